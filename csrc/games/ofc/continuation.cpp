#include "games/ofc/continuation.hpp"

#include <algorithm>
#include <functional>
#include <memory>

#include "base/subsets.hpp"
#include "games/ofc/last_draw.hpp"
#include "hands/hand.hpp"

namespace pokerloop::ofc {

using hands::Hand;

namespace {

constexpr std::size_t futures = 32;
constexpr std::size_t max_future_cards = 12;
constexpr std::size_t max_ways = 21;  // five places and seven cards offered

// Cards offered to a row beyond what it can take.
constexpr int spare_cards(int open_places) { return open_places <= 3 ? 3 : 2; }

constexpr std::size_t exact_choices = 4;

// The cards of random futures, in the order they come; each is written twice, so that a row can be
// offered a stretch that runs over the end.
class Futures {
 public:
    Futures(CardSet unseen, int cards, base::RandomStream& random)
        : cards_(static_cast<std::size_t>(cards)) {
        CardList deck(unseen);
        for (auto& future : futures_) {
            random.shuffle_front(deck.cards(), cards_);
            const auto drawn = deck.cards().first(cards_);
            std::ranges::copy(drawn, std::ranges::copy(drawn, future.begin()).out);
        }
    }

    // What is offered to a row with so many open places: rows start at different cards.
    std::span<const Card> offered(std::size_t future, Row row, int open_places) const {
        const auto count =
            std::min(cards_, static_cast<std::size_t>(open_places + spare_cards(open_places)));
        return std::span(futures_[future]).subspan(cards_ * row / rows.size(), count);
    }

 private:
    std::size_t cards_;
    std::array<std::array<Card, 2 * max_future_cards>, futures> futures_;
};

// The strengths a row can reach in each future, strongest first.
class RowWays {
 public:
    RowWays(Row row, CardSet cards, const Futures& coming) {
        const Hand hand(cards);
        const int open = row_sizes[row] - cards.size();
        for (std::size_t future = 0; future < futures; ++future) {
            auto& ways = ways_[future];
            count_ = 0;
            base::for_each_subset(coming.offered(future, row, open), static_cast<std::size_t>(open),
                                  [&](std::span<const Card> added) {
                                      Hand full = hand;
                                      for (const Card card : added) full.add(card);
                                      ways[count_++] = full.rank();
                                  });
            std::sort(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(count_),
                      std::greater{});
        }
    }

    std::span<const Strength> operator[](std::size_t future) const {
        return {ways_[future].data(), count_};
    }

 private:
    std::size_t count_ = 0;
    std::array<std::array<Strength, max_ways>, futures> ways_;
};

// The value of placements over the same random futures. Rows that several placements share are
// looked at once.
class Outlook {
 public:
    Outlook(const Turn& turn, int coming_cards, const Objective& objective,
            base::RandomStream& random)
        : cards_(turn.cards), objective_(objective), coming_(turn.unseen, coming_cards, random) {}

    double value(const Board& board) {
        const RowWays& tops = ways(top, board);
        const RowWays& middles = ways(middle, board);
        const RowWays& bottoms = ways(bottom, board);
        double total = 0;
        for (std::size_t future = 0; future < futures; ++future) {
            total +=
                objective_.value(finish(tops[future], middles[future], bottoms[future].front()));
        }
        return total / static_cast<double>(futures);
    }

 private:
    using Ways = std::span<const Strength>;

    // Finishes a board from the bottom up.
    Finish finish(Ways tops, Ways middles, Strength lowest) const {
        const Rules& rules = objective_.rules();
        const auto fits_on = [&rules](Strength lower) {
            return [&rules, lower](Strength upper) { return in_order(rules, upper, lower); };
        };
        const auto second = std::ranges::find_if(middles, fits_on(lowest));
        if (second == middles.end()) return {};
        const auto third = std::ranges::find_if(tops, fits_on(*second));
        if (third == tops.end()) return {};
        return ofc::finish(rules, {*third, *second, lowest});
    }

    const RowWays& ways(Row row, const Board& board) {
        std::size_t added = 0;
        std::size_t bit = 1;
        for (const Card card : cards_) {
            if (board[row].contains(card)) added |= bit;
            bit <<= 1;
        }
        auto& known = known_[row][added];
        if (!known) known = std::make_unique<RowWays>(row, board[row], coming_);
        return *known;
    }

    CardSet cards_;
    const Objective& objective_;
    Futures coming_;
    std::array<std::array<std::unique_ptr<RowWays>, 32>, 3> known_;
};

struct Choice {
    Placement placement;
    double value;
};

const Placement& best_of(std::span<const Choice> choices) {
    return std::ranges::max_element(choices, {}, &Choice::value)->placement;
}

}  // namespace

Placement choose_placement(const Turn& turn, const Schedule& schedule, const Objective& objective,
                           base::RandomStream& random) {
    const int draws = schedule.streets - turn.street - 1;
    std::vector<Choice> choices;
    for_each_placement({turn.board, {}}, turn.cards, schedule.places(turn.street),
                       [&](const Placement& placement) { choices.push_back({placement, 0}); });
    if (choices.size() == 1) return choices.front().placement;
    if (draws == 0) {
        for (auto& [placement, value] : choices) {
            value = objective.preference(finish(objective.rules(), row_strengths(placement.board)));
        }
        return best_of(choices);
    }
    Outlook outlook(turn, draws * schedule.later_cards, objective, random);
    for (auto& [placement, value] : choices) value = outlook.value(placement.board);
    if (draws > 1 || schedule.later_places > 2) return best_of(choices);
    const auto best = std::min(exact_choices, choices.size());
    std::ranges::partial_sort(choices, choices.begin() + static_cast<std::ptrdiff_t>(best),
                              std::ranges::greater{}, &Choice::value);
    choices.resize(best);
    for (auto& [placement, value] : choices) {
        value = last_draw_value(placement.board, turn.unseen, schedule.later_cards, objective);
    }
    return best_of(choices);
}

}  // namespace pokerloop::ofc
