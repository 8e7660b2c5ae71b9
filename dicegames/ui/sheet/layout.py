"""Where everything of a sheet goes: plain arithmetic on widths and heights in pixels."""

from dataclasses import dataclass

from dicegames.ui.sizes import Mode

FEW_SEATS = 4  # up to here every seat has its column if there is room
SOME_OTHERS = 2  # beyond it the own column and the next two
ROW_MIN = 44
ROW_MAX = 61


@dataclass(frozen=True, slots=True)
class Widths:
    """Preferred and smallest widths of the columns of a mode; names may widen those of others to the most."""

    own: int
    own_min: int
    other: int
    other_min: int
    other_max: int


WIDTHS: dict[Mode, Widths] = {
    Mode.WIDE: Widths(96, 84, 52, 38, 84),
    Mode.PORTRAIT: Widths(84, 72, 52, 36, 84),
    Mode.SMALL: Widths(76, 62, 0, 0, 0),
}


APART_WIDTHS: dict[Mode, Widths] = {
    Mode.WIDE: Widths(84, 72, 40, 36, 64),
    Mode.PORTRAIT: Widths(84, 72, 44, 36, 64),
    Mode.SMALL: Widths(76, 62, 0, 0, 0),
}
"""The same where each half of the sheet has a panel of its own."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths of one half of a sheet and how many other seats have a column."""

    label: int
    own: int
    other: int
    others: int

    def zoomed(self, zoom: float, width: int) -> "Columns":
        """Return the same widths times `zoom`; the label takes what is left of `width`."""
        own, other = round(self.own * zoom), round(self.other * zoom)
        return Columns(max(0, width - own - self.others * other), own, other, self.others)


def columns_for(
    mode: Mode, width: int, label_need: int, seats: int, name_need: int = 0, *, apart: bool = False
) -> Columns:
    """Share `width` among labels, own column and next seats; a column goes before a label is cut.

    What labels don't need goes to the names of others, as far as these need `name_need`.
    """
    wanted = APART_WIDTHS[mode] if apart else WIDTHS[mode]
    wish = max(wanted.other, min(name_need, wanted.other_max))
    most = 0 if mode is Mode.SMALL else seats - 1 if seats <= FEW_SEATS else SOME_OTHERS
    room = width - label_need
    for others in range(most, 0, -1):
        own = wanted.own
        other = min(wish, (room - own) // others)
        if other < wanted.other_min:
            other = wanted.other_min
            own = min(wanted.own, room - others * other)
        if own >= wanted.own_min:
            return Columns(width - own - others * other, own, other, others)
    own = max(wanted.own_min, min(wanted.own, room))
    return Columns(max(0, width - own), own, 0, 0)  # a board without a place yet has no width


def apart_widths(
    mode: Mode, labels: tuple[int, int], seats: int, room: int, name_need: int = 0, free: int = 0
) -> tuple[int, int]:
    """Return how wide the two halves are to be, with as many seats as go into `room` together.

    Columns of others are wider for names that need `name_need`, where both halves go into `free`.
    """
    wanted = APART_WIDTHS[mode]
    most = 0 if mode is Mode.SMALL else seats - 1 if seats <= FEW_SEATS else SOME_OTHERS
    base = sum(labels) + 2 * (wanted.own + most * wanted.other)
    more = min(
        max(0, min(name_need, wanted.other_max) - wanted.other), max(0, free - base) // max(1, 2 * most)
    )
    if most and more:
        upper, lower = (label + wanted.own + most * (wanted.other + more) for label in labels)
        return upper, lower
    for others in range(most, -1, -1):
        for own, other in ((wanted.own, wanted.other), (wanted.own_min, wanted.other_min)):
            halves = tuple(label + own + others * other for label in labels)
            if sum(halves) <= room or (not others and own == wanted.own_min):
                return halves[0], halves[1]
    raise AssertionError("the last try always fits")


def row_height(free: int, rows: int, most: int = ROW_MAX) -> int:
    """Return the height of `rows` equal rows in `free` pixels: at most `most`, smaller only when it must."""
    return max(1, min(most, free // rows))


def turn_order(own: int, seats: int) -> tuple[int, ...]:
    """Return all seats beginning with `own`, the others in the order of their turns."""
    return tuple((own + step) % seats for step in range(seats))
