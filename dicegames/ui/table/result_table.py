"""The final table: a line per seat with its sums, each line readable by itself."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from dicegames.models.numbers import number_text
from dicegames.models.result import Result, ResultRow, columns, row_sentence
from dicegames.models.tips import tip_text
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.speech import speak
from dicegames.ui.table.seat_name import paint_seat_name, place_text

ROW, LOW_ROW = 60, 44
_SIDE = 12.0
_BADGE = 28.0
_COLUMN, _NAME_LEAST = 3.0, 4.0  # F of the first column, and of the shortest room for a name beside all
_LINE = int(Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(_LINE | Qt.AlignmentFlag.AlignRight)
_LEFT = int(_LINE | Qt.AlignmentFlag.AlignLeft)


def column_edges(look: Look, headings: tuple[str, ...], width: float) -> tuple[float, ...]:
    """Return the right edges of the columns below `headings` for a table of `width`, left to right."""
    metrics = QFontMetricsF(look.font("small"))
    gap = look.px(2.2) if width >= look.px(46.0) else look.px(0.9)
    edges = [width - _SIDE]
    least = QFontMetricsF(look.font("title")).horizontalAdvance("888")  # of the total; parts are smaller
    for heading in reversed(headings[1:]):
        edges.append(edges[-1] - max(metrics.horizontalAdvance(heading), least) - gap)
        least = look.px(2.2)
    return tuple(reversed(edges))


def names_fit(look: Look, edges: tuple[float, ...]) -> bool:
    """Return whether columns with these right edges leave room for names; else only the total is shown."""
    return edges[0] - look.px(_COLUMN) - _name_left(look) >= look.px(_NAME_LEAST)


def _name_left(look: Look) -> float:
    """Return where the names begin, behind place and badge."""
    return _SIDE + QFontMetricsF(look.font("title")).horizontalAdvance("8.") + 18.0 + _BADGE + 12.0


class HeadingRow(QWidget):
    """The words above the columns."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._result: Result | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_result(self, result: Result) -> None:
        """Show the words for the parts of `result`."""
        self._result = result
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a small line."""
        return QSize(200, round(self._look.px(1.3)) + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each word over the right edge of its column."""
        if self._result is None:
            return
        headings = columns(self._result)
        painter = QPainter(self)
        painter.setFont(self._look.font("small"))
        painter.setPen(self._look.color("ink_soft"))
        edges = column_edges(self._look, headings, self.width())
        if not names_fit(self._look, edges):
            edges, headings = edges[-1:], headings[-1:]
        for edge, word in zip(edges, headings, strict=True):
            painter.drawText(QRectF(0.0, 0.0, edge, self.height()), _RIGHT, word)
        painter.end()


class SeatRow(QLabel):
    """One seat's line; winners lie on a tint."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._row: ResultRow | None = None
        self._result: Result | None = None
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, row: ResultRow, result: Result) -> None:
        """Show `row` of `result`; all but the last one have a line below."""
        self._row, self._result = row, result
        sentence = row_sentence(row, result)
        speak(self, sentence)
        self.setToolTip(tip_text(sentence))
        self.update()

    def set_low(self, low: bool) -> None:
        """Take the lower form, or the normal one."""
        self._low = low
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(200, max(LOW_ROW if self._low else ROW, round(self._look.px(2.6))))

    def minimumSizeHint(self) -> QSize:
        """Return the height of a line; any width will do."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint place, badge, name and sums."""
        row, result, look = self._row, self._result, self._look
        if row is None or result is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if row.place == 1:
            paint_box(painter, rect, look.metric("radius_box"), fill=look.color("accent_tint"))
        if row is not result.rows[-1]:
            painter.fillRect(QRectF(0.0, rect.bottom() - 1.0, rect.width(), 1.0), look.color("line"))
        painter.setPen(look.color("ink"))
        painter.setFont(look.font("title"))
        painter.drawText(rect.adjusted(_SIDE, 0.0, 0.0, 0.0), _LEFT, place_text(row))
        start = _name_left(look)
        center = QPointF(start - 12.0 - _BADGE / 2, rect.center().y())
        paint_badge(painter, center, _BADGE, look.seat(row.color), look.color("paper"))
        edges = column_edges(look, columns(result), rect.width())
        numbers = ["–" if part is None else number_text(part) for part in (*row.parts, row.total)]
        if not names_fit(look, edges):
            edges, numbers = edges[-1:], numbers[-1:]
        room = edges[0] - look.px(_COLUMN) - start
        paint_seat_name(painter, look, row, QRectF(start, 0.0, room, rect.height()))
        painter.setPen(look.color("ink"))
        for index, (edge, number) in enumerate(zip(edges, numbers, strict=True)):
            painter.setFont(look.font("title" if index == len(numbers) - 1 else "body"))
            painter.drawText(QRectF(0.0, 0.0, edge, rect.height()), _RIGHT, number)
        painter.end()


class ResultTable(QFrame):
    """The heading and one `SeatRow` per seat."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._heading = HeadingRow(look)
        self._rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._heading)
        look.changed.connect(self._on_look_changed)

    @property
    def seat_rows(self) -> tuple[SeatRow, ...]:
        """The lines, first place first."""
        return tuple(self._rows)

    def show_result(self, result: Result) -> None:
        """Show the rows of `result` in their order."""
        rows = result.rows
        while len(self._rows) > len(rows):
            spare = self._rows.pop()
            self._column.removeWidget(spare)
            spare.hide()
            spare.deleteLater()
        while len(self._rows) < len(rows):
            line = SeatRow(self._look)
            self._rows.append(line)
            self._column.addWidget(line)
        for line, row in zip(self._rows, rows, strict=True):
            line.show_row(row, result)
        self._heading.show_result(result)

    def set_low(self, low: bool) -> None:
        """Take the lower form, or the normal one."""
        for line in self._rows:
            line.set_low(low)

    def _on_look_changed(self) -> None:
        for line in self._rows:
            line.updateGeometry()
        self._heading.updateGeometry()
        self.update()
