"""The champion of 10.000 plays to win: best chances, and a model of the match that is close to the truth."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest

from dicegames.computer.advice import Advice
from dicegames.computer.levels import STYLES
from dicegames.computer.player import Style
from dicegames.computer.tenthousand_champion import ChampionTenThousandPlayer, StrongTenThousandPlayer
from dicegames.computer.tenthousand_family import turn_family
from dicegames.computer.tenthousand_goals import win_goal
from dicegames.computer.tenthousand_match import MatchModel
from dicegames.computer.tenthousand_models import match_models
from dicegames.computer.tenthousand_tables import rolls_of, solve_turns
from dicegames.engine.action import Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.tenthousand.ruleset import (
    CLASSIC10000,
    FARKLE,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.state import (
    Aside,
    Collect,
    Miss,
    PutBack,
    Roll,
    SetAside,
    TenThousandState,
)
from games.tenthousand_help import start, varied

RACE = varied(CLASSIC10000, target=1500, turn_minimum=0, last_throws="none", values=Values())


def never() -> bool:
    return False


def model_of(ruleset: TenThousandRuleset) -> MatchModel:
    return match_models().work_out(ruleset, lambda _done, _total: None, never)


def advice_for(state: TenThousandState, style: Style = "") -> Advice:
    model_of(state.ruleset)
    advice = ChampionTenThousandPlayer(style).advise(state, never)
    assert advice is not None
    return advice


@pytest.mark.parametrize(("bar", "chance"), [(350, 0.778707), (500, 0.569534), (1000, 0.327844)])
def test_the_champion_makes_a_bar_with_the_best_chance(bar: int, chance: float) -> None:
    # The last turn of all, and whatever passes the bar wins.
    collected = bar - 50 if bar > 350 else 0
    last = start(SHORT, 2, points=(5000, 4900), turn=9, last_collected=collected, turns_left=1, finisher=0)
    assert last.needed == bar
    for style in STYLES["tenthousand"]:
        (choice,) = advice_for(last, style).choices
        assert choice.actions == (Roll(),)
        assert choice.value == pytest.approx(chance, abs=6e-7)


def test_advice_values_every_choice_best_first() -> None:
    state = start(SHORT, 2).child(Roll()).child(Draw((1, 5, 5, 5, 2, 6)))
    state = state.child(SetAside((0, 1)))
    model_of(SHORT)
    for player, unit in ((ChampionTenThousandPlayer(), "win"), (StrongTenThousandPlayer(), "points")):
        advice = player.advise(state, never)
        assert advice is not None
        assert advice.unit == unit
        values = [choice.value for choice in advice.choices]
        assert values == sorted(values, reverse=True)
        ends = set()
        for choice in advice.choices:
            after = state
            for action in choice.actions[:-1]:
                after = after.child(action)
            ends.add((tuple(sorted(after.chosen_faces)), choice.actions[-1]))
            after.child(choice.actions[-1])
        # 1, 5, 15, 55, 155, 555, 1555, each rolled on; 500 and 600 can be collected.
        assert len(ends) == len(advice.choices) == 9
        assert player.decide(state, random.Random(0), never) == advice.choices[0].actions[0]
        assert isinstance(advice.choices[0].actions[0], PutBack | SetAside)


def test_last_throws_of_several_are_played_for_what_the_last_seat_can_still_do() -> None:
    # Seat 0 has finished with 5200, seat 1 leads with 600 more, seat 2 still comes.
    rolled: dict[str, Any] = {"dice": (1, 2, 3), "chosen": (True, False, False), "rolls": 2}
    rolled["asides"] = (Aside((5, 5, 5), 500),)
    model_of(SHORT)
    state = start(
        SHORT, 3, points=(5200, 4300, 4900), turn=1, turns_left=2, finisher=0, carried=350, **rolled
    )
    assert ChampionTenThousandPlayer().decide(state, random.Random(0), never) == Collect()
    behind = msgspec.structs.replace(state, carried=50)
    assert ChampionTenThousandPlayer().decide(behind, random.Random(0), never) == Roll(), "650 don't win"


def test_the_model_of_a_race_is_close_to_the_exact_solution() -> None:
    model = MatchModel(RACE)
    exact = exact_race(RACE.target // 50)
    assert model.first_chance() == pytest.approx(exact[0, 0], abs=0.002)
    goals = model.collected(0, np.array([300.0, 900.0, 1450.0]), 600.0, 0, np.zeros(3))
    wanted = [1 - exact[12, own // 50] for own in (300, 900, 1450)]
    assert goals == pytest.approx(np.array(wanted), abs=0.015)


def exact_race(size: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Solve a race to `size` fifties exactly: who is farther comes first, a miss gives the other the turn."""
    values = np.full((size, size), 0.5)
    rolls, gains = rolls_of(RACE.values, 50), np.arange(size + 1)[:, None]
    for total in range(2 * size - 2, -1, -1):
        own = np.arange(max(0, total - size + 1), min(size - 1, total) + 1)
        other = total - own
        goals = np.where(own + gains >= size, 1.0, 1 - values[other, np.minimum(own + gains, size - 1)])
        goals[0] = -np.inf
        for _ in range(12):
            values[own, other] = solve_turns(rolls, "may", goals, 1 - values[other, own]).rolled[0, 6]
    return values


@pytest.mark.parametrize("ruleset", [SHORT, FARKLE], ids=lambda ruleset: ruleset.id)
def test_the_model_agrees_with_a_look_one_turn_ahead(ruleset: TenThousandRuleset) -> None:
    model, source = model_of(ruleset), random.Random(5)
    errors = []
    for _ in range(16):
        points = tuple(50 * source.randrange(ruleset.target // 50) for _ in range(2))
        strikes = (source.randrange(3), source.randrange(3))
        last = source.choice((0, 400, 550, 700))
        state = start(ruleset, 2, points=points, strikes=strikes, last_collected=last, opened=(True, True))
        ahead = win_goal(state, model).solved(ruleset.values, "may", state.needed, "").roll_value(0, 6)
        if last:
            bars = np.array([float(ruleset.bar_after(last))])
            before = model.collected(1, np.array([float(points[1])]), float(points[0]), strikes[0], bars)[0]
            if strikes[1] == 0:
                errors.append(ahead - (1 - before))
    assert len(errors) >= 3
    assert np.abs(errors).max() < 0.02


def test_a_raised_bar_is_worth_something() -> None:
    model = model_of(SHORT)
    low, high = model.collected(0, np.array([2000.0, 2000.0]), 2000.0, 0, np.array([350.0, 1000.0]))
    assert high > low + 0.01
    once, twice = (model.missed(0, 3000.0, 3000.0, (strikes, 0)) for strikes in (0, 2))
    assert twice < once - 0.1, "T9: the third strike takes all points"


def test_points_below_nothing_are_told_apart() -> None:
    state = start(FARKLE, 2, points=(-500, 1000), strikes=(2, 0), opened=(True, True))
    before, after = advice_for(state).choices[0].value, model_of(FARKLE).missed(0, -500.0, 1000.0, (2, 0))
    assert after < before - 0.02
    fewer = msgspec.structs.replace(state, points=(-900, 1000))
    assert advice_for(fewer).choices[0].value < before - 0.005


def test_who_cannot_win_any_more_plays_for_points() -> None:
    rolled: dict[str, Any] = {"dice": (1, 1, 2, 3, 4, 6), "chosen": (False,) * 6, "rolls": 1}
    lost = start(FARKLE, 2, points=(95_000, 0), turn=1, turns_left=1, finisher=0, opened=(True, True))
    lost = msgspec.structs.replace(lost, **rolled)
    assert {choice.value for choice in advice_for(lost).choices} == {0.0}
    champion, strong = ChampionTenThousandPlayer(), StrongTenThousandPlayer()
    assert champion.decide(lost, random.Random(0), never) == strong.decide(lost, random.Random(0), never)


def test_the_oddest_ruleset_has_a_model_of_bounded_size() -> None:
    for strikes in (1, 4, 9):
        odd = varied(
            SHORT,
            target=100_000,
            bar=Bar(start=0, rises=True, step=500),
            strikes=Strikes(in_row=strikes, penalty="minus", minus=10_000),
            values=varied(SHORT.values, singles=(110, 0, 0, 0, 70, 0)),
        )
        family = turn_family(odd, never)
        assert len(family.bars) * strikes**2 <= 900
        assert len(family.points) <= 300
        assert family.points[-1] >= 2000


def test_more_opponents_leave_less_chance() -> None:
    chances = [advice_for(start(SHORT, seats)).choices[0].value for seats in (2, 4)]
    assert chances[0] == pytest.approx(0.5, abs=0.05)
    assert chances[1] == pytest.approx(0.25, abs=0.06)


def test_where_nothing_can_be_chosen_the_one_thing_is_valued() -> None:
    bust = start(SHORT, 2, dice=(2, 3, 4, 6, 2, 3), chosen=(False,) * 6, rolls=1)
    (choice,) = advice_for(bust).choices
    assert choice.actions == (Miss(),)
    (first,) = advice_for(start(SHORT, 2)).choices
    assert first.actions == (Roll(),)
    assert choice.value < first.value
    with pytest.raises(InvalidActionError):
        advice_for(start(SHORT, 2, points=(5000, 0), turns_left=0, finisher=0))


def test_alone_the_champion_plays_for_points() -> None:
    begun = start(SHORT, 1)
    advice = ChampionTenThousandPlayer().advise(begun, never)
    assert advice == StrongTenThousandPlayer().advise(begun, never)
    assert advice.unit == "points"
