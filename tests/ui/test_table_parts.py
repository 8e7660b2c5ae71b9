"""What stands around the board, by real clicks and keys: header, strip, action bar, drawer, covers."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.data import resources_dir
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Match
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose
from dicegames.models.log import LogModel
from dicegames.models.players import PlayersModel, PlayerView
from dicegames.ui.look import Look, Motion
from dicegames.ui.sizes import Mode
from dicegames.ui.table.action_bar import ActionBar
from dicegames.ui.table.banner import Banner
from dicegames.ui.table.handover import HandoverCard
from dicegames.ui.table.header_bar import HeaderBar
from dicegames.ui.table.log_drawer import LogDrawer
from dicegames.ui.table.overlay import Overlay
from dicegames.ui.table.pause_cover import PauseCover
from dicegames.ui.table.player_card import CardForm
from dicegames.ui.table.player_strip import PlayerStrip
from dicegames.ui.table.typed_dice import TypedDicePad
from dicegames.ui.theme import load_themes
from models.sheet_samples import ADA, table
from table_samples import enter, new_match, roll, turn
from ui.page_help import places_of
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
TOUCH = 44
Window = Callable[[int, int], QWidget]


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    look = Look(load_themes(resources_dir() / "themes"))
    look.set_motion(Motion.OFF)
    return look


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    """Return a function that shows an empty window of a size, with a column as its layout."""
    kept: list[QWidget] = []

    def make(width: int, height: int) -> QWidget:
        widget = QWidget()
        kept.append(widget)
        qtbot.addWidget(widget)
        column = QVBoxLayout(widget)
        column.setContentsMargins(0, 0, 0, 0)
        widget.resize(width, height)
        widget.show()
        widget.activateWindow()
        assert QTest.qWaitForWindowActive(widget)
        return widget

    return make


def put(window: QWidget, *widgets: QWidget) -> None:
    """Lay widgets below each other into a window."""
    column = window.layout()
    assert isinstance(column, QVBoxLayout)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    QApplication.processEvents()


def shown(match: Match) -> PlayersModel:
    model = PlayersModel()
    model.show(match)
    return model


def role(widget: QWidget) -> QAccessible.Role:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.role()


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def rect_in(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


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
    bar.set_menu(QMenu(top))
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
    bar.set_menu(QMenu(top))
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
    menu = QMenu(top)
    menu.addAction("Rules")
    assert not bar.more.isVisible()
    bar.set_menu(menu)
    QApplication.processEvents()
    QTest.mouseClick(bar.more, LEFT)
    assert menu.isVisible()
    menu.close()


# Players


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("width", [640, 768, 1280])
def test_strip_fits_one_to_eight_players(look: Look, window: Window, count: int, width: int) -> None:
    top, strip = window(width, 200), PlayerStrip(look, shown(new_match(count)))
    strip.set_slim(width < 700)
    put(top, strip)
    cards = strip.cards
    assert len(cards) == count
    assert cards[0].x() == 0
    assert cards[-1].geometry().right() <= strip.width()
    for left, right in pairwise(cards):
        assert left.geometry().right() < right.x()
        assert cards[0].width() >= right.width()
    for card in cards:
        assert card.width() >= TOUCH
        assert card.height() >= TOUCH
    bold = look.font("body")
    bold.setBold(True)
    if count > 1:
        assert cards[1].width() > QFontMetricsF(bold).horizontalAdvance("1575")
        assert cards[0].width() > cards[1].width()


def test_cards_shorten_what_they_show_as_room_runs_out(look: Look, window: Window) -> None:
    top, strip = window(1280, 200), PlayerStrip(look, shown(new_match(8)))
    put(top, strip)
    forms = {card.form for card in strip.cards[1:]}
    assert forms == {CardForm.NAMED}
    top.resize(640, 200)
    QApplication.processEvents()
    assert {card.form for card in strip.cards[1:]} == {CardForm.BADGE}
    assert strip.cards[0].form is CardForm.FULL


def test_a_computer_has_its_chip_on_narrow_cards_too(look: Look, window: Window) -> None:
    def inks(computers: tuple[int, ...]) -> int:
        strip = PlayerStrip(look, shown(new_match(4, computers)))
        top = window(736, 100)
        put(top, strip)
        QApplication.processEvents()
        assert strip.cards[1].form is CardForm.NAMED
        return len(places_of(strip.cards[1].grab().toImage(), look.color("ink_soft")))

    assert inks((1,)) > inks(()) + 10


def test_cards_that_wait_have_one_form_in_small_windows(look: Look, window: Window) -> None:
    model = PlayersModel()
    top, strip = window(531, 60), PlayerStrip(look, model)
    put(top, strip)
    strip.set_slim(True)
    model.show(new_match(5))
    active, *others = strip.cards
    mixed = 0
    for width in range(440, 900, 4):
        strip.resize(width, strip.height())
        wishes = {card.wants_stack for card in others}
        mixed += len(wishes) == 2
        assert {card.is_stacked for card in others} == {any(wishes)}
        assert active.is_stacked is active.wants_stack
    assert mixed


def test_card_is_a_text_with_the_whole_sentence(look: Look, window: Window) -> None:
    match = new_match(2, computers=(1,))
    top, strip = window(800, 200), PlayerStrip(look, shown(match))
    put(top, strip)
    assert role(strip.cards[0]) is QAccessible.Role.StaticText
    assert strip.cards[0].accessibleName() == "Ada: 0 points, is playing"
    assert strip.cards[1].accessibleName() == "Ben (computer): 0 points, next"


def test_chosen_box_shows_its_gain_and_the_turn_moves_on(look: Look, window: Window) -> None:
    match = new_match(2)
    model = shown(match)
    top, strip = window(800, 200), PlayerStrip(look, model)
    put(top, strip)
    roll(match, 1, 2, 3, 4, 5)
    match.apply(Choose(Box.LARGE_STRAIGHT), ScriptedDice([]))
    model.show(match)
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (0, 40)
    wide = strip.cards[0].width()
    turn_over = new_match(2)
    turn(turn_over, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    model.show(turn_over)
    assert strip.cards[1].width() == pytest.approx(wide, abs=1)
    # Without motion the total is there at once and the gain stays for a moment.
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (40, 40)
    strip.finish()
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (40, None)


def test_total_counts_up_with_motion_and_can_be_ended(look: Look, window: Window, qtbot: QtBot) -> None:
    look.set_motion(Motion.FULL)
    match = new_match(2)
    model = shown(match)
    top, strip = window(800, 200), PlayerStrip(look, model)
    put(top, strip)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    model.show(match)
    assert strip.cards[0].shown_total < 40
    strip.finish()
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (40, None)
    assert strip.cards[1].width() > strip.cards[0].width()


def test_taken_back_entry_takes_the_total_back_at_once(look: Look, window: Window) -> None:
    look.set_motion(Motion.FULL)
    match = new_match(2)
    model = shown(match)
    top, strip = window(800, 200), PlayerStrip(look, model)
    put(top, strip)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    model.show(match)
    match.undo()
    model.show(match)
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (0, 40)
    strip.finish()


def test_active_card_is_the_wide_one_turn_after_turn(look: Look, window: Window) -> None:
    match = new_match(3)
    model = shown(match)
    top, strip = window(1280, 200), PlayerStrip(look, model)
    put(top, strip)
    for active in (1, 2, 0):
        turn(match, (1, 2, 3, 4, 6), (Box.ACES, Box.TWOS, Box.CHANCE)[active])
        model.show(match)
        widths = [card.width() for card in strip.cards]
        assert widths.index(max(widths)) == active
    strip.finish()


def test_cards_follow_the_language(look: Look, window: Window) -> None:
    top, strip = window(800, 200), PlayerStrip(look, shown(new_match(2)))
    put(top, strip)
    with installed(Words("en", "Players")):
        QApplication.sendEvent(strip, QEvent(QEvent.Type.LanguageChange))
        assert strip.cards[0].accessibleName().startswith("[Ada: 0 points")


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


# Covers


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
    assert pad.face_buttons[3].accessibleName() == "Die 4"
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


# Log


def drawer(look: Look, top: QWidget) -> tuple[LogDrawer, LogModel]:
    match = new_match(2)
    model = LogModel(match.game, match.seats, top)
    for box in (Box.ACES, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES, Box.SIXES, Box.CHANCE):
        for _ in match.seats:
            model.append(roll(match, 1, 2, 3, 4, 6))
            model.append(enter(match, box))
    return LogDrawer(look, model, top), model


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 480), (768, 1024)])
def test_drawer_comes_from_the_right_or_from_below(
    look: Look, window: Window, width: int, height: int
) -> None:
    top = window(width, height)
    log, model = drawer(look, top)
    log.open()
    QApplication.processEvents()
    paper = log.paper_rect
    if height < 640:
        assert (paper.left(), paper.right()) == (0, width - 1)
        assert paper.top() > 0
    else:
        assert (paper.top(), paper.bottom()) == (0, height - 1)
        assert paper.left() > 0
    last = log.view.visualRect(model.index(model.rowCount() - 1))
    assert log.view.viewport().rect().contains(last.center())
    log.dismiss()


def test_an_open_log_stays_with_its_newest_line(look: Look, window: Window) -> None:
    top = window(768, 1024)
    log, model = drawer(look, top)
    log.open()
    log.finish()
    for width, height, text_scale in ((1280, 700, 1.0), (1280, 650, 1.0), (1280, 650, 1.6)):
        top.resize(width, height)
        look.set_text_scale(text_scale)
        QApplication.processEvents()
        last = log.view.visualRect(model.index(model.rowCount() - 1))
        assert log.view.viewport().rect().contains(last)
    log.view.verticalScrollBar().setValue(40)
    top.resize(1280, 720)
    QApplication.processEvents()
    assert log.view.verticalScrollBar().value() == 40, "whoever reads further up stays there"
    log.dismiss()


def test_drawer_closes_by_key_button_and_a_tap_beside_it(look: Look, window: Window) -> None:
    top = window(1280, 800)
    below = QPushButton("below")
    put(top, below)
    below.setFocus()
    log, _ = drawer(look, top)
    closed = QSignalSpy(log.closed)
    log.open()
    press(Qt.Key.Key_Escape)
    assert closed.count() == 1
    assert below.hasFocus()
    log.open()
    QTest.mouseClick(log.close_button, LEFT)
    assert closed.count() == 2
    log.open()
    QTest.mouseClick(log, LEFT, pos=QPoint(40, 400))
    assert closed.count() == 3
    log.open()
    QTest.mouseClick(log.view.viewport(), LEFT, pos=QPoint(40, 40))
    assert log.is_open
    log.dismiss()


def test_drawer_slides_in_and_scrolls_to_news(look: Look, window: Window, qtbot: QtBot) -> None:
    look.set_motion(Motion.FULL)
    top = window(1280, 800)
    log, model = drawer(look, top)
    log.open()
    assert log.paper_rect.left() > 1280 - 200
    qtbot.waitUntil(lambda: log.paper_rect.right() <= 1280 + 20, timeout=2000)
    for _ in range(30):
        model.note("pause")
    QApplication.processEvents()
    last = log.view.visualRect(model.index(model.rowCount() - 1))
    assert log.view.viewport().rect().intersects(last)
    log.dismiss()


def test_tab_stays_in_the_drawer(look: Look, window: Window) -> None:
    top = window(1280, 800)
    put(top, QPushButton("below"))
    log, _ = drawer(look, top)
    log.open()
    for _ in range(4):
        focus = QApplication.focusWidget()
        assert focus is not None
        assert log.isAncestorOf(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    log.dismiss()


def test_keys_in_the_drawer_do_nothing_below_it(look: Look, window: Window) -> None:
    top = window(1280, 800)
    shortcut = QShortcut(QKeySequence("Space"), top)
    fired = QSignalSpy(shortcut.activated)
    log, _ = drawer(look, top)
    log.open()
    press(Qt.Key.Key_Space)
    assert fired.count() == 0
    log.dismiss()
    QTest.keyClick(top, Qt.Key.Key_Space)
    assert fired.count() == 1


def test_lines_wrap_inside_the_drawer(look: Look, window: Window) -> None:
    top = window(800, 700)
    log, model = drawer(look, top)
    log.open()
    QApplication.processEvents()
    single = log.view.visualRect(model.index(1)).height()
    look.set_text_scale(1.6)
    QApplication.processEvents()
    assert log.view.visualRect(model.index(2)).height() > single
    log.dismiss()


def test_overlay_without_stops_swallows_tab(look: Look, window: Window) -> None:
    top = window(400, 300)
    below = QPushButton("below")
    put(top, below)
    cover = Overlay(look, top)
    cover.open()
    QTest.keyClick(cover, Qt.Key.Key_Tab)
    assert not below.hasFocus()
    cover.dismiss()
