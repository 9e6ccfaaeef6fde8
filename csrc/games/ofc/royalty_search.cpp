#include "games/ofc/royalty_search.hpp"

#include <algorithm>
#include <cassert>

namespace pokerloop::ofc {

using hands::Category;
using hands::Hand;

namespace {

constexpr auto weakest_class = static_cast<std::size_t>(Category::three_of_a_kind);

constexpr Strength any_strength = 0xFFFF;

constexpr Strength weakest(Category category) { return hands::make_strength(category, 0); }

// A list on the stack that leaves unused places uninitialised.
template <class Item, std::size_t capacity>
class StackList {
 public:
    void push_back(const Item& item) {
        assert(size_ < capacity);
        items_[size_++] = item;
    }
    bool empty() const { return size_ == 0; }
    Item* begin() { return items_; }
    Item* end() { return items_ + size_; }

 private:
    Item items_[capacity];
    std::size_t size_ = 0;
};

// A pair or three of a kind, and what a top made from it is worth.
struct RankSet {
    RankedCards ranked;
    RowWorth worth;

    CardSet cards() const { return ranked.cards(); }
    Strength strength() const { return ranked.strength; }
};

// Seventeen cards hold at most 24 pairs and 16 threes of a kind (four times four of a rank); these
// pairs make 216 two pairs, and each goes with 13 kickers.
constexpr std::size_t most_rank_sets = 24 + 16;
constexpr std::size_t most_cores = most_fives + most_rank_sets + 216 + 24 * 13;

CardSet of_rank(CardSet cards, int rank) {
    constexpr std::uint64_t deuces = 0x0001'0001'0001'0001;
    return cards & CardSet(deuces << rank);
}

// Fills a row up to its size with the highest of the cards at hand.
void move_highest(CardSet& from, CardSet& row, int size) {
    while (row.size() < size) {
        Card highest = 0;
        for (const Card card : from) highest = std::max(highest, card);
        from.erase(highest);
        row.insert(highest);
    }
}

// Replaces `best` by a stronger hand that is at most so strong.
void take_if_best(const Hand& hand, Strength strongest, RankedCards& best) {
    const Strength strength = hand.rank();
    if (strength > best.strength && strength <= strongest) best = {hand.cards().bits(), strength};
}

RankedCards strongest_five(CardSet cards) {
    RankedCards strongest{0, 0};
    for_each_five(cards, [&](const Hand& hand) { take_if_best(hand, any_strength, strongest); });
    return strongest;
}

class Search {
 public:
    Search(const SettingGoal& goal, const RoyaltyTables& tables, CardSet cards)
        : goal_(goal), tables_(tables), cards_(cards) {
        list_strong_fives();
        list_rank_sets();
    }

    Board best() {
        search_strong_fives();
        search_plain_fives();
        search_plain_tops();
        return board_;
    }

 private:
    // Three of a kind and better, sorted by class.
    void list_strong_fives() {
        StackList<RankedCards, most_fives> found;
        std::array<std::size_t, five_classes> count{};
        for_each_five(cards_, [&](const Hand& hand) {
            const Strength strength = hand.rank();
            if (strength < weakest(Category::three_of_a_kind)) return;
            found.push_back({hand.cards().bits(), strength});
            ++count[five_class(strength)];
        });
        RankedCards* end = fives_.data();
        for (std::size_t i = five_classes; i-- > 0;) {
            class_begin_[i] = class_end_[i] = end;
            end += count[i];
        }
        for (const RankedCards& five : found) *class_end_[five_class(five.strength)]++ = five;
    }

    std::span<const RankedCards> fives_of_class(std::size_t five_class) const {
        return {class_begin_[five_class], class_end_[five_class]};
    }

    // Strongest first, and so the one that is worth most first.
    void list_rank_sets() {
        const auto add = [&](const Hand& hand) {
            sets_.push_back({ranked(hand), goal_.worth(top, hand.rank())});
        };
        for (const int size : {3, 2}) {
            for (int rank = base::StandardDeck::ranks - 1; rank >= 0; --rank) {
                const CardSet same = of_rank(cards_, rank);
                if (same.size() < size) continue;
                size == 3 ? for_each_hand<3>(same, add) : for_each_hand<2>(same, add);
            }
        }
    }

    // Listed when they are first needed.
    auto& cores() {
        if (!cores_.empty()) return cores_;
        for (const RankSet& set : sets_) {
            cores_.push_back(set.ranked);
            if (hands::category(set.strength()) != Category::pair) continue;
            for (const RankSet& other : sets_) {
                if (hands::category(other.strength()) == Category::pair &&
                    other.strength() < set.strength()) {
                    cores_.push_back(ranked(set.cards() | other.cards()));
                }
            }
            const CardSet same = of_rank(cards_, hands::set_rank(set.strength()));
            if (same.size() < 4) continue;
            for (const Card kicker : cards_ - same) {
                cores_.push_back(ranked(set.cards() | CardSet::of(kicker)));
            }
        }
        for (std::size_t i = five_classes; i-- > static_cast<std::size_t>(Category::straight);) {
            for (const RankedCards& five : fives_of_class(i)) cores_.push_back(five);
        }
        return cores_;
    }

    bool improves(RowWorth worth) const { return key(worth) > best_key_; }
    int key(RowWorth worth) const { return 2 * worth.points + worth.stays * goal_.stay_key(); }

    RowWorth best_top_beside(CardSet five) {
        for (const RankSet& set : sets_) {
            if (set.ranked.avoids(five)) return set.worth;
        }
        return {};
    }

    // Forms 1 and 2.
    void search_strong_fives() {
        for (std::size_t low_class = five_classes; low_class-- > weakest_class;) {
            for (const RankedCards& low : fives_of_class(low_class)) {
                const RowWorth worth = tables_.bottom(low_class);
                const RowWorth top_worth = best_top_beside(low.cards());
                for (std::size_t high_class = low_class; high_class >= weakest_class;
                     --high_class) {
                    const RowWorth both = worth + tables_.middle(high_class);
                    if (!improves(both + top_worth)) break;
                    for (const RankedCards& high : fives_of_class(high_class)) {
                        if (high.avoids(low.cards())) search_tops(low, high, both);
                    }
                }
                if (key(worth) > 0 && improves(worth + top_worth)) search_plain_middles(low, worth);
            }
        }
    }

    void search_tops(const RankedCards& low, const RankedCards& high, RowWorth worth) {
        const CardSet rest = cards_ - low.cards() - high.cards();
        const Strength strongest_top = std::min(low.strength, high.strength);
        for (const RankSet& set : sets_) {
            if (!improves(worth + set.worth)) return;
            if (complete_top(set, rest, strongest_top)) return settle(low, high);
        }
        if (!improves(worth)) return;
        RankedCards best{0, 0};
        for_each_hand<3>(rest,
                         [&](const Hand& three) { take_if_best(three, strongest_top, best); });
        if (best.bits == 0) return;
        top_ = best.cards();
        settle(low, high);
    }

    void search_plain_middles(const RankedCards& low, RowWorth worth) {
        for (const RankSet& set : sets_) {
            if (!improves(worth + set.worth)) return;
            if (!set.ranked.avoids(low.cards())) continue;
            if (find_core_beside(low, set)) return;
        }
    }

    // Form 3.
    void search_plain_fives() {
        for (const RankSet& set : sets_) {
            if (!improves(set.worth)) return;
            for (const RankedCards& core : cores()) {
                if (core.avoids(set.cards()) && find_core_beside(core, set)) return;
            }
        }
    }

    // Form 4.
    void search_plain_tops() {
        std::size_t strongest_class = five_classes - 1;
        while (strongest_class >= weakest_class && fives_of_class(strongest_class).empty()) {
            --strongest_class;
        }
        if (!improves(tables_.bottom(strongest_class))) return;
        const RankedCards low = strongest_five(cards_);
        const RankedCards high = strongest_five(cards_ - low.cards());
        CardSet rest = cards_ - low.cards() - high.cards();
        top_ = CardSet();
        move_highest(rest, top_, row_sizes[top]);
        settle(low, high);
    }

    // Settles the best setting with this five, another core and a top made from the set, if any.
    bool find_core_beside(const RankedCards& five, const RankSet& set) {
        if (five.strength < set.strength()) return false;
        const CardSet rest = cards_ - five.cards();
        for (const RankedCards& core : cores()) {
            if (core.strength < set.strength() || !core.avoids(five.cards() | set.cards()))
                continue;
            if (complete_top(set, rest - core.cards(), std::min(five.strength, core.strength))) {
                settle(five, core);
                return true;
            }
        }
        return false;
    }

    // Makes a top from the set and cards of `rest` that is at most so strong, if there is one.
    bool complete_top(const RankSet& set, CardSet rest, Strength strongest) {
        if (!set.ranked.avoids(cards_ - rest) || set.strength() > strongest) return false;
        top_ = set.cards();
        if (top_.size() == 3) return true;
        RankedCards best{0, 0};
        for (const Card kicker : rest - set.cards()) {
            take_if_best(Hand(set.cards() | CardSet::of(kicker)), strongest, best);
        }
        top_ = best.cards();
        return best.bits != 0;
    }

    // Fills both fives up with cards that are not on top, puts the stronger one at the bottom and
    // keeps the board if it is the best.
    void settle(const RankedCards& five, const RankedCards& other) {
        CardSet rest = cards_ - five.cards() - other.cards() - top_;
        const auto fill = [&rest](CardSet row) {
            move_highest(rest, row, row_sizes[bottom]);
            return ranked(row);
        };
        RankedCards low = fill(five.cards());
        RankedCards high = fill(other.cards());
        if (high.strength > low.strength) std::swap(low, high);
        assert(is_live(goal_.rules(), {hands::rank(top_), high.strength, low.strength}));
        const RowWorth worth = tables_.bottom(five_class(low.strength)) +
                               tables_.middle(five_class(high.strength)) +
                               goal_.worth(top, hands::rank(top_));
        if (!improves(worth)) return;
        best_key_ = key(worth);
        board_[top] = top_;
        board_[middle] = high.cards();
        board_[bottom] = low.cards();
    }

    const SettingGoal& goal_;
    const RoyaltyTables& tables_;
    const CardSet cards_;
    std::array<RankedCards, most_fives> fives_;
    std::array<RankedCards*, five_classes> class_begin_;
    std::array<RankedCards*, five_classes> class_end_;
    StackList<RankSet, most_rank_sets> sets_;
    StackList<RankedCards, most_cores> cores_;
    CardSet top_;  // of the setting that is being made
    Board board_;
    int best_key_ = -1;
};

bool never_less(RowWorth stronger, RowWorth weaker) {
    return stronger.points >= weaker.points && stronger.stays >= weaker.stays;
}

bool tops_never_pay_less(const SettingGoal& goal) {
    RowWorth weaker;
    for (const int size : {2, 3}) {
        for (int rank = 0; rank < base::StandardDeck::ranks; ++rank) {
            CardSet set;
            for (int suit = 0; suit < size; ++suit) set.insert(base::make_card(rank, suit));
            const RowWorth worth = goal.worth(top, hands::rank(set));
            if (!never_less(worth, weaker)) return false;
            weaker = worth;
        }
    }
    return true;
}

}  // namespace

RoyaltyTables::RoyaltyTables(const SettingGoal& goal)
    : apply_(goal.opponents().empty() && !goal.rules().strict_rows && goal.stay_key() > 0 &&
             tops_never_pay_less(goal)) {
    for (std::size_t i = 0; i < five_classes; ++i) {
        const Strength five =
            i + 1 == five_classes ? hands::royal_flush : weakest(static_cast<Category>(i));
        bottom_[i] = goal.worth(ofc::bottom, five);
        middle_[i] = goal.worth(ofc::middle, five);
        for (const auto& worths : {bottom_, middle_}) {
            if (five < weakest(Category::three_of_a_kind)) {
                apply_ = apply_ && worths[i] == RowWorth{};
            } else {
                apply_ = apply_ && never_less(worths[i], worths[i - 1]);
            }
        }
    }
}

Board best_by_royalties(const SettingGoal& goal, const RoyaltyTables& tables, CardSet cards) {
    assert(tables.apply());
    return Search(goal, tables, cards).best();
}

}  // namespace pokerloop::ofc
