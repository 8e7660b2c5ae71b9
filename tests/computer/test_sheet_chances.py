"""What keeps promise single boxes, against counting all rolls and trying all keeps."""

import random
from functools import cache
from itertools import combinations, product

import pytest

from dicegames.computer.sheet_chances import goal_of, prospects, turn_mean
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from games.sheet_help import EVERY_JOKER, sheet_of
from games.sheet_oracle import judge, ordinary

Dice = tuple[int, ...]
NOTHING = sheet_of({})
PLAIN_BOXES = [box for box in BOXES if box is not Box.CHANCE]


def is_good(box: Box, dice: Dice) -> bool:
    """Return whether an ordinary roll fills a box well: three of a face, or any points below."""
    points = ordinary(box.value, dice)
    return points >= 3 * (UPPER.index(box) + 1) if box in UPPER else points > 0


def brute_chance(box: Box, kept: Dice, rolls: int) -> float:
    """Return the chance to fill a box, by rolling every outcome and keeping whatever dice are best."""

    @cache
    def value(held: Dice, left: int) -> float:
        outcomes = [tuple(sorted((*held, *rolled))) for rolled in product(range(1, 7), repeat=5 - len(held))]
        if left == 1:
            return sum(is_good(box, dice) for dice in outcomes) / len(outcomes)
        return sum(best(dice, left - 1) for dice in outcomes) / len(outcomes)

    @cache
    def best(dice: Dice, left: int) -> float:
        return max(value(held, left) for size in range(6) for held in combinations(dice, size))

    return value(tuple(sorted(kept)), rolls)


@pytest.mark.parametrize("box", PLAIN_BOXES)
def test_one_roll_is_counted(box: Box) -> None:
    source = random.Random(box.value)
    for size in (0, 1, 3, 4, 5):
        dice = tuple(source.randint(1, 6) for _ in range(5))
        found = {one.box: one for one in prospects(PENTA, NOTHING, dice, dice[:size], 1)}
        assert found[box].chance == pytest.approx(brute_chance(box, dice[:size], 1))
        if size == 3:
            every = {held for count in range(6) for held in combinations(sorted(dice), count)}
            assert found[box].best == pytest.approx(max(brute_chance(box, held, 1) for held in every))


@pytest.mark.parametrize(
    ("box", "kept"),
    [
        (Box.FULL_HOUSE, (4, 4, 4)),
        (Box.FULL_HOUSE, (2, 5)),
        (Box.SMALL_STRAIGHT, (2, 3, 4)),
        (Box.LARGE_STRAIGHT, (1, 6)),
        (Box.FOURS, (4, 4)),
        (Box.FIVE_KIND, (6, 6, 1)),
    ],
)
def test_two_rolls_are_played_for_the_box_alone(box: Box, kept: Dice) -> None:
    dice = (*kept, *(1, 2, 3, 6)[: 5 - len(kept)])
    found = {one.box: one for one in prospects(PENTA, NOTHING, dice, kept, 2)}
    assert found[box].chance == pytest.approx(brute_chance(box, kept, 2))


def test_known_means_of_a_turn() -> None:
    assert turn_mean(CLASSIC, NOTHING, Box.CHANCE) == pytest.approx(70 / 3)
    assert turn_mean(CLASSIC, NOTHING, Box.FIVE_KIND) == pytest.approx(2.3014, abs=5e-5)
    for face, box in enumerate(UPPER, start=1):
        assert turn_mean(CLASSIC, NOTHING, box) == pytest.approx(face * 5 * (1 - (5 / 6) ** 3))


def used(sheet: Sheet) -> dict[str, int]:
    return {box.value: points for box in BOXES if (points := sheet.get(box)) is not None}


@pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)
def test_jokers_count_where_they_may_go(ruleset: SheetRuleset) -> None:
    source = random.Random(5)
    for _ in range(40):
        sheet = random_sheet(source, ruleset)
        dice = tuple(sorted(source.choices((source.randint(1, 6), source.randint(1, 6)), k=5)))
        kept = dice[: source.choice((3, 4))]
        for found in prospects(ruleset, sheet, dice, kept, 1):
            rolls = [(*kept, *rolled) for rolled in product(range(1, 7), repeat=5 - len(kept))]
            if found.box is None:
                hits = sum(len(set(roll)) == 1 for roll in rolls)
            else:
                hits = sum(judged(ruleset, sheet, found.box, roll) >= found.points for roll in rolls)
            assert found.chance == pytest.approx(hits / len(rolls))


def judged(ruleset: SheetRuleset, sheet: Sheet, box: Box, roll: Dice) -> int:
    """Return the points that the box takes from the roll by the plain rules, -1 where it is barred."""
    verdict = judge(
        ruleset.joker,
        ruleset.five_bonus_rule,
        ruleset.five_bonus,
        tuple(sorted(roll)),
        used(sheet),
        sheet.had_five,
        ruleset.five_is_full_house,
    )[box.value]
    return verdict.points if verdict.allowed else -1


def random_sheet(source: random.Random, ruleset: SheetRuleset) -> Sheet:
    points = {box: 0 for box in source.sample(BOXES, 8)}
    if source.random() < 0.7:
        points[Box.FIVE_KIND] = source.choice((0, ruleset.five_kind))
    had_five = points.get(Box.FIVE_KIND, 0) > 0 or source.random() < 0.3
    return sheet_of(points, had_five=had_five)


def test_a_further_five_is_told_only_where_it_earns_and_its_box_is_used() -> None:
    dice, kept = (6, 6, 6, 6, 1), (6, 6, 6, 6)

    def last(ruleset: SheetRuleset, points: dict[Box, int], had_five: bool) -> tuple[Box | None, int]:
        found = prospects(ruleset, sheet_of(points, had_five=had_five), dice, kept, 1)[-1]
        if found.box is None:
            assert found.chance == pytest.approx(1 / 6)
            assert found.mean == pytest.approx(found.points / 6)
        return found.box, found.points

    assert last(PENTA, {Box.FIVE_KIND: 50}, True) == (None, 100)
    assert last(PENTA, {Box.FIVE_KIND: 0}, False)[0] is not None
    assert last(FIVEDICE, {Box.FIVE_KIND: 0}, True) == (None, 50)
    assert last(FIVEDICE, {}, True)[0] is Box.FIVE_KIND


def test_only_open_boxes_are_told_and_chance_never() -> None:
    sheet = sheet_of({box: 0 for box in (*UPPER, Box.FULL_HOUSE)})
    told = [one.box for one in prospects(PENTA, sheet, (1, 2, 3, 4, 6), (1, 2, 3, 4), 2)]
    assert told == [box for box in LOWER if box not in (Box.FULL_HOUSE, Box.CHANCE)]


def test_goals() -> None:
    goals = [goal_of(PENTA, box) for box in PLAIN_BOXES]
    assert goals == [3, 6, 9, 12, 15, 18, 1, 1, 25, 30, 40, 50]
