"""Who starts a rematch, and which decision is a game's first roll."""

import pytest

from dicegames.engine.action import Draw
from dicegames.games.catalog import GAMES, GameInfo
from dicegames.games.sheet.ruleset import PENTA
from dicegames.session.rematch import Rematch, first_roll, human_seats, next_game, rematch_without_race
from dicegames.storage.record import Header, new_header
from engine.toy_game import Toss, ToyGame
from tables import seats_of


def header(kinds: str, first_seat: int = 0) -> Header:
    return new_header(
        "penta",
        PENTA,
        seats_of(kinds),
        first_seat=first_seat,
        app_version="test",
        created="2026-03-01T18:00:00Z",
    )


@pytest.mark.rule("F9")
@pytest.mark.parametrize(
    ("kinds", "last", "expected"),
    [
        ("hh", 0, None),
        ("chch", 2, None),
        ("cch", 0, Rematch(2)),
        ("h", 0, Rematch(0)),
        ("hc", 1, Rematch(0)),
        ("ccc", 1, Rematch(1)),
    ],
)
def test_one_person_begins_and_without_people_the_order_stays(
    kinds: str, last: int, expected: Rematch | None
) -> None:
    assert rematch_without_race(header(kinds, last)) == expected


@pytest.mark.rule("F9")
def test_the_seat_after_the_last_starter_starts_the_next_game() -> None:
    assert [next_game(header("hch", last)).first_seat for last in range(3)] == [1, 2, 0]
    assert not next_game(header("hh")).rolls


def test_only_people_race() -> None:
    assert human_seats(header("chhc")) == (1, 2)


@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
def test_every_game_has_a_first_roll(info: GameInfo) -> None:
    for ruleset in info.rulesets:
        game = info.new_game(ruleset, info.min_players, 0)
        state = game.initial_state()
        if state.chance is None:
            action = first_roll(state)
            assert action is not None
            assert state.child(action).chance is not None


def test_a_game_that_deals_first_rolls_after_the_deal() -> None:
    dealing = ToyGame(3).initial_state()
    assert first_roll(dealing) is None
    assert first_roll(dealing.child(Draw((2, 0, 1)))) == Toss()
