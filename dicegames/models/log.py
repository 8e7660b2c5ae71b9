"""The log of a match as a list model: what was rolled, entered and taken back, told in words."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Literal

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from dicegames.engine.game import Game
from dicegames.engine.match import Entry, Match, Seat, Step, Transition, UndoRule
from dicegames.games.sheet.state import AutoEnter, Enter, Roll, SheetState
from dicegames.models.log_words import (
    bonus_sentence,
    mark_sentence,
    redo_sentence,
    round_name,
    sentence,
    undo_sentence,
)

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
LineKind = Literal["round", "step", "bonus", "undo", "redo", "mark"]

# Taps on dice and boxes are told by the roll or the entry that they lead to.
TOLD = (Roll, Enter, AutoEnter)


class LogRole(IntEnum):
    """What a row tells beside its text."""

    KIND = Qt.ItemDataRole.UserRole + 1
    SEAT = Qt.ItemDataRole.UserRole + 2
    COLOR = Qt.ItemDataRole.UserRole + 3
    UNDONE = Qt.ItemDataRole.UserRole + 4


class LogLine(msgspec.Struct, frozen=True):
    """One row as facts; the words are made when they are shown.

    `transition` is set for everything that a seat did, `detail` holds a mark's kind, `number` a round.
    `undone` marks a line that was taken back: it stays, struck out.
    """

    kind: LineKind
    transition: Transition | None = None
    detail: str = ""
    number: int = 0
    undone: bool = False

    @property
    def seat(self) -> int | None:
        """The seat that the line is about, None for the whole table."""
        return self.transition.step.seat if self.transition is not None else None


class LogModel(QAbstractListModel):
    """Every told step of a match, oldest first; `told` says that there is a new last line."""

    told = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats: tuple[Seat, ...] = ()
        self._lines: list[LogLine] = []
        self._round = 0

    def start(self, seats: tuple[Seat, ...]) -> None:
        """Forget everything and begin the log of a match with these seats."""
        self.beginResetModel()
        self._seats, self._lines, self._round = seats, [], 0
        self.endResetModel()
        self.told.emit()

    def restore(
        self, game: Game, seats: tuple[Seat, ...], entries: Iterable[Entry], undo_rule: UndoRule = "roll"
    ) -> None:
        """Tell a recorded match again, with what was taken back in it.

        Raises:
            IllegalActionError: an entry doesn't fit the rules.
        """
        match = Match(game, seats, undo_rule)
        self.beginResetModel()
        self._seats, self._lines, self._round = seats, [], 0
        for entry in entries:
            self._tell_again(match, entry)
        self.endResetModel()
        self.told.emit()

    def append(self, transition: Transition) -> None:
        """Tell a step; a tap that only prepares one adds no line."""
        self._add(self._lines_of(transition, "step"))

    def mark_undone(self, transitions: tuple[Transition, ...]) -> None:
        """Strike out the lines of `transitions` (latest first) and tell that they were taken back."""
        for transition in transitions:
            if isinstance(transition.step.action, TOLD):
                for row in self._strike(transition):
                    index = self.index(row)
                    self.dataChanged.emit(index, index)
                self._add([LogLine("undo", transition)])

    def mark_redone(self, transitions: tuple[Transition, ...]) -> None:
        """Tell that `transitions` (oldest first) were brought back."""
        for transition in transitions:
            self._add(self._lines_of(transition, "redo"))

    def note(self, mark: str) -> None:
        """Tell a mark of the match: practice, pause, resume or finish."""
        self._add([LogLine("mark", detail=mark)])

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """Every line as facts."""
        return tuple(self._lines)

    def last_text(self) -> str:
        """Return the newest line that is no heading, "" when there is none."""
        for line in reversed(self._lines):
            if line.kind not in ("round", "bonus"):
                return self._text(line)
        return ""

    def retranslate(self) -> None:
        """Ask the views to read every text anew."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))
        self.told.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line's text, its sentence for screen readers or one of `LogRole`."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line)
            case LogRole.KIND:
                return line.kind
            case LogRole.SEAT:
                return line.seat
            case LogRole.COLOR:
                return self._seats[line.seat].color if line.seat is not None else None
            case LogRole.UNDONE:
                return line.undone
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that lines can be reached with the keys, headings too."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _tell_again(self, match: Match, entry: Entry) -> None:
        """Apply a recorded entry to `match` and add its lines; within a reset."""
        if isinstance(entry, Step):
            match.apply_entry(entry)
            self._lines += self._lines_of(match.transitions()[-1], "step")
        elif entry.kind == "undo":
            taken = tuple(reversed(match.transitions()[-entry.count :])) if entry.count else ()
            match.apply_entry(entry)
            for transition in taken:
                if isinstance(transition.step.action, TOLD):
                    self._strike(transition)
                    self._lines.append(LogLine("undo", transition))
        elif entry.kind == "redo":
            match.apply_entry(entry)
            for transition in match.transitions()[-entry.count :]:
                self._lines += self._lines_of(transition, "redo")
        else:
            match.apply_entry(entry)
            self._lines.append(LogLine("mark", detail=entry.kind))

    def _lines_of(self, transition: Transition, kind: Literal["step", "redo"]) -> list[LogLine]:
        if not isinstance(transition.step.action, TOLD):
            return []
        lines = []
        before = transition.before
        if isinstance(before, SheetState) and before.round > self._round:
            self._round = before.round
            lines.append(LogLine("round", number=before.round))
        lines.append(LogLine(kind, transition))
        if bonus_sentence(transition, self._seats):
            lines.append(LogLine("bonus", transition))
        return lines

    def _strike(self, transition: Transition) -> list[int]:
        """Mark the newest lines of `transition` as taken back and return their rows."""
        rows = []
        for row in range(len(self._lines) - 1, -1, -1):
            line = self._lines[row]
            if line.transition == transition and not line.undone and line.kind != "undo":
                self._lines[row] = msgspec.structs.replace(line, undone=True)
                rows.append(row)
                if line.kind != "bonus":
                    break
        return rows

    def _add(self, lines: list[LogLine]) -> None:
        if not lines:
            return
        first = len(self._lines)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self._lines += lines
        self.endInsertRows()
        self.told.emit()

    def _text(self, line: LogLine) -> str:
        if line.kind == "round":
            return round_name(line.number)
        if line.transition is None:
            return mark_sentence(line.detail)
        words = {"bonus": bonus_sentence, "undo": undo_sentence, "redo": redo_sentence}.get(
            line.kind, sentence
        )
        return words(line.transition, self._seats)

    def _spoken(self, line: LogLine) -> str:
        text = self._text(line)
        return translate("Log", "Taken back: {text}").format(text=text) if line.undone else text
