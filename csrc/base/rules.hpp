// Rule sets as values.
//
// A rule set is a plain struct with a default for every member. `Rules::fields()` lists the
// members, one line a rule: name, member, allowed values, meaning. Everything generic is made from
// those lines: the keyword constructor, validation and its messages, repr, ==, hash, the dict, the
// stub and the table in the documentation. `Rules::presets()` names whole rule sets.
//
// A rule is a flag (bool), a whole number within a range (int), such a number or "none" (int, which
// is `no_number` for none), a choice among names (an enum whose values count from 0 in the order of
// the names) or an order of names (an array that holds each value of such an enum once). Orders may
// have names of their own; any other is the list of what it puts in order.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/card_text.hpp"
#include "base/errors.hpp"
#include "base/members.hpp"
#include "base/permutations.hpp"

namespace pokerloop::base {

// A value that no rule can have, as it is to be shown in a message.
struct NoRuleValue {
    std::string shown;
};

using Names = std::vector<std::string>;
using RuleValue = std::variant<bool, long long, std::string, Names, NoRuleValue>;

enum class RuleKind { flag, whole_number, number_or_none, choice, order };

inline constexpr int no_number = -1;

// An order with a name; its number is that of the permutation.
struct NamedOrder {
    std::string_view name;
    int number;
};

template <class Rules>
struct RuleField {
    std::string_view name;
    std::string_view meaning;
    RuleKind kind;
    int lowest;
    int highest;
    std::vector<std::string_view> choices;  // or what is put in order
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    std::size_t offset;  // where its member lies, and in how many bytes
    std::size_t size;
    std::vector<NamedOrder> orders{};

    RuleValue value(const Rules& rules) const {
        const int stored = get(rules);
        switch (kind) {
            case RuleKind::flag:
                return stored != 0;
            case RuleKind::number_or_none:
                if (stored == no_number) return std::string("none");
                [[fallthrough]];
            case RuleKind::whole_number:
                return static_cast<long long>(stored);
            case RuleKind::choice:
                return std::string(choices[static_cast<std::size_t>(stored)]);
            case RuleKind::order:
                break;
        }
        return order_value(stored);
    }

    // The allowed values as text: "true or false", "0 to 100", "none or 1 to 9", "none, match",
    // "up, or all of low, middle, high in any order".
    std::string allowed() const {
        switch (kind) {
            case RuleKind::flag:
                return "true or false";
            case RuleKind::whole_number:
                return range();
            case RuleKind::number_or_none:
                return "none or " + range();
            case RuleKind::choice:
                return listed(choices);
            case RuleKind::order:
                break;
        }
        std::string text;
        for (const NamedOrder& order : orders) text += std::string(order.name) + ", ";
        return text + "or all of " + listed(choices) + " in any order";
    }

    // The number of the order with this name or these names, if there is one.
    std::optional<int> order_number(const RuleValue& value) const {
        const auto* text = std::get_if<std::string>(&value);
        for (const NamedOrder& order : orders) {
            if (text && order.name == *text) return order.number;
        }
        const auto* list = std::get_if<Names>(&value);
        if (!text && !list) return std::nullopt;
        std::vector<std::uint8_t> places;
        for (const std::string& name : list ? *list : split(*text)) {
            const auto place = std::ranges::find(choices, name) - choices.begin();
            places.push_back(static_cast<std::uint8_t>(place));
        }
        if (places.size() != choices.size() || !is_permutation(places)) return std::nullopt;
        return permutation_number(places);
    }

 private:
    std::string range() const { return std::to_string(lowest) + " to " + std::to_string(highest); }

    RuleValue order_value(int number) const {
        for (const NamedOrder& order : orders) {
            if (order.number == number) return std::string(order.name);
        }
        std::vector<std::uint8_t> places(choices.size());
        number_to_permutation(number, places);
        Names names;
        for (const std::size_t place : places) names.emplace_back(choices[place]);
        return names;
    }

    static std::string listed(const std::vector<std::string_view>& names) {
        std::string text;
        for (const auto name : names) text += (text.empty() ? "" : ", ") + std::string(name);
        return text;
    }

    // What stands between commas.
    static Names split(std::string_view text) {
        Names names;
        for (std::size_t comma; (comma = text.find(',')) != text.npos;) {
            names.emplace_back(text.substr(0, comma));
            text.remove_prefix(comma + 1);
        }
        names.emplace_back(text);
        return names;
    }
};

namespace detail {

template <class Array>
inline constexpr bool is_order = false;
template <class Item, std::size_t count>
inline constexpr bool is_order<std::array<Item, count>> = std::is_enum_v<Item>;

template <class Item, std::size_t count>
int order_number(const std::array<Item, count>& order) {
    std::array<std::uint8_t, count> places{};
    std::ranges::transform(order, places.begin(),
                           [](Item item) { return static_cast<std::uint8_t>(item); });
    return permutation_number(places);
}

template <class Item, std::size_t count>
void set_order(std::array<Item, count>& order, int number) {
    std::array<std::uint8_t, count> places{};
    number_to_permutation(number, places);
    std::ranges::transform(places, order.begin(),
                           [](std::uint8_t place) { return static_cast<Item>(place); });
}

template <auto Member>
RuleField<Owner<Member>> field(std::string_view name, std::string_view meaning, RuleKind kind,
                               int lowest, int highest,
                               std::vector<std::string_view> choices = {}) {
    using Rules = Owner<Member>;
    return {name,
            meaning,
            kind,
            lowest,
            highest,
            std::move(choices),
            [](const Rules& rules) { return static_cast<int>(rules.*Member); },
            [](Rules& rules, int value) { rules.*Member = static_cast<Value<Member>>(value); },
            offset_of<Member>(),
            sizeof(Value<Member>)};
}

}  // namespace detail

template <auto Member>
    requires std::same_as<Value<Member>, bool>
auto rule(std::string_view name, std::string_view meaning) {
    return detail::field<Member>(name, meaning, RuleKind::flag, 0, 1);
}

template <auto Member>
    requires std::same_as<Value<Member>, int>
auto rule(std::string_view name, int lowest, int highest, std::string_view meaning) {
    return detail::field<Member>(name, meaning, RuleKind::whole_number, lowest, highest);
}

template <auto Member>
    requires std::same_as<Value<Member>, int>
auto rule_or_none(std::string_view name, int lowest, int highest, std::string_view meaning) {
    return detail::field<Member>(name, meaning, RuleKind::number_or_none, lowest, highest);
}

template <auto Member>
    requires std::is_enum_v<Value<Member>>
auto rule(std::string_view name, const std::vector<std::string_view>& choices,
          std::string_view meaning) {
    return detail::field<Member>(name, meaning, RuleKind::choice, 0,
                                 static_cast<int>(choices.size()) - 1, choices);
}

template <class Order>
struct NameOfOrder {
    std::string_view name;
    Order order;
};

template <auto Member>
    requires detail::is_order<Value<Member>>
auto rule(std::string_view name, const std::vector<std::string_view>& items,
          const std::vector<NameOfOrder<Value<Member>>>& orders, std::string_view meaning) {
    using Rules = Owner<Member>;
    RuleField<Rules> field{
        name,
        meaning,
        RuleKind::order,
        0,
        0,
        items,
        [](const Rules& rules) { return detail::order_number(rules.*Member); },
        [](Rules& rules, int number) { detail::set_order(rules.*Member, number); },
        offset_of<Member>(),
        sizeof(Value<Member>)};
    for (const auto& named : orders) {
        field.orders.push_back({named.name, detail::order_number(named.order)});
    }
    return field;
}

template <class Rules>
struct Preset {
    std::string_view name;
    Rules rules;
    std::string_view meaning;
};

// ---- Access by name -------------------------------------------------------------------------

inline std::string show(const RuleValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "True" : "False";
    if (const auto* number = std::get_if<long long>(&value)) return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value)) return quoted(*text);
    if (const auto* names = std::get_if<Names>(&value)) {
        std::string list;
        for (const std::string& name : *names) list += (list.empty() ? "" : ", ") + quoted(name);
        return "(" + list + ")";
    }
    return std::get<NoRuleValue>(value).shown;
}

template <class Rules>
const RuleField<Rules>& find_field(std::string_view name) {
    for (const auto& field : Rules::fields()) {
        if (field.name == name) return field;
    }
    std::string names;
    for (const auto& field : Rules::fields()) {
        names += (names.empty() ? "" : ", ") + std::string(field.name);
    }
    throw InvalidRulesError("no rule is called " + quoted(name) + "; the rules are " + names);
}

template <class Rules>
void set_rule(Rules& rules, const RuleField<Rules>& field, const RuleValue& value) {
    const auto* flag = std::get_if<bool>(&value);
    const auto* number = std::get_if<long long>(&value);
    const auto* text = std::get_if<std::string>(&value);
    const auto is_in_range = [&] {
        return number && *number >= field.lowest && *number <= field.highest;
    };
    switch (field.kind) {
        case RuleKind::flag:
            if (flag) return field.set(rules, *flag);
            break;
        case RuleKind::number_or_none:
            if (text && *text == "none") return field.set(rules, no_number);
            [[fallthrough]];
        case RuleKind::whole_number:
            if (is_in_range()) return field.set(rules, static_cast<int>(*number));
            break;
        case RuleKind::choice:
            for (std::size_t i = 0; text && i < field.choices.size(); ++i) {
                if (field.choices[i] == *text) return field.set(rules, static_cast<int>(i));
            }
            break;
        case RuleKind::order:
            if (const auto order = field.order_number(value)) return field.set(rules, *order);
            break;
    }
    throw InvalidRulesError("rule '" + std::string(field.name) + "' takes " + field.allowed() +
                            ", not " + show(value));
}

template <class Rules>
const Rules& find_preset(std::string_view name) {
    std::string names;
    for (const auto& preset : Rules::presets()) {
        if (preset.name == name) return preset.rules;
        names += (names.empty() ? "" : ", ") + std::string(preset.name);
    }
    throw InvalidRulesError("no preset is called " + quoted(name) + "; the presets are " + names);
}

template <class Rules>
std::size_t hash_rules(const Rules& rules) {
    std::size_t hash = 0;
    for (const auto& field : Rules::fields()) {
        hash = hash * 1'000'003U + static_cast<std::size_t>(field.get(rules));
    }
    return hash;
}

}  // namespace pokerloop::base
