#include "games/swedish_chicago/hand_sampling.hpp"

#include <algorithm>
#include <vector>

#include "base/subsets.hpp"
#include "hands/hand.hpp"

namespace pokerloop::swedish_chicago {

namespace {

constexpr int ranks = base::StandardDeck::ranks;
constexpr int suits = base::StandardDeck::suits;

CardSet suits_of_rank(int rank, unsigned which) {
    CardSet cards;
    for (; which != 0; which &= which - 1) {
        cards.insert(base::make_card(rank, std::countr_zero(which)));
    }
    return cards;
}

// Calls visit(cards) with each choice of `count` cards of one rank below `end`.
template <class Visit>
void for_each_set(CardSet from, int count, int end, const Visit& visit) {
    for (int rank = 0; rank < end; ++rank) {
        for (unsigned which = 1; which < 1U << suits; ++which) {
            const CardSet cards = suits_of_rank(rank, which);
            if (std::popcount(which) == count && (cards - from).empty()) visit(rank, cards);
        }
    }
}

// With the cards of five successive ranks, the lowest of which may be the ace, one of each.
template <class Visit>
void for_each_run(CardSet from, int top, int below, CardSet cards, const Visit& visit) {
    if (below == hand_size) return visit(cards);
    const int rank = (top - below + ranks) % ranks;
    for (int suit = 0; suit < suits; ++suit) {
        const Card card = base::make_card(rank, suit);
        if (from.contains(card)) {
            for_each_run(from, top, below + 1, cards | CardSet::of(card), visit);
        }
    }
}

template <class Visit>
void for_each_flush(CardSet from, const Visit& visit) {
    for (int suit = 0; suit < suits; ++suit) {
        const base::CardList cards(CardSet(std::uint64_t{from.lane(suit)} << 16 * suit));
        const std::span<const Card> list = cards.cards();
        base::for_each_subset(list, hand_size, [&](std::span<const Card> chosen) {
            CardSet flush;
            for (const Card card : chosen) flush.insert(card);
            visit(flush);
        });
    }
}

// The cards that make a hand of this kind what it is, in all ways there are.
template <class Visit>
void for_each_core(HandKind kind, CardSet from, const Visit& visit) {
    const auto sets = [&](int count) {
        for_each_set(from, count, ranks, [&](int, CardSet cards) { visit(cards); });
    };
    switch (kind) {
        case HandKind::high_card:
            break;
        case HandKind::pair:
            return sets(2);
        case HandKind::three_of_a_kind:
            return sets(3);
        case HandKind::four_of_a_kind:
            return sets(4);
        case HandKind::two_pair:
            return for_each_set(from, 2, ranks, [&](int rank, CardSet high) {
                for_each_set(from, 2, rank, [&](int, CardSet low) { visit(high | low); });
            });
        case HandKind::full_house:
            return for_each_set(from, 3, ranks, [&](int rank, CardSet three) {
                for_each_set(from, 2, ranks, [&](int other, CardSet pair) {
                    if (other != rank) visit(three | pair);
                });
            });
        case HandKind::straight:
            for (int top = 3; top < ranks; ++top) for_each_run(from, top, 0, {}, visit);
            break;
        case HandKind::flush:
        case HandKind::straight_flush:
        case HandKind::royal_flush:
            return for_each_flush(from, visit);
    }
}

// How many ranks of a hand are those of the cards that make it what it is; the rest are kickers.
constexpr std::size_t ranks_of_kind(HandKind kind) {
    constexpr std::array<std::size_t, 10> count = {0, 1, 2, 1, 1, 5, 2, 1, 1, 1};
    return count[static_cast<std::size_t>(kind)];
}

bool agree(const Claim& claim, hands::Strength strength, std::size_t most_ranks) {
    if (hand_kind(strength) != claim.kind) return false;
    const hands::DecidingRanks deciding = hands::deciding_ranks(strength);
    const std::size_t named = std::min<std::size_t>(claim.named, most_ranks);
    return std::equal(claim.ranks.begin(), claim.ranks.begin() + named, deciding.ranks.begin());
}

bool agree(const Claim& claim, CardSet hand) {
    const hands::Strength strength = hands::rank(hand);
    if (!agree(claim, strength, claim.ranks.size())) return false;
    if (claim.suit == Claim::no_suit) return true;
    const int rank = hands::deciding_ranks(strength).ranks[0];
    for (int suit = suits - 1; suit > claim.suit; --suit) {
        if (hand.contains(base::make_card(rank, suit))) return false;
    }
    return hand.contains(base::make_card(rank, claim.suit));
}

bool agrees_in_core(const Claim& claim, CardSet core) {
    return agree(claim, hands::rank(core), ranks_of_kind(claim.kind));
}

class Sampler {
 public:
    Sampler(const KnownHand& known, base::RandomStream& random)
        : known_(known), random_(random), list_(known.among) {}

    std::optional<CardSet> at_random(int tries) {
        for (; tries > 0; --tries) {
            if (const auto hand = fill(known_.cards)) return hand;
        }
        return std::nullopt;
    }

    // Chooses the cards that make the announced kind first, each with as many chances as there are
    // ways to fill up the hand.
    std::optional<CardSet> around_a_core(int tries) {
        std::vector<CardSet> cores;
        std::vector<std::uint32_t> chances;
        std::uint32_t sum = 0;
        for_each_core(known_.claim.kind, known_.cards | known_.among, [&](CardSet core) {
            const int missing = known_.size - (core | known_.cards).size();
            if (missing < 0 || !agrees_in_core(known_.claim, core)) return;
            const int left = (known_.among - core).size();
            sum += static_cast<std::uint32_t>(base::binomial(left, missing));
            cores.push_back(core);
            chances.push_back(sum);
        });
        for (; tries > 0 && sum > 0; --tries) {
            const auto chosen = std::ranges::upper_bound(chances, random_.below(sum));
            const CardSet core = cores[static_cast<std::size_t>(chosen - chances.begin())];
            if (const auto hand = fill(core | known_.cards)) return hand;
        }
        return std::nullopt;
    }

 private:
    // One try to fill up a hand.
    std::optional<CardSet> fill(CardSet hand) {
        const std::span<Card> cards = list_.cards();
        const int missing = known_.size - hand.size();
        if (missing < 0 || static_cast<std::size_t>(missing) > cards.size()) return std::nullopt;
        random_.shuffle_front(
            cards, hand == known_.cards ? static_cast<std::size_t>(missing) : cards.size());
        for (const Card card : cards) {
            if (hand.size() == known_.size) break;
            hand.insert(card);
        }
        if (hand.size() < known_.size || !known_.fits(hand)) return std::nullopt;
        return hand;
    }

    const KnownHand& known_;
    base::RandomStream& random_;
    base::CardList list_;
};

}  // namespace

bool KnownHand::fits(CardSet hand) const {
    switch (announced) {
        case Announced::nothing:
            return at_most == HandKind::royal_flush || hand_kind(hands::rank(hand)) <= at_most;
        case Announced::this_hand:
            return agree(claim, hand);
        case Announced::part_of_it:
            break;
    }
    bool has_core = false;
    for_each_core(claim.kind, hand, [&](CardSet core) { has_core |= agrees_in_core(claim, core); });
    return has_core;
}

std::optional<CardSet> sample_hand(const KnownHand& known, base::RandomStream& random) {
    constexpr int quick_tries = 20;
    constexpr int tries = 200;
    const bool is_announced = known.announced != KnownHand::Announced::nothing;
    Sampler sampler(known, random);
    if (const auto hand = sampler.at_random(is_announced ? quick_tries : tries)) return hand;
    return is_announced ? sampler.around_a_core(tries) : std::nullopt;
}

}  // namespace pokerloop::swedish_chicago
