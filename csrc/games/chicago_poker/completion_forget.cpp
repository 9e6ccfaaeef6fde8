// What of the cards drawn may still decide the outcome, and what they are worth by now.
#include <algorithm>
#include <bit>

#include "games/chicago_poker/completion.hpp"

namespace pokerloop::chicago_poker {

using base::RankMask;
using hands::RankCounts;
using hands::chicago_poker::Category;
using hands::chicago_poker::rank_uncoloured;

namespace {

// Sets of colours that some values can have, each value another one: bit s stands for the set s.
class Colourings {
 public:
    void add_value(unsigned colours) {
        std::uint32_t longer = 0;
        for (; colours != 0; colours &= colours - 1) {
            const int colour = std::countr_zero(colours);
            longer |= (sets_ & without[static_cast<std::size_t>(colour)]) << (1 << colour);
        }
        sets_ = longer;
    }
    bool none() const { return sets_ == 0; }
    friend bool operator==(Colourings, Colourings) = default;

 private:
    static constexpr std::array<std::uint32_t, Deck::suits> without = {
        0x5555'5555, 0x3333'3333, 0x0F0F'0F0F, 0x00FF'00FF, 0x0000'FFFF};

    std::uint32_t sets_ = 1;
};

}  // namespace

// The straight whose lowest card is of this value, if it is there.
void Completion::add_straight(Drawn& drawn, const Row& row, int low) const {
    Colourings rainbow;
    Colours common = flush_colours_;
    for (int i = 0; i < straight_size; ++i) {
        if (is_known(low + i)) continue;
        const Colours colours = row[static_cast<std::size_t>(i)];
        if (colours == 0) return;
        common &= colours;
        rainbow.add_value(colours & rainbow_colours_);
    }
    const int top = low + straight_size - 1;
    drawn.best = std::max(drawn.best, strength(Category::straight, top));
    if (common != 0) drawn.best = std::max(drawn.best, strength(Category::straight_flush, top));
    if (rainbow_colours_ != 0 && !rainbow.none()) {
        drawn.best = std::max(drawn.best, strength(Category::rainbow_straight, top));
    }
}

void Completion::forget(Drawn& drawn, int value, int draws_left) const {
    forget_copies(drawn, value, draws_left);
    forget_flushes(drawn, value, draws_left);
    forget_colours(drawn, value, draws_left);
}

// Keeps of the latest values what a straight that beats the best so far may need.
void Completion::forget_colours(Drawn& drawn, int value, int draws_left) const {
    std::array<Colours, 4> needed{};
    std::array<bool, 4> may_be_rainbow{};  // the straight with so many later values less one
    for (int low = std::max(0, value - 4); low < value && may_be_straight_; ++low) {
        const int top = low + straight_size - 1;
        if (top >= values || !spans_known(low)) continue;
        Colourings rainbow;
        Colours common = flush_colours_;
        int to_come = 0;
        bool possible = true;
        for (int v = low; v <= top; ++v) {
            if (is_known(v)) continue;
            const bool is_past = v >= value;
            const Colours colours = is_past ? drawn.latest[static_cast<std::size_t>(v - value)]
                                            : colours_left_[static_cast<std::size_t>(v)];
            possible &= colours != 0;
            common &= colours;
            if (is_past) rainbow.add_value(colours & rainbow_colours_);
            to_come += !is_past;
        }
        if (!possible || to_come > draws_left) continue;
        Colours kept = 0;
        if (strength(Category::straight, top) > drawn.best) kept |= Drawn::is_there;
        if (common != 0 && strength(Category::straight_flush, top) > drawn.best) {
            kept |= Drawn::is_there | common;
        }
        if (rainbow_colours_ != 0 && !rainbow.none() &&
            strength(Category::rainbow_straight, top) > drawn.best) {
            kept |= Drawn::is_there | rainbow_colours_;
            may_be_rainbow[static_cast<std::size_t>(top - value)] = true;
        }
        for (int v = value; v <= top; ++v) needed[static_cast<std::size_t>(v - value)] |= kept;
    }
    for (std::size_t i = 0; i < needed.size(); ++i) drawn.latest[i] &= needed[i];
    if ((rainbow_colours_ & flush_colours_) == 0) fill_colours(drawn, value, may_be_rainbow);
}

// Adds colours that make no difference to rainbow straights, so that drawings that are as good
// become the same.
void Completion::fill_colours(Drawn& drawn, int value,
                              const std::array<bool, 4>& may_be_rainbow) const {
    const auto colourings = [&](std::size_t last) {
        Colourings sets;
        for (std::size_t i = 0; i <= last; ++i) {
            if (!is_known(value + static_cast<int>(i))) {
                sets.add_value(drawn.latest[i] & rainbow_colours_);
            }
        }
        return sets;
    };
    std::array<Colourings, 4> before;
    for (std::size_t last = 0; last < before.size(); ++last) before[last] = colourings(last);
    for (Colours& entry : drawn.latest) {
        if ((entry & rainbow_colours_) == 0) continue;
        for (unsigned left = rainbow_colours_ & ~entry; left != 0; left &= left - 1) {
            const Colours smaller = entry;
            entry |= static_cast<Colours>(left & (0U - left));
            for (std::size_t last = 0; last < before.size(); ++last) {
                if (may_be_rainbow[last] && colourings(last) != before[last]) entry = smaller;
            }
        }
    }
}

// Keeps the cards of a colour of which a flush that beats the best so far may come.
void Completion::forget_flushes(Drawn& drawn, int value, int draws_left) const {
    for (unsigned left = flush_colours_; left != 0; left &= left - 1) {
        const auto colour = static_cast<std::size_t>(std::countr_zero(left));
        std::uint16_t& mask = drawn.flush[colour];
        if (mask == 0) continue;
        const int drawn_cards = std::popcount(mask);
        RankMask hand = known_values_ | mask;
        int lacking = missing_ - drawn_cards;
        for (int v = value - 1; v >= 0 && lacking > 0; --v) {
            if ((colours_left_[static_cast<std::size_t>(v)] >> colour & 1) == 0) continue;
            hand |= static_cast<RankMask>(1U << v);
            --lacking;
        }
        const bool possible = lacking == 0 && missing_ - drawn_cards <= draws_left;
        const Strength most =
            possible ? strength(Category::flush, hands::number_kickers(hand, 5)) : Strength{0};
        if (drawn_cards == missing_) drawn.best = std::max(drawn.best, most);
        if (most <= drawn.best) mask = 0;
    }
}

// Keeps so many cards of a value as may take part in sets that beat the best so far.
void Completion::forget_copies(Drawn& drawn, int value, int draws_left) const {
    Supply supply;
    for (int v = 0; v < values; ++v) {
        const int copies = v >= value ? drawn.copies_of(v) : std::popcount(colours_left_[place(v)]);
        supply.copies[place(v)] = std::min(copies, missing_);
    }
    supply.first_to_come = value - 1;
    supply.to_come = 0;
    supply = useful(supply, missing_);
    drawn.best = std::max(drawn.best, most(known_counts_, supply, missing_));
    supply.to_come = draws_left;

    std::uint64_t kept = 0;
    for (int v = value; v < values; ++v) {
        const int copies = supply.copies[place(v)];
        supply.copies[place(v)] = 0;
        RankCounts counts = known_counts_;
        int useful_copies = 0;
        for (int j = 1; j <= copies; ++j) {
            counts.add(v);
            const Supply others = useful(supply, missing_ - j);
            if (most(counts, others, missing_ - j) > drawn.best) useful_copies = j;
        }
        supply.copies[place(v)] = useful_copies;
        kept |= static_cast<std::uint64_t>(useful_copies) << (4 * v);
    }
    drawn.copies = kept;
}

// What of a supply may be among the best `cards` of it: of two values that the column does not
// have, the higher one takes the more cards.
Completion::Supply Completion::useful(const Supply& supply, int cards) const {
    std::array<int, straight_size + 1> higher{};  // values of which as many copies are there
    Supply less = supply;
    for (int v = values - 1; v >= 0; --v) {
        int& copies = less.copies[place(v)];
        copies = std::min(copies, cards);
        if (is_known(v)) continue;
        int most_useful = 0;
        for (int j = 1; j <= copies; ++j) {
            if (higher[place(j)]++ < cards / j) most_useful = j;
        }
        copies = most_useful;
    }
    return less;
}

// The most that a hand becomes with so many cards of a supply, by its sets and high cards; 0 if
// there are not as many.
Strength Completion::most(const RankCounts& hand, const Supply& supply, int cards) const {
    if (cards == 0) return reordering_(rank_uncoloured(hand));
    Strength highest = 0;
    const auto choose = [&](const auto& self, int value, int left, int to_come,
                            const RankCounts& counts) -> void {
        if (left == 0) {
            highest = std::max(highest, reordering_(rank_uncoloured(counts)));
            return;
        }
        while (value >= 0 && supply.copies[place(value)] == 0) --value;
        if (value < 0) return;
        self(self, value - 1, left, to_come, counts);
        const bool is_to_come = value <= supply.first_to_come;
        RankCounts more = counts;
        int copies = std::min(left, supply.copies[place(value)]);
        if (is_to_come) copies = std::min(copies, to_come);
        for (int j = 1; j <= copies; ++j) {
            more.add(value);
            self(self, value - 1, left - j, is_to_come ? to_come - j : to_come, more);
        }
    };
    choose(choose, values - 1, cards, supply.to_come, hand);
    return highest;
}

}  // namespace pokerloop::chicago_poker
