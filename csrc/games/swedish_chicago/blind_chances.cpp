#include "games/swedish_chicago/blind_chances.hpp"

#include "games/swedish_chicago/field.hpp"
#include "games/swedish_chicago/high_play.hpp"
#include "games/swedish_chicago/stock.hpp"

namespace pokerloop::swedish_chicago {

namespace {

KeepValues last_trick_values(int players) {
    constexpr double unit = 10'000;
    return KeepValues([&](const RankedHand& hand) {
        return static_cast<Worth>(last_trick_chance(hand.ranks, players) * unit);
    });
}

BlindChances sampled(int exchanges, int players, bool leads) {
    constexpr int samples = 500;
    const KeepValues for_points = hand_point_values(kind_points(Rules{}));
    const KeepValues for_tricks = last_trick_values(players);
    BlindChances chances;
    for (int i = 0; i < samples; ++i) {
        base::RandomStream random(0, static_cast<std::uint64_t>(i), 1);
        Stock stock(CardSet::full_deck());
        TrickPosition tricks;
        tricks.players = players;
        const int declarer = leads ? 0 : 1 + i % (players - 1);
        for (int round = 0; round <= exchanges; ++round) {
            for (int player = 0; player < players; ++player) {
                CardSet& hand = tricks.hands[static_cast<std::size_t>(player)];
                if (round > 0) {
                    const SortedHand sorted(hand);
                    const KeepValues& values = player == declarer ? for_tricks : for_points;
                    const CardSet kept = sorted.chosen(best_keep(values.means(sorted)));
                    stock.discard(hand - kept);
                    hand = kept;
                }
                hand |= stock.draw(hand_size - hand.size(), random);
            }
        }
        constexpr double share = 1.0 / samples;
        const HighPlay high(tricks, TrickGoal::all_tricks, declarer);
        chances.against_high_play += high.can_reach() ? share : 0;
        TrickSolver solver(tricks);
        chances.forced += solver.can_force(TrickGoal::all_tricks, declarer) ? share : 0;
    }
    return chances;
}

}  // namespace

const BlindChances& blind_chances(int exchanges, int players, bool leads) {
    static const auto table = [] {
        std::array<std::array<std::array<BlindChances, 2>, max_players + 1>, most_exchanges + 1>
            all{};
        for (int number = 2; number <= most_exchanges; ++number) {
            for (int of = 2; of <= max_players; ++of) {
                auto& here = all[static_cast<std::size_t>(number)][static_cast<std::size_t>(of)];
                here = {sampled(number, of, false), sampled(number, of, true)};
            }
        }
        return all;
    }();
    return table[static_cast<std::size_t>(exchanges)][static_cast<std::size_t>(players)][leads];
}

}  // namespace pokerloop::swedish_chicago
