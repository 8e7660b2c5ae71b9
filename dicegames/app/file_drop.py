"""Files that are dropped on the window: a saved session, or rules from others."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from dicegames.storage import journal, ruleset_file

SUFFIXES = (journal.SUFFIX, ruleset_file.SUFFIX)


class FileDrop(QObject):
    """Let `window` take one file of this program at a time."""

    dropped = Signal(object)  # Path

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what can be opened, leave anything else where it comes from."""
        if isinstance(event, QDragEnterEvent | QDropEvent):
            path = _file_of(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.dropped.emit(path)
                return True
        return super().eventFilter(watched, event)


def _file_of(data: QMimeData) -> Path | None:
    """Return the one file of this program in what is dragged."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in SUFFIXES else None
