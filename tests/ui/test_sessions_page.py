"""The page of saved sessions by real clicks and keys."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.models.sessions import SessionDetails
from dicegames.storage.library import SessionInfo
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.look import Look
from dicegames.ui.pages.session_panel import TrayPicture
from dicegames.ui.pages.sessions import SessionsPage
from dicegames.ui.theme import THEME_NAMES
from models.sheet_samples import ADA, table
from table_samples import whole_match
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from words import Words

LEFT = Qt.MouseButton.LeftButton
NOW = datetime.fromisoformat("2026-03-02T21:00:00+00:00").astimezone()
SEATS = (Seat("Ada", "blue"), Seat("<b>Ben</b>", "orange"), Seat("Cem", "teal", "computer", "simple"))
OPEN = SessionDetails("penta", SEATS, table(ADA, (4, 4, 4, 4, 4), 2))
OVER = SessionDetails("penta", SEATS, whole_match((3, 3, 2)).state)


def info(name: str, state: str = "open", changed: str = "2026-03-02T18:30:00.000Z") -> SessionInfo:
    """Return a session of the list."""
    return SessionInfo(
        path=Path(f"{name}.dicegame"),
        state="finished" if state == "finished" else "open",
        created="2026-03-02T18:00:00.000Z",
        changed=changed,
        game_id="penta",
        ruleset_id="penta",
        seats=SEATS,
        practice=name == "practice",
        assisted=name == "assisted",
    )


def damaged(name: str, reason: str = "bad_line", line: int = 48) -> SessionInfo:
    """Return a session that can't be read."""
    return SessionInfo(
        path=Path(f"{name}.dicegame"),
        state="newer" if reason == "newer_format" else "damaged",
        created="",
        changed="",
        reason=reason,
        line=line,
    )


INFOS = [info("one"), info("over", "finished"), damaged("bad"), damaged("new", "newer_format"), info("lying")]


def details(path: Path) -> SessionDetails:
    """Stand in for reading a file; one of them turns out to be damaged."""
    if path.stem == "lying":
        raise InvalidRecordError("illegal_step", 12)
    return OVER if path.stem == "over" else OPEN


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SessionsPage:
    made = SessionsPage(look, details)
    made.show_sessions(INFOS, NOW)
    show_page(qtbot, made, page_size(SIZES[0]))
    return made


def choose(page: SessionsPage, row: int) -> None:
    """Click a row of the list."""
    rect = page.list.visualRect(page.filtered.index(row, 0))
    QTest.mouseClick(page.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())


def test_the_first_session_is_chosen_and_goes_on(page: SessionsPage) -> None:
    spy = QSignalSpy(page.open_requested)
    assert page.panel.text.startswith("Penta\nRound 8 of 13")
    assert page.panel.open_button.title == "Continue"
    QTest.mouseClick(page.panel.open_button, LEFT)
    assert spy.at(0) == [Path("one.dicegame")]


def test_no_file_is_read_before_the_page_is_seen(qtbot: QtBot, look: Look) -> None:
    read: list[str] = []

    def noted(path: Path) -> SessionDetails:
        read.append(path.stem)
        return OPEN

    made = SessionsPage(look, noted)
    qtbot.addWidget(made)
    made.show_sessions(INFOS, NOW)
    made.show_sessions([info("newest"), *INFOS], NOW)
    assert read == []
    made.show()
    QApplication.processEvents()
    assert read == ["one"]


def test_a_finished_session_shows_its_winners(page: SessionsPage) -> None:
    choose(page, 1)
    assert "Ada and <b>Ben</b> win" in page.panel.text
    assert page.panel.open_button.title == "View"


def test_what_cannot_be_read_says_why_and_offers_nothing(page: SessionsPage) -> None:
    choose(page, 2)
    assert "This file is damaged: line 48 cannot be read. It is left as it is." in page.panel.text
    assert not page.panel.open_button.isVisible()
    choose(page, 3)
    assert "newer version" in page.panel.text
    choose(page, 4)  # listed as open, but not so when it is read
    assert "line 12 breaks the rules" in page.panel.text
    assert not page.panel.open_button.isVisible()
    spy = QSignalSpy(page.open_requested)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert spy.count() == 0


def test_keys_choose_and_open(page: SessionsPage) -> None:
    spy = QSignalSpy(page.open_requested)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert spy.at(0) == [Path("over.dicegame")]


def test_the_filter_counts_and_filters(page: SessionsPage) -> None:
    names = [page.filter.button(key).accessibleName() for key in page.filter.option_ids]
    assert names == ["All 5", "Open 2", "Finished 1", "Damaged 2"]
    QTest.mouseClick(page.filter.button("damaged"), LEFT)
    assert page.filtered.rowCount() == 2
    assert "line 48" in page.panel.text
    QTest.mouseClick(page.filter.button("open"), LEFT)
    assert page.chosen == INFOS[0]


def test_the_choice_survives_new_data(page: SessionsPage) -> None:
    choose(page, 1)
    page.show_sessions([info("newest"), *INFOS], NOW)
    assert page.chosen == INFOS[1]
    page.show_sessions([INFOS[0]], NOW)
    assert page.chosen == INFOS[0]


def test_no_sessions_are_said(page: SessionsPage) -> None:
    page.show_sessions([], NOW)
    assert page.chosen is None
    assert page.panel.text == "Choose a session."
    assert not page.list.isVisible()
    assert not page.panel.open_button.isVisible()


def test_a_practice_table_is_named(page: SessionsPage) -> None:
    page.show_sessions([info("practice")], NOW)
    assert "practice table" in page.panel.text


def test_help_is_named(page: SessionsPage) -> None:
    page.show_sessions([info("assisted"), info("other")], NOW)
    assert "With help: it counts in no statistics." in page.panel.text
    spoken = [page.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert ["with help" in words for words in spoken] == [True, False]


def test_a_file_is_asked_for(page: SessionsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([None, Path("/somewhere/x.dicegame")])
    asked: list[Path] = []

    def ask(parent: QWidget, folder: Path) -> Path | None:
        asked.append(folder)
        return next(answers)

    monkeypatch.setattr(OpenFileDialog, "ask", ask)
    spy = QSignalSpy(page.file_requested)
    page.folder = Path("/sessions")
    QTest.mouseClick(page.file_button, LEFT)
    QTest.mouseClick(page.file_button, LEFT)
    assert asked == [Path("/sessions")] * 2
    assert spy.count() == 1
    assert spy.at(0) == [Path("/somewhere/x.dicegame")]


def test_the_file_dialog_gives_a_path_or_nothing(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["/a/b.dicegame", ""])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: (next(names), asked[3]))
    parent = QWidget()
    assert OpenFileDialog.ask(parent, Path("/a")) == Path("/a/b.dicegame")
    assert OpenFileDialog.ask(parent, Path("/a")) is None
    parent.deleteLater()


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("row", [0, 1, 2])
def test_nothing_is_cut_off(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], family: str, row: int
) -> None:
    qapp.installTranslator(german)
    page = SessionsPage(make_look(family), details)
    page.show_sessions(INFOS, NOW)
    qtbot.addWidget(page)
    size = page_size(window)
    page.resize(*size)
    page.list.setCurrentIndex(page.filtered.index(row, 0))
    page.show()
    QApplication.processEvents()
    assert page.size().toTuple() == size
    assert page.file_button.title == "Datei öffnen"
    assert cut_off(page) == []


def test_the_list_is_painted_in_every_theme(page: SessionsPage, look: Look) -> None:
    tints = set()
    for theme in THEME_NAMES:
        look.set_theme(theme)
        QApplication.processEvents()
        rect = page.list.visualRect(page.list.currentIndex())
        image = page.list.viewport().grab().toImage()
        tints.add(image.pixelColor(rect.center().x(), rect.top() + 6).name())
        assert image.pixelColor(rect.center().x(), rect.top() + 6) == look.color("accent_tint")
    assert len(tints) == 3


def test_the_language_changes_while_the_page_is_shown(
    page: SessionsPage, qapp: QApplication, german: Words
) -> None:
    choose(page, 2)
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert "Zeile 48 ist unlesbar. Sie bleibt unverändert." in page.panel.text
    assert page.filter.button("damaged").accessibleName() == "Beschädigt 2"
    assert page.filtered.index(2, 0).data() == "Beschädigte Datei"


@pytest.mark.parametrize("width", [318, 240])
def test_the_small_tray_has_a_place_for_each_of_six_dice(qtbot: QtBot, width: int) -> None:
    picture = TrayPicture(make_look())
    qtbot.addWidget(picture)
    picture.resize(width, 196)

    def painted(count: int) -> QImage:
        picture.show_dice((5,) * count)
        return picture.grab().toImage()

    middles: list[tuple[float, float]] = []
    for count in range(1, 7):
        before, after = painted(count - 1), painted(count)
        new = [(x, y) for x in range(width) for y in range(196) if before.pixel(x, y) != after.pixel(x, y)]
        x, y = (sum(values) / len(new) for values in zip(*new, strict=True))
        assert 20 < x < width - 20
        assert all(abs(x - other) + abs(y - above) > 30 for other, above in middles)
        middles.append((x, y))
    assert picture.accessibleName() == "5 5 5 5 5 5"
