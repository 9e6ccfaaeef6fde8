"""Every figure is drawn and saved, and shows what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pokerloop import iter_simulate, plots, simulate, tournament
from pokerloop.simulation import Result
from pokerloop.tournaments import Standings

pytest.importorskip("matplotlib")


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate("ofc", ["solitaire", "random"], games=60, seed=7)


@pytest.fixture(scope="module")
def standings() -> Standings:
    return tournament("ofc", ["random", "solitaire", "greedy"], games=20, seed=7, deals=1)


def saved(figure: Any, folder: Path) -> Any:
    """Save a figure in three formats and return it."""
    for ending in ("png", "svg", "pdf"):
        figure.savefig(folder / f"figure.{ending}")
        assert (folder / f"figure.{ending}").stat().st_size > 3_000
    return figure


def test_convergence(tmp_path: Path) -> None:
    run = list(iter_simulate("ofc", ["random"] * 2, games=900, seed=7, chunk_size=30, deals=1))
    (axes,) = saved(plots.convergence(run), tmp_path).axes
    lines = [line for line in axes.lines if len(line.get_xdata()) > 2]
    for seat, line in enumerate(lines):
        assert list(line.get_xdata()) == [step.games for step in run]
        assert list(line.get_ydata()) == [step.mean[seat] for step in run]
    assert len(lines) == len(axes.collections) == 2
    band = axes.collections[0].get_paths()[0].vertices
    low, high = run[-1].interval(0)
    assert np.isclose(band, [[900, low]]).all(axis=1).any()
    assert np.isclose(band, [[900, high]]).all(axis=1).any()
    with pytest.raises(ValueError, match="results of two games or more"):
        plots.convergence([])


def test_distribution_of_points(result: Result, tmp_path: Path) -> None:
    (axes,) = saved(plots.distribution(result), tmp_path).axes
    outlines = [patch for patch in axes.patches if not patch.get_fill()]
    for seat, outline in enumerate(outlines):
        shares, edges, _ = outline.get_data()
        assert sum(shares) == pytest.approx(1)
        for value, count in result.histograms["points"][seat].items():
            assert shares[np.searchsorted(edges, value) - 1] >= count / 60 - 1e-12
    assert [text.get_text() for text in axes.get_legend().texts] == ["solitaire", "random"]


def test_distribution_of_few_values(result: Result, tmp_path: Path) -> None:
    (axes,) = saved(plots.distribution(result, "fouls", seats=[1]), tmp_path).axes
    heights = {round(bar.get_x() + bar.get_width() / 2): bar.get_height() for bar in axes.patches}
    shares = {value: count / 60 for value, count in result.histograms["fouls"][1].items()}
    assert {value: height for value, height in heights.items() if height} == shares
    assert axes.get_legend() is None
    with pytest.raises(ValueError, match="expected one of points, deals"):
        plots.distribution(result, "aces")


def test_convergence_is_of_one_run() -> None:
    runs = [simulate("ofc", ["random"] * seats, games=2, seed=1) for seats in (2, 3)]
    with pytest.raises(ValueError, match="expected results of one run"):
        plots.convergence(runs)


def test_distribution_of_nothing(tmp_path: Path) -> None:
    saved(plots.distribution(simulate("ofc", ["random"] * 2, games=1, seed=1)), tmp_path)


def test_fantasyland(result: Result, tmp_path: Path) -> None:
    figure = saved(plots.fantasyland(result), tmp_path)
    assert [axes.get_xlabel() for axes in figure.axes] == [
        "entries in a match",
        "deals in Fantasyland in a match",
        "stays in a match",
    ]


def test_cross_table(standings: Standings, tmp_path: Path) -> None:
    axes, bar = saved(plots.cross_table(standings), tmp_path).axes
    shown = axes.images[0].get_array()
    order = list(standings.order)
    np.testing.assert_array_equal(shown, standings.points[np.ix_(order, order)])
    names = [standings.players[player] for player in order]
    assert [text.get_text() for text in axes.get_yticklabels()] == names
    assert len(axes.texts) >= 6
    assert bar.get_ylabel() == "mean points a game"


def test_ratings(standings: Standings, tmp_path: Path) -> None:
    (axes,) = saved(plots.ratings(standings), tmp_path).axes
    interval = axes.lines[0].get_xdata()
    assert tuple(interval) == standings.interval(standings.order[0])


def test_figures_may_share_a_page(result: Result, standings: Standings) -> None:
    from matplotlib.figure import Figure

    page = Figure(layout="constrained")
    left, right = page.subplots(1, 2)
    assert plots.distribution(result, axes=left) is page
    assert plots.ratings(standings, axes=right) is page


def test_matplotlib_is_imported_when_a_figure_is_made() -> None:
    program = "import sys, pokerloop.plots, pokerloop.cli; print('matplotlib' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
