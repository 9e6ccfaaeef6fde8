"""The text format of transcripts.

First the match, one ``name: value`` a line, then its deals::

    rules: pineapple scoop=6     # a preset, then rules that differ from it
    players: 2
    names: greedy random         # who plays, by seat
    button: 1                    # the seat that has it first
    deals: 1                     # the most deals; left out: the whole match
    stacks: 100 80               # left out: the buy-in
    fantasyland: 0 14            # cards of seats that begin in Fantasyland; left out: none
    seed: 7                      # left out: the cards are those of the turns
    index: 0

    deal 1, button 1
      fantasyland
        seat 1: Ad ... 2c -> top Ad Ah 4c, middle ..., bottom ..., discard 2c
      street 1
        seat 0: Kd Js 9d 7s 6c -> top Js, middle 7s 6c, bottom Kd 9d
      ...
      end
        seat 0: Js 8h 4d / 7s 6c 6d 3h 2c / Kd Kh 9d 5s 5c, royalties 0 0 0, points -3
        seat 1: ... , dead, points +3

    points: -3 +3

What follows from the turns, the lines under ``end`` and the last one, is checked where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from pokerloop.cards import parse_cards
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.rules import Rules
from pokerloop.ofc.state import State
from pokerloop.ofc.transcript import Transcript, Turn
from pokerloop.seeds import index_number, seed_number
from pokerloop.texts import at_line, format_rules, lines_of, parse_rules

__all__ = ["format_transcript", "parse"]

_DEAL = re.compile(r"deal (\d+), button (\d+)")
_STREET = re.compile(r"street (\d+)|fantasyland")
_TURN = re.compile(r"seat (\d+): ([^>]*) -> (.*)")
_PLACES = ("top", "middle", "bottom", "discard")


# ---- Writing ---------------------------------------------------------------------------------


def format_transcript(transcript: Transcript) -> str:
    """Write a transcript as text that `parse` reads back."""
    return "\n".join([*_header(transcript), *_deals(transcript)])


def _header(transcript: Transcript) -> Iterator[str]:
    yield f"rules: {format_rules(transcript.rules)}"
    yield f"players: {transcript.players}"
    if transcript.names is not None:
        yield f"names: {_text(transcript.names)}"
    yield f"button: {transcript.button}"
    if transcript.deals is not None:
        yield f"deals: {transcript.deals}"
    if transcript.stacks is not None:
        yield f"stacks: {_text(transcript.stacks)}"
    if transcript.fantasyland is not None:
        yield f"fantasyland: {_text(transcript.fantasyland)}"
    if transcript.seed is not None:
        yield f"seed: {transcript.seed}"
        yield f"index: {transcript.index}"


def _deals(transcript: Transcript) -> Iterator[str]:
    deal = street = -1
    final = transcript.start()
    for turn, (before, after) in zip(transcript.turns, pairwise(transcript.states()), strict=True):
        if turn.deal != deal:
            yield from ("", f"deal {turn.deal}, button {before.button}")
        if (turn.deal, turn.street) != (deal, street):
            yield f"  street {turn.street}" if turn.street else "  fantasyland"
        deal, street = turn.deal, turn.street
        yield f"    seat {turn.seat}: {_text(turn.hand)} -> {_placed(turn)}"
        if after.is_over or after.deal != deal:
            yield "  end"
            yield from (f"    {line}" for line in _results(after))
        final = after
    yield from ("", "points: " + " ".join(f"{points:+d}" for points in final.points))


def _placed(turn: Turn) -> str:
    groups = ((place, getattr(turn, place)) for place in _PLACES)
    return ", ".join(f"{place} {_text(cards)}" for place, cards in groups if cards)


def _results(state: State) -> Iterator[str]:
    result = state.last_deal
    assert result is not None
    for seat, board in enumerate(result.boards):
        rows = " / ".join(board.to_dict().values())
        royalties = f"royalties {_text(board.royalties(state.rules))}"
        worth = "dead" if board.is_foul(state.rules) else royalties
        line = f"seat {seat}: {rows}, {worth}, points {result.points[seat]:+d}"
        earned = result.earned[seat]
        yield line + (f", fantasyland {earned}" if earned else "")


def _text(items: Any) -> str:
    return " ".join(map(str, items))


# ---- Reading ---------------------------------------------------------------------------------


def parse(text: str) -> Transcript:
    """Read a transcript; see `Transcript.parse`."""
    header: dict[str, Any] = {}
    turns: list[Turn] = []
    numbers: list[int] = []  # of the lines of the turns
    derived: list[tuple[int, str]] = []  # lines that follow from the turns
    deal = street = 0
    for number, line in lines_of(text):
        with at_line(number):
            if match := _TURN.fullmatch(line):
                turns.append(_turn(deal, street, *match.groups()))
                numbers.append(number)
                continue
            if match := _DEAL.fullmatch(line):
                deal = int(match[1])
            elif match := _STREET.fullmatch(line):
                street = int(match[1] or 0)
            elif not deal and not line.startswith("points:"):
                _take(header, line)
                continue
            derived.append((number, line))
    transcript = _transcript(header, tuple(turns))
    _replay(transcript, numbers)
    _check(derived, transcript)
    return transcript


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise InvalidPositionError(f"expected a whole number, not {text!r}") from None


def _whole_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_whole_number, text.split()))


_HEADER: dict[str, Callable[[str], Any]] = {
    "rules": lambda text: parse_rules(Rules, text),
    "players": _whole_number,
    "names": lambda text: tuple(text.split()),
    "button": _whole_number,
    "deals": _whole_number,
    "stacks": _whole_numbers,
    "fantasyland": _whole_numbers,
    "seed": lambda text: seed_number(_whole_number(text)),
    "index": lambda text: index_number(_whole_number(text)),
}


def _take(header: dict[str, Any], line: str) -> None:
    name, colon, value = line.partition(":")
    if not colon or name not in _HEADER:
        raise InvalidPositionError(
            f"{line!r} is not 'name: value' with one of the names {', '.join(_HEADER)}, "
            "nor 'deal 1, button 0'"
        )
    if name in header:
        raise InvalidPositionError(f"{name!r} is given twice")
    header[name] = _HEADER[name](value.strip())


def _transcript(header: dict[str, Any], turns: tuple[Turn, ...]) -> Transcript:
    for name in ("rules", "players", "button"):
        if name not in header:
            raise InvalidPositionError(f"expected a line '{name}: ...' before the first deal")
    return Transcript(turns=turns, **header)


def _turn(deal: int, street: int, seat: str, hand: str, placed: str) -> Turn:
    groups = {}
    for group in placed.split(","):
        place, _, cards = group.strip().partition(" ")
        if place not in _PLACES or place in groups:
            raise InvalidPositionError(
                f"expected each of top, middle, bottom and discard at most once, not {group!r}"
            )
        groups[place] = tuple(parse_cards(cards))
    turn = Turn(deal, street, int(seat), **groups)
    if set(turn.hand) != set(parse_cards(hand)):
        raise InvalidPositionError(f"the cards placed are not those of the hand, {hand}")
    return turn


def _replay(transcript: Transcript, numbers: list[int]) -> None:
    """Play all turns, so that one that cannot have been played is known by its line."""
    states = transcript.states()
    next(states)
    for number in numbers:
        with at_line(number):
            next(states)


def _check(derived: list[tuple[int, str]], transcript: Transcript) -> None:
    """Check what follows from the turns against what stands in the text, line by line."""
    expected = [content for _, content in lines_of(format_transcript(transcript))]
    for number, line in derived:
        if line not in expected:
            raise InvalidPositionError(f"line {number}: {line!r} does not follow from the turns")
        del expected[: expected.index(line) + 1]
