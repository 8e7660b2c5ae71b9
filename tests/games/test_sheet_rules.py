"""The rules P1 to P13, one by one, with the examples that come with them."""

import pytest

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import DiceRoll, ScriptedDice
from dicegames.engine.errors import IllegalActionError, InvalidActionError
from dicegames.engine.match import Match, Seat
from dicegames.engine.outcome import Outcome
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import (
    AutoEnter,
    Choose,
    Enter,
    Keep,
    Release,
    Roll,
    SheetGame,
    SheetState,
)
from games.sheet_help import entered, offer, rolled, start, thrice

BOTH = pytest.mark.parametrize("ruleset", [PENTA, CLASSIC], ids=["penta", "classic"])


def without(*boxes: Box) -> dict[Box, int]:
    """Return a sheet's points in which only `boxes` are open."""
    return {box: 0 for box in BOXES if box not in boxes}


def refused(state: SheetState, action: Action) -> str:
    """Return the reason why `action` isn't allowed."""
    assert action not in state.legal_actions()
    with pytest.raises(IllegalActionError) as caught:
        state.child(action)
    return caught.value.reason


@BOTH
def test_P1_thirteen_rounds_of_one_turn_each(ruleset: SheetRuleset) -> None:
    state = SheetGame(ruleset, 2, first_seat=1).initial_state()
    order = []
    for turn in range(26):
        assert state.round == turn // 2 + 1
        assert state.current_seat is not None
        order.append(state.current_seat)
        state = entered(rolled(state, 1, 2, 2, 3, 6), BOXES[turn // 2])
    assert order == [1, 0] * 13
    assert state.current_seat is None
    assert all(sheet.is_full for sheet in state.sheets)
    assert state.round == 13


def test_P1_each_box_is_used_once() -> None:
    state = rolled(start(points={Box.CHANCE: 9}), 1, 2, 3, 4, 6)
    assert offer(state, Box.CHANCE).status == "used"
    assert refused(state, Choose(Box.CHANCE)) == "box_used"
    assert refused(thrice(state.child(Choose(Box.ACES)).child(Enter()), 1, 1, 2, 2, 3),
                   AutoEnter(Box.CHANCE)) == "box_used"  # fmt: skip


def test_P2_a_turn_begins_with_all_five_dice() -> None:
    state = start()
    assert state.legal_actions() == (Roll(),)
    rolling = state.child(Roll())
    assert rolling.chance == DiceRoll(5)
    assert rolling.legal_actions() == ()
    assert rolling.current_seat == 0
    with pytest.raises(IllegalActionError, match="draw_missing"):
        rolling.child(Roll())
    with pytest.raises(IllegalActionError, match="draw_by_hand"):
        state.child(Draw((1, 2, 3, 4, 5)))
    with pytest.raises(IllegalActionError, match="draw_count"):
        rolling.child(Draw((1, 2)))
    assert rolling.child(Draw((5, 4, 3, 2, 2))).dice == (5, 4, 3, 2, 2)
    assert refused(state, Keep(0)) == "no_dice"
    assert refused(state, Release(0)) == "no_dice"


def test_P2_kept_dice_stay_and_can_be_released_again() -> None:
    state = rolled(start(), 6, 1, 6, 2, 3).child(Keep(0)).child(Keep(2))
    assert state.roll_dice == (1, 3, 4)
    assert refused(state, Keep(0)) == "already_kept"
    assert refused(state, Release(1)) == "not_kept"
    assert refused(state, Keep(5)) == "no_die"
    assert refused(state, Release(-1)) == "no_die"
    state = rolled(state, 6, 4, 5)
    assert state.dice == (6, 6, 6, 4, 5)
    assert state.kept == (True, False, True, False, False)
    state = rolled(state.child(Release(0)).child(Keep(1)), 1, 2, 3)
    assert state.dice == (1, 6, 6, 2, 3)


def test_P2_at_most_three_rolls() -> None:
    state = rolled(rolled(start(), 1, 2, 3, 4, 4).child(Keep(0)), 1, 1, 1, 1)
    assert state.rolls_left == 1
    state = rolled(state, 5, 5, 5, 5)
    assert (state.rolls, state.rolls_left) == (3, 0)
    assert not any(state.kept), "there is nothing left to keep dice for"
    assert refused(state, Roll()) == "no_rolls_left"
    assert refused(state, Keep(0)) == "no_rolls_left"
    assert refused(state, Release(0)) == "no_rolls_left"


def test_P2_rolling_no_dice_is_no_roll() -> None:
    state = rolled(start(), 1, 1, 1, 1, 1)
    for die in range(5):
        state = state.child(Keep(die))
    assert refused(state, Roll()) == "all_kept"
    assert Roll() in state.child(Release(4)).legal_actions()


def test_P3_no_box_before_the_first_roll() -> None:
    state = start()
    assert {found.status for found in state.offers()} == {"open"}
    assert refused(state, Choose(Box.CHANCE)) == "no_dice"
    assert refused(state, Enter()) == "no_dice"


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_P3_a_box_after_any_roll_then_confirm(rolls: int) -> None:
    state = start()
    for _ in range(rolls):
        state = rolled(state, 2, 2, 3, 3, 3)
    assert refused(state, Enter()) == "no_box_chosen"
    chosen = state.child(Choose(Box.CHANCE))
    assert refused(chosen, Choose(Box.CHANCE)) == "already_chosen"
    after = chosen.child(Choose(Box.FULL_HOUSE)).child(Enter())
    assert after.sheets[0].get(Box.FULL_HOUSE) == 25
    assert (after.dice, after.rolls, after.chosen) == ((), 0, None)


def test_P4_auto_entry_only_after_the_last_roll_and_without_a_choice() -> None:
    state = rolled(rolled(start(), 1, 2, 3, 4, 4), 1, 2, 3, 4, 4)
    assert refused(state, AutoEnter(Box.SMALL_STRAIGHT)) == "auto_not_due"
    last = rolled(state, 1, 2, 3, 4, 4)
    assert refused(last.child(Choose(Box.CHANCE)), AutoEnter(Box.CHANCE)) == "auto_not_due"
    assert last.child(AutoEnter(Box.SMALL_STRAIGHT)).sheets[0].get(Box.SMALL_STRAIGHT) == 30


def test_P4_a_choice_is_cleared_by_the_next_roll() -> None:
    state = rolled(start(), 1, 2, 3, 4, 4).child(Choose(Box.FOURS)).child(Keep(0))
    assert state.chosen is Box.FOURS
    assert rolled(state, 1, 1, 1, 1).chosen is None


def test_P4_does_not_apply_in_a_ruleset_without_it() -> None:
    state = thrice(start(FIVEDICE), 1, 2, 3, 4, 4)
    assert refused(state, AutoEnter(Box.CHANCE)) == "auto_not_due"


def test_P4_a_barred_box_is_no_auto_entry() -> None:
    state = thrice(start(points={Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4)
    assert refused(state, AutoEnter(Box.CHANCE)) == "joker_matching_upper"


@BOTH
@pytest.mark.rule("P5", "P6", "P9", "P10")
@pytest.mark.parametrize(
    ("dice", "used", "pays"),
    [
        ((1, 2, 3, 3, 4), {}, {Box.SMALL_STRAIGHT: 30, Box.LARGE_STRAIGHT: 0}),
        ((2, 3, 4, 5, 6), {}, {Box.SMALL_STRAIGHT: 30, Box.LARGE_STRAIGHT: 40}),
        ((1, 3, 4, 5, 6), {}, {Box.SMALL_STRAIGHT: 30}),
        ((3, 4, 4, 6, 6), {}, {Box.SMALL_STRAIGHT: 0, Box.FULL_HOUSE: 0}),
        (
            (4, 4, 4, 4, 4),
            {},
            {Box.FOURS: 20, Box.FIVE_KIND: 50, Box.FOUR_KIND: 20, Box.FULL_HOUSE: 0},
        ),
        ((4, 4, 4, 4, 4), {Box.FIVE_KIND: 50}, {Box.FOURS: 120}),
        (
            (4, 4, 4, 4, 4),
            {Box.FIVE_KIND: 50, Box.FOURS: 12},
            {Box.LARGE_STRAIGHT: 140, Box.FULL_HOUSE: 125, Box.CHANCE: 120},
        ),
        (
            (4, 4, 4, 4, 4),
            {Box.FOURS: 12, **dict.fromkeys(LOWER, 0), Box.FIVE_KIND: 50},
            {Box.ACES: 100},
        ),
    ],
)
def test_examples(
    ruleset: SheetRuleset, dice: tuple[int, ...], used: dict[Box, int], pays: dict[Box, int]
) -> None:
    state = rolled(start(ruleset, used), *dice)
    before = state.sheets[0].total(ruleset)
    for box, points in pays.items():
        assert entered(state, box).scores()[0] - before == points, box


def test_P10_only_the_upper_box_of_that_face() -> None:
    state = rolled(start(points={Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4)
    assert state.is_joker
    fours = offer(state, Box.FOURS)
    assert (fours.status, fours.points, fours.extra) == ("forced", 20, 100)
    for box in BOXES:
        if box not in (Box.FOURS, Box.FIVE_KIND):
            assert offer(state, box).status == "barred"
            assert refused(state, Choose(box)) == "joker_matching_upper"


def test_P10_then_a_lower_box() -> None:
    state = rolled(start(points={Box.FIVE_KIND: 50, Box.FOURS: 12}), 4, 4, 4, 4, 4)
    offers = {found.box: found for found in state.offers()}
    assert {box: offers[box].points for box in LOWER if box is not Box.FIVE_KIND} == {
        Box.THREE_KIND: 20,
        Box.FOUR_KIND: 20,
        Box.FULL_HOUSE: 25,
        Box.SMALL_STRAIGHT: 30,
        Box.LARGE_STRAIGHT: 40,
        Box.CHANCE: 20,
    }
    for box in UPPER:
        if box is not Box.FOURS:
            assert refused(state, Choose(box)) == "joker_lower_first"


def test_P10_a_single_lower_box_is_forced() -> None:
    state = rolled(start(points={**without(Box.CHANCE, Box.ACES), Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4)
    assert offer(state, Box.CHANCE).status == "forced"
    assert offer(state, Box.ACES).status == "barred"


def test_P10_at_last_another_upper_box_with_nothing_but_the_extra() -> None:
    state = thrice(start(points={**without(Box.ACES, Box.SIXES), Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4)
    assert [(found.status, found.points, found.extra) for found in state.offers() if found.is_allowed] == [
        ("score", 0, 100)
    ] * 2
    assert not state.must_sacrifice
    assert entered(state, Box.SIXES).sheets[0].five_bonus == 100


def test_P7_bonus_from_the_moment_of_the_63_and_once() -> None:
    used = {Box.FOURS: 16, Box.FIVES: 20, Box.SIXES: 24}
    state = rolled(start(points=used), 3, 3, 1, 1, 2)
    assert state.sheets[0].missing(PENTA) == 3
    assert state.sheets[0].bonus(PENTA) == 0
    short = entered(state, Box.ACES)
    assert short.scores() == (62,)
    assert short.sheets[0].missing(PENTA) == 1
    reached = entered(rolled(short, 1, 1, 2, 5, 6), Box.TWOS)
    assert reached.scores() == (64 + 35,)
    assert reached.sheets[0].missing(PENTA) == 0
    later = entered(rolled(reached, 3, 3, 3, 5, 6), Box.THREES)
    assert later.scores() == (73 + 35,)


def test_P7_exactly_63_is_enough() -> None:
    state = rolled(start(points={Box.FOURS: 16, Box.FIVES: 20, Box.SIXES: 24}), 3, 5, 5, 6, 6)
    assert entered(state, Box.THREES).scores() == (63 + 35,)


def test_P7_extras_do_not_count_towards_the_63_but_the_points_of_a_joker_do() -> None:
    state = rolled(start(points={Box.FIVE_KIND: 50, Box.FIVES: 25}), 4, 4, 4, 4, 4)
    after = entered(state, Box.FOURS)
    assert after.sheets[0].upper == 45
    assert after.sheets[0].bonus(PENTA) == 0
    assert after.scores() == (45 + 50 + 100,)


def test_P8_a_sacrifice_only_after_the_last_roll_and_when_nothing_scores() -> None:
    opened = without(Box.FULL_HOUSE, Box.LARGE_STRAIGHT)
    state = rolled(rolled(start(points=opened), 1, 1, 3, 4, 6), 1, 1, 3, 4, 6)
    assert not state.must_sacrifice
    last = rolled(state, 1, 1, 3, 4, 6)
    assert last.must_sacrifice
    assert {offer(last, box).status for box in (Box.FULL_HOUSE, Box.LARGE_STRAIGHT)} == {"zero"}
    assert entered(last, Box.FULL_HOUSE).sheets[0].get(Box.FULL_HOUSE) == 0
    assert not rolled(state, 1, 1, 3, 3, 3).must_sacrifice
    assert not start().must_sacrifice


@BOTH
def test_P9_every_further_five_of_a_kind_earns_100_when_it_is_entered(ruleset: SheetRuleset) -> None:
    state = start(ruleset)
    for box, face, total in ((Box.FIVE_KIND, 6, 50), (Box.SIXES, 6, 180), (Box.CHANCE, 6, 310)):
        state = entered(rolled(state, *(face,) * 5), box)
        assert state.scores() == (total,)
    assert state.sheets[0].five_bonus == 200


def test_P9_one_that_is_broken_up_again_earns_nothing() -> None:
    state = rolled(start(points={Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4).child(Keep(0))
    after = entered(rolled(state, 1, 2, 3, 5), Box.CHANCE)
    assert after.sheets[0].five_bonus == 0
    assert not after.sheets[0].had_five


def test_P11_after_a_sacrifice_five_equal_dice_are_an_ordinary_roll() -> None:
    state = rolled(start(points={Box.FIVE_KIND: 0}), 4, 4, 4, 4, 4)
    assert not state.is_joker
    assert [(box, offer(state, box).points) for box in (Box.FOURS, Box.LARGE_STRAIGHT, Box.FULL_HOUSE)] == [
        (Box.FOURS, 20),
        (Box.LARGE_STRAIGHT, 0),
        (Box.FULL_HOUSE, 0),
    ]
    assert all(found.is_allowed and not found.extra for found in state.offers() if found.status != "used")


@pytest.mark.rule("P9", "P11")
@pytest.mark.parametrize(("second", "total"), [(True, 50 + 120), (False, 20)])
def test_undo_takes_the_entitlement_back_too(second: bool, total: int) -> None:
    dice = ScriptedDice([(2,) * 5, (4,) * 5])
    match = Match(SheetGame(PENTA, 1), (Seat("Ada", "blue"),))
    match.apply(Roll(), dice)
    match.apply(Choose(Box.FIVE_KIND), dice)
    match.apply(Enter(), dice)
    assert match.state.scores() == (50,)
    if not second:
        match.undo()
        match.undo()
        match.apply(Choose(Box.LARGE_STRAIGHT), dice)
        match.apply(Enter(), dice)
    match.apply(Roll(), dice)
    assert isinstance(match.state, SheetState)
    assert match.state.is_joker is second
    match.apply(Choose(Box.FOURS), dice)
    match.apply(Enter(), dice)
    assert match.state.scores() == (total,)


def test_P11_undone_sacrifice_gives_the_joker_back() -> None:
    dice = ScriptedDice([(2,) * 5, (2,) * 5, (4,) * 5])
    match = Match(SheetGame(PENTA, 1), (Seat("Ada", "blue"),), "free")
    for action in (Roll(), Choose(Box.FIVE_KIND), Enter(), Roll(), Choose(Box.TWOS), Enter()):
        match.apply(action, dice)
    for _ in range(6):
        match.undo()
    assert match.state == SheetGame(PENTA, 1).initial_state()
    assert [transition.after.scores() for _ in range(6) for transition in match.redo()][-1] == (160,)


def test_P12_total_of_all_parts_and_the_end() -> None:
    upper = {Box.ACES: 3, Box.TWOS: 6, Box.THREES: 9, Box.FOURS: 12, Box.FIVES: 15}
    lower: dict[Box, int] = {box: 10 for box in LOWER if box is not Box.FIVE_KIND}
    state = rolled(start(points={**upper, **lower, Box.FIVE_KIND: 50}), 6, 6, 6, 6, 6)
    assert state.outcome is None
    after = entered(state, Box.SIXES)
    assert after.scores() == (75 + 35 + 110 + 100,)
    assert after.outcome == Outcome((0,), (1,), "complete")
    assert (after.current_seat, after.legal_actions(), after.chance) == (None, (), None)
    with pytest.raises(IllegalActionError, match="game_over"):
        after.child(Roll())


def test_P12_the_end_comes_only_after_the_last_seat() -> None:
    state = entered(rolled(start(points=without(Box.CHANCE), players=2), 1, 2, 3, 4, 6), Box.CHANCE)
    assert (state.current_seat, state.outcome) == (1, None)
    higher = entered(rolled(state, 2, 2, 3, 4, 6), Box.CHANCE)
    assert higher.outcome == Outcome((1,), (2, 1), "complete")


def test_P12_a_tie_is_a_shared_victory() -> None:
    state = start(points=without(Box.CHANCE), players=3)
    for last in (6, 5, 6):
        state = entered(rolled(state, 1, 2, 3, 4, last), Box.CHANCE)
    assert state.outcome == Outcome((0, 2), (1, 3, 1), "complete")


def test_P13_classic_keeps_the_joker_after_a_sacrifice_but_not_the_extra() -> None:
    forced = rolled(start(CLASSIC, {Box.FIVE_KIND: 0}), 4, 4, 4, 4, 4)
    assert forced.is_joker
    assert (offer(forced, Box.FOURS).status, offer(forced, Box.FOURS).extra) == ("forced", 0)
    assert refused(forced, Choose(Box.CHANCE)) == "joker_matching_upper"
    state = rolled(start(CLASSIC, {Box.FIVE_KIND: 0, Box.FOURS: 12}), 4, 4, 4, 4, 4)
    assert entered(state, Box.LARGE_STRAIGHT).scores() == (12 + 40,)
    assert entered(state, Box.FULL_HOUSE).scores() == (12 + 25,)
    assert refused(state, Choose(Box.ACES)) == "joker_lower_first"


@BOTH
@pytest.mark.rule("P7", "P9", "P10", "P12")
def test_the_highest_total_is_1575(ruleset: SheetRuleset) -> None:
    state = start(ruleset)
    plan = [(Box.FIVE_KIND, 6), *((box, face) for face, box in enumerate(UPPER, start=1))]
    plan += [(box, 6) for box in LOWER if box is not Box.FIVE_KIND]
    for box, face in plan:
        state = entered(rolled(state, *(face,) * 5), box)
    assert state.scores() == (1575,)
    assert state.outcome is not None


@pytest.mark.rule("F5", "F6")
@pytest.mark.parametrize(
    ("used", "had_five", "pays"),
    [
        ({}, False, {Box.FIVE_KIND: 50, Box.TWOS: 10, Box.CHANCE: 10, Box.SIXES: 0, Box.FULL_HOUSE: 0}),
        (
            {Box.CHANCE: 10},
            True,
            {Box.FIVE_KIND: 100, Box.SIXES: 80, Box.LARGE_STRAIGHT: 90, Box.THREE_KIND: 80},
        ),
        ({Box.FIVE_KIND: 0}, False, {Box.TWOS: 10, Box.FOUR_KIND: 10, Box.LARGE_STRAIGHT: 0}),
    ],
)
def test_examples_of_the_free_joker_with_full_points(
    used: dict[Box, int], had_five: bool, pays: dict[Box, int]
) -> None:
    state = rolled(start(FIVEDICE, used, had_five=had_five), 2, 2, 2, 2, 2)
    before = state.scores()[0]
    for box, points in pays.items():
        assert entered(state, box).scores()[0] - before == points, box


def test_an_action_of_another_game_is_none_of_this() -> None:
    class Foreign(Action, frozen=True, tag="foreign"):
        pass

    with pytest.raises(InvalidActionError):
        start().child(Foreign())


def test_a_sheet_knows_its_open_boxes() -> None:
    sheet = Sheet().entered(Box.CHANCE, 20, 0, False).entered(Box.ACES, 0, 100, True)
    assert sheet.open_boxes == tuple(box for box in BOXES if box not in (Box.ACES, Box.CHANCE))
    assert (sheet.used_count, sheet.is_full, sheet.five_bonus, sheet.had_five) == (2, False, 100, True)
    assert (sheet.upper, sheet.lower, sheet.total(PENTA)) == (0, 20, 120)
