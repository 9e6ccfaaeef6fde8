// The vector code of tiles. No header of its own: each instruction set includes it once, inside an
// anonymous namespace, after it has said
//
//     what tile_checks.hpp asks for
//     Words, HalfBytes                vectors of the same width, and of half of it
//     look_up(table, indices)         an entry of 16 for each byte, 0 where its highest bit is set
//
// Everything here is inlined into the functions at its end, so that no code made for one processor
// can be taken for another.

#include "hands/tile_checks.hpp"

// Half of the bytes, the first or the second, as words.
POKERLOOP_INLINE Words widen(Bytes bytes, int half) {
    HalfBytes part;
    std::memcpy(&part, reinterpret_cast<const char*>(&bytes) + half * sizeof part, sizeof part);
    return __builtin_convertvector(part, Words);
}

// Ranks as indices into tables; the highest bit of a missing card stays set.
template <class Plan>
POKERLOOP_INLINE Bytes ranks_of(Bytes cards) {
    if constexpr (Plan::Deck::suits == 4) {
        return cards >> 2;
    } else {
        const Words even = reinterpret_cast<Words>(cards) & 0xFF;
        const Words odd = reinterpret_cast<Words>(cards) >> 8;
        // 103 / 512 is as good as 1 / 5 up to 75.
        const Words both = (even * 103) >> 9 | (odd * 103) >> 9 << 8;
        return reinterpret_cast<Bytes>(both) | reinterpret_cast<Bytes>(cards == all(base::no_card));
    }
}

template <int count>
POKERLOOP_INLINE Bytes coloured(StandardPlan, const Bytes* cards, const Bytes*) {
    Bytes low = all(StandardPlan::no_cards);
    Bytes high = low;
    for (int i = 0; i < count; ++i) {
        low += look_up(load(StandardPlan::clubs_diamonds.data()), cards[i]);
        high += look_up(load(StandardPlan::hearts_spades.data()), cards[i]);
    }
    return (low | high) & all(StandardPlan::flush_marks);
}

template <int count>
POKERLOOP_INLINE Bytes coloured(GangsterPlan, const Bytes* cards, const Bytes* ranks) {
    Bytes any{};
    Bytes common = all(255);
    for (int i = 0; i < count; ++i) {
        const Bytes fives = ranks[i] + ranks[i] + ranks[i] + ranks[i] + ranks[i];
        const Bytes missing = ranks[i] & all(0x80);
        const Bytes bit =
            look_up(load(GangsterPlan::colour_bits.data()), (cards[i] - fives) | missing);
        any |= bit;
        common &= bit;
    }
    return common | reinterpret_cast<Bytes>(any == all(GangsterPlan::every_colour));
}

// The places of one vector of hands, from `at` on.
template <class Plan, int count>
POKERLOOP_INLINE void place(const Bytes* ranks, int at, Tile& tile) {
    constexpr TableShape shape = Plan::Table::shape;
    constexpr auto row_mask = static_cast<std::uint16_t>((1 << shape.row_bits()) - 1);
    constexpr auto column_mask = static_cast<std::uint16_t>(shape.width() - 1);
    Bytes sums[digits]{};
    Bytes size{};
    for (int i = 0; i < count; ++i) {
        for (int digit = 0; digit < digits; ++digit) {
            sums[digit] += look_up(load(Plan::digits[digit].data()), ranks[i]);
        }
        size += ~(ranks[i] >> 7) & 1;
    }
    for (int half = 0; half < 2; ++half) {
        const Words low = widen(sums[0], half) + (widen(sums[1], half) << digit_bits);
        const Words middle = widen(sums[2], half) + (widen(sums[3], half) << digit_bits);
        const Words column = low & column_mask;
        const Words row =
            ((low >> shape.column_bits) + (middle << (2 * digit_bits - shape.column_bits)) +
             (widen(sums[4], half) << (4 * digit_bits - shape.column_bits))) &
            row_mask;
        const Words section = widen(size, half) << shape.row_bits();
        const Words place = row | section;
        std::memcpy(&tile.table_rows[at + half * width / 2], &place, sizeof place);
        std::memcpy(&tile.table_columns[at + half * width / 2], &column, sizeof column);
    }
}

template <class Plan, int count>
POKERLOOP_TARGET bool fill(const Card* columns, std::ptrdiff_t step, bool check_duplicates,
                           Tile& tile) {
    tile.coloured = 0;
    for (int at = 0; at < Tile::hands; at += width) {
        Bytes cards[count];
        Bytes ranks[count];
        for (int i = 0; i < count; ++i) {
            cards[i] = load(columns + i * step + at);
            ranks[i] = ranks_of<Plan>(cards[i]);
        }
        if (!right<typename Plan::Deck, count>(cards, check_duplicates)) return false;
        place<Plan, count>(ranks, at, tile);
        if constexpr (count >= 5) {
            tile.coloured |= std::uint64_t{nonzero(coloured<count>(Plan{}, cards, ranks))} << at;
        }
    }
    return true;
}
