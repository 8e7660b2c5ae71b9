"""What people type is shown in tooltips as it stands, never as markup."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as RichQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.models.tips import tip_text
from dicegames.storage.record import TableOptions
from dicegames.storage.rulesets import RulesetLibrary
from windows import SheetDriver, open_window

BOLD = "<b>Ada</b> &amp; a long name"
SEATS = (Seat(BOLD, "blue"), Seat("Ben", "orange"))


def shown(tip: str) -> str:
    """Return what Qt makes of a tooltip."""
    if not RichQt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def tips(window: QWidget) -> list[str]:
    """Return the tooltips in a window that tell of the person, as they are shown."""
    found = [shown(widget.toolTip()) for widget in window.findChildren(QWidget) if "Ada" in widget.toolTip()]
    assert all(BOLD in tip for tip in found), found
    return found


@pytest.mark.parametrize(
    "text", ["Ada", "a < b & c > d", "Tom & Jerry", BOLD, f"Ada\n{BOLD}", f"{BOLD}\nAda", "<qt>", "<!-- x"]
)
def test_a_tip_shows_every_character(qapp: QApplication, text: str) -> None:
    assert shown(tip_text(text)) == text


def test_names_are_no_markup_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    ours = msgspec.structs.replace(SHORT, id=f"own-{1:032x}", name=BOLD)
    RulesetLibrary(tmp_path / "data" / "rulesets").save(ours)
    with open_window(tmp_path) as driver:
        window = driver.window
        window.show_new_game("tenthousand")
        assert BOLD in tips(window.new_game.rulesets)
        driver.begin(ours, SEATS, TableOptions())
        assert any("5000" in tip for tip in tips(driver.table.board))  # the lane
        assert tips(driver.table.strip)
        window.show_home()
        assert tips(window.home)
        window.shell.show_page("sessions")
        session = window.sessions.model.index(0)
        assert BOLD in shown(session.data(Qt.ItemDataRole.ToolTipRole))
        assert BOLD in session.data(Qt.ItemDataRole.AccessibleTextRole)


def test_names_are_no_markup_over_the_sheet(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as opened:
        driver = SheetDriver(opened.window)
        driver.start(SEATS)
        model = driver.sheet.upper_half.model()
        tip = model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert shown(str(tip)) == BOLD
        assert model.headerData(0, Qt.Orientation.Horizontal) == BOLD
