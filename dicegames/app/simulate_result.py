"""What a simulation says about players, in figures."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from dicegames.app.simulate_matches import Played, Series

STUDENT_95 = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157)
"""So many standard errors to each side hold 95 % of what chance does to a mean of 2 to 10 values.

By Student's distribution with 1 to 9 degrees of freedom: the fewer values, the less sure is the error itself.
"""
NORMAL_95 = 1.959964
"""The same for a mean of very many values."""


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
    return standard_errors(len(means)) * stdev(means) / sqrt(len(means)) if len(means) > 1 else None


def standard_errors(count: int) -> float:
    """Return how many standard errors to each side hold 95 % of what chance does to a mean of 2 or more.

    Beyond the table Student's distribution is a series in 1 / degrees of freedom about the normal one
    (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5); four decimals are right.
    """
    freedom = count - 1
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    z = NORMAL_95
    parts = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(part / float(freedom) ** power for power, part in enumerate(parts, start=1))
