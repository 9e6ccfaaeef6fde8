// Open Face Chinese poker: how often a position enters Fantasyland.
#include <pybind11/stl.h>

#include "bind/bind.hpp"
#include "bind/card_sets.hpp"
#include "games/ofc/entry_odds.hpp"

namespace pokerloop::bind {

using ofc::EntryCounts;
using ofc::EntryOdds;

void register_entry_odds(py::module_& core) {
    py::module_ module = core.attr("ofc");
    py::class_<EntryCounts>(module, "EntryCounts", "Counts of finished boards.")
        .def_readonly("boards", &EntryCounts::boards)
        .def_readonly("fouls", &EntryCounts::fouls)
        .def_readonly("entries", &EntryCounts::entries)
        .def_readonly("royalties", &EntryCounts::royalties)
        .def_readonly("categories", &EntryCounts::categories);
    py::class_<EntryOdds>(module, "EntryOdds", "How a board comes out, played on for a goal.")
        .def(py::init([](const ofc::Rules& rules, const ofc::Position& position,
                         bool fantasyland_above_all, std::uint64_t seed) {
                 const auto goal =
                     fantasyland_above_all ? ofc::Goal::fantasyland : ofc::Goal::points;
                 return EntryOdds(rules, position, goal, seed);
             }),
             py::arg("rules"), py::arg("position"), py::arg("fantasyland_above_all"),
             py::arg("seed"), py::call_guard<py::gil_scoped_release>())
        .def_property_readonly("board",
                               [](const EntryOdds& odds) { return odds.placement().board; })
        .def_property_readonly(
            "discard", [](const EntryOdds& odds) { return to_ids(odds.placement().discard); })
        .def("count", &EntryOdds::count, py::arg("first"), py::arg("count"),
             py::call_guard<py::gil_scoped_release>());
}

}  // namespace pokerloop::bind
