#include "games/ofc/setting_search.hpp"

#include <algorithm>

#include "games/ofc/ranked_rows.hpp"

namespace pokerloop::ofc {

namespace {

template <int size>
std::vector<RankedCards> strongest_first(CardSet cards) {
    std::vector<RankedCards> rows;
    rows.reserve(size == 5 ? most_fives : most_threes);
    for_each_hand<size>(cards, [&](const hands::Hand& hand) { rows.push_back(ranked(hand)); });
    std::ranges::stable_sort(rows, std::greater{}, &RankedCards::strength);
    return rows;
}

// Rows of neighbouring strengths that are all worth the same.
struct Band {
    RowWorth worth;
    std::span<const RankedCards> rows;
};

std::vector<Band> bands(const SettingGoal& goal, Row row, std::span<const RankedCards> ranked) {
    std::vector<Band> list;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const RowWorth worth = i > 0 && ranked[i].strength == ranked[i - 1].strength
                                   ? list.back().worth
                                   : goal.worth(row, ranked[i].strength);
        if (list.empty() || worth != list.back().worth) {
            list.push_back({worth, {}});
            begin = i;
        }
        list.back().rows = ranked.subspan(begin, i + 1 - begin);
    }
    return list;
}

// A top row and the key of the setting it would complete.
struct Top {
    int key;
    RankedCards row;
};

class Search {
 public:
    Search(const SettingGoal& goal, CardSet cards, int floor,
           const std::function<int(const Board&, RowWorth)>& visit)
        : goal_(goal),
          fives_(strongest_first<5>(cards)),
          threes_(strongest_first<3>(cards)),
          tops_(bands(goal, top, threes_)),
          floor_(floor),
          visit_(visit) {}

    void run() {
        RowWorth best_top = tops_.front().worth;
        for (const Band& band : tops_) best_top = goal_.at_least(best_top, band.worth);
        struct Pair {
            int most;  // the highest key within reach
            Band bottom;
            Band middle;
        };
        std::vector<Pair> pairs;
        const std::vector<Band> middles = bands(goal_, middle, fives_);
        for (const Band& lower : bands(goal_, bottom, fives_)) {
            for (const Band& upper : middles) {
                if (upper.rows.back().strength > lower.rows.front().strength) continue;
                pairs.push_back({goal_.key(lower.worth + upper.worth + best_top), lower, upper});
            }
        }
        std::ranges::stable_sort(pairs, std::greater{}, &Pair::most);
        for (const Pair& pair : pairs) {
            if (pair.most >= floor_) search_pair(pair.bottom, pair.middle);
        }
    }

 private:
    void search_pair(const Band& lower, const Band& upper) {
        const RowWorth worth = lower.worth + upper.worth;
        const std::vector<Top> tops = tops_for(worth);
        std::vector<Top> fitting;
        for (const RankedCards& low : lower.rows) {
            fitting.clear();
            Strength weakest_top = ~Strength{0};
            for (const Top& top : tops) {
                if (top.key < floor_) break;
                if (!top.row.avoids(low.cards())) continue;
                fitting.push_back(top);
                weakest_top = std::min(weakest_top, top.row.strength);
            }
            if (fitting.empty()) continue;
            const auto first = std::ranges::partition_point(upper.rows, [&](const auto& high) {
                return !in_order(goal_.rules(), high.strength, low.strength);
            });
            for (const RankedCards& high : std::ranges::subrange(first, upper.rows.end())) {
                if (!in_order(goal_.rules(), weakest_top, high.strength)) break;
                if (high.avoids(low.cards())) add_tops(low, high, fitting, worth);
            }
        }
    }

    void add_tops(const RankedCards& low, const RankedCards& high, const std::vector<Top>& tops,
                  RowWorth worth) {
        for (const Top& top_row : tops) {
            if (top_row.key < floor_) return;
            if (!top_row.row.avoids(high.cards())) continue;
            if (!in_order(goal_.rules(), top_row.row.strength, high.strength)) continue;
            Board board;
            board[bottom] = low.cards();
            board[middle] = high.cards();
            board[top] = top_row.row.cards();
            floor_ = visit_(board, worth + goal_.worth(top, top_row.row.strength));
        }
    }

    // The tops with which a bottom and middle worth so much reach the floor, best first.
    std::vector<Top> tops_for(RowWorth lower_rows) const {
        std::vector<Top> list;
        for (const Band& band : tops_) {
            const int key = goal_.key(lower_rows + band.worth);
            if (key < floor_) continue;
            for (const RankedCards& row : band.rows) list.push_back({key, row});
        }
        std::ranges::stable_sort(list, std::greater{}, &Top::key);
        return list;
    }

    const SettingGoal& goal_;
    std::vector<RankedCards> fives_;
    std::vector<RankedCards> threes_;
    std::vector<Band> tops_;
    int floor_;
    const std::function<int(const Board&, RowWorth)>& visit_;
};

}  // namespace

void visit_settings(const SettingGoal& goal, CardSet cards, int floor,
                    const std::function<int(const Board&, RowWorth)>& visit) {
    Search(goal, cards, floor, visit).run();
}

}  // namespace pokerloop::ofc
