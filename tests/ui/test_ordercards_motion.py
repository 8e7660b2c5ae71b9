"""Motion at the table of Order Cards: what moves, and that a tap ends it and gives nothing away."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from dicegames.storage.settings import Settings
from ui.ordercards_window import (
    BONUS,
    FOUR,
    ONE,
    end_turn,
    lit,
    placed,
    primary,
    said,
    secondary,
    table,
    views,
)
from windows import OrderCardsDriver

FIRST, SECOND, THIRD = (4, 4, 1), (4, 4, 4, 6), (4, 3, 2, 1, 6)
MOVING = Settings(motion="full")


def running(driver: OrderCardsDriver) -> list[str]:
    """Return what moves or ticks in the window."""
    moving = QAbstractAnimation.State.Running
    found: list[QObject] = [
        run for run in driver.window.findChildren(QAbstractAnimation) if run.state() == moving
    ]
    found += [timer for timer in driver.window.findChildren(QTimer) if timer.isActive()]
    return [f"{type(child).__name__} of {type(child.parent()).__name__}" for child in found]


def on_four(driver: OrderCardsDriver) -> None:
    """Let Ada place both fours."""
    driver.roll()
    driver.tap_card(FOUR)  # ends the throw, and counts


def test_nothing_gives_a_roll_away_while_dice_tumble(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (4, 4), settings=MOVING) as driver:
        driver.roll()
        driver.board.finish_motion()
        driver.tap_die(2)
        line = driver.table.bar.log_line.line
        driver.roll()
        assert driver.tray.is_tumbling
        assert said(driver) == "The dice are rolling."
        assert not driver.table.bar.primary.isEnabled()
        assert secondary(driver) == ""
        assert lit(driver) == set()
        assert driver.table.bar.log_line.line == line
        driver.key(Qt.Key.Key_T)
        driver.board.finish_motion()
        assert lit(driver) == {ONE, BONUS}
        assert driver.table.bar.log_line.line != line


def test_a_tap_during_a_throw_ends_it_and_counts(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, settings=MOVING) as driver:
        on_four(driver)
        assert not driver.tray.is_tumbling
        assert placed(driver) == (FOUR, FOUR, None)


def test_a_press_for_a_roll_during_a_throw_only_ends_it(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, settings=MOVING) as driver:
        driver.roll()
        driver.key(Qt.Key.Key_R)
        assert not driver.tray.is_tumbling
        assert driver.state.rolls == 1


def claimed(driver: OrderCardsDriver) -> None:
    """Let Ada's second turn begin with the card that she has won."""
    on_four(driver)
    end_turn(driver)
    driver.roll()
    driver.tap_card(ONE)  # no one: only ends the throw
    driver.tap_card(BONUS)
    end_turn(driver)


@pytest.mark.rule("A4")
def test_claims_are_seen_at_the_start_of_the_turn_and_a_roll_ends_that(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, SECOND, THIRD, settings=MOVING) as driver:
        claimed(driver)
        assert said(driver) == "Nobody beat you: you win Number 4 in yellow (1 point)."
        assert driver.board.cards.is_moving
        assert views(driver)[FOUR].under == 4
        driver.roll()
        assert driver.state.rolls == 1
        assert not driver.board.cards.is_moving


@pytest.mark.rule("A8")
def test_beaten_dice_are_seen_going_home(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, SECOND, settings=MOVING) as driver:
        on_four(driver)
        end_turn(driver)
        driver.roll()
        driver.board.finish_motion()
        driver.tap_card(FOUR)
        ghosts = driver.board.cards.ghosts
        assert len(ghosts) == 5  # two go home, three come
        home = driver.board.cards.card_rect(FOUR).top()
        assert sum(ghost.end.y() < home for ghost in ghosts) == 2
        driver.tap_card(FOUR)  # ends that, and takes them back
        assert placed(driver) == (None,) * 4


def taken_back(driver: OrderCardsDriver) -> None:
    """Let Ada place both fours, and take them back."""
    on_four(driver)
    driver.tap_card(FOUR)


STEPS: dict[str, Callable[[OrderCardsDriver], None]] = {
    "placing": on_four,
    "taking back": taken_back,
    "claims": claimed,
}


@pytest.mark.parametrize("motion", ["full", "reduced", "off"])
@pytest.mark.parametrize("step", STEPS)
def test_everything_comes_to_rest(tmp_path: Path, qtbot: QtBot, motion: str, step: str) -> None:
    settings = msgspec.structs.replace(MOVING, motion=motion)
    with table(tmp_path, FIRST, SECOND, THIRD, settings=settings) as driver:
        STEPS[step](driver)
        assert motion != "off" or not driver.board.cards.is_moving
        qtbot.waitUntil(lambda: running(driver) == [], timeout=4_000)
        assert driver.board.cards.ghosts == ()
        assert primary(driver)


@pytest.mark.rule("A9")
def test_a_die_is_seen_turning_and_a_tap_ends_that(tmp_path: Path, qtbot: QtBot) -> None:
    hand = (4, 3, 2, 1, 6, 5)
    with table(tmp_path, FIRST, SECOND, hand, settings=MOVING) as driver:
        driver.roll()
        driver.tap_card(BONUS)
        end_turn(driver)
        driver.roll()
        driver.tap_card(FOUR)
        end_turn(driver)
        driver.roll()
        driver.board.finish_motion()
        driver.tap_die(3)
        driver.key(Qt.Key.Key_T)
        die = driver.tray.dice[3]
        assert running(driver) != []
        assert die.value == 5
        driver.tap_die(4)
        assert driver.board.selected == {4}
        qtbot.waitUntil(lambda: running(driver) == [], timeout=4_000)
