"""The overview of keys: it opens everywhere, and names every key that means something there."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.key_lists import key_groups
from dicegames.app.main_window import MainWindow
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Match
from dicegames.games.catalog import GAMES, GameInfo
from dicegames.models.game_words import game_name
from dicegames.storage.record import TableOptions
from dicegames.ui.boards.catalog import BOARDS, board_for
from dicegames.ui.controls.key_rows import KEY_GAP, KeyCap, KeyGroups, KeyRows
from dicegames.ui.dialogs.paper import Paper
from dicegames.ui.dialogs.question import Question
from dicegames.ui.dialogs.shortcuts import ShortcutsDialog, common_keys
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.table.viewer_page import KEYS
from storage.session_help import encode_session, sample_header, write_session
from table_samples import seats
from ui.page_help import make_look
from windows import SheetDriver, open_window
from words import Words, installed

KEYS_FILE = Path(__file__).resolve().parents[2] / "KEYS.md"
NATIVE = QKeySequence.SequenceFormat.NativeText
Key = Qt.Key
NAMED = {
    "Space": {Key.Key_Space},
    "Enter": {Key.Key_Return, Key.Key_Enter},
    "Arrow keys": {Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right},
    "1–5": set(map(Key, range(Key.Key_1, Key.Key_6))),
    "1–6": set(map(Key, range(Key.Key_1, Key.Key_7))),
    "Left": {Key.Key_Left},
    "Right": {Key.Key_Right},
    "Up": {Key.Key_Up},
    "Down": {Key.Key_Down},
    "Backspace": {Key.Key_Backspace},
    "Home": {Key.Key_Home},
    "End": {Key.Key_End},
    "Page up": {Key.Key_PageUp},
    "Page down": {Key.Key_PageDown},
}
ON_KEYBOARDS = [key for key in Key if key.value <= Key.Key_F12.value]
each_game = pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
each_language = pytest.mark.parametrize("language", ["en", "de"])


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot) -> Iterator[SheetDriver]:
    with open_window(tmp_path) as driver:
        yield driver


def words_on_caps(groups: KeyGroups) -> list[str]:
    """Return the words of every cap in the list."""
    return [word for _, rows in groups for keys, _ in rows for word in keys.split(KEY_GAP)]


def real_shortcuts(window: MainWindow) -> set[str]:
    """Return every shortcut that works now, as people read it."""
    found: set[str] = set()
    for action in window.findChildren(QAction):
        is_live = action.isEnabled() and action.isVisible()
        holders = [holder for holder in action.associatedObjects() if isinstance(holder, QWidget)]
        if is_live and any(holder.isVisible() for holder in holders):
            found |= {keys.toString(NATIVE) for keys in action.shortcuts()}
    for shortcut in window.findChildren(QShortcut):
        holder = shortcut.parent()
        if shortcut.isEnabled() and isinstance(holder, QWidget) and holder.isVisible():
            found.add(shortcut.key().toString(NATIVE))
    return found


def home(driver: SheetDriver, _folder: Path) -> None:
    driver.window.show_home()


def sessions(driver: SheetDriver, _folder: Path) -> None:
    driver.window.show_home()
    driver.window.shell.show_page("sessions")


def settings(driver: SheetDriver, _folder: Path) -> None:
    driver.window.shell.show_page("settings")


def new_game(driver: SheetDriver, _folder: Path) -> None:
    driver.window.show_new_game("penta")


def editor(driver: SheetDriver, _folder: Path) -> None:
    driver.window.show_new_game("tenthousand")
    ruleset = next(info for info in GAMES if info.id == "tenthousand").rulesets[0]
    driver.window.own_rulesets.copy(ruleset)


def table(driver: SheetDriver, _folder: Path) -> None:
    driver.start()
    driver.roll()


def viewer(driver: SheetDriver, folder: Path) -> None:
    path = folder / "seen.dicegame"
    write_session(path, encode_session(sample_header(), ()))
    driver.window.viewer.look_through(path)


def handed_over(driver: SheetDriver, _folder: Path) -> None:
    driver.start(options=TableOptions(auto_entry=0, handover=True))
    driver.roll()
    driver.key(Key.Key_Down)
    driver.key(Key.Key_Return)
    driver.key(Key.Key_Return)
    assert driver.table.handover.is_open


def paused(driver: SheetDriver, folder: Path) -> None:
    table(driver, folder)
    driver.key(Key.Key_P)
    assert driver.table.pause_cover.is_open


def typing_dice(driver: SheetDriver, _folder: Path) -> None:
    driver.start(options=TableOptions(auto_entry=0, dice="typed"))
    driver.key(Key.Key_Space)
    assert driver.table.typed_pad.is_open


def racing(driver: SheetDriver, folder: Path) -> None:
    table(driver, folder)
    driver.table.start_pads.ask(seats(2), (0, 1))


def reading_log(driver: SheetDriver, folder: Path) -> None:
    table(driver, folder)
    driver.key(Key.Key_L)
    assert driver.table.drawer.is_open


Screen = Callable[[SheetDriver, Path], None]
PAGES: list[Screen] = [home, sessions, settings, new_game, editor, table, viewer]
COVERS: list[Screen] = [handed_over, paused, typing_dice, racing, reading_log]


@pytest.mark.parametrize("screen", PAGES)
@each_language
def test_every_shortcut_that_works_is_in_the_list(
    driver: SheetDriver, tmp_path: Path, screen: Screen, language: str
) -> None:
    screen(driver, tmp_path)
    with installed(Words(language)):
        driver.settle()
        missing = real_shortcuts(driver.window) - set(words_on_caps(driver.window.help.key_groups()))
    assert missing == set()


def test_the_editor_and_a_new_game_name_their_own_keys(driver: SheetDriver, tmp_path: Path) -> None:
    editor(driver, tmp_path)
    assert driver.window.help.key_groups()[0][0] == "Own rules"
    assert "Ctrl+S" in real_shortcuts(driver.window)
    driver.window.show_new_game()
    assert driver.window.help.key_groups()[0] == (
        "New game",
        (("Enter", "Start the game; in a name: go to the next one"),),
    )


def test_typed_dice_have_their_keys_in_the_list(driver: SheetDriver, tmp_path: Path) -> None:
    titles = [title for title, _ in driver.window.help.key_groups()]
    assert titles[:4] == [game_name(info.id) for info in GAMES]
    typing_dice(driver, tmp_path)
    assert [title for title, _ in driver.window.help.key_groups()][:2] == ["Your turn", "Typing dice in"]


def keys_in(words: str, meaning: str) -> set[Qt.Key]:
    """Return the keys that a row of the list names, in English."""
    found: set[Qt.Key] = set()
    for word in words.split(KEY_GAP):
        found |= NAMED[word] if word in NAMED else {Qt.Key[f"Key_{word}"]}
    return found | {Qt.Key[f"Key_{letter}"] for letter in re.findall(r"\(([A-Z])\b", meaning)}


def states(info: GameInfo) -> Iterator[State]:
    """Give the first position of a game, and those after a roll."""
    match = Match(info.new_game(info.rulesets[0], info.min_players), seats(info.min_players))
    dice = SeededDice(5)
    yield match.state
    for _ in range(3):
        action = None if match.state.chance is not None else match.state.legal_actions()[0]
        match.apply(action, dice)
        if match.state.chance is None:
            yield match.state


@each_game
def test_every_key_that_a_board_takes_is_in_its_list(info: GameInfo, look: Look, qtbot: QtBot) -> None:
    rows = BOARDS[info.id].keys
    listed = set().union(*(keys_in(row.shown, row.meaning) for row in rows()))
    board = board_for(info.id, look)
    qtbot.addWidget(board)
    board.resize(1000, 600)
    board.show()
    taken: set[Qt.Key] = set()
    for state in states(info):
        board.show_state(state, seats(info.min_players), True)
        taken |= {key for key in ON_KEYBOARDS if board.take_key(key)}
    assert taken == listed


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    before = qapp.font()
    yield make_look()
    qapp.setFont(before)


def test_every_key_of_the_viewer_is_in_its_list(driver: SheetDriver, tmp_path: Path) -> None:
    viewer(driver, tmp_path)
    page = driver.window.viewer.page
    assert page is not None
    rows = page.bar.keys
    listed = set().union(*(keys_in(words, "") for words, _ in rows()))
    assert listed == set(KEYS)


def opened_lists(act: Callable[[], None]) -> int:
    """Return how many lists of keys `act` opens; each is closed by Esc."""
    seen = []

    def look_on() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ShortcutsDialog):
            seen.append([cap.word for cap in dialog.findChildren(KeyCap)])
            QTest.keyClick(dialog, Key.Key_Escape)

    timer = QTimer(interval=0)
    timer.timeout.connect(look_on)
    timer.start()
    act()
    timer.stop()
    assert all(seen)
    return len(seen)


@pytest.mark.parametrize("screen", [*PAGES, *COVERS])
def test_the_list_opens_from_everywhere(driver: SheetDriver, tmp_path: Path, screen: Screen) -> None:
    window = driver.window
    screen(driver, tmp_path)
    QApplication.processEvents()
    before = window.focusWidget()
    assert before is not None
    target: QWidget = window if isinstance(before, QLineEdit) else before
    assert opened_lists(lambda: QTest.keyClick(target, Key.Key_Question)) == 1
    assert window.focusWidget() is before


def all_sheets(driver: SheetDriver) -> None:
    driver.table.board.show_overview()


def choosing_players(driver: SheetDriver) -> None:
    driver.window.menus.players.trigger()


def settings_over_the_table(driver: SheetDriver) -> None:
    driver.window.menus.settings.trigger()


def rules_over_the_table(driver: SheetDriver) -> None:
    driver.window.menus.rules.trigger()


def costly_zero(driver: SheetDriver) -> None:
    Question.ask(
        driver.window,
        driver.window._look,
        lambda: Doubt("Enter 0 points?", "Sure?", "Enter 0", "Don’t enter"),
    )


def about(driver: SheetDriver) -> None:
    driver.window.menus.about.trigger()


DIALOGS = [all_sheets, choosing_players, settings_over_the_table, rules_over_the_table, costly_zero, about]


@pytest.mark.parametrize("key", [Key.Key_Question, Key.Key_F2])
@pytest.mark.parametrize("dialog", DIALOGS)
def test_the_list_opens_over_dialogs_and_pages_over_a_table(
    driver: SheetDriver, tmp_path: Path, dialog: Callable[[SheetDriver], None], key: Qt.Key
) -> None:
    """It says what works there; the key closes it again, and the focus is where it was."""
    table(driver, tmp_path)
    said: list[list[str]] = []

    def use() -> None:
        below = QApplication.activeModalWidget()
        assert isinstance(below, Paper)
        below.activateWindow()
        QApplication.processEvents()
        before = below.focusWidget()
        assert before is not None
        QTimer.singleShot(0, close)
        QTest.keyClick(before, key)
        assert QApplication.activeModalWidget() is below
        assert below.focusWidget() is before
        below.reject()

    def close() -> None:
        top = QApplication.activeModalWidget()
        assert isinstance(top, ShortcutsDialog)
        said.append([cap.word for cap in top.findChildren(KeyCap)])
        top.activateWindow()
        QApplication.processEvents()
        QTest.keyClick(top, key)
        assert QApplication.activeModalWidget() is not top

    QTimer.singleShot(50, use)
    dialog(driver)
    while QApplication.activeModalWidget() is not None:
        QApplication.processEvents()
    (words,) = said
    assert words[:4] == ["F1", "F2", "?", "F11"]
    assert set(words[4:]) == set(words_on_caps((common_keys(),)))


@pytest.mark.parametrize("screen", [home, paused])
def test_f2_opens_it_too(driver: SheetDriver, tmp_path: Path, screen: Screen) -> None:
    screen(driver, tmp_path)
    assert opened_lists(lambda: driver.key(Key.Key_F2)) == 1


def test_a_question_mark_is_typed_where_text_is_typed(driver: SheetDriver) -> None:
    driver.window.shell.show_page("sessions")
    field = driver.window.sessions.search
    field.setFocus()
    assert opened_lists(lambda: QTest.keyClicks(field, "?")) == 0
    assert field.text() == "?"


def test_a_question_mark_opens_the_list_where_only_figures_are_typed(
    driver: SheetDriver, tmp_path: Path
) -> None:
    editor(driver, tmp_path)
    page = driver.window.own_rulesets.editor
    assert page is not None
    (number, *_) = page.findChildren(QSpinBox)
    number.setFocus()
    before = number.value()
    assert opened_lists(lambda: QTest.keyClick(number, Key.Key_Question)) == 1
    assert number.value() == before


def table_of(groups: KeyGroups) -> list[str]:
    """Return the lines that groups of keys have in the file."""
    lines = []
    for title, rows in groups:
        lines += ["", f"## {title}", "", "| keys | |", "|---|---|"]
        lines += [f"| {keys} | {meaning} |" for keys, meaning in rows]
    return lines


def every_group(driver: SheetDriver, folder: Path) -> KeyGroups:
    """Return all groups of all screens, each once."""
    groups: dict[str, KeyRows] = {}
    for screen in (new_game, typing_dice, sessions, viewer, editor):
        screen(driver, folder)
        for title, rows in driver.window.help.key_groups():
            if title != "Your turn":
                groups.setdefault(title, rows)
    menus = driver.window.menus
    menus.set_table_open(True)
    groups |= dict(menus.key_groups())
    title, rows = common_keys()
    groups[title] = rows
    games = [game_name(info.id) for info in GAMES]
    first = [title, *(name for name, _ in menus.key_groups()), *games]
    order = sorted(groups, key=lambda name: first.index(name) if name in first else len(first))
    return tuple((name, groups[name]) for name in order)


def test_the_file_lists_the_same_keys(driver: SheetDriver, tmp_path: Path) -> None:
    expected = table_of(every_group(driver, tmp_path))
    written = KEYS_FILE.read_text(encoding="utf-8").rstrip("\n").split("\n")
    assert written[-len(expected) :] == expected, "\n".join(expected)


def test_what_means_something_else_here_is_left_out_of_the_windows_rows(driver: SheetDriver) -> None:
    driver.window.shell.show_page("sessions")
    groups = key_groups(driver.window.menus, sessions=driver.window.sessions)
    assert [meaning for _, rows in groups for keys, meaning in rows if keys == "Ctrl+Z"] == [
        "Take back the deletion"
    ]
