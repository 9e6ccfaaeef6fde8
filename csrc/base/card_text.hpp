// Card text in and out.
//
// 52-card deck: a rank 2 3 4 5 6 7 8 9 T J Q K A and a suit c d h s, such as As or td. Case does
// not matter, 10 may stand for T, and the suit may be a Unicode sign, black or white, with or
// without a variation selector: A♠ 10♡.
// Gangster deck: a value 1..15 and a colour r y g b p, such as 1r or 15p; the special cards are
// raid1 raid2 liquidation limousine revolver bribe.
//
// Between cards there may be spaces, commas or nothing: "As Ks", "As, Ks", "AsKs".
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/cards.hpp"

namespace pokerloop::base {

// Exactly one card. Throws InvalidCardError for anything else.
template <class Deck = StandardDeck>
Card parse_card(std::string_view text);

// Any number of different cards, in the order in which they stand; none from an empty text. Throws
// InvalidCardError naming the first card that does not exist or comes twice.
template <class Deck = StandardDeck>
std::vector<Card> parse_cards(std::string_view text);

// For where every nanosecond counts: puts the cards into `places` and returns how many there are,
// or 0 for what parse_cards refuses or cannot be held. Does not look whether a card comes twice.
template <class Deck = StandardDeck>
std::size_t try_parse_cards(std::string_view text, std::span<Card> places);

// The shortest text that parses back: "As", "15p". Throws InvalidCardError for an id outside the
// deck.
template <class Deck = StandardDeck>
std::string card_text(Card card);

// The same with a Unicode suit: "A♠". Gangster cards have none and keep their plain text.
template <class Deck = StandardDeck>
std::string pretty_card_text(Card card);

// Cards separated by spaces.
template <class Deck = StandardDeck>
std::string cards_text(std::span<const Card> cards);

// Throws InvalidCardError unless `id` is a card of the deck.
template <class Deck = StandardDeck>
void check_card_id(long long id);

// Text in quotes for a message: shortened, with whatever cannot be printed written as \xNN.
std::string quoted(std::string_view text);

// The cards named so far in one question, such as two hands and a board. To name one twice is an
// error that says which and where: "the card As appears twice: in the top row and in the board".
template <class Deck = StandardDeck>
class DistinctCards {
 public:
    DistinctCards() { group_of_.fill(unseen); }

    // All or nothing: on error no card of this group is taken in.
    void insert(std::span<const Card> cards, std::string_view group);

 private:
    static constexpr std::uint8_t unseen = 255;
    std::array<std::uint8_t, Deck::ids> group_of_;
    std::vector<std::string> groups_;
};

}  // namespace pokerloop::base
