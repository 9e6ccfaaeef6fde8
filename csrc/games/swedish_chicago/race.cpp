#include "games/swedish_chicago/race.hpp"

#include <algorithm>
#include <limits>

#include "games/swedish_chicago/field.hpp"

namespace pokerloop::swedish_chicago {

namespace {

// So far below the target each score is counted by itself.
constexpr int most_near = 1000;

// And so far below zero, where scores can fall below.
constexpr int most_below_zero = 100;

// What a point far from the target counts, in hundredths of a match. It counts some hundred times
// as much where it matters.
constexpr double point_far_away = 0.01;

// By points: their chance.
using Chances = std::vector<double>;

Chances sum(const Chances& a, const Chances& b) {
    Chances both(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) both[i + j] += a[i] * b[j];
    }
    return both;
}

// Of two that go together: the best of the one comes with the best of the other.
Chances sum_together(const Chances& a, Chances b) {
    Chances both(a.size() + b.size() - 1);
    std::size_t j = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (double left = a[i]; left > 0 && j < b.size();) {
            const double chance = std::min(left, b[j]);
            both[i + j] += chance;
            left -= chance;
            b[j] -= chance;
            if (b[j] == 0) ++j;
        }
    }
    return both;
}

// What a player scores in a deal. Who has the best hand once often has it the next time too.
Chances of_a_deal(const Rules& rules, int players, bool exchanges) {
    Chances points = {1};
    for (int scoring = 1; scoring <= rules.num_exchanges; ++scoring) {
        points = sum_together(
            points, Field::typical().points(rules, exchanges ? scoring : 0, players - 1, scoring));
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
    : target_(rules.target_score),
      floor_(rules.score_floor == ScoreFloor::zero ? 0 : std::numeric_limits<int>::min()),
      near_(std::max(std::max(floor_, -most_below_zero), target_ - most_near)),
      progress_(static_cast<std::size_t>(target_ - near_) + 1),
      deals_left_(progress_.size(), 0) {
    const Chances free = of_a_deal(rules, players, true);
    const Chances barred = of_a_deal(rules, players, false);
    typical_ = mean(free);
    const bool must_confirm = rules.confirm_win == ConfirmWin::last_trick_in_later_deal;
    const double confirmed = must_confirm ? 1.0 / players : 1;
    double open = must_confirm ? 1 : 0;
    for (double& chance : progress_.back()) {
        chance = 1 - open;
        open *= 1 - confirmed;
    }
    deals_left_.back() = must_confirm ? players : 0;
    for (std::size_t place = deals_left_.size() - 1; place-- > 0;) {
        const int score = near_ + static_cast<int>(place);
        const bool is_barred = rules.no_exchange_at != none && score >= rules.no_exchange_at;
        const Chances& chances = is_barred ? barred : free;
        Progress& here = progress_[place];
        double deals = 1;
        for (std::size_t points = chances.size(); points-- > 0;) {  // none last: that stays here
            if (chances[points] == 0) continue;
            const std::size_t next = std::min(place + points, deals_left_.size() - 1);
            deals += chances[points] * deals_left_[next];
            for (std::size_t deal = 1; deal < here.size(); ++deal) {
                here[deal] += chances[points] * progress_[next][deal - 1];
            }
        }
        deals_left_[place] = deals / (1 - chances[0]);
    }
}

const Race::Progress& Race::progress(int score) const {
    return progress_[static_cast<std::size_t>(std::clamp(score, near_, target_) - near_)];
}

double Race::deals_left(int score) const {
    const double before = score < near_ ? (near_ - score) / typical_ : 0;
    return before +
           deals_left_[static_cast<std::size_t>(std::clamp(score, near_, target_) - near_)];
}

double Race::win_chance(std::span<const int> scores) const {
    const Progress& own = progress(scores.front());
    double chance = 0;
    double reached = 0;
    double others_before = 1;  // the chance that none of the others has reached the target
    for (std::size_t deal = 0; deal <= horizon; ++deal) {
        double others = 1;
        for (const int score : scores.subspan(1)) others *= 1 - progress(score)[deal];
        chance += (own[deal] - reached) * (others_before + others) / 2;
        reached = own[deal];
        others_before = others;
    }
    return chance;
}

double Race::worth(std::span<const int> scores) const {
    const double saved = -deals_left(scores.front()) * typical_;
    return 100 * win_chance(scores) + point_far_away * saved;
}

double Race::gain(Standing scores, int points) const {
    const double before = worth(scores);
    scores.front() = std::max(floor_, scores.front() + points);
    return worth(scores) - before;
}

double Race::prize(const Standing& scores, int points) const {
    double sum = 0;
    for (std::size_t other = 1; other < scores.size(); ++other) {
        Standing then = scores;
        then[other] += points;
        sum += worth(then) - worth(scores);
    }
    return gain(scores, points) - sum / static_cast<double>(scores.size() - 1);
}

}  // namespace pokerloop::swedish_chicago
