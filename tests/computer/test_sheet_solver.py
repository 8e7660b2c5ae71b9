"""The solver of sheet games against plain working out, and against values known from elsewhere."""

import random
from functools import cache
from heapq import heappop, heappush
from math import sqrt

import msgspec
import numpy as np
import pytest

from computer.sheet_plain import Moments, best_moments, turn
from dicegames.computer.player import Progress
from dicegames.computer.sheet_futures import GAINS, Futures
from dicegames.computer.sheet_moves import SheetMoves
from dicegames.computer.sheet_processes import solve
from dicegames.computer.sheet_solver import SolvingCancelledError, whole_plan
from dicegames.computer.sheet_space import Floats, LowerPart, SheetSpace
from dicegames.computer.sheet_table import SheetTable, late_table
from dicegames.engine.action import Draw
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Roll, SheetGame, SheetState
from games.sheet_help import EVERY_JOKER, FREE, PLAIN
from soaking import IS_SOAK

soak = pytest.mark.skipif(not IS_SOAK, reason="solves a whole game")
each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)

NO_JOKER = msgspec.structs.replace(CLASSIC, joker="none", five_bonus_rule="none")
# Holding the five of a kind forces jokers and earns nothing: what is remembered can be a burden here.
BURDEN = msgspec.structs.replace(PENTA, five_kind=1, five_bonus=0, upper_target=20)
BOTH_MEMORIES = msgspec.structs.replace(FIVEDICE, five_bonus_rule="box_fifty")
ALWAYS_BONUS = msgspec.structs.replace(CLASSIC, upper_target=0)


def nothing(done: int, total: int) -> None:
    """Have nobody to tell."""


def never() -> bool:
    return False


def solved(ruleset: SheetRuleset, processes: int = 1, progress: Progress = nothing) -> SheetTable:
    space = SheetSpace(ruleset)
    moves = SheetMoves(space)
    return SheetTable(space, moves, solve(space, moves, progress, never, processes))


@cache
def classic() -> SheetTable:
    return solved(CLASSIC)


def random_sheet(ruleset: SheetRuleset, source: random.Random, open_boxes: int) -> Sheet:
    """Return a sheet that play can lead to, with frequent fives of a kind."""
    state: SheetState = SheetGame(ruleset, 1).initial_state()
    while len(state.sheet.open_boxes) > open_boxes:
        if state.rolling:
            face = source.randint(1, 6)
            five = source.random() < 0.3
            faces = tuple(face if five else source.randint(1, 6) for _ in state.roll_dice)
            state = state.child(Draw(faces))
        else:
            state = state.child(source.choice(state.legal_actions()))
    return state.sheet


def only(*boxes: Box, five_kind: int = 0, upper: int = 0, had_five: bool = False) -> Sheet:
    """Return a sheet on which these boxes alone are open; the aces hold all of `upper`."""
    points: list[int | None] = [None if box in boxes else 0 for box in BOXES]
    if Box.FIVE_KIND not in boxes:
        points[BOXES.index(Box.FIVE_KIND)] = five_kind
    if Box.ACES not in boxes:
        points[0] = upper
    return Sheet(tuple(points), had_five=had_five)


def assert_plain(ruleset: SheetRuleset, sheet: Sheet) -> None:
    first, second = best_moments(ruleset, sheet)
    table = late_table(ruleset, sheet)
    assert table.value(sheet) - sheet.total(ruleset) == pytest.approx(first, abs=1e-9)
    assert table.variance(sheet) == pytest.approx(second - first * first, rel=1e-4, abs=1e-3)


@each_joker
@pytest.mark.parametrize("seed", range(2))
def test_three_boxes_are_worth_what_plain_working_out_finds(ruleset: SheetRuleset, seed: int) -> None:
    assert_plain(ruleset, random_sheet(ruleset, random.Random(f"{ruleset.id} {seed}"), 3))


@each_joker
def test_fives_of_a_kind_that_are_remembered_are_counted_in(ruleset: SheetRuleset) -> None:
    held = only(Box.FIVES, Box.SIXES, Box.LARGE_STRAIGHT, five_kind=50, upper=5, had_five=True)
    assert_plain(ruleset, held)
    assert_plain(ruleset, only(Box.FIVE_KIND, Box.FOURS))


@pytest.mark.parametrize("ruleset", [BURDEN, BOTH_MEMORIES, ALWAYS_BONUS])
def test_other_values_are_worked_out_as_well(ruleset: SheetRuleset) -> None:
    assert_plain(ruleset, only(Box.FIVE_KIND, Box.TWOS, Box.SMALL_STRAIGHT))
    assert_plain(ruleset, random_sheet(ruleset, random.Random(4), 2))


def test_the_upper_bonus_is_worth_its_chance() -> None:
    # One upper box is open and two sixes are missing, or four: the more, the less.
    near, far = (late_table(CLASSIC, only(Box.SIXES, upper=63 - missing)) for missing in (12, 24))
    chances = [
        (table.value(sheet) - sheet.total(CLASSIC) - 6 * 5 * (91 / 216)) / 35
        for table, sheet in ((near, only(Box.SIXES, upper=51)), (far, only(Box.SIXES, upper=39)))
    ]
    hit = 91 / 216  # a die shows its face within three rolls
    miss = 1 - hit
    two = 1 - miss**5 - 5 * hit * miss**4
    four = hit**5 + 5 * hit**4 * miss
    assert chances == pytest.approx([two, four], abs=1e-9)


def test_the_last_box_alone_is_worth_what_is_known_of_it() -> None:
    chance, five = only(Box.CHANCE), only(Box.FIVE_KIND)
    assert late_table(CLASSIC, chance).value(chance) == pytest.approx(70 / 3, abs=1e-9)
    assert late_table(CLASSIC, five).value(five) == pytest.approx(2.3014, abs=5e-5)
    probability = late_table(CLASSIC, five).value(five) / 50
    variance = 2500 * probability * (1 - probability)
    assert late_table(CLASSIC, five).variance(five) == pytest.approx(variance, rel=1e-4)


def test_perfect_classic_play_averages_what_other_solvers_found() -> None:
    told: list[tuple[int, int]] = []
    table = solved(CLASSIC, progress=lambda done, total: told.append((done, total)))
    assert table.value(Sheet()) == pytest.approx(254.587729, abs=5e-7)
    assert sqrt(table.variance(Sheet())) == pytest.approx(59.61, abs=5e-3)
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1] > 300_000

    def after(sheet: Sheet) -> Moments:
        mean = table.value(sheet) - sheet.total(CLASSIC)
        return mean, table.variance(sheet) + mean * mean

    source = random.Random(6)
    for _ in range(12):
        sheet = random_sheet(CLASSIC, source, source.randint(1, 13))
        mean, second = turn(CLASSIC, sheet, after)
        assert table.value(sheet) - sheet.total(CLASSIC) == pytest.approx(mean, abs=1e-9)
        assert table.variance(sheet) == pytest.approx(second - mean * mean, rel=1e-4)


@each_joker
def test_a_late_position_is_worth_the_best_of_one_turn_and_what_follows(ruleset: SheetRuleset) -> None:
    sheet = random_sheet(ruleset, random.Random(ruleset.id), 7)
    table = late_table(ruleset, sheet)
    total = sheet.total(ruleset)
    mean, _ = turn(ruleset, sheet, lambda child: (table.value(child) - child.total(ruleset), 0.0))
    assert table.value(sheet) - total == pytest.approx(mean, abs=1e-9)


def test_totals_that_change_nothing_any_more_are_one_position() -> None:
    space = SheetSpace(CLASSIC)
    open_boxes = 0b110000  # fives and sixes: 55 at most
    assert space.upper_part(open_boxes, 7) == space.upper_part(open_boxes, 63)
    assert space.upper_part(open_boxes, 8) != space.upper_part(open_boxes, 7)
    plan = whole_plan(space)
    assert plan.size < 359_616
    assert len(space.lowers) == 64 + 2 * 64  # two memories only where the box is used
    assert len(SheetSpace(PLAIN).uppers) == 64
    assert LowerPart((1 << len(LOWER)) - 1, had=True) in SheetSpace(FIVEDICE).lower_index
    assert space.child.shape[0] == len(UPPER)


def test_each_position_is_worked_out_once_and_after_those_that_it_needs() -> None:
    space = SheetSpace(FREE)
    plan = whole_plan(space)
    seen = np.zeros((len(space.lowers), len(space.uppers)), dtype=int)
    for number, chunk in enumerate(plan.chunks):
        assert chunk.after <= number
        levels = set()
        for lower, block in chunk.pieces:
            uppers = plan.blocks[block].uppers
            seen[lower, uppers] += 1
            levels |= {
                (space.lowers[lower].open.bit_count() + space.uppers[upper].open.bit_count())
                for upper in uppers
            }
        assert len(levels) == 1
    full = [not part.open for part in space.lowers]
    assert seen[full, 0].max() == 0  # full sheets have nothing to come
    seen[full, 0] = 1
    assert (seen == 1).all()


def test_solving_stops_when_nobody_wants_it() -> None:
    space = SheetSpace(PLAIN)
    moves = SheetMoves(space)
    calls = 0

    def third() -> bool:
        nonlocal calls
        calls += 1
        return calls == 3

    with pytest.raises(SolvingCancelledError):
        solve(space, moves, nothing, third, 1)
    assert calls == 3


@soak
@pytest.mark.parametrize(
    ("ruleset", "known"),
    [(FREE, 254.589609), (NO_JOKER, 245.870775), (PENTA, 254.484846), (FIVEDICE, 250.856825)],
)
def test_perfect_play_of_other_rulesets(ruleset: SheetRuleset, known: float) -> None:
    table = solved(ruleset, processes=2)
    assert table.value(Sheet()) == pytest.approx(known, abs=5e-7)


@soak
def test_how_often_perfect_classic_play_earns_its_bonuses() -> None:
    # How the best mean grows with a bonus is the mean number of such bonuses.
    tiny = 1e-6
    base = classic()
    space = SheetSpace(CLASSIC)
    moves = SheetMoves(space)
    points = np.arange(6)[np.newaxis, :, np.newaxis] * np.arange(1, 7)[:, np.newaxis, np.newaxis]
    space.gain[(space.gain > points) & (space.child < len(space.uppers))] += tiny
    more = SheetTable(space, moves, solve(space, moves, nothing, never, 1))
    chance = (more.value(Sheet()) - base.value(Sheet())) / tiny
    assert chance == pytest.approx(0.6812, abs=1e-4)

    space = SheetSpace(CLASSIC)
    moves = SheetMoves(space)
    without = SheetMoves(SheetSpace(msgspec.structs.replace(CLASSIC, five_bonus=0)))
    for entries, others in zip(moves.fives, without.fives, strict=True):
        for entry, other in zip(
            (*entries.matching_open, *entries.matching_used),
            (*others.matching_open, *others.matching_used),
            strict=True,
        ):
            allowed = entry.gains > -np.inf
            entry.gains[allowed] += tiny * (entry.gains[allowed] - other.gains[allowed]) / 100
    more = SheetTable(space, moves, solve(space, moves, nothing, never, 1))
    count = (more.value(Sheet()) - base.value(Sheet())) / tiny
    assert 100 * count == pytest.approx(9.58, abs=5e-3)


@soak
def test_matches_played_by_the_table_come_out_as_it_says() -> None:
    table = classic()
    source = random.Random(7)
    scores = []
    for _ in range(1500):
        state: SheetState = SheetGame(CLASSIC, 1).initial_state()
        while state.outcome is None:
            if state.rolling:
                state = state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice)))
            else:
                for action in table.advise(state).choices[0].actions:
                    state = state.child(action)
        scores.append(state.scores()[0])
    error = 59.61 / sqrt(len(scores))
    assert sum(scores) / len(scores) == pytest.approx(254.59, abs=4 * error)


def test_the_unluckiest_match_of_perfect_classic_play() -> None:
    table = classic()
    futures = Futures(table)
    # The lowest total comes first: the first full sheet to come up has the lowest of all.
    queue = [(0, len(BOXES), table.place(Sheet()))]
    seen: set[int] = set()
    while queue[0][1]:
        total, boxes, place = heappop(queue)
        if place not in seen:
            seen.add(place)
            ((keys, _),) = futures.turns([place])
            for key in keys.tolist():
                heappush(queue, (total + key % GAINS, boxes - 1, key // GAINS))
    assert queue[0][0] == 12


@soak
def test_the_middle_of_all_matches_of_perfect_classic_play() -> None:
    table = classic()
    futures = Futures(table)
    rare, left_out = 1e-7, 0.0
    # For each position the chances of the points on the way to it, from the first turn to the last.
    level = {table.place(Sheet()): np.ones(1)}
    for _ in BOXES:
        followers: dict[int, Floats] = {}
        places = [place for place, chances in level.items() if chances.sum() > rare]
        left_out += sum(float(chances.sum()) for chances in level.values() if chances.sum() <= rare)
        for start in range(0, len(places), 256):
            part = places[start : start + 256]
            for place, (keys, weights) in zip(part, futures.turns(part), strict=True):
                before = level[place]
                for key, weight in zip(keys.tolist(), weights.tolist(), strict=True):
                    end = key % GAINS + len(before)
                    after = followers.get(key // GAINS, np.zeros(0))
                    if len(after) < end:
                        after = np.concatenate([after, np.zeros(end + 60 - len(after))])
                        followers[key // GAINS] = after
                    after[key % GAINS : end] += weight * before
        level = followers
    totals = np.zeros(max(len(chances) for chances in level.values()))
    for chances in level.values():
        totals[: len(chances)] += chances
    assert totals.sum() + left_out == pytest.approx(1, abs=1e-9)
    assert left_out < 0.001
    assert totals[:248].sum() + left_out < 0.5 < totals[:249].sum()
    assert totals @ np.arange(len(totals)) / totals.sum() == pytest.approx(254.59, abs=0.1)


@soak
def test_the_luckiest_match_of_perfect_classic_play() -> None:
    # With thirteen fives of a kind nothing more can be had, and no choice of the table stands in the way.
    table = classic()
    known: dict[object, int] = {}

    def most(state: SheetState) -> int:
        """Return what the best rolls bring from here, entered at once where the table says so."""
        sheet = state.sheet
        if sheet.is_full:
            return 0
        key = (sheet.open_boxes, sheet.upper, sheet.get(Box.FIVE_KIND))
        if key not in known:
            found = [0]
            for face in range(1, 7):
                rolled = state.child(Roll()).child(Draw((face,) * 5))
                after = rolled
                for action in table.advise(rolled).choices[0].actions:
                    after = after.child(action)
                if not after.rolling:
                    gain = after.sheet.total(CLASSIC) - sheet.total(CLASSIC)
                    found.append(gain + most(after))
            known[key] = max(found)
        return known[key]

    assert most(SheetGame(CLASSIC, 1).initial_state()) == 1575
