"""An entry of the sidebar."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent

from dicegames.ui.controls.base import PaintedButton, line_height
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

_ICON = 20.0
_LEFT = 14.0
_GAP = 12.0
_BAR_WIDTH = 4.0
_BAR_MARGIN = 10.0


class NavItem(PaintedButton):
    """Show an icon and a word; the entry of the current page lies on paper, with a bar.

    To screen readers it is a button that says whether its page is the one shown. The sidebar decides which
    entry is current: a click only asks.
    """

    step_requested = Signal(int)  # entries down, by an arrow key

    def __init__(self, look: Look, icon: str, *, soft: bool = False) -> None:
        super().__init__(look, look.metric("radius_field"))
        self._icon = icon
        self._soft = soft
        self._word = ""
        self._compact = False
        self._is_current = False

    @property
    def word(self) -> str:
        """Return the word beside the icon."""
        return self._word

    def set_text(self, word: str) -> None:
        """Set the word, which is also the accessible name."""
        self._word = word
        self.setAccessibleName(word)
        shown = translate("Shell", "This page is shown.") if self._is_current else ""
        self.setAccessibleDescription(shown)
        self.setToolTip(word if self._compact else "")
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone; the word stays as tooltip and accessible name."""
        if compact != self._compact:
            self._compact = compact
            self.set_text(self._word)

    @property
    def is_current(self) -> bool:
        """Tell whether the page of this entry is the one shown."""
        return self._is_current

    def set_current(self, current: bool) -> None:
        """Say whether the page of this entry is the one shown."""
        self._is_current = current
        self.set_text(self._word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.step_requested.emit(step)

    def sizeHint(self) -> QSize:
        height = max(self._look.metric("nav_item"), line_height(self._look, "body") + 16.0)
        if self._compact:
            return QSize(round(2 * _LEFT + _ICON), round(height))
        words = QFontMetricsF(self._font(True)).horizontalAdvance(self._word)
        return QSize(round(_LEFT + _ICON + _GAP + words + _LEFT), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        chosen = self._is_current
        fill = None
        if chosen:
            fill = look.color("paper")
        elif self.isEnabled() and (self.isDown() or self.underMouse()):
            fill = look.color("track" if self.isDown() else "paper_alt")
        edge = look.color("line") if chosen and look.theme_name == "high_contrast" else None
        paint_box(painter, rect, look.metric("radius_field"), fill=fill, edge=edge)
        if chosen:
            bar = QRectF(0, _BAR_MARGIN, _BAR_WIDTH, rect.height() - 2 * _BAR_MARGIN)
            paint_box(painter, bar, _BAR_WIDTH / 2, fill=look.color("accent_ink"))
        token = "disabled_ink" if not self.isEnabled() else "ink_soft" if self._soft and not chosen else "ink"
        ink = look.color(token)
        icon = QRectF(_LEFT, rect.center().y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, self._icon, icon, ink)
        if not self._compact:
            font = self._font(chosen)
            painter.setFont(font)
            painter.setPen(ink)
            line = rect.adjusted(_LEFT + _ICON + _GAP, 0, -4.0, 0)
            shown = QFontMetricsF(font).elidedText(self._word, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.end()

    def _font(self, bold: bool) -> QFont:
        font = self._look.font("body")
        font.setBold(bold)
        return font
