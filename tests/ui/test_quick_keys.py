"""Quick presses of keys: what the first one brings up is not answered by the others."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.ruleset import PUZZLE3
from dicegames.games.sheet.state import TimeOut
from dicegames.models.game_words import GAME_ORDER
from dicegames.session.rematch import human_seats
from dicegames.storage.record import TableOptions
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from dicegames.ui.quick_keys import QuickKeys
from near_end import nearly_over
from players import idle_players
from storage.session_help import write_session
from windows import TWO, Clock, SheetDriver, open_window

Key = Qt.Key
PRESSING = [Key.Key_Return, Key.Key_Enter, Key.Key_Space]
SLOWLY = 1000  # ms


class Hands:
    """Press keys as a keyboard does, at times of one's own."""

    def __init__(self, driver: SheetDriver) -> None:
        self.driver = driver
        self.clock = Clock()
        self.clock.now = SLOWLY
        keys = driver.window.findChild(QuickKeys)
        assert isinstance(keys, QuickKeys)
        keys._now = self.clock

    def press(self, key: Qt.Key, after: int = SLOWLY) -> None:
        """Press a key so many ms after the one before."""
        self.clock.now += after
        self.driver.clock.now += after
        QApplication.processEvents()
        window = QApplication.focusWindow()
        assert window is not None
        QTest.keyClick(window, key)
        self.driver.settle()

    def hold(self, key: Qt.Key, times: int) -> None:
        """Let a key that is held down come again, as the system sends it."""
        window = self.driver.window.windowHandle()
        assert window is not None
        for _ in range(times):
            self.clock.now += SLOWLY
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
                QApplication.sendEvent(window, event)
            self.driver.settle()


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    with open_window(tmp_path) as driver:
        yield Hands(driver)


def hand_over(hands: Hands) -> None:
    """Enter a box, after which the device is passed on."""
    hands.driver.start(options=TableOptions(auto_entry=0, handover=True))
    hands.press(Key.Key_Space)
    hands.press(Key.Key_Down)
    hands.press(Key.Key_Return)
    assert not hands.driver.table.handover.is_open
    hands.press(Key.Key_Return)
    assert hands.driver.table.handover.is_open


@pytest.mark.parametrize("key", PRESSING)
def test_the_card_that_a_key_brings_up_stays(hands: Hands, key: Qt.Key) -> None:
    hand_over(hands)
    hands.press(key, after=150)
    hands.press(key, after=150)
    assert hands.driver.table.handover.is_open
    hands.press(key)
    assert not hands.driver.table.handover.is_open


def test_a_key_that_is_held_answers_nothing(hands: Hands) -> None:
    hand_over(hands)
    hands.hold(Key.Key_Return, 5)
    assert hands.driver.table.handover.is_open


@pytest.mark.parametrize("key", PRESSING)
@pytest.mark.parametrize("game_id", GAME_ORDER)
def test_the_last_move_of_a_game_begins_no_other(
    tmp_path: Path, qtbot: QtBot, game_id: str, key: Qt.Key
) -> None:
    path = write_session(tmp_path / "one.dicegame", nearly_over(game_id, handover=False))
    with open_window(tmp_path) as driver:
        hands = Hands(driver)
        driver.window.open_file(path)
        driver.settle()
        assert driver.window.desk is not None
        table, controller = driver.table, driver.window.desk.controller
        wished = QSignalSpy(table.result.rematch_requested)
        hands.press(Key.Key_Space)  # so that a key was the last
        player, luck = idle_players().player(game_id, "medium", ""), random.Random(5)
        while (state := controller.match.state).outcome is None:
            controller.act(player.decide(state, luck, lambda: False))
        driver.settle()
        for _ in range(4):
            hands.press(key, after=100)
        assert wished.count() == 0
        while table.result.scoring.is_counting:
            hands.press(key)
            hands.press(key, after=100)
        assert wished.count() == 0
        hands.press(key)
        assert wished.count() == 1
        header = controller.table.header
        assert table.start_pads.is_open == (len(human_seats(header)) > 1)
        hands.press(key, after=100)
        assert table.start_pads.is_open == (len(human_seats(header)) > 1)


def test_a_question_that_a_key_asks_is_not_answered_by_it(hands: Hands) -> None:
    hands.driver.start(options=TableOptions(auto_entry=0, handover=False))
    answered: list[bool] = []

    def press_on() -> None:
        hands.press(Key.Key_Return, after=100)
        answered.append(QApplication.activeModalWidget() is None)
        hands.press(Key.Key_Escape, after=100)  # another key is meant

    hands.press(Key.Key_Return)
    QTimer.singleShot(0, press_on)
    words = Doubt("Enter 0 points?", "Sure?", "Enter 0", "Don’t enter")
    assert not Question.ask(hands.driver.window, hands.driver.window._look, lambda: words)
    assert answered == [False]


def test_a_pause_ends_once(hands: Hands) -> None:
    hands.driver.start()
    hands.press(Key.Key_P)
    hands.press(Key.Key_Space, after=100)
    assert not hands.driver.table.pause_cover.is_open
    before = hands.driver.state
    hands.press(Key.Key_Space, after=100)
    assert hands.driver.state == before
    hands.press(Key.Key_Space)
    assert hands.driver.state != before


def test_starting_a_game_rolls_nothing(hands: Hands) -> None:
    hands.driver.window.show_new_game("penta")
    hands.driver.settle()
    hands.press(Key.Key_Return)
    before = hands.driver.state
    hands.press(Key.Key_Space, after=100)
    assert hands.driver.state == before
    hands.press(Key.Key_Space)
    assert hands.driver.state != before


def test_quick_presses_on_one_page_all_count(hands: Hands) -> None:
    hands.driver.start(options=TableOptions(auto_entry=0, handover=False))
    hands.press(Key.Key_Space)
    hands.press(Key.Key_Down, after=50)
    hands.press(Key.Key_Return, after=50)
    hands.press(Key.Key_Return, after=50)
    assert hands.driver.state.seat == 1


def test_a_menu_that_a_key_opens_is_used_at_once(hands: Hands) -> None:
    """Space opens it, an arrow chooses, Enter takes: none of them is the one before again."""
    window = hands.driver.window
    window.show_page("settings")
    pace = window.settings_page.pace
    before = window.settings.pace
    pace.setFocus(Qt.FocusReason.TabFocusReason)
    hands.press(Key.Key_Space)
    hands.press(Key.Key_Space, after=100)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert window.settings.pace != before


def test_an_end_that_no_press_brought_waits_for_one_that_is_meant(hands: Hands) -> None:
    """Who presses just when the time is up meant the dice."""
    puzzle = hands.driver
    puzzle.start(seats=TWO[:1], ruleset=PUZZLE3)
    hands.press(Key.Key_Space)
    table, desk = puzzle.table, puzzle.window.desk
    assert desk is not None
    wished = QSignalSpy(table.result.rematch_requested)
    desk.controller.act(TimeOut())
    hands.press(Key.Key_Return)
    assert table.result.isVisible()
    assert wished.count() == 0
    table.late_presses._timer.timeout.emit()
    hands.press(Key.Key_Return)
    assert wished.count() == 1
