// Random deals, shown down in rows.
//
// The unit is a block: the deck is shuffled once, laid in a circle and read with each of a fixed
// set of rulers, turn by turn (rulers.hpp). The deals of a block depend on each other, mostly in
// opposite directions, so a block's mean is nearer to the truth than that of as many independent
// deals; blocks are independent, and the error is estimated from how they differ. Block `i` of a
// seed is the same wherever and whenever it is dealt.
//
// Hands of ranges are drawn by their weights, for the first deal of a block regardless of each
// other, and all of them again while they have a card in common: to redraw only some would favour
// hands that are often in the way of others. From then on the players draw one after the other
// among the hands that the others' leave. As the first hands are distributed as they should be, so
// are all that follow (Gibbs sampling from a perfect start); they depend on those before, which
// the error, made from whole blocks, takes into account.
//
// Cards of the circle that are in hands drawn from ranges are passed over; spare marks at the end
// of the ruler tell which cards come instead.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/errors.hpp"
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
        board_marks_ = static_cast<std::size_t>(spot.board_to_come);
        std::size_t marks = board_marks_;
        std::size_t spare_marks = 0;
        for (const Player<Deck>& player : spot.players) {
            if (player.is_range) {
                ranges_.push_back(seats_.size());
                spare_marks += static_cast<std::size_t>(player.choices[0].cards.size());
            }
            seats_.emplace_back(player, marks);
            marks += static_cast<std::size_t>(player.to_come);
        }
        turns_ = marks == 0 ? Column::length : deck_.size();
        rulers_ = make_rulers(turns_, marks == 0 ? 0 : marks + spare_marks, rulers);
    }

    std::size_t players() const { return seats_.size(); }

    // The deals of a block.
    std::size_t block() const { return rulers * turns_; }

    // So many deals from a certain one on, which begins a block.
    SampleTally sample(std::uint64_t seed, std::uint64_t first, std::uint64_t deals) const {
        SampleTally sum;
        Table table(*this);
        for (std::uint64_t done = 0; done < deals; done += block()) {
            const auto count =
                static_cast<std::size_t>(std::min<std::uint64_t>(block(), deals - done));
            const std::uint64_t number = (first + done) / block();
            base::RandomStream random(seed, number, stream);
            sum.add_block(table.play(random, count), seats_.size(),
                          static_cast<std::int64_t>(count));
        }
        return sum;
    }

 private:
    using Pile = typename Contest::Pile;
    template <class Item>
    using PerDeal = std::array<Item, Column::length>;

    static constexpr std::size_t rulers = 8;
    static_assert(rulers <= Counter::most_rows);
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

    // Where blocks are dealt, one after the other.
    class Table {
     public:
        explicit Table(const Sampler& sampler) : sampler_(sampler) {
            for (std::size_t p = 0; p < seats().size(); ++p) {
                own_[p].fill(seats()[p].hands[0]);
            }
        }

        Tally play(base::RandomStream& random, std::size_t deals) {
            Counter counter(seats().size(), Contest::slots);
            shuffle(random);
            Cards<Deck> used = draw_hands(random);
            for (const Ruler& ruler : sampler_.rulers_) {
                const std::size_t dealt = std::min(deals, sampler_.turns_);
                if (dealt == 0) break;
                deals -= dealt;
                if (sampler_.ranges_.empty()) {
                    deal(ruler);
                } else {
                    for (std::size_t turn = 0; turn < dealt; ++turn) {
                        redraw_hands(random, used);
                        deal_around(used, ruler, turn);
                    }
                }
                count(dealt, counter);
            }
            return counter.tally();
        }

     private:
        const std::vector<Seat>& seats() const { return sampler_.seats_; }

        // The deck goes twice around the circle, so that no mark has to turn back.
        void shuffle(base::RandomStream& random) {
            deck_ = sampler_.deck_;
            random.shuffle_front(std::span(deck_), deck_.size());
            for (std::size_t i = 0; i < deck_.size(); ++i) {
                Pile pile;
                pile.add(deck_[i]);
                circle_[i] = circle_[i + deck_.size()] = pile;
                Cards<Deck> card;
                card.insert(deck_[i]);
                cards_[i] = cards_[i + deck_.size()] = card;
            }
        }

        // Every turn of a ruler, for players without ranges.
        void deal(const Ruler& ruler) {
            const std::span marks(ruler);
            deal(marks.first(sampler_.board_marks_), sampler_.board_, boards_);
            for (std::size_t p = 0; p < seats().size(); ++p) {
                const Seat& seat = seats()[p];
                if (seat.to_come == 0) continue;
                deal(marks.subspan(seat.first_mark, seat.to_come), seat.hands[0], own_[p]);
            }
        }

        // Adds, for each turn, the cards at some marks to a pile.
        void deal(std::span<const std::uint8_t> marks, const Pile& known, PerDeal<Pile>& piles) {
            for (std::size_t turn = 0; turn < sampler_.turns_; ++turn) {
                Pile pile = known;
                for (const std::uint8_t mark : marks) pile.add(circle_[turn + mark]);
                piles[turn] = pile;
            }
        }

        // One turn of a ruler, passing over cards that are used.
        void deal_around(Cards<Deck> used, const Ruler& ruler, std::size_t turn) {
            auto mark = ruler.begin();
            const auto add_to = [&](Pile& pile, std::size_t count) {
                while (count > 0) {
                    const std::size_t place = turn + *mark++;
                    if (cards_[place].intersects(used)) continue;
                    pile.add(circle_[place]);
                    --count;
                }
            };
            boards_[turn] = sampler_.board_;
            add_to(boards_[turn], sampler_.board_marks_);
            for (std::size_t p = 0; p < seats().size(); ++p) {
                const Seat& seat = seats()[p];
                own_[p][turn] = seat.hands[hand_[p]];
                add_to(own_[p][turn], seat.to_come);
            }
        }

        // Draws a hand of each range, and returns their cards.
        Cards<Deck> draw_hands(base::RandomStream& random) {
            for (int tries = most_tries; tries > 0; --tries) {
                Cards<Deck> used;
                const bool fit = std::ranges::all_of(sampler_.ranges_, [&](std::size_t p) {
                    hand_[p] = seats()[p].choose(random);
                    const Cards<Deck> cards = seats()[p].cards[hand_[p]];
                    const bool fits = !used.intersects(cards);
                    used |= cards;
                    return fits;
                });
                if (fit) return used;
            }
            throw base::InvalidPositionError(
                "the ranges have cards in common too often to be sampled; count them exactly");
        }

        // Draws them anew, one after the other.
        void redraw_hands(base::RandomStream& random, Cards<Deck>& used) {
            for (const std::size_t p : sampler_.ranges_) {
                const Seat& seat = seats()[p];
                used = used - seat.cards[hand_[p]];
                do hand_[p] = seat.choose(random);
                while (used.intersects(seat.cards[hand_[p]]));
                used |= seat.cards[hand_[p]];
            }
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
        std::vector<Card> deck_;
        std::array<Pile, 2 * std::size_t{Deck::cards}> circle_;
        std::array<Cards<Deck>, 2 * std::size_t{Deck::cards}> cards_;  // of the circle
        std::array<std::size_t, max_players> hand_{};  // of each player, among the hands possible
        PerDeal<Pile> boards_;
        std::array<PerDeal<Pile>, max_players> own_;
        Row row_;
    };

    Contest contest_;
    Pile board_;
    std::vector<Card> deck_;
    std::vector<Seat> seats_;
    std::vector<std::size_t> ranges_;  // the seats that have one
    std::size_t board_marks_;          // the first marks of a ruler; then come those of the seats
    std::size_t turns_;                // of a ruler around the circle
    std::vector<Ruler> rulers_;
};

}  // namespace pokerloop::equity
