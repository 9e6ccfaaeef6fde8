// All boards of given hands, each class of equivalent ones shown down once.
//
// A board is worth the same to everybody whichever suits its ranks have, unless it makes somebody
// a flush. So the ranks of the cards to come are enumerated, each multiset weighed by the number
// of boards that have it and make no flush, and everybody's `unsuited` strengths shown down. Then,
// suit by suit, the boards with which somebody has a flush: each choice of cards of that suit with
// each multiset of ranks of the other suits.
//
// Of five cards three or more are of one suit at most. So no board makes flushes in two suits, and
// one that makes a flush has at most two cards outside its suit.
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
    using Pile = typename Contest::Pile;
    using Ranks = typename Contest::Ranks;
    using Deck = base::StandardDeck;

 public:
    BoardClasses(Cards<Deck> board, int to_come) : board_(board), to_come_(to_come) {
        board.for_each([&](Card card) { ranks_ = ranks_.with(base::rank_of(card)); });
    }

    // What comes of all boards that a deck leaves for hands.
    const Tally& count(std::span<const Pile> hands, Cards<Deck> deck) {
        deal(hands, deck);
        tally_.clear(hands.size());
        add_unsuited(0, to_come_, ranks_, Ways{});
        for (const int suit : flush_suits_) {
            for (int cards = fewest_[index(suit)]; cards <= to_come_; ++cards) {
                add_suited(suit, cards);
            }
        }
        show_down();
        return tally_;
    }

    // How many showdowns that takes.
    std::uint64_t showdowns(std::span<const Pile> hands, Cards<Deck> deck) {
        deal(hands, deck);
        std::uint64_t showdowns = multisets(in_deck_, to_come_);
        for (const int suit : flush_suits_) {
            const int in_suit = std::popcount(deck_.lane(suit));
            for (int cards = fewest_[index(suit)]; cards <= to_come_; ++cards) {
                showdowns +=
                    base::binomial(in_suit, cards) * multisets(outside(suit), to_come_ - cards);
            }
        }
        return showdowns;
    }

 private:
    using ByRank = std::array<int, Deck::ranks>;  // numbers of cards

    struct Multiset {
        Ranks ranks;
        std::int64_t ways;  // to choose its cards
    };

    // Numbers of boards by how many of their cards are outside of a suit: none, one or two, in
    // three fields; more are shifted out. A field is wide enough for all boards with a flush.
    struct OutsideSuit {
        static constexpr int width = 21;
        std::uint64_t fields = 1;

        // So many cards more: `without` ways if none is of the suit, `with` ways if one is.
        OutsideSuit add(int cards, std::uint64_t without, std::uint64_t with) const {
            const std::uint64_t more = cards < 3 ? fields << (width * cards) : 0;
            return {more * without + (fields << (width * (cards - 1))) * with};
        }
        std::int64_t at_most(int outside) const {
            constexpr std::uint64_t field = (std::uint64_t{1} << width) - 1;
            std::uint64_t sum = 0;
            for (int i = 0; i <= outside; ++i) sum += fields >> (width * i) & field;
            return static_cast<std::int64_t>(sum);
        }
    };

    // How many boards have certain ranks: in all, and by each suit in which there may be a flush.
    struct Ways {
        std::uint64_t all = 1;
        std::array<OutsideSuit, Deck::suits> by_suit;
    };

    static constexpr std::size_t index(int number) { return static_cast<std::size_t>(number); }

    static std::uint64_t choose(int cards, int count) {
        static constexpr std::uint8_t table[5][5] = {
            {1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};
        return table[cards][count];
    }

    void deal(std::span<const Pile> hands, Cards<Deck> deck) {
        own_.clear();
        for (const Pile& hand : hands) own_.emplace_back(hand);
        deck_ = deck;
        in_deck_ = {};
        flush_suits_.clear();
        for (int suit = 0; suit < Deck::suits; ++suit) {
            for_each_rank(deck.lane(suit), [&](int rank) { ++in_deck_[index(rank)]; });
            fewest_[index(suit)] = fewest(suit);
            if (fewest_[index(suit)] <= to_come_) flush_suits_.push_back(suit);
        }
    }

    template <class Visit>
    static void for_each_rank(RankMask ranks, const Visit& visit) {
        for (unsigned rest = ranks; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest));
    }

    static std::uint64_t multisets(const ByRank& cards, int count) {
        std::array<std::uint64_t, 6> of_size{1};
        for (const int copies : cards) {
            for (std::size_t size = of_size.size() - 1; size > 0; --size) {
                const std::size_t most = std::min(size, index(copies));
                for (std::size_t some = 1; some <= most; ++some) {
                    of_size[size] += of_size[size - some];
                }
            }
        }
        return of_size[index(count)];
    }

    // Every multiset of so many ranks, from one rank up, added to what was chosen below.
    static void list_multisets(const ByRank& cards, int from, int count, const Multiset& chosen,
                               std::vector<Multiset>& list) {
        if (count == 0) return list.push_back(chosen);
        for (int rank = from; rank < Deck::ranks; ++rank) {
            const int available = cards[index(rank)];
            Ranks ranks = chosen.ranks;
            for (int copies = 1; copies <= std::min(count, available); ++copies) {
                ranks = ranks.with(rank);
                list_multisets(
                    cards, rank + 1, count - copies,
                    {ranks, chosen.ways * static_cast<std::int64_t>(choose(available, copies))},
                    list);
            }
        }
    }

    // The cards of the other suits by rank.
    ByRank outside(int suit) const {
        ByRank cards = in_deck_;
        for_each_rank(deck_.lane(suit), [&](int rank) { --cards[index(rank)]; });
        return cards;
    }

    // The fewest cards of a suit to come with which somebody has a flush.
    int fewest(int suit) const {
        int fewest = Column::length;
        for (const auto& own : own_) fewest = std::min(fewest, Contest::flush_from(own, suit));
        return std::max(0, fewest - std::popcount(board_.lane(suit)));
    }

    void add_unsuited(int from, int count, const Ranks& ranks, const Ways& ways) {
        if (count == 0) return add(ranks, without_flush(ways), {});
        for (int rank = from; rank < Deck::ranks; ++rank) {
            Ranks more = ranks;
            const int available = in_deck_[index(rank)];
            for (int copies = 1; copies <= std::min(count, available); ++copies) {
                more = more.with(rank);
                add_unsuited(rank + 1, count - copies, more, with(ways, rank, copies));
            }
        }
    }

    Ways with(const Ways& ways, int rank, int copies) const {
        const int available = in_deck_[index(rank)];
        Ways more;
        more.all = ways.all * choose(available, copies);
        for (const int suit : flush_suits_) {
            const int own = deck_.lane(suit) >> rank & 1;
            const int others = available - own;
            const std::uint64_t with_own = own == 0 ? 0 : choose(others, copies - 1);
            more.by_suit[index(suit)] =
                ways.by_suit[index(suit)].add(copies, choose(others, copies), with_own);
        }
        return more;
    }

    std::int64_t without_flush(const Ways& ways) const {
        auto boards = static_cast<std::int64_t>(ways.all);
        for (const int suit : flush_suits_) {
            boards -= ways.by_suit[index(suit)].at_most(to_come_ - fewest_[index(suit)]);
        }
        return boards;
    }

    void add_suited(int suit, int cards) {
        others_.clear();
        list_multisets(outside(suit), 0, to_come_ - cards, {{}, 1}, others_);
        for_each_choice(deck_.lane(suit), cards, [&](RankMask chosen) {
            const auto lane = static_cast<RankMask>(board_.lane(suit) | chosen);
            std::array<Strength, max_players> flushes{};
            for (std::size_t p = 0; p < own_.size(); ++p) {
                flushes[p] = Contest::flush(own_[p], suit, lane);
            }
            Ranks ranks = ranks_;
            for_each_rank(chosen, [&](int rank) { ranks = ranks.with(rank); });
            for (const Multiset& rest : others_) add(ranks.with(rest.ranks), rest.ways, flushes);
        });
    }

    void add(const Ranks& ranks, std::int64_t boards,
             const std::array<Strength, max_players>& flushes) {
        if (deals_ == Column::length) show_down();
        for (std::size_t p = 0; p < own_.size(); ++p) {
            row_[p][deals_] = Contest::rank(own_[p], ranks, flushes[p]);
        }
        boards_[deals_++] = boards;
    }

    void show_down() {
        tally_.add(row_, showdown(row_, own_.size(), deals_), own_.size(), deals_, boards_.data());
        deals_ = 0;
    }

    Cards<Deck> board_;
    int to_come_;
    Ranks ranks_;  // of the board

    std::vector<typename Contest::Own> own_;
    Cards<Deck> deck_;
    ByRank in_deck_{};
    std::array<int, Deck::suits> fewest_{};  // cards of a suit that make a flush
    std::vector<int> flush_suits_;           // in which as many can come
    std::vector<Multiset> others_;           // of the suits other than that of a flush

    Row row_;
    std::array<std::int64_t, Column::length> boards_{};
    std::size_t deals_ = 0;
    Tally tally_;
};

}  // namespace pokerloop::equity
