"""The tutor in the window: it asks before a decision that costs much, once, and never holds anybody up."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dicegames.computer.advice import Advice
from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import PUZZLE5
from dicegames.games.sheet.state import AutoEnter, Choose
from dicegames.models.hints import Mistake
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.base import Dialog
from dicegames.ui.dialogs.question import Question
from dicegames.ui.dialogs.tutor_question import TutorQuestion
from dicegames.ui.table import tutor
from ui.hint_help import TellingPlayers, answering, marks
from ui.page_help import cut_off
from windows import LEFT, TWO, SheetDriver, open_window
from words import Words, installed

CLEAR = Settings(motion="off", tutor="clear")
"""Warn from 3 points on."""

ALL_ONES = ScriptedDice([(1, 1, 1, 1, 2)] * 6)


def press(name: str) -> "Press":
    return Press(name)


class Press:
    """Click a button of the tutor's question, after a look at it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.said: list[str] = []

    def __call__(self, dialog: Dialog) -> None:
        assert isinstance(dialog, TutorQuestion)
        assert not cut_off(dialog)
        self.said = [label.text() for label in dialog.findChildren(QLabel)]
        QTest.mouseClick(getattr(dialog, self._name), LEFT)


def press_key(key: Qt.Key) -> "PressKey":
    return PressKey(key)


class PressKey:
    """Press a key on whatever has the focus in the question."""

    def __init__(self, key: Qt.Key) -> None:
        self._key = key

    def __call__(self, dialog: Dialog) -> None:
        assert isinstance(dialog, TutorQuestion)
        QTest.keyClick(dialog.focusWidget(), self._key)


@pytest.fixture
def telling() -> TellingPlayers:
    return TellingPlayers()


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> Iterator[SheetDriver]:
    """A table after the first roll, with the tutor at "clear"."""
    with open_window(tmp_path, players=telling, settings=CLEAR, dice=SeededDice(1)) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False))
        driver.roll()
        wait_for_advice(driver, qtbot)
        yield driver
        telling.may_answer.set()


def wait_for_advice(driver: SheetDriver, qtbot: QtBot) -> None:
    assert driver.window.desk is not None
    coach = driver.window.desk.coach
    qtbot.waitUntil(lambda: coach.known() is not None)


def choose_chance(driver: SheetDriver, qtbot: QtBot) -> None:
    """Choose the box whose entry costs 10 points."""
    driver.tap_box(Box.CHANCE)
    wait_for_advice(driver, qtbot)


def test_a_costly_decision_is_asked_about(driver: SheetDriver, qtbot: QtBot) -> None:
    choose_chance(driver, qtbot)
    think = press("think_button")
    with answering(think) as titles:
        driver.tap_primary()
    assert titles == ["Think again?"]
    total = sum(driver.state.dice)
    assert think.said[1:] == [
        f"You enter Chance with {total}.",
        "That costs 10.0 points on average.",
        think.said[3],
    ]
    assert "a turn played for it alone brings" in think.said[3]
    assert driver.state.seat == 0
    assert driver.state.chosen is Box.CHANCE
    assert marks(driver) == ["tutor"]
    assert not driver.table.hint_card.is_open


def test_play_anyway_plays(driver: SheetDriver, qtbot: QtBot) -> None:
    choose_chance(driver, qtbot)
    with answering(press("play_button")):
        driver.tap_primary()
    assert driver.state.seat == 1


def test_show_shows_what_is_better(driver: SheetDriver, qtbot: QtBot) -> None:
    choose_chance(driver, qtbot)
    with answering(press("show_button")):
        driver.tap_primary()
    card = driver.table.hint_card
    assert card.is_open
    assert card.best.text().startswith("Keep ")
    assert driver.state.seat == 0
    assert marks(driver) == ["tutor", "hint"]
    driver.click(card.setup)
    assert driver.state.kept[0]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_hasty_key_lets_think_again(driver: SheetDriver, qtbot: QtBot, key: Qt.Key) -> None:
    choose_chance(driver, qtbot)
    with answering(press_key(key)):
        driver.key(Qt.Key.Key_Return)
    assert driver.state.seat == 0


def test_what_costs_little_is_not_asked_about(driver: SheetDriver, qtbot: QtBot) -> None:
    with answering():
        driver.roll()  # 1.4 points
    assert driver.state.rolls == 2
    assert marks(driver) == ["tutor"]


def test_preparing_is_not_judged(driver: SheetDriver, qtbot: QtBot) -> None:
    with answering():
        driver.tap_die(4)
        driver.tap_die(4)
        driver.tap_box(Box.CHANCE)
    assert marks(driver) == []


def test_the_only_choice_is_not_judged(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    with open_window(tmp_path, players=telling, settings=CLEAR) as driver:
        driver.start()
        wait_for_advice(driver, qtbot)
        driver.roll()
        assert driver.state.rolls == 1
        assert marks(driver) == []


def test_it_is_off_unless_somebody_wants_it(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    with open_window(tmp_path, players=telling) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False))
        driver.roll()
        driver.tap_box(Box.CHANCE)
        with answering():
            driver.tap_primary()
        assert driver.state.seat == 1
        assert marks(driver) == []
        driver.roll()
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, tutor="large"))
        driver.tap_box(Box.CHANCE)
        wait_for_advice(driver, qtbot)
        with answering(press("think_button")):
            driver.tap_primary()
        assert driver.state.seat == 1
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, tutor="off"))
        with answering():
            driver.tap_primary()
        assert driver.state.seat == 0


def zero_question(driver: SheetDriver, telling: TellingPlayers, values: tuple[float, float, float]) -> None:
    """Come to a sacrifice of Sixes that the board asks about."""
    telling.box = Box.SIXES
    telling.values = values
    driver.start(options=TableOptions(auto_entry=0, handover=False))
    driver.roll()
    driver.tap_box(Box.SIXES)


@pytest.fixture
def zero(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> Iterator[SheetDriver]:
    with open_window(tmp_path, players=telling, settings=CLEAR, dice=ALL_ONES) as driver:
        yield driver


def test_a_zero_that_costs_much_is_asked_about_once(
    zero: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    zero_question(zero, telling, (250.0, 249.0, 240.0))
    wait_for_advice(zero, qtbot)
    with answering(press("play_button")) as titles:
        zero.tap_primary()
    assert titles == ["Think again?"]
    assert zero.state.seat == 1


def test_the_best_zero_is_not_asked_about(zero: SheetDriver, qtbot: QtBot, telling: TellingPlayers) -> None:
    zero_question(zero, telling, (1.0, 2.0, 3.0))
    wait_for_advice(zero, qtbot)
    with answering():
        zero.tap_primary()
    assert zero.state.seat == 1


def test_a_zero_that_costs_little_is_still_asked_about(
    zero: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    zero_question(zero, telling, (3.0, 2.0, 1.0))
    wait_for_advice(zero, qtbot)
    seen: list[str] = []

    def agree(dialog: Dialog) -> None:
        assert isinstance(dialog, Question)
        seen.append(dialog.windowTitle())
        QTest.mouseClick(dialog.yes_button, LEFT)

    with answering(agree):
        zero.tap_primary()
    assert seen == ["Enter 0 points?"]
    assert zero.state.seat == 1


def test_a_decision_waits_for_advice_that_comes_in_time(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()
    driver.tap_primary()  # a second press is the same wish
    assert driver.state.seat == 0
    with answering(press("play_button")):
        telling.may_answer.set()
        qtbot.waitUntil(lambda: driver.state.seat == 1)
    QTest.qWait(450)
    assert driver.state.rolls == 0


def test_a_decision_waits_no_longer_than_it_is_worth(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    driver.tap_box(Box.CHANCE)
    timer = QElapsedTimer()
    timer.start()
    with answering():
        driver.tap_primary()
        pressed = timer.elapsed()
        qtbot.waitUntil(lambda: driver.state.seat == 1, timeout=2000)
    assert pressed < 300  # the window went on meanwhile
    assert timer.elapsed() >= 380
    assert marks(driver) == []


def test_what_only_prepares_waits_for_nothing(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    driver.tap_die(0)
    driver.tap_box(Box.CHANCE)
    seen = [driver.state.chosen]
    driver.tap_box(Box.SIXES)  # no press is swallowed meanwhile
    seen.append(driver.state.chosen)
    assert seen == [Box.CHANCE, Box.SIXES]


def test_nothing_waits_while_the_table_is_worked_out(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    driver.tap_box(Box.CHANCE)
    telling.is_ready = False
    driver.tap_primary()
    assert driver.state.seat == 1


def test_undo_takes_a_waiting_decision_away(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    telling.may_answer.set()
    with answering():
        QTest.qWait(450)
    assert driver.state.chosen is None
    assert driver.state.seat == 0


def test_a_pause_takes_a_waiting_decision_away(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()
    driver.key(Qt.Key.Key_P)
    telling.may_answer.set()
    with answering():
        QTest.qWait(450)
    assert driver.state.seat == 0


@pytest.mark.rule("P4")
def test_the_entry_by_the_clock_is_not_judged(driver: SheetDriver, qtbot: QtBot) -> None:
    for _ in range(2):
        driver.roll()
        qtbot.wait(20)
    before = marks(driver)
    assert driver.window.desk is not None
    with answering():
        driver.window.desk.controller.act(AutoEnter(Box.CHANCE))
    assert driver.state.seat == 1
    assert marks(driver) == before


def test_typed_dice_are_asked_for_after_the_question(
    tmp_path: Path, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.values = (250.0, 240.0, 1.0)
    with open_window(tmp_path, players=telling, settings=CLEAR) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False, dice="typed"))
        driver.roll()
        pad = driver.table.typed_pad
        assert pad.is_open
        driver.table._typed_rolls._on_pad_typed((1, 2, 3, 4, 6))
        pad.dismiss()
        wait_for_advice(driver, qtbot)
        with answering(press("think_button")):
            driver.roll()
        assert not pad.is_open
        with answering(press("play_button")):
            driver.roll()
        assert pad.is_open


@pytest.mark.rule("F8")
def test_the_clock_of_a_puzzle_runs_below_the_question(
    tmp_path: Path, qtbot: QtBot, telling: TellingPlayers
) -> None:
    with open_window(tmp_path, players=telling, settings=CLEAR) as driver:
        driver.start(seats=TWO[:1], ruleset=PUZZLE5, options=TableOptions(auto_entry=0, handover=False))
        driver.roll()
        assert driver.window.desk is not None
        controller = driver.window.desk.controller
        controller.act(Choose(Box.CHANCE))
        wait_for_advice(driver, qtbot)
        paused: list[bool] = []

        def think(dialog: Dialog) -> None:
            paused.append(controller.is_paused)
            press("think_button")(dialog)

        with answering(think):
            driver.key(Qt.Key.Key_Return)
        assert paused == [False]
        assert driver.state.chosen is Box.CHANCE


def test_closing_the_table_ends_its_question(driver: SheetDriver, qtbot: QtBot) -> None:
    """As when the desktop opens another session meanwhile."""
    choose_chance(driver, qtbot)
    asked: list[object] = []

    def leave() -> None:
        asked.append(QApplication.activeModalWidget())
        driver.window.show_home()

    QTimer.singleShot(0, leave)
    driver.tap_primary()
    assert len(asked) == 1
    assert isinstance(asked[0], TutorQuestion)
    assert QApplication.activeModalWidget() is None
    assert driver.window.table is None


def test_an_open_question_follows_the_language(driver: SheetDriver, qtbot: QtBot) -> None:
    choose_chance(driver, qtbot)
    said: list[list[str]] = []

    def change(dialog: Dialog) -> None:
        assert isinstance(dialog, TutorQuestion)
        with installed(Words("de")):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
            said.append([label.text() for label in dialog.findChildren(QLabel)])
            said.append([dialog.show_button.title, dialog.play_button.title, dialog.think_button.title])

    with answering(change):
        driver.tap_primary()
    total = sum(driver.state.dice)
    assert said[0][:3] == [
        "Nochmal überlegen?",
        f"Du trägst Chance mit {total} ein.",
        "Das kostet im Schnitt 10,0 Punkte.",
    ]
    assert said[1] == ["Zeigen", "Trotzdem spielen", "Nochmal überlegen"]


def test_a_decision_whose_mistake_has_no_words_passes(
    driver: SheetDriver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speechless(*_: object) -> Mistake:
        raise ValueError("broken on purpose")

    monkeypatch.setattr(tutor, "mistake_of", speechless)
    choose_chance(driver, qtbot)
    with qtbot.captureExceptions() as caught:
        driver.tap_primary()
    assert [str(value) for _, value, _ in caught] == ["broken on purpose"]
    assert driver.state.seat == 1, "nobody is stuck at a turn"


def test_an_adviser_that_fails_holds_nobody_up(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Advice:
        raise ValueError("broken on purpose")

    monkeypatch.setattr(telling, "advise", broken)
    with qtbot.captureExceptions() as caught:
        driver.tap_box(Box.CHANCE)
        qtbot.waitUntil(lambda: bool(caught))
        driver.tap_primary()
        assert driver.state.seat == 1, "it doesn't wait for advice that won't come"
        qtbot.wait(50)
    assert len(caught) == 1
