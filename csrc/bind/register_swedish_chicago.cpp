// Swedish Chicago: rules.
#include "bind/bind.hpp"
#include "bind/rules.hpp"
#include "games/swedish_chicago/hand_points.hpp"

namespace pokerloop::bind {

using swedish_chicago::Rules;

void register_swedish_chicago(py::module_& core) {
    py::module_ module = core.def_submodule("swedish_chicago", "Swedish Chicago.");
    bind_rules<Rules>(module,
                      "What a table can decide about Swedish Chicago: a frozen value.\n\n"
                      "The defaults are the base rules of Pagat.\n\n"
                      "Examples\n--------\n"
                      ">>> from pokerloop import swedish_chicago\n"
                      ">>> swedish_chicago.Rules(target_score=100, no_exchange_at=\"none\")\n"
                      "Rules(target_score=100, no_exchange_at='none')\n"
                      ">>> swedish_chicago.Rules.preset('wikipedia').num_exchanges\n"
                      "2\n");
    module.def(
        "hand_points",
        [](int strength, const Rules& rules) {
            return swedish_chicago::hand_points(static_cast<hands::Strength>(strength), rules);
        },
        py::arg("strength"), py::arg("rules"));
}

}  // namespace pokerloop::bind
