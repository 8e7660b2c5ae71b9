"""Whatever is pressed, the keyboard stays with something seen: random keys over every table and page."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.catalog import GAMES, game_info
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from gallery import wait
from soaking import IS_SOAK
from windows import PAIR, TWO, Driver, OrderCardsDriver, open_window
from words import Words, installed

Key = Qt.Key
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
KEYS = (
    *(Key(Key.Key_1 + number) for number in range(6)),
    Key.Key_Space,
    Key.Key_Space,
    Key.Key_R,
    Key.Key_T,
    Key.Key_E,
    Key.Key_H,
    Key.Key_P,
    Key.Key_L,
    Key.Key_A,
    Key.Key_Tab,
    Key.Key_Tab,
    Key.Key_Backtab,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Return,
    Key.Key_Return,
    Key.Key_Escape,
    Key.Key_F2,
    Key.Key_F10,
)
WITH_CTRL = (Key.Key_Z, Key.Key_Y, Key.Key_L, Key.Key_T)
PRESSES = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(KEYS), st.just(NONE)),
        st.tuples(st.sampled_from(WITH_CTRL), st.just(CTRL)),
        st.just("language"),
    ),
    min_size=5,
    max_size=40,
)
PAGE_KEYS = st.lists(
    st.sampled_from(
        (Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, Key.Key_Up, Key.Key_Down, Key.Key_Space, Key.Key_Escape)
    ),
    min_size=5,
    max_size=40,
)


def keyboard_of(window: QWidget) -> QWidget:
    """Return what gets the keys in a window."""
    focus: QWidget | None = window.focusWidget()
    return window if focus is None else focus


class Closer:
    """Answer every dialog by Esc after a Tab inside it, which must keep the focus there."""

    def __init__(self) -> None:
        self.lost: list[str] = []
        self.timer = QTimer(interval=0)
        self.timer.timeout.connect(self.look)
        self.timer.start()

    def look(self) -> None:
        dialog = QApplication.activeModalWidget()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        elif isinstance(dialog, QDialog):
            dialog.activateWindow()
            QTest.keyClick(keyboard_of(dialog), Key.Key_Tab)
            if not keyboard_of(dialog).isVisible() or keyboard_of(dialog) is dialog:
                self.lost.append(type(dialog).__name__)
            dialog.reject()


def check(driver: Driver, pressed: object) -> None:
    """The window's focus is on something that is seen and may be used."""
    window = driver.window
    window.activateWindow()
    QCoreApplication.processEvents()
    focus: QWidget | None = window.focusWidget()
    for _ in range(50):  # lists are read in the background, and what they fill hides until then
        if focus is not None and focus.isVisible():
            break
        wait(20)
        focus = window.focusWidget()
    assert focus is not None, f"lost by {pressed}"
    assert focus.isVisible(), f"on something hidden after {pressed}: {focus}"
    assert focus.isEnabled(), f"on something barred after {pressed}: {focus}"
    assert QApplication.focusWidget() is focus, pressed


def begin(driver: Driver, game_id: str) -> None:
    info = game_info(game_id)
    pair: tuple[Seat, ...] = PAIR if game_id == "ordercards" else TWO
    driver.begin(info.rulesets[0], pair, TableOptions(auto_entry=0, handover=True))


@pytest.mark.parametrize("game_id", [info.id for info in GAMES])
@pytest.mark.parametrize("size", [(1280, 800), (800, 480)])
def test_no_key_loses_the_focus_of_a_table(
    tmp_path: Path, qtbot: QtBot, game_id: str, size: tuple[int, int]
) -> None:
    calm = Settings(motion="off", language="en", confirm_zero=False)
    with open_window(tmp_path, size=size, settings=calm) as sheet:
        driver: Driver = OrderCardsDriver(sheet.window) if game_id == "ordercards" else sheet

        @settings(max_examples=30 if IS_SOAK else 3)
        @given(presses=PRESSES)
        def play(presses: list[object]) -> None:
            begin(driver, game_id)
            closer = Closer()
            try:
                for press in presses:
                    if isinstance(press, tuple):
                        driver.clock.now += 1000
                        QTest.keyClick(keyboard_of(driver.window), *press)
                    else:
                        with installed(Words("de")):
                            driver.settle()
                    driver.settle()
                    if driver.window.table is None and driver.window.viewer.page is None:
                        begin(driver, game_id)
                    check(driver, press)
            finally:
                closer.timer.stop()
                closer.timer.deleteLater()
            assert closer.lost == []

        play()


@pytest.mark.parametrize("page", ["home", "sessions", "rules", "settings", "new"])
def test_no_key_loses_the_focus_of_a_page(tmp_path: Path, qtbot: QtBot, page: str) -> None:
    with open_window(tmp_path, settings=Settings(motion="off", language="en")) as driver:

        @settings(max_examples=30 if IS_SOAK else 4)
        @given(keys=PAGE_KEYS)
        def use(keys: list[Qt.Key]) -> None:
            window = driver.window
            window.show_home()
            if page == "new":
                window.show_new_game("penta")
            else:
                window.shell.show_page(page)
            driver.settle()
            QTest.keyClick(keyboard_of(window), Qt.Key.Key_Tab)  # the keyboard comes to the page
            closer = Closer()
            try:
                for key in keys:
                    QTest.keyClick(keyboard_of(window), key)
                    driver.settle()
                    check(driver, key)
            finally:
                closer.timer.stop()
                closer.timer.deleteLater()
            assert closer.lost == []

        use()
