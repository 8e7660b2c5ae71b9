"""What every cell of a score sheet holds: plain facts worked out from a state, no words."""

import math
from dataclasses import dataclass
from enum import Enum

from dicegames.games.sheet.boxes import LOWER, UPPER, Box
from dicegames.games.sheet.offers import Offer
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState

COUNTDOWN_STEPS_PER_SECOND = 10


class SumRow(Enum):
    """A row that takes no roll."""

    BONUS = "bonus"
    UPPER_SUM = "upper_sum"
    FIVE_BONUS = "five_bonus"
    TOTAL = "total"
    LOWER_SUM = "lower_sum"


Row = Box | SumRow

ROWS: tuple[Row, ...] = (*UPPER, SumRow.BONUS, SumRow.UPPER_SUM, *LOWER, SumRow.FIVE_BONUS, SumRow.TOTAL)
"""All rows of a sheet; both halves have the same number, and the total belongs to none."""

UPPER_ROWS = range(8)
LOWER_ROWS = range(8, 16)

_SUMMED = frozenset({"fivedice"})  # games whose right half ends with its sum


def rows_of(ruleset: SheetRuleset) -> tuple[Row, ...]:
    """Return the rows of a ruleset's game: `ROWS`, or the same with the sum of the lower half below it."""
    if ruleset.game not in _SUMMED:
        return ROWS
    return tuple(SumRow.LOWER_SUM if row is SumRow.FIVE_BONUS else row for row in ROWS)


class CellKind(Enum):
    """What a cell is at the moment; all but `OTHER` belong to the seat on turn, apart from totals.

    `OPEN` waits for a roll, `PREVIEW`, `ZERO`, `FORCED` and `BARRED` show what the roll would give,
    `CHOSEN` is chosen and not yet confirmed, `FILLED` is entered.
    """

    OPEN = "open"
    PREVIEW = "preview"
    ZERO = "zero"
    FORCED = "forced"
    BARRED = "barred"
    CHOSEN = "chosen"
    FILLED = "filled"
    OTHER = "other"
    SUM = "sum"
    BONUS_PROGRESS = "bonus_progress"
    FIVE_BONUS = "five_bonus"


ALLOWED_KINDS = frozenset({CellKind.PREVIEW, CellKind.ZERO, CellKind.FORCED, CellKind.CHOSEN})
"""The kinds of a box that the roll may go into."""


@dataclass(frozen=True, slots=True)
class Countdown:
    """How long until the app enters the roll: whole `seconds` (rounded up), `share` of the time, 1 to 0."""

    seconds: int
    share: float


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell.

    `points` are None where nothing is to be shown. `extra` goes on top of them: the bonus for a further five
    of a kind, in the bonus row the bonus itself once it is reached. `target` is the upper sum that brings the
    bonus (bonus row only). `reason` says why a box is barred or forced. `in_extras` says how many points of a
    sum are extras for further fives of a kind. `shows_extra` says that no row of its own tells the extra.
    """

    kind: CellKind
    points: int | None = None
    extra: int = 0
    target: int = 0
    reason: str = ""
    countdown: Countdown | None = None
    in_extras: int = 0
    shows_extra: bool = False


def countdown_at(seconds_left: float, total: float) -> Countdown:
    """Return what a clock with `seconds_left` of `total` seconds shows; it changes ten times a second."""
    steps = math.ceil(max(0.0, seconds_left) * COUNTDOWN_STEPS_PER_SECOND)
    whole = max(1.0, total * COUNTDOWN_STEPS_PER_SECOND)
    return Countdown(math.ceil(steps / COUNTDOWN_STEPS_PER_SECOND), min(1.0, steps / whole))


def cells_of(state: SheetState, seat: int) -> tuple[Cell, ...]:
    """Return the cells of one seat in the order of the game's rows."""
    rows = rows_of(state.ruleset)
    if seat != state.seat:
        return tuple(_other_cell(state, row, state.sheets[seat]) for row in rows)
    shows_roll = bool(state.dice) and not state.rolling
    offers = {offer.box: offer for offer in state.offers()} if shows_roll else {}
    return tuple(_own_cell(state, row, offers) for row in rows)


def _own_cell(state: SheetState, row: Row, offers: dict[Box, Offer]) -> Cell:
    sheet, ruleset = state.sheet, state.ruleset
    match row:
        case SumRow.BONUS:
            kind = CellKind.BONUS_PROGRESS
            return Cell(kind, sheet.upper, sheet.bonus(ruleset), target=ruleset.upper_target)
        case SumRow.UPPER_SUM:
            return Cell(CellKind.SUM, sheet.upper + sheet.bonus(ruleset))
        case SumRow.FIVE_BONUS:
            coming = max((offer.extra for offer in offers.values()), default=0)
            return Cell(CellKind.FIVE_BONUS, sheet.five_bonus, coming)
        case SumRow.TOTAL:
            return Cell(CellKind.SUM, sheet.total(ruleset))
        case SumRow.LOWER_SUM:
            return Cell(CellKind.SUM, sheet.lower + sheet.five_bonus, in_extras=sheet.five_bonus)
    entered = sheet.get(row)
    if entered is not None:
        return Cell(CellKind.FILLED, entered)
    offer = offers.get(row)
    return Cell(CellKind.OPEN) if offer is None else _offered_cell(offer, state)


def _offered_cell(offer: Offer, state: SheetState) -> Cell:
    if offer.box is state.chosen:
        return Cell(CellKind.CHOSEN, offer.points, offer.extra, reason=offer.reason)
    match offer.status:
        case "score":
            shows_extra = SumRow.FIVE_BONUS not in rows_of(state.ruleset)
            return Cell(CellKind.PREVIEW, offer.points, offer.extra, shows_extra=shows_extra)
        case "zero":
            return Cell(CellKind.ZERO, 0)
        case "forced":
            return Cell(CellKind.FORCED, offer.points, offer.extra, reason=offer.reason, shows_extra=True)
        case _:
            return Cell(CellKind.BARRED, offer.points, reason=offer.reason)


def _other_cell(state: SheetState, row: Row, sheet: Sheet) -> Cell:
    ruleset = state.ruleset
    match row:
        case SumRow.BONUS:
            return Cell(CellKind.OTHER, sheet.upper, sheet.bonus(ruleset), target=ruleset.upper_target)
        case SumRow.UPPER_SUM:
            return Cell(CellKind.OTHER, sheet.upper + sheet.bonus(ruleset))
        case SumRow.FIVE_BONUS:
            return Cell(CellKind.OTHER, sheet.five_bonus)
        case SumRow.TOTAL:
            return Cell(CellKind.SUM, sheet.total(ruleset))
        case SumRow.LOWER_SUM:
            return Cell(CellKind.OTHER, sheet.lower + sheet.five_bonus, in_extras=sheet.five_bonus)
    return Cell(CellKind.OTHER, sheet.get(row))
