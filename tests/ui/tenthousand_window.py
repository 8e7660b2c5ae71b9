"""10.000 in the real window for tests: scripted dice, and what bar, gauge, banner and card say."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.tenthousand.ruleset import (
    SHORT,
    TenThousandRuleset,
)
from dicegames.storage.record import TableOptions
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.dice.aside_tray import AsideTray
from windows import TWO, TenThousandDriver, open_window

ALONE = (Seat("Ada", "blue"),)
THREE = (*TWO, Seat("Cem", "teal"))
FIRST = (3, 3, 3, 1, 5, 6)
BUST = (2, 2, 3, 3, 4, 6)


def own(**values: Any) -> TenThousandRuleset:
    """Return an own ruleset: `short` but for some values."""
    return msgspec.structs.replace(SHORT, id=f"own-{1:032x}", name="Ours", **values)


@contextmanager
def table(
    folder: Path,
    *rolls: tuple[int, ...],
    ruleset: TenThousandRuleset = SHORT,
    seats: tuple[Seat, ...] = TWO,
    options: TableOptions | None = None,
    **window: Any,
) -> Iterator[TenThousandDriver]:
    """Open a table of 10.000 whose dice are scripted."""
    with open_window(folder, dice=ScriptedDice(rolls), **window) as sheet:
        driver = TenThousandDriver(sheet.window)
        driver.start(ruleset, seats, options)
        yield driver


def tray_of(driver: TenThousandDriver) -> AsideTray:
    return driver.board.tray


def said(driver: TenThousandDriver) -> str:
    return driver.table.bar.message.text()


def words(button: ActionButton) -> tuple[str, str]:
    return button.title, button.detail


def primary(driver: TenThousandDriver) -> tuple[str, str]:
    assert driver.table.bar.primary.isEnabled()
    return words(driver.table.bar.primary)


def secondary(driver: TenThousandDriver) -> tuple[str, str, bool]:
    button = driver.table.bar.secondary
    return (*words(button), button.isEnabled() and not button.is_barred)


def gauge(driver: TenThousandDriver) -> str:
    return driver.board.panel.gauge.sentence()


def banner(driver: TenThousandDriver) -> str:
    part = driver.board.panel.last_throws
    return part.plain_text if part.isVisible() else ""


def card(driver: TenThousandDriver) -> str:
    return driver.board.card.plain_text if driver.board.card.isVisible() else ""
