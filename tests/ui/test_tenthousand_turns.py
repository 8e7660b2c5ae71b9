"""The turns of 10.000 in the real window: misses and strikes, what is needed, the end, undo and hand-over."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, Bar, Strikes
from dicegames.storage.record import TableOptions
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from ui.tenthousand_window import (
    ALONE,
    BUST,
    FIRST,
    THREE,
    banner,
    card,
    gauge,
    own,
    primary,
    said,
    secondary,
    table,
    tray_of,
)

CTRL = Qt.KeyboardModifier.ControlModifier
EASY = {"bar": Bar(0, False, 0)}  # whatever was set aside may be collected


# --- hot dice, misses, strikes


@pytest.mark.rule("T10", "T14")
@pytest.mark.parametrize("rule", ["may", "must", "none"])
def test_hot_dice_are_celebrated_and_offered_as_the_rules_say(
    tmp_path: Path, qtbot: QtBot, rule: str
) -> None:
    ruleset = own(hot_dice=rule)
    with table(tmp_path, (1, 2, 3, 4, 5, 6), (1, 2, 2, 3, 4, 6), ruleset=ruleset) as driver:
        driver.roll()
        assert primary(driver) == ("Take all", "Total 3000, all six used")
        driver.tap_primary()
        assert tray_of(driver).marks.chip_center is not None
        if rule == "none":
            assert primary(driver) == ("Collect", "3000 points")
            assert not driver.table.bar.secondary.isVisible()
            assert said(driver) == "All six dice are used."
            driver.tap_primary()
            assert driver.state.points == (3000, 0)
            return
        assert primary(driver) == ("Roll on", "6 dice, Farkle 2%")
        if rule == "must":
            assert secondary(driver) == ("Collect", "after all six you must roll on", False)
            assert said(driver) == "All six dice are used: roll all six again."
        else:
            assert secondary(driver) == ("Collect", "3000 points", True)
        driver.roll()
        assert (driver.state.carried, len(driver.state.dice)) == (3000, 6)
        assert tray_of(driver).marks.chip_center is None


@pytest.mark.rule("T4", "T8", "T9")
def test_a_farkle_says_what_is_lost_and_hands_on(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6), seats=THREE) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.roll()
        text = card(driver)
        assert "300 points are lost" in text
        assert "Strike 1" in text
        assert said(driver) == "Ben is next."
        assert primary(driver) == ("On to Ben", "")
        for index in range(3):
            driver.tap_die(index)
        driver.key(Qt.Key.Key_T)
        driver.roll()
        assert driver.state.rolls == 2  # neither dice nor cup do anything now
        driver.tap_primary()
        assert card(driver) == ""
        assert (driver.state.seat, driver.state.strikes) == (1, (1, 0, 0))
        assert driver.table.strip.cards[0].view.strikes == (1, 3)


@pytest.mark.rule("T9", "T14")
def test_the_third_strike_costs_what_the_rules_say(tmp_path: Path, qtbot: QtBot) -> None:
    minus = own(strikes=Strikes(3, "minus", 500))
    with table(tmp_path, BUST, BUST, BUST, ruleset=minus, seats=ALONE) as driver:
        for _ in range(3):
            driver.roll()
            assert primary(driver) == ("Go on", "")
            last = card(driver)
            driver.key(Qt.Key.Key_Return)
        assert "500 points" in last
        assert driver.state.points == (-500,)
        assert "-500" in driver.table.strip.cards[0].accessibleName().replace("−", "-")


@pytest.mark.rule("T14")
def test_without_strikes_nothing_is_said_of_them(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, BUST, ruleset=own(strikes=Strikes(0, "none", 0))) as driver:
        driver.roll()
        assert card(driver)
        assert "trike" not in card(driver)
        assert driver.table.strip.cards[0].view.strikes is None


@pytest.mark.rule("T14")
def test_all_six_used_for_too_little_is_a_missed_turn(tmp_path: Path, qtbot: QtBot) -> None:
    high = own(hot_dice="none", bar=Bar(2000, False, 0))
    with table(tmp_path, (1, 1, 5, 5, 2, 3), (5, 2), (5,), ruleset=high) as driver:
        for points in (300, 350):
            driver.roll()
            driver.tap_primary()
            assert driver.state.turn_points == points
        driver.roll()
        assert driver.state.is_missed
        assert not driver.state.is_bust
        assert "not enough for 2000" in card(driver)
        driver.tap_primary()
        assert driver.state.seat == 1


# --- what is needed


@pytest.mark.rule("T14")
def test_the_gauge_names_the_greatest_demand(tmp_path: Path, qtbot: QtBot) -> None:
    cases = {
        FARKLE: "To open: 500",
        CLASSIC10000: "At least 350 a turn",
        own(**EASY): "No minimum",
        own(bar=Bar(400, False, 0)): "Fixed bar: 400",
        SHORT: "Start: 350",
    }
    for number, (ruleset, source) in enumerate(cases.items()):
        with table(tmp_path / str(number), (5, 2, 2, 3, 4, 6), ruleset=ruleset) as driver:
            assert source in gauge(driver)
            driver.roll()
            driver.tap_primary()
            assert secondary(driver)[2] is (ruleset.bar_after(0) == 0 and source == "No minimum")


@pytest.mark.rule("T8")
def test_the_bar_of_the_next_is_told_with_where_it_comes_from(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (2, 2, 2, 2, 1, 1), BUST) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert driver.state.points == (600, 0)
        assert "Player before: 600 + 50" in gauge(driver)
        driver.roll()
        driver.key(Qt.Key.Key_Return)
        assert "After a Farkle: 350" in gauge(driver)


# --- last throws and the end


@pytest.mark.rule("T11", "T12", "T13")
def test_last_throws_are_announced_until_the_result(tmp_path: Path, qtbot: QtBot) -> None:
    rolls = ((1, 2, 3, 4, 5, 6), BUST, (1, 2, 3, 4, 5, 6))
    with table(tmp_path, *rolls, ruleset=own(target=3000), seats=THREE) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert banner(driver) == (
            "Last throws: Ada has 3000. Ben takes the lead with 3050. Then Cem. With a tie you share the win."
        )
        driver.roll()
        assert primary(driver) == ("On to Cem", "")
        assert "Ben" not in banner(driver)
        driver.tap_primary()
        assert "Cem draws level with 3000 and leads with more." in banner(driver)
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert driver.state.is_over
        assert driver.table.result.isVisible()
        assert driver.state.points == (3000, 0, 3000)


@pytest.mark.rule("T12")
def test_the_last_missed_turn_leads_to_the_result(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (1, 2, 3, 4, 5, 6), BUST, ruleset=own(target=3000)) as driver:
        driver.roll()
        driver.tap_primary()
        driver.key(Qt.Key.Key_Return)
        driver.roll()
        assert said(driver) == "That was the last turn."
        assert primary(driver) == ("To the result", "")
        driver.tap_primary()
        assert driver.table.result.isVisible()


@pytest.mark.rule("T12")
def test_alone_the_target_ends_the_game_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (1, 2, 3, 4, 5, 6), ruleset=own(target=3000), seats=ALONE) as driver:
        driver.roll()
        driver.key(Qt.Key.Key_T)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.is_over
        assert driver.table.result.isVisible()


# --- undo, hand-over, typed dice


def test_undo_and_redo_go_through_what_was_set_aside(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.tap_die(3)
        driver.click(driver.table.header.undo)
        assert driver.state.turn_points == 300
        driver.key(Qt.Key.Key_Z, CTRL)
        assert driver.state.turn_points == 0
        assert primary(driver)[0] == "Take all"
        driver.key(Qt.Key.Key_Y, CTRL)
        driver.key(Qt.Key.Key_Y, CTRL)
        assert driver.state.turn_points == 400
        assert not driver.table.can_redo


def test_undo_takes_a_collected_turn_back(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        driver.key(Qt.Key.Key_Z, CTRL)
        assert (driver.state.seat, driver.state.points, driver.state.turn_points) == (0, (0, 0), 450)
        assert driver.table.strip.cards[0].shown_total == 0


def test_undo_past_a_farkle_asks_first(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(parent: object, look: object, words: Callable[[], Doubt]) -> bool:
        asked.append(words().title)
        return True

    monkeypatch.setattr(Question, "ask", staticmethod(ask))
    with table(tmp_path, FIRST, (2, 4, 6)) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.roll()
        assert card(driver)
        driver.key(Qt.Key.Key_Z, CTRL)
        assert len(asked) == 1
        assert card(driver) == ""
        assert driver.state.turn_points == 300
        driver.roll()  # the same dice come again
        assert driver.state.is_bust
        assert card(driver)


def test_the_hand_over_card_waits_between_two_people(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, BUST, options=TableOptions()) as driver:
        driver.click(driver.table.handover.button)
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert driver.table.handover.is_open
        rolls = driver.state.rolls
        QTest.keyClick(driver.table, Qt.Key.Key_R)
        assert driver.state.rolls == rolls
        driver.click(driver.table.handover.button)
        driver.roll()
        assert (driver.state.seat, driver.state.rolls) == (1, 1)


def test_real_dice_are_typed_for_as_many_as_are_thrown(tmp_path: Path, qtbot: QtBot) -> None:
    options = TableOptions(handover=False, dice="typed")
    with table(tmp_path, options=options) as driver:
        for faces in (FIRST, (5, 2), (1,)):
            driver.roll()
            pad = driver.table.typed_pad
            assert pad.is_open
            for face in faces:
                driver.click(pad.face_buttons[face - 1])
            driver.click(pad.take)
            assert not pad.is_open
            assert driver.state.dice == faces
            if faces == FIRST:
                driver.tap_die(0)
                driver.tap_die(3)
            elif faces == (5, 2):
                driver.tap_die(0)
        assert driver.state.rolls == 3


def test_the_card_shows_the_lost_dice_and_the_cloth_does_not(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6), BUST) as driver:
        driver.roll()
        assert {die._opacity for die in driver.tray.dice} == {1.0}
        driver.tap_die(0)
        driver.roll()
        assert driver.board.card.shows_dice
        assert {die._opacity for die in driver.tray.dice} == {0.0}
        driver.tap_primary()
        assert not driver.board.card.shows_dice
        driver.roll()
        assert driver.board.card.shows_dice
