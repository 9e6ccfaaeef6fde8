"""Tournaments: every player against every other with the same cards, and how good each one is."""

from pokerloop.tournaments._plan import Plan
from pokerloop.tournaments._run import resume, tournament
from pokerloop.tournaments._standings import Standings

__all__ = ["Plan", "Standings", "resume", "tournament"]
