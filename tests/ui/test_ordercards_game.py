"""Whole games of Order Cards through the real window, how they end, and sessions that are opened again."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.action import Action
from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.match import Seat
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.dialogs.question import Question
from soaking import IS_SOAK
from storage.listing import list_sessions
from ui.ordercards_window import BONUS, FOUR, ONE, STRAIGHT, deck, end_turn, said, secondary, table, views
from windows import PAIR, OrderCardsDriver, open_window

CHIP = Seat("Chip", "pink", "computer", "simple")
COLORS = ("orange", "teal", "pink", "violet", "lime")
FIVE = tuple(Seat(name, color) for name, color in zip("ABCDE", COLORS, strict=True))
FIRST, SECOND, HAND = (4, 4, 1), (2, 2, 3, 5), (4, 3, 2, 1, 6, 5)


@pytest.fixture(autouse=True)
def agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    """End turns without a question."""
    monkeypatch.setattr(Question, "ask", lambda *texts: True)


def tile_of(driver: OrderCardsDriver) -> QWidget:
    """Return the tile of Order Cards on the start page."""
    return next(tile for tile in driver.window.home.tiles if tile.game_id == "ordercards")


def check_what_is_seen(driver: OrderCardsDriver) -> None:
    """Compare dice, cards, won cards and totals with the state."""
    state, board = driver.state, driver.board
    assert tuple(die.value for die in driver.tray.dice) == state.dice
    for target, view in enumerate(views(driver)):
        bid = state.bids[target]
        assert (view.bid is None) is (bid is None)
        if view.bid is not None and bid is not None:
            assert (view.bid.seat, view.bid.faces) == (bid.seat, bid.faces)
        assert view.card == state.open_card(target)
        assert bool(view.lying) is bool(state.group_on(target))
    for seat, row in enumerate(board.panel.body.list.rows):
        assert row.view.count == len(state.won[seat])
    assert tuple(card.shown_total for card in driver.table.strip.cards) == state.scores()


def check_the_end(driver: OrderCardsDriver, folder: Path) -> None:
    """Compare the scoring with the journal, and the list of sessions with both."""
    final = driver.state
    assert final.is_over
    page = driver.table.result
    assert page.isVisible()
    page.scoring.finish()
    assert {row.seat: row.shown_total for row in page.scoring.rows} == dict(enumerate(final.scores()))
    driver.click(page.home)
    (session,) = list_sessions(folder / "data" / "sessions")
    assert session.state == "finished"
    assert load(session.path).match().state == final


def choose(state: OrderCardsState, chance: random.Random) -> Action:
    """Decide as somebody who tries everything out, but gets on."""
    actions = state.legal_actions()
    rolls = [action for action in actions if isinstance(action, Roll)]
    if rolls and (not state.dice or chance.random() < 0.3):
        return rolls[0]
    if state.rolls == 1 and chance.random() < 0.3:
        keeps = [action for action in actions if isinstance(action, Keep)]
        if keeps:
            return chance.choice(keeps)
    for kind, share in ((TurnDie, 0.5), (TakeBack, 0.1), (Place, 1.0)):
        found = [action for action in actions if isinstance(action, kind)]
        if found and chance.random() < share:
            return chance.choice(found)
    return EndTurn()


def select(driver: OrderCardsDriver, dice: tuple[int, ...], tap: Callable[[int], None]) -> None:
    """Keep or select just these dice; those that are kept while rolls are left are the selected ones."""
    marked = driver.board.selected
    for die in sorted(marked ^ frozenset(dice)):
        tap(die)
    assert driver.board.selected == frozenset(dice)


def do_by_clicks(driver: OrderCardsDriver, action: Action) -> None:
    match action:
        case Roll():
            driver.roll()
        case Keep(die):
            driver.tap_die(die)
        case Place(target, dice):
            select(driver, dice, driver.tap_die)
            driver.tap_card(target)
        case TakeBack(target):
            select(driver, (), driver.tap_die)
            driver.tap_card(target)
        case TurnDie(die):
            select(driver, (die,), driver.tap_die)
            driver.tap_secondary()
        case _:
            if driver.state.rolls_left:
                select(driver, (), driver.tap_die)  # else the bonus die takes the button
            end_turn(driver)


def do_by_keys(driver: OrderCardsDriver, action: Action) -> None:
    def tap(die: int) -> None:
        driver.key(Qt.Key(Qt.Key.Key_1 + die))

    def press_card(target: int) -> None:
        button = driver.board.cards.buttons[target]
        driver.key(Qt.Key.Key_Down)
        for _ in range(40):
            if QApplication.focusWidget() is button:
                break
            driver.key(Qt.Key.Key_Tab)
        driver.key(Qt.Key.Key_Return)

    match action:
        case Roll():
            driver.key(Qt.Key.Key_R)
        case Keep(die):
            tap(die)
        case Place(target, dice):
            select(driver, dice, tap)
            press_card(target)
        case TakeBack(target):
            select(driver, (), tap)
            press_card(target)
        case TurnDie(die):
            select(driver, (die,), tap)
            driver.key(Qt.Key.Key_T)
        case _:
            driver.key(Qt.Key.Key_E)


@pytest.mark.rule("A4", "A6", "A9", "A10", "A11", "A12", "A13")
@pytest.mark.parametrize("seats", [PAIR, FIVE] if IS_SOAK else [FIVE], ids=len)
def test_people_play_a_whole_game_by_clicks(tmp_path: Path, qtbot: QtBot, seats: tuple[Seat, ...]) -> None:
    chance = random.Random(len(seats))
    line_up = {"ordercards": LineUp("standard", seats)}
    with open_window(
        tmp_path, settings=Settings(motion="off", confirm_zero=False, line_ups=line_up)
    ) as sheet:
        driver = OrderCardsDriver(sheet.window)
        driver.click(tile_of(driver))
        driver.click(driver.window.new_game.start_button)
        assert driver.state.players == len(seats)
        done: set[type] = set()
        while not driver.state.is_over:
            if driver.table.handover.is_open:
                driver.click(driver.table.handover.button)
            action, before = choose(driver.state, chance), driver.state
            do_by_clicks(driver, action)
            assert driver.state != before
            done.add(type(action))
            if not driver.state.is_over:
                check_what_is_seen(driver)
        assert done >= {Roll, Place, EndTurn, TakeBack}
        empty = sum(not stack for stack in driver.state.stacks)
        assert empty >= (2 if len(seats) == 5 else 1)
        check_the_end(driver, tmp_path)


@pytest.mark.rule("A6")
def test_one_person_plays_the_computer_by_keys_alone(tmp_path: Path, qtbot: QtBot) -> None:
    chance = random.Random(5)
    line_up = LineUp("standard", (PAIR[0], CHIP))
    settings = Settings(motion="off", pace="instant", confirm_zero=False, line_ups={"ordercards": line_up})
    with open_window(tmp_path, size=(800, 480), settings=settings) as sheet:
        driver, key = OrderCardsDriver(sheet.window), Qt.Key
        for _ in range(30):
            if QApplication.focusWidget() is tile_of(driver):
                break
            driver.key(key.Key_Tab)
        driver.key(key.Key_Space)
        driver.key(key.Key_Return)
        while not driver.state.is_over:
            before = driver.state
            do_by_keys(driver, choose(before, chance))
            assert driver.state != before
            qtbot.waitUntil(lambda: driver.state.is_over or driver.state.seat == 0, timeout=20_000)
        check_the_end(driver, tmp_path)


@pytest.mark.parametrize("count", [2, 3, 4, 5] if IS_SOAK else [3, 5])
def test_computers_play_to_the_end(tmp_path: Path, qtbot: QtBot, count: int) -> None:
    seats = tuple(Seat(f"Bit {color}", color, "computer", "simple") for color in COLORS[:count])
    settings = Settings(motion="off", pace="instant")
    with open_window(tmp_path, dice=SeededDice(count), settings=settings) as sheet:
        driver = OrderCardsDriver(sheet.window)
        driver.start(seats)
        qtbot.waitUntil(lambda: driver.state.is_over, timeout=60_000)
        check_the_end(driver, tmp_path)


# --- the end


def near_the_end(driver: OrderCardsDriver, **changes: object) -> None:
    """Leave one card on the first stack, on which Ben's dice lie, and let Ada's turn begin."""
    assert driver.window.desk is not None
    match = driver.window.desk.controller.match
    state = driver.state
    stacks = (state.stacks[0][:1], *state.stacks[1:])
    match._states[-1] = msgspec.structs.replace(state, stacks=stacks, **changes)
    driver.table._show()
    driver.settle()


@pytest.mark.rule("A10", "A11", "A12")
def test_the_last_card_ends_the_game_and_the_bonus_die_is_rolled(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, SECOND, (5,)) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        near_the_end(driver)
        assert "End in sight" in driver.board.panel.body.note._title.text()
        driver.tap_card(BONUS)
        end_turn(driver)
        driver.roll()
        end_turn(driver)
        state = driver.state
        assert state.is_over
        assert (state.last_holder, state.last_face) == (0, 5)
        assert state.scores() == (6, 0)  # one card of a point, and the bonus die
        page = driver.table.result
        assert page.isVisible()
        assert page.tray.names.text() == "Ada wins"
        assert page.scoring.rows[0].cells[-1].die == 5
        assert any("bonus die" in row.sentence for row in page.story_rows)


@pytest.mark.rule("A11")
def test_the_last_roll_is_told_while_points_are_counted(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="full")
    with table(tmp_path, FIRST, SECOND, (5,), settings=settings) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        near_the_end(driver)
        driver.tap_card(BONUS)
        end_turn(driver)
        driver.roll()
        driver.board.finish_motion()
        end_turn(driver)
        page = driver.table.result
        assert page.scoring.is_counting
        assert page.tray.lead.text() == "Ada rolls the bonus die: 5"
        driver.key(Qt.Key.Key_Space)
        assert not page.scoring.is_counting
        assert page.tray.names.text() == "Ada wins"


@pytest.mark.rule("A13")
def test_equal_points_are_a_shared_victory(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, SECOND) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        near_the_end(driver, won=((), (5,)))
        end_turn(driver)
        driver.roll()
        end_turn(driver)
        assert driver.state.scores() == (1, 1)
        assert driver.table.result.tray.names.text() == "Ada and Ben win"


@pytest.mark.rule("A10")
def test_with_real_dice_it_is_said_why_the_bonus_die_is_rolled(tmp_path: Path, qtbot: QtBot) -> None:
    def type_in(driver: OrderCardsDriver, faces: tuple[int, ...]) -> None:
        for face in faces:
            driver.key(Qt.Key(Qt.Key.Key_0 + face))
        driver.key(Qt.Key.Key_Return)

    with table(tmp_path, options=TableOptions(handover=False, dice="typed")) as driver:
        pad = driver.table.typed_pad
        driver.roll()
        assert not pad._hint.text().startswith("The game")
        type_in(driver, FIRST)
        driver.tap_card(FOUR)
        near_the_end(driver)
        driver.tap_card(BONUS)
        end_turn(driver)
        driver.roll()
        type_in(driver, SECOND)
        end_turn(driver)
        assert pad.is_open
        assert pad._hint.text().startswith("The game is over: Ada rolls the bonus die.\n")
        type_in(driver, (3,))
        assert driver.state.last_face == 3
        assert driver.table.result.isVisible()


# --- hidden totals


def test_totals_are_hidden_until_the_end(tmp_path: Path, qtbot: QtBot) -> None:
    options = TableOptions(handover=False, totals=False)
    with table(tmp_path, FIRST, SECOND, HAND, (5,), options=options) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        end_turn(driver)
        driver.roll()
        end_turn(driver)
        assert driver.state.scores() == (1, 0)
        assert [card.total_text for card in driver.table.strip.cards] == ["–", "–"]
        assert not any(row.view.totals for row in driver.board.panel.body.list.rows)
        assert [row.view.count for row in driver.board.panel.body.list.rows] == [1, 0]


# --- leaving and opening again


def seen(driver: OrderCardsDriver) -> tuple[object, ...]:
    """Return what the table shows and says."""
    bar = driver.table.bar
    return (
        driver.state,
        views(driver),
        tuple((die.value, die.isChecked(), die.accessibleName()) for die in driver.tray.dice),
        (said(driver), bar.primary.title, bar.primary.detail, secondary(driver)),
        tuple(player.accessibleName() for player in driver.table.strip.cards),
        tuple(row.accessibleName() for row in driver.board.panel.body.list.rows),
    )


def kept(driver: OrderCardsDriver) -> None:
    driver.roll()
    driver.tap_die(0)


def one_placed(driver: OrderCardsDriver) -> None:
    driver.roll()
    driver.tap_card(FOUR)


def claims(driver: OrderCardsDriver) -> None:
    driver.roll()
    driver.tap_card(BONUS)
    end_turn(driver)
    driver.roll()
    end_turn(driver)


def bonus_die_rolled(driver: OrderCardsDriver) -> None:
    claims(driver)
    driver.roll()


def die_turned(driver: OrderCardsDriver) -> None:
    bonus_die_rolled(driver)
    driver.tap_die(3)
    driver.tap_secondary()  # ends the turn while rolls are left; turning is the key's
    driver.key(Qt.Key.Key_T)
    driver.tap_card(STRAIGHT)


def beaten(driver: OrderCardsDriver) -> None:
    driver.roll()
    driver.tap_card(ONE)
    end_turn(driver)
    driver.roll()
    driver.tap_card(BONUS)


CASES: dict[str, Callable[[OrderCardsDriver], None]] = {
    "before the first roll": lambda driver: None,
    "dice kept": kept,
    "dice placed": one_placed,
    "with claims": claims,
    "with the bonus die": bonus_die_rolled,
    "with a turned die": die_turned,
    "with two players' dice": beaten,
}


@pytest.mark.parametrize("case", CASES)
def test_a_session_goes_on_as_it_was_left(tmp_path: Path, qtbot: QtBot, case: str) -> None:
    with table(tmp_path, FIRST, SECOND, HAND) as driver:
        CASES[case](driver)
        before = seen(driver)
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        assert driver.window.table is None
        driver.window.open_file(path)
        driver.settle()
        assert seen(driver) == before
    with open_window(tmp_path, dice=ScriptedDice([])) as sheet:  # another start of the program
        again = OrderCardsDriver(sheet.window)
        again.window.open_file(path)
        again.settle()
        assert seen(again) == before


def test_a_deck_in_order_lays_the_table(tmp_path: Path, qtbot: QtBot) -> None:
    for seats, stacks, under in ((PAIR, 6, 5), (FIVE[:3], 9, 3), (FIVE[:4], 9, 3), (FIVE, 12, 2)):
        with table(tmp_path / str(len(seats)), seats=seats) as driver:
            shown = views(driver)
            assert len(shown) == stacks + 2
            assert [view.under for view in shown[:stacks]] == [under] * stacks
            assert [view.card for view in shown[:stacks]] == [
                deck(len(seats))[place * (under + 1)] for place in range(stacks)
            ]
