// Playing many games, one after the other.
//
// Game i of a seed is the same in whatever chunk it is played.
#pragma once

#include <cstdint>
#include <optional>

#include "play/play.hpp"
#include "play/tally.hpp"

namespace pokerloop::play {

// The games `first` to `first` + `count` - 1 of a seed.
template <Game State>
struct Games {
    typename State::Setup setup;
    std::uint64_t seed = 0;
    std::uint64_t first = 0;
    std::uint64_t count = 0;

    std::uint64_t end() const { return first + count; }
    Key key(std::uint64_t index) const { return {seed, index}; }
};

// What comes out of a chunk: its tally and, where asked for, a record of each game.
template <Game State>
struct Outcome {
    Games<State> games;
    Tally<State> tally;
    std::optional<Records<State>> records;

    Outcome(const Games<State>& played, bool with_records) : games(played) {
        if (with_records) records.emplace(games.first, games.count, games.setup.players);
    }

    void add_game(const Table<State>& table) {
        tally.add_game(table.state(), table.actions());
        if (records) records->add_game(table.index(), table.state(), table.actions());
    }
};

// Plays the games of an outcome that is still empty. An illegal action ends it with an error that
// names the game and the seat. `before_game` may end it too, by an exception.
template <Game State, class BeforeGame>
void run_chunk(Table<State>& table, Outcome<State>& outcome, BeforeGame&& before_game) {
    const Games<State>& games = outcome.games;
    for (std::uint64_t index = games.first; index < games.end(); ++index) {
        before_game();
        table.start(games.setup, games.key(index));
        table.play();
        outcome.add_game(table);
    }
}

}  // namespace pokerloop::play
