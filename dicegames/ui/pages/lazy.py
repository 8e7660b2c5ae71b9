"""A place for a page that is made when it is first shown, so that the window opens sooner."""

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LazyPage(QWidget):
    """Hold the page that `make` returns from the first time on that it is seen."""

    def __init__(self, make: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the page now."""
        if self._column.isEmpty():
            self._column.addWidget(self._make())
        super().showEvent(event)
