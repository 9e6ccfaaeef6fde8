#include "games/swedish_chicago/high_play.hpp"

#include <algorithm>

namespace pokerloop::swedish_chicago {

using base::Card;
using base::CardSet;

Card highest_card(CardSet cards) {
    Card highest = 0;
    for (const Card card : cards) highest = std::max(highest, card);
    return highest;
}

HighPlay::HighPlay(const TrickPosition& position, TrickGoal goal, int seat)
    : players_(position.players), goal_(goal), seat_(seat) {
    begin_.hands = position.hands;
    begin_.leader = position.leader;
    for (int turn = 0; turn < position.played; ++turn) {
        play(begin_, position.table[static_cast<std::size_t>(turn)]);
    }
}

void HighPlay::play(Tricks& tricks, Card card) const {
    const auto player = static_cast<std::size_t>(to_move(tricks));
    tricks.hands[player].erase(card);
    const bool leads = tricks.played == 0;
    if (leads || (base::suit_of(card) == base::suit_of(tricks.highest) && card > tricks.highest)) {
        tricks.highest = card;
        tricks.winner = static_cast<int>(player);
    }
    ++tricks.played;
}

HighPlay::Tricks HighPlay::after(Tricks tricks, Card card) const {
    play(tricks, card);
    return tricks;
}

CardSet HighPlay::legal(const Tricks& tricks) const {
    const CardSet hand = tricks.hands[static_cast<std::size_t>(to_move(tricks))];
    if (tricks.played == 0) return hand;
    const int suit = base::suit_of(tricks.highest);
    const CardSet following(std::uint64_t{hand.lane(suit)} << 16 * suit);
    return following.empty() ? hand : following;
}

bool HighPlay::can_reach(Tricks tricks) const {
    while (true) {
        if (tricks.played == players_) {
            const bool is_won = tricks.winner == seat_;
            if (goal_ == TrickGoal::all_tricks && !is_won) return false;
            if (tricks.hands[0].empty()) return is_won;
            tricks.leader = tricks.winner;
            tricks.played = 0;
        }
        const CardSet cards = legal(tricks);
        if (to_move(tricks) == seat_ && cards.size() > 1) {
            for (const Card card : cards) {
                if (can_reach(after(tricks, card))) return true;
            }
            return false;
        }
        play(tricks, highest_card(cards));
    }
}

}  // namespace pokerloop::swedish_chicago
