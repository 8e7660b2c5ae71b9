"""Tiles to choose by looking: a picture and a word below or inside the frame."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from dicegames.ui.controls.base import line_height
from dicegames.ui.controls.radio import PaintedRadio
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_felt
from dicegames.ui.paint.die import paint_die
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_WIDTH = 80
_LABEL_GAP = 4.0
_CHECK = 22.0


class ToggleTile(PaintedRadio):
    """Be a radio button with a framed picture and its label below; subclasses paint the picture."""

    def __init__(self, look: Look, picture_height: int) -> None:
        super().__init__(look, look.metric("radius_field"))
        self._picture_height = picture_height
        self._label = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def label(self) -> str:
        """Return the word below the picture."""
        return self._label

    def set_label(self, label: str) -> None:
        """Set the word below the picture, which is also the accessible name."""
        self._label = label
        self.setAccessibleName(label)
        self.updateGeometry()
        self.update()

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what this tile stands for into `rect`."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font(True)).horizontalAdvance(self._label)
        height = self._picture_height + _LABEL_GAP + line_height(self._look, "small")
        return QSize(round(max(_WIDTH, words + 2)), round(height + 1))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        chosen = self.isChecked()
        radius = look.metric("radius_field")
        frame = QRectF(0, 0, self.width(), self._picture_height)
        self.paint_picture(painter, frame)
        if chosen:
            # accent_ink keeps its distance to the paper in every theme, the picture may be any colour
            edge, width = look.color("accent_ink"), look.metric("stroke_chosen")
        else:
            edge = look.color("button_edge")
            width = look.metric("stroke_active" if self.underMouse() else "stroke_edge")
        paint_box(painter, frame, radius, edge=edge, width=width)
        painter.setFont(self._font(chosen))
        painter.setPen(look.color("ink" if self.isEnabled() else "disabled_ink"))
        top = self._picture_height + _LABEL_GAP
        line = QRectF(0, top, self.width(), self.height() - top)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), self._label)
        painter.end()

    def _font(self, bold: bool) -> QFont:
        font = self._look.font("small")
        font.setBold(bold)
        return font


class ClothTile(ToggleTile):
    """Show one table cloth."""

    def __init__(self, look: Look, cloth_id: str) -> None:
        super().__init__(look, 48)
        self.cloth_id = cloth_id

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        paint_felt(painter, rect, self._look.cloth(self.cloth_id), self._look.metric("radius_field"))
        if self.isChecked():
            check = QRectF(0, 0, _CHECK, _CHECK)
            check.moveCenter(rect.center())
            paint_icon(painter, "check", check, self._look.color("on_felt"))


class DiceTile(ToggleTile):
    """Show one die of a dice set."""

    def __init__(self, look: Look, dice_set_id: str) -> None:
        super().__init__(look, 60)
        self.dice_set_id = dice_set_id

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        paint_box(painter, rect, look.metric("radius_field"), fill=look.color("paper_alt"))
        center = rect.center() - QPointF(0.0, 1.0)
        painter.save()
        painter.setClipRect(rect)
        paint_die(painter, center, rect.height() * 0.72, 5, 12.0, look.dice_colors(self.dice_set_id))
        painter.restore()
