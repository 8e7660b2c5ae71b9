"""What is typed into stays above a keyboard on the screen."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDialog, QLineEdit, QWidget

from dicegames.ui.fingers import scrolling_area

_GAP = 12  # px between the field and the keyboard


class ScreenKeyboard(QObject):
    """Bring the field with the focus into sight when a keyboard comes up or the focus goes on.

    What has it is scrolled; a dialog moves up as far as the screen goes, where that isn't enough.
    `rectangle` tells where the keyboard is, in coordinates of the window; Qt says so where the system does.
    """

    def __init__(
        self,
        app: QApplication,
        parent: QObject | None = None,
        *,
        rectangle: Callable[[], QRectF] | None = None,
    ) -> None:
        super().__init__(parent)
        method = QGuiApplication.inputMethod()
        self._rectangle = rectangle or method.keyboardRectangle
        method.keyboardRectangleChanged.connect(self._on_method_keyboard_rectangle_changed)
        app.focusChanged.connect(self._on_app_focus_changed)

    def _on_method_keyboard_rectangle_changed(self) -> None:
        self._show_field()

    def _on_app_focus_changed(self, _old: QWidget | None, _now: QWidget | None) -> None:
        self._show_field()

    def _show_field(self) -> None:
        field, keyboard = QApplication.focusWidget(), self._rectangle()
        if not isinstance(field, QLineEdit | QAbstractSpinBox) or keyboard.isEmpty():
            return
        area, hidden = scrolling_area(field), _foot(field) - keyboard.top()
        if area is not None and hidden > 0:
            bar = area.verticalScrollBar()
            bar.setValue(bar.value() + ceil(hidden))
            hidden = _foot(field) - keyboard.top()
        dialog = field.window()
        if isinstance(dialog, QDialog) and hidden > 0:
            room = dialog.y() - dialog.screen().availableGeometry().top()
            dialog.move(dialog.x(), dialog.y() - max(0, min(room, ceil(hidden))))


def _foot(field: QWidget) -> int:
    """Return where a field ends in its window, with some room below it."""
    return field.mapTo(field.window(), field.rect().bottomLeft()).y() + _GAP
