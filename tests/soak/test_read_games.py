"""Whole games of all four kinds through the accessibility tree alone, from the first page to the result."""

from pathlib import Path

import pytest

from readers.program_tree import accessible_program, needs_reader
from readers.reader_play import PLAYERS, play, untold
from screen import IS_SOAK
from storage.listing import list_sessions
from words import Words, installed

pytestmark = [needs_reader, pytest.mark.skipif(not IS_SOAK, reason="a whole game takes its time")]

TILES = {"penta": "Penta", "fivedice": "5 Dice", "tenthousand": "10,000", "ordercards": "Order Cards"}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", TILES)
def test_a_whole_match_is_begun_and_played_and_all_of_it_is_told(game_id: str, tmp_path: Path) -> None:
    with accessible_program(tmp_path) as tree:
        tree.press(TILES[game_id], "button")
        tree.press("Start game", "button")
        play(tree, PLAYERS[game_id]())
    session, *others = list_sessions(tmp_path / "sessions")
    assert (session.state, others) == ("finished", [])
    with installed(Words("en")):
        assert untold(session.path, 0, tree.heard) == []
