"""What every level and style must do in every ruleset of every game; a further game joins by its lines.

Players that plan are met twice: unprepared, as at a table that was just opened, and prepared for small
rulesets, for which that takes a moment.
"""

import random
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dicegames.computer.advice import EQUAL, Advice
from dicegames.computer.levels import LEVELS, STYLES
from dicegames.computer.mistakes import choice_of
from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import Game, State
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT, Bar, TenThousandRuleset
from games.sheet_help import PLAIN
from games.tenthousand_help import NO_STRIKES, good_rulesets
from players import idle_players

Seating = Sequence[tuple[str, str]]
"""Level and style of each seat."""

STEP_LIMIT = 5_000
"""No match between players of two seats takes so many steps."""

ASKED_TWICE = 7
"""Every so many decisions somebody else is asked as well."""

CANCEL_SECONDS = 1.0
"""Processor time for a decision that nobody waits for any more, imports and a busy machine included."""

PREPARED: tuple[Ruleset, ...] = (PLAIN, msgspec.structs.replace(SHORT, id="tiny", target=1000), standard())
"""Rulesets for which everything is worked out in a moment."""

ALL_OR_NOTHING = msgspec.structs.replace(
    SHORT,
    id="own",
    bar=Bar(start=0, rises=True, step=500),
    strikes=NO_STRIKES,
    hot_dice="none",
    values=msgspec.structs.replace(SHORT.values, straight=0, three_pairs=0, two_triples="none"),
)
"""A ruleset of 10.000 by which setting all dice aside can be a dead end: neither collected nor rolled on."""

CLOCKS = ("auto_enter", "time_out")
"""What only a clock decides: nobody is advised on it."""

EVERY_LEVEL = [
    pytest.param(info, ruleset, level, style, id="-".join(filter(None, (ruleset.id, level, style))))
    for info in GAMES
    for ruleset in info.rulesets
    for level in LEVELS[info.id]
    for style in STYLES.get(info.id, ("",))
]
every_level = pytest.mark.parametrize(("info", "ruleset", "level", "style"), EVERY_LEVEL)
every_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)


class Table:
    """A match between computer players, checked at every decision."""

    def __init__(self, game: Game, seating: Seating, seed: int, computers: ComputerPlayers) -> None:
        self.game = game
        self.state = game.initial_state()
        self._players = [computers.player(game.id, level, style) for level, style in seating]
        self._others = [idle_players().player(game.id, level, style) for level, style in seating]
        self._dice = SeededDice(seed)
        self._source = random.Random(seed)
        self._asks_others = computers is not prepared_players()

    def play(self, limit: int) -> int:
        """Play to the end, or so many steps; return how many were played."""
        for step in range(limit):
            if self.state.outcome is not None:
                return step
            if self.state.chance is not None:
                self.state = self.state.child(Draw(self._dice.draw(self.state.chance)))
            else:
                self.state = self.state.child(self._decision(step))
        return limit

    def _decision(self, step: int) -> Action:
        seat = self.state.current_seat
        assert seat is not None
        again = random.Random()
        again.setstate(self._source.getstate())
        action = self._players[seat].decide(self.state, self._source, never)
        assert action in self.state.legal_actions()
        if step % ASKED_TWICE == 0:
            # One without memory of this match who has the same source decides the same.
            other = (self._others if self._asks_others else self._players)[seat]
            assert other.decide(self.state, again, never) == action
        return action


@cache
def prepared_players() -> ComputerPlayers:
    """Return players who know everything about the rulesets of `PREPARED`."""
    computers = ComputerPlayers(SolverTables(processes=1))
    for ruleset in PREPARED:
        info = game_info(ruleset.game)
        for players in range(*span_of(info, ruleset)):
            start = info.new_game(ruleset, players).initial_state()
            computers.prepare(start, lambda done, total: None, never)
            assert computers.is_prepared(start)
    return computers


def span_of(info: GameInfo, ruleset: Ruleset) -> tuple[int, int]:
    least, most = info.player_limits(ruleset)
    return least, most + 1


def two_if_possible(info: GameInfo, ruleset: Ruleset) -> int:
    least, most = info.player_limits(ruleset)
    return min(max(least, 2), most)


def never() -> bool:
    return False


def always() -> bool:
    return True


def mixed(info: GameInfo, seats: int, seed: int) -> Seating:
    """Return different levels and styles for so many seats."""
    every = [(level, style) for level in LEVELS[info.id] for style in STYLES.get(info.id, ("",))]
    return [every[(seed + 5 * seat) % len(every)] for seat in range(seats)]


def positions(game: Game, seed: int) -> Iterator[State]:
    """Give positions in which a decision is due, of a match in which every other decision is random."""
    source, dice = random.Random(seed), SeededDice(seed)
    guide = idle_players().player(game.id, "medium")
    state = game.initial_state()
    while state.outcome is None:
        if state.chance is not None:
            state = state.child(Draw(dice.draw(state.chance)))
            continue
        yield state
        legal = [action for action in state.legal_actions() if kind_of(game, action) not in CLOCKS]
        wanders = source.random() < 0.5
        state = state.child(source.choice(legal) if wanders else guide.decide(state, source, never))


def kind_of(game: Game, action: Action) -> str:
    kind: str = game.action_to_data(action)["type"]
    return kind


@every_level
def test_a_match_comes_to_its_end_by_legal_decisions(
    info: GameInfo, ruleset: Ruleset, level: str, style: str
) -> None:
    seats = two_if_possible(info, ruleset)
    table = Table(info.new_game(ruleset, seats), [(level, style)] * seats, 1, idle_players())
    assert table.play(STEP_LIMIT) < STEP_LIMIT


@pytest.mark.parametrize("ruleset", PREPARED, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("level", ["strong", "champion"])
def test_a_prepared_match_comes_to_its_end_by_legal_decisions(ruleset: Ruleset, level: str) -> None:
    info = game_info(ruleset.game)
    for seats in (2, 3):
        for style in STYLES.get(info.id, ("",)):
            seating = [(level, style), ("medium", ""), (level, style)][:seats]
            table = Table(info.new_game(ruleset, seats), seating, 2, prepared_players())
            assert table.play(STEP_LIMIT) < STEP_LIMIT


@every_game
def test_all_levels_play_at_one_table(info: GameInfo) -> None:
    for seed, ruleset in enumerate(info.rulesets):
        least, most = info.player_limits(ruleset)
        for seats in {least, most}:
            table = Table(info.new_game(ruleset, seats), mixed(info, seats, seed), seed, idle_players())
            assert table.play(400) > 40


@every_game
def test_equal_seeds_are_equal_matches(info: GameInfo) -> None:
    ruleset = info.rulesets[0]
    seats = two_if_possible(info, ruleset)
    ends = []
    for seed in (3, 3, 4):
        table = Table(info.new_game(ruleset, seats), [("easy", "")] * seats, seed, idle_players())
        table.play(STEP_LIMIT)
        ends.append(table.state)
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@every_game
def test_nobody_waits_for_a_decision_that_is_cancelled(info: GameInfo) -> None:
    for ruleset in info.rulesets:
        game = info.new_game(ruleset, two_if_possible(info, ruleset))
        for state in islice(positions(game, 5), 2, 60, 13):
            for level, style in mixed(info, 12, 0):
                player = idle_players().player(info.id, level, style)
                begun = time.process_time()
                action = player.decide(state, random.Random(1), always)
                assert time.process_time() - begun < CANCEL_SECONDS
                assert action in state.legal_actions()


@settings(max_examples=25)
@example(ruleset=ALL_OR_NOTHING, players=1, seed=0)
@given(ruleset=good_rulesets, players=st.integers(1, 8), seed=st.integers(0, 2**32))
def test_every_level_plays_10000_by_any_ruleset(ruleset: TenThousandRuleset, players: int, seed: int) -> None:
    info = game_info(ruleset.game)
    table = Table(info.new_game(ruleset, players), mixed(info, players, seed), seed, idle_players())
    table.play(120)


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        pytest.param(ruleset, seats, id=f"{ruleset.id}-{seats}")
        for ruleset in PREPARED
        for seats in (1, 2, 4)
        if seats >= game_info(ruleset.game).min_players
    ],
)
def test_advice_judges_everything_that_can_be_decided(ruleset: Ruleset, seats: int) -> None:
    info = game_info(ruleset.game)
    adviser = prepared_players().adviser(info.id)
    if adviser is None:
        pytest.skip("nobody advises here")
    game = info.new_game(ruleset, seats)
    for state in islice(positions(game, seats), 0, 120, 4):
        advice = adviser.advise(state, never)
        assert advice is not None
        check_advice(game, state, advice)


@pytest.mark.parametrize("ruleset", [CLASSIC, FIVEDICE, FARKLE], ids=lambda ruleset: ruleset.id)
def test_advice_is_right_or_none_while_little_is_known(ruleset: Ruleset) -> None:
    info = game_info(ruleset.game)
    adviser = idle_players().adviser(info.id)
    assert adviser is not None
    game = info.new_game(ruleset, 2)
    for state in islice(positions(game, 6), 0, None, 11):
        advice = adviser.advise(state, never)
        if advice is not None:
            check_advice(game, state, advice)


@every_game
def test_advice_that_nobody_waits_for_is_right_or_none(info: GameInfo) -> None:
    adviser = idle_players().adviser(info.id)
    if adviser is None:
        pytest.skip("nobody advises here")
    game = info.new_game(info.rulesets[0], 2)
    for state in islice(positions(game, 7), 0, 60, 19):
        begun = time.process_time()
        advice = adviser.advise(state, always)
        assert time.process_time() - begun < CANCEL_SECONDS
        if advice is not None:
            check_advice(game, state, advice)


def check_advice(game: Game, state: State, advice: Advice) -> None:
    values = [choice.value for choice in advice.choices]
    assert values, "an advice is never empty"
    assert all(value <= values[0] + EQUAL for value in values)
    assert values[1:] == sorted(values[1:], reverse=True)
    assert all(0.0 <= value <= 1.0 for value in values if advice.unit == "win")
    assert len({choice.actions for choice in advice.choices}) == len(values)
    for choice in advice.choices:
        check_legal(state, choice.actions)
        assert all(action.prepares for action in choice.actions[:-1])
        assert not choice.actions[-1].prepares
    for action in state.legal_actions():
        if kind_of(game, action) not in CLOCKS:
            assert (choice_of(advice, action) is None) == action.prepares, action


def check_legal(state: State, actions: tuple[Action, ...]) -> None:
    for action in actions:
        assert action in state.legal_actions()
        state = state.child(action)
