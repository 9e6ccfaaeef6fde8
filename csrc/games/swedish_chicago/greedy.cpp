#include "games/swedish_chicago/greedy.hpp"

#include "games/swedish_chicago/high_play.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

CardSet playable(const View& view) {
    const Card led = view.table.trick[static_cast<std::size_t>(view.table.leader)];
    if (led == base::no_card) return view.hand;
    const int suit = base::suit_of(led);
    const CardSet following(std::uint64_t{view.hand.lane(suit)} << 16 * suit);
    return following.empty() ? view.hand : following;
}

Action announce_truth(const View& view) {
    const HandKind kind = hand_kind(hands::rank(view.hand));
    const bool is_enough = kind >= std::max(view.table.best_claim(), HandKind::pair);
    return is_enough ? announce(kind) : pass;
}

Action reset_the_leader(const View& view) {
    int leader = play::nobody;
    view.table.in_turn([&](int seat) {
        if (seat == view.seat) return;
        const bool is_ahead =
            leader == play::nobody || view.table.seat(seat).score > view.table.seat(leader).score;
        if (is_ahead) leader = seat;
    });
    return reset(leader);
}

Action best_exchange(const View& view, const std::array<Worth, keeps>& values) {
    const Action best = keep(best_keep(values));
    if (view.table.rules.stock_recycle != StockRecycle::never) return best;
    const ActionSet legal = view.legal_actions();
    Action best_legal = keep_all;
    for (unsigned mask = 0; mask < keeps; ++mask) {
        if (legal.contains(keep(mask)) && values[mask] > values[kept(best_legal)]) {
            best_legal = keep(mask);
        }
    }
    return best_legal;
}

Action Greedy::exchange(const View& view) {
    if (view.hand.size() > hand_size) {
        return best_throw(view.hand, [](CardSet hand) { return hands::rank(hand); });
    }
    if (const KindPoints points = kind_points(view.table.rules); points_ != points) {
        points_ = points;
        values_ = hand_point_values(points);
    }
    return best_exchange(view, values_.means(SortedHand(view.hand)));
}

Action Greedy::operator()(const View& view, base::RandomStream&) {
    switch (view.table.stage) {
        case Stage::exchange:
            return exchange(view);
        case Stage::offer:
            return best_answer(view, [&](CardSet hand) {
                return hand_points(hands::rank(hand), view.table.rules);
            });
        case Stage::announce:
            return announce_truth(view);
        case Stage::trick:
            return highest_card(playable(view));
        case Stage::redeal:
            return view.legal_actions().contains(redeal) ? redeal : pass;
        case Stage::effect:
            return view.legal_actions().contains(take_points) ? take_points
                                                              : reset_the_leader(view);
        default:
            return pass;
    }
}

}  // namespace pokerloop::swedish_chicago
