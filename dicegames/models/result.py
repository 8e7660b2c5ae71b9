"""How a match ended, as values: the final table, and what was remarkable on the way."""

from datetime import timedelta
from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.state import SheetState
from dicegames.models.game_words import joined_names
from dicegames.models.log_words import BoxEntry, entry_of
from dicegames.models.sheet_words import box_name, points_text

translate = QCoreApplication.translate

HIGHLIGHTS = 3

HighlightKind = Literal["upper", "five", "turnaround", "best_turn", "lead", "sacrifices", "lower"]


class ResultRow(msgspec.Struct, frozen=True):
    """One seat's line of the final table; `bonus` 0 means that it was missed."""

    seat: int
    name: str
    color: str
    is_computer: bool
    place: int
    upper: int
    bonus: int
    lower: int
    fives: int
    total: int


class Highlight(msgspec.Struct, frozen=True):
    """One remarkable fact: what kind, whose, in which round, with which box and how many points."""

    kind: HighlightKind
    seat: int
    round: int = 0
    box: Box | None = None
    points: int = 0
    tied: bool = False


class Result(msgspec.Struct, frozen=True):
    """The end of a match; `rows` are ordered by place, then by seat."""

    seats: tuple[Seat, ...]
    rows: tuple[ResultRow, ...]
    winners: tuple[int, ...]
    highlights: tuple[Highlight, ...]
    rounds: int
    playing_time: timedelta

    @property
    def is_solo(self) -> bool:
        """Whether there was nobody to win against."""
        return len(self.seats) == 1


class Turn(msgspec.Struct, frozen=True):
    """One turn of the match: what was entered, in which round, from which dice, and the totals after it."""

    entry: BoxEntry
    round: int
    five: bool
    scores: tuple[int, ...]


def result_of(
    state: SheetState, seats: tuple[Seat, ...], transitions: tuple[Transition, ...], playing_time: timedelta
) -> Result:
    """Sum up a finished match.

    Raises:
        ValueError: the match isn't over.
    """
    outcome = state.outcome
    if outcome is None:
        raise ValueError("the match isn't over")
    rows = [
        ResultRow(
            seat=index,
            name=seat.name,
            color=seat.color,
            is_computer=seat.is_computer,
            place=place,
            upper=sheet.upper,
            bonus=sheet.bonus(state.ruleset),
            lower=sheet.lower,
            fives=sheet.five_bonus,
            total=sheet.total(state.ruleset),
        )
        for index, (seat, sheet, place) in enumerate(zip(seats, state.sheets, outcome.places, strict=True))
    ]
    rows.sort(key=_by_place)
    turns = turns_of(transitions)
    return Result(
        seats,
        tuple(rows),
        outcome.winners,
        _highlights(rows, outcome.winners, turns),
        len(BOXES),
        playing_time,
    )


def turns_of(transitions: tuple[Transition, ...]) -> tuple[Turn, ...]:
    """Return the turns that were entered, oldest first."""
    turns = []
    for transition in transitions:
        entry, before = entry_of(transition), transition.before
        if entry is not None and isinstance(before, SheetState):
            turns.append(Turn(entry, before.round, is_five(before.dice), transition.after.scores()))
    return tuple(turns)


def headline(result: Result) -> tuple[str, str]:
    """Return what kind of end it was and who won: "Shared victory", "Ada and Cem win"."""
    names = joined_names(tuple(result.seats[seat].name for seat in result.winners))
    if result.is_solo:
        points = points_text(result.rows[0].total)
        return translate("Result", "Your points"), points
    if len(result.winners) > 1:
        lead = translate("Result", "Shared victory")
    else:
        lead = translate("Result", "Victory")
    return lead, _win_sentence(names, len(result.winners))


def _win_sentence(names: str, count: int) -> str:
    if count > 1:
        return translate("Result", "{names} win").format(names=names)
    return translate("Result", "{names} wins").format(names=names)


def highlight_text(highlight: Highlight, result: Result) -> str:
    """Return a remarkable fact as a sentence."""
    name = result.seats[highlight.seat].name
    box = box_name(highlight.box) if highlight.box is not None else ""
    points = points_text(highlight.points)
    match highlight.kind:
        case "upper" if result.is_solo:
            text = translate("Result", "{name} has {points} in the upper part.")
        case "upper":
            text = translate("Result", "{name} has most in the upper part: {points}.")
        case "five":
            text = translate("Result", "{name} rolls a five of a kind in round {round}: {box}, {points}.")
        case "turnaround" if highlight.tied:
            text = translate("Result", "{name} draws level in the last turn: {box}, {points}.")
        case "turnaround":
            text = translate("Result", "{name} takes the lead in the last turn: {box}, {points}.")
        case "best_turn":
            text = translate("Result", "{name} has the best turn, in round {round}: {box}, {points}.")
        case "lead":
            text = translate("Result", "{name} leads from round {round} to the end.")
        case "sacrifices":
            return _sacrifices_text(name, highlight.points, result.is_solo)
        case "lower" if result.is_solo:
            text = translate("Result", "{name} has {points} in the lower part.")
        case "lower":
            text = translate("Result", "{name} has most in the lower part: {points}.")
    return text.format(name=name, points=points, box=box, round=highlight.round)


def _sacrifices_text(name: str, count: int, is_solo: bool) -> str:
    if not count:
        return translate("Result", "{name} sacrifices no box at all.").format(name=name)
    boxes = translate("Result", "%n box/boxes", None, count)
    if is_solo:
        return translate("Result", "{name} sacrifices {boxes}.").format(name=name, boxes=boxes)
    return translate("Result", "{name} sacrifices least: {boxes}.").format(name=name, boxes=boxes)


def row_sentence(row: ResultRow) -> str:
    """Return a line of the final table as a sentence for screen readers."""
    return translate(
        "Result",
        "Place {place}: {name}, {total}. Upper part {upper}, bonus {bonus}, lower part {lower}, "
        "fives of a kind {fives}.",
    ).format(
        place=row.place,
        name=row.name,
        total=points_text(row.total),
        upper=row.upper,
        bonus=row.bonus,
        lower=row.lower,
        fives=row.fives,
    )


def length_text(result: Result) -> str:
    """Return how long the match took: "13 rounds in 24 minutes."."""
    minutes = max(1, round(result.playing_time.total_seconds() / 60))
    return translate("Result", "{rounds} in {minutes}.").format(
        rounds=translate("Result", "%n round/rounds", None, result.rounds),
        minutes=translate("Result", "%n minute/minutes", None, minutes),
    )


def _by_place(row: ResultRow) -> tuple[int, int]:
    return row.place, row.seat


def _highlights(
    rows: list[ResultRow], winners: tuple[int, ...], turns: tuple[Turn, ...]
) -> tuple[Highlight, ...]:
    """Return the most remarkable facts first; each is true for one seat alone."""
    found = [
        _best_part("upper", {row.seat: row.upper for row in rows}),
        _five(turns),
        _turnaround(turns),
        _best_turn(turns),
        _lead(winners, turns),
        _sacrifices(len(rows), turns),
        _best_part("lower", {row.seat: row.lower for row in rows}),
    ]
    return tuple(fact for fact in found if fact is not None)[:HIGHLIGHTS]


def _best_part(kind: Literal["upper", "lower"], sums: dict[int, int]) -> Highlight | None:
    best = max(sums.values())
    seats = [seat for seat, points in sums.items() if points == best]
    return Highlight(kind, seats[0], points=best) if len(seats) == 1 else None


def _five(turns: tuple[Turn, ...]) -> Highlight | None:
    """Return the five of a kind that brought most."""
    fives = [turn for turn in turns if turn.five]
    if not fives:
        return None
    best = max(fives, key=_gain)
    entry = best.entry
    return Highlight("five", entry.seat, best.round, entry.box, entry.points + entry.extra)


def _turnaround(turns: tuple[Turn, ...]) -> Highlight | None:
    """Return the last turn if it changed who is in front."""
    if len(turns) < 2:
        return None
    last, before = turns[-1], turns[-2].scores
    seat, after = last.entry.seat, last.scores
    if len(after) < 2 or before[seat] == max(before) or after[seat] < max(after):
        return None
    tied = after.count(after[seat]) > 1
    return Highlight("turnaround", seat, last.round, last.entry.box, last.entry.gain, tied)


def _best_turn(turns: tuple[Turn, ...]) -> Highlight | None:
    best = max(turns, key=_gain)
    # A five of a kind is told anyway, and of two equal turns neither is the best.
    if best.five or sum(turn.entry.gain == best.entry.gain for turn in turns) > 1:
        return None
    return Highlight("best_turn", best.entry.seat, best.round, best.entry.box, best.entry.gain)


def _lead(winners: tuple[int, ...], turns: tuple[Turn, ...]) -> Highlight | None:
    """Return since which round the only winner was alone in front after every round."""
    if len(winners) != 1 or len(turns[-1].scores) < 2:
        return None
    winner, since = winners[0], 0
    seats = len(turns[-1].scores)
    for turn in reversed(turns[seats - 1 :: seats]):
        others = [score for seat, score in enumerate(turn.scores) if seat != winner]
        if turn.scores[winner] <= max(others):
            break
        since = turn.round
    return Highlight("lead", winner, since) if since and since < turns[-1].round else None


def _sacrifices(seats: int, turns: tuple[Turn, ...]) -> Highlight | None:
    """Return who sacrificed least, when it is one seat alone."""
    counts = [0] * seats
    for turn in turns:
        counts[turn.entry.seat] += not turn.entry.points + turn.entry.extra
    least = min(counts)
    return Highlight("sacrifices", counts.index(least), points=least) if counts.count(least) == 1 else None


def _gain(turn: Turn) -> int:
    return turn.entry.gain
