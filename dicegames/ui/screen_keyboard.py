"""What is typed into stays above a keyboard on the screen."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget

from dicegames.ui.fingers import scrolling_area

_GAP = 12  # px between the field and the keyboard


class ScreenKeyboard(QObject):
    """Scroll the field with the focus into sight when a keyboard comes up or the focus goes on.

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
        foot = field.mapTo(field.window(), field.rect().bottomLeft()).y() + _GAP
        area = scrolling_area(field)
        if area is not None and foot > keyboard.top():
            bar = area.verticalScrollBar()
            bar.setValue(bar.value() + ceil(foot - keyboard.top()))
