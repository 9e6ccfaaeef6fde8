"""Figures of simulations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle
from typing import TYPE_CHECKING

from pokerloop.plots._style import (
    COLOURS,
    GREY,
    draw_histograms,
    label_ends,
    make_plain,
    new_axes,
    seat_names,
    set_title,
    thousands,
)
from pokerloop.simulation import Result

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def convergence(
    results: Iterable[Result], *, confidence: float = 0.95, axes: Axes | None = None
) -> Figure:
    """Draw how the mean points of each seat settle as games are played.

    Parameters
    ----------
    results : iterable of Result
        The results along the way, as `pokerloop.simulation.iter_simulate` yields them.
    confidence : float
        Of the band around each line.
    axes : Axes, optional
        Where to draw; a figure of its own if not given.

    Returns
    -------
    matplotlib.figure.Figure

    Raises
    ------
    ValueError
        For results of fewer than two games, or of different numbers of seats.

    Examples
    --------
    >>> from pokerloop import iter_simulate, plots
    >>> run = iter_simulate("ofc", ["random", "random"], games=2_000, seed=7, chunk_size=100)
    >>> figure = plots.convergence(run)
    >>> figure.axes[0].get_xlabel()
    'games'
    """
    steps = [result for result in results if result.games > 1]
    if not steps:
        raise ValueError("expected results of two games or more")
    if len({len(result.players) for result in steps}) > 1:
        raise ValueError("expected results of one run, not of different numbers of seats")
    figure, axes = new_axes(axes)
    games = [result.games for result in steps]
    names = seat_names(steps[-1].players)
    for seat, colour in zip(range(len(names)), cycle(COLOURS), strict=False):
        mean = [result.mean[seat] for result in steps]
        low, high = zip(*(result.interval(seat, confidence) for result in steps), strict=True)
        marker = "o" if len(steps) == 1 else None
        axes.plot(games, mean, color=colour, linewidth=1.6, marker=marker, clip_on=False)
        axes.fill_between(games, low, high, color=colour, alpha=0.18, linewidth=0)
    # The first intervals are so wide that they would leave no room for the rest.
    shown = [steps[len(steps) // 10].interval(seat, confidence) for seat in range(len(names))]
    bottom, top = min(ends[0] for ends in shown), max(ends[1] for ends in shown)
    margin = 0.05 * (top - bottom) or 1.0
    axes.set_ylim(bottom - margin, top + margin)
    axes.set_xlim(0, games[-1])
    axes.axhline(0, color=GREY, linewidth=0.8, zorder=0)
    label_ends(axes, games[-1], steps[-1].mean, names)
    axes.set_xlabel("games")
    axes.set_ylabel("mean points a game")
    axes.xaxis.set_major_formatter(thousands())
    set_title(axes, f"Mean points with {confidence:.0%} intervals", steps[-1].summary)
    return figure


def distribution(
    result: Result,
    name: str = "points",
    *,
    seats: Sequence[int] | None = None,
    axes: Axes | None = None,
) -> Figure:
    """Draw how often each number of points came up in a game, or of anything else counted.

    Parameters
    ----------
    result : Result
        Of a simulation.
    name : str
        One of the names in ``result.histograms``.
    seats : sequence of int, optional
        Whose; all if not given.
    axes : Axes, optional
        Where to draw; a figure of its own if not given.

    Returns
    -------
    matplotlib.figure.Figure

    Raises
    ------
    ValueError
        If nothing of this name is counted.

    Examples
    --------
    >>> from pokerloop import plots, simulate
    >>> result = simulate("ofc", ["random", "random"], games=1_000, seed=7, deals=1)
    >>> plots.distribution(result).axes[0].get_xlabel()
    'points'
    """
    if name not in result.histograms:
        raise ValueError(f"expected one of {', '.join(result.histograms)}, not {name!r}")
    figure, axes = new_axes(axes)
    names = seat_names(result.players)
    chosen = range(len(names)) if seats is None else seats
    histograms = [result.histograms[name][seat] for seat in chosen]
    draw_histograms(axes, name.replace("_", " "), histograms, [names[seat] for seat in chosen])
    if name == "points":
        for seat, colour in zip(chosen, cycle(COLOURS), strict=False):
            axes.axvline(result.mean[seat], color=colour, linewidth=1.2, linestyle=(0, (4, 3)))
    what = (
        "Points of a game, means dashed"
        if name == "points"
        else f"{name.replace('_', ' ').capitalize()} of a game"
    )
    set_title(axes, what, result.summary)
    return figure


def fantasyland(result: Result) -> Figure:
    """Draw how often players of Open Face Chinese poker enter Fantasyland, play in it and stay.

    Parameters
    ----------
    result : Result
        Of a simulation of Open Face Chinese poker.

    Returns
    -------
    matplotlib.figure.Figure

    Raises
    ------
    ValueError
        For another game.

    Examples
    --------
    >>> from pokerloop import plots, simulate
    >>> result = simulate("ofc", ["solitaire", "random"], games=20, seed=7)
    >>> [axes.get_xlabel() for axes in plots.fantasyland(result).axes]
    ['entries in a match', 'deals in Fantasyland in a match', 'stays in a match']
    """
    from matplotlib.figure import Figure

    names = {
        "fantasyland_entries": "entries",
        "fantasyland_deals": "deals in Fantasyland",
        "fantasyland_stays": "stays",
    }
    if not names.keys() <= result.histograms.keys():
        raise ValueError(f"expected games of Open Face Chinese poker, not of {result.task.game}")
    figure = Figure(figsize=(9.6, 3.6), layout="constrained")
    players = seat_names(result.players)
    for place, (name, label) in enumerate(names.items()):
        axes = figure.add_subplot(1, 3, place + 1, sharey=figure.axes[0] if place else None)
        make_plain(axes)
        histograms = result.histograms[name]
        draw_histograms(axes, f"{label} in a match", histograms, players, legend=not place)
        axes.label_outer()
    set_title(figure.axes[0], "Fantasyland", result.summary)
    return figure
