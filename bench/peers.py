"""Ours beside every other hand evaluator that installs from PyPI, in one run; answers are checked.

    pip install "pokerloop[bench]"
    python bench/peers.py

Each ranks the same random hands in the form that it takes, made beforehand. One hand a call, in
turns, the best turn counts, by the time the processor spent on this thread; then a million hands
in the largest bite that each can take. Ratios say how much faster ours is. A peer that is not
installed is left out.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from pokerloop import Card, hands

ONE_BY_ONE = 500
MANY = 1_000_000
TURNS = 40


@dataclass
class Entry:
    """A way to rank a hand: how it is called, what it takes, and which way its answers run."""

    name: str
    rank: Callable[[Any], Any]
    convert: Callable[[list[int]], Any]
    bigger_is_better: bool = True


def texts(hand: list[int]) -> list[str]:
    return [str(Card(card)) for card in hand]


def ours() -> list[Entry]:
    return [
        Entry("pokerloop, ids", hands.rank, list),
        Entry("pokerloop, Cards", hands.rank, lambda hand: [Card(card) for card in hand]),
        Entry("pokerloop, text", hands.rank, lambda hand: " ".join(texts(hand))),
    ]


def pkrbot(module: Any) -> Entry:
    return Entry("pkrbot", module.evaluate, lambda hand: [module.Card(t) for t in texts(hand)])


def eval7(module: Any) -> Entry:
    return Entry("eval7", module.evaluate, lambda hand: [module.Card(t) for t in texts(hand)])


def holdem_hand_evaluator(module: Any) -> Entry:
    return Entry("holdem-hand-evaluator", module.evaluate_hand, lambda hand: "".join(texts(hand)))


def phevaluator(module: Any) -> Entry:
    return Entry(
        "phevaluator", lambda hand: module.evaluate_cards(*hand), list, bigger_is_better=False
    )


def poker_equity(module: Any) -> Entry:
    return Entry(
        "poker-equity",
        lambda hand: module.score_batch("high", [hand])[0],
        lambda hand: "".join(texts(hand)),
        bigger_is_better=False,
    )


def treys(module: Any) -> Entry:
    evaluate = module.Evaluator().evaluate
    return Entry(
        "treys",
        lambda cards: evaluate([], cards),
        lambda hand: [module.Card.new(text) for text in texts(hand)],
        bigger_is_better=False,
    )


def pokerkit(module: Any) -> Entry:
    def rank(cards: tuple[str, str]) -> Any:
        return module.StandardHighHand.from_game(*cards).entry.index

    return Entry(
        "pokerkit", rank, lambda hand: ("".join(texts(hand)[:2]), "".join(texts(hand)[2:]))
    )


PEERS = (
    pkrbot,
    holdem_hand_evaluator,
    eval7,
    poker_equity,
    phevaluator,
    treys,
    pokerkit,
)


def installed() -> Iterator[Entry]:
    for peer in PEERS:
        try:
            module = importlib.import_module(peer.__name__)
        except ImportError as error:
            print(f"{peer.__name__} is left out: {error}")
        else:
            yield peer(module)


def check(entry: Entry, answers: Sequence[Any], strengths: npt.NDArray[np.uint16]) -> None:
    """Assert that an entry puts the hands in our order."""
    pairs = sorted({(int(s), a) for s, a in zip(strengths, answers, strict=True)})
    for (low, worse), (high, better) in zip(pairs, pairs[1:], strict=False):
        rises = better > worse if entry.bigger_is_better else better < worse
        assert low < high, (entry.name, low)
        assert rises, (entry.name, low, high)


def best_times(loops: dict[str, Callable[[], object]], turns: int) -> dict[str, float]:
    best = dict.fromkeys(loops, float("inf"))
    for _ in range(turns):
        for name, loop in loops.items():
            loop()  # a first time for the caches, which the one before it has filled
            start = time.thread_time()
            loop()
            best[name] = min(best[name], time.thread_time() - start)
    return best


def show(title: str, best: dict[str, float], count: int, base: str, unit: str) -> None:
    print(f"\n{title}")
    for name, seconds in sorted(best.items(), key=lambda item: item[1]):
        speed = seconds / count * 1e9 if unit == "ns" else count / seconds / 1e6
        print(f"{seconds / best[base]:12.2f}  {name:28}{speed:14.2f} {unit}")


def rank_all(rank: Callable[[Any], Any], converted: list[Any]) -> None:
    for hand in converted:
        rank(hand)


def one_by_one(dealt: npt.NDArray[np.uint8], entries: list[Entry]) -> None:
    loops: dict[str, Callable[[], object]] = {}
    for entry in entries:
        converted = [entry.convert(hand) for hand in dealt.tolist()]
        check(entry, [entry.rank(hand) for hand in converted], hands.rank(dealt))
        loops[entry.name] = partial(rank_all, entry.rank, converted)
    best = best_times(loops, TURNS)
    show("One seven-card hand a call", best, len(dealt), "pokerloop, ids", "ns")


def many(dealt: npt.NDArray[np.uint8], entries: list[Entry]) -> None:
    loops: dict[str, Callable[[], object]] = {"pokerloop, an array": lambda: hands.rank(dealt)}
    best = best_times(loops, TURNS)
    rows = dealt[: len(dealt) // 10].tolist()
    for entry in entries:
        converted = [entry.convert(hand) for hand in rows]
        start = time.thread_time()
        if entry.name == "poker-equity":  # it takes a list of hands
            answers = importlib.import_module("poker_equity").score_batch("high", converted)
        else:
            answers = [entry.rank(hand) for hand in converted]
        best[entry.name] = (time.thread_time() - start) * len(dealt) / len(rows)
        check(entry, answers, hands.rank(dealt[: len(rows)]))
    show("Many seven-card hands", best, len(dealt), "pokerloop, an array", "M/s")


def main() -> None:
    rng = np.random.default_rng(7)
    blocks = [rng.random((MANY // 20, 52), dtype=np.float32).argsort(axis=1) for _ in range(20)]
    dealt = np.concatenate([block[:, :7].astype(np.uint8) for block in blocks])
    peers = list(installed())
    one_by_one(dealt[:ONE_BY_ONE], [*ours(), *peers])
    many(dealt, peers)


if __name__ == "__main__":
    main()
