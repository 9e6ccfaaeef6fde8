// Many Fantasyland hands at once: settings of an array of hands, and the statistics of random ones.
//
// Random hand `index` of a seed is dealt from the stream (seed, index, number of cards), so it does
// not depend on the hands before it or on where it is dealt.
#pragma once

#include "games/ofc/fantasyland.hpp"
#include "hands/many.hpp"

namespace pokerloop::ofc {

// Where settings go, one a row. A board's 13 cards are those of the top, the middle and the bottom,
// each row with its highest card first; the discards follow in `discards`, as many as there are.
struct SettingArrays {
    Card* boards;
    Card* discards;
    std::int32_t* royalties;  // three a row: top, middle, bottom
    bool* stays;
    double* values;
};

// Sets the hands of all rows. Throws InvalidCardError for a row with an id that is no card, or with
// a card twice, and names it as if the first one were row `first`.
void set_many(const FantasylandSolver& solver, const hands::CardArray& hands, std::size_t first,
              const SettingArrays& settings);

// What came of random hands, as counts, which add up over any division of the hands.
struct FantasylandTally {
    static constexpr std::size_t most_royalties = 400;
    static constexpr std::size_t categories = 9;

    // By whether the board stays and by its royalties.
    std::array<std::array<std::int64_t, most_royalties>, 2> royalties{};
    // By row and by category.
    std::array<std::array<std::int64_t, categories>, 3> rows{};
};

// Deals and sets the hands `first` to `first + count - 1` of a seed.
FantasylandTally tally(const FantasylandSolver& solver, int cards, std::uint64_t seed,
                       std::uint64_t first, std::uint64_t count);

}  // namespace pokerloop::ofc
