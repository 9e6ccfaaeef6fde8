#include "equity/rulers.hpp"

#include <algorithm>

namespace pokerloop::equity {

std::vector<Ruler> make_rulers(std::size_t circle, std::size_t marks, std::size_t count) {
    std::vector<Ruler> rulers;
    std::vector<std::size_t> uses(circle);  // of each distance, clockwise
    for (std::size_t i = 0; i < count; ++i) {
        Ruler ruler;
        std::vector<bool> taken(circle);
        while (ruler.size() < marks) {
            // The place whose distances to the marks so far were used least; the first mark is 0.
            std::size_t best_place = 0;
            std::size_t fewest = ruler.empty() ? 0 : SIZE_MAX;
            for (std::size_t place = 1; place < circle && !ruler.empty(); ++place) {
                if (taken[place]) continue;
                std::size_t used = 0;
                for (const std::size_t mark : ruler) used += uses[(place + circle - mark) % circle];
                if (used < fewest) {
                    fewest = used;
                    best_place = place;
                }
            }
            for (const std::size_t mark : ruler) {
                ++uses[(best_place + circle - mark) % circle];
                ++uses[(mark + circle - best_place) % circle];
            }
            taken[best_place] = true;
            ruler.push_back(static_cast<std::uint8_t>(best_place));
        }
        rulers.push_back(ruler);
    }
    return rulers;
}

}  // namespace pokerloop::equity
