"""The small pictures of sessions: told apart by their dice, and the same each time."""

from pathlib import Path

import msgspec

from dicegames.engine.match import Seat
from dicegames.models.session_details import SessionDetails
from dicegames.storage.library import SessionInfo
from dicegames.ui.pages.session_marks import mark_of_details, mark_of_info
from models.sheet_samples import ADA, seats, table

CARDS = SessionInfo(
    path=Path("cards.dicegame"),
    state="open",
    created="",
    changed="2026-03-02T18:00:00.000Z",
    game_id="ordercards",
    seats=(Seat("Ada", "orange"), Seat("Dora", "pink")),
)


def test_sessions_of_one_game_have_different_dice() -> None:
    infos = [msgspec.structs.replace(CARDS, path=Path(f"{number}.dicegame")) for number in range(20)]
    marks = {mark_of_info(info) for info in infos}
    assert {mark.dice[0] for mark in marks} == {1, 2, 3, 4, 5, 6}
    assert {mark.seats for mark in marks} == {("orange",), ("pink",)}
    assert mark_of_info(infos[0]) == mark_of_info(infos[0])


def test_a_game_with_common_dice_has_no_colour_of_a_seat() -> None:
    info = msgspec.structs.replace(CARDS, game_id="penta")
    assert mark_of_info(info).seats == ("",)


def test_the_card_of_an_open_session_shows_its_own_dice() -> None:
    lying = mark_of_details(SessionDetails("penta", seats(2), table(ADA, (6, 2, 1, 1, 3), 2)))
    assert lying.dice == (6, 2)
    before = mark_of_details(SessionDetails("penta", seats(2), table(ADA, count=2)))
    assert before.dice == (4, 4)
