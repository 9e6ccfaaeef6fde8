// What every placement of a position is worth, scenario by scenario.
//
// A scenario fixes the cards to come: the player's next streets, and everything the opponents will
// draw. Scenario i of a seed is the same for all placements compared (common random
// numbers), and depends on nothing but (seed, i). In it the player and the opponents go on
// sensibly (continuation.hpp). The player's last draw is not sampled but valued over all its
// possibilities (last_draw.hpp); only where these are very many, in turbo, is it sampled too while
// another draw comes before it. The mean over scenarios is the value.
//
// Where nothing is left to sample, at most one draw for the player and only finished opponents, the
// single scenario is exact.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/ofc/last_draw.hpp"
#include "games/ofc/position.hpp"

namespace pokerloop::ofc {

class Valuation {
 public:
    // Checks the position, as check_position does.
    Valuation(const Rules& rules, const Position& position, std::uint64_t seed);

    const std::vector<Candidate>& candidates() const { return candidates_; }
    int street() const { return street_; }
    bool is_exact() const { return exact_; }

    // The prospects of some candidates in one scenario. Safe to call from several threads.
    std::vector<Prospects> prospects(std::span<const std::size_t> which,
                                     std::uint64_t scenario) const;

 private:
    struct Scenario;
    int sampled_draws() const;
    Scenario scenario(std::uint64_t index) const;
    Board play_on(Board board, const Scenario& scenario, std::uint64_t index) const;
    std::vector<Result> sample_beliefs(std::size_t opponent) const;

    Rules rules_;
    Schedule schedule_;
    Position position_;
    std::uint64_t seed_;
    int street_;
    bool exact_;
    std::vector<Candidate> candidates_;
    Objective objective_;  // the player's own
    Objective opponents_;  // what an opponent aims at
};

}  // namespace pokerloop::ofc
