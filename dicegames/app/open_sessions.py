"""What the home page offers to go on with."""

from datetime import datetime
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.session_details import session_details
from dicegames.storage.library import SessionInfo
from dicegames.ui.pages.continue_card import SessionCard


def session_cards(sessions: list[SessionInfo], count: int) -> tuple[SessionCard, ...]:
    """Return cards for the first `count` open sessions that can be replayed."""
    cards: list[SessionCard] = []
    for info in sessions:
        if len(cards) == count:
            break
        card = _card(info) if info.state == "open" else None
        if card is not None:
            cards.append(card)
    return tuple(cards)


def _card(info: SessionInfo) -> SessionCard | None:
    try:
        details = session_details(info.path)
    except InvalidRecordError:
        return None  # the sessions page tells what is wrong with it
    if details.turn is None:
        return None  # over, although its mark is missing: the program was ended before it
    return SessionCard(Path(info.path), details, datetime.fromisoformat(info.changed).astimezone())


def is_same_file(path: Path, other: Path) -> bool:
    """Tell whether two paths lead to the same file; False when one of them leads to none."""
    try:
        return path.samefile(other)
    except OSError:
        return False
