"""The window around a table: fast taps, reopening, undo and practice, covers, languages, bad files."""

import errno
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython

from broken_disk import BrokenDisk
from dicegames.app.crash import CrashHook
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Mark, Seat
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Roll
from dicegames.session.auto_entry import AutoEntry
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.crash import CrashDialog
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.dialogs.shortcuts import ShortcutsDialog
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode
from storage.listing import list_sessions
from windows import LEFT, TWO, open_window

FACES = [(1, 2, 3, 4, 6)]
CALM = Settings(motion="off")
LIVELY = Settings(motion="full")
NO_CLOCK = TableOptions(auto_entry=0, handover=False)


class Answers:
    """Answer the program's dialogs and note what they said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: bool = True) -> None:
        self.said: list[str] = []
        self.answer = answer
        monkeypatch.setattr(Question, "ask", staticmethod(self.ask))
        monkeypatch.setattr(Message, "tell", staticmethod(self.tell))

    def ask(self, parent: object, look: Look, words: Callable[[], Doubt]) -> bool:
        self.said.append(f"{words().title} {words().text}")
        return self.answer

    def tell(self, parent: object, look: Look, words: Told) -> None:
        self.said.append(" ".join(words()))


def session_files(folder: Path) -> list[Path]:
    return [info.path for info in list_sessions(folder / "data" / "sessions")]


# --- no lost taps, no double rolls


@pytest.mark.parametrize("settings", [CALM, LIVELY], ids=["off", "full"])
@pytest.mark.parametrize("taps", [[0, 1, 2, 3, 4, 0, 1, 2, 3, 4], [2] * 10, [0, 4] * 4 + [1, 3]])
def test_ten_fast_taps_give_what_ten_slow_ones_give(
    tmp_path: Path, qtbot: QtBot, settings: Settings, taps: list[int]
) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES), settings=settings) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        assert driver.tray.is_tumbling is (settings is LIVELY)
        kept = [False] * 5
        for die in taps:
            widget = driver.tray.dice[die]
            QTest.mouseClick(widget, LEFT, pos=widget.rect().center())
            kept[die] = not kept[die]
        assert list(driver.state.kept) == kept


@pytest.mark.parametrize("settings", [CALM, LIVELY], ids=["off", "full"])
@pytest.mark.parametrize("target", ["cup", "button", "key"])
def test_a_double_press_on_roll_is_one_roll(
    tmp_path: Path, qtbot: QtBot, settings: Settings, target: str
) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES * 3), settings=settings) as driver:
        driver.start(options=NO_CLOCK)
        assert driver.window.table is not None
        for _ in range(2):
            if target == "cup":
                QTest.mouseClick(driver.tray.cup, LEFT)
            elif target == "button":
                QTest.mouseClick(driver.window.table.bar.primary, LEFT)
            else:
                QTest.keyClick(driver.window.table, Qt.Key.Key_Space)
        QTest.mouseDClick(driver.tray.cup, LEFT)
        assert driver.state.rolls == 1


def test_a_box_tapped_while_dice_tumble_counts(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES), settings=LIVELY) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        assert driver.tray.is_tumbling
        # What the roll brings isn't told before the dice rest.
        assert driver.sheet._model.own_cell(Box.CHANCE).points is None
        driver.tap_box(Box.CHANCE)
        assert not driver.tray.is_tumbling
        assert driver.state.chosen is Box.CHANCE


# --- closing, opening again


def test_a_game_closed_in_the_middle_of_a_turn_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_die(3)
        driver.tap_box(Box.SMALL_STRAIGHT)
        before = driver.state
    with open_window(tmp_path) as driver:
        card = driver.window.home.cards[0]
        assert card.isVisible()
        driver.click(card.button)
        assert driver.state == before
        assert driver.tray.dice[3].isChecked()
        driver.tap_primary()
        assert driver.state.seat == 1


def test_the_last_line_up_is_offered_again(tmp_path: Path, qtbot: QtBot) -> None:
    seats = (Seat("Zoë", "pink"), Seat("Max & <b>Mia</b>", "lime"), Seat("Chip", "sky", "computer", "strong"))
    with open_window(tmp_path) as driver:
        driver.start(seats, NO_CLOCK)
    with open_window(tmp_path) as driver:
        driver.window.show_new_game()
        driver.click(driver.window.new_game.start_button)
        assert driver.window.desk is not None
        assert driver.window.desk.controller.match.seats == seats


# --- undo, practice


def test_undo_reaches_the_last_roll_and_then_asks(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch, answer=False)
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        rolled = driver.state
        driver.tap_die(0)
        assert driver.window.table is not None
        driver.click(driver.window.table.header.undo)
        assert driver.state == rolled
        assert not answers.said
        driver.click(driver.window.table.header.undo)
        assert driver.state == rolled
        assert len(answers.said) == 1
        answers.answer = True
        driver.click(driver.window.table.header.undo)
        assert not driver.state.dice
        assert driver.window.table.notices.practice.isVisible()
        # Rolling again brings the recorded faces: the script is used up.
        driver.roll()
        assert driver.state == rolled
    entries = load(session_files(tmp_path)[0]).entries
    marks = [entry.kind for entry in entries if isinstance(entry, Mark)]
    assert marks[:3] == ["undo", "practice", "undo"]


def test_an_entry_can_be_taken_back_from_the_hand_over_card(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start()
        driver.roll()
        driver.tap_box(Box.CHANCE)
        driver.tap_primary()
        table = driver.window.table
        assert table is not None
        assert table.handover.is_open
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not table.handover.is_open
        assert driver.state.seat == 0
        assert driver.state.chosen is Box.CHANCE
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held


# --- covers and clocks


@pytest.mark.rule("P4")
def test_the_countdown_enters_and_covers_stop_it(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([(2, 3, 4, 5, 6)] * 9)) as driver:
        driver.start(options=TableOptions(auto_entry=3, handover=False))
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        clock = desk.clock
        assert isinstance(clock, AutoEntry)
        for _ in range(3):
            driver.roll()
        qtbot.waitUntil(lambda: clock.box is Box.LARGE_STRAIGHT, timeout=20_000)  # found in a thread
        assert driver.sheet._model.countdown is not None
        driver.click(table.header.pause)
        assert table.pause_cover.is_open
        assert not clock._timer.isActive()
        driver.click(table.pause_cover.button)
        assert clock._timer.isActive()
        driver.click(table.header.log)
        assert not clock._timer.isActive()
        driver.key(Qt.Key.Key_Escape)
        assert clock._timer.isActive()
        desk.controller.act(AutoEnter(Box.LARGE_STRAIGHT))
        driver.settle()
        assert driver.state.seat == 1
        assert driver.sheet._model.countdown is None


@pytest.mark.rule("P8")
def test_the_window_says_when_a_box_must_be_sacrificed(tmp_path: Path, qtbot: QtBot) -> None:
    faces = [(1, 1, 2, 2, 3)] * 12 + [(2, 2, 3, 3, 4)] * 3
    with open_window(tmp_path, dice=ScriptedDice(faces), language="de") as driver:
        driver.start(TWO[:1], NO_CLOCK)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        for box in BOXES:
            if box is not Box.FIVE_KIND:
                desk.controller.act(Roll())
                desk.controller.act(Choose(box))
                desk.controller.act(Enter())
        for _ in range(3):
            desk.controller.act(Roll())
        driver.settle()
        assert table.bar.message.text() == "Kein offenes Feld bringt Punkte: Du musst eines opfern."


def test_a_costly_zero_is_asked_about(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = Answers(monkeypatch, answer=False)
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.FIVE_KIND)
        driver.tap_primary()
        assert driver.state.seat == 0
        assert len(answers.said) == 1
        answers.answer = True
        driver.tap_primary()
        assert driver.state.seat == 1
        assert driver.state.sheets[0].get(Box.FIVE_KIND) == 0


def test_the_question_can_be_switched_off(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch, answer=False)
    settings = msgspec.structs.replace(CALM, confirm_zero=False)
    with open_window(tmp_path, dice=ScriptedDice(FACES), settings=settings) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.FIVE_KIND)
        driver.tap_primary()
        assert driver.state.seat == 1
        assert not answers.said


# --- typed dice, computers


def test_real_dice_are_typed_in(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([])) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False, dice="typed"))
        driver.roll()
        table = driver.window.table
        assert table is not None
        assert table.typed_pad.is_open
        for key in (Qt.Key.Key_6, Qt.Key.Key_6, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_6, Qt.Key.Key_Return):
            driver.key(key)
        assert not table.typed_pad.is_open
        assert driver.state.dice == (6, 6, 1, 2, 6)


def test_a_computer_seat_plays_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    settings = msgspec.structs.replace(CALM, pace="instant")
    with open_window(tmp_path, settings=settings) as driver:
        driver.start((Seat("Ada", "blue"), Seat("Cem", "teal", "computer", "simple")), NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.CHANCE)
        driver.tap_primary()
        qtbot.waitUntil(lambda: driver.state.seat == 0, timeout=20_000)
        assert driver.state.sheets[1].used_count == 1
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held


# --- sizes, languages, pages over the table


@pytest.mark.parametrize(
    ("size", "mode"),
    [
        ((1280, 800), Mode.WIDE),
        ((800, 480), Mode.SMALL),
        ((768, 1024), Mode.PORTRAIT),
        ((1024, 600), Mode.SMALL),
    ],
)
def test_the_table_takes_the_form_of_the_window(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], mode: Mode
) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES), size=size) as driver:
        driver.start(options=NO_CLOCK)
        assert (driver.window.width(), driver.window.height()) == size
        assert driver.board._mode is mode
        driver.roll()
        table = driver.window.table
        assert table is not None
        for widget in (table.header, driver.tray, driver.sheet, table.bar, table.strip):
            corner = widget.mapTo(driver.window, QPoint(widget.width(), widget.height()))
            assert corner.x() <= size[0]
            assert corner.y() <= size[1]


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        table = driver.window.table
        assert table is not None
        assert table.bar.primary.title == "Roll again"
        for language, roll, undo in (("de", "Nochmal würfeln", "Rückgängig"), ("en", "Roll again", "Undo")):
            driver.window._change_settings(msgspec.structs.replace(driver.window.settings, language=language))
            driver.settle()
            assert table.bar.primary.title == roll
            assert table.header.undo.accessibleName() == undo


def test_rules_and_settings_open_over_a_running_table(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:

        def note(look: Look, parent: object, page: object, *, at_table: bool) -> None:
            assert at_table
            assert driver.window.desk is not None
            shown.append(type(page).__name__)
            assert driver.window.desk.controller.is_held

        monkeypatch.setattr(PageDialog, "show_over", staticmethod(note))
        driver.start(options=NO_CLOCK)
        driver.key(Qt.Key.Key_F1)
        driver.window.menus.settings.trigger()
        assert shown == ["RulesPage", "SettingsPage"]
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held


# --- bad files, unexpected exceptions


def test_a_damaged_file_is_told_and_left_alone(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch)
    with open_window(tmp_path, dice=ScriptedDice(FACES), language="de") as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        driver.tap_die(0)
        driver.window.show_home()
        path = session_files(tmp_path)[0]
        lines = path.read_bytes().splitlines(keepends=True)
        lines[1] = b"{]\n"
        path.write_bytes(b"".join(lines))
        damaged = path.read_bytes()
        driver.window.open_file(path)
        assert driver.window.table is None
        assert "Zeile 2" in answers.said[0]
        assert "bleibt unverändert" in answers.said[0]
        assert path.read_bytes() == damaged


def test_a_torn_last_line_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
    path = session_files(tmp_path)[0]
    path.write_bytes(path.read_bytes() + b'{"n": 3, "se')
    with open_window(tmp_path) as driver:
        driver.window.open_file(path)
        table = driver.window.table
        assert table is not None
        assert table.notices.torn.isVisible()
        driver.click(table.notices.torn.close_button)
        assert not table.notices.isVisible()


def test_an_unexpected_exception_is_shown_with_details(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def ask(parent: object, look: Look, details: str) -> bool:
        shown.append(details)
        hook.show(ValueError, ValueError("while the dialog is open"), None)
        return True

    monkeypatch.setattr(CrashDialog, "ask", staticmethod(ask))
    with open_window(tmp_path) as driver:
        hook = CrashHook(driver.window._look, driver.window)
        hook.install()
        try:
            try:
                raise RuntimeError("broken on purpose")
            except RuntimeError as error:
                sys.excepthook(RuntimeError, error, error.__traceback__)
        finally:
            hook.remove()
        assert len(shown) == 1
        assert "broken on purpose" in shown[0]
        assert "dicegames" in shown[0]
    assert "while the dialog is open" in capsys.readouterr().err
    assert sys.excepthook is sys.__excepthook__


def test_the_crash_dialog_copies_its_details(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        dialog = CrashDialog(driver.window._look, driver.window, "details of the fault")
        dialog.copy_button.click()
        assert QApplication.clipboard().text() == "details of the fault"
        dialog.deleteLater()


def test_menu_entries_have_explicit_roles_and_keys(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        menus = driver.window.menus
        roles = {action.menuRole() for action in menus._all()}
        assert type(menus.quit).MenuRole.TextHeuristicRole not in roles
        assert menus.quit.menuRole() is type(menus.quit).MenuRole.QuitRole
        assert menus.about.menuRole() is type(menus.quit).MenuRole.AboutRole
        keys = [key.toString() for action in menus._all() for key in action.shortcuts()]
        assert len(keys) == len(set(keys))
        assert all(action.text() for action in menus._all())


def test_the_window_size_is_remembered(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        driver.window.resize(1111, 777)
        driver.settle()
    with open_window(tmp_path) as driver:
        store = driver.window._store.load()[0]
        assert (store.window_width, store.window_height) == (1111, 777)


# --- what breakers and newcomers found


def test_menus_live_on_when_a_cover_is_answered_by_a_key(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.key(Qt.Key.Key_P)
        driver.key(Qt.Key.Key_Space)
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, language="de"))
        driver.settle()
        assert driver.window.menus.undo.text() == "&Rückgängig"
        titles = [action.text() for action in driver.window.menuBar().actions()]
        assert titles == ["&Spiel", "&Zug", "&Ansicht", "&Hilfe"]


def test_the_menu_bar_is_ours_and_follows_every_size_of_text(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        bar = driver.window.menuBar()
        assert createdByPython(bar)  # one of Qt's own loses its Python side now and then
        driver.start(options=NO_CLOCK)
        driver.key(Qt.Key.Key_P)
        driver.key(Qt.Key.Key_Space)
        before = bar.font().pixelSize()
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, text_scale=1.6))
        driver.settle()
        assert bar.font().pixelSize() > 1.5 * before


def test_undo_takes_the_pad_for_typed_dice_away(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([])) as driver:
        driver.start(options=TableOptions(auto_entry=0, handover=False, dice="typed"))
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        desk.controller.act_with_faces(Roll(), (6, 6, 6, 1, 2))
        driver.tap_die(0)
        driver.roll()
        assert table.typed_pad.is_open
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not table.typed_pad.is_open
        assert not desk.controller.is_held
        driver.roll()
        for key in (Qt.Key.Key_3,) * 5:
            driver.key(key)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.dice == (3, 3, 3, 3, 3)


def test_a_pause_always_ends(tmp_path: Path, qtbot: QtBot) -> None:
    faces = [(1, 2, 3, 4, 6)] * 13
    with open_window(tmp_path, dice=ScriptedDice(faces)) as driver:
        driver.start(TWO[:1], NO_CLOCK)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        for box in BOXES:
            desk.controller.act(Roll())
            desk.controller.act(Choose(box))
            desk.controller.act(Enter())
        desk.controller.undo()
        driver.key(Qt.Key.Key_P)
        assert table.pause_cover.is_open
        driver.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert driver.state.outcome is None  # nothing moves below a pause
        desk.controller.redo()
        assert driver.state.outcome is not None
        driver.click(table.pause_cover.button)
        assert not desk.controller.is_held


@pytest.mark.rule("P4")
@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_O], ids=["keys", "file"])
def test_the_countdown_waits_behind_every_dialog(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    held: list[bool] = []
    with open_window(tmp_path, dice=ScriptedDice([(2, 3, 4, 5, 6)] * 3)) as driver:
        driver.start(options=TableOptions(auto_entry=3, handover=False))

        def look_at_holds(*_: object) -> None:
            assert driver.window.desk is not None
            held.append(driver.window.desk.controller.is_held)

        monkeypatch.setattr(ShortcutsDialog, "show_over", staticmethod(look_at_holds))
        monkeypatch.setattr(OpenFileDialog, "ask", staticmethod(look_at_holds))
        modifiers = Qt.KeyboardModifier.ControlModifier if key is Qt.Key.Key_O else Qt.KeyboardModifier(0)
        driver.key(key, modifiers)
        assert held == [True]
        assert driver.window.desk is not None
        assert not driver.window.desk.controller.is_held


def test_a_file_from_the_end_of_time_does_not_stop_the_start(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
    path = session_files(tmp_path)[0]
    lines = path.read_bytes().splitlines(keepends=True)
    for year in (b"9999", b"0001"):
        start = lines[-1].index(b'"at":"') + 6
        path.write_bytes(b"".join(lines[:-1]) + lines[-1][:start] + year + lines[-1][start + 4 :])
        assert [info.state for info in list_sessions(path.parent)] == ["damaged"]
        with open_window(tmp_path) as driver:
            assert not driver.window.home.cards[0].isVisible()


def test_a_game_that_ends_unsaved_says_so(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch)
    with open_window(tmp_path, dice=ScriptedDice(FACES * 13)) as driver:
        driver.start(TWO[:1], NO_CLOCK)
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        BrokenDisk(desk.controller.table.journal, errno.ENOSPC)
        for box in BOXES:
            desk.controller.act(Roll())
            desk.controller.act(Choose(box))
            desk.controller.act(Enter())
        driver.settle()
        assert table.result.isVisible()
        assert table.notices.saving.isVisible()
        assert table.notices.saving.text.startswith("The disk is full.")
    assert "not saved" in answers.said[-1]


def test_the_keyboard_stays_with_the_table_when_its_button_is_barred(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES * 3)) as driver:
        driver.start(options=NO_CLOCK)
        table = driver.window.table
        assert table is not None
        table.bar.primary.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(3):
            driver.clock.now += 1000
            QTest.mouseClick(table.bar.primary, LEFT)
            driver.settle()
        assert driver.state.rolls_left == 0
        assert QApplication.focusWidget() is table
        driver.key(Qt.Key.Key_Down)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert driver.sheet.isAncestorOf(focus)


def test_a_roll_with_all_dice_kept_says_why_not(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        for die in range(5):
            driver.tap_die(die)
        table = driver.window.table
        assert table is not None
        assert table.bar.message.text().startswith("You keep all dice.")
        driver.roll()
        assert driver.state.rolls == 1
        assert table.bar.message.text() == "You keep all dice. Release one to roll again."


@pytest.mark.rule("P9")
def test_a_five_of_a_kind_with_a_bonus_is_not_urged_to_be_rolled_again(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([(4, 4, 4, 4, 4)] * 2)) as driver:
        driver.start(TWO[:1], NO_CLOCK)
        driver.roll()
        driver.tap_box(Box.FIVE_KIND)
        driver.tap_primary()
        driver.roll()
        prompt = driver.board.prompt()
        assert prompt.primary is not None
        assert prompt.secondary is not None
        assert prompt.primary.action is None
        assert prompt.secondary.action == Roll()


def test_without_motion_every_entry_is_seen_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES * 3)) as driver:
        driver.start(options=NO_CLOCK)
        for box in (Box.CHANCE, Box.CHANCE, Box.ACES):
            driver.roll()
            driver.tap_box(box)
            driver.tap_primary()
            # An animation without duration tells its end value only once.
            assert driver.sheet._entered is None


@pytest.mark.parametrize("cover", ["pause", "handover", "log"])
@pytest.mark.parametrize("way", ["keys", "click", "menu", "arrows"])
def test_nothing_is_played_below_a_cover(tmp_path: Path, qtbot: QtBot, cover: str, way: str) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES * 3)) as driver:
        driver.start(options=TableOptions(auto_entry=0))
        desk, table = driver.window.desk, driver.window.table
        assert desk is not None
        assert table is not None
        driver.roll()
        driver.tap_box(Box.CHANCE)
        if cover == "handover":
            driver.tap_primary()
            shown: QWidget = table.handover
        elif cover == "pause":
            driver.key(Qt.Key.Key_P)
            shown = table.pause_cover
        else:
            driver.key(Qt.Key.Key_L)
            shown = table.drawer
        before = driver.state
        if way == "click":
            target = table.drawer._title if cover == "log" else shown
            QTest.mouseClick(target, LEFT, pos=QPoint(5, 5))
            driver.settle()
        if way == "arrows":
            driver.key(Qt.Key.Key_Down)
            if cover == "log":  # Enter answers the others
                driver.key(Qt.Key.Key_Return)
        if way == "menu":
            for key in (Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Return):
                driver.window._on_turn_key_triggered(int(key))
            driver.window.menus.log.trigger()
            driver.window.menus.overview.trigger()
            driver.window.menus.pause.trigger()
        for key in (Qt.Key.Key_1, Qt.Key.Key_R):
            driver.key(key)
        assert driver.state == before
        assert shown.isVisible()
        # The way out stays open, and then the keys play again.
        driver.key(Qt.Key.Key_Escape if cover == "log" else Qt.Key.Key_Space)
        assert not shown.isVisible()
        assert not desk.controller.is_held
        driver.key(Qt.Key.Key_R)
        assert driver.state.rolls == before.rolls + 1


def test_the_keyboard_comes_back_when_its_button_is_gone(tmp_path: Path, qtbot: QtBot) -> None:
    options = TableOptions(auto_entry=0, handover=False, undo="free")
    with open_window(tmp_path, dice=ScriptedDice(FACES * 3)) as driver:
        driver.start(TWO[:1], options)
        table = driver.window.table
        assert table is not None
        driver.roll()
        table.header.undo.setFocus(Qt.FocusReason.TabFocusReason)
        driver.key(Qt.Key.Key_L)
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        driver.key(Qt.Key.Key_Escape)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        driver.key(Qt.Key.Key_R)
        assert driver.state.rolls == 1


def test_undo_offers_no_practice_where_nobody_has_decided(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch)
    seats = (Seat("Cem", "teal", "computer", "simple"), Seat("Ada", "blue"))
    settings = msgspec.structs.replace(CALM, pace="instant")
    with open_window(tmp_path, settings=settings) as driver:
        driver.start(seats, NO_CLOCK)
        qtbot.waitUntil(lambda: driver.state.seat == 1, timeout=20_000)
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not answers.said
        assert driver.window.desk is not None
        assert driver.window.desk.controller.match.undo_rule == "roll"
        assert not driver.window.menus.undo.isEnabled()


def test_opening_the_session_of_this_table_shows_it(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[object, ...]] = []
    monkeypatch.setattr(Message, "tell", lambda *words: told.append(words))
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        page, state = driver.window.table, driver.state
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        link = tmp_path / "link.dicegame"
        link.symlink_to(path)
        for way in (path, link):
            driver.window.open_file(way)
            driver.settle()
            assert driver.window.table is page
            assert driver.state is state
        assert told == []
        driver.window.open_file(tmp_path / "gone.dicegame")
        assert len(told) == 1
