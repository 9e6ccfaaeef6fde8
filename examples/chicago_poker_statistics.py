"""First statistics of Chicago Poker, from games of the built-in boss against himself.

    python examples/chicago_poker_statistics.py            # everything, as tables in Markdown
    python examples/chicago_poker_statistics.py seats --players 2 3 --games 10000

Each table names its games and seed; errors are standard errors, intervals are of 95 %.

- strength: how often a boss wins among greedy players, each seat taken equally often
- seats: how often the player who begins wins, the second, and so on
- length: the rounds of a game, and what happens in it
- hands: the categories that win shootouts
- orders: the same in other orders of categories, among them one in which the two hands that the
  game adds to poker count for little
- specials: what a special card in the opening hand is worth. One player is dealt it as his first
  card, or a gangster drawn at random instead; his other cards, and all that follows, are chance.
  The difference between the win rates is what the card gives, whatever else is played later.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from pokerloop import chicago_poker, simulate
from pokerloop.cards import GangsterCard
from pokerloop.chicago_poker.match import TABLES
from pokerloop.hands.chicago_poker import ORDERS, Category
from pokerloop.runner import Chunk, chunks_of, executor_of, map_in_order
from pokerloop.statistics import proportion_interval

SPECIALS = ("raid1", "liquidation", "limousine", "revolver", "bribe")
WORKERS = 2

# The order in which the added hands stand right above what they resemble.
_REST = [c for c in ORDERS["default"] if c not in ("chicago_poker", "rainbow_straight")]
PLAIN = list(_REST)
PLAIN.insert(PLAIN.index(Category.four_of_a_kind), Category.chicago_poker)
PLAIN.insert(PLAIN.index(Category.straight), Category.rainbow_straight)
ORDERS_COMPARED = {"default": ORDERS["default"], "rarity": ORDERS["rarity"], "plain": tuple(PLAIN)}


def table(*rows: tuple[Any, ...]) -> None:
    """Print rows as a table in Markdown, the first as its head."""
    head, *body = [[str(cell) for cell in row] for row in rows]
    for row in (head, ["---"] * len(head), *body):
        print("|", " | ".join(row), "|")
    print()


@lru_cache
def bosses(players: int, games: int, seed: int, rules: chicago_poker.Rules | None = None) -> Any:
    """Play games in which seat 0 begins; several tables look at the same ones."""
    seats = ["boss"] * players
    return simulate("chicago_poker", seats, rules, games=games, seed=seed, workers=WORKERS, first=0)


def share(part: int, whole: int) -> str:
    """Write a share with its standard error."""
    rate = part / whole
    return f"{rate:.2%} ± {math.sqrt(rate * (1 - rate) / whole):.2%}"


# ---- The tables ------------------------------------------------------------------------------


def strength(players: list[int], games: int, seed: int) -> None:
    rows = []
    for count in players:
        won = played = 0.0
        for seat in range(count):
            seats = ["boss" if i == seat else "greedy" for i in range(count)]
            result = simulate(
                "chicago_poker", seats, games=games // count, seed=seed, workers=WORKERS
            )
            won += result.win_share[seat] * result.games
            played += result.games
        rate = won / played
        low, high = proportion_interval(rate, played)
        interval = f"{low:.1%} to {high:.1%}"
        rows.append((count, f"{played:,.0f}", f"{rate:.1%}", interval, f"{1 / count:.1%}"))
    print(f"One boss among greedy players, seed {seed}\n")
    table(("players", "games", "boss wins", "interval", "fair share"), *rows)


def seats(players: list[int], games: int, seed: int) -> None:
    rows = []
    for count in players:
        result = bosses(count, games, seed)
        cells = []
        for seat in range(count):
            low, high = result.win_share_interval(seat)
            cells.append(f"{result.win_share[seat]:.1%} ({low:.1%} to {high:.1%})")
        rows.append((count, f"{1 / count:.1%}", *cells, *[""] * (max(players) - count)))
    print(f"Win rate in turn order, {games:,} games each, seed {seed}\n")
    places = ("begins", *(f"{place}." for place in range(2, max(players) + 1)))
    table(("players", "fair share", *places), *rows)


def length(players: list[int], games: int, seed: int) -> None:
    rows = []
    for count in players:
        result = bosses(count, games, seed)
        rounds = result.histograms["turns"][0]
        mean = sum(value * times for value, times in rounds.items()) / games
        variance = sum((value - mean) ** 2 * times for value, times in rounds.items()) / games
        tiles = sum(sum(by_seat) for name, by_seat in won(result))
        rows.append(
            (
                count,
                f"{mean:.2f} ± {math.sqrt(variance / games):.2f}",
                f"{quantile(rounds, 0.05)} to {quantile(rounds, 0.95)}",
                f"{tiles / games:.2f}",
                f"{sum(result.counters['gangsters']) / games / count:.1f}",
                f"{sum(result.counters['draws']) / games / count:.1f}",
                f"{sum(result.counters['reinforcements']) / games:.4f}",
            )
        )
    print(f"Length of a game, {games:,} games each, seed {seed}\n")
    heads = ("businesses won", "laid by each", "drawn by each", "reinforcements")
    table(("players", "rounds", "nine of ten", *heads), *rows)


def quantile(counts: dict[int, int], part: float) -> int:
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below >= part * sum(counts.values()):
            return value
    return max(counts)


def won(result: Any) -> Iterator[tuple[Category, tuple[int, ...]]]:
    """Yield each category, the strongest first, with the shootouts each seat won with it."""
    for category in reversed(Category):
        yield category, result.counters[f"won_{category}"]


def hands(players: list[int], games: int, seed: int) -> None:
    columns = [shares_of_categories(bosses(count, games, seed)) for count in players]
    print(f"Categories that win shootouts, {games:,} games each, seed {seed}\n")
    print_categories([f"{count} players" for count in players], columns)


def orders(players: list[int], games: int, seed: int) -> None:
    for count in players:
        columns = []
        lengths = []
        for order in ORDERS_COMPARED.values():
            result = bosses(count, games, seed, chicago_poker.Rules(order=order))
            columns.append(shares_of_categories(result))
            lengths.append(f"{sum(result.counters['turns']) / games / count:.2f}")
        print(f"Categories by order, {count} players, {games:,} games each, seed {seed}\n")
        print_categories(list(ORDERS_COMPARED), columns, ("turns of a player", *lengths))


def shares_of_categories(result: Any) -> dict[str, str]:
    sums = {category: sum(by_seat) for category, by_seat in won(result)}
    return {name: share(sums[name], sum(sums.values())) for name in sums}


def print_categories(
    names: list[str], columns: list[dict[str, str]], *more: tuple[str, ...]
) -> None:
    rows = [
        (category.replace("_", " "), *(column[category] for column in columns))
        for category in columns[0]
    ]
    table(("category", *names), *rows, *more)


def specials(players: list[int], games: int, seed: int) -> None:
    for count in players:
        rates = {}
        for card in ("gangster", *SPECIALS):
            wins = 0
            with executor_of(WORKERS, "processes") as pool:
                chunks = chunks_of(games, 250)
                for part in map_in_order(OpeningHand(card, count, seed), chunks, pool, WORKERS):
                    wins += part
            rates[card] = wins / games
        print(f"A special card in the opening hand, {count} players, {games:,} games each,")
        print(f"seed {seed}\n")
        base = rates["gangster"]
        rows = []
        for card, rate in rates.items():
            error = math.sqrt((rate * (1 - rate) + base * (1 - base)) / games)
            gain = "" if card == "gangster" else f"{rate - base:+.1%} ± {error:.1%}"
            rows.append((card.removesuffix("1"), f"{rate:.1%}", gain))
        table(("first card", "win rate", "more than with a gangster"), *rows)


class OpeningHand:
    """Plays games in which one player is dealt a certain card; the function of its chunks."""

    def __init__(self, card: str, players: int, seed: int) -> None:
        self.card, self.players, self.seed = card, players, seed

    def __call__(self, chunk: Chunk) -> int:
        return sum(map(self.is_won, range(chunk.first, chunk.first + chunk.count)))

    def is_won(self, index: int) -> bool:
        """Tell whether the player who was dealt the card wins the game."""
        state = chicago_poker.State(players=self.players, seed=self.seed, index=index)
        card: str | GangsterCard = self.card
        if card == "gangster":
            card = GangsterCard(random.Random(index).randrange(75))
        state.stack_deck([card])
        owner = next(seat for seat in range(self.players) if GangsterCard(card) in state.hand(seat))
        bosses = [TABLES.seated("boss", state, seat) for seat in range(self.players)]
        while state.to_move is not None:
            state.apply(bosses[state.to_move](state.view(state.to_move)))
        return owner in state.winners


STATISTICS: dict[str, tuple[Callable[[list[int], int, int], None], list[int], int]] = {
    "strength": (strength, [2, 3, 4, 5, 6], 3000),
    "seats": (seats, [2, 3, 4, 5, 6], 2000),
    "length": (length, [2, 3, 4, 5, 6], 2000),
    "hands": (hands, [2, 3, 4, 5, 6], 2000),
    "orders": (orders, [2], 2000),
    "specials": (specials, [2], 12000),
}
"""By name: what prints it, for how many players, and of how many games, if nobody says so."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "tables", nargs="*", help=f"of {', '.join(STATISTICS)}; all if none is given"
    )
    parser.add_argument("--players", nargs="+", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    for name in asked.tables or STATISTICS:
        make, players, games = STATISTICS[name]
        make(asked.players or players, asked.games or games, asked.seed)


if __name__ == "__main__":
    main()
