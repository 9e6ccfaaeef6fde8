"""Writes the transcripts in tests/transcripts: a match of each preset.

It is the first one of a seed in which somebody plays Fantasyland. The tests play it again and
compare: a change in these files is a change in what the rules, the cards or the policies do.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from pokerloop import ofc

FOLDER = Path(__file__).parents[1] / "tests" / "transcripts"
SEATS = {2: ["greedy", "solitaire"], 3: ["greedy", "solitaire", "random"]}
SEED = 2024


def match_with_fantasyland(preset: str, seats: list[str]) -> ofc.Transcript:
    for index in count():
        match = ofc.play(preset, seats, SEED, index=index)
        if any(any(result.fantasyland) for result in match.results):
            return match
    raise AssertionError


def main() -> None:
    for number, preset in enumerate(ofc.Rules.presets()):
        match = match_with_fantasyland(preset, SEATS[2 + number % 2])
        (FOLDER / f"ofc_{preset}.txt").write_text(f"{match}\n")


if __name__ == "__main__":
    main()
