"""What holds in every match of Swedish Chicago, and matches that cannot be played."""

from __future__ import annotations

import random

import pytest

from pokerloop.errors import IllegalActionError, InvalidCardError, InvalidRulesError
from pokerloop.swedish_chicago import Claim, Rules, State, play
from tests.swedish_contract import SWEDISH_CHICAGO
from tests.swedish_deals import dealt, play_until

LOW = "Th 9h 8h 6c 4c"


# ---- Facts of the rules page -----------------------------------------------------------------


@pytest.mark.sanitizer
@pytest.mark.parametrize("seed", range(40))
def test_invariants_of_random_play(seed: int) -> None:
    dice = random.Random(seed)
    rules = SWEDISH_CHICAGO.random_rules(seed)
    state = SWEDISH_CHICAGO.start(rules, dice.choice(SWEDISH_CHICAGO.players(rules)), seed)
    while not state.is_over:
        before = state.copy()
        action = state.action_names[dice.choice(state.legal_actions())]
        state.apply(action)
        won = len(state.trick_winners) - len(before.trick_winners)
        if won != 1 or state.deal != before.deal:
            continue
        trick = [*before.trick]
        card = next(c for c in before.hand(before.to_move) if action == f"play {c}")
        trick[before.to_move] = card
        led = trick[before.leader]
        best = max((c for c in trick if c is not None and c.suit == led.suit), key=int)
        assert state.trick_winners[-1] == trick.index(best)
        if best.rank == 0:
            assert best == led


@pytest.mark.parametrize(("players", "recycles"), [(2, False), (3, True), (4, True)])
def test_who_exchanges_all_needs_discards_again_if_more_than_two_play(
    players: int, recycles: bool
) -> None:
    state = State(Rules(no_exchange_at="none"), players, 1)
    sizes = []
    while state.stage == "exchange":
        sizes.append(state.stock_size)
        state.apply("keep none")
    assert (
        any(later > earlier for earlier, later in zip(sizes, sizes[1:], strict=False)) == recycles
    )
    assert all(len(state.hand(seat)) == 5 for seat in range(players))


@pytest.mark.parametrize(
    "hand", ["As Ks Qs Js Ts", "As Ad Ac Ah Ks", "As Ad Ac Ah Kc", "As Ah Ad Ac Kd"]
)
def test_chicago_that_cannot_be_lost(hand: str) -> None:
    for seed in range(30):
        dice = random.Random(seed)
        rest = [card for card in map(str, State(seed=seed).stock) if card not in hand]
        dice.shuffle(rest)
        hands = [hand, *(" ".join(rest[i : i + 5]) for i in (0, 5, 10))]
        rules = {"royal_flush_wins": False, "royal_flush_points": 0}
        state = dealt(rules, hands, scores=(15, 0, 0, 0))
        play_until(state, {0: ["chicago"]}, until=lambda state: state.stage == "trick")
        while not state.is_over and state.deal == 1:
            state.apply(dice.choice(state.legal_actions()))
        assert state.made_chicago[0]


def test_chicago_with_a_two_may_be_lost() -> None:
    state = dealt({}, ["As Ks Qs Js 2s", "Ts 9h 8h 7c 6c"], scores=(15, 0))
    cards = {0: ["chicago", "play As", "play Ks", "play Qs"], 1: ["play 9h", "play 8h", "play 7c"]}
    play_until(state, cards)
    assert state.made_chicago == (True, False)
    state = dealt({}, ["As Ks Qs Js 2s", "Ts 9s 8s 7s 6c"], scores=(15, 0))
    play_until(state, {0: ["chicago", "play 2s"]})
    assert state.made_chicago == (False, False)


# ---- What is known ---------------------------------------------------------------------------


def test_ranks_are_named_as_far_as_a_tie_needs() -> None:
    hands = ["As Ad Kc 7h 2s", "Ah Ac Kd 6h 3s", "Qs Qd 9c 8h 4c", "Js Jd Jh 8c 4d"]
    state = play_until(dealt({}, hands), until=lambda state: state.round == 2)
    names = [seat[0] for seat in state.claims]
    assert names == [Claim("pair"), Claim("pair"), Claim("pair"), Claim("three_of_a_kind")]
    state = play_until(dealt({}, hands[:3]), until=lambda state: state.round == 2)
    ace, king, queen, seven, six = 12, 11, 10, 5, 4
    assert [seat[0] for seat in state.claims] == [
        Claim("pair", (ace, king, seven)),
        Claim("pair", (ace, king, six)),
        Claim("pair", (queen,)),
    ]
    assert state.scores == (1, 0, 0)
    tie = dealt({"hand_tie": "suits"}, ["As Ad Kc 7h 2s", "Ah Ac Kd 7d 2h"])
    state = play_until(tie, until=lambda state: state.round == 2)
    assert [seat[0].suit for seat in state.claims] == [3, 2]


def test_hand_is_hidden_while_blind_chicago_is_asked_for() -> None:
    state = State("wikipedia", 2, 1, dealer=1)
    assert state.stage == "blind"
    assert state.view(0).hand == state.view(1).hand == ()
    assert len(state.view(0).unseen) == 52
    state.apply("pass")
    assert state.view(0).hand == ()
    state.apply("pass")
    assert len(state.view(0).hand) == 5


def test_void_suits_and_own_discards() -> None:
    state = dealt({}, ["As Ad 9c 7h 2s", LOW], stock="Kd")
    state.apply("keep 1 2 3 4")
    assert list(map(str, state.view(0).thrown)) == ["2s"]
    assert state.view(1).thrown == ()
    play_until(state, until=lambda state: len(state.trick_winners) == 1)
    assert state.void_suits == ("", "s")
    assert list(map(str, state.played[0])) == ["As"]


def test_refused_card_is_known_to_all() -> None:
    state = dealt({"single_exchange": "one_up"}, ["As Ad 9c 7h 2s", LOW], stock="Kd Qd")
    state.apply("keep 1 2 3 4")
    assert (state.stage, str(state.offered)) == ("offer", "Kd")
    assert state.offered not in state.view(1).unseen
    state.apply("refuse")
    assert list(map(str, state.open_discards)) == ["Kd"]
    assert list(map(str, state.hand(0))) == ["As", "Ad", "Qd", "9c", "7h"]
    assert state.held == ((), ())


# ---- The end ---------------------------------------------------------------------------------


def test_a_match_not_won_goes_to_the_highest_score() -> None:
    state = play_until(State(seed=1, players=3, deals=1, scores=(3, 30, 3)))
    assert state.is_over
    assert state.winners == (1,)


def test_counts_add_up_to_the_scores() -> None:
    for seed in range(20):
        dice = random.Random(seed)
        state = State(Rules(chicago_min_score=1000), 3, seed, deals=10)
        while not state.is_over:
            state.apply(dice.choice(state.legal_actions()))
        for seat in range(3):
            counts = state.counts(seat)
            hands = sum(counts[f"{which}_hand_points"] for which in ("first", "second", "last"))
            assert state.scores[seat] == hands + 5 * counts["last_tricks"]


# ---- What cannot be --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, "expected a number of players from 2 to 4, not 5"),
        ({"players": 1}, "expected a number of players from 2 to 4, not 1"),
        ({"dealer": 2}, "expected a seat that deals from 0 to 1, not 2"),
        ({"dealer": -1}, "expected a seat that deals from 0 to 1, not -1"),
        (
            {"rules": Rules(num_players=3), "players": 2},
            "expected 3 players, as num_players says, not 2",
        ),
        ({"deals": 0}, "expected a number of deals from 1 to 1000, not 0"),
        ({"scores": (0, -1)}, "expected a score of seat 1 from 0 to 1000000, not -1"),
    ],
)
def test_matches_that_cannot_be_played(options: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidRulesError, match=words):
        State(seed=1, **options)


def test_decks_that_cannot_be_stacked() -> None:
    state = State(seed=1)
    with pytest.raises(InvalidCardError, match="the card As appears twice"):
        state.stack_deck("As Kd As")
    state.apply("keep all")
    with pytest.raises(IllegalActionError, match="before anything is done in a deal"):
        state.stack_deck("As")
    scored = State(seed=1, scores=(46, 46))
    with pytest.raises(IllegalActionError, match="before anything is done in a deal"):
        scored.stack_deck("As")


def test_rules_by_preset() -> None:
    assert Rules.preset("pagat") == Rules()
    assert list(Rules.presets()) == ["pagat", "gamerules", "wikipedia", "finnish"]
    assert State("gamerules", seed=1).rules.announcement == "voluntary"
    with pytest.raises(InvalidRulesError, match="'no_exchange_at' takes none or 1 to 1000000"):
        Rules(no_exchange_at=0)
    with pytest.raises(InvalidRulesError, match="expected Rules or the name of a preset"):
        State(52)


def test_the_seats_decide_where_the_rules_have_the_default() -> None:
    assert State(players=3, seed=1).rules.num_players == 3
    assert State(Rules(num_players=3), seed=1).players == 3


def test_the_highest_target() -> None:
    highest = 1_000_000
    rules = Rules(target_score=highest, no_exchange_at=highest, royal_flush_wins=False)
    match = play(rules, ["expert", "greedy"], 1, scores=(highest - 20, highest - 20))
    assert max(match.final.scores) >= highest
    from_the_start = play(rules, ["greedy", "greedy"], 1).final
    assert from_the_start.deal == 1000
    best = max(from_the_start.scores)
    assert best < highest
    assert from_the_start.winners == tuple(
        seat for seat, score in enumerate(from_the_start.scores) if score == best
    )
    play(rules, ["expert", "expert"], 1, deals=3)
