"""The guided first game in the window: its way in, its strip, whole games under it, and what stays of it."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.line_ups import first_game
from dicegames.engine.match import Mark, Seat
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.sheet.boxes import BOXES, UPPER, Box
from dicegames.games.sheet.state import SheetState
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.models.guide import LESSONS, NOBODY
from dicegames.session.auto_entry import AutoEntry
from dicegames.storage.settings import Settings
from dicegames.ui.boards.sheet_game import SheetGameBoard
from dicegames.ui.dialogs.line_up_dialog import LineUpChange
from dicegames.ui.dialogs.page_dialog import PageDialog
from dicegames.ui.dialogs.question import Message
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.pages.rules import RulesPage
from dicegames.ui.pages.seat_drafts import seat_colors
from dicegames.ui.table import guides, notices
from dicegames.ui.table.guide_strip import GuideStrip
from dicegames.ui.table.guides import guide_at
from soaking import IS_SOAK
from touching import Touching
from ui.room_help import small_cells, small_targets
from windows import Driver, open_window
from words import Words, installed

every_game = pytest.mark.parametrize("game_id", LESSONS)
# In short runs a whole game of each kind, two by pointer and two by keys; in the long ones all.
HANDS: tuple[tuple[str, type[Driver]], ...] = (("tenthousand", Driver), ("ordercards", Touching))
KEYED: tuple[str, ...] = ("penta", "fivedice")
if IS_SOAK:
    KEYED = tuple(LESSONS)
    HANDS = tuple((game_id, hand) for game_id in LESSONS for hand in (Driver, Touching))
CALM = Settings(motion="off", pace="instant", confirm_zero=False)
PRESSES = 150


@contextmanager
def first(folder: Path, game_id: str, hand: type[Driver] = Driver, **window: object) -> Iterator[Driver]:
    """Open the window and begin a guided game by the button on the page of a new one."""
    with open_window(folder, settings=CALM, **window) as sheet:  # type: ignore[arg-type]  # passed on as it is
        driver = hand(sheet.window)
        driver.window.show_new_game(game_id)
        QApplication.processEvents()
        driver.point(driver.window.new_game.first_button)
        QApplication.processEvents()
        tray = driver.table.board.findChild(DiceTray)
        if tray is not None:
            tray._now = driver.clock  # no roll comes too soon after the last one
        yield driver


def strip(driver: Driver) -> GuideStrip:
    return driver.table.guide_strip


def marks(driver: Driver) -> list[str]:
    assert driver.window.desk is not None
    entries = [entry for entry, _ in driver.window.desk.controller.table.times]
    return [entry.kind for entry in entries if isinstance(entry, Mark) and entry.kind.startswith("guide")]


def press(driver: Driver, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or driver.window, key)
    QApplication.processEvents()


def wait_for_person(driver: Driver, qtbot: QtBot) -> bool:
    """Let the computer play; return whether the person is to decide, else the game is over."""
    assert driver.window.desk is not None
    controller = driver.window.desk.controller
    driver.clock.now += 1000
    qtbot.waitUntil(
        lambda: controller.is_human_turn or controller.match.state.outcome is not None, timeout=20_000
    )
    return controller.match.state.outcome is None


def check(driver: Driver) -> None:
    """Check that the strip is there and what it says is true now."""
    page = driver.table
    guide = page.guides.guide
    assert guide is not None
    assert strip(driver).isVisible()
    present = guide.present(driver.match_state)
    said = strip(driver).words
    assert said.lead
    assert said.text
    if present is not None:
        assert present.applies(driver.match_state, guide.seat)
        assert said == present.words(driver.match_state, guide.seat)


@every_game
def test_the_button_begins_a_practice_table_with_the_first_lesson(
    tmp_path: Path, qtbot: QtBot, game_id: str
) -> None:
    with first(tmp_path, game_id) as driver:
        check(driver)
        assert driver.window.desk is not None
        table = driver.window.desk.controller.table
        assert table.header.game_id == game_id
        assert table.match.undo_rule == "free"
        assert [seat.is_computer for seat in table.match.seats] == [False, True]
        assert not driver.table.notices.practice.isVisible()
        assert strip(driver).progress.text().startswith("1 of ")
        assert game_id not in driver.window.settings.line_ups, "the next game begins as it did before"


def decide_by_clicks(driver: Driver, luck: random.Random) -> None:
    """Do one thing at the table by the mouse."""
    bar, state = driver.table.bar, driver.match_state
    if isinstance(state, SheetState) and state.dice and state.chosen is None and not state.rolls_left:
        board = driver.table.board
        offer = luck.choice([offer for offer in state.offers() if offer.is_allowed])
        assert isinstance(board, SheetGameBoard)
        half = board.sheet.upper_half if offer.box in UPPER else board.sheet.lower_half
        driver.point(half.viewport(), half.cell_rect(offer.box).center())
    elif bar.secondary.isVisible() and not bar.secondary.is_barred and luck.random() < 0.5:
        driver.point(bar.secondary)
    else:
        driver.point(bar.primary)
    QApplication.processEvents()


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(("game_id", "hand"), HANDS)
def test_a_whole_game_by_clicks(tmp_path: Path, qtbot: QtBot, game_id: str, hand: type[Driver]) -> None:
    luck = random.Random(5)
    with first(tmp_path, game_id, hand) as driver:
        for _ in range(4000):
            if not wait_for_person(driver, qtbot):
                break
            check(driver)
            if not strip(driver).read.isHidden() and luck.random() < 0.5:
                driver.point(strip(driver).read)
            decide_by_clicks(driver, luck)
        assert driver.match_state.outcome is not None
        check(driver)
        assert strip(driver).words.lead == "Your first game is over."
        qtbot.waitUntil(driver.table.late_presses.isHidden)  # they are there when the computer ends it
        driver.point(strip(driver).again)
        assert driver.window.stack.currentWidget() is driver.window.new_game


KEYS = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_Down,
    Qt.Key.Key_Right,
    Qt.Key.Key_E,
    Qt.Key.Key_T,
    Qt.Key.Key_G,
    Qt.Key.Key_Tab,
)


@every_game
def test_any_keys_are_followed(tmp_path: Path, qtbot: QtBot, game_id: str) -> None:
    luck = random.Random(11)
    with first(tmp_path, game_id) as driver:
        assert driver.window.desk is not None
        driver.table.setFocus()
        for count in range(PRESSES):
            if not wait_for_person(driver, qtbot):
                break
            if luck.random() < 0.05:
                QTest.keyClick(driver.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            key = luck.choice(KEYS)
            focus = QApplication.focusWidget()
            if key in (Qt.Key.Key_Space, Qt.Key.Key_Return) and count % 2:
                driver.table.setFocus()
            elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return) and focus is not driver.table:
                continue  # a button of the header would open something else
            press(driver, key)
            if driver.table.guides.guide is not None:
                check(driver)
        assert len(driver.window.desk.controller.match.steps) > 5


def test_got_it_puts_a_lesson_away_by_click_key_and_esc(tmp_path: Path, qtbot: QtBot) -> None:
    with first(tmp_path, "penta") as driver:
        goal = strip(driver).words
        driver.point(strip(driver).read)
        rest = strip(driver).words
        assert rest.lead == "Play on as you like."
        assert strip(driver).read.isHidden()
        driver.point(strip(driver).earlier)
        assert strip(driver).words == goal
        press(driver, Qt.Key.Key_G)
        assert strip(driver).words == rest
        driver.table.setFocus()
        press(driver, Qt.Key.Key_Space)
        assert strip(driver).words.lead == "Keep what you want to have."
        strip(driver).read.setFocus()
        press(driver, Qt.Key.Key_Escape)
        assert strip(driver).words == rest
        assert marks(driver) == ["guide", "guide_read", "guide_read"]


def test_a_closed_guide_stays_closed_until_it_is_asked_for(tmp_path: Path, qtbot: QtBot) -> None:
    with first(tmp_path, "tenthousand") as driver:
        height = strip(driver).height()
        assert height > 0
        driver.point(strip(driver).close_button)
        assert not strip(driver).isVisible()
        assert driver.table.notices.practice.isVisible()
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        driver.window.open_file(path)
        assert not strip(driver).isVisible()
        driver.window.menus.guide.trigger()
        assert strip(driver).isVisible()
        assert marks(driver) == ["guide", "guide_end", "guide"]


@every_game
def test_a_reopened_game_goes_on_where_its_guide_was(tmp_path: Path, qtbot: QtBot, game_id: str) -> None:
    luck = random.Random(2)
    with first(tmp_path, game_id) as driver:
        for _ in range(12):
            if not wait_for_person(driver, qtbot):
                break
            decide_by_clicks(driver, luck)
        wait_for_person(driver, qtbot)
        before = driver.table.guides.guide
        assert before is not None
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        driver.window.open_file(path)
        QApplication.processEvents()
        after = driver.table.guides.guide
        assert after is not None
        assert [one.id for one in after.told] == [one.id for one in before.told]
        check(driver)


@every_game
def test_what_was_put_away_stays_away_when_the_game_is_opened_again(
    tmp_path: Path, qtbot: QtBot, game_id: str
) -> None:
    with first(tmp_path, game_id) as driver:
        driver.point(strip(driver).read)
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        before, said = driver.table.guides.guide, strip(driver).words
        driver.window.show_home()
        driver.window.open_file(path)
        QApplication.processEvents()
        assert driver.table.guides.guide == before
        assert strip(driver).words == said
        assert strip(driver).read.isHidden()


def test_an_ordinary_game_has_no_guide(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        driver.start()
        assert not strip(driver).isVisible()
        assert not driver.window.menus.guide.isEnabled()


def test_words_follow_the_language_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    with first(tmp_path, "fivedice") as driver, installed(Words("en", "Guide")):
        QApplication.processEvents()
        assert strip(driver).words.lead == "[Fill your 13 columns in 13 rounds.]"
        assert strip(driver).lead.text() == strip(driver).words.lead
        assert strip(driver).accessibleDescription() == strip(driver).sentence


@every_game
@pytest.mark.parametrize("size", [(800, 480), (768, 1024)])
def test_every_lesson_has_room_and_nothing_moves(
    tmp_path: Path, qtbot: QtBot, game_id: str, size: tuple[int, int]
) -> None:
    with first(tmp_path, game_id, size=size) as driver:
        page = strip(driver)
        height, words = page.height(), page.text
        assert not page.is_brief
        for lesson in LESSONS[game_id]:
            words_now = partial(lesson.words, driver.match_state, 0)
            page.show_lesson(words_now, partial(str, "1 of 9"), can_read=True, has_earlier=True)
            QApplication.processEvents()
            assert page.height() == height
            assert words.heightForWidth(words.width()) <= words.height() + 1, lesson.id
        for button in (page.earlier, page.read, page.close_button):
            assert min(button.width(), button.height()) >= 44


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("game_id", ["penta", "fivedice"])
def test_boxes_under_the_strip_are_for_fingers(
    tmp_path: Path, qtbot: QtBot, game_id: str, scale: float
) -> None:
    with first(tmp_path, game_id, size=(800, 480)) as driver:
        settings = msgspec.structs.replace(driver.window.settings, text_scale=scale)
        driver.window._change_settings(settings)
        driver.table.setFocus()
        press(driver, Qt.Key.Key_Space)
        assert not strip(driver).read.isHidden()
        assert small_cells(driver.window) + small_targets(driver.window) == []


def test_large_text_in_a_small_window_reads_the_rest_in_a_dialog(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(Message, "tell", lambda _page, _look, words: told.append(words()))
    large = msgspec.structs.replace(CALM, text_scale=1.6)
    with open_window(tmp_path, size=(800, 480), settings=large) as sheet:
        driver = Driver(sheet.window)
        driver.window.start_first_game("penta")
        QApplication.processEvents()
        assert strip(driver).is_brief
        driver.point(strip(driver).whole)
        words = strip(driver).words
        assert told == [(words.lead, words.text)]


def test_a_guided_table_is_not_announced_as_a_practice_table(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(notices, "announce", lambda _widget, text: heard.append(text))
    with first(tmp_path, "penta") as driver:
        assert not [text for text in heard if text]
        driver.click(strip(driver).close_button)
        assert heard[-1].startswith("Practice table")


def test_lessons_are_announced(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(guides, "announce", lambda _widget, text: heard.append(text))
    with first(tmp_path, "penta") as driver:
        assert heard == [strip(driver).sentence]
        driver.table.setFocus()
        press(driver, Qt.Key.Key_Space)
        assert heard[1:] == [strip(driver).sentence]


def test_every_state_of_a_record_is_seen_again(tmp_path: Path, qtbot: QtBot) -> None:
    with first(tmp_path, "penta") as driver:
        driver.table.setFocus()
        press(driver, Qt.Key.Key_Space)
        driver.table.undo()
        assert driver.window.desk is not None
        guide = guide_at(driver.window.desk.controller.table)
        assert isinstance(driver.match_state, SheetState)
        assert not driver.match_state.dice
        assert [one.id for one in guide.told] == ["goal", "keep"]


def test_the_first_game_of_10000_is_a_short_one() -> None:
    state = first_game("tenthousand", "test").new_game().initial_state()
    assert isinstance(state, TenThousandState)
    assert state.ruleset.target < 5000
    assert isinstance(first_game("ordercards", "test").new_game().initial_state(), OrderCardsState)


@every_game
def test_the_home_page_offers_it_until_one_was_begun(tmp_path: Path, qtbot: QtBot, game_id: str) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = Driver(sheet.window)
        card = driver.window.home.first_games
        assert card.games == tuple(LESSONS)
        driver.point(next(button for button in card.buttons if button.game_id == game_id))
        QApplication.processEvents()
        check(driver)
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        assert not card.isVisible(), "there is a session to go on with"
        assert card.games == tuple(one for one in LESSONS if one != game_id)
        path.unlink()
        driver.window.show_home()
        assert card.isVisible()


def test_the_rules_page_offers_it(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=CALM) as sheet:
        driver = Driver(sheet.window)
        press(driver, Qt.Key.Key_F1)
        driver.point(driver.window.rules.games.button("tenthousand"))
        driver.point(driver.window.rules.first_button)
        QApplication.processEvents()
        assert driver.window.desk is not None
        assert driver.window.desk.controller.match.game.id == "tenthousand"
        check(driver)


def test_f1_opens_the_chapter_of_the_lesson(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(RulesPage, "open_at", lambda _page, topic: asked.append(topic))
    monkeypatch.setattr(PageDialog, "show_over", lambda _look, _window, page, at_table: page.deleteLater())
    with first(tmp_path, "tenthousand") as driver:
        driver.table.setFocus()
        press(driver, Qt.Key.Key_F1)
        press(driver, Qt.Key.Key_Space)
        assert strip(driver).words.lead == "Set aside what scores."
        press(driver, Qt.Key.Key_F1)
        assert asked == ["", "scores"]


def sit(driver: Driver, *kinds: str) -> None:
    """Let people ("h") and easy computers ("c") decide at the seats from now on."""
    assert driver.window.desk is not None
    controller = driver.window.desk.controller
    easy = next(seat.level for seat in controller.match.seats if seat.is_computer)
    changed = tuple(
        Seat(seat.name, seat.color, "computer", easy) if kind == "c" else Seat(seat.name, seat.color)
        for seat, kind in zip(controller.match.seats, kinds, strict=True)
    )
    assert controller.reseat(changed)
    QApplication.processEvents()


@every_game
def test_the_guide_speaks_to_the_person_wherever_that_sits(
    tmp_path: Path, qtbot: QtBot, game_id: str
) -> None:
    with first(tmp_path, game_id) as driver:
        sit(driver, "c", "h")
        assert wait_for_person(driver, qtbot)
        guide = driver.table.guides.guide
        assert guide is not None
        assert guide.seat == 1 == driver.match_state.current_seat
        check(driver)
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        driver.window.open_file(path)
        QApplication.processEvents()
        assert driver.table.guides.guide == guide


def test_where_only_computers_play_nothing_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    with first(tmp_path, "penta") as driver:
        assert driver.window.desk is not None
        driver.window.desk.controller.hold("test")
        sit(driver, "c", "c")
        guide = driver.table.guides.guide
        assert guide is not None
        assert guide.seat == NOBODY
        assert strip(driver).words.lead == "Play on as you like."


@every_game
def test_another_number_of_players_keeps_the_guide_and_the_line_up_of_other_games(
    tmp_path: Path, qtbot: QtBot, game_id: str
) -> None:
    with first(tmp_path, game_id) as driver:
        assert driver.window.desk is not None
        controller = driver.window.desk.controller
        third = Seat("Cem", seat_colors(game_id)[2])
        driver.window.tables._change_players(controller, LineUpChange((*controller.match.seats, third), None))
        QApplication.processEvents()
        assert len(driver.window.desk.controller.match.seats) == 3
        assert strip(driver).progress.text().startswith("1 of ")
        check(driver)
        assert game_id not in driver.window.settings.line_ups


def test_who_switched_the_clock_off_has_none_in_the_first_game(tmp_path: Path, qtbot: QtBot) -> None:
    calm = msgspec.structs.replace(CALM, auto_entry=0)
    with open_window(tmp_path, settings=calm) as sheet:
        driver = Driver(sheet.window)
        driver.window.start_first_game("penta")
        QApplication.processEvents()
        desk, guide = driver.window.desk, driver.table.guides.guide
        assert desk is not None
        assert guide is not None
        assert isinstance(desk.clock, AutoEntry)
        assert desk.clock.total_ms == 0
        assert all(lesson.topic != "clock" for lesson in guide.lessons)


def test_the_settings_change_the_clock_of_the_open_table(tmp_path: Path, qtbot: QtBot) -> None:
    with first(tmp_path, "penta") as driver:
        window, seconds = driver.window, list[int]()
        assert window.desk is not None
        path = window.desk.controller.table.journal.path
        for wanted in (CALM.auto_entry, 10, 0):  # the first one is no change
            window._change_settings(msgspec.structs.replace(window.settings, auto_entry=wanted))
            assert isinstance(window.desk.clock, AutoEntry)
            seconds.append(window.desk.clock.total_ms // 1000)
        window.show_home()
        window.open_file(path)  # and it stays off
        assert isinstance(window.desk.clock, AutoEntry)
        assert (*seconds, window.desk.clock.total_ms) == (30, 10, 0, 0)


def go_to_box(driver: Driver, target: Box) -> None:
    """Move the focus to a box by arrow keys."""
    board = driver.table.board
    assert isinstance(board, SheetGameBoard)
    press(driver, Qt.Key.Key_Down)
    for _ in range(2 * len(BOXES)):
        here = BOXES.index(board.sheet.focused_box)
        if here == BOXES.index(target):
            return
        press(driver, Qt.Key.Key_Down if here < BOXES.index(target) else Qt.Key.Key_Up)
    raise AssertionError(f"no arrow key leads to {target}")


def decide_by_keys(driver: Driver, luck: random.Random) -> None:
    """Do one thing at the table by keys alone."""
    state = driver.match_state
    driver.table.setFocus()
    if isinstance(state, SheetState) and state.dice and not state.rolls_left:
        if state.chosen is None:
            go_to_box(driver, luck.choice([offer.box for offer in state.offers() if offer.is_allowed]))
        press(driver, Qt.Key.Key_Return)
    elif isinstance(state, TenThousandState) and state.dice:
        if not state.is_missed:
            press(driver, Qt.Key.Key_T)
        press(driver, Qt.Key.Key_Return)
        if driver.match_state.current_seat == state.current_seat:
            press(driver, Qt.Key.Key_Space)
    elif isinstance(state, OrderCardsState) and state.dice and luck.random() < 0.5:
        press(driver, Qt.Key.Key_E)
    else:
        press(driver, Qt.Key.Key_Space)


@pytest.mark.parametrize("game_id", KEYED)
def test_a_whole_game_by_keys(tmp_path: Path, qtbot: QtBot, game_id: str) -> None:
    luck = random.Random(3)
    with first(tmp_path, game_id) as driver:
        for _ in range(400):
            if not wait_for_person(driver, qtbot):
                break
            check(driver)
            if not strip(driver).read.isHidden() and luck.random() < 0.5:
                press(driver, Qt.Key.Key_G)
            decide_by_keys(driver, luck)
        assert driver.match_state.outcome is not None
        check(driver)
        assert strip(driver).words.lead == "Your first game is over."
        assert "Play on" not in strip(driver).sentence
        strip(driver).again.setFocus()
        press(driver, Qt.Key.Key_Space)
        assert driver.window.stack.currentWidget() is driver.window.new_game


def test_f1_shows_the_rules_over_the_settings_over_a_table(tmp_path: Path, qtbot: QtBot) -> None:
    seen: list[int] = []

    def ask_for_rules() -> None:
        settings = QApplication.activeModalWidget()
        assert isinstance(settings, PageDialog)
        settings.activateWindow()  # there is no window manager that does it
        QApplication.processEvents()
        QTimer.singleShot(50, close_rules)
        QTest.keyClick(settings, Qt.Key.Key_F1)
        settings.accept()

    def close_rules() -> None:
        rules = QApplication.activeModalWidget()
        assert isinstance(rules, PageDialog)
        seen.append(len(rules.findChildren(RulesPage)))
        rules.accept()

    with first(tmp_path, "penta") as driver:
        QTimer.singleShot(50, ask_for_rules)
        driver.window.menus.settings.trigger()
        assert seen == [1]
