"""Let computer players play many matches, without a window, and tell the results."""

from pathlib import Path

import msgspec

from dicegames.app.simulate_matches import Played, Series, SeriesPlayers
from dicegames.app.simulate_processes import play_in_processes
from dicegames.app.simulate_result import SimulationResult, sum_up
from dicegames.computer.player import Progress
from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import game_info


def run_simulation(
    game_id: str,
    ruleset_id: str,
    players: list[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
    preparing: Progress | None = None,
    *,
    processes: int = 1,
    folder: Path | None = None,
) -> SimulationResult:
    """Play `games` matches; each of `players` is a level or `level:style`.

    The same arguments give the same result, for any number of processes; with one it is this process that
    plays. Before that players prepare: `preparing` is told how much is done and how much there is, and
    `folder` keeps what they work out (None: nothing is kept). `progress` is told matches played and all.

    Raises:
        InvalidRecordError: unknown game, ruleset or player, or a number out of range.
    """
    info = game_info(game_id)
    ruleset = info.ruleset(ruleset_id) if ruleset_id else info.rulesets[0]
    if games < 1:
        raise InvalidRecordError("game_count", detail=str(games))
    series = Series(game_id, ruleset.id, tuple(players), games, seed)
    deciders = SeriesPlayers(series, folder, processes)
    deciders.prepare(preparing or _nothing)
    tell = progress or _nothing
    processes = min(processes, series.blocks)
    if processes > 1:
        blocks = play_in_processes(series, folder, processes, tell)
    else:
        blocks = _play_here(series, deciders, tell)
    return sum_up(series, ruleset.summary, blocks)


def result_as_json(result: SimulationResult) -> str:
    """Return the result as one JSON object, with the names of `SimulationResult` and `PlayerResult`."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2).decode()


def format_result(result: SimulationResult) -> str:
    """Return the result as a small table."""
    rules = f"{result.game}, ruleset {result.ruleset}" + (f", {result.rules}" if result.rules else "")
    games = "1 game" if result.games == 1 else f"{result.games} games"
    head = ("", "player", "mean", "± 95 %", "st. dev.", "lowest", "median", "highest")
    rows = [(*head, "wins", "ties", "won %", "± 95 %")]
    for number, player in enumerate(result.players, start=1):
        rows.append(
            (
                str(number),
                player.player,
                f"{player.mean:.2f}",
                _figure(player.mean_interval),
                _figure(player.deviation),
                str(player.lowest),
                f"{player.median:.1f}",
                str(player.highest),
                str(player.wins),
                str(player.ties),
                f"{100 * player.win_rate:.2f}",
                _figure(player.win_rate_interval, 100),
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [f"{rules}: {games}, seed {result.seed}"]
    for place, name, *figures in rows:
        cells = [place.rjust(widths[0]), name.ljust(widths[1])]
        cells += [figure.rjust(width) for figure, width in zip(figures, widths[2:], strict=True)]
        lines.append("  ".join(cells))
    return "\n".join(lines)


def _play_here(series: Series, deciders: SeriesPlayers, progress: Progress) -> list[tuple[Played, ...]]:
    blocks, done = [], 0
    for number in range(series.blocks):
        blocks.append(deciders.block(number))
        done += len(blocks[-1])
        progress(done, series.games)
    return blocks


def _nothing(done: int, total: int) -> None:
    """Have nobody to tell."""


def _figure(value: float | None, factor: int = 1) -> str:
    return "–" if value is None else f"{factor * value:.2f}"
