"""Giving up in words, the same in every game."""

from html import escape

from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.engine.resign import Resign, is_one_left

translate = QCoreApplication.translate


def resigned_seat(transition: Transition) -> int | None:
    """Return the seat that gives up in a step, None if it does something else."""
    action = transition.step.action
    return action.seat if isinstance(action, Resign) else None


def ends_turn(transition: Transition) -> bool:
    """Return whether a step ends the running turn because its seat gives up."""
    seat = resigned_seat(transition)
    return seat is not None and seat == transition.before.current_seat


def resign_sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say who gives up, "" for any other step."""
    seat = resigned_seat(transition)
    return "" if seat is None else translate("Resign", "{name} gives up").format(name=seats[seat].name)


def resign_remark(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that only one seat is left after a step in which another gave up, "" if there are more."""
    resigned = transition.after.resigned
    if resigned_seat(transition) is None or not is_one_left(resigned, len(seats)):
        return ""
    left = next(seat.name for place, seat in enumerate(seats) if place not in resigned)
    return translate("Resign", "Only {name} is left").format(name=left)


def resign_name() -> str:
    """Name the step as the object of "takes back"."""
    return translate("Resign", "giving up")


def resign_brief() -> str:
    """Return the shortest form of what a seat did that gave up."""
    return translate("Resign", "gave up")


def resign_told(transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
    """Tell the next person that the seat before gave up; as rich text, or plain."""
    name = seats[resigned_seat(transition) or 0].name
    return translate("Resign", "{name} gave up.").format(name=escape(name) if rich else name)
