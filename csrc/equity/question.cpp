#include "equity/question.hpp"

#include <algorithm>

namespace pokerloop::equity {

std::size_t ExactAnswer::players() const {
    return std::visit([](const auto& exact) { return exact.players(); }, exact_);
}

std::size_t ExactAnswer::pieces() const {
    return std::visit([](const auto& exact) { return exact.pieces(); }, exact_);
}

ExactTally ExactAnswer::count(std::size_t first, std::size_t pieces) const {
    return std::visit([&](const auto& exact) { return exact.count(first, pieces); }, exact_);
}

std::uint64_t ExactAnswer::showdowns(std::uint64_t limit) const {
    return std::visit([&](const auto& exact) { return exact.showdowns(limit); }, exact_);
}

std::size_t SampledAnswer::players() const {
    return std::visit([](const auto& sampler) { return sampler.players(); }, sampler_);
}

std::size_t SampledAnswer::block() const {
    return std::visit([](const auto& sampler) { return sampler.block(); }, sampler_);
}

SampleTally SampledAnswer::sample(std::uint64_t seed, std::uint64_t first,
                                  std::uint64_t deals) const {
    return std::visit([&](const auto& sampler) { return sampler.sample(seed, first, deals); },
                      sampler_);
}

Question::Question(std::string_view game, const std::vector<Seat>& seats,
                   const std::vector<int>& board, const std::vector<int>& dead, bool fill,
                   const Order& order) {
    const Game& rules = find_game(game);
    const auto ask = [&]<class Contest>(const Contest& contest) {
        asked_ = Asked<Contest>{contest,
                                make_spot<typename Contest::Deck>(rules, seats, board, dead, fill)};
    };
    switch (rules.contest) {
        case ContestKind::best_five:
            ask(BestFive{});
            break;
        case ContestKind::two_from_hand:
            ask(TwoFromHand{});
            break;
        case ContestKind::gangster_hand:
            ask(GangsterHand{hands::chicago_poker::Reordering(order)});
            break;
    }
}

ExactAnswer Question::exact() const {
    return std::visit(
        []<class Contest>(const Asked<Contest>& asked) {
            return ExactAnswer(Exact<Contest>(asked.contest, asked.spot));
        },
        asked_);
}

SampledAnswer Question::sampled() const {
    return std::visit(
        []<class Contest>(const Asked<Contest>& asked) {
            return SampledAnswer(Sampler<Contest>(asked.contest, asked.spot));
        },
        asked_);
}

std::uint64_t Question::number_of_hands() const {
    return std::visit(
        [](const auto& asked) {
            std::uint64_t most = 0;
            for (const auto& player : asked.spot.players) {
                most = std::max(most, equity::number_of_hands(asked.spot, player));
            }
            return most;
        },
        asked_);
}

}  // namespace pokerloop::equity
