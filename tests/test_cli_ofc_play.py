"""``pokerloop ofc play``, ``replay`` and ``score``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokerloop import ofc
from pokerloop.cli import main
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.ofc.board_text import parse_tables

QUEENS = "Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c"
WEAK = "Jc 8d 3s / Td Tc 8c 5s 2s / Kd Kc 9s 7d 6c"
DEAD = "As Ac 6d / Ks Qh 8s 7s 5d / Kh Jh Th 9h 3c"
TABLE = f"ann: {QUEENS}\nbob: {WEAK}\n"


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["ofc", *arguments], input=text)


def test_play_prints_the_transcript_of_the_library() -> None:
    result = run(*"play --variant pineapple --seed 1 --seats greedy,greedy".split())
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{ofc.play('pineapple', ['greedy', 'greedy'], 1)}\n"
    assert run("play", "--seed", "1").stdout == result.stdout
    other = run(*"play --seats random,random --index 3 --button 1 --deals 1 --seed 1".split())
    match = ofc.Transcript.parse(other.stdout)
    assert (match.index, match.button, match.deals, match.seed) == (3, 1, 1, 1)


def test_a_person_plays_to_the_end() -> None:
    answers = []

    def lowest(view: ofc.View) -> int:
        action = view.legal_actions()[-1]
        answers.append(ofc.State.action_name(action))
        return action

    options = "play --seed 5 --button 1 --deals 2 --seats human,random".split()
    match = ofc.play("pineapple", [lowest, "random"], 5, button=1, deals=2)
    result = run(*options, text="oops\n" + "\n".join(answers) + "\n")
    assert result.exit_code == 0
    played = ofc.Transcript.parse(result.stdout)
    assert (played.turns, played.names) == (match.turns, ("human", "random"))
    assert "'oops' is not one of the choices" in result.stderr
    for deal in match.results:
        for seat, board in enumerate(deal.boards):
            rows = " / ".join(board.to_dict().values())
            assert f"seat {seat}  {deal.points[seat]:+d}  {rows}\n" in result.stderr
    part = run(*options, text="\n".join(answers[:7]) + "\n")  # five cards and two of three
    assert ofc.Transcript.parse(part.stdout).turns == match.turns[:2]


def test_a_person_is_told_what_he_may_know() -> None:
    match = ofc.play("pineapple", [lambda view: view.legal_actions()[0], "greedy"], 5, button=0)
    first, *later = [turn for turn in match.turns if turn.deal == 1]
    assert (first.seat, later[0].seat) == (1, 0)
    options = "play --seed 5 --button 0 --seats human,greedy".split()
    told = run(*options, text="t\nt\nt\nm\nm\n").stderr
    for row in ("top", "middle", "bottom"):
        for card in getattr(first, row):
            assert f"seat 1: {card} to the {row}\n" in told
    assert f"hand    {' '.join(map(str, later[0].hand))}\n" in told
    second = next(turn for turn in later if turn.seat == 1)
    assert "seat 1: discards a card\n" in told
    assert str(second.discard[0]) not in told.replace("hand", "").split()


def test_play_takes_a_preset_with_changes() -> None:
    result = run("play", "--variant", "tonybet scoop=3 cap=none", "--seats", "random,random,random")
    match = ofc.Transcript.parse(result.stdout)
    assert match.rules == ofc.Rules.preset("tonybet").replace(scoop=3, cap="none")
    assert match.players == 3


def test_replay_prints_the_same_again(tmp_path: Path) -> None:
    played = run(*"play --seed 4 --deals 1 --seats random,random".split()).stdout
    path = tmp_path / "match.txt"
    path.write_text("# a comment\n" + "\n".join(played.splitlines()[:-2]))
    assert run("replay", str(path)).stdout == played
    assert run("replay", "-", text=played).stdout == played
    wrong = run("replay", "-", text=played.replace("points: +", "points: -"))
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "does not follow" in wrong.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play --seats greedy,gready", "no policy is called 'gready'"),
        ("play --seats greedy", "players of pineapple from 2 to 3, not 1"),
        ("play --variant nowhere", "no preset is called 'nowhere'"),
        ("play --button 2", "button"),
        ("score nowhere.txt", "No such file"),
    ],
)
def test_mistakes_are_one_line(arguments: str, words: str) -> None:
    result = run(*arguments.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_score_shows_points(tmp_path: Path) -> None:
    path = tmp_path / "boards.txt"
    path.write_text(TABLE)
    lines = run("score", str(path)).stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["ann", "bob"]
    assert lines[1].split()[-6:] == ["7", "0", "2", "14", "cards", "+15"]
    assert lines[2].split()[-1] == "-15"
    assert run("score", "-", text=TABLE).stdout.splitlines() == lines


@pytest.mark.parametrize("name", ["[/ann]", "[bold]ann", "ann :fire:", "\\[ann]"])
def test_score_shows_names_as_they_are(name: str) -> None:
    lines = run("score", "-", text=TABLE.replace("ann:", f"{name}:")).stdout.splitlines()
    assert lines[1].startswith(f"{name}  Qs Qd 7c")


def test_score_settles_each_table_and_all_pairs() -> None:
    tables = f"{TABLE}\n\n{QUEENS}\n# the third is dead\n{WEAK}\n{DEAD}\n"
    report = json.loads(run("score", "-", "--json", text=tables).stdout)
    assert [len(table) for table in report] == [2, 3]
    boards = [ofc.Board(*row.split("/")) for row in (QUEENS, WEAK, DEAD)]
    assert [board["points"] for board in report[1]] == list(ofc.settle(boards))
    assert [board["dead"] for board in report[1]] == [False, False, True]
    assert [board["name"] for board in report[1]] == ["1", "2", "3"]
    assert report[0][0]["royalties"] == [7, 0, 2]
    assert report[0][0]["fantasyland"] == 14


def test_score_limits_losses() -> None:
    arguments = ["score", "-", "--json", "--variant", "pineapple cap=stacks_loser"]
    for stacks, paid in (("100,4", 4), ("1,100", 15)):
        shown = run(*arguments, "--stacks", stacks, text=TABLE).stdout
        assert [board["points"] for board in json.loads(shown)[0]] == [paid, -paid]
    wrong = run(*arguments, "--stacks", "5;10", text=TABLE)
    assert (wrong.exit_code, wrong.stdout) == (2, "")


def test_boards_are_read_as_print_shows_them() -> None:
    board = ofc.Board(*QUEENS.split("/"))
    text = f"ann:\n{board}\n{WEAK}"
    assert parse_tables(text) == [{"ann": board, "2": ofc.Board(*WEAK.split("/"))}]


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", InvalidPositionError, "there is no board"),
        ("# nothing", InvalidPositionError, "there is no board"),
        (QUEENS, InvalidPositionError, "line 1: a table has 2 to 4 boards, this one ends with 1"),
        (f"{TABLE}\n{QUEENS}", InvalidPositionError, "line 4: a table has 2 to 4 boards"),
        (f"{TABLE}ann: {DEAD}", InvalidPositionError, "line 3: 'ann' has two boards"),
        (f"{TABLE}what", InvalidPositionError, "line 3: expected a board such as"),
        (f"{TABLE}ann:", InvalidPositionError, "line 3: expected a board such as"),
        (f"{TABLE}top As\nmiddle", InvalidPositionError, "line 4: expected a board such as"),
        (f"{TABLE}As / Ks", InvalidPositionError, "line 3: expected a board such as"),
        (f"{TABLE}As / Ks / Qh", InvalidPositionError, "line 3: expected 13 cards"),
        (f"{TABLE}As / Ks / Ks", InvalidCardError, "line 3: the card Ks"),
        (f"{TABLE}As / Ks / Xs", InvalidCardError, "line 3: 'Xs' is not a card"),
    ],
)
def test_mistakes_in_boards_name_their_line(text: str, error: type[ValueError], words: str) -> None:
    with pytest.raises(error, match=words):
        parse_tables(text)


def test_card_on_two_boards_is_named() -> None:
    result = run("score", "-", text=f"{QUEENS}\n{QUEENS}")
    assert result.exit_code == 2
    assert "the card" in result.stderr
    assert "twice" in result.stderr
