// Open Face Chinese poker: the state of a match, its views and its policies.
#include <pybind11/stl.h>

#include "bind/card_sets.hpp"
#include "bind/policies.hpp"
#include "bind/state.hpp"
#include "games/ofc/policies.hpp"

namespace pokerloop::bind {

using ofc::FinishedDeal;
using ofc::Setup;
using ofc::State;
using ofc::View;

// Top, middle and bottom.
template <>
struct Format<ofc::Board> : Format<decltype(ofc::Board::row)> {};

namespace {

ofc::Points to_points(const std::vector<int>& numbers) {
    if (numbers.size() > ofc::max_players) {
        throw base::InvalidRulesError("expected a number for each seat, not " +
                                      std::to_string(numbers.size()) + " numbers");
    }
    ofc::Points points{};
    std::ranges::copy(numbers, points.begin());
    return points;
}

Setup make_setup(const ofc::Rules& rules, int players, int button, int deals,
                 const std::vector<int>& stacks, const std::vector<int>& fantasyland) {
    return ofc::checked({rules, players, button, deals, to_points(stacks), to_points(fantasyland)});
}

// One number for each pair of 2 to 4 players, and a stack for each.
void check_square(const std::vector<std::vector<int>>& won, std::size_t stacks, int first) {
    const std::size_t players = won.size();
    bool fits = players >= 2 && players <= ofc::max_players && stacks == players && first >= 0;
    for (const auto& row : won) fits &= row.size() == players;
    if (!fits) throw py::value_error("expected as many rows, columns and stacks as 2 to 4 players");
}

template <class Array>
auto first_of(const Array& array, int players) {
    return std::vector<int>(array.begin(), array.begin() + players);
}

// A property of the view that is a list, made from what all see of each seat.
template <class Ask>
auto from_seats(Ask ask) {
    return [ask](const View& view) {
        return by_seat(view.players, [&](std::size_t seat) { return ask(view.seats[seat]); });
    };
}

void register_views(py::module_& module) {
    bind_view<View>(module, "What one seat knows.")
        .def_readonly("rules", &View::rules)
        .def_readonly("seat", &View::seat)
        .def_readonly("players", &View::players)
        .def_readonly("button", &View::button)
        .def_readonly("deal", &View::deal)
        .def_readonly("street", &View::street)
        .def_readonly("has_last_deal", &View::has_last_deal)
        .def_property_readonly("to_move",
                               [](const View& view) { return seat_or_none(view.to_move); })
        .def_property_readonly("hand", [](const View& view) { return to_ids(view.hand); })
        .def_property_readonly("discards", [](const View& view) { return to_ids(view.discards); })
        .def_property_readonly("unseen", [](const View& view) { return to_ids(view.unseen()); })
        .def_property_readonly("boards",
                               from_seats([](const ofc::SeatView& seen) { return seen.board; }))
        .def_property_readonly("fantasyland", from_seats([](const ofc::SeatView& seen) {
                                   return int{seen.fantasyland_cards};
                               }))
        .def_property_readonly("has_set",
                               from_seats([](const ofc::SeatView& seen) { return seen.has_set; }))
        .def_property_readonly("points",
                               from_seats([](const ofc::SeatView& seen) { return seen.points; }))
        .def_property_readonly("stacks",
                               from_seats([](const ofc::SeatView& seen) { return seen.stack; }))
        .def_property_readonly("last_boards",
                               [](const View& view) {
                                   const auto& boards = view.last_deal.boards;
                                   return std::vector<ofc::Board>(boards.begin(),
                                                                  boards.begin() + view.players);
                               })
        .def_property_readonly(
            "last_points",
            [](const View& view) { return first_of(view.last_deal.points, view.players); })
        .def_property_readonly("last_fantasyland",
                               [](const View& view) {
                                   return first_of(view.last_deal.fantasyland_cards, view.players);
                               })
        .def_property_readonly("last_earned", [](const View& view) {
            return first_of(view.last_deal.earned_fantasyland, view.players);
        });
}

void register_state(py::module_& module) {
    bind_state<State>(module, "A match.")
        .def_property_readonly("rules", &State::rules)
        .def_property_readonly("button", &State::button)
        .def_property_readonly("deal", &State::deal)
        .def_property_readonly("street", &State::street)
        .def_property_readonly("undealt",
                               [](const State& state) { return to_ids(state.undealt()); })
        .def(
            "board",
            [](const State& state, int seat) { return state.board(checked_seat(state, seat)); },
            py::arg("seat"))
        .def(
            "hand",
            [](const State& state, int seat) {
                return to_ids(state.hand(checked_seat(state, seat)));
            },
            py::arg("seat"))
        .def(
            "discards",
            [](const State& state, int seat) {
                return to_ids(state.discards(checked_seat(state, seat)));
            },
            py::arg("seat"))
        .def(
            "place",
            [](State& state, const CardIds& top, const CardIds& middle, const CardIds& bottom,
               const CardIds& discards) {
                CardGroups groups;
                ofc::Board added;
                added[ofc::top] = groups.take(top, "top");
                added[ofc::middle] = groups.take(middle, "middle");
                added[ofc::bottom] = groups.take(bottom, "bottom");
                state.place(added, groups.take(discards, "discard"));
            },
            py::arg("top"), py::arg("middle"), py::arg("bottom"), py::arg("discard"))
        .def(
            "stack_deck",
            [](State& state, const CardIds& cards) { state.stack_deck(to_cards(cards)); },
            py::arg("cards"));
}

}  // namespace

void register_ofc_play(py::module_& core) {
    py::module_ module = core.attr("ofc");
    py::class_<Setup>(module, "Setup", "How a match begins.")
        .def(py::init(&make_setup), py::arg("rules"), py::arg("players"), py::arg("button"),
             py::arg("deals"), py::arg("stacks"), py::arg("fantasyland"))
        .def_readonly("rules", &Setup::rules);
    register_views(module);
    register_state(module);
    bind_policies<State>(module, ofc::policies());
    module.def(
        "settle_pairs",
        [](const ofc::Rules& rules, const std::vector<std::vector<int>>& won,
           const std::vector<int>& stacks, int first) {
            const auto players = static_cast<int>(won.size());
            check_square(won, stacks.size(), first);
            const ofc::Points points =
                ofc::settle_pairs(rules.cap, players, first, to_points(stacks), [&](int x, int y) {
                    return won[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
                });
            return first_of(points, players);
        },
        py::arg("rules"), py::arg("won"), py::arg("stacks"), py::arg("first"));
}

}  // namespace pokerloop::bind
