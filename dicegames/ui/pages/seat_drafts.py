"""The line-up while it is being made: seats whose names may still be empty."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.computer.levels import default_level, known_level
from dicegames.computer.player import Style
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.storage.people import MAX_NAME, SEAT_COLORS, is_seat_name

translate = QCoreApplication.translate

_COLORS = {"ordercards": ("orange", "teal", "pink", "violet", "lime")}  # the others are too near to its cards


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """A seat being set up; an empty name stands for the default one of its place.

    Level and style stay while a person sits there. They may be those of another game or version:
    `computer_of` tells which count.
    """

    name: str
    color: str
    is_computer: bool = False
    level: str = ""
    style: str = ""


def drafts_of(seats: Sequence[Seat]) -> tuple[SeatDraft, ...]:
    """Return the drafts of a line-up that was played before; default names become empty again."""
    return tuple(
        SeatDraft(
            "" if _is_default_name(seat, place) else seat.name,
            seat.color,
            seat.is_computer,
            seat.level,
            seat.style,
        )
        for place, seat in enumerate(seats)
    )


def seat_colors(game_id: str) -> tuple[str, ...]:
    """Return the colours that seats of a game can have, the ones to begin with first."""
    return _COLORS.get(game_id, SEAT_COLORS)


def first_drafts(count: int, colors: Sequence[str] = SEAT_COLORS) -> tuple[SeatDraft, ...]:
    """Return `count` people without names in the first of `colors`."""
    return tuple(SeatDraft("", color) for color in colors[:count])


def seats_of(drafts: Sequence[SeatDraft], game_id: str) -> tuple[Seat, ...]:
    """Return the seats that can be played with: every name is there, every computer has a level."""
    seats = []
    for place, draft in enumerate(drafts):
        name = clean_name(draft.name) or default_name(draft.is_computer, place)
        if draft.is_computer:
            seats.append(Seat(name, draft.color, "computer", *computer_of(draft, game_id)))
        else:
            seats.append(Seat(name, draft.color))
    return tuple(seats)


def seats_after(seats: Sequence[Seat], drafts: Sequence[SeatDraft], game_id: str) -> tuple[Seat, ...]:
    """Return the seats of `drafts`; where the same decides as at `seats` before, its level stays as it was.

    A level of former versions would else be another one, though nobody changed it.
    """
    made = seats_of(drafts, game_id)
    if len(seats) != len(made):
        return made
    return tuple(
        msgspec.structs.replace(seat, name=new.name, color=new.color) if _is_same(seat, draft) else new
        for seat, draft, new in zip(seats, drafts, made, strict=True)
    )


def computer_of(draft: SeatDraft, game_id: str) -> tuple[str, Style]:
    """Return level and style of the computer at a seat: what the game doesn't have gives way to its own."""
    default = default_level(game_id)
    for level, style in product((draft.level, default), (draft.style, "")):
        try:
            return known_level(game_id, level, style)
        except InvalidRecordError:
            continue
    return default, ""


def in_game(drafts: Sequence[SeatDraft], game_id: str) -> tuple[SeatDraft, ...]:
    """Leave out the levels and styles that a game doesn't have."""
    found = [computer_of(draft, game_id) for draft in drafts]
    return tuple(
        replace(draft, level=level if draft.level else "", style=style)
        for draft, (level, style) in zip(drafts, found, strict=True)
    )


def with_color(drafts: Sequence[SeatDraft], place: int, color: str) -> tuple[SeatDraft, ...]:
    """Give a seat a colour; whoever had it gets the seat's old one, so colours stay distinct."""
    old = drafts[place].color
    return tuple(
        replace(draft, color=color if index == place else old if draft.color == color else draft.color)
        for index, draft in enumerate(drafts)
    )


def with_one_more(drafts: Sequence[SeatDraft], colors: Sequence[str] = SEAT_COLORS) -> tuple[SeatDraft, ...]:
    """Add a person in the first free one of `colors`."""
    return (*drafts, SeatDraft("", _free_color(drafts, colors)))


def in_colors(drafts: Sequence[SeatDraft], colors: Sequence[str]) -> tuple[SeatDraft, ...]:
    """Give seats of other colours the first free ones of `colors`; there must be enough for all."""
    made = [draft for draft in drafts if draft.color in colors]
    recolored = []
    for draft in drafts:
        if draft.color not in colors:
            draft = replace(draft, color=_free_color(made, colors))
            made.append(draft)
        recolored.append(draft)
    return tuple(recolored)


def without(drafts: Sequence[SeatDraft], place: int) -> tuple[SeatDraft, ...]:
    """Remove a seat."""
    return (*drafts[:place], *drafts[place + 1 :])


def in_random_order(drafts: Sequence[SeatDraft], source: random.Random) -> tuple[SeatDraft, ...]:
    """Return the seats in an order drawn from `source`; default names stay with their seats."""
    named = [
        replace(draft, name=clean_name(draft.name) or default_name(draft.is_computer, place))
        for place, draft in enumerate(drafts)
    ]
    source.shuffle(named)
    return tuple(named)


def default_name(is_computer: bool, place: int) -> str:
    """Return the name of a seat that was given none; `place` counts from 0."""
    if is_computer:
        return translate("NewGame", "Computer {number}").format(number=place + 1)
    return translate("NewGame", "Player {number}").format(number=place + 1)


def clean_name(name: str) -> str:
    """Return what of a typed name can stand on a table, "" when nothing can."""
    kept = "".join(char for char in name if is_seat_name(f"x{char}"))
    kept = " ".join(kept.split())[:MAX_NAME].strip()
    return kept if is_seat_name(kept) else ""


def _free_color(drafts: Sequence[SeatDraft], colors: Sequence[str]) -> str:
    taken = {draft.color for draft in drafts}
    return next(color for color in colors if color not in taken)


def _is_same(seat: Seat, draft: SeatDraft) -> bool:
    """Return whether at a seat the same decides as its draft says."""
    if not (seat.is_computer and draft.is_computer):
        return seat.is_computer == draft.is_computer
    return (seat.level, seat.style) == (draft.level, draft.style)


def _is_default_name(seat: Seat, place: int) -> bool:
    return seat.name == default_name(seat.is_computer, place)
