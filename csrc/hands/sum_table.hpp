// Strengths looked up by a sum: a perfect hash of multisets of ranks.
//
// Each rank has a constant such that multisets of the same number of cards have different sums.
// The constants (found by tools/find_rank_constants.py) are spread over `hash_bits` bits by an odd
// factor, which keeps sums different modulo a power of two. A card adds
//
//     (constant * factor mod 2^hash_bits) << (32 - hash_bits)  |  1
//
// to a 32-bit key, so a key holds the hash on top and the number of cards (0..7) at the bottom,
// and cards can be added and taken away in any order.
//
// The hash is cut into a row (its upper bits) and a column (the rest). There is one row for each
// number of cards and each row hash, and rows are laid over each other so that no two of their
// strengths meet; row_starts tells where each begins. Hands of one size stand together, which
// keeps the part that a loop over such hands touches small. Rows begin at even places so that 16
// bits can hold half of them.
//
// Any key may be looked up: one that no hand has gives a meaningless strength, never a read
// outside the table.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "hands/ranking.hpp"

namespace pokerloop::hands {

struct KeyedStrength {
    std::uint32_t key;
    Strength strength;
};

struct TableShape {
    int hash_bits;
    int column_bits;
    std::size_t places;

    constexpr int row_bits() const { return hash_bits - column_bits; }
    constexpr std::size_t rows() const { return std::size_t{8} << row_bits(); }
    constexpr std::size_t width() const { return std::size_t{1} << column_bits; }

    constexpr std::uint32_t hash(std::uint32_t key) const { return key >> (32 - hash_bits); }

    // The number of cards comes to stand above the row hash when the key is rotated.
    constexpr std::size_t row(std::uint32_t key) const {
        return std::rotl(key, row_bits()) & (rows() - 1);
    }
    constexpr std::size_t column(std::uint32_t key) const { return hash(key) & (width() - 1); }
};

// Finds where each row begins, in pairs of places. Throws std::length_error if the hands do not
// fit and std::logic_error if two have the same key.
void lay_rows(std::span<const KeyedStrength> hands, const TableShape& shape,
              std::span<std::uint16_t> row_starts);

template <TableShape table_shape>
class SumTable {
 public:
    static constexpr TableShape shape = table_shape;

    static constexpr std::uint32_t key_of(std::uint32_t rank_constant) {
        return (rank_constant * 0x9E37'79B1U) << (32 - shape.hash_bits) | 1U;
    }

    explicit SumTable(std::span<const KeyedStrength> hands) {
        lay_rows(hands, shape, row_starts_);
        for (const KeyedStrength& hand : hands) {
            strengths_[place(shape.row(hand.key), shape.column(hand.key))] = hand.strength;
        }
    }

    Strength operator[](std::uint32_t key) const { return at(shape.row(key), shape.column(key)); }
    Strength at(std::size_t row, std::size_t column) const {
        return strengths_[place(row, column)];
    }

 private:
    std::size_t place(std::size_t row, std::size_t column) const {
        return std::size_t{2} * row_starts_[row] + column;
    }

    std::array<std::uint16_t, shape.rows()> row_starts_{};
    std::array<Strength, shape.places> strengths_{};
};

}  // namespace pokerloop::hands
