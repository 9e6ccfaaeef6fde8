#include "games/swedish_chicago/field.hpp"

#include <cmath>

#include "games/swedish_chicago/stock.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

const Field& Field::typical() {
    static const Field field;
    return field;
}

Field::Field() {
    const KeepValues values = hand_point_values(kind_points(Rules{}));
    for (std::uint64_t index = 0; index < samples; ++index) {
        base::RandomStream random(0, index, 0);
        Stock stock(CardSet::full_deck());
        CardSet hand = stock.draw(hand_size, random);
        for (std::size_t exchanges = 0; exchanges <= most_exchanges; ++exchanges) {
            hands_[exchanges].push_back(hands::rank(hand));
            const SortedHand sorted(hand);
            hand = sorted.chosen(best_keep(values.means(sorted)));
            hand |= stock.draw(hand_size - hand.size(), random);
        }
    }
    for (std::size_t exchanges = 0; exchanges <= most_exchanges; ++exchanges) {
        std::vector<int> count(strengths);
        for (const hands::Strength strength : hands_[exchanges]) ++count[strength];
        int below = 0;
        for (const int here : count) {
            worse_[exchanges].push_back(static_cast<double>(below) / samples);
            below += here;
        }
    }
}

std::vector<double> Field::points(const Rules& rules, int exchanges, int others,
                                  int others_exchanges) const {
    std::vector<double> chances(1, 1.0);
    for (const hands::Strength strength : hands_[static_cast<std::size_t>(exchanges)]) {
        const auto worth = static_cast<std::size_t>(hand_points(strength, rules));
        const double chance = best(others_exchanges, others, strength) / samples;
        if (chances.size() <= worth) chances.resize(worth + 1);
        chances[worth] += chance;
        chances[0] -= chance;
    }
    return chances;
}

// The logit is a parabola of the sum over the cards of e^((rank - ace) / 4), fitted to the last
// tricks that `expert` won against players who play high (tools/fit_last_trick.py).
double last_trick_chance(std::span<const std::uint8_t> ranks, int players) {
    constexpr std::array<std::array<double, 3>, max_players + 1> fits = {
        {{}, {}, {-1.272, 1.550, -0.122}, {-1.656, 1.287, -0.052}, {-2.181, 1.463, -0.087}}};
    static const auto weights = [] {
        std::array<double, base::StandardDeck::ranks> table{};
        for (std::size_t rank = 0; rank < table.size(); ++rank) {
            table[rank] = std::exp((static_cast<double>(rank) - 12) / 4);
        }
        return table;
    }();
    double high = 0;
    for (const std::uint8_t rank : ranks) high += weights[rank];
    const auto& fit = fits[static_cast<std::size_t>(players)];
    // Rounded, since the last digits of std::exp differ between machines.
    constexpr double parts = 10'000;
    const double chance = 1 / (1 + std::exp(-(fit[0] + high * (fit[1] + high * fit[2]))));
    return std::round(chance * parts) / parts;
}

}  // namespace pokerloop::swedish_chicago
