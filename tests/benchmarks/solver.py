"""Print what solving a sheet game costs, as a ratio to a plain reference measured in the same run.

Run it as a script. The reference asks the rules for each roll, one position after the other, and uses the
same lattice of keeps on lists; it is measured on some positions, and its time for all is reckoned from that.
Processor time is that of all processes together, real time depends on what else the computer does.
"""

import random
import resource
import subprocess
import sys
import time
from statistics import median

from dicegames.computer.lattice import ROLLS, best_values, keep_values
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_processes import solve
from dicegames.computer.sheet_solver import whole_plan
from dicegames.computer.sheet_space import SheetSpace
from dicegames.computer.sheet_sweep import CHANCES
from dicegames.computer.sheet_table import SheetTable
from dicegames.engine.action import Action, Draw
from dicegames.games.sheet.offers import offers_for
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetGame, SheetState

RULESETS = (CLASSIC, PENTA, FIVEDICE)
PLAIN_POSITIONS = 40
MATCHES = 5


def main() -> None:
    """Measure each ruleset with one and with two processes, each in a process of its own."""
    for ruleset in RULESETS:
        for processes in ("1", "2"):
            subprocess.run([sys.executable, __file__, ruleset.id, processes], check=True)


def measure(ruleset: SheetRuleset, processes: int) -> None:
    """Print one line."""
    begun, spent = time.perf_counter(), _spent()
    space = SheetSpace(ruleset)
    moves = SheetMoves(space)
    table = SheetTable(space, moves, solve(space, moves, _nothing, _never, processes))
    real, work = time.perf_counter() - begun, _spent() - spent
    usages = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    memory = max(resource.getrusage(who).ru_maxrss for who in usages) / 1024
    plain = _plain_seconds(ruleset, table) * whole_plan(space).size
    print(
        f"{ruleset.id:<9} {processes} process{'es' if processes > 1 else '  '}"
        f"  mean {table.value(Sheet()):.6f}  {work / plain:.5f} of plain ({plain:.0f} s)"
        f"  {work:5.2f} s of processor, {real:5.2f} s real, {memory:3.0f} MB a process"
        f"  {_decision_milliseconds(ruleset, table):.2f} ms a decision"
    )


def _plain_seconds(ruleset: SheetRuleset, table: SheetTable) -> float:
    """Return what one position costs the plain way; it must come to the same value."""
    source, seconds = random.Random(1), []
    for _ in range(PLAIN_POSITIONS):
        sheet = _some_sheet(ruleset, source)
        offers_for.cache_clear()
        begun = time.process_time()
        entered = [
            max(
                table.value(sheet.entered(offer.box, offer.points, offer.extra, is_five(roll)))
                for offer in offers_for(ruleset, sheet, roll)
                if offer.is_allowed
            )
            for roll in ROLLS
        ]
        values = entered
        for _ in range(2):
            values = best_values([*keep_values(values)[: -len(ROLLS)], *entered])
        mean = sum(value * chance for value, chance in zip(values, CHANCES, strict=True))
        seconds.append(time.process_time() - begun)
        assert abs(mean - table.value(sheet)) < 1e-9
    return sum(seconds) / len(seconds)


def _some_sheet(ruleset: SheetRuleset, source: random.Random) -> Sheet:
    state: SheetState = SheetGame(ruleset, 1).initial_state()
    wanted = source.randint(0, 12)
    while state.sheet.used_count < wanted:
        state = _after(state, source, source.choice(state.legal_actions()) if not state.rolling else None)
    return state.sheet


def _decision_milliseconds(ruleset: SheetRuleset, table: SheetTable) -> float:
    source, spent = random.Random(2), []
    for _ in range(MATCHES):
        state: SheetState = SheetGame(ruleset, 1).initial_state()
        while state.outcome is None:
            action: Action | None = None
            if not state.rolling:
                begun = time.process_time()
                action = table.advise(state).choices[0].actions[0]
                if state.dice:
                    spent.append(time.process_time() - begun)
            state = _after(state, source, action)
    return median(spent) * 1000


def _after(state: SheetState, source: random.Random, action: Action | None) -> SheetState:
    if action is None:
        return state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice)))
    return state.child(action)


def _spent() -> float:
    """Return the processor seconds of this process and of those that it waited for."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def _nothing(done: int, total: int) -> None:
    """Have nobody to tell."""


def _never() -> bool:
    return False


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(next(ruleset for ruleset in RULESETS if ruleset.id == sys.argv[1]), int(sys.argv[2]))
    else:
        main()
