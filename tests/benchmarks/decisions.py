"""Print what a decision of each level costs, and an advice, once everything is prepared.

Run it as a script, with ids of games to measure these alone. Each line is a ratio to a plain reference
measured in the same run, in the same positions: looking once at what every legal decision leads to. All is
processor time; every level plays matches of two seats against itself. What is worked out once for a turn
counts where it comes, so that the average tells more than the median.
"""

import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean, median
from typing import TypeVar

from dicegames.computer.advice import Advice
from dicegames.computer.levels import LEVELS
from dicegames.computer.player import Player
from dicegames.computer.players import Adviser, ComputerPlayers
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import Game, State
from dicegames.games.catalog import GAMES, GameInfo, game_info

SEATS = 2
MATCHES = 2
WANTED_MS = 5.0

Result = TypeVar("Result")


def main(game_ids: Sequence[str]) -> None:
    """Measure the first ruleset of each game."""
    for info in [game_info(game_id) for game_id in game_ids] or GAMES:
        measure(info)


def measure(info: GameInfo) -> None:
    """Print one line for each level of a game, and one for its advice."""
    computers = ComputerPlayers(SolverTables())
    game = info.new_game(info.rulesets[0], SEATS)
    begun = time.perf_counter()
    computers.prepare(game.initial_state(), _nothing, _never)
    print(f"{info.id}: prepared in {time.perf_counter() - begun:.2f} s", flush=True)
    met: list[tuple[State, float]] = []
    for level in LEVELS[info.id]:
        player, source = computers.player(info.id, level), random.Random(1)
        decide = partial(_decision, player, source)
        met = [pair for seed in range(MATCHES) for pair in _match(game, seed, decide)]
        tell(level, [seconds for _, seconds in met], [seconds_of(plain, state)[0] for state, _ in met])
    adviser = computers.adviser(info.id)
    if adviser is not None:
        advise = partial(_advice, adviser)
        spent = [seconds_of(advise, state)[0] for state, _ in met]
        tell("advice", spent, [seconds_of(plain, state)[0] for state, _ in met])


def tell(name: str, spent: Sequence[float], plain_spent: Sequence[float]) -> None:
    """Print one line."""
    within = sum(1000 * seconds <= WANTED_MS for seconds in spent) / len(spent)
    print(
        f"  {name:<9} {1000 * fmean(spent):7.2f} ms on average of {len(spent)},"
        f" {fmean(spent) / fmean(plain_spent):6.2f} of a plain look at every decision;"
        f" median {1000 * median(spent):7.2f} ms, worst {1000 * max(spent):8.2f} ms,"
        f" {100 * within:3.0f} % within {WANTED_MS:.0f} ms",
        flush=True,
    )


def plain(state: State) -> None:
    """Look at what every legal decision leads to."""
    for action in state.legal_actions():
        state.child(action)


def _decision(player: Player, source: random.Random, state: State) -> Action:
    return player.decide(state, source, _never)


def _advice(adviser: Adviser, state: State) -> Advice | None:
    return adviser.advise(state, _never)


def _match(game: Game, seed: int, decide: Callable[[State], Action]) -> list[tuple[State, float]]:
    """Return the positions of a match in which a decision was due, and the seconds that it took."""
    dice, state = SeededDice(seed), game.initial_state()
    met = []
    while state.outcome is None:
        if state.chance is not None:
            state = state.child(Draw(dice.draw(state.chance)))
            continue
        seconds, action = seconds_of(decide, state)
        met.append((state, seconds))
        state = state.child(action)
    return met


def seconds_of(work: Callable[[State], Result], state: State) -> tuple[float, Result]:
    """Return the processor time of this process for something, and what came of it."""
    begun = time.process_time()
    result = work(state)
    return time.process_time() - begun, result


def _nothing(done: int, total: int) -> None:
    """Have nobody to tell."""


def _never() -> bool:
    return False


if __name__ == "__main__":
    main(sys.argv[1:])
