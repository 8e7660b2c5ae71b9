"""Print what it costs to know everything that a roll of six dice allows in 10.000.

Run it as a script. Each line is a ratio to one plain pass over the 63 choices of the same dice, measured in
turns in one process: legal decisions of a state, all set-asides by faces, fresh and remembered.
"""

import random
import time
from collections.abc import Callable
from itertools import combinations
from statistics import median

from dicegames.engine.action import Draw
from dicegames.games.tenthousand.ruleset import PRESETS, TenThousandRuleset
from dicegames.games.tenthousand.scoring import Scoring, scoring_of
from dicegames.games.tenthousand.state import Roll, TenThousandGame

ROLLS = 200
ROUNDS = 7

Dice = tuple[int, ...]


def main() -> None:
    """Measure every ruleset of the program with the same dice."""
    source = random.Random(1)
    rolls = [tuple(source.randrange(1, 7) for _ in range(6)) for _ in range(ROLLS)]
    for ruleset in PRESETS:
        measure(ruleset, rolls)


def measure(ruleset: TenThousandRuleset, rolls: list[Dice]) -> None:
    """Print one line for a ruleset."""
    before = TenThousandGame(ruleset, 2).initial_state().child(Roll())
    states = [before.child(Draw(roll)) for roll in rolls]
    known = scoring_of(ruleset.values)

    def plain() -> None:
        for roll in rolls:
            for size in range(1, 7):
                for dice in combinations(range(6), size):
                    sorted(roll[die] for die in dice)

    def legal() -> None:
        for state in states:
            state.legal_actions()

    def fresh() -> None:
        scoring = Scoring(ruleset.values)
        for roll in rolls:
            scoring.set_asides(roll)

    def remembered() -> None:
        for roll in rolls:
            known.set_asides(roll)

    remembered()
    cases = (plain, legal, fresh, remembered)
    spent: list[list[float]] = [[] for _ in cases]
    for _ in range(ROUNDS):
        for number, case in enumerate(cases):
            spent[number].append(seconds(case))
    reference, *others = (median(times) for times in spent)
    names = ("legal decisions", "set-asides, fresh", "set-asides, remembered")
    told = ", ".join(f"{name} {other / reference:.2f}" for name, other in zip(names, others, strict=True))
    print(f"{ruleset.id}: {told} (one plain pass over the choices of a roll = 1)")


def seconds(case: Callable[[], None]) -> float:
    """Return the processor time of one run."""
    start = time.process_time()
    case()
    return time.process_time() - start


if __name__ == "__main__":
    main()
