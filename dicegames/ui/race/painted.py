"""What the painted parts of the race share: a readable child, text that is cut where room ends, hatching."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel, QWidget

from dicegames.models.tips import tip_text
from dicegames.ui.look import Look
from dicegames.ui.speech import speak

HATCH = 9.0  # px between two lines
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class Painted(QLabel):
    """A picture with words, painted as a whole; to screen readers it is a text with the whole sentence."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self._on_look_changed)

    def retranslate(self) -> None:
        """Put the words into the current language."""
        sentence = self.sentence()
        speak(self, sentence)
        self.setToolTip(tip_text(sentence))
        self.updateGeometry()
        self.update()

    def sentence(self) -> str:
        """Return everything that is shown as one sentence."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


def bold(font: QFont) -> QFont:
    """Make a font bold and return it."""
    font.setBold(True)
    return font


def line_height(font: QFont) -> float:
    """Return the height of a line of text in logical pixels."""
    return QFontMetricsF(font).height()


def text_width(font: QFont, text: str) -> float:
    """Return the width of a text in logical pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def put(
    painter: QPainter, rect: QRectF, font: QFont, color: QColor, text: str, side: Qt.AlignmentFlag = LEFT
) -> None:
    """Write one line into `rect`, in the middle of its height; what has no room is cut."""
    metrics = QFontMetricsF(font)
    # Rounding may take a hair off the room that was worked out for exactly this text.
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, rect.width()) + 0.5)
    flags = side | Qt.AlignmentFlag.AlignVCenter
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip), shown)


def paint_hatch(
    painter: QPainter, shape: QPainterPath, color: QColor, width: float = 1.0, step: float = HATCH
) -> None:
    """Paint slanted lines inside a shape, over what lies there."""
    area = shape.boundingRect()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color, width))
    x = area.left() + step / 2
    while x < area.right() + area.height():
        painter.drawLine(round(x), round(area.top()), round(x - area.height()), round(area.bottom()))
        x += step
    painter.restore()
