// A question of any game, and its two answers: counted exactly, or sampled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "equity/exact.hpp"
#include "equity/sampler.hpp"
#include "equity/spot.hpp"
#include "hands/chicago_poker.hpp"

namespace pokerloop::equity {

template <template <class> class Of>
using OfAnyContest = std::variant<Of<BestFive>, Of<TwoFromHand>, Of<GangsterHand>>;

class ExactAnswer {
 public:
    explicit ExactAnswer(OfAnyContest<Exact> exact) : exact_(std::move(exact)) {}
    std::size_t players() const;
    std::size_t pieces() const;
    ExactTally count(std::size_t first, std::size_t pieces) const;
    std::uint64_t showdowns(std::uint64_t limit) const;

 private:
    OfAnyContest<Exact> exact_;
};

class SampledAnswer {
 public:
    explicit SampledAnswer(OfAnyContest<Sampler> sampler) : sampler_(std::move(sampler)) {}
    std::size_t players() const;
    std::size_t block() const;
    SampleTally sample(std::uint64_t seed, std::uint64_t first, std::uint64_t deals) const;

 private:
    OfAnyContest<Sampler> sampler_;
};

class Question {
 public:
    using Order = hands::chicago_poker::Order;

    // Throws as make_spot and find_game do. The order is that of Chicago Poker.
    Question(std::string_view game, const std::vector<Seat>& seats, const std::vector<int>& board,
             const std::vector<int>& dead, bool fill, const Order& order);

    ExactAnswer exact() const;
    SampledAnswer sampled() const;

    // The most hands that a player may have in the end; with more than `most_hands` there is no
    // exact answer.
    std::uint64_t number_of_hands() const;

 private:
    template <class Contest>
    struct Asked {
        Contest contest;
        Spot<typename Contest::Deck> spot;
    };
    OfAnyContest<Asked> asked_;
};

}  // namespace pokerloop::equity
