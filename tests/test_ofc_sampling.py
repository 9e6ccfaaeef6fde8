"""The value of placements where it is sampled: seeds, workers, errors, opponents, the race."""

from __future__ import annotations

import math
import random
import statistics
from itertools import combinations

import numpy as np
import pytest

from pokerloop import ofc
from pokerloop.errors import InvalidPositionError, InvalidRulesError
from pokerloop.ofc import Board, Opponent, Position, Rules
from tests import oracle_ofc
from tests.test_ofc_values import random_ending, rows_of

THIRD_STREET = Position(
    top="As",
    middle="9d 8d",
    bottom="Kd Kh 5c 5s",
    to_place="Ah 7d 2c",
    discards="3h",
    opponents=[Board("Qh", "6s 6c 4h", "Ts 9s 8s")],
    fantasyland_value=8,
)


def test_the_same_seed_gives_the_same_values_whatever_the_workers() -> None:
    runs = [
        ofc.values(THIRD_STREET, samples=200, seed=7, workers=workers).to_dict()
        for workers in (1, 2, 3, 8)
    ]
    assert all(run == runs[0] for run in runs)
    assert ofc.values(THIRD_STREET, samples=200, seed=8).to_dict() != runs[0]


def test_a_result_carries_the_seed_that_reproduces_it() -> None:
    for seed in (None, np.random.SeedSequence(3), np.random.default_rng(3), 2**64 - 1):
        once = ofc.values(THIRD_STREET, samples=8, seed=seed)
        assert ofc.values(THIRD_STREET, samples=8, seed=once.seed) == once
    fresh = {ofc.values(THIRD_STREET, samples=1).seed for _ in range(5)}
    assert len(fresh) == 5


def test_a_golden_value_pins_the_stream() -> None:
    best = ofc.values(THIRD_STREET, samples=64, seed=7).best
    assert best.board == Board("As Ah", "9d 8d 7d", "Kd Kh 5c 5s")
    assert best.value == pytest.approx(GOLDEN_VALUE, abs=1e-9)


GOLDEN_VALUE = 4.898285308441558


def test_errors_shrink_with_the_samples_and_tell_the_truth() -> None:
    few = [ofc.values(THIRD_STREET, samples=32, seed=seed).best for seed in range(24)]
    many = ofc.values(THIRD_STREET, samples=512, seed=99).best
    assert all(item.board == many.board for item in few)
    claimed = statistics.mean(item.stderr for item in few)
    seen = statistics.stdev(item.value for item in few)
    assert 0.6 < seen / claimed < 1.5
    assert statistics.mean(item.value for item in few) == pytest.approx(
        many.value, abs=4 * math.hypot(claimed / math.sqrt(24), many.stderr)
    )
    assert many.stderr == pytest.approx(claimed / 4, rel=0.2)


def test_the_target_error_is_reached_and_no_more() -> None:
    values = ofc.values(THIRD_STREET, target_error=0.5, seed=1)
    assert 0.25 < values.best.stderr <= 0.5
    assert ofc.values(THIRD_STREET, samples=50, target_error=0.01, seed=1).samples == 50


def test_the_last_of_the_values_on_the_way_are_the_values() -> None:
    steps = list(ofc.iter_values(THIRD_STREET, samples=100, seed=7))
    assert steps[-1] == ofc.values(THIRD_STREET, samples=100, seed=7)
    assert [step.samples for step in steps] == sorted(step.samples for step in steps)
    seen: list[ofc.Values] = []
    ofc.values(THIRD_STREET, samples=100, seed=7, progress=seen.append)
    assert seen == steps


def test_effort_goes_to_those_who_compete_and_misses_nobody() -> None:
    race = ofc.values(THIRD_STREET, samples=600, seed=5)
    by_samples = sorted((item.samples for item in race), reverse=True)
    assert by_samples[0] == 600
    assert sum(by_samples) < 600 * len(race) / 2
    everybody = ofc.values(THIRD_STREET, samples=32, seed=5)  # one round: nobody is given up
    assert {item.samples for item in everybody} == {32}
    assert {item.board for item in everybody} == {item.board for item in race}


def test_luck_does_not_put_a_placement_before_one_that_is_never_worse() -> None:
    """Sixes on top only add a royalty to the same board with a ten on top."""
    position = Position(
        top="6h 2d",
        middle="8d 8c Qc 9h 4s",
        bottom="Kc Kd 5c 5h",
        to_place="6s Ts 3c",
        discards="2h 3s 6c",
        opponents=[Opponent(fantasyland=17)] * 2,
        fantasyland_value=8,
    )
    for seed in (11, 14, 15, 16):
        values = ofc.values(position, seed=seed, samples=512)
        six = values.find(Board("6h 6s 2d", "8d 8c Qc 9h 4s", "Kc Kd 5c 5h 3c"))
        ten = values.find(Board("6h Ts 2d", "8d 8c Qc 9h 4s", "Kc Kd 5c 5h 3c"))
        assert values.best is six
        assert six.value > ten.value
        assert ten.samples < six.samples


def test_one_sample_tells_no_error() -> None:
    values = ofc.values(THIRD_STREET, samples=1, seed=1)
    assert values.best.stderr == math.inf
    assert values.to_dict()["placements"][0]["stderr"] is None


def test_exact_values_need_no_seed() -> None:
    ending = random_ending(random.Random(1), "russian_classic", 1, 1)[0]
    assert ofc.values(ending) == ofc.values(ending)


def test_values_are_sorted_and_plausible() -> None:
    values = ofc.values(THIRD_STREET, samples=64, seed=7)
    assert [item.value for item in values] == sorted((v.value for v in values), reverse=True)
    for item in values:
        assert 0 <= item.foul <= 1
        assert 0 <= item.fantasyland <= 1 - item.foul + 1e-12
        assert item.royalties >= 0
        assert item.stderr > 0


@pytest.mark.parametrize("preset", ["pineapple", "russian_classic", "american_turbo"])
def test_alone_the_value_is_royalties_and_fantasyland(preset: str) -> None:
    position = Position(to_place="As Kd Kh 7c 2s", fantasyland_value=10)
    for item in ofc.values(position, preset, samples=16, seed=3)[:20]:
        assert item.value == pytest.approx(item.royalties + 10 * item.fantasyland, abs=1e-9)


def test_the_value_of_fantasyland_moves_the_choice() -> None:
    position = {"top": "Qh", "middle": "9d 8d", "bottom": "Kd Kh 5c 5s", "discards": "3h"}
    position["to_place"] = "Qc 7d 5d"
    greedy = ofc.values(Position(**position, fantasyland_value=100), samples=200, seed=1).best
    modest = ofc.values(Position(**position, fantasyland_value=0), samples=200, seed=1).best
    assert set("Qh Qc".split()) <= set(map(str, greedy.board.top))
    assert greedy.fantasyland > modest.fantasyland


def test_sampled_opponents_agree_with_all_their_draws() -> None:
    """A finished hero against one who still draws: every draw, and the best ending of each."""
    rng = random.Random(4)
    position, unseen = random_ending(rng, "russian_classic", 0, 1)
    finished = position.opponents[0].board
    waiting = Board(finished.top[:2], finished.middle, finished.bottom)
    position = Position(
        **position.board.to_dict(),
        to_place=position.to_place,
        opponents=[waiting],
        dead=[*position.dead, finished.top[2]],
        fantasyland_value=0,
        rules=position.rules,
    )
    values = ofc.values(position, samples=4000, seed=2)
    assert not values.is_exact
    for item in values:
        everything = [
            ofc.points(
                item.board,
                Board([*waiting.top, card], waiting.middle, waiting.bottom),
                position.rules,
            )
            for card in unseen
        ]
        assert item.value == pytest.approx(statistics.mean(everything), abs=5 * item.stderr + 1e-9)


def test_opponents_end_as_well_as_they_can() -> None:
    """Every last draw of an opponent, ended for royalties and against a foul."""
    rng = random.Random(6)
    for _ in range(4):
        position, unseen = random_ending(rng, "pineapple", 0, 1)
        cards = [card for row in rows_of(position.opponents[0].board) for card in row]
        top, middle, bottom = cards[:2], cards[3:7], cards[8:]
        coming = [*unseen[:7], cards[2], cards[7]]
        position = Position(
            **position.board.to_dict(),
            to_place=position.to_place,
            discards=position.discards,
            opponents=[Board(top, middle, bottom)],
            dead=set(range(52)) - {*coming, *top, *middle, *bottom, *seen_by(position)},
            fantasyland_value=5,
        )
        values = ofc.values(position, samples=1500, seed=2)
        for item in values[:3]:
            lowest, highest = [], []
            for draw in combinations(coming, 3):
                endings = [
                    rows
                    for placed in combinations(draw, 2)
                    for rows in oracle_ofc.fillings((top, middle, bottom), placed)
                ]
                aims = [aim(rows) for rows in endings]
                won = [
                    oracle_ofc.points(rows_of(item.board), rows, "american")
                    for rows, worth in zip(endings, aims, strict=True)
                    if worth == max(aims)
                ]
                lowest.append(min(won))
                highest.append(max(won))
            entry = 5 * item.fantasyland
            margin = 5 * item.stderr + 1e-9
            assert item.value - entry >= statistics.mean(lowest) - margin
            assert item.value - entry <= statistics.mean(highest) + margin


def aim(rows: oracle_ofc.Rows) -> float:
    """Return what an ending is worth to an opponent who does not look at the other board."""
    if oracle_ofc.is_dead(rows):
        return -6
    return sum(oracle_ofc.royalties(rows, "american")) + 5 * oracle_ofc.enters(rows)


def seen_by(position: Position) -> list[int]:
    board = position.board
    return [*board.top, *board.middle, *board.bottom, *position.to_place, *position.discards]


def test_an_opponent_in_fantasyland_is_worse_than_one_who_is_not() -> None:
    position = {"top": "As", "middle": "9d 8d", "bottom": "Kd Kh 5c 5s", "discards": "3h"}
    position |= {"to_place": "Ah 7d 2c", "fantasyland_value": 8}
    ordinary = ofc.values(
        Position(**position, opponents=[Board("Qh", "6s 6c 4h", "Ts 9s 8s")]), samples=300, seed=1
    ).best
    fantasy = ofc.values(
        Position(**position, opponents=[Opponent(fantasyland=14)]), samples=300, seed=1
    ).best
    assert fantasy.value < ordinary.value - 2


def test_two_opponents_and_one_in_fantasyland() -> None:
    opponents = [Board("Qh", "6s 6c 4h 2d", "Ts 9s 8s 2s"), Opponent(fantasyland=13)]
    position = Position(
        top="As",
        middle="9d 8d",
        bottom="Kd Kh 5c 5s",
        to_place="Ah 7d 2c",
        discards="3h",
        opponents=opponents,
    )
    values = ofc.values(position, samples=16, seed=1)
    assert len(values) == 24
    assert not values.is_exact


@pytest.mark.parametrize("deal", ["pineapple", "classic", "turbo"])
def test_full_tables_from_the_first_street(deal: str) -> None:
    rules = Rules(deal=deal)
    opponents = [Board()] * (2 if deal == "pineapple" else 3)
    values = ofc.values(
        Position(to_place="As Kd Kh 7c 2s", opponents=opponents), rules, samples=1, seed=1
    )
    assert len(values) > 100


@pytest.mark.parametrize(
    "arguments",
    [
        {"samples": 0},
        {"samples": -1},
        {"samples": 1.5},
        {"samples": True},
        {"samples": "many"},
        {"target_error": 0},
        {"target_error": -1},
        {"target_error": float("nan")},
        {"workers": 0},
        {"workers": 1.5},
        {"seed": -1},
        {"seed": 2**64},
    ],
)
def test_arguments_out_of_range(arguments: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        ofc.values(THIRD_STREET, **arguments)


def test_wrong_kinds_of_arguments() -> None:
    with pytest.raises(TypeError, match="seed"):
        ofc.values(THIRD_STREET, seed="7")
    with pytest.raises(InvalidPositionError, match="Position"):
        ofc.values(7)
    with pytest.raises(InvalidRulesError, match="preset"):
        ofc.values(THIRD_STREET, rules=7)
    with pytest.raises(InvalidPositionError, match="classic"):
        ofc.values(THIRD_STREET, rules="russian_classic")


def test_a_position_may_come_as_text() -> None:
    assert ofc.values(str(THIRD_STREET), samples=8, seed=1) == ofc.values(
        THIRD_STREET, samples=8, seed=1
    )


def test_pairs_of_candidates_meet_the_same_cards() -> None:
    """Differences between placements are steadier than the placements' own values."""
    values = [ofc.values(THIRD_STREET, samples=16, seed=seed) for seed in range(12)]
    boards = [item.board for item in values[0]][:4]
    for first, second in combinations(boards, 2):
        a = [run.find(first).value for run in values]
        b = [run.find(second).value for run in values]
        spread = statistics.stdev(x - y for x, y in zip(a, b, strict=True))
        assert spread < math.hypot(statistics.stdev(a), statistics.stdev(b))
