// A player who values each business: by the chance to win it, by what it is worth to him and to
// those who would win it otherwise, and by the actions it still takes.
//
// At every action he compares projects. A project is a business, the best cards for it that he has
// in hand or hopes to draw, and the actions until it is complete; it is worth
//
//     (worth to him + part of the worth to the rivals) * chance to win * patience ^ actions.
//
// He lays a card of the best project when the cards are there, and draws when drawing promises
// more; with a full hand he lays the card that most of the draws he imagines leave in place. Where
// another player's marker lies this is his last turn: he adds to his column there if what that wins
// is more than what the best project loses by waiting.
//
// Special cards are played for what they change in the same measure: a liquidation takes the card
// that helps a rival most, a limousine carries cards to where they win more, a bribe fetches the
// card that helps most, a revolver is played where its action completes something, a raid before
// cards are spent against columns that lie hidden. What only fills the hand is played when nothing
// better can be done.
#pragma once

#include <optional>

#include "base/philox.hpp"
#include "games/chicago_poker/view.hpp"

namespace pokerloop::chicago_poker {

class BossPolicy {
 public:
    Action operator()(const View& view, base::RandomStream& random);

 private:
    // Where the card that was chosen last should go, so that it need not be found out again.
    struct Note {
        View view;
        Card card = no_card;
        Action where = done;

        bool fits(const View& later) const;
    };

    std::optional<Note> note_;
};

}  // namespace pokerloop::chicago_poker
