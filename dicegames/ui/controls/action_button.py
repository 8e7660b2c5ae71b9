"""The large buttons of an action bar: what will happen now, and below it on what."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QHelpEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip

from dicegames.models.tips import tip_text
from dicegames.ui.controls.base import PaintedButton, line_height, text_width
from dicegames.ui.controls.single_press import SinglePress
from dicegames.ui.look import SMALLEST_TEXT, Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box, snapped
from dicegames.ui.speech import speak

_ICON = 20.0
_ICON_GAP = 12.0
_PADDING = 24.0
_TIGHT_PADDING = 10.0
_LIP = 3.0  # the primary button's lower edge, pressed away
_GLOW_END = 0.55


class ActionButton(SinglePress, PaintedButton):
    """Show a title, a smaller detail line and an icon; brass when it is the primary action."""

    def __init__(
        self, look: Look, *, primary: bool = False, icon: str | None = None, small: bool = False
    ) -> None:
        super().__init__(look, look.metric("radius_button"))
        self._primary = primary
        self._icon = icon
        self._small = small
        self._is_barred = False
        self._barred_reason = ""
        self._title = ""
        self._detail = ""

    @property
    def title(self) -> str:
        """Return the first line."""
        return self._title

    @property
    def detail(self) -> str:
        """Return the second line, "" for none."""
        return self._detail

    def set_texts(self, title: str, detail: str = "") -> None:
        """Set both lines; screen readers get them as name and description."""
        if (title, detail) == (self._title, self._detail):
            return
        self._title = title
        self._detail = detail
        self._describe()
        self.updateGeometry()
        self.update()

    @property
    def is_barred(self) -> bool:
        """Whether a press only asks why not."""
        return self._is_barred

    def set_barred(self, barred: bool, reason: str = "") -> None:
        """Look disabled but take presses, so that one may ask for the reason; screen readers tell it."""
        self._barred_reason = reason
        self._describe()
        if barred != self._is_barred:
            self._is_barred = barred
            self.update()

    @property
    def is_primary(self) -> bool:
        """Whether it is the one in brass."""
        return self._primary

    def set_primary(self, primary: bool) -> None:
        """Be the one in brass, or not."""
        if primary != self._primary:
            self._primary = primary
            self.update()

    def set_icon(self, icon: str | None) -> None:
        """Set the icon by name; a disabled button with the icon "lock" says "not now"."""
        if icon != self._icon:
            self._icon = icon
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return self._size(_PADDING)

    def minimumSizeHint(self) -> QSize:
        return self._size(_TIGHT_PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        ink = self._paint_surface(painter, rect)
        shift = 0.0
        if self._primary and self._can_act:
            shift = 1.0 if self.isDown() else -1.0
        self._paint_content(painter, rect.translated(0.0, shift), ink)
        painter.end()

    def _describe(self) -> None:
        speak(self, self._title, self._barred_reason or self._detail)

    @property
    def _can_act(self) -> bool:
        return self.isEnabled() and not self._is_barred

    def _title_role(self) -> str:
        return "body" if self._small else "strong"

    def _title_width(self) -> float:
        font = self._look.font(self._title_role())
        font.setBold(True)
        return QFontMetricsF(font).horizontalAdvance(self._title)

    def _icon_space(self) -> float:
        return _ICON + _ICON_GAP if self._icon else 0.0

    def _size(self, padding: float) -> QSize:
        words = max(self._title_width(), text_width(self._look, "small", self._detail))
        lines = line_height(self._look, self._title_role())
        if self._detail:
            lines += line_height(self._look, "small")
        least = self._look.metric("touch" if self._small else "button")
        return QSize(round(words + self._icon_space() + 2 * padding + 1), round(max(least, lines + 14.0)))

    def _paint_surface(self, painter: QPainter, rect: QRectF) -> QColor:
        """Paint the button's body and return the colour of the ink on it."""
        look = self._look
        radius = look.metric("radius_button")
        width = look.metric("stroke_edge")
        if not self._can_act:
            paint_box(
                painter, rect, radius, fill=look.color("disabled_fill"), edge=look.color("line"), width=width
            )
            return look.color("disabled_ink")
        if not self._primary:
            fill = "track" if self.isDown() else "paper_alt" if self.underMouse() else "button"
            paint_box(
                painter, rect, radius, fill=look.color(fill), edge=look.color("button_edge"), width=width
            )
            return look.color("ink")
        edge = look.color("accent_edge")
        if self.isDown():
            paint_box(painter, rect, radius, fill=look.color("accent_pressed"), edge=edge, width=width)
            return look.color("on_accent")
        paint_box(painter, rect, radius, fill=edge)
        stroke = snapped(painter, width)
        face = rect.adjusted(stroke, stroke, -stroke, -_LIP)
        fill_brush = QBrush(look.color("accent_hover"))
        if not self.underMouse():
            glow = QLinearGradient(face.topLeft(), face.bottomLeft())
            glow.setColorAt(0.0, look.color("accent_hover"))
            glow.setColorAt(_GLOW_END, look.color("accent"))
            fill_brush = QBrush(glow)
        paint_box(painter, face, radius - stroke, fill=fill_brush)
        return look.color("on_accent")

    def event(self, event: QEvent) -> bool:
        """Tell the whole words to a pointer or a finger that stays, when they are cut."""
        if isinstance(event, QHelpEvent) and not self.toolTip():
            words = "\n".join(part for part in (self._title, self._detail) if part)
            if self._size(_TIGHT_PADDING).width() > self.width():
                QToolTip.showText(event.globalPos(), tip_text(words), self)
                return True
            event.ignore()
            return False
        return super().event(event)

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        look = self._look
        title_font = look.font(self._title_role())
        title_font.setBold(True)
        room = rect.width() - self._icon_space() - 2 * _TIGHT_PADDING
        words = min(max(self._title_width(), text_width(look, "small", self._detail)), room)
        left = rect.left() + (rect.width() - words - self._icon_space()) / 2
        if self._icon:
            icon_rect = QRectF(left, rect.center().y() - _ICON / 2, _ICON, _ICON)
            paint_icon(painter, self._icon, icon_rect, ink)
            left += self._icon_space()
        title_height = line_height(look, self._title_role())
        detail_height = line_height(look, "small") if self._detail else 0.0
        top = rect.center().y() - (title_height + detail_height) / 2
        painter.setPen(ink)
        for text, font, height in (
            (self._title, title_font, title_height),
            (self._detail, look.font("small"), detail_height),
        ):
            if not text:
                continue
            advance = QFontMetricsF(font).horizontalAdvance(text)
            if advance > words + 0.5:  # smaller letters before it is cut
                least = min(font.pixelSize(), round(SMALLEST_TEXT))
                font.setPixelSize(max(least, int(font.pixelSize() * words / advance)))
            painter.setFont(font)
            # half a pixel more than measured: a rounded width must not cost the last letter
            line = QRectF(QPointF(left, top), QPointF(left + words + 0.5, top + height))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
            painter.drawText(line, int(flags), shown)
            top += height
