"""A pad to type in what real dice show."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from dicegames.models.phrases import faces as faces_text
from dicegames.ui.announce import announce
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.base import PaintedButton
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.die import paint_die
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.overlay import Overlay

translate = QCoreApplication.translate

FACES = range(1, 7)
_YAW = (-6.0, 5.0, -4.0, 6.0, -5.0, 4.0)  # degrees, so that the dice don't stand in line like type


class FaceButton(PaintedButton):
    """Enter one face; shows it as a drawn die."""

    def __init__(self, look: Look, face: int) -> None:
        super().__init__(look, look.metric("radius_field"))
        self.face = face
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a comfortable target."""
        return QSize(60, 60)

    def minimumSizeHint(self) -> QSize:
        """Return the least target."""
        return QSize(44, 52)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a button with the die on it."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        fill = "disabled_fill"
        if self.isEnabled():
            fill = "track" if self.isDown() else "paper_alt" if self.underMouse() else "button"
        edge = look.color("button_edge" if self.isEnabled() else "line")
        width = look.metric("stroke_edge")
        paint_box(painter, rect, look.metric("radius_field"), fill=look.color(fill), edge=edge, width=width)
        if not self.isEnabled():
            painter.setOpacity(look.metric("dimmed_alpha"))
        size = min(rect.width(), rect.height()) * 0.66
        paint_die(painter, rect.center(), size, self.face, 0.0, look.dice_colors())
        painter.end()


class TypedRow(QLabel):
    """Show the dice typed so far and an empty place for each that is missing, on cloth."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faces: tuple[int, ...] = ()
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(88)

    def show_faces(self, faces: tuple[int, ...], count: int) -> None:
        """Show `faces` of `count` dice."""
        self._faces, self._count = faces, count
        typed = faces_text(faces) or translate("TypedDice", "none yet")
        self.setAccessibleName(
            translate("TypedDice", "Typed so far: {faces}, {left} missing").format(
                faces=typed, left=count - len(faces)
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth, dice and empty places."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        paint_box(painter, rect, look.metric("radius_field"), fill=look.cloth()[1])
        pitch = min(72.0, (rect.width() - 24.0) / max(self._count, 1))
        size = min(60.0, pitch / 1.2)
        left = rect.center().x() - pitch * (self._count - 1) / 2
        for index in range(self._count):
            center = QPointF(left + index * pitch, rect.center().y())
            if index < len(self._faces):
                paint_die(painter, center, size, self._faces[index], _YAW[index % 6], look.dice_colors())
                continue
            place = QRectF(0.0, 0.0, size * 0.8, size * 0.8)
            place.moveCenter(center)
            paint_box(painter, place, 8.0, edge=look.color("felt_line"), width=1.5, dashed=True)
        painter.end()


class TypedDicePad(Overlay):
    """Ask for the faces of real dice by buttons or keys.

    `typed` carries a tuple of faces in the order of the dice; `cancelled` comes with Esc.
    """

    typed = Signal(object)
    cancelled = Signal()

    card_width = 44.0

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(look, host)
        self._faces: tuple[int, ...] = ()
        self._count = 0
        self._reason = ""
        self._title = Text(look, "title")
        self._hint = Text(look, "body", "ink_soft")
        self._row = TypedRow(look)
        self.face_buttons = tuple(FaceButton(look, face) for face in FACES)
        self.back = ActionButton(look, small=True, icon="back")
        self.cancel = ActionButton(look, small=True)
        self.take = ActionButton(look, primary=True, icon="check")
        self._build()

    @property
    def faces(self) -> tuple[int, ...]:
        """What was typed so far."""
        return self._faces

    def ask(self, count: int, reason: str = "") -> None:
        """Open the pad for `count` dice; a reason stands above what to do."""
        self._faces, self._count, self._reason = (), count, reason
        self.retranslate()
        self.open()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        self._title.setText(translate("TypedDice", "Type in your %n die/dice", None, self._count))
        hint = translate("TypedDice", "Tap what each die shows or use the keys 1 to 6.")
        self._hint.setText(f"{self._reason}\n{hint}" if self._reason else hint)
        for button in self.face_buttons:
            button.setAccessibleName(translate("TypedDice", "A {face}").format(face=button.face))
        self.back.set_texts(translate("TypedDice", "Last one back"))
        self.cancel.set_texts(translate("TypedDice", "Cancel"))
        self.setAccessibleName(self._title.text())
        self._show()
        if self.is_open:
            self.place()

    def arrange(self, low: bool) -> None:
        """Save room where the window is low."""
        super().arrange(low)
        self.body.setSpacing(8 if low else 14)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take 1 to 6, Backspace, Enter and Esc wherever the focus is."""
        key = event.key()
        if event.text() in {str(face) for face in FACES}:
            if not event.isAutoRepeat():  # a key that is held is one die
                self._add(int(event.text()))
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._on_back_clicked()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._on_take_clicked()
        elif key == Qt.Key.Key_Escape:
            self._on_cancel_clicked()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self.body.addWidget(self._title)
        self.body.addWidget(self._hint)
        self.body.addWidget(self._row)
        keys = inner_layout(self.body, QHBoxLayout)
        keys.setSpacing(8)
        for button in self.face_buttons:
            button.clicked.connect(self._on_face_button_clicked)
            keys.addWidget(button)
        deeds = inner_layout(self.body, QHBoxLayout)
        deeds.setSpacing(8)
        for deed, slot, stretch in (
            (self.back, self._on_back_clicked, 0),
            (self.cancel, self._on_cancel_clicked, 0),
            (self.take, self._on_take_clicked, 1),
        ):
            deed.clicked.connect(slot)
            deeds.addWidget(deed, stretch)

    def _add(self, face: int) -> None:
        if len(self._faces) < self._count:
            self._faces += (face,)
            self._show()
            self._tell()

    def _show(self) -> None:
        missing = self._count - len(self._faces)
        self._row.show_faces(self._faces, self._count)
        for button in self.face_buttons:
            button.setEnabled(missing > 0)
        self.back.setEnabled(bool(self._faces))
        self.take.setEnabled(not missing)
        detail = translate("TypedDice", "%n die/dice missing", None, missing) if missing else ""
        self.take.set_texts(translate("TypedDice", "Take over"), detail)
        if not missing and self.is_open:
            # The face buttons are barred now: the focus goes on to what is next.
            self.take.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        """Say to screen readers what is typed now, and what is missing."""
        announce(self, self._row.accessibleName())

    def _on_face_button_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, FaceButton):
            self._add(button.face)

    def _on_back_clicked(self) -> None:
        if self._faces:
            self._faces = self._faces[:-1]
            self._show()
            self._tell()

    def _on_cancel_clicked(self) -> None:
        if self.is_open:
            self.dismiss()
            self.cancelled.emit()

    def _on_take_clicked(self) -> None:
        if self.is_open and len(self._faces) == self._count:
            self.dismiss()
            self.typed.emit(self._faces)
