"""Matches between computer players, each derived from the seed and its number alone.

Matches come in blocks, as many as there are players: in a block everybody sits once at every seat, and every
seat has the same luck each time. So what a block says about players depends little on the dice, and who
begins goes round.
"""

import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec

from dicegames.computer.levels import needs_preparation
from dicegames.computer.player import Progress
from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Draw
from dicegames.engine.chance import Chance, SeededDice
from dicegames.engine.game import State
from dicegames.games.catalog import game_info

STEP_LIMIT = 100_000
"""Far above what any game needs; beyond it a player is going in circles."""


class Series(msgspec.Struct, frozen=True):
    """The matches of a simulation; each of `players` is a level or `level:style`."""

    game: str
    ruleset: str
    players: tuple[str, ...]
    games: int
    seed: int

    @property
    def blocks(self) -> int:
        """How many blocks there are; the last one may be shorter."""
        return -(-self.games // len(self.players))


class Played(msgspec.Struct, frozen=True):
    """How a match ended, by player (not by seat): the scores, and who won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class TurnDice:
    """Give each turn of each seat dice of its own.

    So a seat has the same luck in every match of a block, whatever was decided before.
    """

    def __init__(self, *key: object) -> None:
        self._key = key
        self._turns: dict[int | None, int] = {}
        self._last: tuple[int | None, SeededDice] | None = None

    def draw(self, seat: int | None, chance: Chance) -> Draw:
        """Return what chance gives to the seat on turn."""
        if self._last is None or self._last[0] != seat:
            turn = self._turns.get(seat, 0)
            self._turns[seat] = turn + 1
            self._last = seat, SeededDice(derived_seed(*self._key, seat, turn))
        return Draw(self._last[1].draw(chance))


class SeriesPlayers:
    """The players of a series, who play its matches.

    `folder` keeps what they work out (None: nothing is kept); so many `processes` help with it. Who thinks
    for long asks `cancelled` now and then.

    Raises:
        InvalidRecordError: unknown game, ruleset or player, or too few or too many players.
    """

    def __init__(
        self,
        series: Series,
        folder: Path | None,
        processes: int,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        info = game_info(series.game)
        self._series = series
        self._cancelled = cancelled
        self._game = info.new_game(info.ruleset(series.ruleset), len(series.players))
        self._computers = ComputerPlayers(SolverTables(folder, processes))
        words = [player.partition(":") for player in series.players]
        self._deciders = [self._computers.player(series.game, level, style) for level, _, style in words]
        self._plans = any(needs_preparation(series.game, level, style) for level, _, style in words)

    def prepare(self, progress: Progress) -> None:
        """Let the players work out what they need; this may take seconds."""
        if self._plans:
            self._computers.prepare(self._game.initial_state(), progress, self._cancelled)

    def block(self, number: int) -> tuple[Played, ...]:
        """Play the matches of a block."""
        count = len(self._series.players)
        first = number * count
        return tuple(self._match(number, shift) for shift in range(min(count, self._series.games - first)))

    def _match(self, block: int, shift: int) -> Played:
        """Play a match of a block: player number `shift` begins."""
        count, seed = len(self._series.players), self._series.seed
        dice = TurnDice(seed, block)
        source = random.Random(derived_seed(seed, block))
        state: State = self._game.initial_state()
        for _ in range(STEP_LIMIT):
            if state.outcome is not None:
                scores = state.scores()
                winners = sorted((seat + shift) % count for seat in state.outcome.winners)
                return Played(
                    tuple(scores[(player - shift) % count] for player in range(count)), tuple(winners)
                )
            seat = state.current_seat
            if state.chance is not None:
                state = state.child(dice.draw(seat, state.chance))
            else:
                assert seat is not None  # somebody decides while the match goes on
                decider = self._deciders[(seat + shift) % count]
                state = state.child(decider.decide(state, source, self._cancelled))
        raise RuntimeError(f"a match of {self._series.game} came to no end")


def derived_seed(*key: object) -> int:
    """Return a seed that differs for each key."""
    return int.from_bytes(sha256(repr(key).encode()).digest())
