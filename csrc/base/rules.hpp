// Rule sets as values.
//
// A rule set is a plain struct with a default for every member. `Rules::fields()` lists the
// members, one line a rule: name, member, allowed values, meaning. Everything generic is made from
// those lines: the keyword constructor, validation and its messages, repr, ==, hash, the dict, the
// stub and the table in the documentation. `Rules::presets()` names whole rule sets.
//
// A rule is a flag (bool), a whole number within a range (int), such a number or "none" (int, which
// is `no_number` for none) or a choice among names (an enum whose values count from 0 in the order
// of the names).
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/card_text.hpp"
#include "base/errors.hpp"
#include "base/members.hpp"

namespace pokerloop::base {

// A value that no rule can have, as it is to be shown in a message.
struct NoRuleValue {
    std::string shown;
};

using RuleValue = std::variant<bool, long long, std::string, NoRuleValue>;

enum class RuleKind { flag, whole_number, number_or_none, choice };

inline constexpr int no_number = -1;

template <class Rules>
struct RuleField {
    std::string_view name;
    std::string_view meaning;
    RuleKind kind;
    int lowest;
    int highest;
    std::vector<std::string_view> choices;
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    std::size_t offset;  // where its member lies, and in how many bytes
    std::size_t size;

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
                break;
        }
        return std::string(choices[static_cast<std::size_t>(stored)]);
    }

    // The allowed values as text: "true or false", "0 to 100", "none or 1 to 9", "none, match".
    std::string allowed() const {
        if (kind == RuleKind::flag) return "true or false";
        if (kind != RuleKind::choice) {
            return (kind == RuleKind::number_or_none ? "none or " : "") + std::to_string(lowest) +
                   " to " + std::to_string(highest);
        }
        std::string text;
        for (const auto choice : choices) text += (text.empty() ? "" : ", ") + std::string(choice);
        return text;
    }
};

namespace detail {

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
    if (field.kind == RuleKind::flag) {
        if (const auto* flag = std::get_if<bool>(&value)) return field.set(rules, *flag);
    } else if (const auto* number = std::get_if<long long>(&value)) {
        const bool takes_numbers = field.kind != RuleKind::choice;
        if (takes_numbers && *number >= field.lowest && *number <= field.highest) {
            return field.set(rules, static_cast<int>(*number));
        }
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        if (field.kind == RuleKind::number_or_none && *text == "none") {
            return field.set(rules, no_number);
        }
        for (std::size_t i = 0; i < field.choices.size(); ++i) {
            if (field.choices[i] == *text) return field.set(rules, static_cast<int>(i));
        }
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
