"""Writes ``pokerloop/views.h``, the views of all games as C structs, from their NumPy dtypes."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from pokerloop.games import GAMES

HEADER = Path(__file__).parents[1] / "src" / "pokerloop" / "include" / "pokerloop" / "views.h"

OPENING = """\
/* What a seat knows, for policies in C (pokerloop/policy.h): a struct for each game's view.
 *
 * A set of cards of the 52-card deck is a uint64_t with a lane of 16 bits for each suit, clubs
 * lowest: bit 16 * suit + rank, where the two has rank 0. One of the gangster deck is two of them,
 * in which bit i is the card with the id i. A choice among names is their number. What each member
 * means is told in the reference, under "Views as arrays"; rules are named as in the game's Rules.
 *
 * Views may lie otherwise in another version of pokerloop: compile again, or let
 * pokerloop.policies.compiled compare POKERLOOP_<GAME>_VIEW_LAYOUT.
 *
 * Written by tools/write_view_header.py. */
#ifndef POKERLOOP_VIEWS_H
#define POKERLOOP_VIEWS_H

#include <stdbool.h>
#include <stdint.h>
"""

C_TYPES = {
    "b1": "bool",
    "i1": "int8_t",
    "u1": "uint8_t",
    "i2": "int16_t",
    "u2": "uint16_t",
    "i4": "int32_t",
    "u4": "uint32_t",
    "i8": "int64_t",
    "u8": "uint64_t",
}


def structs(name: str, dtype: np.dtype[np.void]) -> list[str]:
    """Return a struct for a dtype, after those of its members."""
    texts: list[str] = []
    members = []
    assert dtype.names is not None
    for member in dtype.names:
        field = dtype[member]
        if field.base.names is None:
            kind = C_TYPES[field.base.str.lstrip("<|")]
        else:
            kind = f"{name}_{member}"
            texts += structs(kind, field.base)
        members.append(f"    {kind} {member}{''.join(f'[{size}]' for size in field.shape)};\n")
    texts.append(f"typedef struct {name} {{\n{''.join(members)}}} {name};\n")
    return texts


def header() -> str:
    """Return the whole header."""
    parts = [OPENING]
    for game in GAMES.values():
        view = game.tables.view
        name = f"pokerloop_{game.name}_view"
        parts += structs(name, view.dtype)
        parts.append(f"#define {name.upper()}_LAYOUT UINT32_C({view.layout:#x})\n")
    return "\n".join([*parts, "#endif\n"])


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(HEADER.read_text() != header() and f"{HEADER} is not what this tool writes")
    HEADER.write_text(header())
