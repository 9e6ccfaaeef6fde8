// Cards of both decks: how many there are, and text to ids and back.
#include <pybind11/stl.h>

#include <string>

#include "base/card_text.hpp"
#include "bind/text.hpp"

namespace pokerloop::bind {
namespace {

template <class Deck>
void register_deck(py::module_& module, const std::string& prefix) {
    const auto name = [&prefix](const char* what) { return prefix + what; };
    module.attr(name("suits").c_str()) = Deck::suits;
    module.attr(name("deck_cards").c_str()) = Deck::cards;
    module.attr(name("deck_ids").c_str()) = Deck::ids;
    module.def(
        name("parse_card").c_str(),
        [](const py::str& text) { return int{base::parse_card<Deck>(utf8(text))}; },
        py::arg("text"));
    module.def(
        name("parse_cards").c_str(),
        [](const py::str& text) {
            const std::vector<base::Card> cards = base::parse_cards<Deck>(utf8(text));
            return std::vector<int>(cards.begin(), cards.end());
        },
        py::arg("text"));
    module.def(
        name("card_text").c_str(),
        [](int id) {
            base::check_card_id<Deck>(id);
            return base::card_text<Deck>(static_cast<base::Card>(id));
        },
        py::arg("id"));
    module.def(
        name("pretty_card_text").c_str(),
        [](int id) {
            base::check_card_id<Deck>(id);
            return base::pretty_card_text<Deck>(static_cast<base::Card>(id));
        },
        py::arg("id"));
}

}  // namespace

void register_cards(py::module_& module) {
    register_deck<base::StandardDeck>(module, "");
    register_deck<base::GangsterDeck>(module, "gangster_");
}

}  // namespace pokerloop::bind
