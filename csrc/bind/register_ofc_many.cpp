// Open Face Chinese poker: many tables of finished boards at once.
#include <pybind11/numpy.h>

#include <string>

#include "base/errors.hpp"
#include "bind/bind.hpp"
#include "games/ofc/many.hpp"

namespace pokerloop::bind {
namespace {

using Ids = py::array_t<base::Card, py::array::c_style>;
using PointsArray = py::array_t<std::int32_t, py::array::c_style>;

PointsArray settle_many(const Ids& boards, const ofc::Rules& rules, bool check_duplicates) {
    if (boards.ndim() != 3 || boards.shape(1) < 2 || boards.shape(1) > 4 ||
        boards.shape(2) != ofc::board_size) {
        throw base::InvalidPositionError(
            "expected an array of shape (n, players, 13) with 2 to 4 players, got shape " +
            std::string(py::str(boards.attr("shape"))));
    }
    const auto players = static_cast<int>(boards.shape(1));
    PointsArray points({boards.shape(0), boards.shape(1)});
    const std::span cards(boards.data(), static_cast<std::size_t>(boards.size()));
    const std::span out(points.mutable_data(), static_cast<std::size_t>(points.size()));
    const py::gil_scoped_release unlocked;
    ofc::settle_many(rules, cards, players, out, check_duplicates);
    return points;
}

}  // namespace

void register_ofc_many(py::module_& core) {
    py::module_ module = core.attr("ofc");
    module.def("settle_many", &settle_many, py::arg("boards"), py::arg("rules"),
               py::arg("check_duplicates"));
}

}  // namespace pokerloop::bind
