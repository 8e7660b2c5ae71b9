"""Keys at a table: each that is listed does something or says why not, and one that is held counts once."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.catalog import GAMES, game_info
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.cards.target_button import TargetButton
from dicegames.ui.sheet.all_sheets import AllSheetsDialog
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.table import table_page
from ui import ordercards_window as cards
from windows import PAIR, TWO, Driver, OrderCardsDriver, SheetDriver, TenThousandDriver, open_window

Key = Qt.Key
CALM = Settings(motion="off", language="en", confirm_zero=False)
OPTIONS = TableOptions(auto_entry=0, handover=False)
each_game = pytest.mark.parametrize("game_id", [info.id for info in GAMES])


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what a screen reader is told by the table's page."""
    heard: list[str] = []
    monkeypatch.setattr(table_page, "announce", lambda _widget, text: heard.append(text))
    return heard


@pytest.fixture
def sheet(tmp_path: Path, qtbot: QtBot) -> Iterator[SheetDriver]:
    with open_window(tmp_path, settings=CALM) as driver:
        driver.start(options=OPTIONS)
        yield driver


def begin(sheet: SheetDriver, game_id: str, *, computer: bool = False) -> Driver:
    """Begin a game for two, the first of them the computer if wanted."""
    driver = OrderCardsDriver(sheet.window) if game_id == "ordercards" else sheet
    pair: tuple[Seat, ...] = PAIR if game_id == "ordercards" else TWO
    if computer:
        pair = (msgspec.structs.replace(pair[0], player="computer", level="medium"), pair[1])
    driver.begin(game_info(game_id).rulesets[0], pair, OPTIONS)
    return driver


def seen(driver: Driver) -> tuple[object, ...]:
    bar = driver.table.bar
    return driver.match_state, bar.message.text(), bar.second.text(), QApplication.focusWidget()


def hold(target: QWidget, key: Qt.Key, text: str = "", times: int = 3) -> None:
    """Hold a key down: one press, then repetitions of it."""
    for number in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, number > 0)
        QApplication.sendEvent(target, event)


@each_game
@pytest.mark.parametrize("rolls", [0, 3])
def test_every_listed_key_does_something_or_says_why_not(
    tmp_path: Path, qtbot: QtBot, game_id: str, rolls: int
) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        rows = begin(sheet, game_id).table.board.keys()
        for key in (key for row in rows for key in row.keys):
            driver = begin(sheet, game_id)
            for _ in range(rolls):
                driver.key(Key.Key_R)
            driver.table.bar.set_message("")  # the answer may be what was said before
            before = seen(driver)
            driver.key(key)
            assert seen(driver) != before, key


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_T, Key.Key_Space, Key.Key_Return])
def test_a_missed_turn_answers_every_key(tmp_path: Path, qtbot: QtBot, key: Qt.Key) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.start(options=OPTIONS)
        while not driver.state.is_missed:
            for press in (Key.Key_Space, Key.Key_T):
                if not driver.state.is_missed:
                    driver.key(press)
        before = seen(driver)
        driver.key(key)
        assert seen(driver) != before


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (Key.Key_A, "Race: you have it in view."),
        (Key.Key_G, "Only a first game goes step by step."),
        (Key.Key_T, "All that scores is set aside already."),
    ],
)
def test_a_key_of_a_barred_action_says_why(
    tmp_path: Path, qtbot: QtBot, said: list[str], key: Qt.Key, words: str
) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = begin(sheet, "tenthousand")
        driver.key(Key.Key_Space)
        driver.key(Key.Key_T)
        driver.key(key)
        assert driver.table.bar.message.text() == words
        assert said[-1] == words


def test_a_die_that_lies_on_a_card_says_so(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = begin(sheet, "ordercards")
        assert isinstance(driver, OrderCardsDriver)
        driver.key(Key.Key_Space)
        placing = next(target for target in range(6) if try_to_place(driver, target))
        lying = next(die for die, where in enumerate(driver.state.placed) if where is not None)
        driver.key(Key(Key.Key_1 + lying))
        assert driver.table.bar.message.text() == "This die lies on a target already."
        driver.key(Key.Key_Space)
        assert "Rolling is over" in driver.table.bar.message.text()
        assert driver.state.placed[lying] == placing


@pytest.mark.parametrize(
    ("key", "rolls", "words"), [(Key.Key_Space, True, ""), (Key.Key_Return, False, "Roll the dice first.")]
)
def test_space_on_a_card_before_a_roll_rolls_and_enter_says_why_not(
    tmp_path: Path, qtbot: QtBot, key: Qt.Key, rolls: bool, words: str
) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = begin(sheet, "ordercards")
        assert isinstance(driver, OrderCardsDriver)
        driver.key(Key.Key_Down)
        assert QApplication.focusWidget() in driver.board.cards.buttons
        driver.key(key)
        assert bool(driver.state.dice) == rolls
        assert words in driver.table.bar.message.text()
        driver.start()
        driver.tap_card(0)
        assert driver.table.bar.message.text() == "Roll the dice first."


def test_space_on_a_card_that_takes_dice_places_them(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = begin(sheet, "ordercards")
        assert isinstance(driver, OrderCardsDriver)
        driver.key(Key.Key_Space)
        placing = next(target for target in range(6) if try_to_place(driver, target))
        driver.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not any(where is not None for where in driver.state.placed)
        driver.board.cards.buttons[placing].setFocus(Qt.FocusReason.TabFocusReason)
        driver.key(Key.Key_Space)
        assert placing in driver.state.placed


def test_on_a_card_that_takes_no_dice_space_rolls_while_it_may(tmp_path: Path, qtbot: QtBot) -> None:
    with cards.table(tmp_path, (1, 1, 2), (1, 1, 2), (1, 1, 2)) as driver:
        card = driver.board.cards.buttons[cards.FOUR]
        driver.roll()
        for key, rolls in ((Key.Key_Return, 1), (Key.Key_Space, 2), (Key.Key_Space, 3), (Key.Key_Space, 3)):
            card.setFocus(Qt.FocusReason.TabFocusReason)
            driver.key(key)
            assert driver.state.rolls == rolls
        assert driver.table.bar.message.text() == "None of your free dice fit here."


@pytest.mark.parametrize("game_id", ["penta", "fivedice"])
def test_space_on_a_box_rolls(tmp_path: Path, qtbot: QtBot, game_id: str) -> None:
    with open_window(tmp_path, settings=CALM) as driver:
        begin(driver, game_id)
        driver.key(Key.Key_Down)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert driver.sheet.isAncestorOf(focus)
        driver.key(Key.Key_Return)
        assert driver.table.bar.message.text() == "Roll the dice first."
        driver.key(Key.Key_Space)
        assert driver.state.rolls == 1


def try_to_place(driver: OrderCardsDriver, target: int) -> bool:
    driver.tap_card(target)
    return any(where is not None for where in driver.state.placed)


@each_game
@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_Space, Key.Key_R, Key.Key_H, Key.Key_Enter])
def test_who_presses_while_the_computer_plays_hears_whose_turn_it_is(
    tmp_path: Path, qtbot: QtBot, said: list[str], game_id: str, key: Qt.Key
) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = begin(sheet, game_id, computer=True)
        before = driver.match_state
        said.clear()
        driver.key(key)
        assert driver.match_state == before
        assert said == [f"It is {driver.table.board._seats[0].name}’s turn."]  # type: ignore[attr-defined]


@each_game
@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Enter])
def test_that_is_heard_on_a_card_and_on_a_box_too(
    tmp_path: Path, qtbot: QtBot, said: list[str], game_id: str, key: Qt.Key
) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = begin(sheet, game_id, computer=True)
        board = driver.table.board
        driver.key(Key.Key_Tab)
        places = [*board.findChildren(SheetBlock), *board.findChildren(TargetButton)]
        for place in [place for place in places if place.isVisible()][:2]:
            place.setFocus(Qt.FocusReason.TabFocusReason)
            said.clear()
            driver.key(key)
            assert said == [f"It is {board._seats[0].name}’s turn."], place  # type: ignore[attr-defined]


def test_a_key_ends_the_motion_of_the_computers_dice(tmp_path: Path, qtbot: QtBot) -> None:
    moving = msgspec.structs.replace(CALM, motion="full")
    with open_window(tmp_path, settings=moving) as sheet:
        driver = begin(sheet, "penta", computer=True)
        qtbot.waitUntil(lambda: driver.table.board.is_moving, timeout=10_000)
        driver.key(Key.Key_Space)
        assert not driver.table.board.is_moving


def test_figures_work_on_keyboards_that_need_shift_for_them_and_on_the_number_block(
    sheet: SheetDriver,
) -> None:
    sheet.roll()
    for die, modifier in enumerate((Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier)):
        sheet.key(Key(Key.Key_1 + die), modifier)
        assert sheet.state.kept[die]


@pytest.mark.parametrize(
    "modifier",
    [
        Qt.KeyboardModifier.AltModifier,
        Qt.KeyboardModifier.MetaModifier,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier,  # AltGr
    ],
)
def test_keys_with_other_modifiers_are_nobodys(sheet: SheetDriver, modifier: Qt.KeyboardModifier) -> None:
    sheet.roll()
    before = seen(sheet)
    for key in (Key.Key_1, Key.Key_2, Key.Key_Space, Key.Key_R, Key.Key_Return):
        sheet.key(key, modifier)
    assert seen(sheet) == before


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
        (Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_nothing_to_redo_is_said(sheet: SheetDriver, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    sheet.key(key, modifier)
    assert sheet.table.bar.message.text() == "There is nothing to redo."


def test_held_keys_count_once(sheet: SheetDriver) -> None:
    hold(sheet.table, Key.Key_Space)
    assert sheet.state.rolls == 1
    hold(sheet.table, Key.Key_1)
    assert sheet.state.kept[0]


def test_no_action_repeats_while_its_key_is_held(sheet: SheetDriver) -> None:
    actions = [action for action in sheet.window.findChildren(QAction) if action.shortcuts()]
    assert len(actions) > 10
    assert not any(action.autoRepeat() for action in actions)


def test_a_held_figure_is_one_typed_die(sheet: SheetDriver) -> None:
    sheet.table.typed_pad.ask(5)
    hold(sheet.table.typed_pad, Key.Key_3, "3")
    assert sheet.table.typed_pad.faces == (3,)


def test_esc_that_closed_the_log_is_done_when_it_is_still_held(sheet: SheetDriver) -> None:
    sheet.window.showFullScreen()
    sheet.key(Key.Key_L)
    drawer = sheet.table.drawer
    assert drawer.is_open
    hold(drawer, Key.Key_Escape, times=1)
    assert not drawer.is_open
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(sheet.window, event)
    assert sheet.window.isFullScreen()
    QTest.keyClick(sheet.window, Key.Key_Escape)
    assert not sheet.window.isFullScreen()


def test_esc_that_closed_the_log_does_not_leave_what_is_looked_through(sheet: SheetDriver) -> None:
    sheet.roll()
    sheet.window.menus.look_through.trigger()
    page = sheet.window.viewer_page
    assert page is not None
    page.show_log()
    hold(page.drawer, Key.Key_Escape, times=1)
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(page, event)
    assert sheet.window.viewer_page is page


def test_the_log_beside_a_board_leaves_letters_and_space_to_the_page(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=CALM, size=(1600, 900)) as driver:
        driver.start(options=OPTIONS)
        driver.roll()
        driver.window.menus.look_through.trigger()
        driver.settle()
        page = driver.window.viewer_page
        assert page is not None
        lines = page.panel.lines
        lines.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(lines, Key.Key_Space)
        assert page.number == 1
        QTest.keyClick(lines, Key.Key_Backspace)
        assert page.number == 0
        QTest.keyClick(lines, Key.Key_A)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, AllSheetsDialog)
        dialog.reject()


def test_a_held_key_answers_one_of_two_dialogs(sheet: SheetDriver) -> None:
    sheet.table.board.show_overview()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QWidget)
    for key in (Key.Key_Escape, Key.Key_Return):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(dialog, event)
        assert dialog.isVisible()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
