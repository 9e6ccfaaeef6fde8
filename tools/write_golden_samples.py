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

from pokerloop import equity, ofc

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "samples.json"

POSITION = ofc.Position(
    top="Kc", middle="8c Qs", bottom="3h 2d", to_place="8h Ac Jc", fantasyland_value=8
)

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
}


def answers(**how: Any) -> dict[str, Any]:
    """Return the answer to each question as JSON holds it; `how` may say workers and executor."""
    found = {name: ask(**how).to_dict() for name, ask in QUESTIONS.items()}
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(answers(), indent=1) + "\n")
