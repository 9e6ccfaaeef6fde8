// Equity: exact counts and samples of a question, as plain integers.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "bind/wide_int.hpp"
#include "equity/question.hpp"

namespace pokerloop::bind {
namespace {

using equity::ExactAnswer;
using equity::Question;
using equity::SampledAnswer;

py::int_ to_int(std::int64_t count) { return count; }
using bind::to_int;  // of a wide one

// The first columns of each player's counts, as a list of lists.
template <class Count, std::size_t width>
py::list to_lists(const equity::PerPlayer<Count, width>& counts, std::size_t players,
                  std::size_t columns) {
    py::list rows;
    for (std::size_t p = 0; p < players; ++p) {
        py::list row;
        for (std::size_t i = 0; i < columns; ++i) row.append(to_int(counts[p][i]));
        rows.append(row);
    }
    return rows;
}

template <class Counts>
py::list to_list(const Counts& counts, std::size_t size) {
    py::list list;
    for (std::size_t i = 0; i < size; ++i) list.append(to_int(counts[i]));
    return list;
}

equity::Seat make_seat(const py::bytes& cards, std::size_t choices,
                       const std::vector<std::uint64_t>& weights, int unknown) {
    const auto ids = static_cast<std::string_view>(cards);
    equity::Seat seat;
    seat.cards.reserve(ids.size());
    for (const char id : ids) seat.cards.push_back(static_cast<unsigned char>(id));
    seat.choices = choices;
    seat.weights = weights;
    seat.unknown = unknown;
    return seat;
}

py::tuple count(const ExactAnswer& exact, std::size_t first, std::size_t pieces) {
    equity::ExactTally tally;
    {
        const py::gil_scoped_release unlocked;
        tally = exact.count(first, pieces);
    }
    return py::make_tuple(to_lists(tally.shared, exact.players(), exact.players()),
                          to_lists(tally.by_slot, exact.players(), equity::slots),
                          to_int(tally.deals));
}

py::tuple sample(const SampledAnswer& sampled, std::uint64_t seed, std::uint64_t first,
                 std::uint64_t deals) {
    equity::SampleTally sum;
    {
        const py::gil_scoped_release unlocked;
        sum = sampled.sample(seed, first, deals);
    }
    return py::make_tuple(to_lists(sum.tally.shared, sampled.players(), sampled.players()),
                          to_lists(sum.tally.by_slot, sampled.players(), equity::slots),
                          to_list(sum.squares, sampled.players()),
                          to_list(sum.products, sampled.players()), sum.square_deals, sum.blocks);
}

}  // namespace

void register_equity(py::module_& core) {
    py::module_ module = core.def_submodule("equity", "Equity, as integer counts.");
    module.attr("most_players") = equity::max_players;
    module.attr("most_hands") = equity::most_hands;
    module.attr("parts_of_pot") = equity::parts_of_pot;
    py::list games;
    for (const equity::Game& game : equity::games) {
        games.append(py::make_tuple(std::string(game.name), game.own_cards, game.board_cards,
                                    game.contest == equity::ContestKind::gangster_hand,
                                    std::string(game.meaning)));
    }
    module.attr("games") = games;

    py::class_<equity::Seat>(module, "Seat", "What is known of a player's cards.")
        .def(py::init(&make_seat), py::arg("cards"), py::arg("choices"), py::arg("weights"),
             py::arg("unknown"));
    py::class_<ExactAnswer>(module, "ExactAnswer", "A count in pieces, in any order.")
        .def_property_readonly("pieces", &ExactAnswer::pieces)
        .def("count", &count, py::arg("first"), py::arg("pieces"),
             "Pots by number of others sharing, hands by slot of strength, and deals.")
        .def("showdowns", &ExactAnswer::showdowns, py::arg("limit"),
             py::call_guard<py::gil_scoped_release>());
    py::class_<SampledAnswer>(module, "SampledAnswer", "Deals in blocks, in any order.")
        .def_property_readonly("block", &SampledAnswer::block)
        .def("sample", &sample, py::arg("seed"), py::arg("first"), py::arg("deals"),
             "Pots by number of others sharing, hands by slot of strength, and over blocks the "
             "sums of squared parts, of parts times deals, of squared deals, and their number.");
    py::class_<Question>(module, "Question", "Who holds what, and what is to come.")
        .def(py::init<const std::string&, const std::vector<equity::Seat>&, const std::vector<int>&,
                      const std::vector<int>&, bool, const hands::chicago_poker::Order&>(),
             py::arg("game"), py::arg("seats"), py::arg("board"), py::arg("dead"), py::arg("fill"),
             py::arg("order"))
        .def("exact", &Question::exact, py::call_guard<py::gil_scoped_release>())
        .def("sampled", &Question::sampled, py::call_guard<py::gil_scoped_release>())
        .def_property_readonly("number_of_hands", &Question::number_of_hands);
}

}  // namespace pokerloop::bind
