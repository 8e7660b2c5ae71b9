"""The page of saved sessions: the filter, the search, and lists that are empty."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.ui.look import Look
from dicegames.ui.pages.sessions import SessionsPage
from ui.page_help import SIZES, cut_off, page_size, show_page
from ui.sessions_page_help import INFOS, LEFT, NOW, choose, details, info, listed, shown_page


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SessionsPage:
    return shown_page(qtbot, look)


def test_the_filter_counts_and_filters(page: SessionsPage) -> None:
    names = [page.filter.button(key).accessibleName() for key in page.filter.option_ids]
    assert names == ["All 5", "Open 2", "Finished 1", "Damaged 2"]
    QTest.mouseClick(page.filter.button("damaged"), LEFT)
    assert page.model.rowCount() == 2
    assert "line 48" in page.panel.text
    QTest.mouseClick(page.filter.button("open"), LEFT)
    assert page.chosen == INFOS[0]


def test_no_sessions_are_said(page: SessionsPage) -> None:
    page.show_sessions([], NOW)
    assert page.chosen is None
    assert page.panel.text == "Here you see the session that you choose."
    assert not page.list.isVisible()
    assert not page.panel.open_button.isVisible()


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


def test_keys_in_the_search_field_edit_it(page: SessionsPage) -> None:
    spies = [QSignalSpy(page.delete_requested), QSignalSpy(page.undo_requested)]
    page.search.setFocus()
    QTest.keyClicks(page.search, "x")
    QTest.keyClick(page.search, Qt.Key.Key_Delete)
    QTest.keyClick(page.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [spy.count() for spy in spies] == [0, 0]
    assert page.search.text() == ""
