// What a column becomes when its missing cards are the best of some draws.
//
// To `known` cards come the best of the cards drawn from those not seen: as many as the column
// lacks, or all that were drawn if those are fewer.
//
// The draws are looked at value by value, from the highest down, and of what has been drawn only
// that is kept which may still decide the outcome: the best straight so far, the cards that can
// make up a set or stand beside it, the colours of the last four values as long as a straight can
// go on, the cards of a colour as long as a flush can come of it. Ways of drawing of which the
// same is left are counted together, so that the number of draws hardly matters.
//
// That takes an order of categories in which a straight and a flush are more than a high card, a
// rainbow straight and a straight flush more than a straight, a straight flush more than a flush.
// In other orders every choice of cards is ranked.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "games/chicago_poker/cards.hpp"
#include "hands/chicago_poker.hpp"

namespace pokerloop::chicago_poker {

using hands::Strength;

inline constexpr int values = Deck::ranks;

__extension__ using Ways = unsigned __int128;  // of 81 cards there are up to 2 * 10^23 draws

// What has been drawn of the values from some value up, as far as it matters.
struct Drawn {
    static constexpr std::uint8_t is_there = 1U << Deck::suits;

    std::uint64_t copies = 0;                        // four bits a value
    std::array<std::uint16_t, Deck::suits> flush{};  // values, a mask for each colour
    std::array<std::uint8_t, 4> latest{};  // the lowest value first: colours, and `is_there`
    std::uint16_t cards = 0;
    Strength best = 0;  // what the column is worth with these cards, once they suffice

    int copies_of(int value) const { return static_cast<int>(copies >> (4 * value) & 0xF); }

    friend bool operator==(const Drawn&, const Drawn&) = default;
};

class Completion {
 public:
    Completion(std::span<const Card> known, std::span<const Card> unseen,
               const hands::chicago_poker::Order& order);

    // The strength of the column with the best of these cards.
    Strength best(std::span<const Card> drawn) const;

    // How many of the ways to draw so many gangster cards lead to each strength; nothing when more
    // than `limit` of them would have to be told apart at once.
    std::optional<std::map<Strength, Ways>> count(int draws, std::size_t limit) const;

    // How many of the trials `first` to `first` + `trials` - 1 of a seed lead to each strength; in
    // each so many cards of the pool are drawn, special ones among them, which cannot be laid.
    std::map<Strength, std::uint64_t> sample(const std::vector<Card>& pool, std::size_t draws,
                                             std::uint64_t seed, std::uint64_t first,
                                             std::uint64_t trials) const;

 private:
    using Colours = std::uint8_t;  // a bit for each
    static constexpr int straight_size = 5;
    using Row = std::array<Colours, straight_size>;  // colours of neighbouring values

    std::optional<std::map<Strength, Ways>> count_choices(std::size_t draws) const;
    Strength best_choice(std::span<const Card> drawn) const;

    Drawn with(const Drawn& drawn, int value, Colours colours, int copies) const;
    void add_straight(Drawn& drawn, const Row& row, int low) const;
    void forget(Drawn& drawn, int value, int draws_left) const;
    void forget_copies(Drawn& drawn, int value, int draws_left) const;
    void forget_flushes(Drawn& drawn, int value, int draws_left) const;
    void forget_colours(Drawn& drawn, int value, int draws_left) const;
    void fill_colours(Drawn& drawn, int value, const std::array<bool, 4>& may_be_rainbow) const;

    // Cards by value; those of the lower values are still to come, and not all of them will.
    struct Supply {
        std::array<int, values> copies{};
        int first_to_come = -1;
        int to_come = 0;
    };
    Supply useful(const Supply& supply, int cards) const;
    Strength most(const hands::RankCounts& hand, const Supply& supply, int cards) const;

    static std::size_t place(int value) { return static_cast<std::size_t>(value); }
    bool is_known(int value) const { return (known_values_ >> value & 1) != 0; }
    bool spans_known(int low) const { return (known_values_ & ~(0b11111 << low)) == 0; }
    Strength strength(hands::chicago_poker::Category category, int number) const {
        return reordering_(hands::chicago_poker::make_strength(category, number));
    }

    std::vector<Card> known_;
    std::vector<Card> unseen_;
    hands::chicago_poker::Reordering reordering_;
    bool looks_ahead_;  // whether the order of categories allows it
    int missing_;
    base::RankMask known_values_ = 0;
    hands::RankCounts known_counts_;
    bool may_be_straight_ = true;
    std::array<Colours, values> colours_left_{};
    Colours flush_colours_ = 0;    // in which a flush is possible
    Colours rainbow_colours_ = 0;  // which a rainbow straight lacks
};

}  // namespace pokerloop::chicago_poker
