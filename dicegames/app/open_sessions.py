"""What the home page offers to go on with."""

from datetime import datetime
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.state import SheetState
from dicegames.storage.library import SessionInfo, load
from dicegames.ui.pages.continue_card import SeatScore, SessionCard


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
        match = load(info.path).match()
    except InvalidRecordError:
        return None  # the sessions page tells what is wrong with it
    state = match.state
    if not isinstance(state, SheetState) or state.current_seat is None:
        return None
    seats = tuple(
        SeatScore(seat.name, seat.color, score)
        for seat, score in zip(match.seats, state.scores(), strict=True)
    )
    return SessionCard(
        path=Path(info.path),
        game_id=match.game.id,
        round=state.round,
        rounds=len(BOXES),
        seats=seats,
        turn=state.current_seat,
        changed=datetime.fromisoformat(info.changed).astimezone(),
    )
