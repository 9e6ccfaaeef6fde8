// What a renaming of suits does not change, and the hands that renamings make of each other.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "equity/cards.hpp"
#include "equity/spot.hpp"

namespace pokerloop::equity {

// Some of all renamings, by their numbers: 24 for four suits, 120 for five. Number 0, which changes
// nothing, is always among them.
class RenamingGroup {
 public:
    void insert(std::size_t number) { words_[number / 64] |= std::uint64_t{1} << (number % 64); }
    bool is_trivial() const { return words_[0] == 1 && words_[1] == 0; }
    int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

    template <class Holds>
    bool all_of(const Holds& holds) const {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                if (!holds(64 * word + bit)) return false;
            }
        }
        return true;
    }

 private:
    std::array<std::uint64_t, 2> words_{};
};

// The hands that the renamings of a group make of one.
struct Orbit {
    int size;            // 0 for all of them but the first, which stands for the others
    RenamingGroup same;  // the renamings that do not change the hand
};

template <class Deck>
class Symmetry {
 public:
    // The renamings that change nothing of what is seen, nor the weights of any range.
    static RenamingGroup of(const Spot<Deck>& spot) {
        RenamingGroup same;
        for (std::size_t i = 0; i < renamings.size(); ++i) {
            const Renaming<Deck>& names = renamings[i];
            if (spot.board.renamed(names) == spot.board && spot.seen.renamed(names) == spot.seen &&
                std::ranges::all_of(spot.players, [&](const Player<Deck>& player) {
                    return same_weights(player.choices, names);
                })) {
                same.insert(i);
            }
        }
        return same;
    }

    static Orbit orbit(Cards<Deck> cards, const RenamingGroup& group) {
        if (group.is_trivial()) return {1, group};
        RenamingGroup same;
        const bool is_first = group.all_of([&](std::size_t i) {
            const Cards<Deck> renamed = cards.renamed(renamings[i]);
            if (renamed == cards) same.insert(i);
            return !(renamed < cards);
        });
        return {is_first ? group.size() / same.size() : 0, same};
    }

 private:
    static constexpr auto& renamings = all_renamings<Deck>;

    static bool same_weights(const std::vector<Choice<Deck>>& sorted, const Renaming<Deck>& names) {
        return std::ranges::all_of(sorted, [&](const Choice<Deck>& choice) {
            const Cards<Deck> renamed = choice.cards.renamed(names);
            const auto found = std::ranges::lower_bound(sorted, renamed, {}, &Choice<Deck>::cards);
            return found != sorted.end() && found->cards == renamed &&
                   found->weight == choice.weight;
        });
    }
};

}  // namespace pokerloop::equity
