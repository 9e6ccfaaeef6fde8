// Strengths of hands of both decks, one hand or an array of them.
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/card_text.hpp"
#include "base/errors.hpp"
#include "bind/bind.hpp"
#include "hands/census.hpp"
#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"
#include "hands/many.hpp"

namespace pokerloop::bind {
namespace {

using base::Card;
using hands::Strength;
namespace chicago = hands::chicago_poker;

using Ids = py::array_t<Card>;
using Strengths = py::array_t<Strength>;

// One hand, checked: 1 to `most` different cards of the deck.
template <class Deck>
std::vector<Card> checked_hand(const std::vector<long long>& ids, std::size_t most) {
    std::vector<Card> cards;
    base::DistinctCards<Deck> distinct;
    for (const long long id : ids) {
        base::check_card_id<Deck>(id);
        cards.push_back(static_cast<Card>(id));
        if (id >= Deck::cards) {
            throw base::InvalidCardError("the special card " + base::card_text<Deck>(cards.back()) +
                                         " cannot stand in a hand");
        }
    }
    if (cards.empty() || cards.size() > most) {
        throw base::InvalidCardError("expected a hand of 1 to " + std::to_string(most) +
                                     " cards, got " + std::to_string(cards.size()));
    }
    distinct.insert(cards, "one hand");
    return cards;
}

// The array as the core reads it: a matrix of at most `most` columns.
hands::CardArray checked_array(const Ids& ids, py::ssize_t most) {
    if (ids.ndim() != 2 || ids.shape(1) < 1 || ids.shape(1) > most) {
        throw base::InvalidCardError("expected an array of shape (n, k) with k from 1 to " +
                                     std::to_string(most) + ", got shape " +
                                     std::string(py::str(ids.attr("shape"))));
    }
    return {ids.data(), static_cast<std::size_t>(ids.shape(0)),
            static_cast<std::size_t>(ids.shape(1)), ids.strides(0), ids.strides(1)};
}

bool is_aligned(const py::array& array) {
    return (array.flags() & py::detail::npy_api::NPY_ARRAY_ALIGNED_) != 0;
}

bool share_memory(const py::array& a, const py::array& b) {
    return py::module_::import("numpy").attr("may_share_memory")(a, b).cast<bool>();
}

// Where the strengths go: into `out`, or into a new array.
Strengths checked_out(const py::object& out, const Ids& ids) {
    if (out.is_none()) return Strengths(ids.shape(0));
    if (Strengths::check_(out)) {
        auto strengths = py::reinterpret_borrow<Strengths>(out);
        const bool contiguous = (strengths.flags() & py::array::c_style) != 0;
        if (strengths.ndim() == 1 && strengths.shape(0) == ids.shape(0) && contiguous &&
            strengths.writeable() && is_aligned(strengths) && !share_memory(strengths, ids)) {
            return strengths;
        }
    }
    throw py::value_error("out must be a writable contiguous uint16 array of shape (" +
                          std::to_string(ids.shape(0)) + ",), apart from the hands");
}

template <class RankMany>
Strengths rank_into(const Ids& ids, const py::object& out, py::ssize_t most, RankMany rank_many) {
    const hands::CardArray cards = checked_array(ids, most);
    Strengths strengths = checked_out(out, ids);
    const std::span<Strength> places(strengths.mutable_data(), cards.rows);
    const py::gil_scoped_release unlocked;
    rank_many(cards, places);
    return strengths;
}

std::vector<int> as_list(const hands::DecidingRanks& deciding) {
    return {deciding.ranks.begin(), deciding.ranks.begin() + deciding.size};
}

py::array_t<std::uint64_t> counts_by_strength(std::vector<std::uint64_t> (*census)(int), int cards,
                                              int most) {
    if (cards < 0 || cards > most) {
        throw py::value_error("expected 0 to " + std::to_string(most) + " cards, got " +
                              std::to_string(cards));
    }
    std::vector<std::uint64_t> counts;
    {
        const py::gil_scoped_release unlocked;
        counts = census(cards);
    }
    return py::array_t<std::uint64_t>(static_cast<py::ssize_t>(counts.size()), counts.data());
}

// An order as a list of category codes, the strongest first, and back.
std::vector<int> codes(const chicago::Order& order) {
    std::vector<int> codes;
    for (const chicago::Category category : order.ranking()) {
        codes.push_back(static_cast<int>(category));
    }
    return codes;
}

chicago::Order order_from(const std::vector<int>& codes) {
    chicago::Ranking ranking{};
    if (codes.size() != ranking.size() || std::ranges::min(codes) < 0 ||
        std::ranges::max(codes) >= chicago::categories) {
        throw base::InvalidRulesError("expected a permutation of 0 to 10");
    }
    std::ranges::transform(codes, ranking.begin(),
                           [](int code) { return static_cast<chicago::Category>(code); });
    return chicago::Order(ranking);
}

void register_standard(py::module_& module) {
    module.def(
        "rank_hand",
        [](const std::vector<long long>& ids) {
            const std::vector<Card> cards = checked_hand<base::StandardDeck>(ids, 7);
            return hands::rank(cards.data(), static_cast<int>(cards.size()));
        },
        py::arg("ids"));
    module.def(
        "rank_array",
        [](const Ids& ids, const py::object& out, bool check_duplicates) {
            return rank_into(ids, out, 7, [&](const auto& cards, auto strengths) {
                hands::rank_many(cards, strengths, check_duplicates);
            });
        },
        py::arg("ids").noconvert(), py::arg("out"), py::arg("check_duplicates"));
    module.def(
        "deciding_ranks",
        [](Strength strength) { return as_list(hands::deciding_ranks(strength)); },
        py::arg("strength"));
    module.def(
        "census", [](int cards) { return counts_by_strength(hands::census, cards, 7); },
        py::arg("cards"));
    module.attr("royal_flush") = int{hands::royal_flush};
    module.attr("rank_constants") = hands::rank_constants;
}

void register_chicago_poker(py::module_& module) {
    py::class_<chicago::Order>(module, "ChicagoPokerOrder")
        .def(py::init(&order_from), py::arg("strongest_first"))
        .def_property_readonly("strongest_first", &codes)
        .def(
            "category",
            [](const chicago::Order& order, Strength strength) {
                return static_cast<int>(order.category(strength));
            },
            py::arg("strength"))
        .def(
            "deciding_ranks",
            [](const chicago::Order& order, Strength strength) {
                return as_list(chicago::deciding_ranks(strength, order));
            },
            py::arg("strength"))
        .def(
            "rank_hand",
            [](const chicago::Order& order, const std::vector<long long>& ids) {
                return chicago::rank(checked_hand<base::GangsterDeck>(ids, 5), order);
            },
            py::arg("ids"))
        .def(
            "rank_array",
            [](const chicago::Order& order, const Ids& ids, const py::object& out,
               bool check_duplicates) {
                return rank_into(ids, out, 5, [&](const auto& cards, auto strengths) {
                    chicago::rank_many(cards, order, strengths, check_duplicates);
                });
            },
            py::arg("ids").noconvert(), py::arg("out"), py::arg("check_duplicates"));
    module.def(
        "chicago_poker_census",
        [](int cards) { return counts_by_strength(hands::chicago_poker_census, cards, 5); },
        py::arg("cards"));
    module.attr("value_constants") = chicago::value_constants;
    module.attr("chicago_poker_default_order") = codes(chicago::default_order);
    module.attr("chicago_poker_rarity_order") = codes(chicago::rarity_order);
}

}  // namespace

void register_hands(py::module_& module) {
    register_standard(module);
    register_chicago_poker(module);
}

}  // namespace pokerloop::bind
