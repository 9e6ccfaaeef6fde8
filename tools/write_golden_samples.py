"""Write tests/golden/samples.json: what the sampling functions answer to fixed questions.

The same seed gives the same answer, on any executor and in every release until the changelog says
otherwise; tests/test_golden_samples.py compares. Run again only where a change is meant:

python tools/write_golden_samples.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pokerloop import chicago_poker, equity, ofc, swedish_chicago

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "samples.json"

POSITION = ofc.Position(
    top="Kc", middle="8c Qs", bottom="3h 2d", to_place="8h Ac Jc", fantasyland_value=8
)

DEAL = swedish_chicago.State("pagat", players=3, seed=7, dealer=2)
"""Where nobody has chosen anything yet."""

COLUMNS = ["9r 9y 4g ? ?", "13r 12r 11r ? ?"]

QUESTIONS: dict[str, Callable[..., Any]] = {
    "equity.sample": lambda **how: equity.sample(
        ["AhKh", "QsQd", "TT-88, AQs:0.5"], trials=600_000, seed=7, **how
    ),
    "equity.sample until an error": lambda **how: equity.sample(
        ["AhKh", "QsQd"], target_error=0.0008, seed=7, **how
    ),
    "equity.exact": lambda **how: equity.exact(["AhKh", "QQ+"], board="Qh7h2c", **how),
    "equity.compute": lambda **how: equity.compute(
        ["AhKh", "random", "random"], trials=300_000, seed=8, **how
    ),
    "ofc.values": lambda **how: ofc.values(POSITION, samples=100, seed=7, **how),
    "ofc.entry_odds": lambda **how: ofc.entry_odds(POSITION, deals=60, seed=7, **how),
    "ofc.fantasyland.odds": lambda **how: ofc.fantasyland.odds(14, hands=3000, seed=7, **how),
    "swedish_chicago.win_odds": lambda **how: swedish_chicago.win_odds(
        "Kc Kd 9h 9s 2c", opponents=3, trials=60_000, seed=7, **how
    ),
    "swedish_chicago.win_odds of a view": lambda **how: swedish_chicago.win_odds(
        DEAL.view(0), target_error=0.002, seed=7, **how
    ),
    "swedish_chicago.chicago_odds": lambda **how: swedish_chicago.chicago_odds(
        DEAL.view(0), trials=60_000, seed=7, **how
    ),
    "chicago_poker.shootout_odds": lambda **how: chicago_poker.shootout_odds(
        COLUMNS, hands=["15r ?", 4], trials=150_000, seed=7, **how
    ),
    "chicago_poker.shootout_odds, counted": lambda **how: chicago_poker.shootout_odds(
        COLUMNS, **how
    ),
    "chicago_poker.completion_odds": lambda **how: chicago_poker.completion_odds(
        "9r 9y 4g 4b", 12, specials=6, trials=6_000, seed=7, **how
    ),
}


def answers(**how: Any) -> dict[str, Any]:
    """Return the answer to each question as JSON holds it; `how` may say workers and executor."""
    found = {name: ask(**how).to_dict() for name, ask in QUESTIONS.items()}
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(answers(), indent=1) + "\n")
