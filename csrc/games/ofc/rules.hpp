// Open Face Chinese poker: what a room can decide for itself.
//
// Two to four players build three rows in the open: top (3 cards), middle (5), bottom (5). Points
// are whole numbers and are settled between every pair of players: row points, a bonus for winning
// all three rows (scoop), and royalties. The defaults are Pineapple with American scoring; the
// presets name the other games. How the numbers are used is told in board.hpp (scoring,
// Fantasyland) and deals.hpp (the three deals).
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "base/rules.hpp"

namespace pokerloop::ofc {

enum class Deal : std::uint8_t { pineapple, classic, turbo };

// How far a loss is limited; the words are in fields().
enum class Cap : std::uint8_t { none, match, stacks, stacks_loser };

// The lowest pair on top that enters Fantasyland, 22 to AA.
enum class EntryPair : std::uint8_t {};
inline constexpr EntryPair queens{10};

// The lowest category of a row that stays in Fantasyland. From three_of_a_kind on the value is two
// less than that of hands::Category.
enum class Stay : std::uint8_t {
    never,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
};

enum class RepeatCards : std::uint8_t { same, n13, n14, n15, n16, n17 };

struct Rules {
    Deal deal = Deal::pineapple;

    int row_points = 1;
    int scoop = 3;
    bool strict_rows = false;
    Cap cap = Cap::none;
    int buy_in = 100;

    int bottom_straight = 2;
    int bottom_flush = 4;
    int bottom_full_house = 6;
    int bottom_four_of_a_kind = 10;
    int bottom_straight_flush = 15;
    int bottom_royal_flush = 25;
    int middle_three_of_a_kind = 2;
    int middle_straight = 4;
    int middle_flush = 8;
    int middle_full_house = 12;
    int middle_four_of_a_kind = 20;
    int middle_straight_flush = 30;
    int middle_royal_flush = 50;
    int top_sixes = 1;
    int top_three_twos = 10;

    bool fantasyland = true;
    EntryPair fantasyland_entry = queens;
    int fantasyland_cards_queens = 14;
    int fantasyland_cards_kings = 14;
    int fantasyland_cards_aces = 14;
    int fantasyland_cards_trips = 14;
    bool fantasyland_repeat = true;
    RepeatCards fantasyland_cards_repeat = RepeatCards::same;
    Stay stay_top = Stay::three_of_a_kind;
    Stay stay_middle = Stay::never;
    Stay stay_bottom = Stay::four_of_a_kind;
    bool full_house_middle_stays = false;
    bool button_moves_after_fantasyland = false;

    static std::span<const base::RuleField<Rules>> fields();
    static std::span<const base::Preset<Rules>> presets();

    friend bool operator==(const Rules&, const Rules&) = default;
};

static_assert(std::is_trivially_copyable_v<Rules>);

}  // namespace pokerloop::ofc
