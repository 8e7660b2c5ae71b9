"""The menu bar in the program's look, with headings that a finger can hit."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMenuBar, QProxyStyle, QStyle, QStyleOption, QStyleOptionMenuItem, QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.sizes import HIGH_FROM

_PADDING = 14
_WORDS = int(
    Qt.AlignmentFlag.AlignCenter
    | Qt.TextFlag.TextSingleLine
    | Qt.TextFlag.TextDontClip
    | Qt.TextFlag.TextShowMnemonic
)


class MenuBarStyle(QProxyStyle):
    """Measure and paint the headings of a menu bar; it keeps the bar's font and colours, too."""

    def __init__(self, look: Look, bar: QMenuBar) -> None:
        super().__init__("Fusion")
        self._look = look
        self._bar = bar
        self.setParent(bar)
        bar.setStyle(self)
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    # the stubs of QProxyStyle's bases disagree about the last argument: no override fits them all
    def sizeFromContents(  # type: ignore[override]
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget
    ) -> QSize:
        if kind != QStyle.ContentsType.CT_MenuBarItem:
            return super().sizeFromContents(kind, option, size, widget)
        # a low window needs its height for the table
        low = widget.window().height() < HIGH_FROM
        least = 0 if low else round(self._look.metric("touch"))
        return QSize(size.width() + 2 * _PADDING, max(size.height() + 8, least))

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        look = self._look
        if element == QStyle.ControlElement.CE_MenuBarEmptyArea:
            painter.fillRect(option.rect, look.color("window_alt"))
        elif element == QStyle.ControlElement.CE_MenuBarItem and isinstance(option, QStyleOptionMenuItem):
            painter.fillRect(option.rect, look.color("window_alt"))
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            if chosen:
                box = QRectF(option.rect).adjusted(2, 2, -2, -2)
                paint_box(painter, box, look.metric("radius_box"), fill=look.color("accent"))
            painter.setFont(look.font("body"))
            painter.setPen(look.color("on_accent" if chosen else "ink"))
            painter.drawText(option.rect, _WORDS, option.text)
        else:
            super().drawControl(element, option, painter, widget)

    def _on_look_changed(self) -> None:
        self._bar.setFont(self._look.font("body"))
        self._bar.setPalette(self._look.palette())
