"""The players of 10.000 by level: legal everywhere, each in its way, and the champion plays to win."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from dicegames.computer.player import Player
from dicegames.computer.tenthousand_champion import (
    ChampionTenThousandPlayer,
    StrongTenThousandPlayer,
    prepare_champion,
)
from dicegames.computer.tenthousand_easy import EasyTenThousandPlayer, MediumTenThousandPlayer
from dicegames.computer.tenthousand_match import MatchModel, match_model
from dicegames.computer.tenthousand_tables import ThinkingCancelledError, rolls_of, solve_turns
from dicegames.engine.action import Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, TenThousandRuleset, Values
from dicegames.games.tenthousand.state import (
    Aside,
    Collect,
    Miss,
    PutBack,
    Roll,
    SetAside,
    TenThousandGame,
    TenThousandState,
)
from engine.toy_game import ToyGame
from games.tenthousand_help import good_rulesets, start, varied

PLAYERS: dict[str, Player] = {
    "easy": EasyTenThousandPlayer(),
    "medium": MediumTenThousandPlayer(),
    "strong": StrongTenThousandPlayer(),
    "cautious": StrongTenThousandPlayer("cautious"),
    "bold": StrongTenThousandPlayer("bold"),
    "champion": ChampionTenThousandPlayer(),
    "champion cautious": ChampionTenThousandPlayer("cautious"),
    "champion bold": ChampionTenThousandPlayer("bold"),
}
each_player = pytest.mark.parametrize("name", PLAYERS)
SMALL = varied(SHORT, target=2000)
RACE = varied(CLASSIC10000, target=1500, turn_minimum=0, last_throws="none", values=Values())


def never() -> bool:
    return False


def played(
    ruleset: TenThousandRuleset, players: Sequence[Player], seed: int, first: int = 0
) -> TenThousandState:
    """Play a match to its end, and check each decision."""
    source, state = random.Random(seed), TenThousandGame(ruleset, len(players), first).initial_state()
    for _ in range(30_000):
        if state.outcome is not None:
            return state
        if state.rolling:
            state = state.child(Draw(tuple(source.randint(1, 6) for _ in range(state.free_count))))
            continue
        action = players[state.seat].decide(state, source, never)
        assert action in state.legal_actions()
        state = state.child(action)
    pytest.fail("no end")


@each_player
@pytest.mark.parametrize("ruleset", [SMALL, FARKLE, CLASSIC10000], ids=lambda ruleset: ruleset.id)
def test_matches_are_legal_and_end(name: str, ruleset: TenThousandRuleset) -> None:
    for seats in (1, 2, 4):
        played(ruleset, [PLAYERS[name]] * seats, seats)


@each_player
@settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(ruleset=good_rulesets)
def test_any_ruleset_is_played(name: str, ruleset: TenThousandRuleset) -> None:
    source, state = random.Random(1), TenThousandGame(ruleset, 2).initial_state()
    for _ in range(300):  # by some rulesets matches hardly ever end
        if state.outcome is not None:
            return
        if state.rolling:
            state = state.child(Draw(tuple(source.randint(1, 6) for _ in range(state.free_count))))
        else:
            action = PLAYERS[name].decide(state, source, never)
            assert action in state.legal_actions()
            state = state.child(action)


@pytest.mark.parametrize(("bar", "chance"), [(350, 0.778707), (500, 0.569534), (1000, 0.327844)])
def test_the_champion_makes_a_bar_with_the_best_chance(bar: int, chance: float) -> None:
    # The last turn of all, and whatever passes the bar wins.
    collected = bar - 50 if bar > 350 else 0
    last = start(SHORT, 2, points=(5000, 4900), turn=9, last_collected=collected, turns_left=1, finisher=0)
    assert last.needed == bar
    for style in ("", "cautious", "bold"):
        (choice,) = ChampionTenThousandPlayer(style).advise(last).choices
        assert choice.actions == (Roll(),)
        assert choice.value == pytest.approx(chance, abs=6e-7)


def test_advice_values_every_choice_best_first() -> None:
    state = start(SHORT, 2).child(Roll()).child(Draw((1, 5, 5, 5, 2, 6)))
    state = state.child(SetAside((0, 1)))
    for player, unit in ((ChampionTenThousandPlayer(), "win"), (StrongTenThousandPlayer(), "points")):
        advice = player.advise(state)
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


def test_forced_decisions() -> None:
    bust = start(SHORT, 2, dice=(2, 3, 4, 6, 2, 3), chosen=(False,) * 6, rolls=1)
    for player in PLAYERS.values():
        assert player.decide(bust, random.Random(0), never) == Miss()
        with pytest.raises(InvalidActionError):
            player.decide(ToyGame(2).initial_state(), random.Random(0), never)
    over = start(SHORT, 2, points=(5000, 0), turns_left=0, finisher=0)
    with pytest.raises(InvalidActionError):
        ChampionTenThousandPlayer().advise(over)
    (choice,) = ChampionTenThousandPlayer().advise(bust).choices
    assert choice.actions == (Miss(),)


def test_last_throws_of_several_are_played_for_what_the_last_seat_can_still_do() -> None:
    # Seat 0 has finished with 5200, seat 1 leads with 600 more, seat 2 still comes.
    rolled: dict[str, Any] = {"dice": (1, 2, 3), "chosen": (True, False, False), "rolls": 2}
    rolled["asides"] = (Aside((5, 5, 5), 500),)
    state = start(
        SHORT, 3, points=(5200, 4300, 4900), turn=1, turns_left=2, finisher=0, carried=350, **rolled
    )
    assert ChampionTenThousandPlayer().decide(state, random.Random(0), never) == Collect()
    behind = msgspec.structs.replace(state, carried=50)
    assert ChampionTenThousandPlayer().decide(behind, random.Random(0), never) == Roll(), "650 don't win"


def test_styles_differ_in_what_they_dare() -> None:
    def stops(player: StrongTenThousandPlayer) -> int:
        """Return from how many points on three dice are left alone."""
        for points in range(350, 3000, 50):
            rolled: dict[str, Any] = {"dice": (1, 2, 3, 4), "chosen": (True, False, False, False), "rolls": 2}
            state = start(CLASSIC10000, 2, carried=points - 100, opened=(True, True), **rolled)
            if player.advise(state).choices[0].actions[-1] == Collect():
                return points
        return 3000

    cautious, plain, bold = (stops(StrongTenThousandPlayer(style)) for style in ("cautious", "", "bold"))
    assert cautious <= plain <= bold
    assert cautious < bold


def test_the_model_of_a_race_is_close_to_the_exact_solution() -> None:
    model = MatchModel(RACE, never)
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
    from dicegames.computer.tenthousand_goals import win_goal

    model, source = match_model(ruleset), random.Random(5)
    errors = []
    for _ in range(16):
        points = tuple(50 * source.randrange(ruleset.target // 50) for _ in range(2))
        strikes = (source.randrange(3), source.randrange(3))
        last = source.choice((0, 400, 550, 700))
        state = start(ruleset, 2, points=points, strikes=strikes, last_collected=last, opened=(True, True))
        ahead = win_goal(state, model).solved(state, "").roll_value(0, 6)
        if last:
            bars = np.array([float(ruleset.bar_after(last))])
            before = model.collected(1, np.array([float(points[1])]), float(points[0]), strikes[0], bars)[0]
            if strikes[1] == 0:
                errors.append(ahead - (1 - before))
    assert len(errors) >= 3
    assert np.abs(errors).max() < 0.02


def test_a_raised_bar_is_worth_something() -> None:
    model = match_model(SHORT)
    low, high = model.collected(0, np.array([2000.0, 2000.0]), 2000.0, 0, np.array([350.0, 1000.0]))
    assert high > low + 0.01
    once, twice = (model.missed(0, 3000.0, 3000.0, (strikes, 0)) for strikes in (0, 2))
    assert twice < once - 0.1, "T9: the third strike takes all points"


def test_more_opponents_leave_less_chance() -> None:
    chances = [ChampionTenThousandPlayer().advise(start(SHORT, seats)).choices[0].value for seats in (2, 4)]
    assert chances[0] == pytest.approx(0.5, abs=0.05)
    assert chances[1] == pytest.approx(0.25, abs=0.06)


def test_cancelled_thinking_still_answers() -> None:
    unknown = varied(SHORT, target=2500)
    with pytest.raises(ThinkingCancelledError):
        match_model(unknown, lambda: True)
    prepare_champion(start(unknown, 2), lambda: True)
    state = start(unknown, 2).child(Roll()).child(Draw((1, 5, 5, 5, 2, 6)))
    action = ChampionTenThousandPlayer().decide(state, random.Random(0), lambda: True)
    assert action in state.legal_actions()
    assert ChampionTenThousandPlayer().advise(state, lambda: True).unit == "points"


def test_levels_differ_in_strength() -> None:
    wins = 0.0
    for seed in range(60):
        state = played(SMALL, [PLAYERS["easy"], PLAYERS["strong"]], seed, seed % 2)
        outcome = state.outcome
        assert outcome is not None
        wins += state.points[1] > state.points[0]
    assert wins > 33, "more than half of 60"
