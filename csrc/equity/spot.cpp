#include "equity/spot.hpp"

#include <algorithm>
#include <numeric>

#include "base/card_text.hpp"
#include "base/errors.hpp"

namespace pokerloop::equity {
namespace {

using base::InvalidCardError;
using base::InvalidPositionError;

std::string counted(int number, const std::string& what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

std::string player_name(std::size_t seat) { return "player " + std::to_string(seat + 1); }

template <class Deck>
std::vector<Card> checked_cards(std::span<const int> ids) {
    std::vector<Card> cards;
    for (const int id : ids) {
        base::check_card_id<Deck>(id);
        cards.push_back(static_cast<Card>(id));
        if (id >= Deck::cards) {
            throw InvalidCardError("the special card " + base::card_text<Deck>(cards.back()) +
                                   " cannot stand in a hand");
        }
    }
    return cards;
}

template <class Deck>
Cards<Deck> set_of(std::span<const Card> cards) {
    Cards<Deck> set;
    for (const Card card : cards) set.insert(card);
    return set;
}

// How many cards are still to come to a player who has so many known and unknown ones.
int to_come(const Game& game, std::size_t seat, int known, int unknown, bool fill) {
    const bool may_be_short = game.board_cards == 0;
    const int cards = known + unknown;
    if (cards > game.own_cards || (cards < game.own_cards && !may_be_short)) {
        throw InvalidPositionError(player_name(seat) + ": expected " +
                                   (may_be_short ? "at most " : "") +
                                   counted(game.own_cards, "card") + " in " +
                                   std::string(game.name) + ", got " + std::to_string(cards));
    }
    if (cards == 0 && !fill) {
        throw InvalidPositionError(player_name(seat) + ": expected at least 1 card, got none");
    }
    return fill ? game.own_cards - known : unknown;
}

// The cards of one choice of a seat.
std::span<const int> cards_of(const Seat& seat, std::size_t choice) {
    const std::size_t known = seat.cards.size() / seat.choices;
    return std::span(seat.cards).subspan(choice * known, known);
}

// The choices of a range that nothing seen elsewhere rules out, in the order of their cards.
template <class Deck>
std::vector<Choice<Deck>> open_choices(const Seat& seat, std::size_t number, Cards<Deck> seen) {
    std::vector<Choice<Deck>> open;
    for (std::size_t i = 0; i < seat.choices; ++i) {
        const std::vector<Card> cards = checked_cards<Deck>(cards_of(seat, i));
        base::DistinctCards<Deck>().insert(cards, "one hand of " + player_name(number));
        const std::uint64_t weight = seat.weights.empty() ? 1 : seat.weights[i];
        const auto set = set_of<Deck>(cards);
        if (weight != 0 && !set.intersects(seen)) open.push_back({set, weight});
    }
    if (open.empty()) {
        throw InvalidPositionError(player_name(number) +
                                   ": each hand of the range has a card that is seen elsewhere");
    }
    std::uint64_t divisor = 0;
    for (const Choice<Deck>& choice : open) divisor = std::gcd(divisor, choice.weight);
    for (Choice<Deck>& choice : open) choice.weight /= divisor;
    std::ranges::sort(open, {}, &Choice<Deck>::cards);
    return open;
}

// Whether the players from the given one on can all have a hand at once. The search gives up, and
// says yes, after so many tries.
template <class Deck>
bool can_all_hold(std::span<const Player<Deck>> players, Cards<Deck> used, int& tries) {
    if (players.empty()) return true;
    if (!players.front().is_range) return can_all_hold(players.subspan(1), used, tries);
    for (const Choice<Deck>& choice : players.front().choices) {
        if (choice.cards.intersects(used)) continue;
        if (--tries < 0 || can_all_hold(players.subspan(1), used | choice.cards, tries)) {
            return true;
        }
    }
    return false;
}

}  // namespace

const Game& find_game(std::string_view name) {
    const auto found = std::ranges::find(games, name, &Game::name);
    if (found != games.end()) return *found;
    std::string names;
    for (const Game& game : games) names += (names.empty() ? "" : ", ") + std::string(game.name);
    throw base::InvalidRulesError("there is no game " + base::quoted(name) + "; expected one of " +
                                  names);
}

template <class Deck>
Spot<Deck> make_spot(const Game& game, const std::vector<Seat>& seats,
                     const std::vector<int>& board, const std::vector<int>& dead, bool fill) {
    if (seats.size() < 2 || seats.size() > max_players) {
        throw InvalidPositionError("expected 2 to " + std::to_string(max_players) +
                                   " players, got " + std::to_string(seats.size()));
    }
    const auto board_size = static_cast<int>(board.size());
    if (board_size > game.board_cards) {
        throw InvalidPositionError("expected a board of at most " +
                                   counted(game.board_cards, "card") + " in " +
                                   std::string(game.name) + ", got " + std::to_string(board_size));
    }
    Spot<Deck> spot;
    base::DistinctCards<Deck> distinct;
    const auto see = [&](std::span<const int> ids, const std::string& where) {
        const std::vector<Card> cards = checked_cards<Deck>(ids);
        distinct.insert(cards, where);
        spot.seen |= set_of<Deck>(cards);
        return set_of<Deck>(cards);
    };
    spot.board = see(board, "the board");
    spot.board_to_come = game.board_cards - board_size;
    see(dead, "the dead cards");
    int needed = spot.board_to_come;
    spot.players.resize(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Seat& seat = seats[i];
        Player<Deck>& player = spot.players[i];
        if (seat.choices == 0) {
            throw InvalidPositionError(player_name(i) + ": the range is empty");
        }
        const auto known = static_cast<int>(seat.cards.size() / seat.choices);
        player.to_come = to_come(game, i, known, seat.unknown, fill);
        player.is_range = seat.choices > 1;
        needed += player.to_come + (player.is_range ? known : 0);
        if (!player.is_range) player.choices = {{see(seat.cards, "the hand of " + player_name(i))}};
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Player<Deck>& player = spot.players[i];
        if (player.is_range) player.choices = open_choices(seats[i], i, spot.seen);
    }
    const int left = Deck::cards - spot.seen.size();
    if (needed > left) {
        throw InvalidPositionError(counted(needed, "card") + " would have to come, of " +
                                   std::to_string(left) + " that are left");
    }
    int tries = 1'000'000;
    if (!can_all_hold<Deck>(spot.players, Cards<Deck>(), tries)) {
        throw InvalidPositionError(
            "the ranges leave no deal in which all players have different cards");
    }
    return spot;
}

template Spot<base::StandardDeck> make_spot(const Game&, const std::vector<Seat>&,
                                            const std::vector<int>&, const std::vector<int>&, bool);
template Spot<base::GangsterDeck> make_spot(const Game&, const std::vector<Seat>&,
                                            const std::vector<int>&, const std::vector<int>&, bool);

}  // namespace pokerloop::equity
