"""What each house rule of Swedish Chicago does to the length and fairness of a match.

Four players of one kind play many matches under the base rules and under each other value of each
rule, all with the same seed and the same first dealer. The table gives the deals of a match and
the share of the matches won by the seat that acts first in the first deal, each with its standard
error; a quarter would be fair. Rules about Chicago need players who declare it: those rows are
played by `expert`, the others by `greedy`.

    python examples/swedish_chicago_house_rules.py --games 20000 --expert-games 500 --workers 2
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass

from pokerloop import simulate
from pokerloop.simulation import Result
from pokerloop.statistics import mean_error
from pokerloop.swedish_chicago import Rules

PLAYERS = 4
FIRST = 0  # the seat that acts first, as the last one deals

NUMBERS = {
    "target_score": (32, 102),
    "no_exchange_at": ("none", 42, 45),
    "four_of_a_kind_points": (8,),
    "straight_flush_points": (10, 11),
    "royal_flush_points": (20, 9),
    "last_trick_two_points": (10,),
    "chicago_points": (13,),
    "chicago_min_score": (13, 0),
    "chicago_breaker_points": (8,),
    "chicago_two_points": (30,),
}
"""Values to try of the rules that are numbers; of the others all are tried."""

NOT_PLAYED = {"num_players", "last_trick_points", "first_dealer", "false_claim"}
"""Not tried: the same for all here, or nothing that these players ever choose."""


@dataclass(frozen=True)
class Row:
    """What a rule does."""

    rule: str
    player: str
    deals: float
    deals_error: float
    first: float
    first_error: float

    def __str__(self) -> str:
        deals, first = f"{self.deals:.2f}", f"{self.first:.1%}"
        if not math.isnan(self.deals_error):  # of one match nobody knows
            deals += f" ± {self.deals_error:.2f}"
            first += f" ± {self.first_error:.1%}"
        return f"| {self.rule} | {self.player} | {deals} | {first} |"


def changes() -> Iterator[tuple[str, object]]:
    """Yield each rule with each value that is not its default."""
    for field in Rules.fields():
        if field.name in NOT_PLAYED:
            continue
        if field.name in NUMBERS:
            values: tuple[object, ...] = NUMBERS[field.name]
        elif isinstance(field.default, bool):
            values = (not field.default,)
        elif isinstance(field.default, int):
            values = tuple(range(int(field.allowed.split()[0]), field.default))
        else:
            values = tuple(field.allowed.split(", "))
        for value in values:
            if value != field.default:
                yield field.name, value


def row(name: str, rules: Rules, player: str, games: int, seed: int, workers: int) -> Row:
    """Play matches under some rules."""
    result = simulate(
        "swedish_chicago",
        [player] * PLAYERS,
        rules,
        games=games,
        seed=seed,
        workers=workers,
        dealer=PLAYERS - 1,
    )
    deals, deals_error = length(result)
    first = result.win_share[FIRST]
    return Row(
        name, player, deals, deals_error, first, math.sqrt(first * (1 - first) / result.games)
    )


def length(result: Result) -> tuple[float, float]:
    """Return the mean number of deals of a match, and its standard error."""
    counts = result.histograms["deals"][FIRST]
    total = sum(deals * games for deals, games in counts.items())
    squares = sum(deals**2 * games for deals, games in counts.items())
    return total / result.games, mean_error(result.games, total, squares)


def main() -> None:
    """Print the table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20_000, help="matches of greedy players")
    parser.add_argument("--expert-games", type=int, default=500, help="matches of experts")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    how = {"seed": options.seed, "workers": options.workers}
    print("| rule | players | deals of a match | won by the first to act |")
    print("|---|---|---|---|")
    games = {"greedy": options.games, "expert": options.expert_games}
    for player in games:
        print(row("base rules", Rules(), player, games[player], **how), flush=True)
    for rule, value in changes():
        player = "expert" if "chicago" in rule else "greedy"
        rules = Rules().replace(**{rule: value})
        if rule == "at_target_without_chicago":
            rules = rules.replace(chicago_to_win="won")
        print(row(f"{rule} = {value}", rules, player, games[player], **how), flush=True)


if __name__ == "__main__":
    main()
