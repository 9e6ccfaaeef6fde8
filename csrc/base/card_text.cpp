#include "base/card_text.hpp"
namespace pokerloop::base { std::string card_text(Card card) { return {"23456789TJQKA"[rank_of(card)], "cdhs"[suit_of(card)]}; } }
