"""The positions of 10.000, the decisions that lead on, and the game itself."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import msgspec

from dicegames.engine.action import Action, ActionCodec, Draw
from dicegames.engine.chance import DiceRoll, check_draw
from dicegames.engine.errors import IllegalActionError, InvalidActionError, InvalidRecordError
from dicegames.engine.outcome import Outcome
from dicegames.engine.resign import (
    Resign,
    is_one_left,
    outcome_without,
    playing_from,
    resign_refusal,
    turns_to_next,
)
from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.ruleset import DICE, GAME_ID, TenThousandRuleset
from dicegames.games.tenthousand.scoring import Scoring, scoring_of


class Roll(Action, frozen=True, tag="roll"):
    """Roll all dice, the remaining ones, or all again when all are used."""


class SetAside(Action, frozen=True, tag="aside"):
    """Set dice of the roll aside, by their positions in it, ascending."""

    prepares = True
    is_minor = True

    dice: tuple[int, ...]


class PutBack(Action, frozen=True, tag="back"):
    """Put dice back that were set aside from this roll, by their positions in it, ascending."""

    prepares = True
    is_minor = True

    dice: tuple[int, ...]


class Collect(Action, frozen=True, tag="collect"):
    """Write the points of the turn down and end it (T3)."""


class Miss(Action, frozen=True, tag="miss"):
    """End a missed turn: nothing of the roll scores (T4), or all six bring less than is needed (T14)."""


_CODEC = ActionCodec(Roll, SetAside, PutBack, Collect, Miss, Resign, Draw)


class Aside(msgspec.Struct, frozen=True):
    """What was set aside from an earlier roll of the turn: faces ascending, and their points."""

    faces: tuple[int, ...]
    points: int


class TenThousandState(msgspec.Struct, frozen=True):
    """A position of 10.000.

    Per seat: `points` written, `strikes` in a row, whether it has `opened` (collected since the start or
    since a zeroing). `turn` counts the turns before this one, with those of `resigned` seats that were passed
    over; `last_collected` is what the last finished turn brought (0: missed, or none).

    Of the running turn: `carried` are the points of earlier sixes (T10), `asides` the earlier rolls since
    then, `rolls` counts all rolls, `dice` are the faces of the last one, `chosen` tells per die whether it
    is set aside. `turns_left` counts the turns still to be played once `finisher` has reached the target; it
    is 0, too, when only one seat plays on.
    """

    ruleset: TenThousandRuleset
    points: tuple[int, ...]
    strikes: tuple[int, ...]
    opened: tuple[bool, ...]
    first_seat: int
    turn: int = 0
    last_collected: int = 0
    carried: int = 0
    asides: tuple[Aside, ...] = ()
    rolls: int = 0
    dice: tuple[int, ...] = ()
    chosen: tuple[bool, ...] = ()
    rolling: bool = False
    turns_left: int | None = None
    finisher: int | None = None
    resigned: frozenset[int] = frozenset()

    @property
    def scoring(self) -> Scoring:
        """What dice are worth here."""
        return scoring_of(self.ruleset.values)

    @property
    def seat(self) -> int:
        """The seat whose turn it is (after the end: whose turn it would be)."""
        return (self.first_seat + self.turn) % len(self.points)

    @property
    def is_over(self) -> bool:
        """Whether the last throws are over, or only one seat plays on."""
        return self.turns_left == 0

    @property
    def current_seat(self) -> int | None:
        """The seat that decides, or for which the dice roll; None when the game is over."""
        return None if self.is_over else self.seat

    @property
    def round(self) -> int:
        """The round, counted from 1; after the end the last one."""
        return (self.turn - self.is_over) // len(self.points) + 1

    @property
    def waiting_seats(self) -> tuple[int, ...]:
        """The seats that still have a turn once the target is reached, the current one first (T12)."""
        return playing_from(self.seat, self.resigned, len(self.points))[: self.turns_left or 0]

    @property
    def last_throwers(self) -> tuple[int, ...]:
        """The seats that would still have a turn if this one reached the target, in order (T12, T14)."""
        players = len(self.points)
        span = {"round": players - 1 - self.turn % players, "everyone": players - 1, "none": 0}
        later = range(1, span[self.ruleset.last_throws] + 1)
        seats = ((self.seat + number) % players for number in later)
        return tuple(seat for seat in seats if seat not in self.resigned)

    @property
    def following_seat(self) -> int:
        """The seat that plays on after the one whose turn it is."""
        players = len(self.points)
        return (self.seat + turns_to_next(self.seat, self.resigned, players)) % players

    @property
    def chance(self) -> DiceRoll | None:
        """The dice to be rolled now, else None."""
        return DiceRoll(self.free_count) if self.rolling else None

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if not self.is_over:
            return None
        reason = "resigned" if is_one_left(self.resigned, len(self.points)) else "target"
        return outcome_without(self.points, self.resigned, reason)

    @property
    def bar(self) -> int:
        """The bar of the running turn (T8); 0 for none."""
        return self.ruleset.bar_after(self.last_collected)

    @property
    def needed(self) -> int:
        """How many points the running turn needs to be collected (T14)."""
        opening = 0 if self.opened[self.seat] else self.ruleset.opening_minimum
        return max(opening, self.ruleset.turn_minimum, self.bar)

    @property
    def chosen_faces(self) -> tuple[int, ...]:
        """The faces set aside from the last roll, in the order of the dice."""
        return tuple(face for face, chosen in zip(self.dice, self.chosen, strict=True) if chosen)

    @property
    def chosen_points(self) -> int | None:
        """The points of the dice set aside from the last roll (0: none are); None when they don't score."""
        return self.scoring.points(self.chosen_faces)

    @property
    def saved_points(self) -> int:
        """The points of the turn's earlier rolls."""
        return self.carried + sum(aside.points for aside in self.asides)

    @property
    def turn_points(self) -> int:
        """The points of the turn with what is set aside now."""
        return self.saved_points + (self.chosen_points or 0)

    @property
    def missing(self) -> int:
        """How many points are missing to collect."""
        return max(0, self.needed - self.turn_points)

    @property
    def rest_count(self) -> int:
        """How many dice are neither set aside before nor now."""
        return DICE - sum(len(aside.faces) for aside in self.asides) - sum(self.chosen)

    @property
    def free_count(self) -> int:
        """How many dice the next roll throws: the rest, or all six again (T10)."""
        return self.rest_count or DICE

    @property
    def is_hot(self) -> bool:
        """Whether all six dice are used, with what is set aside now (T10)."""
        return self.rest_count == 0 and self.chosen_points is not None

    @property
    def is_bust(self) -> bool:
        """Whether the roll is a Farkle (T4)."""
        return bool(self.dice) and self.scoring.is_bust(self.dice)

    @property
    def is_missed(self) -> bool:
        """Whether the turn can only be given up: a Farkle, or all six used for too little (T14)."""
        if not self.dice:
            return False
        if self.ruleset.hot_dice != "none":
            return self.is_bust
        return all(
            used == len(self.dice) and self.saved_points + points < self.needed
            for used, points in self.scoring.options(self.dice)
        )

    @property
    def bust_chance(self) -> Fraction:
        """The exact chance that the next roll is a Farkle."""
        return self.scoring.bust_chance(self.free_count)

    @property
    def strikes_after_miss(self) -> int:
        """How many strikes in a row the seat has after missing this turn; 0 if none are counted."""
        return self.strikes[self.seat] + 1 if self.ruleset.strikes.in_row else 0

    @property
    def points_after_miss(self) -> int:
        """What the seat's written points are after missing this turn (T9)."""
        points, rule = self.points[self.seat], self.ruleset.strikes
        if not rule.in_row or self.strikes_after_miss < rule.in_row:
            return points
        return {"none": points, "zero": 0, "minus": points - rule.minus}[rule.penalty]

    def scores(self) -> tuple[int, ...]:
        """Return the points per seat, as they stand."""
        return self.points

    def refusal_of(self, action: Roll | Collect | Miss) -> str:
        """Return the reason id why one of the great decisions isn't allowed now, "" if it is."""
        if self.is_over:
            return reasons.GAME_OVER
        if self.rolling:
            return reasons.DRAW_MISSING
        if isinstance(action, Miss):
            return "" if self.is_missed else reasons.TURN_NOT_MISSED
        if not self.dice:
            return "" if isinstance(action, Roll) else reasons.NO_DICE
        if self.is_missed:
            return reasons.TURN_MISSED
        if not any(self.chosen):
            return reasons.NOTHING_ASIDE
        if self.chosen_points is None:
            return reasons.ASIDE_COUNTS_NOTHING
        if isinstance(action, Roll):
            return reasons.ALL_USED if self.is_hot and self.ruleset.hot_dice == "none" else ""
        if self.is_hot and self.ruleset.hot_dice == "must":
            return reasons.MUST_ROLL_ON
        return reasons.BELOW_NEEDED if self.missing else ""

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every decision that the rules allow, each once; empty at chance nodes and at the end."""
        great = tuple(action for action in (Roll(), Collect(), Miss()) if not self.refusal_of(action))
        if self.rolling or self.is_over or not self.dice or self.is_missed:
            return great
        useful = self.scoring.useful(self.dice)
        free = [die for die, chosen in enumerate(self.chosen) if useful[die] and not chosen]
        aside = [die for die, chosen in enumerate(self.chosen) if chosen]
        return (
            *(SetAside(dice) for size in range(len(free)) for dice in combinations(free, size + 1)),
            *(PutBack(dice) for size in range(len(aside)) for dice in combinations(aside, size + 1)),
            *great,
        )

    def child(self, action: Action) -> "TenThousandState":
        """Return the state after `action` (a `Draw` while the dice roll).

        Raises:
            IllegalActionError: the rules don't allow it now.
            InvalidActionError: it is no action of this game.
        """
        match action:
            case Draw():
                return self._drawn(action)
            case SetAside(dice):
                return self._with_chosen(dice, True)
            case PutBack(dice):
                return self._with_chosen(dice, False)
            case Roll() | Collect() | Miss():
                refusal = self.refusal_of(action)
                if refusal:
                    raise IllegalActionError(refusal)
                if isinstance(action, Roll):
                    return self._rolling()
                return self._collected() if isinstance(action, Collect) else self._missed()
            case Resign(seat):
                return self._without(seat)
            case _:
                raise InvalidActionError(f"{type(action).__name__} is no action of this game")

    def _drawn(self, draw: Draw) -> "TenThousandState":
        if self.is_over:
            raise IllegalActionError(reasons.GAME_OVER)
        if not self.rolling:
            raise IllegalActionError(reasons.DRAW_BY_HAND)
        check_draw(DiceRoll(self.free_count), draw.values)
        return msgspec.structs.replace(
            self,
            rolls=self.rolls + 1,
            dice=draw.values,
            chosen=(False,) * len(draw.values),
            rolling=False,
        )

    def _with_chosen(self, dice: tuple[int, ...], aside: bool) -> "TenThousandState":
        if self.is_over:
            raise IllegalActionError(reasons.GAME_OVER)
        if self.rolling:
            raise IllegalActionError(reasons.DRAW_MISSING)
        if not self.dice:
            raise IllegalActionError(reasons.NO_DICE)
        if not dice or list(dice) != sorted(set(dice)) or not 0 <= dice[0] <= dice[-1] < len(self.dice):
            raise IllegalActionError(reasons.NO_DIE)
        if any(self.chosen[die] is aside for die in dice):
            raise IllegalActionError(reasons.ALREADY_ASIDE if aside else reasons.NOT_ASIDE)
        if aside and self.is_missed:
            raise IllegalActionError(reasons.TURN_MISSED)
        useful = self.scoring.useful(self.dice)
        if aside and not all(useful[die] for die in dice):
            raise IllegalActionError(reasons.DIE_COUNTS_NOTHING)
        chosen = tuple(aside if die in dice else was for die, was in enumerate(self.chosen))
        return msgspec.structs.replace(self, chosen=chosen)

    def _rolling(self) -> "TenThousandState":
        if not self.dice:
            return msgspec.structs.replace(self, rolling=True)
        carried, asides = self.carried, self.asides
        if self.is_hot:
            carried, asides = self.turn_points, ()
        else:
            asides = (*asides, Aside(tuple(sorted(self.chosen_faces)), self.chosen_points or 0))
        return msgspec.structs.replace(self, carried=carried, asides=asides, dice=(), chosen=(), rolling=True)

    def _collected(self) -> "TenThousandState":
        points, left, finisher = (
            self.points[self.seat] + self.turn_points,
            self._left_after_turn(),
            self.finisher,
        )
        if self.turns_left is None and points >= self.ruleset.target:
            left, finisher = len(self.last_throwers), self.seat
        return self._next_turn(points, 0, True, self.turn_points, left, finisher)

    def _missed(self) -> "TenThousandState":
        rule, strikes, points = self.ruleset.strikes, self.strikes_after_miss, self.points_after_miss
        is_last = rule.in_row > 0 and strikes == rule.in_row
        opened = self.opened[self.seat] and not (is_last and rule.penalty == "zero")
        left = self._left_after_turn()
        return self._next_turn(points, 0 if is_last else strikes, opened, 0, left, self.finisher)

    def _without(self, seat: int) -> "TenThousandState":
        if self.is_over:
            raise IllegalActionError(reasons.GAME_OVER)
        if self.rolling:
            raise IllegalActionError(reasons.DRAW_MISSING)
        players = len(self.points)
        refusal = resign_refusal(seat, self.resigned, players)
        if refusal:
            raise IllegalActionError(refusal)
        resigned = self.resigned | {seat}
        left, finisher = self.turns_left, self.finisher
        if left is not None and seat in self.waiting_seats:
            left -= 1
        if seat == finisher:
            # Nobody runs after points that win nothing: the target counts for those who play on (T11).
            others = playing_from(seat, resigned, players)
            finisher = next((other for other in others if self.points[other] >= self.ruleset.target), None)
            left = None if finisher is None else left
        if is_one_left(resigned, players):
            left = 0
        without = msgspec.structs.replace(self, resigned=resigned, turns_left=left, finisher=finisher)
        if seat != self.seat and left != 0:
            return without
        # A turn that is given up is no missed one: the bar stays for the next, unless it was missed before.
        collected = 0 if self.is_missed else self.last_collected
        own = self.seat
        return without._next_turn(
            self.points[own], self.strikes[own], self.opened[own], collected, left, finisher
        )

    def _left_after_turn(self) -> int | None:
        return None if self.turns_left is None else self.turns_left - 1

    def _next_turn(
        self,
        points: int,
        strikes: int,
        opened: bool,
        collected: int,
        turns_left: int | None,
        finisher: int | None,
    ) -> "TenThousandState":
        seat, players = self.seat, len(self.points)
        # After the last turn nobody is passed over any more: its round stays the last one.
        later = 1 if turns_left == 0 else turns_to_next(seat, self.resigned, players)
        return TenThousandState(
            self.ruleset,
            (*self.points[:seat], points, *self.points[seat + 1 :]),
            (*self.strikes[:seat], strikes, *self.strikes[seat + 1 :]),
            (*self.opened[:seat], opened, *self.opened[seat + 1 :]),
            self.first_seat,
            turn=self.turn + later,
            last_collected=collected,
            turns_left=turns_left,
            finisher=finisher,
            resigned=self.resigned,
        )


class TenThousandGame(msgspec.Struct, frozen=True):
    """10.000 for a number of players; `first_seat` has the first turn."""

    ruleset: TenThousandRuleset
    players: int
    first_seat: int = 0

    @property
    def id(self) -> str:
        """The game's id, as in files."""
        return GAME_ID

    @property
    def is_timed(self) -> bool:
        """No clock ends the match."""
        return False

    def initial_state(self) -> TenThousandState:
        """Return the state before the first roll."""
        none = (0,) * self.players
        return TenThousandState(self.ruleset, none, none, (False,) * self.players, self.first_seat)

    def action_to_data(self, action: Action) -> dict[str, Any]:
        """Return the plain-data form of an action of this game."""
        return _CODEC.to_data(action)

    def action_from_data(self, data: object) -> Action:
        """Return the action of this game that `data` stands for.

        Raises:
            InvalidActionError: `data` is no action of this game.
        """
        return _CODEC.from_data(data)


def tenthousand_game(ruleset: Ruleset, players: int, first_seat: int) -> TenThousandGame:
    """Return the game of a ruleset of 10.000.

    Raises:
        InvalidRecordError: the ruleset is of another family.
    """
    if not isinstance(ruleset, TenThousandRuleset):
        raise InvalidRecordError("invalid_ruleset", detail=type(ruleset).__name__)
    return TenThousandGame(ruleset, players, first_seat)
