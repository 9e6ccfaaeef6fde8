// What comes out of a chunk as Python has it: sums in dicts, records in arrays.
#pragma once

#include <pybind11/numpy.h>

#include <memory>
#include <string>
#include <vector>

#include "bind/bind.hpp"
#include "play/chunk.hpp"

namespace pokerloop::bind {

inline py::dict to_dict(const play::Histogram& histogram) {
    py::dict counts;
    histogram.for_each([&](std::int64_t value, std::int64_t count) {
        counts[py::str(std::to_string(value))] = count;
    });
    return counts;
}

template <play::Game State>
py::dict to_dict(const play::Outcome<State>& outcome) {
    py::list seats;
    for (int i = 0; i < outcome.games.setup.players; ++i) {
        const auto& seat = outcome.tally.seats[static_cast<std::size_t>(i)];
        py::dict numbers;
        py::dict histograms;
        numbers["points"] = seat.points;
        numbers["squared_points"] = seat.squared_points;
        numbers["win_shares"] = seat.shares;
        histograms["points"] = to_dict(seat.points_histogram);
        for (std::size_t k = 0; k < seat.counts.size(); ++k) {
            numbers[State::counters[k]] = seat.counts[k];
            if (outcome.tally.has_histogram[k]) {
                histograms[State::counters[k]] = to_dict(seat.count_histograms[k]);
            }
        }
        numbers["histograms"] = histograms;
        seats.append(numbers);
    }
    py::dict numbers;
    numbers["games"] = outcome.tally.games;
    numbers["actions"] = outcome.tally.actions;
    numbers["seats"] = seats;
    return numbers;
}

template <class Number>
py::array to_array(const std::vector<Number>& column, std::vector<std::size_t> shape,
                   const py::dtype& type = py::dtype::of<Number>()) {
    return {type, shape, column.data()};
}

// A row for each game; what there is of each seat has a column for each.
template <play::Game State>
py::dict records_of(const play::Outcome<State>& outcome) {
    const auto& [games, tally, records] = outcome;
    if (!records) throw py::value_error("nothing has been recorded");
    const std::size_t rows = games.count;
    const std::vector<std::size_t> by_seat = {rows, static_cast<std::size_t>(games.setup.players)};
    std::vector<std::uint64_t> index(rows);
    for (std::size_t row = 0; row < rows; ++row) index[row] = games.first + row;
    py::dict columns;
    columns["game"] = to_array(index, {rows});
    columns["actions"] = to_array(records->actions, {rows});
    columns["points"] = to_array(records->points, by_seat);
    columns["won"] = to_array(records->won, by_seat, py::dtype::of<bool>());
    for (std::size_t k = 0; k < records->counts.size(); ++k) {
        columns[State::counters[k]] = to_array(records->counts[k], by_seat);
    }
    return columns;
}

}  // namespace pokerloop::bind
