// What one seat knows of a match.
//
// Its own board, hand and discards; the boards of the others as they lie, but of those who play
// Fantasyland only with how many cards and whether they have set; points and stacks; and the deal
// before this one, whose boards have all been turned up. Hidden are the others' hands and discards,
// what lies in Fantasyland until the deal ends, and the cards to come.
#pragma once

#include "base/members.hpp"
#include "games/ofc/actions.hpp"
#include "games/ofc/deals.hpp"
#include "games/ofc/settlement.hpp"

namespace pokerloop::ofc {

// The street on which Fantasyland hands are set; the others count from 0.
inline constexpr int fantasyland_street = -1;

// What all see of a seat.
struct SeatView {
    Board board;                        // empty as long as it is hidden
    std::int8_t fantasyland_cards = 0;  // with how many he plays this deal; 0: not in Fantasyland
    bool has_set = false;               // a Fantasyland hand
    int points = 0;
    int stack = 0;

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&SeatView::board>("board",
                                     "its rows: top, middle, bottom; empty while they are hidden"),
            member<&SeatView::fantasyland_cards>(
                "fantasyland_cards", "with how many cards it plays this deal in Fantasyland, or 0"),
            member<&SeatView::has_set>("has_set", "whether it has set its Fantasyland hand"),
            member<&SeatView::points>("points", "its points so far"),
            member<&SeatView::stack>("stack", "what it sat down with, and its points"),
        };
    }

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

// A deal that has ended.
struct FinishedDeal {
    std::array<Board, max_players> boards{};
    std::array<std::int8_t, max_players> fantasyland_cards{};  // it was played with
    std::array<std::int8_t, max_players> earned_fantasyland{};
    Points points{};

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&FinishedDeal::boards>("boards", "of each seat, the rows"),
            member<&FinishedDeal::fantasyland_cards>(
                "fantasyland_cards",
                "with how many cards each seat played it in Fantasyland, or 0"),
            member<&FinishedDeal::earned_fantasyland>(
                "earned_fantasyland",
                "with how many cards each seat plays the next deal in Fantasyland, or 0"),
            member<&FinishedDeal::points>("points", "what each seat won"),
        };
    }

    friend bool operator==(const FinishedDeal&, const FinishedDeal&) = default;
};

struct View {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t players = 0;
    std::int8_t button = 0;
    std::int8_t to_move = play::nobody;
    std::int8_t street = 0;
    std::int32_t deal = 0;  // counted from 0
    CardSet hand;           // the cards he is to place; empty when it is not his turn
    CardSet discards;
    std::array<SeatView, max_players> seats{};
    bool has_last_deal = false;
    FinishedDeal last_deal;

    const SeatView& own() const { return seats[static_cast<std::size_t>(seat)]; }

    // How many cards of the hand go on the board.
    int places() const {
        return (own().fantasyland_cards != 0 ? board_size
                                             : schedule(rules.deal).placed_before(street + 1)) -
               own().board.size();
    }

    ActionSet legal_actions() const {
        return to_move == seat ? ofc::legal_actions(own().board, hand, places()) : ActionSet{};
    }

    // The cards this seat has not seen.
    CardSet unseen() const {
        CardSet seen = hand | discards;
        for (const SeatView& other : seats) seen |= other.board.cards();
        return CardSet::full_deck() - seen;
    }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&View::rules>("rules", "a member for each rule"),
            member<&View::seat>("seat", "the seat that knows this"),
            member<&View::players>("players", "how many seats there are"),
            member<&View::button>("button", "the seat with the button"),
            member<&View::to_move>("to_move", "the seat to move, -1 when the match is over"),
            member<&View::street>("street", "counted from 0; -1 while Fantasyland hands are set"),
            member<&View::deal>("deal", "counted from 0"),
            member<&View::hand>("hand", "the cards it is to place; none when it is not its turn"),
            member<&View::discards>("discards", "what it has thrown away in this deal"),
            member<&View::seats>("seats", "what all see of each seat; zeros beyond the last"),
            member<&View::has_last_deal>("has_last_deal", "whether a deal has ended"),
            member<&View::last_deal>("last_deal", "the deal before this one"),
        };
    }

    friend bool operator==(const View&, const View&) = default;
};

}  // namespace pokerloop::ofc
