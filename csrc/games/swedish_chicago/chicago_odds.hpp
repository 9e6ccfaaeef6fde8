// The chance to make Chicago, for all that a seat knows.
//
// The others' hands are drawn at random as they can be (imagined_tricks.hpp, claims believed), and
// it is counted in how many of these deals the seat can force all tricks that are left
// (trick_solver.hpp). In each all cards are known to everybody, so that it is neither what one who
// sees only his own hand will reach nor what such opponents will let him.
//
// Before the tricks, the cards are those in hand now. Who has lost a trick has no chance any more.
#pragma once

#include <cstdint>

#include "games/swedish_chicago/view.hpp"

namespace pokerloop::swedish_chicago {

class ChicagoOdds {
 public:
    // Throws InvalidPositionError for a seat that has no hand of at most five cards or has been
    // eliminated, and before the tricks if anyone has not five cards.
    explicit ChicagoOdds(const View& view);

    // In how many of the samples `first` to `first` + `count` - 1 of a seed it is made.
    std::uint64_t sample(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const;

 private:
    View view_;
    int leader_;
};

}  // namespace pokerloop::swedish_chicago
