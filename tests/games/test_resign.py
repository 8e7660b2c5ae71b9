"""Giving up: any seat, at any moment, in every game of several players."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.engine.action import Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.errors import InvalidActionError
from dicegames.engine.match import Match, Seat, Step
from dicegames.engine.resign import Resign
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.ruleset import PENTA
from dicegames.games.sheet.state import Choose, Enter, Roll, SheetGame, SheetState
from dicegames.games.tenthousand.ruleset import SHORT
from games.ordercards_help import BONUS, put, target_of, warm
from games.ordercards_help import rolled as cards_rolled
from games.ordercards_help import turn as cards_turn
from games.tenthousand_help import collected, missed, played, start
from games.tenthousand_help import refusal as refusal_of
from games.test_conformance import SENSIBLE, WANDERING

EVERY_RULESET = [
    pytest.param(info, ruleset, id=f"{info.id}-{ruleset.id}")
    for info in GAMES
    for ruleset in info.rulesets
    if not ruleset.time_limit
]
every_ruleset = pytest.mark.parametrize(("info", "ruleset"), EVERY_RULESET)


@every_ruleset
@given(
    seed=st.integers(0, 2**32),
    moments=st.lists(st.tuples(st.integers(0, 200), st.integers(0, 7)), max_size=7),
    wanted=st.integers(2, 8),
)
@settings(max_examples=12)
def test_matches_with_seats_that_give_up_end_and_rank_them_last(
    info: GameInfo, ruleset: Ruleset, seed: int, moments: list[tuple[int, int]], wanted: int
) -> None:
    players = min(wanted, info.max_players)
    game = info.new_game(ruleset, players, seed % players)
    seats = tuple(Seat(str(seat), "blue") for seat in range(players))
    match, dice, source = Match(game, seats, "free"), SeededDice(seed), random.Random(seed)
    leaving = {moment: seat % players for moment, seat in moments}
    gone: set[int] = set()
    for count in range(20_000):
        state = match.state
        assert state.resigned == gone
        if state.outcome is not None:
            break
        assert state.current_seat not in gone
        if state.chance is not None:
            match.apply(None, dice)
            continue
        seat = leaving.get(count)
        if seat is not None and seat not in gone:
            scores = state.scores()
            match.apply(Resign(seat), dice)
            gone.add(seat)
            if match.state.outcome is None:
                assert match.state.scores()[seat] == scores[seat]
            continue
        assert not any(isinstance(action, Resign) for action in state.legal_actions())
        sensible = SENSIBLE.get(info.id)
        wanders = sensible is None or count < WANDERING
        match.apply(
            source.choice(state.legal_actions()) if wanders or sensible is None else sensible(state), dice
        )
    outcome, scores, left = match.state.outcome, match.state.scores(), players - len(gone)
    assert outcome is not None
    playing = [seat for seat in range(players) if seat not in gone]
    best = max(scores[seat] for seat in playing)
    assert outcome.winners == tuple(seat for seat in playing if scores[seat] == best)
    for seat in range(players):
        behind = sum(scores[other] > scores[seat] for other in playing)
        assert outcome.places[seat] == (left + 1 if seat in gone else behind + 1)
    assert (outcome.reason == "resigned") is (left == 1)
    again = Match.replay(game, seats, match.steps, "free")
    assert again.state == match.state
    while match.undo_barrier() is None:
        match.undo()
    assert match.state.resigned == frozenset()


@every_ruleset
def test_giving_up_is_plain_data_read_strictly(info: GameInfo, ruleset: Ruleset) -> None:
    game = info.new_game(ruleset, 2)
    assert game.action_to_data(Resign(1)) == {"type": "resign", "seat": 1}
    assert game.action_from_data({"type": "resign", "seat": 1}) == Resign(1)
    for data in (
        {"type": "resign"},
        {"type": "resign", "seat": "1"},
        {"type": "resign", "seat": 1, "why": 0},
    ):
        with pytest.raises(InvalidActionError):
            game.action_from_data(data)


@every_ruleset
def test_who_cannot_give_up_is_told_why(info: GameInfo, ruleset: Ruleset) -> None:
    match = Match(info.new_game(ruleset, 3 if info.max_players > 2 else 2), (Seat("a", "blue"),) * 3)
    if match.state.chance is not None:
        assert refusal_of(match.state, Resign(0)) == "draw_missing"
        match.apply(None, SeededDice(1))
    state = match.state
    assert [refusal_of(state, Resign(seat)) for seat in (-1, 3)] == ["no_seat", "no_seat"]
    rolling = state.child(state.legal_actions()[0])
    assert refusal_of(rolling, Resign(0)) == "draw_missing"
    once = state.child(Resign(1))
    assert refusal_of(once, Resign(1)) == "already_resigned"
    over = once.child(Resign(2))
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.places) == ((0,), (1, 2, 2))
    assert (over.current_seat, over.legal_actions()) == (None, ())
    assert refusal_of(over, Resign(0)) == "game_over"


@pytest.mark.parametrize("ruleset_id", ["fivedice", "puzzle5"])
def test_alone_nobody_gives_up(ruleset_id: str) -> None:
    info = game_info("fivedice")
    state = info.new_game(info.ruleset(ruleset_id), 1).initial_state()
    assert refusal_of(state, Resign(0)) == "nobody_else"


def test_giving_up_is_undone_like_any_decision_without_a_roll() -> None:
    match = Match(SheetGame(PENTA, 3), tuple(Seat(name, "blue") for name in "abc"))
    dice = SeededDice(1)
    match.apply(Roll(), dice)
    before = match.state
    step = match.apply(Resign(0), dice).step
    assert step == Step(0, Resign(0))
    assert match.state.current_seat == 1
    assert match.undo_barrier() is None
    match.undo()
    assert match.state == before
    match.redo()
    assert match.state.resigned == {0}


def _entered(state: SheetState, faces: tuple[int, ...]) -> SheetState:
    state = state.child(Roll()).child(Draw(faces))
    box = state.sheet.open_boxes[0]
    return state.child(Choose(box)).child(Enter())


def test_a_sheet_game_passes_over_who_gave_up_and_its_rounds_go_on() -> None:
    state = SheetGame(PENTA, 3, 1).initial_state()
    state = _entered(state, (1, 2, 3, 4, 6))
    kept = state.child(Roll()).child(Draw((5, 5, 5, 5, 5)))
    after = kept.child(Resign(2))
    assert (after.seat, after.dice, after.rolls, after.round) == (0, (), 0, 1)
    other = kept.child(Resign(0))
    assert (other.seat, other.dice, other.rolls) == (2, (5, 5, 5, 5, 5), 1)
    assert _entered(state, (1, 1, 1, 1, 1)).seat == 0
    turns = 0
    while not after.is_over:
        after, turns = _entered(after, (1, 2, 3, 4, 6)), turns + 1
        assert after.seat != 2
    assert (turns, after.round) == (25, 13)
    assert after.outcome is not None
    assert after.outcome.reason == "complete"


@pytest.mark.rule("T8")
def test_the_bar_stays_where_a_seat_that_gives_up_leaves_it() -> None:
    state = collected(start(SHORT, 3), 600)
    assert state.bar == 650
    assert state.child(Resign(1)).bar == 650
    assert state.child(Resign(1)).strikes == (0, 0, 0)
    bust = played(state, (((2, 3, 4, 6, 2, 3), ()),))
    assert bust.is_bust
    assert (bust.child(Resign(1)).seat, bust.child(Resign(1)).bar) == (2, 350)
    assert bust.child(Resign(2)).child(Resign(1)).is_over


@pytest.mark.rule("T12")
def test_last_throws_leave_out_who_gave_up() -> None:
    state = start(SHORT, 4, points=(4900, 0, 0, 0), opened=(True,) * 4)
    reached = collected(state, 350)
    assert reached.waiting_seats == (1, 2, 3)
    assert reached.child(Resign(2)).waiting_seats == (1, 3)
    assert reached.child(Resign(1)).waiting_seats == (2, 3)
    assert missed(missed(reached.child(Resign(2)))).is_over
    early = collected(state.child(Resign(3)), 350)
    assert early.waiting_seats == (1, 2)
    assert missed(missed(early)).round == 1
    last = start(SHORT, 4, points=(0, 0, 4900, 0), opened=(True,) * 4, turn=2)
    over = collected(last.child(Resign(3)), 350)
    assert (over.is_over, over.round) == (True, 1)


@pytest.mark.rule("T11", "T12")
def test_the_target_is_open_again_when_who_reached_it_gives_up() -> None:
    state = start(SHORT, 4, points=(4900, 4900, 0, 0), opened=(True,) * 4)
    reached = collected(state, 350)
    again = reached.child(Resign(0))
    assert (again.turns_left, again.finisher, again.seat) == (None, None, 1)
    both = collected(reached, 400).child(Resign(0))
    assert (both.turns_left, both.finisher, both.waiting_seats) == (2, 1, (2, 3))


@pytest.mark.rule("A4", "A6", "A9")
def test_the_dice_of_who_gives_up_come_off_the_cards() -> None:
    # Seat 0 places on the first stack and on the bonus die.
    placed = cards_turn(warm(3, 5), {0: (6,), BONUS: (1, 2)})
    bonus = target_of(placed, BONUS)
    left = placed.child(Resign(0))
    assert (left.bids[0], left.bids[bonus], left.seat) == (None, None, 1)
    assert left.won[0] == placed.won[0]
    # Seat 1 beats the bid and gives up: the beaten dice lie there again.
    beating = put(cards_rolled(placed, 6, 6, 1, 1, 1), 0, 6, 6)
    assert beating.bids[0] != placed.bids[0]
    assert beating.child(Resign(1)).bids[0] == placed.bids[0]
    # Seat 0 gives up while its beaten dice wait: nothing comes back to the card.
    gone = beating.child(Resign(0))
    assert (gone.beaten[0], gone.bids[0]) == (None, beating.bids[0])


@pytest.mark.rule("A9")
def test_a_bonus_die_in_hand_goes_back_to_the_middle() -> None:
    state = cards_turn(warm(3), {BONUS: (1, 2)})
    state = cards_turn(cards_turn(state))
    assert state.bonus_in_hand
    after = state.child(Resign(state.seat))
    assert not after.bonus_in_hand
    rolled = cards_rolled(after, 3, 3, 1, 1, 1)
    assert put(rolled, BONUS, 3, 3).bids[target_of(after, BONUS)] is not None


@pytest.mark.rule("A5")
def test_turns_that_are_given_up_are_no_first_turns() -> None:
    info = game_info("ordercards")
    match = Match(info.new_game(info.rulesets[0], 4), (Seat("a", "blue"),) * 4)
    match.apply(None, SeededDice(2))
    state = match.state
    counts = []
    for seat in (0, 1):
        state = state.child(Resign(seat))
    for _ in range(3):
        counts.append(len(state.child(state.legal_actions()[0]).roll_dice))  # type: ignore[attr-defined]
        state = cards_turn(state)  # type: ignore[arg-type]
    assert counts == [3, 4, 5]
