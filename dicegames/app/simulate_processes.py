"""Play the blocks of a series in several processes; what comes out is the same for any number of them."""

import multiprocessing
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from dicegames.app.simulate_matches import Played, Series, SeriesPlayers
from dicegames.computer.helper_processes import become_helper, deaf_to_interrupts, end_orphan
from dicegames.computer.player import Progress


def play_in_processes(
    series: Series, folder: Path | None, processes: int, progress: Progress
) -> list[tuple[Played, ...]]:
    """Return the matches of every block, in order; `progress` is told matches played and all.

    However this ends, no process is left.

    Raises:
        ChildProcessError: a process ended before its time.
    """
    context = multiprocessing.get_context("spawn")
    helpers: list[SpawnProcess] = []
    pipes: list[Connection] = []
    try:
        with deaf_to_interrupts():
            for _ in range(processes):
                own, other = context.Pipe()
                pipes.append(own)
                helper = context.Process(target=_help, args=(other, series, folder), daemon=True)
                helper.start()
                helpers.append(helper)
                other.close()  # else its end would never be noticed
        return _shared_out(series, pipes, progress)
    finally:
        for helper in helpers:
            helper.terminate()
        for helper in helpers:
            helper.join()
            helper.close()
        for pipe in pipes:
            pipe.close()


def _shared_out(series: Series, pipes: list[Connection], progress: Progress) -> list[tuple[Played, ...]]:
    """Give each process a block, and the next one when it has played that."""
    found: dict[int, tuple[Played, ...]] = {}
    given: dict[Connection, int] = {}
    waiting = iter(range(series.blocks))
    idle, done = list(pipes), 0
    try:
        while len(found) < series.blocks:
            for pipe, block in zip(idle, waiting, strict=False):
                given[pipe] = block
                pipe.send(block)
            ready = wait(list(given))
            idle = [pipe for pipe in given if pipe in ready]
            for pipe in idle:
                matches: tuple[Played, ...] = pipe.recv()
                found[given.pop(pipe)] = matches
                done += len(matches)
                progress(done, series.games)
    except (EOFError, OSError) as error:
        raise ChildProcessError("a process of the simulation ended before its time") from error
    return [found[block] for block in range(series.blocks)]


def _help(pipe: Connection, series: Series, folder: Path | None) -> None:
    """Play one block after another, until nobody asks any more."""
    become_helper()
    players = SeriesPlayers(series, folder, 1, _ended_with_parent)
    players.prepare(_nothing)
    try:
        while True:
            pipe.send(players.block(pipe.recv()))
    except (EOFError, OSError):
        return


def _ended_with_parent() -> bool:
    """End in the middle of a decision, which can take its time, when nobody wants it; else say no."""
    end_orphan()
    return False


def _nothing(done: int, total: int) -> None:
    """Have nobody to tell."""
