"""What is said while a session is looked through."""

from PySide6.QtCore import QCoreApplication

from dicegames.models.log_words import redo_sentence, seating_sentences, undo_sentence
from dicegames.models.narrators import NARRATORS
from dicegames.models.phrases import win_sentence
from dicegames.models.session_words import fitted_title
from dicegames.session.viewing import Moment

translate = QCoreApplication.translate


def position_text(moment: Moment, turns: int) -> str:
    """Return which of all turns is on at a moment: "Turn 14 of 52"."""
    return translate("Viewing", "Turn {turn} of {turns}").format(turn=moment.turn, turns=turns)


def moment_sentence(game_id: str, moment: Moment) -> str:
    """Return what had just happened at a moment, and who won if that was the end."""
    narrator, transition, seats = NARRATORS[game_id], moment.transition, moment.seats
    if moment.kind == "seats":
        told = seating_sentences(moment.earlier_seats, seats, game_id)
        return told or translate("Viewing", "The players change their colours")
    if transition is None:
        return translate("Viewing", "The game begins")
    if moment.kind == "undo":
        return undo_sentence(narrator, transition, seats)
    if moment.kind == "redo":
        sentence = redo_sentence(narrator, transition, seats)
    else:
        sentence = narrator.sentence(transition, seats)
    parts = [sentence, narrator.remark(transition, seats)]
    outcome = moment.state.outcome
    if outcome is not None and len(seats) > 1:
        parts.append(win_sentence([seats[seat].name for seat in outcome.winners]))
    return ". ".join(text for text in parts if text)


def copy_title(title: str, turn: int) -> str:
    """Return what a copy from a turn on is called; a long `title` is cut so that it is one."""
    if not title:
        return translate("Viewing", "Copy from turn {turn}").format(turn=turn)
    return fitted_title(translate("Viewing", "{title} (copy from turn {turn})"), title, turn=turn)
