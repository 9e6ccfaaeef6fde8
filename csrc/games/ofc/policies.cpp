#include "games/ofc/policies.hpp"

#include <array>

#include "games/ofc/continuation.hpp"
#include "games/ofc/fantasyland.hpp"
#include "games/ofc/goals.hpp"

namespace pokerloop::ofc {

namespace {

// What a policy takes an opponent's unfinished board for.
enum class Opponents { ignored, typical };

class Planner {
 public:
    explicit Planner(Opponents opponents) : opponents_(opponents) {}

    Action operator()(const View& view, base::RandomStream& random) {
        const bool turn_begins = view.hand.size() == cards_of_turn(view);
        if (turn_begins || !fits(view)) {
            if (view.own().fantasyland_cards == 0) {
                plan_ = plan_street(view, turn_begins, random);
            } else {
                plan_ = turn_begins ? plan_fantasyland(view) : finish_fantasyland(view, random);
            }
        }
        const Card card = highest_card(view.hand);
        for (const Row row : rows) {
            if (plan_.board[row].contains(card)) return row;
        }
        return discard;
    }

 private:
    static int cards_of_turn(const View& view) {
        const int fantasyland_cards = view.own().fantasyland_cards;
        return fantasyland_cards != 0 ? fantasyland_cards
                                      : schedule(view.rules.deal).cards(view.street);
    }

    // Whether the plan made when the turn began still goes on from here.
    bool fits(const View& view) const {
        const Board& board = view.own().board;
        for (const Row row : rows) {
            if (!(board[row] - plan_.board[row]).empty()) return false;
        }
        const CardSet added = plan_.board.cards() - board.cards();
        return (added - view.hand).empty() && added.size() == view.places();
    }

    Objective objective(const View& view) const {
        const FantasylandValues values = default_fantasyland_values(view.rules);
        if (opponents_ == Opponents::ignored) {
            return {view.rules, values,
                    static_cast<double>((view.players - 1) * points_for_rows(view.rules, 3))};
        }
        std::vector<Board> boards;
        for (int seat = 0; seat < view.players; ++seat) {
            if (seat != view.seat) {
                boards.push_back(view.seats[static_cast<std::size_t>(seat)].board);
            }
        }
        return objective_for(Goal::points, view.rules, values, boards);
    }

    // A turn that somebody else has begun counts as a street of its own, the second, which deals
    // the cards that are left of it.
    Placement plan_street(const View& view, bool turn_begins, base::RandomStream& random) const {
        Schedule deal = schedule(view.rules.deal);
        int street = view.street;
        if (!turn_begins) {
            deal.streets += 1 - street;
            street = 1;
            deal.later_places = view.places();
        }
        return choose_placement({view.own().board, view.hand, view.unseen(), street}, deal,
                                objective(view), random);
    }

    static double stay_value(const View& view) {
        return fantasyland_value(default_fantasyland_values(view.rules),
                                 repeat_cards(view.rules, view.own().fantasyland_cards));
    }

    static Placement plan_fantasyland(const View& view) {
        const Setting best = best_setting(view.rules, view.hand, stay_value(view));
        return {best.board, best.discards};
    }

    // The best of many random ways to go on with a setting that somebody else has begun.
    static Placement finish_fantasyland(const View& view, base::RandomStream& random) {
        constexpr int tries = 1000;
        const double value_of_stay = stay_value(view);
        Placement best;
        double best_value = -1;
        for (int i = 0; i < tries; ++i) {
            Placement way{view.own().board, {}};
            CardList hand(view.hand);
            random.shuffle_front(hand.cards(), hand.cards().size());
            for (const Card card : hand.cards()) {
                const auto* row = std::ranges::find_if(
                    rows, [&](Row which) { return way.board.open_places(which) > 0; });
                (row == rows.end() ? way.discard : way.board[*row]).insert(card);
            }
            const RowStrengths strengths = row_strengths(way.board);
            const double value = result_of(view.rules, strengths).royalties +
                                 (stays(view.rules, strengths) ? value_of_stay : 0.0);
            if (is_live(view.rules, strengths) && value > best_value) {
                best_value = value;
                best = way;
            } else if (i == 0) {
                best = way;
            }
        }
        return best;
    }

    Opponents opponents_;
    Placement plan_;
};

}  // namespace

play::Policies<State> policies() {
    using NamedPolicy = play::NamedPolicy<State>;
    static constexpr std::array list = {
        play::random_policy<State>,
        NamedPolicy{"solitaire",
                    "goes for royalties and Fantasyland and away from dead boards, as if alone",
                    [] { return Policy(Planner(Opponents::ignored)); }},
        NamedPolicy{"greedy", "goes for points against boards as they typically come out",
                    [] { return Policy(Planner(Opponents::typical)); }},
    };
    return list;
}

}  // namespace pokerloop::ofc
