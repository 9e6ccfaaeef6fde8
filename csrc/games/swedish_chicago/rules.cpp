#include "games/swedish_chicago/rules.hpp"

namespace pokerloop::swedish_chicago {

using base::rule;
using base::rule_or_none;

namespace {

const std::vector<std::string_view> effect_names = {"none", "choose_points_or_reset_all",
                                                    "reset_all", "reset_one", "to_target"};

constexpr std::string_view effects =
    "none; choose_points_or_reset_all, its points or everybody else to zero; reset_all, its points "
    "and everybody else to zero; reset_one, its points and one player of choice to zero; "
    "to_target, "
    "the score becomes the target";

Rules gamerules() {
    Rules rules;
    rules.first_dealer = FirstDealer::lowest_card;
    rules.no_exchange_at = none;
    rules.show_before_break = true;
    rules.announcement = Announcement::voluntary;
    rules.chicago_when = ChicagoWhen::after_last_exchange;
    return rules;
}

Rules wikipedia() {
    Rules rules;
    rules.score_floor = ScoreFloor::none;
    rules.num_exchanges = 2;
    rules.single_exchange = SingleExchange::one_up;
    rules.no_exchange_at = 42;
    rules.no_exchange_mode = NoExchangeMode::six_discard_one;
    rules.no_exchange_timing = NoExchangeTiming::next_deal;
    rules.royal_flush_points = 20;
    rules.royal_flush_wins = false;
    rules.chicago_when = ChicagoWhen::any_time;
    rules.chicago_min_score = 0;
    rules.blind_chicago = BlindChicago::before_looking;
    return rules;
}

Rules finnish() {
    Rules rules;
    rules.num_exchanges = 2;
    rules.four_of_a_kind_points = 8;
    rules.four_of_a_kind_effect = HandEffect::reset_all;
    rules.straight_flush_effect = HandEffect::to_target;
    rules.last_trick_two_points = 10;
    rules.chicago_hand_points = ChicagoHandPoints::never;
    rules.chicago_leader = ChicagoLeader::declarer;
    return rules;
}

}  // namespace

std::span<const base::RuleField<Rules>> Rules::fields() {
    static const std::vector<base::RuleField<Rules>> list = {
        rule<&Rules::num_players>("num_players", 2, max_players,
                                  "how many play, if the seats do not say so; other than 2 it "
                                  "must not differ from them"),

        rule<&Rules::target_score>("target_score", 1, most_points, "the score that wins the match"),
        rule<&Rules::win_check>("win_check", {"end_of_deal", "immediate"},
                                "when scores are compared with the target: at the end of a deal, "
                                "or after each hand, the tricks and the last hand"),
        rule<&Rules::win_tie>("win_tie", {"extra_deal", "shared"},
                              "with the same highest score at the target: another deal, or a win "
                              "shared"),
        rule<&Rules::chicago_to_win>("chicago_to_win", {"none", "attempted", "won"},
                                     "what a player must have done in this match to win it: "
                                     "nothing, declared a Chicago, or made one"),
        rule<&Rules::at_target_without_chicago>(
            "at_target_without_chicago", {"wait", "reset_to_zero"},
            "a player at the target who lacks that Chicago plays on, or loses his score"),
        rule<&Rules::confirm_win>("confirm_win", {"off", "last_trick_in_later_deal"},
                                  "a player at the target must still win the last trick of a later "
                                  "deal, begun with that score"),
        rule<&Rules::score_floor>("score_floor", {"zero", "none"},
                                  "whether a score can fall below zero"),
        rule<&Rules::first_dealer>("first_dealer", {"random", "lowest_card"},
                                   "who deals first: by lot, or who draws the lowest card"),

        rule<&Rules::num_exchanges>("num_exchanges", 2, most_exchanges, "exchange rounds a deal"),
        rule<&Rules::single_exchange>(
            "single_exchange", {"closed", "one_up", "open_forced"},
            "how a single card is drawn: unseen; shown, and whoever refuses it gets the next one "
            "unseen; shown and to be taken"),
        rule<&Rules::stock_recycle>(
            "stock_recycle", {"when_empty", "before_last", "before_each", "never"},
            "when the discards are shuffled into the stock: when it runs out, but never one's own "
            "of this turn; before the last round or before each, and when it runs out; never, an "
            "exchange is then limited to the cards left"),
        rule_or_none<&Rules::no_exchange_at>("no_exchange_at", 1, most_points,
                                             "the score from which a player may not exchange"),
        rule<&Rules::no_exchange_mode>("no_exchange_mode", {"keep_five", "six_discard_one"},
                                       "who may not exchange keeps his five cards, or is dealt six "
                                       "and throws one before the first scoring"),
        rule<&Rules::no_exchange_timing>("no_exchange_timing", {"immediate", "next_deal"},
                                         "whether the score counts at once or from the next deal "
                                         "on"),
        rule<&Rules::low_hand_redeal>("low_hand_redeal", {"off", "nine_or_below", "ten_or_below"},
                                      "a player who has no higher card may show his hand and have "
                                      "it replaced, once before the first exchange"),
        rule<&Rules::show_before_break>("show_before_break",
                                        "whose hand has just scored shows it before exchanging "
                                        "from it"),
        rule<&Rules::announcement>("announcement", {"automatic", "voluntary"},
                                   "hands are announced between the rounds: by all who match the "
                                   "best so far, or by whom so chooses"),
        rule<&Rules::false_claim>("false_claim", {"impossible", "eliminated"},
                                  "under voluntary announcement: only what one has, or any hand; "
                                  "others may ask to see it, and who has less is out of the match"),

        rule<&Rules::four_of_a_kind_points>("four_of_a_kind_points", 0, 100, "what it scores"),
        rule<&Rules::straight_flush_points>("straight_flush_points", 0, 100, "what it scores"),
        rule<&Rules::royal_flush_points>("royal_flush_points", 0, 1000, "what it scores"),
        rule<&Rules::royal_flush_wins>("royal_flush_wins",
                                       "a royal flush that scores wins the match at once"),
        rule<&Rules::four_of_a_kind_effect>("four_of_a_kind_effect", effect_names, effects),
        rule<&Rules::straight_flush_effect>("straight_flush_effect", effect_names, effects),
        rule<&Rules::hand_tie>("hand_tie", {"exact_none", "category_none", "suits"},
                               "when nobody scores: best hands equal in all ranks; or in category; "
                               "suits, never, as the highest suit of the first rank decides, "
                               "spades hearts diamonds clubs"),

        rule<&Rules::last_trick_points>("last_trick_points", 0, 100, "what the last trick scores"),
        rule_or_none<&Rules::last_trick_two_points>("last_trick_two_points", 0, 100,
                                                    "what it scores instead when won with a two"),
        rule<&Rules::chicago_when>(
            "chicago_when", {"before_first_trick", "after_last_exchange", "any_time"},
            "when Chicago is declared: before the first trick; or then and as long as one has won "
            "all tricks; or then and in any turn of one's own in the exchanges"),
        rule<&Rules::chicago_points>("chicago_points", 0, 100,
                                     "what Chicago scores, or costs when a trick is lost"),
        rule<&Rules::chicago_min_score>("chicago_min_score", 0, most_points,
                                        "the lowest score with which Chicago may be declared"),
        rule<&Rules::chicago_leader>("chicago_leader", {"dealer_left", "declarer"},
                                     "who leads to the first trick of a Chicago"),
        rule<&Rules::chicago_stop_on_loss>("chicago_stop_on_loss",
                                           "the tricks end when Chicago is lost"),
        rule<&Rules::chicago_breaker_points>("chicago_breaker_points", 0, 100,
                                             "points for the first trick won against a Chicago"),
        rule<&Rules::chicago_hand_points>("chicago_hand_points",
                                          {"always", "never", "not_on_failure"},
                                          "whether hands score once Chicago is declared; "
                                          "not_on_failure, unless it has been lost"),
        rule_or_none<&Rules::chicago_two_points>("chicago_two_points", 0, 100,
                                                 "what Chicago scores instead when its last trick "
                                                 "is won with a two"),
        rule<&Rules::blind_chicago>("blind_chicago", {"off", "before_looking"},
                                    "Chicago can be declared before looking at the cards: 30 "
                                    "points, 60 with a two in the last trick, or 20 lost; no hand "
                                    "scores in that deal"),
    };
    return list;
}

std::span<const base::Preset<Rules>> Rules::presets() {
    static const std::vector<base::Preset<Rules>> list = {
        {"pagat", {}, "the base rules of the older Pagat page"},
        {"gamerules", gamerules(), "the rules of the gamerules.com article"},
        {"wikipedia", wikipedia(), "the base rules of the English Wikipedia article"},
        {"finnish", finnish(),
         "two exchanges, four of a kind sets the others back, straight flush goes to the target, "
         "a last trick won with a two scores 10"},
    };
    return list;
}

}  // namespace pokerloop::swedish_chicago
