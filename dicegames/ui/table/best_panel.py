"""The best results by one limit of time, this match's marked (F8)."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout

from dicegames.models.puzzle import (
    PuzzleEnd,
    best_row_sentence,
    best_title,
    best_when,
    pauses_text,
    this_text,
)
from dicegames.models.tips import tip_text
from dicegames.storage.best import BestResult
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.speech import speak

translate = QCoreApplication.translate

ROW = 40
_SIDE = 12.0
_ICON = 18.0
_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(_LINE | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(_LINE | Qt.AlignmentFlag.AlignRight)


class BestRow(QLabel):
    """One result: place, points, name, pauses and when; that of this match lies on a tint with a flag."""

    def __init__(self, look: Look, place: int) -> None:
        super().__init__()
        self._look = look
        self._place = place
        self._result: BestResult | None = None
        self._when = ""
        self.is_this = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_result(self, result: BestResult, when: str, is_this: bool) -> None:
        """Show `result`; `is_this` marks it."""
        self._result, self._when, self.is_this = result, when, is_this
        sentence = best_row_sentence(self._place, result, when, is_this)
        speak(self, sentence)
        self.setToolTip(tip_text(sentence))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(200, max(ROW, round(self._look.px(2.4))))

    def minimumSizeHint(self) -> QSize:
        """Return the height of a line; any width will do."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line; in narrow ones the time gives way first, then the pauses."""
        result, look = self._result, self._look
        if result is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.is_this:
            fill, edge = look.color("accent_tint"), look.color("accent_ink")
            width = look.metric("stroke_active")
            paint_box(painter, rect, look.metric("radius_box"), fill=fill, edge=edge, width=width)
        strong, body = QFontMetricsF(look.font("strong")), QFontMetricsF(look.font("body"))
        painter.setPen(look.color("ink"))
        painter.setFont(look.font("body"))
        place = translate("ResultTable", "{place}.").format(place=self._place)
        painter.drawText(rect.adjusted(_SIDE, 0, 0, 0), _LEFT, place)
        edge_right = _SIDE + body.horizontalAdvance("10.") + 14.0 + strong.horizontalAdvance("1575")
        painter.setFont(look.font("strong"))
        painter.drawText(QRectF(0, 0, edge_right, rect.height()), _RIGHT, str(result.score))
        left, right = edge_right + 16.0, rect.right() - _SIDE
        painter.setFont(look.font("body"))
        name = min(body.horizontalAdvance(result.name), look.px(12.0))
        for words in self._words(result):
            room = body.horizontalAdvance(words)
            if right - room - 18.0 < left + name + (_ICON + 8.0) * self.is_this:
                continue
            painter.setPen(look.color("ink" if self.is_this else "ink_soft"))
            painter.drawText(QRectF(0, 0, right, rect.height()), _RIGHT, words)
            right -= room + 18.0
        if self.is_this:
            icon = QRectF(left, (rect.height() - _ICON) / 2, _ICON, _ICON)
            paint_icon(painter, "flag", icon, look.color("accent_ink"))
            left = icon.right() + 8.0
        painter.setPen(look.color("ink"))
        words = body.elidedText(result.name, Qt.TextElideMode.ElideRight, max(0.0, right - left))
        painter.drawText(QRectF(left, 0, right - left, rect.height()), _LEFT, words)
        painter.end()

    def _words(self, result: BestResult) -> tuple[str, ...]:
        """Return what stands at the right, the rightmost first."""
        return pauses_text(result.pauses), this_text() if self.is_this else self._when


class BestPanel(Panel):
    """Show the best list of a match against the clock."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._end: PuzzleEnd | None = None
        self.rows: tuple[BestRow, ...] = ()
        self._title = Caption(look)
        self._title.setContentsMargins(12, 0, 0, 0)
        self._none = Text(look, "body", "ink_soft")
        self._none.setContentsMargins(12, 0, 12, 0)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 16, 12, 12)
        self._column.setSpacing(2)
        self._column.addWidget(self._title)
        self._column.addWidget(self._none)

    def show_end(self, end: PuzzleEnd) -> None:
        """Show the best list that `end` carries."""
        self._end = end
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = tuple(BestRow(self._look, place) for place in range(1, len(end.best) + 1))
        for row in self.rows:
            self._column.addWidget(row)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        end = self._end
        if end is None:
            return
        self._title.setText(best_title(end.limit))
        self._none.setText(translate("Puzzle", "There is no result yet."))
        self._none.setVisible(not end.best)
        now = datetime.now().astimezone()
        for row, result in zip(self.rows, end.best, strict=True):
            row.show_result(result, best_when(result, now), result.session == end.session)
