"""The champion of the sheet games plays to win: against plain working out, and apart from points."""

import random
from collections.abc import Mapping
from itertools import product

import msgspec
import numpy as np
import pytest

from computer.sheet_plain import outcomes, spread, turn
from computer.test_sheet_solver import only, random_sheet
from dicegames.computer.player import Player
from dicegames.computer.sheet_champion import ChampionSheetPlayer
from dicegames.computer.sheet_exact import LATE_BOXES, ExactSheetPlayer
from dicegames.computer.sheet_futures import futures_of
from dicegames.computer.sheet_simple import SimpleSheetPlayer
from dicegames.computer.sheet_table import late_table
from dicegames.computer.sheet_tables import SolverTables
from dicegames.computer.sheet_winning import EXACT_BOXES, Prospect, WinningTurn
from dicegames.engine.action import Action, Draw
from dicegames.engine.errors import InvalidActionError
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.ruleset import CLASSIC, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Roll, SheetGame, SheetState
from engine.toy_game import ToyGame
from games.sheet_help import EVERY_JOKER, PLAIN, rolled, sheet_of, start, thrice

PLAYER, STRONG = ChampionSheetPlayer(SolverTables()), ExactSheetPlayer(SolverTables())
each_joker = pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)


def prospect(ruleset: SheetRuleset, sheet: Sheet) -> Prospect:
    return Prospect(sheet, futures_of(late_table(ruleset, sheet)))


def ahead(sheet: Sheet, points: int) -> Sheet:
    """Return the sheet with so many points more, which change nothing that is still to come."""
    return msgspec.structs.replace(sheet, five_bonus=sheet.five_bonus + points)


def before_the_roll(own: Sheet, *others: Sheet, ruleset: SheetRuleset = PENTA) -> float:
    """Return the chance to win of a seat whose turn begins, as the champion sees it."""
    winning = WinningTurn(prospect(ruleset, own), [prospect(ruleset, other) for other in others])
    mean = 0.0
    state = SheetState(ruleset, (own,), 0, 0)
    for roll, chance in outcomes(()):
        mean += chance * winning.keep(rolled(state, *roll))[1]
    return mean


def plain_chance(ruleset: SheetRuleset, own: Sheet, others: Mapping[int, float]) -> float:
    """Return the best chance of a last turn against totals with these chances, worked out plainly."""

    def after(sheet: Sheet) -> tuple[float, float]:
        total = sheet.total(ruleset)
        won = sum(
            chance * (1.0 if total > other else 0.5 if total == other else 0.0)
            for other, chance in others.items()
        )
        return won - (total - own.total(ruleset)), 0.0  # the turn adds what the entry brings

    return turn(ruleset, own, after)[0]


def decide(state: SheetState, player: Player = PLAYER) -> Action:
    return player.decide(state, random.Random(0), lambda: False)


def plan(player: Player, state: SheetState) -> list[Action]:
    """Return the decisions up to a roll or an entry."""
    found: list[Action] = []
    while not found or not isinstance(found[-1], Roll | Enter):
        found.append(decide(state, player))
        state = state.child(found[-1])
    return found


def finish(state: SheetState, source: random.Random, player: Player = PLAYER) -> SheetState:
    """Return the end of a match, every decision checked."""
    while state.outcome is None:
        if state.rolling:
            state = state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice)))
            continue
        for action in plan(player, state):
            assert action in state.legal_actions()
            assert not isinstance(action, AutoEnter)
            state = state.child(action)
    return state


def against(own: Sheet, *others: Sheet, ruleset: SheetRuleset = PENTA) -> SheetState:
    """Return the state before the first roll of `own`, whose seat is the first."""
    return SheetState(ruleset, (own, *others), 0, 0)


def full(total: int) -> Sheet:
    """Return a full sheet with this total."""
    return ahead(only(), total)


def test_a_sure_win_is_taken_where_more_points_are_likely() -> None:
    # Chance alone is open, 22 points win: to roll the twos again brings more on average.
    state = rolled(rolled(against(only(Box.CHANCE), full(21)), 6, 6, 6, 2, 2), 6, 6, 6, 2, 2)
    assert decide(state) == Choose(Box.CHANCE)
    assert plan(STRONG, state) == [Keep(0), Keep(1), Keep(2), Roll()]


def test_a_gamble_is_taken_where_nothing_else_wins() -> None:
    # 24 points are more than two rolls bring on average, and no use: 29 are needed, so all three are rolled.
    state = rolled(rolled(against(only(Box.CHANCE), full(28)), 6, 6, 4, 4, 4), 6, 6, 4, 4, 4)
    assert plan(STRONG, state) == [Choose(Box.CHANCE), Enter()]
    assert plan(PLAYER, state) == [Keep(0), Keep(1), Roll()]


def test_the_box_is_left_open_that_can_still_win() -> None:
    # 40 points are missing: eight in chance and then five of a kind are the only way.
    state = thrice(against(only(Box.CHANCE, Box.FIVE_KIND), full(40)), 1, 1, 1, 2, 3)
    assert decide(state, STRONG) == Choose(Box.FIVE_KIND)
    assert decide(state) == Choose(Box.CHANCE)
    # Level with the other the points decide.
    level = thrice(against(only(Box.CHANCE, Box.FIVE_KIND), full(15)), 1, 1, 1, 2, 3)
    assert decide(level) == Choose(Box.FIVE_KIND)


def test_where_all_is_lost_or_won_points_decide() -> None:
    source = random.Random(4)
    for boxes in (1, 2, EXACT_BOXES + 2):
        sheet = random_sheet(PENTA, source, boxes)
        for other in (full(3000), Sheet((0,) * 13)):
            mine = sheet if other.total(PENTA) else ahead(sheet, 1)
            state = rolled(against(mine, other), *(source.randint(1, 6) for _ in range(5)))
            assert plan(PLAYER, state) == plan(STRONG, state)


@each_joker
@pytest.mark.parametrize("seed", range(2))
def test_the_last_turns_of_both_are_what_plain_working_out_finds(ruleset: SheetRuleset, seed: int) -> None:
    source = random.Random(f"{ruleset.id} {seed}")
    own, other = random_sheet(ruleset, source, 1), random_sheet(ruleset, source, 1)
    behind = own.total(ruleset) - other.total(ruleset)
    for lead in (-15, 0, 20):
        rival = ahead(other, max(0, behind - lead))
        mine = ahead(own, max(0, lead - behind))
        totals = {rival.total(ruleset) + points: chance for points, chance in spread(ruleset, rival).items()}
        wanted = plain_chance(ruleset, mine, totals)
        assert before_the_roll(mine, rival, ruleset=ruleset) == pytest.approx(wanted, abs=1e-6)


def test_the_last_turn_against_several_is_what_plain_working_out_finds() -> None:
    # One sheet is full, on two a box is open: all are to be beaten, and each tie counts half.
    own = ahead(only(Box.CHANCE), 10)
    others = [full(30), ahead(only(Box.SIXES), 14), ahead(only(Box.FOUR_KIND), 22)]
    ways = [
        [(other.total(PENTA) + points, chance) for points, chance in spread(PENTA, other).items()]
        for other in others
    ]

    def after(sheet: Sheet) -> tuple[float, float]:
        won = 0.0
        for rivals in product(*ways):
            share = 1.0
            for total, chance in rivals:
                share *= chance * (0.5 + 0.5 * float(np.sign(sheet.total(PENTA) - total)))
            won += share
        return won - (sheet.total(PENTA) - own.total(PENTA)), 0.0

    wanted = turn(PENTA, own, after)[0]
    assert 0.05 < wanted < 0.95
    assert before_the_roll(own, *others) == pytest.approx(wanted, abs=1e-6)


@pytest.mark.parametrize("boxes", [1, EXACT_BOXES, EXACT_BOXES + 1, EXACT_BOXES + 2, 7])
def test_the_chance_grows_with_the_lead(boxes: int) -> None:
    source = random.Random(boxes)
    own, other = random_sheet(PENTA, source, boxes), random_sheet(PENTA, source, boxes)
    behind = other.total(PENTA) - own.total(PENTA)
    own, other = ahead(own, max(0, behind)), ahead(other, max(0, -behind))
    chances = [before_the_roll(ahead(own, lead), other) for lead in (0, 5, 15, 40, 100, 1000)]
    assert chances == sorted(chances)
    assert chances[0] + 0.02 < chances[3]
    assert chances[5] == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_seats_with_the_same_sheet_have_the_same_chance(others: int) -> None:
    # The seat on turn has a little more: it chooses with a view to winning.
    sheet = only(*UPPER, Box.CHANCE)
    chance = before_the_roll(sheet, *[sheet] * others)
    assert 1 / (others + 1) - 0.005 < chance < 1 / (others + 1) + 0.02


@each_joker
@pytest.mark.parametrize("seats", [2, 4])
def test_matches_are_legal_and_end_without_a_table(ruleset: SheetRuleset, seats: int) -> None:
    source = random.Random(f"{ruleset.id} {seats}")
    sheets = [random_sheet(ruleset, source, 5) for _ in range(seats)]
    final = finish(SheetState(ruleset, tuple(sheets), 0, 0), source)
    assert all(sheet.is_full for sheet in final.sheets)


def test_whole_matches_are_legal_and_end_with_a_table() -> None:
    tables = SolverTables(processes=1)
    tables.load_or_solve(PLAIN, lambda done, of: None, lambda: False)
    player = ChampionSheetPlayer(tables)
    for seats in (2, 3):
        final = finish(SheetGame(PLAIN, seats).initial_state(), random.Random(seats), player)
        assert all(sheet.is_full for sheet in final.sheets)


def test_alone_it_plays_for_points() -> None:
    source = random.Random(9)
    for _ in range(10):
        state = start(CLASSIC)
        state = msgspec.structs.replace(state, sheets=(random_sheet(CLASSIC, source, source.randint(1, 6)),))
        state = rolled(state, *(source.randint(1, 6) for _ in range(5)))
        assert plan(PLAYER, state) == plan(STRONG, state)


def test_until_a_table_is_there_early_choices_are_for_points() -> None:
    simple = SimpleSheetPlayer()
    own, other = Sheet(), random_sheet(PENTA, random.Random(1), LATE_BOXES)
    for state in (rolled(against(own, other), 1, 2, 4, 4, 6), rolled(against(other, own), 1, 2, 4, 4, 6)):
        wanted = STRONG if state.sheet is other else simple
        assert plan(PLAYER, state) == plan(wanted, state)


def test_sheets_that_no_play_leads_to_are_no_reason_to_stop() -> None:
    impossible = sheet_of({box: 0 for box in Box if box not in UPPER} | {Box.SIXES: 7})
    state = thrice(against(impossible, impossible), 4, 4, 4, 4, 1)
    assert decide(state) == Choose(Box.FOURS)


def test_before_the_first_roll_it_rolls() -> None:
    assert decide(start(PENTA, players=2)) == Roll()


def test_states_of_other_games_are_refused() -> None:
    with pytest.raises(InvalidActionError):
        PLAYER.decide(ToyGame(2).initial_state(), random.Random(0), lambda: False)
