// One hand a call, where the call itself is what costs. So this is a plain function of CPython with
// one argument. It ranks what it understands at a glance, and returns None for everything else,
// wrong hands among it: the Python functions then take the long way, with its conversions and
// messages.
#include <array>
#include <cstdint>
#include <string_view>

#include "base/card_text.hpp"
#include "bind/bind.hpp"
#include "hands/hand.hpp"

namespace pokerloop::bind {
namespace {

using base::Card;

constexpr std::size_t most_cards = 7;
using Places = std::array<Card, most_cards>;

std::string_view utf8(PyObject* text) {
    Py_ssize_t size = 0;
    const char* data = PyUnicode_AsUTF8AndSize(text, &size);
    if (data == nullptr) {
        PyErr_Clear();
        return {};
    }
    return {data, static_cast<std::size_t>(size)};
}

// The id of an integer (a Card is one) or of the text of a card; no_card for anything else.
Card card_from(PyObject* item) {
    if (PyLong_Check(item) && !PyBool_Check(item)) {
        int overflow = 0;
        const long id = PyLong_AsLongAndOverflow(item, &overflow);
        const bool fits = overflow == 0 && id >= 0 && id < base::StandardDeck::cards;
        return fits ? static_cast<Card>(id) : base::no_card;
    }
    Card card = base::no_card;
    if (PyUnicode_Check(item) && base::try_parse_cards(utf8(item), {&card, 1}) == 1) return card;
    return base::no_card;
}

std::size_t cards_from(PyObject* const* items, Py_ssize_t count, Places& places) {
    const auto size = static_cast<std::size_t>(count);
    if (size > most_cards) return 0;
    for (std::size_t i = 0; i < size; ++i) {
        places[i] = card_from(items[i]);
        if (places[i] == base::no_card) return 0;
    }
    return size;
}

// How many cards there are; 0 for what is no hand at a glance.
std::size_t read(PyObject* hand, Places& places) {
    if (PyUnicode_Check(hand)) return base::try_parse_cards(utf8(hand), places);
    if (PyTuple_Check(hand)) {
        return cards_from(PySequence_Fast_ITEMS(hand), PyTuple_GET_SIZE(hand), places);
    }
    if (!PyList_Check(hand)) return 0;
    std::size_t count = 0;
#ifdef Py_GIL_DISABLED
    Py_BEGIN_CRITICAL_SECTION(hand);
#endif
    count = cards_from(PySequence_Fast_ITEMS(hand), PyList_GET_SIZE(hand), places);
#ifdef Py_GIL_DISABLED
    Py_END_CRITICAL_SECTION();
#endif
    return count;
}

PyObject* rank_at_a_glance(PyObject*, PyObject* cards) {
    Places places;
    const std::size_t count = read(cards, places);
    hands::Hand hand;
    for (std::size_t i = 0; i < count; ++i) {
        if (hand.cards().contains(places[i])) Py_RETURN_NONE;
        hand.add(places[i]);
    }
    if (count == 0) Py_RETURN_NONE;
    return PyLong_FromLong(hand.rank());
}

PyMethodDef method = {"rank_at_a_glance", rank_at_a_glance, METH_O,
                      "rank_at_a_glance(cards: object) -> int | None\n"};

}  // namespace

void register_rank_one(py::module_& module) {
    module.attr("rank_at_a_glance") = py::reinterpret_steal<py::object>(
        PyCFunction_NewEx(&method, nullptr, module.attr("__name__").ptr()));
}

}  // namespace pokerloop::bind
