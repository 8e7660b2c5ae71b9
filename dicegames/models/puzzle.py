"""A match against the clock in words: the time left, how it ended, the best results (F8)."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.models.dates import when_text
from dicegames.models.game_words import minutes_text
from dicegames.models.phrases import points_text
from dicegames.storage.best import BestResult

translate = QCoreApplication.translate

LAST_MS = 30_000
"""From here on the clock looks different."""


class PuzzleEnd(msgspec.Struct, frozen=True):
    """The end of a match against the clock: limit (s), milliseconds left, pauses, session, best results."""

    limit: int
    left: int
    pauses: int
    session: str
    best: tuple[BestResult, ...] = ()


def clock_text(milliseconds: int) -> str:
    """Return a span of time as on a clock, begun seconds counted whole: "3:42"."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"


def span_text(seconds: int) -> str:
    """Return a limit of time in words: "5 minutes"."""
    if seconds % 60:
        return translate("Puzzle", "%n second/seconds", None, seconds)
    return minutes_text(seconds // 60)


def clock_caption(milliseconds: int, total: int) -> str:
    """Return the small words below the clock."""
    span = span_text(total // 1000)
    if milliseconds >= total:
        return translate("Puzzle", "from the first roll on")
    if milliseconds <= LAST_MS:
        return last_text()
    return translate("Puzzle", "of {span} left").format(span=span)


def last_text() -> str:
    """Return the words that mark the end of the time."""
    return translate("Puzzle", "almost over")


def clock_sentence(milliseconds: int, total: int) -> str:
    """Return the clock for screen readers."""
    seconds = -(-milliseconds // 1000)
    parts = []
    if seconds >= 60:
        parts.append(minutes_text(seconds // 60))
    if seconds % 60 or not parts:
        parts.append(translate("Puzzle", "%n second/seconds", None, seconds % 60))
    left = translate("Puzzle", "{time} left").format(time=" ".join(parts))
    return f"{left}, {last_text()}" if milliseconds <= LAST_MS else left


def best_sentence(best: Sequence[BestResult], limit: int) -> str:
    """Return the best result by a limit as the line above a table, "" when there is none."""
    if not best:
        return ""
    return translate("Puzzle", "Best result with {span}: {points}").format(
        span=span_text(limit), points=best[0].score
    )


def best_title(limit: int) -> str:
    """Return the heading of the best list."""
    return translate("Puzzle", "Best results, {span}").format(span=span_text(limit))


def pauses_text(pauses: int) -> str:
    """Return how often somebody paused."""
    if not pauses:
        return translate("Puzzle", "no pause")
    return translate("Puzzle", "%n pause/pauses", None, pauses)


def best_when(result: BestResult, now: datetime) -> str:
    """Return when a result was reached; `now` is a local time that knows its zone."""
    try:
        moment = datetime.fromisoformat(result.at).astimezone(now.tzinfo)
    except (ValueError, OverflowError):
        return ""
    return when_text(moment, now)


def best_row_sentence(place: int, result: BestResult, when: str, is_this: bool) -> str:
    """Return a line of the best list for screen readers."""
    text = translate("Puzzle", "Place {place}: {name}, {points}, {pauses}, {when}.").format(
        place=place,
        name=result.name,
        points=points_text(result.score),
        pauses=pauses_text(result.pauses),
        when=when,
    )
    return f"{text} {this_text()}" if is_this else text


def this_text() -> str:
    """Return the mark on the result of this very match."""
    return translate("Puzzle", "this game")


def end_lead(end: PuzzleEnd) -> str:
    """Return how it ended, in a few words."""
    if end.left:
        return translate("Puzzle", "Done with {time} left").format(time=clock_text(end.left))
    return translate("Puzzle", "The time is up")


def end_sentence(end: PuzzleEnd) -> str:
    """Return time and pauses as the line below the result."""
    used = clock_text(end.limit * 1000 - end.left)
    return translate("Puzzle", "{used} of {limit}, {pauses}.").format(
        used=used, limit=clock_text(end.limit * 1000), pauses=pauses_text(end.pauses)
    )
