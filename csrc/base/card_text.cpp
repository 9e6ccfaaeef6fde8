#include "base/card_text.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "base/errors.hpp"

namespace pokerloop::base {
namespace {

using Text = std::string_view;

constexpr Text standard_ranks = "23456789TJQKA";
constexpr Text standard_suits = "cdhs";
constexpr std::array<Text, 4> black_suits = {"\u2663", "\u2666", "\u2665", "\u2660"};
constexpr std::array<Text, 4> white_suits = {"\u2667", "\u2662", "\u2661", "\u2664"};
constexpr std::array<Text, 2> variation_selectors = {"\ufe0e", "\ufe0f"};
constexpr Text gangster_colours = "rygbp";
constexpr std::array<Text, GangsterDeck::special_cards> special_names = {
    "raid1", "raid2", "liquidation", "limousine", "revolver", "bribe"};

constexpr char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }
constexpr bool is_separator(char c) {
    return c == ' ' || c == ',' || c == '\t' || c == '\n' || c == '\r';
}

// The place of each character, in either case, among some; -1 for others.
using Places = std::array<std::int8_t, 256>;
constexpr Places places_among(Text characters) {
    Places places{};
    for (std::size_t c = 0; c < places.size(); ++c) {
        const std::size_t place = characters.find(lower(static_cast<char>(c)));
        places[c] = static_cast<std::int8_t>(place == Text::npos ? -1 : static_cast<int>(place));
    }
    return places;
}
constexpr Places rank_places = places_among("23456789tjqka");
constexpr Places suit_places = places_among(standard_suits);
constexpr Places colour_places = places_among(gangster_colours);

bool starts_with(Text text, Text prefix) {
    return text.size() >= prefix.size() &&
           std::equal(prefix.begin(), prefix.end(), text.begin(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

// Takes a prefix off the text if it is there, whatever its case.
bool take(Text& text, Text prefix) {
    if (!starts_with(text, prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

// Takes a character off the text if it has a place, and tells it, or -1.
int take_any(Text& text, const Places& places) {
    if (text.empty()) return -1;
    const int place = places[static_cast<unsigned char>(text[0])];
    if (place >= 0) text.remove_prefix(1);
    return place;
}

int take_suit(Text& text) {
    if (const int suit = take_any(text, suit_places); suit >= 0) return suit;
    for (std::size_t suit = 0; suit < 4; ++suit) {
        if (!take(text, black_suits[suit]) && !take(text, white_suits[suit])) continue;
        for (const Text selector : variation_selectors) take(text, selector);
        return static_cast<int>(suit);
    }
    return -1;
}

std::optional<Card> take_card(Text& text, StandardDeck) {
    int rank = take_any(text, rank_places);
    if (rank < 0) {
        if (!take(text, "10")) return std::nullopt;
        rank = 8;
    }
    const int suit = take_suit(text);
    if (suit < 0) return std::nullopt;
    return make_card(rank, suit);
}

std::optional<Card> take_card(Text& text, GangsterDeck) {
    for (std::size_t i = 0; i < special_names.size(); ++i) {
        if (take(text, special_names[i])) return static_cast<Card>(GangsterDeck::cards + i);
    }
    int value = 0;
    for (int digits = 0; digits < 2 && !text.empty() && is_digit(text[0]); ++digits) {
        if (text[0] == '0' && digits == 0) return std::nullopt;
        value = value * 10 + (text[0] - '0');
        text.remove_prefix(1);
    }
    const int colour = take_any(text, colour_places);
    if (value < 1 || value > GangsterDeck::ranks || colour < 0) return std::nullopt;
    return make_card<GangsterDeck>(value - 1, colour);
}

constexpr Text expectation(StandardDeck) {
    return "a rank 2 3 4 5 6 7 8 9 T J Q K A and a suit c d h s, such as As";
}
constexpr Text expectation(GangsterDeck) {
    return "a value 1 to 15 and a colour r y g b p, such as 15p, or a special card";
}

void skip_separators(Text& text) {
    while (!text.empty() && is_separator(text[0])) text.remove_prefix(1);
}

template <class Deck>
[[noreturn]] void reject(Text rest, Text whole) {
    const auto end = std::find_if(rest.begin(), rest.end(), is_separator);
    const Text bad = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    std::string message = quoted(bad) + " is not a card";
    if (bad.size() != whole.size()) message += " in " + quoted(whole);
    throw InvalidCardError(message + "; expected " + std::string(expectation(Deck{})));
}

// How many bytes the UTF-8 character at the start of the text has; 0 if there is none.
std::size_t utf8_length(Text text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return 0;
    }
    return length;
}

}  // namespace

std::string quoted(Text text) {
    constexpr std::size_t longest = 40;
    constexpr Text hex = "0123456789abcdef";
    std::string out = "'";
    for (std::size_t shown = 0; !text.empty(); ++shown) {
        if (shown == longest) return out + "...'";
        const auto byte = static_cast<unsigned char>(text[0]);
        const std::size_t length = utf8_length(text);
        if (length == 0 || byte < 0x20 || byte == 0x7F) {
            out += {'\\', 'x', hex[byte >> 4], hex[byte & 15]};
            text.remove_prefix(1);
        } else {
            out += text.substr(0, length);
            text.remove_prefix(length);
        }
    }
    return out + "'";
}

template <class Deck>
std::vector<Card> parse_cards(Text text) {
    std::vector<Card> cards;
    std::array<bool, Deck::ids> seen{};
    for (Text rest = text; skip_separators(rest), !rest.empty();) {
        const Text start = rest;
        const std::optional<Card> card = take_card(rest, Deck{});
        if (!card) reject<Deck>(start, text);
        if (seen[*card]) {
            throw InvalidCardError("the card " + card_text<Deck>(*card) + " appears twice in " +
                                   quoted(text));
        }
        seen[*card] = true;
        cards.push_back(*card);
    }
    return cards;
}

template <class Deck>
std::size_t try_parse_cards(Text text, std::span<Card> places) {
    std::size_t count = 0;
    while (skip_separators(text), !text.empty()) {
        const std::optional<Card> card = take_card(text, Deck{});
        if (!card || count == places.size()) return 0;
        places[count++] = *card;
    }
    return count;
}

template <class Deck>
Card parse_card(Text text) {
    const std::vector<Card> cards = parse_cards<Deck>(text);
    if (cards.size() != 1) {
        throw InvalidCardError("expected one card, got " + std::to_string(cards.size()) + " in " +
                               quoted(text));
    }
    return cards[0];
}

template <class Deck>
void check_card_id(long long id) {
    if (id < 0 || id >= Deck::ids) {
        throw InvalidCardError(std::to_string(id) + " is not a card id; expected 0 to " +
                               std::to_string(Deck::ids - 1));
    }
}

template <>
std::string card_text<StandardDeck>(Card card) {
    check_card_id<StandardDeck>(card);
    return {standard_ranks[static_cast<std::size_t>(rank_of(card))],
            standard_suits[static_cast<std::size_t>(suit_of(card))]};
}

template <>
std::string card_text<GangsterDeck>(Card card) {
    check_card_id<GangsterDeck>(card);
    if (card >= GangsterDeck::cards) return std::string(special_names[card - GangsterDeck::cards]);
    return std::to_string(rank_of<GangsterDeck>(card) + 1) +
           gangster_colours[static_cast<std::size_t>(suit_of<GangsterDeck>(card))];
}

template <>
std::string pretty_card_text<StandardDeck>(Card card) {
    check_card_id<StandardDeck>(card);
    std::string text{standard_ranks[static_cast<std::size_t>(rank_of(card))]};
    return text.append(black_suits[static_cast<std::size_t>(suit_of(card))]);
}

template <>
std::string pretty_card_text<GangsterDeck>(Card card) {
    return card_text<GangsterDeck>(card);
}

template <class Deck>
std::string cards_text(std::span<const Card> cards) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty()) text += ' ';
        text += card_text<Deck>(card);
    }
    return text;
}

template <class Deck>
void DistinctCards<Deck>::insert(std::span<const Card> cards, Text group) {
    auto group_of = group_of_;
    const auto here = static_cast<std::uint8_t>(groups_.size());
    for (const Card card : cards) {
        check_card_id<Deck>(card);
        std::uint8_t& where = group_of[card];
        if (where != unseen) {
            const std::string name = "the card " + card_text<Deck>(card) + " appears twice";
            if (where == here) throw InvalidCardError(name + " in " + std::string(group));
            throw InvalidCardError(name + ": in " + groups_[where] + " and in " +
                                   std::string(group));
        }
        where = here;
    }
    group_of_ = group_of;
    groups_.emplace_back(group);
}

template std::vector<Card> parse_cards<StandardDeck>(Text);
template std::vector<Card> parse_cards<GangsterDeck>(Text);
template std::size_t try_parse_cards<StandardDeck>(Text, std::span<Card>);
template std::size_t try_parse_cards<GangsterDeck>(Text, std::span<Card>);
template Card parse_card<StandardDeck>(Text);
template Card parse_card<GangsterDeck>(Text);
template void check_card_id<StandardDeck>(long long);
template void check_card_id<GangsterDeck>(long long);
template std::string cards_text<StandardDeck>(std::span<const Card>);
template std::string cards_text<GangsterDeck>(std::span<const Card>);
template class DistinctCards<StandardDeck>;
template class DistinctCards<GangsterDeck>;

}  // namespace pokerloop::base
