"""The values of a solved sheet game, and what they make of every choice in a turn."""

from functools import lru_cache

import msgspec
import numpy as np

from dicegames.computer.advice import Advice, Choice, advice_of
from dicegames.computer.lattice import KEEPS, best_values, keep_values, keeps_of
from dicegames.computer.sheet_entries import LEAN, BestEntries, Columns, new_values
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_rules import rules_of_play
from dicegames.computer.sheet_solver import Plan, Work, plan_from, work_out
from dicegames.computer.sheet_space import Floats, Ints, LowerPart, SheetSpace, UpperPart
from dicegames.computer.sheet_steps import enter_steps, roll_steps
from dicegames.computer.sheet_ways import Ways, ways_of
from dicegames.engine.action import Action
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Roll, SheetState


class TurnValues(msgspec.Struct, frozen=True):
    """What a roll's choices are worth, as the expected final points of the sheet under best play.

    `keeps` are the faces that can be kept for another roll, most dice first, `boxes` those that the roll may
    be entered into, in sheet order.
    """

    keeps: tuple[tuple[tuple[int, ...], float], ...]
    boxes: tuple[tuple[Box, float], ...]


class SheetTable:
    """Values of positions of one ruleset: all of them, or those that can follow one position.

    `values` are as in `sheet_entries.new_values`, with NaN where nothing is known. They are only read, so
    that threads can share a table.
    """

    def __init__(self, space: SheetSpace, moves: SheetMoves, values: Floats) -> None:
        self._space = space
        self._moves = moves
        self.values = values
        self.values.flags.writeable = False

    @property
    def ruleset(self) -> SheetRuleset:
        """The ruleset that was solved."""
        return self._space.ruleset

    def value(self, sheet: Sheet) -> float:
        """Return the expected final points of a sheet on which the next turn is still to come.

        Raises:
            LookupError: the table doesn't know this position.
        """
        return sheet.total(self.ruleset) + self._remaining(sheet)[0]

    def variance(self, sheet: Sheet) -> float:
        """Return the variance of those points, under a play that makes the most of them.

        Raises:
            LookupError: the table doesn't know this position.
        """
        mean, leaning = self._remaining(sheet)
        return max(0.0, (leaning - mean) / LEAN)

    def place(self, sheet: Sheet) -> int:
        """Return the position of a sheet, in the numbering of `Ways.places`.

        Raises:
            LookupError: no play leads to such a sheet.
        """
        lower, upper = places_of(self._space, sheet)
        return lower * (len(self._space.uppers) + 1) + upper

    def ways(self, place: int) -> Ways:
        """Return every way to enter every roll in a position."""
        return ways_of(self._space, self._moves, *divmod(place, len(self._space.uppers) + 1))

    def moments(self, places: Ints) -> tuple[Floats, Floats]:
        """Return mean and leaning value of the points still to come in positions.

        Raises:
            LookupError: the table doesn't know one of them.
        """
        lowers, uppers = np.divmod(places, len(self._space.uppers) + 1)
        means: Floats = self.values[lowers, 0, uppers]
        if np.isnan(means).any():
            raise LookupError("position isn't solved")
        leaning: Floats = self.values[lowers, 1, uppers]
        return means, leaning

    def means_and_variances(self, places: Ints) -> tuple[Floats, Floats]:
        """Return mean and variance of the points still to come in positions.

        Raises:
            LookupError: the table doesn't know one of them.
        """
        means, leaning = self.moments(places)
        return means, np.maximum(0.0, (leaning - means) / LEAN)

    def turn_values(self, state: SheetState) -> TurnValues:
        """Return the value of every choice for the roll on the table.

        Raises:
            LookupError: the table doesn't know this position.
            ValueError: there is no roll to decide on.
        """
        if not state.dice or state.rolling or state.is_over:
            raise ValueError("no roll to decide on")
        boxes = tuple(
            (
                offer.box,
                self.value(state.sheet.entered(offer.box, offer.points, offer.extra, is_five(state.dice))),
            )
            for offer in state.offers()
            if offer.is_allowed
        )
        if not state.rolls_left:
            return TurnValues((), boxes)
        total = state.sheet.total(self.ruleset)
        worth = keep_values(self._entered(state.sheet))
        if state.rolls_left > 1:
            worth = keep_values(best_values(worth))
        _, *keeps = keeps_of(tuple(sorted(state.dice)))
        return TurnValues(tuple((KEEPS[keep], total + worth[keep]) for keep in keeps), boxes)

    def advise(self, state: SheetState) -> Advice:
        """Return the value of every choice, as the expected final points of the seat on turn.

        Of equal choices the one that keeps most dice comes first.

        Raises:
            LookupError: the table doesn't know this position.
            ValueError: no decision is due.
        """
        if state.rolling or state.is_over:
            raise ValueError("no decision is due")
        if not state.dice:
            start: tuple[Action, ...] = (Roll(),)
            return advice_of("points", [Choice(start, self.value(state.sheet))])
        worth = self.turn_values(state)
        choices = [Choice(enter_steps(state, box), value) for box, value in worth.boxes]
        choices += [Choice(roll_steps(state, faces), value) for faces, value in worth.keeps]
        return advice_of("points", choices)

    def _remaining(self, sheet: Sheet) -> tuple[float, float]:
        """Return mean and leaning value of the points that are still to come."""
        lower, upper = places_of(self._space, sheet)
        mean, leaning = (float(value) for value in self.values[lower, :, upper])
        if mean != mean:
            raise LookupError("position isn't solved")
        return mean, leaning

    def _entered(self, sheet: Sheet) -> list[float]:
        """Return what entering each of `ROLLS` brings, now and later."""
        lower, upper = places_of(self._space, sheet)
        columns = Columns(self._space, np.array([upper], dtype=np.intp))
        rolls = BestEntries(self._moves, self.values, len(columns.places)).rolls(lower, columns)
        found: list[float] = rolls[:, 0].tolist()
        return found


def places_of(space: SheetSpace, sheet: Sheet) -> tuple[int, int]:
    """Return where a sheet's lower and upper part stand in a space.

    Raises:
        LookupError: no play leads to such a sheet.
    """
    return space.lower_index[space.lower_of(sheet)], space.upper_index[space.upper_of(sheet)]


def late_table(ruleset: SheetRuleset, sheet: Sheet) -> SheetTable:
    """Return a table of what can follow `sheet`, solved at once: quick where few boxes are open.

    Raises:
        LookupError: no play leads to such a sheet.
    """
    rules = rules_of_play(ruleset)
    space, _ = _world(rules)
    return _late_table(rules, space.lower_of(sheet), space.upper_of(sheet))


@lru_cache(maxsize=4)
def _world(ruleset: SheetRuleset) -> tuple[SheetSpace, SheetMoves]:
    space = SheetSpace(ruleset)
    return space, SheetMoves(space)


@lru_cache(maxsize=8)
def _late_table(ruleset: SheetRuleset, lower: LowerPart, upper: UpperPart) -> SheetTable:
    space, moves = _world(ruleset)
    values = new_values(space)
    plan: Plan = plan_from(space, moves, space.lower_index[lower], space.upper_index[upper])
    work_out(Work(moves, plan, values), plan, _nothing, _never)
    return SheetTable(space, moves, values)


def _nothing(done: int, total: int) -> None:
    """Have nobody to tell."""


def _never() -> bool:
    return False
