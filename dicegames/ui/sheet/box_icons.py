"""Small drawings that tell the rows of a sheet apart: a die's face, or what a combination looks like."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.models.sheet_cells import Row, SumRow
from dicegames.ui.paint.die import PIPS
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

GRID = 22.0  # px that the drawings are made for
_DIE = 6.0
_STEP = 7.0
_FACE = 9.6  # from the middle of a face to its edge, where pips are concerned


def paint_row_icon(painter: QPainter, row: Row, rect: QRectF, color: QColor, pip: QColor) -> None:
    """Paint the drawing of a row centred in `rect`; `pip` is the colour of a face's pips."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / GRID
    painter.scale(scale, scale)
    match row:
        case Box.THREE_KIND:
            _dice(painter, color, 3, 0.0)
        case Box.FOUR_KIND:
            _dice(painter, color, 2, -_STEP / 2)
            _dice(painter, color, 2, _STEP / 2)
        case Box.FULL_HOUSE:
            _dice(painter, color, 3, -_STEP / 2)
            _dice(painter, color, 2, _STEP / 2, hollow=True)
        case Box.FIVE_KIND | SumRow.FIVE_BONUS:
            _dice(painter, color, 3, -_STEP / 2)
            _dice(painter, color, 2, _STEP / 2)
        case Box.SMALL_STRAIGHT:
            _stairs(painter, color, 4)
        case Box.LARGE_STRAIGHT:
            _stairs(painter, color, 5)
        case Box.CHANCE:
            paint_icon(painter, "sum", QRectF(-12, -12, 24, 24), color)
        case Box():
            _face(painter, UPPER.index(row) + 1, color, pip)
        case _:
            pass
    painter.restore()


def _face(painter: QPainter, value: int, color: QColor, pip: QColor) -> None:
    painter.setPen(QPen(color, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(-10, -10, 20, 20), 4.0, 4.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pip)
    for x, y in PIPS[value]:
        painter.drawEllipse(QPointF(x * _FACE, -y * _FACE), 2.1, 2.1)


def _dice(painter: QPainter, color: QColor, count: int, y: float, *, hollow: bool = False) -> None:
    left = -(count * _STEP - (_STEP - _DIE)) / 2
    for place in range(count):
        die = QRectF(left + place * _STEP, y - _DIE / 2, _DIE, _DIE)
        if hollow:
            paint_box(painter, die, 1.8, edge=color, width=1.2)
        else:
            paint_box(painter, die, 1.8, fill=color)


def _stairs(painter: QPainter, color: QColor, count: int) -> None:
    step = 21.0 / count
    for place in range(count):
        height = 3.0 + place * 10.5 / (count - 1)
        bar = QRectF(-10.3 + place * step, 7.0 - height, step - 1.3, height)
        paint_box(painter, bar, 1.0, fill=color)
