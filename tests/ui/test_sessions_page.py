"""The page of saved sessions by real clicks and keys."""

import threading
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.models.session_details import SessionDetails
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.look import Look
from dicegames.ui.pages.session_panel import READ_AT_ONCE
from dicegames.ui.pages.sessions import SessionsPage
from ui.page_help import SIZES, page_size, show_page
from ui.sessions_page_help import (
    INFOS,
    LEFT,
    NOW,
    OPEN,
    choose,
    damaged,
    details,
    info,
    listed,
    salvaged,
    shown_page,
)


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SessionsPage:
    return shown_page(qtbot, look)


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


def test_the_choice_survives_new_data(page: SessionsPage) -> None:
    choose(page, 1)
    page.show_sessions([info("newest", minute=40), *INFOS], NOW)
    assert page.chosen == INFOS[1]
    page.show_sessions([INFOS[0]], NOW)
    assert page.chosen == INFOS[0]


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
    answers = iter([QFileDialog.DialogCode.Accepted, QFileDialog.DialogCode.Rejected])
    monkeypatch.setattr(QFileDialog, "exec", lambda _: next(answers))
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: ["/a/b.dicegame"])
    parent = QWidget()
    assert OpenFileDialog.ask(parent, Path("/a")) == Path("/a/b.dicegame")
    assert OpenFileDialog.ask(parent, Path("/a")) is None
    parent.deleteLater()


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
