"""How fast equity is counted and sampled, beside other libraries; every answer is checked.

    python -m pytest -o python_files='bench_*.py' bench/bench_equity.py --benchmark-group-by=group

Peers that are not installed are left out. Each group is one question; sampled ones are a million
deals on one thread.
"""

from __future__ import annotations

from typing import Any

import pytest

from pokerloop import equity
from pokerloop.ranges import CLASSES

SIX = ["AhKh", "QsQd", "7c7d", "JhTh", "5s4s", "AcJd"]
RANGES = ["QQ+,AKs,AcQc", "A2s+", "random"]
OMAHA = ["AhKhQdJd", "9s9c8s8c"]
MILLION = 1_000_000

# What is asked, and the share of the first player, which every library must find.
COUNTED: dict[str, tuple[list[str], dict[str, str], float]] = {
    "heads-up": (["AhKh", "QsQd"], {}, 0.462145),
    "three hands": (["AhKh", "QsQd", "7c7d"], {}, 0.389836),
    "six hands": (SIX, {}, 0.232410),
    "flop": (["AhKh", "QsQd"], {"board": "Qh7h2c"}, 0.255556),
    "flop, random hand": (["AhKh", "random"], {"board": "Qh7h2c"}, 0.726830),
    "random hand": (["AhKh", "random"], {}, 0.670446),
    "omaha": (OMAHA, {"game": "omaha"}, 0.489940),
    "draw": (["AhAdAc", "KsKd"], {"game": "draw"}, 0.987687),
}
SAMPLED = {name: COUNTED[name] for name in ("heads-up", "six hands", "flop", "omaha", "draw")} | {
    "random hand": COUNTED["random hand"],
    "ranges": (RANGES, {}, 0.5765),
}
THEIR_GAMES = {"holdem": "holdem", "omaha": "omaha", "draw": "five_card_draw"}


@pytest.mark.parametrize("name", COUNTED)
def test_exact(benchmark: Any, name: str) -> None:
    players, spot, expected = COUNTED[name]
    benchmark.group = f"exact: {name}"
    result = benchmark(equity.exact, players, **spot)
    assert result.players[0].equity == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("name", ["heads-up", "three hands", "six hands", "flop", "omaha", "draw"])
def test_exact_poker_equity(benchmark: Any, name: str) -> None:
    peer = pytest.importorskip("poker_equity")
    players, spot, expected = COUNTED[name]
    benchmark.group = f"exact: {name}"
    game = THEIR_GAMES[spot.get("game", "holdem")]
    result = benchmark.pedantic(
        peer.exact_from_text, (game, players, spot.get("board", "")), rounds=3
    )
    assert result["players"][0]["equity"] == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("name", SAMPLED)
def test_sample(benchmark: Any, name: str) -> None:
    players, spot, expected = SAMPLED[name]
    benchmark.group = f"a million deals: {name}"
    result = benchmark(equity.sample, players, **spot, trials=MILLION, seed=7)
    assert abs(result.players[0].equity - expected) < 5 * result.players[0].stderr
    benchmark.extra_info["standard error"] = result.players[0].stderr


@pytest.mark.parametrize("name", ["heads-up", "six hands", "flop", "omaha", "draw"])
def test_sample_poker_equity(benchmark: Any, name: str) -> None:
    peer = pytest.importorskip("poker_equity")
    players, spot, expected = SAMPLED[name]
    benchmark.group = f"a million deals: {name}"
    result = benchmark.pedantic(
        peer.chunk_from_text,
        (THEIR_GAMES[spot.get("game", "holdem")], players, spot.get("board", "")),
        {"samples": MILLION, "seed": 7, "threads": 1},
        rounds=3,
    )
    assert result["players"][0]["equity"] == pytest.approx(expected, abs=0.003)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of its parser
@pytest.mark.parametrize("name", ["heads-up", "random hand"])
def test_sample_eval7(benchmark: Any, name: str) -> None:
    peer = pytest.importorskip("eval7")
    (hand, other), _, expected = SAMPLED[name]
    benchmark.group = f"a million deals: {name}"
    everything = ", ".join(CLASSES) if other == "random" else other
    cards = [peer.Card(hand[:2]), peer.Card(hand[2:])]
    found = benchmark.pedantic(
        peer.py_hand_vs_range_monte_carlo,
        (cards, peer.HandRange(everything), [], MILLION),
        rounds=3,
    )
    assert found == pytest.approx(expected, abs=0.003)


@pytest.mark.benchmark(group="ranges to a standard error of 0.0001")
def test_ranges_to_an_error(benchmark: Any) -> None:
    result = benchmark.pedantic(
        equity.sample, (RANGES,), {"target_error": 1e-4, "seed": 7}, rounds=1
    )
    assert result.stderr <= 1e-4


@pytest.mark.benchmark(group="twenty classes against each other")
def test_matrix(benchmark: Any) -> None:
    table = benchmark.pedantic(equity.matrix, (CLASSES[:20],), rounds=1)
    assert table[0, 1] == pytest.approx(0.819460, abs=1e-6)
