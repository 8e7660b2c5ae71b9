"""The simple player of the sheet games: legal everywhere, sensible, and not weak."""

import random
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.computer.sheet_simple import SimpleSheetPlayer, best_box, wanted_kept
from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Release, Roll, SheetGame, SheetState
from engine.toy_game import ToyGame
from games.sheet_help import EVERY_JOKER, rolled, start, thrice

PLAYER = SimpleSheetPlayer()
LONGEST_PLAN = 12  # five releases or keeps, and a roll; or a box and its entry
each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)


def decide(state: SheetState) -> Action:
    return PLAYER.decide(state, random.Random(0), lambda: False)


def random_states(ruleset: SheetRuleset, seed: int, count: int) -> list[SheetState]:
    """Return states in which a decision is due, from random play in which five equal dice are frequent."""
    source = random.Random(seed)
    state: SheetState = SheetGame(ruleset, 2).initial_state()
    found = []
    while state.outcome is None:
        if state.rolling:
            face = source.randint(1, 6)
            likely = source.choice((0.0, 0.95))
            faces = [face if source.random() < likely else source.randint(1, 6) for _ in state.roll_dice]
            state = state.child(Draw(tuple(faces)))
            continue
        found.append(state)
        state = state.child(source.choice(state.legal_actions()))
    return source.sample(found, min(count, len(found)))


def play_turn(state: SheetState, source: random.Random) -> SheetState:
    """Return the state after the player's turn, every decision checked."""
    seat, plan = state.sheets, 0
    while state.sheets == seat:
        if state.rolling:
            state = state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice)))
            plan = 0
            continue
        action = decide(state)
        assert action in state.legal_actions()
        assert not isinstance(action, AutoEnter)
        state = state.child(action)
        plan += 1
        assert plan <= LONGEST_PLAN, "going in circles"
    return state


@each_joker
@given(seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_legal_in_every_state_of_every_ruleset(ruleset: SheetRuleset, seed: int) -> None:
    for state in random_states(ruleset, seed, 4):
        action = decide(state)
        assert action in state.legal_actions()
        assert decide(state) == action, "the same state, the same decision"
        play_turn(state, random.Random(seed))


@each_joker
def test_copes_with_every_single_box_left(ruleset: SheetRuleset) -> None:
    for box in BOXES:
        for five in (0, 50):
            used = {other: 0 for other in BOXES if other is not box}
            if box is not Box.FIVE_KIND:
                used[Box.FIVE_KIND] = five
            for dice in ((4,) * 5, (1, 2, 3, 4, 5), (1, 1, 3, 4, 6)):
                state = thrice(start(ruleset, used, had_five=True), *dice)
                assert best_box(state) is box
                assert play_turn(rolled(start(ruleset, used), *dice), random.Random(1)).outcome is not None


@pytest.mark.rule("P4", "P10")
@each_joker
@pytest.mark.parametrize("seed", range(6))
def test_the_box_for_auto_entry_is_allowed(ruleset: SheetRuleset, seed: int) -> None:
    checked = 0
    for state in random_states(ruleset, seed, 200):
        if state.dice:
            box = best_box(state)
            assert Choose(box) in state.legal_actions() or state.chosen is box
            if ruleset.auto_entry and not state.rolls_left and state.chosen is None:
                assert AutoEnter(box) in state.legal_actions()
                checked += 1
    assert checked or not ruleset.auto_entry


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_made_large_straight_is_entered(rolls: int) -> None:
    state = start()
    for _ in range(rolls):
        state = rolled(state, 5, 3, 2, 6, 4)
    assert decide(state) == Choose(Box.LARGE_STRAIGHT)
    assert decide(state.child(Choose(Box.LARGE_STRAIGHT))) == Enter()
    assert decide(state.child(Choose(Box.CHANCE))) == Choose(Box.LARGE_STRAIGHT)


def test_a_made_small_straight_is_never_broken() -> None:
    for fifth in (1, 2, 3, 4, 6):
        kept = wanted_kept(rolled(start(), 1, 2, 3, 4, fifth))
        assert all(kept[:4]), fifth


def test_five_equal_dice_go_where_they_are_worth_most() -> None:
    assert decide(rolled(start(), 6, 6, 6, 6, 6)) == Choose(Box.FIVE_KIND)
    forced = rolled(start(points={Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4)
    assert decide(forced) == Choose(Box.FOURS)
    joker = rolled(start(points={Box.FIVE_KIND: 50, Box.FOURS: 12}), 4, 4, 4, 4, 4)
    assert decide(joker) == Choose(Box.LARGE_STRAIGHT)
    second = rolled(start(FIVEDICE, {Box.CHANCE: 10}, had_five=True), 2, 2, 2, 2, 2)
    assert decide(second) == Choose(Box.FIVE_KIND)


def test_four_equal_dice_are_kept_and_the_fifth_is_rolled() -> None:
    state = rolled(start(), 5, 5, 1, 5, 5)
    assert wanted_kept(state) == (True, True, False, True, True)


def test_a_bad_roll_is_sacrificed_where_it_costs_least() -> None:
    open_boxes = (Box.ACES, Box.LARGE_STRAIGHT)
    state = thrice(start(points={box: 20 for box in BOXES if box not in open_boxes}), 2, 2, 3, 3, 6)
    assert best_box(state) is Box.ACES


def test_keeps_are_made_one_at_a_time_and_wrong_ones_released_first() -> None:
    state = rolled(start(), 5, 5, 1, 5, 2).child(Keep(2)).child(Keep(1))
    actions: list[Action] = []
    while not state.rolling:
        actions.append(decide(state))
        state = state.child(actions[-1])
    assert actions == [Release(2), Keep(0), Keep(3), Roll()]


def test_equal_dice_do_not_change_places() -> None:
    # Only three fives are worth keeping of these; which ones is the player's choice.
    state = rolled(start(), 5, 5, 5, 5, 1).child(Keep(3)).child(Keep(2))
    kept = wanted_kept(state)
    assert kept[2]
    assert kept[3]


def test_it_does_not_stop_before_the_first_roll() -> None:
    assert decide(start()) == Roll()


def test_it_knows_no_other_games() -> None:
    with pytest.raises(InvalidActionError):
        PLAYER.decide(ToyGame(1).initial_state(), random.Random(0), lambda: False)


def test_mean_score_floor() -> None:
    scores = []
    for seed in range(25):
        state, source = SheetGame(PENTA, 1).initial_state(), random.Random(seed)
        while state.outcome is None:
            state = play_turn(state, source)
        scores.append(state.scores()[0])
    # Its mean over many games is about 248, with a standard deviation of 60: the floor is four standard
    # errors below.
    assert mean(scores) > 200
