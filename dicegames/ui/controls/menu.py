"""A popup menu on paper, with rows that a finger can hit."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QStyleOptionMenuItem, QWidget

from dicegames.ui.controls.corners import corner_mask, round_off
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_ICON = 24  # the column that pictures have
_DRAWN = 20  # a drawn icon in it
_NAME = "icon_name"
_CHECK = 20
_PADDING = 14
_GAP = 10
_KEY_GAP = 32  # at least between words and key
_MARGIN = 5
_SEPARATOR = 9
_HEADING = 12  # px above and below the words of a heading, together
_LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip)


class _PaperStyle(QProxyStyle):
    """Measure and paint the rows of a `Menu`; scrolling and the rest stay Qt's."""

    def __init__(self, look: Look) -> None:
        super().__init__("Fusion")
        self._look = look

    # the stubs of QProxyStyle's bases disagree about the last argument: no override fits them all
    def sizeFromContents(  # type: ignore[override]
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget
    ) -> QSize:
        if kind != QStyle.ContentsType.CT_MenuItem or not isinstance(widget, Menu):
            return super().sizeFromContents(kind, option, size, widget)
        if size.height() <= 2:  # a separator
            return QSize(size.width(), _SEPARATOR)
        if (
            isinstance(option, QStyleOptionMenuItem)
            and option.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator
        ):
            metrics = QFontMetricsF(widget.heading_font())
            width = metrics.horizontalAdvance(option.text) + 2 * _PADDING
            return QSize(round(width), round(metrics.height()) + _HEADING)
        width = size.width() + 2 * _PADDING + widget.leading + widget.trailing
        return QSize(width, max(size.height() + 8, round(self._look.metric("touch"))))

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return _ICON
        if metric in (QStyle.PixelMetric.PM_MenuHMargin, QStyle.PixelMetric.PM_MenuVMargin):
            return _MARGIN
        return super().pixelMetric(metric, option, widget)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.PrimitiveElement.PE_PanelMenu:
            look = self._look
            fill, edge = look.color("paper"), look.color("line_strong")
            width = look.metric("stroke_edge")
            if isinstance(widget, Menu) and widget.is_cut:
                painter.fillRect(option.rect, edge)  # no pixel beside the round line is left out
            radius = look.metric("radius_button")
            paint_box(painter, QRectF(option.rect), radius, fill=fill, edge=edge, width=width)
        elif element != QStyle.PrimitiveElement.PE_FrameMenu:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.ControlElement.CE_MenuEmptyArea:
            return
        action = widget.actionAt(option.rect.center()) if isinstance(widget, Menu) else None
        if element != QStyle.ControlElement.CE_MenuItem or not isinstance(widget, Menu) or action is None:
            super().drawControl(element, option, painter, widget)
        elif action.isSeparator() and action.text():
            self._paint_heading(painter, QRectF(option.rect), widget, action)
        elif action.isSeparator():
            line = QRectF(option.rect.left(), option.rect.center().y(), option.rect.width(), 1)
            painter.fillRect(line, self._look.color("line"))
        else:
            self._paint_row(painter, QRectF(option.rect), widget, action)

    def _paint_heading(self, painter: QPainter, rect: QRectF, menu: "Menu", action: QAction) -> None:
        """Paint the words over a group of entries, and a line above unless it is the first."""
        if action is not menu.actions()[0]:
            painter.fillRect(QRectF(rect.left(), rect.top() + 4, rect.width(), 1), self._look.color("line"))
        painter.setFont(menu.heading_font())
        painter.setPen(self._look.color("ink_soft"))
        line = rect.adjusted(_PADDING, _HEADING / 2, -_PADDING, 0)
        painter.drawText(line, _LINE, action.text())

    def _paint_row(self, painter: QPainter, rect: QRectF, menu: "Menu", action: QAction) -> None:
        look = self._look
        active = action is menu.activeAction() and action.isEnabled()
        if active:
            paint_box(painter, rect, look.metric("radius_box"), fill=look.color("accent"))
        ink = look.color("disabled_ink" if not action.isEnabled() else "on_accent" if active else "ink")
        words, _, key = action.text().partition("\t")
        if menu.shows_keys:
            key = key or action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        left = rect.left() + _PADDING
        icon_name = action.property(_NAME)
        if icon_name is not None:
            icon = QRectF(left, rect.center().y() - _DRAWN / 2, _DRAWN, _DRAWN)
            paint_icon(painter, str(icon_name), icon.translated((_ICON - _DRAWN) / 2, 0), ink)
        elif not action.icon().isNull():
            icon = QRectF(left, rect.center().y() - _ICON / 2, _ICON, _ICON)
            action.icon().paint(painter, icon.toRect())
        right = rect.right() - _PADDING
        if action.menu() is not None:
            chevron = QRectF(right - _CHECK, rect.center().y() - _CHECK / 2, _CHECK, _CHECK)
            paint_icon(painter, "chevron_right", chevron, ink)
        if action.isChecked():
            check = QRectF(right - _CHECK, rect.center().y() - _CHECK / 2, _CHECK, _CHECK)
            paint_icon(painter, "check", check, ink)
        if any(other.isCheckable() for other in menu.actions()):
            right -= _CHECK + _GAP
        painter.setFont(menu.font())
        painter.setPen(ink)
        line = QRectF(left + menu.leading, rect.top(), right - left - menu.leading, rect.height())
        painter.drawText(line, _LINE | int(Qt.TextFlag.TextShowMnemonic | Qt.AlignmentFlag.AlignLeft), words)
        painter.drawText(line, _LINE | int(Qt.AlignmentFlag.AlignRight), key)


class Menu(QMenu):
    """Be a menu in the font and colours of the look; a checked entry has its mark at the right end."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        style = _PaperStyle(look)
        style.setParent(self)
        self.setStyle(style)
        self.setToolTipsVisible(True)
        self.setWindowFlags(
            self.windowFlags()
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.NoDropShadowWindowHint  # it would have square corners
        )
        self.is_cut = round_off(self)
        self.shows_keys = True
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)
        self.triggered.connect(self._on_triggered)

    def setTitle(self, title: str) -> None:
        """Be called so in a bar or a menu, and by screen readers, who ask for the title of the window."""
        super().setTitle(title)
        self.setWindowTitle(title.replace("&", ""))

    def heading_font(self) -> QFont:
        """Return the font of headings, which `addSection` puts over groups of entries."""
        font = self._look.font("small")
        font.setBold(True)
        return font

    @property
    def leading(self) -> int:
        """The width of the column of icons, 0 without any."""
        return _ICON + _GAP if any(map(_has_picture, self.actions())) else 0

    @property
    def trailing(self) -> int:
        """The width that keys keep from the words, and marks from both."""
        actions = self.actions()
        has_keys = any(
            "\t" in action.text() or (self.shows_keys and not action.shortcut().isEmpty())
            for action in actions
        )
        has_marks = any(action.isCheckable() for action in actions)
        has_lists = any(action.menu() is not None for action in actions)
        return _KEY_GAP * has_keys + (_CHECK + _GAP) * (has_marks or has_lists)

    def open_below(self, corner: QPoint) -> None:
        """Open with the upper right corner there; keys aren't named where that is too wide for the screen."""
        screen = QGuiApplication.screenAt(corner) or self.screen()
        self._show_keys(True)
        if self.sizeHint().width() > screen.availableGeometry().width():
            self._show_keys(False)
        self.popup(corner - QPoint(self.sizeHint().width(), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the corners round."""
        super().resizeEvent(event)
        if self.is_cut:
            self.setMask(corner_mask(self.size(), self._look.metric("radius_button")))

    def _show_keys(self, shown: bool) -> None:
        self.shows_keys = shown
        for action in self.actions():  # by this Qt keeps room for them; a menu bar's menus always do
            action.setShortcutVisibleInContextMenu(shown)

    def _on_look_changed(self) -> None:
        self.setPalette(self._look.palette())
        self.setFont(self._look.font("body"))

    def _on_triggered(self) -> None:
        self.hide()  # an entry that a screen reader chooses leaves it open


def draw_icon(action: QAction, name: str) -> None:
    """Let menus draw an icon of the program beside an action, in the colour of its words."""
    action.setProperty(_NAME, name)


def _has_picture(action: QAction) -> bool:
    return action.property(_NAME) is not None or not action.icon().isNull()
