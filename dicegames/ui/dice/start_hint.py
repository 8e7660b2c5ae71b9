"""The line on the cloth that says how a turn begins: by a tap, and for whom keys are of use by which key."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from dicegames.ui.look import Look

translate = QCoreApplication.translate


class StartHint(QObject):
    """Word the hint; `changed` tells that its words are others now."""

    changed = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._shows_keys = False
        look.led_changed.connect(self.changed)

    def set_show_keys(self, show: bool) -> None:
        """Name the key to everybody, or only to those who used keys last."""
        if show != self._shows_keys:
            self._shows_keys = show
            self.changed.emit()

    @property
    def words(self) -> str:
        """The hint in the current language."""
        if self._shows_keys or self._look.is_led_by_keys:
            return translate("StartHint", "Tap the cup, or press Space.")
        return translate("StartHint", "Tap the cup to roll.")
