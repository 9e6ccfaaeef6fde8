"""Files know players by their names, so no two players may share one there."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pokerloop import policies, simulate, tournament
from pokerloop.policies import Player
from pokerloop.simulation import resume


def nth_legal(view: Any, n: int = 0) -> int:
    legal: list[int] = view.legal_actions()
    return legal[n % len(legal)]


def first_of_each(_views: Any, legal: Any) -> Any:
    return legal.argmax(axis=1)


class Bot:
    def __init__(self, n: int, name: str | None = None) -> None:
        self.n = n
        if name is not None:
            self.name = name

    def __call__(self, view: Any) -> int:
        return nth_legal(view, self.n)


def make_closure() -> Any:
    return lambda view, *_random: nth_legal(view, 1)


def play(player: Player, **where: Any) -> Any:
    return simulate("ofc", ["random", player], games=10, seed=7, deals=1, **where)


NAMELESS = [partial(nth_legal, n=1), Bot(1), make_closure(), policies.seeded(make_closure())]


@pytest.mark.parametrize("player", NAMELESS, ids=lambda player: type(player).__name__)
@pytest.mark.parametrize("where", ["checkpoint", "records"])
def test_a_player_who_is_not_found_under_his_name_is_refused(
    player: Player, where: str, tmp_path: Path
) -> None:
    play(player)
    with pytest.raises(ValueError, match=r"cannot tell '.*' from other players"):
        play(player, **{where: tmp_path / "run"})
    assert not (tmp_path / "run").exists()
    if where == "checkpoint":
        with pytest.raises(ValueError, match="cannot tell"):
            tournament("ofc", ["random", player], games=2, checkpoint=tmp_path / "run")


@pytest.mark.parametrize(
    "player",
    [nth_legal, policies.array(first_of_each), "tests.test_player_names:nth_legal"],
    ids=["function", "array", "name"],
)
def test_a_player_of_a_module_is_kept(player: Player, tmp_path: Path) -> None:
    assert play(player, checkpoint=tmp_path / "run") == play(player)


def test_a_player_may_have_a_name_of_his_own(tmp_path: Path) -> None:
    file = tmp_path / "run"
    first = play(Bot(1, "second best"), checkpoint=file)
    assert first.players == ("random", "second best")
    assert play(Bot(1, "second best"), checkpoint=file).tally == first.tally
    with pytest.raises(ValueError, match="belongs to another run, with players"):
        play(Bot(2, "third best"), checkpoint=file)
    with pytest.raises(ValueError, match="cannot be resumed: no policy is called 'second best'"):
        resume(file)
    bots = [Bot(1, "second best"), Bot(2, "third best")]
    assert tournament("ofc", bots, games=2, deals=1).players == ("second best", "third best")


@pytest.mark.parametrize("name", ["", "greedy", "tests.test_player_names:nth_legal"])
def test_names_that_are_those_of_others(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="expected a name of the player's own"):
        play(Bot(1, name), checkpoint=tmp_path / "run")
