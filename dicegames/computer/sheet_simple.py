"""The simple player of the sheet games: it plays each turn exactly for the box values of `sheet_values`."""

import random
from collections.abc import Callable
from functools import lru_cache

from dicegames.computer.lattice import FIRST_ROLL, INDEX, KEEPS, best_values, keep_values, keeps_of
from dicegames.computer.sheet_steps import enter_steps, roll_steps, sheet_state, wanted_dice
from dicegames.computer.sheet_values import box_values
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Roll, SheetState

# Values closer than this are equal; of equal keeps the one with most dice is taken.
EQUAL = 1e-9


class SimpleSheetPlayer:
    """Keep what promises most on average, enter where a roll is worth most against a usual turn."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        """Return the next action: keeps and releases one at a time, then a roll, or a box and its entry.

        Raises:
            InvalidActionError: `state` is no state of a sheet game.
        """
        known = sheet_state(state)
        if not known.dice:
            return Roll()
        faces = _best_faces(known)
        if len(faces) == len(known.dice):
            return enter_steps(known, best_box(known))[0]
        return roll_steps(known, faces)[0]


def best_box(state: SheetState) -> Box:
    """Return the box that the computer would enter the dice on the table into (also for P4)."""
    return box_values(state.ruleset, state.sheet).best(state.dice)[1].box


def wanted_kept(state: SheetState) -> tuple[bool, ...]:
    """Return by position which dice to keep; all five means to enter now."""
    return wanted_dice(state, _best_faces(state))


def _best_faces(state: SheetState) -> tuple[int, ...]:
    return KEEPS[_best_keep(state, tuple(sorted(state.dice)))]


def _best_keep(state: SheetState, roll: tuple[int, ...]) -> int:
    if not state.rolls_left:
        return INDEX[roll]
    values = _plan(state.ruleset, state.sheet)[state.rolls_left - 1]
    best = INDEX[roll]
    for keep in keeps_of(roll):
        if values[keep] > values[best] + EQUAL:
            best = keep
    return best


@lru_cache(maxsize=64)
def _plan(ruleset: SheetRuleset, sheet: Sheet) -> tuple[list[float], list[float]]:
    """Return the values of `KEEPS` with one and with two rolls left; all five kept means entered at once."""
    entered = box_values(ruleset, sheet).roll_values()
    last = keep_values(entered)
    first = keep_values(best_values(last))
    return last, first[:FIRST_ROLL] + entered
