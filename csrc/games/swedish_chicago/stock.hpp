// Cards to be drawn at random. When they run out, those discarded are shuffled and drawn again.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <utility>

#include "base/cards.hpp"
#include "base/philox.hpp"

namespace pokerloop::swedish_chicago {

class Stock {
 public:
    explicit Stock(base::CardSet cards) {
        for (const base::Card card : cards) cards_[size_++] = card;
    }

    base::CardSet draw(int count, base::RandomStream& random) {
        base::CardSet drawn;
        for (; count > 0; --count) {
            if (size_ == 0) *this = Stock(std::exchange(discarded_, {}));
            assert(size_ > 0);
            const std::uint32_t place = random.below(static_cast<std::uint32_t>(size_));
            drawn.insert(cards_[place]);
            cards_[place] = cards_[--size_];
        }
        return drawn;
    }

    void discard(base::CardSet cards) { discarded_ |= cards; }

 private:
    std::array<base::Card, base::StandardDeck::cards> cards_{};
    std::size_t size_ = 0;
    base::CardSet discarded_;
};

}  // namespace pokerloop::swedish_chicago
