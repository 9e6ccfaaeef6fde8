"""Swedish Chicago: poker hands and five tricks, under any house rule."""

from pokerloop.swedish_chicago.rules import Rules

__all__ = ["Rules"]
