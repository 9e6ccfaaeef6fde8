#include "games/ofc/last_draw.hpp"

#include <algorithm>
#include <limits>

#include "base/subsets.hpp"
#include "hands/hand.hpp"

namespace pokerloop::ofc {

using hands::Hand;

namespace {

// A board being filled: its rows as hands that can be asked at any moment.
struct FillingBoard {
    std::array<Hand, 3> hand;
    std::array<int, 3> open;

    explicit FillingBoard(const Board& board)
        : hand{Hand(board[top]), Hand(board[middle]), Hand(board[bottom])},
          open{board.open_places(top), board.open_places(middle), board.open_places(bottom)} {}

    RowStrengths strengths() const {
        return {hand[top].rank(), hand[middle].rank(), hand[bottom].rank()};
    }
};

constexpr Ending nothing_yet = {{}, -std::numeric_limits<double>::infinity(), 0};

// Tries every way to place exactly these cards, which fill the board.
void try_arrangements(const FillingBoard& board, std::span<const Card> cards,
                      const Objective& objective, Ending& best) {
    if (cards.empty()) {
        const Finish ending = finish(objective.rules(), board.strengths());
        const double value = objective.value(ending);
        if (value > best.value) best = {ending, value, 1};
        return;
    }
    for (const Row row : rows) {
        if (board.open[row] == 0) continue;
        FillingBoard next = board;
        next.hand[row].add(cards.front());
        --next.open[row];
        try_arrangements(next, cards.subspan(1), objective, best);
    }
}

using Visit = std::function<void(const Ending&)>;

// All places are filled with all the cards drawn: each subset of the unseen cards is one draw.
void visit_all_placed(const FillingBoard& board, std::span<const Card> unseen, int cards,
                      const Objective& objective, const Visit& visit) {
    base::for_each_subset(unseen, static_cast<std::size_t>(cards), [&](std::span<const Card> draw) {
        Ending best = nothing_yet;
        try_arrangements(board, draw, objective, best);
        visit(best);
    });
}

// Pineapple: two of three cards are placed. Each pair of unseen cards is valued once, then every
// draw of three chooses among its three pairs.
void visit_one_discarded(const FillingBoard& board, std::span<const Card> unseen,
                         const Objective& objective, const Visit& visit) {
    constexpr std::size_t side = base::StandardDeck::cards;
    std::array<Ending, side * side> endings;
    const auto for_each_pair = [&](const auto& act) {
        for (std::size_t a = 0; a < unseen.size(); ++a) {
            for (std::size_t b = a + 1; b < unseen.size(); ++b) act(a, b, endings[a * side + b]);
        }
    };
    for_each_pair([&](std::size_t a, std::size_t b, Ending& ending) {
        ending = nothing_yet;
        try_arrangements(board, std::array{unseen[a], unseen[b]}, objective, ending);
        ending.draws = 0;
    });
    for_each_pair([&](std::size_t a, std::size_t b, Ending& ab) {
        for (std::size_t c = b + 1; c < unseen.size(); ++c) {
            Ending* best = &ab;
            for (Ending* other : {&endings[a * side + c], &endings[b * side + c]}) {
                if (other->value > best->value) best = other;
            }
            ++best->draws;
        }
    });
    for_each_pair([&](std::size_t, std::size_t, const Ending& ending) {
        if (ending.draws > 0) visit(ending);
    });
}

}  // namespace

Prospects prospects(const Finish& finish, const Objective& objective,
                    std::span<const Result> opponents) {
    const double entry =
        fantasyland_value(objective.fantasyland_values(), finish.fantasyland_cards);
    double won = finish.result.royalties;
    if (!opponents.empty()) {
        won = 0;
        for (const Result& opponent : opponents) {
            won += points(objective.rules(), finish.result, opponent);
        }
    }
    return {won + entry, finish.result.live ? 0.0 : 1.0, finish.fantasyland_cards > 0 ? 1.0 : 0.0,
            static_cast<double>(finish.result.royalties)};
}

void for_each_ending(const Board& board, CardSet unseen, int cards, const Objective& objective,
                     const Visit& visit) {
    CardList list(unseen);
    std::ranges::sort(list.cards());
    if (cards == board_size - board.size()) {
        visit_all_placed(FillingBoard(board), list.cards(), cards, objective, visit);
    } else {
        visit_one_discarded(FillingBoard(board), list.cards(), objective, visit);
    }
}

double last_draw_value(const Board& board, CardSet unseen, int cards, const Objective& objective) {
    double total = 0;
    long long draws = 0;
    for_each_ending(board, unseen, cards, objective, [&](const Ending& ending) {
        total += static_cast<double>(ending.draws) * ending.value;
        draws += ending.draws;
    });
    return total / static_cast<double>(draws);
}

Prospects last_draw_prospects(const Board& board, CardSet unseen, int cards,
                              const Objective& objective, std::span<const Result> opponents) {
    Prospects mean;
    long long draws = 0;
    for_each_ending(board, unseen, cards, objective, [&](const Ending& ending) {
        mean.add(prospects(ending.finish, objective, opponents), static_cast<double>(ending.draws));
        draws += ending.draws;
    });
    mean.divide(static_cast<double>(draws));
    return mean;
}

}  // namespace pokerloop::ofc
