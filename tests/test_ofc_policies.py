"""The policies built in, and whole chunks of games played by them."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from pokerloop import ofc
from pokerloop._core import ofc as core
from pokerloop.ofc.state import make_setup
from pokerloop.statistics import add_tallies

TOOLS = Path(__file__).parents[1] / "tools"


def setup(preset: str, players: int, deals: int | None = 1) -> core.Setup:
    return make_setup(preset, players, None, deals, None, None)


def tally(preset: str, seats: list[str], games: int, first: int = 0) -> dict[str, object]:
    return core.run_chunk(setup(preset, len(seats)), seats, 3, first, games)


@pytest.mark.sanitizer
@pytest.mark.parametrize("seats", [["random", "random"], ["greedy", "random", "solitaire"]])
def test_chunk_is_the_sum_of_its_games(seats: list[str]) -> None:
    deals = None if "greedy" in seats else 4
    games = 3 if "greedy" in seats else 30
    whole = core.run_chunk(setup("pineapple", len(seats), deals), seats, 5, 10, games)
    matches = [ofc.play("pineapple", seats, 5, index=10 + i, deals=deals) for i in range(games)]
    assert whole["games"] == games
    cards = sum(len(turn.hand) for match in matches for turn in match.turns)
    assert whole["actions"] == cards
    for seat, sums in enumerate(whole["seats"]):
        points = [match.final.points for match in matches]
        assert sums["points"] == sum(p[seat] for p in points)
        assert sums["squared_points"] == sum(p[seat] ** 2 for p in points)
        shares = [60 // p.count(max(p)) if p[seat] == max(p) else 0 for p in points]
        assert sums["win_shares"] == sum(shares)
        deals_played = [result for match in matches for result in match.results]
        boards = [result.boards[seat] for result in deals_played]
        rules = matches[0].rules
        assert sums["deals"] == len(boards)
        assert sums["fouls"] == sum(board.is_foul(rules) for board in boards)
        assert sums["royalties"] == sum(sum(board.royalties(rules)) for board in boards)
        assert sums["fantasyland_deals"] == sum(r.fantasyland[seat] > 0 for r in deals_played)
        assert sums["fantasyland_stays"] == sum(
            r.earned[seat] > 0 < r.fantasyland[seat] for r in deals_played
        )
        assert sums["fantasyland_entries"] == sum(
            r.earned[seat] > 0 == r.fantasyland[seat] for r in deals_played
        )


@pytest.mark.sanitizer
def test_chunks_add_up_to_the_whole() -> None:
    seats = ["random", "random", "random"]
    whole = tally("pineapple", seats, 50)
    parts = [tally("pineapple", seats, count, first) for first, count in ((0, 20), (20, 30))]
    assert add_tallies(*parts) == whole


def test_scoops_are_counted() -> None:
    sums = tally("pineapple", ["random", "random"], 200)
    scoops = [0, 0]
    for index in range(200):
        result = ofc.play("pineapple", ["random", "random"], 3, index=index, deals=1).results[0]
        royalties = [sum(board.royalties(ofc.Rules())) for board in result.boards]
        rows = result.points[0] - royalties[0] + royalties[1]
        scoops[0] += rows == 6
        scoops[1] += rows == -6
    assert [seat["scoops"] for seat in sums["seats"]] == scoops


@pytest.mark.parametrize(
    ("preset", "weak", "strong", "games"),
    [
        ("pineapple", "random", "greedy", 60),
        ("pineapple", "random", "solitaire", 60),
        ("russian_classic", "random", "greedy", 60),
        ("american_turbo", "solitaire", "greedy", 800),
    ],
)
def test_who_is_better(preset: str, weak: str, strong: str, games: int) -> None:
    """By more than three standard errors."""
    sums = tally(preset, [weak, strong], games)["seats"][1]
    mean = sums["points"] / games
    stderr = ((sums["squared_points"] / games - mean**2) / games) ** 0.5
    assert mean > 3 * stderr


@pytest.mark.sanitizer
@pytest.mark.parametrize("name", ofc.POLICIES)
@pytest.mark.parametrize("preset", ["pineapple", "american_classic", "american_turbo"])
def test_policy_goes_on_from_anywhere(name: str, preset: str) -> None:
    """Asked in the middle of a turn that others have begun, it plays what is legal."""
    dice = random.Random(1)
    state = ofc.State(preset, 2, seed=4, fantasyland=[0, 15], deals=2)
    while (seat := state.to_move) is not None:
        if dice.random() < 0.5:
            state.apply(dice.choice(state.legal_actions()))
        else:
            state.apply(core.Policy(name, 1, 0, seat)(state.view(seat)._core))


def test_greedy_finishes_a_setting_begun_by_others() -> None:
    state = ofc.State("pineapple", 2, seed=1, button=1, fantasyland=[14, 0])
    state.stack_deck("Ah As Ac Kh Kd Qh Qd 8c 7c 6c 5c 4c 3c 2c")
    state.apply("bottom")
    policy = core.Policy("greedy", 1, 0, 0)
    while state.to_move == 0:
        state.apply(policy(state.view(0)._core))
    board = state.board(0)
    assert not board.is_foul(state.rules)
    assert sum(board.royalties(state.rules)) >= 7


def test_fantasyland_is_set_for_royalties_and_a_stay() -> None:
    state = ofc.State("pineapple", 2, seed=1, button=1, fantasyland=[14, 0])
    state.stack_deck("As Ad Ac 2c 3c 4c 5c 6c 7c 8c Kh Kd Qh Qd")
    policy = core.Policy("greedy", 1, 0, 0)
    while state.to_move == 0:
        state.apply(policy(state.view(0)._core))
    assert sum(state.board(0).royalties(state.rules)) == 35
    assert state.board(0).stays(state.rules)


def test_policy_answers_at_its_turn_alone() -> None:
    state = ofc.State(seed=1, button=1)
    with pytest.raises(ValueError, match="not this seat's turn"):
        core.Policy("greedy", 1, 0, 1)(state.view(1)._core)


@pytest.mark.parametrize("seats", [["random"], ["random"] * 3])
def test_chunk_needs_a_policy_for_each_seat(seats: list[str]) -> None:
    with pytest.raises(ValueError, match="expected 2 policies"):
        core.run_chunk(setup("pineapple", 2), seats, 1, 0, 1)


def test_function_may_play_and_is_named() -> None:
    def cautious(view: ofc.View) -> str:
        return ofc.State.action_name(view.legal_actions()[-1])

    match = ofc.play("pineapple", ["random", cautious], seed=2)
    assert match.names == ("random", "cautious")
    assert ofc.Transcript.parse(str(match)) == match
    with pytest.raises(ValueError, match="not discard"):
        ofc.play("pineapple", [lambda view: 3, "random"], seed=2)


def test_typical_boards_are_those_the_script_finds() -> None:
    command = [sys.executable, str(TOOLS / "find_typical_boards.py"), "--check"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
