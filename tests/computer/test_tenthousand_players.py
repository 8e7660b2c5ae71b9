"""The players of 10.000 by level and style: legal everywhere, each in its way, the stronger the better."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from dicegames.computer.levels import LEVELS, MAKERS, STYLES
from dicegames.computer.player import Player, Style
from dicegames.computer.sheet_tables import SolverTables
from dicegames.computer.tenthousand_champion import StrongTenThousandPlayer
from dicegames.computer.tenthousand_goals import points_aim, points_turns
from dicegames.computer.tenthousand_models import match_models
from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.tenthousand.ruleset import (
    CLASSIC10000,
    FARKLE,
    SHORT,
    Bar,
    HotDice,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.scoring import FACES, roll_weight, scoring_of
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

NAMES = [(level, style) for level in LEVELS["tenthousand"] for style in STYLES["tenthousand"]]
PLAYERS: dict[tuple[str, Style], Player] = {
    (level, style): MAKERS["tenthousand"][level](SolverTables(), style) for level, style in NAMES
}
each_player = pytest.mark.parametrize("name", NAMES, ids=lambda name: "-".join(filter(None, name)))
SMALL = varied(SHORT, target=2000)
ODD = TenThousandRuleset(
    "odd",
    target=1500,
    opening_minimum=550,
    bar=Bar(start=370, rises=True, step=10),
    strikes=Strikes(in_row=2, penalty="minus", minus=700),
    values=Values(singles=(70, 0, 10, 0, 0, 0), more="added", three_pairs=0, two_triples="none"),
    hot_dice="must",
    last_throws="everyone",
)
COLD = varied(SMALL, hot_dice="none")


def never() -> bool:
    return False


def unheard(_done: int, _total: int) -> None:
    """Hear nothing of progress."""


def played(ruleset: TenThousandRuleset, players: Sequence[Player], seed: int) -> TenThousandState:
    """Play a match to its end, and check each decision."""
    source, state = random.Random(seed), TenThousandGame(ruleset, len(players)).initial_state()
    for _ in range(30_000):
        if state.outcome is not None:
            return state
        if state.rolling:
            state = thrown(state, source)
            continue
        action = players[state.seat].decide(state, source, never)
        assert action in state.legal_actions()
        if isinstance(action, Collect):
            assert state.turn_points >= state.needed, "T8: the bar is never broken"
        state = state.child(action)
    pytest.fail("no end")


def thrown(state: TenThousandState, source: random.Random) -> TenThousandState:
    return state.child(Draw(tuple(source.randint(1, 6) for _ in range(state.free_count))))


@each_player
@pytest.mark.parametrize(
    "ruleset",
    [SMALL, varied(FARKLE, target=3000), varied(CLASSIC10000, target=3000), ODD, COLD],
    ids=["small", "farkle", "classic", "odd", "cold"],
)
def test_matches_are_legal_and_end(name: tuple[str, Style], ruleset: TenThousandRuleset) -> None:
    if name[0] == "champion":
        match_models().work_out(ruleset, unheard, never)
    for seats in (1, 3):
        played(ruleset, [PLAYERS[name]] * seats, seats)


@pytest.mark.parametrize("level", LEVELS["tenthousand"])
@settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(ruleset=good_rulesets)
def test_any_ruleset_is_played(level: str, ruleset: TenThousandRuleset) -> None:
    if level == "champion":
        match_models().work_out(ruleset, unheard, never)
    for style in STYLES["tenthousand"]:
        source, state = random.Random(1), TenThousandGame(ruleset, 2).initial_state()
        for _ in range(200):  # by some rulesets matches hardly ever end
            if state.outcome is not None:
                return
            if state.rolling:
                state = thrown(state, source)
            else:
                action = PLAYERS[level, style].decide(state, source, never)
                assert action in state.legal_actions()
                state = state.child(action)


@pytest.mark.parametrize("hot_dice", ["may", "must"])
def test_a_turn_that_cannot_be_missed_ends_all_the_same(hot_dice: HotDice) -> None:
    always = varied(SHORT, hot_dice=hot_dice, values=Values(singles=(100, 50, 50, 50, 50, 50)))
    match_models().work_out(always, unheard, never)
    for player in PLAYERS.values():
        assert played(always, [player] * 2, 5).turn < 60


def test_no_dice_are_taken_with_which_the_turn_would_be_stuck() -> None:
    # All six bring less than is needed, and can't be rolled again: 5 5 are left, to be rolled once more.
    cold = varied(SHORT, target=1000, bar=Bar(start=2000, rises=False, step=0), hot_dice="none")
    match_models().work_out(cold, unheard, never)
    state = start(cold, 2, carried=0, asides=(Aside((1, 1, 1), 1000),), rolls=2, dice=(1, 1, 5))
    state = msgspec.structs.replace(state, chosen=(False,) * 3)
    for player in PLAYERS.values():
        after = state
        while not after.rolling:
            after = after.child(player.decide(after, random.Random(0), never))


def test_every_choice_of_a_person_can_be_taken_over() -> None:
    for name, player in PLAYERS.items():
        source = random.Random(7)
        for _ in range(15):
            state = thrown(TenThousandGame(SHORT, 2).initial_state().child(Roll()), source)
            backs = 0
            for _ in range(3):
                wishes = [action for action in state.legal_actions() if isinstance(action, SetAside)]
                if wishes:
                    state = state.child(source.choice(wishes))
            while state.turn == 0 and not state.rolling:
                action = player.decide(state, source, never)
                backs += isinstance(action, PutBack)
                state = state.child(action)
            assert backs <= 1, name


def test_missed_turns_are_given_up_and_others_refused() -> None:
    bust = start(SHORT, 2, dice=(2, 3, 4, 6, 2, 3), chosen=(False,) * 6, rolls=1)
    for player in PLAYERS.values():
        assert player.decide(bust, random.Random(0), never) == Miss()
        with pytest.raises(InvalidActionError):
            player.decide(ToyGame(2).initial_state(), random.Random(0), never)


@cache
def different_rolls(values: Values, dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Return a roll of each kind, and how many there are: no player tells dice apart that score the same."""
    kinds: dict[frozenset[tuple[int, int]], tuple[tuple[int, ...], int]] = {}
    roll: tuple[int, ...]
    for roll in combinations_with_replacement(FACES, dice):
        kind = frozenset((len(faces), points) for faces, points in scoring_of(values).set_asides(roll))
        first, weight = kinds.get(kind, (roll, 0))
        kinds[kind] = first, weight + roll_weight(roll)
    return list(kinds.values())


def mean_turn(player: Player, begun: TenThousandState) -> float:
    """Work out what a fresh turn brings on average in the hands of a player: by all rolls it can meet."""

    @cache
    def rolled(points: int, dice: int) -> float:
        if points > 2000:
            return float(points)  # hardly ever met
        mean = 0.0
        for roll, weight in different_rolls(begun.ruleset.values, dice):
            # Earlier rolls are told apart by their points only: dice used before and what is carried.
            before = (Aside((1,) * (6 - dice), 0),) if dice < 6 else ()
            state = msgspec.structs.replace(
                begun, carried=points, asides=before, rolls=1, dice=roll, chosen=(False,) * dice
            )
            while isinstance(action := player.decide(state, random.Random(0), never), SetAside):
                state = state.child(action)
            value = 0.0
            if isinstance(action, Collect):
                value = float(state.turn_points)
            elif isinstance(action, Roll):
                value = rolled(state.turn_points, state.free_count)
            mean += weight * value
        return float(mean / 6**dice)

    return float(rolled(0, 6))


def test_a_stronger_player_gets_more_out_of_a_turn() -> None:
    begun = start(SHORT, 2)
    easy, medium, strong = (mean_turn(PLAYERS[level, ""], begun) for level in ("easy", "medium", "strong"))
    assert 0.8 * strong < easy < 0.93 * strong, "it is beaten, and not silly"
    assert 0.95 * strong < medium < 0.98 * strong
    turns = points_turns(SHORT.values, "may", points_aim(begun), "")
    assert strong == pytest.approx(turns.roll_value(0, 6), rel=0.02)


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_styles_differ_in_what_they_dare(level: str) -> None:
    def dared(style: Style) -> int:
        """Return in how many positions the player rolls on."""
        count = 0
        for points in range(350, 3000, 50):
            for dice in range(2, 6):
                rolled: dict[str, Any] = {"dice": (1, 2, 3, 4, 6)[:dice], "rolls": 2}
                rolled["chosen"] = (True, *(False,) * (dice - 1))
                rolled["asides"] = (Aside((1,) * (6 - dice), 0),)
                state = start(CLASSIC10000, 2, carried=points - 100, opened=(True, True), **rolled)
                count += settled(PLAYERS[level, style], state) == Roll()
        return count

    assert dared("cautious") < dared("") < dared("bold")


def settled(player: Player, state: TenThousandState) -> Action:
    """Return what a player does once it has set aside what it wants."""
    while isinstance(action := player.decide(state, random.Random(0), never), SetAside | PutBack):
        state = state.child(action)
    return action


def test_the_third_strike_makes_careful() -> None:
    free = start(FARKLE, 2, points=(2000, 2000), opened=(True, True))
    fearful = msgspec.structs.replace(free, strikes=(2, 0))
    assert points_aim(free).loss == 0
    assert points_aim(fearful).loss == 1000
    turns = [points_turns(FARKLE.values, "may", points_aim(state), "") for state in (free, fearful)]
    assert turns[0].roll_value(150, 4) > turns[1].roll_value(150, 4) + 100


@pytest.mark.parametrize("level", LEVELS["tenthousand"])
def test_last_throws_are_played_for_the_lead(level: str) -> None:
    match_models().work_out(SHORT, unheard, never)
    rolled: dict[str, Any] = {"dice": (1, 1, 2), "chosen": (True, True, False), "rolls": 2}
    rolled["asides"] = (Aside((5, 5, 5), 500),)
    behind = start(SHORT, 2, points=(5200, 4000), turn=1, turns_left=1, finisher=0, **rolled)
    assert not behind.refusal_of(Collect())
    for style in STYLES["tenthousand"]:
        assert settled(PLAYERS[level, style], behind) == Roll(), "700 would not win"
        ahead = msgspec.structs.replace(behind, carried=1000)
        assert settled(PLAYERS[level, style], ahead) == Collect()


def test_a_far_lead_is_aimed_at_with_fine_rows() -> None:
    last = start(CLASSIC10000, 2, points=(90_000, 0), turn=1, turns_left=1, finisher=0)
    assert points_turns(CLASSIC10000.values, "may", points_aim(last), "").rolls.unit == 50
    strong = StrongTenThousandPlayer()
    assert strong.advise(last.child(Roll()).child(Draw((1, 5, 2, 2, 3, 4))), never).choices[0].value > 0
