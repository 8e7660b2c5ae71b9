"""What all pages share: words and looks that follow their signals, and room that scrolls when it is short."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from dicegames.ui.look import Look

_BAR = 12  # px, widths of the scroll bar and of its handle
_HANDLE = 5.0
_HANDLE_USED = 8.0


class Page(QWidget):
    """A page; subclasses say their words in `retranslate` and place their parts in `arrange`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self._on_look_changed)

    def retranslate(self) -> None:
        """Say every word anew."""

    def arrange(self) -> None:
        """Place the parts for the page's present size."""

    def restyle(self) -> None:
        """Take what depends on the look anew."""

    def _on_look_changed(self) -> None:
        self.restyle()
        self.arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self.arrange()


class SlimScrollBar(QScrollBar):
    """A scroll bar that is only a handle: no frame, no arrows, as quiet as the paper."""

    def __init__(self, look: Look) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._look = look
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return a narrow width; the handle is still easy to grab."""
        return QSize(_BAR, super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the handle alone."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.color("line_strong"))
        thick = _HANDLE_USED if self.isSliderDown() or self.underMouse() else _HANDLE
        shape = QRectF((self.width() - thick) / 2, handle.top() + 2, thick, handle.height() - 4)
        painter.drawRoundedRect(shape, thick / 2, thick / 2)
        painter.end()


class Scroll(QScrollArea):
    """A frameless area that scrolls its one widget up and down and lets the page's ground show through."""

    def __init__(self, look: Look, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(SlimScrollBar(look))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what changes in the content."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the content the height that its wrapped words need; a scroll area alone squeezes them."""
        content = self.widget()
        layout = content.layout() if content is not None else None
        if content is not None and layout is not None and layout.hasHeightForWidth():
            height = layout.totalHeightForWidth(self.viewport().width())
            if height != content.minimumHeight():
                content.setMinimumHeight(height)
