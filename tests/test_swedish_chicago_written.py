"""Written deals for sentences of the rules that can be read wrongly."""

from __future__ import annotations

import pytest

from pokerloop.errors import InvalidPositionError
from pokerloop.swedish_chicago import State, chicago_odds, win_odds
from tests.swedish_deals import dealt, play_until

ACES = "As Ad 9c 7h 2s"
KINGS = "Ks Kd Qc 8h 3s"
NOTHING = "Jh Td 8c 6s 4h"
LIES = {"announcement": "voluntary", "false_claim": "eliminated"}


def in_round_2(state: State) -> bool:
    return state.round == 2


def in_claims(state: State) -> bool:
    return state.stage == "announce"


def names(state: State) -> set[str]:
    return {state.action_names[action] for action in state.legal_actions()}


# ---- False claims ----------------------------------------------------------------------------


def test_any_category_may_be_claimed_whatever_was_claimed_before() -> None:
    """A flush is claimed falsely; the pair of the next player is the best when that is found."""
    state = dealt(LIES, [NOTHING, ACES, KINGS])
    play_until(state, until=in_claims)
    state.apply("announce flush")
    assert len(names(state)) == 10
    state.apply("announce pair")
    play_until(state, {1: ["challenge"]}, in_round_2)
    assert state.eliminated == (True, False, False)
    assert (state.scorers, state.scores) == ((1,), (0, 1, 0))


def test_true_claims_must_match_the_best_one() -> None:
    state = dealt({"announcement": "voluntary"}, [ACES, NOTHING, KINGS, "Qs Qd Jc Jd 5s"])
    answers = []
    play_until(state, until=in_claims)
    while state.stage == "announce":
        answers.append(names(state) - {"pass"})
        state.apply("pass" if state.to_move else "announce pair")
    assert answers == [{"announce pair"}, set(), {"announce pair"}, {"announce two_pair"}]


@pytest.mark.parametrize("hand_tie", ["exact_none", "category_none", "suits"])
def test_equal_claims_are_shown_whatever_becomes_of_ties(hand_tie: str) -> None:
    wish = ["announce pair"]
    state = dealt(LIES | {"hand_tie": hand_tie}, [ACES, NOTHING, KINGS])
    play_until(state, {0: wish, 1: wish}, in_round_2)
    assert state.eliminated == (False, True, False)
    assert (state.scorers, state.scores) == ((0,), (1, 0, 0))
    state = dealt(LIES | {"hand_tie": hand_tie}, [ACES, NOTHING, KINGS])
    play_until(state, {0: wish, 2: wish}, in_round_2)
    assert state.scorers == ((None,) if hand_tie == "category_none" else (0,))
    assert [len(cards) for cards in state.held] == [5, 0, 5]


# ---- Chicago ---------------------------------------------------------------------------------

ANY_TIME = {"chicago_when": "any_time", "chicago_min_score": 0}


def test_any_time_is_the_throw_of_the_sixth_card_too() -> None:
    rules = {**ANY_TIME, "no_exchange_at": 42, "no_exchange_mode": "six_discard_one"}
    state = dealt(rules, [f"{ACES} 3d", KINGS], scores=(42, 0))
    assert names(state) == {*(f"throw {i}" for i in range(1, 7)), "chicago"}
    state.apply("chicago")
    assert (state.declarer, state.to_move) == (0, 0)
    assert names(state) == {f"throw {i}" for i in range(1, 7)}
    state.apply("throw 5")
    assert state.to_move == 1
    assert "chicago" not in names(state)


@pytest.mark.parametrize("stops", [True, False])
def test_a_chicago_lost_in_the_fifth_trick(stops: bool) -> None:
    """Nobody scores the last trick if the loss ends the tricks; else whoever has won it."""
    rules = {"chicago_stop_on_loss": stops, "chicago_breaker_points": 8}
    state = dealt(rules, ["As Ks Qs Js 2d", "Th 9h 7h 6c 3d"], scores=(20, 0))
    play_until(state, {0: ["chicago", "play As", "play Ks", "play Qs", "play Js"]})
    ended = state.last_deal
    assert ended is not None
    assert (ended.is_lost, ended.trick_winners) == (True, (0, 0, 0, 0, 1))
    assert state.scores == (20 - 15, 8 if stops else 8 + 5)


def test_blind_chicago_is_asked_of_those_in_the_match() -> None:
    rules = {**LIES, "blind_chicago": "before_looking", "chicago_min_score": 0}
    state = dealt(rules, [NOTHING, ACES, KINGS])
    play_until(state, {0: ["announce flush"], 1: ["challenge"]})
    assert (state.deal, state.stage, state.eliminated) == (2, "blind", (True, False, False))
    asked = []
    while state.stage == "blind":
        asked.append(state.to_move)
        assert state.view(state.to_move).hand == ()
        state.apply("pass")
    assert asked == [2, 1]  # seat 0 would have dealt
    assert [len(state.view(seat).hand) for seat in range(3)] == [0, 5, 5]


# ---- The stock -------------------------------------------------------------------------------


def test_whoever_empties_the_stock_gets_back_what_others_threw() -> None:
    """The seventh to exchange finds two cards; the rest are of those thrown before his turn."""
    state = State(dealt({}, [ACES, KINGS]).rules.replace(num_players=4), seed=4, dealer=3)
    for _ in range(6):
        state.apply("keep none")
    assert state.stock_size == 2
    stock, thrown, own = set(state.stock), set(state.discards), set(state.hand(2))
    state.apply("keep none")
    drawn = set(state.hand(2))
    assert stock < drawn
    assert drawn - stock < thrown
    assert not drawn & own
    assert set(state.discards) == own
    assert set(state.stock) == thrown - drawn


def test_the_last_card_of_a_stock_that_is_never_refilled_cannot_be_refused() -> None:
    rules = {"stock_recycle": "never", "single_exchange": "one_up", "num_players": 4}
    state = State(dealt({}, [ACES, KINGS]).rules.replace(**rules), seed=4, dealer=3)
    for _ in range(6):
        state.apply("keep none")
    state.apply("keep 1 2 3 4")
    assert (state.stock_size, names(state)) == (1, {"take", "refuse"})
    state.apply("take")
    assert len(names(state)) == 6  # at most one card can be thrown
    state.apply("keep 1 2 3 4")
    assert (state.stage, state.stock_size, names(state)) == ("offer", 0, {"take"})
    state.apply("take")
    assert names(state) == {"keep all"}


def test_a_low_hand_of_six_is_replaced_by_six() -> None:
    rules = {
        "no_exchange_at": 46,
        "no_exchange_mode": "six_discard_one",
        "low_hand_redeal": "nine_or_below",
    }
    low, new = "9s 8d 7c 5h 4s 2d", "Ah Ad Kc Kh Qs Qd"
    state = dealt(rules, [low, KINGS], stock=new, scores=(46, 0))
    assert names(state) == {"pass", "redeal"}
    state.apply("redeal")
    assert sorted(map(str, state.hand(0))) == sorted(new.split())
    assert sorted(map(str, state.open_discards)) == sorted(low.split())
    assert names(state) == {"pass"}  # seat 1 has a king, and is asked all the same
    state.apply("pass")
    assert (state.to_move, state.round, len(state.legal_actions())) == (0, 1, 6)
    state.apply("throw 6")
    assert len(state.hand(0)) == 5
    play_until(state, until=in_round_2)
    assert state.exchanged[0] == (None, None, None)


# ---- Odds of a view --------------------------------------------------------------------------


def test_who_is_out_of_the_match_has_no_odds() -> None:
    state = dealt(LIES, [NOTHING, ACES, KINGS])
    play_until(state, {0: ["announce flush"], 1: ["challenge"]}, in_round_2)
    for odds in (chicago_odds, win_odds):
        with pytest.raises(InvalidPositionError, match="in the match, not seat 0, which has been"):
            odds(state.view(0), trials=100)
        odds(state.view(1), trials=100)


def test_claims_that_may_be_false_tell_nothing_of_a_hand() -> None:
    odds = []
    for claim in ("pass", "announce pair", "announce four_of_a_kind"):
        state = dealt(LIES, [ACES, KINGS])
        play_until(state, {1: [f"announce:{claim}"]}, in_round_2)
        assert state.round == 2
        odds.append(win_odds(state.view(0), trials=2000, seed=1))
    assert odds == [odds[0]] * 3


def test_chicago_has_no_odds_while_a_card_is_offered() -> None:
    state = dealt({"single_exchange": "one_up"}, [ACES, KINGS])
    state.apply("keep 1 2 3 4")
    for seat in range(2):
        with pytest.raises(InvalidPositionError, match="expected hands of five cards, not of 4"):
            chicago_odds(state.view(seat), trials=100)
