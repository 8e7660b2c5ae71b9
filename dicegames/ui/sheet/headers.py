"""The headers of a score sheet: seats above the columns, boxes before the rows."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from dicegames.games.sheet.boxes import Box
from dicegames.models.sheet import SheetModel, SheetRole
from dicegames.ui.controls.base import line_height
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.sheet.box_icons import GRID, paint_row_icon
from dicegames.ui.sheet.cell_paint import bold_body, fitted
from dicegames.ui.sheet.part import ShownPart
from dicegames.ui.sheet.zoom import zoomed

_ICON_LEFT = 5.0
_TEXT_LEFT = 38.0
_TEXT_LEFT_TIGHT = 33.0
_TEXT_RIGHT = 6.0
_LINE = 1.2
_LEAST_SHARE = 0.8  # of the letters of a label that is too long; what doesn't fit then is cut
_OWN_BADGE = 22.0
_OTHER_BADGE = 20.0
_NAME_SIDES = 4.0
_LEAST_LETTERS = 3  # of a cut name, its dots among them


class SeatHeader(QHeaderView):
    """Show badge and name of each seat; the column of the seat on turn carries on into the sheet."""

    def __init__(self, look: Look, model: SheetModel, part: ShownPart) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._part = part
        self._look = look
        self._model = model
        self._zoom = 1.0
        _make_plain(self)

    def set_zoom(self, zoom: float) -> None:
        """Paint so many times larger; what is needed is still told for a zoom of 1."""
        self._zoom = zoom

    def needed_height(self) -> int:
        """Return the height that badge and name need, in pixels."""
        return round(_OWN_BADGE + 10.0 + line_height(self._look, "small"))

    def needed_name_width(self) -> int:
        """Return the width of a column in which every name is whole, in pixels."""
        metrics = QFontMetricsF(self._look.font("small"))
        widths = [metrics.horizontalAdvance(seat.name) for seat in self._model.seats]
        return ceil(max(widths, default=0.0) + _NAME_SIDES)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        place = self._part.seat(section)
        seat = self._model.seats[place]
        look, area = self._look, QRectF(rect)
        own = place == self._model.own_column
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if own:
            radius = look.metric("radius_box") * self._zoom
            painter.fillPath(_tab(area, radius), look.color("paper_alt"))
        else:
            painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), look.color("line"))
        area = zoomed(painter, area, self._zoom)
        font = look.font("small")
        font.setBold(own)
        name_height = line_height(look, "small")
        badge = _OWN_BADGE if own else _OTHER_BADGE
        middle = QPointF(area.center().x(), area.top() + 4.0 + _OWN_BADGE / 2)
        paint_badge(painter, middle, badge, look.seat(seat.color), look.color("paper"))
        line = QRectF(area.left(), area.top() + 6.0 + _OWN_BADGE, area.width(), name_height)
        # "Spi…3", not "Spiele…": what tells such names apart is at their end
        cut = Qt.TextElideMode.ElideMiddle if seat.name[-1:].isdigit() else Qt.TextElideMode.ElideRight
        name = QFontMetricsF(font).elidedText(seat.name, cut, line.width() - _NAME_SIDES)
        if name != seat.name and len(name) < _LEAST_LETTERS:
            name = ""  # the badge alone tells more than "B…"
        painter.setFont(font)
        painter.setPen(look.color("ink"))
        painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), name)
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        area = self.viewport().rect()
        _clear_rest(self, self._look, area.adjusted(self.length() - self.offset(), 0, 0, 0))


class RowHeader(QHeaderView):
    """Show drawing, name and second line of each row; a tap counts as one on the row's box."""

    def __init__(self, look: Look, model: SheetModel, part: ShownPart) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._part = part
        self._look = look
        self._model = model
        self._with_hints = True
        self._zoom = 1.0
        _make_plain(self)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def set_zoom(self, zoom: float) -> None:
        """Paint so many times larger; what is needed is still told for a zoom of 1."""
        self._zoom = zoom

    def set_hints_shown(self, shown: bool) -> None:
        """Show the second lines, or the names alone where rows are many and short."""
        self._with_hints = shown

    def height_with_hints(self) -> float:
        """Return the height that a row needs for both of its lines."""
        return (self._look.font("body").pixelSize() + self._look.font("small").pixelSize()) * _LINE + 6.0

    def needed_width(self, rows: Sequence[int]) -> float:
        """Return the width in which the label of every row of `rows` fits."""
        widths = [0.0]
        for row in rows:
            name, hint, name_font, hint_font = self._words(row)
            widths.append(QFontMetricsF(name_font).horizontalAdvance(name))
            widths.append(QFontMetricsF(hint_font).horizontalAdvance(hint))
        return self._text_left() + max(widths) + _TEXT_RIGHT

    def _text_left(self) -> float:
        return _TEXT_LEFT if self._with_hints else _TEXT_LEFT_TIGHT

    def _words(self, row: int) -> tuple[str, str, QFont, QFont]:
        def word(role: int) -> str:
            value = self._model.headerData(row, Qt.Orientation.Vertical, role)
            return value if isinstance(value, str) else ""

        look = self._look
        name_font, hint_font = look.font("body"), look.font("small")
        if not isinstance(self._model.rows[row], Box):
            name_font = bold_body(look)
            hint_font.setBold(True)
        hint = word(SheetRole.HINT) if self._with_hints else ""
        return word(Qt.ItemDataRole.DisplayRole), hint, name_font, hint_font

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        look, area = self._look, QRectF(rect)
        painter.save()
        if section < self.count() - 1:
            painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), look.color("line"))
        area = zoomed(painter, area, self._zoom)
        icon = QRectF(area.left() + _ICON_LEFT, area.center().y() - GRID / 2, GRID, GRID)
        row = self._part.source_row(section)
        paint_row_icon(painter, self._model.rows[row], icon, look.color("ink_soft"), look.color("ink"))
        name, hint, name_font, hint_font = self._words(row)
        left, width = area.left() + self._text_left(), area.width() - self._text_left()
        name_height = name_font.pixelSize() * _LINE
        hint_height = hint_font.pixelSize() * _LINE if hint else 0.0
        top = area.center().y() - (name_height + hint_height) / 2
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
        name_font = fitted(name_font, QFontMetricsF(name_font).horizontalAdvance(name), width, _LEAST_SHARE)
        painter.setFont(name_font)
        painter.setPen(look.color("ink"))
        shown = QFontMetricsF(name_font).elidedText(name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRectF(left, top, width, name_height), flags, shown)
        if hint:
            painter.setFont(hint_font)
            painter.setPen(look.color("ink_soft"))
            painter.drawText(QRectF(left, top + name_height, width, hint_height), flags, hint)
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        area = self.viewport().rect()
        _clear_rest(self, self._look, area.adjusted(0, self.length() - self.offset(), 0, 0))


class CornerTitle(QWidget):
    """Show a word where the headers meet."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._word = ""
        self._zoom = 1.0

    def set_zoom(self, zoom: float) -> None:
        """Paint so many times larger."""
        self._zoom = zoom
        self.update()

    def set_word(self, word: str) -> None:
        """Set the word, e.g. the name of this half of the sheet."""
        self._word = word
        self.setAccessibleName(word)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, look.color("paper"))  # Qt's own corner lies below
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), look.color("line"))
        area = zoomed(painter, area, self._zoom)
        font = look.font("small")
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(look.color("ink_soft"))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(area.adjusted(4.0, 0.0, 0.0, 0.0), flags, self._word)
        painter.end()


def _make_plain(header: QHeaderView) -> None:
    header.setFrameShape(QHeaderView.Shape.NoFrame)
    header.viewport().setAutoFillBackground(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setMinimumSectionSize(1)
    header.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _clear_rest(header: QHeaderView, look: Look, rest: QRect) -> None:
    """Paint paper over what Qt's style fills behind the last section."""
    painter = QPainter(header.viewport())
    painter.fillRect(rest, look.color("paper"))
    painter.end()


def _tab(area: QRectF, radius: float) -> QPainterPath:
    """Return an area with its upper corners rounded."""
    path = QPainterPath(area.bottomLeft())
    path.lineTo(area.left(), area.top() + radius)
    path.quadTo(area.topLeft(), QPointF(area.left() + radius, area.top()))
    path.lineTo(area.right() - radius, area.top())
    path.quadTo(area.topRight(), QPointF(area.right(), area.top() + radius))
    path.lineTo(area.bottomRight())
    path.closeSubpath()
    return path
