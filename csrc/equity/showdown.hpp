// The showdown: the best hand takes the pot, equally good hands share it.
//
// Deals are shown down a row at a time, in vectors of eight strengths. The vectors are those of
// gcc and clang, made into whatever the processor compiled for has.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

#include "base/cards.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::equity {

using hands::Strength;

inline constexpr std::size_t max_players = 10;

using Lanes [[gnu::vector_size(16)]] = Strength;
inline constexpr std::size_t lanes = sizeof(Lanes) / sizeof(Strength);

// All bits of the lanes in which a comparison holds.
template <class Comparison>
Lanes where(Comparison comparison) {
    return reinterpret_cast<Lanes>(comparison);
}

constexpr std::size_t vectors_of(std::size_t deals) { return (deals + lanes - 1) / lanes; }

// A number for each deal of a row. A row has room for the cards of the larger deck, since the
// sampler lays a deck in a circle and makes a deal of each turn of it.
class Column {
 public:
    static constexpr std::size_t length = vectors_of(base::GangsterDeck::cards) * lanes;

    Strength& operator[](std::size_t deal) { return numbers_[deal]; }
    Strength operator[](std::size_t deal) const { return numbers_[deal]; }

    Lanes load(std::size_t vector) const {
        Lanes numbers;
        std::memcpy(&numbers, &numbers_[vector * lanes], sizeof(Lanes));
        return numbers;
    }
    void store(std::size_t vector, Lanes numbers) {
        std::memcpy(&numbers_[vector * lanes], &numbers, sizeof(Lanes));
    }

 private:
    alignas(sizeof(Lanes)) std::array<Strength, length> numbers_{};
};

// The strengths of every player in each deal. What stands behind the last deal does not matter.
using Row = std::array<Column, max_players>;

struct Outcome {
    Column best;     // the strength that wins
    Column winners;  // how many players have it
};

inline Outcome showdown(const Row& row, std::size_t players, std::size_t deals) {
    Outcome outcome;
    for (std::size_t v = 0; v < vectors_of(deals); ++v) {
        Lanes best = row[0].load(v);
        for (std::size_t p = 1; p < players; ++p) {
            const Lanes strength = row[p].load(v);
            best = strength > best ? strength : best;
        }
        Lanes winners{};
        for (std::size_t p = 0; p < players; ++p) winners -= where(row[p].load(v) == best);
        outcome.best.store(v, best);
        outcome.winners.store(v, winners);
    }
    return outcome;
}

}  // namespace pokerloop::equity
