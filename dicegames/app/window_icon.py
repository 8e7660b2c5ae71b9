"""The icon of the windows, from the same drawing as the icons that an installation brings."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dicegames.data import resources_dir

SIDES = (16, 24, 32, 48, 64, 128, 256)


def program_drawing() -> Path:
    """Return the file with the drawing of the program's icon."""
    return resources_dir() / "icons" / "dicegames.svg"


def window_icon() -> QIcon:
    """Return the icon in the sizes that systems ask for.

    It is drawn here: an icon that reads the drawing by itself needs two plugins of Qt more.
    """
    renderer = QSvgRenderer(str(program_drawing()))
    icon = QIcon()
    for side in SIDES:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
