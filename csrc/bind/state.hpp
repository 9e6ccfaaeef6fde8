// The Python face of any game's state and view (play/game.hpp).
#pragma once

#include <pybind11/stl.h>

#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/errors.hpp"
#include "bind/bind.hpp"
#include "bind/layout.hpp"
#include "play/game.hpp"

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

// The seats whose bits are set.
inline std::vector<int> seats_of(std::uint32_t bits) {
    std::vector<int> seats;
    for (; bits != 0; bits &= bits - 1) seats.push_back(std::countr_zero(bits));
    return seats;
}

// What there is of each seat, as a list.
template <class Ask>
auto by_seat(int players, Ask ask) {
    std::vector<decltype(ask(std::size_t{}))> list;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        list.push_back(ask(seat));
    }
    return list;
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

// A view's `dtype` is that of an array of views, and `members` tells what its members mean.
template <play::GameView View>
py::class_<View> bind_view(py::module_& module, const char* doc) {
    py::class_<View> type(module, "View", doc);
    type.def("legal_actions", [](const View& view) { return to_list(view.legal_actions()); });
    if constexpr (base::HasMembers<View>) {
        py::dict meanings;
        add_meanings<View>(meanings, "");
        type.attr("dtype") = format_of<View>();
        type.attr("members") = meanings;
    }
    bind_equality(type);
    bind_bytes(type);
    return type;
}

template <play::Game State>
const std::vector<std::string>& action_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> list;
        for (int action = 0; action < State::action_count; ++action) {
            list.push_back(State::action_name(static_cast<play::Action>(action)));
        }
        return list;
    }();
    return names;
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
                                   return by_seat(state.players(), [&](std::size_t seat) {
                                       return state.points(static_cast<int>(seat));
                                   });
                               })
        .def_property_readonly("winners",
                               [](const State& state) { return seats_of(state.winners()); })
        .def_property_readonly("seed", &State::seed)
        .def_property_readonly("index", &State::index)
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
        .def(
            "counts",
            [](const State& state, int seat) {
                const std::span<const std::int32_t> numbers =
                    state.counts(checked_seat(state, seat));
                py::dict counts;
                for (std::size_t i = 0; i < numbers.size(); ++i) {
                    counts[State::counters[i]] = numbers[i];
                }
                return counts;
            },
            py::arg("seat"))
        .def("copy", [](const State& state) { return state; });
    type.attr("action_names") = py::tuple(py::cast(action_names<State>()));
    bind_equality(type);
    bind_bytes(type);
    return type;
}

}  // namespace pokerloop::bind
