"""The race for the start of a rematch: fingers, clicks and keys, and exactly one of them counts."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Mark, Seat, Step
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import PENTA
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.library import load
from dicegames.storage.record import Header, TableOptions, current_time, new_header
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.start_pads import START_LOCK, StartPads
from dicegames.ui.table.table_page import TablePage
from storage.listing import list_sessions
from storage.session_help import encode_session, write_session
from table_samples import seats, whole_match
from ui.page_help import cut_off, make_look, show_page
from windows import LEFT, Clock, SheetDriver, open_window
from words import Words, installed

FACES = [(1, 2, 3, 4, 6)]
FIVE_KEYS = (Qt.Key.Key_Q, Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_X, Qt.Key.Key_M)
FINGERS = QTest.createTouchDevice()
QUIET = TableOptions(auto_entry=0, handover=False)


# --- through the window


@contextmanager
def finished(
    folder: Path,
    count: int,
    computers: tuple[int, ...] = (),
    *,
    first_seat: int = 0,
    options: TableOptions = QUIET,
    settings: Settings | None = None,
) -> Iterator[SheetDriver]:
    """Show the result of a match that `count` seats played to its end."""
    header = new_header(
        "penta",
        PENTA,
        seats(count, computers),
        first_seat=first_seat,
        options=options,
        app_version="test",
        created=current_time(),
    )
    steps = [shifted(step, first_seat, count) for step in whole_match((3,) * count).steps]
    data = encode_session(header, (*steps, Mark("finish")))
    path = write_session(folder / "data" / "sessions" / "played.dicegame", data)
    with open_window(folder, dice=ScriptedDice(FACES * 20), settings=settings) as driver:
        driver.window.open_file(path)
        driver.settle()
        assert page(driver).result.isVisible()
        yield driver
        assert load(path).entries[: len(steps)] == tuple(steps)  # the result is kept


def shifted(step: Step, first_seat: int, count: int) -> Step:
    """Return a step of a match that another seat started."""
    assert step.seat is not None
    return Step((step.seat + first_seat) % count, step.action, step.draws)


def page(driver: SheetDriver) -> TablePage:
    assert driver.window.table is not None
    return driver.window.table


def header_of(driver: SheetDriver) -> Header:
    assert driver.window.desk is not None
    return driver.window.desk.controller.table.header


def race(driver: SheetDriver) -> StartPads:
    """Ask for a rematch and wait until the pads are live."""
    driver.click(page(driver).result.rematch)
    driver.wait_for_start_pads()
    assert page(driver).start_pads.is_open
    return page(driver).start_pads


def sessions(folder: Path) -> list[str]:
    return sorted(info.state for info in list_sessions(folder / "data" / "sessions"))


def center(pads: StartPads, index: int) -> QPoint:
    """Return the middle of a pad in the field's own coordinates."""
    return pads.field.pads[index].geometry().center()


@pytest.mark.rule("F9")
@pytest.mark.parametrize("starter", range(5))
def test_the_fastest_of_five_begins_and_rolls_and_the_order_goes_on(
    tmp_path: Path, qtbot: QtBot, starter: int
) -> None:
    with finished(tmp_path, 5) as driver:
        before = header_of(driver)
        pads = race(driver)
        assert [pad.accessibleName() for pad in pads.field.pads] == [
            f"{name} starts" for name in ("Ada", "Ben", "Cem", "Dora", "Emil")
        ]
        driver.key(FIVE_KEYS[starter])
        after = header_of(driver)
        assert (after.seats, after.ruleset, after.options) == (before.seats, before.ruleset, before.options)
        assert after.id != before.id
        assert after.first_seat == starter
        assert (driver.state.seat, driver.state.rolls, driver.state.dice) == (starter, 1, FACES[0])
        assert sessions(tmp_path) == ["finished", "open"]
        assert driver.window.desk is not None
        act = driver.window.desk.controller.act
        order = []
        for box in (Box.SIXES, Box.CHANCE):
            for _ in range(5):
                order.append(driver.state.seat)
                for action in (Roll(), Choose(box), Enter())[driver.state.rolls > 0 :]:
                    assert act(action)
        assert order == [(starter + turn) % 5 for turn in range(5)] * 2


@pytest.mark.rule("F9")
@pytest.mark.parametrize("way", ["click", "key", "finger", "pad by keyboard"])
def test_every_way_to_press_starts(tmp_path: Path, qtbot: QtBot, way: str) -> None:
    with finished(tmp_path, 3) as driver:
        pads = race(driver)
        if way == "click":
            QTest.mousePress(pads.field, LEFT, pos=center(pads, 1))
        elif way == "key":
            driver.key(Qt.Key.Key_G)
        elif way == "finger":
            QTest.touchEvent(pads.field, FINGERS).press(1, center(pads, 1), pads.field).commit()
        else:
            pads.field.pads[1].setFocus(Qt.FocusReason.TabFocusReason)
            driver.key(Qt.Key.Key_Space)
        driver.settle()
        assert (driver.state.seat, driver.state.rolls) == (1, 1)


@pytest.mark.rule("F9")
@pytest.mark.parametrize("first", range(5))
def test_of_two_presses_in_one_turn_of_the_event_loop_the_first_counts(
    tmp_path: Path, qtbot: QtBot, first: int
) -> None:
    with finished(tmp_path, 5) as driver:
        pads = race(driver)
        second = (first + 2) % 5
        for index in (first, second, first):
            press = QKeyEvent(QEvent.Type.KeyPress, FIVE_KEYS[index], Qt.KeyboardModifier.NoModifier)
            QCoreApplication.postEvent(pads, press)
            QCoreApplication.postEvent(pads.field, mouse_press(pads, index))
        driver.settle()
        assert header_of(driver).first_seat == first
        assert sessions(tmp_path) == ["finished", "open"]
        assert (driver.state.seat, driver.state.rolls) == (first, 1)


def mouse_press(pads: StartPads, index: int) -> QMouseEvent:
    place = QPointF(center(pads, index))
    globally = QPointF(pads.field.mapToGlobal(center(pads, index)))
    none = Qt.KeyboardModifier.NoModifier
    return QMouseEvent(QEvent.Type.MouseButtonPress, place, globally, LEFT, LEFT, none)


@pytest.mark.rule("F9")
@pytest.mark.parametrize("order", [(0, 4), (4, 0), (3, 1)])
def test_of_two_fingers_in_one_touch_the_first_counts(
    tmp_path: Path, qtbot: QtBot, order: tuple[int, int]
) -> None:
    with finished(tmp_path, 5) as driver:
        pads = race(driver)
        spy = QSignalSpy(pads.field.pressed)
        touch = QTest.touchEvent(driver.window, FINGERS)
        for finger, index in enumerate(order):
            spot = pads.field.mapTo(driver.window, center(pads, index))
            touch.press(finger, spot, driver.window)
        touch.commit()
        assert [spy.at(at)[0] for at in range(spy.count())] == list(order)  # both came, in their order
        driver.settle()
        assert (driver.state.seat, driver.state.rolls) == (order[0], 1)
        assert sessions(tmp_path) == ["finished", "open"]


@pytest.mark.rule("F9")
def test_a_finger_that_rests_elsewhere_takes_nothing_from_the_others(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 2) as driver:
        pads = race(driver)
        window = driver.window
        gap = QPoint(pads.field.width() // 2, 20)
        assert not any(pad.geometry().contains(gap) for pad in pads.field.pads)
        touch = QTest.touchEvent(window, FINGERS)
        for finger, place in enumerate((QPoint(60, 60), pads.field.mapTo(window, gap))):
            touch.press(finger, place, window).commit()
            touch.stationary(finger)
        assert pads.is_open
        touch.press(2, pads.field.mapTo(window, center(pads, 1)), window).commit()
        driver.settle()
        assert driver.state.seat == 1


def test_late_presses_do_nothing_at_the_new_table(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 2) as driver:
        race(driver)
        driver.key(Qt.Key.Key_A)
        rolled = driver.state
        assert rolled.seat == 0
        cover = page(driver).late_presses
        assert cover.isVisible()
        assert cover.geometry() == page(driver).rect()
        for key in (Qt.Key.Key_L, Qt.Key.Key_A, Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Tab):
            driver.key(key)
        window = driver.window
        die = driver.tray.dice[0]
        place = die.mapTo(window, die.rect().center())
        QTest.mouseClick(window.windowHandle(), LEFT, pos=place)
        touch = QTest.touchEvent(window, FINGERS)
        touch.press(1, place, window).commit()
        touch.release(1, place, window).commit()
        assert driver.state == rolled
        assert not page(driver).drawer.isVisible()
        assert not page(driver).pause_cover.is_open
        # When the time is over the keyboard is back with the table.
        cover._timer.start(0)
        qtbot.waitUntil(cover.isHidden)
        assert page(driver).hasFocus()
        driver.key(Qt.Key.Key_1)
        assert driver.state.kept[0]


def test_a_key_that_is_held_keeps_the_new_table_covered(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 2) as driver:
        race(driver)
        driver.key(Qt.Key.Key_L)
        cover = page(driver).late_presses
        cover._timer.stop()
        none = Qt.KeyboardModifier.NoModifier
        for is_held in (False, True):
            press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_L, none, "l", autorep=is_held, count=1)
            QCoreApplication.sendEvent(cover, press)
            assert cover._timer.isActive() is is_held


@pytest.mark.rule("F9")
def test_computer_seats_have_no_pad_and_keep_their_turn(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", pace="instant")
    with finished(tmp_path, 3, (1,), settings=settings) as driver:
        pads = race(driver)
        assert [pad.accessibleName() for pad in pads.field.pads] == ["Ada starts", "Cem starts"]
        driver.key(Qt.Key.Key_L)
        assert (driver.state.seat, driver.state.rolls) == (2, 1)
        assert header_of(driver).seats[1].is_computer


@pytest.mark.rule("F9")
@pytest.mark.parametrize(
    ("count", "computers", "last", "expected"),
    [(1, (), 0, 0), (3, (0, 1), 0, 2), (3, (0, 1, 2), 1, 1)],
    ids=["alone", "one person", "nobody"],
)
def test_without_a_race_the_rematch_starts_at_once(
    tmp_path: Path, qtbot: QtBot, count: int, computers: tuple[int, ...], last: int, expected: int
) -> None:
    with finished(tmp_path, count, computers, first_seat=last) as driver:
        driver.click(page(driver).result.rematch)
        assert header_of(driver).first_seat == expected
        assert sessions(tmp_path) == ["finished", "open"]
        if count > len(computers):
            assert driver.state.rolls == 0  # who begins rolls as always
            assert driver.state.seat == expected


@pytest.mark.rule("F9")
@pytest.mark.parametrize(("last", "expected"), [(0, 1), (2, 0)])
def test_the_next_game_is_started_by_the_seat_after_the_last_starter(
    tmp_path: Path, qtbot: QtBot, last: int, expected: int
) -> None:
    with finished(tmp_path, 3, first_seat=last) as driver:
        button = page(driver).result.next_game
        assert button.detail == f"{('Ada', 'Ben', 'Cem')[expected]} starts"
        driver.click(button)
        assert header_of(driver).first_seat == expected
        assert (driver.state.seat, driver.state.rolls) == (expected, 0)


def test_alone_there_is_no_second_kind_of_rematch(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 1) as driver:
        assert not page(driver).result.next_game.isVisible()


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_pads_can_be_left_without_a_start(tmp_path: Path, qtbot: QtBot, way: str) -> None:
    with finished(tmp_path, 2) as driver:
        pads = race(driver)
        if way == "key":
            driver.key(Qt.Key.Key_Escape)
        else:
            driver.click(pads.back)
        assert not pads.is_open
        assert page(driver).result.rematch.hasFocus()
        driver.key(Qt.Key.Key_L)  # the log again
        assert sessions(tmp_path) == ["finished"]


def test_the_second_half_of_a_double_click_starts_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 2) as driver:
        result, window = page(driver).result, driver.window
        place = result.rematch.mapTo(window, result.rematch.rect().center())
        QTest.mouseClick(window.windowHandle(), LEFT, pos=place)
        driver.settle()
        QTest.mouseDClick(window.windowHandle(), LEFT, pos=place)
        driver.settle()
        assert page(driver).start_pads.is_open
        assert sessions(tmp_path) == ["finished"]


@pytest.mark.parametrize("focus", ["back", "pad", "below"])
def test_the_keys_work_wherever_the_focus_is(tmp_path: Path, qtbot: QtBot, focus: str) -> None:
    with finished(tmp_path, 2) as driver:
        pads = race(driver)
        widgets = {"back": pads.back, "pad": pads.field.pads[0], "below": page(driver).result.home}
        widgets[focus].setFocus(Qt.FocusReason.TabFocusReason)
        driver.key(Qt.Key.Key_L)  # at the table the key of the log
        assert not page(driver).drawer.isVisible()
        assert driver.state.seat == 1


def test_tab_goes_round_among_the_pads_and_the_way_back(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 3) as driver:
        pads = race(driver)
        stops: list[QWidget | None] = []
        for _ in range(5):
            driver.key(Qt.Key.Key_Tab)
            stops.append(QApplication.focusWidget())
        assert stops == [pads.back, *pads.field.pads, pads.back]


def test_with_real_dice_the_first_roll_is_asked_for(tmp_path: Path, qtbot: QtBot) -> None:
    options = TableOptions(auto_entry=0, handover=False, dice="typed")
    with finished(tmp_path, 2, options=options) as driver:
        race(driver)
        driver.key(Qt.Key.Key_L)
        assert page(driver).typed_pad.is_open
        cover = page(driver).late_presses
        cover._timer.start(0)
        qtbot.waitUntil(cover.isHidden)
        for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_6, Qt.Key.Key_Return):
            driver.key(key)
        assert (driver.state.seat, driver.state.dice) == (1, FACES[0])


def test_undoing_the_end_takes_the_pads_away(tmp_path: Path, qtbot: QtBot) -> None:
    with finished(tmp_path, 2) as driver:
        pads = race(driver)
        driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not pads.is_open
        assert not page(driver).result.isVisible()


def test_a_rematch_that_cannot_be_saved_is_played_all_the_same(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(directory: Path, header: Header, disk: Disk | None = None) -> Journal:
        raise JournalError("disk_full")

    with finished(tmp_path, 2) as driver:
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "create", refuse)
            race(driver)
            driver.key(Qt.Key.Key_A)
            assert driver.window.desk is not None
            assert driver.window.desk.controller.match.steps
            assert page(driver).notices.saving.text.startswith("The disk is full.")
        assert driver.window.desk.controller.saver.save()
        assert not page(driver).notices.isVisible()
        assert driver.window.desk.controller.table.journal.path.is_file()


# --- the pads alone


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    before = qapp.font()
    made = make_look()
    made.set_motion(Motion.OFF)
    yield made
    qapp.setFont(before)


@contextmanager
def shown(
    look: Look, qtbot: QtBot, count: int, size: tuple[int, int], people: tuple[Seat, ...] = ()
) -> Iterator[tuple[StartPads, Clock]]:
    """Show pads for `count` seats on an empty page, live at once."""
    clock = Clock()
    host = QWidget()
    pads = StartPads(look, host, now=clock)
    with installed(Words("en")):
        show_page(qtbot, host, size)
        pads.ask(people or seats(count), tuple(range(count)))
        clock.now += START_LOCK
        QApplication.processEvents()
        yield pads, clock
        pads.dismiss()


@pytest.mark.parametrize("size", [(800, 480), (1280, 800), (768, 1024), (1920, 1080)])
@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_pads_fit_and_are_large(
    look: Look, qtbot: QtBot, count: int, size: tuple[int, int], scale: float
) -> None:
    look.set_text_scale(scale)
    with shown(look, qtbot, count, size) as (pads, _):
        field = pads.field
        assert cut_off(pads) == []
        areas = [pad.geometry() for pad in field.pads]
        assert len(areas) == count
        for index, area in enumerate(areas):
            assert field.rect().contains(area)
            assert min(area.width(), area.height()) >= 140
            assert pads.rect().contains(QRect(field.mapTo(pads, area.topLeft()), area.size()))
            for other in areas[index + 1 :]:
                assert not area.adjusted(-3, -3, 3, 3).intersects(other.adjusted(-2, -2, 2, 2))
        covered = sum(area.width() * area.height() for area in areas)
        assert covered > 0.85 * field.width() * field.height()


@pytest.mark.parametrize("count", range(2, 9))
def test_every_pad_has_a_key_of_its_own(look: Look, qtbot: QtBot, count: int) -> None:
    for index in range(count):
        with shown(look, qtbot, count, (800, 480)) as (pads, _):
            assert len({pad.key for pad in pads.field.pads}) == count
            spy = QSignalSpy(pads.started)
            key = pads.field.pads[index].key
            assert pads.field.pads[index].accessibleDescription() == f"Key {key.name.removeprefix('Key_')}"
            QTest.keyClick(pads, key)
            QTest.keyClick(pads, pads.field.pads[index - 1].key)
            assert [spy.at(at)[0] for at in range(spy.count())] == [index]


def test_presses_before_the_pads_are_live_are_ignored(look: Look, qtbot: QtBot) -> None:
    with shown(look, qtbot, 2, (800, 480)) as (pads, clock):
        spy = QSignalSpy(pads.started)
        clock.now -= 1
        QTest.keyClick(pads, Qt.Key.Key_A)
        QTest.mousePress(pads.field, LEFT, pos=center(pads, 0))
        assert spy.count() == 0
        clock.now += 1
        QTest.keyClick(pads, Qt.Key.Key_L)
        assert spy.at(0) == [1]


def test_a_key_held_down_is_no_press(look: Look, qtbot: QtBot) -> None:
    with shown(look, qtbot, 2, (800, 480)) as (pads, _):
        spy = QSignalSpy(pads.started)
        none = Qt.KeyboardModifier.NoModifier
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, none, "a", autorep=True, count=1)
        QCoreApplication.sendEvent(pads, held)
        assert spy.count() == 0


def test_the_touch_device_is_a_screen() -> None:
    assert FINGERS.type() is QPointingDevice.DeviceType.TouchScreen


def test_words_and_number_of_pads_follow(look: Look, qtbot: QtBot) -> None:
    with shown(look, qtbot, 8, (800, 480)) as (pads, _):
        with installed(Words("de")):
            QApplication.sendEvent(pads, QEvent(QEvent.Type.LanguageChange))
            QApplication.processEvents()
            assert pads.field.pads[0].accessibleName() == "Ada beginnt"
            assert pads.field.pads[0].accessibleDescription() == "Taste Q"
            assert pads.accessibleName() == "Wer ist am schnellsten?"
            assert cut_off(pads) == []
        pads.dismiss()
        pads.ask(seats(3), (0, 2))
        assert [pad.key for pad in pads.field.pads] == [Qt.Key.Key_A, Qt.Key.Key_L]
