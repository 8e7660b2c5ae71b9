"""What the home page offers to go on with."""

from datetime import datetime
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.session_details import session_details
from dicegames.storage.library import SessionInfo
from dicegames.ui.pages.continue_card import SessionCard

READ_AT_ONCE = 1 << 20
"""Once so many bytes were read no further file is begun: a list may hold thousands that can't be replayed."""
_EACH = 8 << 10  # what the smallest file counts


class OpenSessions:
    """Make the cards; what was read of a session is kept as long as the list says the same of it."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[SessionInfo, SessionCard | None]] = {}

    def cards(self, sessions: list[SessionInfo], count: int) -> tuple[SessionCard, ...]:
        """Return cards for the first `count` open sessions that can be replayed.

        Where too much is to be read for that at once, some are left out until they are asked for again.
        """
        known, self._known = self._known, {}
        cards: list[SessionCard] = []
        room = READ_AT_ONCE
        for info in sessions:
            if len(cards) == count:
                break
            if info.state != "open":
                continue
            kept = known.get(info.path)
            if kept is None or kept[0] != info:
                if room <= 0:
                    continue
                room -= _EACH + _size(info.path)
                kept = (info, _card(info))
            self._known[info.path] = kept
            if kept[1] is not None:
                cards.append(kept[1])
        return tuple(cards)


def _card(info: SessionInfo) -> SessionCard | None:
    try:
        details = session_details(info.path)
    except InvalidRecordError:
        return None  # the sessions page tells what is wrong with it
    if details.turn is None:
        return None  # over, although its mark is missing: the program was ended before it
    return SessionCard(Path(info.path), details, datetime.fromisoformat(info.changed).astimezone())


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
