"""How a match ended, as values: the final table, and what was remarkable on the way."""

from datetime import timedelta

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Match, Seat
from dicegames.models.narrator import Fact
from dicegames.models.narrators import NARRATORS
from dicegames.models.phrases import points_text, win_sentence
from dicegames.models.scoring import Scoring
from dicegames.models.scorings import SCORINGS

translate = QCoreApplication.translate

FACTS = 3


class ResultRow(msgspec.Struct, frozen=True):
    """One seat's line of the final table; `parts` are what its total is made of (None: missed)."""

    seat: int
    name: str
    color: str
    is_computer: bool
    place: int
    parts: tuple[int | None, ...]
    total: int
    has_resigned: bool = False


class Result(msgspec.Struct, frozen=True):
    """The end of a match; `rows` are ordered by place, then by seat: who gave up comes last.

    `scoring` tells how the totals came together, in games that count at the end; `is_assisted` that somebody
    was helped.
    """

    game_id: str
    seats: tuple[Seat, ...]
    rows: tuple[ResultRow, ...]
    winners: tuple[int, ...]
    facts: tuple[Fact, ...]
    rounds: int
    playing_time: timedelta
    scoring: Scoring | None = None
    is_assisted: bool = False

    @property
    def is_solo(self) -> bool:
        """Whether there was nobody to win against."""
        return len(self.seats) == 1


def result_of(match: Match, playing_time: timedelta, *, is_assisted: bool = False) -> Result:
    """Sum up a finished match.

    Raises:
        ValueError: the match isn't over.
    """
    state, narrator = match.state, NARRATORS[match.game.id]
    outcome, scores = state.outcome, state.scores()
    if outcome is None:
        raise ValueError("the match isn't over")
    rows = [
        ResultRow(
            seat=index,
            name=seat.name,
            color=seat.color,
            is_computer=seat.is_computer,
            place=outcome.places[index],
            parts=narrator.parts(state, index),
            total=scores[index],
            has_resigned=index in state.resigned,
        )
        for index, seat in enumerate(match.seats)
    ]
    rows.sort(key=_by_place)
    scoring = SCORINGS.get(match.game.id)
    return Result(
        match.game.id,
        match.seats,
        tuple(rows),
        outcome.winners,
        narrator.facts(state, match.transitions())[:FACTS],
        narrator.round(state),
        playing_time,
        scoring(state, match.seats) if scoring is not None else None,
        is_assisted,
    )


def headline(result: Result) -> tuple[str, str]:
    """Return what kind of end it was and who won: "Shared victory", "Ada and Cem win"."""
    gone = [row.name for row in result.rows if row.has_resigned]
    if result.is_solo:
        return translate("Result", "Your points"), points_text(result.rows[0].total)
    if len(result.winners) > 1:
        lead = translate("Result", "Shared victory")
    elif len(gone) < len(result.rows) - 1:
        lead = translate("Result", "Victory")
    elif len(gone) == 1:
        lead = translate("Result", "{name} gave up").format(name=gone[0])
    else:
        lead = translate("Result", "Everyone else gave up")
    return lead, win_sentence([result.seats[seat].name for seat in result.winners])


def columns(result: Result) -> tuple[str, ...]:
    """Return the words above the columns of numbers: the parts, then the total."""
    return (*NARRATORS[result.game_id].columns(), translate("Result", "Total"))


def row_sentence(row: ResultRow, result: Result) -> str:
    """Return a line of the final table as a sentence for screen readers."""
    return f"{_place_sentence(row)} {NARRATORS[result.game_id].parts_text(row.parts)}".rstrip()


def scoring_sentence(row: ResultRow, scoring: Scoring) -> str:
    """Return a line of the table in which totals are counted as a sentence for screen readers."""
    return f"{_place_sentence(row)} {scoring.sentence(row.seat)}"


def length_text(result: Result) -> str:
    """Return how long the match took: "13 rounds in 24 minutes."."""
    minutes = max(1, round(result.playing_time.total_seconds() / 60))
    return translate("Result", "{rounds} in {minutes}.").format(
        rounds=translate("Result", "%n round/rounds", None, result.rounds),
        minutes=translate("Result", "%n minute/minutes", None, minutes),
    )


def help_sentence(*, has_best_list: bool) -> str:
    """Return what it means that somebody was helped."""
    if has_best_list:
        return translate("Result", "With help: it goes into no best list.")
    return translate("Result", "With help: it counts in no statistics.")


def _place_sentence(row: ResultRow) -> str:
    if row.has_resigned:
        text = translate("Result", "{name} gave up, {total}.")
        return text.format(name=row.name, total=points_text(row.total))
    return translate("Result", "Place {place}: {name}, {total}.").format(
        place=row.place, name=row.name, total=points_text(row.total)
    )


def _by_place(row: ResultRow) -> tuple[int, int]:
    return row.place, row.seat
