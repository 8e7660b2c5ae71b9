"""The work in the background as the header shows it: a line, and words where there is room for them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import SeededDice
from dicegames.session.controller import MatchController
from dicegames.session.preparation import Preparation
from dicegames.ui.controls.menu import Menu
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode
from dicegames.ui.table import progress
from dicegames.ui.table.header_bar import PROGRESS_GAP, PROGRESS_HEIGHT, HeaderBar
from dicegames.ui.table.progress import PreparationProgress
from dicegames.ui.theme import THEME_NAMES
from players import idle_players
from tables import make_table, ticking_clock
from ui.page_help import places_of, show_page


class Paints(QObject):
    """Count how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def make_header(qtbot: QtBot, look: Look, mode: Mode, width: int = 1280) -> HeaderBar:
    """Show a header as it is arranged in a mode."""
    bar = HeaderBar(look)
    bar.set_menu(Menu(look, bar))
    bar.set_hint_possible(True)
    bar.set_title("Penta", "Round 8 of 13")
    bar.set_mode(mode)
    if mode is Mode.SMALL:
        bar.set_middle(QWidget())
    show_page(qtbot, bar, (width, bar.height()))
    QApplication.processEvents()
    return bar


def places(bar: HeaderBar) -> list[tuple[QPoint, int, int]]:
    """Return where everything in a header is."""
    return [(child.pos(), child.width(), child.height()) for child in bar.findChildren(QWidget)]


def drawn(bar: HeaderBar) -> QImage:
    return bar.grab().toImage()


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize(("mode", "width"), [(Mode.WIDE, 1280), (Mode.PORTRAIT, 768), (Mode.SMALL, 800)])
def test_the_line_grows_along_the_lower_edge_and_moves_nothing(
    qtbot: QtBot, look: Look, mode: Mode, width: int, theme: str
) -> None:
    look.set_theme(theme)
    bar = make_header(qtbot, look, mode, width)
    before = places(bar)
    empty = drawn(bar)
    for done, of in ((0, 4), (1, 4), (4, 4)):
        bar.set_progress(done, of)
        QApplication.processEvents()
        line = places_of(drawn(bar), look.color("accent_edge"))
        lower = {(x, y) for x, y in line if y >= bar.height() - PROGRESS_HEIGHT - PROGRESS_GAP}
        assert len(lower) == PROGRESS_HEIGHT * width * done // of
        assert places(bar) == before
    bar.clear_progress()
    QApplication.processEvents()
    assert drawn(bar) == empty


def test_words_follow_the_round_where_they_fit(qtbot: QtBot, look: Look) -> None:
    bar = make_header(qtbot, look, Mode.WIDE)
    empty = drawn(bar)
    bar.set_progress(2, 5)
    QApplication.processEvents()
    assert bar.progress_text == "working out … 40%"
    assert bar._working.text() == "· working out … 40%"
    edge = empty.height() - PROGRESS_HEIGHT - PROGRESS_GAP
    words = drawn(bar).copy(0, 0, bar.width(), edge)
    assert words != empty.copy(0, 0, bar.width(), edge)
    assert (bar.toolTip(), bar.accessibleDescription()) == ("", "")
    bar.resize(bar.minimumSizeHint().width() + 60, bar.height())
    QApplication.processEvents()
    narrow = drawn(bar).copy(0, 0, bar.width(), edge)
    bar.clear_progress()
    assert drawn(bar).copy(0, 0, bar.width(), edge) == narrow  # they have no room there


def test_the_small_form_says_it_on_demand(qtbot: QtBot, look: Look) -> None:
    bar = make_header(qtbot, look, Mode.SMALL, 800)
    bar.set_progress(1, 3)
    assert bar.toolTip() == bar.accessibleDescription() == "working out … 33%"
    bar.clear_progress()
    assert bar.toolTip() == bar.accessibleDescription() == ""


def test_what_looks_the_same_is_not_painted_again(qtbot: QtBot, look: Look) -> None:
    bar = make_header(qtbot, look, Mode.WIDE)
    bar.set_progress(500_000, 1_000_000)
    QApplication.processEvents()
    paints = Paints(bar)
    bar.installEventFilter(paints)
    for done in (500_000, 500_001, 500_700):  # less than a pixel and a hundredth
        bar.set_progress(done, 1_000_000)
        QApplication.processEvents()
    assert paints.count == 0
    bar.set_progress(501_000, 1_000_000)
    QApplication.processEvents()
    assert paints.count == 1


def test_a_preparation_is_shown_and_told_once(
    tmp_path: Path, qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(progress, "announce", lambda widget, text: told.append(text))
    controller = MatchController(make_table(tmp_path, "hc"), SeededDice(1), ticking_clock())
    preparation = Preparation(controller, idle_players())
    bar = make_header(qtbot, look, Mode.WIDE)
    PreparationProgress(preparation, controller, bar)
    for done in (1, 2, 3):
        preparation.progressed.emit(done, 4)
        assert bar.progress_text == f"working out … {25 * done}%"
    assert told == ["The computer works out the best play."]
    preparation.finished.emit()
    assert bar.progress_text == ""
    preparation.shut_down()
    controller.close()


def test_people_alone_see_nothing_of_a_preparation(tmp_path: Path, qtbot: QtBot, look: Look) -> None:
    controller = MatchController(make_table(tmp_path, "hh"), SeededDice(1), ticking_clock())
    preparation = Preparation(controller, idle_players())
    bar = make_header(qtbot, look, Mode.WIDE)
    PreparationProgress(preparation, controller, bar)
    preparation.progressed.emit(1, 4)
    assert bar.progress_text == ""
    preparation.shut_down()
    controller.close()
