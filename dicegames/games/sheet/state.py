"""The positions of a sheet game, the decisions that lead on, and the game itself."""

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
    resign_refusal,
    turns_to_next,
)
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import BOX_INDEX, BOXES, Box
from dicegames.games.sheet.offers import Offer, is_joker, offers_for
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import DICE, is_five
from dicegames.games.sheet.sheet import Sheet

ROLLS = 3
NONE_KEPT = (False,) * DICE


class Keep(Action, frozen=True, tag="keep"):
    """Keep the die at position `die` (0 to 4) for the next roll."""

    prepares = True
    is_minor = True

    die: int


class Release(Action, frozen=True, tag="release"):
    """Let the kept die at position `die` (0 to 4) be rolled again."""

    prepares = True
    is_minor = True

    die: int


class Roll(Action, frozen=True, tag="roll"):
    """Roll all dice that aren't kept."""


class Choose(Action, frozen=True, tag="choose"):
    """Choose the box that the roll is to go into; `Enter` confirms it."""

    prepares = True

    box: Box


class Enter(Action, frozen=True, tag="enter"):
    """Enter the roll into the chosen box and end the turn."""


class AutoEnter(Action, frozen=True, tag="auto_enter"):
    """Enter the roll into `box` because nobody chose one in time (P4), and end the turn."""

    box: Box


class TimeOut(Action, frozen=True, tag="time_out"):
    """End the match because the time is up (F8): the entries so far count, a roll not entered is lost."""


_CODEC = ActionCodec(Keep, Release, Roll, Choose, Enter, AutoEnter, TimeOut, Resign, Draw)


class SheetState(msgspec.Struct, frozen=True):
    """A position of a sheet game.

    `rolls` counts the rolls made in this turn, `dice` are their faces by position (empty before the first),
    `kept` tells per position whether the die is kept, `rolling` is true while the faces are still to come,
    `timed_out` after the time was up (F8). `resigned` seats are passed over; once only one other is left, the
    turn stays where it was.
    """

    ruleset: SheetRuleset
    sheets: tuple[Sheet, ...]
    seat: int
    first_seat: int
    rolls: int = 0
    dice: tuple[int, ...] = ()
    kept: tuple[bool, ...] = NONE_KEPT
    chosen: Box | None = None
    rolling: bool = False
    timed_out: bool = False
    resigned: frozenset[int] = frozenset()

    @property
    def sheet(self) -> Sheet:
        """The sheet of the seat whose turn it is (after the end: whose turn it would be)."""
        return self.sheets[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether all who play on have used every box, the time is up, or only one seat plays on."""
        # Everybody enters once a round: a seat with a full sheet is on turn only after the last turn of all.
        return self.timed_out or self.is_one_left or self.sheet.is_full

    @property
    def is_one_left(self) -> bool:
        """Whether all others gave up."""
        return is_one_left(self.resigned, len(self.sheets))

    @property
    def current_seat(self) -> int | None:
        """The seat that decides, or for which the dice roll; None when the game is over."""
        return None if self.is_over else self.seat

    @property
    def chance(self) -> DiceRoll | None:
        """The dice to be rolled now, else None; faces come in the order of the positions not kept."""
        return DiceRoll(len(self.roll_dice)) if self.rolling else None

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if not self.is_over:
            return None
        reason = "time" if self.timed_out else "resigned" if self.is_one_left else "complete"
        return outcome_without(self.scores(), self.resigned, reason)

    @property
    def following_seat(self) -> int:
        """The seat that plays on after the one whose turn it is."""
        players = len(self.sheets)
        return (self.seat + turns_to_next(self.seat, self.resigned, players)) % players

    @property
    def round(self) -> int:
        """The round, 1 to 13."""
        return min(self.sheet.used_count + 1, len(BOXES))

    @property
    def is_time_running(self) -> bool:
        """Whether the match is against the clock and the first roll was made (F8)."""
        begun = bool(self.dice) or any(sheet.used_count for sheet in self.sheets)
        return self.ruleset.time_limit > 0 and begun and not self.is_over

    @property
    def rolls_left(self) -> int:
        """How many rolls this turn still has."""
        return ROLLS - self.rolls

    @property
    def roll_dice(self) -> tuple[int, ...]:
        """The positions of the dice that a roll throws."""
        return tuple(die for die, kept in enumerate(self.kept) if not kept)

    @property
    def is_joker(self) -> bool:
        """Whether the dice on the table are a joker for the seat on turn."""
        return is_joker(self.ruleset, self.sheet, self.dice)

    @property
    def must_sacrifice(self) -> bool:
        """Whether the last roll was made and brings nothing in any open box (P8)."""
        return not self.rolls_left and all(
            offer.points + offer.extra == 0 for offer in self.offers() if offer.is_allowed
        )

    def offers(self) -> tuple[Offer, ...]:
        """Return what each box would do with the dice on the table, in sheet order, for the seat on turn."""
        return offers_for(self.ruleset, self.sheet, self.dice)

    def scores(self) -> tuple[int, ...]:
        """Return the total of each seat, as it stands."""
        return tuple(sheet.total(self.ruleset) for sheet in self.sheets)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every decision that the rules allow, each once; empty at chance nodes and at the end."""
        if self.rolling or self.is_over:
            return ()
        time_out = (TimeOut(),) if self.is_time_running else ()
        if not self.dice:
            return (Roll(), *time_out)
        actions: list[Action] = []
        if self.rolls_left:
            actions += [Release(die) if kept else Keep(die) for die, kept in enumerate(self.kept)]
            if self.roll_dice:
                actions.append(Roll())
        allowed = [offer.box for offer in self.offers() if offer.is_allowed]
        actions += [Choose(box) for box in allowed if box is not self.chosen]
        if self.chosen is not None:
            actions.append(Enter())
        elif self.ruleset.auto_entry and not self.rolls_left:
            actions += [AutoEnter(box) for box in allowed]
        return (*actions, *time_out)

    def child(self, action: Action) -> "SheetState":
        """Return the state after `action` (a `Draw` while the dice roll).

        Raises:
            IllegalActionError: the rules don't allow it now.
            InvalidActionError: it is no action of this game.
        """
        if self.is_over:
            raise IllegalActionError(reasons.GAME_OVER)
        if isinstance(action, Draw):
            return self._drawn(action)
        if self.rolling:
            raise IllegalActionError(reasons.DRAW_MISSING)
        match action:
            case Keep(die):
                return self._with_kept(die, True)
            case Release(die):
                return self._with_kept(die, False)
            case Roll():
                return self._rolling()
            case Choose(box):
                self._offer(box)
                if box is self.chosen:
                    raise IllegalActionError(reasons.ALREADY_CHOSEN)
                return msgspec.structs.replace(self, chosen=box)
            case Enter():
                return self._entered()
            case AutoEnter(box):
                if not self.ruleset.auto_entry or self.rolls_left or self.chosen is not None:
                    raise IllegalActionError(reasons.AUTO_NOT_DUE)
                return self._next_turn(self._offer(box))
            case TimeOut():
                if not self.is_time_running:
                    raise IllegalActionError(reasons.TIME_NOT_RUNNING)
                return SheetState(self.ruleset, self.sheets, self.seat, self.first_seat, timed_out=True)
            case Resign(seat):
                return self._without(seat)
            case _:
                raise InvalidActionError(f"{type(action).__name__} is no action of this game")

    def _drawn(self, draw: Draw) -> "SheetState":
        if not self.rolling:
            raise IllegalActionError(reasons.DRAW_BY_HAND)
        check_draw(DiceRoll(len(self.roll_dice)), draw.values)
        dice = list(self.dice) or [0] * DICE
        for die, face in zip(self.roll_dice, draw.values, strict=True):
            dice[die] = face
        rolls = self.rolls + 1
        # After the last roll there is nothing left to keep dice for.
        kept = self.kept if rolls < ROLLS else NONE_KEPT
        return msgspec.structs.replace(self, rolls=rolls, dice=tuple(dice), kept=kept, rolling=False)

    def _with_kept(self, die: int, keep: bool) -> "SheetState":
        if not self.dice:
            raise IllegalActionError(reasons.NO_DICE)
        if not self.rolls_left:
            raise IllegalActionError(reasons.NO_ROLLS_LEFT)
        if not 0 <= die < DICE:
            raise IllegalActionError(reasons.NO_DIE)
        if self.kept[die] is keep:
            raise IllegalActionError(reasons.ALREADY_KEPT if keep else reasons.NOT_KEPT)
        kept = (*self.kept[:die], keep, *self.kept[die + 1 :])
        return msgspec.structs.replace(self, kept=kept)

    def _rolling(self) -> "SheetState":
        if not self.rolls_left:
            raise IllegalActionError(reasons.NO_ROLLS_LEFT)
        if not self.roll_dice:
            raise IllegalActionError(reasons.ALL_KEPT)
        return msgspec.structs.replace(self, chosen=None, rolling=True)

    def _offer(self, box: Box) -> Offer:
        offer = self.offers()[BOX_INDEX[box]]
        if not offer.is_allowed:
            raise IllegalActionError(offer.reason)
        return offer

    def _entered(self) -> "SheetState":
        if not self.dice:
            raise IllegalActionError(reasons.NO_DICE)
        if self.chosen is None:
            raise IllegalActionError(reasons.NO_BOX_CHOSEN)
        return self._next_turn(self._offer(self.chosen))

    def _next_turn(self, offer: Offer) -> "SheetState":
        sheet = self.sheet.entered(offer.box, offer.points, offer.extra, is_five(self.dice))
        sheets = (*self.sheets[: self.seat], sheet, *self.sheets[self.seat + 1 :])
        return SheetState(self.ruleset, sheets, self.following_seat, self.first_seat, resigned=self.resigned)

    def _without(self, seat: int) -> "SheetState":
        refusal = resign_refusal(seat, self.resigned, len(self.sheets))
        if refusal:
            raise IllegalActionError(refusal)
        after = msgspec.structs.replace(self, resigned=self.resigned | {seat})
        if seat != self.seat and not after.is_one_left:
            return after
        return SheetState(
            self.ruleset,
            self.sheets,
            self.seat if after.is_one_left else after.following_seat,
            self.first_seat,
            resigned=after.resigned,
        )


class SheetGame(msgspec.Struct, frozen=True):
    """A sheet game for a number of players; `first_seat` has the first turn."""

    ruleset: SheetRuleset
    players: int
    first_seat: int = 0

    @property
    def id(self) -> str:
        """The game's id, as in files."""
        return self.ruleset.game

    @property
    def is_timed(self) -> bool:
        """Whether a clock ends the match (F8)."""
        return self.ruleset.time_limit > 0

    def initial_state(self) -> SheetState:
        """Return the state before the first roll."""
        return SheetState(self.ruleset, (Sheet(),) * self.players, self.first_seat, self.first_seat)

    def action_to_data(self, action: Action) -> dict[str, Any]:
        """Return the plain-data form of an action of this game."""
        return _CODEC.to_data(action)

    def action_from_data(self, data: object) -> Action:
        """Return the action of this game that `data` stands for.

        Raises:
            InvalidActionError: `data` is no action of this game.
        """
        return _CODEC.from_data(data)


def sheet_game(ruleset: Ruleset, players: int, first_seat: int) -> SheetGame:
    """Return the game of a ruleset of this family.

    Raises:
        InvalidRecordError: the ruleset is of another family.
    """
    if not isinstance(ruleset, SheetRuleset):
        raise InvalidRecordError("invalid_ruleset", detail=type(ruleset).__name__)
    return SheetGame(ruleset, players, first_seat)
