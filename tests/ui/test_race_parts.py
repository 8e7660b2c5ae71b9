"""What stands beside the dice in 10.000: strikes, last throws, the panel and the drawer."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.models.race_values import LastThrows, StrikeNote
from dicegames.ui.look import Look, Motion
from dicegames.ui.race.lanes import LEAST_ROW
from dicegames.ui.race.last_throws import LastThrowsBanner
from dicegames.ui.race.race_drawer import RaceDrawer
from dicegames.ui.race.race_panel import RacePanel
from dicegames.ui.race.strike_line import StrikeLine
from ui.page_help import make_look, places_of
from ui.race_help import FAMILIES, SEATS, Show, model_of, showing, state
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    return showing(qtbot)


# --- strikes and last throws


def test_strike_line_shows_bars_and_words(look: Look, show: Show) -> None:
    line = StrikeLine(look)
    line.show_note(StrikeNote("Ben", 2, 3, "zero"))
    show(line, 500, 40)
    assert line.plain_text == "Ben has 2 strikes. Three in a row set the score to 0."
    image = line.grab().toImage()
    two = len(places_of(image, look.color("bad")))
    line.show_note(StrikeNote("Ben", 3, 3, "zero"))
    assert len(places_of(line.grab().toImage(), look.color("bad"))) > two > 0


def test_names_are_never_markup(look: Look, show: Show) -> None:
    line, banner = StrikeLine(look), LastThrowsBanner(look)
    line.show_note(StrikeNote("<u>Eve</u>", 1, 3, "zero"))
    banner.show_last_throws(LastThrows(("<u>Eve</u>",), 5200, ("Ben",)))
    show(line, 500, 40)
    show(banner, 500, 40)
    for widget in (line, banner):
        label = widget.findChild(QLabel)
        assert label is not None
        assert "&lt;u&gt;Eve&lt;/u&gt;" in label.text()


def test_banner_is_there_for_the_last_throws_only(look: Look, show: Show) -> None:
    banner = LastThrowsBanner(look)
    last = LastThrows(("Cem",), 5200, ("Dora", "Ben"))
    banner.show_last_throws(last)
    show(banner, 596, 40)
    text = "Last throws: Cem has 5200. Still to play: Dora and Ben."
    assert banner.plain_text == f"{text} With a tie you share the win."
    whole = banner.fit(300, 100)
    assert banner.plain_text.endswith("win.")
    assert whole <= 100
    banner.fit(300, 40)
    assert banner.plain_text == text
    with installed(Words("de")):
        QApplication.sendEvent(banner, QEvent(QEvent.Type.LanguageChange))
        assert banner.plain_text == "Nachwurf: Cem hat 5200. Noch Dora und Ben."
    banner.show_last_throws(None)
    assert banner.isHidden()


# --- panel


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("width", "height"), [(596, 568), (596, 408), (736, 440), (900, 1200)])
@pytest.mark.parametrize("count", [1, 4, 8])
def test_panel_has_room_for_everything(
    qapp: QApplication, show: Show, language: str, family: str, width: int, height: int, count: int
) -> None:
    before = qapp.font()
    with installed(Words(language)):
        look = make_look(family)
        look.set_motion(Motion.OFF)
        panel = RacePanel(look, model_of(state((1000,) * count, carried=300)))
        show(panel, width, height)
        race = panel.race
        assert panel.rect().contains(panel.gauge.geometry())
        assert panel.rect().contains(race.geometry())
        assert panel.gauge.geometry().bottom() < race.geometry().top()
        assert race.title.width() >= race.title.sizeHint().width()
        lanes, line = race.body.lanes, race.body.strikes
        assert all(row.height() >= LEAST_ROW for row in lanes.rows)
        assert all(lanes.rect().contains(row.geometry()) for row in lanes.rows)
        if not line.isHidden():
            assert line.height() >= line.heightForWidth(line.width())
            assert lanes.geometry().bottom() < line.geometry().top()
    qapp.setFont(before)


def test_gauge_gives_its_height_to_the_lanes(look: Look, show: Show) -> None:
    panel = RacePanel(look, model_of(state()))
    show(panel, 596, 568)
    assert not panel.gauge.is_compact
    assert not panel.race.body.strikes.isHidden()
    panel.resize(596, 330)
    assert panel.gauge.is_compact
    assert not panel.race.body.strikes.isHidden()
    panel.resize(596, 260)
    assert panel.race.body.strikes.isHidden()


def test_last_throws_are_brief_where_height_is_short(look: Look, show: Show) -> None:
    panel = RacePanel(look, model_of(state((5200,) * 8, turns_left=7)))
    show(panel, 596, 568)
    panel.resize(300, 380)
    assert "tie" not in panel.last_throws.plain_text
    panel.resize(596, 700)
    assert "tie" in panel.last_throws.plain_text
    assert panel.last_throws.geometry().bottom() < panel.race.geometry().top()


def test_panel_follows_the_match(look: Look, show: Show) -> None:
    look.set_motion(Motion.OFF)
    model = model_of(state())
    panel = RacePanel(look, model)
    show(panel, 596, 568)
    assert panel.last_throws.isHidden()
    model.show(state((5200, 1800, 3100, 2900), turns_left=3, carried=300), SEATS[:4])
    assert not panel.last_throws.isHidden()
    assert panel.gauge.gauge.points == 300
    assert panel.race.body.strikes.plain_text.startswith("Ben has 1 strike.")
    model.show(state(ruleset=msgspec.structs.replace(SHORT, name="Hausregel")), SEATS[:4])
    assert panel.race.rules.text() == "Hausregel"
    assert panel.last_throws.isHidden()


def test_panel_speaks_the_language_of_the_moment(look: Look, show: Show) -> None:
    panel = RacePanel(look, model_of(state()))
    show(panel, 596, 568)
    assert panel.race.title.text() == "Race to 5000"
    with installed(Words("de")):
        for widget in (panel, *panel.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        assert (panel.race.title.text(), panel.race.rules.text()) == (
            "Rennen bis 5000",
            "Kurze Partie (5000)",
        )
        assert panel.race.body.strikes.plain_text.startswith("Ben hat 1 Strich.")


# --- drawer


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """A small window with a button that has the focus."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 480)
    button = QPushButton("Race", widget)
    widget.show()
    widget.activateWindow()
    assert QTest.qWaitForWindowActive(widget)
    button.setFocus()
    return widget


def test_drawer_comes_from_below_with_all_lanes(look: Look, host: QWidget) -> None:
    look.set_motion(Motion.OFF)
    drawer = RaceDrawer(look, model_of(state((1000,) * 8)), host)
    drawer.open()
    assert drawer.paper_rect.top() > 0
    assert drawer.paper_rect.width() == 800
    lanes = drawer.body.lanes
    assert all(row.height() >= LEAST_ROW for row in lanes.rows)
    bottom = lanes.rows[-1].mapTo(host, QPoint(0, lanes.rows[-1].height())).y()
    assert bottom <= 480
    host.resize(700, 900)
    assert drawer.size() == host.size()
    assert drawer.paper_rect.left() > 0


def test_drawer_closes_by_button_escape_and_a_tap_beside(look: Look, host: QWidget) -> None:
    look.set_motion(Motion.OFF)
    button = host.findChild(QPushButton)
    drawer = RaceDrawer(look, model_of(state()), host)
    closed = QSignalSpy(drawer.closed)
    drawer.open()
    assert drawer.close_button.hasFocus()
    QTest.mouseClick(drawer.close_button, LEFT)
    drawer.open()
    QTest.keyClick(drawer, Qt.Key.Key_Escape)
    drawer.open()
    QTest.mouseClick(drawer, LEFT, pos=QPoint(400, 10))
    assert closed.count() == 3
    assert not drawer.is_open
    assert QApplication.focusWidget() is button
    drawer.open()
    QTest.mouseClick(drawer, LEFT, pos=drawer.paper_rect.center())
    assert drawer.is_open


def test_drawer_slides_in_and_is_translated(look: Look, host: QWidget) -> None:
    drawer = RaceDrawer(look, model_of(state()), host)
    drawer.open()
    assert drawer.paper_rect.top() >= 470  # still below
    QTest.qWait(look.duration("drawer") + 100)
    assert drawer.paper_rect.top() < 300
    assert drawer.close_button.accessibleName() == "Close the race"
    with installed(Words("de")):
        QApplication.sendEvent(drawer, QEvent(QEvent.Type.LanguageChange))
        assert drawer.accessibleName() == "Rennen bis 5000"
        assert drawer.close_button.accessibleName() == "Rennen schließen"
    drawer.dismiss()
