// All boards of given hands, each class of equivalent ones shown down once.
//
// A board is worth the same to everybody whichever suits its ranks have, unless it makes somebody
// a flush. So first the ranks of the cards to come are enumerated, each multiset weighed by the
// number of boards that have it, and everybody's `unsuited` strengths shown down. Then, suit by
// suit, the boards with which somebody has a flush: each choice of cards of that suit, with each
// multiset of ranks of the other suits. Those are taken out of the first count and counted again
// with the flushes. Five cards have three of one suit at most, so no board is corrected twice.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.hpp"
#include "equity/contests.hpp"
#include "equity/tally.hpp"

namespace pokerloop::equity {

template <class Contest>
class BoardClasses {
    using Ranks = typename Contest::Ranks;
    using Deck = base::StandardDeck;

 public:
    BoardClasses(std::span<const typename Contest::Pile> hands, Cards<Deck> board, Cards<Deck> deck,
                 int to_come)
        : board_(board), deck_(deck), to_come_(to_come) {
        for (const auto& hand : hands) own_.emplace_back(hand);
        board.for_each([&](Card card) { ranks_ = ranks_.with(base::rank_of(card)); });
        for (int suit = 0; suit < Deck::suits; ++suit) {
            for_each_rank(deck.lane(suit), [&](std::size_t rank) { ++in_deck_[rank]; });
        }
    }

    Tally count() {
        for_each_multiset(in_deck_, to_come_, ranks_,
                          [&](const Ranks& ranks, std::int64_t boards) { add(ranks, boards); });
        for (int suit = 0; suit < Deck::suits; ++suit) {
            for (int cards = fewest_suited(suit); cards <= to_come_; ++cards) {
                correct_flushes(suit, cards);
            }
        }
        show_down();
        return tally_;
    }

    // How many showdowns that takes.
    std::uint64_t showdowns() const {
        std::uint64_t showdowns = multisets(in_deck_, to_come_);
        for (int suit = 0; suit < Deck::suits; ++suit) {
            for (int cards = fewest_suited(suit); cards <= to_come_; ++cards) {
                showdowns += 2 * base::binomial(std::popcount(deck_.lane(suit)), cards) *
                             multisets(outside(suit), to_come_ - cards);
            }
        }
        return showdowns;
    }

 private:
    using ByRank = std::array<int, Deck::ranks>;  // numbers of cards

    template <class Visit>
    static void for_each_rank(RankMask ranks, const Visit& visit) {
        for (unsigned rest = ranks; rest != 0; rest &= rest - 1) {
            visit(static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

    // Calls visit(ranks, ways) with every way to add so many ranks to those given.
    template <class Visit>
    static void for_each_multiset(const ByRank& cards, int count, const Ranks& ranks,
                                  const Visit& visit, std::size_t from = 0, std::int64_t ways = 1) {
        static constexpr std::int64_t choose[5][6] = {
            {1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
        if (count == 0) return visit(ranks, ways);
        for (std::size_t rank = from; rank < cards.size(); ++rank) {
            Ranks more = ranks;
            for (int copies = 1; copies <= std::min(count, cards[rank]); ++copies) {
                more = more.with(static_cast<int>(rank));
                for_each_multiset(cards, count - copies, more, visit, rank + 1,
                                  ways * choose[cards[rank]][copies]);
            }
        }
    }

    static std::uint64_t multisets(const ByRank& cards, int count) {
        std::array<std::uint64_t, 6> of_size{1};
        for (const int copies : cards) {
            for (std::size_t size = of_size.size() - 1; size > 0; --size) {
                const std::size_t most = std::min(size, static_cast<std::size_t>(copies));
                for (std::size_t some = 1; some <= most; ++some) {
                    of_size[size] += of_size[size - some];
                }
            }
        }
        return of_size[static_cast<std::size_t>(count)];
    }

    // The cards of the other suits by rank.
    ByRank outside(int suit) const {
        ByRank cards = in_deck_;
        for_each_rank(deck_.lane(suit), [&](std::size_t rank) { --cards[rank]; });
        return cards;
    }

    // With fewer cards of the suit to come, nobody has a flush in it.
    int fewest_suited(int suit) const {
        int fewest = Column::length;
        for (const auto& own : own_) fewest = std::min(fewest, Contest::suited_from(own, suit));
        return std::max(0, fewest - std::popcount(board_.lane(suit)));
    }

    void correct_flushes(int suit, int cards) {
        const ByRank others = outside(suit);
        for_each_choice(deck_.lane(suit), cards, [&](RankMask chosen) {
            const auto lane = static_cast<RankMask>(board_.lane(suit) | chosen);
            std::array<Strength, max_players> flushes{};
            for (std::size_t p = 0; p < own_.size(); ++p) {
                flushes[p] = Contest::suited(own_[p], suit, lane);
            }
            Ranks ranks = ranks_;
            for_each_rank(chosen, [&](std::size_t r) { ranks = ranks.with(static_cast<int>(r)); });
            for_each_multiset(
                others, to_come_ - cards, ranks,
                [&](const Ranks& all, std::int64_t boards) { correct(all, flushes, boards); });
        });
    }

    void add(const Ranks& ranks, std::int64_t boards) {
        if (deals_ == Column::length) show_down();
        for (std::size_t p = 0; p < own_.size(); ++p) {
            row_[p][deals_] = Contest::unsuited(own_[p], ranks);
        }
        boards_[deals_++] = boards;
    }

    void correct(const Ranks& ranks, const std::array<Strength, max_players>& flushes,
                 std::int64_t boards) {
        if (deals_ + 2 > Column::length) show_down();
        for (std::size_t p = 0; p < own_.size(); ++p) {
            const Strength unsuited = Contest::unsuited(own_[p], ranks);
            row_[p][deals_] = unsuited;
            row_[p][deals_ + 1] = std::max(unsuited, flushes[p]);
        }
        boards_[deals_++] = -boards;
        boards_[deals_++] = boards;
    }

    void show_down() {
        tally_.add(row_, showdown(row_, own_.size(), deals_), own_.size(), deals_, boards_.data());
        deals_ = 0;
    }

    std::vector<typename Contest::Own> own_;
    Cards<Deck> board_;
    Cards<Deck> deck_;
    int to_come_;
    Ranks ranks_;       // of the board
    ByRank in_deck_{};  // cards still to choose from

    Row row_;
    std::array<std::int64_t, Column::length> boards_{};
    std::size_t deals_ = 0;
    Tally tally_;
};

}  // namespace pokerloop::equity
