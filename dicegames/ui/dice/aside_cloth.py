"""How a roll of 10.000 lies on the cloth: groups in their rings, loose dice beside them.

Pure geometry, logical pixels. Groups stand in rows from one left edge; loose dice follow them in the upper
rows as far as those have room, and fill what is free above the cup.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.layout import DIE_MIN, RING

LINE = 1.36  # height of a row with rings, of the die's size
ROW_GAP = 8.0

_LOOSE = 1.5  # room for a loose die, of its size: it is turned and lies beside its place
_GAPS = (0.3, 0.08)  # the second where dice would be too small for fingers
_MORE_GAP = 0.3  # how much wider gaps become where there is room
_MOST_ROWS = 3
_WORTH = 1.06  # how much larger dice must become for one more row
_NEAR = 0.97  # ways whose dice are smaller than the best by no more than this are as good
_BESIDE_CUP = (0.2, 0.04)  # what stays free at the left of the cup, of its width
_SINK = 0.34  # how far a loose die lies between two rows, of its size
_LEAST = 8  # smaller dice aren't tried

Area = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True, slots=True)
class Lie:
    """Hold the size of the dice, their places by index, and the rings of the groups.

    Without `fits` even the smallest dice reach out of their area.
    """

    size: float
    places: tuple[QPointF, ...] = ()
    rings: tuple[QRectF, ...] = ()
    fits: bool = True


@dataclass(frozen=True, slots=True)
class _Way:
    """Say for each row which groups stand in it, and how many loose dice follow them."""

    groups: tuple[tuple[int, ...], ...]
    loose: tuple[int, ...]


def lie_of(
    area: QRectF,
    cup: QRectF | None,
    count: int,
    groups: tuple[tuple[int, ...], ...],
    most: float,
    tag: float,
) -> Lie:
    """Return how `count` dice lie in `area`, beside and above the cup if there is one.

    They are as large as they can be, nearly; `most` is the largest size, `tag` the height of a tag, which
    hangs half below its ring.
    """
    if not count:
        return Lie(most)
    place = (area.left(), area.top(), area.right(), area.bottom())
    lie = Lie(DIE_MIN, fits=False)
    for gap, beside in zip(_GAPS, _BESIDE_CUP, strict=True):
        corner = (area.right(), area.bottom())
        if cup is not None:
            corner = (cup.left() - beside * cup.width(), cup.top())
        lie = _lie(place, corner, count, groups, most, tag, gap)
        if lie.fits:
            break
    return lie


@lru_cache(maxsize=64)
def _lie(
    area: Area,
    corner: tuple[float, float],
    count: int,
    groups: tuple[tuple[int, ...], ...],
    most: float,
    tag: float,
    gap: float,
) -> Lie:
    together = {die for group in groups for die in group}
    loose = [die for die in range(count) if die not in together]
    page = _Page(area, corner, groups, tag / 2 + ROW_GAP if groups else 0.0, gap)
    ways = [(way, page.size(way, most)) for way in _ways(len(groups), len(loose))]
    ways = [(way, size) for way, size in ways if size >= DIE_MIN] or ways
    worth = {way: size / _WORTH ** len(way.loose) for way, size in ways}
    best = max(worth.values())
    near = [(way, size) for way, size in ways if worth[way] >= _NEAR * best]
    least = min(size for _, size in near)
    way, size = min(near, key=lambda one: (one[0].loose[-1], page.fill(one[0], least)))
    return replace(page.lie(way, float(max(size, DIE_MIN)), loose), fits=size >= DIE_MIN)


def _ways(groups: int, loose: int) -> Iterator[_Way]:
    """Give all ways to lay groups in their order, from the first row on, and loose dice behind them."""
    for rows in range(1, min(_MOST_ROWS, groups + loose) + 1):
        for cuts in combinations_with_replacement(range(groups + 1), rows - 1):
            ends = (0, *cuts, groups)
            shares = tuple(tuple(range(ends[row], ends[row + 1])) for row in range(rows))
            if groups and not shares[0]:
                continue
            for parts in combinations_with_replacement(range(loose + 1), rows - 1):
                marks = (0, *parts, loose)
                numbers = tuple(marks[row + 1] - marks[row] for row in range(rows))
                if all(share or number for share, number in zip(shares, numbers, strict=True)):
                    yield _Way(shares, numbers)


@dataclass(frozen=True, slots=True)
class _Page:
    """The place for a roll: its area, the cup's upper left corner, the groups, what tags need below a row.

    `gap` is the least between two things in a row, of the die's size.
    """

    area: Area
    corner: tuple[float, float]
    groups: tuple[tuple[int, ...], ...]
    under: float
    gap: float

    def size(self, way: _Way, most: float) -> int:
        """Return the largest size at which dice have room so."""
        low, high = _LEAST, int(most)
        while low < high:
            middle = (low + high + 1) // 2
            if self._high(way, middle) <= self._room and self.fill(way, middle) <= 1.0:
                low = middle
            else:
                high = middle - 1
        return low

    def fill(self, way: _Way, size: float) -> float:
        """Return the part of its room that the fullest row takes."""
        return max(
            self._width(way, row, size) / self._wide(y, size)
            for row, y in enumerate(self._lines(len(way.loose), size))
        )

    def lie(self, way: _Way, size: float, loose: list[int]) -> Lie:
        """Return how the dice lie, `loose` being those in no group."""
        rows = self._lines(len(way.loose), size)
        free = [self._wide(y, size) - self._width(way, row, size) for row, y in enumerate(rows)]
        counts = [len(way.groups[row]) + way.loose[row] for row in range(len(rows))]
        gaps = [
            self.gap * size + max(0.0, min(_MORE_GAP * size, room / (count + 1)))
            for room, count in zip(free, counts, strict=True)
        ]
        rest = [
            room - (gap - self.gap * size) * (count - 1)
            for room, gap, count in zip(free, gaps, counts, strict=True)
        ]
        left = round(self.area[0] + max(0.0, min(rest)) / 2)
        places: dict[int, QPointF] = {}
        rings: list[QRectF] = []
        ends = []
        starts = []
        side = round(RING * size)
        for row, y in enumerate(rows):
            x = float(left)
            for group in way.groups[row]:
                dice = self.groups[group]
                wide = round(RING * size * len(dice))
                for at, die in enumerate(dice):
                    places[die] = QPointF(round(x + RING * size * (at + 0.5)), round(y))
                rings.append(QRectF(round(x), round(y - side / 2), wide, side))
                x += wide + gaps[row]
            starts.append(x)
            ends.append(x + way.loose[row] * _LOOSE * size if way.loose[row] else x - gaps[row])
        left_over = iter(loose)
        for row, y in enumerate(rows):
            x = starts[row]
            for _ in range(way.loose[row]):
                middle = QPointF(round(x + _LOOSE * size / 2), round(y))
                places[next(left_over)] = middle + QPointF(0.0, self._sink(row, middle, size, rows, ends))
                x += _LOOSE * size + gaps[row]
        return Lie(size, tuple(places[die] for die in sorted(places)), tuple(rings))

    def _sink(self, row: int, middle: QPointF, size: float, rows: list[float], ends: list[float]) -> float:
        """Return how far a loose die lies below its row, in what the next row leaves free."""
        if row + 1 >= len(rows):
            return 0.0
        half, down = _LOOSE * size / 2, round(_SINK * size)
        over_cup = middle.x() + half > self.corner[0] and middle.y() + down + half > self.corner[1]
        return 0.0 if over_cup or middle.x() - half < ends[row + 1] else float(down)

    @property
    def _room(self) -> float:
        return self.area[3] - self.area[1]

    def _line(self, size: float) -> float:
        return (LINE if self.groups else _LOOSE) * size

    def _high(self, way: _Way, size: float) -> float:
        return len(way.loose) * (self._line(size) + self.under)

    def _lines(self, count: int, size: float) -> list[float]:
        """Return the middles of the rows; the tags below them belong to them."""
        step = self._line(size) + self.under
        free = max(0.0, self._room - step * count)
        step += min(free / (count + 1), 0.3 * size)
        middle = (self.area[1] + self.area[3]) / 2 - 0.4 * self.under
        return [middle + (row - (count - 1) / 2) * step for row in range(count)]

    def _wide(self, y: float, size: float) -> float:
        """Return the width that a row has at a height."""
        is_above = y + self._line(size) / 2 + self.under / 2 <= self.corner[1]
        return max(1.0, (self.area[2] if is_above else self.corner[0]) - self.area[0])

    def _width(self, way: _Way, row: int, size: float) -> float:
        dice = sum(len(self.groups[group]) for group in way.groups[row])
        items = len(way.groups[row]) + way.loose[row]
        return (RING * dice + _LOOSE * way.loose[row] + self.gap * (items - 1)) * size
