"""Real touch events in the real window: lists, holding, fingers that are taken away, several fingers."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import dicegames.ui.fingers
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Motion, Settings
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.slider import Slider
from dicegames.ui.controls.text import OneLine
from dicegames.ui.dialogs.shortcuts import ShortcutsDialog
from dicegames.ui.dice.rail_tray import RailTray
from dicegames.ui.fingers import Fingers
from dicegames.ui.look import Look
from dicegames.ui.table.moment_slider import MomentSlider
from gallery import write_samples
from touching import Hand, TouchingOrderCards, TouchingSheet, TouchingTenThousand, middle
from ui.ordercards_window import ONE, placed
from ui.ordercards_window import table as order_cards
from ui.tenthousand_window import FIRST
from ui.tenthousand_window import table as tenthousand
from windows import Driver, SheetDriver, open_window

pytestmark = pytest.mark.usefixtures("unhurried")


def on_screen(driver: Driver, widget: QWidget) -> QPoint:
    """Return the middle of a widget in the window."""
    return middle(widget, driver.window)


# -- lists and pages


def test_a_finger_moves_a_list_and_a_tap_chooses(tmp_path: Path, qtbot: QtBot) -> None:
    sessions = tmp_path / "data" / "sessions"
    sessions.mkdir(parents=True)
    write_samples(sessions)
    with open_window(tmp_path, size=(1024, 600)) as driver:
        driver.window.shell.show_page("sessions")
        driver.settle()
        rows = driver.window.sessions.list
        qtbot.waitUntil(lambda: rows.model().rowCount() > 4)
        driver.settle()
        bar, before = rows.verticalScrollBar(), rows.currentIndex()
        assert bar.maximum() > 60
        hand = Hand(driver.window)
        place = on_screen(driver, rows.viewport())
        hand.press(place)
        assert rows.currentIndex() == before
        hand.move(place - QPoint(3, 60))
        assert bar.value() == 60
        hand.move(place - QPoint(3, 20))
        assert bar.value() == 20
        hand.release()
        assert rows.currentIndex() == before
        tapped = rows.indexAt(rows.viewport().rect().center())
        assert tapped.isValid()
        hand.tap(place)
        assert rows.currentIndex() == tapped
        other = rows.indexAt(rows.viewport().rect().center() + QPoint(0, 90))
        hand.drag(place + QPoint(0, 90), place + QPoint(80, 92))  # sideways: neither moves nor chooses
        assert rows.currentIndex() == tapped != other


def test_a_finger_moves_a_page_by_its_controls(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=(800, 480)) as driver:
        window = driver.window
        window.shell.show_page("settings")
        driver.settle()
        page = window.settings_page
        (area,) = page.findChildren(Scroll)
        area.ensureWidgetVisible(page.confirm_zero, 0, 100)
        start = area.verticalScrollBar().value()
        switch = page.confirm_zero
        assert reaches(driver, switch)
        was = switch.isChecked()
        hand, place = Hand(window), on_screen(driver, switch)
        hand.press(place)
        hand.move(place - QPoint(0, 40))
        assert area.verticalScrollBar().value() == start + 40
        hand.release()
        assert switch.isChecked() is was
        area.verticalScrollBar().setValue(start)
        hand.tap(place)
        assert switch.isChecked() is not was
        hand.press(place)
        qtbot.waitUntil(switch.isDown, timeout=2_000)  # who stays presses
        hand.move(place - QPoint(0, 40))
        assert not switch.isDown()
        hand.release()
        assert switch.isChecked() is not was


def reaches(driver: Driver, widget: QWidget) -> bool:
    """Whether a widget is seen in the window."""
    return widget.isVisible() and driver.window.childAt(on_screen(driver, widget)) is widget


def test_a_finger_moves_the_rules_and_chooses_a_chapter(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=(1024, 600)) as driver:
        driver.window.shell.show_page("rules")
        driver.settle()
        page = driver.window.rules
        hand, place = Hand(driver.window), on_screen(driver, page.text.viewport())
        hand.drag(place, place - QPoint(0, 100))
        assert page.text.verticalScrollBar().value() == 100
        assert not page.text.textCursor().hasSelection()
        chapter = page.chapters.model().index(1, 0)
        hand.tap(page.chapters.viewport().mapTo(driver.window, page.chapters.visualRect(chapter).center()))
        assert page.chapters.currentIndex() == chapter


@pytest.mark.parametrize("motion", ["full", "reduced", "off"])
def test_a_thrown_page_runs_out_where_motion_is_wanted(tmp_path: Path, qtbot: QtBot, motion: Motion) -> None:
    settings = Settings(motion=motion, language="en")
    with open_window(tmp_path, size=(800, 480), settings=settings) as driver:
        driver.window.shell.show_page("settings")
        driver.settle()
        (area,) = driver.window.settings_page.findChildren(Scroll)
        bar = area.verticalScrollBar()
        hand, place = Hand(driver.window), on_screen(driver, area.viewport()) + QPoint(0, 100)
        hand.press(place)
        for step in range(1, 6):
            qtbot.wait(8)
            hand.move(place - QPoint(0, 20 * step), steps=1)
        hand.release()
        assert bar.value() == 100
        if motion == "full":
            qtbot.waitUntil(lambda: bar.value() > 120, timeout=2_000)
            hand.press(place)
            stopped = bar.value()
            qtbot.wait(50)
            assert bar.value() == stopped
            hand.release()
        else:
            qtbot.wait(100)
            assert bar.value() == 100


# -- fingers that are taken away


def test_a_touch_that_is_taken_away_does_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    with tenthousand(tmp_path, FIRST) as driver:
        hand = Hand(driver.window)
        driver.clock.now += 1000
        for widget in (driver.tray.cup, driver.table.bar.primary, driver.table.bar.secondary):
            hand.press(on_screen(driver, widget))
            hand.cancel()
        driver.settle()
        assert driver.state.dice == ()
        driver.tap_primary()
        place = driver.tray.mapTo(driver.window, driver.tray.dice[3].center.toPoint())
        hand.press(place)
        hand.cancel()
        assert not any(driver.state.chosen)
        assert not driver.tray.dice[3].isDown()
        hand.tap(place)  # and the next touch counts
        assert driver.state.chosen[3]


def rail(folder: Path, driver: SheetDriver) -> RailTray:
    """Begin 5 Dice and roll."""
    driver.start(ruleset=FIVEDICE, options=TableOptions(auto_entry=0, handover=False))
    driver.roll()
    tray = driver.tray
    assert isinstance(tray, RailTray)
    return tray


def in_rail(driver: SheetDriver, tray: RailTray) -> QPoint:
    return tray.mapTo(driver.window, tray.rail.geometry().center())


def at_die(driver: Driver, index: int) -> QPoint:
    return driver.tray.mapTo(driver.window, driver.tray.dice[index].center.toPoint())


@pytest.mark.parametrize("how", ["cancel", "window", "dialog", "hidden"])
def test_a_drag_that_is_taken_away_ends_where_it_began(tmp_path: Path, qtbot: QtBot, how: str) -> None:
    with open_window(tmp_path) as driver:
        tray = rail(tmp_path, driver)
        home, before = tray.dice[1].center, driver.state
        hand = Hand(driver.window)
        hand.press(at_die(driver, 1))
        hand.move(in_rail(driver, tray))
        other = QDialog(driver.window)
        if how == "cancel":
            hand.cancel()
        elif how == "window":
            other.setParent(None)
            other.show()
            other.activateWindow()
        elif how == "dialog":
            other.open()
        else:
            tray.hide()
            tray.show()
        driver.settle()
        if hand.down:
            hand.release()
        other.close()
        other.deleteLater()
        driver.settle()
        assert driver.state == before
        assert tray._held is None
        assert tray.dice[1].center == home
        assert not any(die.isDown() for die in tray.dice)


@pytest.mark.parametrize("how", ["cancel", "dialog", "second"])
def test_dice_on_their_way_to_a_card_are_never_lost(tmp_path: Path, qtbot: QtBot, how: str) -> None:
    with order_cards(tmp_path, (4, 4, 1)) as mouse:
        driver = TouchingOrderCards(mouse.window)
        driver.settle()
        driver.roll()
        hand = Hand(driver.window)
        hand.press(at_die(driver, 2))
        hand.move(driver.place_of(ONE))
        assert list(driver.tray.carried) == [2]
        if how == "second":  # a finger on the button that ends the turn, while the dice are in the air
            before = driver.state
            hand.tap(on_screen(driver, driver.table.bar.secondary), finger=1)
            hand.tap(at_die(driver, 0), finger=1)
            assert driver.state == before
            assert list(driver.tray.carried) == [2]
            hand.release()
            assert placed(driver) == (None, None, ONE)
            return
        if how == "cancel":
            hand.cancel()
        else:
            dialog = QDialog(driver.window)
            dialog.open()
            driver.settle()
            hand.release()
            dialog.close()
            dialog.deleteLater()
        driver.settle()
        assert placed(driver) == (None, None, None)
        assert not driver.tray.carried
        assert not driver.tray._ghost.isVisible()
        assert not any(die.is_airborne for die in driver.tray.dice)
        assert not any(button.is_aimed for button in driver.board.cards.buttons)
        driver.drag(2, driver.place_of(ONE))
        assert placed(driver) == (None, None, ONE)


@pytest.mark.parametrize("cover", ["log", "pause"])
def test_what_a_finger_rests_on_does_nothing_when_something_comes_over_it(
    tmp_path: Path, qtbot: QtBot, cover: str
) -> None:
    with tenthousand(tmp_path, FIRST) as driver:
        driver.tap_primary()
        driver.tap_die(3)
        before, hand, header = driver.state, Hand(driver.window), driver.table.header
        for button in (header.undo, header.back):
            place = on_screen(driver, button)
            hand.press(place)
            assert button.isDown()
            driver.key(Qt.Key.Key_L if cover == "log" else Qt.Key.Key_P)
            assert driver.table.is_covered
            assert not button.isDown()
            hand.move(place + QPoint(2, 1))
            hand.release()
            driver.settle()
            assert driver.window.table is not None
            assert driver.state == before
            assert driver.table.is_covered
            driver.key(Qt.Key.Key_Escape if cover == "log" else Qt.Key.Key_Space)
        hand.tap(on_screen(driver, header.undo))
        assert driver.state != before


# -- several fingers


def test_two_fingers_on_two_dice_keep_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(options=TableOptions(auto_entry=0, handover=False))
        driver.roll()
        hand = Hand(driver.window)
        hand.press(at_die(driver, 0))
        hand.press(at_die(driver, 1), finger=1)
        hand.release(1)
        hand.release(0)
        assert driver.state.kept == (True, False, False, False, False)
        hand.press(at_die(driver, 2), finger=4)
        hand.press(at_die(driver, 3), finger=2)
        hand.release(4)  # the other one rests, and a third finger comes
        hand.tap(at_die(driver, 4), finger=7)
        hand.release(2)
        assert driver.state.kept == (True, False, True, False, False)
        hand.tap(at_die(driver, 3))
        assert driver.state.kept == (True, False, True, True, False)


def test_a_finger_lifted_elsewhere_keeps_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(options=TableOptions(auto_entry=0, handover=False))
        driver.roll()
        before = driver.state
        hand = Hand(driver.window)
        hand.drag(at_die(driver, 0), on_screen(driver, driver.table.bar.primary))
        hand.drag(on_screen(driver, driver.tray.cup), QPoint(-40, -40))
        cell = driver.sheet.upper_half.cell_rect(UPPER[0]).center()
        box = driver.sheet.upper_half.viewport().mapTo(driver.window, cell)
        hand.drag(box, box + QPoint(0, 200))
        assert driver.state == before


def test_quick_taps_on_two_dice_are_no_double_tap(tmp_path: Path, qtbot: QtBot) -> None:
    QApplication.setDoubleClickInterval(5_000)
    with tenthousand(tmp_path, FIRST) as driver:
        driver.tap_primary()
        hand = Hand(driver.window)
        hand.tap(at_die(driver, 3))
        hand.tap(at_die(driver, 4))
        driver.settle()
        assert driver.state.chosen == (False, False, False, True, True, False)


def test_a_double_tap_is_one_press(tmp_path: Path, qtbot: QtBot) -> None:
    QApplication.setDoubleClickInterval(5_000)
    with tenthousand(tmp_path, (2, 2, 3, 3, 4, 6)) as driver:
        hand, place = Hand(driver.window), on_screen(driver, driver.table.bar.primary)
        driver.clock.now += 1000
        hand.tap(place)
        hand.tap(place)
        driver.settle()
        assert driver.state.is_missed
        assert driver.state.seat == 0


# -- holding


def test_holding_shows_what_a_pointer_learns_and_does_nothing_else(tmp_path: Path, qtbot: QtBot) -> None:
    with tenthousand(tmp_path, FIRST) as driver:
        hand, card = Hand(driver.window), driver.table.strip.cards[0]
        hand.press(on_screen(driver, card))
        qtbot.waitUntil(QToolTip.isVisible, timeout=2_000)
        assert QToolTip.text() == card.toolTip()
        hand.release()
        assert QToolTip.isVisible()
        undo = driver.table.header.log
        hand.press(on_screen(driver, undo))
        assert undo.isDown()
        qtbot.waitUntil(lambda: QToolTip.text() == undo.toolTip(), timeout=2_000)
        assert not undo.isDown()
        hand.release()
        assert not driver.table.drawer.isVisible()
        hand.tap(on_screen(driver, undo))
        assert driver.table.drawer.isVisible()


def test_a_tap_on_a_brief_notice_tells_all_of_it(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, size=(800, 480)) as driver:
        driver.start()
        notice = driver.table.notices.torn
        driver.table.notices.show_torn()
        QApplication.processEvents()
        assert notice.toolTip()
        Hand(driver.window).tap(on_screen(driver, notice))
        qtbot.waitUntil(QToolTip.isVisible, timeout=2_000)
        qtbot.wait(400)  # what the lifted finger leaves behind puts tips away after 300 ms
        assert shows(notice.toolTip())


def test_a_slider_stays_where_a_finger_left_it(qtbot: QtBot, qapp: QApplication, look: Look) -> None:
    fingers = Fingers(qapp, look)
    window = QWidget()
    slider = Slider(look, 0, 100, 5)
    QVBoxLayout(window).addWidget(slider)
    qtbot.addWidget(window)
    window.resize(400, 120)
    window.show()
    assert QTest.qWaitForWindowActive(window)
    hand, place = Hand(window), middle(slider, window)
    hand.press(place)
    hand.move(place + QPoint(30, 0))
    there = slider.sliderPosition()
    assert there > 0
    hand.cancel()
    assert slider.sliderPosition() == there
    assert not slider.isSliderDown()
    fingers.stop()
    fingers.deleteLater()


@pytest.mark.parametrize("game", ["penta", "fivedice", "tenthousand", "ordercards"])
def test_a_finger_that_stays_learns_every_tip_of_a_table(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(dicegames.ui.fingers, "HOLD_MS", 1)
    folder = tmp_path / "data" / "sessions"
    folder.mkdir(parents=True)
    write_samples(folder)
    with open_window(tmp_path, size=(800, 480)) as driver:
        driver.window.open_file(folder / f"{game}-turn.dicegame")
        QApplication.processEvents()
        before, hand = driver.match_state, Hand(driver.window)
        learned = 0
        for widget in driver.window.findChildren(QWidget):
            if not widget.toolTip() or not reaches(driver, widget):
                continue
            tip = widget.toolTip()
            hand.press(on_screen(driver, widget))
            qtbot.waitUntil(partial(shows, tip), timeout=2_000)
            hand.release()
            learned += 1
        QApplication.processEvents()
        assert learned >= 6
        assert driver.match_state == before
        assert driver.window.table is not None
        assert not driver.table.drawer.isVisible()


def shows(tip: str) -> bool:
    """Whether this tooltip is seen."""
    return QToolTip.isVisible() and QToolTip.text() == tip


def test_a_finger_on_a_barred_box_learns_the_reason(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice([(6, 6, 6, 6, 6)] * 3)) as mouse:
        driver = TouchingSheet(mouse.window)
        driver.start(options=TableOptions(auto_entry=0, handover=False), seats=(Seat("Ada", "blue"),))
        for box in (Box.FIVE_KIND, UPPER[5]):
            driver.roll()
            driver.tap_box(box)
            driver.tap_primary()
        driver.roll()
        barred = next(offer.box for offer in driver.state.offers() if not offer.is_allowed)
        driver.tap_box(barred)
        assert driver.sheet.note.isVisible()
        half = driver.sheet.upper_half if barred in UPPER else driver.sheet.lower_half
        place = half.viewport().mapTo(driver.window, half.cell_rect(barred).center())
        hand = Hand(driver.window)
        hand.press(place)
        qtbot.waitUntil(QToolTip.isVisible, timeout=2_000)
        assert QToolTip.text()
        hand.release()


def test_words_that_are_cut_are_told_to_a_finger_that_stays(
    qtbot: QtBot, qapp: QApplication, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dicegames.ui.fingers, "HOLD_MS", 1)
    fingers = Fingers(qapp, look)
    window = QWidget()
    line, button, short = OneLine(look), ActionButton(look), OneLine(look)
    line.setText("A long line that nobody can read as it is cut")
    button.set_texts("A long title that is cut", "and more below")
    short.setText("Short")
    for at, part in enumerate((line, button, short)):
        part.setParent(window)
        part.setGeometry(10, 10 + 60 * at, 90, 52)
    qtbot.addWidget(window)
    window.resize(110, 200)
    window.show()
    assert QTest.qWaitForWindowActive(window)
    pressed = QSignalSpy(button.clicked)
    hand = Hand(window)
    tips = {line: line.text(), button: "A long title that is cut\nand more below"}
    for cut, tip in tips.items():
        hand.press(middle(cut, window))
        qtbot.waitUntil(partial(shows, tip), timeout=2_000)
        hand.release()
    assert pressed.count() == 0
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2_000)
    hand.press(middle(short, window))
    qtbot.wait(50)
    assert not QToolTip.isVisible()
    hand.release()
    fingers.stop()
    fingers.deleteLater()


def test_a_finger_that_stays_on_a_step_goes_on(
    qtbot: QtBot, qapp: QApplication, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dicegames.ui.fingers, "HOLD_MS", 1)
    fingers = Fingers(qapp, look)
    button = QPushButton("+")
    button.setToolTip("More")
    button.setAutoRepeat(True)
    button.setAutoRepeatDelay(5)
    button.setAutoRepeatInterval(5)
    qtbot.addWidget(button)
    button.show()
    assert QTest.qWaitForWindowActive(button)
    clicks = QSignalSpy(button.clicked)
    hand = Hand(button)
    hand.press(button.rect().center())
    qtbot.waitUntil(lambda: clicks.count() > 3, timeout=2_000)
    hand.release()
    assert not QToolTip.isVisible()
    fingers.stop()
    fingers.deleteLater()


# -- menus and dialogs


def test_a_menu_and_the_dialog_it_opens_are_used_by_finger(tmp_path: Path, qtbot: QtBot) -> None:
    with tenthousand(tmp_path, FIRST) as mouse:
        driver = TouchingTenThousand(mouse.window)
        window, done = driver.window, list[ShortcutsDialog]()

        def close_dialog() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, ShortcutsDialog)
            done.append(dialog)
            Hand(dialog).tap(middle(dialog.button, dialog))

        driver.click(driver.table.header.more)
        menu = driver.table.header._menu
        assert menu is not None
        assert menu.isVisible()
        Hand(window).tap(QPoint(20, window.height() - 20))  # beside it: it goes, and nothing else is pressed
        assert not menu.isVisible()
        driver.click(driver.table.header.more)
        QTimer.singleShot(100, close_dialog)
        Hand(menu).tap(menu.actionGeometry(window.menus.shortcuts).center())
        assert len(done) == 1
        driver.settle()
        driver.roll()
        assert len(driver.state.dice) == 6


def test_nothing_looks_pointed_at_when_the_finger_is_gone(tmp_path: Path, qtbot: QtBot) -> None:
    with tenthousand(tmp_path, FIRST) as mouse:
        driver = TouchingTenThousand(mouse.window)
        log = driver.table.header.log
        hand = Hand(driver.window)
        hand.press(on_screen(driver, log))
        assert log.underMouse()
        hand.move(on_screen(driver, log) + QPoint(0, 200))
        hand.release()
        driver.click(log)
        assert not log.underMouse()


def test_a_finger_goes_through_the_moments_of_a_session(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "data" / "sessions"
    folder.mkdir(parents=True)
    write_samples(folder)
    with open_window(tmp_path, size=(800, 480)) as driver:
        driver.window.open_file(folder / "penta-turn.dicegame")
        driver.settle()
        driver.window.menus.look_through.trigger()
        QApplication.processEvents()
        slider = next(part for part in driver.window.findChildren(MomentSlider) if part.isVisible())
        hand, place = Hand(driver.window), on_screen(driver, slider)
        hand.press(place)
        there = slider.value()
        assert 0 < there < slider.maximum()
        hand.move(place + QPoint(60, 70))  # a finger doesn't stay on the line
        assert slider.value() > there
        hand.cancel()
        assert not slider.isSliderDown()
        last = slider.value()
        hand.drag(place, place - QPoint(80, 0))
        assert slider.value() < last
