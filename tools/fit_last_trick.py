"""Find how the chance of the last trick in Swedish Chicago depends on the ranks of a hand.

One `expert` among `greedy` players keeps cards of all kinds in the exchanges, as often high ones as
those for points, and then plays the tricks. The logit of the last tricks it wins is fitted by a
parabola of the sum over its five cards of e^((rank - ace) / 4). The rows printed, for two, three
and four players, stand in `last_trick_chance` of csrc/games/swedish_chicago/field.cpp and are kept
as they were printed, which takes some minutes:

    python tools/fit_last_trick.py > tests/golden/last_trick.txt

tests/test_swedish_chicago_last_trick.py watches that they are the same and still hold.
"""

from __future__ import annotations

import argparse
import random

import numpy as np
import numpy.typing as npt

from pokerloop._core import swedish_chicago as core
from pokerloop.swedish_chicago import State

Array = npt.NDArray[np.float64]

ACE = 12
SCALE = 4.0


def keep_some(state: State, seat: int, rng: random.Random) -> str | None:
    """Return an exchange that keeps high cards only, or None for one that goes for points."""
    if rng.random() < 1 / 3:
        return None
    lowest = rng.randrange(6, 11)
    places = [str(i + 1) for i, card in enumerate(state.hand(seat)) if card.rank >= lowest]
    return f"keep {' '.join(places)}" if 0 < len(places) < 5 else None


def play(players: int, index: int, rng: random.Random) -> tuple[list[int], bool] | None:
    """Play a deal; return the ranks of a hand and whether it won the last trick."""
    state = State(players=players, seed=1, index=index, deals=1)
    own = index % players
    seats = [
        core.Policy("expert" if seat == own else "greedy", 1, index, seat)
        for seat in range(players)
    ]
    greedy = core.Policy("greedy", 1, index, own)
    hand: list[int] = []
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        view = state.view(seat)
        if seat == own and view.stage == "exchange":
            state.apply(keep_some(state, own, rng) or greedy(view._core))
            continue
        if view.stage == "trick" and not hand:
            hand = [card.rank for card in state.hand(own)]
        last = state.copy()
        state.apply(seats[seat](view._core))
    if len(last.trick_winners) < 4:
        return None  # a royal flush has ended it
    final = state.counts(own)
    return hand, final["last_tricks"] == 1


def fit(high: Array, won: Array) -> Array:
    """Return the parabola of the logit, by Newton's method."""
    features = np.stack([np.ones_like(high), high, high**2], axis=1)
    weights = np.zeros(3)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ weights))
        curvature = (features * (chance * (1 - chance))[:, None]).T @ features
        weights += np.linalg.solve(curvature, features.T @ (won - chance))
    return weights


def sample(players: int, first: int, deals: int, rng: random.Random) -> tuple[Array, Array]:
    """Play deals from a number on; return the ranks of each hand and whether it won."""
    played = [play(players, index, rng) for index in range(first, first + deals)]
    known = [deal for deal in played if deal is not None]
    ranks = np.array([hand for hand, _ in known], dtype=np.float64)
    return ranks, np.array([is_won for _, is_won in known], dtype=np.float64)


def row(players: int, deals: int) -> str:
    """Return the weights that some deals give, as they stand in the code."""
    ranks, won = sample(players, 0, deals, random.Random(players))
    weights = fit(np.exp((ranks - ACE) / SCALE).sum(axis=1), won)
    return ", ".join(f"{weight:.3f}" for weight in weights)


def main() -> None:
    """Print a row for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=30_000)
    deals = parser.parse_args().deals
    for players in (2, 3, 4):
        print(f"{players} players: {row(players, deals)}", flush=True)


if __name__ == "__main__":
    main()
