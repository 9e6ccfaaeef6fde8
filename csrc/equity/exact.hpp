// The exact count: every deal, each class of deals that a renaming of suits makes of each other
// shown down once.
//
// Hands are chosen player by player. The renamings that change nothing so far (the cards seen, the
// weights of the ranges, the hands chosen) make orbits of the next player's hands; one hand of each
// orbit is followed and stands for all of it. What is left are the boards, whose classes
// BoardClasses knows. If no card is to come to the board, the hands of the last player are shown
// down in rows instead.
//
// The count falls into pieces, one for each choice of the first hands, that may be counted in any
// order and added up.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/subsets.hpp"
#include "equity/board_classes.hpp"
#include "equity/contests.hpp"
#include "equity/spot.hpp"
#include "equity/symmetry.hpp"
#include "equity/tally.hpp"

namespace pokerloop::equity {

using Wide = unsigned __int128;

// Sums over deals by their weight; in 128 bits, as the weights of several ranges multiply.
struct ExactTally {
    PerPlayer<Wide, max_players> shared{};
    PerPlayer<Wide, slots> by_slot{};
    Wide deals = 0;  // the possible ones, whatever their weight

    void add(const Tally& tally, std::size_t players, Wide weight) {
        for (std::size_t p = 0; p < players; ++p) {
            for (std::size_t k = 0; k < players; ++k) {
                shared[p][k] += weight * static_cast<Wide>(tally.shared[p][k]);
            }
            for (std::size_t slot = 0; slot < slots; ++slot) {
                by_slot[p][slot] += weight * static_cast<Wide>(tally.by_slot[p][slot]);
            }
        }
    }
};

// What the players may hold in the end, all cards included. No player may have more hands than
// `most_hands`; std::length_error otherwise.
inline constexpr std::uint64_t most_hands = 3'000'000;

template <class Deck>
std::uint64_t number_of_hands(const Spot<Deck>& spot, const Player<Deck>& player) {
    const int unseen = Deck::cards - spot.seen.size();
    return player.choices.size() * base::binomial(unseen, player.to_come);
}

template <class Deck>
std::vector<Choice<Deck>> hands_of(const Spot<Deck>& spot, const Player<Deck>& player) {
    if (const std::uint64_t number = number_of_hands(spot, player); number > most_hands) {
        throw std::length_error("a player with " + std::to_string(number) +
                                " possible hands is too much for an exact count");
    }
    std::vector<Choice<Deck>> hands;
    const std::vector<Card> unseen = spot.unseen();
    for (const Choice<Deck>& choice : player.choices) {
        base::for_each_subset(std::span(unseen), static_cast<std::size_t>(player.to_come),
                              [&](std::span<const Card> dealt) {
                                  Cards<Deck> drawn;
                                  for (const Card card : dealt) drawn.insert(card);
                                  if (drawn.intersects(choice.cards)) return;
                                  hands.push_back({choice.cards | drawn, choice.weight});
                              });
    }
    return hands;
}

template <class Contest>
class Exact {
 public:
    using Deck = typename Contest::Deck;

    Exact(const Contest& contest, const Spot<Deck>& spot)
        : contest_(contest), spot_(spot), board_(pile_of<Contest>(spot.board)) {
        for (std::size_t p = 0; p < players(); ++p) {
            hands_.push_back(hands_of(spot, spot.players[p]));
            if (hands_[p].size() > 1) open_.push_back(p);
        }
        if (spot.board_to_come == 0) rank_hands();
        check_weights();
        choose_depth();
        descend(0, depth_, Node{.used = {}, .same = Symmetry<Deck>::of(spot)},
                [&](const Node& node) {
                    pieces_.push_back(node);
                    return true;
                });
    }

    std::size_t players() const { return spot_.players.size(); }
    std::size_t pieces() const { return pieces_.size(); }

    // So many pieces from one on, or as many as there are.
    ExactTally count(std::size_t first, std::size_t pieces) const {
        ExactTally total;
        Boards boards(spot_.board, spot_.board_to_come);
        for (std::size_t i = first; i < std::min(first + pieces, pieces_.size()); ++i) {
            descend(depth_, leaf_depth(), pieces_[i], [&](const Node& node) {
                count(node, boards, total);
                return true;
            });
        }
        return total;
    }

    // How many showdowns that takes. They are not counted any further than to a limit.
    std::uint64_t showdowns(std::uint64_t limit) const {
        std::uint64_t sum = 0;
        Boards boards(spot_.board, spot_.board_to_come);
        for (const Node& piece : pieces_) {
            const bool goes_on = descend(depth_, leaf_depth(), piece, [&](const Node& node) {
                sum += showdowns(node, boards);
                return sum < limit;
            });
            if (!goes_on) return limit;
        }
        return sum;
    }

 private:
    struct NoBoards {
        NoBoards(Cards<Deck>, int) {}
    };
    using Boards = std::conditional_t<Contest::has_board, BoardClasses<Contest>, NoBoards>;

    // The hands chosen so far, and how many deals and how much weight they stand for.
    struct Node {
        Cards<Deck> used;
        RenamingGroup same;  // the renamings that change nothing
        Wide deals = 1;
        Wide weight = 1;
        std::array<std::uint32_t, max_players> hand{};  // the number of each player's
    };

    // How many of the open players choose one by one: where the board is complete, all but the
    // last, whose hands make rows.
    std::size_t leaf_depth() const {
        return spot_.board_to_come > 0 || open_.empty() ? open_.size() : open_.size() - 1;
    }

    // Two players' choices make pieces small enough to show progress.
    void choose_depth() {
        depth_ = std::min<std::size_t>(leaf_depth(), 2);
        if (depth_ == 2 && hands_[open_[0]].size() * hands_[open_[1]].size() > most_hands) {
            depth_ = 1;
        }
    }

    // The sum over all deals must fit into what counts it.
    void check_weights() const {
        long double sum =
            static_cast<long double>(base::binomial(Deck::cards, spot_.board_to_come));
        for (const auto& hands : hands_) {
            long double weights = 0;
            for (const Choice<Deck>& hand : hands) {
                weights += static_cast<long double>(hand.weight);
            }
            sum *= weights;
        }
        if (sum >= 0x1p127L) {
            throw std::length_error(
                "the weights of the ranges have too many digits for an exact count");
        }
    }

    void rank_hands() {
        for (const auto& hands : hands_) {
            std::vector<Strength>& strengths = strengths_.emplace_back();
            for (const Choice<Deck>& hand : hands) {
                strengths.push_back(contest_.rank(pile_of<Contest>(hand.cards), board_));
            }
        }
    }

    // Calls visit(number, orbit) with one hand of each orbit. Goes on while visit says so, and
    // returns whether it came to the end.
    template <class Visit>
    bool for_each_orbit(std::size_t player, const Node& node, const Visit& visit) const {
        const std::vector<Choice<Deck>>& hands = hands_[player];
        for (std::uint32_t i = 0; i < hands.size(); ++i) {
            if (hands[i].cards.intersects(node.used)) continue;
            const Orbit orbit = Symmetry<Deck>::orbit(hands[i].cards, node.same);
            if (orbit.size > 0 && !visit(i, orbit)) return false;
        }
        return true;
    }

    // Lets the open players from the one number on to another choose, and visits what they make;
    // in the manner of for_each_orbit.
    template <class Visit>
    bool descend(std::size_t from, std::size_t to, const Node& node, const Visit& visit) const {
        if (from == to) return visit(node);
        const std::size_t player = open_[from];
        return for_each_orbit(player, node, [&](std::uint32_t i, const Orbit& orbit) {
            const Choice<Deck>& hand = hands_[player][i];
            const auto size = static_cast<Wide>(orbit.size);
            Node next = node;
            next.used |= hand.cards;
            next.same = orbit.same;
            next.deals *= size;
            next.weight *= size * hand.weight;
            next.hand[player] = i;
            return descend(from + 1, to, next, visit);
        });
    }

    void count(const Node& node, Boards& boards, ExactTally& total) const {
        if constexpr (Contest::has_board) {
            if (spot_.board_to_come > 0) {
                const Cards<Deck> left = deck(node);
                total.add(boards.count(piles(node), left), players(), node.weight);
                total.deals += node.deals * base::binomial(left.size(), spot_.board_to_come);
                return;
            }
        }
        count_rows(node, total);
    }

    std::uint64_t showdowns(const Node& node, Boards& boards) const {
        if constexpr (Contest::has_board) {
            if (spot_.board_to_come > 0) return boards.showdowns(piles(node), deck(node));
        }
        if (open_.empty()) return 1;
        std::uint64_t hands = 0;
        for_each_orbit(open_.back(), node, [&](std::uint32_t, const Orbit&) {
            ++hands;
            return true;
        });
        return hands;
    }

    Cards<Deck> deck(const Node& node) const {
        return Cards<Deck>::full_deck() - (spot_.seen | node.used);
    }

    std::vector<typename Contest::Pile> piles(const Node& node) const {
        std::vector<typename Contest::Pile> piles;
        for (std::size_t p = 0; p < players(); ++p) {
            piles.push_back(pile_of<Contest>(hands_[p][node.hand[p]].cards));
        }
        return piles;
    }

    // The board being complete, shows down all hands of the last open player.
    void count_rows(const Node& node, ExactTally& total) const {
        Row row;
        for (std::size_t p = 0; p < players(); ++p) {
            for (std::size_t i = 0; i < Column::length; ++i) {
                row[p][i] = strengths_[p][node.hand[p]];
            }
        }
        Tally tally;
        std::array<std::int64_t, Column::length> weights{1};
        std::size_t deals = 1;
        if (!open_.empty()) {
            const std::size_t last = open_.back();
            deals = 0;
            for_each_orbit(last, node, [&](std::uint32_t i, const Orbit& orbit) {
                row[last][deals] = strengths_[last][i];
                weights[deals++] = static_cast<std::int64_t>(hands_[last][i].weight) * orbit.size;
                total.deals += node.deals * static_cast<Wide>(orbit.size);
                if (deals == Column::length) {
                    tally.add(row, showdown(row, players(), deals), players(), deals,
                              weights.data());
                    deals = 0;
                }
                return true;
            });
        } else {
            total.deals += 1;
        }
        tally.add(row, showdown(row, players(), deals), players(), deals, weights.data());
        total.add(tally, players(), node.weight);
    }

    Contest contest_;
    Spot<Deck> spot_;
    typename Contest::Pile board_;
    std::vector<std::vector<Choice<Deck>>> hands_;  // of each player
    std::vector<std::vector<Strength>> strengths_;  // of those hands, where the board is complete
    std::vector<std::size_t> open_;                 // the players with more than one hand
    std::size_t depth_ = 0;  // how many open players have chosen where a piece begins
    std::vector<Node> pieces_;
};

}  // namespace pokerloop::equity
