// Chicago Poker: who wins a business as it lies, and what a column becomes.
#include <pybind11/stl.h>

#include "base/errors.hpp"
#include "bind/wide_int.hpp"
#include "games/chicago_poker/completion.hpp"
#include "games/chicago_poker/exact_shootout.hpp"

namespace pokerloop::bind {
namespace {

using base::Card;
using chicago_poker::Completion;
using chicago_poker::ExactShootout;
using chicago_poker::Shootout;
using chicago_poker::ShootoutTally;
using hands::chicago_poker::Order;

using Unlocked = py::call_guard<py::gil_scoped_release>;

// Cards that are known, and how many more are not.
using Cards = std::pair<std::vector<Card>, int>;

Shootout make_shootout(const std::vector<Cards>& columns, const std::vector<Cards>& hands,
                       int marker_owner, const std::vector<Card>& unseen, const Order& order) {
    Shootout shootout{{}, marker_owner, unseen, order};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        shootout.players.push_back(
            {{columns[i].first, columns[i].second}, {hands.at(i).first, hands.at(i).second}});
    }
    check(shootout);
    return shootout;
}

// What becomes of the best hands of these players: their parts of the tile, or none if the tie is
// contested; by set of players.
std::vector<std::optional<std::vector<int>>> settlements(const Shootout& shootout) {
    const std::size_t players = shootout.players.size();
    std::vector<std::optional<std::vector<int>>> parts{std::nullopt};
    for (chicago_poker::Players best = 1; best < 1U << players; ++best) {
        const auto shares = settle_tie(shootout, best);
        parts.emplace_back();
        if (shares) {
            parts.back().emplace(shares->begin(),
                                 shares->begin() + static_cast<std::ptrdiff_t>(players));
        }
    }
    return parts;
}

py::object count_completions(const Completion& completion, int draws, std::size_t limit) {
    std::optional<std::map<hands::Strength, chicago_poker::Ways>> counts;
    {
        const py::gil_scoped_release unlocked;
        counts = completion.count(draws, limit);
    }
    if (!counts) return py::none();
    py::dict ways;
    for (const auto& [strength, count] : *counts) ways[py::int_(strength)] = to_int(count);
    return ways;
}

}  // namespace

void register_chicago_poker_odds(py::module_& core) {
    py::module_ module = core.attr("chicago_poker");
    module.attr("parts_of_tile") = chicago_poker::parts_of_tile;
    py::class_<ShootoutTally>(module, "ShootoutTally", "Shootouts counted.")
        .def_readonly("best", &ShootoutTally::best)
        .def_readonly("reinforced", &ShootoutTally::reinforced);
    py::class_<Shootout>(module, "Shootout", "A business, and what is known of it.")
        .def(py::init(&make_shootout), py::arg("columns"), py::arg("hands"),
             py::arg("marker_owner"), py::arg("unseen"), py::arg("order"))
        .def("settlements", &settlements)
        .def("sample", &chicago_poker::sample_shootouts, py::arg("seed"), py::arg("first"),
             py::arg("deals"), Unlocked());
    py::class_<ExactShootout>(module, "ExactShootout", "A count in pieces, in any order.")
        .def(py::init<const Shootout&>(), py::arg("shootout"), Unlocked())
        .def("cost", &ExactShootout::cost, py::arg("limit"))
        .def_property_readonly("pieces", &ExactShootout::pieces)
        .def("count", &ExactShootout::count, py::arg("first"), py::arg("pieces"), Unlocked());
    py::class_<Completion>(module, "Completion", "A column that is filled up.")
        .def(py::init([](const std::vector<Card>& known, const std::vector<Card>& unseen,
                         const Order& order) { return Completion(known, unseen, order); }),
             py::arg("known"), py::arg("unseen"), py::arg("order"))
        .def(
            "best",
            [](const Completion& completion, const std::vector<Card>& drawn) {
                return completion.best(drawn);
            },
            py::arg("drawn"))
        .def("count", &count_completions, py::arg("draws"), py::arg("limit"))
        .def("sample", &Completion::sample, py::arg("pool"), py::arg("draws"), py::arg("seed"),
             py::arg("first"), py::arg("trials"), Unlocked());
}

}  // namespace pokerloop::bind
