"""Sessions of all games whose matches are near their ends."""

import random
from collections.abc import Callable, Mapping

from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Entry, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.storage.record import TableOptions, new_header
from players import idle_players
from storage.session_help import TIME, encode_session

NEAR_END: Mapping[str, Callable[[int, State], bool]] = {
    "penta": lambda turns, _state: turns > 24,
    "fivedice": lambda turns, _state: turns > 24,
    "tenthousand": lambda _turns, state: max(state.scores()) >= 4500,
    "ordercards": lambda turns, _state: turns > 17,
}
"""Whether a match of two is to be played on by hand, at the beginning of a turn."""


def nearly_over(game_id: str, *, handover: bool = True) -> bytes:
    """Return a session of two whose match is near its end."""
    rules = game_info(game_id).rulesets[0]
    colors = ("orange", "teal") if game_id == "ordercards" else ("blue", "orange")
    seats = tuple(Seat(name, color) for name, color in zip(("Ada", "Ben"), colors, strict=True))
    options = TableOptions(auto_entry=0, handover=handover)
    header = new_header(game_id, rules, seats, app_version="test", created=TIME, options=options)
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
