"""The simple player of 10.000: legal everywhere, exact for a single turn, and not weak."""

import random
from fractions import Fraction
from functools import cache
from itertools import product

import msgspec
import pytest

from dicegames.computer.tenthousand_simple import SimpleTenThousandPlayer, goal_of
from dicegames.computer.tenthousand_turn import Goal, TurnPlan, turn_plan
from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.tenthousand.ruleset import (
    FARKLE,
    PRESETS,
    SHORT,
    Bar,
    HotDice,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.games.tenthousand.state import (
    Collect,
    Miss,
    PutBack,
    Roll,
    SetAside,
    TenThousandGame,
    TenThousandState,
)
from engine.toy_game import ToyGame

PLAYER = SimpleTenThousandPlayer()
NOTHING = (0,) * 6
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
NO_HOT = msgspec.structs.replace(SHORT, id="cold", hot_dice="none")
each_ruleset = pytest.mark.parametrize("ruleset", [*PRESETS, ODD, NO_HOT], ids=lambda ruleset: ruleset.id)


def decide(state: TenThousandState) -> Action:
    return PLAYER.decide(state, random.Random(0), lambda: False)


def settled(state: TenThousandState) -> Action:
    """Return what the player does once it has set aside what it wants."""
    while isinstance(action := decide(state), SetAside | PutBack):
        state = state.child(action)
    return action


def thrown(state: TenThousandState, source: random.Random) -> TenThousandState:
    return state.child(Draw(tuple(source.randint(1, 6) for _ in range(state.free_count))))


@each_ruleset
@pytest.mark.parametrize("seed", [1])
def test_whole_matches_are_legal_and_end(ruleset: TenThousandRuleset, seed: int) -> None:
    source, state = random.Random(seed), TenThousandGame(ruleset, 1 + seed).initial_state()
    for _ in range(20_000):
        if state.outcome is not None:
            return
        if state.rolling:
            state = thrown(state, source)
            continue
        action = decide(state)
        assert action in state.legal_actions()
        if isinstance(action, Collect):
            assert state.turn_points >= state.needed, "T8: the bar is never broken"
        state = state.child(action)
    pytest.fail("no end")


def test_every_choice_of_a_person_can_be_taken_over() -> None:
    source = random.Random(7)
    for _ in range(60):
        state = thrown(TenThousandGame(SHORT, 2).initial_state().child(Roll()), source)
        backs = 0
        for _ in range(3):
            wishes = [action for action in state.legal_actions() if isinstance(action, SetAside)]
            if wishes:
                state = state.child(source.choice(wishes))
        while state.turn == 0 and not state.rolling:
            action = decide(state)
            backs += isinstance(action, PutBack)
            state = state.child(action)
        assert backs <= 1


def exact_value(values: Values, hot_dice: HotDice, goal: Goal, points: int, dice: int) -> float:
    """Work out by plain recursion over all rolls what rolling is worth when points can't exceed a bound."""
    scoring = scoring_of(values)

    @cache
    def rolled(points: int, dice: int) -> float:
        total = 0.0
        for roll in product(range(1, 7), repeat=dice):
            best = -float(goal.loss)
            for faces, gained in scoring.set_asides(roll):
                now, rest = points + gained, dice - len(faces)
                if now >= goal.needed:
                    best = max(best, now + (goal.prize if now >= goal.lead else 0))
                if rest:
                    best = max(best, rolled(now, rest))
            total += best
        return float(total / 6**dice)

    assert hot_dice == "none"
    return float(rolled(points, dice))


@pytest.mark.parametrize(
    "goal",
    [Goal(0), Goal(350), Goal(600, 900), Goal(350, lead=700, prize=5000)],
    ids=["free", "bar", "loss", "lead"],
)
def test_values_are_those_of_plain_recursion(goal: Goal) -> None:
    plan = TurnPlan(SHORT.values, "none", goal)
    for dice in range(1, 5):
        for points in (0, 50, 300, 650):
            wanted = exact_value(SHORT.values, "none", goal, points, dice)
            assert plan.rolled(points, dice) == pytest.approx(wanted, abs=1e-9)


def test_one_die_is_rolled_for_little_and_kept_for_much() -> None:
    # One die: 1/6 brings 100, 1/6 brings 50, and no hot dice: worth (t + 100 + t + 50) / 6.
    plan = TurnPlan(SHORT.values, "none", Goal(0))
    assert plan.rolled(300, 1) == pytest.approx(float(Fraction(750, 6)))
    assert TurnPlan(SHORT.values, "may", Goal(0)).rolled(0, 6) > 600


@pytest.mark.parametrize("hot_dice", ["may", "must"])
def test_a_turn_that_cannot_be_missed_ends_all_the_same(hot_dice: HotDice) -> None:
    always = msgspec.structs.replace(
        SHORT, id="always", hot_dice=hot_dice, values=Values(singles=(100, 50, 50, 50, 50, 50))
    )
    source, state = random.Random(5), TenThousandGame(always, 2).initial_state()
    for _ in range(500):
        if state.outcome is not None:
            return
        state = thrown(state, source) if state.rolling else state.child(decide(state))
    pytest.fail("no end")


def test_coarse_rows_stay_close() -> None:
    odd = Values(singles=(101, 0, 0, 0, 53, 0))  # every number of points can occur
    fine, coarse = TurnPlan(odd, "may", Goal(350)), TurnPlan(odd, "may", Goal(350, lead=60_000))
    for dice in range(1, 7):
        assert coarse.rolled(0, dice) == pytest.approx(fine.rolled(0, dice), rel=0.2)


def positioned(ruleset: TenThousandRuleset, points: tuple[int, ...], **fields: object) -> TenThousandState:
    start = TenThousandGame(ruleset, len(points)).initial_state()
    return msgspec.structs.replace(start, points=points, **fields)


def test_the_third_strike_makes_careful() -> None:
    rolled = {"dice": (1, 5, 2, 3, 4, 4), "chosen": (True, True, False, False, False, False), "rolls": 1}
    bold = positioned(FARKLE, (2000, 2000), opened=(True, True), **rolled)
    fearful = msgspec.structs.replace(bold, strikes=(2, 0))
    assert goal_of(bold).loss == 0
    assert goal_of(fearful).loss == 1000
    plans = [turn_plan(FARKLE.values, "may", goal_of(state)) for state in (bold, fearful)]
    assert plans[0].rolled(150, 4) > plans[1].rolled(150, 4)


def test_last_throws_are_played_for_the_lead() -> None:
    rolled = {"dice": (1, 1, 2), "chosen": (True, True, False), "rolls": 2}
    behind = positioned(SHORT, (5200, 4000), turn=1, turns_left=1, finisher=0, **rolled)
    behind = msgspec.structs.replace(behind, carried=400, last_collected=300)
    assert not behind.refusal_of(Collect())
    assert isinstance(settled(behind), Roll), "600 would not win"
    ahead = msgspec.structs.replace(behind, carried=1000)
    assert isinstance(settled(ahead), Collect), "a tie is shared"


def test_missed_turns_are_given_up_and_others_refused() -> None:
    bust = positioned(SHORT, (0, 0), dice=(2, 3, 4, 6, 2, 3), chosen=(False,) * 6, rolls=1)
    assert decide(bust) == Miss()
    with pytest.raises(InvalidActionError):
        PLAYER.decide(ToyGame(2).initial_state(), random.Random(0), lambda: False)
