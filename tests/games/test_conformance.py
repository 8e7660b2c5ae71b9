"""What every game and every ruleset of the catalog must do; a further game joins by its catalog line."""

import random
from collections.abc import Callable, Mapping

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import DiceRoll, SeededDice
from dicegames.engine.errors import IllegalActionError, InvalidActionError
from dicegames.engine.game import Game, State
from dicegames.engine.match import Entry, Mark, Match, Seat, Step, Transition
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from games.ordercards_help import willing
from games.tenthousand_help import good_rulesets, refusal, steady

STEP_LIMIT = 20_000
WANDERING = 80
"""How many steps are decided at random before somebody sensible takes over."""

SENSIBLE: Mapping[str, Callable[[State], Action]] = {"tenthousand": steady, "ordercards": willing}
"""Who leads a match to its end, for each game that random decisions hardly ever end."""

EVERY_RULESET = [
    pytest.param(info, ruleset, id=f"{info.id}-{ruleset.id}") for info in GAMES for ruleset in info.rulesets
]
every_ruleset = pytest.mark.parametrize(("info", "ruleset"), EVERY_RULESET)


class Table:
    """A match between seats that decide at random, checked at every step.

    Where that would never end, sensible decisions follow after a while.
    """

    def __init__(self, game: Game, info: GameInfo, seed: int) -> None:
        seats = tuple(Seat(str(seat), "blue") for seat in range(game.players))
        self.game = game
        self.info = info
        self.match = Match(game, seats, "free")
        self.entries: list[Entry] = []
        self.random = random.Random(seed)
        self.dice = SeededDice(seed)
        self.seen: dict[Action, None] = {}

    def play(self) -> None:
        """Play to the end."""
        if not self.play_steps(STEP_LIMIT):
            pytest.fail(f"no end after {STEP_LIMIT} steps")

    def play_steps(self, limit: int) -> bool:
        """Play to the end or so many steps; return whether it is the end."""
        for count in range(limit):
            state = self.match.state
            self.check(state)
            if state.outcome is not None:
                return True
            self.step(None if state.chance is not None else self.choose(state, count))
        return False

    def check(self, state: State) -> None:
        """Check a state and everything that is allowed or refused in it."""
        check_state(state, self.game)
        actions = state.legal_actions()
        for action in actions:
            if action not in self.seen:
                check_data(action, self.game)
        check_refusals(state, [action for action in self.seen if action not in actions], self.info)
        self.seen.update(dict.fromkeys(actions))

    def choose(self, state: State, count: int) -> Action:
        actions = state.legal_actions()
        sensible = SENSIBLE.get(self.info.id)
        if sensible is None or count < WANDERING:
            return self.random.choice(actions)
        action = sensible(state)
        assert action in actions
        return action

    def random_step(self) -> Transition:
        state = self.match.state
        return self.step(None if state.chance is not None else self.random.choice(state.legal_actions()))

    def step(self, action: Action | None) -> Transition:
        before, marker = self.match.state, hash(self.match.state)
        transition = self.match.apply(action, self.dice)
        assert transition.before == before
        assert hash(before) == marker, "a state never changes"
        assert transition.after == self.match.state
        check_chance(transition, self.game)
        self.entries.append(transition.step)
        return transition


def check_state(state: State, game: Game) -> None:
    actions = state.legal_actions()
    assert len(set(actions)) == len(actions), "each action once"
    assert len(state.scores()) == game.players
    if state.outcome is not None:
        assert (actions, state.current_seat, state.chance) == ((), None, None)
    elif state.chance is not None:
        assert actions == ()
    else:
        assert actions, "who is on turn can decide something"
        assert state.current_seat in range(game.players)
    for action in actions:
        child = state.child(action)
        assert child == state.child(action)
        assert child != state, "a decision that changes nothing is none"
    for field in getattr(state, "__struct_fields__", ()):
        with pytest.raises(AttributeError):
            setattr(state, field, None)


def check_data(action: Action, game: Game) -> None:
    wire = msgspec.json.decode(msgspec.json.encode(game.action_to_data(action)))
    assert game.action_from_data(wire) == action


def check_refusals(state: State, actions: list[Action], info: GameInfo) -> None:
    for action in actions:
        assert refusal(state, action) in info.reasons, action


def check_chance(transition: Transition, game: Game) -> None:
    """Check the states in which the dice roll, which a match passes through within one step."""
    state, step = transition.before, transition.step
    if step.action is not None:
        state = state.child(step.action)
    for draw in step.draws:
        chance = state.chance
        assert chance is not None
        assert state.outcome is None
        check_state(state, game)
        surplus = Draw((*draw.values, 1))
        with pytest.raises(IllegalActionError):
            state.child(surplus)
        if isinstance(chance, DiceRoll):
            assert chance.count >= 1
            with pytest.raises(IllegalActionError):
                state.child(Draw((chance.sides + 1,) * chance.count))
        assert game.action_from_data(game.action_to_data(draw)) == draw
        state = state.child(draw)
    assert state == transition.after


def some_players(info: GameInfo, ruleset: Ruleset) -> int:
    least, most = info.player_limits(ruleset)
    return min(max(least, 2), most)


def new_table(info: GameInfo, ruleset: Ruleset, players: int, seed: int) -> Table:
    return Table(info.new_game(ruleset, players, seed % players), info, seed)


@every_ruleset
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_matches_come_to_an_end_and_replay(info: GameInfo, ruleset: Ruleset, seed: int) -> None:
    least, most = info.player_limits(ruleset)
    players = (least, most, min(3, most))[seed - 1]
    table = new_table(info, ruleset, players, seed)
    table.play()
    match = table.match
    outcome = match.state.outcome
    assert outcome is not None
    scores = match.state.scores()
    assert outcome.winners == tuple(seat for seat in range(players) if scores[seat] == max(scores))
    assert outcome.places == tuple(1 + sum(other > score for other in scores) for score in scores)
    assert set(outcome.winners) == {seat for seat in range(players) if outcome.places[seat] == 1}
    again = Match.replay(table.game, match.seats, table.entries, "free")
    assert again.state == match.state
    assert again.transitions() == match.transitions()
    check_refusals(match.state, list(table.seen), info)


@every_ruleset
def test_undo_to_the_beginning_and_redo_to_the_end_are_exact(info: GameInfo, ruleset: Ruleset) -> None:
    table = new_table(info, ruleset, some_players(info, ruleset), 4)
    table.play()
    match = table.match
    played = match.transitions()
    if table.game.is_timed:
        assert match.undo_barrier() == "undo_timed", "what the clock ended stays over"
        return
    while match.undo_barrier() is None:
        match.undo()
    opening = [transition for transition in played if transition.step.action is None]
    assert match.transitions() == tuple(opening)
    while match.undone:
        match.redo()
    assert match.transitions() == played


@every_ruleset
@given(seed=st.integers(0, 2**32), back=st.lists(st.integers(0, 12), max_size=6))
@settings(max_examples=5)
def test_a_record_with_undo_and_redo_replays_to_the_same_state(
    info: GameInfo, ruleset: Ruleset, seed: int, back: list[int]
) -> None:
    table = new_table(info, ruleset, some_players(info, ruleset), seed)
    for count in back:
        for _ in range(10):
            if table.match.state.outcome is None:
                table.step(
                    None
                    if table.match.state.chance
                    else table.random.choice(table.match.state.legal_actions())
                )
        for _ in range(count):
            if table.match.undo_barrier() is None:
                table.entries.append(Mark("undo", len(table.match.undo())))
        for _ in range(count // 2):
            if table.match.undone:
                table.entries.append(Mark("redo", len(table.match.redo())))
    again = Match.replay(table.game, table.match.seats, table.entries, "free")
    assert again.state == table.match.state
    assert again.transitions() == table.match.transitions()
    assert again.undone == table.match.undone


@every_ruleset
def test_rolling_again_after_undo_gives_the_same_faces(info: GameInfo, ruleset: Ruleset) -> None:
    table = new_table(info, ruleset, some_players(info, ruleset), 5)
    rolls = 0
    for _ in range(60):
        if table.match.state.outcome is not None:
            break
        transition = table.random_step()
        if transition.step.draws and table.match.undo_barrier() is None:
            table.match.undo()
            assert table.match.apply(transition.step.action, table.dice) == transition
            rolls += 1
    assert rolls or table.game.is_timed


@every_ruleset
@pytest.mark.parametrize(
    "data",
    [
        None,
        1,
        "roll",
        [],
        {},
        {"type": "nothing"},
        {"type": 3},
        {"type": "draw"},
        {"type": "draw", "values": "12"},
    ],
)
def test_data_that_is_no_action_is_refused(info: GameInfo, ruleset: Ruleset, data: object) -> None:
    with pytest.raises(InvalidActionError):
        info.new_game(ruleset, some_players(info, ruleset)).action_from_data(data)


@every_ruleset
def test_an_action_with_a_field_too_many_is_refused(info: GameInfo, ruleset: Ruleset) -> None:
    game = info.new_game(ruleset, some_players(info, ruleset))
    state = game.initial_state()
    action = Draw((1,)) if state.chance is not None else state.legal_actions()[0]
    with pytest.raises(InvalidActionError):
        game.action_from_data({**game.action_to_data(action), "more": 1})


@every_ruleset
def test_rulesets_survive_as_data(info: GameInfo, ruleset: Ruleset) -> None:
    data = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(ruleset)))
    assert info.decode_ruleset(data) == ruleset
    assert ruleset.game == info.id


@given(ruleset=good_rulesets, players=st.integers(1, 8), seed=st.integers(0, 2**32))
@settings(max_examples=10)
def test_any_ruleset_of_10000_keeps_the_contract(
    ruleset: TenThousandRuleset, players: int, seed: int
) -> None:
    info = game_info(ruleset.game)
    table = new_table(info, ruleset, players, seed)
    table.play_steps(2 * WANDERING)
    again = Match.replay(table.game, table.match.seats, table.entries, "free")
    assert again.transitions() == table.match.transitions()
    assert info.decode_ruleset(msgspec.to_builtins(ruleset)) == ruleset


def test_steps_of_a_match_name_who_decided() -> None:
    info = GAMES[0]
    table = new_table(info, info.rulesets[0], 2, 6)
    table.play()
    steps = [entry for entry in table.entries if isinstance(entry, Step)]
    assert {step.seat for step in steps} == {0, 1}
