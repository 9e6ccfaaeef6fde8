"""What all figures have in common: colours, axes, labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""Of Okabe and Ito: told apart by readers who see colours otherwise."""

GREY = "#666666"

_MOST_BARS = 12
_MOST_STEPS = 60


def new_axes(axes: Axes | None, size: tuple[float, float] = (6.4, 4.0)) -> tuple[Figure, Axes]:
    """Return plain axes and their figure, new ones where none are given."""
    if axes is None:
        from matplotlib.figure import Figure

        axes = Figure(figsize=size, layout="constrained").subplots()
    make_plain(axes)
    figure = axes.get_figure(root=True)
    assert figure is not None
    return figure, axes


def make_plain(axes: Axes) -> None:
    """Take away the lines that show nothing."""
    axes.spines[["top", "right"]].set_visible(False)


def set_title(axes: Axes, title: str, subtitle: str) -> None:
    """Say what is drawn, and below it in small what was played."""
    axes.set_title(title, loc="left", fontsize=11, pad=20)
    axes.annotate(
        subtitle,
        (0, 1),
        (0, 7),
        xycoords="axes fraction",
        textcoords="offset points",
        fontsize=8,
        color=GREY,
    )


def seat_names(players: Sequence[str]) -> list[str]:
    """Return short names of players, with their seats where two are called the same."""
    short = [player.rpartition(":")[2] for player in players]
    if len(set(short)) == len(short):
        return short
    return [f"{name}, seat {seat}" for seat, name in enumerate(short)]


def thousands() -> Any:
    """Return a formatter of whole numbers: 20,000."""
    from matplotlib.ticker import StrMethodFormatter

    return StrMethodFormatter("{x:,.0f}")


def label_ends(axes: Axes, x: float, ends: Sequence[float], names: Sequence[str]) -> None:
    """Write the name of each line beside its end, apart from each other."""
    low, high = axes.get_ylim()
    gap = 0.055 * (high - low)
    place = -np.inf
    for line in np.argsort(ends):
        place = max(place + gap, ends[line])
        axes.annotate(
            names[line],
            (x, place),
            (6, 0),
            textcoords="offset points",
            va="center",
            color=COLOURS[line % len(COLOURS)],
            annotation_clip=False,
        )


def draw_histograms(
    axes: Axes,
    label: str,
    histograms: Sequence[Mapping[int, int]],
    names: Sequence[str],
    legend: bool = True,
) -> None:
    """Draw the share of games with each value: bars if there are few, outlines if many."""
    values = sorted({value for histogram in histograms for value in histogram})
    low, high = (values[0], values[-1]) if values else (0, 0)
    if high - low < _MOST_BARS:
        _draw_bars(axes, histograms, names, low, high)
    elif (width := _draw_steps(axes, histograms, names, low, high)) > 1:
        label += f", in steps of {width}"
    axes.set_xlabel(label)
    axes.set_ylabel("share of games")
    axes.yaxis.set_major_formatter(_percent())
    axes.set_ylim(bottom=0)
    if legend and len(names) > 1:
        axes.legend(frameon=False, fontsize=9)


def _draw_bars(
    axes: Axes, histograms: Sequence[Mapping[int, int]], names: Sequence[str], low: int, high: int
) -> None:
    width = 0.8 / len(names)
    values = np.arange(low, high + 1)
    for place, (histogram, name, colour) in enumerate(
        zip(histograms, names, cycle(COLOURS), strict=False)
    ):
        games = sum(histogram.values()) or 1
        shares = [histogram.get(int(value), 0) / games for value in values]
        shift = (place - (len(names) - 1) / 2) * width
        axes.bar(values + shift, shares, 0.92 * width, color=colour, label=name)
    axes.set_xticks(values)


def _draw_steps(
    axes: Axes, histograms: Sequence[Mapping[int, int]], names: Sequence[str], low: int, high: int
) -> int:
    """Draw outlines and return how many values are taken together."""
    width = -(-(high - low + 1) // _MOST_STEPS)  # whole numbers in a step
    first = low - low % width
    edges = np.arange(first, high + width + 1, width)
    for histogram, name, colour in zip(histograms, names, cycle(COLOURS), strict=False):
        games = sum(histogram.values()) or 1
        counts = np.zeros(len(edges) - 1)
        for value, count in histogram.items():
            counts[(value - first) // width] += count / games
        axes.stairs(counts, edges - 0.5, fill=True, color=colour, alpha=0.15)
        axes.stairs(counts, edges - 0.5, label=name, color=colour, linewidth=1.4)
    return width


def _percent() -> Any:
    from matplotlib.ticker import PercentFormatter

    return PercentFormatter(1, decimals=None)
