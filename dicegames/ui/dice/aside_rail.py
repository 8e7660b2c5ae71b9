"""The rail of 10.000: dice set aside in groups with what they score, and the sum of the turn."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicegames.models.numbers import number_text
from dicegames.ui.dice.aside_rail_layout import Cell, RailNeeds, RailPlan, rail_plan
from dicegames.ui.dice.aside_view import AsideView
from dicegames.ui.dice.aside_words import (
    carried_caption,
    group_caption,
    put_back_hint,
    rail_title,
    spoken_rail,
    total_label,
)
from dicegames.ui.look import Look
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.speech import speak

SUM_ROLES = ("display", "large", "title")

_EDGE = 1.5
_CHIP_SIDE = 10.0
_YAW = 4.0


class AsideRail(QWidget):
    """Show the rail; this roll's dice lie on it as widgets of their own, earlier ones are painted."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._view = AsideView()
        self._hot = False
        self._zoom = 1.0
        self._plan = rail_plan(400.0, 44.0, rail_needs(self._view, look), compact=False, has_header=True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        look.changed.connect(self._on_look_changed)

    @property
    def plan(self) -> RailPlan:
        """Return where everything lies."""
        return self._plan

    @property
    def boxes(self) -> tuple[QRectF, ...]:
        """Return where the groups lie, in the parent's coordinates."""
        return tuple(box.translated(QPointF(self.pos())) for box in self._plan.boxes)

    def show_view(self, view: AsideView, rail: QRectF, plan: RailPlan) -> None:
        """Show a moment in `rail`, in the parent's coordinates; `plan` is made for its size."""
        self._view, self._plan = view, plan
        self.setGeometry(rail.toAlignedRect())
        self.retranslate()
        self.update()

    def set_zoom(self, zoom: float) -> None:
        """Take letters so many times larger, on a very large tray."""
        self._zoom = zoom

    def set_hot(self, hot: bool) -> None:
        """Say that all six dice were used, or no more."""
        if hot != self._hot:
            self._hot = hot
            self.retranslate()

    def retranslate(self) -> None:
        """Say what lies here in the current language."""
        speak(self, rail_title(), spoken_rail(self._view, self._hot))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, plan, painter = self._look, self._plan, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset, line = look.cloth()[3], look.color("felt_line")
        radius = look.metric("radius_button")
        paint_box(painter, QRectF(self.rect()), radius, fill=inset, edge=line, width=_EDGE)
        bright, soft = look.color("on_felt"), look.color("on_felt_soft")
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        middle = Qt.AlignmentFlag.AlignCenter
        bold, body = caption_font(look, self._zoom), zoomed(look.font("body"), self._zoom)
        view = self._view
        self._write(painter, plan.title, rail_title(), bold, bright, left)
        if view.chosen and not view.lost:
            self._write(painter, plan.hint, put_back_hint(), body, soft, right)
        self._write(painter, plan.label, total_label(view.loses_points), body, soft, right)
        total = zoomed(look.font(SUM_ROLES[plan.sum_role]), self._zoom)
        total.setStrikeOut(view.loses_points)
        self._write(painter, plan.total, number_text(view.total), total, bright, right)
        bold.setStrikeOut(view.lost)
        if not plan.chip.isEmpty():
            paint_box(painter, plan.chip, plan.chip.height() / 2, edge=line)
            self._write(painter, plan.chip, carried_caption(view), bold, bright, middle)
        for place in plan.places:
            paint_box(painter, place, look.metric("radius_field"), edge=line, dashed=True)
        for plus in () if view.lost else plan.pluses:
            side = 2.0 * plan.die
            around = QRectF(plus.x() - side / 2, plus.y() - side / 2, side, side)
            self._write(painter, around, "+", zoomed(look.font("title"), self._zoom), soft, middle)
        for number, (box, words) in enumerate(zip(plan.boxes, plan.captions, strict=True)):
            self._paint_group(painter, number, box)
            faces, points = self._group(number)
            text = short_caption(points) if plan.is_short else group_caption(faces, points)
            self._write(painter, words, text, bold, bright, middle)
        painter.end()

    def _group(self, number: int) -> tuple[tuple[int, ...], int]:
        earlier = self._view.earlier
        if number < len(earlier):
            return earlier[number].faces, earlier[number].points
        group = self._view.chosen[number - len(earlier)]
        return self._view.faces(group), group.points

    def _paint_group(self, painter: QPainter, number: int, box: QRectF) -> None:
        look, view = self._look, self._view
        radius, ring = look.metric("radius_button"), look.color("ring")
        is_earlier = number < len(view.earlier)
        if is_earlier or view.lost:
            paint_box(painter, box, radius, edge=look.color("felt_line"))
        else:
            fill = QColor(ring)
            fill.setAlphaF(look.metric("ring_alpha"))
            paint_box(painter, box, radius, fill=fill, edge=ring, width=look.metric("stroke_chosen"))
        if not is_earlier:
            return
        painter.save()
        if view.lost:
            painter.setOpacity(1.0 - look.metric("dimmed_alpha"))
        for at, (face, slot) in enumerate(zip(self._group(number)[0], self._plan.slots[number], strict=True)):
            yaw = slot_yaw(at)
            picture = die_pixmap(self._plan.die, self.devicePixelRatioF(), face, yaw, look.dice_colors())
            half = picture.deviceIndependentSize().width() / 2
            painter.drawPixmap(slot - QPointF(half, half), picture)
        painter.restore()

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        font: QFont,
        ink: QColor,
        flags: Qt.AlignmentFlag,
    ) -> None:
        if area.isEmpty():
            return
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(area, int(flags | Qt.TextFlag.TextDontClip), text)

    def _on_look_changed(self) -> None:
        self.update()


def zoomed(font: QFont, zoom: float) -> QFont:
    """Make a font so many times larger and return it."""
    font.setPixelSize(round(font.pixelSize() * zoom))
    return font


def caption_font(look: Look, zoom: float = 1.0) -> QFont:
    """Return the font of captions and of the headline."""
    font = look.font("small")
    font.setPixelSize(max(font.pixelSize(), round(look.px(1.1))))
    font.setBold(True)
    return zoomed(font, zoom)


def short_caption(points: int) -> str:
    """Return the points alone; a dash for none."""
    return number_text(points) if points else "–"


def slot_yaw(place: int) -> float:
    """Return how far the die at a place of its group is turned, in degrees."""
    return _YAW if place % 2 else -_YAW


def rail_needs(view: AsideView, look: Look, zoom: float = 1.0) -> RailNeeds:
    """Return how much room the words of a moment take."""
    bold, body = (QFontMetricsF(font) for font in (caption_font(look, zoom), zoomed(look.font("body"), zoom)))
    groups = [(group.faces, group.points) for group in view.earlier]
    groups += [(view.faces(group), group.points) for group in view.chosen]
    sums = []
    for role in SUM_ROLES:
        metrics = QFontMetricsF(zoomed(look.font(role), zoom))
        sums.append((metrics.horizontalAdvance(number_text(view.total)) + 2.0, metrics.height()))
    carried = carried_caption(view)
    return RailNeeds(
        title=bold.horizontalAdvance(rail_title()) + 2.0,
        hint=body.horizontalAdvance(put_back_hint()) + 2.0,
        line=max(bold.height(), body.height()),
        caption=bold.height(),
        chip=bold.horizontalAdvance(carried) + 2 * _CHIP_SIDE if carried else 0.0,
        label=body.horizontalAdvance(total_label(view.loses_points)) + 2.0,
        sums=tuple(sums),
        cells=tuple(
            Cell(
                len(faces),
                bold.horizontalAdvance(group_caption(faces, points)) + 2.0,
                bold.horizontalAdvance(short_caption(points)) + 2.0,
            )
            for faces, points in groups
        ),
    )
