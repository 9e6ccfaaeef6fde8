// What a game is.
//
// A game's state is a small trivially copyable value that holds everything, the random key
// included: what follows from an action depends on the state alone, and copying a state is how one
// searches. Actions are numbers from 0 to `action_count` - 1, the same in every state of the game.
// `apply` refuses an action that is not legal with IllegalActionError and leaves the state as it
// was.
//
// Players decide from a view: what one seat knows. Two states that differ only in what a seat
// cannot know give it equal views. `imagine` is such another state, drawn at random.
//
// Points are whole numbers, those won so far; `winners` has a bit for each seat that has won the
// game, several if they share it, none before it is over. What a game counts besides is in
// `counts`: a few whole numbers for each seat. How they are distributed is counted too, of all of
// them or, where these would take many values, of those whose names are in `State::histograms`.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <type_traits>

#include "base/errors.hpp"
#include "base/philox.hpp"

namespace pokerloop::play {

using Action = std::uint16_t;

// The seat to move when the game is over.
inline constexpr int nobody = -1;

// Game `index` of a seed: all its random numbers come from here.
struct Key {
    std::uint64_t seed = 0;
    std::uint64_t index = 0;

    friend bool operator==(Key, Key) = default;
};

// Random numbers that do not disturb each other: a player who draws more of them gets no other
// cards, and a deal has its cards whatever happened in the deals before.
enum class Stream : std::uint32_t { lots, cards, seat };

inline base::RandomStream random_stream(Key key, Stream kind, std::uint32_t number = 0) {
    return {key.seed, key.index, static_cast<std::uint32_t>(kind) << 28 | number};
}

// A set of actions out of `count`.
template <int count>
class ActionSet {
 public:
    constexpr void insert(Action action) { words_[action / 64U] |= bit(action); }
    constexpr bool contains(Action action) const {
        return action < count && (words_[action / 64U] & bit(action)) != 0;
    }
    constexpr int size() const {
        int size = 0;
        for (const std::uint64_t word : words_) size += std::popcount(word);
        return size;
    }
    constexpr bool empty() const { return size() == 0; }

    template <class Visit>
    constexpr void for_each(const Visit& visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
                visit(
                    static_cast<Action>(64 * i + static_cast<std::size_t>(std::countr_zero(word))));
            }
        }
    }

    // The action with so many smaller ones in the set.
    constexpr Action nth(int position) const {
        std::size_t i = 0;
        while (position >= std::popcount(words_[i])) position -= std::popcount(words_[i++]);
        std::uint64_t word = words_[i];
        for (; position > 0; --position) word &= word - 1;
        return static_cast<Action>(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
    }

    // Bit i of the words, the lowest bit of the first word counted as 0, is action i.
    constexpr const std::array<std::uint64_t, (count + 63) / 64>& words() const { return words_; }

    friend constexpr bool operator==(const ActionSet&, const ActionSet&) = default;

 private:
    static constexpr std::uint64_t bit(Action action) { return std::uint64_t{1} << action % 64U; }

    std::array<std::uint64_t, (count + 63) / 64> words_{};
};

template <class View>
concept GameView = std::is_trivially_copyable_v<View> && std::equality_comparable<View> &&
                   requires(const View& view) {
                       { view.legal_actions() };
                   };

template <class State>
concept Game = std::is_trivially_copyable_v<State> && std::equality_comparable<State> &&
               GameView<typename State::View> &&
               std::constructible_from<State, const typename State::Setup&, Key> &&
               requires(State changing, const State& state, int seat, Action action,
                        base::RandomStream& random) {
                   { State::action_count } -> std::convertible_to<int>;
                   { State::max_players } -> std::convertible_to<int>;
                   { State::action_name(action) } -> std::convertible_to<std::string>;
                   { state.seed() } -> std::same_as<std::uint64_t>;
                   { state.index() } -> std::same_as<std::uint64_t>;
                   { state.players() } -> std::same_as<int>;
                   { state.is_over() } -> std::same_as<bool>;
                   { state.to_move() } -> std::same_as<int>;  // a seat, or nobody
                   { state.legal_actions() } -> std::same_as<ActionSet<State::action_count>>;
                   { state.points(seat) } -> std::same_as<int>;
                   { state.winners() } -> std::same_as<std::uint32_t>;
                   { state.view(seat) } -> std::same_as<typename State::View>;
                   { state.imagine(seat, random) } -> std::same_as<State>;
                   { State::counters } -> std::convertible_to<std::span<const char* const>>;
                   { state.counts(seat) } -> std::convertible_to<std::span<const std::int32_t>>;
                   { changing.apply(action) };
               };

// A number from outside as an action of the game, legal or not.
template <Game State>
Action checked_action(std::int64_t number) {
    if (number >= 0 && number < State::action_count) return static_cast<Action>(number);
    throw base::IllegalActionError("expected an action from 0 to " +
                                   std::to_string(State::action_count - 1) + ", not " +
                                   std::to_string(number));
}

// The bits of the seats with the most points.
template <class State>
std::uint32_t seats_with_most_points(const State& state) {
    int most = state.points(0);
    std::uint32_t seats = 0;
    for (int seat = 0; seat < state.players(); ++seat) {
        if (state.points(seat) > most) most = state.points(seat), seats = 0;
        if (state.points(seat) == most) seats |= 1U << seat;
    }
    return seats;
}

// How a seat plays: chooses one of the legal actions, with random numbers of its own. A policy may
// keep notes between calls but must answer the same without them.
template <Game State>
using Policy = std::function<Action(const typename State::View&, base::RandomStream&)>;

}  // namespace pokerloop::play
