"""Hints in the window: asked for by button and key, answered on a card, set up, closed by what comes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsOpacityEffect, QWidget
from pytestqt.qtbot import QtBot

from dicegames.computer.advice import Advice
from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_simple import SimpleSheetPlayer
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA, PUZZLE5, SheetRuleset
from dicegames.games.sheet.state import Choose, Roll
from dicegames.models.hints import Hint
from dicegames.session.puzzle_clock import PuzzleClock
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.table import hints
from dicegames.ui.table.hint_card import HintCard
from players import IdleTables
from ui.hint_help import TellingPlayers, marks
from ui.ordercards_window import table as ordercards_table
from ui.page_help import cut_off, key_rows
from ui.tenthousand_window import FIRST
from ui.tenthousand_window import table as tenthousand_table
from windows import LEFT, TWO, SheetDriver, open_window
from words import Words, installed

HUMAN_AND_COMPUTER = (Seat("Ada", "blue"), Seat("Ben", "orange", "computer", "easy"))


@pytest.fixture
def telling() -> TellingPlayers:
    return TellingPlayers()


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> Iterator[SheetDriver]:
    """A table after the first roll."""
    with open_window(tmp_path, players=telling) as driver:
        driver.start()
        driver.roll()
        yield driver
        telling.may_answer.set()


def card_of(driver: SheetDriver) -> HintCard:
    return driver.table.hint_card


def ask(driver: SheetDriver, qtbot: QtBot) -> HintCard:
    """Ask by the button and wait for the answer."""
    driver.click(driver.table.header.hint)
    qtbot.waitUntil(lambda: card_of(driver).is_open)
    return card_of(driver)


def holds(driver: SheetDriver) -> frozenset[str]:
    assert driver.window.desk is not None
    return driver.window.desk.controller.holds


def shown_words(card: HintCard) -> list[str]:
    parts = (card.best, card.value, card.reason, card.runner_up)
    return [part.text() for part in parts if part.isVisible()]


def test_the_button_shows_best_value_reason_and_runner_up(driver: SheetDriver, qtbot: QtBot) -> None:
    card = ask(driver, qtbot)
    best, value, reason, runner_up = shown_words(card)
    face = driver.state.dice[0]
    assert best == f"Keep {face} and roll four dice."
    assert value == "250.0 points in the end on average"
    assert reason.endswith(".")
    assert runner_up.startswith("Next best: roll all five dice")
    assert runner_up.endswith("1.4 points less")
    assert card.accessibleName() == "Hint"
    assert best in card.accessibleDescription()
    assert QApplication.focusWidget() is card.setup
    assert marks(driver) == ["hint"]


def test_set_it_up_leaves_the_last_step(driver: SheetDriver, qtbot: QtBot) -> None:
    card = ask(driver, qtbot)
    driver.click(card.setup)
    assert not card.is_open
    assert driver.state.kept == (True, False, False, False, False)
    assert driver.state.rolls == 1
    driver.clock.now += 1000
    driver.tap_primary()
    assert driver.state.rolls == 2
    assert driver.state.kept[0]


def test_a_box_is_chosen_but_not_entered(driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers) -> None:
    telling.values = (1.0, 2.0, 3.0)
    card = ask(driver, qtbot)
    assert shown_words(card)[0].startswith("Enter Chance")
    driver.key(Qt.Key.Key_Space)  # the card has the keyboard
    assert driver.state.chosen is Box.CHANCE
    assert driver.state.seat == 0
    driver.key(Qt.Key.Key_Return)
    assert driver.state.seat == 1


def test_nothing_to_set_up_shows_no_button(driver: SheetDriver, qtbot: QtBot) -> None:
    driver.tap_die(0)  # now only the roll is missing
    card = ask(driver, qtbot)
    assert not card.setup.isVisible()
    assert QApplication.focusWidget() is card.close_button


def test_the_refused_step_ends_setting_up(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling.values = (1.0, 2.0, 3.0)
    card = ask(driver, qtbot)
    assert driver.window.desk is not None
    asked: list[object] = []

    def refuse(action: object) -> bool:
        asked.append(action)
        return False

    monkeypatch.setattr(driver.window.desk.controller, "act", refuse)
    driver.tap_die(1)  # closes the card
    assert len(asked) == 1
    asked.clear()
    driver.click(driver.table.header.hint)
    qtbot.waitUntil(lambda: card.is_open)
    driver.click(card.setup)
    assert asked == [Choose(Box.CHANCE)]


def test_the_key_opens_and_closes(driver: SheetDriver, qtbot: QtBot) -> None:
    page = driver.table
    page.setFocus()
    driver.key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.hint_card.is_open)
    assert holds(driver) == {"hint"}
    driver.key(Qt.Key.Key_H)
    assert not page.hint_card.is_open
    assert not holds(driver)
    assert QApplication.focusWidget() is page
    assert marks(driver) == ["hint"]


@pytest.mark.parametrize("focus", ["card", "page"])
def test_esc_closes_and_gives_the_focus_back(driver: SheetDriver, qtbot: QtBot, focus: str) -> None:
    die = driver.tray.dice[2]
    die.setFocus()
    driver.key(Qt.Key.Key_H)
    card = card_of(driver)
    qtbot.waitUntil(lambda: card.is_open)
    if focus == "page":
        driver.table.setFocus()
    driver.key(Qt.Key.Key_Escape)
    assert not card.is_open
    assert QApplication.focusWidget() is (die if focus == "card" else driver.table)


def test_the_same_position_is_one_hint(driver: SheetDriver, qtbot: QtBot) -> None:
    ask(driver, qtbot).dismiss()
    ask(driver, qtbot).dismiss()
    assert marks(driver) == ["hint"]
    driver.tap_die(0)
    ask(driver, qtbot)
    assert marks(driver) == ["hint", "hint"]


def test_a_press_elsewhere_closes_and_counts(driver: SheetDriver, qtbot: QtBot) -> None:
    card = ask(driver, qtbot)
    driver.tap_die(3)
    assert not card.is_open
    assert driver.state.kept[3]
    card = ask(driver, qtbot)
    driver.click(driver.table.bar)  # nothing lies there
    assert not card.is_open
    assert not holds(driver)


def test_a_press_on_the_card_keeps_it(driver: SheetDriver, qtbot: QtBot) -> None:
    card = ask(driver, qtbot)
    driver.click(card.reason)
    driver.click(card)
    assert card.is_open
    driver.click(card.close_button)
    assert not card.is_open


def test_the_second_press_of_a_double_click_reaches_nothing(driver: SheetDriver, qtbot: QtBot) -> None:
    card = ask(driver, qtbot)
    place = card.setup.mapTo(driver.window, card.setup.rect().center())
    QTest.mouseDClick(driver.window.windowHandle(), LEFT, pos=place)
    below = driver.window.childAt(place)
    assert below is driver.table.hint_card._late_presses
    assert driver.state.kept[0]
    qtbot.waitUntil(lambda: not driver.table.hint_card._late_presses.isVisible())
    assert QApplication.focusWidget() is driver.table


@pytest.mark.parametrize("key", [Qt.Key.Key_2, Qt.Key.Key_R])
def test_a_key_of_the_table_closes_and_counts(driver: SheetDriver, qtbot: QtBot, key: Qt.Key) -> None:
    card = ask(driver, qtbot)
    before = driver.state
    driver.key(key)
    assert not card.is_open
    assert driver.state != before
    assert QApplication.focusWidget() is driver.table


def test_undo_closes(driver: SheetDriver, qtbot: QtBot) -> None:
    driver.tap_die(0)
    card = ask(driver, qtbot)
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not card.is_open
    assert not driver.state.kept[0]


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_A])
def test_what_covers_the_table_closes(driver: SheetDriver, qtbot: QtBot, key: Qt.Key) -> None:
    card = ask(driver, qtbot)
    driver.key(key)
    assert not card.is_open
    assert "hint" not in holds(driver)
    driver.key(Qt.Key.Key_H)
    QTest.qWait(50)
    assert not card.is_open  # nothing is asked below a cover
    assert marks(driver) == ["hint"]


def test_the_table_waits_for_the_reader(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    with open_window(tmp_path, players=telling) as driver:
        driver.start(options=TableOptions(auto_entry=10, handover=False))
        for _ in range(3):
            driver.roll()
        assert driver.window.desk is not None
        clock = driver.window.desk.clock
        assert clock is not None
        told: list[object] = []
        clock.counted.connect(lambda *what: told.append(what))
        telling.values = (1.0, 2.0, 3.0)
        card = ask(driver, qtbot)
        told.clear()
        QTest.qWait(350)
        assert told == []
        driver.click(card.close_button)
        qtbot.waitUntil(lambda: bool(told))


def test_while_it_is_worked_out_the_card_says_so(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    card = ask(driver, qtbot)
    assert shown_words(card) == ["Working out what is best …", "You can play on meanwhile."]
    assert driver.window.desk is not None
    driver.window.desk.preparation.progressed.emit(2, 5)
    assert shown_words(card)[1] == "40% done. You can play on meanwhile."
    assert QApplication.focusWidget() is card.cancel
    assert not card.setup.isVisible()
    assert marks(driver) == []
    telling.may_answer.set()
    qtbot.waitUntil(card.setup.isVisible)
    assert QApplication.focusWidget() is card.setup
    assert marks(driver) == ["hint"]


def test_a_quick_answer_shows_no_work(
    driver: SheetDriver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[object] = []
    monkeypatch.setattr(HintCard, "show_work", lambda self, share: worked.append(share))
    ask(driver, qtbot)
    QTest.qWait(200)
    assert worked == []


def test_a_cancelled_question_is_not_answered(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    card = ask(driver, qtbot)
    driver.click(card.cancel)
    assert not card.is_open
    assert not holds(driver)
    telling.may_answer.set()
    QTest.qWait(250)
    assert not card.is_open
    assert marks(driver) == []


def test_the_game_goes_on_while_it_is_worked_out(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers
) -> None:
    telling.may_answer.clear()
    card = ask(driver, qtbot)
    driver.key(Qt.Key.Key_1)
    assert driver.state.kept[0]
    assert not card.is_open
    telling.may_answer.set()
    QTest.qWait(250)
    assert not card.is_open


def test_nobody_knows(driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers) -> None:
    telling.knows = False
    card = ask(driver, qtbot)
    assert shown_words(card) == ["There is no hint for this position."]
    assert not card.setup.isVisible()
    assert marks(driver) == []


def test_only_a_person_who_decides_may_ask(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    with open_window(tmp_path, players=telling, dice=SeededDice(3)) as driver:
        driver.start(seats=HUMAN_AND_COMPUTER)
        page, menus = driver.table, driver.window.menus
        assert page.header.hint.isEnabled()
        assert menus.hint.isEnabled()
        assert driver.window.desk is not None
        driver.window.desk.controller.hold("test")  # the computer waits
        for action in (Roll(), Choose(Box.CHANCE)):
            driver.window.desk.controller.act(action)
        driver.tap_primary()
        assert driver.state.seat == 1
        assert not page.header.hint.isEnabled()
        assert not menus.hint.isEnabled()
        driver.key(Qt.Key.Key_P)
        assert not page.can_hint


def test_dice_rest_before_a_hint_is_given(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    settings = Settings(motion="full")
    with open_window(tmp_path, players=telling, settings=settings) as driver:
        driver.start()
        driver.roll()
        assert driver.board.is_moving
        driver.key(Qt.Key.Key_H)
        assert not driver.board.is_moving
        qtbot.waitUntil(lambda: card_of(driver).is_open)


def test_the_card_fades_in(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    with open_window(tmp_path, players=telling, settings=Settings(motion="full")) as driver:
        driver.start()
        driver.roll()
        card = card_of(driver)
        effect = card.graphicsEffect()
        assert isinstance(effect, QGraphicsOpacityEffect)
        seen: list[float] = []
        effect.opacityChanged.connect(seen.append)
        ask(driver, qtbot)
        qtbot.waitUntil(lambda: not effect.isEnabled())  # it costs a pixmap of the card at every repaint
        assert seen[:2] == [0.0, min(seen[1:])]
        assert seen[-1] == 1.0
        card.dismiss()
        ask(driver, qtbot).dismiss()  # in the middle of it: nothing may go on


def test_the_clock_of_a_puzzle_runs_on_in_view(tmp_path: Path, qtbot: QtBot, telling: TellingPlayers) -> None:
    with open_window(tmp_path, players=telling) as driver:
        driver.start(seats=TWO[:1], ruleset=PUZZLE5, options=TableOptions(auto_entry=0, handover=False))
        driver.roll()
        card = ask(driver, qtbot)
        assert driver.window.desk is not None
        clock = driver.window.desk.clock
        assert isinstance(clock, PuzzleClock)
        assert clock.is_running
        assert not driver.window.desk.controller.is_paused
        assert driver.table.puzzle is not None
        shown = driver.table.puzzle.bar.clock
        edge = shown.mapTo(driver.table, shown.rect().bottomLeft()).y()
        assert card.geometry().top() > edge


def test_words_follow_the_language(driver: SheetDriver, qtbot: QtBot) -> None:
    card = ask(driver, qtbot)
    with installed(Words("de")):
        driver.settle()
        assert shown_words(card)[0].startswith("Behalte ")
        assert card.setup.title == "Vorbereiten"
        assert driver.table.header.hint.word == "Tipp"
    driver.settle()
    assert shown_words(card)[0].startswith("Keep ")


def test_the_keys_list_names_it(driver: SheetDriver) -> None:
    assert ("H", "Hint") in key_rows(driver.window.menus.key_groups())
    assert "(H)" in driver.table.header.hint.toolTip()
    assert driver.window.menus.hint in driver.window.menus.table_menu.actions()


SIZES = [(1280, 800), (960, 640), (800, 480), (768, 1024)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ruleset", [PENTA, FIVEDICE], ids=["penta", "fivedice"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_dice_and_buttons_stay_in_view(
    tmp_path: Path,
    qtbot: QtBot,
    telling: TellingPlayers,
    size: tuple[int, int],
    ruleset: SheetRuleset,
    language: str,
) -> None:
    with open_window(tmp_path, players=telling, size=size, language=language) as driver:
        driver.start(ruleset=ruleset)
        driver.roll()
        card = ask(driver, qtbot)
        assert driver.table.rect().contains(card.geometry())
        assert not cut_off(card)
        primary = driver.table.bar.primary
        assert not overlaps(driver, card, primary, primary.rect())
        dice = [(die, die.hit_rect().toAlignedRect()) for die in driver.tray.dice]
        assert not [rect for die, rect in dice if overlaps(driver, card, die, rect)]


def overlaps(driver: SheetDriver, card: HintCard, widget: QWidget, part: QRect) -> bool:
    """Return whether the card covers something of a part of a widget."""
    return card.geometry().intersects(QRect(widget.mapTo(driver.table, part.topLeft()), part.size()))


@pytest.mark.parametrize("size", [(800, 480), (1280, 800)])
def test_the_largest_letters_are_not_cut(
    tmp_path: Path, qtbot: QtBot, telling: TellingPlayers, size: tuple[int, int]
) -> None:
    settings = Settings(motion="off", text_scale=1.6)
    with open_window(tmp_path, players=telling, size=size, language="de", settings=settings) as driver:
        driver.start()
        driver.roll()
        card = ask(driver, qtbot)
        assert not cut_off(card)
        assert card.geometry().bottom() < driver.table.bar.geometry().top()


class ReadyPlayers(ComputerPlayers):
    """The real players, who take it that everything is there: late in a match it is, at once."""

    def is_prepared(self, state: State) -> bool:
        return True

    def advise_exactly(self, state: State) -> Advice:
        adviser = self.adviser("penta")
        advice = None if adviser is None else adviser.advise(state, lambda: False)
        assert advice is not None
        return advice


def test_the_exact_player_helps_late_in_a_match(tmp_path: Path, qtbot: QtBot) -> None:
    players = ReadyPlayers(IdleTables())
    with open_window(tmp_path, players=players, dice=SeededDice(5)) as driver:
        driver.start(seats=TWO[:1], options=TableOptions(auto_entry=0, handover=False))
        assert driver.window.desk is not None
        simple, source = SimpleSheetPlayer(), Random(1)
        while driver.state.round < 11:
            driver.window.desk.controller.act(simple.decide(driver.state, source, lambda: False))
        driver.roll()
        card = ask(driver, qtbot)
        qtbot.waitUntil(card.value.isVisible, timeout=10_000)
        advice = players.advise_exactly(driver.state)
        _, value, _, runner_up = shown_words(card)
        assert value == f"{advice.choices[0].value:.1f} points in the end on average"
        assert runner_up.startswith("Next best: ")
        assert len(advice.choices[0].actions) > 1
        driver.click(card.setup)
        driver.clock.now += 1000
        rolls = driver.state.rolls
        driver.tap_primary()
        assert (driver.state.rolls, driver.state.round) != (rolls, 11)  # one press did the rest


def test_a_turn_of_10000_is_set_up(tmp_path: Path, qtbot: QtBot) -> None:
    players = ReadyPlayers(IdleTables())
    with tenthousand_table(tmp_path, FIRST, FIRST, seats=TWO[:1], players=players) as driver:
        driver.tap_primary()
        page = driver.table
        driver.click(page.header.hint)
        qtbot.waitUntil(page.hint_card.value.isVisible, timeout=10_000)
        assert page.hint_card.best.text().startswith("Set ")
        assert "points this turn on average" in page.hint_card.value.text()
        driver.click(page.hint_card.setup)
        assert any(driver.state.chosen)
        assert driver.state.rolls == 1
        assert driver.state.seat == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_header_has_room_for_all_its_buttons(
    tmp_path: Path,
    qtbot: QtBot,
    telling: TellingPlayers,
    size: tuple[int, int],
    scale: float,
    language: str,
) -> None:
    settings = Settings(motion="off", text_scale=scale)
    with open_window(tmp_path, players=telling, size=size, language=language, settings=settings) as driver:
        driver.start()
        driver.roll()
        driver.tap_die(0)
        driver.table.undo()
        driver.settle()
        header = driver.table.header
        assert not cut_off(header)
        assert header.hint.isVisible()
        assert header.redo.isVisible() or size == (800, 480)
        if size == (1280, 800) and scale == 1.0:
            assert not any(button.is_compact for button in (header.undo, header.redo, header.hint))


def test_a_hint_without_words_says_so_instead_of_working_on(
    driver: SheetDriver, qtbot: QtBot, telling: TellingPlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speechless(*_: object) -> Hint:
        raise ValueError("broken on purpose")

    monkeypatch.setattr(hints, "hint_of", speechless)
    telling.may_answer.clear()
    card = ask(driver, qtbot)
    assert shown_words(card)[0] == "Working out what is best …"
    with qtbot.captureExceptions() as caught:
        telling.may_answer.set()
        qtbot.waitUntil(lambda: bool(caught))
    assert shown_words(card) == ["There is no hint for this position."]
    assert not card.setup.isVisible()
    assert not card.cancel.isVisible()
    assert marks(driver) == []


def test_a_turn_of_order_cards_is_set_up(tmp_path: Path, qtbot: QtBot) -> None:
    players = ReadyPlayers(IdleTables())
    with ordercards_table(tmp_path, (4, 4, 1), players=players) as driver:
        driver.roll()
        page = driver.table
        driver.click(page.header.hint)
        qtbot.waitUntil(page.hint_card.value.isVisible, timeout=20_000)
        adviser = players.adviser("ordercards")
        assert adviser is not None
        advice = adviser.advise(driver.state, lambda: False)
        assert advice is not None
        *ways, last = advice.choices[0].actions
        assert ways
        driver.click(page.hint_card.setup)
        assert driver.state.seat == 0
        assert driver.state.rolls_left == 2
        ready = adviser.advise(driver.state, lambda: False)
        assert ready is not None
        assert ready.choices[0].actions == (last,)
