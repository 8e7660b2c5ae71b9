"""How much work the undo and redo marks of a session ask for: a short line can ask for a long walk."""

from dicegames.engine.match import Entry, Mark, Seat, Seating, Step

MAX_EFFORT = 5_000_000
"""In looks at a step: a few seconds. An evening of practice against seven computer seats needs a tenth."""
MOVE_COST = 10  # taking a step back or forth costs about so many looks


class Effort:
    """Count along while a session is replayed, so that it can be stopped before the work is done."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        # Per step that counts: how many decisions of computer seats in a row end there. Undo looks past them.
        self._runs = [0]
        self._undone: list[int] = []
        self._total = 0

    def is_too_much(self, entry: Entry) -> bool:
        """Tell whether applying `entry` would exceed `MAX_EFFORT`."""
        if isinstance(entry, Mark) and entry.kind in ("undo", "redo"):
            self._total += self._runs[-1] + MOVE_COST * entry.count
        return self._total > MAX_EFFORT

    def follow(self, entry: Entry) -> None:
        """Take note of an entry that was applied, so it fits the rules."""
        if isinstance(entry, Step):
            by_computer = entry.seat is not None and self._seats[entry.seat].is_computer
            self._runs.append(self._runs[-1] + 1 if by_computer else 0)
            self._undone.clear()
        elif isinstance(entry, Seating):
            self._seats = entry.seats
        elif isinstance(entry, Mark) and entry.kind in ("undo", "redo"):
            source, target = self._runs, self._undone
            if entry.kind == "redo":
                source, target = target, source
            for _ in range(entry.count):
                target.append(source.pop())
