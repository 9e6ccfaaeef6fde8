// The Python face of a game's policies, and of games played by them.
//
// A seat comes from Python as the name of a built-in policy, as a CompiledPolicy, or as a function
// of a view and 64 random bits that returns an action or its name.
#pragma once

#include <pybind11/stl.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "bind/compiled_policy.hpp"
#include "bind/state.hpp"
#include "bind/tally.hpp"
#include "bind/text.hpp"
#include "play/batch.hpp"
#include "play/policies.hpp"

namespace pokerloop::bind {

template <play::Game State>
const play::NamedPolicy<State>& find_policy(play::Policies<State> policies,
                                            const std::string& name) {
    std::string names;
    for (const auto& policy : policies) {
        if (policy.name == name) return policy;
        names += (names.empty() ? "" : ", ") + std::string(policy.name);
    }
    throw py::value_error("no policy is called '" + name + "'; the policies are " + names);
}

// The answer of a Python function as an action.
template <play::Game State>
play::Action to_action(const py::object& answer) {
    if (py::isinstance<py::str>(answer)) {
        const auto& names = action_names<State>();
        const auto found = std::ranges::find(names, utf8(answer.cast<py::str>()));
        if (found != names.end()) return static_cast<play::Action>(found - names.begin());
    } else if (PyIndex_Check(answer.ptr()) && !PyBool_Check(answer.ptr())) {
        const py::object number = py::reinterpret_steal<py::object>(PyNumber_Index(answer.ptr()));
        if (!number) throw py::error_already_set();
        int overflow = 0;
        const long long action = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
        if (overflow == 0) return play::checked_action<State>(action);
    }
    throw base::IllegalActionError("expected an action from 0 to " +
                                   std::to_string(State::action_count - 1) + " or its name, not " +
                                   shown(answer));
}

template <play::Game State>
play::Policy<State> python_policy(py::function function) {
    return [function = std::move(function)](const typename State::View& view,
                                            base::RandomStream& random) {
        const py::gil_scoped_acquire locked;
        return to_action<State>(function(view, random.next64()));
    };
}

template <play::Game State>
play::Policy<State> to_policy(play::Policies<State> policies, const py::object& seat) {
    if (py::isinstance<py::str>(seat)) {
        return find_policy<State>(policies, utf8(seat.cast<py::str>())).make();
    }
    if (py::isinstance<CompiledPolicy>(seat)) {
        return seat.cast<const CompiledPolicy&>().policy<State>();
    }
    if (py::isinstance<py::function>(seat)) return python_policy<State>(seat);
    throw py::type_error("expected a policy, not " + shown(seat));
}

template <play::Game State>
play::Games<State> to_games(const typename State::Setup& setup, const py::list& seats,
                            std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
    if (static_cast<int>(seats.size()) != setup.players) {
        throw py::value_error("expected " + std::to_string(setup.players) + " policies, not " +
                              std::to_string(seats.size()));
    }
    return {setup, seed, first, count};
}

template <play::Game State>
play::Outcome<State> run_chunk(play::Policies<State> policies, const play::Games<State>& games,
                               const py::list& seats, bool with_records) {
    std::vector<play::Policy<State>> made;
    for (const py::handle& seat : seats) {
        made.push_back(to_policy<State>(policies, py::reinterpret_borrow<py::object>(seat)));
    }
    play::Table<State> table(std::move(made));
    play::Outcome<State> outcome(games, with_records);
    const py::gil_scoped_release unlocked;
    play::run_chunk(table, outcome);
    return outcome;
}

// ---- In lock step -----------------------------------------------------------------------------

// In a batch a seat may also be a number, from 0 on: that of the player asked from outside.
template <play::Game State>
class PyBatch {
 public:
    using View = typename State::View;

    PyBatch(play::Policies<State> policies, const play::Games<State>& games, py::list seats,
            std::size_t width, bool with_records)
        : seats_(std::move(seats)) {
        std::vector<int> players;
        for (const py::handle& seat : seats_) {
            players.push_back(py::isinstance<py::int_>(seat) ? seat.cast<int>() : -1);
            if (players.back() >= static_cast<int>(seats_.size())) {
                throw py::value_error("expected players numbered by less than the seats");
            }
        }
        const auto make_seats = [&] {
            std::vector<play::Policy<State>> made;
            for (std::size_t i = 0; i < players.size(); ++i) {
                made.push_back(players[i] >= 0 ? nullptr : to_policy<State>(policies, seats_[i]));
            }
            return made;
        };
        batch_ =
            std::make_unique<play::Batch<State>>(games, make_seats, players, width, with_records);
    }

    play::Batch<State>& operator*() { return *batch_; }

    // The player asked, the views, the mask of legal actions, a row each.
    static py::object ask(const py::object& self) {
        auto& batch = *self.cast<PyBatch&>();
        int player;
        {
            const py::gil_scoped_release unlocked;
            player = batch.ask();
        }
        if (player == batch.nobody) return py::none();
        const std::size_t rows = batch.rows();
        return py::make_tuple(
            player,
            shared(py::array(py::type::of<View>().attr("dtype"), {rows}, batch.views(), self)),
            shared(py::array(py::dtype::of<bool>(), {rows, batch.actions}, batch.mask(), self)));
    }

    static py::array random(const py::object& self) {
        auto& batch = *self.cast<PyBatch&>();
        return shared(
            py::array(py::dtype::of<std::uint64_t>(), {batch.rows()}, batch.random(), self));
    }

    void answer(const py::array_t<std::int64_t, py::array::c_style>& actions) {
        if (actions.ndim() != 1 || static_cast<std::size_t>(actions.size()) != batch_->rows()) {
            throw py::value_error("expected an action for each row");
        }
        const std::span<const std::int64_t> answers(actions.data(), batch_->rows());
        const py::gil_scoped_release unlocked;
        batch_->answer(answers);
    }

    std::vector<std::uint64_t> games() const {
        std::vector<std::uint64_t> list;
        for (std::size_t row = 0; row < batch_->rows(); ++row) {
            list.push_back(batch_->table(row).index());
        }
        return list;
    }

 private:
    // Memory of the batch, for reading.
    static py::array shared(py::array array) {
        array.attr("flags").attr("writeable") = false;
        return array;
    }

    py::list seats_;
    std::unique_ptr<play::Batch<State>> batch_;
};

template <play::Game State>
void bind_batch(py::module_& module, play::Policies<State> policies) {
    using Batch = PyBatch<State>;
    py::class_<Batch>(module, "Batch", "Games in lock step, for players asked from outside.")
        .def(py::init([policies](const typename State::Setup& setup, const py::list& seats,
                                 std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                                 std::size_t width, bool with_records) {
                 return std::make_unique<Batch>(policies,
                                                to_games<State>(setup, seats, seed, first, count),
                                                seats, width, with_records);
             }),
             py::arg("setup"), py::arg("seats"), py::arg("seed"), py::arg("first"),
             py::arg("count"), py::arg("width"), py::arg("records") = false)
        .def("ask", &Batch::ask,
             "The next question: player, views, legal; None when all games are over. The arrays "
             "are the batch's own and hold until it is asked again.")
        .def("random", &Batch::random, "Fresh random bits for each row.")
        .def("answer", &Batch::answer, py::arg("actions"), "Plays an action for each row.")
        .def_property_readonly("games", &Batch::games, "The index of the game of each row.")
        .def("tally", [](Batch& batch) { return to_dict((*batch).outcome()); })
        .def("records", [](Batch& batch) { return records_of((*batch).outcome()); });
}

// ---- All of it --------------------------------------------------------------------------------

// A policy at a seat, with its random numbers.
template <play::Game State>
struct SeatedPolicy {
    play::Policy<State> policy;
    base::RandomStream random;
};

template <play::Game State>
void bind_seated_policy(py::module_& module, play::Policies<State> policies) {
    using View = typename State::View;
    py::class_<SeatedPolicy<State>>(module, "Policy", "A policy at a seat.")
        .def(py::init([policies](const py::object& policy, std::uint64_t seed, std::uint64_t index,
                                 std::uint32_t seat) {
                 return std::make_unique<SeatedPolicy<State>>(
                     to_policy<State>(policies, policy),
                     play::random_stream({seed, index}, play::Stream::seat, seat));
             }),
             py::arg("policy"), py::arg("seed"), py::arg("index"), py::arg("seat"))
        .def(
            "__call__",
            [](SeatedPolicy<State>& seated, const View& view) -> int {
                if (view.legal_actions().empty()) {
                    throw base::IllegalActionError("it is not this seat's turn");
                }
                const py::gil_scoped_release unlocked;
                return seated.policy(view, seated.random);
            },
            py::arg("view"));
}

template <play::Game State>
void bind_policies(py::module_& module, play::Policies<State> policies) {
    using Setup = typename State::Setup;
    py::dict meanings;
    for (const auto& policy : policies) meanings[policy.name] = policy.meaning;
    module.attr("policies") = meanings;
    bind_seated_policy<State>(module, policies);
    module.def(
        "run_chunk",
        [policies](const Setup& setup, const py::list& seats, std::uint64_t seed,
                   std::uint64_t first, std::uint64_t count) {
            const auto games = to_games<State>(setup, seats, seed, first, count);
            return to_dict(run_chunk<State>(policies, games, seats, false));
        },
        py::arg("setup"), py::arg("seats"), py::arg("seed"), py::arg("first"), py::arg("count"),
        "The sums over games `first` to `first` + `count` - 1 of a seed.");
    module.def(
        "record_chunk",
        [policies](const Setup& setup, const py::list& seats, std::uint64_t seed,
                   std::uint64_t first, std::uint64_t count) {
            const auto games = to_games<State>(setup, seats, seed, first, count);
            const auto outcome = run_chunk<State>(policies, games, seats, true);
            return py::make_tuple(to_dict(outcome), records_of(outcome));
        },
        py::arg("setup"), py::arg("seats"), py::arg("seed"), py::arg("first"), py::arg("count"),
        "The sums, and an array for each thing recorded of each game.");
    if constexpr (base::HasMembers<typename State::View>) bind_batch<State>(module, policies);
}

}  // namespace pokerloop::bind
