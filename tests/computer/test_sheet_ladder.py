"""The easy and the medium player of the sheet games: legal everywhere, sensible, and each in its place."""

import random
from functools import cache
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.computer.player import Player
from dicegames.computer.sheet_easy import EasySheetPlayer
from dicegames.computer.sheet_medium import MediumSheetPlayer
from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll, SheetGame, SheetState
from engine.toy_game import ToyGame
from games.sheet_help import EVERY_JOKER, played_out, rolled, start, thrice

EASY, MEDIUM = EasySheetPlayer(), MediumSheetPlayer()
each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)
both = pytest.mark.parametrize("player", [EASY, MEDIUM], ids=["easy", "medium"])


def decide(player: Player, state: SheetState) -> Action:
    return player.decide(state, random.Random(0), lambda: False)


@cache
def scores(player: Player, ruleset: SheetRuleset, matches: int) -> list[int]:
    """Return the totals of matches alone."""
    ends = [
        played_out(SheetGame(ruleset, 1).initial_state(), random.Random(seed), lambda at: decide(player, at))
        for seed in range(matches)
    ]
    return [end.scores()[0] for end in ends]


def plan(player: Player, state: SheetState) -> list[Action]:
    """Return the decisions up to a roll or an entry."""
    found: list[Action] = []
    while not found or not isinstance(found[-1], Roll | Enter):
        found.append(decide(player, state))
        state = state.child(found[-1])
    return found


@both
@each_joker
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3)
def test_legal_from_wherever_a_person_left_the_turn(player: Player, ruleset: SheetRuleset, seed: int) -> None:
    source = random.Random(seed)
    state: SheetState = SheetGame(ruleset, 2).initial_state()
    stop = source.randint(0, 100)
    while state.outcome is None and stop:
        if state.rolling:
            face, five = source.randint(1, 6), source.random() < 0.3
            state = state.child(Draw(tuple(face if five else source.randint(1, 6) for _ in state.roll_dice)))
        else:
            stop -= 1
            state = state.child(source.choice(state.legal_actions()))
    end = played_out(state, source, lambda at: decide(player, at))
    assert all(sheet.is_full for sheet in end.sheets)


@both
@each_joker
def test_copes_with_every_single_box_left(player: Player, ruleset: SheetRuleset) -> None:
    for box in BOXES:
        for five in (0, 50):
            used = {other: 0 for other in BOXES if other is not box}
            if box is not Box.FIVE_KIND:
                used[Box.FIVE_KIND] = five
            for dice in ((4,) * 5, (1, 2, 3, 4, 5), (1, 1, 3, 4, 6)):
                state = thrice(start(ruleset, used, had_five=True), *dice)
                assert decide(player, state) == Choose(box)


@pytest.mark.parametrize("ruleset", [PENTA, FIVEDICE], ids=lambda ruleset: ruleset.id)
def test_easy_is_beatable_and_no_fool(ruleset: SheetRuleset) -> None:
    # About 183 over many matches, with a standard deviation of 39: four standard errors are 11.
    assert 172 < mean(scores(EASY, ruleset, 200)) < 194


def test_medium_plays_like_somebody_who_knows_the_game() -> None:
    # About 212 over many matches, with a standard deviation of 43: two standard errors are 19.
    assert 193 < mean(scores(MEDIUM, PENTA, 20)) < 231


def test_each_level_is_better_than_the_one_below() -> None:
    easy, medium = mean(scores(EASY, PENTA, 200)), mean(scores(MEDIUM, PENTA, 20))
    assert easy + 10 < medium < 254.48 - 10  # which is the best possible mean


def test_easy_collects_the_face_that_is_there_most_often() -> None:
    without_chance = start(points={Box.CHANCE: 20})
    assert plan(EASY, rolled(without_chance, 3, 2, 3, 1, 6)) == [Keep(0), Keep(2), Roll()]
    # Threes are of no use any more, and of two faces the higher one is.
    no_threes = start(points=dict.fromkeys(set(LOWER) | {Box.THREES}, 0))
    assert plan(EASY, rolled(no_threes, 3, 2, 3, 1, 4)) == [Keep(4), Roll()]


def test_easy_rolls_on_with_little() -> None:
    assert plan(EASY, rolled(start(), 3, 6, 2, 6, 1)) == [Keep(1), Keep(3), Roll()]  # 18 points by chance
    sixes = start(points={Box.CHANCE: 20})
    assert plan(EASY, rolled(sixes, 3, 6, 2, 6, 1)) == [Keep(1), Keep(3), Roll()]
    assert plan(EASY, rolled(start(), 6, 6, 5, 4, 2))[0] == Choose(Box.CHANCE)
    without_three = start(points={Box.CHANCE: 20, Box.THREE_KIND: 20})
    assert plan(EASY, rolled(without_three, 4, 4, 4, 1, 2))[0] == Choose(Box.FOURS)


@pytest.mark.parametrize(
    ("open_boxes", "dice", "kept"),
    [
        ((Box.FULL_HOUSE,), (5, 2, 5, 1, 2), (0, 1, 2, 4)),
        ((Box.FULL_HOUSE,), (5, 5, 5, 5, 2), (0, 1, 2)),
        ((Box.FULL_HOUSE,), (1, 2, 3, 5, 6), (3, 4)),
        ((Box.FULL_HOUSE, Box.LARGE_STRAIGHT), (2, 3, 4, 5, 2), (0, 4)),
        ((Box.LARGE_STRAIGHT,), (3, 2, 3, 1, 4), (0, 1, 3, 4)),
        ((Box.SMALL_STRAIGHT, Box.CHANCE), (1, 2, 4, 5, 6), (2, 3, 4)),
        ((Box.CHANCE,), (6, 1, 5, 1, 1), (0, 2)),
    ],
)
def test_easy_keeps_what_fits_the_last_boxes(
    open_boxes: tuple[Box, ...], dice: tuple[int, ...], kept: tuple[int, ...]
) -> None:
    state = rolled(start(points=dict.fromkeys(set(BOXES) - set(open_boxes), 0)), *dice)
    assert plan(EASY, state) == [*map(Keep, kept), Roll()]


def test_easy_takes_the_most_points_now() -> None:
    state = thrice(start(), 6, 6, 6, 2, 1)
    assert decide(EASY, state) == Choose(Box.THREE_KIND)
    assert decide(EASY, rolled(start(), 2, 3, 4, 5, 6)) == Choose(Box.LARGE_STRAIGHT)
    joker = rolled(start(points={Box.FIVE_KIND: 50, Box.FOURS: 12}), 4, 4, 4, 4, 4)
    assert decide(EASY, joker) == Choose(Box.LARGE_STRAIGHT)


@both
def test_nothing_good_is_given_up_while_something_fits(player: Player) -> None:
    for seed in range(40):
        source = random.Random(seed)
        used = source.sample(BOXES, source.randint(0, 12))
        state = thrice(start(points=dict.fromkeys(used, 0)), *(source.randint(1, 6) for _ in range(5)))
        offers = {offer.box: offer.points for offer in state.offers() if offer.is_allowed}
        action = decide(player, state)
        assert isinstance(action, Choose)
        if any(offers.values()):
            assert offers[action.box] or (player is MEDIUM and action.box in (*UPPER[:2], Box.FIVE_KIND))


def test_medium_breaks_nothing_that_is_made() -> None:
    for dice, box in (
        ((2, 2, 5, 5, 5), Box.FULL_HOUSE),
        ((5, 3, 2, 6, 4), Box.LARGE_STRAIGHT),
        ((6, 6, 6, 6, 6), Box.FIVE_KIND),
    ):
        assert decide(MEDIUM, rolled(start(), *dice)) == Choose(box)
    # One die can make it larger, and nothing is lost.
    small = rolled(start(), 1, 2, 3, 4, 6)
    assert plan(MEDIUM, small) == [Keep(0), Keep(1), Keep(2), Keep(3), Roll()]


def test_medium_keeps_four_equal_dice() -> None:
    kept = plan(MEDIUM, rolled(start(), 5, 5, 1, 5, 5))
    assert kept == [Keep(0), Keep(1), Keep(3), Keep(4), Roll()]


@both
def test_no_other_games(player: Player) -> None:
    with pytest.raises(InvalidActionError):
        player.decide(ToyGame(1).initial_state(), random.Random(0), lambda: False)
