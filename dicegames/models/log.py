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
from dicegames.engine.match import Entry, Mark, Match, Seat, Seating, Step, Transition, UndoRule
from dicegames.models.log_words import (
    mark_sentence,
    redo_sentence,
    round_name,
    seating_sentence,
    undo_sentence,
)
from dicegames.models.narrators import NARRATORS

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
LineKind = Literal["round", "step", "remark", "undo", "redo", "mark", "seat"]


class LogRole(IntEnum):
    """What a row tells beside its text."""

    KIND = Qt.ItemDataRole.UserRole + 1
    COLOR = Qt.ItemDataRole.UserRole + 2
    UNDONE = Qt.ItemDataRole.UserRole + 3
    DETAIL = Qt.ItemDataRole.UserRole + 4


class LogLine(msgspec.Struct, frozen=True):
    """One row as facts; the words are made when they are shown.

    `seats` are those who sat there then: names that change later stay here as they were. `transition` is set
    for everything that a seat did, `detail` holds a mark's kind, `concerned` the seat that a mark or a change
    of seats is about, `before` what that seat was, `number` a round. `undone` marks a line that was taken
    back: it stays, struck out.
    """

    kind: LineKind
    seats: tuple[Seat, ...]
    transition: Transition | None = None
    detail: str = ""
    concerned: int | None = None
    before: Seat | None = None
    number: int = 0
    undone: bool = False

    @property
    def seat(self) -> int | None:
        """The seat that the line is about, None for the whole table."""
        return self.transition.step.seat if self.transition is not None else self.concerned


class LogModel(QAbstractListModel):
    """Every told step of a match, oldest first; `told` says that there is a new last line.

    `seats` are those of the beginning.
    """

    told = Signal()

    def __init__(self, game: Game, seats: tuple[Seat, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._first_seats = self._seats = seats
        self._narrator = NARRATORS[game.id]
        self._lines: list[LogLine] = []
        self._round = 0

    def restore(self, entries: Iterable[Entry], undo_rule: UndoRule = "roll") -> None:
        """Tell a recorded match again, with what was taken back in it.

        Raises:
            IllegalActionError: an entry doesn't fit the rules.
        """
        match = Match(self._game, self._first_seats, undo_rule)
        self.beginResetModel()
        self._lines, self._round, self._seats = [], 0, self._first_seats
        for entry in entries:
            helped = match.state.current_seat if entry == Mark("hint") else None
            self._tell_again(entry, match.apply_entry(entry), helped)
        self.endResetModel()
        self.told.emit()

    def append(self, transition: Transition) -> None:
        """Tell a step; a tap that only prepares one adds no line."""
        self._add(self._lines_of(transition, "step"))

    def mark_undone(self, transitions: tuple[Transition, ...]) -> None:
        """Strike out the lines of `transitions` (latest first) and tell that they were taken back."""
        for transition in transitions:
            if self._narrator.is_told(transition):
                for row in self._strike(transition):
                    index = self.index(row)
                    self.dataChanged.emit(index, index)
                self._add([LogLine("undo", self._seats, transition)])

    def mark_redone(self, transitions: tuple[Transition, ...]) -> None:
        """Tell that `transitions` (oldest first) were brought back."""
        for transition in transitions:
            self._add(self._lines_of(transition, "redo"))

    def note(self, mark: str, seat: int | None = None) -> None:
        """Tell a mark of the match: practice, pause, resume, finish, tutor, or a hint for `seat`."""
        self._add(self._mark_lines(mark, seat))

    def reseat(self, seats: tuple[Seat, ...]) -> None:
        """Tell that these sit at the table from now on, as many as before."""
        self._add(self._seat_lines(seats))

    def last_text(self) -> str:
        """Return the newest line of what somebody did, with the remark on it; "" when there is none."""
        remark = ""
        for line in reversed(self._lines):
            if line.kind == "remark":
                remark = self._text(line)
            elif line.kind in ("step", "redo"):
                return f"{self._text(line)}. {remark}" if remark else self._text(line)
            elif line.kind in ("undo", "seat"):
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
            case LogRole.COLOR:
                return line.seats[line.seat].color if line.seat is not None else None
            case LogRole.UNDONE:
                return line.undone
            case LogRole.DETAIL:
                return line.detail
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that lines can be reached with the keys, headings too."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _tell_again(self, entry: Entry, transitions: tuple[Transition, ...], helped: int | None) -> None:
        """Add the lines of a recorded entry, what it moved and whom it helped; within a reset."""
        if isinstance(entry, Seating):
            self._lines += self._seat_lines(entry.seats)
        if not isinstance(entry, Step | Mark):
            return
        kind = entry.kind if isinstance(entry, Mark) else "step"
        if kind in ("step", "redo"):
            for transition in transitions:
                self._lines += self._lines_of(transition, "redo" if kind == "redo" else "step")
        elif kind == "undo":
            for transition in transitions:
                if self._narrator.is_told(transition):
                    self._strike(transition)
                    self._lines.append(LogLine("undo", self._seats, transition))
        elif kind != "clock":  # every second one
            self._lines += self._mark_lines(kind, helped)

    def _mark_lines(self, kind: str, seat: int | None) -> list[LogLine]:
        """Return the line of a mark; pauses between which nothing was done are one, and told by one line."""
        if kind in ("resume", "guide", "guide_read", "guide_end") or (
            kind == "pause" and self._lines and self._lines[-1].detail == "pause"
        ):
            return []
        return [LogLine("mark", self._seats, detail=kind, concerned=seat)]

    def _seat_lines(self, seats: tuple[Seat, ...]) -> list[LogLine]:
        """Return a line for each seat at which something changes, and let the next lines be about `seats`."""
        earlier, self._seats = self._seats, seats
        return [
            LogLine("seat", seats, concerned=place, before=before)
            for place, (before, after) in enumerate(zip(earlier, seats, strict=True))
            if seating_sentence(before, after, self._game.id)
        ]

    def _lines_of(self, transition: Transition, kind: Literal["step", "redo"]) -> list[LogLine]:
        if not self._narrator.is_told(transition):
            return []
        lines = []
        number = self._narrator.round(transition.before)
        if number > self._round:
            self._round = number
            lines.append(LogLine("round", self._seats, number=number))
        lines.append(LogLine(kind, self._seats, transition))
        if self._narrator.remark(transition, self._seats):
            lines.append(LogLine("remark", self._seats, transition))
        return lines

    def _strike(self, transition: Transition) -> list[int]:
        """Mark the newest lines of `transition` as taken back and return their rows."""
        rows = []
        for row in range(len(self._lines) - 1, -1, -1):
            line = self._lines[row]
            if line.transition == transition and not line.undone and line.kind != "undo":
                self._lines[row] = msgspec.structs.replace(line, undone=True)
                rows.append(row)
                if line.kind != "remark":
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
        narrator, seats, transition = self._narrator, line.seats, line.transition
        if line.kind == "round":
            return round_name(line.number)
        if line.before is not None and line.concerned is not None:
            return seating_sentence(line.before, seats[line.concerned], self._game.id)
        if transition is None:
            return mark_sentence(line.detail, "" if line.concerned is None else seats[line.concerned].name)
        match line.kind:
            case "remark":
                return narrator.remark(transition, seats)
            case "undo":
                return undo_sentence(narrator, transition, seats)
            case "redo":
                return redo_sentence(narrator, transition, seats)
        return narrator.sentence(transition, seats)

    def _spoken(self, line: LogLine) -> str:
        text = self._text(line)
        return translate("Log", "Taken back: {text}").format(text=text) if line.undone else text
