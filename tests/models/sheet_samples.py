"""Sheets, seats and states that the tests of the score sheet look at, and German words for it."""

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES, UPPER, Box
from dicegames.games.sheet.ruleset import PENTA
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState
from dicegames.storage.people import SEAT_COLORS

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Friederike", "Gustav", "Heinrich-Wilhelm")


def sheet_of(points: dict[Box, int], five_bonus: int = 0) -> Sheet:
    """Return a sheet with these boxes used."""
    return Sheet(tuple(points.get(box) for box in BOXES), five_bonus)


ADA = sheet_of(
    {
        Box.TWOS: 6,
        Box.THREES: 9,
        Box.FOURS: 16,
        Box.FIVES: 15,
        Box.THREE_KIND: 24,
        Box.FOUR_KIND: 22,
        Box.FIVE_KIND: 50,
    }
)
BEN = sheet_of({Box.ACES: 3, Box.THREES: 6, Box.FIVES: 20, Box.SIXES: 18, Box.FULL_HOUSE: 25})
CEM = sheet_of({Box.TWOS: 8, Box.FOURS: 12, Box.SIXES: 24, Box.FIVE_KIND: 0, Box.CHANCE: 22})
FOURS_OPEN = sheet_of({Box.FIVE_KIND: 50, Box.TWOS: 6})
NOTHING_FITS = sheet_of({box: 10 for box in BOXES if box not in (Box.ACES, Box.LARGE_STRAIGHT)})
UPPER_DONE = sheet_of(dict.fromkeys(UPPER, 12), five_bonus=100)
FULL = sheet_of(dict.fromkeys(BOXES, 5))


def seats(count: int) -> tuple[Seat, ...]:
    """Return that many people."""
    return tuple(Seat(name, color) for name, color in zip(NAMES[:count], SEAT_COLORS, strict=False))


def table(
    own: Sheet,
    dice: tuple[int, ...] = (),
    rolls: int = 0,
    *,
    chosen: Box | None = None,
    count: int = 3,
    seat: int = 0,
) -> SheetState:
    """Return a state in which `seat` has the sheet `own` and the others play on theirs."""
    sheets = [(ADA, BEN, CEM)[place % 3] for place in range(count)]
    sheets[seat] = own
    return SheetState(PENTA, tuple(sheets), seat, 0, rolls, dice, chosen=chosen)


ORDINARY = table(ADA, (3, 3, 3, 5, 5), 2, chosen=Box.FULL_HOUSE)
UNDECIDED = table(ADA, (3, 3, 3, 5, 5), 3)
JOKER = table(ADA, (4, 4, 4, 4, 4), 2)
FORCED = table(FOURS_OPEN, (4, 4, 4, 4, 4), 2)
SACRIFICE = table(NOTHING_FITS, (3, 3, 3, 5, 5), 3)
START = table(ADA)
