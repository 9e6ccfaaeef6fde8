// Permutations as numbers: those of n places, n at most 12, in the order of a dictionary from 0 to
// n! - 1.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace pokerloop::base {

// Whether the places are 0 to n - 1, each once; n at most 64.
constexpr bool is_permutation(std::span<const std::uint8_t> places) {
    std::uint64_t seen = 0;
    for (const std::uint8_t place : places) {
        if (place >= places.size()) return false;
        seen |= std::uint64_t{1} << place;
    }
    return seen + 1 == std::uint64_t{2} << (places.size() - 1);
}

constexpr int permutation_number(std::span<const std::uint8_t> places) {
    assert(places.size() <= 12);
    int number = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        int smaller = 0;
        for (std::size_t later = i + 1; later < places.size(); ++later) {
            smaller += places[later] < places[i];
        }
        number = number * static_cast<int>(places.size() - i) + smaller;
    }
    return number;
}

// Writes the permutation of this number.
constexpr void number_to_permutation(int number, std::span<std::uint8_t> places) {
    // From the last place on: first how many later ones are smaller, then the places themselves.
    for (std::size_t i = places.size(); i-- > 0;) {
        const auto left = static_cast<int>(places.size() - i);
        places[i] = static_cast<std::uint8_t>(number % left);
        number /= left;
        for (std::size_t later = i + 1; later < places.size(); ++later) {
            places[later] = static_cast<std::uint8_t>(places[later] + (places[later] >= places[i]));
        }
    }
}

}  // namespace pokerloop::base
