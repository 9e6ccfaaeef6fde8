"""Draws the figures of the guide, as its page says, so that they are what the code draws."""

from __future__ import annotations

from pathlib import Path

from sphinx.application import Sphinx

from pokerloop import iter_simulate, plots, tournament


def draw(app: Sphinx) -> None:
    folder = Path(app.srcdir) / "guide" / "figures"
    if app.builder.format != "html" and folder.exists():
        return
    folder.mkdir(exist_ok=True)
    steps = list(iter_simulate("ofc", ["solitaire", "random"], games=400, seed=7, chunk_size=10))
    standings = tournament("ofc", ["random", "solitaire", "greedy"], games=60, seed=7, deals=1)
    for name, figure in {
        "convergence": plots.convergence(steps),
        "distribution": plots.distribution(steps[-1]),
        "fantasyland": plots.fantasyland(steps[-1]),
        "cross_table": plots.cross_table(standings),
        "ratings": plots.ratings(standings),
    }.items():
        figure.savefig(folder / f"{name}.svg")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", draw)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
