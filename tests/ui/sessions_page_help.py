"""What the tests of the page of saved sessions share: sessions, a shown page, a click on a row."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.models.session_details import SessionDetails
from dicegames.storage.library import SessionInfo
from dicegames.ui.look import Look
from dicegames.ui.pages.sessions import SessionsPage
from models.sheet_samples import ADA, table
from table_samples import whole_match
from ui.page_help import SIZES, page_size, show_page

LEFT = Qt.MouseButton.LeftButton
NOW = datetime.fromisoformat("2026-03-02T21:00:00+00:00").astimezone()
SEATS = (Seat("Ada", "blue"), Seat("<b>Ben</b>", "orange"), Seat("Cem", "teal", "computer", "simple"))
OPEN = SessionDetails("penta", SEATS, table(ADA, (4, 4, 4, 4, 4), 2), steps=50)
OVER = SessionDetails("penta", SEATS, whole_match((3, 3, 2)).state, steps=90)


def info(name: str, state: str = "open", minute: int = 30, title: str = "") -> SessionInfo:
    """Return a session of the list."""
    return SessionInfo(
        path=Path(f"{name}.dicegame"),
        state="finished" if state == "finished" else "open",
        created="2026-03-02T18:00:00.000Z",
        changed=f"2026-03-02T18:{minute:02}:00.000Z",
        game_id="penta",
        ruleset_id="penta",
        seats=SEATS,
        practice=name == "practice",
        assisted=name == "assisted",
        title=title,
    )


def damaged(name: str, reason: str = "bad_line", line: int = 48, minute: int = 25) -> SessionInfo:
    """Return a session that can't be read."""
    return SessionInfo(
        path=Path(f"{name}.dicegame"),
        state="newer" if reason == "newer_format" else "damaged",
        created="",
        changed=f"2026-03-02T18:{minute:02}:00.000Z",
        reason=reason,
        line=line,
    )


INFOS = [
    info("one"),
    info("over", "finished", 29),
    damaged("bad"),
    damaged("new", "newer_format", minute=24),
    info("lying", minute=20),
]
GOOD = SessionDetails("penta", SEATS, OPEN.state, steps=40)  # what is good of a damaged one


def details(path: Path) -> SessionDetails:
    """Stand in for reading a file; one of them turns out to be damaged."""
    if path.stem == "lying":
        raise InvalidRecordError("illegal_step", 12)
    return OVER if path.stem == "over" else OPEN


def salvaged(path: Path) -> SessionDetails | None:
    """Stand in for reading what is good of a damaged file: nothing, but of one of them."""
    return GOOD if path.stem == "good" else None


def shown_page(qtbot: QtBot, look: Look) -> SessionsPage:
    made = SessionsPage(look, details, salvaged)
    made.show_sessions(INFOS, NOW)
    show_page(qtbot, made, page_size(SIZES[0]))
    return made


def choose(page: SessionsPage, row: int) -> None:
    """Click a row of the list."""
    rect = page.list.visualRect(page.model.index(row))
    QTest.mouseClick(page.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())


def listed(page: SessionsPage) -> list[str]:
    """Return the names of the files that are listed."""
    return [page.model.info(row).path.stem for row in range(page.model.rowCount())]
