"""What a table makes of a turn: every choice once, with its value, and steps that carry it out."""

import random
from itertools import combinations

import pytest

from computer.sheet_plain import Moments, outcomes
from dicegames.computer.sheet_table import SheetTable, late_table
from dicegames.engine.action import Draw
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll, SheetState
from games.sheet_help import EVERY_JOKER, rolled, sheet_of, start, thrice

each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)


def all_but(*boxes: Box, points: int = 0) -> dict[Box, int]:
    """Return `points` for every box but these."""
    return {box: points for box in Box if box not in boxes}


ALMOST = all_but(Box.SIXES, Box.FIVE_KIND, Box.CHANCE)


def table_for(state: SheetState) -> SheetTable:
    return late_table(state.ruleset, state.sheet)


def random_states(ruleset: SheetRuleset, seed: str) -> list[SheetState]:
    """Return states with a roll on the table from the last turns of a match."""
    source = random.Random(seed)
    state, found = start(ruleset), []
    while state.outcome is None:
        if state.rolling:
            face = source.randint(1, 6)
            five = source.random() < 0.3
            state = state.child(Draw(tuple(face if five else source.randint(1, 6) for _ in state.roll_dice)))
            continue
        if state.dice and len(state.sheet.open_boxes) <= 5:
            found.append(state)
        state = state.child(source.choice(state.legal_actions()))
    return found


@each_joker
def test_advice_has_every_choice_once_and_its_steps_lead_there(ruleset: SheetRuleset) -> None:
    for state in random_states(ruleset, ruleset.id):
        advice = table_for(state).advise(state)
        boxes, kept = [], []
        for choice in advice.choices:
            after = state
            for action in choice.actions:
                assert action in after.legal_actions()
                after = after.child(action)
            if after.rolling:
                assert isinstance(choice.actions[-1], Roll)
                kept.append(tuple(sorted(state.dice[die] for die in range(5) if after.kept[die])))
            else:
                (box,) = set(state.sheet.open_boxes) - set(after.sheet.open_boxes)
                boxes.append(box)
        every = {tuple(sorted(keep)) for size in range(5) for keep in combinations(state.dice, size)}
        assert sorted(kept) == (sorted(every) if state.rolls_left else [])
        assert set(boxes) == {offer.box for offer in state.offers() if offer.is_allowed}
        assert len(boxes) == len(set(boxes))


@each_joker
def test_the_best_choices_of_all_rolls_make_the_value_of_the_turn(ruleset: SheetRuleset) -> None:
    state = start(ruleset, ALMOST)
    table = table_for(state)
    mean = 0.0
    for roll, chance in outcomes(()):
        mean += chance * table.advise(rolled(state, *roll)).choices[0].value
    assert table.value(state.sheet) == pytest.approx(mean, abs=1e-9)


@each_joker
def test_a_keep_is_worth_the_mean_of_the_best_choices_after_it(ruleset: SheetRuleset) -> None:
    for first in (
        rolled(start(ruleset, ALMOST), 6, 6, 1, 2, 5),
        thrice(start(ruleset, ALMOST), 6, 6, 6, 6, 6),
    ):
        table = table_for(first)
        for choice in table.advise(first).choices[:6]:
            after = first
            for action in choice.actions:
                after = after.child(action)
            if not after.rolling:
                assert choice.value == pytest.approx(table.value(after.sheet), abs=1e-9)
                continue
            mean = 0.0
            kept = tuple(sorted(after.dice[die] for die in range(5) if after.kept[die]))
            for roll, chance in outcomes(kept):
                faces = list(roll)
                for face in kept:
                    faces.remove(face)
                mean += chance * table.advise(after.child(Draw(tuple(faces)))).choices[0].value
            assert choice.value == pytest.approx(mean, abs=1e-9)


def test_values_are_final_points() -> None:
    state = thrice(start(CLASSIC, all_but(Box.CHANCE, points=1)), 6, 5, 4, 3, 1)
    (choice,) = table_for(state).advise(state).choices
    assert choice.value == 12 + 19
    assert choice.actions == (Choose(Box.CHANCE), Enter())


def test_of_equal_choices_that_with_most_dice_is_best() -> None:
    # To roll the six again can't hurt and can't help.
    straight = rolled(start(CLASSIC, all_but(Box.SMALL_STRAIGHT)), 1, 2, 3, 4, 6)
    entered, rolled_on, *_ = table_for(straight).advise(straight).choices
    assert entered.actions == (Choose(Box.SMALL_STRAIGHT), Enter())
    assert rolled_on.value == pytest.approx(entered.value, abs=1e-9)
    full = all_but(Box.FIVE_KIND)
    state = rolled(start(CLASSIC, full), 3, 3, 3, 3, 3)
    # A chosen box needs no other choice, and what is kept already stays.
    chosen = state.child(Choose(Box.FIVE_KIND))
    assert table_for(chosen).advise(chosen).choices[0].actions == (Enter(),)
    pair = rolled(start(CLASSIC, full), 3, 1, 3, 3, 5).child(Keep(1)).child(Keep(3))
    steps = table_for(pair).advise(pair).choices[0].actions
    assert steps == (Release(1), Keep(0), Keep(2), Roll())
    twos = rolled(start(CLASSIC, all_but(Box.LARGE_STRAIGHT)), 2, 2, 3, 4, 5).child(Keep(1))
    steps = table_for(twos).advise(twos).choices[0].actions
    assert steps == (Keep(2), Keep(3), Keep(4), Roll())


def test_before_the_first_roll_there_is_nothing_but_to_roll() -> None:
    state = start(PENTA, ALMOST)
    (choice,) = table_for(state).advise(state).choices
    assert choice.actions == (Roll(),)
    assert choice.value == table_for(state).value(state.sheet)


def test_no_decision_no_advice() -> None:
    state = start(PENTA, ALMOST)
    table = table_for(state)
    with pytest.raises(ValueError, match="decision"):
        table.advise(state.child(Roll()))
    with pytest.raises(ValueError, match="roll"):
        table.turn_values(state)


def test_a_table_says_what_it_does_not_know() -> None:
    sheet = sheet_of(ALMOST)
    table = late_table(PENTA, sheet)
    with pytest.raises(LookupError):
        table.value(Sheet())
    with pytest.raises(LookupError):
        late_table(FIVEDICE, sheet_of({Box.SIXES: 7}))


def test_the_spread_of_a_sure_thing_is_none() -> None:
    table = late_table(PENTA, sheet_of(ALMOST))
    full = sheet_of(ALMOST | {Box.SIXES: 18, Box.FIVE_KIND: 0, Box.CHANCE: 20})
    assert (table.value(full), table.variance(full)) == (38, 0)
    moments: Moments = (table.value(sheet_of(ALMOST)), table.variance(sheet_of(ALMOST)))
    assert moments[1] > 1
