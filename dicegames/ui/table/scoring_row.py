"""The lines of the scoring table: the words above the columns, and a seat with its parts and total."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dicegames.models.numbers import number_text
from dicegames.models.result import ResultRow, scoring_sentence
from dicegames.models.scoring import ScoreCell, ScoreColumn, Scoring
from dicegames.models.tips import tip_text
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.card import paint_pattern
from dicegames.ui.paint.die import CANVAS, paint_die
from dicegames.ui.paint.joker import paint_joker
from dicegames.ui.paint.shapes import paint_box, rounded
from dicegames.ui.speech import speak
from dicegames.ui.table.scoring_layout import (
    BADGE,
    SIDE,
    ScoringPlan,
    cell_height,
    part_font,
    row_height,
)
from dicegames.ui.table.seat_name import paint_seat_name, place_text

SWATCH = QSize(26, 11)
_SWATCH_RADIUS = 3.0
_SWATCH_GAP = 4.0
_MARK = 13.0
_DIE = 20.0
_LINE = int(Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(_LINE | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(_LINE | Qt.AlignmentFlag.AlignRight)
_CENTER = int(_LINE | Qt.AlignmentFlag.AlignHCenter)


class ScoringHeading(QWidget):
    """The words above the columns; those about cards also show their colour and pattern."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._columns: tuple[ScoreColumn, ...] = ()
        self._plan: ScoringPlan | None = None
        self._total_word = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: tuple[ScoreColumn, ...], total_word: str, plan: ScoringPlan) -> None:
        """Show these columns where `plan` puts them."""
        self._columns, self._total_word, self._plan = columns, total_word, plan
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a small line, with colours above it if they have words."""
        height = QFontMetricsF(self._look.font("small")).height() + 8.0
        if self._plan is not None and self._plan.has_words:
            height += SWATCH.height() + _SWATCH_GAP
        return QSize(200, round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each word below the colour it is about."""
        plan, look = self._plan, self._look
        if plan is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = look.font("small")
        line = QFontMetricsF(font).height()
        painter.setFont(font)
        painter.setPen(look.color("ink_soft"))
        bottom = self.height() - 5.0
        for column, center, word in zip(self._columns, plan.centers, plan.words, strict=True):
            if column.card_color:
                low = bottom - (line + _SWATCH_GAP if word else 2.0)
                box = QRectF(0.0, 0.0, SWATCH.width(), SWATCH.height())
                box.moveCenter(QPointF(center, low - SWATCH.height() / 2))
                paint_pattern(painter, rounded(box, _SWATCH_RADIUS), column.card_color, look)
                paint_box(painter, box, _SWATCH_RADIUS, edge=look.color("line_strong"))
            painter.drawText(QRectF(center - 100.0, bottom - line, 200.0, line), _CENTER, word)
        if not plan.is_stacked:  # there totals stand a line above the columns
            total = QRectF(0.0, bottom - line, plan.total_right, line)
            painter.drawText(total, _RIGHT, self._total_word)
        painter.end()


class ScoringRow(QLabel):
    """One seat's line: who it is, the parts as far as they are counted, and their sum.

    Places and the tint of winners come once the result is final: everything is counted everywhere.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._row: ResultRow | None = None
        self._cells: tuple[ScoreCell, ...] = ()
        self._plan: ScoringPlan | None = None
        self._counted = 0
        self._is_last = False
        self._is_final = False
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def seat(self) -> int:
        """The seat shown; -1 before there is one."""
        return self._row.seat if self._row is not None else -1

    @property
    def cells(self) -> tuple[ScoreCell, ...]:
        """The parts, counted or not."""
        return self._cells

    @property
    def shown_total(self) -> int:
        """The sum of the parts that are counted."""
        return sum(cell.points or 0 for cell in self._cells[: self._counted])

    @property
    def shown_place(self) -> int:
        """The place in front of the name; 0 before the result is final."""
        return self._row.place if self._row is not None and self._is_final else 0

    def show_row(self, row: ResultRow, scoring: Scoring, *, is_last: bool, is_final: bool) -> None:
        """Show a seat's line; all but the last one have a line below."""
        self._row, self._is_last, self._is_final = row, is_last, is_final
        self._cells = scoring.cells(row.seat)
        speak(self, scoring_sentence(row, scoring))
        self.setToolTip(tip_text(self.accessibleName()))  # long names are cut
        self.update()

    def set_counted(self, count: int) -> None:
        """Show the first `count` parts."""
        if count != self._counted:
            self._counted = count
            self.update()

    def set_plan(self, plan: ScoringPlan, *, low: bool) -> None:
        """Put the parts where `plan` wants them, in the lower form or the normal one."""
        self._plan, self._low = plan, low
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the line."""
        stacked = self._plan is not None and self._plan.is_stacked
        return QSize(200, row_height(self._look, low=self._low, stacked=stacked))

    def minimumSizeHint(self) -> QSize:
        """Return the height of the line; any width will do."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint place, badge, name, parts and sum."""
        row, plan, look = self._row, self._plan, self._look
        if row is None or plan is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.shown_place == 1:
            paint_box(painter, rect, look.metric("radius_box"), fill=look.color("accent_tint"))
        if not self._is_last:
            painter.fillRect(QRectF(0.0, rect.bottom() - 1.0, rect.width(), 1.0), look.color("line"))
        cells = cell_height(look)
        head = QRectF(rect)
        top = rect.center().y() - cells / 2
        if plan.is_stacked:
            head = QRectF(0.0, 5.0, rect.width(), rect.height() - cells - 12.0)
            top = head.bottom() + 2.0
        self._paint_head(painter, row, plan, head)
        places = zip(self._cells[: self._counted], plan.centers, plan.widths, strict=False)
        for cell, center, width in places:
            self._paint_cell(painter, cell, QRectF(center - width / 2, top, width, cells))
        painter.end()

    def _paint_head(self, painter: QPainter, row: ResultRow, plan: ScoringPlan, head: QRectF) -> None:
        look, title = self._look, self._look.font("title")
        painter.setPen(look.color("ink"))
        painter.setFont(title)
        if self.shown_place:
            painter.drawText(head.adjusted(SIDE, 0.0, 0.0, 0.0), _LEFT, place_text(row))
        total = QRectF(0.0, head.top(), plan.total_right, head.height())
        painter.drawText(total, _RIGHT, number_text(self.shown_total))
        center = QPointF(plan.badge_left + BADGE / 2, head.center().y())
        paint_badge(painter, center, BADGE, look.seat(row.color), look.color("paper"))
        room = max(0.0, plan.name_right - plan.name_left)
        paint_seat_name(painter, look, row, QRectF(plan.name_left, head.top(), room, head.height()))

    def _paint_cell(self, painter: QPainter, cell: ScoreCell, rect: QRectF) -> None:
        """Paint points over the note; a mark stands beside the note."""
        look, font, small = self._look, part_font(self._look), self._look.font("small")
        line = QFontMetricsF(font).height()
        upper = QRectF(rect.left(), rect.top(), rect.width(), line)
        points = "–" if cell.points is None else number_text(cell.points)
        painter.setFont(font)
        painter.setPen(look.color("ink" if cell.points else "ink_soft"))
        if cell.die:
            upper = self._paint_rolled(painter, cell, rect)
        elif not cell.note and not cell.is_marked:
            upper = rect
        painter.drawText(upper, _CENTER, points)
        lower = QRectF(rect.left(), upper.bottom(), rect.width(), rect.bottom() - upper.bottom())
        painter.setFont(small)
        painter.setPen(look.color("ink_soft"))
        if not cell.is_marked:
            painter.drawText(lower, _CENTER, cell.note)
            return
        width = QFontMetricsF(small).horizontalAdvance(cell.note)
        left = lower.center().x() - (width + 3.0 + _MARK) / 2
        painter.drawText(QRectF(left, lower.top(), width, lower.height()), _LEFT, cell.note)
        center = QPointF(left + width + 3.0 + _MARK / 2, lower.center().y())
        paint_joker(painter, center, _MARK, look)

    def _paint_rolled(self, painter: QPainter, cell: ScoreCell, rect: QRectF) -> QRectF:
        """Paint the die that brought the points, and return the room for these beside it."""
        width = QFontMetricsF(part_font(self._look)).horizontalAdvance(number_text(cell.die))
        whole = CANVAS * _DIE + width
        left = rect.center().x() - whole / 2
        center = QPointF(left + CANVAS * _DIE / 2, rect.center().y())
        paint_die(painter, center, _DIE, cell.die, 8.0, self._look.dice_colors("ivory"))
        return QRectF(left + CANVAS * _DIE, rect.top(), width, rect.height())
