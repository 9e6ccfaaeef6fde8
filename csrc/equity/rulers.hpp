// Rulers: which cards of a shuffled deck make a deal.
//
// The sampler lays a shuffled deck in a circle. A ruler is a list of marks, places on the circle;
// the cards at its marks are a deal. Turned once around the circle, a ruler gives as many deals as
// there are cards, each deal as likely to be this or that as any other, and every card falls under
// every mark once: what a single card does for or against somebody is the same in every shuffle
// and adds nothing to the error. With several rulers whose marks lie in ever different distances,
// pairs of cards come together nearly equally often too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pokerloop::equity {

using Ruler = std::vector<std::uint8_t>;

// So many rulers of so many different marks on a circle.
std::vector<Ruler> make_rulers(std::size_t circle, std::size_t marks, std::size_t count);

}  // namespace pokerloop::equity
