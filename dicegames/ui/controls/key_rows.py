"""Keys and what they do: caps on the right of their meanings, in groups with a heading."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.ui.controls.base import line_height, text_width
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box

KeyRows = tuple[tuple[str, str], ...]
"""What is on the keys, and what they do; several keys for the same stand `KEY_GAP` apart."""
KeyGroups = tuple[tuple[str, KeyRows], ...]
"""Rows below their heading."""
KEY_GAP = ", "

_PADDING = 8.0
_LIP = 2.0  # px; what a cap shows of its side
_BETWEEN = 4


class KeyCap(QWidget):
    """Paint one key with its words; screen readers get them from its row."""

    def __init__(self, look: Look, word: str) -> None:
        super().__init__()
        self._look = look
        self.word = word
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        height = line_height(self._look, "small") + 8.0 + _LIP
        return QSize(
            round(max(height, text_width(self._look, "small", self.word) + 2 * _PADDING + 1)), round(height)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        whole = QRectF(self.rect())
        radius, edge = look.metric("radius_box") - 2.0, look.color("line_strong")
        paint_box(painter, whole, radius, fill=edge)
        face = whole.adjusted(0.0, 0.0, 0.0, -_LIP)
        paint_box(
            painter, face, radius, fill=look.color("button"), edge=edge, width=look.metric("stroke_hair")
        )
        painter.setFont(look.font("small"))
        painter.setPen(look.color("ink"))
        painter.drawText(face, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), self.word)
        painter.end()


class KeyRow(QWidget):
    """Say what keys do, with a line below; `keys` are words on caps, `KEY_GAP` apart."""

    def __init__(self, look: Look, keys: str, meaning: str) -> None:
        super().__init__()
        self._look = look
        self.meaning = Text(look, "body")
        self.meaning.setText(meaning)
        self.meaning.setAccessibleDescription(keys)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 5)
        row.setSpacing(_BETWEEN)
        row.addWidget(self.meaning, 1)
        row.addSpacing(_BETWEEN)
        for word in keys.split(KEY_GAP):
            row.addWidget(KeyCap(look, word))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._look.color("line"))
        painter.end()


class KeyGroup(QWidget):
    """Show rows below their heading."""

    def __init__(self, look: Look, title: str, rows: KeyRows) -> None:
        super().__init__()
        heading = Caption(look)
        heading.setText(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(heading)
        column.addSpacing(4)
        for keys, meaning in rows:
            column.addWidget(KeyRow(look, keys, meaning))
