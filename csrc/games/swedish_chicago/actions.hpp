// The actions of Swedish Chicago.
//
// One space of numbers for all that can be chosen: to play a card (the action is the card's id);
// which cards of a hand to keep in an exchange, or the one to throw of six; and words. The cards of
// a hand are counted from the highest id down, so that "keep 1 2" keeps the two highest.
#pragma once

#include <string>

#include "base/card_text.hpp"
#include "games/swedish_chicago/hand_points.hpp"
#include "play/game.hpp"

namespace pokerloop::swedish_chicago {

using base::Card;
using base::CardSet;
using play::Action;

inline constexpr int hand_size = 5;
inline constexpr int most_cards = 6;

inline constexpr Action first_keep = base::StandardDeck::cards;
inline constexpr Action keep_all = first_keep + (1 << hand_size) - 1;
inline constexpr Action first_throw = keep_all + 1;
inline constexpr Action pass = first_throw + most_cards;
inline constexpr Action first_announcement = pass + 1;  // a pair
inline constexpr Action challenge = first_announcement + 9;
inline constexpr Action take = challenge + 1;
inline constexpr Action refuse = take + 1;
inline constexpr Action redeal = refuse + 1;
inline constexpr Action chicago = redeal + 1;
inline constexpr Action blind_chicago = chicago + 1;
inline constexpr Action take_points = blind_chicago + 1;
inline constexpr Action reset_all = take_points + 1;
inline constexpr Action first_reset = reset_all + 1;  // seat 0
inline constexpr int action_count = first_reset + max_players;

using ActionSet = play::ActionSet<action_count>;

constexpr bool is_card(Action action) { return action < first_keep; }
constexpr bool is_keep(Action action) { return action >= first_keep && action <= keep_all; }
constexpr bool is_throw(Action action) { return action >= first_throw && action < pass; }
constexpr bool is_announcement(Action action) {
    return action >= first_announcement && action < challenge;
}

// Bit i of a mask stands for the card with i higher ones in the hand.
constexpr Action keep(unsigned mask) { return static_cast<Action>(first_keep + mask); }
constexpr unsigned kept(Action action) { return static_cast<unsigned>(action - first_keep); }

constexpr Action announce(HandKind kind) {
    return static_cast<Action>(first_announcement + static_cast<int>(kind) - 1);
}
constexpr HandKind announced(Action action) {
    return static_cast<HandKind>(action - first_announcement + 1);
}

constexpr Action reset(int seat) { return static_cast<Action>(first_reset + seat); }

// The cards of a hand, the highest id first.
class SortedHand {
 public:
    explicit SortedHand(CardSet hand) {
        for (const Card card : hand) {
            std::size_t place = size_++;
            for (; place > 0 && cards_[place - 1] < card; --place)
                cards_[place] = cards_[place - 1];
            cards_[place] = card;
        }
    }

    std::span<const Card> cards() const { return {cards_.data(), size_}; }

    CardSet chosen(unsigned mask) const {
        CardSet set;
        for (; mask != 0; mask &= mask - 1) {
            set.insert(cards_[static_cast<std::size_t>(std::countr_zero(mask))]);
        }
        return set;
    }

 private:
    std::array<Card, most_cards> cards_{};
    std::size_t size_ = 0;
};

inline std::string action_name(Action action) {
    if (is_card(action)) return "play " + base::card_text<>(static_cast<Card>(action));
    if (is_keep(action)) {
        std::string name = "keep";
        for (int i = 0; i < hand_size; ++i) {
            if ((kept(action) >> i & 1U) != 0) name += " " + std::to_string(i + 1);
        }
        return action == first_keep ? "keep none" : action == keep_all ? "keep all" : name;
    }
    if (is_throw(action)) return "throw " + std::to_string(action - first_throw + 1);
    if (is_announcement(action)) {
        return std::string("announce ") +
               hand_kind_names[static_cast<std::size_t>(announced(action))];
    }
    if (action >= first_reset) return "reset seat " + std::to_string(action - first_reset);
    switch (action) {
        case pass:
            return "pass";
        case challenge:
            return "challenge";
        case take:
            return "take";
        case refuse:
            return "refuse";
        case redeal:
            return "redeal";
        case chicago:
            return "chicago";
        case blind_chicago:
            return "blind chicago";
        case take_points:
            return "take points";
        default:
            return "reset all";
    }
}

}  // namespace pokerloop::swedish_chicago
