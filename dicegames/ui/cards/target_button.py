"""One place of the card table as a real button, so that keyboards and screen readers find it."""

from PySide6.QtCore import QEvent, QMargins, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicegames.models.card_table_words import chip, corner, hint, spoken, titles
from dicegames.models.card_values import TargetView
from dicegames.ui.cards.layout import BEFORE, BEHIND, Way
from dicegames.ui.cards.target_paint import (
    Words,
    card_picture,
    paint_stack,
    paint_target,
    spots_of,
    white_spot,
)
from dicegames.ui.cards.target_plan import Spot
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box, rounded

RING = 4.0
RING_GAP = 1.0
_DASH = 3.0  # width of the dashed ring round own dice
_HOVER = 1.5
_AIMED, _HOVERED = 2.0, 0.7  # how much a lit target is tinted, of the usual
_ARROWS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}


class TargetButton(QAbstractButton):
    """Show a `TargetView`. A click only asks: whoever owns the table decides what becomes of it."""

    tapped = Signal(int)  # number of the target
    way_wished = Signal(int, object)  # number of the target, Way

    def __init__(self, look: Look, view: TargetView, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._view = view
        self._has_reasons = True
        self._is_live = True
        self._is_aimed = False
        self._edge = 1.0
        self._without_dice = False
        self._without_card = False
        self._words = Words()
        self._kept: tuple[object, QPixmap] | None = None
        self._ring = FocusRing(look, self, look.metric("radius_field"), on_felt=True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._on_clicked)
        look.changed.connect(self._on_look_changed)
        self.show_view(view)

    @property
    def view(self) -> TargetView:
        """What is shown."""
        return self._view

    @property
    def words(self) -> Words:
        """The words on the card."""
        return self._words

    @property
    def is_aimed(self) -> bool:
        """Whether a die that is dragged would fall here."""
        return self._is_aimed

    @property
    def card_rect(self) -> QRectF:
        """Where the card is, in the parent's coordinates."""
        return self._card().translated(self.x(), self.y())

    def show_view(self, view: TargetView) -> None:
        """Show a place; one without a card can't be tapped."""
        self._view = view
        self.setEnabled(not view.is_gone or view.kind == "bonus")
        self.retranslate()

    def place(self, card: QRectF, edge: float = 1.0) -> None:
        """Let the card lie at `card`, in the parent's coordinates, with rings `edge` times as wide."""
        self._edge = edge
        before, behind = self._margins()
        self.setGeometry(card.toRect().adjusted(-before, -before, behind, behind))
        self._ring.set_inside(QMargins(before, before, behind, behind))
        self.update()

    def set_reasons(self, shown: bool) -> None:
        """Say on the card why the selected dice can't be placed, or leave it to taps."""
        if shown != self._has_reasons:
            self._has_reasons = shown
            self.retranslate()

    def set_live(self, live: bool) -> None:
        """Say whether a press does something: else Space is left to the table, and Enter asks why not."""
        self._is_live = live

    def set_aimed(self, aimed: bool) -> None:
        """Show that a die that is dragged would fall here."""
        if aimed != self._is_aimed:
            self._is_aimed = aimed
            self.update()

    def leave_out(self, dice: bool, card: bool) -> None:
        """Leave out what is on its way here."""
        if (dice, card) != (self._without_dice, self._without_card):
            self._without_dice, self._without_card = dice, card
            self.update()

    def spots(self) -> tuple[Spot, ...]:
        """Return how the dice of the bid lie, in the parent's coordinates."""
        spots = spots_of(self._card(), self._view, bool(self._words.chip), self._look)
        return tuple(self._moved(spot) for spot in spots)

    def white_spot(self) -> Spot:
        """Return how the bonus die lies, in the parent's coordinates."""
        return self._moved(white_spot(self._card(), self._view, bool(self._words.chip), self._look))

    def card_picture(self) -> QPixmap:
        """Return the card alone, without dice of seats."""
        ratio = self.devicePixelRatioF()
        return card_picture(self._card(), self._view, self._words, self._look, ratio)

    def retranslate(self) -> None:
        """Put the words into the current language."""
        view = self._view
        says = chip(view) if self._has_reasons or view.status != "refuses" else ()
        self._words = Words(titles(view), corner(view), says)
        self.setAccessibleName(spoken(view))
        self.setAccessibleDescription(hint(view))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.way_wished.emit(self._view.target, _ARROWS[key])
            event.accept()
        elif key == Qt.Key.Key_Space and not self._is_live:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture())
        painter.end()

    def _picture(self) -> QPixmap:
        """Return the whole place; kept while nothing changes, as what moves above repaints it each time."""
        ratio = self.devicePixelRatioF()
        hovered = self.isEnabled() and self.underMouse()
        left_out = (self._without_dice, self._without_card)
        states = (hovered, self.isDown(), self._is_aimed, self._ring.is_shown)
        key = (self._view, self._words, self.size(), ratio, *states, left_out)
        if self._kept is not None and self._kept[0] == key:
            return self._kept[1]
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self._card()
        paint_stack(painter, rect, self._view.under, self._look, self._edge)
        if not self._without_card:
            if self.isDown():
                painter.translate(0.0, 1.0)
            with_dice = not self._without_dice
            paint_target(painter, rect, self._view, self._words, self._look, with_dice=with_dice)
            self._paint_ring(painter, rect)
        painter.end()
        self._kept = (key, picture)
        return picture

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        look, hovered = self._look, self.isEnabled() and self.underMouse()
        ring = look.color("accent_pressed" if self.isDown() else "ring")
        radius = look.metric("radius_field")
        is_focused = self._ring.is_shown  # its ring takes the place outside: the own one goes inside
        if self._view.status == "takes":
            width = float(round(RING * self._edge))
            reach = 0.0 if is_focused else width + RING_GAP
            box = rect.adjusted(-reach, -reach, reach, reach)
            fill = None
            if self._is_aimed or hovered:
                fill = QColor(ring)
                fill.setAlphaF((_AIMED if self._is_aimed else _HOVERED) * look.metric("ring_alpha"))
            paint_box(painter, box, radius + reach, fill=fill, edge=ring, width=width)
        elif self._view.status == "mine":
            width = _DASH * self._edge
            reach = 0.0 if is_focused else width
            box = rect.adjusted(-reach, -reach, reach, reach)
            pen = QPen(ring, width)
            pen.setDashPattern([2.0, 1.3])  # in widths of the line
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            half = width / 2
            path = rounded(box.adjusted(half, half, -half, -half), radius + half)
            painter.strokePath(path, pen)
        elif hovered:
            width = 2 * _HOVER if self.isDown() else _HOVER
            reach = width + RING_GAP
            box = rect.adjusted(-reach, -reach, reach, reach)
            paint_box(painter, box, radius + reach, edge=look.color("felt_line"), width=width)

    def _card(self) -> QRectF:
        """Return where the card is, in own coordinates."""
        before, behind = self._margins()
        return QRectF(self.rect().adjusted(before, before, -behind, -behind))

    def _margins(self) -> tuple[int, int]:
        """Return the room before and behind the card, in whole pixels."""
        return int(BEFORE * self._edge), int(BEHIND * self._edge)

    def _moved(self, spot: Spot) -> Spot:
        return Spot(spot.center + self.pos().toPointF(), spot.yaw, spot.size)

    def _on_clicked(self) -> None:
        self.tapped.emit(self._view.target)

    def _on_look_changed(self) -> None:
        self._kept = None
        self.update()
