"""Sessions for the tests of storage: a random match, its bytes, and a folder with one file."""

import random
from pathlib import Path

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Entry, Mark, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.storage.journal import Journal
from dicegames.storage.record import (
    Header,
    TableOptions,
    encode_entry,
    encode_header,
    new_header,
)

TIME = "2026-03-01T18:00:00.000Z"
SEATS = (Seat("Ada", "blue"), Seat("Bö „b“", "pink"))


def sample_header(
    seats: tuple[Seat, ...] = SEATS, first_seat: int = 0, options: TableOptions | None = None
) -> Header:
    """Return the header of a Penta session."""
    return new_header(
        "penta",
        game_info("penta").rulesets[0],
        seats,
        first_seat=first_seat,
        options=options,
        app_version="0.1.0",
        created=TIME,
    )


def play(header: Header, seed: int, steps: int) -> tuple[Match, tuple[Entry, ...]]:
    """Play up to `steps` random decisions, undo and redo between them; return what a journal would hold."""
    source, choice = SeededDice(seed), random.Random(seed)
    match = Match(header.new_game(), header.seats, header.options.undo)
    entries: list[Entry] = []
    for _ in range(steps):
        if match.state.outcome is not None:
            entries.append(Mark("finish"))
            break
        if choice.random() < 0.2 and match.undo_barrier() is None:
            entries.append(Mark("undo", len(match.undo())))
            if choice.random() < 0.5:
                entries.append(Mark("redo", len(match.redo())))
        transition = match.apply(choice.choice(match.state.legal_actions()), source)
        entries.append(transition.step)
    return match, tuple(entries)


def encode_session(header: Header, entries: tuple[Entry, ...]) -> bytes:
    """Return the bytes of a session file."""
    game = header.new_game()
    lines = [encode_entry(game, number, entry, TIME) for number, entry in enumerate(entries, start=1)]
    return encode_header(header) + b"".join(lines)


def sample_bytes(seed: int = 1, steps: int = 12) -> bytes:
    """Return the bytes of a short session."""
    header = sample_header()
    return encode_session(header, play(header, seed, steps)[1])


def write_session(path: Path, data: bytes) -> Path:
    """Write `data` as a session file and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def new_journal(directory: Path) -> Journal:
    """Return the journal of a new session in `directory`."""
    return Journal.create(directory, sample_header(), clock=lambda: TIME)
