"""The positions of Order Cards, the decisions that lead on, and the game itself."""

from itertools import combinations
from typing import Any

import msgspec

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import Chance, DiceRoll, Shuffle, check_draw
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
from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.actions import (
    CODEC,
    EndTurn,
    Keep,
    Place,
    Release,
    Roll,
    TakeBack,
    TurnDie,
)
from dicegames.games.ordercards.bids import beats, order_refusal
from dicegames.games.ordercards.ruleset import CENTRE_CARD, DICE, GAME_ID, Order, OrderCardsRuleset
from dicegames.games.ordercards.score import CardScore, score_of
from dicegames.games.ruleset import Ruleset

ROLLS = 3
FIRST_DICE = (3, 4)
"""With how many dice the first turns of the game are rolled (A5)."""

STACKS = {2: (6, 6), 3: (9, 4), 4: (9, 4), 5: (12, 3)}
"""How many stacks of how many cards are dealt for a number of players (A3)."""


class Bid(msgspec.Struct, frozen=True):
    """The dice of a seat on a target, ascending."""

    seat: int
    faces: tuple[int, ...]


class Claim(msgspec.Struct, frozen=True):
    """What a seat won in a claim step: the target, its card (None: the bonus die), and the dice on it."""

    seat: int
    target: int
    card: int | None
    faces: tuple[int, ...]


class OrderCardsState(msgspec.Struct, frozen=True):
    """A position of Order Cards.

    Targets are numbered: the stacks from 0, then the centre card, then the bonus die. `stacks` are card ids,
    the open card first, `won` card ids per seat in the order in which they were won, `bids` what lies on each
    target, `claims` what was won at the start of this turn (at the end of the game: at last). `turn` counts
    the turns before this one, `passed` those among them that weren't played to their end, since their seat
    had `resigned`.

    Of the running turn: `dice` are the faces of the own dice, then of the bonus die if it is in hand; `kept`
    tells which of them are kept; `placed` on which target an own die lies; `beaten` what it beat there, by
    target; `bonus_turn` says that the bonus die was won in this turn, `bonus_in_hand` that it is still there.
    `last_holder` rolls the bonus die at the end and gets `last_face` (A11).
    """

    ruleset: OrderCardsRuleset
    players: int
    first_seat: int
    stacks: tuple[tuple[int, ...], ...] = ()
    won: tuple[tuple[int, ...], ...] = ()
    bids: tuple[Bid | None, ...] = ()
    centre_gone: bool = False
    claims: tuple[Claim, ...] = ()
    turn: int = 0
    rolls: int = 0
    rolling: bool = False
    dice: tuple[int, ...] = ()
    kept: tuple[bool, ...] = ()
    placed: tuple[int | None, ...] = ()
    beaten: tuple[Bid | None, ...] = ()
    bonus_turn: bool = False
    bonus_in_hand: bool = False
    ended: bool = False
    last_holder: int | None = None
    last_face: int = 0
    resigned: frozenset[int] = frozenset()
    passed: int = 0

    @property
    def centre(self) -> int:
        """The number of the centre card as a target."""
        return len(self.stacks)

    @property
    def bonus(self) -> int:
        """The number of the bonus die as a target."""
        return len(self.stacks) + 1

    @property
    def targets(self) -> range:
        """Every target, whether or not its card is gone."""
        return range(len(self.bids))

    @property
    def seat(self) -> int:
        """The seat whose turn it is (after the end: whose turn it would be)."""
        return (self.first_seat + self.turn) % self.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, the last roll of the bonus die included."""
        return self.ended and not self.rolling

    @property
    def current_seat(self) -> int | None:
        """The seat that decides, or for which chance draws; None when the game is over."""
        if self.is_over:
            return None
        return self.last_holder if self.ended else self.seat

    @property
    def is_dealt(self) -> bool:
        """Whether the cards lie on the table."""
        return bool(self.stacks)

    @property
    def round(self) -> int:
        """The round, counted from 1."""
        return self.turn // self.players + 1

    @property
    def own_count(self) -> int:
        """How many own dice are rolled in this turn (A5)."""
        return self.dice_later(0)

    @property
    def dice_count(self) -> int:
        """How many dice are rolled in this turn, the bonus die included."""
        return self.own_count + self.bonus_in_hand

    @property
    def roll_dice(self) -> tuple[int, ...]:
        """The positions of the dice that the next roll would throw."""
        kept = self.kept or (False,) * self.dice_count
        return tuple(die for die, is_kept in enumerate(kept) if not is_kept)

    @property
    def is_placing(self) -> bool:
        """Whether rolling is over because a die was placed or turned (A6, A9)."""
        has_turned = self.bonus_turn and not self.bonus_in_hand
        return has_turned or any(target is not None for target in self.placed)

    @property
    def rolls_left(self) -> int:
        """How many rolls are left in this turn; none once a die was placed or turned."""
        return 0 if self.is_placing or self.ended else ROLLS - self.rolls

    @property
    def free_dice(self) -> tuple[int, ...]:
        """The positions of the own dice that aren't placed."""
        return tuple(die for die, target in enumerate(self.placed) if target is None)

    @property
    def bonus_face(self) -> int:
        """What the bonus die in hand shows; 0 if it isn't there or wasn't rolled."""
        return self.dice[-1] if self.bonus_in_hand and self.dice else 0

    @property
    def chance(self) -> Chance | None:
        """What chance is asked for now: the deal, a roll, or the last roll of the bonus die."""
        if not self.is_dealt:
            return Shuffle(self.ruleset.deck_size)
        if not self.rolling:
            return None
        return DiceRoll(1 if self.ended else len(self.roll_dice))

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if not self.is_over:
            return None
        reason = "resigned" if is_one_left(self.resigned, self.players) else "stack_empty"
        return outcome_without(self.scores(), self.resigned, reason)

    @property
    def rivals(self) -> tuple[int, ...]:
        """The other seats that play on, in the order of their turns after this one."""
        return tuple(
            seat for seat in playing_from(self.seat, self.resigned, self.players) if seat != self.seat
        )

    def dice_later(self, later: int) -> int:
        """Return how many own dice are rolled so many turns after this one (A5)."""
        number = self.turn - self.passed + later
        return FIRST_DICE[number] if number < len(FIRST_DICE) else DICE

    def scores(self) -> tuple[int, ...]:
        """Return the points per seat, as they stand."""
        return tuple(self.score(seat).total for seat in range(self.players))

    def score(self, seat: int) -> CardScore:
        """Return the parts of a seat's points."""
        won = self.won[seat] if self.won else ()
        return score_of(self.ruleset, won, self.last_face if seat == self.last_holder else 0)

    def open_card(self, target: int) -> int | None:
        """Return the id of the card that a target offers; None for the bonus die and where none is left."""
        if target < len(self.stacks):
            return self.stacks[target][0] if self.stacks[target] else None
        return CENTRE_CARD if target == self.centre and not self.centre_gone else None

    def has_target(self, target: int) -> bool:
        """Return whether dice can lie on a target at all."""
        return target == self.bonus or (target in self.targets and self.open_card(target) is not None)

    def order(self, target: int) -> Order | None:
        """Return what a target wants; None for the bonus die, which takes any dice."""
        card = self.open_card(target)
        return None if card is None else self.ruleset.order(card)

    def group_on(self, target: int) -> tuple[int, ...]:
        """Return the positions of the dice placed on a target in this turn."""
        return tuple(die for die, where in enumerate(self.placed) if where == target)

    def place_refusal(self, target: int, dice: tuple[int, ...]) -> str:
        """Return why dice (positions, ascending) can't be placed on a target: a reason id, or ""."""
        if self.is_over:
            return reasons.GAME_OVER
        if self.rolling:
            return reasons.DRAW_MISSING
        if not self.dice:
            return reasons.NO_DICE
        if not self.has_target(target):
            return reasons.NO_TARGET
        if list(dice) != sorted(set(dice)) or not all(0 <= die < len(self.dice) for die in dice):
            return reasons.NO_DIE
        if self.bonus_in_hand and self.own_count in dice:
            return reasons.BONUS_NOT_PLACED
        if any(self.placed[die] is not None for die in dice):
            return reasons.DIE_PLACED
        if target == self.bonus and self.bonus_turn:
            return reasons.BONUS_BARRED
        group = self.group_on(target)
        faces = [self.dice[die] for die in (*group, *dice)]
        refusal = order_refusal(self.order(target), faces) if dice else reasons.WRONG_COUNT
        if refusal:
            return refusal
        lying = self.beaten[target] if group else self.bids[target]
        return "" if lying is None or beats(faces, lying.faces) else reasons.NOT_HIGHER

    def legal_actions(self) -> tuple[Action, ...]:
        """Return every decision that the rules allow, each once; empty at chance nodes and at the end."""
        if self.chance is not None or self.is_over:
            return ()
        if not self.dice:
            return (Roll(),)
        actions: list[Action] = []
        if self.rolls_left:
            actions += [Release(die) if kept else Keep(die) for die, kept in enumerate(self.kept)]
            if self.roll_dice:
                actions.append(Roll())
        free = self.free_dice
        actions += [
            Place(target, dice)
            for target in self.targets
            for size in range(len(free))
            for dice in combinations(free, size + 1)
            if not self.place_refusal(target, dice)
        ]
        actions += [TakeBack(target) for target in self.targets if self.group_on(target)]
        if self.bonus_in_hand:
            actions += [TurnDie(die) for die in free if self.dice[die] != self.bonus_face]
        return (*actions, EndTurn())

    def child(self, action: Action) -> "OrderCardsState":
        """Return the state after `action` (a `Draw` at chance nodes).

        Raises:
            IllegalActionError: the rules don't allow it now.
            InvalidActionError: it is no action of this game.
        """
        if self.is_over:
            raise IllegalActionError(reasons.GAME_OVER)
        if isinstance(action, Draw):
            return self._drawn(action)
        if self.chance is not None:
            raise IllegalActionError(reasons.DRAW_MISSING)
        match action:
            case Keep(die):
                return self._with_kept(die, True)
            case Release(die):
                return self._with_kept(die, False)
            case Roll():
                return self._rolling()
            case Place(target, dice):
                return self._placed(target, dice)
            case TakeBack(target):
                return self._taken_back(target)
            case TurnDie(die):
                return self._turned(die)
            case EndTurn():
                return self._ended_turn()
            case Resign(seat):
                return self._without(seat)
            case _:
                raise InvalidActionError(f"{type(action).__name__} is no action of this game")

    def _drawn(self, draw: Draw) -> "OrderCardsState":
        chance = self.chance
        if chance is None:
            raise IllegalActionError(reasons.DRAW_BY_HAND)
        check_draw(chance, draw.values)
        if not self.is_dealt:
            return self._dealt(draw.values)
        if self.ended:
            return msgspec.structs.replace(self, rolling=False, last_face=draw.values[0])
        dice = list(self.dice) or [0] * self.dice_count
        for die, face in zip(self.roll_dice, draw.values, strict=True):
            dice[die] = face
        rolls = self.rolls + 1
        # After the last roll there is nothing left to keep dice for.
        kept = self.kept if self.kept and rolls < ROLLS else (False,) * self.dice_count
        return msgspec.structs.replace(
            self,
            rolls=rolls,
            rolling=False,
            dice=tuple(dice),
            kept=kept,
            placed=(None,) * self.own_count,
            beaten=(None,) * len(self.bids),
        )

    def _dealt(self, order: tuple[int, ...]) -> "OrderCardsState":
        count, height = STACKS[self.players]
        stacks = tuple(order[place * height : (place + 1) * height] for place in range(count))
        return msgspec.structs.replace(
            self, stacks=stacks, won=((),) * self.players, bids=(None,) * (count + 2)
        )

    def _with_kept(self, die: int, keep: bool) -> "OrderCardsState":
        if not self.dice:
            raise IllegalActionError(reasons.NO_DICE)
        self._check_rolls()
        if not 0 <= die < len(self.dice):
            raise IllegalActionError(reasons.NO_DIE)
        if self.kept[die] is keep:
            raise IllegalActionError(reasons.ALREADY_KEPT if keep else reasons.NOT_KEPT)
        kept = (*self.kept[:die], keep, *self.kept[die + 1 :])
        return msgspec.structs.replace(self, kept=kept)

    def _check_rolls(self) -> None:
        if self.is_placing:
            raise IllegalActionError(reasons.ROLLING_OVER)
        if not self.rolls_left:
            raise IllegalActionError(reasons.NO_ROLLS_LEFT)

    def _rolling(self) -> "OrderCardsState":
        self._check_rolls()
        if not self.roll_dice:
            raise IllegalActionError(reasons.ALL_KEPT)
        return msgspec.structs.replace(self, rolling=True)

    def _placed(self, target: int, dice: tuple[int, ...]) -> "OrderCardsState":
        refusal = self.place_refusal(target, dice)
        if refusal:
            raise IllegalActionError(refusal)
        first = not self.group_on(target)
        placed = tuple(target if die in dice else where for die, where in enumerate(self.placed))
        faces = sorted(face for face, where in zip(self.dice, placed, strict=False) if where == target)
        beaten = _with(self.beaten, target, self.bids[target]) if first else self.beaten
        bids = _with(self.bids, target, Bid(self.seat, tuple(faces)))
        return msgspec.structs.replace(self, placed=placed, beaten=beaten, bids=bids)

    def _taken_back(self, target: int) -> "OrderCardsState":
        if not self.group_on(target):
            raise IllegalActionError(reasons.NOTHING_TO_TAKE)
        return msgspec.structs.replace(
            self,
            placed=tuple(None if where == target else where for where in self.placed),
            beaten=_with(self.beaten, target, None),
            bids=_with(self.bids, target, self.beaten[target]),
        )

    def _turned(self, die: int) -> "OrderCardsState":
        if not self.bonus_in_hand:
            raise IllegalActionError(reasons.NO_BONUS_DIE)
        if not self.dice:
            raise IllegalActionError(reasons.NO_DICE)
        if die == self.own_count:
            raise IllegalActionError(reasons.BONUS_NOT_PLACED)
        if not 0 <= die < self.own_count:
            raise IllegalActionError(reasons.NO_DIE)
        if self.placed[die] is not None:
            raise IllegalActionError(reasons.DIE_PLACED)
        if self.dice[die] == self.bonus_face:
            raise IllegalActionError(reasons.SAME_FACE)
        return msgspec.structs.replace(
            self,
            dice=(*self.dice[:die], self.bonus_face, *self.dice[die + 1 : self.own_count]),
            kept=(False,) * self.own_count,
            bonus_in_hand=False,
        )

    def _ended_turn(self) -> "OrderCardsState":
        if not self.dice:
            raise IllegalActionError(reasons.NO_DICE)
        return self._next_turn(0)

    def _without(self, seat: int) -> "OrderCardsState":
        refusal = resign_refusal(seat, self.resigned, self.players)
        if refusal:
            raise IllegalActionError(refusal)
        bids = self.bids
        if seat == self.seat:
            # What a turn placed counts when the turn ends: what it beat lies there again.
            bids = tuple(
                self.beaten[target] if self.group_on(target) else bid for target, bid in enumerate(bids)
            )
        after = msgspec.structs.replace(
            self,
            resigned=self.resigned | {seat},
            bids=_without_seat(bids, seat),
            beaten=_without_seat(self.beaten, seat),
        )
        if is_one_left(after.resigned, self.players):
            return msgspec.structs.replace(after._turn_begun(1, 0), ended=True)
        return after._next_turn(1) if seat == self.seat else after

    def _turn_begun(self, later: int, passed: int) -> "OrderCardsState":
        """Return the start of a turn, before its claims."""
        return OrderCardsState(
            self.ruleset,
            self.players,
            self.first_seat,
            self.stacks,
            self.won,
            self.bids,
            self.centre_gone,
            turn=self.turn + later,
            resigned=self.resigned,
            passed=self.passed + passed,
        )

    def _next_turn(self, given_up: int) -> "OrderCardsState":
        """Return the start of the next turn with its claims; `given_up` is 1 if this turn isn't to count."""
        later = turns_to_next(self.seat, self.resigned, self.players)
        after = self._turn_begun(later, later - 1 + given_up)
        after = after._claimed(after.seat)
        emptied = sum(not stack for stack in after.stacks)
        if emptied < (2 if self.players == max(STACKS) else 1):
            return after
        # No new turn begins: nobody is passed over.
        return msgspec.structs.replace(after._ended(), turn=self.turn + 1, passed=self.passed)

    def _claimed(self, seat: int) -> "OrderCardsState":
        """Let a seat win everything on which its dice lie (A4)."""
        claims = tuple(
            Claim(seat, target, self.open_card(target), bid.faces)
            for target, bid in enumerate(self.bids)
            if bid is not None and bid.seat == seat
        )
        targets = {claim.target for claim in claims}
        cards = tuple(claim.card for claim in claims if claim.card is not None)
        return msgspec.structs.replace(
            self,
            stacks=tuple(stack[1:] if place in targets else stack for place, stack in enumerate(self.stacks)),
            won=(*self.won[:seat], self.won[seat] + cards, *self.won[seat + 1 :]),
            bids=tuple(None if target in targets else bid for target, bid in enumerate(self.bids)),
            centre_gone=self.centre_gone or self.centre in targets,
            claims=self.claims + claims,
            bonus_turn=self.bonus in targets,
            bonus_in_hand=self.bonus in targets,
        )

    def _ended(self) -> "OrderCardsState":
        """Give all cards that are still held to their owners, and the bonus die its last roll (A10, A11)."""
        after = self
        for later in range(1, self.players):
            after = after._claimed((self.seat + later) % self.players)
        holders = [claim.seat for claim in after.claims if claim.target == after.bonus]
        return msgspec.structs.replace(
            after,
            bonus_turn=False,
            bonus_in_hand=False,
            ended=True,
            last_holder=holders[0] if holders else None,
            rolling=bool(holders),
        )


def _with(bids: tuple[Bid | None, ...], target: int, bid: Bid | None) -> tuple[Bid | None, ...]:
    return (*bids[:target], bid, *bids[target + 1 :])


def _without_seat(bids: tuple[Bid | None, ...], seat: int) -> tuple[Bid | None, ...]:
    return tuple(None if bid is not None and bid.seat == seat else bid for bid in bids)


class OrderCardsGame(msgspec.Struct, frozen=True):
    """Order Cards for a number of players; `first_seat` has the first turn."""

    ruleset: OrderCardsRuleset
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

    def initial_state(self) -> OrderCardsState:
        """Return the state before the deal."""
        return OrderCardsState(self.ruleset, self.players, self.first_seat)

    def action_to_data(self, action: Action) -> dict[str, Any]:
        """Return the plain-data form of an action of this game."""
        return CODEC.to_data(action)

    def action_from_data(self, data: object) -> Action:
        """Return the action of this game that `data` stands for.

        Raises:
            InvalidActionError: `data` is no action of this game.
        """
        return CODEC.from_data(data)


def ordercards_game(ruleset: Ruleset, players: int, first_seat: int) -> OrderCardsGame:
    """Return the game of a deck.

    Raises:
        InvalidRecordError: the ruleset is of another family.
    """
    if not isinstance(ruleset, OrderCardsRuleset):
        raise InvalidRecordError("invalid_ruleset", detail=type(ruleset).__name__)
    return OrderCardsGame(ruleset, players, first_seat)
