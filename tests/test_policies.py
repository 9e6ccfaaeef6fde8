"""Players of all kinds: they meet the same cards, and their mistakes are told apart."""

from __future__ import annotations

import ctypes
import pickle
import random
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from pokerloop import ofc, policies, simulate
from pokerloop._core import ofc as core
from pokerloop.errors import IllegalActionError
from pokerloop.ofc.match import TABLES
from pokerloop.ofc.state import make_setup
from pokerloop.policies import Player, _tables
from tests.executors import OnlyMap

DECIDE = ctypes.CFUNCTYPE(
    ctypes.c_int32,
    ctypes.c_void_p,
    ctypes.POINTER(ctypes.c_uint64),
    ctypes.c_uint64,
    ctypes.c_void_p,
)

# ---- One policy in every form: the legal action that the random bits choose --------------------


@policies.seeded
def dice_view(view: ofc.View, random: int) -> int:
    legal = view.legal_actions()
    return legal[random % len(legal)]


@policies.array(random=True)
def dice_array(
    views: npt.NDArray[np.void], legal: npt.NDArray[np.bool_], random: npt.NDArray[np.uint64]
) -> npt.NDArray[Any]:
    chosen = (random % legal.sum(axis=1, dtype=np.uint64)).astype(int)
    return (legal.cumsum(axis=1) > chosen[:, None]).argmax(axis=1)


def compiled_dice(words: int) -> policies.CompiledPolicy:
    """Return the policy for a game with so many words of 64 actions."""

    def decide(_view: int, legal: Any, random: int, _data: object) -> int:
        actions = [i for i in range(64 * words) if legal[i // 64] >> i % 64 & 1]
        return actions[random % len(actions)]

    return policies.compiled(DECIDE(decide))


dice_compiled = compiled_dice(1)


DICE: dict[str, Player] = {
    "view": dice_view,
    "array": dice_array,
    "compiled": dice_compiled,
    "name": "tests.test_policies:dice_array",
}


def first_legal(view: ofc.View) -> str:
    return ofc.State.action_name(view.legal_actions()[0])


@policies.array
def first_legal_array(
    _views: npt.NDArray[np.void], legal: npt.NDArray[np.bool_]
) -> npt.NDArray[Any]:
    return legal.argmax(axis=1)


def setup(players: int, deals: int | None = None, preset: str = "pineapple") -> core.Setup:
    return make_setup(preset, players, None, deals, None, None)


def tally(seats: Sequence[Player], games: int = 30, first: int = 5, deals: int = 3) -> Any:
    return TABLES.run_chunk(setup(len(seats), deals), seats, 7, first, games)


@pytest.mark.parametrize(
    "seats",
    [
        ["array", "array"],
        ["compiled", "array", "view"],
        ["name", "compiled"],
        ["view", "compiled", "name"],
    ],
    ids=",".join,
)
def test_all_kinds_play_the_same_games(seats: list[str]) -> None:
    assert tally([DICE[kind] for kind in seats]) == tally([dice_view] * len(seats))


@pytest.mark.parametrize("kind", DICE)
def test_any_kind_sits_beside_policies_built_in(kind: str) -> None:
    for others in (["greedy"], ["solitaire", "random"]):
        expected = tally([dice_view, *others], games=4, deals=1)
        assert tally([DICE[kind], *others], games=4, deals=1) == expected


@pytest.mark.parametrize("kind", DICE)
def test_one_game_is_that_of_a_chunk(kind: str) -> None:
    result = simulate("ofc", [DICE[kind], first_legal], games=20, seed=3)
    transcripts = [result.game(index) for index in range(20)]
    for seat in (0, 1):
        points = [game.final.points[seat] for game in transcripts]
        assert result.points[seat] == sum(points)
        counted = result.histograms["points"][seat]
        assert counted == {value: points.count(value) for value in sorted(set(points))}


@pytest.mark.sanitizer
@pytest.mark.parametrize("width", [1, 3, 1000])
@pytest.mark.parametrize("first", [0, 2**40])
def test_lock_step_of_any_width(width: int, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = tally(["random", first_legal], first=first)
    monkeypatch.setattr(_tables, "WIDTH", width)
    assert tally(["random", first_legal_array], first=first) == expected


def test_players_of_arrays_are_asked_apart() -> None:
    seen = []

    @policies.array
    def spy(views: Any, legal: Any) -> Any:
        seen.append(views["seat"].tolist())
        assert (views["to_move"] == views["seat"]).all()
        return legal.argmax(axis=1)

    expected = tally([first_legal] * 3)
    assert tally([spy, first_legal_array, spy]) == expected
    assert {seat for seats in seen for seat in seats} == {0, 2}
    assert max(map(len, seen)) == 30


# ---- What arrays hold --------------------------------------------------------------------------


@pytest.mark.sanitizer
@pytest.mark.parametrize("preset", ["pineapple", "tonybet", "american_turbo"])
def test_arrays_of_views_hold_what_views_tell(preset: str) -> None:
    """Every view of random matches, with seats in Fantasyland, against its array."""
    checked = 0

    @policies.array(random=True)
    def compare(views: Any, legal: Any, random: Any) -> Any:
        nonlocal checked
        batch_rows = zip(views, legal, strict=True)
        for row, mask in batch_rows:
            view = by_key.pop((int(row["seats"]["points"][0]), row.tobytes()), None)
            if view is None:
                continue
            assert_same(row, view)
            assert mask.nonzero()[0].tolist() == view.legal_actions()
            checked += 1
        return legal.argmax(axis=1)

    by_key: dict[Any, ofc.View] = {}
    for index in range(6):
        state = ofc.State(preset, 2, 9, index=index)
        while not state.is_over:
            view = state.view(state.to_move or 0)
            row = np.frombuffer(view._core.to_bytes(), ofc.View.dtype)[0]
            by_key[int(row["seats"]["points"][0]), row.tobytes()] = view
            assert_same(row, view)
            state.apply(view.legal_actions()[0])
    TABLES.run_chunk(setup(2, preset=preset), [compare, compare], 9, 0, 6)
    assert checked > 300


def cards(bits: int) -> list[int]:
    """Return the ids in a set of cards, highest first."""
    ranks_and_suits = product(range(12, -1, -1), range(3, -1, -1))
    return [4 * rank + suit for rank, suit in ranks_and_suits if bits >> 16 * suit + rank & 1]


def assert_same(row: Any, view: ofc.View) -> None:
    for name in ("seat", "players", "button", "to_move"):
        assert row[name] == getattr(view, name)
    assert (row["deal"] + 1, row["street"] + 1) == (view.deal, view.street)
    assert cards(int(row["hand"])) == list(view.hand)
    assert cards(int(row["discards"])) == list(view.discards)
    for seat in range(view.players):
        of_seat = row["seats"][seat]
        board = view.boards[seat]
        for lane, held in zip(
            of_seat["board"], (board.top, board.middle, board.bottom), strict=True
        ):
            assert cards(int(lane)) == sorted(held, reverse=True)
        assert of_seat["points"] == view.points[seat]
        assert of_seat["stack"] == view.stacks[seat]
        assert of_seat["fantasyland_cards"] == view.fantasyland[seat]
    for field in ofc.Rules.fields():
        value = getattr(view.rules, field.name)
        number = field.allowed.split(", ").index(value) if isinstance(value, str) else value
        assert row["rules"][field.name] == number
    assert row["has_last_deal"] == (view.last_deal is not None)
    if view.last_deal is not None:
        shown = row["last_deal"]["points"][: view.players]
        assert tuple(shown) == view.last_deal.points


def test_arrays_are_for_reading() -> None:
    @policies.array
    def scribble(views: Any, legal: Any) -> Any:
        legal[:] = True
        return legal.argmax(axis=1)

    with pytest.raises(ValueError, match="read-only"):
        tally([scribble, "random"])


# ---- Mistakes ----------------------------------------------------------------------------------


def from_street(street: int, act: Callable[[], Any]) -> dict[str, Player]:
    """Players that go wrong at a street."""

    def view(view: ofc.View) -> Any:
        return act() if view.street == street else view.legal_actions()[0]

    @policies.array
    def array(views: Any, legal: Any) -> Any:
        answers = legal.argmax(axis=1)
        late = views["street"] + 1 == street
        if late.any():
            answers[late] = act()
        return answers

    return {"view": view, "array": array}


@pytest.mark.sanitizer
@pytest.mark.parametrize("kind", ["view", "array"])
@pytest.mark.parametrize("answer", [3, 4, -1, 2**40])
def test_illegal_answers_stop_with_game_and_seat(kind: str, answer: int) -> None:
    player = from_street(1, lambda: answer)[kind]
    message = rf"^game 12, seat 1: expected .*, not (discard|{answer})$"
    with pytest.raises(IllegalActionError, match=message):
        tally(["random", player], first=12)


def test_numbers_of_64_bits_are_shown_as_they_are() -> None:
    player = policies.array(lambda views, _legal: np.full(len(views), 2**64 - 1, np.uint64))
    with pytest.raises(IllegalActionError, match=f"not {2**64 - 1}"):
        tally(["random", player])


@pytest.mark.parametrize("mark", [policies.seeded, policies.array])
@pytest.mark.parametrize("function", [3, "random"])
def test_what_is_no_function_is_not_marked(mark: Any, function: Any) -> None:
    with pytest.raises(TypeError, match="expected a function to mark, not "):
        mark(function)


def test_marks_are_checked() -> None:
    with pytest.raises(TypeError, match="expected random to be True or False, not 5"):
        policies.array(random=5)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="expected a layout, a whole number, not 'x'"):
        policies.compiled(DECIDE(lambda *_: 0), layout="x")  # type: ignore[arg-type]


def test_a_module_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_wrong_bots.py").write_text("def bot(:\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match=r"no player .*invalid syntax in .*py, line 1"):
        simulate("ofc", ["random", "my_wrong_bots:bot"], games=10)


def test_illegal_answers_of_compiled_policies_stop_with_game_and_seat() -> None:
    @policies.compiled
    @DECIDE
    def wrong(_view: int, _legal: Any, _random: int, _data: object) -> int:
        return -7

    with pytest.raises(IllegalActionError, match=r"^game 5, seat 0: expected .* to 3, not -7$"):
        tally([wrong, "random"])


@pytest.mark.parametrize(
    "answer", [None, "up", 1.0, True, "", b"top", np.array([0]), np.array([0, 1])]
)
def test_answers_that_are_no_actions(answer: Any) -> None:
    with pytest.raises(
        IllegalActionError, match=r"^game 5, seat 1: expected an action from 0 to 3"
    ):
        tally(["random", from_street(2, lambda: answer)["view"]])


@pytest.mark.parametrize("answer", [[0], [[0] * 30], [0.0] * 30, [True] * 30, None])
def test_answers_that_are_no_array_of_actions(answer: Any) -> None:
    player = policies.array(lambda _views, _legal: answer)
    message = r"^games 5 to 34, seat 1: expected an array of 30 whole numbers"
    with pytest.raises(IllegalActionError, match=message):
        tally(["random", player])


@pytest.mark.parametrize(
    ("kind", "note"),
    [("view", "raised at game 5, seat 1"), ("array", "raised at games 5 to 34, seat 1")],
)
def test_errors_of_a_policy_are_its_own_with_a_note(kind: str, note: str) -> None:
    player = from_street(3, lambda: {}["nothing"])[kind]
    with pytest.raises(KeyError, match="nothing") as caught:
        tally(["random", player])
    assert caught.value.__notes__ == [note]
    assert caught.traceback[-1].name == "<lambda>"
    with pytest.raises(KeyError, match="nothing") as caught:
        simulate("ofc", ["random", player], games=30, seed=7, workers=2)
    assert caught.value.__notes__[0].startswith("raised at game")


@pytest.mark.parametrize("kind", ["view", "array"])
@pytest.mark.parametrize("executor", [None, "threads", OnlyMap()])
def test_a_policy_that_raises_stop_iteration_is_told_like_any_other(
    kind: str, executor: Any
) -> None:
    player = from_street(3, lambda: next(iter([])))[kind]
    with pytest.raises(RuntimeError, match=r"a player raised StopIteration\(\)") as caught:
        simulate("ofc", ["random", player], games=30, seed=7, executor=executor, chunk_size=30)
    raised, chunk = caught.value.__notes__
    assert raised.startswith("raised at game")
    assert chunk == "in chunk 0 (games 0 to 29)"


# ---- Names and travels -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ("gready", "no policy is called 'gready'; the policies are random, solitaire, greedy"),
        ("no_such_module:player", "no player 'no_such_module:player': No module named"),
        ("tests.test_policies:nobody", "has no attribute 'nobody'"),
        ("tests.test_policies:DICE", "expected a player, not "),
        (7, "expected a player, not 7"),
    ],
)
def test_players_that_do_not_exist(player: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate("ofc", ["random", player], games=10)


@pytest.mark.parametrize("kind", ["view", "array", "name", "compiled by name"])
def test_players_travel_to_processes(kind: str) -> None:
    seats = [DICE.get(kind, "tests.test_policies:dice_compiled"), "random"]
    here = simulate("ofc", seats, games=40, seed=1, chunk_size=10)
    there = simulate("ofc", seats, games=40, seed=1, chunk_size=10, executor="processes", workers=2)
    assert here.tally == there.tally


def test_marked_functions_are_pickled_by_name_or_by_what_they_mark() -> None:
    assert pickle.loads(pickle.dumps(dice_array)) is dice_array
    again = pickle.loads(pickle.dumps(policies.array(first_legal, random=True)))
    assert (again.function, again.random) == (first_legal, True)
    nameless = policies.compiled(DECIDE(lambda *_: 0))
    with pytest.raises(TypeError, match="by its name only"):
        pickle.dumps(nameless)


@pytest.mark.parametrize("workers", [2, 4])
def test_threads_change_nothing(workers: int) -> None:
    order = list(DICE.values())
    random.Random(workers).shuffle(order)
    run = {"game": "ofc", "seats": order[:3], "games": 60, "seed": 4, "chunk_size": 7}
    assert simulate(**run, workers=workers).tally == simulate(**run).tally  # type: ignore[arg-type]
