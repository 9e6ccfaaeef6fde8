"""The examples of the page on clusters come to the same, where what they need is installed."""

from __future__ import annotations

import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pokerloop import simulate

EXAMPLES = Path(__file__).parents[1] / "examples" / "clusters"

COMMANDS = {
    "here.py": [sys.executable],
    "on_dask.py": [sys.executable],
    "on_mpi.py": ["mpiexec", "-n", "3", sys.executable, "-m", "mpi4py.futures"],
    "on_ray.py": [sys.executable],
}
NEEDS = {"on_dask.py": "distributed", "on_mpi.py": "mpi4py", "on_ray.py": "ray"}

# Open MPI's: run as root in a container too, and on fewer cores than ranks.
MPI = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
}


@pytest.mark.parametrize("name", COMMANDS)
def test_example(name: str, tmp_path: Path) -> None:
    needed = NEEDS.get(name)
    if needed and importlib.util.find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed")
    if not shutil.which(COMMANDS[name][0]):
        pytest.skip(f"{COMMANDS[name][0]} is not installed")
    run = runpy.run_path(str(EXAMPLES / "here.py"))["RUN"]
    expected = str(simulate("ofc", ["greedy", "random"], **run))
    printed = subprocess.run(
        [*COMMANDS[name], str(EXAMPLES / name)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, **MPI},
        check=True,
        timeout=300,
    ).stdout
    times = 2 if name == "here.py" else 1
    assert printed.strip() == "\n".join([expected] * times)
