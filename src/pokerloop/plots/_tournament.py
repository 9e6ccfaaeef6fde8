"""Figures of tournaments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pokerloop.plots._style import COLOURS, GREY, new_axes, seat_names, set_title
from pokerloop.tournaments import Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def cross_table(standings: Standings, *, axes: Axes | None = None) -> Figure:
    """Draw who wins how much from whom in a tournament, as a heat map.

    Parameters
    ----------
    standings : Standings
        Of a tournament.
    axes : Axes, optional
        Where to draw; a figure of its own if not given.

    Returns
    -------
    matplotlib.figure.Figure

    Examples
    --------
    >>> from pokerloop import plots, tournament
    >>> standings = tournament("ofc", ["random", "solitaire"], games=5, seed=7, deals=1)
    >>> [text.get_text() for text in plots.cross_table(standings).axes[0].get_xticklabels()]
    ['solitaire', 'random']
    """
    names = seat_names(standings.players)
    players = len(names)
    size = max(4.2, 1.7 + 1.05 * players)
    figure, axes = new_axes(axes, (size + 1.4, size))
    order = list(standings.order)
    points = standings.points[np.ix_(order, order)]
    errors = standings.points_stderr[np.ix_(order, order)]
    centre = float(np.nanmean(points))
    reach = float(np.nanmax(abs(points - centre))) or 1.0
    image = axes.imshow(points, cmap="RdBu", vmin=centre - reach, vmax=centre + reach)
    for row in range(players):
        for column in range(players):
            if row != column:
                strong = abs(points[row, column] - centre) > 0.6 * reach
                axes.text(
                    column,
                    row,
                    f"{points[row, column]:+.2f}\n±{errors[row, column]:.2f}".replace("-", "−"),
                    ha="center",
                    va="center",
                    fontsize=9,
                    color="white" if strong else "black",
                )
    shown = [names[player] for player in order]
    axes.set_xticks(range(players), shown, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(players), shown)
    axes.set_xlabel("against")
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    bar = figure.colorbar(image, ax=axes, shrink=0.7)
    bar.set_label("mean points a game")
    bar.outline.set_visible(False)
    set_title(axes, "Points of the row against the column, with standard errors", standings.summary)
    return figure


def ratings(standings: Standings, *, confidence: float = 0.95, axes: Axes | None = None) -> Figure:
    """Draw the ratings of a tournament with their intervals, the best player on top.

    Parameters
    ----------
    standings : Standings
        Of a tournament.
    confidence : float
        Of the intervals.
    axes : Axes, optional
        Where to draw; a figure of its own if not given.

    Returns
    -------
    matplotlib.figure.Figure

    Examples
    --------
    >>> from pokerloop import plots, tournament
    >>> standings = tournament("ofc", ["random", "solitaire"], games=5, seed=7, deals=1)
    >>> plots.ratings(standings).axes[0].get_xlabel()
    'rating in points a game'
    """
    names, order = seat_names(standings.players), standings.order
    figure, axes = new_axes(axes, (6.4, 1.4 + 0.4 * len(order)))
    for place, player in enumerate(order):
        axes.plot(
            standings.interval(player, confidence), [place] * 2, color=COLOURS[0], linewidth=2
        )
        axes.plot(standings.rating[player], place, "o", color=COLOURS[0], markersize=6)
    axes.axvline(0, color=GREY, linewidth=0.8, zorder=0)
    axes.set_yticks(range(len(order)), [names[player] for player in order])
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel("rating in points a game")
    set_title(axes, f"Ratings with {confidence:.0%} intervals", standings.summary)
    return figure
