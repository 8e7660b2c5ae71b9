"""The saved sessions as a list model that searches, filters and sorts thousands of them."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from dicegames.models.session_order import FILTERS, SORTS, SessionSearch, counts, of_kind, ordered
from dicegames.models.session_words import (
    session_heading,
    session_line,
    session_state,
    session_when,
    session_when_and_length,
)
from dicegames.models.tips import tip_text
from dicegames.storage.library import SessionInfo

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

_TOLD_ONE_BY_ONE = 50  # rows; if more of them change, all are told at once
_REMOVED_ONE_BY_ONE = 10


class SessionRole(IntEnum):
    """What a row tells beside its title."""

    INFO = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    STATE = Qt.ItemDataRole.UserRole + 3
    WHEN = Qt.ItemDataRole.UserRole + 4
    WHEN_AND_LENGTH = Qt.ItemDataRole.UserRole + 5


class SessionsModel(QAbstractListModel):
    """Hold all sessions and list those that are looked for; a choice survives whatever changes.

    Nothing resets it. Many rows that go are moved to the end and taken away there, new ones come at the end
    and are moved to their place: thousands of changes are a handful of signals.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._infos: dict[Path, SessionInfo] = {}
        self._rows: list[SessionInfo] = []
        self._search = SessionSearch()
        self._counts = counts(())
        self._words = ""
        self._filter_id = FILTERS[0]
        self._sort_id = SORTS[0]
        self._now = datetime.now().astimezone()

    def show_sessions(self, infos: Sequence[SessionInfo], now: datetime) -> None:
        """Hold these sessions and no others; `now` is the local time."""
        new = {info.path: info for info in infos}
        another_day = now.date() != self._now.date()
        self._now = now
        if new == self._infos and not another_day:
            return
        if not self._infos.keys() <= new.keys():
            self._search = SessionSearch()  # keeps nothing of those that are gone
        self._infos = new
        self._list()
        if another_day:
            self._tell_all()

    def update_sessions(self, infos: Iterable[SessionInfo]) -> None:
        """Take what is newly known of some sessions, or new ones."""
        self._infos.update((info.path, info) for info in infos)
        self._list()

    @property
    def words(self) -> str:
        """The words that are looked for."""
        return self._words

    def set_words(self, words: str) -> None:
        """List only sessions in which all these words are found."""
        if words != self._words:
            self._words = words
            self._list()

    @property
    def filter_id(self) -> str:
        """The kind that is listed, one of FILTERS."""
        return self._filter_id

    def set_filter(self, filter_id: str) -> None:
        """List only sessions of one kind, one of FILTERS."""
        self._filter_id = filter_id
        self._list()

    def set_sort(self, sort_id: str) -> None:
        """Choose the order, one of SORTS. Raises: KeyError for an unknown id."""
        self._sort_id = sort_id
        self._list()

    def retranslate(self) -> None:
        """Say every row's words anew; what is found and in which order depends on them too."""
        self._search = SessionSearch()
        self._list()
        self._tell_all()

    @property
    def total(self) -> int:
        """The number of all sessions, listed or not."""
        return len(self._infos)

    def count(self, filter_id: str) -> int:
        """Return how many of the sessions that are looked for a filter would list."""
        return self._counts[filter_id]

    def info(self, row: int) -> SessionInfo:
        """Return the session of a row. Raises: IndexError."""
        return self._rows[row]

    @property
    def first_row(self) -> int:
        """The row to begin with: the first whose file can be used, else the first; -1 when none is listed."""
        usable = (row for row, info in enumerate(self._rows) if not info.reason)
        return next(usable, 0 if self._rows else -1)

    def row_of(self, path: Path) -> int:
        """Return the row of a file, -1 when it isn't listed."""
        wanted = self._infos.get(path)
        return next((row for row, info in enumerate(self._rows) if info is wanted), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of sessions listed."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a row says."""
        if not index.isValid():
            return None
        info = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return session_heading(info)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(info)
            case Qt.ItemDataRole.ToolTipRole:
                return tip_text(self._sentence(info))
            case SessionRole.INFO:
                return info
            case SessionRole.DETAIL:
                return session_line(info)
            case SessionRole.STATE:
                return session_state(info)
            case SessionRole.WHEN:
                return session_when(info, self._now)
            case SessionRole.WHEN_AND_LENGTH:
                return session_when_and_length(info, self._now)
        return None

    def _sentence(self, info: SessionInfo) -> str:
        helped = translate("Sessions", "with help") if info.assisted else ""
        words = (session_heading(info), session_line(info), session_state(info), helped)
        return ", ".join(word for word in (*words, session_when_and_length(info, self._now)) if word)

    def _list(self) -> None:
        """List what is looked for, and tell what differs from before."""
        found = self._search.found(self._infos.values(), self._words)
        self._counts = counts(found)
        new = ordered(of_kind(found, self._filter_id), self._sort_id)
        if not _are_same_files(new, self._rows):
            self._change_files(new)
        self._replace(new)

    def _change_files(self, new: list[SessionInfo]) -> None:
        """Take rows away, add some and move others, until they are of the files of `new`."""
        listed = {info.path for info in new}
        known = {info.path for info in self._rows}
        self._remove([row for row, info in enumerate(self._rows) if info.path not in listed])
        stay = self._rows
        fresh = [info for info in new if info.path not in known]
        if fresh:
            self.beginInsertRows(QModelIndex(), len(stay), len(stay) + len(fresh) - 1)
            self._rows = stay + fresh
            self.endInsertRows()
        self._arrange(new)

    def _remove(self, gone: list[int]) -> None:
        """Take rows away, given in their order; a few where they are, so that a neighbour is chosen then."""
        if len(gone) > _REMOVED_ONE_BY_ONE:
            far = [self._rows[row] for row in gone]
            paths = {info.path for info in far}
            self._arrange([info for info in self._rows if info.path not in paths] + far)
            self._take_out(len(self._rows) - len(far), len(self._rows) - 1)
            return
        for row in reversed(gone):
            self._take_out(row, row)

    def _take_out(self, first: int, last: int) -> None:
        self.beginRemoveRows(QModelIndex(), first, last)
        self._rows = self._rows[:first] + self._rows[last + 1 :]
        self.endRemoveRows()

    def _arrange(self, rows: list[SessionInfo]) -> None:
        """Bring the rows into the order of `rows`, which are of the same files; what they say stays."""
        if _are_same_files(rows, self._rows):
            return
        paths = [info.path for info in rows]
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        kept = [self._rows[index.row()].path for index in before]
        old = {info.path: info for info in self._rows}
        self._rows = [old[path] for path in paths]
        places = {path: row for row, path in enumerate(paths)} if kept else {}
        self.changePersistentIndexList(before, [self.index(places[path]) for path in kept])
        self.layoutChanged.emit()

    def _replace(self, rows: list[SessionInfo]) -> None:
        """Take what is known now of the same files in the same order."""
        old, self._rows = self._rows, rows
        changed = [
            row
            for row, (before, after) in enumerate(zip(old, rows, strict=True))
            if before is not after and before != after
        ]
        if len(changed) > _TOLD_ONE_BY_ONE:
            self._tell_all()
            return
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))

    def _tell_all(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))


def _are_same_files(rows: list[SessionInfo], others: list[SessionInfo]) -> bool:
    return len(rows) == len(others) and all(
        one is other or one.path == other.path for one, other in zip(rows, others, strict=True)
    )
