// Swedish Chicago: exchanges counted, tricks solved, the chance to have the best hand.
#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/errors.hpp"
#include "bind/bind.hpp"
#include "bind/card_sets.hpp"
#include "games/swedish_chicago/blind_chances.hpp"
#include "games/swedish_chicago/chicago_odds.hpp"
#include "games/swedish_chicago/field.hpp"
#include "games/swedish_chicago/high_play.hpp"
#include "games/swedish_chicago/imagined_tricks.hpp"
#include "games/swedish_chicago/race.hpp"
#include "games/swedish_chicago/trick_solver.hpp"
#include "games/swedish_chicago/view_win_odds.hpp"
#include "games/swedish_chicago/win_odds.hpp"

namespace pokerloop::bind {

namespace {

using base::CardSet;
using namespace swedish_chicago;

// A hand with the cards not seen.
struct Exchange {
    CardSet hand;
    CardSet unseen;

    Exchange(const CardIds& hand_ids, const CardIds& dead_ids) {
        CardGroups groups;
        hand = groups.take(hand_ids, "the hand");
        if (hand.size() != hand_size) {
            throw base::InvalidPositionError("expected a hand of five cards, not of " +
                                             std::to_string(hand.size()));
        }
        unseen = CardSet::full_deck() - hand - groups.take(dead_ids, "the dead cards");
        if (unseen.size() < hand_size) {
            throw base::InvalidPositionError("expected five or more cards to draw from, not " +
                                             std::to_string(unseen.size()));
        }
    }
};

KindCounts count_exchange(const CardIds& hand, const CardIds& keep, const CardIds& dead) {
    const Exchange exchange(hand, dead);
    const CardSet kept = CardGroups().take(keep, "the cards kept");
    for (const base::Card card : kept - exchange.hand) {
        throw base::InvalidCardError(base::quoted(base::card_text(card)) +
                                     " is not in the hand and cannot be kept");
    }
    return count_draws(kept, exchange.unseen);
}

// The cards kept with the counts by kind, for each keep from none to all.
std::vector<std::pair<CardIds, KindCounts>> count_exchanges(const CardIds& hand,
                                                            const CardIds& dead) {
    const Exchange exchange(hand, dead);
    const SortedHand sorted(exchange.hand);
    std::vector<std::pair<CardIds, KindCounts>> counts;
    for (unsigned keep = 0; keep < keeps; ++keep) {
        const CardSet kept = sorted.chosen(keep);
        counts.emplace_back(to_ids(kept), count_draws(kept, exchange.unseen));
    }
    return counts;
}

WinOdds to_win_odds(const CardIds& hand, int opponents, int exchanges, const CardIds& dead,
                    const Rules& rules) {
    const Exchange asked(hand, dead);
    // With so many cards nobody ever finds nothing to draw but what he has just thrown away.
    const int needed = hand_size * (opponents + (exchanges > 0 ? 1 : 0));
    if (asked.unseen.size() < needed) {
        throw base::InvalidPositionError("expected " + std::to_string(needed) +
                                         " or more cards for the opponents, not " +
                                         std::to_string(asked.unseen.size()));
    }
    return {{asked.hand, asked.unseen, opponents, exchanges}, rules};
}

TrickPosition to_position(const std::vector<CardIds>& hands, int leader, const CardIds& table) {
    TrickPosition position{.players = static_cast<int>(hands.size()),
                           .leader = leader,
                           .played = static_cast<int>(table.size())};
    CardGroups groups;
    for (std::size_t seat = 0; seat < hands.size() && seat < position.hands.size(); ++seat) {
        position.hands[seat] = groups.take(hands[seat], "hand " + std::to_string(seat));
    }
    groups.take(table, "the trick in progress");
    for (std::size_t turn = 0; turn < table.size() && turn < position.table.size(); ++turn) {
        position.table[turn] = static_cast<base::Card>(table[turn]);
    }
    position.check();
    return position;
}

// Who can force the goal: the seat asked about or, if none is, whoever can; and the best cards.
std::pair<std::optional<int>, CardIds> solve_tricks(const std::vector<CardIds>& hands, int leader,
                                                    const CardIds& table, bool all_tricks,
                                                    std::optional<int> asked) {
    const TrickPosition position = to_position(hands, leader, table);
    const TrickGoal goal = all_tricks ? TrickGoal::all_tricks : TrickGoal::last_trick;
    if (asked && (*asked < 0 || *asked >= position.players)) {
        throw base::InvalidPositionError("expected a seat from 0 to " +
                                         std::to_string(position.players - 1) + ", not " +
                                         std::to_string(*asked));
    }
    TrickSolver solver(position);
    for (int seat = asked.value_or(0); seat < (asked ? *asked + 1 : position.players); ++seat) {
        if (solver.can_force(goal, seat)) return {seat, to_ids(solver.best_cards(goal, seat))};
    }
    return {std::nullopt, to_ids(solver.best_cards(goal, asked.value_or(position.to_move())))};
}

bool reaches_against_high_play(const std::vector<CardIds>& hands, int leader, const CardIds& table,
                               bool all_tricks, int seat) {
    const TrickGoal goal = all_tricks ? TrickGoal::all_tricks : TrickGoal::last_trick;
    return HighPlay(to_position(hands, leader, table), goal, seat).can_reach();
}

std::vector<CardIds> imagine_tricks(const View& view, bool by_claims, std::uint64_t seed) {
    base::RandomStream random(seed, 0, 0);
    ImaginedTricks imagined(view, view.table.leader,
                            by_claims ? Claims::believed : Claims::ignored);
    const TrickPosition& tricks = imagined.draw(random);
    std::vector<CardIds> hands;
    for (int place = 0; place < tricks.players; ++place) {
        hands.push_back(to_ids(tricks.hands[static_cast<std::size_t>(place)]));
    }
    return hands;
}

// What the policies go by, for tests.
void register_judgement(py::module_& module) {
    module.def("reaches_against_high_play", &reaches_against_high_play, py::arg("hands"),
               py::arg("leader"), py::arg("table"), py::arg("all_tricks"), py::arg("seat"));
    module.def("imagine_tricks", &imagine_tricks, py::arg("view"), py::arg("by_claims"),
               py::arg("seed"));
    module.def(
        "typically_best",
        [](int exchanges, int others, int strength) {
            return Field::typical().best(exchanges, others, static_cast<hands::Strength>(strength));
        },
        py::arg("exchanges"), py::arg("others"), py::arg("strength"));
    module.def(
        "last_trick_chance",
        [](const std::vector<std::uint8_t>& ranks, int players) {
            return last_trick_chance(ranks, players);
        },
        py::arg("ranks"), py::arg("players"));
    module.def(
        "blind_chances",
        [](int exchanges, int players, bool leads) {
            const BlindChances& chances = blind_chances(exchanges, players, leads);
            return std::pair(chances.against_high_play, chances.forced);
        },
        py::arg("exchanges"), py::arg("players"), py::arg("leads"));
    py::class_<Race>(module, "Race", "What points are worth, for all the scores there are.")
        .def(py::init<const Rules&, int>(), py::arg("rules"), py::arg("players"))
        .def(
            "win_chance",
            [](const Race& race, const Standing& scores) { return race.win_chance(scores); },
            py::arg("scores"))
        .def("gain", &Race::gain, py::arg("scores"), py::arg("points"))
        .def("prize", &Race::prize, py::arg("scores"), py::arg("points"));
}

}  // namespace

void register_swedish_chicago_odds(py::module_& core) {
    py::module_ module = core.attr("swedish_chicago");
    module.def("kind_points", &kind_points, py::arg("rules"));
    module.def("count_exchange", &count_exchange, py::arg("hand"), py::arg("keep"),
               py::arg("dead"));
    module.def("count_exchanges", &count_exchanges, py::arg("hand"), py::arg("dead"));
    module.def("solve_tricks", &solve_tricks, py::arg("hands"), py::arg("leader"), py::arg("table"),
               py::arg("all_tricks"), py::arg("seat"));
    py::class_<WinCounts>(module, "WinCounts", "How often a hand is the best.")
        .def_readonly("won", &WinCounts::won)
        .def_readonly("tied", &WinCounts::tied)
        .def_readonly("lost", &WinCounts::lost);
    py::class_<WinOdds>(module, "WinOdds", "A hand against hands not seen.")
        .def(py::init(&to_win_odds), py::arg("hand"), py::arg("opponents"), py::arg("exchanges"),
             py::arg("dead"), py::arg("rules"))
        .def("count", &WinOdds::count, py::call_guard<py::gil_scoped_release>())
        .def("sample", &WinOdds::sample, py::arg("seed"), py::arg("first"), py::arg("count"),
             py::call_guard<py::gil_scoped_release>());
    py::class_<ViewWinOdds>(module, "ViewWinOdds", "The hand of a seat against those of others.")
        .def(py::init<const View&>(), py::arg("view"))
        .def("sample", &ViewWinOdds::sample, py::arg("seed"), py::arg("first"), py::arg("count"),
             py::call_guard<py::gil_scoped_release>());
    register_judgement(module);
    py::class_<ChicagoOdds>(module, "ChicagoOdds", "The chance to make Chicago.")
        .def(py::init<const View&>(), py::arg("view"))
        .def("sample", &ChicagoOdds::sample, py::arg("seed"), py::arg("first"), py::arg("count"),
             py::call_guard<py::gil_scoped_release>());
    py::class_<KeepValues>(module, "KeepValues", "What each way to keep cards is worth.")
        .def(py::init([](const Rules& rules) { return hand_point_values(kind_points(rules)); }),
             py::arg("rules"))
        .def(
            "sums",
            [](const KeepValues& self, const CardIds& hand) {
                return self.sums(SortedHand(Exchange(hand, {}).hand));
            },
            py::arg("hand"))
        .def(
            "best",
            [](const KeepValues& self, const CardIds& hand) {
                const SortedHand sorted(Exchange(hand, {}).hand);
                return to_ids(sorted.chosen(best_keep(self.means(sorted))));
            },
            py::arg("hand"));
}

}  // namespace pokerloop::bind
