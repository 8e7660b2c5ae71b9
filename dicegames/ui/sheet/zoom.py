"""How much larger a sheet is drawn where a window has room for it: letters, drawings and boxes alike."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

ZOOM_MAX = 2.0
_USUAL_HEIGHT = 600.0  # px of a board; above it a sheet grows half as fast as its board
_ROWS_POWER = 2.4  # rows grow faster than what stands in them


def zoom_for(height: float, width_share: float) -> float:
    """Return the zoom for a board of this height; `width_share` is its width, of what zoom 1 needs."""
    return max(1.0, min(ZOOM_MAX, (1.0 + height / _USUAL_HEIGHT) / 2, width_share))


def row_most(most: int, zoom: float) -> int:
    """Return how high a row may be that is at most `most` px without zoom."""
    return round(most * math.pow(zoom, _ROWS_POWER))


def zoomed(painter: QPainter, rect: QRectF, zoom: float) -> QRectF:
    """Scale what is painted next about the corner of `rect`; return `rect` in the painter's new units."""
    if zoom == 1.0:
        return rect
    painter.translate(rect.topLeft())
    painter.scale(zoom, zoom)
    return QRectF(0.0, 0.0, rect.width() / zoom, rect.height() / zoom)
