"""What dice are worth together: the best partition into the combinations of a ruleset (T5 to T7)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import Literal

import msgspec

from dicegames.games.tenthousand.ruleset import DICE, Values

FACES = range(1, 7)

Counts = tuple[int, ...]
"""How many dice show each face, from 1 to 6."""

Kind = Literal["single", "equal", "straight", "three_pairs", "two_triples"]


class Combination(msgspec.Struct, frozen=True):
    """Dice that score together: `faces` ascending, and their points."""

    kind: Kind
    faces: tuple[int, ...]
    points: int


class Scoring:
    """The scoring of one set of values; `scoring_of` makes it.

    Faces are given in any order; what concerns single dice is answered in the order of the dice given.
    """

    def __init__(self, values: Values) -> None:
        self._by_lowest: tuple[list[tuple[Counts, Combination]], ...] = tuple([] for _ in FACES)
        for combination in _combinations(values):
            self._by_lowest[combination.faces[0] - 1].append((_counts(combination.faces), combination))
        self._best: dict[Counts, tuple[int, tuple[Combination, ...]] | None] = {(0,) * 6: (0, ())}
        self._legal: dict[Counts, tuple[tuple[Counts, int], ...]] = {}
        self._bust: dict[int, Fraction] = {}
        self._useful: dict[Counts, frozenset[int]] = {}

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """Everything that scores, each once."""
        return tuple(combination for group in self._by_lowest for _, combination in group)

    def partition(self, faces: Sequence[int]) -> tuple[Combination, ...] | None:
        """Return the best partition of exactly these dice, largest first; None if a die is in none (T7)."""
        best = self._partition(_counts(faces))
        if best is None:
            return None
        return tuple(sorted(best[1], key=lambda part: (-part.points, part.faces)))

    def points(self, faces: Sequence[int]) -> int | None:
        """Return the points of exactly these dice together; None if a die scores nothing (T7)."""
        best = self._partition(_counts(faces))
        return None if best is None else best[0]

    def set_asides(self, faces: Sequence[int]) -> tuple[tuple[tuple[int, ...], int], ...]:
        """Return every choice of dice that a roll allows, as ascending faces with its points (T2)."""
        return tuple((_faces(counts), points) for counts, points in self._set_asides(_counts(faces)))

    def best_aside(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Return the indices of the dice that bring most points, of equals the most dice; () for a Farkle."""
        legal = self._set_asides(_counts(faces))
        if not legal:
            return ()
        wanted = list(max(legal, key=lambda choice: (choice[1], sum(choice[0])))[0])
        chosen = []
        for index, face in enumerate(faces):
            if wanted[face - 1]:
                wanted[face - 1] -= 1
                chosen.append(index)
        return tuple(chosen)

    def options(self, faces: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return for each number of dice that can be set aside the most points, fewest dice first."""
        most: dict[int, int] = {}
        for counts, points in self._set_asides(_counts(faces)):
            used = sum(counts)
            most[used] = max(points, most.get(used, 0))
        return tuple(sorted(most.items()))

    def useful(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Return for each die whether a combination of this roll has its face."""
        found = self._useful_faces(_counts(faces))
        return tuple(face in found for face in faces)

    def is_bust(self, faces: Sequence[int]) -> bool:
        """Return whether nothing of a roll scores (T4)."""
        return not self._useful_faces(_counts(faces))

    def bust_chance(self, dice: int) -> Fraction:
        """Return the exact chance that a roll of so many dice (1 to 6) is a Farkle."""
        if dice not in self._bust:
            farkles = sum(
                roll_weight(roll) for roll in combinations_with_replacement(FACES, dice) if self.is_bust(roll)
            )
            self._bust[dice] = Fraction(farkles, 6**dice)
        return self._bust[dice]

    def _useful_faces(self, counts: Counts) -> frozenset[int]:
        """Return the faces of all combinations that are in these dice; none: nothing scores."""
        if counts not in self._useful:
            self._useful[counts] = frozenset(
                face
                for group in self._by_lowest
                for needed, combination in group
                if _fits(needed, counts)
                for face in combination.faces
            )
        return self._useful[counts]

    def _partition(self, counts: Counts) -> tuple[int, tuple[Combination, ...]] | None:
        if counts in self._best:
            return self._best[counts]
        # The lowest face has to be in some combination, and none of them can have a lower one.
        lowest = next(face for face, count in enumerate(counts) if count)
        best: tuple[int, tuple[Combination, ...]] | None = None
        for needed, combination in self._by_lowest[lowest]:
            if not _fits(needed, counts):
                continue
            rest = self._partition(tuple(have - need for have, need in zip(counts, needed, strict=True)))
            if rest is None:
                continue
            points = rest[0] + combination.points
            # Of equals the one with fewer parts reads better: three pairs rather than three times two.
            if best is None or (points, -len(rest[1]) - 1) > (best[0], -len(best[1])):
                best = points, (combination, *rest[1])
        self._best[counts] = best
        return best

    def _set_asides(self, counts: Counts) -> tuple[tuple[Counts, int], ...]:
        if counts not in self._legal:
            self._legal[counts] = tuple(
                (chosen, best[0])
                for chosen in product(*(range(count + 1) for count in counts))
                if any(chosen) and (best := self._partition(chosen)) is not None
            )
        return self._legal[counts]


@lru_cache(maxsize=128)
def scoring_of(values: Values) -> Scoring:
    """Return the scoring of `values`; the same one for equal values."""
    return Scoring(values)


def roll_weight(roll: tuple[int, ...]) -> int:
    """Return in how many ways dice can show these faces."""
    return factorial(len(roll)) // prod(factorial(roll.count(face)) for face in FACES)


def _combinations(values: Values) -> Iterator[Combination]:
    """Yield everything that scores more than nothing."""
    for face in FACES:
        for count, points in _equal_points(values, face):
            if points:
                yield Combination("single" if count == 1 else "equal", (face,) * count, points)
    if values.straight:
        yield Combination("straight", tuple(FACES), values.straight)
    if values.three_pairs:
        for pairs in combinations(FACES, 3):
            yield Combination("three_pairs", tuple(sorted(pairs * 2)), values.three_pairs)
        if values.four_and_pair:
            for four, pair in product(FACES, repeat=2):
                if four != pair:
                    faces = tuple(sorted((four,) * 4 + (pair,) * 2))
                    yield Combination("three_pairs", faces, values.three_pairs)
    if values.two_triples != "none":
        for low, high in combinations(FACES, 2):
            points = values.two_triples_points
            if values.two_triples == "extra":
                points += values.triples[low - 1] + values.triples[high - 1]
            if points:
                yield Combination("two_triples", (low,) * 3 + (high,) * 3, points)


def _equal_points(values: Values, face: int) -> Iterator[tuple[int, int]]:
    """Yield the numbers of equal dice that are one combination, with its points."""
    triple = values.triples[face - 1]
    yield 1, values.singles[face - 1]
    yield 3, triple
    for more in range(1, DICE - 2):
        match values.more:
            case "doubling":
                yield 3 + more, triple << more
            case "added":
                yield 3 + more, triple * (1 + more)
            case "fixed":
                yield 3 + more, values.fixed[more - 1]


def _counts(faces: Sequence[int]) -> Counts:
    return tuple(faces.count(face) for face in FACES)


def _faces(counts: Counts) -> tuple[int, ...]:
    return tuple(face for face in FACES for _ in range(counts[face - 1]))


def _fits(needed: Counts, counts: Counts) -> bool:
    return all(need <= have for need, have in zip(needed, counts, strict=True))
