#include "games/chicago_poker/rules.hpp"

namespace pokerloop::chicago_poker {

using base::rule;
using base::rule_or_none;

std::span<const base::RuleField<Rules>> Rules::fields() {
    using hands::chicago_poker::default_order;
    using hands::chicago_poker::rarity_order;
    static const std::vector<base::RuleField<Rules>> list = {
        rule<&Rules::specials>("specials", "the six special cards are in the deck"),
        rule<&Rules::goal>("goal", {"full", "short"},
                           "what wins: full, three businesses of one type, four different ones or "
                           "any five; short, two of one type or any three"),
        rule_or_none<&Rules::open_tiles>("open_tiles", 1, max_open,
                                         "businesses open at a time; none: 2 for two or three "
                                         "players, 3 for four, 4 for five or six"),
        rule<&Rules::order>(
            "order",
            {"high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house",
             "four_of_a_kind", "rainbow_straight", "straight_flush", "chicago_poker"},
            {{"poker", default_order.ranking()}, {"rarity", rarity_order.ranking()}},
            "the categories of hands, the strongest first"),
    };
    return list;
}

std::span<const base::Preset<Rules>> Rules::presets() {
    constexpr auto rarity = hands::chicago_poker::rarity_order.ranking();
    static const std::vector<base::Preset<Rules>> list = {
        {"full", {}, "the whole game"},
        {"short", {.goal = Goal::short_game}, "two businesses of one type or any three win"},
        {"no_specials", {.specials = false}, "without the six special cards"},
        {"short_no_specials",
         {.specials = false, .goal = Goal::short_game},
         "the short game without the special cards"},
        {"rarity", {.order = rarity}, "the whole game with hands ordered by how rare they are"},
    };
    return list;
}

}  // namespace pokerloop::chicago_poker
