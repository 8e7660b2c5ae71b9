"""What makes the second press of a double click count for nothing."""

from PySide6.QtGui import QMouseEvent


class SinglePress:
    """A mixin, to be named before the Qt class: a double click is one press.

    Its first press may bring something else under the mouse, on which the second one would act unseen.
    """

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Swallow the second press; two clicks with time between them come as presses and count."""
        event.accept()
