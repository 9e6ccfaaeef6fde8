#include "games/ofc/objective.hpp"

namespace pokerloop::ofc {

namespace {

// Mean royalties of a Fantasyland deal set for royalties first, and how often such a setting stays,
// by the number of cards from 13 on: a million hands each, American royalties.
constexpr FantasylandValues fantasyland_royalties = {8.946, 12.383, 16.265, 20.350, 24.339};
constexpr FantasylandValues stay_rates = {0.0536, 0.0930, 0.1725, 0.3112, 0.4952};

// Mean royalties of an ordinary deal played on by continuation.hpp, a foul costing six.
constexpr double ordinary_royalties(Deal deal) {
    switch (deal) {
        case Deal::classic:
            return 1.4;
        case Deal::turbo:
            return 2.0;
        case Deal::pineapple:
            break;
    }
    return 3.6;
}

}  // namespace

FantasylandValues default_fantasyland_values(const Rules& rules) {
    const auto gain = [&](std::size_t i) {
        return fantasyland_royalties[i] - ordinary_royalties(rules.deal);
    };
    FantasylandValues values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = gain(i);
        if (!rules.fantasyland_repeat) continue;
        const auto again =
            static_cast<std::size_t>(repeat_cards(rules, 13 + static_cast<int>(i))) - 13;
        values[i] += stay_rates[i] * gain(again) / (1 - stay_rates[again]);
    }
    return values;
}

Finish finish(const Rules& rules, const RowStrengths& rows) {
    const Result result = result_of(rules, rows);
    return {result, result.live ? fantasyland_cards(rules, rows.top) : 0};
}

Objective::Objective(const Rules& rules, const FantasylandValues& values, double foul_cost)
    : rules_(rules), values_(values), foul_cost_(foul_cost) {
    for (int won = -3; won <= 3; ++won) {
        row_points_[static_cast<std::size_t>(won + 3)] = points_for_rows(rules, won);
    }
}

void Objective::add_opponent(const std::vector<Result>& beliefs) {
    Beliefs opponent;
    for (const Result& belief : beliefs) {
        opponent.rows[top].push_back(belief.rows.top);
        opponent.rows[middle].push_back(belief.rows.middle);
        opponent.rows[bottom].push_back(belief.rows.bottom);
        opponent.mean_royalties += belief.royalties;
        opponent.points_when_dead += points(rules_, Result{}, belief);
    }
    opponent.mean_royalties /= static_cast<double>(beliefs.size());
    opponent.points_when_dead /= static_cast<double>(beliefs.size());
    opponents_.push_back(std::move(opponent));
}

double Objective::mean_points(const Result& mine, const Beliefs& opponent) const {
    if (!mine.live) return opponent.points_when_dead;
    const auto& [tops, middles, bottoms] = opponent.rows;
    const std::size_t samples = tops.size();
    int total = 0;
    for (std::size_t i = 0; i < samples; ++i) {
        const int won = (mine.rows.top > tops[i]) - (mine.rows.top < tops[i]) +
                        (mine.rows.middle > middles[i]) - (mine.rows.middle < middles[i]) +
                        (mine.rows.bottom > bottoms[i]) - (mine.rows.bottom < bottoms[i]);
        total += row_points_[static_cast<std::size_t>(won + 3)];
    }
    return static_cast<double>(total) / static_cast<double>(samples) + mine.royalties -
           opponent.mean_royalties;
}

}  // namespace pokerloop::ofc
