"""The way to the upper bonus as one bar, for sheets without room for rows of sums."""

import math

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicegames.models.cell_words import bonus_text
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import ROWS, Cell, CellKind, SumRow
from dicegames.ui.look import Look
from dicegames.ui.sheet.cell_paint import paint_bar

translate = QCoreApplication.translate

_BAR = 8.0


class BonusBar(QWidget):
    """Show bonus, distance and a bar for the seat on turn; a tap asks what they mean."""

    pressed = Signal(object)  # SumRow.BONUS

    def __init__(self, look: Look, model: SheetModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        look.changed.connect(self.update)

    def refresh(self) -> None:
        """Take the facts and words anew."""
        cell = self._cell()
        if cell is not None:
            self.setAccessibleName(bonus_text(cell))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that its release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask what the bonus is."""
        if self.rect().contains(event.position().toPoint()):
            self.pressed.emit(SumRow.BONUS)

    def needed_width(self) -> int:
        """Return the width in which the longest distance fits, without the word before it."""
        state = self._model.state
        if state is None:
            return 0
        target = state.ruleset.upper_target
        font = self._look.font("small")
        font.setBold(True)
        words = bonus_text(Cell(CellKind.BONUS_PROGRESS, 0, target=target))
        return math.ceil(QFontMetricsF(font).horizontalAdvance(words)) + 8

    def _cell(self) -> Cell | None:
        if self._model.state is None:
            return None
        return self._model.cell(ROWS.index(SumRow.BONUS), self._model.own_column)

    def paintEvent(self, event: QPaintEvent) -> None:
        cell, state = self._cell(), self._model.state
        if cell is None or state is None:
            return
        look, painter, area = self._look, QPainter(self), QRectF(self.rect())
        points = state.ruleset.upper_bonus
        words = area.adjusted(4.0, 0.0, -4.0, -_BAR - 6.0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip  # large text may reach out
        plain, bold = look.font("small"), look.font("small")
        bold.setBold(True)
        label = translate("SheetBoard", "Bonus {points}").format(points=points)
        distance = translate("SheetBoard", "reached") if cell.extra else bonus_text(cell)
        needed = QFontMetricsF(plain).horizontalAdvance(label) + QFontMetricsF(bold).horizontalAdvance(
            distance
        )
        painter.setFont(bold)
        painter.setPen(look.color("good" if cell.extra else "accent_ink"))
        painter.drawText(words, int(Qt.AlignmentFlag.AlignRight | middle), distance)
        if needed + _BAR <= words.width():  # in large text the distance alone must do
            painter.setFont(plain)
            painter.setPen(look.color("ink"))
            painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | middle), label)
        bar = QRectF(area.left() + 4.0, area.bottom() - _BAR - 3.0, area.width() - 8.0, _BAR)
        paint_bar(painter, bar, look, (cell.points or 0) / cell.target if cell.target else 1.0)
        painter.end()
