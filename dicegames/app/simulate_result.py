"""What a simulation says about players, in figures."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from dicegames.app.simulate_matches import Played, Series

NORMAL_95 = 1.96
"""So many standard errors to each side hold 95 % of what chance does to a mean of many."""


class PlayerResult(msgspec.Struct, frozen=True):
    """What one player reached.

    `wins` counts wins alone, `ties` shared ones; `win_rate` (0 to 1) is its part of all matches, where a
    shared win counts a part of one. `mean_interval` and `win_rate_interval` say how far the true value lies
    to either side at most, with 95 % confidence; None if there is one block alone. They are reckoned from the
    means of blocks, since the matches of a block have their dice in common.
    """

    player: str
    mean: float
    mean_interval: float | None
    deviation: float | None
    lowest: int
    median: float
    highest: int
    wins: int
    ties: int
    win_rate: float
    win_rate_interval: float | None


class SimulationResult(msgspec.Struct, frozen=True):
    """What came out of a simulation; `rules` tells in a few words what the ruleset is (may be "")."""

    game: str
    ruleset: str
    rules: str
    games: int
    seed: int
    players: tuple[PlayerResult, ...]


def sum_up(series: Series, rules: str, blocks: Sequence[Sequence[Played]]) -> SimulationResult:
    """Return the result of all matches, given by block."""
    results = tuple(_player_result(player, number, blocks) for number, player in enumerate(series.players))
    return SimulationResult(series.game, series.ruleset, rules, series.games, series.seed, results)


def _player_result(player: str, number: int, blocks: Sequence[Sequence[Played]]) -> PlayerResult:
    matches = [match for block in blocks for match in block]
    scores = [match.scores[number] for match in matches]
    won = [len(match.winners) for match in matches if number in match.winners]
    return PlayerResult(
        player,
        fmean(scores),
        _interval([fmean(match.scores[number] for match in block) for block in blocks]),
        stdev(scores) if len(scores) > 1 else None,
        min(scores),
        float(median(scores)),
        max(scores),
        sum(winners == 1 for winners in won),
        sum(winners > 1 for winners in won),
        fmean(_part(match, number) for match in matches),
        _interval([fmean(_part(match, number) for match in block) for block in blocks]),
    )


def _part(match: Played, number: int) -> float:
    """Return which part of a match a player won."""
    return 1 / len(match.winners) if number in match.winners else 0.0


def _interval(means: Sequence[float]) -> float | None:
    return NORMAL_95 * stdev(means) / sqrt(len(means)) if len(means) > 1 else None
