// What may be chosen at each stage.
#include <algorithm>

#include "games/swedish_chicago/table.hpp"
#include "hands/hand.hpp"

namespace pokerloop::swedish_chicago {

namespace {

// The ways to keep cards of a hand that throw at most so many.
constexpr auto keeps_by_most_thrown = [] {
    std::array<ActionSet, hand_size + 1> sets{};
    for (unsigned mask = 0; mask < 1U << hand_size; ++mask) {
        for (int most = hand_size - std::popcount(mask); most <= hand_size; ++most) {
            sets[static_cast<std::size_t>(most)].insert(keep(mask));
        }
    }
    return sets;
}();

ActionSet exchanges(const Table& table, CardSet hand) {
    ActionSet legal;
    if (table.seat(table.to_move).cards > hand_size) {
        for (int i = 0; i < hand.size(); ++i) legal.insert(static_cast<Action>(first_throw + i));
    } else {
        const bool is_limited = table.rules.stock_recycle == StockRecycle::never;
        const int most_thrown = is_limited ? std::min<int>(table.stock, hand_size) : hand_size;
        legal = keeps_by_most_thrown[static_cast<std::size_t>(most_thrown)];
    }
    if (table.rules.chicago_when == ChicagoWhen::any_time && table.may_declare(table.to_move)) {
        legal.insert(chicago);
    }
    return legal;
}

bool is_low(const Rules& rules, CardSet hand) {
    constexpr int ten = 8;
    const int highest = rules.low_hand_redeal == LowHandRedeal::ten_or_below ? ten : ten - 1;
    for (const Card card : hand) {
        if (base::rank_of(card) > highest) return false;
    }
    return true;
}

ActionSet redeals(const Table& table, CardSet hand) {
    ActionSet legal;
    legal.insert(pass);
    const bool is_there =
        table.rules.stock_recycle != StockRecycle::never || table.stock >= hand.size();
    if (is_there && is_low(table.rules, hand)) legal.insert(redeal);
    return legal;
}

ActionSet offers(const Table& table) {
    ActionSet legal;
    legal.insert(take);
    if (table.rules.stock_recycle != StockRecycle::never || table.stock > 0) legal.insert(refuse);
    return legal;
}

// An announcement must at least match the best one so far, unless that may be false.
ActionSet announcements(const Table& table, CardSet hand) {
    ActionSet legal;
    legal.insert(pass);
    if (table.rules.false_claim == FalseClaim::eliminated) {
        for (Action action = announce(HandKind::pair); is_announcement(action); ++action) {
            legal.insert(action);
        }
        return legal;
    }
    const HandKind lowest = std::max(table.best_claim(), HandKind::pair);
    if (const HandKind kind = hand_kind(hands::rank(hand)); kind >= lowest) {
        legal.insert(announce(kind));
    }
    return legal;
}

ActionSet effects(const Table& table) {
    ActionSet legal;
    const HandKind kind = table.claim_of(table.seat(table.claimant)).kind;
    if (hand_effect(kind, table.rules) == HandEffect::choose_points_or_reset_all) {
        legal.insert(take_points);
        legal.insert(reset_all);
        return legal;
    }
    table.in_turn([&](int seat) {
        if (seat != table.claimant) legal.insert(reset(seat));
    });
    return legal;
}

ActionSet tricks(const Table& table, CardSet hand) {
    ActionSet legal;
    const Card led = table.trick[static_cast<std::size_t>(table.leader)];
    CardSet playable = hand;
    if (led != base::no_card) {
        const int suit = base::suit_of(led);
        const CardSet suited(std::uint64_t{hand.lane(suit)} << 16 * suit);
        if (!suited.empty()) playable = suited;
    } else if (table.rules.chicago_when != ChicagoWhen::before_first_trick && table.tricks > 0 &&
               table.has_won_all_tricks(table.to_move) && table.may_declare(table.to_move)) {
        legal.insert(chicago);
    }
    for (const Card card : playable) legal.insert(card);
    return legal;
}

}  // namespace

ActionSet legal_actions(const Table& table, CardSet hand) {
    ActionSet legal;
    switch (table.stage) {
        case Stage::blind:
            legal.insert(pass);
            legal.insert(blind_chicago);
            return legal;
        case Stage::redeal:
            return redeals(table, hand);
        case Stage::exchange:
            return exchanges(table, hand);
        case Stage::offer:
            return offers(table);
        case Stage::announce:
            return announcements(table, hand);
        case Stage::challenge:
            legal.insert(pass);
            legal.insert(challenge);
            return legal;
        case Stage::effect:
            return effects(table);
        case Stage::chicago:
            legal.insert(pass);
            legal.insert(chicago);
            return legal;
        case Stage::trick:
            return tricks(table, hand);
        case Stage::over:
            break;
    }
    return legal;
}

}  // namespace pokerloop::swedish_chicago
