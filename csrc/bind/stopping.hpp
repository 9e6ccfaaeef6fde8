// How a chunk under way is stopped: in the main thread by a signal that Python has a handler for,
// such as Ctrl-C; in threads that heed a flag, by the flag. Asked between games, and cheap.
#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <memory>

namespace pokerloop::bind {

namespace py = pybind11;

using StopFlag = std::atomic<bool>;

// The flag that this thread heeds; none in threads that nobody asked to.
inline thread_local std::shared_ptr<StopFlag> heeded_flag;

// Throws KeyboardInterrupt if the flag is up, or what a handler of a signal raises.
class Stopping {
 public:
    void ask() {
        if (heeded_flag) {
            if (heeded_flag->load(std::memory_order_relaxed)) stop();
            return;
        }
        const auto now = Clock::now();
        if (now < next_) return;
        next_ = now + pause;
        const py::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }

 private:
    using Clock = std::chrono::steady_clock;
    static constexpr auto pause = std::chrono::milliseconds(100);

    [[noreturn]] static void stop() {
        const py::gil_scoped_acquire locked;
        PyErr_SetNone(PyExc_KeyboardInterrupt);
        throw py::error_already_set();
    }

    Clock::time_point next_ = Clock::now() + pause;
};

}  // namespace pokerloop::bind
