"""The surfaces that everything lies on."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside


@pytest.mark.parametrize(("theme", "edge"), [("light", 5), ("dark", 5), ("high_contrast", 2)])
def test_the_edge_of_a_tray_is_wood_or_a_thin_line(look: Look, theme: str, edge: int) -> None:
    look.set_theme(theme)
    rect = QRectF(0, 0, 200, 100)
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    paint_tray(painter, rect, look)
    painter.end()
    across = [image.pixelColor(x, 50) == look.color("tray_edge") for x in range(10)]
    assert across.count(True) == edge
    assert across[:edge] == [True] * edge
    assert tray_inside(rect, look).left() == edge + 2
