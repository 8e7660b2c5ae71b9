"""The header and the action bar of the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.menu import Menu
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode
from dicegames.ui.table.action_bar import ActionBar
from dicegames.ui.table.header_bar import HeaderBar
from dicegames.ui.table.player_strip import PlayerStrip
from table_samples import new_match
from ui.table_parts_help import LEFT, TOUCH, Window, put, rect_in, role, shown, still_look, windows_of_sizes
from words import Words, installed


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return still_look(qapp)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return windows_of_sizes(qtbot)


# Header


def test_header_buttons_ask_for_what_they_say(look: Look, window: Window) -> None:
    top, bar = window(1280, 200), HeaderBar(look)
    put(top, bar)
    bar.set_undo(True)
    bar.set_redo(True)
    pairs = (
        (bar.back, bar.back_requested, "Overview"),
        (bar.undo, bar.undo_requested, "Undo"),
        (bar.redo, bar.redo_requested, "Redo"),
        (bar.pause, bar.pause_requested, "Pause"),
        (bar.log, bar.log_requested, "Log"),
    )
    for button, signal, name in pairs:
        spy = QSignalSpy(signal)
        QTest.mouseClick(button, LEFT)
        assert spy.count() == 1
        assert button.accessibleName() == name
        assert role(button) is QAccessible.Role.PushButton
        assert button.width() >= TOUCH
        assert button.height() >= TOUCH


def test_barred_undo_says_why(look: Look, window: Window) -> None:
    top, bar = window(1280, 200), HeaderBar(look)
    put(top, bar)
    bar.set_keys({"undo": "Ctrl+Z"})
    bar.set_undo(False, "A roll can't be taken back.")
    spy = QSignalSpy(bar.undo_requested)
    QTest.mouseClick(bar.undo, LEFT)
    assert spy.count() == 0
    assert bar.undo.toolTip() == "A roll can't be taken back."
    bar.set_undo(True, "A roll can't be taken back.")
    assert bar.undo.toolTip() == "Undo (Ctrl+Z)"


def test_undo_keeps_its_place_when_redo_comes(look: Look, window: Window) -> None:
    top, bar = window(1280, 200), HeaderBar(look)
    put(top, bar)
    place = bar.undo.geometry()
    assert not bar.redo.isVisible()
    bar.set_redo(True)
    QApplication.processEvents()
    assert bar.redo.isVisible()
    assert bar.undo.geometry() == place


@pytest.mark.parametrize(("mode", "compact"), [(Mode.WIDE, False), (Mode.PORTRAIT, True), (Mode.SMALL, True)])
def test_forms_of_the_header(look: Look, window: Window, mode: Mode, compact: bool) -> None:
    top, bar = window(800, 200), HeaderBar(look)
    put(top, bar)
    bar.set_menu(Menu(look, top))
    bar.set_title("Penta", "Round 8 of 13")
    bar.set_mode(mode)
    QApplication.processEvents()
    small = mode is Mode.SMALL
    assert bar.undo.is_compact is compact
    assert bar.back.is_compact is small
    assert bar.pause.isVisible() is not small
    assert bar.log.isVisible() is not small
    assert bar.more.isVisible()
    assert rect_in(bar.more, top).right() <= top.width()


def test_small_header_takes_the_strip_between_its_buttons(look: Look, window: Window) -> None:
    top, bar = window(800, 200), HeaderBar(look)
    strip = PlayerStrip(look, shown(new_match(3)))
    put(top, bar)
    bar.set_menu(Menu(look, top))
    bar.set_mode(Mode.SMALL)
    strip.set_slim(True)
    bar.set_middle(strip)
    QApplication.processEvents()
    assert strip.width() > 600
    assert bar.back.geometry().right() < strip.x()
    assert strip.geometry().right() < bar.undo.x()
    bar.set_middle(None)
    put(top, strip)
    assert strip.parentWidget() is top


def test_menu_opens_below_its_button(look: Look, window: Window) -> None:
    top, bar = window(800, 200), HeaderBar(look)
    put(top, bar)
    menu = Menu(look, top)
    menu.addAction("Rules")
    assert not bar.more.isVisible()
    bar.set_menu(menu)
    QApplication.processEvents()
    QTest.mouseClick(bar.more, LEFT)
    assert menu.isVisible()
    assert menu.shows_keys
    menu.close()


def test_menu_leaves_keys_out_where_it_would_be_wider_than_the_screen(look: Look, window: Window) -> None:
    top, bar = window(800, 200), HeaderBar(look)
    put(top, bar)
    menu, room = Menu(look, top), top.screen().availableGeometry()
    entries = [menu.addAction(f"An entry of some words, {number}") for number in range(25)]
    bar.set_menu(menu)
    QApplication.processEvents()
    for keys, is_named in (("Ctrl+Alt+Shift+Backspace", False), ("", True)):
        for entry in entries:
            entry.setShortcut(keys)
        QTest.mouseClick(bar.more, LEFT)
        assert menu.shows_keys is is_named
        rows = [menu.actionGeometry(entry) for entry in entries]
        assert len({row.left() for row in rows}) == 2  # columns
        assert all(menu.rect().contains(row) for row in rows)
        assert room.contains(menu.geometry())
        menu.close()


# Action bar


def test_action_bar_buttons_and_log_line(look: Look, window: Window) -> None:
    top, bar = window(1280, 200), ActionBar(look)
    put(top, bar)
    bar.set_message("Full house chosen.")
    bar.set_log_line("Ada keeps 3 3 3 and rolls 5 5")
    bar.show_secondary("Roll again", "2 dice", "roll", hint="Space")
    bar.show_primary("Confirm turn", "Full house · 25", "check")
    QApplication.processEvents()
    for widget, signal in (
        (bar.primary, bar.primary_requested),
        (bar.secondary, bar.secondary_requested),
        (bar.log_line, bar.log_requested),
    ):
        spy = QSignalSpy(signal)
        QTest.mouseClick(widget, LEFT)
        assert spy.count() == 1
        assert widget.height() >= TOUCH
    assert bar.secondary.toolTip() == "Space"
    assert bar.log_line.accessibleDescription() == "Ada keeps 3 3 3 and rolls 5 5"
    words = bar.log_line.words_rect()
    assert words.width() < bar.log_line.width() / 2
    bar.log_line.clearFocus()
    bar.log_line.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = [child for child in bar.window().findChildren(QWidget) if type(child).__name__ == "RingFrame"]
    assert ring.width() < words.width() + 20
    assert bar.rect().contains(ring.geometry().translated(-bar.pos()))
    assert rect_in(bar.primary, top).right() == pytest.approx(1280 - 16 - 1, abs=1)


def test_a_second_line_takes_the_place_of_the_logs(look: Look, window: Window) -> None:
    top, bar = window(800, 200), ActionBar(look)
    put(top, bar)
    bar.set_small(True)
    bar.set_log_line("Ada rolls 4 4 1")
    bar.set_message("4 selected\n3 targets light up")
    QApplication.processEvents()
    assert (bar.message.text(), bar.second.text()) == ("4 selected", "3 targets light up")
    assert bar.second.isVisible()
    assert bar.message.geometry().bottom() < bar.second.geometry().top()
    spy = QSignalSpy(bar.log_requested)
    QTest.mouseClick(bar.log_line, LEFT)
    assert spy.count() == 1
    covered = bar.log_line.grab().toImage()
    bar.set_message("Place dice now.")
    assert not bar.second.isVisible()
    assert bar.log_line.grab().toImage() != covered


def test_barred_primary_says_what_is_missing(look: Look, window: Window) -> None:
    top, bar = window(1280, 200), ActionBar(look)
    put(top, bar)
    bar.show_primary("Confirm turn", "choose a box first", enabled=False)
    spy = QSignalSpy(bar.primary_requested)
    QTest.mouseClick(bar.primary, LEFT)
    assert spy.count() == 0
    assert bar.primary.accessibleDescription() == "choose a box first"


@pytest.mark.parametrize(("width", "small"), [(1280, False), (768, False), (800, True)])
def test_buttons_keep_their_places(look: Look, window: Window, width: int, small: bool) -> None:
    top, bar = window(width, 200), ActionBar(look)
    put(top, bar)
    bar.set_small(small)
    bar.set_message("Tippe den Becher an, um zu würfeln.")
    bar.show_secondary("Nochmal würfeln", "2 Würfel")
    bar.show_primary("Zug bestätigen", "Große Straße · 40 + 100", "check")
    QApplication.processEvents()
    places = (bar.primary.geometry(), bar.secondary.geometry())
    for button in (bar.primary, bar.secondary):
        assert button.width() >= button.minimumSizeHint().width()
        assert rect_in(button, top).left() > 150
    bar.show_secondary("Nochmal würfeln", "1 Würfel")
    bar.show_primary("Zug bestätigen", "erst ein Feld wählen", enabled=False)
    QApplication.processEvents()
    assert (bar.primary.geometry(), bar.secondary.geometry()) == places
    bar.hide_secondary()
    QApplication.processEvents()
    assert bar.primary.geometry() == places[0]
    assert bar.height() == (72 if small else 88)
    assert bar.message.geometry().bottom() <= bar.height()


@pytest.mark.parametrize(("width", "small"), [(1280, False), (768, False), (800, True)])
def test_long_message_stays_inside_the_bar(look: Look, window: Window, width: int, small: bool) -> None:
    top, bar = window(width, 200), ActionBar(look)
    put(top, bar)
    bar.set_small(small)
    bar.show_secondary("Nochmal würfeln", "2 Würfel")
    bar.show_primary("Zug bestätigen", "Große Straße · 40 + 100", "check")
    for message in (
        "Fünfling! Du bekommst 100 Punkte extra.",
        "Kein offenes Feld bringt Punkte: Du musst eines opfern.",
    ):
        bar.set_message(message)
        QApplication.processEvents()
        place = bar.message.geometry()
        assert bar.rect().contains(place)
        assert place.height() >= bar.message.heightForWidth(place.width())
        assert place.bottom() + bar.log_line.line_height <= bar.height()
        assert place.right() < bar.secondary.x()
