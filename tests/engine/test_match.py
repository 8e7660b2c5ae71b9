"""Matches: playing, undo, redo, practice, replay, and faces that stay what they were."""

import msgspec
import pytest

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.match import Entry, Mark, Match, Seat, Step, UndoRule
from engine.toy_game import Take, Toss, ToyGame, ToyState

PERSON = Seat("Ada", "blue")
OTHER = Seat("Ben", "orange")
COMPUTER = Seat("Cem", "turquoise", "computer", "simple")
NO_DICE = ScriptedDice([])


def table(*seats: Seat, rule: UndoRule = "roll", order: tuple[int, ...] | None = None) -> Match:
    """Return a match after the opening deal, with seats playing in `order`."""
    match = Match(ToyGame(len(seats)), seats, rule)
    match.apply(None, ScriptedDice([order or tuple(range(len(seats)))]))
    return match


def refusal(match: Match, action: Action | None, faces: ScriptedDice = NO_DICE) -> str:
    before = (match.state, match.steps, match.undone)
    with pytest.raises(IllegalActionError) as caught:
        match.apply(action, faces)
    assert (match.state, match.steps, match.undone) == before
    return caught.value.reason


def test_seats_and_players_agree() -> None:
    with pytest.raises(IllegalActionError, match="seat_count"):
        Match(ToyGame(2), (PERSON,))


def test_who_is_a_computer() -> None:
    assert [seat.is_computer for seat in (PERSON, COMPUTER)] == [False, True]


def test_an_opening_deal_has_no_decision() -> None:
    match = Match(ToyGame(2), (PERSON, OTHER))
    assert refusal(match, Take(1)) == "draw_by_hand"
    transition = match.apply(None, ScriptedDice([(1, 0)]))
    assert transition.step == Step(None, None, (Draw((1, 0)),))
    assert match.state.current_seat == 1
    assert match.steps == (transition.step,)
    assert refusal(match, None) == "decision_missing"


def test_a_step_holds_the_decision_and_all_that_chance_gave() -> None:
    match = table(PERSON)
    transition = match.apply(Toss(), ScriptedDice([(3,), (4, 5)]))
    assert transition.step == Step(0, Toss(), (Draw((3,)), Draw((4, 5))))
    assert transition.after.scores() == match.state.scores() == (12,)
    assert match.transitions()[-1] == transition
    assert [found.step for found in match.transitions()] == list(match.steps)


def test_draws_are_no_decisions_and_decisions_must_be_legal() -> None:
    match = table(PERSON)
    assert refusal(match, Draw((1,))) == "draw_by_hand"
    assert refusal(match, Take(7)) == "toy"
    assert refusal(match, Toss(), ScriptedDice([(3,)])) == "draw_missing"


def test_prepare_changes_nothing_and_commit_counts_once() -> None:
    match = table(PERSON)
    before = match.state
    transition = match.prepare(Take(2), NO_DICE)
    assert match.state == before
    match.commit(transition)
    assert match.state.scores() == (2,)
    with pytest.raises(IllegalActionError, match="outdated"):
        match.commit(transition)
    assert match.state.scores() == (2,)


def test_undo_reaches_back_to_the_last_roll() -> None:
    match = table(PERSON)
    match.apply(Toss(), ScriptedDice([(1,), (1, 1)]))
    match.apply(Take(1), NO_DICE)
    match.apply(Take(2), NO_DICE)
    assert [len(match.undo()), len(match.undo())] == [1, 1]
    assert match.state.scores() == (3,)
    assert match.undo_barrier() == "undo_roll"
    with pytest.raises(IllegalActionError, match="undo_roll"):
        match.undo()


def test_a_match_against_the_clock_knows_no_practice_and_stays_over() -> None:
    match = Match(ToyGame(1, is_timed=True), (PERSON,), "free")
    match.apply(None, ScriptedDice([(0,)]))
    assert match.undo_rule == "roll"
    assert match.undo_barrier() == "undo_timed"
    with pytest.raises(IllegalActionError, match="practice_timed"):
        match.start_practice()
    match.apply(Take(1), NO_DICE)
    assert match.undo_barrier() is None
    while match.state.outcome is None:
        match.apply(Take(1), NO_DICE)
    assert match.undo_barrier() == "undo_timed"


def test_undo_needs_something_to_undo() -> None:
    match = Match(ToyGame(1), (PERSON,))
    assert match.undo_barrier() == "undo_nothing"
    with pytest.raises(IllegalActionError, match="undo_nothing"):
        match.undo()


def test_undo_stops_at_a_decision_of_the_computer() -> None:
    match = table(PERSON, COMPUTER)
    match.apply(Take(1), NO_DICE)
    match.apply(Take(2), NO_DICE)
    assert match.undo_barrier() == "undo_computer"
    match.apply(Take(1), NO_DICE)
    assert match.undo_barrier() is None


def test_a_decision_of_the_computer_stays_one_when_a_person_takes_its_seat() -> None:
    match = table(PERSON, COMPUTER)
    match.apply(Take(1), NO_DICE)
    match.apply(Take(2), NO_DICE)
    match.reseat((PERSON, msgspec.structs.replace(COMPUTER, player="human", level="")))
    assert match.undo_barrier() == "undo_computer"
    with pytest.raises(IllegalActionError, match="undo_computer"):
        match.apply_entry(Mark("undo", 1))
    match.start_practice()
    match.undo()
    match.redo()
    assert match.undo_barrier() is None


def test_undo_switched_off_stays_off() -> None:
    match = table(PERSON, rule="off")
    match.apply(Take(1), NO_DICE)
    assert match.undo_barrier() == "undo_off"
    with pytest.raises(IllegalActionError, match="undo_off"):
        match.undo()
    with pytest.raises(IllegalActionError, match="undo_off"):
        match.start_practice()


def test_a_practice_table_undoes_rolls_and_the_computers_turns_with_them() -> None:
    match = table(PERSON, COMPUTER)
    match.apply(Toss(), ScriptedDice([(1,), (2, 3)]))
    match.apply(Toss(), ScriptedDice([(4,), (5, 6)]))
    played = match.transitions()
    match.start_practice()
    taken = match.undo()
    assert taken == (played[2], played[1]), "latest first"
    assert match.state == played[1].before
    assert match.undone == (played[2].step, played[1].step)
    assert match.undo_barrier() == "undo_nothing", "the deal is nobody's decision"
    assert match.redo() == (played[1], played[2]), "with the same faces, up to a person's decision"
    assert match.transitions() == played


def test_a_practice_table_of_computers_has_nothing_to_undo() -> None:
    match = table(COMPUTER, rule="free")
    match.apply(Take(1), NO_DICE)
    assert match.undo_barrier() == "undo_nothing"


def test_redo_ends_where_a_person_decides() -> None:
    match = table(PERSON, OTHER, rule="free")
    for points in (1, 2, 1):
        match.apply(Take(points), NO_DICE)
    for _ in range(3):
        match.undo()
    assert [len(match.redo()) for _ in range(3)] == [1, 1, 1]
    with pytest.raises(IllegalActionError, match="redo_nothing"):
        match.redo()


def test_redo_brings_back_a_deal_together_with_what_follows_it() -> None:
    match = Match(ToyGame(1), (PERSON,), "free")
    match.apply(None, ScriptedDice([(0,)]))
    match.apply(Take(1), NO_DICE)
    match.apply_entry(Mark("undo", 2))
    assert match.steps == ()
    assert len(match.redo()) == 1
    assert match.state.current_seat == 0
    assert len(match.redo()) == 1
    assert match.state.scores() == (1,)


def test_a_new_decision_forgets_what_was_undone() -> None:
    match = table(PERSON)
    match.apply(Take(1), NO_DICE)
    match.undo()
    match.apply(Take(2), NO_DICE)
    assert match.undone == ()
    with pytest.raises(IllegalActionError, match="redo_nothing"):
        match.redo()


def test_rolling_again_gives_the_faces_that_were_drawn() -> None:
    match = table(PERSON, rule="free")
    first = match.apply(Toss(), ScriptedDice([(1,), (2, 3)]))
    match.undo()
    assert match.prepare(Toss(), ScriptedDice([(6,), (6, 6)])) == first
    assert match.apply(Toss(), ScriptedDice([(6,), (6, 6)])) == first


def test_the_same_position_at_a_later_roll_is_a_roll_of_its_own() -> None:
    match = table(PERSON, rule="free")
    match.apply(Take(2), NO_DICE)
    fresh = match.apply(Toss(), ScriptedDice([(1,), (1, 1)]))
    match.undo()
    match.undo()
    match.apply(Take(1), NO_DICE)
    other = match.apply(Toss(), ScriptedDice([(6,), (6, 6)]))
    assert other.step.draws != fresh.step.draws


def test_recorded_steps_are_checked() -> None:
    match = table(PERSON, OTHER)
    draws = (Draw((1,)), Draw((2, 3)))
    for step, reason in (
        (Step(1, Take(1)), "wrong_seat"),
        (Step(0, Take(9)), "toy"),
        (Step(0, None), "decision_missing"),
        (Step(0, Draw((1,))), "draw_by_hand"),
        (Step(0, Toss()), "draw_missing"),
        (Step(0, Toss(), draws[:1]), "draw_missing"),
        (Step(0, Toss(), (Draw((7,)), draws[1])), "draw_face"),
        (Step(0, Toss(), (*draws, Draw((4,)))), "draw_surplus"),
        (Step(0, Take(1), draws), "draw_surplus"),
    ):
        with pytest.raises(IllegalActionError) as caught:
            match.check(step)
        assert caught.value.reason == reason, step
    assert match.check(Step(0, Toss(), draws)).after.scores() == (6, 0)
    assert len(match.steps) == 1


def test_a_record_can_not_change_faces_that_were_drawn() -> None:
    match = table(PERSON, rule="free")
    match.apply(Toss(), ScriptedDice([(1,), (2, 3)]))
    match.undo()
    with pytest.raises(IllegalActionError, match="draw_changed"):
        match.apply_entry(Step(0, Toss(), (Draw((6,)), Draw((6, 6)))))
    match.apply_entry(Step(0, Toss(), (Draw((1,)), Draw((2, 3)))))
    assert match.state.scores() == (6,)


def test_marks_of_a_record_are_checked() -> None:
    match = table(PERSON)
    match.apply(Take(1), NO_DICE)
    match.apply(Take(2), NO_DICE)
    for mark, reason in (
        (Mark("undo", 0), "undo_nothing"),
        (Mark("undo", 4), "undo_nothing"),
        (Mark("undo", 2), "undo_roll"),
        (Mark("redo", 1), "redo_nothing"),
    ):
        with pytest.raises(IllegalActionError) as caught:
            match.apply_entry(mark)
        assert caught.value.reason == reason, mark
    match.apply_entry(Mark("undo", 1))
    with pytest.raises(IllegalActionError, match="redo_nothing"):
        match.apply_entry(Mark("redo", 2))
    match.apply_entry(Mark("redo", 1))
    assert match.state.scores() == (3,)
    state = match.state
    for mark in (Mark("pause"), Mark("resume"), Mark("finish")):
        match.apply_entry(mark)
    assert match.state == state


def test_an_undo_mark_behind_a_roll_is_refused() -> None:
    match = table(PERSON)
    match.apply(Toss(), ScriptedDice([(1,), (2, 3)]))
    with pytest.raises(IllegalActionError, match="undo_roll"):
        match.apply_entry(Mark("undo", 1))
    match.apply_entry(Mark("practice"))
    match.apply_entry(Mark("undo", 1))
    assert match.state.scores() == (0,)


def test_replay_needs_no_dice() -> None:
    match = table(PERSON, OTHER)
    dice = SeededDice(1)
    for action in (Toss(), Take(2), Toss(), Take(1), Toss(), Toss()):
        match.apply(action, dice)
    assert match.state.outcome is not None
    entries: list[Entry] = [*match.steps]
    again = Match.replay(match.game, match.seats, entries)
    assert again.state == match.state
    assert again.transitions() == match.transitions()
    entries.append(Step(0, Take(1)))
    with pytest.raises(IllegalActionError, match="wrong_seat"):
        Match.replay(match.game, match.seats, entries)


def test_states_are_values() -> None:
    assert ToyState((0,)) == ToyState((0,))
    assert len({ToyState((0,)), ToyState((0,)), ToyState((1,))}) == 2
