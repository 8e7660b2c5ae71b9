"""Round corners for windows that have no frame of the system: menus and dialogs."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QRegion
from PySide6.QtWidgets import QWidget

from dicegames.ui.paint.shapes import rounded


def round_off(window: QWidget) -> bool:
    """Make the ground of a window transparent; return whether its corners are to be cut instead.

    Under X11 nobody may be there to mix windows, and what is transparent would be black.
    """
    is_cut = QGuiApplication.platformName() == "xcb"
    window.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground, not is_cut)
    return is_cut


def corner_mask(size: QSize, radius: float) -> QRegion:
    """Return the points of a window of `size` that lie within round corners."""
    whole = QRectF(0.0, 0.0, float(size.width()), float(size.height()))
    return QRegion(rounded(whole, radius).toFillPolygon().toPolygon())
