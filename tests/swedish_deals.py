"""Small deals of Swedish Chicago, written down and played by wishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pokerloop.swedish_chicago import Rules, State

Wishes = Mapping[int, Sequence[str]]


def dealt(
    rules: Mapping[str, Any],
    hands: Sequence[str],
    stock: str = "",
    scores: Sequence[int] | None = None,
) -> State:
    """Return a match of which the first deal has these hands, that of seat 0 first, and stock.

    Seat 0 is left of the dealer, so it acts first. All may exchange at any score, unless the
    rules given say otherwise.
    """
    made = Rules(**{"num_players": len(hands), "no_exchange_at": "none", **rules})
    state = State(made, None, 1, dealer=made.num_players - 1, scores=scores, deals=2)
    state.stack_deck(" ".join([*hands, stock]))
    return state


def play_until(
    state: State, wishes: Wishes | None = None, until: Callable[[State], bool] | None = None
) -> State:
    """Play to the end of the deal, or to the first state in which `until` holds.

    Each seat does the first thing it wishes that is legal: the name of an action, with a stage
    before it (``trick:chicago``) if it is meant for that stage only. Without such a wish it keeps
    all its cards, passes, or plays its highest card.
    """
    while not state.is_over and state.deal == 1 and not (until and until(state)):
        names = [state.action_names[action] for action in state.legal_actions()]
        wished = [wish.rpartition(":") for wish in (wishes or {}).get(state.to_move, ())]
        usual = "keep all" if "keep all" in names else "pass" if "pass" in names else None
        highest = f"play {state.hand(state.to_move)[0]}"
        named = [name for stage, _, name in wished if stage in ("", state.stage) and name in names]
        cards = [name for name in names if name.startswith("play")]
        state.apply([*named, usual or (highest if highest in cards else names[-1])][0])
    return state
