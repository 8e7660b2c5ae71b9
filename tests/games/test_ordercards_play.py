"""Whole matches of Order Cards: nothing gets lost, a table of wood agrees, the contract holds."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.match import Entry, Mark, Match, Seat
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.reasons import REASONS
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import OrderCardsGame, OrderCardsState
from games.ordercards_help import random_steps
from games.ordercards_oracle import DEAL, Dice, Table
from games.tenthousand_help import refusal

STEP_LIMIT = 20_000
DRAW_REASONS = {"draw_count", "draw_face"}

players_and_seeds = pytest.mark.parametrize(
    ("players", "seed"), [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2)]
)
tables = given(players=st.integers(2, 5), seed=st.integers(0, 2**32), eager=st.sampled_from([0.0, 0.5, 0.95]))


def deck_of(players: int, seed: int) -> tuple[int, ...]:
    """Return the cards as they are shuffled in a random match."""
    _, draw, _ = next(random_steps(players, seed))
    assert isinstance(draw, Draw)
    return draw.values


@tables
@settings(max_examples=12)
def test_a_table_of_dice_and_cards_tells_the_same(players: int, seed: int, eager: float) -> None:
    table: Table | None = None
    for before, action, after in random_steps(players, seed, eager):
        if table is None:
            assert isinstance(action, Draw)
            table = Table(players, seed % players, action.values)
        else:
            if before.dice and before.chance is None:
                check_choices(before, table)
            table.play(action)
        check_same(after, table)
    assert table is not None
    assert table.over


def check_same(state: OrderCardsState, table: Table) -> None:
    assert state.stacks == tuple(map(tuple, table.piles))
    assert state.won == tuple(map(tuple, table.hands))
    assert state.centre_gone is not bool(table.middle)
    lying = {place: (bid.seat, bid.faces) for place, bid in enumerate(state.bids) if bid is not None}
    assert lying == table.lying
    assert state.seat == table.seat
    assert state.ended is table.over
    assert state.scores() == table.totals()
    assert table.in_hand == [5 - sum(_count(state, seat)) for seat in range(state.players)]
    if not state.ended:
        assert state.bonus_turn is (table.bonus_owner == table.seat)
        assert state.bonus_in_hand is table.takes_bonus
        if not state.rolling:
            assert list(state.dice) == table.shown
            assert {die for die, kept in enumerate(state.kept) if kept} == table.held
            assert {die: where for die, where in enumerate(state.placed) if where is not None} == table.used
        assert state.dice_count == table.own + table.takes_bonus
    else:
        assert state.last_holder == table.bonus_owner


def check_choices(state: OrderCardsState, table: Table) -> None:
    """Compare the faces that may be placed with what the table allows, place by place."""
    found: dict[int, set[Dice]] = {place: set() for place in table.offers()}
    for action in state.legal_actions():
        if isinstance(action, Place):
            found[action.target].add(tuple(sorted(state.dice[die] for die in action.dice)))
    assert found == table.may_put()


def _count(state: OrderCardsState, seat: int) -> list[int]:
    return [len(bid.faces) for bid in state.bids if bid is not None and bid.seat == seat]


@pytest.mark.rule("A1", "A3", "A4")
@tables
@settings(max_examples=8)
def test_every_card_is_in_one_place(players: int, seed: int, eager: float) -> None:
    deck = deck_of(players, seed)
    for _, _, state in random_steps(players, seed, eager):
        cards = [card for stack in state.stacks for card in stack]
        cards += [card for won in state.won for card in won]
        cards += [] if state.centre_gone else [48]
        assert sorted(cards) == sorted((*deck[:36], 48))
        count, height = DEAL[players]
        for place, stack in enumerate(state.stacks):
            assert stack == deck[place * height : (place + 1) * height][height - len(stack) :]
        assert len(state.stacks) == count


@pytest.mark.rule("A1", "A6", "A8")
@tables
@settings(max_examples=8)
def test_every_die_is_in_one_place(players: int, seed: int, eager: float) -> None:
    for before, action, state in random_steps(players, seed, eager):
        for seat in range(players):
            assert sum(_count(state, seat)) <= 5
        on_turn = [
            (target, bid.faces)
            for target, bid in enumerate(state.bids)
            if bid is not None and bid.seat == state.seat
        ]
        assert on_turn == [
            (target, tuple(sorted(state.dice[die] for die in state.group_on(target))))
            for target in state.targets
            if state.group_on(target)
        ]
        if isinstance(action, Draw) and before.rolls:
            kept = [die for die, is_kept in enumerate(before.kept) if is_kept]
            assert [state.dice[die] for die in kept] == [before.dice[die] for die in kept]
        # The bonus die: in a hand, or in the middle; nobody's dice lie at the place of one in a hand.
        if state.bonus_turn:
            assert state.bids[state.bonus] is None
        assert not state.bonus_in_hand or state.bonus_turn
        if state.dice:
            assert len(state.dice) == state.own_count + state.bonus_in_hand
            assert (len(state.kept), len(state.placed)) == (len(state.dice), state.own_count)
        for target, bid in enumerate(state.beaten):
            assert bid is None or state.group_on(target), "what was beaten is kept for taking back"


@players_and_seeds
@pytest.mark.parametrize("eager", [0.0, 0.9])
def test_decisions_are_distinct_change_something_and_survive_as_data(
    players: int, seed: int, eager: float
) -> None:
    game = OrderCardsGame(standard(), players)
    seen: dict[Action, None] = {}
    for before, action, after in random_steps(players, seed, eager):
        actions = before.legal_actions()
        assert len(set(actions)) == len(actions)
        if before.chance is not None:
            assert actions == ()
        else:
            assert action in actions
            assert before.current_seat == before.seat
        for each in actions:
            child = before.child(each)
            assert child != before
            assert child == before.child(each)
            assert hash(child) == hash(before.child(each))
            if each not in seen:
                wire = msgspec.json.decode(msgspec.json.encode(game.action_to_data(each)))
                assert game.action_from_data(wire) == each
        refused = [each for each in seen if each not in actions]
        assert {refusal(before, each) for each in refused} <= REASONS
        for each in refused:
            if isinstance(each, Place) and before.chance is None:
                assert before.place_refusal(each.target, each.dice) == refusal(before, each)
        seen.update(dict.fromkeys(actions))
        assert hash(before) != hash(after)


@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    wishes=st.lists(
        st.one_of(
            st.builds(Keep, st.integers(-2, 7)),
            st.builds(Release, st.integers(-2, 7)),
            st.just(Roll()),
            st.builds(Place, st.integers(-2, 15), st.lists(st.integers(-1, 6), max_size=6).map(tuple)),
            st.builds(TakeBack, st.integers(-2, 15)),
            st.builds(TurnDie, st.integers(-2, 7)),
            st.just(EndTurn()),
            st.builds(Draw, st.lists(st.integers(-1, 8), max_size=7).map(tuple)),
        ),
        max_size=60,
    ),
)
@settings(max_examples=60)
def test_any_wish_is_allowed_or_refused_with_a_reason(players: int, seed: int, wishes: list[Action]) -> None:
    dice = SeededDice(seed)
    state = OrderCardsGame(standard(), players).initial_state()
    for wish in wishes:
        if state.chance is not None:
            reason = refusal(state, wish)
            assert reason in REASONS | DRAW_REASONS | {"draw_permutation", ""}
            state = state.child(Draw(dice.draw(state.chance)))
        reason = refusal(state, wish)
        assert reason in REASONS | {""}
        assert (wish in state.legal_actions()) is (reason == "")
        if not reason:
            state = state.child(wish)


@pytest.mark.parametrize("data", [None, {}, {"type": "keep"}, {"type": "place", "target": 1, "dice": [True]}])
def test_data_that_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(InvalidActionError):
        OrderCardsGame(standard(), 2).action_from_data(data)


@players_and_seeds
def test_matches_replay_undo_and_redo(players: int, seed: int) -> None:
    game = OrderCardsGame(standard(), players, seed % players)
    seats = tuple(Seat(str(seat), "blue") for seat in range(players))
    match, source, dice = Match(game, seats, "free"), random.Random(seed), SeededDice(seed)
    entries: list[Entry] = [match.apply(None, dice).step]
    while match.state.outcome is None:
        entries.append(match.apply(source.choice(match.state.legal_actions()), dice).step)
        if source.random() < 0.1 and match.undo_barrier() is None:
            entries.append(Mark("undo", len(match.undo())))
    played = match.transitions()
    again = Match.replay(game, seats, entries, "free")
    assert (again.state, again.transitions()) == (match.state, played)
    while match.undo_barrier() is None:
        match.undo()
    assert len(match.transitions()) == 1, "the deal stays"
    while match.undone:
        match.redo()
    assert match.transitions() == played


@pytest.mark.rule("A10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_matches_come_to_an_end(players: int) -> None:
    kinds = set()
    for seed in range(6):
        steps = list(random_steps(players, seed))
        kinds |= {type(action) for _, action, _ in steps}
        assert len(steps) < STEP_LIMIT
        end = steps[-1][2]
        empty = sum(not stack for stack in end.stacks)
        assert empty >= (2 if players == 5 else 1)
        for before, _, after in steps:
            assert after.ended or sum(not stack for stack in after.stacks) < (2 if players == 5 else 1)
            assert all(new >= old for old, new in zip(before.scores(), after.scores(), strict=True))
    assert kinds == {Draw, Roll, Keep, Release, Place, TakeBack, TurnDie, EndTurn}


@players_and_seeds
def test_states_are_small_values(players: int, seed: int) -> None:
    for _, _, state in random_steps(players, seed, 0.5):
        plain = msgspec.structs.replace(state, ruleset=None)
        assert len(msgspec.json.encode(plain)) < 1500
        assert msgspec.structs.replace(state, turn=state.turn) == state
        assert hash(msgspec.structs.replace(state, turn=state.turn)) == hash(state)
        for field in state.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(state, field, None)
