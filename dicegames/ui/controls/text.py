"""Labels that take their font and colour from the look."""

import re
from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip

from dicegames.models.tips import tip_text
from dicegames.ui.look import Look

_BREAK = "\u200b"  # has no width; lines may be broken there
_APART = re.compile(
    r"(?<=\d) (?=(?:Punkte?n?|points?|min|Minuten?|minutes?|Sekunden?|seconds?|Uhr|[KM]B)\b|Min\.)"
)
_TOGETHER = "\N{NO-BREAK SPACE}"


def kept_together(text: str) -> str:
    """Return `text` with numbers that no line parts from their units."""
    return _APART.sub(_TOGETHER, text)


class Text(QLabel):
    """Show plain text in a text role and a colour token; wraps unless told otherwise.

    Lines part no number from its unit; `text()` is what was set.
    """

    is_caption = False
    """Whether it names what stands below it: a heading for screen readers, whatever its role."""

    _given = ""

    def __init__(self, look: Look, role: str = "body", color: str = "ink", wrap: bool = True) -> None:
        super().__init__()
        self._look = look
        self._role = role
        self._color = color
        self._zoom = 1.0
        self.setTextFormat(Qt.TextFormat.PlainText)  # names are typed by people: never markup
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    @property
    def role(self) -> str:
        """Return the text role."""
        return self._role

    def setText(self, text: str) -> None:
        """Show this text."""
        self._given = text
        super().setText(kept_together(text))

    def text(self) -> str:
        """Return the text as it was set."""
        return self._given

    def set_role(self, role: str) -> None:
        """Change the text role."""
        self._role = role
        self._on_look_changed()

    def set_zoom(self, zoom: float) -> None:
        """Take letters so many times larger than the role's."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._on_look_changed()

    def set_color(self, color: str) -> None:
        """Change the colour token."""
        self._color = color
        self._on_look_changed()

    def _on_look_changed(self) -> None:
        palette = self.palette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, QPalette.ColorRole.WindowText, self._look.color(self._color))
        disabled = self._look.color("disabled_ink")
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText, disabled)
        self.setPalette(palette)
        font = self._look.font(self._role)
        font.setPixelSize(round(font.pixelSize() * self._zoom))
        self.setFont(font)


class Caption(Text):
    """Name what stands below it, in strong letters."""

    is_caption = True

    def __init__(self, look: Look, *, wrap: bool = False) -> None:
        super().__init__(look, "strong", wrap=wrap)


class Breakable(Text):
    """Wrap, and break a word that is wider than the label: a file's name, or what people typed.

    The text itself stays whole, for screen readers too.
    """

    _whole = ""

    def setText(self, text: str) -> None:
        """Show this text."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def text(self) -> str:
        """Return the text as it was set."""
        return self._whole

    def setFont(self, font: QFont | str | Sequence[str]) -> None:
        """Change the font, and with it what is too wide."""
        super().setFont(font)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows a few letters of each line."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), round(self._look.px(3))), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break what is too wide now."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetricsF(self.font())
        width = self.width() - 1
        shown = "".join(
            _BREAK.join(word) if metrics.horizontalAdvance(word) > width else word
            for word in re.split(r"(\s+)", self._whole)
        )
        if shown != super().text():
            super().setText(shown)


class OneLine(Text):
    """Show one line and cut it where room ends; the text itself stays whole, for screen readers too.

    `widest` is the width in F beyond which a long text asks for no more room.
    """

    def __init__(
        self,
        look: Look,
        role: str = "body",
        color: str = "ink",
        cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        widest: float = inf,
    ) -> None:
        super().__init__(look, role, color, wrap=False)
        self._cut = cut
        self._widest = widest

    def sizeHint(self) -> QSize:
        """Return the size of the whole text, at most `widest`."""
        hint = super().sizeHint()
        return QSize(round(min(hint.width(), self._look.px(self._widest))), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows a few letters."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), round(self._look.px(3))), hint.height())

    def shown(self, width: int) -> str:
        """Return what is seen of the line in a room of `width` px."""
        return QFontMetrics(self.font()).elidedText(self.text(), self._cut, width)

    def event(self, event: QEvent) -> bool:
        """Tell the whole line to a pointer or a finger that stays, when it is cut."""
        if isinstance(event, QHelpEvent) and not self.toolTip():
            if QFontMetrics(self.font()).horizontalAdvance(self.text()) > self.contentsRect().width():
                QToolTip.showText(event.globalPos(), tip_text(self.text()), self)
                return True
            event.ignore()
            return False
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what fits."""
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = self.contentsRect()
        flags = int(self.alignment() | Qt.TextFlag.TextSingleLine)
        painter.drawText(room, flags, self.shown(room.width()))
        painter.end()
