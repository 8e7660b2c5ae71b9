"""How a match of 10.000 ends: target, last throws, winners."""

import pytest

from dicegames.engine.action import Draw
from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT, LastThrows, Strikes, TenThousandRuleset
from dicegames.games.tenthousand.state import Collect, Miss, PutBack, Roll, SetAside, TenThousandState
from games.tenthousand_help import NO_BAR, aside, collected, missed, refusal, rolled, start, varied

FREE = varied(SHORT, bar=NO_BAR)
KINDS: tuple[LastThrows, ...] = ("round", "everyone", "none")
LINE_UPS = [(players, first) for players in range(1, 9) for first in range(players)]


def at_turn(ruleset: TenThousandRuleset, players: int, first: int, turns: int) -> TenThousandState:
    """Return a match in which so many turns were missed."""
    state = start(ruleset, players, first)
    for _ in range(turns):
        state = missed(state)
    return state


@pytest.mark.rule("T11", "T12")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("players", "first"), LINE_UPS)
def test_who_plays_on_once_the_target_is_reached(kind: LastThrows, players: int, first: int) -> None:
    ruleset = varied(FREE, target=1000, last_throws=kind)
    order = [(first + place) % players for place in range(players)]
    for place, finisher in enumerate(order):
        state = at_turn(ruleset, players, first, players + place)
        assert (state.seat, state.round, state.turns_left) == (finisher, 2, None)
        assert state.waiting_seats == ()
        state = collected(state, 1000)
        expected = {
            "round": order[place + 1 :],
            "everyone": order[place + 1 :] + order[:place],
            "none": [],
        }[kind]
        for later, seat in enumerate(expected):
            assert not state.is_over
            assert state.outcome is None
            assert state.finisher == finisher
            assert state.current_seat == seat
            assert state.waiting_seats == tuple(expected[later:])
            # Neither overtaking nor missing a turn changes who still plays.
            state = collected(state, 1000 + 100 * later) if later % 2 else missed(state)
        assert state.is_over
        assert (state.turns_left, state.finisher, state.current_seat, state.chance) == (
            0,
            finisher,
            None,
            None,
        )
        assert state.waiting_seats == ()
        assert state.legal_actions() == ()
        assert state.round == (3 if kind == "everyone" and place else 2)
        outcome = state.outcome
        assert outcome is not None
        best = max(state.points)
        assert outcome.winners == tuple(seat for seat in range(players) if state.points[seat] == best)


@pytest.mark.rule("T12")
def test_the_table_of_four_seats() -> None:
    state = collected(start(FREE, 4, points=(4900, 0, 0, 0)), 100)
    turns = 0
    while state.outcome is None:
        assert state.current_seat == turns + 1
        state = missed(state)
        turns += 1
    assert turns == 3
    at_once = collected(start(FREE, 4, turn=3, points=(0, 0, 0, 4900)), 100)
    assert at_once.outcome is not None
    assert at_once.outcome.winners == (3,)


@pytest.mark.rule("T11")
def test_the_target_is_reached_by_written_points_only() -> None:
    state = aside(rolled(start(FREE, points=(4000, 0)), 1, 1, 1, 2, 3, 4), 1, 1, 1)
    assert state.turns_left is None
    assert state.child(Roll()).turns_left is None
    assert state.child(Collect()).turns_left == 1
    assert collected(start(FREE, points=(4000, 0)), 950).turns_left is None
    assert collected(start(FREE, points=(4000, 0)), 1050).turns_left == 1


@pytest.mark.rule("T8", "T12")
def test_bar_and_strikes_hold_in_the_last_throws() -> None:
    state = collected(start(SHORT, 3, points=(4500, 100, 4900)), 500)
    assert state.bar == 550
    low = aside(rolled(state, 1, 1, 2, 3, 4, 6), 1, 1)
    assert refusal(low, Collect()) == reasons.BELOW_NEEDED
    state = missed(state)
    assert state.bar == 350
    state = missed(varied_strikes(state, (0, 1, 2)))
    assert state.outcome is not None
    assert state.points == (5000, 100, 0)


def varied_strikes(state: TenThousandState, strikes: tuple[int, ...]) -> TenThousandState:
    """Return the same position with other strikes."""
    return start(
        state.ruleset,
        len(state.points),
        points=state.points,
        strikes=strikes,
        turn=state.turn,
        turns_left=state.turns_left,
        finisher=state.finisher,
    )


@pytest.mark.rule("T12", "T14")
def test_overtaking_does_not_give_everyone_a_further_turn() -> None:
    state = collected(start(FARKLE, 3, points=(0, 9000, 9500), opened=(True,) * 3), 10_000)
    state = collected(state, 2000)
    assert (state.finisher, state.turns_left) == (0, 1)
    state = collected(state, 3000)
    assert state.outcome is not None
    assert state.points == (10_000, 11_000, 12_500)
    assert (state.outcome.winners, state.outcome.places) == ((2,), (3, 2, 1))


@pytest.mark.rule("T13")
def test_the_highest_score_wins_not_who_reached_the_target_first() -> None:
    state = collected(start(FREE, 2, points=(4900, 4900)), 100)
    state = collected(state, 150)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.places, state.outcome.reason) == ((1,), (2, 1), "target")


@pytest.mark.rule("T13")
def test_a_tie_is_a_shared_victory() -> None:
    state = collected(start(FREE, 4, points=(4900, 4900, 0, 4700)), 100)
    state = missed(missed(collected(state, 100)))
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.places) == ((0, 1), (1, 1, 4, 3))


@pytest.mark.rule("T9", "T13")
def test_scores_below_zero_have_their_places() -> None:
    ruleset = varied(FREE, strikes=Strikes(1, "minus", 300), target=500)
    state = missed(collected(start(ruleset, 2), 500))
    assert state.outcome is not None
    assert (state.scores(), state.outcome.places) == ((500, -300), (1, 2))


@pytest.mark.rule("T12")
def test_alone_the_match_ends_at_once() -> None:
    for kind in KINDS:
        state = collected(start(varied(FREE, last_throws=kind), 1, points=(4950,)), 50)
        assert state.outcome is not None
        assert state.outcome.winners == (0,)


@pytest.mark.rule("T12")
def test_after_the_end_nothing_is_allowed() -> None:
    state = collected(start(varied(FREE, last_throws="none"), 2, points=(4950, 0)), 50)
    for action in (Roll(), Collect(), Miss(), SetAside((0,)), PutBack((0,)), Draw((1,) * 6)):
        assert refusal(state, action) == reasons.GAME_OVER
