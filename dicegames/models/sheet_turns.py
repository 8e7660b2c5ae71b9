"""What happened at a table of a sheet game, in words: rolls, entries, and the short forms of a turn."""

from html import escape

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Release, Roll, SheetState, TimeOut
from dicegames.models.phrases import faces, points_text
from dicegames.models.wordings import box_name, wording_of

translate = QCoreApplication.translate


class BoxEntry(msgspec.Struct, frozen=True):
    """What one turn wrote: a box, its points, the extra of a further five of a kind, the upper bonus."""

    ruleset: SheetRuleset
    seat: int
    box: Box
    points: int
    extra: int
    bonus: int

    @property
    def name(self) -> str:
        """Return the name of the box."""
        return box_name(self.box, self.ruleset)

    @property
    def gain(self) -> int:
        """Return by how much the total grew."""
        return self.points + self.extra + self.bonus


def entry_of(transition: Transition) -> BoxEntry | None:
    """Return what `transition` wrote into a sheet, None when it wrote nothing."""
    before, after, seat = transition.before, transition.after, transition.step.seat
    if not isinstance(transition.step.action, Enter | AutoEnter) or seat is None:
        return None
    if not isinstance(before, SheetState) or not isinstance(after, SheetState):
        return None
    old, new, ruleset = before.sheets[seat], after.sheets[seat], after.ruleset
    box, points = _written(old, new)
    bonus = new.bonus(ruleset) - old.bonus(ruleset)
    return BoxEntry(ruleset, seat, box, points, new.five_bonus - old.five_bonus, bonus)


def sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say what the seat did; "" for a step of nobody."""
    seat, action, before = transition.step.seat, transition.step.action, transition.before
    if seat is None or not isinstance(before, SheetState):
        return ""
    name = seats[seat].name
    match action:
        case Roll():
            return _roll(name, before, transition)
        case Keep(die=die):
            return wording_of(before.ruleset).kept(name, before.dice[die])
        case Release(die=die):
            return wording_of(before.ruleset).released(name, before.dice[die])
        case Choose(box=box):
            return translate("SheetTurns", "{name} chooses {box}").format(
                name=name, box=box_name(box, before.ruleset)
            )
        case TimeOut():
            points = points_text(transition.after.scores()[seat])
            return translate("SheetTurns", "{name}’s time is up, with {points}").format(
                name=name, points=points
            )
        case _:
            entry = entry_of(transition)
            return _entry(name, entry, isinstance(action, AutoEnter)) if entry is not None else ""


def bonus_sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that this turn reached the upper bonus; "" when it didn't."""
    entry = entry_of(transition)
    if entry is None or not entry.bonus:
        return ""
    bonus = translate("SheetTurns", "%n bonus point/points", None, entry.bonus)
    wording = wording_of(entry.ruleset)
    return wording.bonus_reached(seats[entry.seat].name, entry.ruleset.upper_target, bonus)


def step_name(transition: Transition) -> str:
    """Name a step without its seat: "Full house, 25 points"."""
    entry = entry_of(transition)
    if entry is not None:
        return f"{entry.name}, {points_text(entry.points + entry.extra)}"
    if isinstance(transition.step.action, Roll):
        return translate("SheetTurns", "the roll {faces}").format(faces=faces(_drawn(transition)))
    return translate("SheetTurns", "the last choice")


def turn_short(entry: BoxEntry) -> str:
    """Return the shortest form of a turn: "Large straight 40"."""
    return f"{entry.name} {entry.points + entry.extra}"


def turn_told(entry: BoxEntry, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
    """Tell the next player what the one before did, as rich text with the box in bold, or plain."""
    name, box = seats[entry.seat].name, entry.name
    what = box if not entry.points + entry.extra else f"{box} · {entry.points}"
    if rich:
        name, what = escape(name), f"<b>{escape(what)}</b>"
    if not entry.gain:
        return translate("SheetTurns", "{name} sacrificed {box}.").format(name=name, box=what)
    if entry.bonus and not entry.extra:
        text = translate("SheetTurns", "{name} entered {box}, plus a bonus of {extra}.")
    elif entry.extra:
        text = translate("SheetTurns", "{name} entered {box}, plus {extra}.")
    else:
        text = translate("SheetTurns", "{name} entered {box}.")
    return text.format(name=name, box=what, extra=entry.extra + entry.bonus)


def _written(old: Sheet, new: Sheet) -> tuple[Box, int]:
    for box, was, now in zip(BOXES, old.points, new.points, strict=True):
        if was is None and now is not None:
            return box, now
    raise ValueError("an entry that wrote no box")


def _roll(name: str, before: SheetState, transition: Transition) -> str:
    rolled = faces(_drawn(transition))
    if not before.dice:
        return translate("SheetTurns", "{name} rolls {faces}").format(name=name, faces=rolled)
    held = tuple(value for value, kept in zip(before.dice, before.kept, strict=True) if kept)
    if not held:
        return translate("SheetTurns", "{name} rolls all dice again: {faces}").format(name=name, faces=rolled)
    return wording_of(before.ruleset).rolled_on(name, faces(held), rolled)


def _drawn(transition: Transition) -> tuple[int, ...]:
    return tuple(value for draw in transition.step.draws for value in draw.values)


def _entry(name: str, entry: BoxEntry, automatic: bool) -> str:
    points = points_text(entry.points)
    if automatic:
        if entry.extra:
            text = translate(
                "SheetTurns", "Entered automatically for {name}: {box}, {points} and {extra} extra"
            )
        else:
            text = translate("SheetTurns", "Entered automatically for {name}: {box}, {points}")
    elif entry.extra:
        text = translate("SheetTurns", "{name} enters {box}: {points} and {extra} extra")
    elif not entry.points:
        text = translate("SheetTurns", "{name} sacrifices {box}: {points}")
    else:
        text = translate("SheetTurns", "{name} enters {box}: {points}")
    return text.format(name=name, box=entry.name, points=points, extra=entry.extra)
