#include "games/ofc/continuation.hpp"

#include <algorithm>
#include <memory>

#include "games/ofc/last_draw.hpp"
#include "hands/hand.hpp"

namespace pokerloop::ofc {

using hands::Hand;

namespace {

constexpr std::size_t futures = 32;  // in one batch
constexpr std::size_t max_future_cards = 12;
constexpr std::size_t max_ways = 21;  // five places and seven cards offered

// How many placements are still looked at in each further batch of futures.
constexpr std::array<std::size_t, 12> survivors = {12, 12, 8, 8, 6, 6, 4, 4, 4, 3, 3, 3};
constexpr std::size_t exact_choices = 6;

// Cards offered to a row beyond what it can take.
constexpr int spare_cards(int open_places) { return open_places <= 2 ? 3 : 2; }

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
        const auto wanted = static_cast<std::size_t>(open_places + spare_cards(open_places));
        return std::span(futures_[future])
            .subspan(cards_ * row / rows.size(), std::min(cards_, wanted));
    }

 private:
    std::size_t cards_;
    std::array<std::array<Card, 2 * max_future_cards>, futures> futures_;
};

// The strengths a row can reach in each future.
class RowWays {
 public:
    RowWays(Row row, CardSet cards, const Futures& coming) {
        const int open = row_sizes[row] - cards.size();
        for (std::size_t future = 0; future < futures; ++future) {
            count_ = 0;
            list_ways(Hand(cards), coming.offered(future, row, open), open, ways_[future]);
            strongest_[future] = *std::ranges::max_element((*this)[future]);
        }
    }

    Strength strongest(std::size_t future) const { return strongest_[future]; }

    // The strongest way that may stand above the row below; 0 if there is none.
    Strength strongest_above(const Rules& rules, std::size_t future, Strength lower) const {
        if (in_order(rules, strongest_[future], lower)) return strongest_[future];
        Strength best = 0;
        for (const Strength way : (*this)[future]) {
            if (in_order(rules, way, lower)) best = std::max(best, way);
        }
        return best;
    }

 private:
    using Ways = std::array<Strength, max_ways>;

    std::span<const Strength> operator[](std::size_t future) const {
        return {ways_[future].data(), count_};
    }

    void list_ways(const Hand& hand, std::span<const Card> offered, int open, Ways& ways) {
        if (open == 0) {
            ways[count_++] = hand.rank();
            return;
        }
        for (; offered.size() >= static_cast<std::size_t>(open); offered = offered.subspan(1)) {
            Hand next = hand;
            next.add(offered.front());
            list_ways(next, offered.subspan(1), open - 1, ways);
        }
    }

    std::size_t count_ = 0;
    std::array<Strength, futures> strongest_;
    std::array<Ways, futures> ways_;
};

// One batch of random futures. Rows that several placements share are looked at once.
class Outlook {
 public:
    Outlook(const Turn& turn, int coming_cards, const Objective& objective,
            base::RandomStream& random)
        : cards_(turn.cards), objective_(objective), coming_(turn.unseen, coming_cards, random) {}

    // The worth of a board, summed over the futures.
    double value(const Board& board) {
        const RowWays& tops = ways(top, board);
        const RowWays& middles = ways(middle, board);
        const RowWays& bottoms = ways(bottom, board);
        const Rules& rules = objective_.rules();
        double total = 0;
        for (std::size_t future = 0; future < futures; ++future) {
            const Strength third = bottoms.strongest(future);
            const Strength second = middles.strongest_above(rules, future, third);
            const Strength first =
                second == 0 ? Strength{0} : tops.strongest_above(rules, future, second);
            total +=
                objective_.value(first == 0 ? Finish{} : finish(rules, {first, second, third}));
        }
        return total;
    }

 private:
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
    double value = 0;
};

// Of equal ones the first, whatever the library's way of sorting.
void keep_best(std::vector<Choice>& choices, std::size_t count) {
    if (count >= choices.size()) return;
    std::ranges::stable_sort(choices, std::ranges::greater{}, &Choice::value);
    choices.resize(count);
}

// Ranks the choices over ever more futures, giving up those that do not seem to be among the best.
void look_ahead(std::vector<Choice>& choices, const Turn& turn, int coming_cards,
                std::size_t wanted, const Objective& objective, base::RandomStream& random) {
    std::size_t batch = 0;
    while (true) {
        Outlook outlook(turn, coming_cards, objective, random);
        for (auto& [placement, value] : choices) value += outlook.value(placement.board);
        if (batch == survivors.size() || choices.size() <= wanted) break;
        keep_best(choices, std::max(survivors[batch++], wanted));
    }
    keep_best(choices, wanted);
}

}  // namespace

Placement choose_placement(const Turn& turn, const Schedule& schedule, const Objective& objective,
                           base::RandomStream& random) {
    const int draws = schedule.streets - turn.street - 1;
    std::vector<Choice> choices;
    for_each_placement({turn.board, {}}, turn.cards, schedule.places(turn.street),
                       [&](const Placement& placement) { choices.push_back({placement}); });
    const auto value_each = [&](const auto& value_of) {
        for (auto& [placement, value] : choices) value = value_of(placement.board);
    };
    if (draws == 0) {
        value_each([&](const Board& board) {
            return objective.value(finish(objective.rules(), row_strengths(board)));
        });
    } else {
        const bool last_draw_is_small = draws == 1 && schedule.later_places <= 2;
        look_ahead(choices, turn, draws * schedule.later_cards,
                   last_draw_is_small ? exact_choices : 1, objective, random);
        if (last_draw_is_small) {
            value_each([&](const Board& board) {
                return last_draw_value(board, turn.unseen, schedule.later_cards, objective);
            });
        }
    }
    return std::ranges::max_element(choices, {}, &Choice::value)->placement;
}

}  // namespace pokerloop::ofc
