"""All six dice used for too little, where they may not be rolled again: some have to go back (T14)."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.games.tenthousand.state import Collect, PutBack, Roll, SetAside, TenThousandState
from dicegames.ui.boards.tenthousand_view import is_dead_end, take_all_action
from games.tenthousand_help import aside, good_rulesets, rolled, start
from ui.tenthousand_window import own, primary, said, secondary, table

STUCK = own(hot_dice="none")
ROLLS = (5, 5, 2, 3, 4, 6), (5, 5, 2, 3), (5, 5)


def at_last_roll(last: tuple[int, ...] = ROLLS[-1]) -> TenThousandState:
    """Return the turn before its last two dice are set aside; it has 200 points and needs 350."""
    state = start(STUCK)
    for roll in ROLLS[:2]:
        state = aside(rolled(state, *roll), 5, 5)
    return rolled(state, *last)


@pytest.mark.rule("T14")
def test_the_way_out_is_named_and_offered(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, *ROLLS, (1,), ruleset=STUCK) as driver:
        for _ in range(2):
            driver.roll()
            driver.key(Qt.Key.Key_T)
        driver.roll()
        assert primary(driver) == ("Take all", "Total 250, 1 die is left")
        driver.tap_die(0)
        driver.tap_die(1)
        assert said(driver) == "All six are used, but 50 are missing. Put dice back and roll on."
        assert primary(driver) == ("Put back", "all dice of this roll")
        assert secondary(driver) == ("Collect", "from 350 on, 50 to go", False)
        driver.key(Qt.Key.Key_T)
        assert driver.state.chosen == (False, False)
        driver.key(Qt.Key.Key_T)
        assert driver.state.chosen == (True, False)
        assert primary(driver)[0] == "Roll on"
        driver.tap_die(1)
        driver.tap_primary()
        assert driver.state.chosen == (False, False)
        driver.tap_primary()
        driver.roll()
        driver.key(Qt.Key.Key_T)
        assert primary(driver) == ("Collect", "350 points")


@pytest.mark.rule("T14")
def test_what_reaches_the_bar_is_taken_whole() -> None:
    state = at_last_roll((1, 5))
    assert state.turn_points == 200
    assert take_all_action(state) == SetAside((0, 1))
    assert not is_dead_end(aside(state, 1, 5))


@pytest.mark.rule("T14")
def test_a_die_that_lies_aside_already_stays_there() -> None:
    state = at_last_roll().child(SetAside((1,)))
    assert take_all_action(state) is None
    assert take_all_action(state.child(SetAside((0,)))) == PutBack((0, 1))


@given(good_rulesets, st.integers(0, 2**32))
def test_the_offered_way_never_ends_where_nothing_can_be_done(ruleset: TenThousandRuleset, seed: int) -> None:
    dice, state = Random(seed), start(ruleset)
    while not state.refusal_of(Roll()) and state.rolls < 20:
        state = rolled(state, *(dice.randint(1, 6) for _ in range(state.free_count)))
        if state.is_missed:
            return
        while (action := take_all_action(state)) is not None:
            state = state.child(action)
        assert not is_dead_end(state)
        assert not state.refusal_of(Roll()) or not state.refusal_of(Collect())
