"""What was remarkable about a finished match of a sheet game: plain facts, worded when they are shown."""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.state import SheetState
from dicegames.models.phrases import points_text
from dicegames.models.sheet_turns import BoxEntry, entry_of

translate = QCoreApplication.translate

FactKind = Literal["upper", "five", "turnaround", "best_turn", "lead", "sacrifices", "lower"]

_ICONS: dict[FactKind, str] = {
    "upper": "trophy",
    "five": "bolt",
    "turnaround": "flag",
    "best_turn": "bolt",
    "lead": "flag",
    "sacrifices": "check",
    "lower": "trophy",
}


class SheetFact(msgspec.Struct, frozen=True):
    """One remarkable fact: what kind, whose, in which round, with which entry and how many points."""

    kind: FactKind
    seat: int
    round: int = 0
    entry: BoxEntry | None = None
    points: int = 0
    tied: bool = False

    @property
    def icon(self) -> str:
        """The name of the icon beside it."""
        return _ICONS[self.kind]

    def text(self, seats: tuple[Seat, ...]) -> str:
        """Return the fact as a sentence; alone at the table there is nobody to compare with."""
        name, is_solo = seats[self.seat].name, len(seats) == 1
        box = self.entry.name if self.entry is not None else ""
        points = points_text(self.points)
        match self.kind:
            case "upper" if is_solo:
                text = translate("SheetResult", "{name} has {points} in the upper part.")
            case "upper":
                text = translate("SheetResult", "{name} has most in the upper part: {points}.")
            case "five":
                text = translate(
                    "SheetResult", "{name} rolls a five of a kind in round {round}: {box}, {points}."
                )
            case "turnaround" if self.tied:
                text = translate("SheetResult", "{name} draws level in the last turn: {box}, {points}.")
            case "turnaround":
                text = translate("SheetResult", "{name} takes the lead in the last turn: {box}, {points}.")
            case "best_turn":
                text = translate(
                    "SheetResult", "{name} has the best turn, in round {round}: {box}, {points}."
                )
            case "lead":
                text = translate("SheetResult", "{name} leads from round {round} to the end.")
            case "sacrifices":
                return _sacrifices_text(name, self.points, is_solo)
            case "lower" if is_solo:
                text = translate("SheetResult", "{name} has {points} in the lower part.")
            case "lower":
                text = translate("SheetResult", "{name} has most in the lower part: {points}.")
        return text.format(name=name, points=points, box=box, round=self.round)


class Turn(msgspec.Struct, frozen=True):
    """One turn of the match: what was entered, in which round, from which dice, and the totals after it."""

    entry: BoxEntry
    round: int
    five: bool
    scores: tuple[int, ...]


def sheet_facts(state: SheetState, transitions: tuple[Transition, ...]) -> tuple[SheetFact, ...]:
    """Return the most remarkable facts first; each is true for one seat alone.

    Raises:
        ValueError: the match isn't over.
    """
    if state.outcome is None:
        raise ValueError("the match isn't over")
    turns = turns_of(transitions)
    if not turns:  # the time was up before the first entry
        return ()
    found = [
        _best_part("upper", [sheet.upper for sheet in state.sheets]),
        _five(turns),
        _turnaround(turns),
        _best_turn(turns),
        _lead(state.outcome.winners, turns),
        _sacrifices(len(state.sheets), turns),
        _best_part("lower", [sheet.lower for sheet in state.sheets]),
    ]
    return tuple(fact for fact in found if fact is not None)


def turns_of(transitions: tuple[Transition, ...]) -> tuple[Turn, ...]:
    """Return the turns that were entered, oldest first."""
    turns = []
    for transition in transitions:
        entry, before = entry_of(transition), transition.before
        if entry is not None and isinstance(before, SheetState):
            turns.append(Turn(entry, before.round, is_five(before.dice), transition.after.scores()))
    return tuple(turns)


def _sacrifices_text(name: str, count: int, is_solo: bool) -> str:
    if not count:
        return translate("SheetResult", "{name} sacrifices no box at all.").format(name=name)
    boxes = translate("SheetResult", "%n box/boxes", None, count)
    if is_solo:
        return translate("SheetResult", "{name} sacrifices {boxes}.").format(name=name, boxes=boxes)
    return translate("SheetResult", "{name} sacrifices least: {boxes}.").format(name=name, boxes=boxes)


def _best_part(kind: Literal["upper", "lower"], sums: list[int]) -> SheetFact | None:
    best = max(sums)
    return SheetFact(kind, sums.index(best), points=best) if sums.count(best) == 1 else None


def _five(turns: tuple[Turn, ...]) -> SheetFact | None:
    """Return the five of a kind that brought most."""
    fives = [turn for turn in turns if turn.five]
    if not fives:
        return None
    best = max(fives, key=_gain)
    entry = best.entry
    return SheetFact("five", entry.seat, best.round, entry, entry.points + entry.extra)


def _turnaround(turns: tuple[Turn, ...]) -> SheetFact | None:
    """Return the last turn if it changed who is in front."""
    if len(turns) < 2:
        return None
    last, before = turns[-1], turns[-2].scores
    seat, after = last.entry.seat, last.scores
    if len(after) < 2 or before[seat] == max(before) or after[seat] < max(after):
        return None
    tied = after.count(after[seat]) > 1
    return SheetFact("turnaround", seat, last.round, last.entry, last.entry.gain, tied)


def _best_turn(turns: tuple[Turn, ...]) -> SheetFact | None:
    best = max(turns, key=_gain)
    # A five of a kind is told anyway, and of two equal turns neither is the best.
    if best.five or sum(turn.entry.gain == best.entry.gain for turn in turns) > 1:
        return None
    return SheetFact("best_turn", best.entry.seat, best.round, best.entry, best.entry.gain)


def _lead(winners: tuple[int, ...], turns: tuple[Turn, ...]) -> SheetFact | None:
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
    return SheetFact("lead", winner, since) if since and since < turns[-1].round else None


def _sacrifices(seats: int, turns: tuple[Turn, ...]) -> SheetFact | None:
    """Return who sacrificed least, when it is one seat alone."""
    counts = [0] * seats
    for turn in turns:
        counts[turn.entry.seat] += not turn.entry.points + turn.entry.extra
    least = min(counts)
    return SheetFact("sacrifices", counts.index(least), points=least) if counts.count(least) == 1 else None


def _gain(turn: Turn) -> int:
    return turn.entry.gain
