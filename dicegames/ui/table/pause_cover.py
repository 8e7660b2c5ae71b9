"""The cover of a paused table: dice and sheet are hidden until somebody goes on."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.table.overlay import Overlay

translate = QCoreApplication.translate


class PauseCover(Overlay):
    """Say that the game is paused; `resume_requested` comes with Space, Enter, Esc or the button."""

    resume_requested = Signal()

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(look, host, veiled=True)
        self._title = Text(look, "display")
        self._words = Text(look, "body", "ink_soft")
        self.button = ActionButton(look, primary=True, icon="play")
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.body.setSpacing(12)
        for text in (self._title, self._words):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(text)
        self.body.addSpacing(8)
        self.body.addWidget(self.button)
        self.button.clicked.connect(self._on_button_clicked)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        self._title.setText(translate("PauseCover", "Pause"))
        self._words.setText(
            translate("PauseCover", "The dice are covered and no clock runs. Every move is saved.")
        )
        self.button.set_texts(translate("PauseCover", "Go on"), translate("PauseCover", "Space or tap"))
        self.setAccessibleName(translate("PauseCover", "Pause"))
        if self.is_open:
            self.place()

    def focus_target(self) -> QWidget:
        """Return the button, so that Space goes on."""
        return self.button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Space, Enter and Esc wherever the focus is."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if event.key() in keys and not event.isAutoRepeat():
            self._on_button_clicked()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _on_button_clicked(self) -> None:
        if self.is_open:
            self.dismiss()
            self.resume_requested.emit()
