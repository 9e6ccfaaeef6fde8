#include <string>

#include "games/ofc/state.hpp"

namespace pokerloop::ofc {

using base::InvalidRulesError;

namespace {

void check_range(const std::string& what, int value, int lowest, int highest) {
    if (value >= lowest && value <= highest) return;
    throw InvalidRulesError("expected " + what + " from " + std::to_string(lowest) + " to " +
                            std::to_string(highest) + ", not " + std::to_string(value));
}

}  // namespace

Setup checked(Setup setup) {
    const Rules& rules = setup.rules;
    const Schedule deal = schedule(rules.deal);
    constexpr int most = 1'000'000'000;
    check_range(std::string("a number of players of ") + deal.name, setup.players, 2,
                deal.max_players);
    if (setup.button != -1) {
        check_range("a seat with the button", setup.button, 0, setup.players - 1);
    }
    check_range("a number of deals", setup.deals, 0, most);
    for (std::size_t seat = 0; seat < setup.stacks.size(); ++seat) {
        const std::string whose = " of seat " + std::to_string(seat);
        if (static_cast<int>(seat) >= setup.players) {
            setup.stacks[seat] = setup.fantasyland[seat] = 0;
            continue;
        }
        int& stack = setup.stacks[seat];
        if (stack == 0) stack = rules.buy_in;
        check_range("a stack" + whose, stack, rules.cap == Cap::match ? rules.buy_in : 1, most);
        const int cards = setup.fantasyland[seat];
        if (cards != 0) check_range("a number of Fantasyland cards" + whose, cards, 13, 17);
        if (cards != 0 && !rules.fantasyland) {
            throw InvalidRulesError("these rules have no Fantasyland for seat " +
                                    std::to_string(seat) + " to begin in");
        }
    }
    return setup;
}

}  // namespace pokerloop::ofc
