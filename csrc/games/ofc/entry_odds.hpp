// How a player's board comes out when he plays on for a goal: how often he fouls and enters
// Fantasyland, and what his rows become.
//
// The street at hand is placed once, as continuation.hpp finds best; then, in each of many random
// deals of the cards he has not seen, he plays on in the same way to the end. Deal i of a seed
// depends on nothing but (seed, i). Opponents' cards to come are among those he has not seen; that
// he will see some of them before his last street is not used.
#pragma once

#include <array>
#include <cstdint>

#include "games/ofc/goals.hpp"
#include "games/ofc/position.hpp"

namespace pokerloop::ofc {

// Counts of finished boards, which add.
struct EntryCounts {
    std::int64_t boards = 0;
    std::int64_t fouls = 0;
    std::array<std::int64_t, 5> entries{};  // by the number of cards, 13 to 17
    std::int64_t royalties = 0;
    // By row and category of hands::Category; dead boards count too.
    std::array<std::array<std::int64_t, 9>, 3> categories{};
};

class EntryOdds {
 public:
    // Checks the position, as check_position does.
    EntryOdds(const Rules& rules, const Position& position, Goal goal, std::uint64_t seed);

    // What the street at hand is placed as.
    const Placement& placement() const { return placement_; }

    // The boards of deals `first` to `first` + `count` - 1. Safe to call from several threads.
    EntryCounts count(std::uint64_t first, std::uint64_t count) const;

 private:
    Board play_on(std::uint64_t deal) const;

    Schedule schedule_;
    CardSet unseen_;
    int street_;
    Objective objective_;
    std::uint64_t seed_;
    Placement placement_;
};

}  // namespace pokerloop::ofc
