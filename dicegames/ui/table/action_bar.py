"""The line below a board: what to do next, what happened last, and the one primary button."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.base import PaintedButton
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon

translate = QCoreApplication.translate

HEIGHT = 88
SMALL_HEIGHT = 72
# Widths of the primary and the secondary button in F: they stay where they are whatever they say.
WIDE_BUTTONS = (20.8, 17.2)
NARROW_BUTTONS = (17.7, 14.9)
SMALL_BUTTONS = (16.9, 13.9)
WIDE_FROM = 960
_CHEVRON = 16.0


class LogLine(PaintedButton):
    """Show the last line of the log on one line; pressing it opens the log."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.metric("radius_box"))
        self._line = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def line(self) -> str:
        """The sentence shown beside the word."""
        return self._line

    def set_line(self, line: str) -> None:
        """Set the sentence; too long a one is cut at its end and stays whole in the tooltip."""
        self._line = line
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Put the name of the button into the current language."""
        self.setAccessibleName(translate("ActionBar", "Log"))
        self.setAccessibleDescription(self._line)
        self.setToolTip(self._line)

    def sizeHint(self) -> QSize:
        """Return a touchable height; the width is what is left over."""
        return QSize(120, round(self._look.metric("touch")))

    def minimumSizeHint(self) -> QSize:
        """Return the least that shows the word."""
        return QSize(80, round(self._look.metric("touch")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint chevron, word and sentence along the upper part of the button."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.color("ink" if self.underMouse() or self.isDown() else "ink_soft")
        word_font, font = look.font("small"), look.font("small")
        word_font.setBold(True)
        metrics = QFontMetricsF(font)
        height = metrics.height()
        paint_icon(painter, "chevron_up", QRectF(0.0, (height - _CHEVRON) / 2, _CHEVRON, _CHEVRON), ink)
        left = _CHEVRON + 6.0
        painter.setPen(ink)
        painter.setFont(word_font)
        word = self.accessibleName()
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
        painter.drawText(QRectF(left, 0.0, self.width() - left, height), flags, word)
        left += QFontMetricsF(word_font).horizontalAdvance(word) + 6.0
        painter.setFont(font)
        shown = metrics.elidedText(self._line, Qt.TextElideMode.ElideRight, max(0.0, self.width() - left))
        painter.drawText(QRectF(left, 0.0, self.width() - left, height), flags, shown)
        painter.end()


class ActionBar(QWidget):
    """Show the message, the log's last line and up to two buttons; the primary is always bottom right."""

    primary_requested = Signal()
    secondary_requested = Signal()
    log_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._small = False
        self.message = Text(look, "strong")
        self.log_line = LogLine(look)
        self.secondary = ActionButton(look)
        self.primary = ActionButton(look, primary=True)
        self._words = QVBoxLayout()
        self._row = QHBoxLayout(self)
        self._build()
        self.primary.clicked.connect(self.primary_requested)
        self.secondary.clicked.connect(self.secondary_requested)
        self.log_line.clicked.connect(self.log_requested)
        look.changed.connect(self._apply)
        self.secondary.hide()
        self._apply()
        self.retranslate()

    def set_small(self, small: bool) -> None:
        """Take the form of small windows, or the normal one."""
        if small != self._small:
            self._small = small
            self._apply()

    def set_message(self, text: str) -> None:
        """Say what to do next."""
        self.message.setText(text)

    def set_log_line(self, text: str) -> None:
        """Show what happened last."""
        self.log_line.set_line(text)

    def show_primary(
        self, title: str, detail: str = "", icon: str | None = None, *, enabled: bool = True, hint: str = ""
    ) -> None:
        """Set the primary button; `detail` of a disabled one says what is missing, `hint` names the key."""
        self._fill(self.primary, title, detail, icon, enabled, hint)

    def show_secondary(
        self, title: str, detail: str = "", icon: str | None = None, *, enabled: bool = True, hint: str = ""
    ) -> None:
        """Set and show the secondary button."""
        self._fill(self.secondary, title, detail, icon, enabled, hint)
        self.secondary.show()

    def hide_primary(self) -> None:
        """Take the primary button away, e.g. while the computer plays."""
        self.primary.hide()

    def hide_secondary(self) -> None:
        """Take the secondary button away; the primary stays where it is."""
        self.secondary.hide()

    def retranslate(self) -> None:
        """Put the own words into the current language; all others are the page's."""
        self.log_line.retranslate()
        self.log_line.update()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        """Give the buttons the widths of the window's size."""
        self._apply()

    def _build(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words.setSpacing(2)
        self._words.addStretch(1)
        self._words.addWidget(self.message)
        # The line's click area reaches below its words, down to the bar's edge.
        self._words.addWidget(self.log_line)
        self._row.addLayout(self._words, 1)
        self._row.addSpacing(12)
        self._row.addWidget(self.secondary)
        self._row.addWidget(self.primary)

    def _apply(self) -> None:
        small = self._small
        side = 8 if small else 16
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(8 if small else 12)
        height = max(SMALL_HEIGHT if small else HEIGHT, round(self._look.px(4.6)))
        self.setFixedHeight(height)
        wide = self.width() >= WIDE_FROM and not small
        factors = SMALL_BUTTONS if small else WIDE_BUTTONS if wide else NARROW_BUTTONS
        for button, factor in zip((self.primary, self.secondary), factors, strict=True):
            button.setFixedWidth(max(round(self._look.px(factor)), button.minimumSizeHint().width()))

    def _fill(
        self, button: ActionButton, title: str, detail: str, icon: str | None, enabled: bool, hint: str
    ) -> None:
        button.set_texts(title, detail)
        button.set_icon(icon)
        button.setEnabled(enabled)
        button.setToolTip(hint)
        button.show()
        self._apply()
