// All subsets of a given size, in lexicographic order.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace pokerloop::base {

inline constexpr std::size_t max_subset_size = 17;

// Calls visit(std::span<const Item>) with every subset of `size` items.
template <class Item, class Visit>
void for_each_subset(std::span<const Item> items, std::size_t size, const Visit& visit) {
    assert(size <= max_subset_size);
    if (size > items.size() || size > max_subset_size) return;  // the latter for the compiler
    std::array<std::size_t, max_subset_size> index{};
    std::array<Item, max_subset_size> chosen{};
    for (std::size_t i = 0; i < size; ++i) {
        index[i] = i;
        chosen[i] = items[i];
    }
    while (true) {
        visit(std::span<const Item>(chosen.data(), size));
        std::size_t moving = size;
        while (moving > 0 && index[moving - 1] == items.size() - size + moving - 1) --moving;
        if (moving == 0) return;
        std::size_t next = index[moving - 1] + 1;
        for (std::size_t i = moving - 1; i < size; ++i, ++next) {
            index[i] = next;
            chosen[i] = items[next];
        }
    }
}

}  // namespace pokerloop::base
