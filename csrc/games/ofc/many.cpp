#include "games/ofc/many.hpp"

#include <algorithm>
#include <cassert>
#include <string>

#include "base/card_text.hpp"
#include "games/ofc/royalty_search.hpp"
#include "hands/five.hpp"
#include "hands/three.hpp"

namespace pokerloop::ofc {

namespace {

constexpr std::size_t block = 256;  // tables that are ranked, then settled

// What rows of each strength pay.
class Royalties {
 public:
    explicit Royalties(const Rules& rules) {
        for (std::size_t i = 0; i < five_classes; ++i) {
            const Strength five = i + 1 == five_classes
                                      ? hands::royal_flush
                                      : hands::make_strength(static_cast<hands::Category>(i), 0);
            middle_[i] = static_cast<std::int16_t>(row_royalty(rules, ofc::middle, five));
            bottom_[i] = static_cast<std::int16_t>(row_royalty(rules, ofc::bottom, five));
        }
        for (int set = 0; set < base::StandardDeck::ranks; ++set) {
            for (int kicker = 0; kicker < base::StandardDeck::ranks; ++kicker) {
                const Strength three = hands::rank_three(
                    base::make_card(set, 0), base::make_card(set, 1), base::make_card(kicker, 2));
                top_[three] = static_cast<std::int16_t>(row_royalty(rules, ofc::top, three));
            }
        }
    }

    int of(const RowStrengths& rows) const {
        return top_[rows.top] + middle_[five_class(rows.middle)] + bottom_[five_class(rows.bottom)];
    }

 private:
    static constexpr std::size_t tops = std::size_t{4} << 12;  // three of a kind and lower

    std::array<std::int16_t, tops> top_{};
    std::array<std::int16_t, five_classes> middle_{};
    std::array<std::int16_t, five_classes> bottom_{};
};

// The boards at one seat of a block of tables; a dead one has zeros.
struct Boards {
    std::array<Strength, block> top;
    std::array<Strength, block> middle;
    std::array<Strength, block> bottom;
    std::array<std::int16_t, block> royalties;

    void set(std::size_t table, const Rules& rules, const Royalties& pay, const Card* cards) {
        const RowStrengths rows = {hands::rank_three(cards[0], cards[1], cards[2]),
                                   hands::rank_five(cards + 3), hands::rank_five(cards + 8)};
        const auto alive = static_cast<Strength>(-int{is_live(rules, rows)});
        top[table] = rows.top & alive;
        middle[table] = rows.middle & alive;
        bottom[table] = rows.bottom & alive;
        royalties[table] =
            static_cast<std::int16_t>(pay.of(rows) & static_cast<std::int16_t>(alive));
    }
};

void check_ids(std::span<const Card> cards, std::size_t table, std::size_t in_table) {
    Card highest = 0;
    for (const Card card : cards) highest = std::max(highest, card);
    if (highest < base::StandardDeck::cards) return;
    const auto wrong =
        std::ranges::find_if(cards, [](Card card) { return card >= base::StandardDeck::cards; });
    const auto tables_before = static_cast<std::size_t>(wrong - cards.begin()) / in_table;
    throw base::InvalidCardError("table " + std::to_string(table + tables_before) + ": " +
                                 std::to_string(*wrong) + " is not a card id; expected 0 to 51");
}

void check_duplicates_in(std::span<const Card> cards, std::size_t table) {
    // Different powers of two have the same sum as union.
    std::uint64_t sum = 0;
    std::uint64_t all = 0;
    for (const Card card : cards) {
        sum += std::uint64_t{1} << card;
        all |= std::uint64_t{1} << card;
    }
    if (sum == all) return;
    base::DistinctCards<>().insert(cards, "table " + std::to_string(table));
}

constexpr int sign(Strength x, Strength y) { return (x > y) - (x < y); }

// What the boards x win from the boards y, table by table.
void settle_seats(const Rules& rules, const Boards& x, const Boards& y,
                  std::array<std::int32_t, block>& won) {
    for (std::size_t i = 0; i < block; ++i) {
        const int rows = sign(x.top[i], y.top[i]) + sign(x.middle[i], y.middle[i]) +
                         sign(x.bottom[i], y.bottom[i]);
        won[i] = points_for_rows(rules, rows) + x.royalties[i] - y.royalties[i];
    }
}

}  // namespace

void settle_many(const Rules& rules, std::span<const Card> cards, int players,
                 std::span<std::int32_t> points, bool check_duplicates) {
    const auto seats = static_cast<std::size_t>(players);
    const std::size_t in_table = seats * board_size;
    assert(players >= 2 && players <= 4 && cards.size() == points.size() * board_size);
    const Royalties pay(rules);
    std::array<Boards, 4> boards{};
    std::array<std::int32_t, block> won;
    for (std::size_t first = 0; first < points.size() / seats; first += block) {
        const std::size_t tables = std::min(block, points.size() / seats - first);
        const auto of_block = cards.subspan(first * in_table, tables * in_table);
        check_ids(of_block, first, in_table);
        for (std::size_t i = 0; i < tables; ++i) {
            const auto of_table = of_block.subspan(i * in_table, in_table);
            if (check_duplicates) check_duplicates_in(of_table, first + i);
            for (std::size_t seat = 0; seat < seats; ++seat) {
                boards[seat].set(i, rules, pay, &of_table[seat * board_size]);
            }
        }
        std::int32_t* const out = &points[first * seats];
        std::fill_n(out, tables * seats, 0);
        for (std::size_t x = 0; x < seats; ++x) {
            for (std::size_t y = x + 1; y < seats; ++y) {
                settle_seats(rules, boards[x], boards[y], won);
                for (std::size_t i = 0; i < tables; ++i) {
                    out[i * seats + x] += won[i];
                    out[i * seats + y] -= won[i];
                }
            }
        }
    }
}

}  // namespace pokerloop::ofc
