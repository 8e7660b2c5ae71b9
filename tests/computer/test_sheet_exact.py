"""The exact player of the sheet games: legal everywhere, best where it knows, sensible elsewhere."""

import random

import pytest

from dicegames.computer.sheet_exact import LATE_BOXES, ExactSheetPlayer
from dicegames.computer.sheet_simple import SimpleSheetPlayer, best_box
from dicegames.computer.sheet_table import late_table
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.ruleset import PENTA, SheetRuleset
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll, SheetGame, SheetState
from engine.toy_game import ToyGame
from games.sheet_help import EVERY_JOKER, PLAIN, played_out, rolled, start, thrice

PLAYER = ExactSheetPlayer(SolverTables())
each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)


def decide(state: SheetState, player: ExactSheetPlayer = PLAYER) -> Action:
    return player.decide(state, random.Random(0), lambda: False)


@each_joker
def test_whole_matches_are_legal_and_end(ruleset: SheetRuleset) -> None:
    final = played_out(SheetGame(ruleset, 2).initial_state(), random.Random(3), decide)
    assert all(sheet.is_full for sheet in final.sheets)


@each_joker
def test_it_goes_on_from_wherever_a_person_left_the_turn(ruleset: SheetRuleset) -> None:
    source = random.Random(8)
    state: SheetState = SheetGame(ruleset, 1).initial_state()
    while state.outcome is None:
        if state.rolling:
            state = state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice)))
            continue
        assert decide(state) in state.legal_actions()
        state = state.child(source.choice(state.legal_actions()))


def test_late_choices_are_exact_without_a_table() -> None:
    # Chance and the five of a kind are open: a simple player enters 5 5 5 1 1 at best by habit.
    sheet = {box: 0 for box in Box}
    del sheet[Box.FIVE_KIND]
    state = rolled(start(PENTA, sheet), 5, 5, 5, 1, 2)
    first = decide(state)
    assert first == Keep(0)
    advice = PLAYER.advise(state)
    assert advice is not None
    assert advice.unit == "points"
    assert advice.choices[0].value == pytest.approx(50 * (1 / 36 + 2 * 5 / 36 * 1 / 6 + 25 / 36 * 1 / 36))


def test_early_choices_are_the_simple_players_until_the_table_is_there() -> None:
    tables = SolverTables(processes=1)
    player, simple = ExactSheetPlayer(tables), SimpleSheetPlayer()
    state = rolled(start(PLAIN), 1, 2, 4, 4, 6)
    assert len(state.sheet.open_boxes) > LATE_BOXES
    assert player.advise(state) is None
    assert decide(state, player) == simple.decide(state, random.Random(0), lambda: False)
    table = tables.load_or_solve(PLAIN, lambda done, total: None, lambda: False)
    advice = player.advise(state)
    assert advice == table.advise(state)
    assert decide(state, player) == advice.choices[0].actions[0]


def test_with_the_table_it_is_as_good_as_the_table_says() -> None:
    tables = SolverTables(processes=1)
    table = tables.load_or_solve(PLAIN, lambda done, total: None, lambda: False)
    player, source, games = ExactSheetPlayer(tables), random.Random(11), 25
    before = SheetGame(PLAIN, 1).initial_state()
    total = sum(
        played_out(before, source, lambda state: decide(state, player)).scores()[0] for _ in range(games)
    )
    error = (table.variance(before.sheet) / games) ** 0.5
    assert total / games == pytest.approx(table.value(before.sheet), abs=4 * error)


def test_a_sheet_that_no_play_leads_to_is_no_reason_to_stop() -> None:
    impossible = {box: 0 for box in Box if box not in UPPER} | {Box.SIXES: 7}
    state = thrice(start(PENTA, impossible), 4, 4, 4, 4, 1)
    assert PLAYER.advise(state) is None
    assert decide(state) == Choose(Box.FOURS)


@pytest.mark.rule("P4")
@each_joker
def test_the_box_for_auto_entry_is_the_one_with_most_points_in_the_long_run(ruleset: SheetRuleset) -> None:
    source = random.Random(ruleset.id)
    state: SheetState = SheetGame(ruleset, 1).initial_state()
    checked = 0
    while state.outcome is None:
        if state.rolling:
            state = state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice)))
            continue
        if state.dice and len(state.sheet.open_boxes) <= 6:
            table = late_table(ruleset, state.sheet)
            worth = {
                offer.box: table.value(state.child(Choose(offer.box)).child(Enter()).sheet)
                for offer in state.offers()
                if offer.is_allowed and offer.box is not state.chosen
            }
            box = PLAYER.best_box(state)
            assert worth[box] == pytest.approx(max(worth.values()), abs=1e-9)
            checked += 1
            state = state.child(Choose(box)).child(Enter())
        else:
            state = state.child(source.choice(state.legal_actions()))
    assert checked == 6


@pytest.mark.rule("P4")
def test_the_box_for_auto_entry_looks_further_than_the_points_of_the_roll() -> None:
    # 18 in chance is less than a usual turn brings there, and three sixes are worth the bonus.
    used = {Box.ACES: 3, Box.TWOS: 6, Box.THREES: 9, Box.FOURS: 12, Box.FIVES: 15, Box.THREE_KIND: 0}
    used |= dict.fromkeys((Box.FOUR_KIND, Box.FULL_HOUSE, Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT), 0)
    state = thrice(start(PENTA, used), 6, 6, 6, 5, 4)
    assert PLAYER.best_box(state) is Box.SIXES


@pytest.mark.rule("P4")
def test_without_a_table_the_box_for_auto_entry_is_a_good_one() -> None:
    player = ExactSheetPlayer(SolverTables(processes=1))
    early = thrice(start(PENTA), 2, 3, 4, 5, 6)
    assert player.best_box(early) is best_box(early) is Box.LARGE_STRAIGHT
    impossible = thrice(
        start(PENTA, {box: 0 for box in Box if box not in UPPER} | {Box.SIXES: 7}), 4, 4, 4, 4, 1
    )
    assert player.best_box(impossible) is Box.FOURS


def test_before_the_first_roll_it_rolls() -> None:
    assert decide(start(PENTA)) == Roll()


def test_states_of_other_games_are_refused() -> None:
    with pytest.raises(InvalidActionError):
        PLAYER.decide(ToyGame(2).initial_state(), random.Random(0), lambda: False)
