// Playing many games, and adding them up.
//
// Game i of a seed is the same in whatever chunk it is played, and a tally holds integers only, so
// tallies of any chunks merge in any order to the same sums. Means and errors are made of them
// elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "base/errors.hpp"
#include "play/play.hpp"

namespace pokerloop::play {

// A game won is worth this many shares, divided among those with the most points: a number that 2
// to 6 players divide.
inline constexpr std::int64_t win_shares = 60;

template <Game State>
struct Tally {
    struct Seat {
        std::int64_t points = 0;
        std::int64_t squared_points = 0;
        std::int64_t shares = 0;
        std::array<std::int64_t, State::counters.size()> counts{};

        friend bool operator==(const Seat&, const Seat&) = default;
    };

    std::int64_t games = 0;
    std::int64_t actions = 0;
    std::array<Seat, static_cast<std::size_t>(State::max_players)> seats{};

    void add_game(const State& state, std::int64_t actions_played) {
        ++games;
        actions += actions_played;
        int most = state.points(0);
        int winners = 0;
        for (int i = 0; i < state.players(); ++i) {
            if (state.points(i) > most) most = state.points(i), winners = 0;
            winners += state.points(i) == most;
        }
        for (int i = 0; i < state.players(); ++i) {
            Seat& seat = seats[static_cast<std::size_t>(i)];
            const std::int64_t points = state.points(i);
            seat.points += points;
            seat.squared_points += points * points;
            if (points == most) seat.shares += win_shares / winners;
            const std::span<const std::int32_t> counts = state.counts(i);
            for (std::size_t k = 0; k < counts.size(); ++k) seat.counts[k] += counts[k];
        }
    }

    void merge(const Tally& other) {
        games += other.games;
        actions += other.actions;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            seats[i].points += other.seats[i].points;
            seats[i].squared_points += other.seats[i].squared_points;
            seats[i].shares += other.seats[i].shares;
            for (std::size_t k = 0; k < seats[i].counts.size(); ++k) {
                seats[i].counts[k] += other.seats[i].counts[k];
            }
        }
    }

    friend bool operator==(const Tally&, const Tally&) = default;
};

// Plays the games `first` to `first` + `count` - 1 of a seed. An illegal action ends it
// with an error that names the game and the seat.
template <Game State>
Tally<State> run_chunk(const typename State::Setup& setup, std::span<const Policy<State>> seats,
                       std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
    Tally<State> tally;
    for (std::uint64_t index = first; index < first + count; ++index) {
        const Key key{seed, index};
        State state(setup, key);
        try {
            const std::int64_t actions = play(state, seats, key);
            tally.add_game(state, actions);
        } catch (const base::IllegalActionError& error) {
            throw base::IllegalActionError("game " + std::to_string(index) + ", seat " +
                                           std::to_string(state.to_move()) + ": " + error.what());
        }
    }
    return tally;
}

}  // namespace pokerloop::play
