"""Solve a sheet game on the command line."""

import time
from math import sqrt

import msgspec

from dicegames.computer.player import Progress
from dicegames.computer.sheet_tables import SolverTables
from dicegames.games.catalog import GAMES
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet


class Solution(msgspec.Struct, frozen=True):
    """What perfect play of one player reaches: mean and standard deviation of the points, and the work."""

    ruleset: str
    mean: float
    deviation: float
    positions: int
    seconds: float


def solvable_rulesets() -> tuple[SheetRuleset, ...]:
    """Return the rulesets of the program that can be solved."""
    return tuple(ruleset for info in GAMES for ruleset in info.rulesets if isinstance(ruleset, SheetRuleset))


def run_solver(ruleset: SheetRuleset, processes: int = 2, progress: Progress | None = None) -> Solution:
    """Solve a ruleset afresh; `progress` is told how many positions are done, and how many there are."""
    positions = 0

    def step(done: int, total: int) -> None:
        nonlocal positions
        positions = total
        if progress is not None:
            progress(done, total)

    begun = time.perf_counter()
    table = SolverTables(processes=processes).load_or_solve(ruleset, step, _never)
    seconds = time.perf_counter() - begun
    start = Sheet()
    return Solution(ruleset.id, table.value(start), sqrt(table.variance(start)), positions, seconds)


def format_solution(solution: Solution) -> str:
    """Return the solution as a few lines."""
    return "\n".join(
        (
            f"ruleset {solution.ruleset}: {solution.positions:,} positions in {solution.seconds:.1f} s",
            f"best possible average  {solution.mean:.6f}",
            f"standard deviation     {solution.deviation:.4f}",
        )
    )


def _never() -> bool:
    return False
