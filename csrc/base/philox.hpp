// Counter-based random numbers: Philox 4x32 with ten rounds (Salmon, Moraes, Dror and Shaw,
// "Parallel random numbers: as easy as 1, 2, 3", SC 2011).
//
// A block of four 32-bit numbers is a pure function of a key and a counter. A `RandomStream` is
// named by (seed, index, stream): the seed is the key, the rest goes into the counter. So game or
// sample `index` of a seed has its numbers whatever was drawn before it and wherever it runs.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace pokerloop::base {

using PhiloxBlock = std::array<std::uint32_t, 4>;

constexpr PhiloxBlock philox(PhiloxBlock counter, std::array<std::uint32_t, 2> key) {
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t first = std::uint64_t{0xD2511F53} * counter[0];
        const std::uint64_t second = std::uint64_t{0xCD9E8D57} * counter[2];
        counter = {static_cast<std::uint32_t>(second >> 32) ^ counter[1] ^ key[0],
                   static_cast<std::uint32_t>(second),
                   static_cast<std::uint32_t>(first >> 32) ^ counter[3] ^ key[1],
                   static_cast<std::uint32_t>(first)};
        key[0] += 0x9E3779B9U;
        key[1] += 0xBB67AE85U;
    }
    return counter;
}

// The known answers published with the generator.
static_assert(philox({0, 0, 0, 0}, {0, 0}) ==
              PhiloxBlock{0x6627e8d5U, 0xe169c58dU, 0xbc57ac4cU, 0x9b00dbd8U});
static_assert(philox({0xffffffffU, 0xffffffffU, 0xffffffffU, 0xffffffffU},
                     {0xffffffffU, 0xffffffffU}) ==
              PhiloxBlock{0x408f276dU, 0x41c83b0eU, 0xa20bc7c6U, 0x6d5451fdU});

class RandomStream {
 public:
    RandomStream(std::uint64_t seed, std::uint64_t index, std::uint32_t stream)
        : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
          counter_{0, stream, static_cast<std::uint32_t>(index),
                   static_cast<std::uint32_t>(index >> 32)} {}

    std::uint32_t next() {
        if (used_ == block_.size()) {
            block_ = philox(counter_, key_);
            ++counter_[0];
            used_ = 0;
        }
        return block_[used_++];
    }

    std::uint64_t next64() {
        const std::uint64_t low = next();
        return std::uint64_t{next()} << 32 | low;
    }

    // A number from 0 to bound - 1, each equally likely (Lemire, "Fast random integer generation
    // in an interval", 2019).
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = std::uint64_t{next()} * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Moves a random choice of `count` items, in random order, to the front.
    template <class Item>
    void shuffle_front(std::span<Item> items, std::size_t count) {
        for (std::size_t i = 0; i < count && i + 1 < items.size(); ++i) {
            const auto rest = static_cast<std::uint32_t>(items.size() - i);
            std::swap(items[i], items[i + below(rest)]);
        }
    }

 private:
    std::array<std::uint32_t, 2> key_;
    PhiloxBlock counter_;
    PhiloxBlock block_{};
    std::size_t used_ = 4;
};

}  // namespace pokerloop::base
