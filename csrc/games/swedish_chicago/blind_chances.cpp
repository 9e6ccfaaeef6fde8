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

class BlindDeals {
 public:
    BlindDeals(int exchanges, int players)
        : exchanges_(exchanges), players_(players), for_tricks_(last_trick_values(players)) {}

    BlindChances sample(bool leads) const {
        constexpr int samples = 500;
        constexpr double share = 1.0 / samples;
        BlindChances chances;
        for (int i = 0; i < samples; ++i) {
            base::RandomStream random(0, static_cast<std::uint64_t>(i), 1);
            const int declarer = leads ? 0 : 1 + i % (players_ - 1);
            const TrickPosition tricks = deal(declarer, random);
            const HighPlay high(tricks, TrickGoal::all_tricks, declarer);
            if (high.can_reach()) chances.against_high_play += share;
            TrickSolver solver(tricks);
            if (solver.can_force(TrickGoal::all_tricks, declarer)) chances.forced += share;
        }
        return chances;
    }

 private:
    // The hands after all exchanges.
    TrickPosition deal(int declarer, base::RandomStream& random) const {
        TrickPosition tricks{.players = players_};
        Stock stock(CardSet::full_deck());
        for (int round = 0; round <= exchanges_; ++round) {
            for (int player = 0; player < players_; ++player) {
                CardSet& hand = tricks.hands[static_cast<std::size_t>(player)];
                if (round > 0) {
                    const SortedHand sorted(hand);
                    const KeepValues& values = player == declarer ? for_tricks_ : for_points_;
                    const CardSet kept = sorted.chosen(best_keep(values.means(sorted)));
                    stock.discard(hand - kept);
                    hand = kept;
                }
                hand |= stock.draw(hand_size - hand.size(), random);
            }
        }
        return tricks;
    }

    int exchanges_;
    int players_;
    KeepValues for_tricks_;
    KeepValues for_points_ = hand_point_values(kind_points(Rules{}));
};

// By whether the declarer leads to the first trick.
using BothPlaces = std::array<BlindChances, 2>;

}  // namespace

const BlindChances& blind_chances(int exchanges, int players, bool leads) {
    static const auto table = [] {
        std::array<std::array<BothPlaces, max_players + 1>, most_exchanges + 1> all{};
        for (int rounds = 2; rounds <= most_exchanges; ++rounds) {
            for (int of = 2; of <= max_players; ++of) {
                const BlindDeals deals(rounds, of);
                all[static_cast<std::size_t>(rounds)][static_cast<std::size_t>(of)] = {
                    deals.sample(false), deals.sample(true)};
            }
        }
        return all;
    }();
    return table[static_cast<std::size_t>(exchanges)][static_cast<std::size_t>(players)][leads];
}

}  // namespace pokerloop::swedish_chicago
