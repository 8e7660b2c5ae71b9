"""What all pages share: words and looks that follow their signals."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.look import Look
from dicegames.ui.sizes import PAGE_HIGHEST, PAGE_WIDEST


class Page(QWidget):
    """A page; subclasses say their words in `retranslate` and place their parts in `arrange`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self._on_look_changed)

    def retranslate(self) -> None:
        """Say every word anew."""

    def arrange(self) -> None:
        """Place the parts for the page's present size."""

    def side(self, least: int) -> int:
        """Return the margin in px left and right of the parts: at least so much, more on a very wide page."""
        return max(least, round((self.width() - self.look.px(PAGE_WIDEST)) / 2))

    def end(self) -> int:
        """Return the margin in px above and below the parts of a very high page, else 0."""
        return max(0, round((self.height() - self.look.px(PAGE_HIGHEST)) / 2))

    def restyle(self) -> None:
        """Take what depends on the look anew."""

    def _on_look_changed(self) -> None:
        self.restyle()
        self.arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self.arrange()
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once: else the first picture would show the parts at their old places
