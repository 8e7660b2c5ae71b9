"""Where things lie in the rail for dice set aside: pure geometry, logical pixels from the rail's corner."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from dicegames.ui.dice.layout import DIE_MIN, SLOT_GAP

PLACES = 6
PADDING = {False: (18.0, 12.0), True: (10.0, 6.0)}  # sideways, up and down; the second on compact trays
HEADER_GAP = {False: 8.0, True: 4.0}
CAPTION_GAP = 4.0
BOX = 1.28  # height of the box round dice, of their size
PITCH_LEAST = DIE_MIN + SLOT_GAP

_PITCH = 1.14  # distance of two dice in a group, of their size
_PLUS_LEAST = 24.0  # narrower gaps have no room for a plus
_NARROW = 10.0
_SUM_GAP = 16.0
_HINT_GAP = 20.0
_PLACE_GAP = 10.0


@dataclass(frozen=True, slots=True)
class Cell:
    """Say how many dice a group has, and how wide its caption is, in full and cut down to the points."""

    dice: int
    full: float
    short: float


@dataclass(frozen=True, slots=True)
class RailNeeds:
    """Hold the sizes of all words in the rail.

    `sums` are the sizes of the sum in each of its text roles, the largest first; `chip` is 0 without one.
    """

    title: float
    hint: float
    line: float
    caption: float
    chip: float
    label: float
    sums: tuple[tuple[float, float], ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class RailPlan:
    """Hold the geometry; empty rectangles have no room. `sum_role` is an index into `RailNeeds.sums`."""

    title: QRectF
    hint: QRectF
    chip: QRectF
    label: QRectF
    total: QRectF
    sum_role: int
    boxes: tuple[QRectF, ...]
    captions: tuple[QRectF, ...]
    is_short: bool
    pluses: tuple[QPointF, ...]
    slots: tuple[tuple[QPointF, ...], ...]
    places: tuple[QRectF, ...]
    die: float
    pitch: float


@dataclass(frozen=True, slots=True)
class _Way:
    """Say one way to lay the groups: where the sum stands, how narrow gaps are, what the captions say."""

    sum_beside: bool
    gap: float
    short: bool = False
    margin: float = 5.0
    chip_in_row: bool = True
    least: float = DIE_MIN


# the first way with room is taken: the sum stays where it is as long as that goes, then the captions do
_WAYS = (
    _Way(True, 44.0, least=1e9),  # only with dice as large as wished
    _Way(True, _PLUS_LEAST),
    _Way(True, _PLUS_LEAST, chip_in_row=False),
    _Way(True, _NARROW, margin=2.0, chip_in_row=False),
    _Way(False, _PLUS_LEAST),
    _Way(False, _PLUS_LEAST, chip_in_row=False),
    _Way(False, _NARROW, margin=2.0, chip_in_row=False),
    _Way(True, _PLUS_LEAST, short=True, chip_in_row=False),
    _Way(False, _PLUS_LEAST, short=True, chip_in_row=False),
    _Way(True, SLOT_GAP, short=True, margin=1.0, chip_in_row=False),
    _Way(False, SLOT_GAP, short=True, margin=1.0, chip_in_row=False),
)
# the same where nothing stands above the row
_ROW_WAYS = (
    *(way for way in _WAYS if way.sum_beside and way.chip_in_row),
    _Way(True, _NARROW, margin=2.0),
    _Way(True, _NARROW, short=True, margin=2.0),
    _Way(True, SLOT_GAP, short=True, margin=1.0),
    _Way(True, SLOT_GAP, short=True, margin=1.0, chip_in_row=False),  # the sum has its points
)


def rail_height(die: float, needs: RailNeeds, compact: bool, has_header: bool) -> float:
    """Return how high the rail is with dice of a size."""
    header = needs.line + HEADER_GAP[compact] if has_header else 0.0
    return 2 * PADDING[compact][1] + header + BOX * _seen(die) + CAPTION_GAP + needs.caption


def rail_plan(width: float, most: float, needs: RailNeeds, *, compact: bool, has_header: bool) -> RailPlan:
    """Return where everything lies in a rail of a width, with dice of the size `most` or smaller."""
    side, top = PADDING[compact]
    inner = width - 2 * side
    row = top + (needs.line + HEADER_GAP[compact] if has_header else 0.0)
    box = BOX * _seen(most)
    high = box + CAPTION_GAP + needs.caption
    role = next(
        (at for at, size in enumerate(needs.sums) if needs.line + size[1] <= high + 2.0), len(needs.sums) - 1
    )
    beside = max(needs.label, needs.sums[role][0])
    way, die = _chosen(_WAYS if has_header else _ROW_WAYS, inner, beside + _SUM_GAP, most, needs)

    header = QRectF(side, top, inner if has_header else 0.0, needs.line)
    title = QRectF(side, top, needs.title if has_header else 0.0, needs.line)
    chip = QRectF()
    if needs.chip and not way.chip_in_row and has_header:
        # the points count more than the headline
        chip, title = QRectF(side, top, needs.chip, needs.line), QRectF()
    if way.sum_beside:
        label = QRectF(
            side + inner - beside, row + (high - needs.line - needs.sums[role][1]) / 2, beside, needs.line
        )
        total = QRectF(label.left(), label.bottom(), beside, needs.sums[role][1])
        hint_end = header.right()
    else:
        role = len(needs.sums) - 1
        wide, tall = needs.sums[role]
        total = QRectF(header.right() - wide, header.center().y() - tall / 2, wide, tall)
        label = QRectF(total.left() - SLOT_GAP - needs.label, top, needs.label, needs.line)
        hint_end = label.left() - _HINT_GAP
    hint = QRectF(hint_end - needs.hint, top, needs.hint, needs.line)
    if hint.left() < max(title.right(), chip.right()) + _HINT_GAP or not has_header:
        hint = QRectF()

    x, pluses = side, []
    middle = row + (box if needs.cells else high) / 2
    if needs.chip and way.chip_in_row:
        chip = QRectF(side, middle - 0.75 * needs.line, needs.chip, 1.5 * needs.line)
        x = chip.right() + way.gap
        if needs.cells and way.gap >= _PLUS_LEAST:
            pluses.append(QPointF(x - way.gap / 2, row + box / 2))
    boxes, captions, slots = [], [], []
    for number, cell in enumerate(needs.cells):
        wide = _box_width(cell, die, way)
        room = max(wide, _caption(cell, way))
        area = QRectF(x + (room - wide) / 2, row, wide, box)
        boxes.append(area)
        captions.append(QRectF(x, row + box + CAPTION_GAP, room, needs.caption))
        first = area.center().x() - (cell.dice - 1) / 2 * _pitch(die)
        slots.append(
            tuple(QPointF(round(first + at * _pitch(die)), round(row + box / 2)) for at in range(cell.dice))
        )
        x += room + way.gap
        if way.gap >= _PLUS_LEAST and number + 1 < len(needs.cells):
            pluses.append(QPointF(x - way.gap / 2, row + box / 2))
    end = side + inner - (beside + _SUM_GAP if way.sum_beside else 0.0)
    return RailPlan(
        title=title,
        hint=hint,
        chip=chip,
        label=label,
        total=total,
        sum_role=role,
        boxes=tuple(boxes),
        captions=tuple(captions),
        is_short=way.short,
        pluses=tuple(pluses),
        slots=tuple(slots),
        places=() if needs.cells else _places(x, end, middle, die),
        die=die,
        pitch=_pitch(die),
    )


def _seen(die: float) -> float:
    """Return the size that a box of dice is made for: a finger's width at least."""
    return max(die, DIE_MIN)


def _pitch(die: float) -> float:
    return max(PITCH_LEAST, _PITCH * die)


def _caption(cell: Cell, way: _Way) -> float:
    return cell.short if way.short else cell.full


def _box_width(cell: Cell, die: float, way: _Way) -> float:
    return cell.dice * _pitch(die) + 2 * way.margin


def _chosen(
    ways: tuple[_Way, ...], inner: float, beside: float, most: float, needs: RailNeeds
) -> tuple[_Way, float]:
    """Return the first way that has room, and the largest dice for it."""
    for way in ways:
        room = inner - (beside if way.sum_beside else 0.0)
        die = most
        while die >= min(way.least, most):
            widths = [max(_box_width(cell, die, way), _caption(cell, way)) for cell in needs.cells]
            if needs.chip and way.chip_in_row:
                widths.append(needs.chip)
            if sum(widths) + way.gap * (len(widths) - 1) <= room:
                return way, die
            die -= 1.0
    return ways[-1], DIE_MIN


def _places(left: float, right: float, middle: float, die: float) -> tuple[QRectF, ...]:
    """Return the marks of the empty places."""
    side = min(die, (right - left - (PLACES - 1) * _PLACE_GAP) / PLACES)
    step = side + _PLACE_GAP
    return tuple(
        QRectF(round(left + at * step), round(middle - side / 2), side, side) for at in range(PLACES)
    )
