"""Line icons on a 24 px grid with 2 px round strokes, in the colour of the text beside them."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

GRID = 24.0
STROKE = 2.0
DOT = 1.5  # radius

# M move, L lines to, C cubic curves to, Z close; O circle (centre, radius); A arc (centre, radius, start,
# span in degrees, anticlockwise); R rounded rectangle (x, y, width, height, radius); D dot
_DRAWINGS = {
    "back": "M 15 5 L 8 12 15 19",
    "forward": "M 9 5 L 16 12 9 19",
    "turn_back": "M 12 5.5 L 5.5 12 12 18.5 M 19 5.5 L 12.5 12 19 18.5",
    "turn_on": "M 5 5.5 L 11.5 12 5 18.5 M 12 5.5 L 18.5 12 12 18.5",
    "first": "M 6 5 L 6 19 M 18 5 L 10.5 12 18 19",
    "last": "M 18 5 L 18 19 M 6 5 L 13.5 12 6 19",
    "undo": "M 9 4.5 L 4 9.5 9 14.5 M 4 9.5 L 14.5 9.5 C 18 9.5 20 11.8 20 14.7"
    " C 20 17.7 18 20 14.5 20 L 12 20",
    "redo": "M 15 4.5 L 20 9.5 15 14.5 M 20 9.5 L 9.5 9.5 C 6 9.5 4 11.8 4 14.7 C 4 17.7 6 20 9.5 20 L 12 20",
    "pause": "M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19",
    "play": "M 7.5 5 L 18.5 12 7.5 19 Z",
    "log": "M 9 6 L 20.5 6 M 9 12 L 20.5 12 M 9 18 L 20.5 18 D 4 6 D 4 12 D 4 18",
    "more": "D 4.5 12 D 12 12 D 19.5 12",
    "check": "M 5 12.5 L 10 17.5 19.5 7",
    "lock": "R 5 10.5 14 10 1.5 M 8 10.5 L 8 7.5 C 8 2.2 16 2.2 16 7.5 L 16 10.5",
    "crossed": "O 12 12 9 M 5.8 5.8 L 18.2 18.2",
    "info": "O 12 12 9 M 12 11.5 L 12 16.5 D 12 7.6",
    "clock": "O 12 12 9 M 12 7 L 12 12.2 15.5 14.2",
    "chip": "R 6.5 6.5 11 11 1.5 R 10.2 10.2 3.6 3.6 0.3 M 9.5 3 L 9.5 6.5 M 14.5 3 L 14.5 6.5"
    " M 9.5 17.5 L 9.5 21 M 14.5 17.5 L 14.5 21 M 3 9.5 L 6.5 9.5 M 3 14.5 L 6.5 14.5"
    " M 17.5 9.5 L 21 9.5 M 17.5 14.5 L 21 14.5",
    "person": "O 12 7.8 3.8 M 4.8 20.5 C 5 16 8 14.5 12 14.5 C 16 14.5 19 16 19.2 20.5",
    "plus": "M 12 5 L 12 19 M 5 12 L 19 12",
    "minus": "M 5 12 L 19 12",
    "close": "M 6 6 L 18 18 M 18 6 L 6 18",
    "swap": "M 8 4 L 4 8 8 12 M 4 8 L 19 8 M 16 12.5 L 20 16.5 16 20.5 M 20 16.5 L 5 16.5",
    "roll": "A 12 12 8 165 -138 M 20 3.8 L 20 8.6 15.2 8.6 A 12 12 8 345 -138 M 4 20.2 L 4 15.4 8.8 15.4",
    "home": "M 3.5 11.5 L 12 4 20.5 11.5 M 5.8 9.8 L 5.8 20 18.2 20 18.2 9.8"
    " M 9.8 20 L 9.8 14.5 14.2 14.5 14.2 20",
    "folder": "M 3.5 19 L 3.5 5.5 9.3 5.5 11.5 8.3 20.5 8.3 20.5 19 Z",
    "book": "M 12 7 C 10 5.4 7 5 3.5 5.2 L 3.5 18 C 7 17.8 10 18.2 12 19.8 C 14 18.2 17 17.8 20.5 18"
    " L 20.5 5.2 C 17 5 14 5.4 12 7 M 12 7 L 12 19.8",
    "sliders": "M 3 7.5 L 21 7.5 M 15.5 4.5 L 15.5 10.5 M 3 16.5 L 21 16.5 M 8.5 13.5 L 8.5 19.5",
    "chart": "M 5 20 L 5 13 M 12 20 L 12 4 M 19 20 L 19 9",
    "flag": "M 6 21 L 6 4 18.5 4 15.5 8.5 18.5 13 6 13",
    "trophy": "M 8 4 L 16 4 16 10 C 16 15.3 8 15.3 8 10 Z M 8 6 L 4.3 6 C 4.3 9.3 5.6 11 8.3 11.2"
    " M 16 6 L 19.7 6 C 19.7 9.3 18.4 11 15.7 11.2 M 12 14 L 12 19.5 M 8 20 L 16 20",
    "bolt": "M 13.2 3 L 5.5 13.6 11.2 13.6 10.6 21 18.5 10.2 12.8 10.2 Z",
    "search": "O 10.5 10.5 6.2 M 15.2 15.2 L 20.3 20.3",
    "share": "M 12 15 L 12 3.8 M 7.8 8 L 12 3.8 16.2 8 M 8 11.5 L 5 11.5 5 20.5 19 20.5 19 11.5 16 11.5",
    "export": "M 12 3.8 L 12 15.5 M 7.5 11 L 12 15.5 16.5 11 M 4.5 16 L 4.5 20.3 19.5 20.3 19.5 16",
    "box_in": "M 3.5 15.5 L 3.5 20 20.5 20 20.5 15.5 M 3.5 15.5 L 6 11 8.5 11 M 20.5 15.5 L 18 11 15.5 11"
    " M 3.5 15.5 L 20.5 15.5 M 12 3.5 L 12 11.8 M 8.8 8.8 L 12 12 15.2 8.8",
    "box_out": "M 3.5 15.5 L 3.5 20 20.5 20 20.5 15.5 M 3.5 15.5 L 6 11 8.5 11 M 20.5 15.5 L 18 11 15.5 11"
    " M 3.5 15.5 L 20.5 15.5 M 12 12 L 12 3.8 M 8.8 6.9 L 12 3.7 15.2 6.9",
    "copy": "R 8.5 8.5 11.5 11.5 1.5 M 5.6 15.5 L 4 15.5 4 4 15.5 4 15.5 5.6",
    "pencil": "M 4 20 L 4.9 15.7 16 4.6 19.4 8 8.3 19.1 Z M 13.4 7.2 L 16.8 10.6",
    "eye": "M 2.5 12 C 6 5.2 18 5.2 21.5 12 C 18 18.8 6 18.8 2.5 12 O 12 12 3",
    "trash": "M 4.2 7 L 19.8 7 M 9 7 L 9 3.8 15 3.8 15 7 M 6.2 7 L 7.3 20.3 16.7 20.3 17.8 7"
    " M 10.3 11 L 10.6 16.4 M 13.7 11 L 13.4 16.4",
    "chevron_down": "M 6 9 L 12 15 18 9",
    "chevron_right": "M 9 6 L 15 12 9 18",
    "chevron_up": "M 6 15 L 12 9 18 15",
    "warning": "M 12 4 L 21.2 19.8 2.8 19.8 Z M 12 10 L 12 14.2 D 12 16.9",
    "bulb": "A 12 9.8 6.2 240 -300 L 15.1 17.4 8.9 17.4 8.9 15.2 M 10.2 20.7 L 13.8 20.7",
    "full_screen": "M 4 9 L 4 4 9 4 M 15 4 L 20 4 20 9 M 20 15 L 20 20 15 20 M 9 20 L 4 20 4 15",
    "keyboard": "R 2.5 6 19 12 2 D 7 10 D 12 10 D 17 10 M 8 14.2 L 16 14.2",
    "menu": "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5",
    "sum": "M 18 7.5 L 18 4.8 6 4.8 12.4 12 6 19.2 18 19.2 18 16.5",
}
ICON_NAMES = tuple(_DRAWINGS)


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor, stroke: float = STROKE) -> None:
    """Paint an icon as large as fits into `rect`, centred; `stroke` is of GRID.

    Raises: KeyError for an unknown name.
    """
    side = min(rect.width(), rect.height())
    pen = QPen(color, stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / GRID, side / GRID)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strokes, dots = _icon_paths(name)
    painter.strokePath(strokes, pen)
    painter.fillPath(dots, color)
    painter.restore()


@cache
def _icon_paths(name: str) -> tuple[QPainterPath, QPainterPath]:
    """Return what is stroked and what is filled."""
    strokes, dots = QPainterPath(), QPainterPath()
    command = ""
    numbers: list[float] = []
    for word in [*_DRAWINGS[name].split(), ""]:
        if word and not word.isalpha():
            numbers.append(float(word))
            continue
        if command == "D":
            dots.addEllipse(QPointF(numbers[0], numbers[1]), DOT, DOT)
        elif command:
            _draw(strokes, command, numbers)
        command, numbers = word, []
    return strokes, dots


def _draw(path: QPainterPath, command: str, at: list[float]) -> None:
    match command:
        case "M":
            path.moveTo(at[0], at[1])
        case "L":
            for x, y in zip(at[::2], at[1::2], strict=True):
                path.lineTo(x, y)
        case "C":
            path.cubicTo(at[0], at[1], at[2], at[3], at[4], at[5])
        case "Z":
            path.closeSubpath()
        case "O":
            path.addEllipse(QPointF(at[0], at[1]), at[2], at[2])
        case "R":
            path.addRoundedRect(QRectF(at[0], at[1], at[2], at[3]), at[4], at[4])
        case "A":
            circle = QRectF(at[0] - at[2], at[1] - at[2], 2 * at[2], 2 * at[2])
            path.arcMoveTo(circle, at[3])
            path.arcTo(circle, at[3], at[4])
        case _:
            raise ValueError(f"unknown drawing command {command!r}")
