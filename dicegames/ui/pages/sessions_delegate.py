"""How a session looks in the list."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dicegames.models.sessions import SessionRole
from dicegames.storage.library import SessionInfo
from dicegames.ui.look import Look
from dicegames.ui.pages.session_marks import mark_of_info
from dicegames.ui.pages.tiles import game_mark_pixmap
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

AnyIndex = QModelIndex | QPersistentModelIndex

_MARK = 48.0
_PADDING = 14.0
_ROW = 5.7  # F; three lines of text
_NARROW = 30.0  # F; in less room for words state and time have a line of their own, without the length
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

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Return the height of a row: three lines of text, or two with room."""
        return QSize(240, round(max(76.0, self._look.px(_ROW))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
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
            if option.state & QStyle.StateFlag.State_MouseOver:
                room = rect.adjusted(0, 1, 0, -2)
                paint_box(painter, room, look.metric("radius_field"), fill=look.color("paper_alt"))
            line = QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1)
            painter.fillRect(line, look.color("line"))
        mark = QRectF(rect.left() + _PADDING, rect.center().y() - _MARK / 2, _MARK, _MARK)
        self._paint_mark(painter, mark, info)
        words = rect.adjusted(2 * _PADDING + _MARK, 0, -_PADDING, 0)
        if words.width() < look.px(_NARROW):
            self._paint_narrow(painter, words, info, index, selected)
        else:
            self._paint_wide(painter, words, info, index, selected)
        painter.restore()

    def _paint_mark(self, painter: QPainter, mark: QRectF, info: SessionInfo) -> None:
        look = self._look
        if info.game_id is not None:
            ratio = painter.device().devicePixelRatioF()
            pixmap = game_mark_pixmap(_MARK, ratio, mark_of_info(info), look)
            painter.drawPixmap(mark.topLeft(), pixmap)
            return
        paint_box(painter, mark, look.metric("radius_box"), fill=look.color("bad_tint"))
        paint_icon(painter, "warning", mark.adjusted(12, 12, -12, -12), look.color("bad"))

    def _paint_wide(
        self, painter: QPainter, words: QRectF, info: SessionInfo, index: AnyIndex, selected: bool
    ) -> None:
        """Paint two lines of words, and the state and the time at their ends."""
        small = QFontMetricsF(self._look.font("small"))
        strong = QFontMetricsF(self._look.font("strong"))
        middle = words.center().y()
        height = small.height() + 8
        room = words.width() * _CHIP_SHARE
        box = QRectF(words.right() - room, middle - height - 1, room, height)
        chip = self._paint_chip(painter, box, info, str(index.data(SessionRole.STATE)), selected, at_end=True)
        when = str(index.data(SessionRole.WHEN_AND_LENGTH))
        line = QRectF(words.left(), middle + 3, words.width(), small.height())
        room = line.width() - self._paint_end(painter, line, when, selected)
        title = QRectF(
            words.left(), middle - strong.height() + 1, chip.left() - 10 - words.left(), strong.height()
        )
        self._paint_line(painter, title, str(index.data(Qt.ItemDataRole.DisplayRole)), "strong", "ink")
        line.setWidth(room)
        self._paint_line(painter, line, str(index.data(SessionRole.DETAIL)), "small", _soft(selected))

    def _paint_narrow(
        self, painter: QPainter, words: QRectF, info: SessionInfo, index: AnyIndex, selected: bool
    ) -> None:
        """Paint three lines: a title and players have all the room, state and time are below."""
        small = QFontMetricsF(self._look.font("small"))
        strong = QFontMetricsF(self._look.font("strong"))
        chip_height = small.height() + 2
        top = words.center().y() - (strong.height() + small.height() + chip_height + 2) / 2
        title = QRectF(words.left(), top, words.width(), strong.height())
        self._paint_line(painter, title, str(index.data(Qt.ItemDataRole.DisplayRole)), "strong", "ink")
        line = QRectF(words.left(), title.bottom(), words.width(), small.height())
        self._paint_line(painter, line, str(index.data(SessionRole.DETAIL)), "small", _soft(selected))
        end = QRectF(words.left(), line.bottom() + 2, words.width(), chip_height)
        used = self._paint_end(painter, end, str(index.data(SessionRole.WHEN)), selected)
        end.setWidth(end.width() - used)
        self._paint_chip(painter, end, info, str(index.data(SessionRole.STATE)), selected, at_end=False)

    def _paint_chip(
        self, painter: QPainter, box: QRectF, info: SessionInfo, state: str, selected: bool, *, at_end: bool
    ) -> QRectF:
        """Paint the state at one end of `box`; return where it is."""
        look = self._look
        font = look.font("small")
        font.setBold(info.state == "open")
        metrics = QFontMetricsF(font)
        fill, ink = _CHIPS[info.state]
        state = metrics.elidedText(state, Qt.TextElideMode.ElideRight, box.width() - 22)
        chip = QRectF(box)
        chip.setWidth(metrics.horizontalAdvance(state) + 22)
        if at_end:
            chip.moveRight(box.right())
        paint_box(
            painter,
            chip,
            chip.height() / 2,
            fill=look.color("paper" if selected and info.state == "open" else fill),
            edge=look.color(ink) if look.theme_name == "high_contrast" else None,
        )
        painter.setFont(font)
        painter.setPen(look.color(ink))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, state)
        return chip

    def _paint_end(self, painter: QPainter, line: QRectF, words: str, selected: bool) -> float:
        """Paint small words at the end of a line; return how much room they take with the gap before."""
        width = QFontMetricsF(self._look.font("small")).horizontalAdvance(words) + 2
        end = QRectF(line.right() - width, line.top(), width, line.height())
        self._paint_line(painter, end, words, "small", _soft(selected))
        return width + 10

    def _paint_line(self, painter: QPainter, line: QRectF, words: str, role: str, token: str) -> None:
        font = self._look.font(role)
        painter.setFont(font)
        painter.setPen(self._look.color(token))
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, max(line.width(), 20.0))
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), shown)


def _soft(selected: bool) -> str:
    """Return the ink of the small words of a row."""
    return "ink" if selected else "ink_soft"
