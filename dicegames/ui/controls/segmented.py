"""A row of joined radio buttons: one of a few short choices."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from dicegames.ui.controls.base import line_height
from dicegames.ui.controls.radio import PaintedRadio
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box, rounded, snapped

_ICON = 18.0
_ICON_GAP = 7.0
_PADDING = 14.0


class _Segment(PaintedRadio):
    """Paint its own slice of the whole row, so that the row has one outline."""

    def __init__(self, look: Look, row: QWidget, option_id: str) -> None:
        super().__init__(look, look.metric("radius_field"))
        self._row = row
        self.option_id = option_id
        self._label = ""
        self._icon: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    def set_content(self, label: str, icon: str | None) -> None:
        self._label = label
        self._icon = icon
        self.setAccessibleName(label)
        self.updateGeometry()
        self.update()

    def _font(self, bold: bool) -> QFont:
        font = self._look.font("body")
        font.setBold(bold)
        return font

    def sizeHint(self) -> QSize:
        # measured bold in every state: choosing moves nothing
        words = QFontMetricsF(self._font(True)).horizontalAdvance(self._label)
        icon = _ICON + _ICON_GAP if self._icon else 0.0
        touch = self._look.metric("touch")
        height = max(touch, line_height(self._look, "body") + 16.0)
        return QSize(round(max(touch, words + icon + 2 * _PADDING)), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QRectF(self._row.rect()).translated(-self.x(), -self.y())
        radius = look.metric("radius_field")
        width = look.metric("stroke_edge")
        edge = look.color("button_edge" if self.isEnabled() else "line")
        own = QRectF(self.rect())
        paint_box(painter, outline, radius, fill=look.color(self._fill_token()))
        if self.isChecked() and self.isEnabled():
            stroke = snapped(painter, width)
            painter.save()
            painter.setClipRect(own)
            painter.fillPath(rounded(outline, radius), look.color("accent"))
            painter.restore()
            if self.x() > 0:
                painter.fillRect(QRectF(0, 0, stroke, own.height()), edge)
        elif self.x() > 0:
            painter.fillRect(QRectF(0, 0, snapped(painter, width), own.height()), edge)
        paint_box(painter, outline, radius, edge=edge, width=width)
        if self.isChecked() and not self.isEnabled():
            paint_box(painter, own.adjusted(4, 4, -4, -4), radius - 4, edge=look.color("disabled_ink"))
        self._paint_label(painter, own)
        painter.end()

    def _fill_token(self) -> str:
        if not self.isEnabled():
            return "disabled_fill"
        if self.isDown() and not self.isChecked():
            return "track"
        return "paper_alt" if self.underMouse() else "button"

    def _paint_label(self, painter: QPainter, rect: QRectF) -> None:
        chosen = self.isChecked()
        token = "disabled_ink" if not self.isEnabled() else "on_accent" if chosen else "ink"
        ink = self._look.color(token)
        font = self._font(chosen)
        words = QFontMetricsF(font).horizontalAdvance(self._label)
        icon = _ICON + _ICON_GAP if self._icon else 0.0
        left = max(rect.left() + (rect.width() - words - icon) / 2, rect.left() + 2.0)
        if self._icon:
            paint_icon(painter, self._icon, QRectF(left, rect.center().y() - _ICON / 2, _ICON, _ICON), ink)
        painter.setFont(font)
        painter.setPen(ink)
        line = QRectF(left + icon, rect.top(), words + 1.0, rect.height())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), self._label)


class Segmented(QWidget):
    """Offer exclusive options side by side; arrow keys move the choice, Tab enters and leaves the row."""

    chosen = Signal(str)  # the id of the option that the person chose

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._segments: list[_Segment] = []
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._on_group_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def current_id(self) -> str:
        """Return the id of the chosen option, "" when there is none."""
        button = self._group.checkedButton()
        return button.option_id if isinstance(button, _Segment) else ""

    @property
    def option_ids(self) -> tuple[str, ...]:
        """Return the ids of all options from left to right."""
        return tuple(segment.option_id for segment in self._segments)

    def set_options(self, options: Sequence[tuple[str, str, str | None]]) -> None:
        """Set (id, label, icon name or None) of each option; the choice stays where its id stays."""
        current = self.current_id
        if tuple(option[0] for option in options) != self.option_ids:
            self._rebuild([option[0] for option in options])
        for segment, (_, label, icon) in zip(self._segments, options, strict=True):
            segment.set_content(label, icon)
        if current in self.option_ids:
            self.set_current(current)

    def set_current(self, option_id: str) -> None:
        """Choose an option without a signal. Raises: KeyError for an unknown id."""
        self.button(option_id).setChecked(True)

    def button(self, option_id: str) -> QAbstractButton:
        """Return the real button of an option. Raises: KeyError for an unknown id."""
        for segment in self._segments:
            if segment.option_id == option_id:
                return segment
        raise KeyError(option_id)

    def _rebuild(self, option_ids: Sequence[str]) -> None:
        for segment in self._segments:
            self._group.removeButton(segment)
            self._row.removeWidget(segment)
            segment.deleteLater()
        self._segments = [_Segment(self._look, self, option_id) for option_id in option_ids]
        for segment in self._segments:
            self._group.addButton(segment)
            self._row.addWidget(segment)

    def _on_group_clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, _Segment):
            self.chosen.emit(button.option_id)
