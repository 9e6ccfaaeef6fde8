#include "games/swedish_chicago/state.hpp"
namespace pokerloop::swedish_chicago {
State State::imagine(int, base::RandomStream&) const { return *this; }
}  // namespace pokerloop::swedish_chicago
