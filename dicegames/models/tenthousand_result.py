"""What was remarkable about a finished match of 10.000: plain facts, worded when they are shown."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.tenthousand.state import Collect, Miss, Roll, TenThousandState
from dicegames.models.numbers import number_text
from dicegames.models.phrases import points_text
from dicegames.models.tenthousand_turns import missed, states

translate = QCoreApplication.translate

FactKind = Literal["turnaround", "zeroed", "close", "best_turn", "lost", "all_six", "farkles"]

_ICONS: dict[FactKind, str] = {
    "turnaround": "flag",
    "zeroed": "warning",
    "close": "trophy",
    "best_turn": "bolt",
    "lost": "warning",
    "all_six": "roll",
    "farkles": "chart",
}

CLOSE_SHARE = 20
"""A victory is a close one by a lead below this part of the target: 250 of 5000."""
BIG_LOSS_SHARE = 10
"""A Farkle is told that costs at least this part of the target."""


class TenThousandFact(msgspec.Struct, frozen=True):
    """One remarkable fact of a game: what kind, whose, in which round, with how many points or how often."""

    kind: FactKind
    seat: int
    round: int = 0
    number: int = 0
    tied: bool = False

    @property
    def icon(self) -> str:
        """The name of the icon beside it."""
        return _ICONS[self.kind]

    def text(self, seats: tuple[Seat, ...]) -> str:
        """Return the fact as a sentence; alone at the table there is nobody to compare with."""
        match self.kind:
            case "turnaround" if self.tied:
                text = translate("TenThousandResult", "{name} draws level in the last turn: {points}.")
            case "turnaround":
                text = translate("TenThousandResult", "{name} takes the lead in the last turn: {points}.")
            case "zeroed":
                text = translate(
                    "TenThousandResult", "{name} loses all {points} in round {round} by strikes in a row."
                )
            case "close":
                text = translate("TenThousandResult", "{name} wins narrowly, by {points}.")
            case "best_turn":
                text = translate("TenThousandResult", "{name} has the best turn, in round {round}: {points}.")
            case "lost":
                text = translate("TenThousandResult", "{name} loses {points} to a Farkle in round {round}.")
            case "all_six":
                text = translate("TenThousandResult", "{name} uses all six dice {times}.")
            case "farkles" if len(seats) == 1:
                text = translate("TenThousandResult", "{name} rolls %n Farkle/Farkles.", None, self.number)
            case "farkles":
                text = translate("TenThousandResult", "{name} rolls the most Farkles: {number}.")
        return text.format(
            name=seats[self.seat].name,
            points=points_text(self.number),
            number=number_text(self.number),
            times=_times(self.number),
            round=self.round,
        )


class Turn(msgspec.Struct, frozen=True):
    """One turn: whose, in which round, what it collected, lost and cost by strikes, and the totals after it.

    `all_six` counts how often all six dice were used in it.
    """

    seat: int
    round: int
    collected: int
    lost: int
    cost: int
    is_farkle: bool
    is_zeroed: bool
    all_six: int
    scores: tuple[int, ...]


def tenthousand_facts(
    state: TenThousandState, transitions: tuple[Transition, ...]
) -> tuple[TenThousandFact, ...]:
    """Return the most remarkable facts first; each is true for one seat alone.

    Raises:
        ValueError: the match isn't over.
    """
    if state.outcome is None:
        raise ValueError("the match isn't over")
    turns, seats = turns_of(transitions), len(state.points)
    if not turns:  # all but one gave up
        return ()
    if state.resigned:  # who gave up has played less: only turns are compared
        found = [_zeroed(turns), _best_turn(turns), _lost(turns, state.ruleset.target)]
        return tuple(fact for fact in found if fact is not None)
    found = [
        _turnaround(turns),
        _zeroed(turns),
        _close(state),
        _best_turn(turns),
        _lost(turns, state.ruleset.target),
        _most("all_six", _counts(turns, seats, [turn.all_six for turn in turns])),
        _most("farkles", _counts(turns, seats, [turn.is_farkle for turn in turns])),
    ]
    return tuple(fact for fact in found if fact is not None)


def turns_of(transitions: tuple[Transition, ...]) -> tuple[Turn, ...]:
    """Return all turns that were ended, oldest first."""
    turns, all_six = [], 0
    for transition in transitions:
        before, after = states(transition)
        seat, action = before.seat, transition.step.action
        # Six used are counted once: rolled again, or collected as they lie.
        if isinstance(action, Roll | Collect) and before.is_hot:
            all_six += 1
        if not isinstance(action, Collect | Miss):
            continue
        miss = missed(transition) if isinstance(action, Miss) else None
        turns.append(
            Turn(
                seat,
                before.round,
                collected=before.turn_points if miss is None else 0,
                lost=miss.lost if miss is not None else 0,
                cost=(miss.penalty or 0) if miss is not None else 0,
                is_farkle=miss is not None and miss.kind == "farkle",
                is_zeroed=miss is not None and miss.is_zeroed,
                all_six=all_six,
                scores=after.points,
            )
        )
        all_six = 0
    return tuple(turns)


def _turnaround(turns: tuple[Turn, ...]) -> TenThousandFact | None:
    """Return the last turn if it changed who is in front."""
    if len(turns) < 2:
        return None
    last, before = turns[-1], turns[-2].scores
    after, seat = last.scores, last.seat
    if len(after) < 2 or before[seat] == max(before) or after[seat] < max(after):
        return None
    return TenThousandFact("turnaround", seat, last.round, last.collected, after.count(after[seat]) > 1)


def _zeroed(turns: tuple[Turn, ...]) -> TenThousandFact | None:
    """Return the greatest total that strikes took."""
    found = [turn for turn in turns if turn.is_zeroed and turn.cost]
    if not found:
        return None
    worst = max(found, key=_cost)
    return TenThousandFact("zeroed", worst.seat, worst.round, worst.cost)


def _close(state: TenThousandState) -> TenThousandFact | None:
    first, *others = sorted(state.points, reverse=True)
    if not others or not 0 < first - others[0] < state.ruleset.target / CLOSE_SHARE:
        return None
    return TenThousandFact("close", state.points.index(first), number=first - others[0])


def _best_turn(turns: tuple[Turn, ...]) -> TenThousandFact | None:
    best = max(turns, key=_collected)
    # Of two equal turns neither is the best.
    if sum(turn.collected == best.collected for turn in turns) > 1:
        return None
    return TenThousandFact("best_turn", best.seat, best.round, best.collected)


def _lost(turns: tuple[Turn, ...], target: int) -> TenThousandFact | None:
    """Return the Farkle that cost most, if it was much."""
    farkles = [turn for turn in turns if turn.is_farkle and turn.lost >= target / BIG_LOSS_SHARE]
    if not farkles:
        return None
    worst = max(farkles, key=_lost_points)
    return TenThousandFact("lost", worst.seat, worst.round, worst.lost)


def _counts(turns: tuple[Turn, ...], seats: int, numbers: Sequence[int]) -> list[int]:
    counts = [0] * seats
    for turn, number in zip(turns, numbers, strict=True):
        counts[turn.seat] += number
    return counts


def _most(kind: Literal["all_six", "farkles"], counts: list[int]) -> TenThousandFact | None:
    """Return who has the greatest number, when it is one seat alone."""
    most = max(counts)
    if not most or counts.count(most) > 1:
        return None
    return TenThousandFact(kind, counts.index(most), number=most)


def _times(count: int) -> str:
    """Say how often, in a word up to twelve."""
    words = (
        translate("TenThousandResult", "once"),
        translate("TenThousandResult", "twice"),
        translate("TenThousandResult", "three times"),
        translate("TenThousandResult", "four times"),
        translate("TenThousandResult", "five times"),
        translate("TenThousandResult", "six times"),
        translate("TenThousandResult", "seven times"),
        translate("TenThousandResult", "eight times"),
        translate("TenThousandResult", "nine times"),
        translate("TenThousandResult", "ten times"),
        translate("TenThousandResult", "eleven times"),
        translate("TenThousandResult", "twelve times"),
    )
    if 0 < count <= len(words):
        return words[count - 1]
    return translate("TenThousandResult", "{count} times").format(count=number_text(count))


def _collected(turn: Turn) -> int:
    return turn.collected


def _lost_points(turn: Turn) -> int:
    return turn.lost


def _cost(turn: Turn) -> int:
    return turn.cost
