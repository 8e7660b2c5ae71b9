"""What the tests of the pages share: a look, sizes, a shown page, places of a colour, words that are cut."""

from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicegames.data import resources_dir
from dicegames.ui.controls.key_rows import KeyGroups, KeyRows
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.look import Look
from dicegames.ui.theme import load_themes

SIZES = [(1280, 800), (800, 480), (768, 1024)]
RAIL, SIDEBAR = 64, 208


def make_look(family: str = "Noto Sans") -> Look:
    """Return a look in the reference size of a font."""
    font = QFont(family)
    font.setPixelSize(13)
    QApplication.setFont(font)
    return Look(load_themes(resources_dir() / "themes"))


def show_page(qtbot: QtBot, page: QWidget, size: tuple[int, int]) -> None:
    """Show a page alone in an active window of `size`; it goes with the test."""
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()


def places_of(image: QImage, color: QColor) -> set[tuple[int, int]]:
    """Return where an image has a colour, whatever its opacity."""
    wanted, width = color.rgb(), image.width()
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    pixels = memoryview(image.constBits()).cast("I").tolist()
    opaque = 0xFF000000
    return {(at % width, at // width) for at, pixel in enumerate(pixels) if pixel | opaque == wanted}


def page_size(window: tuple[int, int]) -> tuple[int, int]:
    """Return what a page beside the sidebar gets of a window."""
    narrow = window[0] < 960 or window[1] < 640
    return window[0] - (RAIL if narrow else SIDEBAR), window[1]


def key_rows(groups: KeyGroups) -> KeyRows:
    """Return the rows of all groups of keys."""
    return tuple(row for _, rows in groups for row in rows)


def cut_off(page: QWidget) -> list[str]:
    """Return the words that have less room than they need, and controls that reach out of their parent."""
    found = []
    for label in page.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        if label.wordWrap():
            if label.height() < label.heightForWidth(label.width()):
                found.append(f"too low: {label.text()!r}")
        elif label.width() < label.sizeHint().width():
            found.append(f"too narrow: {label.text()!r}")
    for button in page.findChildren(QAbstractButton):
        if not button.isVisible():
            continue
        name = button.accessibleName()
        least = button.minimumSizeHint()
        if button.width() < least.width() or button.height() < least.height():
            found.append(f"{name!r} has {button.size().toTuple()}, needs {least.toTuple()}")
        parent, area = button.parentWidget(), button.geometry()
        if isinstance(button, DieButton):  # what lies round the die is room for its shadow
            area = button.hit_rect().toAlignedRect().translated(button.pos())
        if parent is not None and not parent.rect().contains(area):
            found.append(f"{name!r} reaches out of its parent")
    return found
