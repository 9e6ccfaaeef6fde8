// A policy compiled outside the core, as Python hands it over: a capsule that holds the function's
// pointer, is named for its signature and has the pointer to its data as context.
#pragma once

#include "bind/bind.hpp"
#include "play/compiled.hpp"

namespace pokerloop::bind {

class CompiledPolicy {
 public:
    explicit CompiledPolicy(py::capsule capsule) : capsule_(std::move(capsule)) {}

    const char* signature() const { return capsule_.name(); }

    template <play::Game State>
    play::Policy<State> policy() const {
        void* data = PyCapsule_GetContext(capsule_.ptr());
        if (data == nullptr && PyErr_Occurred() != nullptr) throw py::error_already_set();
        return play::compiled_policy<State>(
            reinterpret_cast<play::CompiledFunction>(capsule_.get_pointer()), data);
    }

 private:
    py::capsule capsule_;
};

}  // namespace pokerloop::bind
