"""The log of a session that is looked through: all of its lines, each with the moment that it belongs to."""

from bisect import bisect_right
from collections.abc import Iterable

from dicegames.engine.match import Entry, Transition, UndoRule
from dicegames.models.log import LogModel


class ViewingLog(LogModel):
    """A log that knows after how many entries of the record each of its lines was told."""

    def restore(self, entries: Iterable[Entry], undo_rule: UndoRule = "roll") -> None:
        """Tell a recorded match again, with what was taken back in it.

        Raises:
            IllegalActionError: an entry doesn't fit the rules.
        """
        self._line_counts: list[int] = []  # after each entry
        super().restore(entries, undo_rule)

    def last_row(self, entries: int) -> int:
        """Return the last line that the first `entries` entries told, -1 for none."""
        return self._line_counts[entries - 1] - 1 if entries else -1

    def entries_for(self, row: int) -> int:
        """Return how many entries there were when a line was told."""
        return bisect_right(self._line_counts, row) + 1

    def _tell_again(self, entry: Entry, transitions: tuple[Transition, ...], helped: int | None) -> None:
        super()._tell_again(entry, transitions, helped)
        self._line_counts.append(len(self._lines))
