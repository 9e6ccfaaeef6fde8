"""What happens in a game of Chicago Poker, told in words."""

from __future__ import annotations

from collections.abc import Iterator

from pokerloop.cards import GangsterCard
from pokerloop.chicago_poker.state import State
from pokerloop.chicago_poker.table import Table

__all__ = ["done", "followed", "named", "words"]


def words(name: str) -> str:
    """Return a name without underscores."""
    return name.replace("_", " ")


def named(table: Table, place: int) -> str:
    """Return a business by its type and place, such as ``the jazz club (business 0)``."""
    tile = table.businesses[place].tile or "closed business"
    return f"the {words(tile)} (business {place})"


# ---- What a player does ----------------------------------------------------------------------


def done(state: State, action: int, seat: int | None = None) -> str:
    """Return what a choice does; nothing where more is to be chosen first.

    Parameters
    ----------
    state : State
        The state in which it is made.
    action : int
        The choice.
    seat : int, optional
        Who is told, which may be another than who chooses; everything is told if not given.
    """
    after = state.copy()
    after.apply(action)
    is_open = seat in (None, state.to_move)
    match state.choice:
        case "action":
            return _drawn_or_chosen(state, after, action, is_open)
        case "business":
            return _laid(state, after, action, is_open)
        case "seat":
            return _used(state, action, is_open)
        case "passenger":
            return _driven(state, after, action, seat)
        case "discard":
            return f"takes {GangsterCard(action) if is_open else 'a card'} from the discards"
        case "reinforcement":
            return f"reinforces with {GangsterCard(action)}" if is_open else "reinforces"
    return ""


def _drawn_or_chosen(state: State, after: State, action: int, is_open: bool) -> str:
    name = state.action_names[action]
    if name == "draw":
        drawn = set(after.hand(state.player)) - set(state.hand(state.player))
        return f"draws {' '.join(map(str, drawn))}" if is_open else "draws a card"
    return f"plays the {name}" if GangsterCard(action).is_special else ""


def _laid(state: State, after: State, action: int, is_open: bool) -> str:
    assert state.played is not None
    if state.played.is_special:
        return ""
    place = _number(state, action)
    column = after.businesses[place].columns[state.player]
    is_down = column.cards[-1:] == (state.played,) and column.down[-1]
    face = " face down" if is_down else ""
    card = state.played if is_open or not is_down else "a card"
    return f"lays {card}{face} at {named(state, place)}"


def _used(state: State, action: int, is_open: bool) -> str:
    assert state.business is not None
    seat = _number(state, action)
    column = state.businesses[state.business].columns[seat]
    whose = f"of seat {seat} at {named(state, state.business)}"
    if str(state.played) == "liquidation":
        return f"throws out {column.cards[-1]} {whose}"
    hidden = [card for card, down in zip(column.cards, column.down, strict=True) if down]
    return f"looks at {' '.join(map(str, hidden)) if is_open else 'the hidden cards'} {whose}"


def _driven(state: State, after: State, action: int, seat: int | None) -> str:
    """Tell a card that the seat sees before or after it is moved."""
    if state.action_names[action] == "done":
        return ""
    assert state.business is not None
    assert state.destination is not None
    card = GangsterCard(action)
    is_known = seat is None or any(
        card in view.businesses[place].columns[state.player].cards
        for view in (state.view(seat), after.view(seat))
        for place in (state.business, state.destination)
    )
    way = f"from {named(state, state.business)} to {named(state, state.destination)}"
    return f"drives {card if is_known else 'a card'} {way}"


def _number(state: State, action: int) -> int:
    return int(state.action_names[action].split()[-1])


# ---- What follows ----------------------------------------------------------------------------


def followed(before: State, action: int, after: State) -> Iterator[str]:
    """Yield what all see to follow from a choice, besides the choice itself.

    Parameters
    ----------
    before, after : State
        The game before and after the choice.
    action : int
        The choice.
    """
    is_compared = _is_last_reinforcement(before)
    for place in after.marked:
        owner = after.businesses[place].marker
        if owner != before.businesses[place].marker:
            yield f"seat {owner} sets the marker at {named(after, place)}"
    if is_compared:
        chosen = dict(enumerate(before.reinforcements)) | {before.to_move: GangsterCard(action)}
        cards = (f"{card} of seat {seat}" for seat, card in chosen.items() if card is not None)
        yield f"reinforcements are turned up: {', '.join(cards)}"
    for place in _begun_shootouts(before, after):
        columns = (
            f"seat {seat} {' '.join(map(str, cards))}"
            for seat, cards in enumerate(_lying(before, action, place))
            if cards
        )
        yield f"all is turned up at {named(before, place)}: {', '.join(columns)}"
    for seat in range(after.players):
        yield from _won(before, after, seat)
    for place in before.marked:
        if place not in after.marked and (tile := after.businesses[place].tile):
            yield f"a {words(tile)} opens as business {place}"
    is_new_tie = is_compared or before.choice != "reinforcement"
    if after.choice == "reinforcement" and is_new_tie:
        assert after.business is not None
        seats = " and ".join(f"seat {seat}" for seat in after.contenders)
        yield f"{seats} tie at {named(after, after.business)}"
    if after.is_over:
        seats = " and ".join(f"seat {seat}" for seat in after.winners)
        yield f"{seats} {'wins' if len(after.winners) == 1 else 'share the win'}"


def _is_last_reinforcement(state: State) -> bool:
    chosen = sum(card is not None for card in state.reinforcements)
    return state.choice == "reinforcement" and chosen == len(state.contenders) - 1


def _begun_shootouts(before: State, after: State) -> Iterator[int]:
    """Yield where a shootout has begun, whether it is decided or waits for reinforcements."""
    going_on = before.business if before.choice == "reinforcement" else None
    waiting = after.business if after.choice == "reinforcement" else None
    for place in before.marked:
        if place != going_on and (place == waiting or place not in after.marked):
            yield place


def _lying(before: State, action: int, place: int) -> list[list[GangsterCard | None]]:
    """Return the cards of each seat at a business when a choice has been made."""
    columns = [list(column.cards) for column in before.businesses[place].columns]
    mine = columns[before.player]
    match before.choice:
        case "business" if not _is_special(before.played) and _number(before, action) == place:
            mine.append(before.played)
        case "seat" if str(before.played) == "liquidation" and before.business == place:
            columns[_number(before, action)].pop()
        case "passenger" if before.destination == place and before.action_names[action] != "done":
            mine.append(GangsterCard(action))
    return columns


def _is_special(card: GangsterCard | None) -> bool:
    return card is not None and card.is_special


def _won(before: State, after: State, seat: int) -> Iterator[str]:
    old, new = before.won[seat], after.won[seat]
    tiles = [words(tile) for tile in new for _ in range(new[tile] - old[tile])]
    if tiles:
        counted = before.counts(seat)
        hands = [
            words(name.removeprefix("won_"))
            for name, count in after.counts(seat).items()
            if name.startswith("won_")
            for _ in range(count - counted[name])
        ]
        yield f"seat {seat} wins a {' and a '.join(tiles)} with {' and '.join(hands)}"
