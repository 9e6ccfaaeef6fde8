#include "games/swedish_chicago/expert.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "games/swedish_chicago/blind_chances.hpp"
#include "games/swedish_chicago/field.hpp"
#include "games/swedish_chicago/greedy.hpp"
#include "games/swedish_chicago/high_play.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

namespace {

constexpr double unit = 1'000'000;  // of Worth in a hundredth of a match

RankedHand ranked(CardSet cards) {
    RankedHand hand{{}, hands::rank(cards)};
    const SortedHand sorted(cards);
    for (std::size_t i = 0; i < hand.ranks.size(); ++i) {
        const Card card = sorted.cards()[hand.ranks.size() - 1 - i];
        hand.ranks[i] = static_cast<std::uint8_t>(base::rank_of(card));
    }
    return hand;
}

// As the Chicagos of the match say; at first both kinds of players are as likely.
double chance_of_high_play(const Table& table) {
    double made = 0;
    double tried = 0;
    for (const Seat& seat : table.seats) {
        made += seat.has_made_chicago;
        tried += seat.has_tried_chicago;
    }
    return (made + 0.5) / (tried + 1);
}

}  // namespace

Action Expert::operator()(const View& view, base::RandomStream& random) {
    prepare(view);
    const Table& table = view.table;
    switch (table.stage) {
        case Stage::blind:
            return wants_blind_chicago(view) ? blind_chicago : pass;
        case Stage::exchange:
            return exchange(view, random);
        case Stage::offer:
            return answer_offer(view);
        case Stage::announce:
            return announce_truth(view);
        case Stage::redeal:
            return view.legal_actions().contains(redeal) ? redeal : pass;
        case Stage::challenge:
            return challenge;
        case Stage::effect:
            return choose_effect(view);
        case Stage::chicago: {
            const bool leads = rules_.chicago_leader == ChicagoLeader::declarer;
            return wants_chicago(view, leads ? view.seat : table.first(), random) ? chicago : pass;
        }
        case Stage::trick:
            if (view.legal_actions().contains(chicago) &&
                wants_chicago(view, table.leader, random)) {
                return chicago;
            }
            return play_trick(view, random);
        default:
            return pass;
    }
}

// ---- What things are worth -------------------------------------------------------------------

void Expert::prepare(const View& view) {
    const Table& table = view.table;
    Standing standing = {table.seat(view.seat).score};
    table.in_turn([&](int seat) {
        if (seat != view.seat) standing.push_back(table.seat(seat).score);
    });
    std::ranges::sort(standing.begin() + 1, standing.end());
    const bool hands_score = table.hands_score();
    const bool is_same_race = race_ && standing.size() == standing_.size() && table.rules == rules_;
    if (is_same_race && standing == standing_ && hands_score == hands_score_) return;
    rules_ = table.rules;
    standing_ = standing;
    hands_score_ = hands_score;
    has_values_ = {};
    if (!is_same_race) race_ = std::make_shared<Race>(rules_, players());
    last_trick_worth_ = race_->prize(standing_, rules_.last_trick_points);
    for (std::size_t kind = 0; kind < hand_worths_.size(); ++kind) {
        const int points = hand_points(static_cast<HandKind>(kind), rules_);
        hand_worths_[kind] = hands_score_ ? race_->prize(standing_, points) : 0;
    }
}

double Expert::worth_at_once(int round, hands::Strength strength) const {
    const double worth = hand_worths_[kind_of(strength)];
    return worth == 0 ? 0 : worth * Field::typical().best(round, players() - 1, strength);
}

double Expert::worth(int round, const RankedHand& hand) const {
    const int last = rules_.num_exchanges;
    return worth_at_once(last, hand.strength) +
           (round < last ? worth_at_once(round, hand.strength) : 0) +
           last_trick_chance(hand.ranks, players()) * last_trick_worth_;
}

const KeepValues& Expert::values(int round) {
    const auto which = static_cast<std::size_t>(round);
    if (!has_values_[which]) {
        values_[which] = KeepValues(
            [&](const RankedHand& hand) { return static_cast<Worth>(worth(round, hand) * unit); });
        has_values_[which] = true;
    }
    return values_[which];
}

// ---- Exchanges -------------------------------------------------------------------------------

Action Expert::exchange(const View& view, base::RandomStream& random) {
    const int round = view.table.round;
    if (view.hand.size() > hand_size) {
        return best_throw(view.hand, [&](CardSet hand) { return worth(round, ranked(hand)); });
    }
    const SortedHand hand(view.hand);
    const std::array<Worth, keeps> means = values(round).means(hand);
    if (round == rules_.num_exchanges) return best_exchange(view, means);
    return best_exchange(view, look_ahead(view, hand, means, random));
}

// The best few ways to keep by the worth of what they make, by what the next exchange makes of that
// in random draws.
std::array<Worth, keeps> Expert::look_ahead(const View& view, const SortedHand& hand,
                                            const std::array<Worth, keeps>& means,
                                            base::RandomStream& random) {
    constexpr int draws = 40;
    constexpr std::size_t candidates = 6;
    std::array<unsigned, keeps> order;
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater{}, [&](unsigned mask) { return means[mask]; });
    const int round = view.table.round;
    base::CardList unseen(view.unseen());
    std::array<Worth, keeps> sums;
    sums.fill(std::numeric_limits<Worth>::min());
    for (const unsigned mask : std::span(order).first(candidates)) {
        const CardSet kept = hand.chosen(mask);
        const auto missing = static_cast<std::size_t>(hand_size - kept.size());
        double sum = 0;
        for (int i = 0; i < draws; ++i) {
            random.shuffle_front(unseen.cards(), missing);
            CardSet drawn = kept;
            for (const Card card : unseen.cards().first(missing)) drawn.insert(card);
            const auto next = values(round + 1).means(SortedHand(drawn));
            sum += worth_at_once(round, hands::rank(drawn)) * unit +
                   static_cast<double>(next[best_keep(next)]) / KeepValues::common_draws;
        }
        sums[mask] = static_cast<Worth>(sum);
    }
    return sums;
}

Action Expert::answer_offer(const View& view) const {
    return best_answer(view, [&](CardSet hand) { return worth(view.table.round, ranked(hand)); });
}

// Others' scores are reset if one of them is worth more than the points.
Action Expert::choose_effect(const View& view) const {
    if (!view.legal_actions().contains(take_points)) return reset_the_leader(view);
    const Table& table = view.table;
    Standing with_points = standing_;
    with_points.front() += hand_points(table.claim_of(table.seat(view.seat)).kind, rules_);
    Standing with_reset = standing_;
    for (int& score : std::span(with_reset).subspan(1)) score = std::min(score, 0);
    return race_->worth(with_reset) > race_->worth(with_points) ? reset_all : take_points;
}

// ---- Tricks ----------------------------------------------------------------------------------

bool Expert::wants_blind_chicago(const View& view) const {
    constexpr int times = 4;  // as many matches as otherwise
    const bool leads =
        rules_.chicago_leader == ChicagoLeader::declarer || view.seat == view.table.first();
    const BlindChances& chances = blind_chances(rules_.num_exchanges, players(), leads);
    const double high_play = chance_of_high_play(view.table);
    const double chance = high_play * chances.against_high_play + (1 - high_play) * chances.forced;
    const double gain = chance * race_->gain(standing_, blind_points) +
                        (1 - chance) * race_->gain(standing_, -blind_loss);
    return gain > (times - 1) * 100 * race_->win_chance(standing_);
}

bool Expert::wants_chicago(const View& view, int leader, base::RandomStream& random) const {
    constexpr int deals = 100;
    constexpr int first_deals = 20;
    ImaginedTricks imagined(view, leader, Claims::ignored);
    const int own = imagined.place(view.seat);
    const double high_play = chance_of_high_play(view.table);
    double made = 0;
    for (int i = 0; i < deals; ++i) {
        const TrickPosition& tricks = imagined.draw(random);
        if (TrickSolver(tricks).can_force(TrickGoal::all_tricks, own)) made += 1 - high_play;
        if (HighPlay(tricks, TrickGoal::all_tricks, own).can_reach()) made += high_play;
        if (i + 1 == first_deals && made < first_deals / 5) return false;
    }
    const double chance = made / deals;
    const Seat& seat = view.table.seat(view.seat);
    double success = race_->gain(standing_, rules_.chicago_points);
    double failure = race_->gain(standing_, -rules_.chicago_points);
    // Without the Chicago that the rules ask for, the target is worth nothing.
    constexpr double needed = 25;  // in hundredths of a match
    if (rules_.chicago_to_win == ChicagoToWin::attempted && !seat.has_tried_chicago) {
        success += needed;
        failure += needed;
    }
    if (rules_.chicago_to_win == ChicagoToWin::won && !seat.has_made_chicago) success += needed;
    return chance * success + (1 - chance) * failure >
           last_trick_chance(ranked(view.hand | seat.played).ranks, players()) * last_trick_worth_;
}

Action Expert::play_trick(const View& view, base::RandomStream& random) const {
    const CardSet cards = playable(view);
    if (cards.size() == 1) return *cards.begin();
    constexpr int deals = 40;
    const Table& table = view.table;
    const bool is_chicago = table.declarer != play::nobody && !table.is_lost;
    const TrickGoal goal = is_chicago ? TrickGoal::all_tricks : TrickGoal::last_trick;
    ImaginedTricks imagined(view, table.leader, Claims::ignored);
    const int own = imagined.place(view.seat);
    const int wanting = is_chicago ? imagined.place(table.declarer) : own;
    std::array<int, base::StandardDeck::cards> reached{};
    for (int i = 0; i < deals; ++i) {
        const TrickPosition& tricks = imagined.draw(random);
        TrickSolver solver(tricks);
        if (solver.can_force(goal, wanting) == (wanting == own)) {
            for (const Card card : solver.best_cards(goal, wanting)) ++reached[card];
        }
        if (wanting != own) continue;
        const HighPlay high(tricks, goal, own);
        for (const Card card : cards) reached[card] += high.can_reach_with(card);
    }
    // Of equals the lowest.
    const base::CardList list(cards);
    return *std::ranges::max_element(
        list.cards(), {}, [&](Card card) { return std::pair(reached[card], -int{card}); });
}

}  // namespace pokerloop::swedish_chicago
