"""The drawn table beside the line-up: everybody round it, and only where there is room."""

import random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.storage.people import SEAT_COLORS
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.look import Look
from dicegames.ui.pages.new_game import NewGamePage
from dicegames.ui.pages.round_table import LEAST, RoundTable
from ui.page_help import show_page


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"Name {place}", SEAT_COLORS[place]) for place in range(count))


@pytest.mark.parametrize("count", range(1, 9))
def test_everybody_sits_apart_from_the_near_edge_on_clockwise(qtbot: QtBot, look: Look, count: int) -> None:
    table = RoundTable(look)
    qtbot.addWidget(table)
    table.resize(620, round(look.px(LEAST)))
    table.show_seats("penta", people(count))
    places = table.places()
    assert len(places) == count
    assert all(table.rect().adjusted(17, 17, -17, -17).contains(place.toPoint()) for place in places)
    assert places[0].y() == max(place.y() for place in places)
    if count > 2:
        assert places[1].x() < places[0].x() < places[-1].x()
    for index, place in enumerate(places):
        assert all((place - other).manhattanLength() > 40 for other in places[:index])
    assert table.accessibleName().startswith("In this order: Name 0")
    middle = table.grab().toImage().pixelColor(places[0].toPoint() + QPointF(11, 0).toPoint())
    assert middle == look.seat("blue").fill


@pytest.mark.parametrize(
    ("size", "count", "shown"), [((1280, 800), 2, True), ((1280, 800), 8, False), ((800, 480), 2, False)]
)
def test_the_table_is_drawn_where_the_seats_leave_room(
    qtbot: QtBot, look: Look, size: tuple[int, int], count: int, shown: bool
) -> None:
    page = NewGamePage(look, random.Random(1))
    page.open_for("penta", LineUp("penta", people(count)), Settings())
    show_page(qtbot, page, size)
    QApplication.processEvents()
    table = page.line_up.table
    assert table.isVisible() is shown
    if shown:
        assert (
            page.line_up.add_button.mapTo(page, page.line_up.add_button.rect().bottomLeft()).y()
            < table.mapTo(page, table.rect().topLeft()).y()
        )
        assert table.height() >= int(look.px(LEAST))
        page.resize(800, 480)
        assert page.height() == 480  # the drawing holds no window up
        page.line_up.shuffle()
        assert table.accessibleName().endswith(f"{page.line_up.drafts[-1].name}")
