"""A small game that uses what the big ones use little: a deal to begin with, and two draws in a row."""

from typing import Any

import msgspec

from dicegames.engine.action import Action, ActionCodec, Draw
from dicegames.engine.chance import Chance, DiceRoll, Shuffle, check_draw
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.outcome import Outcome, outcome_of_scores

TURNS = 6


class Take(Action, frozen=True, tag="take"):
    """Take `points` without a roll and end the turn."""

    points: int


class Toss(Action, frozen=True, tag="toss"):
    """Roll a die, then two more, and end the turn."""


CODEC = ActionCodec(Take, Toss, Draw)


class ToyState(msgspec.Struct, frozen=True):
    """Points by seat; `order` is who plays when, `waiting` what chance is still asked for."""

    points: tuple[int, ...]
    order: tuple[int, ...] = ()
    turn: int = 0
    waiting: tuple[Chance, ...] = ()

    @property
    def current_seat(self) -> int | None:
        if not self.order or self.turn == TURNS:
            return None
        return self.order[self.turn % len(self.order)]

    @property
    def chance(self) -> Chance | None:
        return self.waiting[0] if self.waiting else None

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of_scores(self.points, "turns") if self.turn == TURNS else None

    @property
    def resigned(self) -> frozenset[int]:
        return frozenset()

    def legal_actions(self) -> tuple[Action, ...]:
        return () if self.waiting or self.outcome else (Take(1), Take(2), Toss())

    def child(self, action: Action) -> "ToyState":
        if isinstance(action, Draw):
            check_draw(self.waiting[0], action.values)
            if not self.order:
                return msgspec.structs.replace(self, order=action.values, waiting=())
            waiting = self.waiting[1:]
            return self._scored(sum(action.values), waiting, self.turn + (not waiting))
        if action not in self.legal_actions():
            raise IllegalActionError("toy")
        if isinstance(action, Take):
            return self._scored(action.points, (), self.turn + 1)
        return msgspec.structs.replace(self, waiting=(DiceRoll(1), DiceRoll(2)))

    def scores(self) -> tuple[int, ...]:
        return self.points

    def _scored(self, gain: int, waiting: tuple[Chance, ...], turn: int) -> "ToyState":
        points = tuple(score + gain * (seat == self.current_seat) for seat, score in enumerate(self.points))
        return ToyState(points, self.order, turn, waiting)


class ToyGame(msgspec.Struct, frozen=True):
    """The game for a number of players."""

    players: int
    is_timed: bool = False

    @property
    def id(self) -> str:
        return "toy"

    def initial_state(self) -> ToyState:
        return ToyState((0,) * self.players, waiting=(Shuffle(self.players),))

    def action_to_data(self, action: Action) -> dict[str, Any]:
        return CODEC.to_data(action)

    def action_from_data(self, data: object) -> Action:
        return CODEC.from_data(data)
