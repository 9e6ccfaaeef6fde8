"""Arrays of hands are ranked alike by whichever instructions the processor offers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import pokerloop
from pokerloop import hands
from pokerloop.hands import chicago_poker
from tests.agreement import random_hands

pytestmark = pytest.mark.sanitizer

CPUS = pokerloop.build_info()["cpus"]
PROJECT = Path(__file__).parents[1]

# Ranks each array by row, by column and with steps, and says what is refused.
RANK_ALL = """
import sys
import numpy as np
import pokerloop
from pokerloop import hands
from pokerloop.hands import chicago_poker

assert pokerloop.build_info()["cpu"] == sys.argv[1]
found = {}
for name, dealt in np.load("dealt.npz").items():
    rank = chicago_poker.rank if name.startswith("gangster") else hands.rank
    for layout in (dealt, np.asfortranarray(dealt), dealt[:, ::-1]):
        assert (rank(layout) == rank(dealt, check_duplicates=False)).all()
    found[name] = rank(dealt)
    for row in (0, 63, 64, len(dealt) - 1):
        for column in range(dealt.shape[1]):
            for wrong in (80, 128, 200, 254, *dealt[row, :column]):
                if wrong == 255:
                    continue
                spoilt = dealt.copy()
                spoilt[row, column] = wrong
                try:
                    rank(spoilt)
                except pokerloop.errors.InvalidCardError as error:
                    assert str(error).startswith(f"row {row}"), error
                else:
                    raise AssertionError((name, row, column, wrong))
np.savez("found.npz", **found)
"""


def run(cpu: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"POKERLOOP_CPU": cpu},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("cpu", CPUS)
def test_every_path_ranks_alike(tmp_path: Path, cpu: str) -> None:
    dealt = {f"standard {k}": random_hands(1_000 + k, k, seed=k) for k in range(1, 8)}
    dealt |= {f"gangster {k}": random_hands(1_000 + k, k, deck=75, seed=k) for k in range(1, 6)}
    missing = random_hands(5_000, 5, deck=75, seed=9)
    missing[np.random.default_rng(9).random(missing.shape) < 0.3] = 255
    suited = random_hands(5_000, 7, deck=26, seed=10) * 2  # two suits: half of them flushes
    steps = np.arange(5) * 5 + np.arange(50)[:, None]  # straights, flushes, rainbows
    dealt |= {"gangster missing": missing, "standard suited": suited}
    dealt |= {"gangster straights": np.concatenate([steps, steps + np.arange(5)]).astype(np.uint8)}
    np.savez(tmp_path / "dealt.npz", **dealt)
    ranked = run(cpu, "-c", RANK_ALL, cpu, folder=tmp_path)
    assert ranked.returncode == 0, ranked.stderr
    for name, strengths in np.load(tmp_path / "found.npz").items():
        rank = chicago_poker.rank if name.startswith("gangster") else hands.rank
        one_by_one = [rank([c for c in hand if c != 255] or [0]) for hand in dealt[name].tolist()]
        filled = (dealt[name] != 255).any(axis=1)
        assert (strengths == one_by_one)[filled].all(), name


def test_the_fastest_path_is_taken_unless_told(tmp_path: Path) -> None:
    ask = "import pokerloop; print(pokerloop.build_info()['cpu'])"
    assert run("", "-c", ask, folder=tmp_path).stdout == f"{CPUS[-1]}\n"
    assert CPUS[0] == "portable"


def test_unknown_cpu_is_refused(tmp_path: Path) -> None:
    refused = run("abacus", "-c", "import pokerloop", folder=tmp_path)
    assert "POKERLOOP_CPU is 'abacus'; this processor can run portable" in refused.stderr
