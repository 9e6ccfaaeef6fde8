"""A match of Swedish Chicago, and what a seat knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pokerloop._core import swedish_chicago as core
from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.checks import small
from pokerloop.seeds import SeedLike, index_number, seed_number
from pokerloop.states import GameState, GameView, checked_seats
from pokerloop.swedish_chicago.rules import RulesLike, as_rules
from pokerloop.swedish_chicago.table import Table

__all__ = ["State", "View"]


class View(Table, GameView, core=core.View):
    """What one seat knows of a match: a frozen value.

    That is what everybody knows, the seat's own hand and its own discards. Hidden are the other
    hands and discards and the stock, and one's own hand as long as blind Chicago is asked for.
    States that differ in nothing else give equal views.

    Examples
    --------
    >>> state = State("pagat", players=2, seed=7, dealer=1)
    >>> view = state.view(0)
    >>> view.stage, view.to_move, view.hand
    ('exchange', 0, (Card('Kd'), Card('Js'), Card('9d'), Card('7s'), Card('6c')))
    >>> len(view.unseen)
    47
    """

    __slots__ = ()

    _core: core.View

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's hand, highest first, as the actions count it."""
        return tuple(map(Card, self._core.hand))

    @property
    def thrown(self) -> tuple[Card, ...]:
        """The seat's own discards, but for those shuffled into the stock since, highest first."""
        return tuple(map(Card, self._core.thrown))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of which the seat does not know where they are, highest first."""
        return tuple(map(Card, self._core.unseen))

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: deal {self.deal}, {self.stage}>"


class State(Table, GameState[View]):
    """A match of Swedish Chicago, from the first deal to the win.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules, or the name of a preset; the base rules of Pagat if not given.
    players : int, optional
        2 to 4; as the rules say if not given. It must not contradict rules that ask for 3 or 4.
    seed : int, SeedSequence or Generator, optional
        Makes the same match again: it depends on seed, index and actions alone.
    index : int
        Which match of the seed.
    dealer : int, optional
        The seat that deals first; as the rules say if not given.
    deals : int, optional
        The most deals. A match that has not been won by then goes to the highest score; equal
        scores share it. Not more than 1,000, which is the default.
    scores : sequence of int, optional
        The score with which each seat begins, 0 if not given.

    Raises
    ------
    InvalidRulesError
        For a match that cannot be played.

    Notes
    -----
    An action is the id of a card to be played (0 to 51), one of the 32 ways to keep cards of a
    hand in an exchange, or a word. ``action_names`` has them all. The cards of a hand are counted
    from the highest id down: ``"keep 1 2"`` keeps the two highest.

    Examples
    --------
    >>> state = State("pagat", players=2, seed=7, dealer=1)
    >>> state.to_move, [str(card) for card in state.hand(0)]
    (0, ['Kd', 'Js', '9d', '7s', '6c'])
    >>> state.apply("keep 1 2")
    >>> state.to_move, state.exchanged[0]
    (1, (3, None, None))
    """

    __slots__ = ()

    action_names: ClassVar[tuple[str, ...]] = core.State.action_names
    _view_kind: ClassVar[type[View]] = View

    _core: core.State

    def __init__(
        self,
        rules: RulesLike = None,
        players: int | None = None,
        seed: SeedLike = None,
        *,
        index: int = 0,
        dealer: int | None = None,
        deals: int | None = None,
        scores: Sequence[int] | None = None,
    ) -> None:
        setup = make_setup(rules, players, dealer, deals, scores)
        self._core = core.State(setup, seed_number(seed), index_number(index))

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discards of all, but for those shuffled into the stock since, highest first."""
        return tuple(map(Card, self._core.discards))

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards to be drawn, in their order."""
        return tuple(map(Card, self._core.stock))

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Return the hand of a seat, highest first, as the actions count it."""
        return tuple(map(Card, self._core.hand(seat)))

    def stack_deck(self, cards: CardsLike) -> None:
        """Put cards on top of the deck, in the order in which they will be dealt.

        The hands are dealt first, in turn order, five cards at a time; then the exchanges draw.

        Parameters
        ----------
        cards : str or sequence of cards
            At most the whole deck; the rest stays in its order below.

        Raises
        ------
        IllegalActionError
            If something has been done in this deal, or its first hand has scored because nobody
            may exchange.
        """
        self._core.stack_deck(card_ids(cards))

    def __str__(self) -> str:
        lines = [f"{self._moment()}, dealer seat {self.dealer}"]
        for seat in range(self.players):
            cards = " ".join(map(str, self.hand(seat)))
            played = " ".join(map(str, self.played[seat]))
            lines.append(
                f"seat {seat}  score {self.scores[seat]:>3}  {cards}"
                + (f"  played {played}" if played else "")
                + ("  out" if self.eliminated[seat] else "")
            )
        return "\n".join(lines)

    def _moment(self) -> str:
        if self.is_over:
            return f"over after deal {self.deal}"
        return f"deal {self.deal}, {self.stage}, seat {self.to_move} to move"


def make_setup(
    rules: RulesLike,
    players: int | None,
    dealer: int | None = None,
    deals: int | None = None,
    scores: Sequence[int] | None = None,
) -> core.Setup:
    """Return how a match begins."""
    made = as_rules(rules)
    count = made.num_players if players is None else small("number of players", players)
    return core.Setup(
        made,
        count,
        None if dealer is None else small("dealer's seat", dealer),
        core.most_deals if deals is None else small("number of deals", deals),
        checked_seats(scores, count, "scores"),
    )
