"""What has too little room in a window: words, controls under a finger, lists that scroll sideways."""

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLineEdit,
    QListView,
    QSlider,
    QWidget,
)

from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.ui.cards.target_button import TargetButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.text import OneLine
from dicegames.ui.dice.cup_button import CupButton
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sizes import APART
from dicegames.ui.table.viewer_bar import JumpButton
from ui.page_help import cut_off

TOUCH = 44


def lacking(window: QWidget) -> list[str]:
    """Return what is cut off, too small for a finger, or scrolls sideways."""
    targets = [*small_targets(window), *small_cells(window), *low_rows(window), *small_fields(window)]
    return [*cut_words(window), *sideways(window), *targets, *crowded(window)]


def cut_words(window: QWidget) -> list[str]:
    """Return what `cut_off` finds, but for lines whose tooltip tells them, and room in which the cup tips."""
    told = {f"too narrow: {line.text()!r}" for line in window.findChildren(OneLine) if is_told(line)}
    told |= {f"{cup.accessibleName()!r} reaches out of its parent" for cup in window.findChildren(CupButton)}
    return [words for words in cut_off(window) if words not in told]


def is_told(line: OneLine) -> bool:
    """Whether the tooltip of a line, or of the banner round it, tells all of it."""
    around = line.parentWidget()
    return bool(line.toolTip() or (around is not None and line.text() in around.toolTip()))


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


def hit_area(button: QAbstractButton, window: QWidget) -> QRectF:
    """Return the part of a button that takes taps, in the coordinates of the window."""
    if isinstance(button, DieButton):
        area = button.hit_rect()
    elif isinstance(button, CupButton):
        area = button.cup_rect.translated(-QPointF(button.pos()))
    elif isinstance(button, TargetButton):
        area = button.card_rect.translated(-QPointF(button.pos()))
    else:
        area = QRectF(button.rect())
    return area.translated(QPointF(button.mapTo(window, QPoint(0, 0))))


def crowded(window: QWidget) -> list[str]:
    """Return pairs of buttons that share a place, and small ones in a row that lie too near."""
    found = []
    seen = [
        (button, hit_area(button, window))
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and not button.visibleRegion().isEmpty()
    ]
    for at, (button, area) in enumerate(seen):
        for other, its_area in seen[at + 1 :]:
            apart = button.parentWidget() is not other.parentWidget()
            across = max(area.left(), its_area.left()) - min(area.right(), its_area.right())
            if not apart and isinstance(button, FlatButton | JumpButton) and 0 <= across < APART:
                found.append(
                    f"{across} px between {button.accessibleName()!r} and {other.accessibleName()!r}"
                )
            shared = area.intersected(its_area)
            if apart or min(shared.width(), shared.height()) <= 1.0:
                continue  # of different parents one may be scrolled away below the other
            found.append(f"{button.accessibleName()!r} and {other.accessibleName()!r} share {shared}")
    return found


def low_rows(window: QWidget) -> list[str]:
    """Return the lists whose rows can be chosen and are lower than a finger needs."""
    found = []
    for rows in window.findChildren(QListView):
        model = rows.model()
        if not rows.isVisible() or rows.selectionMode() == rows.SelectionMode.NoSelection:
            continue
        heights = [rows.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())]
        if heights and min(heights) < TOUCH:
            found.append(f"a row of {type(rows).__name__} is {min(heights)} high")
    return found


def small_fields(window: QWidget) -> list[str]:
    """Return lines to type into and sliders that are lower than a finger needs."""
    parts = [*window.findChildren(QLineEdit), *window.findChildren(QSlider)]
    return [
        f"{type(part).__name__} {part.accessibleName()!r} is {part.height()} high"
        for part in parts
        if part.isVisible() and part.isEnabled() and part.height() < TOUCH
    ]


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
