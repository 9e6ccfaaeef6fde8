// Swedish Chicago: what a table can decide for itself.
//
// Five-card poker hands and five tricks, first to the target score. In each exchange round the
// players draw cards anew; after every round but the last the best hand scores. Then five tricks
// are played without trumps, the last of which scores, and the best hand scores once more, as it
// was before the tricks. Whoever declares Chicago is to take all five tricks.
//
// The defaults are the base rules of Pagat; the presets name the other sources. Points are whole
// numbers. How the rules are used is told in hand_points.hpp (hands), table.hpp (what is public),
// actions.hpp (what may be chosen) and state.hpp (the match).
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "base/rules.hpp"

namespace pokerloop::swedish_chicago {

inline constexpr int max_players = 4;
inline constexpr int most_exchanges = 3;

// The highest target, and the highest score to begin with. From there no match can reach the limits
// of an int, as it has a bounded number of deals.
inline constexpr int most_points = 1'000'000;

// A Chicago declared before looking at the cards: what it scores, and costs.
inline constexpr int blind_points = 30;
inline constexpr int blind_points_with_two = 60;
inline constexpr int blind_loss = 20;

// Of a rule that is a number or none.
inline constexpr int none = base::no_number;

enum class WinCheck : std::uint8_t { end_of_deal, immediate };
enum class WinTie : std::uint8_t { extra_deal, shared };
enum class ChicagoToWin : std::uint8_t { none, attempted, won };
enum class WithoutChicago : std::uint8_t { wait, reset_to_zero };
enum class ConfirmWin : std::uint8_t { off, last_trick_in_later_deal };
enum class ScoreFloor : std::uint8_t { zero, none };
enum class FirstDealer : std::uint8_t { random, lowest_card };
enum class SingleExchange : std::uint8_t { closed, one_up, open_forced };
enum class StockRecycle : std::uint8_t { when_empty, before_last, before_each, never };
enum class NoExchangeMode : std::uint8_t { keep_five, six_discard_one };
enum class NoExchangeTiming : std::uint8_t { immediate, next_deal };
enum class LowHandRedeal : std::uint8_t { off, nine_or_below, ten_or_below };
enum class Announcement : std::uint8_t { automatic, voluntary };
enum class FalseClaim : std::uint8_t { impossible, eliminated };
enum class HandEffect : std::uint8_t {
    none,
    choose_points_or_reset_all,
    reset_all,
    reset_one,
    to_target,
};
enum class HandTie : std::uint8_t { exact_none, category_none, suits };
enum class ChicagoWhen : std::uint8_t { before_first_trick, after_last_exchange, any_time };
enum class ChicagoLeader : std::uint8_t { dealer_left, declarer };
enum class ChicagoHandPoints : std::uint8_t { always, never, not_on_failure };
enum class BlindChicago : std::uint8_t { off, before_looking };

struct Rules {
    int num_players = 2;

    int target_score = 52;
    WinCheck win_check = WinCheck::end_of_deal;
    WinTie win_tie = WinTie::extra_deal;
    ChicagoToWin chicago_to_win = ChicagoToWin::none;
    WithoutChicago at_target_without_chicago = WithoutChicago::wait;
    ConfirmWin confirm_win = ConfirmWin::off;
    ScoreFloor score_floor = ScoreFloor::zero;
    FirstDealer first_dealer = FirstDealer::random;

    int num_exchanges = 3;
    SingleExchange single_exchange = SingleExchange::closed;
    StockRecycle stock_recycle = StockRecycle::when_empty;
    int no_exchange_at = 46;
    NoExchangeMode no_exchange_mode = NoExchangeMode::keep_five;
    NoExchangeTiming no_exchange_timing = NoExchangeTiming::immediate;
    LowHandRedeal low_hand_redeal = LowHandRedeal::off;
    bool show_before_break = false;
    Announcement announcement = Announcement::automatic;
    FalseClaim false_claim = FalseClaim::impossible;

    int four_of_a_kind_points = 7;
    int straight_flush_points = 8;
    int royal_flush_points = 52;
    bool royal_flush_wins = true;
    HandEffect four_of_a_kind_effect = HandEffect::none;
    HandEffect straight_flush_effect = HandEffect::none;
    HandTie hand_tie = HandTie::exact_none;

    int last_trick_points = 5;
    int last_trick_two_points = none;
    ChicagoWhen chicago_when = ChicagoWhen::before_first_trick;
    int chicago_points = 15;
    int chicago_min_score = 15;
    ChicagoLeader chicago_leader = ChicagoLeader::dealer_left;
    bool chicago_stop_on_loss = true;
    int chicago_breaker_points = 0;
    ChicagoHandPoints chicago_hand_points = ChicagoHandPoints::always;
    int chicago_two_points = none;
    BlindChicago blind_chicago = BlindChicago::off;

    static std::span<const base::RuleField<Rules>> fields();
    static std::span<const base::Preset<Rules>> presets();

    friend bool operator==(const Rules&, const Rules&) = default;
};

static_assert(std::is_trivially_copyable_v<Rules>);

}  // namespace pokerloop::swedish_chicago
