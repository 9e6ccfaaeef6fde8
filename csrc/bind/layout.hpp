// Plain structs as NumPy's structured dtypes.
//
// A struct that lists its members (base/members.hpp) becomes a dtype with a field for each, at its
// offset; arrays become subarrays, rule sets a field for each rule, a set of cards a uint64 with a
// 16-bit lane for each suit or two of them with a bit for each card, an enumeration its number.
#pragma once

#include <pybind11/numpy.h>

#include <array>
#include <concepts>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "base/cards.hpp"
#include "base/members.hpp"
#include "base/rules.hpp"
#include "bind/bind.hpp"

namespace pokerloop::bind {

// The fields of a struct, gathered one by one.
class Layout {
 public:
    // Between two members there is no room for one that is not listed, unless it is smaller than
    // what the next must be aligned to.
    void add(const std::string& name, const py::object& format, std::size_t offset,
             std::size_t size, std::size_t alignment) {
        if (offset < end_ || offset - end_ >= alignment) {
            throw std::logic_error("a member before '" + name + "' is not listed");
        }
        names_.append(name);
        formats_.append(format);
        offsets_.append(offset);
        end_ = offset + size;
    }

    py::dtype finish(std::size_t size, std::size_t alignment) const {
        if (size - end_ >= alignment) throw std::logic_error("the last members are not listed");
        return {names_, formats_, offsets_, static_cast<py::ssize_t>(size)};
    }

 private:
    py::list names_, formats_, offsets_;
    std::size_t end_ = 0;
};

template <class Type>
struct Element {
    using type = Type;
};
template <class Type, std::size_t count>
struct Element<std::array<Type, count>> : Element<Type> {};

template <base::HasMembers Struct>
void add_meanings(py::dict& meanings, const std::string& prefix);

template <class Type>
void add_meaning(py::dict& meanings, const std::string& name, const char* meaning) {
    meanings[py::str(name)] = meaning;
    using Nested = typename Element<Type>::type;
    if constexpr (base::HasMembers<Nested>) add_meanings<Nested>(meanings, name + ".");
}

// What the members of a struct mean, by name; those of a nested one as "seats.board".
template <base::HasMembers Struct>
void add_meanings(py::dict& meanings, const std::string& prefix) {
    std::apply(
        [&](auto... member) {
            (add_meaning<typename decltype(member)::Type>(meanings, prefix + member.name,
                                                          member.meaning),
             ...);
        },
        Struct::members());
}

// What NumPy takes for the format of a field: a dtype, or a dtype and a shape.
template <class Type>
struct Format;

template <class Type>
py::object format_of() {
    return Format<Type>::make();
}

template <class Type>
    requires std::is_arithmetic_v<Type>
struct Format<Type> {
    static py::object make() { return py::dtype::of<Type>(); }
};

template <class Type>
    requires std::is_enum_v<Type>
struct Format<Type> {
    static py::object make() { return format_of<std::underlying_type_t<Type>>(); }
};

template <>
struct Format<base::CardSet> {
    static py::object make() { return format_of<std::uint64_t>(); }
};

template <class Type, std::size_t count>
struct Format<std::array<Type, count>> {
    static py::object make() {
        const py::object element = format_of<Type>();
        if (!py::isinstance<py::tuple>(element)) {
            return py::make_tuple(element, py::make_tuple(count));
        }
        const auto [type, shape] = element.cast<std::pair<py::object, py::tuple>>();
        return py::make_tuple(type, py::make_tuple(count) + shape);
    }
};

template <base::HasMembers Struct>
struct Format<Struct> {
    static py::object make() {
        static_assert(std::is_standard_layout_v<Struct> && std::is_trivially_copyable_v<Struct>);
        Layout layout;
        std::apply(
            [&](auto... member) {
                (layout.add(member.name, format_of<typename decltype(member)::Type>(),
                            member.offset(), sizeof(typename decltype(member)::Type),
                            alignof(typename decltype(member)::Type)),
                 ...);
            },
            Struct::members());
        return layout.finish(sizeof(Struct), alignof(Struct));
    }
};

// A set of cards or actions that is no single number is the words that hold its bits.
template <class Set>
    requires requires(const Set& set) { set.words(); }
struct Format<Set> {
    static py::object make() {
        return format_of<std::remove_cvref_t<decltype(std::declval<Set>().words())>>();
    }
};

template <class Rules>
    requires requires { Rules::fields(); }
struct Format<Rules> {
    static py::object make() {
        Layout layout;
        for (const auto& field : Rules::fields()) {
            const bool is_flag = field.kind == base::RuleKind::flag;
            const bool is_order = field.kind == base::RuleKind::order;
            const bool is_named = is_order || field.kind == base::RuleKind::choice;
            const std::size_t count = is_order ? field.choices.size() : 1;
            const std::size_t size = field.size / count;
            const py::dtype type(is_flag ? "?" : (is_named ? "u" : "i") + std::to_string(size));
            const py::object format =
                is_order ? py::make_tuple(type, py::make_tuple(count)) : py::object(type);
            layout.add(std::string(field.name), format, field.offset, field.size, size);
        }
        return layout.finish(sizeof(Rules), alignof(Rules));
    }
};

}  // namespace pokerloop::bind
