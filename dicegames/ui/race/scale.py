"""The scale above the lanes: how far it reaches and where its ticks stand."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from dicegames.models.numbers import number_text

MOST_TICKS = 6


@dataclass(frozen=True, slots=True)
class Track:
    """The part of a lane that stands for points: from `left` (0 points) to `right`, both in pixels."""

    left: float
    right: float

    @property
    def width(self) -> float:
        """Return the width in pixels."""
        return self.right - self.left

    def x_of(self, points: float, end: float) -> float:
        """Return where points are when the track ends at `end` points; never outside the track."""
        return self.left + self.width * min(1.0, max(0.0, points / end))


def step_of(target: int, most: int = MOST_TICKS) -> int:
    """Return the distance of ticks up to `target`: the least round one with at most `most` of them.

    One that divides the target comes before others.
    """
    steps, size = [1, 2, 5], 10
    while size <= target:
        steps += [size, 2 * size, 5 * size // 2, 5 * size]
        size *= 10
    steps.append(size)
    fitting = [step for step in steps if step * most >= target]
    even = [step for step in fitting if target % step == 0 and step < target]
    return (even or fitting)[0]


def end_of(target: int, highest: int) -> int:
    """Return the points at the end of the track: the target, or the first tick from the highest total on."""
    if highest <= target:
        return max(1, target)
    step = step_of(target)
    return ceil(highest / step) * step


def ticks_of(
    target: int, end: float, track: Track, width_of: Callable[[str], float], gap: float
) -> tuple[int, ...]:
    """Return the points with a tick besides the target, as many as have room for their numbers.

    `width_of` measures a number in pixels, `gap` is the least room between two.
    """
    at_target = track.x_of(target, end)
    clear = width_of(number_text(target)) / 2 + gap
    most = MOST_TICKS
    while most > 0:
        step = step_of(target, most)
        ticks = [points for points in range(step, int(end) + 1, step) if points != target]
        ticks = [
            points
            for points in ticks
            if abs(track.x_of(points, end) - at_target) >= clear + width_of(number_text(points)) / 2
        ]
        widest = max((width_of(number_text(points)) for points in ticks), default=0.0)
        if track.width * step / end >= widest + gap:
            return tuple(ticks)
        most -= 1
    return ()
