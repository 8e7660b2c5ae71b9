"""How what is still to come is spread: the ways of a turn, the play that is best, and where it leads."""

import random
from math import comb

import numpy as np
import pytest

from computer.sheet_plain import spread
from computer.test_sheet_solver import only, random_sheet
from dicegames.computer.lattice import ROLLS
from dicegames.computer.sheet_futures import Futures, futures_of
from dicegames.computer.sheet_moves import NEVER
from dicegames.computer.sheet_policy import entered_chances
from dicegames.computer.sheet_sweep import TurnSweep
from dicegames.computer.sheet_table import late_table
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.offers import offers_for
from dicegames.games.sheet.ruleset import CLASSIC, PENTA, SheetRuleset
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.sheet import Sheet
from games.sheet_help import EVERY_JOKER

each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)


def future(ruleset: SheetRuleset, sheet: Sheet) -> list[float]:
    """Return the spread of a sheet, worked out afresh."""
    table = late_table(ruleset, sheet)
    (found,) = Futures(table).exact([table.place(sheet)], len(sheet.open_boxes))
    values: list[float] = found.tolist()
    return values


@each_joker
def test_the_ways_of_a_turn_are_those_of_the_rules(ruleset: SheetRuleset) -> None:
    source = random.Random(ruleset.id)
    for boxes in (1, 2, 3, 4, 5, 5, 6, 6):
        sheet = random_sheet(ruleset, source, boxes)
        table = late_table(ruleset, sheet)
        ways = table.ways(table.place(sheet))
        for column, roll in enumerate(ROLLS):
            found = [
                (place, gain)
                for place, gain in zip(ways.places[:, column], ways.gains[:, column], strict=True)
                if gain > NEVER
            ]
            wanted = []
            for offer in offers_for(ruleset, sheet, roll):
                if offer.is_allowed:
                    child = sheet.entered(offer.box, offer.points, offer.extra, is_five(roll))
                    wanted.append((table.place(child), child.total(ruleset) - sheet.total(ruleset)))
            assert sorted(found) == sorted(wanted), (sheet, roll)


def test_the_play_that_is_followed_is_worth_what_the_sweep_finds() -> None:
    numbers = np.random.default_rng(5)
    entered = np.concatenate([numbers.random((252, 20)), numbers.integers(0, 2, (252, 20))], axis=1)
    chances = entered_chances(entered)
    sweep = TurnSweep(40)
    np.copyto(sweep.entered, entered)
    assert (chances >= 0).all()
    assert chances.sum(axis=0) == pytest.approx(np.ones(40), abs=1e-12)
    assert (chances * entered).sum(axis=0) == pytest.approx(sweep.values(), abs=1e-12)


def test_of_equal_keeps_the_one_with_most_dice_is_followed() -> None:
    # Nothing is worth anything: every first roll is entered as it is.
    chances = entered_chances(np.zeros((252, 1)))
    assert chances[ROLLS.index((1, 1, 1, 1, 1)), 0] == pytest.approx(1 / 6**5)
    assert chances[ROLLS.index((1, 2, 3, 4, 5)), 0] == pytest.approx(120 / 6**5)


def test_the_last_box_is_spread_as_chance_has_it() -> None:
    hit = 91 / 216  # a die shows its face within three rolls
    sixes = future(CLASSIC, only(Box.SIXES))
    wanted = [comb(5, dice) * hit**dice * (1 - hit) ** (5 - dice) for dice in range(6)]
    assert sixes[::6] == pytest.approx(wanted, abs=1e-12)
    assert sum(sixes) == pytest.approx(1, abs=1e-12)
    five = future(CLASSIC, only(Box.FIVE_KIND))
    assert five[50] == pytest.approx(2.3014 / 50, abs=1e-6)
    assert five[0] + five[50] == pytest.approx(1, abs=1e-12)


@each_joker
@pytest.mark.parametrize("boxes", [1, 2])
def test_spreads_are_what_plain_working_out_finds(ruleset: SheetRuleset, boxes: int) -> None:
    sheet = random_sheet(ruleset, random.Random(f"{ruleset.id} {boxes}"), boxes)
    wanted = spread(ruleset, sheet)
    found = {points: chance for points, chance in enumerate(future(ruleset, sheet)) if chance > 1e-12}
    assert found == pytest.approx({points: chance for points, chance in wanted.items() if chance > 1e-12})


@pytest.mark.parametrize("seed", range(3))
def test_spreads_have_the_mean_and_the_variance_of_the_table(seed: int) -> None:
    sheet = random_sheet(PENTA, random.Random(seed), 4)
    table = late_table(PENTA, sheet)
    chances = np.array(future(PENTA, sheet))
    points = np.arange(len(chances))
    mean = chances @ points
    assert table.value(sheet) - sheet.total(PENTA) == pytest.approx(mean, abs=1e-9)
    assert table.variance(sheet) == pytest.approx(chances @ np.square(points) - mean * mean, abs=1e-3)


def test_what_was_worked_out_is_kept() -> None:
    sheet = only(Box.SIXES, Box.CHANCE)
    table = late_table(CLASSIC, sheet)
    futures = futures_of(table)
    assert futures_of(table) is futures
    (first,) = futures.exact([table.place(sheet)], 2)
    (again,) = futures.exact([table.place(sheet)], 2)
    assert again is first
    full = only()
    assert [list(found) for found in futures.exact([table.place(full)] * 2, 0)] == [[1.0], [1.0]]


def test_positions_that_the_table_does_not_know_are_refused() -> None:
    table = late_table(CLASSIC, only(Box.SIXES))
    sheet = only(Box.FIVES)
    with pytest.raises(LookupError):
        table.means_and_variances(np.array([table.place(sheet)]))
