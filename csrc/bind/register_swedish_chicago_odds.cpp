// Swedish Chicago: exchanges counted, tricks solved, the chance to have the best hand.
#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "base/errors.hpp"
#include "bind/bind.hpp"
#include "bind/card_sets.hpp"
#include "games/swedish_chicago/trick_solver.hpp"
#include "games/swedish_chicago/win_odds.hpp"

namespace pokerloop::bind {

namespace {

using base::CardSet;
using namespace swedish_chicago;

struct Exchange {
    CardSet hand;
    CardSet unseen;
};

CardSet full_hand(CardGroups& groups, const CardIds& ids) {
    const CardSet hand = groups.take(ids, "the hand");
    if (hand.size() != hand_size) {
        throw base::InvalidPositionError("expected a hand of five cards, not of " +
                                         std::to_string(hand.size()));
    }
    return hand;
}

CardSet unseen_without(CardGroups& groups, CardSet hand, const CardIds& dead) {
    return CardSet::full_deck() - hand - groups.take(dead, "the dead cards");
}

Exchange to_exchange(const CardIds& hand, const CardIds& dead) {
    CardGroups groups;
    Exchange exchange;
    exchange.hand = full_hand(groups, hand);
    exchange.unseen = unseen_without(groups, exchange.hand, dead);
    return exchange;
}

// The ids kept, and the counts by class; the keeps go from none to all.
std::vector<std::pair<CardIds, ClassCounts>> count_exchanges(const CardIds& hand,
                                                             const CardIds& dead) {
    const Exchange exchange = to_exchange(hand, dead);
    const SortedHand sorted(exchange.hand);
    std::vector<std::pair<CardIds, ClassCounts>> counts;
    for (int keep = 0; keep < keeps; ++keep) {
        const CardSet kept = sorted.kept(static_cast<Keep>(keep));
        counts.emplace_back(to_ids(kept), count_draws(kept, exchange.unseen));
    }
    return counts;
}

TrickPosition to_position(const std::vector<CardIds>& hands, int leader, const CardIds& table) {
    TrickPosition position{.players = static_cast<int>(hands.size()),
                           .leader = leader,
                           .played = static_cast<int>(table.size())};
    CardGroups groups;
    for (std::size_t seat = 0; seat < hands.size() && seat < position.hands.size(); ++seat) {
        position.hands[seat] = groups.take(hands[seat], "hand " + std::to_string(seat));
    }
    groups.take(table, "the trick in progress");
    for (std::size_t turn = 0; turn < table.size() && turn < position.table.size(); ++turn) {
        position.table[turn] = static_cast<base::Card>(table[turn]);
    }
    position.check();
    return position;
}

// Who can force the goal: the seat asked about or, if none is, whoever can; and the best cards.
std::pair<std::optional<int>, CardIds> solve_tricks(const std::vector<CardIds>& hands, int leader,
                                                    const CardIds& table, bool all_tricks,
                                                    std::optional<int> asked) {
    const TrickPosition position = to_position(hands, leader, table);
    const TrickGoal goal = all_tricks ? TrickGoal::all_tricks : TrickGoal::last_trick;
    if (asked && (*asked < 0 || *asked >= position.players)) {
        throw base::InvalidPositionError("expected a seat from 0 to " +
                                         std::to_string(position.players - 1) + ", not " +
                                         std::to_string(*asked));
    }
    TrickSolver solver(position);
    for (int seat = asked.value_or(0); seat < (asked ? *asked + 1 : position.players); ++seat) {
        if (solver.can_force(goal, seat)) return {seat, to_ids(solver.best_cards(goal, seat))};
    }
    return {std::nullopt, to_ids(solver.best_cards(goal, asked.value_or(position.to_move())))};
}

}  // namespace

void register_swedish_chicago_odds(py::module_& core) {
    py::module_ module = core.def_submodule("swedish_chicago", "The game Swedish Chicago.");
    module.def("count_exchanges", &count_exchanges, py::arg("hand"), py::arg("dead"));
    module.def("solve_tricks", &solve_tricks, py::arg("hands"), py::arg("leader"),
               py::arg("table"), py::arg("all_tricks"), py::arg("seat"));
    py::class_<DrawPoints>(module, "DrawPoints", "What each way to keep cards is worth.")
        .def(py::init<const ClassPoints&>(), py::arg("points"))
        .def(
            "sums",
            [](const DrawPoints& self, const CardIds& hand) {
                return self.sums(SortedHand(to_exchange(hand, {}).hand));
            },
            py::arg("hand"))
        .def(
            "best",
            [](const DrawPoints& self, const CardIds& hand) {
                const SortedHand sorted(to_exchange(hand, {}).hand);
                return to_ids(sorted.kept(self.best(sorted)));
            },
            py::arg("hand"));
}

}  // namespace pokerloop::bind
