#include "hands/sum_table.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace pokerloop::hands {
namespace {

using Columns = std::span<const std::uint16_t>;  // of one row

// The columns of each row.
class Rows {
 public:
    Rows(std::span<const KeyedStrength> hands, const TableShape& shape)
        : begin_(shape.rows() + 1), columns_(hands.size()) {
        for (const KeyedStrength& hand : hands) ++begin_[shape.row(hand.key)];
        std::uint32_t end = 0;
        for (std::uint32_t& row : begin_) row = end += row;
        // Each row is filled from its end, which so becomes its beginning.
        for (const KeyedStrength& hand : hands) {
            columns_[--begin_[shape.row(hand.key)]] =
                static_cast<std::uint16_t>(shape.column(hand.key));
        }
    }

    std::size_t length(std::size_t row) const { return begin_[row + 1] - begin_[row]; }
    Columns operator[](std::size_t row) const { return {&columns_[begin_[row]], length(row)}; }

    // `count` rows from `first` on, the longest first.
    std::vector<std::uint32_t> longest_first(std::size_t first, std::size_t count) const {
        std::vector<std::uint32_t> end;  // of the rows of each length
        for (std::size_t row = first; row < first + count; ++row) {
            if (end.size() <= length(row)) end.resize(length(row) + 1);
            ++end[length(row)];
        }
        for (std::size_t shorter = end.size() - 1; shorter-- > 0;) end[shorter] += end[shorter + 1];
        std::vector<std::uint32_t> rows(count);
        for (std::size_t row = first + count; row-- > first;) {
            rows[--end[length(row)]] = static_cast<std::uint32_t>(row);
        }
        return rows;
    }

 private:
    std::vector<std::uint32_t> begin_;
    std::vector<std::uint16_t> columns_;
};

// The places of the table, taken or free, 64 to a word.
class Places {
 public:
    explicit Places(std::size_t count) : words_(count / 64), end_(count) {}

    std::size_t first_free_word() {
        while (words_[first_free_word_] == all) ++first_free_word_;
        return first_free_word_;
    }

    // The first of 64 starts at which a row meets nothing, or 64.
    std::size_t fit(Columns columns, std::size_t start) const {
        std::uint64_t clashes = 0xAAAA'AAAA'AAAA'AAAAULL;  // rows begin at even places
        for (const std::uint16_t column : columns) {
            const std::size_t at = start + column;
            clashes |= words_[at / 64] >> (at % 64) | words_[at / 64 + 1] << 1 << (63 - at % 64);
            if (clashes == all) break;
        }
        return static_cast<std::size_t>(std::countr_one(clashes));
    }

    void take(Columns columns, std::size_t start) {
        for (const std::uint16_t column : columns) {
            std::uint64_t& word = words_[(start + column) / 64];
            const std::uint64_t bit = std::uint64_t{1} << ((start + column) % 64);
            if ((word & bit) != 0) throw std::logic_error("two hands with the same key");
            word |= bit;
        }
    }

    std::size_t size() const { return end_; }

 private:
    static constexpr std::uint64_t all = ~std::uint64_t{0};
    std::vector<std::uint64_t> words_;
    std::size_t end_;
    std::size_t first_free_word_ = 0;
};

}  // namespace

void lay_rows(std::span<const KeyedStrength> hands, const TableShape& shape,
              std::span<std::uint16_t> row_starts) {
    const Rows rows(hands, shape);
    Places places(shape.places);

    // Rows of one number of cards stand together, the longest first: what is left at the end fits
    // into any hole. Where a row does not fit, one of the same length hardly ever does, so it looks
    // on from there; one in a hundred looks again from the first free place.
    for (std::size_t section = 0; section < 8; ++section) {
        const std::size_t count = shape.rows() / 8;
        std::size_t length = 0;
        std::size_t start = 0;
        int looks = 0;
        for (const std::uint32_t row : rows.longest_first(section * count, count)) {
            if (rows.length(row) == 0) break;
            if (rows.length(row) != length) {
                length = rows.length(row);
                looks = 0;
            }
            if (looks++ % 100 == 0) {
                const std::size_t free = places.first_free_word() * 64;
                start = free - std::min(free, shape.width());
            }
            std::size_t shift = 64;
            for (; start + 64 + shape.width() < places.size(); start += 64) {
                shift = places.fit(rows[row], start);
                if (shift < 64) break;
            }
            if (shift == 64) throw std::length_error("the hands do not fit into the table");
            places.take(rows[row], start + shift);
            row_starts[row] = static_cast<std::uint16_t>((start + shift) / 2);
        }
    }
}

}  // namespace pokerloop::hands
