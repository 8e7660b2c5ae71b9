"""Whole games of 10.000 through the real window, and sessions that are left and opened again."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat, Step
from dicegames.games.tenthousand.ruleset import CLASSIC10000, SHORT
from dicegames.games.tenthousand.state import Collect, Miss, Roll
from dicegames.storage.library import load
from dicegames.storage.settings import LineUp, Settings
from storage.listing import list_sessions
from ui.tenthousand_window import BUST, FIRST, THREE, banner, card, gauge, own, table, words
from windows import TenThousandDriver, open_window

CHIP = Seat("Chip", "sky", "computer", "simple")
STRAIGHT = (1, 2, 3, 4, 5, 6)


def tile_of(driver: TenThousandDriver) -> QWidget:
    """Return the tile of 10.000 on the start page."""
    return next(tile for tile in driver.window.home.tiles if tile.game_id == "tenthousand")


def check_what_is_seen(driver: TenThousandDriver) -> None:
    """Compare dice, gauge, lanes and cards with the state."""
    state, board = driver.state, driver.board
    assert tuple(die.value for die in driver.tray.dice) == state.dice
    assert tuple(die.isChecked() for die in driver.tray.dice) == state.chosen
    assert board.panel.gauge.gauge.points == state.turn_points
    assert board.panel.gauge.gauge.needed == state.needed
    assert tuple(lane.points for lane in board.panel.race.body.lanes._model.lanes) == state.points
    assert tuple(player.shown_total for player in driver.table.strip.cards) == state.points
    strikes = tuple(player.view.strikes for player in driver.table.strip.cards)
    shown = state.strikes
    if state.is_missed:  # the strike is told with the Farkle, and counts once the turn is handed on
        shown = (*shown[: state.seat], state.strikes_after_miss, *shown[state.seat + 1 :])
    assert strikes == tuple((count, 3) for count in shown)
    assert bool(card(driver)) is state.is_missed
    assert bool(banner(driver)) is (state.turns_left is not None)


def check_the_end(driver: TenThousandDriver, folder: Path, *names: str) -> None:
    """Compare the result page with the journal, and the list of sessions with both."""
    final = driver.state
    assert final.is_over
    assert driver.table.result.isVisible()
    spoken = " ".join(row.accessibleName() for row in driver.table.result.table.seat_rows)
    for name, points in zip(names, final.points, strict=True):
        assert name in spoken
        assert str(points) in spoken
    driver.click(driver.table.result.home)
    (session,) = list_sessions(folder / "data" / "sessions")
    assert session.state == "finished"
    match = load(session.path).match()
    assert match.state == final
    driver.window.shell.show_page("sessions")
    driver.settle()
    listed = driver.window.sessions.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "10,000" in listed
    assert "finished" in listed
    for name in names:
        assert name in listed


@pytest.mark.rule("T1", "T2", "T3", "T4", "T8", "T11", "T12", "T13")
def test_two_people_play_a_whole_game_by_clicks(tmp_path: Path, qapp: QApplication) -> None:
    with open_window(tmp_path) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.click(tile_of(driver))
        driver.click(driver.window.new_game.start_button)
        assert driver.state.ruleset == SHORT
        done: list[type] = []
        while not driver.state.is_over:
            if driver.table.handover.is_open:
                driver.click(driver.table.handover.button)
            driver.roll()
            check_what_is_seen(driver)
            while not driver.state.is_missed:
                while driver.table.bar.primary.title == "Take all":
                    best = driver.state.scoring.best_aside(driver.state.dice)
                    driver.tap_die(next(die for die in best if not driver.state.chosen[die]))
                    check_what_is_seen(driver)
                if not driver.table.bar.secondary.is_barred:
                    driver.tap_secondary()
                    done.append(Collect)
                    break
                driver.clock.now += 1000
                driver.tap_primary()
                done.append(Roll)
                check_what_is_seen(driver)
            else:
                driver.tap_primary()
                done.append(Miss)
        assert {Collect, Roll, Miss} == set(done)
        check_the_end(driver, tmp_path, "Player 1", "Player 2")


@pytest.mark.rule("T1", "T2", "T3", "T4", "T8", "T11", "T12", "T13")
def test_one_person_plays_the_computer_by_keys_alone(tmp_path: Path, qtbot: QtBot) -> None:
    line_up = LineUp("short", (Seat("Ada", "blue"), CHIP))
    settings = Settings(motion="off", pace="instant", line_ups={"tenthousand": line_up})
    with open_window(tmp_path, size=(800, 480), settings=settings) as sheet:
        driver, key = TenThousandDriver(sheet.window), Qt.Key
        for _ in range(30):
            if QApplication.focusWidget() is tile_of(driver):
                break
            driver.key(key.Key_Tab)
        driver.key(key.Key_Space)
        driver.key(key.Key_Return)
        while not driver.state.is_over:
            turn = driver.state.turn
            driver.key(key.Key_Space)
            assert driver.state.rolls == 1
            while driver.state.turn == turn and not driver.state.is_over:
                driver.key(key.Key_T)
                before = driver.state
                driver.key(key.Key_Return)  # collects, ends a missed turn, or says what is missing
                if driver.state == before:
                    driver.key(key.Key_R)
                    assert driver.state.rolls == before.rolls + 1
            qtbot.waitUntil(lambda: driver.state.is_over or driver.state.seat == 0, timeout=20_000)
        check_the_end(driver, tmp_path, "Ada", "Chip")


def test_computers_play_to_the_end(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", pace="instant")
    with open_window(tmp_path, settings=settings) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.start(CLASSIC10000, (CHIP, Seat("Bit", "lime", "computer", "simple")))
        qtbot.waitUntil(lambda: driver.state.is_over, timeout=60_000)
        assert driver.table.result.isVisible()
        assert max(driver.state.points) >= 10_000


def test_while_the_computer_plays_nobody_else_does(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", pace="slow")
    seats = (CHIP, Seat("Ada", "blue"))
    with table(tmp_path, (1, 1, 1, 2, 3, 4), STRAIGHT, seats=seats, settings=settings) as driver:
        assert driver.window.desk is not None
        driver.window.desk.controller.hold("test")  # its decisions wait
        driver.window.desk.controller.act(Roll())
        driver.settle()
        assert driver.table.bar.message.text() == "It is Chip’s turn."
        assert words(driver.table.bar.primary) == ("Chip is playing", "One moment")
        assert not driver.table.bar.primary.isEnabled()
        before = driver.state
        driver.tap_die(0)
        driver.roll()
        for pressed in (Qt.Key.Key_1, Qt.Key.Key_T, Qt.Key.Key_R, Qt.Key.Key_Return):
            driver.key(pressed)
        assert driver.state == before
        driver.window.desk.controller.release("test")
        qtbot.waitUntil(lambda: driver.state != before, timeout=5_000)
        path = driver.window.desk.controller.table.journal.path
        qtbot.waitUntil(lambda: driver.state.seat == 1, timeout=20_000)
        steps = [entry for entry in load(path).entries if isinstance(entry, Step)]
        assert sum(isinstance(step.action, Roll) for step in steps) == 1  # 1000 points are enough for it
        assert driver.table.bar.message.text() == "Roll. With 1050 points in one turn you may collect."


# --- leaving and opening again


def seen(driver: TenThousandDriver) -> tuple[object, ...]:
    """Return what the table shows and says."""
    bar = driver.table.bar
    return (
        driver.state,
        tuple((die.value, die.isChecked(), die.accessibleName()) for die in driver.tray.dice),
        (bar.message.text(), words(bar.primary), bar.secondary.isVisible() and words(bar.secondary)),
        (gauge(driver), card(driver), banner(driver)),
        driver.board.tray.rail.accessibleName(),
        tuple(player.accessibleName() for player in driver.table.strip.cards),
    )


def aside_and_rolled_on(driver: TenThousandDriver) -> None:
    driver.roll()
    driver.tap_die(0)
    driver.roll()
    driver.tap_die(1)


def missed(driver: TenThousandDriver) -> None:
    driver.roll()
    driver.tap_die(0)
    driver.roll()
    assert card(driver)


def all_six_used(driver: TenThousandDriver) -> None:
    driver.roll()
    driver.tap_primary()
    assert driver.state.is_hot


def last_throws(driver: TenThousandDriver) -> None:
    driver.roll()
    driver.tap_primary()
    driver.tap_secondary()
    assert banner(driver)


CASES: dict[str, tuple[Callable[[TenThousandDriver], None], tuple[tuple[int, ...], ...]]] = {
    "in the middle": (aside_and_rolled_on, (FIRST, (4, 5, 6))),
    "in a Farkle": (missed, (FIRST, (2, 4, 6))),
    "with hot dice": (all_six_used, (STRAIGHT,)),
    "in the last throws": (last_throws, (STRAIGHT,)),
}


@pytest.mark.parametrize("case", CASES)
def test_a_session_goes_on_as_it_was_left(tmp_path: Path, qtbot: QtBot, case: str) -> None:
    lead, rolls = CASES[case]
    with table(tmp_path, *rolls, ruleset=own(target=3000), seats=THREE) as driver:
        lead(driver)
        before = seen(driver)
        assert driver.window.desk is not None
        path = driver.window.desk.controller.table.journal.path
        driver.window.show_home()
        assert driver.window.table is None
        driver.window.open_file(path)
        driver.settle()
        assert seen(driver) == before
    with open_window(tmp_path, dice=ScriptedDice([BUST])) as sheet:  # another start of the program
        driver = TenThousandDriver(sheet.window)
        driver.window.open_file(path)
        driver.settle()
        assert seen(driver) == before
        turn = driver.state.turn
        driver.key(Qt.Key.Key_Space)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.turn == turn + 1


def test_the_next_game_and_the_rematch_keep_the_rules(tmp_path: Path, qtbot: QtBot) -> None:
    rolls = (STRAIGHT, BUST, STRAIGHT, BUST, FIRST)
    with table(tmp_path, *rolls, ruleset=own(target=3000)) as driver:

        def play() -> None:
            driver.roll()
            driver.tap_primary()
            driver.tap_secondary()
            driver.roll()
            driver.tap_primary()
            assert driver.table.result.isVisible()

        play()
        driver.click(driver.table.result.next_game)
        assert driver.state.ruleset == own(target=3000)
        assert (driver.state.turn, driver.state.seat, driver.state.rolls) == (0, 1, 0)
        play()
        driver.click(driver.table.result.rematch)
        assert driver.table.start_pads.is_open
        driver.wait_for_start_pads()
        driver.key(Qt.Key.Key_L)
        assert driver.state.ruleset == own(target=3000)
        assert (driver.state.turn, driver.state.seat, driver.state.dice) == (0, 1, FIRST)
