"""What screen readers find above the windows: the program."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QGuiApplication, QWindow

translate = QCoreApplication.translate


class Program(QAccessibleObject):
    """The program itself, with its windows; Qt's own tells where on the disk the program lies."""

    def role(self) -> QAccessible.Role:
        """Return that of a program."""
        return QAccessible.Role.Application

    def state(self) -> QAccessible.State:
        """Return that of nothing special."""
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name of the program, or in a line what it is."""
        if kind == QAccessible.Text.Name:
            return QGuiApplication.applicationDisplayName()
        if kind == QAccessible.Text.Description:
            return translate("Window", "Four dice games: alone, together or against the computer")
        return ""

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # nothing stands above it
        """Return nothing."""
        return None

    def childCount(self) -> int:
        """Return how many windows there are."""
        return len(_windows())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as Qt's own
        """Return a window."""
        windows = _windows()
        return windows[index] if 0 <= index < len(windows) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of a window, -1 for what is none."""
        things = [window.object() for window in _windows()]
        thing = child.object()
        return things.index(thing) if thing in things else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # as Qt's own
        """Return the window that is used."""
        window: QWindow | None = QGuiApplication.focusWindow()
        return window.accessibleRoot() if window is not None else None


def _windows() -> list[QAccessibleInterface]:
    """Return the windows as Qt's own program does: all but menus and the like that open for a moment."""
    roots: list[QAccessibleInterface | None] = [
        window.accessibleRoot()
        for window in QGuiApplication.topLevelWindows()
        if window.type() not in (Qt.WindowType.Popup, Qt.WindowType.Desktop)
    ]
    return [root for root in roots if root is not None and root.object() is not None]
