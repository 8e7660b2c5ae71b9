"""The head of the tray: the headline and a line below it, and the discs of the rolls left."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.ui.controls.text import Text
from dicegames.ui.dice.roll_discs import RollDiscs
from dicegames.ui.look import Look

_GAP = 12  # px between the headline and the discs


class TrayHeading(QWidget):
    """Show two lines of words, cut where they are too long, and the discs at the right end."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ("", "")
        self._lines = (
            Text(look, "large", "on_felt", wrap=False),
            Text(look, "body", "on_felt_soft", wrap=False),
        )
        for line in self._lines:
            line.setParent(self)
        self._discs = RollDiscs(look, self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_words(self, headline: str, subline: str) -> None:
        """Set both lines; screen readers get them uncut."""
        self._words = (headline, subline)
        self._arrange()

    def set_rolls(self, left: int, total: int) -> None:
        """Show how many of `total` rolls are left."""
        self._discs.set_rolls(left, total)
        self._arrange()

    def set_compact(self, compact: bool) -> None:
        """Take smaller letters on a small tray."""
        roles = ("title", "small") if compact else ("large", "body")
        for line, role in zip(self._lines, roles, strict=True):
            line.set_role(role)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._discs.sizeHint().width(), sum(_height(line) for line in self._lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        first, second = (_height(line) for line in self._lines)
        discs = self._discs.sizeHint()
        self._discs.setGeometry(
            self.width() - discs.width(), (first - discs.height()) // 2, discs.width(), discs.height()
        )
        self._lines[0].setGeometry(0, 0, self.width() - discs.width() - _GAP, first)
        self._lines[1].setGeometry(0, first, self.width(), second)
        for line, words in zip(self._lines, self._words, strict=True):
            metrics = QFontMetrics(line.font())
            line.setText(metrics.elidedText(words, Qt.TextElideMode.ElideRight, line.width()))
            line.setAccessibleName(words)


def _height(line: Text) -> int:
    return QFontMetrics(line.font()).height()
