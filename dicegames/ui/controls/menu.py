"""A popup menu with rows that a finger can hit."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from dicegames.ui.look import Look

_ICON = 24


class _RowStyle(QProxyStyle):
    """Make menu rows at least as high as a touch target."""

    def __init__(self, look: Look) -> None:
        super().__init__("Fusion")
        self._look = look

    # the stubs of QProxyStyle's bases disagree about the last argument: no override fits them all
    def sizeFromContents(  # type: ignore[override]
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget
    ) -> QSize:
        wanted = super().sizeFromContents(kind, option, size, widget)
        is_separator = size.height() <= 2
        if kind == QStyle.ContentsType.CT_MenuItem and not is_separator:
            wanted.setHeight(max(wanted.height(), round(self._look.metric("touch"))))
        return wanted

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return _ICON
        return super().pixelMetric(metric, option, widget)


class Menu(QMenu):
    """Be a menu in the font and colours of the look."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        style = _RowStyle(look)
        style.setParent(self)
        self.setStyle(style)
        self.setToolTipsVisible(True)
        self._on_look_changed()
        look.changed.connect(self._on_look_changed)

    def _on_look_changed(self) -> None:
        self.setPalette(self._look.palette())
        self.setFont(self._look.font("body"))
