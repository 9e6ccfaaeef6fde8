"""Writes the transcripts in tests/transcripts: a match of each preset of each game.

Of Open Face it is the first one of a seed in which somebody plays Fantasyland, of Swedish Chicago
the first in which somebody makes a Chicago, of Chicago Poker the first that ends soon. The tests
play it again and compare: a change in these files is a change in what the rules, the cards or the
policies do.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from pokerloop import chicago_poker, ofc, swedish_chicago

FOLDER = Path(__file__).parents[1] / "tests" / "transcripts"
SEATS = {2: ["greedy", "solitaire"], 3: ["greedy", "solitaire", "random"]}
SEED = 2024
MOST_DEALS = 6
BOSSES = (2, 6, 4, 5, 3)
MOST_TURNS = 12  # of each player


def match_with_fantasyland(preset: str, seats: list[str]) -> ofc.Transcript:
    for index in count():
        match = ofc.play(preset, seats, SEED, index=index)
        if any(any(result.fantasyland) for result in match.results):
            return match
    raise AssertionError


def match_with_chicago(preset: str, seats: list[str]) -> swedish_chicago.Transcript:
    for index in count():
        match = swedish_chicago.play(preset, seats, SEED, index=index, deals=MOST_DEALS)
        if any(match.final.made_chicago):
            return match
    raise AssertionError


def short_game(preset: str, seats: list[str]) -> chicago_poker.Transcript:
    for index in count():
        game = chicago_poker.play(preset, seats, SEED, index=index)
        if game.final.turn <= MOST_TURNS * len(seats):
            return game
    raise AssertionError


def main() -> None:
    for preset, players in zip(chicago_poker.Rules.presets(), BOSSES, strict=True):
        game = short_game(preset, ["random"] * players)
        (FOLDER / f"chicago_poker_{preset}.txt").write_text(f"{game}\n")
    for number, preset in enumerate(swedish_chicago.Rules.presets()):
        chicago = match_with_chicago(preset, ["random"] * (2 + number % 3))
        (FOLDER / f"swedish_chicago_{preset}.txt").write_text(f"{chicago}\n")
    for number, preset in enumerate(ofc.Rules.presets()):
        match = match_with_fantasyland(preset, SEATS[2 + number % 2])
        (FOLDER / f"ofc_{preset}.txt").write_text(f"{match}\n")


if __name__ == "__main__":
    main()
