"""What a turn of 10.000 is played for: points, or the chance to win the match."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from dicegames.computer.tenthousand_match import MatchModel
from dicegames.computer.tenthousand_simple import goal_of
from dicegames.computer.tenthousand_tables import Floats, Turns, rolls_of, solve_turns, unit_of
from dicegames.games.tenthousand.state import TenThousandState

Style = Literal["", "cautious", "bold"]

_BENDS = {"": 1.0, "cautious": 0.75, "bold": 1.3}
"""The power to which what a turn gains is raised: below 1 more gains ever less, above 1 ever more."""

_BEYOND = 3000
_MORE_ROWS = 60
_MOST_ROWS = 500


@dataclass(frozen=True, slots=True)
class Goal:
    """What each row of points collected is worth (R), what a missed turn; rows are `unit` points apart."""

    unit: int
    collected: Floats
    missed: float

    def solved(self, state: TenThousandState, style: Style) -> Turns:
        """Return the turn solved for this goal, by a style."""
        rows = np.arange(len(self.collected))
        gained = np.maximum(self.collected - self.missed, 0.0)
        scale = float(gained.max()) or 1.0
        # Nothing changes for a goal that is either met or not: there is no more or less of it.
        bent = self.missed + scale * (gained / scale) ** _BENDS[style]
        values = np.where(rows * self.unit >= state.needed, bent, -np.inf)
        ruleset = state.ruleset
        rolls = rolls_of(ruleset.values, self.unit)
        return solve_turns(rolls, ruleset.hot_dice, values[:, None], np.array([self.missed]))


def points_goal(state: TenThousandState) -> Goal:
    """Return the goal of the most points on average; in the last throws, to take the lead."""
    aim = goal_of(state)
    unit, points = _rows(state, aim.lead)
    worth = np.minimum(points, float(max(aim.enough, aim.needed)))
    return Goal(unit, worth + np.where(points >= aim.lead, float(aim.prize), 0.0), -float(aim.loss))


def win_goal(state: TenThousandState, model: MatchModel) -> Goal:
    """Return the goal of the best chance to win: after each number of points collected, and after a miss.

    With more than two players the chances against each of the others alone are put together as if all raced
    at constant rates: odds against winning add up.
    """
    seat, ruleset = state.seat, state.ruleset
    others = [points for other, points in enumerate(state.points) if other != seat]
    unit, points = _rows(state, max(others) - state.points[seat])
    own = state.points[seat] + points
    bars = np.array([float(ruleset.bar_after(int(collected))) for collected in points])
    if state.turns_left is not None:
        later = state.waiting_seats[1:]
        lost = _closing(state, model, np.array([float(state.points_after_miss)]), later, _low_bar(state))
        return Goal(unit, _closing(state, model, own, later, bars), float(lost[0]))
    reached = own >= ruleset.target
    ends = _closing(state, model, own, _last_throwers(state), bars)
    goes_on = [
        model.collected(order, own, float(state.points[other]), state.strikes[other], bar)
        for order, other, bar in _duels(state, bars)
    ]
    before = float(state.points[seat])
    missed = [
        model.missed(order, before, float(state.points[other]), (state.strikes[seat], state.strikes[other]))
        for order, other, _ in _duels(state, bars)
    ]
    lost = _together([np.array([chance]) for chance in missed])
    return Goal(unit, np.where(reached, ends, _together(goes_on)), float(lost[0]))


def _rows(state: TenThousandState, lead: int) -> tuple[int, Floats]:
    """Return the unit and the points of rows that reach well beyond what is needed and the lead."""
    whole = unit_of(state.ruleset.values)
    top = max(state.needed, lead, 0) + max(_BEYOND, _MORE_ROWS * whole)
    unit = whole * -(-top // (_MOST_ROWS * whole))
    return unit, np.arange(top // unit + 1, dtype=np.float64) * unit


def _low_bar(state: TenThousandState) -> Floats:
    return np.array([float(state.ruleset.bar_after(0))])


def _last_throwers(state: TenThousandState) -> tuple[int, ...]:
    """Return the seats that would still have a turn if this one reached the target, in their order."""
    players = len(state.points)
    left = {"round": players - 1 - state.turn % players, "everyone": players - 1, "none": 0}
    return tuple((state.seat + later) % players for later in range(1, left[state.ruleset.last_throws] + 1))


def _duels(state: TenThousandState, bars: Floats) -> list[tuple[int, int, Floats]]:
    """Return for each other seat: which of the two is this one in the round, that seat, and its bars."""
    players = len(state.points)
    duels = []
    for later in range(1, players):
        other = (state.seat + later) % players
        order = int((state.turn + later) % players < state.turn % players)
        duels.append((order, other, bars if later == 1 else np.full_like(bars, _low_bar(state)[0])))
    return duels


def _closing(
    state: TenThousandState, model: MatchModel, own: Floats, later: tuple[int, ...], bars: Floats
) -> Floats:
    """Return the chances to win with so many final points when only the `later` seats still have a turn.

    A shared victory counts half. The first of them needs `bars`, the others the lowest.
    """
    best = max(
        (points for other, points in enumerate(state.points) if other != state.seat and other not in later),
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
