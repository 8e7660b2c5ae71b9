"""The sentences of the log that are the same in every game."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.models.level_words import player_names
from dicegames.models.narrator import Narrator
from dicegames.session.line_up import decides_alike

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
        KeyError: it is none of practice, pause, finish, hint, tutor.
    """
    return {
        "practice": translate("LogWords", "This is a practice table from here on"),
        "pause": translate("LogWords", "Pause"),
        "finish": translate("LogWords", "The game is over"),
        "hint": translate("LogWords", "{name} gets a hint").format(name=name),
        "tutor": translate("LogWords", "The tutor watches"),
    }[kind]


def seating_sentence(before: Seat, after: Seat, game_id: str) -> str:
    """Say what changes at a seat: what it is called and who decides there; "" for nothing of both."""
    sentences = []
    if before.name != after.name:
        text = translate("LogWords", "{name} is now called {new}")
        sentences.append(text.format(name=before.name, new=after.name))
    if after.is_computer and not decides_alike(before, after):
        text = translate("LogWords", "{name} is now played by the computer ({level})")
        level = ", ".join(player_names(game_id, after.level, after.style))
        sentences.append(text.format(name=after.name, level=level))
    elif before.is_computer and not after.is_computer:
        text = translate("LogWords", "{name} is now played by a person")
        sentences.append(text.format(name=after.name))
    return ". ".join(sentences)


def seating_sentences(before: Sequence[Seat], after: Sequence[Seat], game_id: str) -> str:
    """Say everything that changes when others sit at a table, as one text."""
    told = (seating_sentence(*seats, game_id) for seats in zip(before, after, strict=True))
    return ". ".join(sentence for sentence in told if sentence)


def round_name(number: int) -> str:
    """Return the heading of a round, counted from 1."""
    return translate("LogWords", "Round {number}").format(number=number)


def _name(transition: Transition, seats: tuple[Seat, ...]) -> str:
    seat = transition.step.seat
    return seats[seat].name if seat is not None else ""
