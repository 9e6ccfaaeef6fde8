"""Where the ``pokerloop`` command begins, with next to nothing imported.

To import the rest takes half a second or more. Ctrl-C ends it meanwhile like any other program, not
with a traceback from wherever the import had come to.
"""

from __future__ import annotations

import signal

__all__ = ["main"]


def main() -> None:
    """Import the command line and run it."""
    heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # may be ignored
    if heeded:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from pokerloop.cli import main as command

    if heeded:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    command()
