"""A card to choose: a title, what it means, and how it differs from the default."""

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QSizePolicy

from dicegames.models.tips import tip_text
from dicegames.ui.controls.base import line_height, text_width
from dicegames.ui.controls.radio import PaintedRadio
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_PADDING = 14.0
_TEXT_LEFT = 53.0
_TEXT_RIGHT = 20.0
_RADIO = 11.0  # radius
_RADIO_CENTER = 28.0
_DOT = 6.0
_CHIP_PADDING = 9.0
_ICON = 16.0
_ICON_GAP = 8.0
_LONG_TITLE = 20  # characters; it may be cut, so the whole title is a tooltip
_LEAST_TITLE = 16.0  # F; a longer title is cut where the card is narrow


@dataclass(frozen=True, slots=True)
class _Words:
    title: str = ""
    text: str = ""
    chip: str = ""
    lead: str = ""
    difference: str = ""


class ChoiceCard(PaintedRadio):
    """Be a radio button as large as a card; its height follows its width."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.metric("radius_button"))
        self._words = _Words()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def title(self) -> str:
        """Return the first line."""
        return self._words.title

    def set_texts(self, title: str, text: str, chip: str = "", lead: str = "", difference: str = "") -> None:
        """Set title, description, a chip beside the title, and a bold lead with what is different."""
        self._words = _Words(title, text, chip, lead, difference)
        self.setAccessibleName(f"{title}, {chip}" if chip else title)
        self.setAccessibleDescription(" ".join(part for part in (text, lead, difference) if part))
        self.setToolTip(tip_text(title) if len(title) > _LONG_TITLE else "")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = width - _TEXT_LEFT - _TEXT_RIGHT
        height = (
            2 * _PADDING
            + self._title_height()
            + self._document(self._words.text, "body", room).size().height()
        )
        if self._words.difference:
            height += 6.0 + self._difference(room).size().height()
        return round(max(height, self._look.metric("touch")))

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))

    def minimumSizeHint(self) -> QSize:
        title = min(text_width(self._look, "strong", self._words.title), self._look.px(_LEAST_TITLE))
        return QSize(
            round(_TEXT_LEFT + max(title, 120.0) + _TEXT_RIGHT), self.heightForWidth(max(self.width(), 240))
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        chosen = self.isChecked()
        fill = "accent_tint" if chosen else "paper_alt" if self.underMouse() else "paper"
        edge = "accent_ink" if chosen else "button_edge"
        width = look.metric("stroke_active" if chosen else "stroke_edge")
        paint_box(
            painter,
            rect,
            look.metric("radius_button"),
            fill=look.color(fill),
            edge=look.color(edge),
            width=width,
        )
        self._paint_radio(painter)
        top = _PADDING
        self._paint_title(painter, top)
        top += self._title_height()
        room = rect.width() - _TEXT_LEFT - _TEXT_RIGHT
        description = self._document(self._words.text, "body", room)
        self._draw(painter, description, QPointF(_TEXT_LEFT, top), "ink")
        if self._words.difference:
            top += description.size().height() + 6.0
            # ink, not ink_soft, on brass tint: soft ink would be too faint there
            token = "ink" if chosen else "ink_soft"
            icon = QRectF(_TEXT_LEFT, top + (line_height(look, "small") - _ICON) / 2 + 1.0, _ICON, _ICON)
            paint_icon(painter, "swap", icon, look.color(token))
            left = _TEXT_LEFT + _ICON + _ICON_GAP
            self._draw(painter, self._difference(room), QPointF(left, top), token)
        painter.end()

    def _paint_radio(self, painter: QPainter) -> None:
        look = self._look
        center = QPointF(_RADIO_CENTER, _PADDING + self._title_height() / 2)
        disc = QRectF(0, 0, 2 * _RADIO, 2 * _RADIO)
        disc.moveCenter(center)
        edge = look.color("accent_ink" if self.isChecked() else "button_edge")
        width = look.metric("stroke_active")
        paint_box(painter, disc, _RADIO, fill=look.color("button"), edge=edge, width=width)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(edge)
            painter.drawEllipse(center, _DOT, _DOT)

    def _paint_title(self, painter: QPainter, top: float) -> None:
        look = self._look
        height = self._title_height()
        painter.setFont(look.font("strong"))
        painter.setPen(look.color("ink"))
        chip_width = 0.0
        if self._words.chip:
            chip_width = text_width(look, "small", self._words.chip) + 2 * _CHIP_PADDING
        room = self.width() - _TEXT_LEFT - _TEXT_RIGHT - chip_width - 10.0
        title = QFontMetricsF(painter.font()).elidedText(self._words.title, Qt.TextElideMode.ElideRight, room)
        line = QRectF(_TEXT_LEFT, top, text_width(look, "strong", title) + 1.0, height)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), title)
        if not chip_width:
            return
        chip = QRectF(line.right() + 10.0, top, chip_width, height)
        paint_box(painter, chip, height / 2, fill=look.color("paper_alt"), edge=look.color("line"))
        painter.setFont(look.font("small"))
        painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), self._words.chip)

    def _title_height(self) -> float:
        return (
            line_height(self._look, "small") + 9.0
            if self._words.chip
            else line_height(self._look, "strong") + 4.0
        )

    def _difference(self, room: float) -> QTextDocument:
        html = f"<b>{escape(self._words.lead)}</b> {escape(self._words.difference)}"
        return self._document(html, "small", room - _ICON - _ICON_GAP, markup=True)

    def _document(self, text: str, role: str, width: float, *, markup: bool = False) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self._look.font(role))
        document.setTextWidth(max(width, 40.0))
        document.setHtml(text if markup else escape(text))
        return document

    def _draw(self, painter: QPainter, document: QTextDocument, at: QPointF, token: str) -> None:
        ink = QTextCharFormat()
        ink.setForeground(self._look.color(token))
        words = QTextCursor(document)
        words.select(QTextCursor.SelectionType.Document)
        words.mergeCharFormat(ink)
        painter.save()
        painter.translate(at)
        # not by its layout: an object of Qt that nobody keeps may be taken for another one that is gone
        document.drawContents(painter)
        painter.restore()
