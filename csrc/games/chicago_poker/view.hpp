// What one seat knows.
//
// The table, with his own cards there and all that lie face up; his hand; how many cards the others
// hold; how many are in the deck, and from which it was shuffled. Of the cards that others have
// face down he knows those that a police raid has shown him, wherever they are moved†.
//
// Hidden are the hands of the others, their other cards that lie face down (also those that lay
// face up before a limousine turned them†), which card a bribe took†, reinforcements until all have
// chosen, a gangster before he is laid, and the order of deck and tiles. The discards are open to
// all†.
#pragma once

#include "games/chicago_poker/actions.hpp"

namespace pokerloop::chicago_poker {

struct View {
    std::int8_t seat = 0;
    std::array<std::uint8_t, max_players> hand_sizes{};
    CardSet hand;
    Table table;
    ActionSet legal;  // none when it is not his turn

    int to_move() const { return table.turn.to_move; }
    ActionSet legal_actions() const { return legal; }

    const Column& column(int business, int of) const {
        return table.businesses[at(business)].columns[at(of)];
    }

    // The cards this seat does not see: in the deck, in other hands, or face down.
    CardSet unseen() const {
        CardSet cards = deck_of(table.rules.specials) - hand - table.discards;
        const auto see = [&](Card card) {
            if (card != no_card) cards.erase(card);
        };
        for (const Business& business : table.businesses) {
            for (const Column& column : business.columns) {
                for (int i = 0; i < column.size; ++i) see(column.cards[at(i)]);
            }
        }
        see(table.reinforcements[at(seat)]);
        return cards;
    }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&View::seat>("seat", "the seat that knows"),
            member<&View::hand_sizes>("hand_sizes", "how many cards each seat holds"),
            member<&View::hand>("hand", "its cards; bit c of the two words: card c"),
            member<&View::table>("table", "the table as it sees it"),
            member<&View::legal>("legal", "bit a of the two words: action a is legal"),
        };
    }

    friend bool operator==(const View&, const View&) = default;
};

}  // namespace pokerloop::chicago_poker
