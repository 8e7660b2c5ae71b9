"""Quiet buttons: an icon and a word on the bare surface, or the icon alone where room is short."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent

from dicegames.ui.controls.base import PaintedButton, line_height, text_width
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.speech import speak

_ICON = 20.0
_ICON_GAP = 8.0
_PADDING = 12.0


class FlatButton(PaintedButton):
    """Show an icon and a word without a frame, or with a dashed one for "add something here"."""

    def __init__(self, look: Look, icon: str, *, dashed: bool = False) -> None:
        super().__init__(look, look.metric("radius_field"))
        self._icon = icon
        self._word = ""
        self._compact = False
        self._dashed = dashed
        self._hint = ""

    @property
    def word(self) -> str:
        """Return the word beside the icon (shown or not)."""
        return self._word

    @property
    def is_compact(self) -> bool:
        """Tell whether only the icon is shown."""
        return self._compact

    def set_texts(self, word: str, hint: str = "") -> None:
        """Set the word, which is also the accessible name, and a longer hint, e.g. with the key."""
        self._word = word
        self._hint = hint
        speak(self, word, hint)
        self._show_tip()
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone; the word stays as tooltip and accessible name."""
        if compact != self._compact:
            self._compact = compact
            self._show_tip()
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        touch = self._look.metric("touch")
        height = max(touch, line_height(self._look, "body") + 16.0)
        if self._compact or not self._word:
            return QSize(round(touch), round(height))
        words = text_width(self._look, "body", self._word)
        return QSize(round(max(touch, _ICON + _ICON_GAP + words + 2 * _PADDING + 1)), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill = None
        if self.isEnabled() and self.isDown():
            fill = look.color("track")
        elif self.isEnabled() and self.underMouse():
            fill = look.color("paper_alt")
        edge = look.color("button_edge") if self._dashed else None
        if self._dashed and fill is None:
            fill = look.color("button")
        radius = look.metric("radius_field")
        width = look.metric("stroke_edge")
        paint_box(painter, rect, radius, fill=fill, edge=edge, width=width, dashed=self._dashed)
        ink = look.color("ink" if self.isEnabled() else "disabled_ink")
        if self._compact or not self._word:
            icon = QRectF(0, 0, _ICON, _ICON)
            icon.moveCenter(rect.center())
            paint_icon(painter, self._icon, icon, ink)
            painter.end()
            return
        icon = QRectF(_PADDING, rect.center().y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, self._icon, icon, ink)
        font = look.font("body")
        painter.setFont(font)
        painter.setPen(ink)
        line = rect.adjusted(_PADDING + _ICON + _ICON_GAP, 0, -_PADDING + 1, 0)
        shown = QFontMetricsF(font).elidedText(self._word, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.end()

    def _show_tip(self) -> None:
        self.setToolTip(self._hint or (self._word if self._compact else ""))
