"""The ``pokerloop`` command. Each group of commands has a file; ``_frame`` is what they share."""

from __future__ import annotations

import sys

import rich_click as click

import pokerloop
from pokerloop.cli import (
    chicago_poker,
    chicago_poker_odds,
    chicago_poker_play,
    chicago_poker_simulate,
    equity,
    ofc,
    ofc_entry,
    ofc_fantasyland,
    ofc_play,
    ofc_simulate,
    simulate,
    swedish_chicago,
    swedish_chicago_odds,
    swedish_chicago_play,
    swedish_chicago_simulate,
    tournament,
)
from pokerloop.cli._frame import Commands
from pokerloop.cli.rank import rank
from pokerloop.cli.resume import resume

__all__ = ["main"]


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(pokerloop.__version__, prog_name="pokerloop")
def main() -> None:
    """Poker hands of two decks, and the games played with them."""
    if "" not in sys.path:
        sys.path.insert(0, "")  # where players of the user's own, "module:name", are found


main.add_command(equity.command)
main.add_command(rank)
main.add_command(simulate.simulate)
main.add_command(resume)
main.add_command(tournament.tournament)
main.add_command(ofc.group)
ofc.group.add_command(ofc_fantasyland.fantasyland)
ofc.group.add_command(ofc_fantasyland.odds)
ofc.group.add_command(ofc_entry.entry_odds)
ofc.group.add_command(ofc_play.play)
ofc.group.add_command(ofc_play.replay)
ofc.group.add_command(ofc_play.score)
ofc.group.add_command(ofc_simulate.simulate)
main.add_command(swedish_chicago.group)
swedish_chicago.group.add_command(swedish_chicago_play.play)
swedish_chicago.group.add_command(swedish_chicago_play.replay)
swedish_chicago.group.add_command(swedish_chicago_odds.exchange)
swedish_chicago.group.add_command(swedish_chicago_odds.tricks)
swedish_chicago.group.add_command(swedish_chicago_odds.win_odds)
swedish_chicago.group.add_command(swedish_chicago_simulate.simulate)
main.add_command(chicago_poker.group)
chicago_poker.group.add_command(chicago_poker_play.play)
chicago_poker.group.add_command(chicago_poker_play.replay)
chicago_poker.group.add_command(chicago_poker_odds.odds)
chicago_poker.group.add_command(chicago_poker_simulate.simulate)


def __dir__() -> list[str]:
    return __all__
