"""The podium of wood: who played on and has one of the first three places, rising one after the other."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHideEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dicegames.models.numbers import number_text
from dicegames.models.result import Result, ResultRow, row_sentence
from dicegames.models.tips import tip_text
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.speech import speak
from dicegames.ui.table.seat_name import name_lines

APART_MS = 80
PLACES = 3
BLOCK, GAP, LEAST_BLOCK = 118.0, 15.0, 64.0
TALLEST, SHORTEST = 224.0, 36.0
GROWS_FROM, MOST_GROWN = 440.0, 1.6  # px of width; how much larger blocks get on wider ones
STEPS = {1: 1.0, 2: 0.786, 3: 0.571}  # heights by place
LEAST_STEP, FLATTEST = 48.0, 0.8  # px of the lowest block, and of the tallest one where there is less room
BADGE, SMALL_BADGE, LEAST_BADGE = 72.0, 40.0, 28.0
LARGE_BADGE, BADGE_SHARE = 112.0, 0.2  # the largest one, and its share of a high podium
HIGH_SHARE = 0.6  # of a high podium, for its tallest block
ALONE = 1.5  # how much wider a single block is
SMALL_BELOW, LEAST_BELOW = 260, 200  # px of height
CAP = 5.0
SHORT_NAME = 8  # letters
_CENTER = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip)


class Podium(QLabel):
    """Paint blocks with badge, name and total above them; to screen readers it is a text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._result: Result | None = None
        self._time = 1.0  # share of the whole rise
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._on_rise_value_changed)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(140)
        look.changed.connect(self.update)

    @property
    def is_rising(self) -> bool:
        """Whether the blocks are still on their way."""
        return self._rise.state() == QVariantAnimation.State.Running

    @property
    def shown_rows(self) -> tuple[ResultRow, ...]:
        """The seats that stand on the podium: places one to three, as many as fit."""
        fitting = max(1, int((self.width() + GAP) // (LEAST_BLOCK + GAP)))
        return self._placed[:fitting]

    @property
    def _placed(self) -> tuple[ResultRow, ...]:
        rows = self._result.rows if self._result is not None else ()
        return tuple(row for row in rows if row.place <= PLACES and not row.has_resigned)

    def show_result(self, result: Result, *, rise: bool) -> None:
        """Show the first places of `result`, rising if wanted."""
        self._result = result
        self.retranslate()
        self._rise.stop()
        self._time = 1.0
        if rise:
            later = APART_MS * (len(self.shown_rows) - 1) if self._look.motion is Motion.FULL else 0
            self._rise.setDuration(self._look.duration("podium") + later)
            self._rise.start()
        self.update()

    def finish(self) -> None:
        """Let every block stand at once."""
        if self.is_rising:
            self._rise.setCurrentTime(self._rise.duration())

    def retranslate(self) -> None:
        """Put the sentence for screen readers into the current language."""
        result = self._result
        if result is not None:
            speak(self, " ".join(row_sentence(row, result) for row in self._placed))
            self.setToolTip(tip_text("\n".join(row_sentence(row, result) for row in self._placed)))

    def block_rects(self) -> tuple[QRectF, ...]:
        """Return where the blocks stand once they have risen, in the order of `shown_rows`."""
        rows = self.shown_rows
        count = len(rows)
        if not count:
            return ()
        grown = min(max(1.0, self.width() / GROWS_FROM), MOST_GROWN)
        if count == 1:
            grown *= ALONE
        width = min(BLOCK * grown, (self.width() - GAP * (count - 1)) / count)
        left = (self.width() - width * count - GAP * (count - 1)) / 2
        wanted = max(TALLEST * grown, HIGH_SHARE * self.height())
        tallest = min(wanted, max(SHORTEST, self.height() - self._person_height()))
        lowest = max(STEPS[PLACES] * tallest, min(LEAST_STEP, FLATTEST * tallest))
        rects = []
        for index, row in enumerate(rows):
            share = (STEPS[row.place] - STEPS[PLACES]) / (1.0 - STEPS[PLACES])
            height = lowest + share * (tallest - lowest)
            rects.append(QRectF(left + index * (width + GAP), self.height() - height, width, height))
        return tuple(rects)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self._rise.stop()
        self._time = 1.0
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every block with who stands on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, (row, rect) in enumerate(zip(self.shown_rows, self.block_rects(), strict=True)):
            share = self._share(index)
            if self._look.motion is Motion.FULL:
                rect.setTop(rect.bottom() - rect.height() * share)
            else:
                painter.setOpacity(share)
            self._paint_block(painter, rect, row)
            self._paint_person(painter, rect, row)
        painter.end()

    def _share(self, index: int) -> float:
        """Return how far a block has risen; each starts a little after the one before."""
        total = self._rise.duration()
        if self._time >= 1.0 or not total:
            return 1.0
        own = self._look.duration("podium")
        start = APART_MS * index if self._look.motion is Motion.FULL else 0
        return self._curve.valueForProgress(min(max((self._time * total - start) / max(own, 1), 0.0), 1.0))

    def _paint_block(self, painter: QPainter, rect: QRectF, row: ResultRow) -> None:
        look = self._look
        # Round above, square below, where the block stands on the tray's edge.
        shape = QPainterPath()
        shape.addRoundedRect(rect.adjusted(0.0, 0.0, 0.0, 10.0), 9.0, 9.0)
        painter.save()
        painter.setClipRect(self.rect())
        painter.fillPath(shape, look.color("wood_hi"))
        body = QLinearGradient(rect.topLeft(), rect.topRight())
        body.setColorAt(0.0, look.color("wood_hi"))
        body.setColorAt(0.5, look.color("wood"))
        body.setColorAt(1.0, look.color("wood_lo"))
        front = QPainterPath()
        front.addRoundedRect(rect.adjusted(0.0, CAP, 0.0, 10.0), 7.0, 7.0)
        painter.fillPath(front, body)
        painter.restore()
        font = look.font("display")
        if min(block.height() for block in self.block_rects()) < 70.0:  # all figures are of one size
            font = look.font("title")
        figure = min(rect.height(), 88.0)
        painter.setFont(font)
        painter.setPen(look.color("on_wood"))
        painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), figure), _CENTER, str(row.place))

    def _paint_person(self, painter: QPainter, rect: QRectF, row: ResultRow) -> None:
        look = self._look
        name_font, total_font = self._name_font(), self._total_font()
        name_metrics, total_metrics = QFontMetricsF(name_font), QFontMetricsF(total_font)
        middle = rect.center().x()
        width = min(self._name_width(rect.width()), 2 * middle, 2 * (self.width() - middle))
        left = rect.center().x() - width / 2
        bottom = rect.top() - 8.0
        painter.setPen(look.color("on_felt"))
        painter.setFont(total_font)
        top = bottom - total_metrics.height()
        painter.drawText(QRectF(left, top, width, total_metrics.height()), _CENTER, number_text(row.total))
        painter.setFont(name_font)
        for line in reversed(self.name_lines(row.name, width)):
            top -= name_metrics.height()
            painter.drawText(QRectF(left, top, width, name_metrics.height()), _CENTER, line)
        badge = self._badge()
        center = QPointF(rect.center().x(), top - 6.0 - badge / 2)
        paint_badge(painter, center, badge, look.seat(row.color), look.color("paper"))

    def _badge(self) -> float:
        if self.height() < LEAST_BELOW:
            return LEAST_BADGE
        if self.height() < SMALL_BELOW or self.width() < 300:
            return SMALL_BADGE
        return min(LARGE_BADGE, max(BADGE, BADGE_SHARE * self.height()))

    def _name_font(self) -> QFont:
        """Return the font of all names, smaller where a short one would be broken."""
        blocks = max(len(self.shown_rows), 1)
        width = (self.width() - GAP * (blocks - 1)) / blocks  # at the edges of the tray is no more
        names = [row.name for row in self.shown_rows if len(row.name) <= SHORT_NAME]
        for role in ("strong", "body", "small"):
            font = self._look.font(role)
            font.setBold(True)
            if all(QFontMetricsF(font).horizontalAdvance(name) <= width for name in names):
                break
        return font

    def _total_font(self) -> QFont:
        """Return the font of all totals, smaller where the longest would reach into its neighbour's."""
        blocks = max(len(self.shown_rows), 1)
        width = (self.width() - GAP * (blocks - 1)) / blocks
        for role in ("title", "strong", "body"):
            font = self._look.font(role)
            font.setBold(True)
            metrics = QFontMetricsF(font)
            if all(metrics.horizontalAdvance(number_text(row.total)) <= width for row in self.shown_rows):
                break
        return font

    def name_lines(self, name: str, width: float) -> tuple[str, ...]:
        """Return a name in one line of `width`, or broken into two, the second one cut where it must.

        On a low tray it is cut in one line, or left out: the badge stands for it.
        """
        metrics = QFontMetricsF(self._name_font())
        lines, most = name_lines(name, metrics, width), self._most_lines()
        if len(lines) <= most:
            return lines
        return (metrics.elidedText(name, Qt.TextElideMode.ElideRight, width),) if most else ()

    def _most_lines(self) -> int:
        """Return how many lines of a name have room over the lowest podium."""
        room = self.height() - SHORTEST - self._height_but_names()
        return max(0, min(2, int(room / QFontMetricsF(self._name_font()).height())))

    def _name_width(self, block: float) -> float:
        """Return the room for a name: the block and the gaps beside it; a single name has the whole tray."""
        return block + GAP - 4.0 if len(self.shown_rows) > 1 else self.width() - GAP

    def _person_height(self) -> float:
        rows, metrics = self.shown_rows, QFontMetricsF(self._name_font())
        width = min(BLOCK, (self.width() - GAP * (len(rows) - 1)) / max(len(rows), 1))
        lines = [len(self.name_lines(row.name, self._name_width(width))) for row in rows]
        return metrics.height() * max(lines, default=1) + self._height_but_names()

    def _height_but_names(self) -> float:
        return self._badge() + 6.0 + QFontMetricsF(self._total_font()).height() + 8.0 + 8.0

    def _on_rise_value_changed(self, share: float) -> None:
        self._time = share
        self.update()
