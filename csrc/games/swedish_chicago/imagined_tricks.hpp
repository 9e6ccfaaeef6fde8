// The hands as they could be when the tricks are played, for all that a seat knows.
//
// Where the others' cards are is drawn at random among those the seat has not seen. They hold what
// all know them to hold and no card of a suit they could not follow. Claims are listened to if that
// is asked for, which takes much longer: who has not exchanged since has what he announced (or less
// than what others had announced before him, if he passed), who has exchanged is taken to have kept
// as much of it as he can have.
#pragma once

#include <array>
#include <span>

#include "games/swedish_chicago/hand_sampling.hpp"
#include "games/swedish_chicago/trick_solver.hpp"
#include "games/swedish_chicago/view.hpp"

namespace pokerloop::swedish_chicago {

enum class Claims : std::uint8_t { ignored, believed };

class ImaginedTricks {
 public:
    ImaginedTricks(const View& view, int leader, Claims claims);

    // The tricks with the others' cards drawn anew; seats that are out of the match left out.
    const TrickPosition& draw(base::RandomStream& random);

    // Where a seat sits among those that are in.
    int place(int seat) const { return places_[static_cast<std::size_t>(seat)]; }

 private:
    struct Other {
        std::size_t place;
        int missing;  // cards of his hand that the seat does not know
        CardSet played;
        KnownHand known;
    };

    std::span<Other> others() { return std::span(others_).first(other_count_); }
    void hear(const View& view, int seat, KnownHand& known) const;
    bool draw_by_claims(base::RandomStream& random);
    void draw_by_suits(base::RandomStream& random);

    TrickPosition position_;
    std::array<int, max_players> places_{};
    std::array<Other, max_players> others_{};
    std::size_t other_count_ = 0;
    base::CardList unseen_;
    bool has_claims_ = false;
};

}  // namespace pokerloop::swedish_chicago
