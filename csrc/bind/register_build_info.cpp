// How this copy of the core was compiled: what a bug report or a benchmark should say.
#include <string>

#include "bind/bind.hpp"
#include "hands/tile.hpp"

namespace pokerloop::bind {
namespace {

#ifdef NDEBUG
constexpr bool asserts = false;
#else
constexpr bool asserts = true;
#endif

#if defined(__clang__)
constexpr const char* compiler = "clang";
#elif defined(__GNUC__)
constexpr const char* compiler = "gcc";
#else
constexpr const char* compiler = "unknown";
#endif

std::string compiler_version() {
#if defined(__clang__)
    return std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__) + "." +
           std::to_string(__clang_patchlevel__);
#elif defined(__GNUC__)
    return std::to_string(__GNUC__) + "." + std::to_string(__GNUC_MINOR__) + "." +
           std::to_string(__GNUC_PATCHLEVEL__);
#else
    return "";
#endif
}

// The sanitizers as setup.py names them, such as "address,undefined"; "" for none.
constexpr std::string_view sanitizers = POKERLOOP_SANITIZERS;

py::typing::Dict<py::str, py::object> build_info() {
    py::typing::Dict<py::str, py::object> info;
    info["compiler"] = compiler;
    info["compiler_version"] = compiler_version();
    info["debug"] = asserts && !sanitizers.empty();
    info["asserts"] = asserts;
    info["sanitizers"] = sanitizers;
    info["cpu"] = hands::tile_code().name;
    py::list cpus;
    for (const hands::TileCode* code : hands::tile_codes()) cpus.append(code->name);
    info["cpus"] = py::tuple(cpus);
    return info;
}

}  // namespace

void register_build_info(py::module_& module) {
    hands::tile_code();  // a wrong POKERLOOP_CPU is an error of the import
    module.def("build_info", &build_info, R"(
Say how the compiled core was built.

Returns
-------
dict
    ``compiler`` and ``compiler_version``; ``debug``, true for the sanitizer build; ``asserts``,
    whether the core checks its own assumptions; ``sanitizers``, their names separated by commas,
    empty in a release; ``cpu``, the instructions that arrays of hands are ranked with, and
    ``cpus``, all that this processor can run, of which the environment variable ``POKERLOOP_CPU``
    picks one when the library is loaded.

Examples
--------
>>> import pokerloop
>>> sorted(pokerloop.build_info())
['asserts', 'compiler', 'compiler_version', 'cpu', 'cpus', 'debug', 'sanitizers']
)");
}

}  // namespace pokerloop::bind
