// Swedish Chicago: the state of a match, its views and its policies.
#include <pybind11/stl.h>

#include "bind/card_sets.hpp"
#include "bind/policies.hpp"
#include "bind/state.hpp"
#include "games/swedish_chicago/policies.hpp"

namespace pokerloop::bind {

using swedish_chicago::Claim;
using swedish_chicago::FinishedDeal;
using swedish_chicago::Seat;
using swedish_chicago::Setup;
using swedish_chicago::State;
using swedish_chicago::Table;
using swedish_chicago::View;

namespace {

Setup make_setup(const swedish_chicago::Rules& rules, int players, std::optional<int> dealer,
                 int deals, const std::vector<int>& scores) {
    Setup setup{rules, players, dealer, deals, {}};
    if (scores.size() > setup.scores.size()) {
        throw base::InvalidRulesError("expected a score for each seat, not " +
                                      std::to_string(scores.size()) + " scores");
    }
    std::ranges::copy(scores, setup.scores.begin());
    return swedish_chicago::checked(setup);
}

// A property that is a list, made from what all know of each seat.
template <class Ask>
auto from_seats(Ask ask) {
    return [ask](const Table& table) {
        return by_seat(table.players(), [&](std::size_t seat) { return ask(table.seats[seat]); });
    };
}

template <class Member>
auto from_seats(Member Seat::* member) {
    return from_seats([member](const Seat& seat) { return seat.*member; });
}

// The first entries of a list of seats, with None for nobody.
template <class Array>
std::vector<std::optional<int>> seats_or_none(const Array& seats, int count) {
    std::vector<std::optional<int>> list;
    for (int i = 0; i < count; ++i) {
        list.push_back(seat_or_none(seats[static_cast<std::size_t>(i)]));
    }
    return list;
}

void register_claim(py::module_& module) {
    py::class_<Claim>(module, "Claim", "What a player has told of his hand.")
        .def_property_readonly(
            "kind",
            [](const Claim& claim) {
                return swedish_chicago::hand_kind_names[static_cast<std::size_t>(claim.kind)];
            })
        .def_property_readonly("ranks",
                               [](const Claim& claim) {
                                   return std::vector<int>(claim.ranks.begin(),
                                                           claim.ranks.begin() + claim.named);
                               })
        .def_property_readonly("suit", [](const Claim& claim) {
            return claim.suit == Claim::no_suit ? std::nullopt : std::optional<int>(claim.suit);
        });
}

void register_finished_deal(py::module_& module) {
    py::class_<FinishedDeal>(module, "FinishedDeal", "How a deal ended.")
        .def_readonly("is_blind", &FinishedDeal::is_blind)
        .def_readonly("is_lost", &FinishedDeal::is_lost)
        .def_property_readonly("declarer",
                               [](const FinishedDeal& deal) { return seat_or_none(deal.declarer); })
        .def_property_readonly("trick_winners",
                               [](const FinishedDeal& deal) {
                                   return seats_or_none(deal.trick_winners,
                                                        swedish_chicago::tricks_a_deal);
                               })
        .def_property_readonly("scorers",
                               [](const FinishedDeal& deal) {
                                   return seats_or_none(deal.scorers,
                                                        swedish_chicago::most_scorings);
                               })
        .def_property_readonly("claims", [](const FinishedDeal& deal) {
            return std::vector<Claim>(deal.claims.begin(), deal.claims.end());
        });
}

void register_table(py::module_& module) {
    py::class_<Table>(module, "Table", "What everybody knows.")
        .def_readonly("rules", &Table::rules)
        .def_readonly("deal", &Table::deal)
        .def_readonly("last_deal", &Table::last_deal)
        .def_readonly("dealer", &Table::dealer)
        .def_readonly("round", &Table::round)
        .def_readonly("is_blind", &Table::is_blind)
        .def_readonly("is_lost", &Table::is_lost)
        .def_readonly("leader", &Table::leader)
        .def_readonly("stock", &Table::stock)
        .def_property_readonly(
            "stage",
            [](const Table& table) {
                return swedish_chicago::stage_names[static_cast<std::size_t>(table.stage)];
            })
        .def_property_readonly("claimant",
                               [](const Table& table) { return seat_or_none(table.claimant); })
        .def_property_readonly("declarer",
                               [](const Table& table) { return seat_or_none(table.declarer); })
        .def_property_readonly("offered",
                               [](const Table& table) { return card_or_none(table.offered); })
        .def_property_readonly("trick",
                               [](const Table& table) {
                                   return by_seat(table.players(), [&](std::size_t seat) {
                                       return card_or_none(table.trick[seat]);
                                   });
                               })
        .def_property_readonly(
            "trick_winners",
            [](const Table& table) { return seats_or_none(table.trick_winners, table.tricks); })
        .def_property_readonly(
            "scorers",
            [](const Table& table) { return seats_or_none(table.scorers, table.scorings); })
        .def_property_readonly("open_discards",
                               [](const Table& table) { return to_ids(table.open_discards); })
        .def_property_readonly("scores", from_seats(&Seat::score))
        .def_property_readonly("is_out", from_seats(&Seat::is_out))
        .def_property_readonly("has_tried_chicago", from_seats(&Seat::has_tried_chicago))
        .def_property_readonly("has_made_chicago", from_seats(&Seat::has_made_chicago))
        .def_property_readonly("has_redealt", from_seats(&Seat::has_redealt))
        .def_property_readonly("cards",
                               from_seats([](const Seat& seat) -> int { return seat.cards; }))
        .def_property_readonly("void_suits",
                               from_seats([](const Seat& seat) -> int { return seat.void_suits; }))
        .def_property_readonly("thrown", from_seats([](const Seat& seat) {
                                   return std::vector<int>(seat.thrown.begin(), seat.thrown.end());
                               }))
        .def_property_readonly("claims", from_seats([](const Seat& seat) {
                                   return std::vector<Claim>(seat.claims.begin(),
                                                             seat.claims.end());
                               }))
        .def_property_readonly("held",
                               from_seats([](const Seat& seat) { return to_ids(seat.held); }))
        .def_property_readonly("shown",
                               from_seats([](const Seat& seat) { return to_ids(seat.shown); }))
        .def_property_readonly("played",
                               from_seats([](const Seat& seat) { return to_ids(seat.played); }));
}

void register_view(py::module_& module) {
    bind_view<View>(module, "What one seat knows.")
        .def_readonly("table", &View::table)
        .def_readonly("seat", &View::seat)
        .def_property_readonly("players", [](const View& view) { return view.table.players(); })
        .def_property_readonly("to_move",
                               [](const View& view) { return seat_or_none(view.table.to_move); })
        .def_property_readonly("hand", [](const View& view) { return to_ids(view.hand); })
        .def_property_readonly("thrown", [](const View& view) { return to_ids(view.thrown); })
        .def_property_readonly("unseen", [](const View& view) { return to_ids(view.unseen()); });
}

void register_state(py::module_& module) {
    bind_state<State>(module, "A match.")
        .def_property_readonly("table", &State::table)
        .def_property_readonly("stock",
                               [](const State& state) {
                                   return std::vector<int>(state.stock().begin(),
                                                           state.stock().end());
                               })
        .def_property_readonly("discards",
                               [](const State& state) { return to_ids(state.discards()); })
        .def(
            "hand",
            [](const State& state, int seat) {
                return to_ids(state.hand(checked_seat(state, seat)));
            },
            py::arg("seat"))
        .def(
            "stack_deck",
            [](State& state, const CardIds& cards) { state.stack_deck(to_cards(cards)); },
            py::arg("cards"));
}

}  // namespace

void register_swedish_chicago_play(py::module_& core) {
    py::module_ module = core.attr("swedish_chicago");
    py::class_<Setup>(module, "Setup", "How a match begins.")
        .def(py::init(&make_setup), py::arg("rules"), py::arg("players"), py::arg("dealer"),
             py::arg("deals"), py::arg("scores"))
        .def_readonly("rules", &Setup::rules);
    module.attr("most_deals") = swedish_chicago::most_deals;
    register_claim(module);
    register_finished_deal(module);
    register_table(module);
    register_view(module);
    register_state(module);
    bind_policies<State>(module, swedish_chicago::policies());
}

}  // namespace pokerloop::bind
