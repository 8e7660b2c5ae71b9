"""Games of all four kinds played through the accessibility tree alone, on a real X server.

Nothing here knows a place on the screen or a key: objects are found by what a screen reader says of them.
The matches begin near their ends; whole ones are among the long tests.
"""

from pathlib import Path

import pytest

from dicegames.storage.library import load
from near_end import NEAR_END, nearly_over
from readers.program_tree import accessible_program, needs_reader
from readers.reader_play import PLAYERS, play, untold
from soaking import IS_SOAK
from storage.listing import list_sessions
from storage.session_help import write_session
from words import Words, installed

pytestmark = needs_reader


# the long tests play whole games of all four
@pytest.mark.parametrize("game_id", NEAR_END if IS_SOAK else ("penta", "tenthousand"))
@pytest.mark.usefixtures("qapp")
def test_a_match_is_played_to_its_end_and_all_of_it_is_told(game_id: str, tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    path = write_session(tmp_path / "sessions" / "one.dicegame", nearly_over(game_id))
    before = len(load(path).match().steps)
    with accessible_program(tmp_path, str(path)) as tree:
        play(tree, PLAYERS[game_id]())
    assert [info.state for info in list_sessions(path.parent)] == ["finished"]
    with installed(Words("en")):
        assert untold(path, before, tree.heard) == []
