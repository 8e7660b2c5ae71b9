"""The sentences of the log that are the same in every game."""

from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.models.narrator import Narrator
from dicegames.models.resign_words import resigned_seat

translate = QCoreApplication.translate


def undo_sentence(narrator: Narrator, transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that the seat takes this step back."""
    return translate("LogWords", "{name} takes back: {what}").format(
        name=_name(transition, seats), what=narrator.step_name(transition)
    )


def redo_sentence(narrator: Narrator, transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say that the seat brings this step back."""
    return translate("LogWords", "{name} brings back: {what}").format(
        name=_name(transition, seats), what=narrator.step_name(transition)
    )


def mark_sentence(kind: str, name: str = "") -> str:
    """Say what a mark of the match means; `name` is who gets a hint.

    Raises:
        KeyError: it is none of practice, pause, resume, finish, hint, tutor.
    """
    return {
        "practice": translate("LogWords", "This is a practice table from here on"),
        "pause": translate("LogWords", "Pause"),
        "resume": translate("LogWords", "The game goes on"),
        "finish": translate("LogWords", "The game is over"),
        "hint": translate("LogWords", "{name} gets a hint").format(name=name),
        "tutor": translate("LogWords", "The tutor watches"),
    }[kind]


def round_name(number: int) -> str:
    """Return the heading of a round, counted from 1."""
    return translate("LogWords", "Round {number}").format(number=number)


def _name(transition: Transition, seats: tuple[Seat, ...]) -> str:
    # Who gives up isn't always who is on turn.
    gone = resigned_seat(transition)
    seat = transition.step.seat if gone is None else gone
    return seats[seat].name if seat is not None else ""
