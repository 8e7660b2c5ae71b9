"""The icons of all systems show the one drawing, in containers that their systems can read."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

import icons
from dicegames.app.window_icon import SIDES, program_drawing, window_icon


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return icons.make_icons(tmp_path_factory.mktemp("icons"))


def argb(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize("name", icons.NAMES)
@pytest.mark.parametrize("side", icons.SIDES)
def test_each_picture_has_its_size_and_clear_corners(folder: Path, name: str, side: int) -> None:
    image = QImage(str(folder / f"{name}-{side}.png"))
    assert (image.width(), image.height()) == (side, side)
    assert image.pixelColor(0, 0).alpha() < 60
    assert image.pixelColor(side // 2, side // 2).alpha() == 255


@pytest.mark.parametrize("name", icons.NAMES)
def test_the_icon_file_of_windows_holds_every_size(folder: Path, name: str) -> None:
    content = (folder / f"{name}.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIDES))
    end = 6 + 16 * count
    for index, side in enumerate(icons.ICO_SIDES):
        width, height, colors, _, planes, bits, size, offset = struct.unpack_from(
            "<BBBBHHII", content, 6 + 16 * index
        )
        assert (width or 256, height or 256, colors, planes, bits) == (side, side, 0, 1, 32)
        assert offset == end
        end += size
        picture = content[offset : offset + size]
        expected = argb(QImage(str(folder / f"{name}-{side}.png")))
        if side == 256:
            assert argb(QImage.fromData(picture)) == expected
        else:
            middle = side // 2
            assert struct.unpack_from("<Iii", picture) == (40, side, 2 * side)
            at = 40 + 4 * (side * (side - 1 - middle) + middle)
            assert struct.unpack_from("<I", picture, at)[0] == expected.pixel(middle, middle)
            assert size == 40 + 4 * side * side + (side + 31) // 32 * 4 * side
    assert end == len(content)


@pytest.mark.parametrize("name", icons.NAMES)
def test_the_icon_file_of_macos_holds_every_size(folder: Path, name: str) -> None:
    content = (folder / f"{name}.icns").read_bytes()
    assert struct.unpack_from(">4sI", content) == (b"icns", len(content))
    found = {}
    at = 8
    while at < len(content):
        kind, size = struct.unpack_from(">4sI", content, at)
        found[kind] = QImage.fromData(content[at + 8 : at + size]).width()
        at += size
    assert at == len(content)
    assert found == dict(icons.ICNS_TYPES)


def test_windows_show_the_drawing_of_the_installed_icons(qtbot: QtBot, folder: Path) -> None:
    assert program_drawing().read_bytes() == (icons.DRAWINGS / "dicegames.svg").read_bytes()
    icon = window_icon()
    assert QGuiApplication.instance() is not None
    assert {size.width() for size in icon.availableSizes()} == set(SIDES)
    for side in SIDES:
        assert argb(icon.pixmap(side, side).toImage()) == argb(icons.rendered(program_drawing(), side))


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_drawing_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for name in icons.NAMES:
        (tmp_path / f"{name}.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(ValueError, match=r"dicegames\.svg can't be drawn"):
        icons.make_icons(tmp_path / "out", tmp_path)
