// Whole numbers of up to 128 bits as Python's.
#pragma once

#include "bind/bind.hpp"

namespace pokerloop::bind {

__extension__ using WideInt = unsigned __int128;

inline py::int_ to_int(WideInt number) {
    const auto high = static_cast<std::uint64_t>(number >> 64);
    const auto low = static_cast<std::uint64_t>(number);
    if (high == 0) return low;
    return py::int_(py::int_(high) << py::int_(64)) | py::int_(low);
}

}  // namespace pokerloop::bind
