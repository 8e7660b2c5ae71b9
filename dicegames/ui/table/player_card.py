"""One player's card in the strip, painted; to screen readers it is a text with the whole sentence."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dicegames.models.numbers import HIDDEN, number_text
from dicegames.models.players import PlayerView, spoken, status_texts
from dicegames.models.tips import tip_text
from dicegames.ui.look import SMALLEST_TEXT, Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.paint.strikes import paint_strikes, strikes_size
from dicegames.ui.speech import speak
from dicegames.ui.theme import SeatColors

FULL_FROM = 15.0  # widths in F from which a card shows everything, or badge, name and total
SLIM_FULL_FROM = 10.0
NAME_FROM = 8.2
BESIDE_FROM = 6.2  # below this the total stands under the badge
SLIM_BELOW = 60  # px of height: one line of text instead of two
CHIP, SMALL_CHIP = 16.0, 12.0  # beside a name, and on a disc at the badge
BADGE, ACTIVE_BADGE, SLIM_BADGE = 28.0, 34.0, 24.0
SMALL_BADGE, LOW_BADGE = 20.0, 16.0  # over a total
LEFT, GAP, RIGHT = 14.0, 12.0, 18.0  # px beside the badge and the numbers
SLIM_LEFT, SLIM_GAP, SLIM_RIGHT = 9.0, 7.0, 11.0  # the same of a low card
SLIM_EDGE = 3.0  # px over and under the numbers of a low card
_CHIP_ASIDE = 10.0  # px, so that the chip leaves the symbol of the smallest badge to be seen
NAME_LEAST = 6.0  # F, below which a name gets the room of the gain
NAME_LETTERS = 4  # of a name that is cut, with the dots
STATUS_LEAST = 8  # letters from which a status that is cut is shown
STRIKES, SLIM_STRIKES, SMALL_STRIKES, LEAST_STRIKES = (
    14.0,
    11.0,
    9.0,
    4.0,
)  # px of height; small ones below a badge
STRIKES_GAP, STRIKES_LEAST_GAP = 6.0, 3.0
TIGHT_BELOW = 12.0  # px beside badge and total of a narrow card; with less they take their small forms


class CardForm(Enum):
    """How much a card has room for."""

    FULL = "full"
    NAMED = "named"
    BADGE = "badge"


class PlayerCard(QLabel):
    """Show one `PlayerView`; the total may be shown counting up."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view = PlayerView("", "", look.seat_ids[0], False, "", 0)
        self._total = 0
        self._gain: int | None = None
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def view(self) -> PlayerView:
        """The player shown."""
        return self._view

    @property
    def shown_total(self) -> int:
        """The total as painted, which may still be counting."""
        return self._total

    @property
    def total_text(self) -> str:
        """The total in figures, or what stands for it while it is hidden."""
        return HIDDEN if self._view.is_hidden else number_text(self._total)

    @property
    def shown_gain(self) -> int | None:
        """The points painted beside the total with a plus."""
        return self._gain

    @property
    def form(self) -> CardForm:
        """How much the card shows at its size."""
        width = self.width() / self._look.px(1.0)
        if width >= (SLIM_FULL_FROM if self._is_slim or self._view.is_active else FULL_FROM):
            return CardForm.FULL
        return CardForm.NAMED if width >= NAME_FROM else CardForm.BADGE

    @property
    def _is_slim(self) -> bool:
        return self.height() < SLIM_BELOW

    @property
    def is_stacked(self) -> bool:
        """Whether the name stands over the total, since it has no room beside it or others do so too."""
        return self._stacked or self.wants_stack

    @property
    def wants_stack(self) -> bool:
        """Whether the name has no room beside the total, but one over it."""
        slim, view = self._is_slim, self._view
        if not slim and not view.is_active:
            return self.form is CardForm.NAMED
        name_font, total_font = self._stacked_fonts()
        if QFontMetricsF(name_font).height() + QFontMetricsF(total_font).height() > self.height():
            return False
        numbers = self.total_text
        if self._gain is not None and view.strikes is None:  # else it stands beside the strikes
            numbers += f" {self._gain_text()}"
        badge = ACTIVE_BADGE if view.is_active and not slim else BADGE
        sides = SLIM_LEFT + SLIM_GAP + SLIM_RIGHT if slim else LEFT + GAP + RIGHT
        room = self.width() - sides - badge - 8.0
        room -= QFontMetricsF(self._look.font("title")).horizontalAdvance(numbers)
        wanted = QFontMetricsF(self._name_font()).horizontalAdvance(view.name)
        return room < (min(wanted, self._look.px(NAME_LEAST)) if view.is_active else wanted)

    def show_player(self, view: PlayerView, total: int, gain: int | None) -> None:
        """Show `view` with `total` and `gain` as the numbers to paint."""
        self._view, self._total, self._gain = view, total, None if view.is_hidden else gain
        self.retranslate()
        self.update()

    def set_stacked(self, stacked: bool) -> None:
        """Let the name stand over the total even if it has room beside it, like those of other cards."""
        if stacked != self._stacked:
            self._stacked = stacked
            self.update()

    def retranslate(self) -> None:
        """Put the sentence for screen readers into the current language."""
        sentence = spoken(self._view)
        speak(self, sentence)
        self.setToolTip(tip_text(sentence))

    def minimumSizeHint(self) -> QSize:
        """Return a badge with its total below."""
        return QSize(44, 44)

    def sizeHint(self) -> QSize:
        """Return the size of a full card."""
        return QSize(round(self._look.px(FULL_FROM)), 68)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, the badge and as many words as there is room for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        if self.form is CardForm.BADGE:
            self._paint_badge_form(painter)
        elif self.is_stacked:
            self._paint_stacked(painter)
        else:
            self._paint_wide(painter)
        painter.end()

    def _paint_paper(self, painter: QPainter) -> None:
        look, active = self._look, self._view.is_active
        edge, width = None, 0.0
        if active:
            edge, width = look.color("accent_ink"), look.metric("stroke_active")
        elif look.theme_name == "high_contrast":
            edge, width = look.color("line"), look.metric("stroke_hair")
        fill = look.color("paper" if active or look.theme_name == "high_contrast" else "window_alt")
        paint_box(
            painter, QRectF(self.rect()), look.metric("radius_button"), fill=fill, edge=edge, width=width
        )

    def _paint_wide(self, painter: QPainter) -> None:
        """Paint badge, name over status, and the numbers on the right."""
        look, view, slim = self._look, self._view, self._is_slim
        height = float(self.height())
        badge = ACTIVE_BADGE if view.is_active and not slim else BADGE
        left = SLIM_LEFT if slim else LEFT
        paint_badge(painter, QPointF(left + badge / 2, height / 2), badge, self._seat(), look.color("paper"))
        text_left = left + badge + (SLIM_GAP if slim else GAP)
        right, lower = self._paint_numbers(painter, text_left, self.width() - (SLIM_RIGHT if slim else RIGHT))
        name_font = self._name_font()
        name_metrics, status_metrics = QFontMetricsF(name_font), QFontMetricsF(self._status_font())
        both = name_metrics.height() + status_metrics.height()
        two_lines = (view.is_active or not slim) and both <= height
        lines = both if two_lines else name_metrics.height()
        top = (height - lines) / 2
        name_room = right - 8.0 - text_left
        status_room = name_room if view.strikes is None else lower - 8.0 - text_left
        has_chip = view.is_computer and name_metrics.horizontalAdvance(view.name) + CHIP + 6.0 <= name_room
        name = name_metrics.elidedText(view.name, Qt.TextElideMode.ElideRight, max(0.0, name_room))
        if name != view.name and len(name) < NAME_LETTERS:
            name = ""  # the badge says more than a letter or two
        painter.setFont(name_font)
        painter.setPen(look.color("ink"))
        painter.drawText(QPointF(text_left, top + name_metrics.ascent()), name)
        if has_chip:
            chip = QRectF(0.0, 0.0, CHIP, CHIP)
            chip.moveLeft(text_left + name_metrics.horizontalAdvance(name) + 6.0)
            chip.moveTop(top + (name_metrics.height() - CHIP) / 2)
            paint_icon(painter, "chip", chip, look.color("ink_soft"))
        elif view.is_computer:
            self._paint_small_chip(painter, QPointF(left + badge / 2, height / 2), badge)
        if two_lines:
            status = QRectF(text_left, top + name_metrics.height(), status_room, status_metrics.height())
            self._paint_status(painter, status)

    def _paint_stacked(self, painter: QPainter) -> None:
        """Paint the badge, and beside it the name over the total."""
        look, height = self._look, float(self.height())
        middle = height / 2
        slim = self._is_slim
        badge = SLIM_BADGE if slim else BADGE
        center = SLIM_LEFT + badge / 2 if slim else 24.0
        if self._view.strikes is not None:
            middle -= (SMALL_STRIKES + 4.0) / 2
            below = QPointF(center, middle + badge / 2 + 4.0)
            self._paint_strikes_below(painter, below, SMALL_STRIKES, badge + 6.0)
        paint_badge(painter, QPointF(center, middle), badge, self._seat(), look.color("paper"))
        name_font, total_font = self._stacked_fonts()
        name_metrics, total_metrics = QFontMetricsF(name_font), QFontMetricsF(total_font)
        left = center + badge / 2 + (SLIM_GAP if slim else 8.0)
        top = (height - name_metrics.height() - total_metrics.height()) / 2
        room = max(0.0, self.width() - left - 8.0)
        painter.setPen(look.color("ink"))
        painter.setFont(name_font)
        name = name_metrics.elidedText(self._view.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(left, top + name_metrics.ascent()), name)
        painter.setFont(total_font)
        baseline = top + name_metrics.height() + total_metrics.ascent()
        total = self.total_text
        painter.drawText(QPointF(left, baseline), total)
        end = left + total_metrics.horizontalAdvance(total) + 6.0
        if self._gain is not None:
            gain_font = self._gain_font()
            gain_width = QFontMetricsF(gain_font).horizontalAdvance(self._gain_text())
            if end + gain_width <= self.width() - 6.0:
                painter.setFont(gain_font)
                painter.setPen(look.color("accent_ink"))
                painter.drawText(QPointF(end, baseline), self._gain_text())
                end += gain_width + 6.0
        chip = QRectF(self.width() - 10.0 - CHIP, baseline - CHIP + 1.0, CHIP, CHIP)
        if self._view.is_computer and end <= chip.left():
            paint_icon(painter, "chip", chip, look.color("ink_soft"))
        elif self._view.is_computer:
            self._paint_small_chip(painter, QPointF(center, middle), badge)

    def _paint_status(self, painter: QPainter, rect: QRectF) -> None:
        font = self._status_font()
        metrics = QFontMetricsF(font)
        room = rect.width()
        texts = status_texts(self._view)
        words = next((text for text in texts if metrics.horizontalAdvance(text) <= room), texts[0])
        is_cut = metrics.horizontalAdvance(words) > room
        if is_cut and (self._view.is_active or room < metrics.averageCharWidth() * STATUS_LEAST):
            return  # a few letters say nothing, and whose turn it is the frame says
        text = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(self._look.color("accent_ink" if self._view.is_active else "ink_soft"))
        painter.drawText(QPointF(rect.left(), rect.top() + metrics.ascent()), text)

    def _paint_numbers(self, painter: QPainter, left: float, right: float) -> tuple[float, float]:
        """Paint total, gain and strikes up to `right`; return where their upper and lower line begin.

        With strikes the gain moves down to them where the name, which begins at `left`, would have no room.
        """
        look, slim, strikes = self._look, self._is_slim, self._view.strikes
        total, gain = self.total_text, self._gain_text()
        total_font = self._total_font()
        gain_font = self._gain_font()
        gain_width = QFontMetricsF(gain_font).horizontalAdvance(gain) + 8.0 if gain else 0.0
        name_room = right - left - gain_width - QFontMetricsF(total_font).horizontalAdvance(total)
        is_tight = strikes is not None and name_room < look.px(NAME_LEAST)
        if is_tight and not slim:
            total_font = look.font("title")
        metrics = QFontMetricsF(total_font)
        baseline, upper, lower = (self.height() + metrics.capHeight()) / 2, right, right
        if strikes is not None:
            size = strikes_size(strikes[1], SLIM_STRIKES if slim else STRIKES)
            size.setWidth(min(size.width(), right - left - gain_width))
            below = max(size.height(), QFontMetricsF(gain_font).capHeight() if gain and is_tight else 0.0)
            room = self.height() - metrics.capHeight() - below - 2 * SLIM_EDGE
            gap = max(STRIKES_LEAST_GAP, min(STRIKES_GAP, room))
            baseline -= (below + gap) / 2
            bottom = baseline + gap + below
            lower -= size.width()
            place = QPointF(lower, bottom - (below + size.height()) / 2)
            paint_strikes(painter, QRectF(place, size), *strikes, look)
        painter.setFont(gain_font)
        painter.setPen(look.color("accent_ink"))
        if gain and is_tight:
            lower -= gain_width
            painter.drawText(QPointF(lower, bottom), gain)
        elif gain:
            upper -= gain_width
            painter.drawText(QPointF(upper + 8.0, baseline), gain)
        upper -= metrics.horizontalAdvance(total)
        painter.setFont(total_font)
        painter.setPen(look.color("ink"))
        painter.drawText(QPointF(upper, baseline), total)
        return upper, lower

    def _paint_badge_form(self, painter: QPainter) -> None:
        look = self._look
        font = look.font("body")
        font.setBold(True)
        metrics = QFontMetricsF(font)
        total = self.total_text
        width, height, text = float(self.width()), float(self.height()), metrics.horizontalAdvance(total)
        is_low = width < look.px(BESIDE_FROM) and height - SMALL_BADGE - metrics.capHeight() < TIGHT_BELOW
        if is_low or text > width - 4.0:
            font = look.font("small")
            font.setBold(True)
            text = QFontMetricsF(font).horizontalAdvance(total)
            if text > width - 4.0:
                font.setPixelSize(max(round(SMALLEST_TEXT), int(font.pixelSize() * (width - 4.0) / text)))
            metrics = QFontMetricsF(font)
            text = metrics.horizontalAdvance(total)
        painter.setFont(font)
        painter.setPen(look.color("ink"))
        if width >= self._look.px(BESIDE_FROM):
            left, middle = (width - 24.0 - 6.0 - text) / 2, height / 2
            if self._view.strikes is not None:
                middle -= (SMALL_STRIKES + 2.0) / 2
                place = QPointF(width / 2, middle + 14.0)
                self._paint_strikes_below(painter, place, SMALL_STRIKES, width - 8.0)
            paint_badge(painter, QPointF(left + 12.0, middle), 24.0, self._seat(), look.color("paper"))
            if self._view.is_computer:
                self._paint_small_chip(painter, QPointF(left + 12.0, middle), 24.0)
            painter.drawText(QPointF(left + 30.0, middle + metrics.capHeight() / 2), total)
            return
        badge = LOW_BADGE if is_low else SMALL_BADGE
        free = height - badge - metrics.capHeight()
        strikes = 0.0
        if self._view.strikes is not None:
            strikes = max(LEAST_STRIKES, min(SMALL_STRIKES, free / 2))
        gap = max(1.0, (free - strikes) / (4 if strikes else 3))
        center = QPointF(width / 2, gap + badge / 2)
        paint_badge(painter, center, badge, self._seat(), look.color("paper"))
        if self._view.is_computer:
            self._paint_small_chip(painter, center, badge)
        painter.setPen(look.color("ink"))
        baseline = gap + badge + gap + metrics.capHeight()
        painter.drawText(QPointF((width - text) / 2, baseline), total)
        self._paint_strikes_below(painter, QPointF(width / 2, baseline + gap), strikes, width - 8.0)

    def _paint_small_chip(self, painter: QPainter, middle: QPointF, badge: float) -> None:
        """Mark the lower right of a badge: a computer sits here, and beside the name is no room."""
        look = self._look
        disc = QRectF(0.0, 0.0, SMALL_CHIP + 4.0, SMALL_CHIP + 4.0)
        aside = max(badge * 0.42, min(_CHIP_ASIDE, self.width() / 2 - disc.width() / 2))
        disc.moveCenter(middle + QPointF(aside, badge * 0.36))
        pen = painter.pen()
        paint_box(painter, disc, disc.width() / 2, fill=look.color("paper"), edge=look.color("line_strong"))
        paint_icon(painter, "chip", disc.adjusted(2.0, 2.0, -2.0, -2.0), look.color("ink"))
        painter.setPen(pen)

    def _paint_strikes_below(self, painter: QPainter, top: QPointF, height: float, most: float) -> None:
        """Paint the strikes centred below `top`, at most `most` wide."""
        if self._view.strikes is not None:
            width = min(most, strikes_size(self._view.strikes[1], height).width())
            rect = QRectF(top.x() - width / 2, top.y(), width, height)
            paint_strikes(painter, rect, *self._view.strikes, self._look)

    def _gain_text(self) -> str:
        if self._gain is None:
            return ""
        return f"{'' if self._gain < 0 else '+'}{number_text(self._gain)}"

    def _stacked_fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of a name over a total."""
        name = self._look.font("small" if self._is_slim else "body")
        name.setBold(self._view.is_active)
        return name, self._look.font("strong" if self._is_slim else "title")

    def _gain_font(self) -> QFont:
        font = self._look.font("small" if self._is_slim else "body")
        font.setBold(True)
        return font

    def _total_font(self) -> QFont:
        """Return the font of a total beside the name: on low cards one that keeps off the edges."""
        if not self._is_slim:
            return self._look.font("large" if self._view.is_active else "title")
        below = SLIM_STRIKES + STRIKES_GAP if self._view.strikes is not None else 0.0
        for role in ("title", "strong"):
            font = self._look.font(role)
            if QFontMetricsF(font).capHeight() + below + 2 * SLIM_EDGE <= self.height():
                break
        return font

    def _name_font(self) -> QFont:
        font = self._look.font("body" if self._is_slim else "strong")
        font.setBold(True)
        return font

    def _status_font(self) -> QFont:
        font = self._look.font("small")
        font.setBold(self._view.is_active)
        return font

    def _seat(self) -> SeatColors:
        return self._look.seat(self._view.color)
