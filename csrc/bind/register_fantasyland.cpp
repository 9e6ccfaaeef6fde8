// Open Face Chinese poker: Fantasyland hands, one or many, and the statistics of random ones.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bind/bind.hpp"
#include "bind/card_sets.hpp"
#include "games/ofc/fantasyland_many.hpp"

namespace pokerloop::bind {

using ofc::Board;
using ofc::FantasylandSolver;
using ofc::Setting;

namespace {

ofc::SettingGoal make_goal(const ofc::Rules& rules, double stay_value,
                           const std::vector<Board>& against) {
    std::vector<ofc::Result> opponents;
    for (const Board& board : against) {
        opponents.push_back(ofc::result_of(rules, ofc::row_strengths(board)));
    }
    return {rules, stay_value, opponents};
}

// A solver that knows the opponents' cards, which no hand may hold.
class Solver : public FantasylandSolver {
 public:
    Solver(const ofc::Rules& rules, double stay_value, const std::vector<Board>& against)
        : FantasylandSolver(make_goal(rules, stay_value, against)), against_(against) {}

    base::CardSet checked(const CardIds& hand) const {
        ofc::check_fantasyland_cards(static_cast<int>(hand.size()));
        CardGroups groups;
        const base::CardSet cards = groups.take(hand, "the hand");
        for (std::size_t i = 0; i < against_.size(); ++i) {
            groups.take(to_ids(against_[i].cards()), "opponent " + std::to_string(i + 1));
        }
        return cards;
    }

 private:
    std::vector<Board> against_;
};

std::vector<Setting> settings(const Solver& solver, base::CardSet cards,
                              const std::vector<Board>& boards) {
    std::vector<Setting> list;
    for (const Board& board : boards) list.push_back(solver.setting(cards, board));
    return list;
}

py::tuple set_many(const Solver& solver, const py::array_t<base::Card>& hands, std::size_t first) {
    const hands::CardArray cards{hands.data(), static_cast<std::size_t>(hands.shape(0)),
                                 static_cast<std::size_t>(hands.shape(1)), hands.strides(0),
                                 hands.strides(1)};
    const py::ssize_t rows = hands.shape(0);
    py::array_t<base::Card> boards({rows, py::ssize_t{ofc::board_size}});
    py::array_t<base::Card> discards({rows, hands.shape(1) - ofc::board_size});
    py::array_t<std::int32_t> royalties({rows, py::ssize_t{3}});
    py::array_t<bool> stays(rows);
    py::array_t<double> values(rows);
    const ofc::SettingArrays out{boards.mutable_data(), discards.mutable_data(),
                                 royalties.mutable_data(), stays.mutable_data(),
                                 values.mutable_data()};
    {
        const py::gil_scoped_release unlocked;
        ofc::set_many(solver, cards, first, out);
    }
    return py::make_tuple(boards, discards, royalties, stays, values);
}

template <std::size_t rows, std::size_t columns>
py::array_t<std::int64_t> matrix(
    const std::array<std::array<std::int64_t, columns>, rows>& counts) {
    return py::array_t<std::int64_t>({rows, columns}, counts.front().data());
}

py::tuple tally(const Solver& solver, int cards, std::uint64_t seed, std::uint64_t first,
                std::uint64_t count) {
    ofc::FantasylandTally tally;
    {
        const py::gil_scoped_release unlocked;
        tally = ofc::tally(solver, cards, seed, first, count);
    }
    return py::make_tuple(matrix(tally.royalties), matrix(tally.rows));
}

}  // namespace

void register_fantasyland(py::module_& core) {
    py::module_ module = core.attr("ofc");
    py::list sizes;
    for (int cards = ofc::board_size; cards <= ofc::most_fantasyland_cards; ++cards) {
        sizes.append(cards);
    }
    module.attr("fantasyland_sizes") = py::tuple(sizes);
    module.def(
        "repeat_cards",
        [](const ofc::Rules& rules, int cards) {
            ofc::check_fantasyland_cards(cards);
            return ofc::repeat_cards(rules, cards);
        },
        py::arg("rules"), py::arg("cards"),
        "How many cards a repeat has after a Fantasyland of so many.");
    py::class_<Setting>(module, "Setting", "A Fantasyland hand, set.")
        .def_readonly("board", &Setting::board)
        .def_property_readonly("discards", [](const Setting& s) { return to_ids(s.discards); })
        .def_readonly("royalties", &Setting::royalties)
        .def_readonly("stays", &Setting::stays)
        .def_readonly("points", &Setting::points)
        .def_readonly("value", &Setting::value);
    py::class_<Solver>(module, "FantasylandSolver", "Sets Fantasyland hands for one goal.")
        .def(py::init<const ofc::Rules&, double, const std::vector<Board>&>(), py::arg("rules"),
             py::arg("stay_value"), py::arg("against"))
        .def(
            "best",
            [](const Solver& solver, const CardIds& cards, std::size_t outcomes) {
                const base::CardSet hand = solver.checked(cards);
                const py::gil_scoped_release unlocked;
                return settings(solver, hand, solver.best_outcomes(hand, outcomes));
            },
            py::arg("cards"), py::arg("outcomes"),
            "The best setting, and one for each of the best other outcomes.")
        .def(
            "all_best",
            [](const Solver& solver, const CardIds& cards, std::size_t most) {
                const base::CardSet hand = solver.checked(cards);
                const py::gil_scoped_release unlocked;
                return solver.all_best_boards(hand, most);
            },
            py::arg("cards"), py::arg("most"), "All boards worth as much as the best.")
        .def("set_many", &set_many, py::arg("hands").noconvert(), py::arg("first"),
             "Boards (n, 13), discards (n, k - 13), royalties (n, 3), stays (n,), values (n,).")
        .def("tally", &tally, py::arg("cards"), py::arg("seed"), py::arg("first"), py::arg("count"),
             "Counts of random hands by stay and royalties, and by row and category.");
}

}  // namespace pokerloop::bind
