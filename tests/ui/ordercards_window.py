"""Order Cards in the real window for tests: a deck in order, scripted dice, and what cards and bar say."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.ordercards.ruleset import CENTRE_CARD
from dicegames.games.ordercards.state import STACKS
from dicegames.models.card_values import TargetView
from dicegames.storage.record import TableOptions
from models.ordercards_samples import BLACK, BLUE, RED, SET2, SET3, STRAIGHT3, YELLOW
from windows import PAIR, OrderCardsDriver, open_window

FOUR, PAIR_CARD, STRAIGHT, SIX, TRIPLE, ONE, CENTRE, BONUS = range(8)
"""The targets of `TOP` for two players."""
TOP = (YELLOW + 3, RED + SET2, BLUE + STRAIGHT3, BLACK + 5, YELLOW + SET3, RED)


def deck(players: int = 2, top: tuple[int, ...] = TOP) -> tuple[int, ...]:
    """Return a deck whose first open cards are `top`; the lowest cards that are left follow."""
    count, height = STACKS[players]
    rest = [card for card in range(CENTRE_CARD) if card not in top]
    opened = [*top, *(rest.pop(0) for _ in range(count - len(top)))]
    return (*(card for first in opened for card in (first, *(rest.pop() for _ in range(height - 1)))), *rest)


@contextmanager
def table(
    folder: Path,
    *rolls: tuple[int, ...],
    seats: tuple[Seat, ...] = PAIR,
    options: TableOptions | None = None,
    top: tuple[int, ...] = TOP,
    asks: bool = False,
    **window: Any,
) -> Iterator[OrderCardsDriver]:
    """Open a table of Order Cards whose cards and dice are scripted; it `asks` before a costly move."""
    with open_window(folder, dice=ScriptedDice([deck(len(seats), top), *rolls]), **window) as sheet:
        driver = OrderCardsDriver(sheet.window)
        driver.start(seats, options)
        driver.table.set_confirm_zero(asks)
        yield driver


def said(driver: OrderCardsDriver) -> str:
    return driver.table.bar.message.text()


def primary(driver: OrderCardsDriver) -> tuple[str, str]:
    button = driver.table.bar.primary
    assert button.isEnabled()
    return button.title, button.detail


def secondary(driver: OrderCardsDriver) -> str:
    """Return what the other button says, "" if there is none."""
    button = driver.table.bar.secondary
    return button.title if button.isVisible() else ""


def placed(driver: OrderCardsDriver) -> tuple[int | None, ...]:
    return driver.state.placed


def dice(driver: OrderCardsDriver) -> tuple[int, ...]:
    return driver.state.dice


def views(driver: OrderCardsDriver) -> tuple[TargetView, ...]:
    return tuple(button.view for button in driver.board.cards.buttons)


def lit(driver: OrderCardsDriver) -> set[int]:
    """Return the targets that light up."""
    return {view.target for view in views(driver) if view.status == "takes"}


def chip(driver: OrderCardsDriver, target: int) -> str:
    """Return what a card says to the selected dice, "" for nothing."""
    said = driver.board.cards.buttons[target].words.chip
    return said[0] if said else ""


def end_turn(driver: OrderCardsDriver) -> None:
    """End the turn by the bar's button."""
    bar = driver.table.bar
    button = bar.primary if bar.primary.title == "End turn" else bar.secondary
    assert button.title == "End turn"
    driver.click(button)


def roll_out(driver: OrderCardsDriver) -> None:
    """Roll until no roll is left."""
    while driver.state.rolls_left:
        driver.roll()
