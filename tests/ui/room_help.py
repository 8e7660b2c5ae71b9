"""What has too little room in a window: words, controls under a finger, lists that scroll sideways."""

from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QWidget

from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.ui.controls.text import OneLine
from dicegames.ui.dice.cup_button import CupButton
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.sheet.board import SheetBoard
from ui.page_help import cut_off

TOUCH = 44


def lacking(window: QWidget) -> list[str]:
    """Return what is cut off, too small for a finger, or scrolls sideways."""
    return [*cut_words(window), *sideways(window), *small_targets(window), *small_cells(window)]


def cut_words(window: QWidget) -> list[str]:
    """Return what `cut_off` finds, but for lines whose tooltip tells them, and room in which the cup tips."""
    told = {f"too narrow: {line.text()!r}" for line in window.findChildren(OneLine) if line.toolTip()}
    told |= {f"{cup.accessibleName()!r} reaches out of its parent" for cup in window.findChildren(CupButton)}
    return [words for words in cut_off(window) if words not in told]


def sideways(window: QWidget) -> list[str]:
    """Return what can be scrolled from side to side."""
    return [
        f"{type(area).__name__} scrolls sideways"
        for area in window.findChildren(QAbstractScrollArea)
        if area.isVisible() and area.horizontalScrollBar().maximum() > 0
    ]


def small_targets(window: QWidget) -> list[str]:
    """Return the buttons that can be pressed and are smaller than a finger needs."""
    found = []
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled():
            area = button.hit_rect().toAlignedRect() if isinstance(button, DieButton) else button.rect()
            if min(area.width(), area.height()) < TOUCH:
                found.append(
                    f"{type(button).__name__} {button.accessibleName()!r} is {area.size().toTuple()}"
                )
    return found


def small_cells(window: QWidget) -> list[str]:
    """Return the boxes of sheets that can be chosen and are smaller than a finger needs."""
    found = []
    for sheet in window.findChildren(SheetBoard):
        if not sheet.isVisible() or not sheet._interactive:
            continue
        for half, boxes in ((sheet.upper_half, UPPER), (sheet.lower_half, LOWER)):
            for box in filter(sheet._model.is_allowed, boxes):
                size = half.cell_rect(box).size()
                if min(size.width(), size.height()) < TOUCH:
                    found.append(f"the box {box.name} is {size.toTuple()}")
    return found
