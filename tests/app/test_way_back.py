"""Back by keys from every page, as by its button; the full screen over dialogs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.main_window import MainWindow
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.pages.ruleset_editor import TenThousandEditor
from storage.session_help import encode_session, sample_header, write_session
from ui.window_help import Answers
from windows import SheetDriver, open_window

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
BACK = [(Key.Key_Escape, Qt.KeyboardModifier.NoModifier), (Key.Key_Left, ALT)]
each_key = pytest.mark.parametrize(("key", "modifiers"), BACK, ids=["esc", "alt-left"])


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot) -> Iterator[SheetDriver]:
    with open_window(tmp_path) as driver:
        yield driver


def is_home(window: MainWindow) -> bool:
    return window.stack.currentWidget() is window.shell and window.shell.current_page == "home"


def new_game(window: MainWindow) -> None:
    window.show_new_game("penta")


def rules(window: MainWindow) -> None:
    window.show_page("rules")


def settings(window: MainWindow) -> None:
    window.show_page("settings")


def sessions(window: MainWindow) -> None:
    window.show_page("sessions")


@each_key
@pytest.mark.parametrize("page", [new_game, rules, settings, sessions])
def test_back_to_the_start_page(
    driver: SheetDriver, page: Callable[[MainWindow], None], key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    window = driver.window
    assert not window.menus.back.isEnabled()
    page(window)
    driver.settle()
    assert window.menus.back.isEnabled()
    driver.key(key, modifiers)
    assert is_home(window)
    assert window.home.tiles[0].hasFocus()
    driver.key(key, modifiers)
    assert is_home(window)


@each_key
def test_an_editor_asks_before_it_is_left(
    driver: SheetDriver, monkeypatch: pytest.MonkeyPatch, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    window, answers = driver.window, Answers(monkeypatch, answer=False)
    window.show_new_game("tenthousand")
    window.own_rulesets.copy(SHORT)
    driver.settle()
    editor = window.own_rulesets.editor
    assert isinstance(editor, TenThousandEditor)
    QTest.keyClicks(editor.preview.name, "Ours")
    driver.key(key, modifiers)
    assert len(answers.said) == 1
    assert window.own_rulesets.editor is editor
    answers.answer = True
    driver.key(key, modifiers)
    assert window.stack.currentWidget() is window.new_game
    assert window.new_game.start_button.hasFocus()


@each_key
def test_what_is_looked_through_is_left_for_what_was_below(
    driver: SheetDriver, tmp_path: Path, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    path = write_session(tmp_path / "seen.dicegame", encode_session(sample_header(), ()))
    driver.window.show_page("sessions")
    driver.window.viewer.look_through(path)
    driver.settle()
    driver.key(key, modifiers)
    assert driver.window.viewer_page is None
    assert driver.window.shell.current_page == "sessions"


def test_esc_clears_a_search_before_it_leads_back(driver: SheetDriver) -> None:
    window = driver.window
    driver.start()
    window.show_home()
    window.show_page("sessions")  # with a session in it
    driver.settle()
    window.sessions.search.setFocus()
    QTest.keyClicks(window.sessions.search, "Ada")
    driver.key(Key.Key_Escape)
    assert window.sessions.search.text() == ""
    assert not is_home(window)
    driver.key(Key.Key_Escape)
    assert is_home(window)


def test_a_running_match_is_left_by_alt_left_alone(driver: SheetDriver) -> None:
    driver.start()
    driver.roll()
    driver.key(Key.Key_Escape)
    assert driver.window.table is not None
    driver.key(Key.Key_Left, ALT)
    assert driver.window.table is None
    assert is_home(driver.window)


def test_esc_leaves_a_page_before_the_full_screen(driver: SheetDriver) -> None:
    window = driver.window
    driver.key(Key.Key_F11)
    window.show_page("settings")
    driver.settle()
    driver.key(Key.Key_Escape)
    assert is_home(window)
    assert window.isFullScreen()
    driver.key(Key.Key_Escape)
    assert not window.isFullScreen()


def test_a_dialog_stays_in_the_middle_of_the_full_screen(tmp_path: Path, qtbot: QtBot) -> None:
    seen: list[tuple[bool, bool]] = []

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PageDialog)
        dialog.activateWindow()
        for _ in range(2):
            QApplication.processEvents()
            QTest.keyClick(dialog, Key.Key_F11)
            QApplication.processEvents()
            apart = dialog.geometry().center() - window.geometry().center()
            seen.append((window.isFullScreen(), apart.manhattanLength() <= 2))
        dialog.reject()

    with open_window(tmp_path, size=(780, 560)) as driver:
        driver.start()
        window = driver.window
        QTimer.singleShot(50, press)
        window.menus.rules.trigger()
    assert seen == [(True, True), (False, True)]
