"""What lies over the table: hand-over, typed dice, banner and overlay."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import Box
from dicegames.models.players import PlayerView
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.banner import Banner
from dicegames.ui.table.handover import HandoverCard
from dicegames.ui.table.overlay import Overlay
from dicegames.ui.table.pause_cover import PauseCover
from dicegames.ui.table.typed_dice import TypedDicePad
from models.sheet_samples import ADA, table
from table_samples import new_match, turn
from ui.table_parts_help import LEFT, TOUCH, Window, press, put, rect_in, shown, still_look, windows_of_sizes
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


def test_cover_keeps_clicks_keys_and_shortcuts_away(look: Look, window: Window) -> None:
    top = window(800, 600)
    below = QPushButton("below")
    put(top, below)
    presses = QSignalSpy(below.clicked)
    shortcut = QShortcut(QKeySequence("Space"), top)
    fired = QSignalSpy(shortcut.activated)
    cover = PauseCover(look, top)
    cover.open()
    QTest.mouseClick(top, LEFT, pos=below.geometry().center())
    assert presses.count() == 0
    resumed = QSignalSpy(cover.resume_requested)
    QTest.keyClick(cover.button, Qt.Key.Key_Space)
    assert (resumed.count(), fired.count()) == (1, 0)
    assert not cover.is_open


def test_cover_keeps_tab_inside_and_gives_the_focus_back(look: Look, window: Window) -> None:
    top = window(800, 600)
    below = QPushButton("below")
    put(top, below)
    below.setFocus()
    pad = TypedDicePad(look, top)
    pad.ask(5)
    assert pad.hasFocus()  # so that Enter never means a face by accident
    seen = []
    for _ in range(12):
        press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert pad.isAncestorOf(focus)
        seen.append(focus)
    assert len(set(seen)) == 7  # six faces and "cancel": the others are barred yet
    press(Qt.Key.Key_Backtab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert pad.isAncestorOf(focus)
    QTest.keyClick(pad, Qt.Key.Key_Escape)
    assert below.hasFocus()


def test_cover_follows_its_host_and_fits(look: Look, window: Window) -> None:
    top = window(1280, 800)
    cover = PauseCover(look, top)
    cover.open()
    for width, height in ((800, 480), (768, 1024)):
        top.resize(width, height)
        QApplication.processEvents()
        assert cover.size() == top.size()
        assert cover.rect().contains(cover.card.geometry())
        assert cover.card.geometry().center().x() == pytest.approx(width / 2, abs=1)
    cover.dismiss()


def test_cover_fades_in_and_counts_at_once(look: Look, window: Window) -> None:
    look.set_motion(Motion.FULL)
    top = window(800, 600)
    cover = PauseCover(look, top)
    resumed = QSignalSpy(cover.resume_requested)
    cover.open()
    QTest.mouseClick(cover.button, LEFT)
    assert resumed.count() == 1
    assert not cover.is_open


def handover(look: Look, top: QWidget, name: str = "Ben") -> HandoverCard:
    match = new_match(2)
    last = turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    view = shown(match).views[1]
    card = HandoverCard(look, top)
    card.ask(PlayerView("penta", name, view.color, False, "", 123), last, match.seats, table(ADA))
    return card


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_next_player_is_ready_by_key(look: Look, window: Window, key: Qt.Key) -> None:
    card = handover(look, window(1280, 800))
    ready = QSignalSpy(card.ready)
    press(key)
    assert ready.count() == 1
    assert not card.is_open


def test_next_player_is_ready_by_tap_once(look: Look, window: Window) -> None:
    card = handover(look, window(1280, 800))
    ready = QSignalSpy(card.ready)
    assert card.button.title == "Ben is ready"
    QTest.mouseClick(card.button, LEFT)
    QTest.mouseClick(card.button, LEFT)
    assert ready.count() == 1


def test_what_happened_is_told_on_one_line_where_it_fits(look: Look, window: Window) -> None:
    card = handover(look, window(1280, 800))
    card.dismiss()
    match = new_match(2)
    last = turn(match, (3, 3, 3, 2, 2), Box.THREE_KIND)
    card.ask(shown(match).views[1], last, match.seats, table(ADA))
    QApplication.processEvents()
    (words,) = [label for label in card.card.findChildren(QLabel) if "entered" in label.text()]
    assert not words.wordWrap()
    assert words.width() >= words.sizeHint().width()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 480), (768, 1024)])
def test_handover_shows_everything_at_every_size(look: Look, window: Window, width: int, height: int) -> None:
    card = handover(look, window(width, height), "Maximiliane-Henriette von der Heide")
    QApplication.processEvents()
    assert card.rect().contains(card.card.geometry())
    facts = "Round 8 of 13 · Maximiliane-Henriette von der Heide has 123 points"
    told = [child for child in card.card.findChildren(QWidget) if child.isVisible()]
    names = [child.text() if isinstance(child, QLabel) else child.accessibleName() for child in told]
    assert facts in names
    assert "Ada entered Large straight · 40." in [child.accessibleName() for child in told]
    for child in told:
        assert card.card.rect().contains(rect_in(child, card.card))
    assert card.button.height() >= TOUCH


def test_typed_dice_by_keys(look: Look, window: Window) -> None:
    pad = TypedDicePad(look, window(800, 480))
    pad.ask(2)
    typed = QSignalSpy(pad.typed)
    press(Qt.Key.Key_Return)
    assert typed.count() == 0
    for key in (Qt.Key.Key_3, Qt.Key.Key_7, Qt.Key.Key_6, Qt.Key.Key_2):
        press(key)
    assert pad.faces == (3, 6)
    press(Qt.Key.Key_Backspace)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_5)
    press(Qt.Key.Key_Return)
    assert [typed.at(0)[0], typed.count(), pad.is_open] == [(3, 1), 1, False]


def test_typed_dice_by_taps_and_cancel(look: Look, window: Window) -> None:
    pad = TypedDicePad(look, window(800, 480))
    pad.ask(1)
    typed, cancelled = QSignalSpy(pad.typed), QSignalSpy(pad.cancelled)
    QTest.mouseClick(pad.take, LEFT)
    assert typed.count() == 0
    assert pad.take.detail == "1 die missing"
    QTest.mouseClick(pad.face_buttons[3], LEFT)
    QTest.mouseClick(pad.face_buttons[4], LEFT)
    assert pad.faces == (4,)
    QTest.mouseClick(pad.back, LEFT)
    QTest.mouseClick(pad.face_buttons[5], LEFT)
    QTest.mouseClick(pad.take, LEFT)
    assert typed.at(0)[0] == (6,)
    pad.ask(3)
    assert pad.take.detail == "3 dice missing"
    QTest.mouseClick(pad.cancel, LEFT)
    assert (typed.count(), cancelled.count()) == (1, 1)


@pytest.mark.parametrize("count", [1, 5, 6])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 480), (768, 1024)])
def test_typed_pad_is_readable_and_touchable(
    look: Look, window: Window, width: int, height: int, count: int
) -> None:
    pad = TypedDicePad(look, window(width, height))
    pad.ask(count)
    press(Qt.Key.Key_4)
    QApplication.processEvents()
    assert pad.rect().contains(pad.card.geometry())
    for button in (*pad.face_buttons, pad.back, pad.cancel, pad.take):
        assert button.width() >= TOUCH
        assert button.height() >= TOUCH
        assert button.width() >= button.minimumSizeHint().width()
        assert pad.card.rect().contains(rect_in(button, pad.card))
    assert pad.face_buttons[3].accessibleName() == "A 4"
    told = [child.accessibleName() for child in pad.card.findChildren(QWidget)]
    assert f"Typed so far: 4, {count - 1} missing" in told


def test_banner_tells_and_goes_only_when_it_may(look: Look, window: Window) -> None:
    top, banner = window(800, 200), Banner(look)
    put(top, banner)
    assert not banner.isVisible()
    banner.show_message("Saving is impossible: the disk is full.", serious=True, dismissible=False)
    assert banner.isVisible()
    assert not banner.close_button.isVisible()
    banner.show_message("This is a practice table.")
    dismissed = QSignalSpy(banner.dismissed)
    QApplication.processEvents()
    QTest.mouseClick(banner.close_button, LEFT)
    assert (dismissed.count(), banner.text, banner.isVisible()) == (1, "", False)


def test_overlay_without_stops_swallows_tab(look: Look, window: Window) -> None:
    top = window(400, 300)
    below = QPushButton("below")
    put(top, below)
    cover = Overlay(look, top)
    cover.open()
    QTest.keyClick(cover, Qt.Key.Key_Tab)
    assert not below.hasFocus()
    cover.dismiss()
