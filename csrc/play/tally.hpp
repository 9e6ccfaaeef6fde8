// What is counted of finished games.
//
// A tally holds integers only, so tallies of any chunks add up in any order to the same sums. Means
// and errors are made of them elsewhere. A record is what there is to say of one game.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "play/histogram.hpp"

namespace pokerloop::play {

// A game won is worth this many shares, divided among the winners: a number that 2 to 6 divide.
inline constexpr std::int64_t win_shares = 60;

// Which of a game's counters are worth a histogram: those named in State::histograms, or all of
// them.
template <Game State>
constexpr auto histogrammed() {
    std::array<bool, State::counters.size()> which{};
    for (std::size_t k = 0; k < which.size(); ++k) {
        if constexpr (requires { State::histograms; }) {
            for (const std::string_view name : State::histograms) {
                which[k] |= name == State::counters[k];
            }
        } else {
            which[k] = true;
        }
    }
    return which;
}

template <Game State>
struct Tally {
    static constexpr auto has_histogram = histogrammed<State>();

    struct Seat {
        std::int64_t points = 0;
        std::int64_t squared_points = 0;
        std::int64_t shares = 0;
        std::array<std::int64_t, State::counters.size()> counts{};
        // How the points of a game, and counts, are distributed.
        Histogram points_histogram;
        std::array<Histogram, State::counters.size()> count_histograms;
    };

    std::int64_t games = 0;
    std::int64_t actions = 0;
    std::array<Seat, static_cast<std::size_t>(State::max_players)> seats{};

    void add_game(const State& state, std::int64_t actions_played) {
        ++games;
        actions += actions_played;
        const std::uint32_t winners = state.winners();
        assert(winners != 0);
        for (int i = 0; i < state.players(); ++i) {
            Seat& seat = seats[static_cast<std::size_t>(i)];
            const std::int64_t points = state.points(i);
            seat.points += points;
            seat.squared_points += points * points;
            seat.points_histogram.add(points);
            if ((winners >> i & 1U) != 0) seat.shares += win_shares / std::popcount(winners);
            const std::span<const std::int32_t> counts = state.counts(i);
            for (std::size_t k = 0; k < counts.size(); ++k) {
                seat.counts[k] += counts[k];
                if (has_histogram[k]) seat.count_histograms[k].add(counts[k]);
            }
        }
    }
};

// A column for each thing recorded; a game has one row in it, or one for each seat.
template <Game State>
class Records {
 public:
    Records(std::uint64_t first, std::uint64_t count, int players)
        : first_(first), players_(static_cast<std::size_t>(players)) {
        actions.resize(count);
        points.resize(count * players_);
        won.resize(count * players_);
        for (auto& column : counts) column.resize(count * players_);
    }

    void add_game(std::uint64_t index, const State& state, std::int64_t actions_played) {
        const std::size_t row = index - first_;
        actions[row] = static_cast<std::int32_t>(actions_played);
        const std::uint32_t winners = state.winners();
        for (std::size_t i = 0; i < players_; ++i) {
            const int seat = static_cast<int>(i);
            const std::size_t place = row * players_ + i;
            points[place] = state.points(seat);
            won[place] = static_cast<std::uint8_t>(winners >> i & 1U);
            for (std::size_t k = 0; k < counts.size(); ++k) {
                counts[k][place] = state.counts(seat)[k];
            }
        }
    }

    std::vector<std::int32_t> actions;
    std::vector<std::int32_t> points;
    std::vector<std::uint8_t> won;
    std::array<std::vector<std::int32_t>, State::counters.size()> counts;

 private:
    std::uint64_t first_;
    std::size_t players_;
};

}  // namespace pokerloop::play
