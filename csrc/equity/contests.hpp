// How hands compete: what a player's own cards are worth with the board.
//
//   BestFive      the best five of all cards: Hold'em, five-card draw, and hands of three cards
//   TwoFromHand   exactly two of one's own cards with three of the board: Omaha
//   GangsterHand  the cards of Chicago Poker, in any order of categories, without a board
//
// Where there is a board, the exact count looks at its ranks and its suits apart: `flush` is the
// best flush a player has in one suit with that suit of the board, 0 for none, and `rank` what the
// player has in all, with the ranks of the whole board.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "equity/cards.hpp"
#include "equity/tally.hpp"
#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"

namespace pokerloop::equity {

using base::RankMask;

// What a card of a rank adds to the key of hands::StandardTables::unsuited.
constexpr std::uint32_t rank_key(int rank) {
    return hands::StandardTables::Unsuited::key_of(
        hands::rank_constants[static_cast<std::size_t>(rank)]);
}

// Calls visit with every choice of so many ranks of a mask.
template <class Visit>
void for_each_choice(RankMask ranks, int count, const Visit& visit, RankMask chosen = 0) {
    if (count == 0) return visit(chosen);
    for (unsigned rest = ranks; rest != 0; rest &= rest - 1) {
        const unsigned lowest = rest & (0U - rest);
        for_each_choice(static_cast<RankMask>(rest - lowest), count - 1, visit,
                        static_cast<RankMask>(chosen | lowest));
    }
}

struct BestFive {
    using Deck = base::StandardDeck;
    using Pile = hands::Hand;
    static constexpr bool has_board = true;
    static constexpr std::size_t slots = 9;

    Strength rank(Pile own, const Pile& board) const {
        own.add(board);
        return own.rank();
    }

    struct Ranks {
        std::uint32_t key = 0;
        constexpr Ranks with(int rank) const { return {key + rank_key(rank)}; }
        constexpr Ranks with(Ranks more) const { return {key + more.key}; }
    };
    struct Own {
        Pile pile;
        explicit Own(const Pile& pile) : pile(pile) {}
    };
    static Strength rank(const Own& own, Ranks board, Strength flush) {
        // Seven cards of which five are of one suit have no room for anything better.
        if (flush != 0) return flush;
        return hands::standard_tables.unsuited[own.pile.table_key() + board.key];
    }
    static Strength flush(const Own& own, int suit, RankMask board) {
        const auto all = static_cast<RankMask>(own.pile.cards().lane(suit) | board);
        return std::popcount(all) < 5 ? Strength{0} : hands::standard_tables.suited[all];
    }
    // The fewest cards of a suit on the board with which the player has a flush.
    static int flush_from(const Own& own, int suit) {
        return std::max(0, 5 - std::popcount(own.pile.cards().lane(suit)));
    }
};

struct TwoFromHand {
    using Deck = base::StandardDeck;
    using Pile = hands::Hand;
    static constexpr bool has_board = true;
    static constexpr std::size_t slots = 9;

    Strength rank(const Pile& own, const Pile& board) const {
        const Own mine(own);
        Strength suited = 0;
        // Of five cards on the board, three or more are of one suit at most.
        if (const std::uint64_t suits = own.suits_with(2) & board.suits_with(3); suits != 0) {
            const int suit = std::countr_zero(suits) / 4;
            suited = flush(mine, suit, board.cards().lane(suit));
        }
        return rank(mine, Ranks(board), suited);
    }

    struct Ranks {
        std::array<std::uint32_t, 6> keys{};
        std::size_t size = 0;

        Ranks() = default;
        explicit Ranks(const Pile& pile) {
            for (const Card card : pile.cards()) keys[size++] = rank_key(base::rank_of(card));
        }
        Ranks with(int rank) const {
            Ranks more = *this;
            more.keys[more.size++] = rank_key(rank);
            return more;
        }
        Ranks with(const Ranks& others) const {
            Ranks more = *this;
            for (std::size_t i = 0; i < others.size; ++i) more.keys[more.size++] = others.keys[i];
            return more;
        }
    };
    struct Own {
        Pile pile;
        std::array<std::uint32_t, 15> pairs{};
        std::size_t size = 0;

        explicit Own(const Pile& pile) : pile(pile) {
            const Ranks ranks(pile);
            for (std::size_t b = 1; b < ranks.size; ++b) {
                for (std::size_t a = 0; a < b; ++a) pairs[size++] = ranks.keys[a] + ranks.keys[b];
            }
        }
    };
    static Strength rank(const Own& own, const Ranks& board, Strength flush) {
        Strength best = flush;
        for (std::size_t c = 2; c < board.size; ++c) {
            for (std::size_t b = 1; b < c; ++b) {
                for (std::size_t a = 0; a < b; ++a) {
                    const std::uint32_t three = board.keys[a] + board.keys[b] + board.keys[c];
                    for (std::size_t pair = 0; pair < own.size; ++pair) {
                        const std::uint32_t key = three + own.pairs[pair];
                        best = std::max(best, hands::standard_tables.unsuited[key]);
                    }
                }
            }
        }
        return best;
    }
    static Strength flush(const Own& own, int suit, RankMask board) {
        Strength best = 0;
        for_each_choice(own.pile.cards().lane(suit), 2, [&](RankMask two) {
            for_each_choice(board, 3, [&](RankMask three) {
                best = std::max(best, hands::standard_tables.suited[two | three]);
            });
        });
        return best;
    }
    static int flush_from(const Own& own, int suit) {
        constexpr int never = 6;
        return std::popcount(own.pile.cards().lane(suit)) < 2 ? never : 3;
    }
};

struct GangsterHand {
    using Deck = base::GangsterDeck;
    using Pile = hands::chicago_poker::Hand;
    static constexpr bool has_board = false;
    static constexpr std::size_t slots = equity::slots;

    hands::chicago_poker::Reordering order{hands::chicago_poker::default_order};

    Strength rank(const Pile& own, const Pile&) const { return order(own.rank()); }
};

// Cards lying together.
template <class Contest>
typename Contest::Pile pile_of(Cards<typename Contest::Deck> cards) {
    typename Contest::Pile pile;
    cards.for_each([&](Card card) { pile.add(card); });
    return pile;
}

}  // namespace pokerloop::equity
