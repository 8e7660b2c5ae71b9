"""The dialogs by real clicks and keys: answers, the safe Esc, and that every word is seen."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from dicegames.app.menus import Menus
from dicegames.ui.boards.sheet_table import penta_keys
from dicegames.ui.controls.corners import corner_mask
from dicegames.ui.controls.key_rows import KeyCap, KeyGroups
from dicegames.ui.controls.scroll import Scroll, Shade
from dicegames.ui.dialogs.about import AboutDialog
from dicegames.ui.dialogs.base import Dialog
from dicegames.ui.dialogs.crash import CrashDialog
from dicegames.ui.dialogs.licences import LicencesDialog
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.dialogs.shortcuts import ShortcutsDialog
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.pages.settings import SettingsPage
from ui.page_help import cut_off, make_look
from words import Words

LEFT = Qt.MouseButton.LeftButton
Answer = Callable[[Dialog], None]
LOG = Path("/home/somebody-with-a-long-name/.local/state/dicegames/log/dicegames.log")
LONG = "Large straight would get 0 points. Another open box brings up to 24. " * 2
ZERO = Doubt("Enter 0 points?", LONG, "Enter 0", "Another box")
LONG_ZERO = Doubt(LONG, LONG, "Eintragen", "Ein anderes Feld wählen")


def key_groups() -> KeyGroups:
    """Return the rows of the longest list: the board's keys and the window's."""
    window = QMainWindow()
    rows = tuple((key.shown, key.meaning) for key in penta_keys())
    groups = (("Your turn", rows), *Menus(make_look(), window).key_groups())
    window.deleteLater()
    return groups


@pytest.fixture
def answer(qtbot: QtBot) -> Iterator[Callable[[Answer], None]]:
    """Return a function that says what a person does with the next dialog."""
    timer = QTimer(singleShot=True, interval=0)
    answers: list[Answer] = []
    unanswered: list[str] = []

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        try:
            answers.pop()(dialog)
        finally:
            if dialog.isVisible():
                unanswered.append(type(dialog).__name__)
                dialog.done(0)  # or the test would wait for ever

    timer.timeout.connect(act)

    def plan(what: Answer) -> None:
        answers.append(what)
        timer.start()

    yield plan
    assert answers == []  # every planned answer was given
    assert unanswered == []
    timer.deleteLater()


def press(key: Qt.Key) -> Answer:
    """Return the answer of a key on whatever has the focus."""

    def act(dialog: Dialog) -> None:
        QTest.keyClick(dialog.focusWidget(), key)

    return act


def click(name: str) -> Answer:
    """Return the answer of a click on a button of the dialog."""

    def act(dialog: Dialog) -> None:
        QTest.mouseClick(getattr(dialog, name), LEFT)

    return act


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (click("yes_button"), True),
        (click("no_button"), False),
        (press(Qt.Key.Key_Escape), False),
        (press(Qt.Key.Key_Return), False),
        (press(Qt.Key.Key_Space), False),
    ],
)
def test_a_question_is_answered(
    look: Look, answer: Callable[[Answer], None], what: Answer, expected: bool
) -> None:
    answer(what)
    assert Question.ask(None, look, lambda: ZERO) is expected


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_message_is_read(look: Look, answer: Callable[[Answer], None], key: Qt.Key) -> None:
    seen: list[str] = []

    def read(dialog: Dialog) -> None:
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        press(key)(dialog)

    answer(read)
    Message.tell(None, look, lambda: ("Title", "<b>Text</b>"))
    assert seen[:2] == ["Title", "<b>Text</b>"]


@pytest.mark.parametrize(
    ("what", "goes_on"),
    [
        (click("go_on_button"), True),
        (click("quit_button"), False),
        (press(Qt.Key.Key_Escape), True),
    ],
)
def test_only_the_button_quits_after_a_fault(
    look: Look, answer: Callable[[Answer], None], what: Answer, goes_on: bool
) -> None:
    answer(what)
    assert CrashDialog.ask(None, look, "Traceback") is goes_on


def test_the_details_of_a_fault_are_copied(look: Look, answer: Callable[[Answer], None]) -> None:
    def copy_and_go_on(dialog: Dialog) -> None:
        assert isinstance(dialog, CrashDialog)
        assert dialog.details.isReadOnly()
        click("copy_button")(dialog)
        click("go_on_button")(dialog)

    answer(copy_and_go_on)
    CrashDialog.ask(None, look, "Traceback\nValueError: 7 < 8")
    assert QGuiApplication.clipboard().text() == "Traceback\nValueError: 7 < 8"


def test_about_names_version_and_licences(look: Look, answer: Callable[[Answer], None]) -> None:
    words: list[str] = []

    def read(dialog: Dialog) -> None:
        words.extend(label.text() for label in dialog.findChildren(QLabel))
        click("button")(dialog)

    answer(read)
    AboutDialog.show_over(None, look, "1.2.3", LOG)
    text = " ".join(words)
    for part in ("1.2.3", "MIT", "Qt 6", "PySide6", "LGPL", str(LOG)):
        assert part in text


def test_about_leads_to_the_licences_of_others_and_back(
    look: Look, monkeypatch: pytest.MonkeyPatch, answer: Callable[[Answer], None]
) -> None:
    told: list[str] = []
    monkeypatch.setattr(LicencesDialog, "show_over", lambda parent, look, text: told.append(text))

    def read_on(dialog: Dialog) -> None:
        click("licences_button")(dialog)
        assert dialog.isVisible()
        click("button")(dialog)

    answer(read_on)
    AboutDialog.show_over(None, look, "1.2.3", LOG)
    (text,) = told
    for part in ("numpy", "PySide6-Essentials", "GNU LESSER GENERAL PUBLIC LICENSE", "in their place"):
        assert part in text


def test_the_keys_are_listed_once_in_every_language(
    look: Look, qapp: QApplication, german: Words, answer: Callable[[Answer], None]
) -> None:
    counts: list[int] = []
    words: list[str] = []

    def switch(dialog: Dialog) -> None:
        counts.append(len(dialog.findChildren(QLabel)))
        qapp.installTranslator(german)
        QTest.qWait(1)
        labels = dialog.findChildren(QLabel)
        counts.append(len(labels))
        words.extend(label.text() for label in labels)
        words.extend(cap.word for cap in dialog.findChildren(KeyCap))
        click("button")(dialog)

    answer(switch)
    ShortcutsDialog.show_over(None, look, key_groups)
    assert counts[0] == counts[1] > 16
    assert "Würfeln (R: von überall)" in words
    assert "Leertaste" in words


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("kind", ["question", "about", "crash", "keys", "licences"])
def test_every_word_is_seen_in_a_small_window(
    qtbot: QtBot, qapp: QApplication, german: Words, family: str, kind: str
) -> None:
    qapp.installTranslator(german)
    look = make_look(family)
    makers: dict[str, Callable[[], Dialog]] = {
        "question": lambda: Question(look, None, lambda: LONG_ZERO),
        "about": lambda: AboutDialog(look, None, "0.1.0", LOG),
        "crash": lambda: CrashDialog(look, None, "Traceback\n" * 40),
        "keys": lambda: ShortcutsDialog(look, None, key_groups),
        "licences": lambda: LicencesDialog(look, None, "MIT\n" * 400),
    }
    dialog = makers[kind]()
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= 800
    assert dialog.height() <= 480
    assert cut_off(dialog) == []


@pytest.mark.parametrize("kind", ["question", "about", "crash", "keys", "licences"])
def test_large_text_fits_into_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, german: Words, kind: str
) -> None:
    qapp.installTranslator(german)
    look = make_look()
    look.set_text_scale(1.6)
    window = QWidget()
    window.resize(800, 480)
    qtbot.addWidget(window)
    window.show()
    makers: dict[str, Callable[[], Dialog]] = {
        "question": lambda: Question(look, window, lambda: ZERO),
        "about": lambda: AboutDialog(look, window, "0.1.0", LOG),
        "crash": lambda: CrashDialog(look, window, "Traceback\n" * 40),
        "keys": lambda: ShortcutsDialog(look, window, key_groups),
        "licences": lambda: LicencesDialog(look, window, "MIT\n" * 400),
    }
    dialog = makers[kind]()
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= 800
    assert dialog.height() <= 480
    assert cut_off(dialog) == []
    dialog.reject()
    dialog.deleteLater()


def test_a_dialog_lies_on_paper_with_an_edge(qtbot: QtBot, look: Look) -> None:
    dialog = AboutDialog(look, None, "0.1.0", LOG)
    qtbot.addWidget(dialog)
    dialog.show()
    for theme in ("dark", "light"):
        look.set_theme(theme)
        image = dialog.grab().toImage()
        assert image.pixelColor(24, 4) == look.color("paper")
        assert image.pixelColor(0, 40) == look.color("line_strong")
        assert image.pixelColor(1, 1).alpha() == 0  # its corners are round


def test_corners_are_cut_where_windows_are_not_mixed() -> None:
    mask = corner_mask(QSize(300, 200), 18.0)
    assert mask.boundingRect() == QRect(0, 0, 300, 200)
    cut = [QPoint(x, y) for x in (1, 298) for y in (1, 198)]
    kept = [QPoint(x, y) for x in (8, 291) for y in (8, 191)]
    assert not any(mask.contains(point) for point in cut)
    assert all(mask.contains(point) for point in kept)


def test_a_dialog_lies_in_the_middle_of_its_window_until_it_is_moved(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    window.setGeometry(40, 30, 700, 500)
    qtbot.addWidget(window)
    window.show()
    dialog = Question(look, window, lambda: ZERO)
    dialog.show()
    for height in (dialog.height(), dialog.height() + 60):
        dialog.resize(dialog.width(), height)
        off = dialog.geometry().center() - window.geometry().center()
        assert abs(off.x()) <= 1
        assert abs(off.y()) <= 1
    dialog.reject()
    dialog.deleteLater()


def test_an_open_question_follows_the_language(qtbot: QtBot, look: Look, qapp: QApplication) -> None:
    words = [ZERO, LONG_ZERO]
    question = Question(look, None, lambda: words[0])
    qtbot.addWidget(question)
    words.pop(0)
    QApplication.sendEvent(question, QEvent(QEvent.Type.LanguageChange))
    assert question.heading.text() == LONG_ZERO.title
    assert question.yes_button.title == LONG_ZERO.yes
    assert question.no_button.title == LONG_ZERO.no


def test_the_window_behind_a_dialog_is_dimmed_while_it_is_open(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    window.resize(900, 600)
    window.setPalette(look.palette())
    qtbot.addWidget(window)
    window.show()
    inner = QWidget(window)

    def brightness() -> int:
        return window.grab().toImage().pixelColor(5, 590).lightness()

    bright = brightness()
    dialog = AboutDialog(look, inner, "0.1.0", LOG)
    dialog.show()
    assert brightness() < bright / 2
    window.resize(900, 800)
    QApplication.processEvents()
    assert window.grab().toImage().pixelColor(5, 790).lightness() < bright / 2
    dialog.reject()
    assert brightness() == bright
    dialog.deleteLater()


def test_no_ring_comes_with_a_dialog_that_a_click_opened(qtbot: QtBot, look: Look) -> None:
    dialog = AboutDialog(look, None, "0.1.0", LOG)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert dialog.button.hasFocus()
    assert not dialog.button.focus_ring.is_shown
    QTest.keyClick(dialog.button, Qt.Key.Key_Tab)
    assert dialog.licences_button.focus_ring.is_shown
    QTest.keyClick(dialog.licences_button, Qt.Key.Key_Tab)
    assert dialog.button.focus_ring.is_shown


def test_each_stop_of_tab_has_a_name_in_a_small_window(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    window.resize(800, 330)
    qtbot.addWidget(window)
    window.show()
    dialog = AboutDialog(look, window, "0.1.0", LOG)
    with qtbot.waitActive(dialog):
        dialog.show()
    names = []
    for _ in range(3):
        focus = QApplication.focusWidget()
        assert focus is not None
        names.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert sorted(names) == ["About Dice Games", "Close", "Third-party licences"]
    dialog.reject()
    dialog.deleteLater()


def test_a_page_over_the_table_fades_where_there_is_more(qtbot: QtBot, look: Look) -> None:
    window = QWidget()
    window.resize(800, 480)
    qtbot.addWidget(window)
    window.show()
    page = SettingsPage(look)
    dialog = PageDialog(look, window, page)
    dialog.show()
    QApplication.processEvents()
    (scroll,) = page.findChildren(Scroll)
    shades = [shade.isVisible() for shade in scroll.findChildren(Shade)]
    assert shades == [False, True]
    scroll.verticalScrollBar().setValue(scroll.verticalScrollBar().maximum())
    shades = [shade.isVisible() for shade in scroll.findChildren(Shade)]
    assert shades == [True, False]
    dialog.reject()
    dialog.deleteLater()


def test_a_question_whose_window_goes_meanwhile_is_declined(qtbot: QtBot) -> None:
    window = QMainWindow()
    question = Question(make_look(), window, lambda: ZERO)

    def close_all() -> None:
        question.reject()
        delete(window)

    QTimer.singleShot(0, close_all)
    assert not question.run()
