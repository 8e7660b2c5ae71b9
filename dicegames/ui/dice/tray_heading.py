"""The head of the tray: the headline and a line below it, and the discs of the rolls left."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.models.tips import tip_text
from dicegames.ui.controls.text import Text
from dicegames.ui.dice.roll_discs import RollDiscs
from dicegames.ui.look import Look

_GAP = 12  # px between the headline and the discs
_ROLES = ("large", "title")  # of the headline: the usual one, and the one of long words
_COMPACT_ROLES = ("title", "strong")
_MOST_LINES = 2
_WRAP = int(Qt.TextFlag.TextWordWrap)


class TrayHeading(QWidget):
    """Show a headline with a line below it, and the discs at the right end.

    A long headline takes smaller letters, then a second line; the line below smaller letters. Only what
    doesn't fit then is cut, and a tip tells it.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = ("", "")
        self._roles = _ROLES
        self._below = "body"
        self._zoom = 1.0
        self._lines = (
            Text(look, "large", "on_felt", wrap=False),
            Text(look, "body", "on_felt_soft", wrap=False),
        )
        for line in self._lines:
            line.setParent(self)
        self._discs = RollDiscs(look, self)

    def set_words(self, headline: str, subline: str) -> None:
        """Set both texts; screen readers get them uncut."""
        self._words = (headline, subline)
        self._arrange()

    @property
    def words(self) -> tuple[str, str]:
        """Return both texts, uncut."""
        return self._words

    def set_rolls(self, left: int, total: int) -> None:
        """Show how many of `total` rolls are left."""
        self._discs.set_rolls(left, total)
        self._arrange()

    def set_compact(self, compact: bool) -> None:
        """Take smaller letters on a small tray."""
        self.set_roles(_COMPACT_ROLES if compact else _ROLES, "small" if compact else "body")

    def set_roles(self, headline: tuple[str, str], below: str) -> None:
        """Take these letters for headlines, usual and long ones, and for the line below."""
        self._roles = headline
        self._below = below
        self._arrange()

    def set_zoom(self, zoom: float) -> None:
        """Take letters and discs so many times larger, on a very large tray."""
        if zoom != self._zoom:
            self._zoom = zoom
            for line in self._lines:
                line.set_zoom(zoom)
            self._discs.set_zoom(zoom)
            self._arrange()

    def needed_height(self, width: float) -> int:
        """Return the height that the words take in `width` pixels."""
        return self.headline_height(width) + self._metrics(self._below).height()

    def headline_height(self, width: float) -> int:
        """Return the height of the headline alone in `width` pixels."""
        role, _, lines = self._fitted(round(width))
        return _height(self._metrics(role), lines)

    def is_one_line(self, width: float) -> bool:
        """Tell whether the headline has room in one line of `width` pixels."""
        return self._fitted(round(width))[2] == 1

    def sizeHint(self) -> QSize:
        return QSize(self._discs.sizeHint().width(), self.needed_height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _metrics(self, role: str) -> QFontMetrics:
        font = self._look.font(role)
        font.setPixelSize(round(font.pixelSize() * self._zoom))
        return QFontMetrics(font)

    def _room(self, width: int) -> int:
        discs = self._discs.sizeHint().width()
        return max(1, width - discs - _GAP if discs else width)

    def _fitted(self, width: int) -> tuple[str, str, int]:
        """Return role, shown text and number of lines of the headline in `width`."""
        headline, room = self._words[0], self._room(width)
        for role in self._roles:
            if self._metrics(role).horizontalAdvance(headline) <= room:
                return role, headline, 1
        metrics = self._metrics(self._roles[-1])
        most = _height(metrics, _MOST_LINES)
        area = QRect(0, 0, room, 2 * most)
        shown = left = headline
        while left and not _fits(metrics.boundingRect(area, _WRAP, shown), room, most):
            left = left[:-1]
            shown = f"{left.rstrip()}…"
        return self._roles[-1], shown, _MOST_LINES

    def _arrange(self) -> None:
        headline, subline = self._lines
        role, shown, lines = self._fitted(self.width())
        first, words = self._metrics(role).height(), _height(self._metrics(role), lines)
        discs = self._discs.sizeHint()
        self._discs.setGeometry(
            self.width() - discs.width(), (first - discs.height()) // 2, discs.width(), discs.height()
        )
        headline.set_role(role)
        headline.setWordWrap(lines > 1)
        headline.setText(shown)
        headline.setGeometry(0, 0, self._room(self.width()), words)
        below, height = self._metrics(self._below), self._metrics(self._below).height()
        is_wide = below.horizontalAdvance(self._words[1]) > self.width()
        subline.set_role("small" if is_wide else self._below)
        metrics = QFontMetrics(subline.font())
        subline.setText(metrics.elidedText(self._words[1], Qt.TextElideMode.ElideRight, self.width()))
        subline.setGeometry(0, words, self.width(), height)
        is_cut = (shown, subline.text()) != self._words
        self.setToolTip(tip_text("\n".join(self._words)) if is_cut else "")
        # the pointer finds what was cut; presses go on to the tray anyway
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_cut)
        for line, text in zip(self._lines, self._words, strict=True):
            line.setAccessibleName(text)


def _height(metrics: QFontMetrics, lines: int) -> int:
    """Return what Qt takes for a number of lines, which is a little more than as many heights."""
    return metrics.boundingRect(QRect(), 0, "\n".join("X" * lines)).height()


def _fits(words: QRect, width: int, height: int) -> bool:
    return words.width() <= width and words.height() <= height
