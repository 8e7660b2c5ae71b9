"""The saved sessions as a list model, and what one of them says when it is read whole."""

from collections.abc import Sequence
from dataclasses import dataclass
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
    QSortFilterProxyModel,
    Qt,
)

from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.models.dates import when_text
from dicegames.models.game_words import game_name, is_default_ruleset, ruleset_name
from dicegames.models.narrators import NARRATORS
from dicegames.models.numbers import HIDDEN, number_text
from dicegames.models.phrases import kind_of_name
from dicegames.models.problems import record_problem_short
from dicegames.models.tips import tip_text
from dicegames.storage.library import SessionInfo, load

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
FILTERS = ("all", "open", "finished", "damaged")


class SessionRole(IntEnum):
    """What a row tells beside its title."""

    INFO = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    STATE = Qt.ItemDataRole.UserRole + 3
    WHEN = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True, slots=True)
class SessionDetails:
    """What a session says when it is read whole: who plays what, and how it stands."""

    game_id: str
    seats: tuple[Seat, ...]
    state: State
    totals: bool = True

    @property
    def scores(self) -> tuple[int, ...]:
        """One total per seat."""
        return self.state.scores()

    @property
    def is_hidden(self) -> bool:
        """Whether points are told at the end only, and it isn't there yet."""
        return not self.totals and self.state.outcome is None

    @property
    def score_texts(self) -> tuple[str, ...]:
        """One total per seat as it may be seen."""
        return tuple(HIDDEN if self.is_hidden else number_text(score) for score in self.scores)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, None at the end."""
        return self.state.current_seat

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats in first place; empty before the end."""
        return self.state.outcome.winners if self.state.outcome is not None else ()

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces on the table."""
        return NARRATORS[self.game_id].dice(self.state)

    @property
    def progress(self) -> str:
        """How far the match is, in words."""
        return NARRATORS[self.game_id].progress(self.state)


def session_details(path: Path) -> SessionDetails:
    """Read a session whole.

    Raises:
        InvalidRecordError: the file can't be read, or breaks the rules.
    """
    record = load(path)
    match = record.match()
    return SessionDetails(match.game.id, match.seats, match.state, record.header.options.totals)


def local_time(stamp: str) -> datetime | None:
    """Return an RFC 3339 time of a file as local time, None when there is none."""
    return datetime.fromisoformat(stamp).astimezone() if stamp else None


def session_title(info: SessionInfo) -> str:
    """Return the game, and its ruleset where it isn't the default; or what kind of file it is."""
    if info.state == "newer":
        return translate("Sessions", "File of a newer version")
    if info.state == "damaged" or info.game_id is None:
        return translate("Sessions", "Damaged file")
    name = game_name(info.game_id)
    if is_default_ruleset(info.game_id, info.ruleset_id):
        return name
    return translate("Sessions", "{game}, {ruleset}").format(game=name, ruleset=session_rules(info))


def session_rules(info: SessionInfo) -> str:
    """Return the name of the ruleset: the one somebody gave it, or the program's."""
    return info.ruleset_name or ruleset_name(info.ruleset_id)


def session_players(info: SessionInfo) -> str:
    """Return who sits there; for a damaged file its name and what is wrong."""
    if info.reason:
        problem = record_problem_short(info.reason, info.line)
        return translate("Sessions", "{file}: {problem}").format(file=info.path.name, problem=problem)
    return ", ".join(kind_of_name(seat.name, seat.is_computer) for seat in info.seats)


def session_state(info: SessionInfo) -> str:
    """Return in a word how a session stands."""
    return {
        "open": translate("Sessions", "open"),
        "finished": translate("Sessions", "finished"),
        "damaged": translate("Sessions", "damaged"),
        "newer": translate("Sessions", "newer version"),
    }[info.state]


class SessionsModel(QAbstractListModel):
    """Hold the sessions, the one last played first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._infos: tuple[SessionInfo, ...] = ()
        self._now = datetime.now().astimezone()

    def show_sessions(self, infos: Sequence[SessionInfo], now: datetime) -> None:
        """Show these sessions; `now` is the local time. The same files in the same order are no reset."""
        new = tuple(infos)
        same_files = [info.path for info in new] == [info.path for info in self._infos]
        another_day = now.date() != self._now.date()
        self._now = now
        if not same_files:
            self.beginResetModel()
            self._infos = new
            self.endResetModel()
            return
        old, self._infos = self._infos, new
        for row, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after or another_day:
                self.dataChanged.emit(self.index(row), self.index(row))

    def retranslate(self) -> None:
        """Tell that every row says its words anew."""
        if self._infos:
            self.dataChanged.emit(self.index(0), self.index(len(self._infos) - 1))

    def count(self, filter_id: str) -> int:
        """Return how many sessions a filter lets through."""
        return sum(passes(filter_id, info) for info in self._infos)

    def info(self, row: int) -> SessionInfo:
        """Return the session of a row. Raises: IndexError."""
        return self._infos[row]

    def row_of(self, path: Path) -> int:
        """Return the row of a file, -1 when it isn't listed."""
        return next((row for row, info in enumerate(self._infos) if info.path == path), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of sessions."""
        return 0 if parent.isValid() else len(self._infos)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a row says."""
        if not index.isValid():
            return None
        info = self._infos[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return session_title(info)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                helped = translate("Sessions", "with help") if info.assisted else ""
                state = session_state(info)
                words = (session_title(info), session_players(info), state, helped, self._when(info))
                sentence = ", ".join(word for word in words if word)
                return tip_text(sentence) if role == Qt.ItemDataRole.ToolTipRole else sentence
            case SessionRole.INFO:
                return info
            case SessionRole.DETAIL:
                return session_players(info)
            case SessionRole.STATE:
                return session_state(info)
            case SessionRole.WHEN:
                return self._when(info)
        return None

    def _when(self, info: SessionInfo) -> str:
        moment = local_time(info.changed)
        return when_text(moment, self._now) if moment else ""


class SessionFilter(QSortFilterProxyModel):
    """Let only the sessions of one kind through."""

    def __init__(self, model: SessionsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._filter_id = "all"
        self.setSourceModel(model)

    def set_filter(self, filter_id: str) -> None:
        """Choose the kind, one of FILTERS."""
        self._filter_id = filter_id
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Tell whether a session is of the chosen kind."""
        return passes(self._filter_id, self._model.info(source_row))


def passes(filter_id: str, info: SessionInfo) -> bool:
    """Tell whether a filter lets a session through; what can't be read counts as damaged."""
    if filter_id == "damaged":
        return info.state in ("damaged", "newer")
    return filter_id in ("all", info.state)
