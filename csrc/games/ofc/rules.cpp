#include "games/ofc/rules.hpp"

namespace pokerloop::ofc {

using base::rule;

namespace {

const std::vector<std::string_view> stay_names = {
    "never",      "three_of_a_kind", "straight",      "flush",
    "full_house", "four_of_a_kind",  "straight_flush"};

Rules with_russian_scoring(Rules rules) {
    rules.row_points = 2;
    rules.scoop = 0;
    rules.bottom_four_of_a_kind = 8;
    rules.bottom_straight_flush = 10;
    rules.bottom_royal_flush = 15;
    rules.middle_four_of_a_kind = 16;
    rules.middle_straight_flush = 20;
    rules.middle_royal_flush = 30;
    return rules;
}

Rules with_deal(Deal deal, Rules rules = {}) {
    rules.deal = deal;
    const int cards = deal == Deal::pineapple ? 14 : 13;
    rules.fantasyland_cards_queens = cards;
    rules.fantasyland_cards_kings = cards;
    rules.fantasyland_cards_aces = cards;
    rules.fantasyland_cards_trips = cards;
    return rules;
}

Rules progressive_pineapple() {
    Rules rules;
    rules.fantasyland_cards_kings = 15;
    rules.fantasyland_cards_aces = 16;
    rules.fantasyland_cards_trips = 17;
    return rules;
}

Rules tonybet() {
    Rules rules = with_russian_scoring(with_deal(Deal::classic));
    rules.full_house_middle_stays = true;
    rules.fantasyland_cards_repeat = RepeatCards::n14;
    rules.cap = Cap::stacks;
    return rules;
}

}  // namespace

std::span<const base::RuleField<Rules>> Rules::fields() {
    static const std::vector<base::RuleField<Rules>> list = {
        rule<&Rules::deal>("deal", {"pineapple", "classic", "turbo"},
                           "how the cards come: pineapple 5 then 3 at a time with one discarded, "
                           "classic 5 then 1, turbo 5 then 4"),
        rule<&Rules::row_points>("row_points", 0, 100, "points for a row won"),
        rule<&Rules::scoop>("scoop", 0, 100, "points for winning all three rows, on top of them"),
        rule<&Rules::strict_rows>("strict_rows", "a row equal to the one above it is a foul"),
        rule<&Rules::cap>("cap", {"none", "match", "stacks", "stacks_loser"},
                          "the limit of a loss: none; match, the most a player can lose in one "
                          "match; stacks, what winner and loser have; stacks_loser, what the "
                          "loser has"),
        rule<&Rules::buy_in>("buy_in", 1, 1'000'000,
                             "points a player sits down with, and with cap match the most he can "
                             "lose in one match"),
        rule<&Rules::bottom_straight>("bottom_straight", 0, 100, "royalty"),
        rule<&Rules::bottom_flush>("bottom_flush", 0, 100, "royalty"),
        rule<&Rules::bottom_full_house>("bottom_full_house", 0, 100, "royalty"),
        rule<&Rules::bottom_four_of_a_kind>("bottom_four_of_a_kind", 0, 100, "royalty"),
        rule<&Rules::bottom_straight_flush>("bottom_straight_flush", 0, 100, "royalty"),
        rule<&Rules::bottom_royal_flush>("bottom_royal_flush", 0, 100,
                                         "royalty, instead of the straight flush's"),
        rule<&Rules::middle_three_of_a_kind>("middle_three_of_a_kind", 0, 100, "royalty"),
        rule<&Rules::middle_straight>("middle_straight", 0, 100, "royalty"),
        rule<&Rules::middle_flush>("middle_flush", 0, 100, "royalty"),
        rule<&Rules::middle_full_house>("middle_full_house", 0, 100, "royalty"),
        rule<&Rules::middle_four_of_a_kind>("middle_four_of_a_kind", 0, 100, "royalty"),
        rule<&Rules::middle_straight_flush>("middle_straight_flush", 0, 100, "royalty"),
        rule<&Rules::middle_royal_flush>("middle_royal_flush", 0, 100,
                                         "royalty, instead of the straight flush's"),
        rule<&Rules::top_sixes>("top_sixes", 0, 100,
                                "royalty for a pair of sixes on top, one more for each higher "
                                "pair; 0 pays no pair"),
        rule<&Rules::top_three_twos>("top_three_twos", 0, 100,
                                     "royalty for three twos on top, one more for each higher "
                                     "rank; 0 pays no three of a kind"),
        rule<&Rules::fantasyland>("fantasyland", "Fantasyland is played"),
        rule<&Rules::fantasyland_entry>(
            "fantasyland_entry",
            {"22", "33", "44", "55", "66", "77", "88", "99", "TT", "JJ", "QQ", "KK", "AA"},
            "the lowest pair on top of a live board that enters Fantasyland"),
        rule<&Rules::fantasyland_cards_queens>("fantasyland_cards_queens", 13, 17,
                                               "cards in Fantasyland after a pair of queens or "
                                               "lower on top"),
        rule<&Rules::fantasyland_cards_kings>("fantasyland_cards_kings", 13, 17,
                                              "cards after a pair of kings"),
        rule<&Rules::fantasyland_cards_aces>("fantasyland_cards_aces", 13, 17,
                                             "cards after a pair of aces"),
        rule<&Rules::fantasyland_cards_trips>("fantasyland_cards_trips", 13, 17,
                                              "cards after three of a kind"),
        rule<&Rules::fantasyland_repeat>("fantasyland_repeat",
                                         "a strong enough board played in Fantasyland stays"),
        rule<&Rules::fantasyland_cards_repeat>("fantasyland_cards_repeat",
                                               {"same", "13", "14", "15", "16", "17"},
                                               "cards in a repeated Fantasyland"),
        rule<&Rules::stay_top>("stay_top", stay_names, "the lowest top row that stays"),
        rule<&Rules::stay_middle>("stay_middle", stay_names, "the lowest middle row that stays"),
        rule<&Rules::stay_bottom>("stay_bottom", stay_names, "the lowest bottom row that stays"),
        rule<&Rules::full_house_middle_stays>("full_house_middle_stays",
                                              "a full house or better in the middle stays too"),
        rule<&Rules::button_moves_after_fantasyland>(
            "button_moves_after_fantasyland",
            "the button moves on even after a deal in which somebody played Fantasyland"),
    };
    return list;
}

std::span<const base::Preset<Rules>> Rules::presets() {
    static const std::vector<base::Preset<Rules>> list = {
        {"pineapple", {}, "Pineapple, American scoring, 14 cards in Fantasyland"},
        {"pineapple_progressive", progressive_pineapple(),
         "Pineapple with 14, 15, 16 or 17 cards in Fantasyland after QQ, KK, AA or trips"},
        {"russian_classic", with_russian_scoring(with_deal(Deal::classic)),
         "classic, Russian scoring, 13 cards in Fantasyland"},
        {"russian_turbo", with_russian_scoring(with_deal(Deal::turbo)),
         "turbo, Russian scoring, 13 cards in Fantasyland"},
        {"american_classic", with_deal(Deal::classic),
         "classic, American scoring, 13 cards in Fantasyland"},
        {"american_turbo", with_deal(Deal::turbo),
         "turbo, American scoring, 13 cards in Fantasyland"},
        {"tonybet", tonybet(),
         "russian_classic where a full house in the middle stays too, a repeat has 14 cards, and "
         "losses are limited by both stacks"},
    };
    return list;
}

}  // namespace pokerloop::ofc
