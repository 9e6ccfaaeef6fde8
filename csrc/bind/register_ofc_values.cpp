// Open Face Chinese poker: what the placements of a position are worth.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bind/bind.hpp"
#include "bind/card_sets.hpp"
#include "games/ofc/valuation.hpp"

namespace pokerloop::bind {

using ofc::Prospects;
using ofc::Valuation;

namespace {

// A row and its columns as doubles: value, foul, fantasyland, royalties.
constexpr py::ssize_t prospect_columns = 4;
static_assert(sizeof(Prospects) == prospect_columns * sizeof(double));

struct PlacementView {
    ofc::Board board;
    CardIds discard;
};

PlacementView view(const ofc::Placement& placement) {
    return {placement.board, to_ids(placement.discard)};
}

ofc::Position make_position(const ofc::Board& board, const CardIds& to_place,
                            const CardIds& discards, const CardIds& dead,
                            const std::vector<std::pair<ofc::Board, int>>& opponents,
                            const ofc::FantasylandValues& fantasyland_values) {
    CardGroups groups;
    ofc::Position position;
    position.board = board;
    position.to_place = groups.take(to_place, "to_place");
    position.discards = groups.take(discards, "discards");
    position.dead = groups.take(dead, "dead");
    for (const auto& [rows, fantasyland_cards] : opponents) {
        position.opponents.push_back({rows, fantasyland_cards});
    }
    position.fantasyland_values = fantasyland_values;
    ofc::check_no_card_twice(position);
    return position;
}

py::array_t<double> sample(const Valuation& valuation, const std::vector<std::size_t>& candidates,
                           std::uint64_t first, std::uint64_t count) {
    const auto rows = static_cast<py::ssize_t>(count);
    const auto columns = static_cast<py::ssize_t>(candidates.size());
    py::array_t<double> prospects({rows, columns, prospect_columns});
    auto* out = reinterpret_cast<Prospects*>(prospects.mutable_data());
    py::gil_scoped_release unlocked;
    for (std::uint64_t scenario = first; scenario < first + count; ++scenario) {
        out = std::ranges::copy(valuation.prospects(candidates, scenario), out).out;
    }
    return prospects;
}

}  // namespace

void register_ofc_values(py::module_& core) {
    py::module_ module = core.attr("ofc");
    module.def("default_fantasyland_values", &ofc::default_fantasyland_values, py::arg("rules"),
               "What entering with 13 to 17 cards is worth unless told otherwise.");
    py::class_<PlacementView>(module, "Placement", "A board after a placement.")
        .def_readonly("board", &PlacementView::board)
        .def_readonly("discard", &PlacementView::discard);
    py::class_<ofc::Position>(module, "Position", "A decision as one player sees it.")
        .def(py::init(&make_position), py::arg("board"), py::arg("to_place"), py::arg("discards"),
             py::arg("dead"), py::arg("opponents"), py::arg("fantasyland_values"))
        .def(
            "street",
            [](const ofc::Position& position, const ofc::Rules& rules) {
                return ofc::check_position(rules, position);
            },
            py::arg("rules"), "The street, counted from 0; raises unless the position can arise.");
    py::class_<Valuation>(module, "Valuation", "The placements of a position and their worth.")
        .def(py::init<const ofc::Rules&, const ofc::Position&, std::uint64_t>(), py::arg("rules"),
             py::arg("position"), py::arg("seed"), py::call_guard<py::gil_scoped_release>())
        .def_property_readonly("street", &Valuation::street)
        .def_property_readonly("is_exact", &Valuation::is_exact,
                               "Whether scenario 0 alone is the exact answer.")
        .def_property_readonly(
            "candidates",
            [](const Valuation& valuation) {
                std::vector<std::pair<PlacementView, std::vector<PlacementView>>> list;
                for (const ofc::Candidate& candidate : valuation.candidates()) {
                    std::vector<PlacementView> equivalents;
                    for (const auto& other : candidate.equivalents) {
                        equivalents.push_back(view(other));
                    }
                    list.emplace_back(view(candidate.placement), std::move(equivalents));
                }
                return list;
            },
            "The different placements, each with those a renaming of suits makes of it.")
        .def("sample", &sample, py::arg("candidates"), py::arg("first"), py::arg("count"),
             "Prospects in `count` scenarios from `first` on: float64 of shape (count, "
             "candidates, 4), the last axis being value, foul, fantasyland, royalties.");
}

}  // namespace pokerloop::bind
