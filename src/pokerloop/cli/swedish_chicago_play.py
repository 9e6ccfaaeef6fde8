"""``pokerloop swedish-chicago play`` and ``replay``: matches as text, and at the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import rich_click as click

from pokerloop.cards import parse_cards
from pokerloop.cli._frame import read_input
from pokerloop.cli._games import played, rules_options, seats_option
from pokerloop.cli._prompt import HUMAN, Teller
from pokerloop.errors import InvalidCardError
from pokerloop.swedish_chicago import POLICIES, Rules, State, Transcript, View
from pokerloop.swedish_chicago.match import TABLES
from pokerloop.swedish_chicago.telling import told

__all__ = ["play", "replay"]


@click.command("play")
@rules_options(Rules, "pagat")
@seats_option("human,random", 4, [HUMAN, *POLICIES])
@click.option("--seed", type=click.IntRange(min=0), help="Makes the match repeatable.")
@click.option("--index", type=click.IntRange(min=0), default=0, help="Which match of the seed.")
@click.option("--dealer", type=click.IntRange(min=0), help="The seat that deals first.")
@click.option("--deals", type=click.IntRange(min=1), help="The most deals to play.")
def play(
    rules: Rules,
    seats: list[str],
    seed: int | None,
    index: int,
    dealer: int | None,
    deals: int | None,
) -> None:
    """Play a match and print its transcript.

    Seats count from 0. A seat called `human` is asked at the terminal; Ctrl-D or Ctrl-C ends the
    match, and the transcript so far is printed. The transcript names the seed, and `pokerloop
    swedish-chicago replay` reads it.

    \b
    Examples:
      pokerloop swedish-chicago play --seats human,random
      pokerloop swedish-chicago play --preset finnish --set target_score=30 --seats random,random
    """
    begun = Transcript.begin(rules, seats, seed, index, dealer=dealer, deals=deals)
    played(begun, seats, TABLES, SwedishChicagoTeller(), click.echo)


@click.command("replay")
@click.argument("file")
def replay(file: str) -> None:
    """Check the transcript in FILE (``-`` for stdin) and print it with what follows from it.

    \b
    Examples:
      pokerloop swedish-chicago play --seats random,random | pokerloop swedish-chicago replay -
    """
    click.echo(str(Transcript.parse(read_input(file))))


class SwedishChicagoTeller(Teller[State]):
    """What a person is told of Swedish Chicago."""

    def happened(self, before: State, action: int, after: State, seat: int) -> Iterator[str]:
        """Yield what a seat sees of a choice."""
        mover = before.to_move
        if mover != seat:
            yield f"seat {mover}: {seen_of(before, action)}"
        yield from told(before, after)
        if after.deal > before.deal:
            yield ""
            yield f"deal {after.deal}, dealer seat {after.dealer}"

    def situation(self, view: View) -> Iterator[str]:
        """Yield scores, what lies on the table, and the hand with its numbers."""
        scores = " ".join(map(str, view.scores))
        yield f"deal {view.deal}, {moment_of(view)}; scores {scores}"
        if view.declarer is not None:
            kind = "blind Chicago" if view.is_blind else "Chicago"
            yield f"seat {view.declarer} has declared {kind}" + (", lost" if view.is_lost else "")
        if view.stage == "trick":
            lies = [
                f"seat {seat} {card}" for seat, card in enumerate(view.trick) if card is not None
            ]
            yield "trick  " + (", ".join(lies) or "you lead")
        if view.stage == "offer":
            yield f"offer  {view.offered}"
        if view.stage == "challenge":
            yield f"claim  seat {view.claimant}"
        hand = "  ".join(f"{place} {card}" for place, card in enumerate(view.hand, start=1))
        yield "hand   " + (hand or "not looked at")

    def choices(self, state: type[State], view: View) -> str:
        """Return what can be answered."""
        if not chooses_keeps(view):
            return super().choices(state, view)
        words = '"keep" or "throw" and numbers or cards, "keep all", "keep none"'
        return words + (", chicago" if state.action("chicago") in view.legal_actions() else "")

    def understand(self, state: type[State], view: View, answer: str) -> int | None:
        """Return the legal action that is meant, or None."""
        word, _, rest = answer.strip().lower().partition(" ")
        if word in ("keep", "throw") and rest not in ("all", "none"):
            places = places_of(view, rest)
            if places is None:
                return None
            if word == "throw" and chooses_keeps(view):
                places = set(range(1, len(view.hand) + 1)) - places
                word = "keep"
            answer = f"{word} {numbered(places, len(view.hand))}"
        return super().understand(state, view, answer)


def chooses_keeps(view: View) -> bool:
    """Whether the seat to move chooses which cards of five to keep."""
    return view.stage == "exchange" and len(view.hand) == 5


def places_of(view: View, text: str) -> set[int] | None:
    """Return the places in a hand, from 1 on, that numbers or cards mean; None for neither."""
    words = text.replace(",", " ").split()
    if all(word.isdecimal() and len(word) == 1 for word in words):
        places = {int(word) for word in words}
    else:
        try:
            cards = parse_cards(text)
        except InvalidCardError:
            return None
        if not set(cards) <= set(view.hand):
            return None
        places = {view.hand.index(card) + 1 for card in cards}
    return places if places <= set(range(1, len(view.hand) + 1)) else None


def numbered(places: set[int], size: int) -> str:
    """Return places as the names of actions have them."""
    if not places:
        return "none"
    return "all" if len(places) == size > 1 else " ".join(map(str, sorted(places)))


def moment_of(view: View) -> str:
    """Return the part of the deal in words."""
    if view.stage in ("exchange", "offer"):
        return f"exchange {view.round} of {view.rules.num_exchanges}"
    if view.stage == "trick":
        return f"trick {len(view.trick_winners) + 1} of 5"
    return {"blind": "blind Chicago?", "redeal": "new hand?", "chicago": "Chicago?"}.get(
        view.stage, view.stage
    )


def seen_of(state: State, action: int) -> str:
    """Return a choice as the other seats see it."""
    name = state.action_name(action)
    word, _, rest = name.partition(" ")
    if word == "throw":
        return "throws one of six cards"
    if word != "keep":
        return name
    kept = {"all": 5, "none": 0}.get(rest, len(rest.split()))
    return f"exchanges {5 - kept}" if kept < 5 else "exchanges none"
