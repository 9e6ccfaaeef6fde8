// What the binding files share: one register function a room, called by module.cpp.
#pragma once

#include <pybind11/pybind11.h>

namespace pokerloop::bind {

namespace py = pybind11;

void register_api(py::module_& module);
void register_build_info(py::module_& module);
void register_cards(py::module_& module);
void register_chicago_poker_game(py::module_& module);
void register_chicago_poker_odds(py::module_& module);
void register_entry_odds(py::module_& module);
void register_equity(py::module_& module);
void register_errors(py::module_& module);
void register_fantasyland(py::module_& module);
void register_hands(py::module_& module);
void register_rank_one(py::module_& module);
void register_swedish_chicago(py::module_& module);
void register_swedish_chicago_play(py::module_& module);
void register_ofc(py::module_& module);
void register_ofc_many(py::module_& module);
void register_ofc_play(py::module_& module);
void register_ofc_values(py::module_& module);
void register_policies(py::module_& module);
void register_swedish_chicago_odds(py::module_& module);

}  // namespace pokerloop::bind
