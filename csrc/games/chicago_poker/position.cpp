#include "games/chicago_poker/position.hpp"

#include <algorithm>
#include <string>

#include "base/card_text.hpp"
#include "base/errors.hpp"

namespace pokerloop::chicago_poker {

using base::InvalidPositionError;

namespace {

void expect(bool is_right, const std::string& message) {
    if (!is_right) throw InvalidPositionError(message);
}

std::string seat_name(int seat) { return "seat " + std::to_string(seat); }

// Tiles taken out of the stack one by one.
class TileCounts {
 public:
    TileCounts() { left_.fill(tiles_of_a_type); }
    void take(Tile tile, int count = 1) {
        int& left = left_[at(static_cast<int>(tile))];
        expect(count >= 0 && (left -= count) >= 0,
               std::string("expected five tiles of each type in all, not more of type ") +
                   tile_names[at(static_cast<int>(tile))]);
    }
    int left(Tile tile) const { return left_[at(static_cast<int>(tile))]; }

 private:
    std::array<int, tile_types> left_{};
};

void check_cards(const Position& position, int seat) {
    const auto& hand = position.hands[at(seat)];
    const bool in_mid_turn = seat == position.to_move && position.actions_left > 0;
    const auto most = static_cast<std::size_t>(hand_limit + in_mid_turn);
    expect(hand.size() <= most, "expected at most " + std::to_string(most) +
                                    " cards in the hand of " + seat_name(seat) + ", not " +
                                    std::to_string(hand.size()));
    for (const OpenBusiness& there : position.businesses) {
        const auto& column = there.columns[at(seat)];
        expect(column.size() <= column_size, "expected at most five cards of " + seat_name(seat) +
                                                 " at a business, not " +
                                                 std::to_string(column.size()));
        expect(column.size() < column_size || there.marker != play::nobody,
               "expected a marker where " + seat_name(seat) + " has five cards");
        for (const Card card : column) {
            expect(is_gangster(card),
                   "expected gangsters at a business, not " + base::card_text<Deck>(card));
        }
    }
}

void check(const Position& position) {
    checked(position.setup);
    const int players = position.setup.players;
    expect(position.to_move >= 0 && position.to_move < players,
           "expected a seat to move from 0 to " + std::to_string(players - 1) + ", not " +
               std::to_string(position.to_move));
    expect(position.actions_left >= 0 && position.actions_left <= 5,
           "expected 0 to 5 actions left, not " + std::to_string(position.actions_left));
    const int most = open_tiles(position.setup.rules, players);
    expect(static_cast<int>(position.businesses.size()) <= most,
           "expected at most " + std::to_string(most) + " open businesses, not " +
               std::to_string(position.businesses.size()));
    for (int seat = 0; seat < max_players; ++seat) {
        if (seat < players) check_cards(position, seat);
    }
    for (std::size_t i = 0; i < position.businesses.size(); ++i) {
        const OpenBusiness& there = position.businesses[i];
        const bool is_right =
            there.marker >= play::nobody && there.marker < players &&
            (there.marker == play::nobody || there.columns[at(there.marker)].size() == column_size);
        expect(is_right, "expected the marker at business " + std::to_string(i) +
                             " to be of a seat with five cards there");
    }
}

}  // namespace

State::State(const Position& position, play::Key key) : key_(key) {
    check(position);
    table_.rules = position.setup.rules;
    table_.players = static_cast<std::int8_t>(position.setup.players);
    table_.first = static_cast<std::int8_t>(std::max(position.setup.first, 0));
    place_tiles(position);
    place_cards(position);
    // Late enough for three actions; the turn before was his who sits on the right.
    constexpr int turns_before = 2;
    const int before = (position.to_move + players() - 1) % players();
    if (position.actions_left == 0) {
        turn().number = turns_before;
        turn().player = static_cast<std::int8_t>(before);
        begin_turn(position.to_move);
    } else {
        const auto seat = static_cast<std::int8_t>(position.to_move);
        turn() = {.number = turns_before + 1,
                  .player = seat,
                  .to_move = seat,
                  .actions_left = static_cast<std::int8_t>(position.actions_left)};
        const auto held = hands_[at(seat)].size();
        expect(
            held <= hand_limit || !chicago_poker::legal_actions(table_, hands_[at(seat)]).empty(),
            "expected at most " + std::to_string(hand_limit) + " cards in the hand of " +
                seat_name(seat) + ", who can play none of them, not " + std::to_string(held));
    }
    go_on();
}

void State::place_tiles(const Position& position) {
    TileCounts counts;
    for (int seat = 0; seat < players(); ++seat) {
        for (int type = 0; type < tile_types; ++type) {
            const int tiles = position.won[at(seat)][at(type)];
            counts.take(Tile(type), tiles);
            table_.won[at(seat)][at(type)] = static_cast<std::uint8_t>(tiles);
        }
        expect(!has_won(seat), "expected nobody to have won, but " + seat_name(seat) + " has");
    }
    for (const OpenBusiness& there : position.businesses) counts.take(there.tile);
    for (const Tile tile : position.tiles) counts.take(tile);
    // The random ones first, as the last is the next.
    for (int type = 0; type < tile_types; ++type) {
        for (int i = counts.left(Tile(type)); i > 0; --i) stack_[table_.stack_size++] = Tile(type);
    }
    play::random_stream(key_, play::Stream::lots)
        .shuffle_front(std::span(stack_).first(table_.stack_size), table_.stack_size);
    for (std::size_t i = position.tiles.size(); i-- > 0;) {
        stack_[table_.stack_size++] = position.tiles[i];
    }
    const int open = open_tiles(rules(), players());
    for (int i = static_cast<int>(position.businesses.size()); i < open; ++i) {
        open_tile(business(i));
    }
    expect(!position.businesses.empty() || business(0).is_open(),
           "expected a business that is open, not all tiles won");
}

void State::place_cards(const Position& position) {
    base::DistinctCards<Deck> distinct;
    CardSet rest = deck_of(rules().specials);
    const auto place = [&](Card card) {
        expect(rest.contains(card),
               "the card " + base::card_text<Deck>(card) + " is not in the deck of these rules");
        rest.erase(card);
        return card;
    };
    for (std::size_t i = 0; i < position.businesses.size(); ++i) {
        Business& there = table_.businesses[i];
        there.tile = position.businesses[i].tile;
        if (position.businesses[i].marker != play::nobody) {
            there.marker = static_cast<std::int8_t>(position.businesses[i].marker);
            *std::ranges::find(table_.marked, play::nobody) = static_cast<std::int8_t>(i);
        }
        for (int seat = 0; seat < players(); ++seat) {
            const auto& column = position.businesses[i].columns[at(seat)];
            distinct.insert(column, "business " + std::to_string(i));
            for (const Card card : column) there.columns[at(seat)].lay(place(card), there.tile);
        }
    }
    for (int seat = 0; seat < players(); ++seat) {
        distinct.insert(position.hands[at(seat)], "the hand of " + seat_name(seat));
        for (const Card card : position.hands[at(seat)]) hands_[at(seat)].insert(place(card));
    }
    distinct.insert(position.discards, "the discards");
    for (const Card card : position.discards) table_.discards.insert(place(card));
    distinct.insert(position.deck, "the deck");
    for (const Card card : position.deck) place(card);
    if (position.rest_is_discarded) {
        table_.discards |= rest;
    } else {
        shuffle(rest);
    }
    table_.shuffled = deck_of(rules().specials);
    for (std::size_t i = position.deck.size(); i-- > 0;) {
        deck_[table_.deck_size++] = position.deck[i];
    }
}

}  // namespace pokerloop::chicago_poker
