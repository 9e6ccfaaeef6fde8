#include "games/ofc/valuation.hpp"

#include <algorithm>

#include "games/ofc/continuation.hpp"
#include "games/ofc/fantasyland.hpp"

namespace pokerloop::ofc {

namespace {

// Streams of random numbers; those of a street or an opponent count up from these.
constexpr std::uint32_t deal_stream = 0;
constexpr std::uint32_t player_stream = 0x100;
constexpr std::uint32_t opponent_stream = 0x200;
constexpr std::uint32_t belief_deal_stream = 0x300;
constexpr std::uint32_t belief_play_stream = 0x400;

constexpr std::uint64_t belief_samples = 64;

// Takes cards off the front of a shuffled deck.
class Dealer {
 public:
    Dealer(CardSet unseen, int needed, base::RandomStream random) : deck_(unseen) {
        random.shuffle_front(deck_.cards(), static_cast<std::size_t>(needed));
    }

    CardSet deal(int count) {
        CardSet cards;
        for (; count > 0; --count) cards.insert(deck_.cards()[next_++]);
        return cards;
    }

 private:
    CardList deck_;
    std::size_t next_ = 0;
};

// Plays an opponent's board to its end with cards from the dealer.
Result finish_opponent(const Opponent& opponent, CardSet unseen, const Schedule& schedule,
                       const Objective& objective, Dealer& dealer, base::RandomStream random) {
    const Rules& rules = objective.rules();
    if (opponent.fantasyland_cards != 0) {
        const CardSet cards = dealer.deal(opponent.fantasyland_cards);
        const double stay = fantasyland_value(objective.fantasyland_values(),
                                              repeat_cards(rules, opponent.fantasyland_cards));
        return result_of(rules, row_strengths(best_setting(rules, cards, stay).board));
    }
    Board board = opponent.board;
    if (!board.is_complete()) {
        int street = street_with_placed(schedule, board.size());
        for (; street < schedule.streets; ++street) {
            const CardSet cards = dealer.deal(schedule.cards(street));
            unseen -= cards;
            board =
                choose_placement({board, cards, unseen, street}, schedule, objective, random).board;
        }
    }
    return result_of(rules, row_strengths(board));
}

// An opponent aims at royalties and Fantasyland, and avoids a foul like one who would lose every
// row to each of the others.
Objective opponents_objective(const Rules& rules, const Position& position) {
    const auto others = static_cast<int>(position.opponents.size());
    return Objective(rules, position.fantasyland_values, others * points_for_rows(rules, 3));
}

}  // namespace

// The cards and opponents of one scenario.
struct Valuation::Scenario {
    std::vector<CardSet> draws;     // the player's, street by street, as far as they are sampled
    std::vector<Result> opponents;  // their finished boards
    CardSet left;                   // unseen cards nobody drew: the player's last draw is from here
};

Valuation::Valuation(const Rules& rules, const Position& position, std::uint64_t seed)
    : rules_(rules),
      schedule_(schedule(rules.deal)),
      position_(position),
      seed_(seed),
      street_(check_position(rules, position)),
      exact_(street_ + 2 >= schedule_.streets),
      candidates_(ofc::candidates(rules, position)),
      objective_(rules, position.fantasyland_values),
      opponents_(opponents_objective(rules, position)) {
    for (std::size_t i = 0; i < position_.opponents.size(); ++i) {
        objective_.add_opponent(sample_beliefs(i));
        if (cards_to_come(schedule_, position_.opponents[i]) > 0) exact_ = false;
    }
}

std::vector<Result> Valuation::sample_beliefs(std::size_t index) const {
    const Opponent& opponent = position_.opponents[index];
    const int cards = cards_to_come(schedule_, opponent);
    const auto stream = static_cast<std::uint32_t>(index);
    const CardSet unseen_by_him = position_.unseen() | position_.discards;
    std::vector<Result> beliefs;
    for (std::uint64_t sample = 0; sample < (cards == 0 ? 1 : belief_samples); ++sample) {
        Dealer dealer(position_.unseen(), cards, {seed_, sample, belief_deal_stream + stream});
        beliefs.push_back(finish_opponent(opponent, unseen_by_him, schedule_, opponents_, dealer,
                                          {seed_, sample, belief_play_stream + stream}));
    }
    return beliefs;
}

int Valuation::sampled_draws() const {
    const int draws = schedule_.streets - street_ - 1;
    const bool last_draw_is_small = schedule_.later_places <= 2;
    return draws > 1 && !last_draw_is_small ? draws : std::max(0, draws - 1);
}

Valuation::Scenario Valuation::scenario(std::uint64_t index) const {
    const CardSet unseen = position_.unseen();
    int needed = sampled_draws() * schedule_.later_cards;
    for (const Opponent& opponent : position_.opponents) {
        needed += cards_to_come(schedule_, opponent);
    }
    Dealer dealer(unseen, needed, {seed_, index, deal_stream});
    Scenario scenario{{}, {}, unseen};
    for (int draw = 0; draw < sampled_draws(); ++draw) {
        scenario.draws.push_back(dealer.deal(schedule_.later_cards));
        scenario.left -= scenario.draws.back();
    }
    std::uint32_t stream = opponent_stream;
    for (const Opponent& opponent : position_.opponents) {
        Dealer own = dealer;
        scenario.opponents.push_back(finish_opponent(opponent, unseen | position_.discards,
                                                     schedule_, opponents_, dealer,
                                                     {seed_, index, stream++}));
        scenario.left -= own.deal(cards_to_come(schedule_, opponent));
    }
    return scenario;
}

Board Valuation::play_on(Board board, const Scenario& scenario, std::uint64_t index) const {
    CardSet unseen = position_.unseen();
    int street = street_;
    for (const CardSet cards : scenario.draws) {
        ++street;
        unseen -= cards;
        base::RandomStream random(seed_, index, player_stream + static_cast<std::uint32_t>(street));
        board =
            choose_placement({board, cards, unseen, street}, schedule_, objective_, random).board;
    }
    return board;
}

std::vector<Prospects> Valuation::prospects(std::span<const std::size_t> which,
                                            std::uint64_t index) const {
    const Scenario coming = scenario(index);
    std::vector<Prospects> list;
    for (const std::size_t candidate : which) {
        const Board board = play_on(candidates_.at(candidate).placement.board, coming, index);
        list.push_back(
            board.is_complete()
                ? ofc::prospects(finish(rules_, row_strengths(board)), objective_, coming.opponents)
                : last_draw_prospects(board, coming.left, schedule_.later_cards, objective_,
                                      coming.opponents));
    }
    return list;
}

}  // namespace pokerloop::ofc
