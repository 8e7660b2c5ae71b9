"""The page of saved sessions by real clicks and keys."""

import threading
from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.models.session_details import SessionDetails
from dicegames.storage.library import SessionInfo
from dicegames.ui.controls.text import Breakable
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.look import Look
from dicegames.ui.pages.session_panel import READ_AT_ONCE
from dicegames.ui.pages.session_parts import TrayPicture
from dicegames.ui.pages.sessions import SessionsPage
from dicegames.ui.theme import THEME_NAMES
from models.sheet_samples import ADA, seats, table
from table_samples import whole_match
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from words import Words

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


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SessionsPage:
    made = SessionsPage(look, details, salvaged)
    made.show_sessions(INFOS, NOW)
    show_page(qtbot, made, page_size(SIZES[0]))
    return made


def choose(page: SessionsPage, row: int) -> None:
    """Click a row of the list."""
    rect = page.list.visualRect(page.model.index(row))
    QTest.mouseClick(page.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())


def test_the_first_session_is_chosen_and_goes_on(page: SessionsPage) -> None:
    spy = QSignalSpy(page.open_requested)
    assert page.panel.text.startswith("Penta\nRound 8 of 13")
    assert page.panel.open_button.title == "Continue"
    QTest.mouseClick(page.panel.open_button, LEFT)
    assert spy.at(0) == [Path("one.dicegame")]


@pytest.mark.parametrize("size", SIZES[:2])
def test_list_and_chosen_session_end_on_the_same_line(page: SessionsPage, size: tuple[int, int]) -> None:
    page.resize(*page_size(size))
    QApplication.processEvents()
    bottoms = {part.mapTo(page, part.rect().bottomLeft()).y() for part in (page.panel, page._beside)}
    assert len(bottoms) == 1


def test_no_file_is_read_before_the_page_is_seen(qtbot: QtBot, look: Look) -> None:
    read: list[str] = []

    def noted(path: Path) -> SessionDetails:
        read.append(path.stem)
        return OPEN

    made = SessionsPage(look, noted)
    qtbot.addWidget(made)
    made.show_sessions(INFOS, NOW)
    made.show_sessions([info("newest", minute=40), *INFOS], NOW)
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
    assert page.model.rowCount() == 2
    assert "line 48" in page.panel.text
    QTest.mouseClick(page.filter.button("open"), LEFT)
    assert page.chosen == INFOS[0]


def test_the_choice_survives_new_data(page: SessionsPage) -> None:
    choose(page, 1)
    page.show_sessions([info("newest", minute=40), *INFOS], NOW)
    assert page.chosen == INFOS[1]
    page.show_sessions([INFOS[0]], NOW)
    assert page.chosen == INFOS[0]


def test_no_sessions_are_said(page: SessionsPage) -> None:
    page.show_sessions([], NOW)
    assert page.chosen is None
    assert page.panel.text == "Here you see the session that you choose."
    assert not page.list.isVisible()
    assert not page.panel.open_button.isVisible()


def test_a_practice_table_is_named(page: SessionsPage) -> None:
    page.show_sessions([info("practice")], NOW)
    assert "practice table" in page.panel.text


def test_help_is_named(page: SessionsPage) -> None:
    page.show_sessions([info("assisted"), info("other", minute=1)], NOW)
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
    page.commands.open_file.trigger()
    page.commands.open_file.trigger()
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


def listed(page: SessionsPage) -> list[str]:
    """Return the names of the files that are listed."""
    return [page.model.info(row).path.stem for row in range(page.model.rowCount())]


def test_typing_searches_at_once_and_escape_empties_the_field(page: SessionsPage) -> None:
    page.show_sessions([*INFOS, info("named", minute=5, title="Sunday")], NOW)
    choose(page, 1)
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "sun")
    assert listed(page) == ["named"]
    assert page.panel.text.startswith("Sunday\nRound 8 of 13\nPenta\n")
    names = [page.filter.button(key).accessibleName() for key in page.filter.option_ids]
    assert names == ["All 1", "Open 1", "Finished 0", "Damaged 0"]
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.list.hasFocus()
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert listed(page) == ["one", "over", "bad", "new", "lying", "named"]
    assert page.chosen == info("named", minute=5, title="Sunday")
    assert not page.search.clear_button.isVisible()


def test_the_cross_empties_the_search_field(page: SessionsPage) -> None:
    page.search.setText("ada")
    QTest.mouseClick(page.search.clear_button, LEFT)
    assert page.search.text() == ""
    assert page.search.hasFocus()


def test_an_empty_list_offers_one_way_on(page: SessionsPage) -> None:
    button, wished = page._empty.button, QSignalSpy(page.game_requested)
    page.search.setText("Zoe")
    QTest.mouseClick(button, LEFT)
    assert page.search.text() == ""
    assert page.list.isVisible()
    assert page.list.hasFocus()
    page.search.setText("bad")
    QTest.mouseClick(page.filter.button("open"), LEFT)
    QTest.mouseClick(button, LEFT)
    assert page.search.text() == "bad"  # there is one of another kind
    assert page.chosen == INFOS[2]
    page.search.clear()
    page.show_sessions([], NOW)
    assert not any(part.isVisible() for part in (page.search, page.filter, page.panel, page.sort))
    QApplication.processEvents()
    assert page._empty.width() > 0.9 * page.width() - 60
    QTest.mouseClick(button, LEFT)
    assert wished.count() == 1
    page.show_sessions(INFOS, NOW)
    assert all(part.isVisible() for part in (page.search, page.filter, page.panel, page.sort))


@pytest.mark.parametrize("size", SIZES)
def test_the_drawing_of_an_empty_list_leaves_the_words_their_room(
    qtbot: QtBot, look: Look, size: tuple[int, int]
) -> None:
    page = SessionsPage(look, details)
    show_page(qtbot, page, page_size(size))
    page.show_sessions([], NOW)
    QApplication.processEvents()
    assert page._empty.picture.isVisible()
    assert cut_off(page) == []
    page._empty.resize(page._empty.width(), 150)
    assert not page._empty.picture.isVisible()


def test_the_row_under_the_mouse_is_lit(page: SessionsPage) -> None:
    viewport = page.list.viewport()
    at = page.list.visualRect(page.model.index(1)).center()
    spot = QPoint(at.x(), page.list.visualRect(page.model.index(1)).top() + 6)
    before = viewport.grab().toImage().pixelColor(spot)
    QTest.mouseMove(viewport, at)
    QApplication.processEvents()
    after = viewport.grab().toImage().pixelColor(spot)
    assert (before, after) == (page.look.color("paper"), page.look.color("paper_alt"))


def test_rows_fade_where_the_list_goes_on(page: SessionsPage) -> None:
    assert not page.list.below.isVisible()
    page.show_sessions([info(f"more-{number}") for number in range(30)], NOW)
    QApplication.processEvents()
    shade = page.list.below
    assert shade.isVisible()
    assert not page.list.above.isVisible()
    assert shade.geometry().bottom() == page.list.viewport().geometry().bottom()
    page.list.scrollToBottom()
    assert not shade.isVisible()
    assert page.list.above.isVisible()


def test_an_empty_list_says_why(page: SessionsPage) -> None:
    def words() -> str:
        assert not page.list.isVisible()
        return page._empty.text()

    page.search.setText(" <b>Zoe</b> ")
    assert words() == "No session with “<b>Zoe</b>”."
    assert page.chosen is None
    page.search.setText("bad")
    QTest.mouseClick(page.filter.button("open"), LEFT)
    assert words() == "“bad” is found in sessions of another kind only."
    page.search.clear()
    page.show_sessions(INFOS[1:2], NOW)
    assert words() == "No session of this kind."
    page.show_sessions([], NOW)
    assert words() == "No session yet. Start a game and it will be here."
    page.show_problem("The folder cannot be read.")
    assert words() == "The folder cannot be read."
    page.show_problem("")
    page.choose(INFOS[0].path)  # isn't there
    assert page.chosen is None


def test_a_session_that_was_not_looked_for_is_listed_when_it_is_to_be_chosen(page: SessionsPage) -> None:
    page.search.setText("bad")
    QTest.mouseClick(page.filter.button("damaged"), LEFT)
    page.choose(INFOS[1].path)
    assert page.chosen == INFOS[1]
    assert (page.search.text(), page.filter.current_id) == ("", "all")


def test_what_is_read_meanwhile_is_shown_and_the_rest_is_said(page: SessionsPage) -> None:
    choose(page, 1)
    page.update_sessions([info("late", minute=50), info("over", "finished", 29, "Sunday")], 3)
    assert listed(page)[:2] == ["late", "one"]
    assert page.panel.text.startswith("Sunday\n")
    assert page._count.text().endswith("3 file/files still to be read.")
    page.update_sessions([], 0)
    assert page._count.text().endswith("Every move is saved at once.")


def test_a_damaged_session_is_shown_as_far_as_it_is_good(page: SessionsPage) -> None:
    page.show_sessions([damaged("good"), damaged("bad", minute=1)], NOW)
    choose(page, 0)
    rescue, look = QSignalSpy(page.rescue_requested), QSignalSpy(page.look_requested)
    assert "line 48 cannot be read" in page.panel.text
    assert "40 move/moves before it can be used." in page.panel.text
    assert page.panel.picture.isVisible()
    assert page.panel.open_button.title == "Play on a copy"
    QTest.mouseClick(page.panel.open_button, LEFT)
    QTest.mouseClick(page.panel.look_button, LEFT)
    assert (rescue.at(0), look.at(0)) == ([damaged("good")], [Path("good.dicegame")])
    choose(page, 1)
    assert not page.panel.look_button.isVisible()
    assert [action.isEnabled() for action in page.commands.chosen] == [False] * 4 + [True] * 2


def test_every_action_has_a_key(page: SessionsPage) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    keys = {
        (Qt.Key.Key_T, control): page.look_requested,
        (Qt.Key.Key_D, control): page.duplicate_requested,
        (Qt.Key.Key_R, control): page.rename_requested,
        (Qt.Key.Key_E, control): page.export_requested,
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier): page.delete_requested,
        (Qt.Key.Key_Z, control): page.undo_requested,
        (Qt.Key.Key_I, control): page.import_requested,
    }
    page.commands.take_back.setEnabled(True)
    page.list.setFocus()
    for (key, modifier), signal in keys.items():
        spy = QSignalSpy(signal)
        QTest.keyClick(page.list, key, modifier)
        assert spy.count() == 1
    rows = dict(page.commands.key_rows())
    assert (rows["Enter"], rows["Ctrl+D"], rows["Del"]) == ("Continue", "Duplicate", "Delete")
    assert len(rows) == len(keys) + 2  # Enter and Ctrl+F


def test_keys_in_the_search_field_edit_it(page: SessionsPage) -> None:
    spies = [QSignalSpy(page.delete_requested), QSignalSpy(page.undo_requested)]
    page.search.setFocus()
    QTest.keyClicks(page.search, "x")
    QTest.keyClick(page.search, Qt.Key.Key_Delete)
    QTest.keyClick(page.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [spy.count() for spy in spies] == [0, 0]
    assert page.search.text() == ""


def test_menus_offer_the_same(page: SessionsPage, qapp: QApplication) -> None:
    spy = QSignalSpy(page.duplicate_requested)
    QTest.mouseClick(page.panel.more_button, LEFT)
    menu = page.commands.chosen_menu
    assert menu.isVisible()
    assert [action.text() for action in menu.actions()] == [
        "Continue",
        "Look through",
        "Duplicate",
        "Rename …",
        "Export …",
        "Delete",
    ]
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(page.commands.duplicate).center())
    assert spy.at(0) == [INFOS[0]]
    page.list.customContextMenuRequested.emit(page.list.visualRect(page.model.index(1)).center())
    assert menu.isVisible()
    menu.close()
    page.list.customContextMenuRequested.emit(page.list.viewport().rect().bottomLeft())
    assert page.commands.around_menu.isVisible()
    page.commands.around_menu.close()
    QTest.mouseClick(page.more_button, LEFT)
    assert page.commands.around_menu.isVisible()
    around = {
        page.commands.import_files: page.import_requested,
        page.commands.backup: page.backup_requested,
        page.commands.restore: page.restore_requested,
        page.commands.open_folder: page.folder_open_requested,
        page.commands.choose_folder: page.folder_choose_requested,
    }
    for action, signal in around.items():
        assert action in page.commands.around_menu.actions()
        wish = QSignalSpy(signal)
        action.trigger()
        assert wish.count() == 1
    page.commands.sorts["begun"].trigger()
    page.commands.around_menu.close()
    assert page.sort.current_label == "Last begun first"
    page.sort.chosen.emit("begun")
    assert page.model.info(4) == INFOS[3]  # all that say no beginning are last


def test_the_strip_says_what_was_done_and_takes_a_deletion_back(page: SessionsPage) -> None:
    undo = QSignalSpy(page.undo_requested)
    page.notice.tell("deleted", "<b>Sunday</b>")
    assert page.notice.note.plain_text == "“<b>Sunday</b>” is deleted."
    QTest.mouseClick(page.notice.undo_button, LEFT)
    assert undo.count() == 1
    page.notice.tell("exported", "sunday.dicegame")
    assert page.notice.note.plain_text == "“sunday.dicegame” is written."
    assert not page.notice.undo_button.isVisible()
    left = QSignalSpy(page.left)
    page.hide()
    assert left.count() == 1
    assert page.notice.isHidden()


def test_after_a_deletion_the_next_session_is_chosen(page: SessionsPage) -> None:
    choose(page, 1)
    page.show_sessions([INFOS[0], *INFOS[2:]], NOW)
    assert page.chosen == INFOS[2]


@pytest.mark.parametrize(("family", "scale"), [("Noto Sans", 1.0), ("DejaVu Sans", 1.0), ("Noto Sans", 1.6)])
@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_nothing_is_cut_off(
    qtbot: QtBot,
    qapp: QApplication,
    german: Words,
    window: tuple[int, int],
    family: str,
    scale: float,
    row: int,
) -> None:
    qapp.installTranslator(german)
    look = make_look(family)
    look.set_text_scale(scale)
    page = SessionsPage(look, details, salvaged)
    page.show_sessions([*INFOS[:3], damaged("good", minute=21)], NOW)
    qtbot.addWidget(page)
    size = page_size(window)
    page.resize(*size)
    page.list.setCurrentIndex(page.model.index(row))
    page.show()
    page.notice.tell("deleted", "Penta")
    QApplication.processEvents()
    assert page.size().toTuple() == size
    assert page.import_button.title == "Importieren"
    assert cut_off(page) == []


def place(widget: QWidget, page: SessionsPage) -> QRect:
    """Return where a widget is on the page."""
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def test_every_size_has_its_own_order(page: SessionsPage) -> None:
    assert place(page.search, page).right() < place(page.filter, page).left()
    assert place(page.panel, page).left() > place(page.list, page).right()
    assert page.sort.isVisible()
    assert page.panel.picture.isVisible()
    page.resize(*page_size((800, 480)))
    QApplication.processEvents()
    assert place(page.search, page).bottom() < place(page.filter, page).top()
    assert place(page.panel, page).left() > place(page.list, page).right()
    assert not page.sort.isVisible()  # its choices are in the menu
    assert not page.panel.delete_button.isVisible()
    page.resize(*page_size((768, 1024)))
    QApplication.processEvents()
    assert place(page.filter, page).bottom() < place(page.search, page).top()
    assert place(page.panel, page).top() > place(page.list, page).bottom()
    assert page.sort.isVisible()


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
    assert page.model.index(2).data() == "Beschädigte Datei"


@pytest.mark.parametrize("width", [318, 240])
def test_the_small_tray_has_a_place_for_each_of_six_dice(qtbot: QtBot, width: int) -> None:
    picture = TrayPicture(make_look())
    qtbot.addWidget(picture)
    picture.resize(width, 196)

    def painted(count: int) -> QImage:
        picture.show_table("penta", (5,) * count)
        return picture.grab().toImage()

    middles: list[tuple[float, float]] = []
    for count in range(2, 7):
        before, after = painted(count - 1), painted(count)
        new = [(x, y) for x in range(width) for y in range(196) if before.pixel(x, y) != after.pixel(x, y)]
        x, y = (sum(values) / len(new) for values in zip(*new, strict=True))
        assert 20 < x < width - 20
        assert all(abs(x - other) + abs(y - above) > 30 for other, above in middles)
        middles.append((x, y))
    assert picture.accessibleName() == "5 5 5 5 5 5"


def test_a_long_session_is_read_beside_the_window(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    go_on = threading.Event()
    long, short = tmp_path / "long.dicegame", tmp_path / "short.dicegame"
    long.write_bytes(b"x" * (READ_AT_ONCE + 1))
    short.write_bytes(b"x")

    def slow(path: Path) -> SessionDetails:
        assert path != long or go_on.wait(10)
        return OPEN

    made = SessionsPage(look, slow, salvaged)
    infos = [msgspec.structs.replace(info(path.stem, minute=30), path=path) for path in (long, short)]
    made.show_sessions(infos, NOW)
    show_page(qtbot, made, page_size(SIZES[0]))
    choose(made, 0)
    assert made.panel.text == "Penta\nIt is long and is being read."
    assert not made.commands.open.isEnabled()
    assert made.commands.delete.isEnabled()
    choose(made, 1)
    assert "Round 8 of 13" in made.panel.text
    choose(made, 0)
    assert not made.panel.can_open
    go_on.set()
    qtbot.waitUntil(lambda: made.panel.can_open)
    assert "Round 8 of 13" in made.panel.text
    assert made.commands.open.isEnabled()
    made.panel.shut_down()


def test_the_first_session_that_can_be_used_is_chosen(qtbot: QtBot, look: Look) -> None:
    page = SessionsPage(look, details, salvaged)
    infos = [damaged("new", "newer_format", minute=50), damaged("bad", minute=49), info("one")]
    page.show_sessions(infos, NOW)
    show_page(qtbot, page, page_size(SIZES[0]))
    assert page.chosen is not None
    assert page.chosen.path == Path("one.dicegame")
    QTest.mouseClick(page.filter.button("damaged"), LEFT)
    assert page.chosen is not None
    assert page.chosen.path == Path("new.dicegame")  # nothing else is listed


def test_a_file_of_which_nothing_is_good_shows_a_sign_and_leads_to_its_folder(
    qtbot: QtBot, look: Look, page: SessionsPage
) -> None:
    choose(page, 3)
    assert page.panel.warning.isVisible()
    assert not page.panel.picture.isVisible()
    assert not page.panel.look_button.isVisible()
    spy = QSignalSpy(page.folder_open_requested)
    QTest.mouseClick(page.panel.folder_button, LEFT)
    assert spy.count() == 1
    choose(page, 0)
    assert not page.panel.warning.isVisible()
    assert not page.panel.folder_button.isVisible()


def test_a_narrow_row_gives_its_title_all_the_room(page: SessionsPage) -> None:
    page.show_sessions([damaged("new", "newer_format")], NOW)
    index = page.model.index(0)

    def ink_reach(width: int) -> int:
        """Return how far the dark ink of the upper line reaches."""
        image = QImage(width, 76, QImage.Format.Format_RGB32)
        image.fill(page.look.color("paper"))
        painter = QPainter(image)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, width, 76)
        page.list.itemDelegate().paint(painter, option, index)
        painter.end()
        return max(
            x for x in range(76, width) for y in range(6, 28) if image.pixelColor(x, y).lightness() < 80
        )

    need = QFontMetricsF(page.look.font("strong")).horizontalAdvance(str(index.data()))
    width = round(76 + need + 30)
    assert width - 90 < page.look.px(30)  # narrow
    assert ink_reach(width) >= 76 + need - 12


def test_a_word_wider_than_the_panel_is_broken(qtbot: QtBot) -> None:
    look = make_look("Noto Sans")
    look.set_text_scale(1.6)
    name = "penta-2026-03-07-00000000-renamed_by_hand"
    page = SessionsPage(look, details, salvaged)
    page.show_sessions([damaged(name), info("one", title="Donaudampfschifffahrtsgesellschaft")], NOW)
    show_page(qtbot, page, page_size((800, 480)))
    for row in (0, 1):
        page.list.setCurrentIndex(page.model.index(row))
        QApplication.processEvents()
        for words in page.panel.findChildren(Breakable):
            reach = words.mapTo(page.panel, words.rect().topRight()).x()
            assert reach <= page.panel.width() - 14 or not words.isVisible()
    page.list.setCurrentIndex(page.model.index(0 if page.model.info(0).path.stem == name else 1))
    assert page.panel.text.endswith(f"{name}.dicegame")


def test_a_very_wide_page_keeps_its_parts_in_the_middle(qtbot: QtBot, look: Look) -> None:
    page = SessionsPage(look, details)
    show_page(qtbot, page, (3600, 2160))
    page.show_sessions(INFOS, NOW)
    QApplication.processEvents()
    whole = place(page.search, page).united(place(page.panel, page))
    assert abs(whole.center().x() - page.width() // 2) <= 14
    assert whole.width() <= look.px(120)
    assert place(page.filter, page).center().y() == place(page.search, page).center().y()
    assert page.panel.height() <= look.px(76)
    assert place(page.panel, page).top() == place(page.search, page).top() - 14


@pytest.mark.parametrize(("count", "height"), [(2, 196), (8, 112)])
def test_many_seats_take_room_from_the_picture(qtbot: QtBot, look: Look, count: int, height: int) -> None:
    def read(_path: Path) -> SessionDetails:
        return SessionDetails("penta", seats(count), table(ADA, (4, 4, 4, 4, 4), count=count))

    page = SessionsPage(look, read)
    show_page(qtbot, page, page_size(SIZES[0]))
    page.show_sessions(INFOS[:1], NOW)
    QApplication.processEvents()
    assert page.panel.picture.height() == height


def test_below_the_list_a_session_of_three_is_seen_whole(qtbot: QtBot, look: Look) -> None:
    page = SessionsPage(look, details)
    show_page(qtbot, page, page_size((768, 1024)))
    page.show_sessions(INFOS[:1], NOW)
    QApplication.processEvents()
    assert page.panel._facts.visibleRegion().boundingRect().height() == page.panel._facts.height()
