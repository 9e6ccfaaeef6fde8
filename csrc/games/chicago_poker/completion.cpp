#include "games/chicago_poker/completion.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "base/philox.hpp"
#include "base/subsets.hpp"

namespace pokerloop::chicago_poker {

using base::RankMask;
using hands::chicago_poker::Category;

Completion::Completion(std::span<const Card> known, std::span<const Card> unseen,
                       const hands::chicago_poker::Order& order)
    : known_(known.begin(), known.end()),
      reordering_(order),
      missing_(straight_size - static_cast<int>(known.size())) {
    const auto is_more = [&](Category a, Category b) {
        return order.first_slot(a) > order.first_slot(b);
    };
    looks_ahead_ = is_more(Category::straight, Category::high_card) &&
                   is_more(Category::flush, Category::high_card) &&
                   is_more(Category::rainbow_straight, Category::straight) &&
                   is_more(Category::straight_flush, Category::straight) &&
                   is_more(Category::straight_flush, Category::flush);

    Colours known_colours = 0;
    for (const Card card : known) {
        const int value = base::rank_of<Deck>(card);
        may_be_straight_ &= !is_known(value);
        known_values_ |= static_cast<RankMask>(1U << value);
        known_counts_.add(value);
        known_colours |= static_cast<Colours>(1U << base::suit_of<Deck>(card));
    }
    const int different = std::popcount(known_colours);
    if (different <= 1 && may_be_straight_)
        flush_colours_ = known.empty() ? 0b11111 : known_colours;
    if (different == static_cast<int>(known.size()) && may_be_straight_) {
        rainbow_colours_ = static_cast<Colours>(0b11111 & ~known_colours);
    }
    for (const Card card : unseen) {
        if (!is_gangster(card)) continue;
        unseen_.push_back(card);
        colours_left_[static_cast<std::size_t>(base::rank_of<Deck>(card))] |=
            static_cast<Colours>(1U << base::suit_of<Deck>(card));
    }
}

Strength Completion::best(std::span<const Card> drawn) const {
    const int draws = static_cast<int>(drawn.size());
    if (!looks_ahead_ || draws <= missing_) return best_choice(drawn);
    std::array<Colours, values> colours{};
    for (const Card card : drawn) {
        colours[static_cast<std::size_t>(base::rank_of<Deck>(card))] |=
            static_cast<Colours>(1U << base::suit_of<Deck>(card));
    }
    Drawn so_far;
    for (int value = values - 1; value >= 0; --value) {
        const Colours some = colours[static_cast<std::size_t>(value)];
        so_far = with(so_far, value, some, std::popcount(some));
        forget(so_far, value, draws - so_far.cards);
    }
    return so_far.best;
}

Strength Completion::best_choice(std::span<const Card> drawn) const {
    hands::chicago_poker::Hand column;
    for (const Card card : known_) column.add(card);
    Strength highest = 0;
    base::for_each_subset(drawn, std::min(static_cast<std::size_t>(missing_), drawn.size()),
                          [&](auto cards) {
                              hands::chicago_poker::Hand hand = column;
                              for (const Card card : cards) hand.add(card);
                              highest = std::max(highest, reordering_(hand.rank()));
                          });
    return highest;
}

std::map<Strength, std::uint64_t> Completion::sample(const std::vector<Card>& pool,
                                                     std::size_t draws, std::uint64_t seed,
                                                     std::uint64_t first,
                                                     std::uint64_t trials) const {
    std::map<Strength, std::uint64_t> counts;
    std::vector<Card> shuffled;
    std::vector<Card> drawn;
    for (std::uint64_t trial = first; trial < first + trials; ++trial) {
        base::RandomStream random(seed, trial, 0);
        shuffled = pool;
        random.shuffle_front(std::span(shuffled), draws);
        drawn.clear();
        std::ranges::copy_if(std::span(shuffled).first(draws), std::back_inserter(drawn),
                             is_gangster);
        ++counts[best(drawn)];
    }
    return counts;
}

Drawn Completion::with(const Drawn& drawn, int value, Colours colours, int copies) const {
    Drawn more = drawn;
    more.cards = static_cast<std::uint16_t>(more.cards + copies);
    more.copies |= static_cast<std::uint64_t>(std::min(copies, missing_)) << (4 * value);
    for (unsigned left = colours & flush_colours_; left != 0; left &= left - 1) {
        more.flush[static_cast<std::size_t>(std::countr_zero(left))] |=
            static_cast<std::uint16_t>(1U << value);
    }
    const Colours entry =
        copies == 0 ? Colours{0} : static_cast<Colours>(colours | Drawn::is_there);
    Row row{entry};
    std::ranges::copy(more.latest, row.begin() + 1);
    if (may_be_straight_ && value + straight_size <= values && spans_known(value)) {
        add_straight(more, row, value);
    }
    std::copy_n(row.begin(), more.latest.size(), more.latest.begin());
    return more;
}

}  // namespace pokerloop::chicago_poker
