"""How fast Open Face placements are valued; every answer is checked.

python -m pytest -o python_files='bench_*.py' bench/bench_ofc.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pokerloop import ofc

EXAMPLES = Path(__file__).parents[1] / "examples"
THIRD_STREET = ofc.Position.parse((EXAMPLES / "pineapple-third-street.txt").read_text())
ENDING = ofc.Position(
    top="Kc 9h",
    middle="8c Qs Ad",
    bottom="3h 2d 2c 2s",
    to_place="8h Ac Jc",
    discards="5c 6d",
    fantasyland_value=8,
)


@pytest.mark.benchmark(group="a fourth street, exactly: 21 placements of 8,436 draws")
def test_exact_ending(benchmark: Any) -> None:
    values = benchmark(ofc.values, ENDING)
    assert values.best.value == pytest.approx(6.3978188715, abs=1e-9)


@pytest.mark.benchmark(group="a third street against an opponent, 200 scenarios")
@pytest.mark.parametrize("workers", [1, 2])
def test_third_street(benchmark: Any, workers: int) -> None:
    values = benchmark(ofc.values, THIRD_STREET, samples=200, seed=7, workers=workers)
    assert values.best.board == ofc.Board("Qh", "As Ad 8d 8c", "Kc Jc 7c 5c")


@pytest.mark.benchmark(group="a first street alone, 232 placements, 32 scenarios each")
def test_first_street(benchmark: Any) -> None:
    position = ofc.Position(to_place="As Kd Qh 7c 2s")
    values = benchmark.pedantic(
        ofc.values, (position,), {"samples": 32, "seed": 7, "workers": 2}, rounds=3
    )
    assert len(values) == 232


@pytest.mark.benchmark(group="two finished boards settle")
def test_points(benchmark: Any) -> None:
    dead = ofc.Board("As Ad 2c", "3c 4d 5h 7s 9c", "Kc Qd Jh 9s 8c")
    live = ofc.Board("Qs Qh 7c", "6s 6d 6h 2d 3h", "9d Ts Js Qc Kd")
    assert benchmark(ofc.points, dead, live) == -17
