"""What every narrator keeps, shown on whole matches of every game and ruleset."""

import random
from collections.abc import Iterator
from datetime import timedelta
from functools import cache

import pytest

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Match
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.models.log import LogModel, LogRole
from dicegames.models.log_words import redo_sentence, undo_sentence
from dicegames.models.narrators import NARRATORS, progress_values
from dicegames.models.numbers import number_text
from dicegames.models.players import player_views, status_text
from dicegames.models.refusals import refusal_text
from dicegames.models.result import columns, headline, length_text, result_of, row_sentence
from players import idle_players
from table_samples import seats
from words import Words, installed

KINDS = [(info.id, ruleset.id) for info in GAMES for ruleset in info.rulesets]
STEP_LIMIT = 10_000


@pytest.fixture(autouse=True)
def words(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def never() -> bool:
    return False


@cache
def played(game_id: str, ruleset_id: str) -> Match:
    """Return a whole match between two computer players, or of one against the clock."""
    info = game_info(game_id)
    ruleset = info.ruleset(ruleset_id)
    count = min(2, info.player_limits(ruleset)[1])
    match = Match(info.new_game(ruleset, count), seats(count, tuple(range(count))))
    player, dice, source = idle_players().player(game_id, "medium"), SeededDice(3), random.Random(3)
    for _ in range(STEP_LIMIT):
        state = match.state
        if state.outcome is not None:
            return match
        match.apply(None if state.chance is not None else player.decide(state, source, never), dice)
    raise AssertionError("no end")


@pytest.mark.parametrize(("game_id", "ruleset_id"), KINDS)
def test_every_step_of_a_seat_has_words(game_id: str, ruleset_id: str) -> None:
    match, narrator = played(game_id, ruleset_id), NARRATORS[game_id]
    ended: set[int] = set()
    for transition in match.transitions():
        seat = transition.step.seat
        if seat is None:
            continue
        name = match.seats[seat].name
        assert name in narrator.sentence(transition, match.seats)
        assert narrator.step_name(transition)
        for told in (undo_sentence, redo_sentence):
            assert name in told(narrator, transition, match.seats)
        if narrator.ends_turn(transition):
            ended.add(seat)
            assert narrator.is_told(transition)
            assert narrator.brief(transition)
            assert name in narrator.handed_over(transition, match.seats)
            assert name in narrator.handed_over(transition, match.seats, rich=True)
    assert ended == set(range(len(match.seats)))


@pytest.mark.parametrize(("game_id", "ruleset_id"), KINDS)
def test_rounds_and_turns_go_on(game_id: str, ruleset_id: str) -> None:
    match, narrator = played(game_id, ruleset_id), NARRATORS[game_id]
    last = 1
    for transition in match.transitions():
        state = transition.before
        assert narrator.round(state) in (last, last + 1)
        last = narrator.round(state)
        values = narrator.progress_values(state)
        assert progress_values(game_id, state) == values
        assert narrator.progress_text(values) == narrator.progress(state) != ""
        assert narrator.progress_text((*values, 1, 1)) == ""  # kept by a version that counted otherwise
        assert narrator.next_seat(state) in (None, 0, 1)
        if narrator.ends_turn(transition) and transition.after.outcome is None:
            assert transition.after.current_seat == narrator.next_seat(state)
    assert narrator.round(match.state) == last


@pytest.mark.parametrize(("game_id", "ruleset_id"), KINDS)
def test_a_gain_is_what_the_end_of_the_turn_brings(game_id: str, ruleset_id: str) -> None:
    match, narrator = played(game_id, ruleset_id), NARRATORS[game_id]
    seen = 0
    for transition in match.transitions():
        seat, gain = transition.step.seat, narrator.gain(transition.before)
        chosen = narrator.ends_turn(transition) and not transition.step.draws
        if seat is not None and gain is not None and chosen:
            seen += 1
            assert transition.after.scores()[seat] - transition.before.scores()[seat] == gain
            assert number_text(gain) in narrator.gain_text(gain)
    assert bool(seen) is (game_id != "ordercards")  # there the next turn shows what this one brought


@pytest.mark.parametrize(("game_id", "ruleset_id"), KINDS)
def test_the_log_heads_every_round_once_and_is_the_same_read_again(game_id: str, ruleset_id: str) -> None:
    match = played(game_id, ruleset_id)
    live, again = LogModel(match.game, match.seats), LogModel(match.game, match.seats)
    for transition in match.transitions():
        live.append(transition)
    again.restore(match.steps)
    texts = [live.index(row).data() for row in range(live.rowCount())]
    assert texts == [again.index(row).data() for row in range(again.rowCount())]
    assert all(texts)
    headings = [text for row, text in enumerate(texts) if live.index(row).data(LogRole.KIND) == "round"]
    assert headings == [f"Round {number}" for number in range(1, NARRATORS[game_id].round(match.state) + 1)]


@pytest.mark.parametrize(("game_id", "ruleset_id"), KINDS)
def test_the_final_table_adds_up_and_facts_are_sentences(game_id: str, ruleset_id: str) -> None:
    match = played(game_id, ruleset_id)
    result = result_of(match, timedelta(minutes=5))
    for row in result.rows:
        assert len(row.parts) == len(columns(result)) - 1
        if row.parts:
            assert sum(part or 0 for part in row.parts) == row.total
        assert row.name in row_sentence(row, result)
        assert number_text(row.total) in row_sentence(row, result)
    for fact in result.facts:
        assert match.seats[fact.seat].name in fact.text(match.seats)
        assert fact.text(match.seats).endswith(".")
    assert all(headline(result))
    assert "5 minutes" in length_text(result)
    assert all(status_text(view) for view in player_views(match))


@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
def test_every_refusal_has_a_sentence_of_its_own(info: GameInfo) -> None:
    unknown = refusal_text("a_reason_of_tomorrow", info.id)
    told = {reason: refusal_text(reason, info.id) for reason in info.reasons}
    for reason, sentence in told.items():
        assert sentence.endswith(".")
        assert reason not in sentence
        assert sentence != unknown
    assert len(set(told.values())) == len(told)
    assert NARRATORS[info.id].refusal("a_reason_of_tomorrow") == ""
    assert refusal_text("undo_roll", info.id) == "A roll cannot be undone."
    assert refusal_text("", info.id) == ""
