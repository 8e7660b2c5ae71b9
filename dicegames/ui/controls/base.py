"""What painted buttons share: focus, hover, redraw with the look, Enter as well as Space."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look

FOCUSABLE = Qt.FocusPolicy.StrongFocus


class PaintedButton(QAbstractButton):
    """Be a push button that a subclass paints; its size follows `sizeHint`.

    The visible words are the subclass's own: `text()` stays empty, because Qt reads "&" in it as a shortcut.
    """

    def __init__(self, look: Look, radius: float) -> None:
        super().__init__()
        self._look = look
        self.focus_ring = FocusRing(look, self, radius)
        self.setFocusPolicy(FOCUSABLE)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            event.accept()
            return
        super().keyPressEvent(event)


def text_width(look: Look, role: str, text: str) -> float:
    """Return the width of a line of text in logical pixels."""
    return QFontMetricsF(look.font(role)).horizontalAdvance(text)


def line_height(look: Look, role: str) -> float:
    """Return the height that a line of a text role takes: 1.15 for headings, else 1.3 times its size."""
    font = look.font(role)
    return font.pixelSize() * (1.15 if font.bold() else 1.3)
