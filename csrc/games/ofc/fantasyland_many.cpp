#include "games/ofc/fantasyland_many.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>

#include "base/card_text.hpp"
#include "base/philox.hpp"

namespace pokerloop::ofc {

namespace {

[[noreturn]] void reject(std::size_t row, const std::string& reason) {
    throw base::InvalidCardError("row " + std::to_string(row) + reason);
}

CardSet checked_hand(const hands::CardArray& hands, std::size_t row, std::size_t shown_row) {
    CardSet cards;
    for (std::size_t column = 0; column < hands.columns; ++column) {
        const Card card = hands.at(row, column);
        if (card >= base::StandardDeck::cards) {
            reject(shown_row, ", column " + std::to_string(column) + ": " + std::to_string(card) +
                                  " is not a card id; expected 0 to 51");
        }
        if (cards.contains(card)) {
            reject(shown_row, ": the card " + base::card_text(card) + " appears twice");
        }
        cards.insert(card);
    }
    return cards;
}

// Writes the cards of a set, the highest first, and returns the place behind them.
Card* write(CardSet cards, Card* place) {
    Card* end = place;
    for (const Card card : cards) *end++ = card;
    std::sort(place, end, std::greater{});
    return end;
}

CardSet deal(int cards, base::RandomStream random) {
    CardList deck(CardSet::full_deck());
    random.shuffle_front(deck.cards(), static_cast<std::size_t>(cards));
    CardSet hand;
    for (const Card card : deck.cards().first(static_cast<std::size_t>(cards))) hand.insert(card);
    return hand;
}

}  // namespace

void set_many(const FantasylandSolver& solver, const hands::CardArray& hands, std::size_t first,
              const SettingArrays& settings) {
    SettingArrays next = settings;
    for (std::size_t row = 0; row < hands.rows; ++row) {
        const Setting setting = solver.best(checked_hand(hands, row, first + row));
        for (const CardSet cards : setting.board.row) next.boards = write(cards, next.boards);
        next.discards = write(setting.discards, next.discards);
        next.royalties = std::ranges::copy(setting.royalties, next.royalties).out;
        *next.stays++ = setting.stays;
        *next.values++ = setting.value;
    }
}

FantasylandTally tally(const FantasylandSolver& solver, int cards, std::uint64_t seed,
                       std::uint64_t first, std::uint64_t count) {
    FantasylandTally tally;
    const auto stream = static_cast<std::uint32_t>(cards);
    for (std::uint64_t index = first; index < first + count; ++index) {
        const Setting setting = solver.best(deal(cards, {seed, index, stream}));
        const int royalties =
            std::accumulate(setting.royalties.begin(), setting.royalties.end(), 0);
        ++tally.royalties[setting.stays][static_cast<std::size_t>(royalties)];
        const RowStrengths rows = row_strengths(setting.board);
        for (const Row row : ofc::rows) {
            ++tally.rows[row][static_cast<std::size_t>(hands::category(rows[row]))];
        }
    }
    return tally;
}

}  // namespace pokerloop::ofc
