"""How a session looks in the list."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dicegames.models.sessions import SessionRole
from dicegames.storage.library import SessionInfo
from dicegames.ui.look import Look
from dicegames.ui.pages.tiles import game_mark_pixmap
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_MARK = 48.0
_PADDING = 14.0
_NARROW = 30.0  # F; in less room for words the length of a session is left out
_CHIP_SHARE = 0.6  # of the room for words: long names must leave some for the title
# fill and ink of the chip by state; an open one is the reader's to act on
_CHIPS = {
    "open": ("accent_tint", "accent_ink"),
    "finished": ("good_tint", "good"),
    "damaged": ("bad_tint", "bad"),
    "newer": ("bad_tint", "bad"),
}


class SessionsDelegate(QStyledItemDelegate):
    """Paint mark, title, players, state and time of a session."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of a row: two lines of text with room."""
        return QSize(240, round(max(76.0, self._look.px(4.6))))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        look = self._look
        info = index.data(SessionRole.INFO)
        if not isinstance(info, SessionInfo):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            paint_box(painter, rect, look.metric("radius_field"), fill=look.color("accent_tint"))
            bar = QRectF(rect.left() + 3, rect.top() + 18, 4, rect.height() - 36)
            paint_box(painter, bar, 2, fill=look.color("accent_ink"))
        else:
            line = QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1)
            painter.fillRect(line, look.color("line"))
        mark = QRectF(rect.left() + _PADDING, rect.center().y() - _MARK / 2, _MARK, _MARK)
        self._paint_mark(painter, mark, info)
        words = rect.adjusted(2 * _PADDING + _MARK, 0, -_PADDING, 0)
        right = self._paint_state(painter, words, info, index, selected)
        self._paint_words(painter, words, right, index, "ink" if selected else "ink_soft")
        painter.restore()

    def _paint_mark(self, painter: QPainter, mark: QRectF, info: SessionInfo) -> None:
        look = self._look
        if info.game_id is not None:
            ratio = painter.device().devicePixelRatioF()
            pixmap = game_mark_pixmap(_MARK, ratio, info.game_id, look, single=True)
            painter.drawPixmap(mark.topLeft(), pixmap)
            return
        paint_box(painter, mark, look.metric("radius_box"), fill=look.color("bad_tint"))
        paint_icon(painter, "warning", mark.adjusted(12, 12, -12, -12), look.color("bad"))

    def _paint_state(
        self,
        painter: QPainter,
        words: QRectF,
        info: SessionInfo,
        index: QModelIndex | QPersistentModelIndex,
        selected: bool,
    ) -> tuple[float, float]:
        """Paint chip and time; return how far the title and the line below may reach."""
        look = self._look
        font = look.font("small")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        state = str(index.data(SessionRole.STATE))
        fill, ink = _CHIPS[info.state]
        height = metrics.height() + 8
        most = words.width() * _CHIP_SHARE - 22
        state = metrics.elidedText(state, Qt.TextElideMode.ElideRight, most)
        width = metrics.horizontalAdvance(state) + 22
        chip = QRectF(words.right() - width, words.center().y() - height - 1, width, height)
        paint_box(
            painter,
            chip,
            height / 2,
            fill=look.color("paper" if selected and info.state == "open" else fill),
            edge=look.color(ink) if look.theme_name == "high_contrast" else None,
        )
        painter.setPen(look.color(ink))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, state)
        is_narrow = words.width() < look.px(_NARROW)
        when = str(index.data(SessionRole.WHEN if is_narrow else SessionRole.WHEN_AND_LENGTH))
        when_width = metrics.horizontalAdvance(when) + 2
        line = QRectF(words.right() - when_width, words.center().y() + 3, when_width, metrics.height())
        painter.setPen(look.color("ink" if selected else "ink_soft"))
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), when)
        return chip.left() - 10, line.left() - 10

    def _paint_words(
        self,
        painter: QPainter,
        words: QRectF,
        right: tuple[float, float],
        index: QModelIndex | QPersistentModelIndex,
        soft: str,
    ) -> None:
        look = self._look
        middle = words.center().y()
        for role, text, reach, token, top in (
            ("strong", str(index.data(Qt.ItemDataRole.DisplayRole)), right[0], "ink", True),
            ("small", str(index.data(SessionRole.DETAIL)), right[1], soft, False),
        ):
            font = look.font(role)
            metrics = QFontMetricsF(font)
            y = middle - metrics.height() + 1 if top else middle + 3
            line = QRectF(words.left(), y, max(reach - words.left(), 20.0), metrics.height())
            painter.setFont(font)
            painter.setPen(look.color(token))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), shown)
