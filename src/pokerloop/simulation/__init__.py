"""Many games of any kind: played anywhere, added up, and repeatable to the last one."""

from pokerloop.simulation._result import Result
from pokerloop.simulation._run import iter_simulate, resume, simulate
from pokerloop.simulation._stop import Stop, TargetError, target_error
from pokerloop.simulation._task import Task

__all__ = [
    "Result",
    "Stop",
    "TargetError",
    "Task",
    "iter_simulate",
    "resume",
    "simulate",
    "target_error",
]
