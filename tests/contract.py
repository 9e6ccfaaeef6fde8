"""What every game keeps: one test for all of them.

A game joins by a `Contract` in tests/test_contract.py.
"""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest

from pokerloop.errors import IllegalActionError
from pokerloop.states import GameState

MOST_ACTIONS = 100_000


@dataclass(frozen=True)
class Contract:
    """A game, and what is conserved in it.

    `start` makes a state from rules, a number of players and a seed; `players` are the numbers
    that may play by some rules; `policies` are the names of those built in, and `play` plays a
    whole game by name; `check` asserts what holds in every state. `sampled` is the share of states
    in which what takes long is tried, less for long games. `together` are values of rules that
    matter only with each other; every fourth set of random rules has them.
    """

    rules: Any
    start: Callable[[Any, int, int], GameState[Any]]
    players: Callable[[Any], range]
    policies: tuple[str, ...]
    play: Callable[[Any, list[str], int], GameState[Any]]
    check: Callable[[GameState[Any]], None]
    sampled: float = 0.2
    together: Mapping[str, Any] = field(default_factory=dict)

    def presets(self) -> Iterator[tuple[str, int]]:
        """Yield each preset with each number of players."""
        for name in self.rules.presets():
            for players in self.players(self.rules.preset(name)):
                yield name, players

    def random_rules(self, seed: int) -> Any:
        """Return rules in which about every other value is a random one of those allowed."""
        dice = random.Random(seed)
        changes = {
            rule.name: random_value(rule.allowed, dice)
            for rule in self.rules.fields()
            if dice.random() < 0.5
        }
        if seed % 4 == 3:
            changes |= self.together
        return self.rules(**changes)


def random_value(allowed: str, dice: random.Random) -> bool | int | str | tuple[str, ...]:
    """Return a random value of those that the text of a rule's field allows."""
    if allowed == "true or false":
        return dice.random() < 0.5
    named, _, order = allowed.removesuffix(" in any order").partition(", or all of ")
    if order and dice.random() < 0.5:
        names = order.split(", ")
        return tuple(dice.sample(names, len(names)))
    allowed = named
    if allowed.startswith("none or ") and dice.random() < 0.5:
        return "none"
    lowest, to, highest = allowed.removeprefix("none or ").partition(" to ")
    if to:
        widest = 10 ** dice.randint(1, len(highest))  # so that small numbers come too
        return dice.randint(int(lowest), min(int(highest), int(lowest) + widest))
    return dice.choice(allowed.split(", "))


# ---- What is kept ----------------------------------------------------------------------------


def random_play_ends(contract: Contract, rules: Any, players: int, seed: int) -> None:
    dice = random.Random(seed)
    state = contract.start(rules, players, seed)
    assert state.players == players
    for _ in range(MOST_ACTIONS):
        contract.check(state)
        legal = state.legal_actions()
        assert state.is_over == (state.to_move is None) == (not legal)
        if state.is_over:
            return
        assert legal == sorted(set(legal))
        assert 0 <= legal[0] <= legal[-1] < len(state.action_names)
        for seat in range(players):
            view = state.view(seat)
            assert (view.seat, view.to_move) == (seat, state.to_move)
            assert (view.rules, view.points) == (state.rules, state.points)
            assert not set(view.hand) & set(view.unseen)
            assert view.legal_actions() == (legal if seat == state.to_move else [])
        state.apply(dice.choice(legal))
    raise AssertionError("the game does not end")


def illegal_is_refused(contract: Contract, rules: Any, players: int, seed: int) -> None:
    dice = random.Random(seed)
    state = contract.start(rules, players, seed)
    while True:
        before = state.copy()
        illegal = set(range(-1, len(state.action_names) + 1)) - set(state.legal_actions())
        for action in dice.sample(sorted(illegal), min(4, len(illegal))):
            with pytest.raises(IllegalActionError):
                state.apply(action)
            assert state == before
        if state.is_over:
            return
        state.apply(dice.choice(state.legal_actions()))
        assert state != before


def views_do_not_leak(contract: Contract, rules: Any, players: int, seed: int) -> None:
    """States that differ only in what a seat cannot know give it equal views.

    They are equal however the game goes on, if it goes on alike: an imagined state is checked and
    played on as well.
    """
    dice = random.Random(seed)
    state = contract.start(rules, players, seed)
    others_differ = False
    while not state.is_over:
        if not others_differ or dice.random() < contract.sampled:
            before = state.copy()
            for seat in range(players):
                imagined = state.imagine(seat, dice.randrange(2**32))
                assert imagined.view(seat) == state.view(seat)
                assert imagined.to_move == state.to_move
                contract.check(imagined)
                others = set(range(players)) - {seat}
                others_differ |= any(imagined.view(i) != state.view(i) for i in others)
                play_on(imagined, dice)
                contract.check(imagined)
            assert state == before
        state.apply(dice.choice(state.legal_actions()))
    assert others_differ, "imagining changes nothing"


def imagining_tells_only_what_is_known(
    contract: Contract, rules: Any, players: int, seed: int
) -> None:
    """Imagined states depend on nothing that the seat does not know.

    So it imagines the same in a state that it has imagined before. What is shuffled later is not
    what will be in the game, and what was dealt before is what the hands hold.
    """
    dice = random.Random(seed)
    state = contract.start(rules, players, seed)
    while not state.is_over:
        if dice.random() < contract.sampled:
            for seat in range(players):
                imagined = state.imagine(seat, dice.randrange(2**32))
                dream = dice.randrange(2**32)
                assert imagined.imagine(seat, dream) == state.imagine(seat, dream)
                assert imagined.seed != state.seed
                with suppress(IllegalActionError):  # in the middle of a deal
                    stacked = imagined.copy()
                    stacked.stack_deck("")
                    assert stacked == imagined
        state.apply(dice.choice(state.legal_actions()))


def copies_pickles_and_replays_agree(
    contract: Contract, rules: Any, players: int, seed: int
) -> None:
    dice = random.Random(seed)
    state = contract.start(rules, players, seed)
    replayed = contract.start(rules, players, seed)
    copies = [state.copy(), copy.copy(state), copy.deepcopy(state)]
    while not state.is_over:
        assert all(other == state for other in copies)
        action = dice.choice(state.legal_actions())
        state.apply(action)
        assert all(other != state for other in copies)
        for other in copies:
            other.apply(state.action_name(action))
        replayed.apply(action)
        if dice.random() < contract.sampled:
            copies = [state.copy(), pickle.loads(pickle.dumps(state))]
            for seat in range(players):
                view = state.view(seat)
                assert pickle.loads(pickle.dumps(view)) == view
    assert state == replayed
    assert contract.start(rules, players, seed + 1) != contract.start(rules, players, seed)


def policies_play_to_the_end(contract: Contract, rules: Any, players: int, seed: int) -> None:
    dice = random.Random(seed)
    for policy in contract.policies:
        others = [dice.choice(contract.policies) for _ in range(players - 1)]
        final = contract.play(rules, [policy, *others], seed)
        assert final.is_over
        contract.check(final)
        assert contract.play(rules, [policy, *others], seed) == final


KEPT_BY_ANY_RULES = (
    random_play_ends,
    illegal_is_refused,
    views_do_not_leak,
    imagining_tells_only_what_is_known,
    copies_pickles_and_replays_agree,
)


def play_on(state: GameState[Any], dice: random.Random) -> None:
    for _ in range(MOST_ACTIONS):
        if state.is_over:
            return
        state.apply(dice.choice(state.legal_actions()))
    raise AssertionError("the game does not end")
