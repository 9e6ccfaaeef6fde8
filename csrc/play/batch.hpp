// Many games in lock step.
//
// Some seats are asked from outside, many games at a time: `ask` plays games on until each waits
// for such a seat and lays out what the seats know, row by row; `answer` takes an action for each
// row. Policies at the other seats play in between. As one game ends, the next of the chunk takes
// its place.
//
// Seats asked from outside may belong to several players; each question is for one of them, for
// whom most games wait. Every game has the random numbers it has when it is played alone.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "play/chunk.hpp"

namespace pokerloop::play {

// Bit i as the byte i, 0 or 1.
constexpr std::uint64_t spread(std::uint8_t bits) {
    constexpr std::uint64_t every_byte = 0x0101'0101'0101'0101;
    const std::uint64_t one_bit_a_byte = bits * every_byte & 0x8040'2010'0804'0201;
    return (one_bit_a_byte + 0x7F * every_byte) >> 7 & every_byte;
}

static_assert(spread(0b1000'0011) == 0x0100'0000'0000'0101);
static_assert(std::endian::native == std::endian::little);

// Writes a byte for each action, 1 if it is in the set, and up to `mask_overrun` bytes behind them.
inline constexpr std::size_t mask_overrun = 7;

template <int count>
void write_mask(const ActionSet<count>& set, std::uint8_t* mask) {
    for (int action = 0; action < count; action += 8) {
        const auto position = static_cast<std::size_t>(action);
        const std::uint64_t word = set.words()[position / 64];
        const std::uint64_t bytes = spread(static_cast<std::uint8_t>(word >> position % 64));
        std::memcpy(mask + position, &bytes, sizeof(bytes));
    }
}

template <Game State>
class Batch {
 public:
    using View = typename State::View;
    static constexpr std::size_t actions = static_cast<std::size_t>(State::action_count);
    static constexpr int nobody = -1;

    // `make_seats` makes the policies of one table, empty at the seats asked from outside;
    // `player_of_seat` has the player, counted from 0, asked for each of these. So many games as
    // `width` are played side by side.
    Batch(const Games<State>& games, const std::function<std::vector<Policy<State>>()>& make_seats,
          std::vector<int> player_of_seat, std::size_t width, bool with_records)
        : player_of_seat_(std::move(player_of_seat)),
          outcome_(games, with_records),
          next_game_(games.first) {
        const auto tables = static_cast<std::size_t>(std::min<std::uint64_t>(width, games.count));
        for (std::size_t i = 0; i < tables; ++i) tables_.emplace_back(make_seats());
        waiting_.resize(player_of_seat_.size());
        views_ = std::make_unique<View[]>(tables);
        mask_.resize(tables * actions + mask_overrun);
        random_.resize(tables);
    }

    // The player to be asked next, for the rows laid out; nobody when all games are over.
    int ask() {
        if (!has_begun_) {
            has_begun_ = true;
            for (Table<State>& table : tables_) {
                if (start_next(table)) play_on(table);
            }
        }
        const auto longest =
            std::ranges::max_element(waiting_, {}, [](const auto& list) { return list.size(); });
        asked_.clear();
        std::swap(asked_, *longest);
        for (std::size_t row = 0; row < asked_.size(); ++row) {
            const State& state = asked_[row]->state();
            std::construct_at(&views_[row], state.view(state.to_move()));
            write_mask(state.legal_actions(), &mask_[row * actions]);
        }
        return asked_.empty() ? nobody : static_cast<int>(longest - waiting_.begin());
    }

    std::size_t rows() const { return asked_.size(); }
    const View* views() const { return views_.get(); }
    const std::uint8_t* mask() const { return mask_.data(); }  // rows x actions, 0 or 1

    // Fresh random bits for each row, drawn like a policy's at its seat.
    const std::uint64_t* random() {
        for (std::size_t row = 0; row < rows(); ++row) {
            random_[row] = asked_[row]->random_of_mover().next64();
        }
        return random_.data();
    }

    const Table<State>& table(std::size_t row) const { return *asked_[row]; }

    // Takes an action for each row and plays on. Throws IllegalActionError, naming the game and the
    // seat, and changes nothing if one is not legal.
    void answer(std::span<const std::int64_t> answers) {
        assert(answers.size() == rows());
        for (std::size_t row = 0; row < rows(); ++row) {
            const auto action = static_cast<std::uint64_t>(answers[row]);
            if (action >= actions || mask_[row * actions + action] == 0) {
                asked_[row]->at_this_place([&] { refuse(*asked_[row], answers[row]); });
            }
        }
        for (std::size_t row = 0; row < rows(); ++row) {
            asked_[row]->apply(static_cast<Action>(answers[row]));
            play_on(*asked_[row]);
        }
        asked_.clear();
    }

    const Outcome<State>& outcome() const { return outcome_; }

 private:
    static void refuse(const Table<State>& table, std::int64_t action) {
        State state = table.state();
        state.apply(checked_action<State>(action));
        assert(false);
    }

    bool start_next(Table<State>& table) {
        if (next_game_ == outcome_.games.end()) return false;
        table.start(outcome_.games.setup, outcome_.games.key(next_game_++));
        return true;
    }

    // Plays a game until it waits; when it is over, the next one.
    void play_on(Table<State>& table) {
        for (table.play(); table.state().is_over(); table.play()) {
            outcome_.add_game(table);
            if (!start_next(table)) return;
        }
        const auto seat = static_cast<std::size_t>(table.state().to_move());
        waiting_[static_cast<std::size_t>(player_of_seat_[seat])].push_back(&table);
    }

    std::vector<int> player_of_seat_;
    std::vector<Table<State>> tables_;
    std::vector<std::vector<Table<State>*>> waiting_;  // for each player asked
    std::vector<Table<State>*> asked_;                 // one for each row
    std::unique_ptr<View[]> views_;
    std::vector<std::uint8_t> mask_;
    std::vector<std::uint64_t> random_;
    Outcome<State> outcome_;
    std::uint64_t next_game_;
    bool has_begun_ = false;
};

}  // namespace pokerloop::play
