"""Where stacks, centre card and bonus die lie on the cloth."""

from dataclasses import dataclass
from enum import Enum
from math import inf

from PySide6.QtCore import QRectF

BEFORE = 6.0
"""Room at the left and the top of each card, for its ring."""
BEHIND = 12.0
"""Room at the right and the bottom, for the edges of the cards below it."""

_EDGES_GROW_FROM = 300.0  # px of the area for each row of cards
_LARGEST_GAP = 36.0  # px between cards, in windows of usual size
_GAP_MOST_PARTS = (0.016, 0.03)  # of the area's width and height, at most in larger ones
_GAP_PARTS = (0.11, 0.05)  # of the width of a column, and of the height of the area
_LARGEST = (260.0, 170.0)  # of a card, in windows of usual size
_LARGEST_PART = (0.25, 0.30)  # of the area, in larger ones
_WIDEST = 2.25  # of the height
_WIDE_ENOUGH = 176.0  # px for the words of low cards, which may be wider than that
_HIGHEST = 0.78  # of the width
_CENTRE_SHARE = 0.57  # of the room that centre card and bonus die share

# s stack, c centre card, b bonus die, x the extra place; each row of the table is a word
_PATTERNS = {
    (6, False): "sss cb sss",
    (6, True): "sss cbx sss",
    (9, False): "ssss scbs sss",
    (9, True): "ssss scbs sssx",
    (12, False): "sssss scbs sssss",
    (12, True): "sssss scbxs sssss",
}
_PORTRAIT = {
    (6, False): "sss cb sss",
    (6, True): "sss cbx sss",
    (9, False): "sss sss cb sss",
    (9, True): "sss sss cbx sss",
    (12, False): "sss sss cb sss sss",
    (12, True): "sss sss cbx sss sss",
}


class Way(Enum):
    """Which way an arrow key goes."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Say where each target's card lies: the stacks, the centre card, the bonus die; and the extra place.

    `edge` is how much larger than usual rings and the room round cards are.
    """

    targets: tuple[QRectF, ...]
    extra: QRectF | None
    edge: float = 1.0


def arrange(area: QRectF, stacks: int, *, portrait: bool = False, extra: bool = False) -> Arrangement:
    """Return where the cards lie in `area`, all as large as fits, in whole pixels, the block in its middle.

    `extra` asks for one more place of the size of a card. Raises: KeyError for a number of stacks that no
    game deals.
    """
    rows = (_PORTRAIT if portrait else _PATTERNS)[stacks, extra].split()
    columns = max(len(row) for row in rows)
    width, height, gap, line_gap = _card_size(area, columns, len(rows))
    wide = columns * width + (columns - 1) * gap
    high = len(rows) * height + (len(rows) - 1) * line_gap
    edge = _edge_growth(area, len(rows))
    free = area.adjusted(BEFORE * edge, BEFORE * edge, -BEHIND * edge, -BEHIND * edge)
    left = free.left() + max(0.0, (free.width() - wide) / 2)
    top = free.top() + max(0.0, (free.height() - high) / 2)
    found: dict[str, list[QRectF]] = {"s": [], "c": [], "b": [], "x": []}
    for number, row in enumerate(rows):
        y = top + number * (height + line_gap)
        widths = _widths(row, columns, width, gap)
        x = float(round(left + (wide - sum(widths) - gap * (len(row) - 1)) / 2))
        for place, own in zip(row, widths, strict=True):
            found[place].append(QRectF(x, round(y), own, height))
            x += own + gap
    (centre,), (bonus,) = found["c"], found["b"]
    return Arrangement((*found["s"], centre, bonus), found["x"][0] if extra else None, edge)


def neighbour(places: tuple[QRectF, ...], start: int, way: Way) -> int:
    """Return the place that an arrow key goes to, `start` where there is none.

    That is the next one in the row, or the nearest one of the next row. Empty rectangles are passed over.
    """
    dx, dy = way.value
    here = places[start]
    best, nearest = start, (inf, inf)
    for index, place in enumerate(places):
        away = place.center() - here.center()
        along, aside = (dx * away.x(), away.y()) if dx else (dy * away.y(), away.x())
        in_row = here.top() < place.bottom() and place.top() < here.bottom()
        if place.isEmpty() or along <= 1.0 or in_row != bool(dx):
            continue
        distance = (along, abs(aside))
        if distance < nearest:
            best, nearest = index, distance
    return best


def _card_size(area: QRectF, columns: int, rows: int) -> tuple[float, float, float, float]:
    """Return width and height of a card, and the gaps beside and below it, in whole pixels."""
    edges = (BEFORE + BEHIND) * _edge_growth(area, rows)
    free_width, free_height = area.width() - edges, area.height() - edges
    largest = tuple(
        max(usual, part * side)
        for usual, part, side in zip(_LARGEST, _LARGEST_PART, (area.width(), area.height()), strict=True)
    )
    gap, line_gap = (
        float(round(max(edges, min(max(_LARGEST_GAP, most), share))))
        for share, most in (
            (_GAP_PARTS[0] * free_width / columns, _GAP_MOST_PARTS[0] * free_width),
            (_GAP_PARTS[1] * free_height, _GAP_MOST_PARTS[1] * free_height),
        )
    )
    width = (free_width - gap * (columns - 1)) / columns
    height = (free_height - line_gap * (rows - 1)) / rows
    width, height = min(width, largest[0]), min(height, largest[1])
    width, height = min(width, max(_WIDEST * height, _WIDE_ENOUGH)), min(height, _HIGHEST * width)
    return float(int(width)), float(int(height)), gap, line_gap


def _edge_growth(area: QRectF, rows: int) -> float:
    return max(1.0, area.height() / (rows * _EDGES_GROW_FROM))


def _widths(row: str, columns: int, width: float, gap: float) -> list[float]:
    """Return the width of each place; centre card and bonus die share what others leave of the row."""
    if "c" not in row or (len(row) == columns and "x" in row):
        return [width] * len(row)
    others = len(row) - 2
    room = max(2, columns - others) if others else 2
    shared = room * width + (room - 1) * gap - gap
    centre = round(shared * _CENTRE_SHARE)
    own = {"c": float(centre), "b": shared - centre}
    return [own.get(place, width) for place in row]
