// Open Face Chinese poker: rules and boards.
#include <pybind11/stl.h>

#include "bind/bind.hpp"
#include "bind/card_sets.hpp"
#include "bind/rules.hpp"
#include "games/ofc/board.hpp"

namespace pokerloop::bind {

using ofc::Board;
using ofc::Rules;

namespace {

Board make_board(const CardIds& top, const CardIds& middle, const CardIds& bottom) {
    CardGroups groups;
    Board board;
    board[ofc::top] = groups.take(top, "top");
    board[ofc::middle] = groups.take(middle, "middle");
    board[ofc::bottom] = groups.take(bottom, "bottom");
    ofc::check_rows(board);
    return board;
}

}  // namespace

void register_ofc(py::module_& core) {
    py::module_ module = core.def_submodule("ofc", "Open Face Chinese poker.");
    bind_rules<Rules>(module,
                      "What a room can decide about Open Face Chinese poker: a frozen value.\n\n"
                      "The defaults are Pineapple with American scoring.\n\n"
                      "Examples\n--------\n"
                      ">>> from pokerloop import ofc\n"
                      ">>> ofc.Rules(scoop=6)\n"
                      "Rules(scoop=6)\n"
                      ">>> ofc.Rules.preset('russian_classic').row_points\n"
                      "2\n");
    py::class_<Board>(module, "Board", "Three rows as sets of card ids.")
        .def(py::init(&make_board), py::arg("top"), py::arg("middle"), py::arg("bottom"))
        .def_property_readonly("top", [](const Board& b) { return to_ids(b[ofc::top]); })
        .def_property_readonly("middle", [](const Board& b) { return to_ids(b[ofc::middle]); })
        .def_property_readonly("bottom", [](const Board& b) { return to_ids(b[ofc::bottom]); })
        .def_property_readonly("is_complete", &Board::is_complete)
        .def("is_foul", [](const Board& b, const Rules& r) { return ofc::is_foul(r, b); })
        .def("royalties", [](const Board& b, const Rules& r) { return ofc::royalties(r, b); })
        .def("fantasyland_cards",
             [](const Board& b, const Rules& r) { return ofc::fantasyland_cards(r, b); })
        .def("stays", [](const Board& b, const Rules& r) { return ofc::stays(r, b); })
        .def("__eq__",
             [](const Board& self, const py::object& other) {
                 return py::isinstance<Board>(other) && self == other.cast<const Board&>();
             })
        .def("__hash__", [](const Board& b) {
            return b[ofc::top].bits() * 3 ^ b[ofc::middle].bits() * 5 ^ b[ofc::bottom].bits() * 7;
        });
    module.def(
        "settle",
        [](const std::vector<Board>& boards, const Rules& rules) {
            ofc::check_table(boards);
            return ofc::settle(rules, boards);
        },
        py::arg("boards"), py::arg("rules"));
}

}  // namespace pokerloop::bind
