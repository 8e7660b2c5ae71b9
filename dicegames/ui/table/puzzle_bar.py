"""The row above a table that is played against the clock: the player, the time left, the best result (F8)."""

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from dicegames.models.puzzle import (
    LAST_MS,
    best_sentence,
    clock_caption,
    clock_sentence,
    clock_text,
    last_text,
)
from dicegames.storage.best import BestResult
from dicegames.ui.announce import announce
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.player_strip import PlayerStrip

FIGURES, SLIM_FIGURES = 3.0, 2.2  # F
ANNOUNCED_SECONDS = (60, 30, 10)
_PADDING = 14.0
_GAP = 12.0
_SLIM_HEIGHT = 44


class ClockForm(Enum):
    """How much room the clock has: large figures over words, or one low line."""

    LARGE = "large"
    SLIM = "slim"


class ClockBox(QLabel):
    """Show the time left, large and calm; the last seconds get another icon, another edge and words."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._form = ClockForm.LARGE
        self._left = 0
        self._total = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    @property
    def is_last(self) -> bool:
        """Whether the time is almost over."""
        return self._total > 0 and self._left <= LAST_MS and self._left < self._total

    @property
    def figures(self) -> str:
        """The time left as it is painted."""
        return clock_text(self._left)

    @property
    def words(self) -> str:
        """What stands beside the figures; the low form has words for the end only."""
        if self._form is ClockForm.SLIM:
            return last_text() if self.is_last else ""
        return clock_caption(self._left, self._total)

    def set_form(self, form: ClockForm) -> None:
        """Take the large form or the low one."""
        self._form = form
        self._on_look_changed()

    def show_time(self, left: int, total: int) -> None:
        """Show `left` of `total` milliseconds; only whole seconds make a difference."""
        seconds, before = -(-left // 1000), -(-self._left // 1000)
        counts_on = total == self._total and seconds < before
        changed = total != self._total or seconds != before
        was_last = self.is_last
        self._left, self._total = left, total
        if not changed and was_last == self.is_last:
            return
        self.retranslate()
        if counts_on and any(seconds <= mark < before for mark in ANNOUNCED_SECONDS):
            announce(self, clock_sentence(left, total))

    def retranslate(self) -> None:
        """Put the words into the current language."""
        self.setAccessibleName(clock_sentence(self._left, self._total))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that holds the longest time and every word, so that nothing moves."""
        look = self._look
        figures = QFontMetricsF(self._figures_font())
        small = QFontMetricsF(look.font("small"))
        widest = figures.horizontalAdvance("00:00" if self._total >= 600_000 else "0:00")
        icon = self._icon_size()
        if self._form is ClockForm.SLIM:
            words = small.horizontalAdvance(self.words) + 8.0 if self.words else 0.0
            height = max(_SLIM_HEIGHT, round(figures.ascent()))
            return QSize(round(icon + 8.0 + widest + words + 2 * 10.0), height)
        captions = (clock_caption(self._total - 1, self._total), clock_caption(self._total, self._total))
        words = max(small.horizontalAdvance(text) for text in (*captions, last_text()))
        width = icon + _GAP + max(widest, words) + 2 * _PADDING + 6.0
        return QSize(round(width), round(1.1 * figures.ascent() + small.height() + 14.0))

    def minimumSizeHint(self) -> QSize:
        """Return the same: time is never cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, icon, figures and words."""
        look, last = self._look, self.is_last
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        ink = look.color("bad" if last else "accent_ink")
        paint_box(
            painter,
            rect,
            look.metric("radius_panel" if self._form is ClockForm.LARGE else "radius_field"),
            fill=look.color("bad_tint" if last else "paper"),
            edge=ink,
            width=look.metric("stroke_chosen" if last else "stroke_active"),
        )
        size = self._icon_size()
        slim = self._form is ClockForm.SLIM
        left = 10.0 if slim else _PADDING + 3.0
        icon = QRectF(left, (rect.height() - size) / 2, size, size)
        paint_icon(painter, "warning" if last else "clock", icon, ink)
        left = icon.right() + (8.0 if slim else _GAP)
        font = self._figures_font()
        metrics, small = QFontMetricsF(font), QFontMetricsF(look.font("small"))
        painter.setFont(font)
        painter.setPen(look.color("ink"))
        if slim:
            base = (rect.height() + metrics.capHeight()) / 2
        else:
            block = metrics.capHeight() + 6.0 + small.ascent()
            base = (rect.height() - block) / 2 + metrics.capHeight()
        painter.drawText(QPointF(left, base), self.figures)
        painter.setFont(look.font("small"))
        painter.setPen(look.color("ink" if last else "ink_soft"))
        if slim:
            x = left + metrics.horizontalAdvance(self.figures) + 8.0
            painter.drawText(QPointF(x, (rect.height() + small.capHeight()) / 2), self.words)
        else:
            painter.drawText(QPointF(left, base + 6.0 + small.ascent()), self.words)
        painter.end()

    def _icon_size(self) -> float:
        return self._look.px(1.5 if self._form is ClockForm.SLIM else 2.0)

    def _figures_font(self) -> QFont:
        font = self._look.font("display")
        factor = SLIM_FIGURES if self._form is ClockForm.SLIM else FIGURES
        font.setPixelSize(max(1, round(self._look.px(factor))))
        return font

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


class PuzzleBar(QWidget):
    """Put the time between the player and the best result; it takes the place of the players' strip."""

    def __init__(self, look: Look, strip: PlayerStrip, limit: int) -> None:
        super().__init__()
        self._limit = limit  # seconds
        self._best: tuple[BestResult, ...] = ()
        self._is_slim = False
        self.strip = strip
        self.clock = ClockBox(look)
        self.best = Text(look, "body", "ink_soft")
        self.best.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.best.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(strip, 1)
        self._row.addWidget(self.clock)
        self._row.addWidget(self.best, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clock.show_time(limit * 1000, limit * 1000)

    def set_slim(self, slim: bool) -> None:
        """Take the low form that fits into the header of small windows, or the normal one."""
        self._is_slim = slim
        self.strip.set_slim(slim)
        self.clock.set_form(ClockForm.SLIM if slim else ClockForm.LARGE)
        self._row.setSpacing(8 if slim else 16)
        self.retranslate()

    def show_best(self, best: tuple[BestResult, ...]) -> None:
        """Show the best result by this limit so far."""
        self._best = best
        self.retranslate()

    def retranslate(self) -> None:
        """Put the words into the current language."""
        # Without words it keeps its place, so that the clock stays in the middle.
        self.best.setText("" if self._is_slim else best_sentence(self._best, self._limit))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
