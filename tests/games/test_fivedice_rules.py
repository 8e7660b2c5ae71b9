"""The rules of 5 Dice by their numbers, with the examples of the rules."""

import random

import pytest

from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.match import Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA
from dicegames.games.sheet.scoring import base_points
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Release, Roll, SheetState
from games.sheet_help import entered, offer, rolled, start, thrice
from players import idle_players

TWOS = (2, 2, 2, 2, 2)
FULL = dict(zip(BOXES, (5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30), strict=True))


def pays(state: SheetState, box: Box) -> tuple[int, int]:
    """Return points and extra of an open column."""
    found = offer(state, box)
    assert found.is_allowed
    return found.points, found.extra


@pytest.mark.rule("F1")
def test_it_is_for_one_to_eight_and_thirteen_rounds() -> None:
    info = game_info("fivedice")
    assert info.rulesets[0] == FIVEDICE
    assert info.player_limits(FIVEDICE) == (1, 8)
    player, source, dice = idle_players().player("fivedice", "strong"), random.Random(1), SeededDice(1)
    match = Match(info.new_game(FIVEDICE, 2), (Seat("Ada", "blue"), Seat("Ben", "orange")))
    turns = 0
    while match.state.outcome is None:
        action = player.decide(match.state, source, lambda: False)
        turns += isinstance(action, Enter)
        match.apply(action, dice)
    assert turns == 26


@pytest.mark.rule("F1")
@pytest.mark.parametrize("dice", [(1, 2, 3, 3, 4), (2, 3, 4, 5, 6), (3, 4, 4, 6, 6), (6, 6, 6, 3, 3)])
def test_points_are_those_of_penta(dice: tuple[int, ...]) -> None:
    for box in BOXES:
        assert base_points(FIVEDICE, box, dice) == base_points(PENTA, box, dice)


@pytest.mark.rule("F1")
def test_nothing_is_entered_by_a_clock() -> None:
    state = thrice(start(FIVEDICE), 1, 2, 3, 4, 6)
    with pytest.raises(IllegalActionError) as caught:
        state.child(AutoEnter(Box.CHANCE))
    assert caught.value.reason == reasons.AUTO_NOT_DUE
    assert not any(isinstance(action, AutoEnter) for action in state.legal_actions())


@pytest.mark.rule("F2")
def test_dice_are_secured_and_moved_back_between_any_two_rolls() -> None:
    state = start(FIVEDICE)
    assert state.legal_actions() == (Roll(),)
    assert state.rolls_left == 3
    state = rolled(state, 2, 3, 4, 5, 5).child(Keep(0)).child(Keep(1)).child(Release(0)).child(Keep(2))
    assert state.kept == (False, True, True, False, False)
    state = rolled(state, 1, 6, 6)
    assert state.dice == (1, 3, 4, 6, 6)
    assert state.rolls_left == 1
    state = state.child(Release(1)).child(Keep(4))
    assert state.kept == (False, False, True, False, True)
    assert rolled(state, 2, 2, 2).dice == (2, 2, 4, 2, 6)


@pytest.mark.rule("F3")
def test_a_chosen_column_is_only_entered_by_confirming() -> None:
    state = rolled(start(FIVEDICE), 2, 3, 4, 5, 5).child(Choose(Box.SMALL_STRAIGHT))
    assert state.scores() == (0,)
    assert state.child(Choose(Box.CHANCE)).scores() == (0,)
    assert rolled(state, 1, 1, 1, 1, 2).chosen is None
    assert state.child(Enter()).scores() == (30,)
    with pytest.raises(IllegalActionError) as caught:
        rolled(start(FIVEDICE), 2, 3, 4, 5, 5).child(Enter())
    assert caught.value.reason == reasons.NO_BOX_CHOSEN


@pytest.mark.rule("F4")
def test_the_bonus_comes_by_itself_with_63_in_the_left_part() -> None:
    points = dict(zip(UPPER[:5], (3, 6, 9, 12, 15), strict=True))
    state = thrice(start(FIVEDICE, points), 6, 6, 6, 1, 2)
    assert entered(state, Box.SIXES).scores() == (63 + 35,)
    short = thrice(start(FIVEDICE, points), 6, 6, 5, 1, 2)
    after = entered(short, Box.SIXES)
    assert after.scores() == (57,)
    # No decision of the rules strikes a bonus out: only columns can be chosen.
    assert {action.box for action in state.legal_actions() if isinstance(action, Choose)} <= set(BOXES)


@pytest.mark.rule("F5")
def test_a_further_five_of_a_kind_takes_full_points_anywhere_and_50() -> None:
    first = entered(thrice(start(FIVEDICE), *TWOS), Box.CHANCE)
    assert first.sheets[0].five_bonus == 0
    second = thrice(first, *TWOS)
    for box in BOXES:
        if box is not Box.CHANCE:
            assert pays(second, box) == (FULL[box], 50)
    assert not any(found.status in ("barred", "forced") for found in second.offers())
    for box, points in ((Box.FIVE_KIND, 50), (Box.SIXES, 30), (Box.LARGE_STRAIGHT, 40), (Box.THREE_KIND, 30)):
        assert entered(second, box).scores() == (10 + points + 50,)


@pytest.mark.rule("F5")
def test_left_points_of_a_joker_count_towards_the_bonus_and_the_50_do_not() -> None:
    points = dict(zip(UPPER[:5], (3, 6, 9, 12, 3), strict=True))
    state = thrice(start(FIVEDICE, points, had_five=True), *TWOS)
    after = entered(state, Box.SIXES).sheets[0]
    assert after.upper == 63
    assert after.total(FIVEDICE) == 63 + 35 + 50
    other = entered(state, Box.CHANCE).sheets[0]
    assert other.upper == 33
    assert other.bonus(FIVEDICE) == 0


@pytest.mark.rule("F5")
def test_a_five_that_is_broken_up_is_no_earlier_one() -> None:
    state = rolled(start(FIVEDICE), *TWOS)
    state = rolled(state, 1, 2, 3, 4, 6)
    state = entered(state, Box.CHANCE)
    assert not state.sheets[0].had_five
    again = thrice(state, *TWOS)
    assert pays(again, Box.LARGE_STRAIGHT) == (0, 0)
    assert pays(again, Box.FIVE_KIND) == (50, 0)


@pytest.mark.rule("F5")
def test_whose_five_it_was_counts() -> None:
    state = entered(thrice(start(FIVEDICE, players=2), *TWOS), Box.CHANCE)
    assert state.seat == 1
    assert pays(thrice(state, *TWOS), Box.LARGE_STRAIGHT) == (0, 0)


@pytest.mark.rule("F6")
def test_the_first_five_of_a_kind_is_an_ordinary_roll() -> None:
    state = thrice(start(FIVEDICE), *TWOS)
    expected = {
        Box.TWOS: 10,
        Box.THREE_KIND: 10,
        Box.FOUR_KIND: 10,
        Box.CHANCE: 10,
        Box.FIVE_KIND: 50,
    }
    for box in BOXES:
        assert pays(state, box) == (expected.get(box, 0), 0)


@pytest.mark.rule("F6")
def test_a_struck_out_5x_makes_no_joker() -> None:
    struck = entered(thrice(start(FIVEDICE), 1, 2, 3, 4, 6), Box.FIVE_KIND)
    state = thrice(struck, *TWOS)
    assert pays(state, Box.TWOS) == (10, 0)
    assert pays(state, Box.FOUR_KIND) == (10, 0)
    assert pays(state, Box.LARGE_STRAIGHT) == (0, 0)


@pytest.mark.rule("F7")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    used: dict[Box, int] = {box: 0 for box in BOXES if box is not Box.CHANCE}
    state = start(FIVEDICE, used, players=3)
    for dice in ((6, 6, 6, 5, 5), (1, 1, 1, 2, 2), (6, 6, 6, 5, 5)):
        assert state.outcome is None
        state = entered(thrice(state, *dice), Box.CHANCE)
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)
    assert state.scores() == (28, 7, 28)


@pytest.mark.rule("F7")
def test_the_best_possible_game_is_what_full_columns_bring() -> None:
    info = game_info("fivedice")
    order = (*LOWER[5:6], *UPPER, *LOWER[:5], *LOWER[6:])
    dice = ScriptedDice([(6, 6, 6, 6, 6)] * 13)
    match = Match(info.new_game(FIVEDICE, 1), (Seat("Ada", "blue"),))
    for box in order:
        for action in (Roll(), Choose(box), Enter()):
            match.apply(action, dice)
    # every column in full, the bonus, and 50 for each but the first
    assert match.state.scores() == (sum(FULL.values()) + 35 + 12 * 50,)
