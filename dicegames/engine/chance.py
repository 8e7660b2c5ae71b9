"""Chance is a player: what it is asked for, and the sources that answer."""

import random
from collections import deque
from collections.abc import Iterable
from typing import Protocol

import msgspec

from dicegames.engine.errors import IllegalActionError


class DiceRoll(msgspec.Struct, frozen=True):
    """`count` dice with faces 1 to `sides`, each face equally likely and independent."""

    count: int
    sides: int = 6


class Shuffle(msgspec.Struct, frozen=True):
    """A permutation of 0 to `size` - 1, each equally likely."""

    size: int


Chance = DiceRoll | Shuffle


def check_draw(chance: Chance, values: tuple[int, ...]) -> None:
    """Check that `values` is something that `chance` could give.

    Raises:
        IllegalActionError: wrong count, a face out of range, or no permutation.
    """
    if isinstance(chance, DiceRoll):
        if len(values) != chance.count:
            raise IllegalActionError("draw_count")
        if not all(1 <= value <= chance.sides for value in values):
            raise IllegalActionError("draw_face")
    elif sorted(values) != list(range(chance.size)):
        raise IllegalActionError("draw_permutation")


class DiceSource(Protocol):
    """The only place where chance is drawn."""

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Return one outcome of `chance`."""
        ...


class SystemDice:
    """Draw from the operating system's entropy, without modulo bias (`random.SystemRandom`)."""

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Return one outcome of `chance`."""
        return _draw(chance, random.SystemRandom())


class SeededDice:
    """Draw from a Mersenne Twister with a seed: the same seed gives the same dice."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Return one outcome of `chance`."""
        return _draw(chance, self._random)


class ScriptedDice:
    """Give the outcomes of a list, in order; for examples and tests.

    Raises:
        IllegalActionError: from `draw`, when the list is used up or doesn't fit what is asked.
    """

    def __init__(self, outcomes: Iterable[tuple[int, ...]]) -> None:
        self._outcomes = deque(outcomes)

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Return the next outcome of the list."""
        if not self._outcomes:
            raise IllegalActionError("draw_missing")
        check_draw(chance, self._outcomes[0])
        return self._outcomes.popleft()


class TypedDice:
    """Give what people rolled with real dice and typed in.

    Call `supply` before the roll is applied; a shuffle has no real-dice form and comes from the system.

    Raises:
        IllegalActionError: from `draw`, when nothing was supplied or it doesn't fit what is asked.
    """

    def __init__(self) -> None:
        self._typed: tuple[int, ...] | None = None

    def supply(self, faces: tuple[int, ...]) -> None:
        """Set the faces that the next roll gives."""
        self._typed = faces

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """Return the supplied faces and forget them."""
        if isinstance(chance, Shuffle):
            return _draw(chance, random.SystemRandom())
        faces, self._typed = self._typed, None  # refused ones are forgotten too
        if faces is None:
            raise IllegalActionError("draw_missing")
        check_draw(chance, faces)
        return faces

    def forget(self) -> None:
        """Forget faces that were supplied and not drawn."""
        self._typed = None


def _draw(chance: Chance, source: random.Random) -> tuple[int, ...]:
    # randrange and shuffle reject surplus bits instead of folding them: no face is favoured.
    if isinstance(chance, DiceRoll):
        return tuple(source.randrange(1, chance.sides + 1) for _ in range(chance.count))
    order = list(range(chance.size))
    source.shuffle(order)
    return tuple(order)
