#include "games/chicago_poker/shootout.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <string>

#include "base/errors.hpp"
#include "base/philox.hpp"

namespace pokerloop::chicago_poker {

using hands::Strength;

namespace {

template <class Visit>
void for_each_player(Players players, const Visit& visit) {
    for (; players != 0; players &= players - 1) {
        visit(static_cast<std::size_t>(std::countr_zero(players)));
    }
}

Players those_with_cards(const Shootout& shootout, Players players) {
    Players with_cards = 0;
    for_each_player(players, [&](std::size_t i) {
        if (shootout.players[i].hand.size() > 0) with_cards |= Players{1} << i;
    });
    return with_cards;
}

Players first_from_marker_owner(const Shootout& shootout, Players players) {
    const auto owner = static_cast<unsigned>(shootout.marker_owner);
    const Players from_owner = players >> owner << owner;
    const Players candidates = from_owner != 0 ? from_owner : players;
    return candidates & (0U - candidates);
}

// Hands of which nothing is known but that they are of the same size.
bool are_alike(const Shootout& shootout, Players players) {
    const auto first = static_cast<std::size_t>(std::countr_zero(players));
    bool alike = true;
    for_each_player(players, [&](std::size_t i) {
        const PartlyKnown& hand = shootout.players[i].hand;
        alike &= hand.known.empty() && hand.unknown == shootout.players[first].hand.unknown;
    });
    return alike;
}

// The players whose highest card is highest, if all cards are known.
std::optional<Players> best_known(const Shootout& shootout, Players players) {
    Players best = 0;
    int highest = -1;
    bool all_known = true;
    for_each_player(players, [&](std::size_t i) {
        const PartlyKnown& hand = shootout.players[i].hand;
        all_known &= hand.unknown == 0;
        for (const Card card : hand.known) {
            const int value = value_of(card);
            if (value > highest) highest = value, best = 0;
            if (value == highest) best |= Players{1} << i;
        }
    });
    return all_known ? std::optional(best) : std::nullopt;
}

// One deal of a sample.
class Dealer {
 public:
    explicit Dealer(const Shootout& shootout) : shootout_(shootout), reordering_(shootout.order) {
        for (const Card card : shootout.unseen) {
            (is_special(card) ? specials_ : gangsters_).push_back(card);
        }
        for (std::size_t i = 0; i < shootout.players.size(); ++i) {
            const PartlyKnown& column = shootout.players[i].column;
            for (const Card card : column.known) columns_[i].add(card);
            unknown_ += static_cast<std::size_t>(column.unknown);
        }
    }

    Players deal_columns(base::RandomStream& random) {
        random.shuffle_front(std::span(gangsters_), unknown_);
        std::size_t dealt = 0;
        Players best = 0;
        Strength highest = 0;
        for (std::size_t i = 0; i < shootout_.players.size(); ++i) {
            const PartlyKnown& column = shootout_.players[i].column;
            if (column.size() == 0) continue;
            hands::chicago_poker::Hand hand = columns_[i];
            for (int k = 0; k < column.unknown; ++k) hand.add(gangsters_[dealt++]);
            const Strength strength = reordering_(hand.rank());
            if (strength > highest) highest = strength, best = 0;
            if (strength == highest) best |= Players{1} << i;
        }
        return best;
    }

    // Plays a contested tie out, after deal_columns.
    std::size_t reinforce(Players tied, base::RandomStream& random) {
        std::vector<Card> deck(gangsters_.begin() + static_cast<std::ptrdiff_t>(unknown_),
                               gangsters_.end());
        deck.insert(deck.end(), specials_.begin(), specials_.end());
        random.shuffle_front(std::span(deck), deck.size());
        std::array<std::vector<Card>, max_players> hands;
        for_each_player(tied, [&](std::size_t i) {
            const PartlyKnown& hand = shootout_.players[i].hand;
            hands[i] = hand.known;
            for (int k = 0; k < hand.unknown; ++k) draw(deck, hands[i]);
        });
        while (!std::has_single_bit(tied)) {
            Players playing = 0;
            for_each_player(tied, [&](std::size_t i) {
                if (!hands[i].empty()) playing |= Players{1} << i;
            });
            if (playing == 0) {
                tied = first_from_marker_owner(shootout_, tied);
                break;
            }
            int highest = -1;
            for_each_player(playing, [&](std::size_t i) {
                const auto card = std::ranges::max_element(hands[i], {}, value_of);
                const int value = value_of(*card);
                if (value > highest) highest = value, tied = 0;
                if (value == highest) tied |= Players{1} << i;
                hands[i].erase(card);
                if (!deck.empty()) draw(deck, hands[i]);
            });
        }
        return static_cast<std::size_t>(std::countr_zero(tied));
    }

 private:
    static void draw(std::vector<Card>& deck, std::vector<Card>& hand) {
        hand.push_back(deck.back());
        deck.pop_back();
    }

    const Shootout& shootout_;
    hands::chicago_poker::Reordering reordering_;
    std::vector<Card> gangsters_;
    std::vector<Card> specials_;
    std::array<hands::chicago_poker::Hand, max_players> columns_{};
    std::size_t unknown_ = 0;
};

}  // namespace

std::optional<Shares> settle_tie(const Shootout& shootout, Players tied) {
    Players left = those_with_cards(shootout, tied);
    if (left == 0) left = first_from_marker_owner(shootout, tied);
    if (!std::has_single_bit(left) && !are_alike(shootout, left)) {
        const std::optional<Players> best = best_known(shootout, left);
        if (!best || !std::has_single_bit(*best)) return std::nullopt;
        left = *best;
    }
    Shares shares{};
    for_each_player(left, [&](std::size_t i) { shares[i] = parts_of_tile / std::popcount(left); });
    return shares;
}

void check(const Shootout& shootout) {
    using base::InvalidPositionError;
    const std::size_t players = shootout.players.size();
    if (players < 1 || players > max_players) {
        throw InvalidPositionError("expected 1 to 6 columns, not " + std::to_string(players));
    }
    if (shootout.marker_owner < 0 || shootout.marker_owner >= static_cast<int>(players)) {
        throw InvalidPositionError("expected the marker to belong to one of " +
                                   std::to_string(players) + " players, not to player " +
                                   std::to_string(shootout.marker_owner));
    }
    int laid = 0;
    int unknown_gangsters = 0;
    int unknown = 0;
    for (const Contender& player : shootout.players) {
        if (player.column.size() > column_size) {
            throw InvalidPositionError("expected at most 5 cards of a player, not " +
                                       std::to_string(player.column.size()));
        }
        if (player.column.unknown < 0 || player.hand.unknown < 0) {
            throw InvalidPositionError("expected numbers of cards from 0 on");
        }
        laid += player.column.size();
        unknown_gangsters += player.column.unknown;
        unknown += player.column.unknown + player.hand.unknown;
    }
    if (laid == 0) throw InvalidPositionError("nobody has a card at this business");
    const auto gangsters =
        std::ranges::count_if(shootout.unseen, [](Card card) { return !is_special(card); });
    if (unknown_gangsters > gangsters || unknown > static_cast<int>(shootout.unseen.size())) {
        throw InvalidPositionError(
            "of " + std::to_string(shootout.unseen.size()) + " unseen cards, " +
            std::to_string(gangsters) + " of them gangsters, " + std::to_string(unknown) +
            " cannot lie hidden, " + std::to_string(unknown_gangsters) + " of them in columns");
    }
}

ShootoutTally sample_shootouts(const Shootout& shootout, std::uint64_t seed, std::uint64_t first,
                               std::uint64_t deals) {
    ShootoutTally tally;
    std::array<bool, sets_of_players> is_contested{};
    for (Players tied = 1; tied < 1U << shootout.players.size(); ++tied) {
        is_contested[tied] = !settle_tie(shootout, tied);
    }
    const Dealer fresh(shootout);
    for (std::uint64_t deal = first; deal < first + deals; ++deal) {
        Dealer dealer = fresh;
        base::RandomStream random(seed, deal, 0);
        const Players best = dealer.deal_columns(random);
        ++tally.best[best];
        if (is_contested[best]) ++tally.reinforced[dealer.reinforce(best, random)];
    }
    return tally;
}

}  // namespace pokerloop::chicago_poker
