// The errors of the library, one for each kind of mistake a user can make. The binding turns each
// into the Python class of the same name in pokerloop.errors. Messages say what was expected and
// show what came.
#pragma once

#include <stdexcept>
#include <string>

namespace pokerloop::base {

struct InvalidCardError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};
struct IllegalActionError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};
struct InvalidPositionError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};
struct InvalidRulesError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

}  // namespace pokerloop::base
