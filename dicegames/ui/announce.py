"""Tell screen readers what happened, without moving the focus."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let a running screen reader say `text`."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def tell_layers(host: QWidget) -> None:
    """Let a running screen reader know that something came over `host`, or went."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(host, QAccessible.Event.ObjectReorder))
