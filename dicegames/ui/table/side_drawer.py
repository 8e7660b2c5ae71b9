"""A drawer of paper over a table: from the right, or from below where the window is low."""

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QRect,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.single_press import SinglePress
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.look import Look
from dicegames.ui.sizes import HIGH_FROM
from dicegames.ui.table.log_drawer import DrawerPaper
from dicegames.ui.table.overlay import Cover

WIDTH = 38.0  # F
_EDGE = 16  # px that stay free of the paper above it
_SIDE, _BOTTOM = 16, 12


class SideDrawer(SinglePress, Cover):
    """Show a widget over `host`; closes by its button, Esc or a tap beside it.

    Subclasses word it and tell how high its contents want to be; they call `retranslate` when these change.
    """

    closed = Signal()

    def __init__(self, look: Look, host: QWidget, body: QWidget) -> None:
        super().__init__(look, host)
        self._share = 0.0
        self._paper = DrawerPaper(look, self)
        self._column = QVBoxLayout(self._paper)
        self._title = Text(look, "title", wrap=False)
        self._note = OneLine(look, "body", "ink_soft")
        self.close_button = FlatButton(look, "close")
        self.close_button.set_compact(True)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._note)
        head.addStretch(1)
        head.addWidget(self.close_button)
        self._column.setSpacing(2)
        self._column.addLayout(head)
        self._column.addWidget(body, 1)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._on_slide_value_changed)
        self.close_button.clicked.connect(self.dismiss)
        look.changed.connect(self._on_look_changed)
        self.hide()

    @property
    def paper_rect(self) -> QRect:
        """Where the paper is, in the host."""
        return self._paper.geometry()

    def open(self) -> None:
        """Slide in and take the focus."""
        if self.is_open:
            return
        self.setGeometry(self._host.rect())
        self._come_up()
        self._slide.setDuration(self._look.duration("drawer"))
        self._slide.start()
        self._place()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Put the drawer away and give the focus back."""
        if not self.is_open:
            return
        self._go_away()
        self.closed.emit()

    def words(self) -> tuple[str, str, str]:
        """Return title, the smaller words beside it and the name of the closing button."""
        raise NotImplementedError

    def wanted_height(self, width: int) -> int:
        """Return the height that the contents want in a width."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put title, the words beside it and the button into the current language."""
        title, note, closing = self.words()
        self._title.setText(title)
        self._note.setText(note)
        self.close_button.set_texts(closing)
        self.setAccessibleName(title)
        if self.is_open:
            self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the host."""
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.setGeometry(self._host.rect())
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; other keys are the page's."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a tap beside the paper; the tap does nothing else."""
        if not self._paper.geometry().contains(event.position().toPoint()):
            self.dismiss()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self._slide.stop()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scrim, lighter than a cover's: the game stays in sight."""
        painter = QPainter(self)
        scrim = self._look.color("scrim")
        scrim.setAlphaF(self._look.metric("scrim_alpha") / 2 * self._share)
        painter.fillRect(self.rect(), scrim)
        painter.end()

    def _place(self) -> None:
        """Put the paper where the slide has got to, as high as the rows want it."""
        away = 1.0 - self._share
        radius = round(self._look.metric("radius_panel"))  # the far corners stay outside
        if self.height() < HIGH_FROM:
            self._column.setContentsMargins(_SIDE, 6, _SIDE, _BOTTOM + radius)
            around = 6 + self.close_button.sizeHint().height() + 2 + _BOTTOM
            height = min(around + self.wanted_height(self.width() - 2 * _SIDE), self.height() - _EDGE)
            top = self.height() - height + round(height * away)
            self._paper.setGeometry(0, top, self.width(), height + radius)
        else:
            self._column.setContentsMargins(_SIDE, 8, _SIDE + radius, _BOTTOM)
            width = min(round(self._look.px(WIDTH)), round(self.width() * 0.9))
            left = self.width() - width + round(width * away)
            self._paper.setGeometry(left, 0, width + radius, self.height())

    def _on_slide_value_changed(self, share: float) -> None:
        self._share = share
        self._place()
        self.update()

    def _on_look_changed(self) -> None:
        self._place()
        self.update()
