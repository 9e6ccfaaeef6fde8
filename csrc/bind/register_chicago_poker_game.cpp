// Chicago Poker: rules, positions, the state of a game, its views and its policies.
#include <pybind11/stl.h>

#include "bind/card_sets.hpp"
#include "bind/policies.hpp"
#include "bind/rules.hpp"
#include "bind/state.hpp"
#include "games/chicago_poker/policies.hpp"
#include "games/chicago_poker/position.hpp"

namespace pokerloop::bind {

using base::Card;
using chicago_poker::Business;
using chicago_poker::CardSet;
using chicago_poker::Column;
using chicago_poker::OpenBusiness;
using chicago_poker::Position;
using chicago_poker::Rules;
using chicago_poker::Setup;
using chicago_poker::State;
using chicago_poker::Table;
using chicago_poker::Tile;
using chicago_poker::View;

namespace {

constexpr std::array choice_names = {"action",    "business", "seat",         "destination",
                                     "passenger", "discard",  "reinforcement"};

CardIds to_ids(const CardSet& cards) {
    CardIds ids;
    for (const Card card : cards) ids.push_back(card);
    return ids;
}

std::vector<Card> deck_cards(const CardIds& ids) { return to_cards<chicago_poker::Deck>(ids); }

std::optional<std::string> tile_or_none(Tile tile) {
    if (tile == Tile::none) return std::nullopt;
    return chicago_poker::tile_names[static_cast<std::size_t>(tile)];
}

Tile to_tile(const std::string& name) {
    std::string names;
    for (std::size_t i = 0; i < chicago_poker::tile_names.size(); ++i) {
        if (name == chicago_poker::tile_names[i]) return Tile(i);
        names += (names.empty() ? "" : ", ") + std::string(chicago_poker::tile_names[i]);
    }
    throw base::InvalidPositionError("expected a tile, one of " + names + ", not " +
                                     base::quoted(name));
}

const Table& table_of(const State& state) { return state.table(); }
const Table& table_of(const View& view) { return view.table; }

// The cards of a column, each an id, or None where it is not known, and whether it lies face down.
std::vector<std::pair<std::optional<int>, bool>> laid_cards(const Column& column) {
    std::vector<std::pair<std::optional<int>, bool>> cards;
    for (int i = 0; i < column.size; ++i) {
        cards.emplace_back(card_or_none(column.cards[static_cast<std::size_t>(i)]),
                           column.lies_down(i));
    }
    return cards;
}

// The open businesses and the closed ones, as (tile, marker, columns).
py::list businesses(const Table& table) {
    py::list list;
    const int places = chicago_poker::open_tiles(table.rules, table.players);
    for (std::size_t i = 0; i < static_cast<std::size_t>(places); ++i) {
        const Business& there = table.businesses[i];
        list.append(py::make_tuple(
            tile_or_none(there.tile), seat_or_none(there.marker),
            by_seat(table.players, [&](std::size_t s) { return laid_cards(there.columns[s]); })));
    }
    return list;
}

// What State and View have in common, as properties.
template <class Type>
void bind_table(py::class_<Type>& type) {
    const auto add = [&](const char* name, auto ask) {
        type.def_property_readonly(name, [ask](const Type& self) { return ask(table_of(self)); });
    };
    add("rules", [](const Table& t) { return t.rules; });
    add("players", [](const Table& t) { return int{t.players}; });
    add("first", [](const Table& t) { return int{t.first}; });
    add("turn", [](const Table& t) { return t.turn.number + 1; });
    add("player", [](const Table& t) { return int{t.turn.player}; });
    add("to_move", [](const Table& t) { return seat_or_none(t.turn.to_move); });
    add("actions_left", [](const Table& t) { return int{t.turn.actions_left}; });
    add("choice", [](const Table& t) {
        return std::string(choice_names[static_cast<std::size_t>(t.turn.choice)]);
    });
    add("played", [](const Table& t) { return card_or_none(t.turn.played); });
    add("business", [](const Table& t) { return seat_or_none(t.turn.business); });
    add("destination", [](const Table& t) { return seat_or_none(t.turn.destination); });
    add("contenders", [](const Table& t) { return seats_of(t.turn.contenders); });
    add("businesses", &businesses);
    add("marked", [](const Table& t) {
        std::vector<int> marked;
        for (const int where : t.marked) {
            if (where != play::nobody) marked.push_back(where);
        }
        return marked;
    });
    add("won", [](const Table& t) {
        return by_seat(t.players, [&](std::size_t seat) {
            return std::vector<int>(t.won[seat].begin(), t.won[seat].end());
        });
    });
    add("points", [](const Table& t) {
        return by_seat(t.players,
                       [&](std::size_t s) { return t.businesses_of(static_cast<int>(s)); });
    });
    add("winners", [](const Table& t) { return seats_of(t.winners); });
    add("reinforcements", [](const Table& t) {
        return by_seat(t.players, [&](std::size_t s) { return card_or_none(t.reinforcements[s]); });
    });
    add("discards", [](const Table& t) { return to_ids(t.discards); });
    add("shuffled", [](const Table& t) { return to_ids(t.shuffled); });
    add("deck_size", [](const Table& t) { return int{t.deck_size}; });
    add("tiles_left", [](const Table& t) { return int{t.stack_size}; });
}

using Columns = std::vector<CardIds>;

Position make_position(
    const Rules& rules, int players, int to_move, int actions_left,
    const std::vector<std::tuple<std::string, std::optional<int>, Columns>>& open,
    const Columns& hands, const CardIds& discards, const CardIds& deck, bool rest_is_discarded,
    const std::vector<std::vector<int>>& won, const std::vector<std::string>& tiles) {
    Position position;
    position.setup = chicago_poker::checked({rules, players, -1});
    position.to_move = to_move;
    position.actions_left = actions_left;
    const auto check_size = [&](std::size_t size, const char* what) {
        if (size > static_cast<std::size_t>(players)) {
            throw base::InvalidPositionError(std::string("expected ") + what + " of " +
                                             std::to_string(players) + " seats, not of " +
                                             std::to_string(size));
        }
    };
    for (const auto& [tile, marker, columns] : open) {
        OpenBusiness there{.tile = to_tile(tile), .marker = marker.value_or(play::nobody)};
        check_size(columns.size(), "columns");
        std::ranges::transform(columns, there.columns.begin(), deck_cards);
        position.businesses.push_back(there);
    }
    check_size(hands.size(), "hands");
    std::ranges::transform(hands, position.hands.begin(), deck_cards);
    position.discards = deck_cards(discards);
    position.deck = deck_cards(deck);
    position.rest_is_discarded = rest_is_discarded;
    check_size(won.size(), "tiles");
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
        if (won[seat].size() != chicago_poker::tile_types) {
            throw base::InvalidPositionError("expected a number of tiles of each of four types");
        }
        std::ranges::copy(won[seat], position.won[seat].begin());
    }
    std::ranges::transform(tiles, std::back_inserter(position.tiles), to_tile);
    return position;
}

void register_view(py::module_& module) {
    py::class_<View> view = bind_view<View>(module, "What one seat knows.");
    bind_table(view);
    view.def_readonly("seat", &View::seat)
        .def_property_readonly("hand", [](const View& self) { return to_ids(self.hand); })
        .def_property_readonly("hand_sizes",
                               [](const View& self) {
                                   return by_seat(self.table.players, [&](std::size_t seat) {
                                       return int{self.hand_sizes[seat]};
                                   });
                               })
        .def_property_readonly("unseen", [](const View& self) { return to_ids(self.unseen()); });
}

void register_state(py::module_& module) {
    py::class_<State> state = bind_state<State>(module, "A game.");
    bind_table(state);
    state
        .def(py::init([](const Position& position, std::uint64_t seed, std::uint64_t index) {
                 return State(position, {seed, index});
             }),
             py::arg("position"), py::arg("seed"), py::arg("index") = 0)
        .def_property_readonly("deck",
                               [](const State& self) {
                                   const auto cards = self.deck();
                                   return CardIds(cards.begin(), cards.end());
                               })
        .def_property_readonly("tiles",
                               [](const State& self) {
                                   std::vector<std::string> names;
                                   for (const Tile tile : self.tiles()) {
                                       names.push_back(*tile_or_none(tile));
                                   }
                                   return names;
                               })
        .def(
            "hand",
            [](const State& self, int seat) { return to_ids(self.hand(checked_seat(self, seat))); },
            py::arg("seat"))
        .def(
            "stack_deck",
            [](State& self, const CardIds& cards) { self.stack_deck(deck_cards(cards)); },
            py::arg("cards"));
}

}  // namespace

void register_chicago_poker_game(py::module_& core) {
    py::module_ module = core.def_submodule("chicago_poker", "Chicago Poker.");
    bind_rules<Rules>(module,
                      "What can be decided about Chicago Poker: a frozen value.\n\n"
                      "``order`` is the name of an order of categories, or all eleven from the "
                      "strongest to the weakest.\n\n"
                      "Examples\n--------\n"
                      ">>> from pokerloop import chicago_poker\n"
                      ">>> chicago_poker.Rules(specials=False, order='rarity')\n"
                      "Rules(specials=False, order='rarity')\n"
                      ">>> chicago_poker.Rules.preset('short').goal\n"
                      "'short'\n");
    module.attr("tile_names") = py::tuple(py::cast(chicago_poker::tile_names));
    py::class_<Setup>(module, "Setup", "How a game begins.")
        .def(py::init([](const Rules& rules, int players, int first) {
                 return chicago_poker::checked({rules, players, first});
             }),
             py::arg("rules"), py::arg("players"), py::arg("first") = -1)
        .def_readonly("rules", &Setup::rules);
    py::class_<Position>(module, "Position", "A position, written down.")
        .def(py::init(&make_position), py::kw_only(), py::arg("rules"), py::arg("players"),
             py::arg("to_move"), py::arg("actions_left"), py::arg("businesses"), py::arg("hands"),
             py::arg("discards"), py::arg("deck"), py::arg("rest_is_discarded"), py::arg("won"),
             py::arg("tiles"));
    register_view(module);
    register_state(module);
    bind_policies<State>(module, chicago_poker::policies());
}

}  // namespace pokerloop::bind
