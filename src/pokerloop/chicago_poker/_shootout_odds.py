"""What is known of a shootout: each player's chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pokerloop.statistics import share_interval

__all__ = ["ShootoutOdds", "ShootoutPlayer"]


@dataclass(frozen=True, slots=True)
class ShootoutPlayer:
    """A player's chances in a shootout.

    Attributes
    ----------
    column : str
        His cards, ``?`` for one that is not known.
    chance : float
        The probability to win the business.
    stderr : float
        The standard error of `chance`; 0 when exact.
    win, tie : float
        The probabilities to have the best hand alone, and to share it.
    """

    column: str
    chance: float
    stderr: float
    win: float
    tie: float


@dataclass(frozen=True, slots=True)
class ShootoutOdds:
    """The chances of all players to win a business; as a text, a table.

    Attributes
    ----------
    players : tuple of ShootoutPlayer
        In the order in which they were given.
    deals : int
        How many deals of the unknown cards were counted or sampled.
    seed : int or None
        Reproduces a sample; None for an exact count.
    """

    players: tuple[ShootoutPlayer, ...]
    deals: int
    seed: int | None

    @property
    def is_exact(self) -> bool:
        """Whether every deal was counted."""
        return self.seed is None

    @property
    def chances(self) -> tuple[float, ...]:
        """Each player's probability to win the business."""
        return tuple(player.chance for player in self.players)

    @property
    def stderr(self) -> float:
        """The largest standard error of a chance."""
        return max(player.stderr for player in self.players)

    def interval(self, player: int, confidence: float = 0.95) -> tuple[float, float]:
        """Return a confidence interval of a player's chance; of no width when exact."""
        found = self.players[player]
        if self.is_exact:
            return found.chance, found.chance
        return share_interval(found.chance, found.stderr, self.deals, confidence)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "players": [
                {
                    "column": player.column,
                    "chance": player.chance,
                    "stderr": player.stderr,
                    "interval": list(self.interval(number)),
                    "win": player.win,
                    "tie": player.tie,
                }
                for number, player in enumerate(self.players)
            ],
            "deals": self.deals,
            "seed": self.seed,
            "is_exact": self.is_exact,
        }

    @property
    def summary(self) -> str:
        """How it was found, in one line."""
        how = "counted" if self.is_exact else f"sampled, seed {self.seed}"
        return f"{self.deals:,} deals {how}"

    def __str__(self) -> str:
        width = max(len("column"), *(len(player.column) for player in self.players))
        lines = [f"{'column':<{width}}   chance     error      win      tie"]
        for player in self.players:
            error = "exact" if self.is_exact else f"{player.stderr:.4%}"
            lines.append(
                f"{player.column:<{width}} {player.chance:8.4%} {error:>9} "
                f"{player.win:8.2%} {player.tie:8.2%}"
            )
        return "\n".join([*lines, self.summary])
