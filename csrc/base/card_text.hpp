#pragma once
#include <string>
#include "base/cards.hpp"
namespace pokerloop::base { std::string card_text(Card card); }
