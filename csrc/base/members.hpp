// The members of a plain struct by name, listed one a line, so that it can be shown to others field
// by field: views of a game become rows of a structured array this way.
//
//     static constexpr auto members() {
//         return std::tuple{member<&View::seat>("seat", "the seat that knows"),
//                           member<&View::hand>("hand", "its cards")};
//     }
//
// All members are to be listed, in their order.
#pragma once

#include <cstddef>
#include <tuple>

namespace pokerloop::base {

namespace detail {

template <class Member>
struct MemberPointer;

template <class Class, class Type>
struct MemberPointer<Type Class::*> {
    using owner = Class;
    using value = Type;
};

}  // namespace detail

template <auto Member>
using Owner = typename detail::MemberPointer<decltype(Member)>::owner;
template <auto Member>
using Value = typename detail::MemberPointer<decltype(Member)>::value;

// Where a member lies in its struct, in bytes.
template <auto Member>
std::size_t offset_of() {
    static const Owner<Member> object{};
    return static_cast<std::size_t>(reinterpret_cast<const char*>(&(object.*Member)) -
                                    reinterpret_cast<const char*>(&object));
}

template <auto Member>
struct NamedMember {
    using Type = Value<Member>;
    const char* name;
    const char* meaning;

    std::size_t offset() const { return offset_of<Member>(); }
};

template <auto Member>
constexpr NamedMember<Member> member(const char* name, const char* meaning) {
    return {name, meaning};
}

template <class Struct>
concept HasMembers = requires { Struct::members(); };

}  // namespace pokerloop::base
