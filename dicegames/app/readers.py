"""Let screen readers find the windows as they are meant."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


def welcome_readers() -> None:
    """Answer what a screen reader asks from now on."""
    QAccessible.installFactory(_interface)


def _interface(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    from dicegames.ui.reader_tree import (
        interface_of,  # it needs boards and dice, and most runs have no reader
    )

    return interface_of(key, thing)
