"""Input that comes while anything moves counts: the same taps lead to the same match, moving or not."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Motion, Settings
from ui.motion_kinds import running
from ui.ordercards_window import BONUS, FOUR, ONE, PAIR_CARD, end_turn, table
from windows import OrderCardsDriver, TenThousandDriver, open_window

MOTIONS: tuple[Motion, ...] = ("off", "full", "reduced")
PLAIN = TableOptions(auto_entry=0, handover=False)
R, T, ENTER = Qt.Key.Key_R, Qt.Key.Key_T, Qt.Key.Key_Return


def penta(folder: Path, motion: Motion) -> list[State]:
    """Play four turns by keys and taps, none of which waits for anything."""
    seen: list[State] = []
    with open_window(folder, settings=Settings(motion=motion, confirm_zero=False)) as driver:
        driver.start(options=PLAIN)
        for box in (Box.CHANCE, Box.SIXES, Box.FULL_HOUSE, Box.ACES):
            for keys in ((R, Qt.Key.Key_1, Qt.Key.Key_3), (R, Qt.Key.Key_2, Qt.Key.Key_1), (R, Qt.Key.Key_2)):
                for key in keys:
                    driver.key(key)
                    seen.append(driver.state)
            driver.tap_box(box)
            seen.append(driver.state)
            driver.tap_primary()
            seen.append(driver.state)
    return seen


def tenthousand(folder: Path, motion: Motion) -> list[State]:
    """Play turns by keys: whatever is thrown, T takes what scores, Enter collects or goes on after a miss."""
    seen: list[State] = []
    with open_window(folder, settings=Settings(motion=motion, confirm_zero=False)) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.start()
        for _ in range(6):
            for key in (R, T, R, T, ENTER, ENTER):
                driver.key(key)
                seen.append(driver.state)
    return seen


def ordercards(folder: Path, motion: Motion) -> list[State]:
    """Place, beat, take back and win cards without waiting for any of it."""
    rolls = (4, 4, 1), (4, 4, 4, 6), (4, 3, 2, 1, 6)
    seen: list[State] = []

    def look_at(driver: OrderCardsDriver) -> None:
        seen.append(driver.state)

    with table(folder, *rolls, settings=Settings(motion=motion, confirm_zero=False)) as driver:
        steps: tuple[Callable[[], None], ...] = (
            driver.roll,
            lambda: driver.key(T),
            lambda: driver.tap_card(FOUR),
            lambda: end_turn(driver),
            driver.roll,
            lambda: driver.key(T),
            lambda: driver.tap_card(FOUR),
            lambda: driver.tap_card(FOUR),
            lambda: driver.tap_card(PAIR_CARD),
            lambda: driver.tap_card(BONUS),
            lambda: end_turn(driver),
            driver.roll,
            lambda: driver.tap_card(ONE),
        )
        for step in steps:
            step()
            look_at(driver)
    return seen


@pytest.mark.parametrize("play", [penta, tenthousand, ordercards])
def test_nothing_waits_for_motion(
    tmp_path: Path, qtbot: QtBot, play: Callable[[Path, Motion], list[State]]
) -> None:
    still, full, reduced = (play(tmp_path / motion, motion) for motion in MOTIONS)
    assert full == still
    assert reduced == still
    assert len({str(state) for state in still}) > 8


def test_an_input_ends_the_count_of_the_turn_before(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=Settings(motion="full", confirm_zero=False)) as driver:
        driver.start(options=PLAIN)
        driver.key(R)
        driver.tap_box(Box.CHANCE)
        driver.tap_primary()
        strip = driver.table.strip
        assert running(strip)
        assert strip.cards[0].shown_total < strip.cards[0].view.total
        driver.key(R)
        assert driver.state.rolls == 1
        assert strip.cards[0].shown_total == strip.cards[0].view.total
        assert not running(driver.sheet)


def test_a_change_of_the_setting_while_dice_fly_ends_the_throw(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, settings=Settings(motion="full", confirm_zero=False)) as driver:
        driver.start()
        driver.key(R)
        assert driver.tray.is_tumbling
        driver.window.settings_changed.emit(Settings(motion="off"))
        assert not driver.tray.is_tumbling
        assert driver.state.rolls == 1
        driver.key(R)
        assert not driver.tray.is_tumbling
        assert driver.state.rolls == 2
