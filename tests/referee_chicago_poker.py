"""A naive referee of Chicago Poker, written from the rules page alone.

It follows a game from its first action on. Chance it is told: which cards are drawn and which tiles
are opened, it takes from the state after an action, and asserts that they can have come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pokerloop.cards import GangsterCard
from pokerloop.chicago_poker import State
from pokerloop.hands.chicago_poker import ORDERS
from tests import oracle

FACES = {
    "speakeasy": "down down up up up",
    "jazz_club": "up up up down down",
    "brewery": "up up up up up",
    "gambling_house": "down up down up down",
}
OPEN = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}
SPECIALS = ["raid1", "raid2", "liquidation", "limousine", "revolver", "bribe"]


class Referee:
    """Knows the rules and everything that lies anywhere."""

    def __init__(self, state: State) -> None:
        rules = state.rules
        self.players = state.players
        self.short = rules.goal == "short"
        self.order = ORDERS.get(rules.order, rules.order)
        self.tiles = [business.tile for business in state.businesses]
        self.stack = Counter(state.tiles)
        self.hands = [set(map(str, state.hand(seat))) for seat in range(self.players)]
        self.deck = set(map(str, state.deck))
        self.discards = set(map(str, state.discards))
        self.columns = [
            [
                [(str(card), "down" if down else "up") for card, down in zip(*laid, strict=True)]
                for laid in ((column.cards, column.down) for column in business.columns)
            ]
            for business in state.businesses
        ]
        self.markers: dict[int, int] = {}  # business to seat, in the order of marking
        for place in state.marked:
            owner = state.businesses[place].marker
            assert owner is not None
            self.markers[place] = owner
        self.won = [+Counter(tiles) for tiles in state.won]
        self.seen = [set[str]() for _ in range(self.players)]  # by police raids
        self.winners: set[int] = set()
        self.turns = state.turn - 1
        self.player = state.player
        self.actions = state.actions_left
        self.revolver = False
        self.chosen: list[str] = []  # of what the player is doing
        self.tie: tuple[int, list[int]] | None = None  # business and seats
        self.reinforcements: dict[int, str] = {}
        if state.turn == 1:
            self.check_beginning(state)

    def check_beginning(self, state: State) -> None:
        colours = {f"{value}{colour}" for value in range(1, 16) for colour in "rygbp"}
        places = OPEN[self.players]
        if state.rules.open_tiles != "none":
            places = state.rules.open_tiles
        assert len(self.tiles) == places
        assert self.stack + Counter(self.tiles) == Counter(dict.fromkeys(FACES, 5))
        assert [len(hand) for hand in self.hands] == [5] * self.players
        assert self.deck.union(*self.hands) == colours | set(
            SPECIALS if state.rules.specials else ()
        )
        assert len(self.deck) == (81 if state.rules.specials else 75) - 5 * self.players
        assert (self.player, self.actions) == (state.first, 1)
        assert not any(any(columns) for columns in self.columns)

    # ---- What may be done --------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        if self.tie is None:
            return self.player
        return next(seat for seat in self.in_turn(self.tie[1]) if seat not in self.reinforcements)

    def legal(self) -> set[str]:
        """Return the names of the legal actions."""
        if self.winners:
            return set()
        if self.tie is not None:
            return set(self.hands[self.to_move])
        if not self.chosen:
            legal = {card for card in self.hands[self.player] if self.may_play(card)}
            if (self.deck or self.discards) and self.fits(len(self.hands[self.player]) + 1):
                legal.add("draw")
            return legal
        card, *targets = self.chosen
        if card == "bribe":
            return self.discards - {"bribe"}
        if not targets:
            return {f"business {place}" for place in self.places() if self.usable(card, place)}
        place = int(targets[0][-1])
        if card != "limousine":
            return {f"seat {seat}" for seat in self.others() if self.hits(card, place, seat)}
        if len(targets) == 1:
            return {f"business {to}" for to in self.destinations(place)}
        cards = {laid for laid, _ in self.columns[place][self.player]}
        return cards | ({"done"} if len(targets) > 2 else set())

    def fits(self, hand: int) -> bool:
        """Tell whether after one more action so many cards can be brought down to seven."""
        own = [len(self.columns[place][self.player]) for place in self.places()]
        most = sum(5 - cards for cards in own)
        specials = self.hands[self.player] & {*SPECIALS} - {"bribe"}
        if any(map(self.may_play, specials)):
            most = max(most, 1)
        return hand - 7 <= min(self.actions - 1, most) or hand <= 7

    def may_play(self, card: str) -> bool:
        if card == "revolver":
            return not self.revolver
        if card == "bribe":
            return bool(self.discards) and self.fits(len(self.hands[self.player]))
        return any(self.usable(card, place) for place in self.places())

    def usable(self, card: str, place: int) -> bool:
        own = self.columns[place][self.player]
        if card not in SPECIALS:
            return len(own) < 5
        if card == "limousine":
            return bool(own) and place not in self.markers and bool(self.destinations(place))
        return any(self.hits(card, place, seat) for seat in self.others())

    def hits(self, card: str, place: int, seat: int) -> bool:
        column = self.columns[place][seat]
        if card == "liquidation":
            return 1 <= len(column) <= 4
        return any(face == "down" for _, face in column)

    def destinations(self, place: int) -> list[int]:
        others = (to for to in self.places() if to != place)
        return [to for to in others if len(self.columns[to][self.player]) < 5]

    def places(self) -> list[int]:
        return [place for place, tile in enumerate(self.tiles) if tile is not None]

    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.player]

    # ---- What follows ------------------------------------------------------------------------

    def apply(self, action: str, after: State) -> None:
        """Follow a legal action; chance has come out as the state after it tells."""
        if self.tie is not None:
            self.reinforce(action, after)
        elif action == "draw":
            self.draw(self.player, after)
            self.end_action()
        else:
            self.chosen.append(action)
            self.play()
        while not self.winners and self.tie is None and not self.chosen:
            if self.actions > 0 and self.legal():
                return
            if self.actions > 0 and self.is_stuck():
                most = max(sum(won.values()) for won in self.won)
                self.winners = {s for s in range(self.players) if sum(self.won[s].values()) == most}
                return
            self.player = (self.player + 1) % self.players
            self.turns += 1
            self.actions = min(3, self.turns + 1)
            self.revolver = False
            self.hold_shootouts(after)

    def is_stuck(self) -> bool:
        """Tell whether nobody could do anything, were it his turn."""
        if self.markers:
            return False
        turn = self.player, self.actions, self.revolver
        can_act = False
        for seat in range(self.players):
            self.player, self.actions, self.revolver = seat, 3, False
            can_act |= bool(self.legal())
        self.player, self.actions, self.revolver = turn
        return not can_act

    def end_action(self) -> None:
        self.actions -= 1
        self.chosen = []

    def play(self) -> None:
        """Do what has been chosen, as soon as all of it has."""
        card, *targets = self.chosen
        hand = self.hands[self.player]
        if card not in SPECIALS:
            if targets:
                hand.remove(card)
                self.lay(card, int(targets[0][-1]))
                self.end_action()
            return
        if not targets:
            hand.remove(card)
            self.discards.add(card)
        if card == "revolver":
            self.revolver = True
            self.actions += 2
            self.end_action()
        elif card == "bribe" and targets:
            hand.add(targets[0])
            self.deck |= self.discards - {targets[0]}
            self.discards = set()
            self.end_action()
        elif card == "limousine" and len(targets) > 2:
            self.drive(int(targets[0][-1]), int(targets[1][-1]), targets[2:])
        elif card in ("liquidation", "raid1", "raid2") and len(targets) == 2:
            column = self.columns[int(targets[0][-1])][int(targets[1][-1])]
            if card == "liquidation":
                self.discard(column.pop()[0])
            else:
                self.seen[self.player] |= {laid for laid, face in column if face == "down"}
            self.end_action()

    def drive(self, place: int, to: int, taken: list[str]) -> None:
        column = self.columns[place][self.player]
        if taken[-1] != "done":
            column[:] = [(card, face) for card, face in column if card != taken[-1]]
            self.lay(taken[-1], to)
        full = len(self.columns[to][self.player]) == 5
        if taken[-1] == "done" or len(taken) == 4 or full or not column:
            self.end_action()

    def lay(self, card: str, place: int) -> None:
        column = self.columns[place][self.player]
        tile = self.tiles[place]
        assert tile is not None
        column.append((card, FACES[tile].split()[len(column)]))
        if len(column) == 5:
            self.markers.setdefault(place, self.player)

    def discard(self, card: str) -> None:
        self.discards.add(card)
        for seen in self.seen:
            seen.discard(card)

    def draw(self, seat: int, after: State) -> None:
        if not self.deck:
            self.deck, self.discards = self.discards, set()
        (card,) = set(map(str, after.hand(seat))) - self.hands[seat]
        self.deck.remove(card)
        self.hands[seat].add(card)

    def open(self, state: State, place: int) -> str | None:
        tile = state.businesses[place].tile
        if tile is None:
            assert not self.stack.total()
            return None
        assert self.stack[tile] > 0
        self.stack[tile] -= 1
        return tile

    # ---- Shootouts ---------------------------------------------------------------------------

    def hold_shootouts(self, after: State) -> None:
        while not self.winners and self.tie is None:
            own = [place for place, owner in self.markers.items() if owner == self.player]
            if not own:
                return
            there = self.columns[own[0]]
            for column in there:
                column[:] = [(card, "up") for card, _ in column]
            worth = {seat: self.worth(column) for seat, column in enumerate(there) if column}
            best = max(worth.values())
            self.break_tie(own[0], [seat for seat in worth if worth[seat] == best], after)

    def worth(self, column: list[tuple[str, str]]) -> oracle.Worth:
        return oracle.chicago_poker([GangsterCard(card) for card, _ in column], self.order)

    def break_tie(self, place: int, seats: list[int], after: State) -> None:
        armed = [seat for seat in seats if self.hands[seat]]
        rest = seats if len(seats) == 1 or not armed else armed
        if len(rest) == 1 or not armed:
            self.tie = None
            self.award(place, self.in_turn(rest)[0], after)
        else:
            self.tie = (place, rest)

    def reinforce(self, card: str, after: State) -> None:
        assert self.tie is not None
        self.hands[self.to_move].remove(card)
        place, seats = self.tie
        self.reinforcements[
            next(s for s in self.in_turn(seats) if s not in self.reinforcements)
        ] = card
        if len(self.reinforcements) < len(seats):
            return
        used, self.reinforcements = self.reinforcements, {}
        values = {
            seat: int(card[:-1]) if card not in SPECIALS else 0 for seat, card in used.items()
        }
        for played in used.values():
            self.discard(played)
        for seat in self.in_turn(seats):
            self.draw(seat, after)
        best = max(values.values())
        self.break_tie(place, [seat for seat in seats if values[seat] == best], after)
        if self.tie is None:
            self.hold_shootouts(after)

    def award(self, place: int, seat: int, after: State) -> None:
        tile = self.tiles[place]
        assert tile is not None
        won = self.won[seat]
        won[tile] += 1
        for column in self.columns[place]:
            for card, _ in column:
                self.discard(card)
            column.clear()
        del self.markers[place]
        self.tiles[place] = self.open(after, place)
        if self.short:
            is_won = max(won.values()) >= 2 or won.total() >= 3
        else:
            is_won = max(won.values()) >= 3 or len(+won) == 4 or won.total() >= 5
        if is_won or not self.places():
            self.winners = {seat}

    def in_turn(self, seats: Iterable[int]) -> list[int]:
        return sorted(seats, key=lambda seat: (seat - self.player) % self.players)
