// C++ errors become the Python classes of the same name in pokerloop.errors.
#include "base/errors.hpp"
#include "bind/bind.hpp"

namespace pokerloop::bind {
namespace {

template <class Error>
bool translate(const std::exception_ptr& thrown, const char* python_name) {
    try {
        std::rethrow_exception(thrown);
    } catch (const Error& error) {
        const py::object type = py::module_::import("pokerloop.errors").attr(python_name);
        PyErr_SetString(type.ptr(), error.what());
        return true;
    } catch (...) {
        return false;
    }
}

}  // namespace

void register_errors(py::module_&) {
    py::register_local_exception_translator([](std::exception_ptr thrown) {
        if (!thrown) return;
        if (translate<base::InvalidCardError>(thrown, "InvalidCardError")) return;
        if (translate<base::IllegalActionError>(thrown, "IllegalActionError")) return;
        if (translate<base::InvalidPositionError>(thrown, "InvalidPositionError")) return;
        if (translate<base::InvalidRulesError>(thrown, "InvalidRulesError")) return;
        std::rethrow_exception(thrown);
    });
}

}  // namespace pokerloop::bind
