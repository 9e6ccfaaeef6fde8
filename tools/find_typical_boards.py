"""Finds the boards of csrc/games/ofc/typical_boards.cpp, and writes that file.

They are those with which the policy ``solitaire`` ends its first deals against itself. With
--check, says whether the file holds them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from pokerloop import hands, ofc

TARGET = Path(__file__).parents[1] / "csrc" / "games" / "ofc" / "typical_boards.cpp"
BOARDS = 32
PRESETS = {"pineapple": "pineapple", "classic": "american_classic", "turbo": "american_turbo"}

FILE = """\
// Written by tools/find_typical_boards.py.
#include "games/ofc/typical_boards.hpp"

namespace pokerloop::ofc {{

namespace {{

using Boards = std::array<RowStrengths, {boards}>;

{tables}
}}  // namespace

std::span<const RowStrengths> typical_boards(Deal deal) {{
    switch (deal) {{
        case Deal::classic:
            return classic;
        case Deal::turbo:
            return turbo;
        case Deal::pineapple:
            break;
    }}
    return pineapple;
}}

}}  // namespace pokerloop::ofc
"""


def finished_boards(preset: str) -> Iterator[ofc.Board]:
    rules = ofc.Rules.preset(preset)
    for index in count():
        deal = ofc.play(rules, ["solitaire"] * 2, seed=1, index=index, deals=1)
        yield from deal.results[0].boards


def table(name: str, preset: str) -> str:
    boards = finished_boards(preset)
    rows = []
    for _ in range(BOARDS):
        board = next(boards)
        top, middle, bottom = map(hands.rank, (board.top, board.middle, board.bottom))
        rows.append(f"RowStrengths{{{top}, {middle}, {bottom}}}")
    return f"constexpr Boards {name} = {{{', '.join(rows)}}};\n"


def main() -> int:
    tables = "\n".join(table(*names) for names in PRESETS.items())
    text = FILE.format(boards=BOARDS, tables=tables)
    layout = [str(Path(sys.executable).parent / "clang-format"), f"--assume-filename={TARGET}"]
    text = subprocess.run(layout, input=text, text=True, capture_output=True, check=True).stdout
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text)
    elif TARGET.read_text() != text:
        print("the typical boards are out of date: run tools/find_typical_boards.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
