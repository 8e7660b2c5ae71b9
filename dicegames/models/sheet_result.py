"""What was remarkable about a finished match of a sheet game: plain facts, worded when they are shown."""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.state import SheetState
from dicegames.models.phrases import points_text
from dicegames.models.sheet_turns import BoxEntry, entry_of
from dicegames.models.wording import Wording
from dicegames.models.wordings import WORDINGS

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
    """One remarkable fact of a game: what kind, whose, in which round, with which entry and points."""

    game: str
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
        points, wording = points_text(self.points), WORDINGS[self.game]
        match self.kind:
            case "upper":
                text = wording.best_upper(is_solo)
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
                return _sacrifices_text(wording, name, self.points, is_solo)
            case "lower":
                text = wording.best_lower(is_solo)
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
    turns, game = turns_of(transitions), state.ruleset.game
    if not turns:  # the time was up before the first entry, or all but one gave up
        return ()
    if state.resigned:  # who gave up has played less: only turns are compared
        return tuple(fact for fact in (_five(turns), _best_turn(turns)) if fact is not None)
    found = [
        _best_part(game, "upper", [sheet.upper for sheet in state.sheets]),
        _five(turns),
        _turnaround(turns),
        _best_turn(turns),
        _lead(state.outcome.winners, turns),
        _sacrifices(len(state.sheets), turns),
        _best_part(game, "lower", [sheet.lower for sheet in state.sheets]),
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


def _sacrifices_text(wording: Wording, name: str, count: int, is_solo: bool) -> str:
    if not count:
        return wording.none_sacrificed(name)
    boxes = wording.places(count)
    if is_solo:
        return translate("SheetResult", "{name} sacrifices {boxes}.").format(name=name, boxes=boxes)
    return translate("SheetResult", "{name} sacrifices least: {boxes}.").format(name=name, boxes=boxes)


def _best_part(game: str, kind: Literal["upper", "lower"], sums: list[int]) -> SheetFact | None:
    best = max(sums)
    return SheetFact(game, kind, sums.index(best), points=best) if sums.count(best) == 1 else None


def _five(turns: tuple[Turn, ...]) -> SheetFact | None:
    """Return the five of a kind that brought most."""
    fives = [turn for turn in turns if turn.five]
    if not fives:
        return None
    best = max(fives, key=_gain)
    entry = best.entry
    return SheetFact(entry.ruleset.game, "five", entry.seat, best.round, entry, entry.points + entry.extra)


def _turnaround(turns: tuple[Turn, ...]) -> SheetFact | None:
    """Return the last turn if it changed who is in front."""
    if len(turns) < 2:
        return None
    last, before = turns[-1], turns[-2].scores
    seat, after = last.entry.seat, last.scores
    if len(after) < 2 or before[seat] == max(before) or after[seat] < max(after):
        return None
    tied = after.count(after[seat]) > 1
    return SheetFact(
        last.entry.ruleset.game, "turnaround", seat, last.round, last.entry, last.entry.gain, tied
    )


def _best_turn(turns: tuple[Turn, ...]) -> SheetFact | None:
    best = max(turns, key=_gain)
    # A five of a kind is told anyway, and of two equal turns neither is the best.
    if best.five or sum(turn.entry.gain == best.entry.gain for turn in turns) > 1:
        return None
    entry = best.entry
    return SheetFact(entry.ruleset.game, "best_turn", entry.seat, best.round, entry, entry.gain)


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
    if not since or since == turns[-1].round:
        return None
    return SheetFact(turns[-1].entry.ruleset.game, "lead", winner, since)


def _sacrifices(seats: int, turns: tuple[Turn, ...]) -> SheetFact | None:
    """Return who sacrificed least, when it is one seat alone."""
    counts = [0] * seats
    for turn in turns:
        counts[turn.entry.seat] += not turn.entry.points + turn.entry.extra
    least = min(counts)
    if counts.count(least) > 1:
        return None
    return SheetFact(turns[-1].entry.ruleset.game, "sacrifices", counts.index(least), points=least)


def _gain(turn: Turn) -> int:
    return turn.entry.gain
