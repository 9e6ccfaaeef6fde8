// The table of contents of the core.
#include "bind/bind.hpp"

PYBIND11_MODULE(_core, module, pybind11::mod_gil_not_used()) {
    using namespace pokerloop::bind;
    module.doc() = "The compiled core of pokerloop; use the Python modules around it.";
    register_errors(module);
    register_build_info(module);
    register_api(module);
    register_cards(module);
    register_hands(module);
    register_rank_one(module);
    register_equity(module);
    register_policies(module);
    register_ofc(module);
    register_ofc_values(module);
    register_fantasyland(module);
    register_ofc_play(module);
    register_ofc_many(module);
    register_entry_odds(module);
    register_chicago_poker_game(module);
    register_chicago_poker_odds(module);
    register_swedish_chicago(module);
    register_swedish_chicago_play(module);
    register_swedish_chicago_odds(module);
}
