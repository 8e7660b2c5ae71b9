"""One die on the table as a real button, so that screen readers know its value and whether it is kept."""

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QMargins,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.dice.layout import DIE_MAX, DIE_MIN, HIT, RING
from dicegames.ui.dice.throw import Place
from dicegames.ui.look import Look
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.theme import DieColors

translate = QCoreApplication.translate

TAG_WORD_FROM = 70  # smaller dice show the lock alone, as do those whose tags would reach over their rings

_SIDE = 1.5  # of the die's size: the shadow ends inside
_ROOM_BELOW_RING = 14
_TAG_HEIGHT = 24.0
_TAG_OVER = 6.0  # px that a tag may be wider than the ring
_LOCK = 14.0


class DieButton(QAbstractButton):
    """Show one die; checked means kept. A click only asks: whoever owns the die sets what becomes of it.

    It lies loosely at one place and straight, in a ring box, at another; `set_places` moves it by itself.
    """

    tapped = Signal(int)  # index from 0

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = 1
        self._value = 1
        self._size = 64.0
        self._loose = Place(QPointF(), 0.0)
        self._straight = Place(QPointF(), 0.0)
        self._kept_part = 0.0
        self._opacity = 1.0
        self._is_fresh = False
        self._is_dimmed = False
        self._is_airborne = False
        self._dim_part = 0.0
        self._dim = QVariantAnimation(self)
        self._dim.setStartValue(0.0)
        self._dim.setEndValue(1.0)
        self._dim.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._dim.valueChanged.connect(self._on_dim_value_changed)
        self._turn = QVariantAnimation(self)
        self._turn.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._turn.valueChanged.connect(self._on_turn_value_changed)
        self._ring = FocusRing(look, self, look.metric("radius_tray"), on_felt=True)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fit()
        self.retranslate()
        self.clicked.connect(self._on_clicked)
        look.changed.connect(self._on_look_changed)

    @property
    def value(self) -> int:
        """Return the face on top."""
        return self._value

    @property
    def colors(self) -> DieColors:
        """Return the colours of the die: those of the chosen set."""
        return self._look.dice_colors()

    @property
    def center(self) -> QPointF:
        """Return the middle of the die in the parent's coordinates, where it will be at rest."""
        return (self._straight if self.isChecked() else self._loose).center

    @property
    def is_fresh(self) -> bool:
        """Tell whether the die carries the thin ring of a new roll."""
        return self._is_fresh

    @property
    def is_dimmed(self) -> bool:
        """Tell whether the die is drawn as one that is out of play."""
        return self._is_dimmed

    @property
    def is_airborne(self) -> bool:
        """Tell whether the die is drawn elsewhere, on its way here."""
        return self._is_airborne

    def set_places(self, size: float, loose: Place, straight: Place) -> None:
        """Set the die's size and where it lies free and kept, in the parent's coordinates."""
        self._size = size
        self._loose = loose
        self._straight = straight
        self._fit()
        self._move()
        self.update()

    def set_die(self, number: int, value: int, kept: bool, *, animated: bool = True) -> None:
        """Show die `number` (from 1) with `value` on top; being kept or released turns it."""
        self._number = number
        self._value = value
        self.setChecked(kept)
        self._fit_ring()
        end = 1.0 if kept else 0.0
        self._turn.stop()
        if self._kept_part != end:
            self._turn.setStartValue(self._kept_part)
            self._turn.setEndValue(end)
            self._turn.setDuration(self._look.duration("keep") if animated else 0)
            self._turn.start()
        self.retranslate()
        self.update()

    def set_fresh(self, fresh: bool) -> None:
        """Draw the thin ring of a new roll, or no more."""
        if fresh != self._is_fresh:
            self._is_fresh = fresh
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Mix the die with the cloth: it is out of play. One that flies loses its light when it lies."""
        if dimmed != self._is_dimmed:
            self._is_dimmed = dimmed
            self._start_dim()

    def set_airborne(self, airborne: bool) -> None:
        """Draw nothing while the die is on its way here."""
        if airborne != self._is_airborne:
            self._is_airborne = airborne
            self._start_dim()
            self.update()

    def set_opacity(self, opacity: float) -> None:
        """Fade the die in; 1 is the usual."""
        if opacity != self._opacity:
            self._opacity = opacity
            self.update()

    def finish(self) -> None:
        """End a running turn, and a change of light, at once."""
        if self._dim.state() is QVariantAnimation.State.Running:
            self._dim.stop()
            self._on_dim_value_changed(1.0)
        if self._turn.state() is QVariantAnimation.State.Running:
            self._turn.stop()
            self._on_turn_value_changed(self._turn.endValue())

    def hit_rect(self) -> QRectF:
        """Return the part that takes taps, in the button's own coordinates."""
        side = self._box_side() if self.isChecked() else max(DIE_MIN, HIT * self._size)
        middle = QPointF(self.width() / 2, self.height() / 2)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def retranslate(self) -> None:
        """Say the die's number and value in the current language."""
        name = translate("Dice", "Die {number}: {value}").format(number=self._number, value=self._value)
        self.setAccessibleName(name)

    def spoken(self) -> str:
        """Return number, value and state in words, where nobody hears whether it is checked."""
        name = self.accessibleName()
        return translate("Dice", "{die}, kept").format(die=name) if self.isChecked() else name

    def nextCheckState(self) -> None:
        """Leave the state alone: a click is a wish."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.hit_rect().contains(QPointF(pos))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_airborne:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._opacity)
        middle = QPointF(self.width() / 2, self.height() / 2)
        side = 2 * round(self._box_side() / 2)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        self._paint_box(painter, box)
        painter.setOpacity(self._opacity * self._light())
        self._paint_die(painter, middle + QPointF(0.0, 1.0 if self.isDown() else 0.0))
        self._paint_sign(painter, box)
        painter.end()

    def _light(self) -> float:
        """Return how much of the die is seen: out of play it is mixed with the cloth."""
        return 1.0 - self._look.metric("dimmed_alpha") * self._dim_part

    def _start_dim(self) -> None:
        """Begin to take the light from a die that lies, or give it back at once."""
        self._dim.stop()
        duration = self._look.duration("dim") if self.isVisible() else 0
        if self._is_dimmed and not self._is_airborne and duration:
            self._on_dim_value_changed(0.0)
            self._dim.setDuration(duration)
            self._dim.start()
        else:
            # An animation that ends where it ended before tells no value: it isn't asked.
            self._on_dim_value_changed(float(self._is_dimmed and not self._is_airborne))

    def _box_side(self) -> float:
        """Return the side of the ring box."""
        return RING * self._size

    def _paint_die(self, painter: QPainter, middle: QPointF) -> None:
        yaw = self._loose.yaw + (self._straight.yaw - self._loose.yaw) * self._kept_part
        pixmap = die_pixmap(self._size, self.devicePixelRatioF(), self._value, yaw, self.colors)
        half = pixmap.deviceIndependentSize().width() / 2
        painter.drawPixmap(middle - QPointF(half, half), pixmap)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint what tells a kept die beside its ring."""
        if self._kept_part > 0:
            painter.setOpacity(self._opacity * self._kept_part)
            self._paint_tag(painter, QPointF(box.center().x(), box.bottom()))

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        radius = self._look.metric("radius_tray")
        ring = self._look.color("ring")
        part = self._kept_part
        if part > 0:
            fill = QColor(ring)
            fill.setAlphaF(self._look.metric("ring_alpha") * part)
            edge = QColor(ring)
            edge.setAlphaF(part)
            width = self._look.metric("stroke_chosen")
            paint_box(painter, box, radius, fill=fill, edge=edge, width=width)
        elif self._is_fresh:
            paint_box(painter, box, radius, edge=ring)
        elif self.isEnabled() and self.underMouse():
            paint_box(painter, box, radius, edge=self._look.color("felt_line"))

    def _paint_tag(self, painter: QPainter, bottom: QPointF) -> None:
        ink, zoom = self._look.color("on_accent"), self._tag_zoom()
        painter.save()
        painter.translate(bottom)
        painter.scale(zoom, zoom)
        font = self._look.font("small")
        font.setBold(True)
        metrics = QFontMetricsF(font)
        word = translate("Dice", "kept")
        width, height = metrics.horizontalAdvance(word) + _LOCK + 21, max(_TAG_HEIGHT, metrics.height() + 5)
        if self._size < TAG_WORD_FROM or zoom * width > self._box_side() + _TAG_OVER:
            word, width, height = "", _TAG_HEIGHT, _TAG_HEIGHT
        tag = QRectF(-width / 2, -height / 2, width, height)
        paint_box(painter, tag, self._look.metric("radius_box"), fill=self._look.color("ring"))
        lock = QRectF(0, 0, _LOCK, _LOCK)
        lock.moveCenter(tag.center())
        if word:
            lock.moveLeft(tag.left() + 6)
            painter.setFont(font)
            painter.setPen(ink)
            room = tag.adjusted(_LOCK + 11, 0, 0, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, word)
        paint_icon(painter, "lock", lock, ink)
        painter.restore()

    def _tag_zoom(self) -> float:
        """Return how much larger the tag of a very large die is."""
        return max(1.0, self._size / DIE_MAX)

    def _fit(self) -> None:
        side = 2 * round(
            max(_SIDE / 2 * self._size + 1, self._box_side() / 2 + _ROOM_BELOW_RING * self._tag_zoom())
        )
        self.resize(side, side)
        self._fit_ring()

    def _fit_ring(self) -> None:
        """Keep the focus ring round the box, and round the tag that hangs over its lower edge."""
        inside = int((self.width() - self._box_side()) / 2)
        below = inside - round(_TAG_HEIGHT / 2 * self._tag_zoom()) if self.isChecked() else inside
        self._ring.set_inside(QMargins(inside, inside, inside, below))

    def _move(self) -> None:
        loose, straight = self._loose.center, self._straight.center
        middle = loose + (straight - loose) * self._kept_part
        half = self.width() // 2
        self.move(round(middle.x()) - half, round(middle.y()) - half)

    def _on_clicked(self) -> None:
        self.tapped.emit(self._number - 1)

    def _on_turn_value_changed(self, value: float) -> None:
        self._kept_part = value
        self._move()
        self.update()

    def _on_dim_value_changed(self, part: float) -> None:
        self._dim_part = part
        self.update()

    def _on_look_changed(self) -> None:
        self.update()
