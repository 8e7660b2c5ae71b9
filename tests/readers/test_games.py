"""Games of all four kinds played through the accessibility tree alone, on a real X server.

Nothing here knows a place on the screen or a key: objects are found by what a screen reader says of them.
The matches begin near their ends; whole ones are among the long tests.
"""

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Entry, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions, new_header
from players import idle_players
from readers.program_tree import accessible_program, needs_reader
from readers.reader_play import PLAYERS, play, untold
from storage.listing import list_sessions
from storage.session_help import TIME, encode_session, write_session
from words import Words, installed

pytestmark = needs_reader

NEAR_END: Mapping[str, Callable[[int, State], bool]] = {
    "penta": lambda turns, _state: turns > 24,
    "fivedice": lambda turns, _state: turns > 24,
    "tenthousand": lambda _turns, state: max(state.scores()) >= 4500,
    "ordercards": lambda turns, _state: turns > 17,
}
"""Whether a match of two is to be played on by hand, at the beginning of a turn."""


def nearly_over(game_id: str) -> bytes:
    """Return a session of two whose match is near its end."""
    rules = game_info(game_id).rulesets[0]
    colors = ("orange", "teal") if game_id == "ordercards" else ("blue", "orange")
    seats = tuple(Seat(name, color) for name, color in zip(("Ada", "Ben"), colors, strict=True))
    header = new_header(
        game_id, rules, seats, app_version="test", created=TIME, options=TableOptions(auto_entry=0)
    )
    match, dice, luck = Match(header.new_game(), seats), SeededDice(5), random.Random(5)
    player = idle_players().player(game_id, "medium", "")
    entries: list[Entry] = []
    turns, last = 0, None
    while match.state.outcome is None:
        state = match.state
        if state.current_seat != last:
            turns, last = turns + 1, state.current_seat
            if NEAR_END[game_id](turns, state):
                break
        action = None if state.chance is not None else player.decide(state, luck, lambda: False)
        entries.append(match.apply(action, dice).step)
    assert match.state.outcome is None
    return encode_session(header, tuple(entries))


@pytest.mark.parametrize("game_id", NEAR_END)
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
