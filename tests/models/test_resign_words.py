"""Giving up in words, in every game; and computer players at a table that somebody left."""

import random
from collections.abc import Iterator

import pytest

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Match
from dicegames.engine.resign import Resign
from dicegames.games.catalog import GAMES, GameInfo
from dicegames.models.log import LogModel
from dicegames.models.log_words import undo_sentence
from dicegames.models.narrators import NARRATORS
from dicegames.models.players import player_views, spoken, status_text
from players import idle_players
from table_samples import seats
from words import Words, installed

every_game = pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])


@pytest.fixture(autouse=True)
def words(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def never() -> bool:
    return False


def begun(info: GameInfo) -> Match:
    """Return a match of three whose first seat has rolled."""
    match, dice = Match(info.new_game(info.rulesets[0], 3), seats(3, (0, 1, 2))), SeededDice(2)
    if match.state.chance is not None:
        match.apply(None, dice)
    match.apply(match.state.legal_actions()[0], dice)
    return match


@every_game
def test_every_step_tells_who_gives_up(info: GameInfo) -> None:
    match, narrator = begun(info), NARRATORS[info.id]
    first, second, third = (seat.name for seat in match.seats)
    aside = match.apply(Resign(1), SeededDice(1))
    assert narrator.is_told(aside)
    assert narrator.sentence(aside, match.seats) == f"{second} gives up"
    assert narrator.remark(aside, match.seats) == ""
    assert narrator.step_name(aside) == "giving up"
    assert undo_sentence(narrator, aside, match.seats) == f"{second} takes back: giving up"
    assert not narrator.ends_turn(aside)
    assert narrator.next_seat(match.state) == 2
    assert status_text(player_views(match)[1]) == "gave up"
    assert "gave up" in spoken(player_views(match)[1])
    own = match.apply(Resign(0), SeededDice(1))
    assert narrator.ends_turn(own)
    assert narrator.brief(own) == "gave up"
    assert narrator.handed_over(own, match.seats).startswith(f"{first} gave up.")
    assert first in narrator.handed_over(own, match.seats, rich=True)
    assert narrator.remark(own, match.seats) == f"Only {third} is left"
    assert narrator.round(match.state) == 1
    assert [status_text(view) for view in player_views(match)] == ["gave up", "gave up", "wins"]
    log = LogModel(match.game, match.seats)
    log.restore(match.steps)
    texts = [log.index(row).data() for row in range(log.rowCount())]
    assert texts[-3:] == [f"{second} gives up", f"{first} gives up", f"Only {third} is left"]


@every_game
@pytest.mark.parametrize("level", ["easy", "medium", "strong", "champion"])
def test_computers_play_on_without_who_gave_up(info: GameInfo, level: str) -> None:
    match, dice, source = begun(info), SeededDice(3), random.Random(3)
    player = idle_players().player(info.id, level)
    match.apply(Resign(0), dice)
    for _ in range(10_000):
        state = match.state
        if state.outcome is not None:
            break
        assert state.current_seat != 0
        match.apply(player.decide(state, source, never), dice)
    assert match.state.outcome is not None
    assert match.state.outcome.places[0] == 3
