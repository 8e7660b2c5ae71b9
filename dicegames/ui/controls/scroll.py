"""Room that scrolls: slim bars, and a shade at the edge beyond which there is more."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLayout,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from dicegames.ui.look import Look

_BAR = 12  # px, widths of the scroll bar and of its handle
_HANDLE = 5.0
_HANDLE_USED = 8.0
_SHADE = 28  # px


class SlimScrollBar(QScrollBar):
    """A scroll bar that is only a handle: no frame, no arrows, as quiet as the paper."""

    def __init__(self, look: Look, orientation: Qt.Orientation = Qt.Orientation.Vertical) -> None:
        super().__init__(orientation)
        self._look = look
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return a narrow width; the handle is still easy to grab."""
        hint = super().sizeHint()
        upright = self.orientation() == Qt.Orientation.Vertical
        return QSize(_BAR, hint.height()) if upright else QSize(hint.width(), _BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the handle alone."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        thick = _HANDLE_USED if self.isSliderDown() or self.underMouse() else _HANDLE
        handle = QRectF(slider).adjusted(2, 2, -2, -2)
        middle = QRectF(self.rect()).center()
        if self.orientation() == Qt.Orientation.Vertical:
            handle.setLeft(middle.x() - thick / 2)
            handle.setWidth(thick)
        else:
            handle.setTop(middle.y() - thick / 2)
            handle.setHeight(thick)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.color("line_strong"))
        painter.drawRoundedRect(handle, thick / 2, thick / 2)
        painter.end()


class Shade(QWidget):
    """Fade out what goes on beyond the upper or the lower edge."""

    def __init__(self, look: Look, parent: QWidget, ground: str, *, below: bool) -> None:
        super().__init__(parent)
        self._look = look
        self._ground = ground
        self._below = below
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)
        self.hide()

    def place(self, room: QRectF) -> None:
        """Lie at the edge of `room`, in the parent's coordinates."""
        area = room.toRect()
        top = area.bottom() + 1 - _SHADE if self._below else area.top()
        self.setGeometry(area.left(), top, area.width(), _SHADE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fade and a hairline; both spare the round corners of a panel below."""
        rect, ground = QRectF(self.rect()), self._look.color(self._ground)
        clear = QColor(ground)
        clear.setAlpha(0)
        radius = self._look.metric("radius_panel")
        outer, inner = rect.bottomLeft(), rect.topLeft()
        line = QRectF(radius, rect.height() - 1, rect.width() - 2 * radius, 1)
        room = rect.adjusted(0, -radius, 0, 0)
        if not self._below:
            outer, inner = inner, outer
            line.moveTop(0)
            room = rect.adjusted(0, 0, 0, radius)
        fade = QLinearGradient(inner, outer)
        fade.setColorAt(0.0, clear)
        fade.setColorAt(1.0, ground)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade)
        painter.drawRoundedRect(room, radius, radius)
        painter.fillRect(line, self._look.color("line"))
        painter.end()


class Scroll(QScrollArea):
    """A frameless area that scrolls its one widget up and down and lets the ground below show through.

    `ground` is the token of that ground: contents fade into it where there is more of them.
    """

    def __init__(self, look: Look, content: QWidget, ground: str = "window") -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        bar = SlimScrollBar(look)
        self.setVerticalScrollBar(bar)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._above = Shade(look, self, ground, below=False)
        self._below = Shade(look, self, ground, below=True)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        bar.valueChanged.connect(self._tell_of_more)
        bar.rangeChanged.connect(self._tell_of_more)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what changes in the content."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self.fit()
        for shade in (self._above, self._below):
            shade.place(QRectF(self.viewport().geometry()))

    def fit(self) -> None:
        """Give the content the height that its wrapped words need; a scroll area alone squeezes them."""
        content = self.widget()
        layout = content.layout() if content is not None else None
        if content is not None and layout is not None:
            # words that wrapped may be gone: then the layout's own least height counts again
            height = self._needed_height(layout) if layout.hasHeightForWidth() else 0
            if height != content.minimumHeight():
                content.setMinimumHeight(height)

    def _needed_height(self, layout: QLayout) -> int:
        """Return the height that the content needs, whether the bar is there now or not.

        Some content is lower where it is narrower. If it fits with the bar only, the bar stays: else it would
        come and go for ever.
        """
        room = self.maximumViewportSize()
        height = layout.totalHeightForWidth(room.width())
        if height <= room.height():
            return height
        beside_bar = room.width() - self.verticalScrollBar().sizeHint().width()
        return max(layout.totalHeightForWidth(beside_bar), room.height() + 1)

    def _tell_of_more(self) -> None:
        bar = self.verticalScrollBar()
        self._above.setVisible(bar.value() > bar.minimum())
        self._below.setVisible(bar.value() < bar.maximum())
