"""The ``pokerloop`` command. Each group of commands has a file; ``_frame`` is what they share."""

from __future__ import annotations

import rich_click as click

import pokerloop
from pokerloop.cli import equity, ofc, ofc_fantasyland, ofc_play, simulate
from pokerloop.cli._frame import Commands
from pokerloop.cli.rank import rank

__all__ = ["main"]


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(pokerloop.__version__, prog_name="pokerloop")
def main() -> None:
    """Poker hands of two decks, and the games played with them."""


main.add_command(equity.command)
main.add_command(rank)
main.add_command(simulate.simulate)
main.add_command(simulate.resume)
main.add_command(ofc.group)
ofc.group.add_command(ofc_fantasyland.fantasyland)
ofc.group.add_command(ofc_fantasyland.odds)
ofc.group.add_command(ofc_play.play)
ofc.group.add_command(ofc_play.replay)
ofc.group.add_command(ofc_play.score)


def __dir__() -> list[str]:
    return __all__
