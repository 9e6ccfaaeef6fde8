#include "games/swedish_chicago/chicago_odds.hpp"

#include "games/swedish_chicago/imagined_tricks.hpp"

namespace pokerloop::swedish_chicago {

ChicagoOdds::ChicagoOdds(const View& view) : view_(view), leader_(view.table.leader) {
    const Table& table = view.table;
    if (view.hand.empty() || view.hand.size() > hand_size) {
        throw base::InvalidPositionError("expected a hand of 1 to 5 cards, not of " +
                                         std::to_string(view.hand.size()));
    }
    check_in_match(view);
    if (table.stage == Stage::trick) return;
    const bool leads = table.rules.chicago_leader == ChicagoLeader::declarer;
    leader_ = leads ? view.seat : table.first();
    table.in_turn([&](int seat) {
        if (const int cards = table.seat(seat).cards; cards != hand_size) {
            throw base::InvalidPositionError("expected hands of five cards, not of " +
                                             std::to_string(cards));
        }
    });
}

std::uint64_t ChicagoOdds::sample(std::uint64_t seed, std::uint64_t first,
                                  std::uint64_t count) const {
    if (!view_.table.has_won_all_tricks(view_.seat)) return 0;
    std::uint64_t made = 0;
    ImaginedTricks imagined(view_, leader_, Claims::believed);
    for (std::uint64_t index = first; index < first + count; ++index) {
        base::RandomStream random(seed, index, 0);
        TrickSolver solver(imagined.draw(random));
        made += solver.can_force(TrickGoal::all_tricks, imagined.place(view_.seat));
    }
    return made;
}

}  // namespace pokerloop::swedish_chicago
