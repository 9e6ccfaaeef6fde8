// The chance to have the best hand, against hands not seen.
//
// One to three opponents were dealt five cards each from those not seen, and have each had the same
// number of exchanges, in every one of which they kept what is worth most on average
// (keep_values.hpp). When the stock runs out, what others have thrown away is shuffled and drawn
// again; that happens with few cards unseen only.
//
// Hands compare in full poker order. Sample `index` of a seed is the same whatever runs before it.
#pragma once

#include <cstdint>

#include "games/swedish_chicago/keep_values.hpp"
#include "games/swedish_chicago/stock.hpp"

namespace pokerloop::swedish_chicago {

struct WinQuestion {
    CardSet hand;
    CardSet unseen;  // where the opponents' cards come from
    int opponents = 1;
    int exchanges = 0;
};

struct WinCounts {
    std::uint64_t won = 0;   // better than every other hand
    std::uint64_t tied = 0;  // as good as the best of them
    std::uint64_t lost = 0;

    void add(hands::Strength own, hands::Strength best_other) {
        ++(own > best_other ? won : own == best_other ? tied : lost);
    }
};

class WinOdds {
 public:
    WinOdds(const WinQuestion& question, const Rules& rules);

    // Every hand that one opponent who has exchanged nothing may have.
    WinCounts count() const;
    // Samples `first` to `first` + `count` - 1 of a seed.
    WinCounts sample(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const;

 private:
    WinQuestion question_;
    hands::Strength strength_;
    KeepValues values_;
};

}  // namespace pokerloop::swedish_chicago
