"""The place for secured dice: a sunken field with a caption and a mark for every empty place."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_LOCK = 18.0
_GAP = 5.0
_EDGE = 1.5


class Rail(QWidget):
    """Show the rail; dice lie on it as widgets of their own. A target for a dragged die is lit."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._word = ""
        self._caption = QRectF()
        self._slots: tuple[QPointF, ...] = ()
        self._slot = 0.0
        self._used = 0
        self._lit = False
        self._zoom = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self._on_look_changed)

    @property
    def is_lit(self) -> bool:
        """Tell whether the rail shows that a die may be dropped there."""
        return self._lit

    def set_word(self, word: str) -> None:
        """Set the caption, "" for the lock alone."""
        self._word = word
        self.update()

    def place(self, rail: QRectF, caption: QRectF, slots: tuple[QPointF, ...], slot: float) -> None:
        """Take the geometry, in the parent's coordinates."""
        area = rail.toAlignedRect()
        corner = QPointF(area.topLeft())
        self.setGeometry(area)
        self._caption = caption.translated(-corner)
        self._slots = tuple(middle - corner for middle in slots)
        self._slot = slot
        self.update()

    def set_used(self, count: int) -> None:
        """Leave out the marks of the first `count` places: dice lie there."""
        if count != self._used:
            self._used = count
            self.update()

    def set_lit(self, lit: bool) -> None:
        """Show that a die may be dropped here, or no more."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def set_zoom(self, zoom: float) -> None:
        """Take the caption so many times larger than usual."""
        self._zoom = zoom
        self.update()

    def caption_size(self, word: str) -> QSizeF:
        """Return the room that the caption with such a word needs."""
        metrics = QFontMetricsF(self._font())
        lock, gap = _LOCK * self._zoom, _GAP * self._zoom
        text = gap + metrics.horizontalAdvance(word) if word else 0.0
        return QSizeF(lock + text, max(lock, metrics.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        radius = look.metric("radius_button")
        edge, width = look.color("felt_line"), _EDGE
        if self._lit:
            edge, width = look.color("ring"), look.metric("stroke_chosen")
        paint_box(painter, QRectF(self.rect()), radius, fill=look.cloth()[3], edge=edge, width=width)
        ink = look.color("on_felt")
        side = _LOCK * self._zoom
        lock = QRectF(self._caption.left(), self._caption.center().y() - side / 2, side, side)
        if not self._caption.isEmpty():
            paint_icon(painter, "lock", lock, ink)
        if self._word:
            painter.setFont(self._font())
            painter.setPen(ink)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            words = self._caption.adjusted(side + _GAP * self._zoom, 0, 4, 0)
            painter.drawText(words, int(flags | Qt.TextFlag.TextDontClip), self._word)
        for middle in self._slots[self._used :]:
            side = self._slot
            empty = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_box(painter, empty, look.metric("radius_field"), edge=look.color("felt_line"), dashed=True)
        painter.end()

    def _font(self) -> QFont:
        font = self._look.font("small")
        font.setPixelSize(round(max(font.pixelSize(), round(self._look.px(1.1))) * self._zoom))
        font.setBold(True)
        return font

    def _on_look_changed(self) -> None:
        self.update()
