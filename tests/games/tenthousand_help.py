"""Positions of 10.000 for tests, rulesets of every kind, scripted turns, a player that ends matches."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st

from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.game import State
from dicegames.games.tenthousand.problems import find_problems
from dicegames.games.tenthousand.ruleset import SHORT, Bar, Strikes, TenThousandRuleset, Values
from dicegames.games.tenthousand.state import (
    Collect,
    Miss,
    PutBack,
    Roll,
    SetAside,
    TenThousandGame,
    TenThousandState,
)
from games.tenthousand_oracle import Dice, Judge, worth_by

Part = TypeVar("Part", TenThousandRuleset, Values)

Script = tuple[tuple[Dice, Dice], ...]
"""The rolls of a turn: the faces, and those of them that are set aside (none: the roll is a Farkle)."""

NO_BAR = Bar(start=0, rises=False, step=0)
NO_STRIKES = Strikes(in_row=0, penalty="none", minus=0)
SIX_ONLY = Values(singles=(0,) * 6, triples=(0,) * 6)
"""Only a straight, three pairs and two triples score: all six dice or none."""


def start(
    ruleset: TenThousandRuleset = SHORT, players: int = 2, first_seat: int = 0, **changes: Any
) -> TenThousandState:
    """Return the state before the first roll, with some fields changed."""
    state = TenThousandGame(ruleset, players, first_seat).initial_state()
    return msgspec.structs.replace(state, **changes)


def varied(whole: Part, **changes: Any) -> Part:
    """Return a ruleset or a part of one with some fields changed."""
    return msgspec.structs.replace(whole, **changes)


def rolled(state: TenThousandState, *faces: int) -> TenThousandState:
    """Return the state after a roll that shows `faces`."""
    return state.child(Roll()).child(Draw(faces))


def aside(state: TenThousandState, *faces: int) -> TenThousandState:
    """Return the state after setting dice with these faces aside together."""
    missing, dice = list(faces), []
    for die, face in enumerate(state.dice):
        if face in missing and not state.chosen[die]:
            missing.remove(face)
            dice.append(die)
    assert not missing, "there are no such dice"
    return state.child(SetAside(tuple(dice)))


def played(state: TenThousandState, script: Script) -> TenThousandState:
    """Return the state in which the last roll of a script is decided, but the turn isn't ended."""
    for faces, chosen in script:
        state = rolled(state, *faces)
        if chosen:
            state = aside(state, *chosen)
    return state


def collected(state: TenThousandState, points: int) -> TenThousandState:
    """Return the state after a turn that brings exactly these points."""
    script = turn_of(state.ruleset, points, points)
    assert script is not None, f"no turn brings {points}"
    return played(state, script).child(Collect())


def missed(state: TenThousandState) -> TenThousandState:
    """Return the state after a Farkle with all six dice."""
    return played(state, ((farkle_of(judge_of(state.ruleset.values), 6), ()),)).child(Miss())


def refusal(state: State, action: Action) -> str:
    """Return the reason for which an action is refused, "" if it isn't."""
    try:
        state.child(action)
    except IllegalActionError as error:
        return error.reason
    return ""


@lru_cache(maxsize=64)
def judge_of(values: Values) -> Judge:
    """Return the oracle for some values."""
    return Judge(worth_by(values))


@lru_cache(maxsize=64)
def steps_of(values: Values) -> tuple[tuple[Dice, int], ...]:
    """Return what can be set aside from some roll: of equal size and points one."""
    return tuple({(len(dice), points): (dice, points) for dice, points in judge_of(values).steps()}.values())


def farkle_of(judge: Judge, count: int) -> Dice:
    """Return a roll of so many dice that is a Farkle; () if there is none."""
    rolls = combinations_with_replacement(range(6, 0, -1), count)
    return next((roll for roll in rolls if not judge.choices(roll)), ())


@lru_cache(maxsize=512)
def turn_of(ruleset: TenThousandRuleset, least: int, most: int) -> Script | None:
    """Return a turn with fewest rolls that is collected with `least` to `most` points; None for none."""
    seen = {(6, 0)}
    paths: list[tuple[int, int, Script]] = [(6, 0, ())]
    for left, points, script in paths:  # grows meanwhile
        for chosen, worth in steps_of(ruleset.values):
            rest, total = left - len(chosen), points + worth
            if rest < 0 or total > most:
                continue
            way = (*script, (_roll_with(chosen, left), chosen))
            if total >= least and (rest or ruleset.hot_dice != "must"):
                return way
            if not rest and ruleset.hot_dice == "none":
                continue
            node = (rest or 6, total)
            if node not in seen:
                seen.add(node)
                paths.append((*node, way))
    return None


def miss_of(ruleset: TenThousandRuleset, needed: int) -> Script | None:
    """Return a turn that is missed when so many points are needed; None if there is none."""
    judge = judge_of(ruleset.values)
    seen = {(6, 0)}
    paths: list[tuple[int, int, Script]] = [(6, 0, ())]
    for left, points, script in paths:  # grows meanwhile
        farkle = farkle_of(judge, left)
        if farkle:
            return (*script, (farkle, ()))
        if ruleset.hot_dice == "none":
            for roll in combinations_with_replacement(range(1, 7), left):
                choices = judge.choices(roll)
                if set(map(len, choices)) == {left} and points + max(choices.values()) < needed:
                    return (*script, (roll, ()))
        for chosen, worth in steps_of(ruleset.values):
            rest = left - len(chosen)
            if rest > 0 and (rest, points + worth) not in seen:
                seen.add((rest, points + worth))
                paths.append((rest, points + worth, (*script, (_roll_with(chosen, left), chosen))))
    return None


def _roll_with(chosen: Dice, count: int) -> Dice:
    """Return a roll that shows these faces, and one of them on all further dice."""
    return (*chosen, *(chosen[-1:] * (count - len(chosen))))


def steady(state: State) -> Action:
    """Decide so that matches end: collect as soon as possible, until then take most points."""
    assert isinstance(state, TenThousandState)
    if state.is_missed:
        return Miss()
    if not state.dice:
        return Roll()
    wanted = max(_choices(state), key=_readiness)
    surplus = tuple(die for die in _dice(state) if state.chosen[die] and not wanted.chosen[die])
    if surplus:
        return PutBack(surplus)
    lacking = tuple(die for die in _dice(state) if wanted.chosen[die] and not state.chosen[die])
    if lacking:
        return SetAside(lacking)
    return Roll() if state.refusal_of(Collect()) else Collect()


def _dice(state: TenThousandState) -> range:
    return range(len(state.dice))


def _choices(state: TenThousandState) -> Iterator[TenThousandState]:
    for faces, _ in state.scoring.set_asides(state.dice):
        missing, chosen = list(faces), []
        for face in state.dice:
            chosen.append(face in missing)
            if face in missing:
                missing.remove(face)
        yield msgspec.structs.replace(state, chosen=tuple(chosen))


def _readiness(state: TenThousandState) -> tuple[bool, bool, int]:
    return not state.refusal_of(Collect()), not state.refusal_of(Roll()), state.turn_points


def _six(*numbers: int) -> st.SearchStrategy[tuple[int, int, int, int, int, int]]:
    number = st.sampled_from(numbers)
    return st.just((0,) * 6) | st.tuples(number, number, number, number, number, number)


_COMBINATION = st.sampled_from((0, 0, 50, 700, 1500, 3000))

some_values = st.builds(
    Values,
    singles=st.just((100, 0, 0, 0, 50, 0)) | _six(0, 0, 50, 100, 10),
    triples=st.just((1000, 200, 300, 400, 500, 600)) | _six(0, 100, 250, 1000),
    more=st.sampled_from(("doubling", "added", "fixed")),
    fixed=st.just((0, 0, 0)) | st.tuples(_COMBINATION, _COMBINATION, _COMBINATION),
    straight=_COMBINATION,
    three_pairs=_COMBINATION,
    four_and_pair=st.booleans(),
    two_triples=st.sampled_from(("none", "fixed", "extra")),
    two_triples_points=_COMBINATION,
)
"""Values of every kind, those included by which nothing or only all six dice score."""

_LEAST = st.just(0) | st.integers(0, 16).map(lambda fifties: 50 * fifties)

some_rulesets = st.builds(
    TenThousandRuleset,
    id=st.just("own"),
    name=st.just("Küche"),
    target=st.integers(1, 12).map(lambda steps: 500 * steps),
    opening_minimum=_LEAST,
    turn_minimum=_LEAST,
    bar=st.builds(Bar, start=_LEAST, rises=st.booleans(), step=st.sampled_from((0, 10, 50, 500))),
    strikes=st.builds(
        Strikes,
        in_row=st.integers(0, 4),
        penalty=st.sampled_from(("none", "zero", "minus")),
        minus=st.sampled_from((50, 1000)),
    ),
    values=some_values,
    hot_dice=st.sampled_from(("may", "must", "none")),
    last_throws=st.sampled_from(("round", "everyone", "none")),
)
"""Rulesets with numbers in their ranges; some of them make no game."""

good_rulesets = some_rulesets.filter(lambda ruleset: not find_problems(ruleset))
"""Rulesets by which games are played."""
