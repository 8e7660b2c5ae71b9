"""Print how often the champion of 10.000 wins against players for points, between two.

Run it as a script, with the number of matches if 20 aren't enough. Each line has the share of wins (a tie is
half of one) with its 95 % interval: as it came, and with the luck of the turns taken out. That is how much
better than the average each turn ended by the champion's model, whoever played it; it averages out anyway.
"Plain" wants the most points of every turn, even where only the lead counts; "strong" is the level.
"""

import sys
from collections.abc import Callable
from functools import lru_cache

import msgspec
import numpy as np

from dicegames.computer.tenthousand_goals import Aim, Goal, points_aim, points_turns, win_goal
from dicegames.computer.tenthousand_match import MatchModel
from dicegames.computer.tenthousand_tables import Floats, Turns
from dicegames.games.tenthousand.ruleset import PRESETS, TenThousandRuleset
from dicegames.games.tenthousand.state import Collect, Miss, TenThousandGame, TenThousandState

MATCHES = 20

Solve = Callable[[TenThousandState], Turns]


class Turn:
    """What comes of a turn in a player's hands, and what that is worth by the model."""

    def __init__(self, turns: Turns, goal: Goal) -> None:
        ends, misses = turns.outcomes()
        self.unit = turns.rolls.unit
        self.chances: Floats = np.append(ends[:, 0], misses[0])
        self.chances /= self.chances.sum()
        points = np.minimum(np.arange(len(ends)) * self.unit // goal.unit, len(goal.collected) - 1)
        self.values: Floats = np.append(goal.collected[points], goal.missed)
        self.mean = float(self.chances @ self.values)


class Arena:
    """Matches of the champion (seat 0) against another by one ruleset."""

    def __init__(self, ruleset: TenThousandRuleset, other: Solve, seed: int) -> None:
        self._ruleset = ruleset
        self._model = MatchModel(ruleset)
        self._other = other
        self._source = np.random.default_rng(seed)
        self._turn = lru_cache(maxsize=20_000)(self._new_turn)

    def play(self, first: int) -> tuple[float, float]:
        """Return what the champion won, and that without the luck of all turns."""
        state, luck = TenThousandGame(self._ruleset, 2, first).initial_state(), 0.0
        while state.outcome is None:
            turn = self._turn(msgspec.structs.replace(state, finisher=None))
            came = int(self._source.choice(len(turn.chances), p=turn.chances))
            luck += (turn.values[came] - turn.mean) * (1 if state.seat == 0 else -1)
            state = _ended(state, None if came == len(turn.chances) - 1 else came * turn.unit)
        mine, theirs = state.points
        won = 0.5 if mine == theirs else float(mine > theirs)
        return won, won - luck

    def _new_turn(self, state: TenThousandState) -> Turn:
        goal = win_goal(state, self._model)
        if state.seat:
            return Turn(self._other(state), goal)
        return Turn(goal.solved(self._ruleset.values, self._ruleset.hot_dice, state.needed, ""), goal)


def plain(state: TenThousandState) -> Turns:
    """Solve a turn for the most points, whatever the others have."""
    loss = state.points[state.seat] - state.points_after_miss
    aim = Aim(state.needed, loss, 20_000)
    return points_turns(state.ruleset.values, state.ruleset.hot_dice, aim, "")


def strong(state: TenThousandState) -> Turns:
    """Solve a turn as the strong level does."""
    return points_turns(state.ruleset.values, state.ruleset.hot_dice, points_aim(state), "")


def _ended(state: TenThousandState, points: int | None) -> TenThousandState:
    """Return the state after a turn that collected so many points, or was missed."""
    if points is None:
        bust = next(roll for roll in ((2, 3, 4, 6, 2, 3), (2, 3, 4, 6)) if state.scoring.is_bust(roll))
        return msgspec.structs.replace(state, dice=bust, chosen=(False,) * len(bust), rolls=1).child(Miss())
    dice: tuple[int, ...] = (1, 2)
    one = state.scoring.points((1,)) or 0
    rolled = msgspec.structs.replace(
        state, carried=points - one, dice=dice, chosen=(True, False), asides=(), rolls=1
    )
    return rolled.child(Collect())


def main(matches: int) -> None:
    """Measure every ruleset of the program."""
    for ruleset in PRESETS:
        for name, other in (("plain", plain), ("strong", strong)):
            arena = Arena(ruleset, other, 1)
            results = np.array([arena.play(match % 2) for match in range(matches)])
            means, half = results.mean(axis=0), 1.96 * results.std(axis=0) / matches**0.5
            print(
                f"{ruleset.id}, champion against {name}: {100 * means[0]:.1f} ± {100 * half[0]:.1f} %,"
                f" without luck {100 * means[1]:.2f} ± {100 * half[1]:.2f} % of {matches} matches",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
