#include "games/swedish_chicago/race.hpp"

#include <algorithm>

#include "games/swedish_chicago/field.hpp"

namespace pokerloop::swedish_chicago {

namespace {

// So far below the target each score is counted by itself.
constexpr int most_near = 1000;

// By points: their chance.
using Chances = std::vector<double>;

Chances sum(const Chances& a, const Chances& b) {
    Chances both(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) both[i + j] += a[i] * b[j];
    }
    return both;
}

// What a player scores in a deal.
Chances of_a_deal(const Rules& rules, int players, bool exchanges) {
    Chances points = {1};
    for (int scoring = 1; scoring <= rules.num_exchanges; ++scoring) {
        points = sum(points,
                     Field::typical().points(rules, exchanges ? scoring : 0, players - 1, scoring));
    }
    Chances trick(static_cast<std::size_t>(rules.last_trick_points) + 1);
    trick.front() = 1 - 1.0 / players;
    trick.back() += 1.0 / players;
    return sum(points, trick);
}

double mean(const Chances& chances) {
    double mean = 0;
    for (std::size_t points = 0; points < chances.size(); ++points) {
        mean += static_cast<double>(points) * chances[points];
    }
    return mean;
}

}  // namespace

Race::Race(const Rules& rules, int players)
    : target_(rules.target_score), near_(std::max(0, target_ - most_near)) {
    deals_left_.resize(static_cast<std::size_t>(target_ - near_));
    const Chances free = of_a_deal(rules, players, true);
    const Chances barred = of_a_deal(rules, players, false);
    typical_ = mean(free);
    if (rules.confirm_win == ConfirmWin::last_trick_in_later_deal) confirming_ = players;
    for (int score = target_ - 1; score >= near_; --score) {
        const bool is_barred = rules.no_exchange_at != none && score >= rules.no_exchange_at;
        const Chances& chances = is_barred ? barred : free;
        double deals = 1;
        for (std::size_t points = 1; points < chances.size(); ++points) {
            deals += chances[points] * deals_left(score + static_cast<int>(points));
        }
        deals_left_[static_cast<std::size_t>(score - near_)] = deals / (1 - chances[0]);
    }
}

double Race::deals_left(int score) const {
    if (score >= target_) return confirming_;
    if (score < near_) return deals_left_[0] + (near_ - score) / typical_;
    return deals_left_[static_cast<std::size_t>(score - near_)];
}

double Race::worth(int score, int points) const {
    return (deals_left(score) - deals_left(score + points)) * typical_;
}

}  // namespace pokerloop::swedish_chicago
