"""Write tests/golden/totals.json: what a few games of each seed add up to.

Game i of a seed stays what it is in every release until the changelog says otherwise and the game's
``stream`` in `pokerloop.games` is raised; tests/test_golden_totals.py compares. Where a change is
meant, raise that number and run

python tools/write_golden_totals.py
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from pokerloop import simulate
from pokerloop.games import GAMES

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "totals.json"

SEED = 7
CHUNK = 5

RUNS: dict[str, list[dict[str, Any]]] = {
    "ofc": [
        {"seats": ["random", "random"], "games": 200},
        {"seats": ["greedy", "solitaire"], "games": 30, "deals": 1},
        {"seats": ["greedy", "random", "solitaire"], "games": 20, "deals": 2, "rules": "pineapple"},
        {"seats": ["random"] * 4, "games": 50, "rules": "tonybet scoop=6"},
    ],
    "swedish_chicago": [
        {"seats": ["random", "random"], "games": 60},
        {"seats": ["random"] * 4, "games": 20, "deals": 5, "rules": "finnish"},
        {"seats": ["random"] * 3, "games": 20, "deals": 10, "rules": "gamerules"},
        {"seats": ["random"] * 3, "games": 20, "deals": 10, "rules": "wikipedia target_score=30"},
        {"seats": ["greedy", "expert"], "games": 10},
        {"seats": ["expert", "greedy", "random"], "games": 10, "deals": 2, "rules": "finnish"},
    ],
    "chicago_poker": [
        {"seats": ["random", "random"], "games": 60},
        {"seats": ["greedy", "boss"], "games": 10},
        {"seats": ["boss", "greedy", "random"], "games": 10, "rules": "short_no_specials"},
        {"seats": ["random"] * 6, "games": 20, "first": 3, "rules": "rarity"},
    ],
}
"""For each game a few runs, as arguments of `simulate`."""


def totals(game: str, run: dict[str, Any], **how: Any) -> dict[str, Any]:
    """Return what a run comes to; `how` may say where it is played."""
    return simulate(game, seed=SEED, chunk_size=CHUNK, **run, **how).tally


if __name__ == "__main__":
    found = {
        game: {
            "stream": GAMES[game].stream,
            "runs": [{"run": run, "totals": totals(game, run)} for run in runs],
        }
        for game, runs in RUNS.items()
    }
    lines = re.sub(r"\n {5,}", "", json.dumps(found, indent=1))  # a run is a line or two
    GOLDEN.write_text(lines + "\n")
