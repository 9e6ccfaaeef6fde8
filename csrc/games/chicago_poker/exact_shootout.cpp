#include "games/chicago_poker/exact_shootout.hpp"

#include <algorithm>

#include "base/bits.hpp"
#include "base/subsets.hpp"

namespace pokerloop::chicago_poker {

using hands::Strength;

ExactShootout::ExactShootout(const Shootout& shootout) : reordering_(shootout.order) {
    for (const Card card : shootout.unseen) {
        if (is_gangster(card)) pool_.push_back(card);
    }
    for (std::size_t i = 0; i < shootout.players.size(); ++i) {
        const PartlyKnown& column = shootout.players[i].column;
        if (column.size() == 0) continue;
        Open player{Players{1} << i, static_cast<std::size_t>(column.unknown), {}};
        for (const Card card : column.known) player.column.add(card);
        if (column.unknown == 0) {
            known_ = with(known_, player, {});
        } else {
            dealt_.push_back(player);
        }
    }
    // The most cards come first, and so the first piece of work is split best; but the one who is
    // not dealt to is he with the most that can be looked up.
    std::ranges::sort(dealt_, std::greater{}, &Open::unknown);
    const auto last = std::ranges::find_if(
        dealt_, [](const Open& player) { return player.unknown <= FillingCounts::most_missing; });
    if (last != dealt_.end()) {
        counted_.emplace(last->column, static_cast<int>(last->unknown), pool_, reordering_);
        counted_player_ = last->player;
        dealt_.erase(last);
    }
}

std::uint64_t ExactShootout::cost(std::uint64_t limit) const {
    std::uint64_t deals = 1;
    int left = static_cast<int>(pool_.size());
    for (const Open& player : dealt_) {
        const int unknown = static_cast<int>(player.unknown);
        const std::uint64_t ways = base::binomial(left, unknown);
        if (deals > limit / ways) return limit;
        deals *= ways;
        left -= unknown;
    }
    return std::min(deals, limit);
}

// A piece for each card that the first player's cards may begin with.
std::size_t ExactShootout::pieces() const {
    return dealt_.empty() ? 1 : pool_.size() + 1 - dealt_.front().unknown;
}

ShootoutTally ExactShootout::count(std::size_t first, std::size_t pieces) const {
    ShootoutTally tally;
    if (dealt_.empty()) {
        deal_to(0, known_, tally);
        return tally;
    }
    const std::vector<std::uint8_t> places = places_left(known_);
    for (std::size_t i = first; i < std::min(first + pieces, this->pieces()); ++i) {
        Open player = dealt_.front();
        player.column.add(pool_[places[i]]);
        Deal begun = known_;
        begun.places[begun.dealt++] = places[i];
        base::for_each_subset(std::span(places).subspan(i + 1), player.unknown - 1,
                              [&](std::span<const std::uint8_t> rest) {
                                  deal_to(1, with(begun, player, rest), tally);
                              });
    }
    return tally;
}

void ExactShootout::deal_to(std::size_t number, const Deal& deal, ShootoutTally& tally) const {
    if (number < dealt_.size()) {
        const Open& player = dealt_[number];
        const std::vector<std::uint8_t> places = places_left(deal);
        base::for_each_subset(std::span(places), player.unknown,
                              [&](std::span<const std::uint8_t> chosen) {
                                  deal_to(number + 1, with(deal, player, chosen), tally);
                              });
    } else if (counted_) {
        const auto ways = counted_->against(deal.strength, deal.taken());
        tally.best[deal.best] += ways.weaker;
        tally.best[deal.best | counted_player_] += ways.equal;
        tally.best[counted_player_] += ways.stronger;
    } else {
        ++tally.best[deal.best];
    }
}

ExactShootout::Deal ExactShootout::with(const Deal& deal, const Open& player,
                                        std::span<const std::uint8_t> places) const {
    hands::chicago_poker::Hand hand = player.column;
    for (const std::uint8_t place : places) hand.add(pool_[place]);
    const Strength strength = reordering_(hand.rank());
    Deal longer = deal;
    for (const std::uint8_t place : places) longer.places[longer.dealt++] = place;
    if (strength > deal.strength || deal.best == 0) {
        longer.strength = strength;
        longer.best = player.player;
    } else if (strength == deal.strength) {
        longer.best |= player.player;
    }
    return longer;
}

std::vector<std::uint8_t> ExactShootout::places_left(const Deal& deal) const {
    std::vector<bool> is_taken(pool_.size(), false);
    for (const std::uint8_t place : deal.taken()) is_taken[place] = true;
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        if (!is_taken[i]) left.push_back(static_cast<std::uint8_t>(i));
    }
    return left;
}

}  // namespace pokerloop::chicago_poker
