// Random deals, shown down in rows.
//
// The unit is a block: the deck is shuffled once, laid in a circle and read with each of a fixed
// set of rulers, turn by turn (rulers.hpp). The deals of a block depend on each other, mostly in
// opposite directions, so a block's mean is nearer to the truth than that of as many independent
// deals; blocks are independent, and the error is estimated from how they differ. Block `i` of a
// seed is the same wherever and whenever it is dealt.
//
// Hands of ranges are drawn for each deal, by their weights and regardless of each other and of
// the cards dealt. A deal in which a card comes twice is thrown away whole, the cards dealt too: to
// keep those and draw other hands would favour cards that the ranges need.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "base/philox.hpp"
#include "equity/contests.hpp"
#include "equity/rulers.hpp"
#include "equity/spot.hpp"
#include "equity/tally.hpp"
#include "equity/weighted_choice.hpp"

namespace pokerloop::equity {

// A pot in parts, so that up to ten players share it in whole numbers.
inline constexpr std::int64_t parts_of_pot = 2520;

struct SampleTally {
    Tally tally;
    // Sums over blocks, of each player's parts s of the pots and the number of deals n of a block.
    std::array<std::int64_t, max_players> squares{};   // s * s
    std::array<std::int64_t, max_players> products{};  // s * n
    std::int64_t square_deals = 0;                     // n * n
    std::int64_t blocks = 0;

    void add_block(const Tally& block, std::size_t players, std::int64_t deals) {
        for (std::size_t p = 0; p < players; ++p) {
            std::int64_t parts = 0;
            for (std::size_t k = 0; k < players; ++k) {
                tally.shared[p][k] += block.shared[p][k];
                parts += block.shared[p][k] * (parts_of_pot / static_cast<std::int64_t>(k + 1));
            }
            for (std::size_t slot = 0; slot < slots; ++slot) {
                tally.by_slot[p][slot] += block.by_slot[p][slot];
            }
            squares[p] += parts * parts;
            products[p] += parts * deals;
        }
        square_deals += deals * deals;
        ++blocks;
    }
};

template <class Contest>
class Sampler {
 public:
    using Deck = typename Contest::Deck;

    Sampler(const Contest& contest, const Spot<Deck>& spot)
        : contest_(contest), board_(pile_of<Contest>(spot.board)), deck_(spot.unseen()) {
        board_marks_ = marks_ = static_cast<std::size_t>(spot.board_to_come);
        for (const Player<Deck>& player : spot.players) {
            seats_.emplace_back(player, marks_);
            marks_ += static_cast<std::size_t>(player.to_come);
            has_ranges_ = has_ranges_ || player.is_range;
        }
        turns_ = marks_ == 0 ? Column::length : deck_.size();
        rulers_ = make_rulers(turns_, marks_, rulers);
    }

    std::size_t players() const { return seats_.size(); }

    // The deals of a block.
    std::size_t block() const { return rulers * turns_; }

    // So many deals from a certain one on, which begins a block.
    SampleTally sample(std::uint64_t seed, std::uint64_t first, std::uint64_t deals) const {
        SampleTally sum;
        for (std::uint64_t done = 0; done < deals; done += block()) {
            const auto count =
                static_cast<std::size_t>(std::min<std::uint64_t>(block(), deals - done));
            const std::uint64_t number = (first + done) / block();
            Table table(*this, base::RandomStream(seed, number, stream));
            sum.add_block(table.play(count), seats_.size(), static_cast<std::int64_t>(count));
        }
        return sum;
    }

 private:
    using Pile = typename Contest::Pile;
    template <class Item>
    using PerDeal = std::array<Item, Column::length>;

    static constexpr std::size_t rulers = 8;
    static constexpr std::uint32_t stream = 0;
    static constexpr int most_tries = 1'000'000;

    // What is known of a player: which hands with which chance, and the marks of the cards to come.
    struct Seat {
        std::vector<Pile> hands;
        std::vector<Cards<Deck>> cards;  // of those hands
        WeightedChoice choose;
        std::size_t first_mark;
        std::size_t to_come;
        bool is_range;

        Seat(const Player<Deck>& player, std::size_t mark)
            : choose(weights_of(player)),
              first_mark(mark),
              to_come(static_cast<std::size_t>(player.to_come)),
              is_range(player.is_range) {
            for (const Choice<Deck>& choice : player.choices) {
                hands.push_back(pile_of<Contest>(choice.cards));
                cards.push_back(choice.cards);
            }
        }
    };

    static std::vector<std::uint64_t> weights_of(const Player<Deck>& player) {
        std::vector<std::uint64_t> weights;
        for (const Choice<Deck>& choice : player.choices) weights.push_back(choice.weight);
        return weights;
    }

    // The cards of one block.
    class Table {
     public:
        Table(const Sampler& sampler, const base::RandomStream& random)
            : sampler_(sampler), random_(random), deck_(sampler.deck_) {
            for (std::size_t p = 0; p < seats().size(); ++p) {
                own_[p].fill(seats()[p].hands[0]);
            }
        }

        Tally play(std::size_t deals) {
            Counter counter(seats().size(), Contest::slots);
            int tries = most_tries;
            while (deals > 0) {
                shuffle();
                for (const Ruler& ruler : sampler_.rulers_) {
                    std::size_t dealt = deal(ruler);
                    if (sampler_.has_ranges_) dealt = choose_hands(ruler);
                    dealt = std::min(dealt, deals);
                    if (dealt > 0) count(dealt, counter);
                    deals -= dealt;
                    if (dealt == 0 && --tries == 0)
                        throw std::runtime_error(
                            "the ranges have cards in common too often for sampling");
                }
            }
            return counter.tally();
        }

     private:
        const std::vector<Seat>& seats() const { return sampler_.seats_; }

        // The deck goes twice around the circle, so that no mark has to turn back.
        void shuffle() {
            if (sampler_.marks_ == 0) return;
            random_.shuffle_front(std::span(deck_), deck_.size());
            for (std::size_t i = 0; i < deck_.size(); ++i) {
                Pile card;
                card.add(deck_[i]);
                circle_[i] = circle_[i + deck_.size()] = card;
            }
        }

        // Adds, for each turn of a ruler, the cards at some of its marks to a pile.
        void add_dealt(std::span<const std::uint8_t> marks, const Pile& known,
                       PerDeal<Pile>& piles) {
            for (std::size_t turn = 0; turn < sampler_.turns_; ++turn) {
                Pile pile = known;
                for (const std::uint8_t mark : marks) pile.add(circle_[turn + mark]);
                piles[turn] = pile;
            }
        }

        std::size_t deal(const Ruler& ruler) {
            const std::span marks(ruler);
            add_dealt(marks.first(sampler_.board_marks_), sampler_.board_, boards_);
            for (std::size_t p = 0; p < seats().size(); ++p) {
                const Seat& seat = seats()[p];
                if (seat.to_come == 0) continue;
                const Pile known = seat.is_range ? Pile() : seat.hands[0];
                add_dealt(marks.subspan(seat.first_mark, seat.to_come), known, own_[p]);
            }
            return sampler_.turns_;
        }

        // Draws hands of the ranges for each deal, and closes up those without a conflict.
        std::size_t choose_hands(const Ruler& ruler) {
            std::size_t kept = 0;
            for (std::size_t turn = 0; turn < sampler_.turns_; ++turn) {
                Cards<Deck> used;
                for (const std::uint8_t mark : ruler) {
                    used.insert(deck_[(turn + mark) % deck_.size()]);
                }
                if (choose_hands(turn, kept, used)) ++kept;
            }
            return kept;
        }

        bool choose_hands(std::size_t turn, std::size_t place, Cards<Deck> used) {
            for (std::size_t p = 0; p < seats().size(); ++p) {
                const Seat& seat = seats()[p];
                if (!seat.is_range) {
                    own_[p][place] = own_[p][turn];
                    continue;
                }
                const std::size_t hand = seat.choose(random_);
                if (used.intersects(seat.cards[hand])) return false;
                used |= seat.cards[hand];
                Pile own = seat.hands[hand];
                if (seat.to_come > 0) own.add(own_[p][turn]);
                own_[p][place] = own;
            }
            boards_[place] = boards_[turn];
            return true;
        }

        void count(std::size_t deals, Counter& counter) {
            for (std::size_t p = 0; p < seats().size(); ++p) {
                for (std::size_t i = 0; i < deals; ++i) {
                    row_[p][i] = sampler_.contest_.rank(own_[p][i], boards_[i]);
                }
            }
            counter.add(row_, showdown(row_, seats().size(), deals), deals);
        }

        const Sampler& sampler_;
        base::RandomStream random_;
        std::vector<Card> deck_;
        std::array<Pile, 2 * std::size_t{Deck::cards}> circle_;
        PerDeal<Pile> boards_;
        std::array<PerDeal<Pile>, max_players> own_;
        Row row_;
    };

    Contest contest_;
    Pile board_;
    std::vector<Card> deck_;
    std::vector<Seat> seats_;
    std::size_t marks_;  // of a ruler: first those of the board, then those of the players
    std::size_t board_marks_;
    std::size_t turns_;  // of a ruler around the circle
    bool has_ranges_ = false;
    std::vector<Ruler> rulers_;
};

}  // namespace pokerloop::equity
