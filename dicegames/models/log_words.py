"""What happened at the table, in words: the log's sentences and the short forms of a turn."""

from html import escape

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Release, Roll, SheetState
from dicegames.models.sheet_words import box_name, points_text

translate = QCoreApplication.translate


class BoxEntry(msgspec.Struct, frozen=True):
    """What one turn wrote: a box, its points, the extra of a further five of a kind, the upper bonus."""

    seat: int
    box: Box
    points: int
    extra: int
    bonus: int

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
    old, new = before.sheets[seat], after.sheets[seat]
    box, points = _written(old, new)
    bonus = new.bonus(after.ruleset) - old.bonus(before.ruleset)
    return BoxEntry(seat, box, points, new.five_bonus - old.five_bonus, bonus)


def sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say what the seat did; "" for an action that has no words of its own."""
    seat, action, before = transition.step.seat, transition.step.action, transition.before
    if seat is None or not isinstance(before, SheetState):
        return ""
    name = seats[seat].name
    match action:
        case Roll():
            return _roll(name, before, transition)
        case Keep(die=die):
            return translate("LogWords", "{name} keeps the {face}").format(name=name, face=before.dice[die])
        case Release(die=die):
            return translate("LogWords", "{name} releases the {face}").format(
                name=name, face=before.dice[die]
            )
        case Choose(box=box):
            return translate("LogWords", "{name} chooses {box}").format(name=name, box=box_name(box))
        case _:
            entry = entry_of(transition)
            return _entry(name, entry, isinstance(action, AutoEnter)) if entry is not None else ""


def bonus_sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that this turn reached the upper bonus; "" when it didn't."""
    entry = entry_of(transition)
    if entry is None or not entry.bonus or not isinstance(transition.after, SheetState):
        return ""
    bonus = translate("LogWords", "%n bonus point/points", None, entry.bonus)
    return translate("LogWords", "{name} reaches {target} in the upper part: {bonus}").format(
        name=seats[entry.seat].name, target=transition.after.ruleset.upper_target, bonus=bonus
    )


def undo_sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that the seat takes this step back."""
    return translate("LogWords", "{name} takes back: {what}").format(
        name=_name(transition, seats), what=_what(transition)
    )


def redo_sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that the seat brings this step back."""
    return translate("LogWords", "{name} brings back: {what}").format(
        name=_name(transition, seats), what=_what(transition)
    )


def mark_sentence(kind: str) -> str:
    """Say what a mark of the match means; kinds: practice, pause, resume, finish. Raises: KeyError."""
    return {
        "practice": translate("LogWords", "This is a practice table from here on"),
        "pause": translate("LogWords", "Pause"),
        "resume": translate("LogWords", "The game goes on"),
        "finish": translate("LogWords", "The game is over"),
    }[kind]


def round_name(number: int) -> str:
    """Return the heading of a round, counted from 1."""
    return translate("LogWords", "Round {number}").format(number=number)


def turn_short(entry: BoxEntry) -> str:
    """Return the shortest form of a turn: "Large straight 40"."""
    return f"{box_name(entry.box)} {entry.points + entry.extra}"


def turn_told(entry: BoxEntry, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
    """Tell the next player what the one before did, as rich text with the box in bold, or plain."""
    name, box = seats[entry.seat].name, box_name(entry.box)
    what = box if not entry.points + entry.extra else f"{box} · {entry.points}"
    if rich:
        name, what = escape(name), f"<b>{escape(what)}</b>"
    if not entry.gain:
        return translate("LogWords", "{name} sacrificed {box}.").format(name=name, box=what)
    if entry.bonus and not entry.extra:
        text = translate("LogWords", "{name} entered {box}, plus a bonus of {extra}.")
    elif entry.extra:
        text = translate("LogWords", "{name} entered {box}, plus {extra}.")
    else:
        text = translate("LogWords", "{name} entered {box}.")
    return text.format(name=name, box=what, extra=entry.extra + entry.bonus)


def faces(values: tuple[int, ...]) -> str:
    """Write dice as figures: "3 3 5"."""
    return " ".join(str(value) for value in values)


def _written(old: Sheet, new: Sheet) -> tuple[Box, int]:
    for box, was, now in zip(BOXES, old.points, new.points, strict=True):
        if was is None and now is not None:
            return box, now
    raise ValueError("an entry that wrote no box")


def _name(transition: Transition, seats: tuple[Seat, ...]) -> str:
    return seats[transition.step.seat].name if transition.step.seat is not None else ""


def _roll(name: str, before: SheetState, transition: Transition) -> str:
    rolled = faces(_drawn(transition))
    if not before.dice:
        return translate("LogWords", "{name} rolls {faces}").format(name=name, faces=rolled)
    held = tuple(value for value, kept in zip(before.dice, before.kept, strict=True) if kept)
    if not held:
        return translate("LogWords", "{name} rolls all dice again: {faces}").format(name=name, faces=rolled)
    return translate("LogWords", "{name} keeps {kept} and rolls {faces}").format(
        name=name, kept=faces(held), faces=rolled
    )


def _drawn(transition: Transition) -> tuple[int, ...]:
    return tuple(value for draw in transition.step.draws for value in draw.values)


def _entry(name: str, entry: BoxEntry, automatic: bool) -> str:
    box, points = box_name(entry.box), points_text(entry.points)
    if automatic:
        if entry.extra:
            text = translate(
                "LogWords", "Entered automatically for {name}: {box}, {points} and {extra} extra"
            )
        else:
            text = translate("LogWords", "Entered automatically for {name}: {box}, {points}")
    elif entry.extra:
        text = translate("LogWords", "{name} enters {box}: {points} and {extra} extra")
    elif not entry.points:
        text = translate("LogWords", "{name} sacrifices {box}: {points}")
    else:
        text = translate("LogWords", "{name} enters {box}: {points}")
    return text.format(name=name, box=box, points=points, extra=entry.extra)


def _what(transition: Transition) -> str:
    """Name a step without its seat: "Full house, 25 points"."""
    entry = entry_of(transition)
    if entry is not None:
        return f"{box_name(entry.box)}, {points_text(entry.points + entry.extra)}"
    if isinstance(transition.step.action, Roll):
        return translate("LogWords", "the roll {faces}").format(faces=faces(_drawn(transition)))
    return translate("LogWords", "the last choice")
