"""How hands are announced and score in Swedish Chicago: a part of the referee's rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from tests import oracle

KINDS = (
    "high_card pair two_pair three_of_a_kind straight flush full_house four_of_a_kind "
    "straight_flush royal_flush"
).split()
POINTS = {kind: points for points, kind in enumerate(KINDS)}

Choice: TypeAlias = Iterator[Any]


class MatchOver(Exception):
    """The match has been won."""


@dataclass
class Asked:
    """Who is to choose, at which stage, among what; an empty set of names is not compared."""

    seat: int
    stage: str
    names: set[str]


class HandsReferee:
    """The part of the `Referee` that judges hands; the rest of him says how the match stands."""

    def worth(self, seat: int) -> tuple[int, ...]:
        return oracle.standard([int(card) for card in self.full_hand(seat)])

    def full_hand(self, seat: int) -> set[Any]:
        return self.before_tricks[seat] if self.trick_winners else self.hands[seat]

    def kind(self, seat: int) -> str:
        worth = self.worth(seat)
        return "royal_flush" if worth[:2] == (8, 12) else KINDS[worth[0]]

    def hands_count(self) -> bool:
        if self.blind:
            return False
        if self.rules.chicago_hand_points == "never":
            return self.declarer is None
        return not (self.rules.chicago_hand_points == "not_on_failure" and self.lost)

    def score_hands(self, scoring: int) -> Choice:
        self.scorer: int | None = None
        self.claims: dict[int, str] = {}
        is_last = scoring == self.rules.num_exchanges - 1
        if self.hands_count():
            if self.rules.announcement == "automatic" or is_last:
                self.announce_all()
                self.scorer = self.best_of_claims()
            else:
                yield from self.ask_for_claims()
            if self.scorer is not None:
                yield from self.score(self.scorer)
        if self.rules.win_check == "immediate":
            self.check_winners()

    def best_kind(self) -> int:
        return max((POINTS[self.claims[s]] for s in self.claims if s not in self.out), default=0)

    def announce_all(self) -> None:
        for seat in self.inside():
            if POINTS[self.kind(seat)] >= max(1, self.best_kind()):
                self.claims[seat] = self.kind(seat)

    def ask_for_claims(self) -> Choice:
        may_lie = self.rules.false_claim == "eliminated"
        for seat in self.inside():
            kind = self.kind(seat)
            matches = POINTS[kind] >= max(1, self.best_kind())
            kinds = KINDS[1:] if may_lie else [kind] if matches else []
            names = {f"announce {kind}" for kind in kinds}
            name = yield Asked(seat, "announce", {"pass", *names})
            if name != "pass":
                self.claims[seat] = name.removeprefix("announce ")
        if may_lie:
            self.scorer = yield from self.judge()
        else:
            self.scorer = self.best_of_claims()

    def claimants(self) -> list[int]:
        best = self.best_kind()
        return [s for s in self.inside() if best and POINTS[self.claims.get(s, KINDS[0])] == best]

    def judge(self) -> Choice:
        while claimants := self.claimants():
            if len(claimants) > 1:
                liars = [seat for seat in claimants if self.is_lie(seat)]
                for seat in liars:
                    self.throw_out(seat)
                if len(liars) < len(claimants):
                    return self.best_of_claims(shown=True)
                continue
            [claimant] = claimants
            for seat in self.others(claimant):
                name = yield Asked(seat, "challenge", {"pass", "challenge"})
                if name == "challenge":
                    break
            else:
                return claimant
            if not self.is_lie(claimant):
                return claimant
            self.throw_out(claimant)
        return None

    def is_lie(self, seat: int) -> bool:
        return POINTS[self.kind(seat)] < POINTS[self.claims[seat]]

    def throw_out(self, seat: int) -> None:
        self.out.add(seat)
        if self.declarer == seat:
            self.declarer = None
        if len(self.inside()) == 1:
            self.win(*self.inside())

    def best_of_claims(self, shown: bool = False) -> int | None:
        """Return who has the best of the hands announced, if the rules on ties know one."""
        claimants = self.claimants()
        if self.rules.hand_tie == "category_none" and len(claimants) > 1:
            return None
        best = max(map(self.worth, claimants), default=())
        first = [seat for seat in claimants if self.worth(seat) == best]
        if self.rules.hand_tie == "suits" and len(first) > 1:
            rank = 3 if best[:2] in ((4, 3), (8, 3)) else best[1]
            suits: Callable[[int], int] = lambda seat: max(  # noqa: E731
                card % 4 for card in self.full_hand(seat) if card // 4 == rank
            )
            first = [max(first, key=suits)]
        return first[0] if len(first) == 1 else None

    def score(self, seat: int) -> Choice:
        rules = self.rules
        kind = self.claims[seat]
        worth = {
            "four_of_a_kind": rules.four_of_a_kind_points,
            "straight_flush": rules.straight_flush_points,
            "royal_flush": rules.royal_flush_points,
        }.get(kind, POINTS[kind])
        effect = {
            "four_of_a_kind": rules.four_of_a_kind_effect,
            "straight_flush": rules.straight_flush_effect,
        }.get(kind, "none")
        reset: list[int] = []
        if effect == "to_target":
            self.scores[seat] = max(self.scores[seat], rules.target_score)
            return
        if effect == "reset_all":
            reset = self.others(seat)
        elif effect == "choose_points_or_reset_all":
            name = yield Asked(seat, "effect", {"take points", "reset all"})
            if name == "reset all":
                reset, worth = self.others(seat), 0
        self.add(seat, worth)
        if effect == "reset_one":
            reset = self.others(seat)
            if len(reset) > 1:
                name = yield Asked(seat, "effect", {f"reset seat {other}" for other in reset})
                reset = [int(name[-1])]
        for other in reset:
            self.scores[other] = min(self.scores[other], 0)
        if kind == "royal_flush" and rules.royal_flush_wins:
            self.win(seat)
