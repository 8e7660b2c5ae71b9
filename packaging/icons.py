"""Make the icons of all systems from the two drawings in resources/icons.

    icons.py [FOLDER]   into a folder, else into build/icons

For each drawing, `dicegames` (the program) and `session` (its files): NAME.svg, NAME.ico, NAME.icns,
NAME-SIDE.png.
"""

import shutil
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "resources" / "icons"
NAMES = ("dicegames", "session")
SIDES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
# What macOS calls each picture: the plain sizes from 128 on, and those of screens with twice the pixels.
ICNS_TYPES: Mapping[bytes, int] = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
_ICO_HEADER = struct.Struct("<HHH")
_ICO_ENTRY = struct.Struct("<BBBBHHII")
_BITMAP_HEADER = struct.Struct("<IiiHHIIiiII")
_ICNS_HEADER = struct.Struct(">4sI")


def make_icons(folder: Path = ROOT / "build" / "icons", drawings: Path = DRAWINGS) -> Path:
    """Write all icons into a folder, which is made, and return it.

    Raises: ValueError for a drawing that can't be read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        drawing = drawings / f"{name}.svg"
        images = {side: rendered(drawing, side) for side in SIDES}
        for side, image in images.items():
            (folder / f"{name}-{side}.png").write_bytes(png(image))
        (folder / f"{name}.ico").write_bytes(ico([images[side] for side in ICO_SIDES]))
        pictures = {side: png(images[side]) for side in ICNS_TYPES.values()}
        (folder / f"{name}.icns").write_bytes(icns(pictures))
        shutil.copyfile(drawing, folder / f"{name}.svg")
    return folder


def rendered(drawing: Path, side: int) -> QImage:
    """Return a drawing as a square picture with transparency.

    Raises: ValueError when it can't be read.
    """
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing.name} can't be drawn")
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    """Return a picture as a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def ico(images: list[QImage]) -> bytes:
    """Return pictures as one icon file of Windows; only the large ones are packed, as Windows does it."""
    parts = [png(image) if image.width() >= 256 else _bitmap(image) for image in images]
    offset = _ICO_HEADER.size + _ICO_ENTRY.size * len(parts)
    head = _ICO_HEADER.pack(0, 1, len(parts))
    for image, part in zip(images, parts, strict=True):
        side = image.width() % 256  # 0 stands for 256
        head += _ICO_ENTRY.pack(side, side, 0, 0, 1, 32, len(part), offset)
        offset += len(part)
    return head + b"".join(parts)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return PNG files by their side as one icon file of macOS."""
    parts = []
    for kind, side in ICNS_TYPES.items():
        picture = pictures[side]
        parts.append(_ICNS_HEADER.pack(kind, _ICNS_HEADER.size + len(picture)) + picture)
    body = b"".join(parts)
    return _ICNS_HEADER.pack(b"icns", _ICNS_HEADER.size + len(body)) + body


def _bitmap(image: QImage) -> bytes:
    """Return a picture as an icon's bitmap: rows from below, blue first, then an empty mask of one bit."""
    side = image.width()
    pixels = bytes(image.constBits())
    rows = [pixels[row * side * 4 : (row + 1) * side * 4] for row in reversed(range(side))]
    mask = bytes((side + 31) // 32 * 4 * side)
    header = _BITMAP_HEADER.pack(_BITMAP_HEADER.size, side, 2 * side, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + b"".join(rows) + mask


if __name__ == "__main__":
    print(make_icons(*map(Path, sys.argv[1:2])))
