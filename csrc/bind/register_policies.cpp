// What the policies of all games share.
#include "bind/compiled_policy.hpp"
#include "bind/stopping.hpp"
#include "play/play.hpp"
#include "play/tally.hpp"

namespace pokerloop::bind {

namespace {

// What a policy raised goes on as it is, with a note that names the game and the seat.
void add_place(std::exception_ptr thrown) {
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const play::PolicyError& place) {
        try {
            std::rethrow_if_nested(place);
        } catch (py::error_already_set& error) {
            error.value().attr("add_note")(std::string("raised at ") + place.what());
            error.restore();
        }
    }
}

}  // namespace

void register_policies(py::module_& module) {
    py::class_<CompiledPolicy>(module, "CompiledPolicy", "A policy compiled outside the core.")
        .def(py::init<py::capsule>(), py::arg("capsule"))
        .def_property_readonly("signature", &CompiledPolicy::signature);
    module.attr("win_shares") = play::win_shares;
    py::register_exception_translator(&add_place);
    py::class_<StopFlag, std::shared_ptr<StopFlag>>(module, "StopFlag", "A flag, down at first.")
        .def(py::init([] { return std::make_shared<StopFlag>(false); }))
        .def("up", [](StopFlag& flag) { flag = true; }, "Put it up.");
    module.def(
        "heed", [](std::shared_ptr<StopFlag> flag) { heeded_flag = std::move(flag); },
        py::arg("flag"),
        "From now on KeyboardInterrupt ends the chunks of this thread when the flag is up.");
}

}  // namespace pokerloop::bind
