#include "games/ofc/position.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "base/card_text.hpp"

namespace pokerloop::ofc {

using base::InvalidPositionError;

namespace {

using SuitOrder = std::array<int, 4>;

std::string count_of(int count, const char* noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

// "0, 5, 7, 9 or 11": the numbers of cards on the board with which a street can begin.
std::string possible_counts(const Schedule& schedule) {
    std::string text;
    for (int street = 0; street < schedule.streets; ++street) {
        const bool last = street + 1 == schedule.streets;
        text += (street == 0 ? ""
                 : last      ? " or "
                             : ", ") +
                std::to_string(schedule.placed_before(street));
    }
    return text;
}

int check_own_cards(const Schedule& schedule, const Position& position) {
    check_rows(position.board);
    const int placed = position.board.size();
    const int street = street_with_placed(schedule, placed);
    const std::string deal = schedule.name;
    if (street < 0) {
        throw InvalidPositionError("a street of " + deal + " begins with " +
                                   possible_counts(schedule) + " cards on the board, not " +
                                   std::to_string(placed));
    }
    const std::string when = " when " + std::to_string(placed) + " are on the board";
    if (position.to_place.size() != schedule.cards(street)) {
        throw InvalidPositionError(deal + " has " + count_of(schedule.cards(street), "card") +
                                   " to place" + when + ", not " +
                                   std::to_string(position.to_place.size()));
    }
    if (position.discards.size() != schedule.discarded_before(street)) {
        throw InvalidPositionError(deal + " has " +
                                   count_of(schedule.discarded_before(street), "discard") + when +
                                   ", not " + std::to_string(position.discards.size()));
    }
    return street;
}

void check_opponent(const Rules& rules, const Opponent& opponent, int street,
                    const std::string& name) {
    const Schedule deal = schedule(rules.deal);
    check_rows(opponent.board, name + "'s ");
    const int placed = opponent.board.size();
    if (opponent.fantasyland_cards != 0) {
        if (!rules.fantasyland) {
            throw InvalidPositionError(name + " is in Fantasyland, which these rules do not play");
        }
        if (opponent.fantasyland_cards < 13 || opponent.fantasyland_cards > 17) {
            throw InvalidPositionError(name + " holds 13 to 17 cards in Fantasyland, not " +
                                       std::to_string(opponent.fantasyland_cards));
        }
        if (placed != 0) {
            throw InvalidPositionError(name + " is in Fantasyland and shows no cards yet, not " +
                                       std::to_string(placed));
        }
        return;
    }
    const int before = deal.placed_before(street);
    const int after = deal.placed_before(street + 1);
    if (placed != before && placed != after && placed != board_size) {
        throw InvalidPositionError(
            name + " has " + std::to_string(before) + " or " + std::to_string(after) +
            " cards on the board on this street (13 if finished), not " + std::to_string(placed));
    }
}

CardSet rename_suits(CardSet cards, const SuitOrder& order) {
    std::uint64_t bits = 0;
    for (int suit = 0; suit < base::StandardDeck::suits; ++suit) {
        bits |= std::uint64_t{cards.lane(suit)} << (16 * order[static_cast<std::size_t>(suit)]);
    }
    return CardSet(bits);
}

Placement rename_suits(const Placement& placement, const SuitOrder& order) {
    Placement renamed;
    for (const Row row : rows) renamed.board[row] = rename_suits(placement.board[row], order);
    renamed.discard = rename_suits(placement.discard, order);
    return renamed;
}

// The renamings of suits that leave a position as it is. It does not matter whether a card is out
// of play as a discard or as a dead card.
std::vector<SuitOrder> symmetries(const Position& position) {
    std::vector<CardSet> groups = {position.to_place, position.discards | position.dead};
    for (const Row row : rows) groups.push_back(position.board[row]);
    for (const Opponent& opponent : position.opponents) {
        for (const Row row : rows) groups.push_back(opponent.board[row]);
    }
    std::vector<SuitOrder> found;
    SuitOrder order = {0, 1, 2, 3};
    do {
        if (std::ranges::all_of(
                groups, [&](CardSet group) { return rename_suits(group, order) == group; })) {
            found.push_back(order);
        }
    } while (std::ranges::next_permutation(order).found);
    return found;
}

}  // namespace

void check_no_card_twice(const Position& position) {
    base::DistinctCards<> distinct;
    const auto insert = [&](CardSet cards, const std::string& name) {
        distinct.insert(CardList(cards).cards(), name);
    };
    for (const Row row : rows) insert(position.board[row], row_names[row]);
    insert(position.to_place, "to_place");
    insert(position.discards, "discards");
    for (std::size_t i = 0; i < position.opponents.size(); ++i) {
        for (const Row row : rows) {
            insert(position.opponents[i].board[row],
                   "opponent " + std::to_string(i + 1) + "'s " + row_names[row]);
        }
    }
    insert(position.dead, "dead");
}

CardSet Position::unseen() const {
    CardSet seen = board.cards() | to_place | discards | dead;
    for (const Opponent& opponent : opponents) seen |= opponent.board.cards();
    return CardSet::full_deck() - seen;
}

int street_with_placed(const Schedule& schedule, int placed) {
    for (int street = 0; street < schedule.streets; ++street) {
        if (schedule.placed_before(street) == placed) return street;
    }
    return -1;
}

int cards_to_come(const Schedule& schedule, const Opponent& opponent) {
    if (opponent.fantasyland_cards != 0) return opponent.fantasyland_cards;
    if (opponent.board.is_complete()) return 0;
    int cards = 0;
    for (int street = street_with_placed(schedule, opponent.board.size());
         street < schedule.streets; ++street) {
        cards += schedule.cards(street);
    }
    return cards;
}

int check_position(const Rules& rules, const Position& position) {
    const Schedule deal = schedule(rules.deal);
    check_no_card_twice(position);
    const int street = check_own_cards(deal, position);
    if (static_cast<int>(position.opponents.size()) >= deal.max_players) {
        throw InvalidPositionError(std::string(deal.name) + " has at most " +
                                   count_of(deal.max_players - 1, "opponent") + ", not " +
                                   std::to_string(position.opponents.size()));
    }
    int needed = (deal.streets - street - 1) * deal.later_cards;
    for (std::size_t i = 0; i < position.opponents.size(); ++i) {
        check_opponent(rules, position.opponents[i], street, "opponent " + std::to_string(i + 1));
        needed += cards_to_come(deal, position.opponents[i]);
    }
    if (const int unseen = position.unseen().size(); unseen < needed) {
        throw InvalidPositionError("the players need " + count_of(needed, "more card") +
                                   " to finish, but only " + std::to_string(unseen) +
                                   " are unseen");
    }
    return street;
}

std::vector<Candidate> candidates(const Rules& rules, const Position& position) {
    const Schedule deal = schedule(rules.deal);
    const int places = deal.places(street_with_placed(deal, position.board.size()));
    const auto renamings = symmetries(position);
    std::map<Placement, Candidate> by_representative;
    for (const Placement& placement : placements(position.board, position.to_place, places)) {
        Placement representative = placement;
        for (const SuitOrder& order : renamings) {
            representative = std::min(representative, rename_suits(placement, order));
        }
        auto [entry, added] = by_representative.try_emplace(representative);
        if (added) {
            entry->second.placement = placement;
        } else {
            entry->second.equivalents.push_back(placement);
        }
    }
    std::vector<Candidate> list;
    for (auto& [representative, candidate] : by_representative) {
        list.push_back(std::move(candidate));
    }
    return list;
}

}  // namespace pokerloop::ofc
