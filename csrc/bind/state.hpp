// The Python face of any game's state and of its policies (play/game.hpp).
#pragma once

#include <pybind11/stl.h>

#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/errors.hpp"
#include "bind/bind.hpp"
#include "play/chunk.hpp"

namespace pokerloop::bind {

// A seat of a game as Python numbers it.
template <class State>
int checked_seat(const State& state, int seat) {
    if (seat >= 0 && seat < state.players()) return seat;
    throw py::index_error("expected a seat from 0 to " + std::to_string(state.players() - 1) +
                          ", not " + std::to_string(seat));
}

inline std::optional<int> seat_or_none(int seat) {
    return seat == play::nobody ? std::nullopt : std::optional(seat);
}

template <int count>
std::vector<int> to_list(const play::ActionSet<count>& actions) {
    std::vector<int> list;
    actions.for_each([&](play::Action action) { list.push_back(action); });
    return list;
}

// Whatever number comes from Python, as an action that the state will refuse if there is none such.
inline play::Action to_action(long long action) {
    constexpr play::Action none = 0xFFFF;
    return action >= 0 && action < none ? static_cast<play::Action>(action) : none;
}

// Values that hold no pointers travel as their bytes, between processes that run the same build.
template <class Value>
void bind_bytes(py::class_<Value>& type) {
    using Bytes = std::array<char, sizeof(Value)>;
    type.def("to_bytes",
             [](const Value& value) {
                 Bytes bytes;
                 std::memcpy(bytes.data(), &value, sizeof(Value));
                 return py::bytes(bytes.data(), bytes.size());
             })
        .def_static(
            "from_bytes",
            [](const std::string& text) {
                Bytes bytes;
                if (text.size() != bytes.size()) throw py::value_error("bytes of another build");
                std::ranges::copy(text, bytes.begin());
                return std::bit_cast<Value>(bytes);
            },
            py::arg("bytes"));
}

template <class Value>
void bind_equality(py::class_<Value>& type) {
    type.def("__eq__", [](const Value& a, const Value& b) { return a == b; }, py::is_operator());
    type.attr("__hash__") = py::none();
}

template <play::GameView View>
py::class_<View> bind_view(py::module_& module, const char* doc) {
    py::class_<View> type(module, "View", doc);
    type.def("legal_actions", [](const View& view) { return to_list(view.legal_actions()); });
    bind_equality(type);
    bind_bytes(type);
    return type;
}

// The game's Setup and View are bound by its own file, before its State.
template <play::Game State>
py::class_<State> bind_state(py::module_& module, const char* doc) {
    using Setup = typename State::Setup;
    py::class_<State> type(module, "State", doc);
    type.def(py::init([](const Setup& setup, std::uint64_t seed, std::uint64_t index) {
                 return State(setup, {seed, index});
             }),
             py::arg("setup"), py::arg("seed"), py::arg("index") = 0)
        .def_property_readonly("players", &State::players)
        .def_property_readonly("is_over", &State::is_over)
        .def_property_readonly("to_move",
                               [](const State& state) { return seat_or_none(state.to_move()); })
        .def_property_readonly("points",
                               [](const State& state) {
                                   std::vector<int> points;
                                   for (int seat = 0; seat < state.players(); ++seat) {
                                       points.push_back(state.points(seat));
                                   }
                                   return points;
                               })
        .def("legal_actions", [](const State& state) { return to_list(state.legal_actions()); })
        .def(
            "apply", [](State& state, long long action) { state.apply(to_action(action)); },
            py::arg("action"))
        .def(
            "view",
            [](const State& state, int seat) { return state.view(checked_seat(state, seat)); },
            py::arg("seat"))
        .def(
            "imagine",
            [](const State& state, int seat, std::uint64_t seed) {
                base::RandomStream random(seed, 0, 0);
                return state.imagine(checked_seat(state, seat), random);
            },
            py::arg("seat"), py::arg("seed"))
        .def("copy", [](const State& state) { return state; });
    type.attr("action_names") = [] {
        std::vector<std::string> names;
        for (int action = 0; action < State::action_count; ++action) {
            names.push_back(State::action_name(static_cast<play::Action>(action)));
        }
        return py::tuple(py::cast(names));
    }();
    bind_equality(type);
    bind_bytes(type);
    return type;
}

template <class NamedPolicies>
const auto& find_policy(const NamedPolicies& policies, const std::string& name) {
    std::string names;
    for (const auto& policy : policies) {
        if (policy.name == name) return policy;
        names += (names.empty() ? "" : ", ") + std::string(policy.name);
    }
    throw py::value_error("no policy is called '" + name + "'; the policies are " + names);
}

// A policy at a seat, with its random numbers.
template <play::Game State>
struct SeatedPolicy {
    play::Policy<State> policy;
    base::RandomStream random;
};

template <play::Game State>
py::dict to_dict(const play::Tally<State>& tally, int players) {
    py::list seats;
    for (int i = 0; i < players; ++i) {
        const auto& seat = tally.seats[static_cast<std::size_t>(i)];
        py::dict numbers;
        numbers["points"] = seat.points;
        numbers["squared_points"] = seat.squared_points;
        numbers["win_shares"] = seat.shares;
        for (std::size_t k = 0; k < seat.counts.size(); ++k) {
            numbers[State::counters[k]] = seat.counts[k];
        }
        seats.append(numbers);
    }
    py::dict numbers;
    numbers["games"] = tally.games;
    numbers["actions"] = tally.actions;
    numbers["seats"] = seats;
    return numbers;
}

// `policies` is what the game offers by name: a range of {name, meaning, make}.
template <play::Game State, class NamedPolicies>
void bind_policies(py::module_& module, const NamedPolicies& policies) {
    using View = typename State::View;
    using Setup = typename State::Setup;
    py::class_<SeatedPolicy<State>>(module, "Policy", "A built-in policy at a seat.")
        .def(py::init([policies](const std::string& name, std::uint64_t seed, std::uint64_t index,
                                 std::uint32_t seat) {
                 return std::make_unique<SeatedPolicy<State>>(
                     find_policy(policies, name).make(),
                     play::random_stream({seed, index}, play::Stream::seat, seat));
             }),
             py::arg("name"), py::arg("seed"), py::arg("index"), py::arg("seat"))
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
    py::dict meanings;
    for (const auto& policy : policies) meanings[policy.name] = policy.meaning;
    module.attr("policies") = meanings;
    module.def(
        "run_chunk",
        [policies](const Setup& setup, const std::vector<std::string>& seats, std::uint64_t seed,
                   std::uint64_t first, std::uint64_t count) {
            if (static_cast<int>(seats.size()) != setup.players) {
                throw py::value_error("expected " + std::to_string(setup.players) +
                                      " policies, not " + std::to_string(seats.size()));
            }
            std::vector<play::Policy<State>> made;
            for (const std::string& name : seats)
                made.push_back(find_policy(policies, name).make());
            play::Tally<State> tally;
            {
                const py::gil_scoped_release unlocked;
                tally = play::run_chunk<State>(setup, made, seed, first, count);
            }
            return to_dict(tally, setup.players);
        },
        py::arg("setup"), py::arg("seats"), py::arg("seed"), py::arg("first"), py::arg("count"),
        "The sums over games `first` to `first` + `count` - 1 of a seed.");
}

}  // namespace pokerloop::bind
