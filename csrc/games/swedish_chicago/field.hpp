// How a hand typically compares with those of others who draw for points.
//
// The strengths that hands have after each number of exchanges, by many random hands that keep what
// has the most hand points; made at first use in some milliseconds, always the same. And how often
// a hand wins the last trick against such hands, by its ranks.
#pragma once

#include <array>
#include <vector>

#include "games/swedish_chicago/keep_values.hpp"

namespace pokerloop::swedish_chicago {

class Field {
 public:
    static const Field& typical();

    // The chance that one hand that has been exchanged so often is worse.
    double worse(int exchanges, hands::Strength strength) const {
        return worse_[static_cast<std::size_t>(exchanges)][strength];
    }
    // The chance that so many are.
    double best(int exchanges, int others, hands::Strength strength) const {
        double chance = 1;
        for (; others > 0; --others) chance *= worse(exchanges, strength);
        return chance;
    }

    // By points: the chance that a hand exchanged so often is better than `others` hands exchanged
    // `others_exchanges` times and scores as many; 0 stands for the rest.
    std::vector<double> points(const Rules& rules, int exchanges, int others,
                               int others_exchanges) const;

 private:
    static constexpr int samples = 20'000;
    static constexpr std::size_t strengths = hands::royal_flush + 1;

    Field();

    std::array<std::vector<double>, most_exchanges + 1> worse_;
    std::array<std::vector<hands::Strength>, most_exchanges + 1> hands_;
};

// The chance to win the last trick with five cards of these ranks.
double last_trick_chance(std::span<const std::uint8_t> ranks, int players);

}  // namespace pokerloop::swedish_chicago
