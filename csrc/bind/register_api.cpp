// The capsule through which compiled code outside the core reaches its functions.
#include "api/capi.hpp"
#include "bind/bind.hpp"

namespace pokerloop::bind {

void register_api(py::module_& module) {
    module.attr("capi") = py::capsule(&api::capi, POKERLOOP_CAPI_CAPSULE);
}

}  // namespace pokerloop::bind
