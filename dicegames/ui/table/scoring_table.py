"""The final table of games that count at the end: the parts of each total, counted up one after the other."""

from operator import attrgetter

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from dicegames.models.result import Result
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.joker import paint_joker
from dicegames.ui.table.scoring_layout import SIDE, scoring_plan
from dicegames.ui.table.scoring_row import ScoringHeading, ScoringRow

translate = QCoreApplication.translate

APART_MS = 80
_MARK = 13.0


class MarkNote(QFrame):
    """Say what the mark in the table means."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.words = Text(look, "small", "ink_soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(round(SIDE + _MARK) + 7, 6, round(SIDE), 2)
        column.addWidget(self.words)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark before the first line."""
        painter = QPainter(self)
        area = self.words.geometry()
        line = self.words.fontMetrics().height()
        center = QPointF(SIDE + _MARK / 2, QRectF(area).top() + min(line, area.height()) / 2)
        paint_joker(painter, center, _MARK, self._look)
        painter.end()


class ScoringTable(QFrame):
    """Show the parts of every total of a `Result` that has a scoring.

    While it counts the seats stand in their own order without places; then those come, first place first.
    """

    counted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._result: Result | None = None
        self._low = False
        self._rows: list[ScoringRow] = []
        self._steps: tuple[tuple[int, int], ...] = ()  # column and seat of each part with points, as counted
        self._heading = ScoringHeading(look)
        self.note = MarkNote(look)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.note)
        self._count = QVariantAnimation(self)
        self._count.setStartValue(0.0)
        self._count.setEndValue(1.0)
        self._count.valueChanged.connect(self._on_count_value_changed)
        self._count.finished.connect(self._on_count_finished)
        look.changed.connect(self._on_look_changed)

    @property
    def rows(self) -> tuple[ScoringRow, ...]:
        """The lines from top to bottom."""
        return tuple(self._rows)

    @property
    def is_counting(self) -> bool:
        """Whether parts are still to come."""
        return self._count.state() != QVariantAnimation.State.Stopped

    def show_result(self, result: Result, *, count: bool) -> None:
        """Show a result that has a scoring, counting it up if that is wanted and things may move."""
        self._count.stop()
        self._result = result
        cells = [result.scoring.cells(seat) for seat in range(len(result.seats))] if result.scoring else []
        columns = len(cells[0]) if cells else 0
        self._steps = tuple(
            (column, seat)
            for column in range(columns)
            for seat, parts in enumerate(cells)
            if parts[column].points
        )
        while len(self._rows) > len(result.rows):
            spare = self._rows.pop()
            self._column.removeWidget(spare)
            spare.hide()
            spare.deleteLater()
        while len(self._rows) < len(result.rows):
            row = ScoringRow(self._look)
            self._rows.append(row)
            self._column.insertWidget(len(self._rows), row)
        if count and self._steps and self._look.motion is Motion.FULL:
            self._count.setDuration(APART_MS * (len(self._steps) + 1))
            self._count.start()
        self.retranslate()

    def finish(self) -> None:
        """Count everything at once."""
        if self.is_counting:
            self._count.setCurrentTime(self._count.duration())

    def set_low(self, low: bool) -> None:
        """Take the lower form, or the normal one."""
        self._low = low
        self._plan()

    def retranslate(self) -> None:
        """Put words and sentences into the current language."""
        result = self._result
        if result is None or result.scoring is None:
            return
        final = not self.is_counting
        rows = list(result.rows) if final else sorted(result.rows, key=attrgetter("seat"))
        for line, row in zip(self._rows, rows, strict=True):
            line.show_row(row, result.scoring, is_last=row is rows[-1], is_final=final)
        self.note.words.setText(result.scoring.mark_text())
        self._plan()
        self._show_counted()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the columns anew."""
        self._plan()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def _plan(self) -> None:
        result = self._result
        if result is None or result.scoring is None:
            return
        columns, word = result.scoring.columns(), translate("Result", "Total")
        plan = scoring_plan(self._look, float(self.width()), columns, word)
        self._heading.show_columns(columns, word, plan)
        for row in self._rows:
            row.set_plan(plan, low=self._low)

    def _show_counted(self) -> None:
        """Show as many parts as are counted; what brings nothing comes with the part before it."""
        counting = self.is_counting
        done = int(self._count.currentTime() / APART_MS) if counting else len(self._steps)
        left = self._steps[done:]
        for row in self._rows:
            ahead = [column for column, seat in left if seat == row.seat]
            row.set_counted(ahead[0] if ahead else len(row.cells))
        has_note = bool(self.note.words.text())
        self.note.setVisible(has_note and not counting)

    def _on_count_value_changed(self) -> None:
        self._show_counted()

    def _on_count_finished(self) -> None:
        self.retranslate()
        self.counted.emit()

    def _on_look_changed(self) -> None:
        if self._look.motion is not Motion.FULL:
            self.finish()
        self._heading.updateGeometry()
        self._plan()
