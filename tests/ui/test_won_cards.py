"""The won cards beside the table and as a drawer: sizes, what is open, keys, words."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.action import Draw
from dicegames.engine.match import Seat
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import OrderCardsGame, OrderCardsState
from dicegames.models.won_cards import WonCardsModel, won_views
from dicegames.models.won_scoring import won_scoring
from dicegames.models.won_values import ColorView
from dicegames.ui.cards.won_button import WonButton
from dicegames.ui.cards.won_drawer import WonDrawer
from dicegames.ui.cards.won_paint import NARROW_BAND, bonus_font, fits_one_line, paint_color_box
from dicegames.ui.cards.won_panel import WonPanel
from dicegames.ui.cards.won_row import BOX_GAP, LEAST_HEIGHT, RowForm
from dicegames.ui.look import Look, Motion
from ui.page_help import cut_off, make_look, places_of
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
COLORS = ("orange", "teal", "pink", "violet", "lime")
NAMES = ("Ada", "Ben", "Maximiliane von Hohenstein-Langenburg", "Dora", "Emil")
SEATS = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))
WON = ((0, 1, 12, 24, 25, 26), (2, 13, 14, 36, 37), (15, 38, 39, 40, 41), (3, 16), (27, 28, CENTRE_CARD))


def dealt(players: int, *, end_near: bool = True, turn: int = 0) -> OrderCardsState:
    """Return a game in which everyone has won some cards."""
    state = OrderCardsGame(standard(), players).initial_state().child(Draw(tuple(range(48))))
    stacks = (state.stacks[0][-1:], *state.stacks[1:]) if end_near else state.stacks
    return msgspec.structs.replace(state, won=WON[:players], stacks=stacks, turn=turn)


def shown(state: OrderCardsState, *, totals: bool = True) -> WonCardsModel:
    model = WonCardsModel()
    model.show(state, SEATS[: state.players], totals=totals)
    return model


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def still(look: Look) -> Look:
    look.set_motion(Motion.OFF)
    return look


def panel_of(qtbot: QtBot, look: Look, model: WonCardsModel, size: tuple[int, int] = (346, 568)) -> WonPanel:
    panel = WonPanel(look, model)
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show()
    QApplication.processEvents()
    return panel


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("size", [(346, 568), (320, 568), (320, 408)])
def test_everyone_has_room_without_scrolling(
    qtbot: QtBot, qapp: QApplication, players: int, family: str, size: tuple[int, int]
) -> None:
    before = qapp.font()
    look = make_look(family)
    panel = panel_of(qtbot, look, shown(dealt(players)), size)
    rows, wins = panel.body.list.rows, panel.body.list
    assert len(rows) == players
    assert wins.height() >= wins.minimumSizeHint().height()
    assert not panel.body.findChildren(QWidget, "qt_scrollarea_vcontainer")[0].isVisible()
    bottom = 0
    for row in rows:
        assert row.geometry().top() >= bottom
        assert row.height() >= LEAST_HEIGHT
        bottom = row.geometry().bottom() + 1
    assert bottom <= wins.height()
    assert panel.body.note.isVisible()
    assert cut_off(panel) == []
    qapp.setFont(before)


def test_rows_shrink_with_their_number(qtbot: QtBot, still: Look) -> None:
    forms = [
        panel_of(qtbot, still, shown(dealt(players)), (346, height)).body.list.rows[0].form
        for players, height in ((3, 568), (5, 568), (5, 408))
    ]
    assert forms == [RowForm.FULL, RowForm.LOW, RowForm.LINE]


def test_the_row_on_turn_is_open_until_another_is_tapped(qtbot: QtBot, still: Look) -> None:
    model = shown(dealt(3))
    panel = panel_of(qtbot, still, model)
    rows = panel.body.list.rows
    assert [row.isChecked() for row in rows] == [True, False, False]
    open_height, closed = rows[0].height(), rows[1].height()
    assert open_height > closed
    QTest.mouseClick(rows[1], LEFT)
    assert [row.isChecked() for row in rows] == [False, True, False]
    assert (rows[0].height(), rows[1].height()) == (closed, open_height)
    QTest.mouseClick(rows[1], LEFT)
    assert [row.isChecked() for row in rows] == [True, False, False]
    rows[2].setFocus()
    QTest.keyClick(rows[2], Qt.Key.Key_Return)
    assert [row.isChecked() for row in rows] == [False, False, True]
    model.show(dealt(3, turn=1), SEATS[:3])
    assert [row.isChecked() for row in rows] == [False, True, False]


def test_where_room_is_short_a_row_opens_only_when_tapped(qtbot: QtBot, still: Look) -> None:
    panel = panel_of(qtbot, still, shown(dealt(5)), (320, 408))
    rows = panel.body.list.rows
    assert [row.isChecked() for row in rows] == [False] * 5
    line = rows[3].height()
    QTest.mouseClick(rows[3], LEFT)
    assert [row.isChecked() for row in rows] == [False, False, False, True, False]
    assert rows[3].height() > line


def test_a_row_is_a_button_with_everything_in_words(qtbot: QtBot, still: Look) -> None:
    panel = panel_of(qtbot, still, shown(dealt(3)))
    row = panel.body.list.rows[0]
    accessible = QAccessible.queryAccessibleInterface(row)
    assert accessible.role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox)
    assert accessible.text(QAccessible.Text.Name).startswith("Ada, is playing: 15 points")
    assert accessible.text(QAccessible.Text.Description).startswith("Next red card: +3.")


def test_words_follow_the_language(qtbot: QtBot, still: Look) -> None:
    panel = panel_of(qtbot, still, shown(dealt(3)))
    assert panel.title.text() == "Won cards"
    with installed(Words("de")):
        QApplication.processEvents()
        assert panel.title.text() == "Gewonnene Karten"
        assert panel.sums.text() == "Karten + Farbbonus"
        assert panel.body.note.text == (
            "„Zahl 4“ in Rot ist die letzte Karte ihres Stapels. Wer sie gewinnt, beendet die Partie."
        )
        assert panel.body.list.rows[0].accessibleDescription().startswith("Nächste rote Karte: +3.")


def test_hidden_sums_say_so(qtbot: QtBot, still: Look) -> None:
    model = shown(dealt(3), totals=False)
    panel = panel_of(qtbot, still, model)
    assert panel.sums.text() == "Points at the end"
    hidden = panel.body.list.rows[0].grab().toImage()
    model.show(dealt(3), SEATS[:3], totals=True)
    assert panel.sums.text() == "Cards + colour bonus"
    assert panel.body.list.rows[0].grab().toImage() != hidden


def test_the_note_comes_and_goes(qtbot: QtBot, still: Look) -> None:
    model = shown(dealt(3, end_near=False))
    panel = panel_of(qtbot, still, model)
    note = panel.body.note
    assert not note.isVisible()
    model.show(dealt(3), SEATS[:3])
    assert note.isVisible()


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize("width", [69.0, 56.0])
def test_a_box_shows_colour_pattern_and_joker(still: Look, theme: str, width: float) -> None:
    still.set_theme(theme)
    view = shown(dealt(5)).views[4].colors[2]
    assert view.has_joker
    pictures = {}
    for joker in (True, False):
        box = QPixmap(round(width), 40)
        box.fill(still.color("paper"))
        painted = msgspec.structs.replace(view, has_joker=joker)
        painter = QPainter(box)
        paint_color_box(painter, QRectF(0.0, 0.0, width, 40.0), painted, still)
        painter.end()
        pictures[joker] = box.toImage()
    assert places_of(pictures[False], still.color("card_blue"))
    assert not places_of(pictures[False], still.color("card_red"))
    assert places_of(pictures[True], still.color("card_red"))


def test_large_bonuses_fit_the_narrowest_box(qapp: QApplication, still: Look) -> None:
    width = (320 - 28 - 24 - 3 * BOX_GAP) / 4
    for scale in (1.0, 1.3, 1.6):
        still.set_text_scale(scale)
        if not fits_one_line(still, width):
            needed = QFontMetricsF(bonus_font(still)).horizontalAdvance("+10")
            assert NARROW_BAND + 5.0 + needed <= width


@pytest.mark.parametrize(("size", "players"), [((800, 480), 5), ((768, 1024), 3), ((800, 480), 2)])
def test_the_drawer_opens_from_its_place_and_closes(
    qtbot: QtBot, still: Look, size: tuple[int, int], players: int
) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(*size)
    model = shown(dealt(players))
    button = WonButton(still, model)
    button.setParent(host)
    button.setGeometry(20, 20, 176, 94)
    drawer = WonDrawer(still, model, host)
    with qtbot.waitActive(host):
        host.show()
        host.activateWindow()
    button.clicked.connect(drawer.open)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert drawer.is_open
    assert drawer.close_button.hasFocus()
    paper = drawer.paper_rect
    assert QRect(QPoint(0, 0), QSize(*size)).contains(drawer.close_button.mapTo(host, QPoint(0, 0)))
    rows = drawer.body.list.rows
    for row in rows:
        corner = row.mapTo(host, row.rect().bottomRight())
        assert paper.contains(corner)
        assert host.rect().contains(corner)
    assert rows[0].form is RowForm.FULL
    assert cut_off(drawer) == []
    QTest.keyClick(drawer.close_button, Qt.Key.Key_Escape)
    assert not drawer.is_open
    assert button.hasFocus()


def test_a_tap_beside_the_drawer_closes_it(qtbot: QtBot, look: Look) -> None:
    look.set_motion(Motion.FULL)
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(768, 1024)
    host.show()
    drawer = WonDrawer(look, shown(dealt(2)), host)
    closed = QSignalSpy(drawer.closed)
    drawer.open()
    qtbot.waitUntil(lambda: drawer.paper_rect.left() < 400)
    QTest.mouseClick(drawer, LEFT, pos=QPoint(10, 500))
    assert closed.count() == 1
    assert not drawer.is_open


def test_the_place_on_the_table_tells_the_counts(qtbot: QtBot, still: Look) -> None:
    model = shown(dealt(3))
    button = WonButton(still, model)
    qtbot.addWidget(button)
    assert button.accessibleName() == "Show cards"
    assert button.accessibleDescription() == f"Ada 6 cards, Ben 5 cards, {NAMES[2]} 5 cards"
    with installed(Words("de")):
        QApplication.processEvents()
        assert button.accessibleName() == "Karten ansehen"


def test_an_open_drawer_follows_language_and_state(qtbot: QtBot, still: Look) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 480)
    host.show()
    model = shown(dealt(2, end_near=False))
    drawer = WonDrawer(still, model, host)
    drawer.open()
    before = drawer.paper_rect.height()
    with installed(Words("de")):
        QApplication.processEvents()
        assert drawer.accessibleName() == "Gewonnene Karten"
        assert drawer.close_button.accessibleName() == "Gewonnene Karten schließen"
    model.show(dealt(2), SEATS[:2])
    QApplication.processEvents()
    assert drawer.body.note.isVisible()
    assert drawer.paper_rect.height() > before


def test_box_and_final_table_count_the_joker_with_its_colour() -> None:
    won = (24, 25, 26, CENTRE_CARD)
    state = msgspec.structs.replace(dealt(2), won=(won, ()), ended=True)
    blue = won_views(state, SEATS[:2])[0].colors[2]
    assert (blue.counted, blue.bonus, blue.has_joker) == (4, 10, True)
    cell = won_scoring(state, SEATS[:2]).cells(0)[3]
    assert (cell.points, cell.note, cell.is_marked) == (10, "4", True)
    look = make_look()
    without = msgspec.structs.replace(blue, count=4, has_joker=False)
    pictures = [_box_picture(look, view) for view in (blue, without)]
    beside = QRect(30, 0, 80, 40)  # right of the band, which carries the joker
    assert pictures[0].copy(beside) == pictures[1].copy(beside)
    assert pictures[0] != pictures[1]


def _box_picture(look: Look, view: ColorView) -> QImage:
    image = QImage(110, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_color_box(painter, QRectF(2, 2, 104, 34), view, look)
    painter.end()
    return image
