"""Shootout odds against every deal written out, another counter of equity, and played-out ties."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from pokerloop import equity
from pokerloop.cards import GangsterCard, gangster_card_ids
from pokerloop.chicago_poker import (
    OpenBusiness,
    Position,
    State,
    shootout_cost,
    shootout_odds,
)
from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError
from pokerloop.hands import chicago_poker as hands

pytestmark = pytest.mark.sanitizer


def value(card: int) -> int:
    return card // 5 + 1 if card < 75 else 0


def deals(pool: list[int], sizes: list[int]) -> Any:
    """Yield every way to deal so many cards to each."""
    if not sizes:
        yield []
        return
    for first in combinations(pool, sizes[0]):
        rest = [card for card in pool if card not in first]
        for others in deals(rest, sizes[1:]):
            yield [list(first), *others]


def naive_chances(
    known: list[list[int]], unknown: list[int], pool: list[int], order: Any
) -> list[float]:
    """Deal everything out; a tie is shared."""
    shares: Counter[int] = Counter()
    total = 0
    for dealt in deals(pool, unknown):
        columns = [a + b for a, b in zip(known, dealt, strict=True)]
        strengths = [hands.rank(cards, order=order) if cards else -1 for cards in columns]
        best = [i for i, strength in enumerate(strengths) if strength == max(strengths)]
        for i in best:
            shares[i] += 60 // len(best)
        total += 60
    return [shares[i] / total for i in range(len(known))]


@pytest.mark.parametrize("seed", range(25))
def test_exact_chances_are_those_of_every_deal(seed: int) -> None:
    rng = random.Random(seed)
    values = rng.sample(range(15), 6)
    cards = rng.sample([v * 5 + c for v in values for c in range(5)], 28)
    unknown = rng.choice([[2, 2], [1, 2, 1], [3, 0], [3, 1], [2, 1, 0], [1, 1, 1, 1], [4], [0, 2]])
    known = []
    for missing in unknown:
        size = rng.randint(0, 5 - missing)
        known.append([cards.pop() for _ in range(size)])
    if not any(len(k) + u for k, u in zip(known, unknown, strict=True)):
        known[0] = [cards.pop()]
    pool = cards[:8]
    order = rng.choice(["default", "rarity", rng.sample(hands.ORDERS["default"], 11)])
    columns = [
        " ".join([*(str(GangsterCard(card)) for card in cards), *"?" * missing])
        for cards, missing in zip(known, unknown, strict=True)
    ]
    result = shootout_odds(columns, pool, hands=[1] * len(columns), order=order)
    assert result.is_exact
    assert result.chances == pytest.approx(naive_chances(known, unknown, pool, order))
    assert result.deals == math.prod(
        math.comb(len(pool) - sum(unknown[:i]), missing) for i, missing in enumerate(unknown)
    )


@pytest.mark.parametrize(
    "columns",
    [
        ["9r 9y 4g ? ?", "13r 12r 11r ? ?"],
        ["9r ?", "9y ?", "9g"],
        ["1r 2y 3g 4b ?", "? ?", "15r"],
        ["? ? ?", "15r 15y"],
        ["10r 11r 12r ? ?", "3r 3g ? ?", "1b 5b 9b 13b ?"],
    ],
)
def test_hands_of_one_size_share_ties_as_equity_does(columns: list[str]) -> None:
    result = shootout_odds(columns)
    other = equity.exact(columns, game="chicago_poker", fill=False)
    assert result.is_exact
    assert result.chances == pytest.approx([player.equity for player in other.players])
    assert [player.win for player in result.players] == pytest.approx(
        [player.win for player in other.players]
    )


def test_samples_agree_with_counts() -> None:
    columns = ["9r 9y 4g ? ?", "13r 12r 11r ? ?", "10g 10b ? ?"]
    exact = shootout_odds(columns)
    sample = shootout_odds(columns, trials=200_000, seed=3)
    for number, player in enumerate(sample.players):
        assert abs(player.chance - exact.chances[number]) < 5 * player.stderr
        assert player.stderr == pytest.approx(
            math.sqrt(player.chance * (1 - player.chance) / 200_000), rel=0.02
        )
    low, high = sample.interval(0, 0.999999)
    assert low < exact.chances[0] < high


def test_cards_to_come_are_unknown_cards() -> None:
    assert shootout_odds(["9r ?", "10r"], more=[1, 2]).chances == (
        shootout_odds(["9r ? ?", "10r ? ?"]).chances
    )


# ---- Ties ------------------------------------------------------------------------------------


def play_tie_out(tied: list[int], held: list[list[int]], deck: list[int]) -> int:
    """Break a tie as the rules say, everybody playing his highest card."""
    held = [list(hand) for hand in held]
    while len(tied) > 1:
        armed = [i for i in tied if held[i]]
        if not armed:
            return tied[0]
        played = {i: max(held[i], key=value) for i in armed}
        for i, card in played.items():
            held[i].remove(card)
            if deck:
                held[i].append(deck.pop())
        best = max(value(card) for card in played.values())
        tied = [i for i in armed if value(played[i]) == best]
    return tied[0]


@pytest.mark.parametrize(
    ("sizes", "known"),
    [
        ([2, 5], ["", ""]),
        ([1, 1, 4], ["", "", ""]),
        ([1, 3], ["15r", ""]),
        ([2, 0, 2], ["bribe", "", ""]),
        ([2, 2], ["bribe revolver", "limousine"]),
    ],
)
def test_contested_ties_are_played_out(sizes: list[int], known: list[str]) -> None:
    columns = ["9r", "9y", "9g"][: len(sizes)]
    given = [gangster_card_ids(cards) for cards in known]
    texts = [
        " ".join([*text.split(), *"?" * (size - len(cards))])
        for text, cards, size in zip(known, given, sizes, strict=True)
    ]
    result = shootout_odds(columns, hands=texts, trials=60_000, seed=5)
    rng = random.Random(5)
    used = set(gangster_card_ids(" ".join([*columns, *known])))
    unseen = [card for card in range(81) if card not in used]
    wins: Counter[int] = Counter()
    games = 20_000
    for _ in range(games):
        deck = rng.sample(unseen, len(unseen))
        held = [
            cards + [deck.pop() for _ in range(size - len(cards))]
            for cards, size in zip(given, sizes, strict=True)
        ]
        wins[play_tie_out(list(range(len(sizes))), held, deck)] += 1
    for i, player in enumerate(result.players):
        error = math.hypot(player.stderr, math.sqrt(player.chance * (1 - player.chance) / games))
        assert abs(player.chance - wins[i] / games) <= 5 * error


def test_ties_that_need_no_cards() -> None:
    def chances(*hands: Any, marker: int | None = None) -> tuple[float, ...]:
        result = shootout_odds(["9r", "9y", "9g"], hands=hands, marker=marker)
        assert result.is_exact
        return result.chances

    assert chances(3, 3, 3) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert chances(0, 4, 0) == (0, 1, 0)
    assert chances(0, 2, 2) == (0, 0.5, 0.5)
    assert chances(0, 0, 0, marker=1) == (0, 1, 0)
    assert chances("15r 2y", "14r 14y", "bribe") == (1, 0, 0)
    assert chances("bribe", "raid1", "1r") == (0, 0, 1)
    two = shootout_odds(["9r", "1y", "9g"], hands=[0, 0, 0], marker=1)
    assert two.chances == (0, 0, 1)  # the first from the marker's owner on


def test_marker_belongs_to_the_first_with_five_cards() -> None:
    board = ["9r 8r 7y 6y 2g", "9y 8y 7g 6g 2b", "9g 8g 7b 6b 2p"]
    assert shootout_odds([board[0], board[1]], hands=[0, 0]).chances == (1, 0)
    assert shootout_odds(["9p 8b", *board[1:]], hands=[0, 0, 0]).chances == (0, 1, 0)


# ---- What it costs, and what is wrong --------------------------------------------------------


def test_cost_is_what_is_dealt() -> None:
    pool = 75 - 6
    assert shootout_cost(["9r 9y 4g ? ?", "13r 12r 11r ? ?"]) == math.comb(pool, 2)
    assert shootout_cost(["9r 9y 4g ? ?", "13r 12r 11r"]) == 1
    assert shootout_cost(["????", ""]) == math.comb(75, 4)
    assert shootout_cost(["?????", "?????"], limit=1000) == 1000
    assert not shootout_odds(["?????", "?????"], seed=1).is_exact
    assert not shootout_odds(["? ?", "? ?"], limit=100, trials=None, seed=1).is_exact


def test_workers_and_executors_do_not_matter() -> None:
    columns = ["9r ? ? ?", "? ? ?", "10g 10b ? ?"]
    alone = shootout_odds(columns, trials=120_000, seed=9)
    assert shootout_odds(columns, trials=120_000, seed=9, workers=3) == alone
    counted = shootout_odds(["9r ? ?", "10r 10y ? ?", "3r ? ?"])
    assert shootout_odds(["9r ? ?", "10r 10y ? ?", "3r ? ?"], workers=2) == counted


def test_target_error_ends_a_sample() -> None:
    calls: list[tuple[int, int]] = []
    result = shootout_odds(
        ["? ? ? ?", "? ? ? ?"], target_error=0.002, seed=1, progress=lambda *n: calls.append(n)
    )
    assert result.stderr <= 0.002
    assert calls[-1] == (result.deals, result.deals)


@pytest.mark.parametrize(
    ("columns", "options", "error"),
    [
        ("9r", {}, InvalidPositionError),
        ([], {}, InvalidPositionError),
        (["", ""], {}, InvalidPositionError),
        (["9r", "? ? ? ? ? ?"], {}, InvalidPositionError),
        (["9r", "1r", "2r", "3r", "4r", "5r", "6r"], {}, InvalidPositionError),
        (["9r", "9r"], {}, InvalidCardError),
        (["9r", "bribe"], {}, InvalidCardError),
        (["9r", "9z"], {}, InvalidCardError),
        (["9r", "9y"], {"hands": [1]}, InvalidPositionError),
        (["9r", "9y"], {"hands": ["9r", 1]}, InvalidCardError),
        (["9r", "9y"], {"hands": [-1, 1]}, InvalidCardError),
        (["9r", "9y"], {"more": [1]}, InvalidPositionError),
        (["9r", "9y"], {"marker": 2}, InvalidPositionError),
        (["9r", "9y"], {"unseen": "9r 1r"}, InvalidCardError),
        (["9r ?", "9y"], {"unseen": "bribe"}, InvalidPositionError),
        (["9r", "9y"], {"order": "poke"}, InvalidRulesError),
        (["9r", "9y"], {"trials": 0}, ValueError),
        (["9r ?", "9y"], {"target_error": 0.0}, ValueError),
        (["9r ?", "9y"], {"trials": 10, "seed": -1}, ValueError),
        (["9r ?", "9y"], {"trials": 10, "workers": 0}, ValueError),
    ],
)
def test_wrong_questions(columns: Any, options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        shootout_odds(columns, **options)


def test_result_as_plain_values() -> None:
    result = shootout_odds(["9r ?", "9y 3y"])
    plain = result.to_dict()
    assert plain["players"][0]["chance"] == result.chances[0]
    assert plain["players"][0]["interval"] == [result.chances[0]] * 2
    assert str(result).splitlines()[1].startswith("9r ?")


# ---- The game itself -------------------------------------------------------------------------


def test_the_game_breaks_ties_alike() -> None:
    """Two columns that tie, hands of two and four cards, everybody plays his highest."""
    mine, other = "9r 9y 8g 8b 2r", "9g 9b 8r 8y 2y"
    odds = shootout_odds([mine, other], hands=[2, 4], trials=100_000, seed=1)
    used = gangster_card_ids(f"{mine} {other}")
    unseen = [card for card in range(81) if card not in used]
    rng = random.Random(8)
    games, won = 3000, 0
    for seed in range(games):
        cards = [GangsterCard(card) for card in rng.sample(unseen, 6)]
        position = Position(
            turn=0,
            businesses=[OpenBusiness("brewery", [mine, other], marker=0)],
            hands=[cards[:2], cards[2:]],
        )
        state = State.from_position(position, seed)
        while not sum(state.points):
            seat = state.to_move
            assert seat is not None
            highest = max(state.hand(seat), key=lambda card: card.value)
            assert int(highest) in state.legal_actions()
            state.apply(int(highest))
        won += state.points[0]
    chance = odds.chances[0]
    assert abs(won / games - chance) < 4.5 * math.sqrt(chance * (1 - chance) / games)
