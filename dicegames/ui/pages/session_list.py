"""The list of saved sessions, and the one that is chosen in it."""

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QRectF, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from dicegames.models.sessions import SessionsModel
from dicegames.storage.library import SessionInfo
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.scroll import Shade, SlimScrollBar
from dicegames.ui.look import Look
from dicegames.ui.pages.sessions_delegate import SessionsDelegate


class SessionList(QListView):
    """Show the rows of a `SessionsModel` on paper; they fade where there are more of them."""

    def __init__(self, look: Look, model: SessionsModel) -> None:
        super().__init__()
        self._look = look
        self._sessions = model
        self._ring = FocusRing(look, self, look.metric("radius_field"))
        self.setModel(model)
        self.setItemDelegate(SessionsDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(SlimScrollBar(look))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)  # the row under the mouse is lit
        self.above = Shade(look, self, "paper", below=False)
        self.below = Shade(look, self, "paper", below=True)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._tell_of_more)
        bar.rangeChanged.connect(self._tell_of_more)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    @property
    def chosen(self) -> SessionInfo | None:
        """The session that is chosen."""
        index = self.currentIndex()
        return self._sessions.info(index.row()) if index.isValid() else None

    def choose(self, path: Path | None) -> None:
        """Choose the session of `path` if it is listed, else what is chosen, else the first usable one."""
        row = self._sessions.row_of(path) if path is not None else -1
        index = self._sessions.index(row) if row >= 0 else self.currentIndex()
        if not index.isValid():
            index = self._sessions.index(self._sessions.first_row)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        for shade in (self.above, self.below):
            shade.place(QRectF(self.viewport().geometry()))

    def _tell_of_more(self) -> None:
        bar = self.verticalScrollBar()
        self.above.setVisible(bar.value() > bar.minimum())
        self.below.setVisible(bar.value() < bar.maximum())

    def _on_look_changed(self) -> None:
        palette = self._look.palette()
        palette.setColor(QPalette.ColorRole.Base, self._look.color("paper"))
        self.setPalette(palette)
        self.doItemsLayout()
