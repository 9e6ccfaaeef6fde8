// How often a Chicago is made that was declared blind.
//
// The declarer exchanges for high cards, the others for hand points, and the tricks are played in
// many random deals: against others who play high (high_play.hpp), and against others who know all
// cards and stick together (trick_solver.hpp). Made at first use in some milliseconds, always the
// same.
#pragma once

namespace pokerloop::swedish_chicago {

struct BlindChances {
    double against_high_play = 0;
    double forced = 0;
};

// Of two to four players, the declarer leads to the first trick or sits anywhere else.
const BlindChances& blind_chances(int exchanges, int players, bool leads);

}  // namespace pokerloop::swedish_chicago
