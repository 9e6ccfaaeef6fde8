// What lies on the table and is open to all.
//
// Twenty business tiles, five of each type, some of them open at a time. At each open business
// every player has a column of at most five cards, in the order in which he laid them. The type
// says which of the five lie face down: at a speakeasy the first two, at a jazz club the last two,
// at a gambling house the first, third and fifth, at a brewery none. A card is turned by how many
// lie there before it; when one in the middle leaves, those after it move up and keep their faces†.
//
// Whoever lays a fifth card at a business puts a marker there if it has none: the shootout comes at
// the start of his next turn. Businesses keep their places: a new tile comes where the old one was.
//
// In a State's table all cards are known; in a View's those the seat may not know are `no_card`.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "base/members.hpp"
#include "games/chicago_poker/cards.hpp"
#include "games/chicago_poker/rules.hpp"
#include "play/game.hpp"

namespace pokerloop::chicago_poker {

inline constexpr int column_size = 5;
inline constexpr int tiles_of_a_type = 5;
inline constexpr int tile_types = 4;
inline constexpr int all_tiles = tiles_of_a_type * tile_types;

enum class Tile : std::uint8_t { speakeasy, jazz_club, brewery, gambling_house, none };

inline constexpr std::array<const char*, tile_types> tile_names = {"speakeasy", "jazz_club",
                                                                   "brewery", "gambling_house"};

// Which of the five cards lie face down: bit i for the i-th.
constexpr std::uint8_t face_down(Tile tile) {
    constexpr std::array<std::uint8_t, tile_types + 1> patterns = {0b00011, 0b11000, 0, 0b10101, 0};
    return patterns[static_cast<std::size_t>(tile)];
}

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

// For each set of places in a column, bit i for the i-th: what makes `no_card` of the cards there
// by a bitwise or, and leaves the others.
inline constexpr auto covers = [] {
    static_assert(no_card == 0xFF);
    std::array<std::array<Card, column_size>, 1U << column_size> covers{};
    for (std::size_t places = 0; places < covers.size(); ++places) {
        for (std::size_t i = 0; i < column_size; ++i) {
            if ((places >> i & 1) != 0) covers[places][i] = no_card;
        }
    }
    return covers;
}();

// The cards of one player at one business.
struct Column {
    std::uint8_t size = 0;
    std::uint8_t down = 0;  // bit i: the i-th lies face down
    std::array<Card, column_size> cards = {no_card, no_card, no_card, no_card, no_card};

    bool is_full() const { return size == column_size; }
    bool lies_down(int place) const { return (down >> place & 1) != 0; }

    void lay(Card card, Tile tile) {
        down = static_cast<std::uint8_t>(down | (face_down(tile) & 1U << size));
        cards[size++] = card;
    }

    Card take_last() {
        const Card card = cards[--size];
        cards[size] = no_card;
        down = static_cast<std::uint8_t>(down & ~(1U << size));
        return card;
    }

    void take(Card card) {
        auto* const place = std::ranges::find(cards, card);
        const auto below = (1U << (place - cards.begin())) - 1;
        down = static_cast<std::uint8_t>((down & below) | (down >> 1 & ~below));
        std::copy(place + 1, cards.end(), place);
        cards.back() = no_card;
        --size;
    }

    // What lies face down becomes `no_card`, but for the cards that are known.
    void hide_all_but(CardSet known) {
        std::size_t hidden = down;
        if (!known.empty()) {
            for (std::size_t i = 0; i < size; ++i) {
                if (known.contains(cards[i])) hidden &= ~(std::size_t{1} << i);
            }
        }
        for (std::size_t i = 0; i < column_size; ++i) cards[i] |= covers[hidden][i];
    }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Column::size>("size", "how many cards lie there"),
            member<&Column::down>("down", "bit i: card i lies face down"),
            member<&Column::cards>("cards", "in the order in which they were laid; 255: unknown"),
        };
    }

    friend bool operator==(const Column&, const Column&) = default;
};

struct Business {
    Tile tile = Tile::none;  // none: closed, as no tile was left
    std::int8_t marker = play::nobody;
    std::array<Column, max_players> columns{};

    bool is_open() const { return tile != Tile::none; }
    bool is_marked() const { return marker != play::nobody; }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Business::tile>("tile",
                                    "0 speakeasy, 1 jazz club, 2 brewery, 3 gambling "
                                    "house, 4 closed"),
            member<&Business::marker>("marker", "the seat that set the marker, or -1"),
            member<&Business::columns>("columns", "the cards of each seat"),
        };
    }

    friend bool operator==(const Business&, const Business&) = default;
};

// What the player to move decides next.
enum class Choice : std::uint8_t {
    action,         // draw, or which card to play
    business,       // where the card goes, or what the special card is used on
    seat,           // against whom
    destination,    // where the limousine drives
    passenger,      // which card it takes next
    discard,        // what the bribe brings back
    reinforcement,  // a tie is to be broken
};

// Whose turn it is, and how far it has come.
struct Turn {
    std::int32_t number = -1;  // counted from 0
    std::int8_t player = play::nobody;
    std::int8_t to_move = play::nobody;  // another one only where a tie is broken
    std::int8_t actions_left = 0;
    Choice choice = Choice::action;
    Card played = no_card;  // the card being played
    std::int8_t business = play::nobody;
    std::int8_t destination = play::nobody;
    std::int8_t passengers = 0;   // so far
    std::uint8_t contenders = 0;  // bit s: seat s breaks the tie
    bool has_used_revolver = false;

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Turn::number>("number", "counted from 0"),
            member<&Turn::player>("player", "whose turn it is"),
            member<&Turn::to_move>("to_move", "who decides; -1 when the game is over"),
            member<&Turn::actions_left>("actions_left", "of the turn"),
            member<&Turn::choice>("choice",
                                  "0 action, 1 business, 2 seat, 3 destination, 4 passenger, 5 "
                                  "discard, 6 reinforcement"),
            member<&Turn::played>("played", "the card being played, or 255"),
            member<&Turn::business>("business", "where it is used, or a tie is broken, or -1"),
            member<&Turn::destination>("destination", "where the limousine drives, or -1"),
            member<&Turn::passengers>("passengers", "how many cards it has moved"),
            member<&Turn::contenders>("contenders", "bit s: seat s breaks the tie"),
            member<&Turn::has_used_revolver>("has_used_revolver", "in this turn"),
        };
    }

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Table {
    Rules rules;
    std::int8_t players = 0;
    std::int8_t first = 0;        // the seat that began
    std::uint8_t deck_size = 0;   // cards
    std::uint8_t stack_size = 0;  // tiles
    std::uint8_t winners = 0;     // bit s: seat s has won
    Turn turn;
    std::array<Business, max_open> businesses{};
    std::array<std::int8_t, max_open> marked = {-1, -1, -1, -1, -1, -1};  // in order of marking
    std::array<std::array<std::uint8_t, tile_types>, max_players> won{};  // tiles by seat and type
    std::array<Card, max_players> reinforcements = {no_card, no_card, no_card,
                                                    no_card, no_card, no_card};
    CardSet discards;
    CardSet shuffled;  // the cards of which the deck was last made: what it holds is among them

    bool is_over() const { return winners != 0; }

    int businesses_of(int seat) const {
        int tiles = 0;
        for (const std::uint8_t of_type : won[at(seat)]) tiles += of_type;
        return tiles;
    }

    // Places left in the seat's columns.
    int free_places(int seat) const {
        int places = 0;
        for (const Business& business : businesses) {
            if (business.is_open()) places += column_size - business.columns[at(seat)].size;
        }
        return places;
    }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Table::rules>("rules", "the rules played by"),
            member<&Table::players>("players", "how many play"),
            member<&Table::first>("first", "the seat that began"),
            member<&Table::deck_size>("deck_size", "cards in the deck"),
            member<&Table::stack_size>("stack_size", "tiles to come"),
            member<&Table::winners>("winners", "bit s: seat s has won"),
            member<&Table::turn>("turn", "whose turn it is, and how far it has come"),
            member<&Table::businesses>("businesses", "by place"),
            member<&Table::marked>("marked", "places in the order of marking, then -1"),
            member<&Table::won>("won", "businesses by seat and type"),
            member<&Table::reinforcements>("reinforcements", "by seat; 255: none, or unknown"),
            member<&Table::discards>("discards", "bit c of the two words: card c"),
            member<&Table::shuffled>("shuffled", "the cards of which the deck was last made"),
        };
    }

    friend bool operator==(const Table&, const Table&) = default;
};

static_assert(std::is_trivially_copyable_v<Table>);

}  // namespace pokerloop::chicago_poker
