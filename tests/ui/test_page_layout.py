"""Pages and dialogs: parts lie where they belong at once, edges agree, nothing is squeezed."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.storage.settings import Settings
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.dialogs.leave_question import LeaveQuestion
from dicegames.ui.dialogs.rename_session import RenameSession
from dicegames.ui.look import Look
from dicegames.ui.pages.new_game import NewGamePage
from dicegames.ui.pages.rules import RulesPage
from ui.page_help import page_size, show_page


def place(part: QWidget, page: QWidget) -> QRect:
    """Return where a part lies on its page."""
    return QRect(part.mapTo(page, QPoint()), part.size())


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_first_picture_of_the_rules_has_everything_in_its_place(
    qtbot: QtBot, look: Look, size: tuple[int, int]
) -> None:
    page = RulesPage(look)
    qtbot.addWidget(page)
    page.resize(*page_size(size))
    page.grab()  # as the first picture does, before any further event
    chapters, text = place(page.chapters, page), place(page.text, page)
    assert chapters.right() < text.left()
    assert abs(chapters.top() - text.top()) < 8
    assert page.rect().contains(text)


def test_another_game_is_arranged_as_if_it_came_first(qtbot: QtBot, look: Look) -> None:
    page = NewGamePage(look)
    show_page(qtbot, page, (768, 1024))
    page.open_for("fivedice", None, Settings())
    QApplication.processEvents()
    assert page.line_up.isVisible()
    page.games.chosen.emit("tenthousand")
    QApplication.processEvents()
    assert not page.line_up.isVisible()  # three rulesets leave the seats no room
    page.games.chosen.emit("fivedice")
    QApplication.processEvents()
    assert page.line_up.isVisible()
    for card in page.rulesets.cards:
        assert card.height() >= card.heightForWidth(card.width())


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_buttons_of_a_question_keep_their_padding(qtbot: QtBot, look: Look, scale: float) -> None:
    look.set_text_scale(scale)
    window = QWidget()
    show_page(qtbot, window, (800, 480))
    question = LeaveQuestion(look, window, "Maximiliane", can_hand_over=True, winner="")
    question.computer_button.set_texts("Der Computer spielt weiter")
    question.show()
    for button in question.findChildren(ActionButton):
        assert button.width() >= button.sizeHint().width()
    assert question.width() <= window.width()


def test_the_hint_of_a_name_takes_the_lines_that_it_has(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    show_page(qtbot, window, (1280, 800))
    dialog = RenameSession(look, window, "", lambda: "Penta")
    dialog.show()
    gap = place(dialog.field, dialog).top() - place(dialog.heading, dialog).bottom()
    assert gap <= 16 + look.px(1.15) * 1.5 + 12
