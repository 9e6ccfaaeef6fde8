// Counting the draws of a completion: those of which the same is left are counted together.
#include <algorithm>
#include <bit>
#include <unordered_map>

#include "base/bits.hpp"
#include "base/subsets.hpp"
#include "games/chicago_poker/completion.hpp"

namespace pokerloop::chicago_poker {

namespace {

// Where every choice of cards is ranked, so many are.
constexpr std::uint64_t most_choices = 50'000'000;
constexpr std::uint64_t draws_between_asks = 1'000;

struct Hash {
    std::size_t operator()(const Drawn& drawn) const {
        std::uint64_t hash = 0;
        const auto mix = [&](std::uint64_t word) {
            hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15ULL;
            hash ^= hash >> 32;
        };
        mix(drawn.copies);
        mix(std::uint64_t{drawn.flush[0]} | std::uint64_t{drawn.flush[1]} << 16 |
            std::uint64_t{drawn.flush[2]} << 32 | std::uint64_t{drawn.flush[3]} << 48);
        mix(std::uint64_t{drawn.flush[4]} | std::uint64_t{drawn.best} << 16 |
            std::uint64_t{drawn.cards} << 32);
        mix(std::bit_cast<std::uint32_t>(drawn.latest));
        return hash;
    }
};

}  // namespace

std::optional<std::map<Strength, Ways>> Completion::count(int draws, std::size_t limit,
                                                          const std::function<void()>& ask) const {
    if (!looks_ahead_ || draws <= missing_) {
        return count_choices(static_cast<std::size_t>(draws), ask);
    }
    std::unordered_map<Drawn, Ways, Hash> ways{{Drawn{}, 1}};
    int lower = static_cast<int>(unseen_.size());  // cards of lower values
    for (int value = values - 1; value >= 0; --value) {
        const Colours here = colours_left_[static_cast<std::size_t>(value)];
        const Colours telling = here & (flush_colours_ | rainbow_colours_);
        const int others = std::popcount(here) - std::popcount(telling);
        lower -= std::popcount(here);
        std::unordered_map<Drawn, Ways, Hash> longer;
        for (const auto& [drawn, count] : ways) {
            ask();
            // Each part of the colours that tell, from all of them down to none.
            for (Colours some = telling;; some = static_cast<Colours>((some - 1) & telling)) {
                for (int j = 0; j <= others; ++j) {
                    const int copies = std::popcount(some) + j;
                    const int left = draws - drawn.cards - copies;
                    if (left < 0 || left > lower) continue;
                    Drawn more = with(drawn, value, some, copies);
                    forget(more, value, left);
                    longer[more] += count * base::binomial(others, j);
                }
                if (some == 0) break;
            }
            if (longer.size() > limit) return std::nullopt;
        }
        ways.swap(longer);
    }
    std::map<Strength, Ways> counts;
    for (const auto& [drawn, count] : ways) counts[drawn.best] += count;
    return counts;
}

std::optional<std::map<Strength, Ways>> Completion::count_choices(
    std::size_t draws, const std::function<void()>& ask) const {
    const int chosen = std::min(static_cast<int>(draws), missing_);
    const auto cards = static_cast<int>(unseen_.size());
    const std::uint64_t choices = base::binomial(static_cast<int>(draws), chosen);
    if (draws > base::max_subset_size ||
        base::binomial(cards, static_cast<int>(draws)) > most_choices / choices) {
        return std::nullopt;
    }
    std::map<Strength, Ways> counts;
    std::uint64_t done = 0;
    base::for_each_subset(std::span(unseen_), draws, [&](std::span<const Card> drawn) {
        if (++done % draws_between_asks == 0) ask();
        ++counts[best_choice(drawn)];
    });
    return counts;
}

}  // namespace pokerloop::chicago_poker
