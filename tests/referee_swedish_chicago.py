"""The rules of Swedish Chicago written a second time, as plainly as can be.

`Referee` is a match told from beginning to end as a rule book tells it: a coroutine that stops
wherever a player chooses. It gets the cards from the state that it watches, and works out by itself
who may choose what and how the scores stand.
"""

from __future__ import annotations

from typing import Any

from pokerloop.swedish_chicago import Rules, State
from tests.referee_swedish_chicago_hands import Asked, Choice, HandsReferee, MatchOver


class Referee(HandsReferee):
    def __init__(self, state: State, scores: list[int], deals: int) -> None:
        self.state = state  # as it stands after the choice that was made last
        self.rules: Rules = state.rules
        self.players = state.players
        self.scores = scores
        self.deals = deals
        self.dealer = state.dealer
        self.out: set[int] = set()
        self.tried: set[int] = set()
        self.made: set[int] = set()
        self.winners: set[int] = set()

    # ---- The match -----------------------------------------------------------------------

    def match(self) -> Choice:
        try:
            for deal in range(1, self.deals + 1):
                self.number = deal
                yield from self.deal()
                self.check_winners()
                self.dealer = self.next_in(self.dealer)
            best = max(self.scores[seat] for seat in self.inside())
            self.winners = {seat for seat in self.inside() if self.scores[seat] == best}
        except MatchOver:
            pass

    def next_in(self, seat: int) -> int:
        seat = (seat + 1) % self.players
        return self.next_in(seat) if seat in self.out else seat

    def inside(self) -> list[int]:
        """All who are in the match, from the dealer's left."""
        order = [(self.dealer + 1 + i) % self.players for i in range(self.players)]
        return [seat for seat in order if seat not in self.out]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.inside() if other != seat]

    def add(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        if self.rules.score_floor == "zero":
            self.scores[seat] = max(0, self.scores[seat])

    def win(self, *seats: int) -> None:
        self.winners = set(seats)
        raise MatchOver

    def check_winners(self) -> None:
        ready = []
        for seat in self.inside():
            if self.scores[seat] < self.rules.target_score:
                continue
            needed = {"none": {seat}, "attempted": self.tried, "won": self.made}
            if seat not in needed[self.rules.chicago_to_win]:
                if self.rules.at_target_without_chicago == "reset_to_zero":
                    self.scores[seat] = 0
                continue
            took_last = len(self.trick_winners) == 5 and self.trick_winners[-1] == seat
            if self.rules.confirm_win == "off" or (took_last and seat in self.began_at_target):
                ready.append(seat)
        best = max((self.scores[seat] for seat in ready), default=0)
        first = [seat for seat in ready if self.scores[seat] == best]
        if len(first) == 1 or (first and self.rules.win_tie == "shared"):
            self.win(*first)

    # ---- A deal --------------------------------------------------------------------------

    def deal(self) -> Choice:
        rules = self.rules
        limit = rules.no_exchange_at
        self.trick_winners: list[int] = []
        self.declarer: int | None = None
        self.blind = self.lost = False
        self.shown_open = 0
        self.began_at_target = {s for s in self.inside() if self.scores[s] >= rules.target_score}
        self.began_barred = {
            s for s in self.inside() if limit != "none" and self.scores[s] >= limit
        }
        self.hands = {seat: set(self.state.hand(seat)) for seat in self.inside()}
        six = rules.no_exchange_mode == "six_discard_one"
        for seat, hand in self.hands.items():
            assert len(hand) == (6 if six and seat in self.began_barred else 5)
        self.stock = set(self.state.stock)
        if rules.blind_chicago == "before_looking":
            yield from self.ask_for_chicago("blind", "blind chicago")
        if rules.low_hand_redeal != "off":
            for seat in self.inside():
                yield from self.redeal(seat)
        for number in range(1, rules.num_exchanges + 1):
            yield from self.exchange_round(number)
            if number < rules.num_exchanges:
                yield from self.score_hands(number - 1)
        if self.declarer is None:
            yield from self.ask_for_chicago("chicago", "chicago")
        self.before_tricks = {seat: set(hand) for seat, hand in self.hands.items()}
        yield from self.tricks()
        if rules.win_check == "immediate":
            self.check_winners()
        yield from self.score_hands(rules.num_exchanges - 1)

    def may_declare(self, seat: int) -> bool:
        return self.declarer is None and self.scores[seat] >= self.rules.chicago_min_score

    def ask_for_chicago(self, stage: str, name: str) -> Choice:
        for seat in self.inside():
            if self.may_declare(seat) and (yield Asked(seat, stage, {"pass", name})) == name:
                self.blind = stage == "blind"
                self.declare(seat)

    def declare(self, seat: int) -> None:
        self.declarer = seat
        self.tried.add(seat)

    def redeal(self, seat: int) -> Choice:
        highest = {"nine_or_below": 7, "ten_or_below": 8}[self.rules.low_hand_redeal]
        hand = self.hands[seat]
        names = {"pass"}
        is_there = self.rules.stock_recycle != "never" or len(self.stock) >= len(hand)
        if max(card // 4 for card in hand) <= highest and is_there:
            names.add("redeal")
        if (yield Asked(seat, "redeal", names)) == "redeal":
            self.draw(seat, set())

    def draw(self, seat: int, kept: set[Any]) -> None:
        """Take from the state what was drawn; it must have come from the stock as it was."""
        drawn = set(self.state.hand(seat)) - kept
        thrown = self.hands[seat] - kept
        assert len(drawn) == len(thrown)
        assert not drawn & thrown
        if self.rules.stock_recycle in ("never", "before_each") or self.players == 2:
            assert drawn <= self.stock
        self.hands[seat] = set(self.state.hand(seat))
        self.stock = set(self.state.stock)

    def exchange_round(self, number: int) -> Choice:
        rules = self.rules
        if rules.stock_recycle == "before_each" or (
            rules.stock_recycle == "before_last" and number == rules.num_exchanges
        ):
            self.stock = set(self.state.stock)
            assert not self.state.discards
        for seat in self.inside():
            if len(self.hands[seat]) == 6:
                name = yield from self.ask_or_declare(seat, {f"throw {i}" for i in range(1, 7)})
                self.hands[seat].remove(sorted(self.hands[seat], reverse=True)[int(name[6:]) - 1])
                continue
            barred_now = rules.no_exchange_at != "none" and (
                self.scores[seat] >= rules.no_exchange_at
            )
            at_once = rules.no_exchange_timing == "immediate"
            if barred_now if at_once else seat in self.began_barred:
                continue
            yield from self.exchange(seat, number)

    def ask_or_declare(self, seat: int, names: set[str]) -> Choice:
        while True:
            may = self.rules.chicago_when == "any_time" and self.may_declare(seat)
            name = yield Asked(seat, "exchange", names | ({"chicago"} if may else set()))
            if name != "chicago":
                return name
            self.declare(seat)

    def exchange(self, seat: int, number: int) -> Choice:
        rules = self.rules
        hand = sorted(self.hands[seat], reverse=True)
        most = len(self.stock) if rules.stock_recycle == "never" else 5
        names = {keep_name(mask) for mask in range(32) if 5 - mask.bit_count() <= most}
        name = yield from self.ask_or_declare(seat, names)
        kept = {card for i, card in enumerate(hand) if name == keep_name(31) or str(i + 1) in name}
        if len(kept) == 5:
            return
        shows = rules.show_before_break and number > 1 and self.scorer == seat
        if shows and len(self.state.stock) < len(self.stock):  # nothing was shuffled into it
            assert set(hand) <= {*self.state.shown[seat], *self.state.open_discards}
        if len(kept) < 4 or rules.single_exchange == "closed":
            self.draw(seat, kept)
            return
        if rules.single_exchange == "one_up":
            offered = self.state.offered
            is_there = rules.stock_recycle != "never" or len(self.stock) > 1
            names = {"take", "refuse"} if is_there else {"take"}
            if (yield Asked(seat, "offer", names)) == "refuse":
                assert offered not in self.state.hand(seat)
                self.draw(seat, kept)
                return
            assert offered in self.state.hand(seat)
        self.draw(seat, kept)
        assert set(self.state.held[seat]) == self.hands[seat] - kept

    # ---- Tricks --------------------------------------------------------------------------

    def tricks(self) -> Choice:
        rules = self.rules
        leads = rules.chicago_leader == "declarer" and self.declarer is not None
        leader = self.declarer if leads else self.inside()[0]
        for number in range(5):
            if (
                number > 0
                and rules.chicago_when != "before_first_trick"
                and set(self.trick_winners) == {leader}
                and self.may_declare(leader)
            ):
                self.hands_to_play = self.hands[leader]
                names = {f"play {card}" for card in self.hands[leader]} | {"chicago"}
                first = yield Asked(leader, "trick", names)
                if first == "chicago":
                    self.declare(leader)
                    first = None
            else:
                first = None
            trick: dict[int, Any] = {}
            seat = leader
            while len(trick) < len(self.inside()):
                hand = self.hands[seat]
                led = trick.get(leader)
                follows = {c for c in hand if led is not None and c % 4 == led % 4} or hand
                name = first or (yield Asked(seat, "trick", {f"play {card}" for card in follows}))
                first = None
                [trick[seat]] = [card for card in follows if name == f"play {card}"]
                hand.remove(trick[seat])
                seat = self.next_in(seat)
            led = trick[leader]
            leader = max(trick, key=lambda s: (trick[s] % 4 == led % 4, trick[s]))
            self.trick_winners.append(leader)
            if self.declarer not in (None, leader) and not self.lost:
                self.lost = True
                self.add(self.declarer, -20 if self.blind else -rules.chicago_points)
                self.add(leader, rules.chicago_breaker_points)
                if rules.chicago_stop_on_loss:
                    return
        self.score_last_trick(leader, with_two=trick[leader] // 4 == 0)

    def score_last_trick(self, winner: int, *, with_two: bool) -> None:
        rules = self.rules
        if self.declarer is None or self.lost:
            if winner != self.declarer:
                two = rules.last_trick_two_points
                points = two if with_two and two != "none" else rules.last_trick_points
                self.add(winner, points)
            return
        self.made.add(winner)
        if self.blind:
            self.add(winner, 60 if with_two else 30)
        elif with_two and rules.chicago_two_points != "none":
            self.add(winner, rules.chicago_two_points)
        else:
            self.add(winner, rules.chicago_points)


def keep_name(mask: int) -> str:
    places = [str(i + 1) for i in range(5) if mask >> i & 1]
    return "keep all" if mask == 31 else f"keep {' '.join(places) or 'none'}"
