#include "games/ofc/fantasyland.hpp"

#include "base/subsets.hpp"

namespace pokerloop::ofc {

Setting best_setting(const Rules& rules, CardSet cards, double stay_value) {
    Setting best;
    best.value = -1;
    const auto subset = [](std::span<const Card> chosen) {
        CardSet set;
        for (const Card card : chosen) set.insert(card);
        return set;
    };
    const CardList cards_list(cards);
    base::for_each_subset(cards_list.cards(), 5, [&](std::span<const Card> lower) {
        Board board;
        board[bottom] = subset(lower);
        const CardSet rest = cards - board[bottom];
        const CardList rest_list(rest);
        base::for_each_subset(rest_list.cards(), 5, [&](std::span<const Card> second) {
            board[middle] = subset(second);
            const CardSet left = rest - board[middle];
            const CardList left_list(left);
            base::for_each_subset(left_list.cards(), 3, [&](std::span<const Card> third) {
                board[top] = subset(third);
                const RowStrengths strengths = row_strengths(board);
                if (!is_live(rules, strengths)) return;
                const int royalties = result_of(rules, strengths).royalties;
                const bool stay = stays(rules, strengths);
                const double value = royalties + (stay ? stay_value : 0.0);
                if (value > best.value) best = {board, left - board[top], royalties, stay, value};
            });
        });
    });
    return best;
}

}  // namespace pokerloop::ofc
