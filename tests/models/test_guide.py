"""The guide of a first game: each lesson once, always true, whatever legal move is made."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.app.line_ups import first_game
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Match
from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.models.game_words import ruleset_title
from dicegames.models.guide import (
    LESSONS,
    Guide,
    end_words,
    guide_of,
    progress_text,
    resting_words,
    words_of,
)
from dicegames.models.guide_lessons import Lesson
from games.ordercards_help import willing
from games.tenthousand_help import steady
from players import idle_players

GAMES = tuple(LESSONS)
SENSIBLE = {"tenthousand": steady, "ordercards": willing}
every_game = pytest.mark.parametrize("game_id", GAMES)


@every_game
def test_the_rules_of_a_first_game_have_no_name_of_their_own_that_would_stay_in_one_language(
    game_id: str,
) -> None:
    header = first_game(game_id, "test")
    ruleset = game_info(game_id).decode_ruleset(header.ruleset)
    assert ruleset.name == ""
    assert (ruleset_title(ruleset) == "First game") is (game_id == "tenthousand")


def odd_play(game_id: str, seed: int) -> Iterator[Match]:
    """Yield a match of a first game after each step of somebody who does anything at all that is allowed."""
    header = first_game(game_id, "test")
    match, dice, luck = Match(header.new_game(), header.seats, "free"), SeededDice(seed), random.Random(seed)
    yield match
    for count in range(6000):
        state = match.state
        if state.outcome is not None:
            return
        if count < 150 and count % 7 == 3 and match.undo_barrier() is None:
            match.undo()
        elif state.chance is not None:
            match.apply(None, dice)
        elif count > 150 and game_id in SENSIBLE:
            match.apply(SENSIBLE[game_id](state), dice)
        else:
            match.apply(luck.choice(state.legal_actions()), dice)
        yield match
    pytest.fail("no end")


def sensible_states(game_id: str, seed: int) -> Iterator[State]:
    """Yield the states of a first game that both sides play as an easy computer."""
    header = first_game(game_id, "test")
    match, dice, luck = Match(header.new_game(), header.seats, "free"), SeededDice(seed), random.Random(seed)
    player = idle_players().player(game_id, "easy", "")
    yield match.state
    while match.state.outcome is None:
        state = match.state
        match.apply(None if state.chance is not None else player.decide(state, luck, bool), dice)
        yield match.state


def is_said(guide: Guide, lesson: Lesson, state: State) -> bool:
    words = words_of(lesson, state, guide.seat)
    said = f"{words.lead} {words.text} {progress_text(guide, lesson)}"
    return bool(words.lead and words.text) and "{" not in said


@every_game
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10_000), reads=st.booleans())
def test_whatever_is_played_the_guide_follows(game_id: str, seed: int, reads: bool) -> None:
    guide = guide_of(game_id, 0)
    luck = random.Random(seed)
    for match in odd_play(game_id, seed):
        state = match.state
        guide = guide.seen(state)
        present = guide.present(state)
        if present is not None:
            assert present.applies(state, 0)
            assert is_said(guide, present, state)
        if reads and luck.random() < 0.3:
            guide = guide.read(state)
        assert len(set(guide.told)) == len(guide.told)
        assert guide.done <= guide.total
    assert guide.is_finished(match.state)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_every_main_lesson_comes_in_a_game_that_somebody_plays_and_reads(game_id: str, seed: int) -> None:
    guide = guide_of(game_id, 0)
    finished_at = None
    for count, state in enumerate(sensible_states(game_id, seed)):
        guide = guide.seen(state)
        while guide.present(state) is not None:
            guide = guide.read(state)
        if finished_at is None and guide.is_finished(state):
            finished_at = count, state
    missing = {lesson.id for lesson in guide.lessons if lesson.is_main} - {one.id for one in guide.told}
    assert missing == set()
    assert finished_at is not None
    assert finished_at[1].outcome is None, "the guide ends before the game"


@every_game
def test_a_lesson_waits_until_it_was_read_and_is_numbered(game_id: str) -> None:
    state = next(state for state in sensible_states(game_id, 1) if state.chance is None)
    guide = guide_of(game_id, 0, [state])
    (first,) = guide.told
    assert first.id == "goal"
    assert guide.present(state) is first
    assert guide.seen(state) == guide
    assert progress_text(guide, first) == f"1 of {guide.total}"
    assert guide.read(state).present(state) is None
    assert not guide.read(state).is_finished(state)


@every_game
def test_what_was_told_is_found_again_in_what_was_seen(game_id: str) -> None:
    guide, states = guide_of(game_id, 0), []
    for state in sensible_states(game_id, 2):
        states.append(state)
        guide = guide.seen(state)
        if len(states) == 60:
            break
    assert guide_of(game_id, 0, states) == guide
    assert len(guide.told) > 2


def five(ruleset: SheetRuleset, sheet: Sheet) -> SheetState:
    """Return a turn in which five fours lie there."""
    return SheetState(ruleset, (sheet, Sheet()), 0, 0, rolls=1, dice=(4,) * 5)


def lesson_of(game_id: str, lesson_id: str) -> Lesson:
    return next(one for one in LESSONS[game_id] if one.id == lesson_id)


@pytest.mark.parametrize(
    ("ruleset", "sheet"),
    [
        (PENTA, Sheet().entered(Box.FIVE_KIND, 50, 0, True)),
        (FIVEDICE, Sheet().entered(Box.CHANCE, 10, 0, True)),
    ],
)
def test_a_joker_is_told_before_anything_else(ruleset: SheetRuleset, sheet: Sheet) -> None:
    state = five(ruleset, sheet)
    guide = guide_of(ruleset.game, 0, [state])
    assert [lesson.id for lesson in guide.told] == ["joker"]
    assert str(ruleset.five_bonus) in words_of(guide.told[0], state, 0).text


def test_a_barred_box_is_told_after_the_joker_was_read() -> None:
    state = five(PENTA, Sheet().entered(Box.FIVE_KIND, 50, 0, True))
    guide = guide_of("penta", 0, [state]).read(state)
    present = guide.present(state)
    assert present is not None
    assert present.id == "barred"
    assert progress_text(guide, present) == "By the way"


def test_the_computers_turn_says_nothing_new() -> None:
    state = SheetState(PENTA, (Sheet(), Sheet()), 1, 0, rolls=1, dice=(1, 2, 3, 4, 6))
    assert guide_of("penta", 0, [state]).told == ()


def test_where_no_clock_runs_there_is_no_lesson_about_it() -> None:
    clock = {one.id for one in guide_of("penta", 0).lessons}
    assert clock - {one.id for one in guide_of("penta", 0, has_clock=False).lessons} == {"auto"}
    for game_id in GAMES:
        assert guide_of(game_id, 0).lessons == LESSONS[game_id]


def test_what_was_told_is_still_true_when_it_is_read_again() -> None:
    raised, bonus, sheet = lesson_of("tenthousand", "raised"), lesson_of("penta", "bonus"), Sheet()
    at_bar = TenThousandState(SHORT, (0, 400), (0, 0), (False, True), 0, turn=2, last_collected=400)
    assert "400 points were collected just now, so you need 450." in words_of(raised, at_bar, 0).text
    fallen = words_of(raised, msgspec.structs.replace(at_bar, last_collected=0), 0)
    assert "just now" not in fallen.text
    assert "50 more" in fallen.text
    assert "have 63 to go" in words_of(bonus, SheetState(PENTA, (sheet,), 0, 0), 0).text
    for box in UPPER:
        sheet = sheet.entered(box, 5, 0, False)
    words = words_of(bonus, SheetState(PENTA, (sheet,), 0, 0), 0)
    assert "had 33 to go at the end" in words.text


def test_there_are_words_while_nothing_is_new_and_at_the_end() -> None:
    assert resting_words().text
    assert end_words(False).lead != end_words(True).lead
