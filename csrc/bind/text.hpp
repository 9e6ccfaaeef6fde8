// Text from Python, and Python values as text for messages.
#pragma once

#include <string>

#include "bind/bind.hpp"

namespace pokerloop::bind {

// The text as UTF-8. Lone surrogates have no UTF-8 and are written as \udcXX, which
// nothing is called.
inline std::string utf8(const py::str& text) {
    Py_ssize_t size = 0;
    if (const char* data = PyUnicode_AsUTF8AndSize(text.ptr(), &size)) {
        return {data, static_cast<std::size_t>(size)};
    }
    PyErr_Clear();
    return py::bytes(text.attr("encode")("utf-8", "backslashreplace"));
}

// A value as messages show it, shortened if it is long.
inline std::string shown(const py::handle& value) {
    return py::module_::import("reprlib").attr("repr")(value).cast<std::string>();
}

}  // namespace pokerloop::bind
