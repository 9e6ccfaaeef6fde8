// The Python face of any rule set, made from its list of fields (base/rules.hpp).
#pragma once

#include <pybind11/stl.h>

#include <string>

#include "base/rules.hpp"
#include "bind/text.hpp"

namespace pokerloop::bind {

// A Python value as a rule's value. Whatever is no flag, number, text or list of texts is refused
// with its repr.
inline base::RuleValue to_rule_value(const py::handle& value) {
    if (py::isinstance<py::bool_>(value)) return value.cast<bool>();
    if (py::isinstance<py::str>(value)) return utf8(py::reinterpret_borrow<py::str>(value));
    if (PyIndex_Check(value.ptr())) {
        const py::object number = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
        if (!number) throw py::error_already_set();
        int overflow = 0;
        const long long whole = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
        if (overflow == 0) return whole;
    }
    if (py::isinstance<py::tuple>(value) || py::isinstance<py::list>(value)) {
        base::Names names;
        for (const py::handle name : value) {
            if (!py::isinstance<py::str>(name)) return base::NoRuleValue{shown(value)};
            names.push_back(utf8(py::str(py::reinterpret_borrow<py::object>(name))));
        }
        return names;
    }
    return base::NoRuleValue{shown(value)};
}

inline py::object to_python(const base::RuleValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return py::bool_(*flag);
    if (const auto* number = std::get_if<long long>(&value)) return py::int_(*number);
    if (const auto* names = std::get_if<base::Names>(&value)) return py::tuple(py::cast(*names));
    return py::str(std::get<std::string>(value));
}

template <class Rules>
void set_rules(Rules& rules, const py::object& given) {
    if (!py::isinstance<py::dict>(given)) {
        throw base::InvalidRulesError("expected a dict of rules, not " + shown(given));
    }
    for (const std::pair<py::handle, py::handle> item : given.cast<py::dict>()) {
        const auto& [name, value] = item;
        if (!py::isinstance<py::str>(name)) {
            throw base::InvalidRulesError("rules are named by text, not by " + shown(name));
        }
        const std::string text = utf8(py::reinterpret_borrow<py::str>(name));
        base::set_rule(rules, base::find_field<Rules>(text), to_rule_value(value));
    }
}

template <class Rules>
py::dict to_dict(const Rules& rules) {
    py::dict values;
    for (const auto& field : Rules::fields()) {
        values[py::str(std::string(field.name))] = to_python(field.value(rules));
    }
    return values;
}

// Rules(scoop=6), naming the rules that differ from the defaults.
template <class Rules>
std::string repr(const Rules& rules) {
    const Rules defaults;
    std::string text;
    for (const auto& field : Rules::fields()) {
        if (field.get(rules) == field.get(defaults)) continue;
        text += (text.empty() ? "" : ", ") + std::string(field.name) + "=" +
                base::show(field.value(rules));
    }
    return "Rules(" + text + ")";
}

template <class Rules>
std::string python_type(const base::RuleField<Rules>& field) {
    switch (field.kind) {
        case base::RuleKind::flag:
            return "bool";
        case base::RuleKind::whole_number:
            return "int";
        case base::RuleKind::order:
            return "str | typing.Sequence[str]";
        case base::RuleKind::number_or_none:
            return "int | str";
        case base::RuleKind::choice:
            break;
    }
    return "str";
}

// The constructor's signature and its parameters in NumPy style.
template <class Rules>
std::string constructor_doc() {
    const Rules defaults;
    std::string signature = "__init__(self";
    std::string parameters;
    const char* separator = ", *, ";
    for (const auto& field : Rules::fields()) {
        const std::string name(field.name);
        const std::string shown = base::show(field.value(defaults));
        signature += separator + name + ": " + python_type(field) + " = " + shown;
        separator = ", ";
        parameters += name + " : " + python_type(field) + ", default " + shown + "\n    " +
                      std::string(field.meaning) + " (" + field.allowed() + ")\n";
    }
    return signature + ") -> None\n\nParameters\n----------\n" + parameters +
           "\nRaises\n------\nInvalidRulesError\n    For an unknown rule or a value out of "
           "range.\n";
}

template <class Rules>
void bind_rule_field(py::module_& module) {
    using Field = base::RuleField<Rules>;
    py::class_<Field>(module, "RuleField", "One rule: its name, default, allowed values, meaning.")
        .def_property_readonly("name", [](const Field& field) { return std::string(field.name); })
        .def_property_readonly("default",
                               [](const Field& field) { return to_python(field.value(Rules{})); })
        .def_property_readonly("allowed", &Field::allowed)
        .def_property_readonly("meaning",
                               [](const Field& field) { return std::string(field.meaning); })
        .def("__repr__", [](const Field& field) {
            return "<RuleField " + std::string(field.name) + ": " + field.allowed() + ">";
        });
}

template <class Rules>
py::class_<Rules> bind_rules(py::module_& module, const char* doc) {
    bind_rule_field<Rules>(module);
    py::class_<Rules> rules(module, "Rules", doc);
    {
        py::options options;
        options.disable_function_signatures();
        static const std::string constructor = constructor_doc<Rules>();
        rules
            .def(py::init([](const py::kwargs& values) {
                     Rules made;
                     set_rules(made, values);
                     return made;
                 }),
                 constructor.c_str())
            .def(
                "replace",
                [](Rules self, const py::kwargs& values) {
                    set_rules(self, values);
                    return self;
                },
                "replace(self, **values: typing.Any) -> Rules\n\n"
                "A copy in which the rules given by keyword have other values.");
    }
    for (const auto& field : Rules::fields()) {
        rules.def_property_readonly(
            std::string(field.name).c_str(),
            [get = &field](const Rules& self) { return to_python(get->value(self)); },
            std::string(field.meaning).c_str());
    }
    rules
        .def_static(
            "preset",
            [](const py::object& name) {
                if (!py::isinstance<py::str>(name)) {
                    throw base::InvalidRulesError("expected the name of a preset, not " +
                                                  shown(name));
                }
                return base::find_preset<Rules>(utf8(name.cast<py::str>()));
            },
            py::arg("name"), "The rule set of this name; see `presets`.")
        .def_static(
            "presets",
            [] {
                py::dict meanings;
                for (const auto& preset : Rules::presets()) {
                    meanings[py::str(std::string(preset.name))] = std::string(preset.meaning);
                }
                return meanings;
            },
            "The names of the presets, each with what it stands for.")
        .def_static(
            "fields",
            [] {
                const auto fields = Rules::fields();
                return std::vector<base::RuleField<Rules>>(fields.begin(), fields.end());
            },
            "All rules, in order.")
        .def_static(
            "from_dict",
            [](const py::object& values) {
                Rules made;
                set_rules(made, values);
                return made;
            },
            py::arg("values"), "Rules from a dict such as `to_dict` returns; defaults fill gaps.")
        .def("to_dict", &to_dict<Rules>, "All rules by name.")
        .def("__eq__",
             [](const Rules& self, const py::object& other) {
                 return py::isinstance<Rules>(other) && self == other.cast<const Rules&>();
             })
        .def("__hash__", &base::hash_rules<Rules>)
        .def("__repr__", &repr<Rules>)
        // A call of the class with keywords, which pickles of all protocols can hold.
        .def("__reduce__", [](const py::object& self) {
            const py::object made =
                py::module_::import("functools")
                    .attr("partial")(py::type::of(self), **to_dict(self.cast<const Rules&>()));
            return py::make_tuple(made, py::tuple());
        });
    return rules;
}

}  // namespace pokerloop::bind
