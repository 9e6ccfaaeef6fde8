// Tiles by the vectors of x86-64 processors.
#if defined(__x86_64__)

#include <immintrin.h>

#include <cstring>

#include "hands/tile.hpp"
#include "hands/tile_plan.hpp"

namespace pokerloop::hands {
namespace {

using base::Card;

// Where a card of a column comes from, when 64 rows of cards are looked at in pieces.
template <int count>
constexpr int source(int row, int column) {
    return row * count + column;
}

namespace avx2 {

#define POKERLOOP_TARGET [[gnu::target("avx2")]]

using Bytes [[gnu::vector_size(32)]] = std::uint8_t;
using Words [[gnu::vector_size(32)]] = std::uint16_t;
using HalfBytes [[gnu::vector_size(16)]] = std::uint8_t;

POKERLOOP_TARGET [[gnu::always_inline]] inline Bytes look_up(Bytes table, Bytes indices) {
    return reinterpret_cast<Bytes>(
        _mm256_shuffle_epi8(reinterpret_cast<__m256i>(table), reinterpret_cast<__m256i>(indices)));
}

POKERLOOP_TARGET [[gnu::always_inline]] inline std::uint32_t nonzero(Bytes bytes) {
    const auto zero = reinterpret_cast<__m256i>(bytes == Bytes{});
    return ~static_cast<std::uint32_t>(_mm256_movemask_epi8(zero));
}

#include "hands/tile_body.hpp"

// For each piece of 16 bytes of 16 rows and each column: which of its bytes go where.
template <int count>
constexpr auto picks = [] {
    std::array<std::array<std::array<std::uint8_t, 32>, count>, count> table{};
    for (int piece = 0; piece < count; ++piece) {
        for (int column = 0; column < count; ++column) {
            for (int i = 0; i < 32; ++i) {
                const int from = source<count>(i % 16, column);
                table[piece][column][i] =
                    static_cast<std::uint8_t>(from / 16 == piece ? from % 16 : 0x80);
            }
        }
    }
    return table;
}();

template <int count>
POKERLOOP_TARGET void spread(const Card* rows, Card* columns) {
    for (int first = 0; first < Tile::hands; first += 32) {
        Bytes gathered[count]{};
        for (int piece = 0; piece < count; ++piece) {
            // Sixteen rows in the lower half, the next sixteen in the upper.
            const Card* at = rows + first * count + 16 * piece;
            const auto lower = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
            const auto upper = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + 16 * count));
            const auto cards = reinterpret_cast<Bytes>(_mm256_set_m128i(upper, lower));
            for (int column = 0; column < count; ++column) {
                gathered[column] |= look_up(cards, load(picks<count>[piece][column].data()));
            }
        }
        for (int column = 0; column < count; ++column) {
            std::memcpy(columns + column * Tile::hands + first, &gathered[column], 32);
        }
    }
}

#undef POKERLOOP_INLINE
#undef POKERLOOP_TARGET

}  // namespace avx2

namespace avx512 {

#define POKERLOOP_TARGET [[gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi")]]

using Bytes [[gnu::vector_size(64)]] = std::uint8_t;
using Words [[gnu::vector_size(64)]] = std::uint16_t;
using HalfBytes [[gnu::vector_size(32)]] = std::uint8_t;

POKERLOOP_TARGET [[gnu::always_inline]] inline Bytes look_up(Bytes table, Bytes indices) {
    return reinterpret_cast<Bytes>(
        _mm512_shuffle_epi8(reinterpret_cast<__m512i>(table), reinterpret_cast<__m512i>(indices)));
}

POKERLOOP_TARGET [[gnu::always_inline]] inline std::uint64_t nonzero(Bytes bytes) {
    const auto all = reinterpret_cast<__m512i>(bytes);
    return _mm512_test_epi8_mask(all, all);
}

#include "hands/tile_body.hpp"

// For each column: where its bytes stand in a pair of vectors, and for each pair which it holds.
template <int count>
struct Picks {
    alignas(64) std::array<std::array<std::uint8_t, 64>, count> place{};
    std::array<std::array<std::uint64_t, (count + 1) / 2>, count> held{};

    constexpr Picks() {
        for (int column = 0; column < count; ++column) {
            for (int row = 0; row < Tile::hands; ++row) {
                const int from = source<count>(row, column);
                place[column][row] = static_cast<std::uint8_t>(from % 128);
                held[column][from / 128] |= std::uint64_t{1} << row;
            }
        }
    }
};
template <int count>
constexpr Picks<count> picks;

template <int count>
POKERLOOP_TARGET void spread(const Card* rows, Card* columns) {
    __m512i pieces[count + 1];
    for (int i = 0; i < count; ++i) pieces[i] = _mm512_loadu_si512(rows + 64 * i);
    pieces[count] = _mm512_setzero_si512();
    for (int column = 0; column < count; ++column) {
        const __m512i place = _mm512_load_si512(picks<count>.place[column].data());
        __m512i gathered = _mm512_setzero_si512();
        for (int pair = 0; 2 * pair < count; ++pair) {
            gathered = _mm512_mask_blend_epi8(
                picks<count>.held[column][pair], gathered,
                _mm512_permutex2var_epi8(pieces[2 * pair], place, pieces[2 * pair + 1]));
        }
        _mm512_storeu_si512(columns + column * Tile::hands, gathered);
    }
}

#undef POKERLOOP_INLINE
#undef POKERLOOP_TARGET

}  // namespace avx512
}  // namespace

const TileCode avx2_tiles = {
    "avx2",
    {nullptr, avx2::spread<1>, avx2::spread<2>, avx2::spread<3>, avx2::spread<4>, avx2::spread<5>,
     avx2::spread<6>, avx2::spread<7>},
    {nullptr, avx2::fill<StandardPlan, 1>, avx2::fill<StandardPlan, 2>, avx2::fill<StandardPlan, 3>,
     avx2::fill<StandardPlan, 4>, avx2::fill<StandardPlan, 5>, avx2::fill<StandardPlan, 6>,
     avx2::fill<StandardPlan, 7>},
    {nullptr, avx2::fill<GangsterPlan, 1>, avx2::fill<GangsterPlan, 2>, avx2::fill<GangsterPlan, 3>,
     avx2::fill<GangsterPlan, 4>, avx2::fill<GangsterPlan, 5>},
};

const TileCode avx512_tiles = {
    "avx512",
    {nullptr, avx512::spread<1>, avx512::spread<2>, avx512::spread<3>, avx512::spread<4>,
     avx512::spread<5>, avx512::spread<6>, avx512::spread<7>},
    {nullptr, avx512::fill<StandardPlan, 1>, avx512::fill<StandardPlan, 2>,
     avx512::fill<StandardPlan, 3>, avx512::fill<StandardPlan, 4>, avx512::fill<StandardPlan, 5>,
     avx512::fill<StandardPlan, 6>, avx512::fill<StandardPlan, 7>},
    {nullptr, avx512::fill<GangsterPlan, 1>, avx512::fill<GangsterPlan, 2>,
     avx512::fill<GangsterPlan, 3>, avx512::fill<GangsterPlan, 4>, avx512::fill<GangsterPlan, 5>},
};

}  // namespace pokerloop::hands

#endif
