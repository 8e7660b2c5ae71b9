"""All that can be read and seen: in the language in which it was opened, and after a switch."""

import re
from collections.abc import Iterator

import msgspec
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPoint,
    Qt,
)
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QTextEdit,
    QWidget,
)

from dicegames.app.main_window import MainWindow
from dicegames.storage.settings import Language

Shown = dict[str, list[str]]  # what is read where

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_TIMES = re.compile(r"\d+:\d\d|\d+[ \xa0](?=[Mm]in)")
_SPOKEN = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def texts_of(window: QWidget) -> Shown:
    """Return all words of what is seen of a window and of what lies over it, by the kinds of widgets."""
    shown: Shown = {}
    for top in (window, *(w for w in QApplication.topLevelWidgets() if w is not window and w.isVisible())):
        for widget in (top, *top.findChildren(QWidget)):
            if widget.isVisible() and not isinstance(widget, QAbstractSlider):  # its value is no word
                found = [text for text in _texts(widget) if text]
                shown.setdefault(type(widget).__name__, []).extend(found)
    return shown


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, (QLabel, QAbstractButton)):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _cells(widget.model())
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is not None:
        yield from (interface.text(kind) for kind in _SPOKEN)
    actions = [*widget.actions(), *(widget.actions() if isinstance(widget, QMenu) else ())]
    for action in actions:
        yield from (action.text(), action.toolTip(), action.statusTip())


def _cells(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        for column in range(_columns(model)):
            index = model.index(row, column)
            yield from (str(index.data(role) or "") for role in _ROLES)
    for orientation in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
        for section in range(_columns(model)):
            yield str(model.headerData(section, orientation) or "")


def _columns(model: QAbstractItemModel) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())


def picture(window: MainWindow) -> QImage:
    """Return the window with the dialog that lies over it, as an image."""
    shot = window.grab()
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        painter = QPainter(shot)
        painter.drawPixmap(QPoint(0, 0), dialog.grab())
        painter.end()
    return shot.toImage()


class Switcher:
    """Note what a screen shows when it is opened, and after the language was switched."""

    def __init__(self, window: MainWindow, other: Language) -> None:
        self._window = window
        self._other = other
        self.opened: dict[str, tuple[Shown, QImage]] = {}
        self.switched: dict[str, tuple[Shown, QImage]] = {}

    def take(self, name: str) -> None:
        """Note the screen of this name, and leave it in the language in which it was opened."""
        own = self._window.settings.language
        self.opened[name] = self._look()
        self._speak(self._other)
        self.switched[name] = self._look()
        self._speak(own)
        settle()

    def _speak(self, language: Language) -> None:
        self._window._change_settings(msgspec.structs.replace(self._window.settings, language=language))

    def _look(self) -> tuple[Shown, QImage]:
        settle()
        return texts_of(self._window), picture(self._window)


def settle() -> None:
    """Let Qt do what is due, layouts with it."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QCoreApplication.processEvents()


def differences(opened: Shown, switched: Shown) -> list[str]:
    """Return every text that is another after a switch than where it was opened in that language.

    Times of day and lengths may differ: meanwhile time has passed.
    """
    lines: list[str] = []
    for kind in sorted({*opened, *switched}):
        before, after = ([_TIMES.sub("", t) for t in shown.get(kind, [])] for shown in (opened, switched))
        if len(before) != len(after):
            lines.append(f"{kind}: {len(after)} texts instead of {len(before)}")
            only = [t for t in after if t not in before]
            gone = [t for t in before if t not in after]
            lines += [f"   now {t!r}" for t in only[:8]] + [f"   not {t!r}" for t in gone[:8]]
            continue
        lines += [
            f"{kind}: {now!r} instead of {was!r}"
            for was, now in zip(before, after, strict=True)
            if was != now
        ]
    return lines
