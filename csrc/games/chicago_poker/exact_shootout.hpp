// A shootout counted: every deal of the unknown cards in the columns, each once.
//
// One player, with one or two unknown cards if there is such a one, is not dealt to: how many of
// his cards make him weaker than the best of the others is looked up (filling_counts.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/chicago_poker/filling_counts.hpp"
#include "games/chicago_poker/shootout.hpp"

namespace pokerloop::chicago_poker {

class ExactShootout {
 public:
    // The question must have passed `check`.
    explicit ExactShootout(const Shootout& shootout);

    // How many hands are dealt; at most `limit`.
    std::uint64_t cost(std::uint64_t limit) const;

    // The count falls into pieces that may be counted in any order and added up.
    std::size_t pieces() const;
    ShootoutTally count(std::size_t first, std::size_t pieces) const;

 private:
    struct Open {
        Players player;
        std::size_t unknown;
        hands::chicago_poker::Hand column;
    };

    // The best hand so far, and the places in the pool that have been dealt.
    struct Deal {
        hands::Strength strength = 0;
        Players best = 0;
        std::array<std::uint8_t, max_players * column_size> places{};
        std::size_t dealt = 0;

        std::span<const std::uint8_t> taken() const { return {places.data(), dealt}; }
    };

    void deal_to(std::size_t number, const Deal& deal, ShootoutTally& tally) const;
    Deal with(const Deal& deal, const Open& player, std::span<const std::uint8_t> places) const;
    std::vector<std::uint8_t> places_left(const Deal& deal) const;

    hands::chicago_poker::Reordering reordering_;
    std::vector<Card> pool_;   // gangster cards only
    std::vector<Open> dealt_;  // in the order in which cards are dealt
    std::optional<FillingCounts> counted_;
    Players counted_player_ = 0;
    Deal known_;  // the players of whom all cards are known
};

}  // namespace pokerloop::chicago_poker
