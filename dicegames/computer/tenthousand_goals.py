"""What a turn of 10.000 is played for: points, or the chance to win the match."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import numpy as np

from dicegames.computer.player import Style
from dicegames.computer.tenthousand_match import MatchModel
from dicegames.computer.tenthousand_tables import Floats, Turns, rolls_of, solve_turns, unit_of
from dicegames.engine.resign import playing_from
from dicegames.games.tenthousand.ruleset import HotDice, Values
from dicegames.games.tenthousand.state import TenThousandState

_BENDS: Mapping[Style, float] = {"": 1.0, "cautious": 0.75, "bold": 1.15}
"""The power to which what a turn gains is raised: below 1 more gains ever less, above 1 ever more."""

_BEYOND = 3000
"""So many points more than those that matter are worked out, and at least `_MORE_ROWS`."""

_MORE_ROWS = 60

_FAR = 15_000
"""More points than this are out of reach of one turn: rows are no wider for them."""

_MOST_ROWS = 500


@dataclass(frozen=True, slots=True)
class Goal:
    """What each row of points collected is worth (R), and what a missed turn.

    A row stands for points from `unit` times its number to just below the next one.
    """

    unit: int
    collected: Floats
    missed: float

    def solved(self, values: Values, hot_dice: HotDice, needed: int, style: Style) -> Turns:
        """Return the turn solved for this goal, by a style, where `needed` points can be collected."""
        most = np.arange(len(self.collected)) * self.unit + self.unit - unit_of(values)
        gained = np.maximum(self.collected - self.missed, 0.0)
        scale = float(gained.max()) or 1.0
        # Nothing changes for a goal that is either met or not: there is no more or less of it.
        bent = self.missed + scale * (gained / scale) ** _BENDS[style]
        worth = np.where(most >= needed, bent, -np.inf)
        return solve_turns(rolls_of(values, self.unit), hot_dice, worth[:, None], np.array([self.missed]))


class Aim(msgspec.Struct, frozen=True):
    """What a turn is played for when points count.

    `needed` points can be collected, a missed turn costs `loss` beside the points of the turn, and to
    collect `lead` points or more is worth `prize` in addition (0: there is no such aim). Points above
    `enough` are worth nothing more: else a turn that can't be missed would never end.
    """

    needed: int
    loss: int
    enough: int
    lead: int = 0
    prize: int = 0


def points_aim(state: TenThousandState) -> Aim:
    """Return the aim of the most points on average; in the last throws, to take the lead."""
    own = state.points[state.seat]
    loss = own - state.points_after_miss
    if state.turns_left is None:
        # In thousands, so that many turns are solved as one.
        return Aim(state.needed, loss, -(-(state.ruleset.target - own) // 1000) * 1000)
    # Only first place counts now; a tie is a shared victory.
    best = max((state.points[seat] for seat in _others(state)), default=own)
    lead = max(0, best - own)
    return Aim(state.needed, loss, lead + 1000, lead, state.ruleset.target)


@lru_cache(maxsize=256)
def points_turns(values: Values, hot_dice: HotDice, aim: Aim, style: Style) -> Turns:
    """Return the turn solved for points."""
    unit, points = _rows(values, aim.needed, max(aim.lead, min(aim.enough, _BEYOND)))
    worth = np.minimum(points, float(max(aim.enough, aim.needed)))
    goal = Goal(unit, worth + np.where(points >= aim.lead, float(aim.prize), 0.0), -float(aim.loss))
    return goal.solved(values, hot_dice, aim.needed, style)


def win_goal(state: TenThousandState, model: MatchModel) -> Goal:
    """Return the goal of the best chance to win: after each number of points collected, and after a miss.

    With more than two players the chances against each of the others alone are put together as if all raced
    at constant rates: odds against winning add up.
    """
    seat, ruleset = state.seat, state.ruleset
    before = state.points[seat]
    if state.turns_left is None:
        wished = min(ruleset.target - before, _BEYOND)
    else:
        wished = max(state.points[other] for other in _others(state)) - before
    unit, points = _rows(ruleset.values, state.needed, wished)
    own = before + points
    bars = np.array([float(ruleset.bar_after(int(collected))) for collected in points])
    if state.turns_left is not None:
        later = state.waiting_seats[1:]
        lost = _closing(state, model, np.array([float(state.points_after_miss)]), later, _low_bar(state))
        return Goal(unit, _closing(state, model, own, later, bars), float(lost[0]))
    reached = own >= ruleset.target
    ends = _closing(state, model, own, state.last_throwers, bars)
    goes_on = [
        model.collected(order, own, float(state.points[other]), state.strikes[other], bar)
        for order, other, bar in _duels(state, bars)
    ]
    missed = [
        model.missed(
            order, float(before), float(state.points[other]), (state.strikes[seat], state.strikes[other])
        )
        for order, other, _ in _duels(state, bars)
    ]
    lost = _together([np.array([chance]) for chance in missed])
    return Goal(unit, np.where(reached, ends, _together(goes_on)), float(lost[0]))


def _rows(values: Values, needed: int, wished: int) -> tuple[int, Floats]:
    """Return the unit and the points of rows that reach well beyond what is needed and wished for."""
    whole = unit_of(values)
    beyond = max(_BEYOND, _MORE_ROWS * whole)
    top = max(needed + beyond, min(wished + beyond, max(_FAR, (_MOST_ROWS - 1) * whole)))
    unit = whole * -(-top // (_MOST_ROWS * whole))
    return unit, np.arange(top // unit + 1, dtype=np.float64) * unit


def _low_bar(state: TenThousandState) -> Floats:
    return np.array([float(state.ruleset.bar_after(0))])


def _others(state: TenThousandState) -> tuple[int, ...]:
    """Return the other seats that play on, in the order of their turns."""
    return tuple(
        seat for seat in playing_from(state.seat, state.resigned, len(state.points)) if seat != state.seat
    )


def _duels(state: TenThousandState, bars: Floats) -> list[tuple[int, int, Floats]]:
    """Return for each other seat: which of the two is this one in the round, that seat, and its bars."""
    players = len(state.points)
    duels = []
    for place, other in enumerate(_others(state)):
        order = int((other - state.first_seat) % players < state.turn % players)
        duels.append((order, other, np.full_like(bars, _low_bar(state)[0]) if place else bars))
    return duels


def _closing(
    state: TenThousandState, model: MatchModel, own: Floats, later: tuple[int, ...], bars: Floats
) -> Floats:
    """Return the chances to win with so many final points when only the `later` seats still have a turn.

    A shared victory counts half. The first of them needs `bars`, the others the lowest.
    """
    best = max(
        (state.points[other] for other in _others(state) if other not in later),
        default=-np.inf,
    )
    chances = np.where(own > best, 1.0, np.where(own == best, 0.5, 0.0))
    for place, other in enumerate(later):
        ruleset = state.ruleset
        least = max(ruleset.turn_minimum, 0 if state.opened[other] else ruleset.opening_minimum)
        needed = np.maximum(bars if place == 0 else _low_bar(state), float(least))
        chances = chances * model.closing(np.maximum(own, best), np.array(float(state.points[other])), needed)
    return chances


def _together(chances: list[Floats]) -> Floats:
    if len(chances) == 1:
        return chances[0]
    odds = sum((1.0 - chance) / np.maximum(chance, 1e-6) for chance in chances)
    return np.asarray(1.0 / (1.0 + odds), dtype=np.float64)
