"""The window around a table: fast taps, reopening, undo and practice, sizes, languages, menus."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Mark, Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Roll
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode
from ui.window_help import CALM, FACES, NO_CLOCK, Answers, session_files
from windows import LEFT, TWO, open_window

LIVELY = Settings(motion="full")


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


# --- menus, the size of the window


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
