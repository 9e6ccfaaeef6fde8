// What came of many showdowns, counted. Integers, so that tallies add up to the same in any order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "equity/showdown.hpp"

namespace pokerloop::equity {

inline constexpr std::size_t slots = 16;  // the values of the upper four bits of a strength

constexpr std::size_t slot_of(Strength strength) { return strength >> 12; }

template <class Count, std::size_t columns>
using PerPlayer = std::array<std::array<Count, columns>, max_players>;

struct Tally {
    PerPlayer<std::int64_t, max_players> shared{};  // pots won alone, with one other, with two, ...
    PerPlayer<std::int64_t, slots> by_slot{};       // hands, by the slot of their strength

    void clear(std::size_t players) {
        std::fill_n(shared.begin(), players, std::array<std::int64_t, max_players>{});
        std::fill_n(by_slot.begin(), players, std::array<std::int64_t, slots>{});
    }

    // Adds a row of showdowns, each as often as its weight says.
    void add(const Row& row, const Outcome& outcome, std::size_t players, std::size_t deals,
             const std::int64_t* weights) {
        for (std::size_t i = 0; i < deals; ++i) {
            for (std::size_t p = 0; p < players; ++p) {
                by_slot[p][slot_of(row[p][i])] += weights[i];
            }
        }
        for (std::size_t p = 0; p < players; ++p) {
            std::int64_t alone = 0;
            for (std::size_t i = 0; i < deals; ++i) {
                // Without a branch, as nobody could predict it.
                const bool wins = row[p][i] == outcome.best[i];
                const bool unshared = outcome.winners[i] == 1;
                alone += weights[i] & -static_cast<std::int64_t>(wins & unshared);
            }
            shared[p][0] += alone;
        }
        for (std::size_t i = 0; i < deals; ++i) {
            if (outcome.winners[i] == 1) [[likely]]
                continue;
            for (std::size_t p = 0; p < players; ++p) {
                const bool wins = row[p][i] == outcome.best[i];
                shared[p][outcome.winners[i] - 1U] += wins ? weights[i] : 0;
            }
        }
    }
};

// Counts showdowns once each, eight at a time, and knows the sum when it is done.
class Counter {
 public:
    // A lane has 16 bits, and a row adds no more than its vectors to it.
    static constexpr std::size_t most_rows = 0xFFFF / vectors_of(Column::length);

    // The slots are those that strengths of the game can have.
    Counter(std::size_t players, std::size_t slots) : players_(players), slots_(slots) {}

    void add(const Row& row, const Outcome& outcome, std::size_t deals) {
        Lanes shared_pots{};
        for (std::size_t v = 0; v < vectors_of(deals); ++v) {
            const Lanes there = where(lane_numbers < Lanes{} + rest(deals, v));
            const Lanes alone = where(outcome.winners.load(v) == 1) & there;
            shared_pots |= alone ^ there;
            for (std::size_t p = 0; p < players_; ++p) {
                const Lanes strengths = row[p].load(v);
                alone_[p] -= where(strengths == outcome.best.load(v)) & alone;
                const Lanes slot_numbers = strengths >> 12;
                for (std::size_t slot = 0; slot < slots_; ++slot) {
                    const Lanes number = Lanes{} + static_cast<Strength>(slot);
                    by_slot_[p][slot] -= where(slot_numbers == number) & there;
                }
            }
        }
        if (sum(shared_pots) != 0) add_shared(row, outcome, deals);
    }

    Tally tally() const {
        Tally tally = shared_;
        for (std::size_t p = 0; p < players_; ++p) {
            tally.shared[p][0] = sum(alone_[p]);
            for (std::size_t slot = 0; slot < slots; ++slot) {
                tally.by_slot[p][slot] = sum(by_slot_[p][slot]);
            }
        }
        return tally;
    }

 private:
    static constexpr Lanes lane_numbers = {0, 1, 2, 3, 4, 5, 6, 7};

    static Strength rest(std::size_t deals, std::size_t vector) {
        return static_cast<Strength>(deals - vector * lanes);
    }
    static std::int64_t sum(Lanes numbers) {
        std::int64_t sum = 0;
        for (std::size_t lane = 0; lane < lanes; ++lane) sum += numbers[lane];
        return sum;
    }

    void add_shared(const Row& row, const Outcome& outcome, std::size_t deals) {
        for (std::size_t i = 0; i < deals; ++i) {
            if (outcome.winners[i] == 1) continue;
            for (std::size_t p = 0; p < players_; ++p) {
                if (row[p][i] == outcome.best[i]) ++shared_.shared[p][outcome.winners[i] - 1U];
            }
        }
    }

    std::size_t players_;
    std::size_t slots_;
    std::array<Lanes, max_players> alone_{};
    PerPlayer<Lanes, slots> by_slot_{};
    Tally shared_;
};

}  // namespace pokerloop::equity
