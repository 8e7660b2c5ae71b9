"""Let computer players play many matches, without a window, and sum up the results."""

import random
from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from dicegames.computer.player import Player
from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.chance import DiceSource, SeededDice
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import Game
from dicegames.engine.match import Match, Seat
from dicegames.engine.outcome import Outcome
from dicegames.games.catalog import game_info

# Far above what any game needs; beyond it a player is going in circles.
STEP_LIMIT = 100_000


class SeatResult(msgspec.Struct, frozen=True):
    """What one seat reached: mean and standard deviation of its scores, wins alone, and shared wins."""

    player: str
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: int
    ties: int


class SimulationResult(msgspec.Struct, frozen=True):
    """What came out of a simulation; `rules` tells in a few words what the ruleset is (may be "")."""

    game: str
    ruleset: str
    rules: str
    games: int
    seed: int
    seats: tuple[SeatResult, ...]


def run_simulation(
    game_id: str,
    ruleset_id: str,
    players: list[str],
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> SimulationResult:
    """Play `games` matches; each of `players` is a level or `level:style`.

    The first turn goes round the seats from match to match. The same arguments give the same result.
    `progress` is called after each match with the number of matches played and `games`.

    Raises:
        InvalidRecordError: unknown game, ruleset or player, or a number out of range.
    """
    info = game_info(game_id)
    ruleset = info.ruleset(ruleset_id) if ruleset_id else info.rulesets[0]
    computers = ComputerPlayers(SolverTables())
    deciders = [computers.player(game_id, *player.split(":", 1)) for player in players]
    if games < 1:
        raise InvalidRecordError("game_count", detail=str(games))
    dice, source = SeededDice(seed), random.Random(seed)
    scores: list[tuple[int, ...]] = []
    outcomes: list[Outcome] = []
    for number in range(games):
        game = info.new_game(ruleset, len(players), number % max(1, len(players)))
        final, outcome = _play(game, deciders, dice, source)
        scores.append(final)
        outcomes.append(outcome)
        if progress is not None:
            progress(number + 1, games)
    return SimulationResult(
        game_id,
        ruleset.id,
        ruleset.summary,
        games,
        seed,
        tuple(
            _seat_result(player, [final[seat] for final in scores], seat, outcomes)
            for seat, player in enumerate(players)
        ),
    )


def format_result(result: SimulationResult) -> str:
    """Return the result as a small table."""
    rules = f"{result.game}, ruleset {result.ruleset}" + (f", {result.rules}" if result.rules else "")
    games = "1 game" if result.games == 1 else f"{result.games} games"
    lines = [
        f"{rules}: {games}, seed {result.seed}",
        f"{'seat':>4}  {'player':<16} {'mean':>9} {'± 95 %':>8} {'st. dev.':>9} {'lowest':>7} {'highest':>8}"
        f" {'wins':>7} {'ties':>7}",
    ]
    for number, seat in enumerate(result.seats, start=1):
        interval = 1.96 * seat.deviation / sqrt(result.games)
        lines.append(
            f"{number:>4}  {seat.player:<16} {seat.mean:>9.2f} {interval:>8.2f} {seat.deviation:>9.2f}"
            f" {seat.lowest:>7} {seat.highest:>8} {seat.wins:>7} {seat.ties:>7}"
        )
    return "\n".join(lines)


def _play(
    game: Game, deciders: Sequence[Player], dice: DiceSource, source: random.Random
) -> tuple[tuple[int, ...], Outcome]:
    seats = tuple(Seat(str(seat + 1), "", "computer") for seat in range(game.players))
    match = Match(game, seats, "off")
    for _ in range(STEP_LIMIT):
        state = match.state
        if state.outcome is not None:
            return state.scores(), state.outcome
        seat = state.current_seat
        if state.chance is not None or seat is None:
            match.apply(None, dice)
        else:
            match.apply(deciders[seat].decide(state, source, _never), dice)
    raise RuntimeError(f"a match of {game.id} came to no end")


def _never() -> bool:
    return False


def _seat_result(player: str, scores: list[int], seat: int, outcomes: list[Outcome]) -> SeatResult:
    mean = sum(scores) / len(scores)
    squares = sum((score - mean) ** 2 for score in scores)
    wins = [outcome for outcome in outcomes if seat in outcome.winners]
    alone = sum(len(outcome.winners) == 1 for outcome in wins)
    return SeatResult(
        player,
        mean,
        sqrt(squares / (len(scores) - 1)) if len(scores) > 1 else 0.0,
        min(scores),
        max(scores),
        alone,
        len(wins) - alone,
    )
