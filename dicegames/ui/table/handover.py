"""The card between two turns: pass the device on, and don't look at the last roll any more."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.models.narrator import Narrator
from dicegames.models.narrators import NARRATORS
from dicegames.models.phrases import points_text
from dicegames.models.players import PlayerView
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.badge import Badge
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.overlay import EDGE, Overlay

translate = QCoreApplication.translate

# Diameter of the badge, letters of the name, and whether the facts are shown: what is tried until it fits.
_LOW_FORMS = ((64, "display", True), (64, "large", True), (44, "title", True), (44, "title", False))
_FORMS = ((98, "display", True), *_LOW_FORMS)
_SIDE, _GAP = 12, 10


class LastTurn(QFrame):
    """Tell what the player before did, beside that seat's badge."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._badge = Badge(look, 24)
        self._words = Text(look, "body")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, 8, _SIDE, 8)
        row.setSpacing(0)
        row.addStretch(1)
        row.addWidget(self._badge)
        row.addSpacing(_GAP)
        row.addWidget(self._words)
        row.addStretch(1)
        self.setMinimumHeight(44)

    def tell(self, narrator: Narrator, last: Transition, seats: tuple[Seat, ...]) -> None:
        """Show in words how `last` ended a turn."""
        if last.step.seat is not None:
            self._badge.set_seat(seats[last.step.seat].color)
        self._words.setText(narrator.handed_over(last, seats, rich=True))
        self._words.setAccessibleName(narrator.handed_over(last, seats))
        self._wrap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentence only where it doesn't fit on one line."""
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        # asked of the words themselves: the layout may still remember how they were broken before
        self._words.setWordWrap(False)
        needed = self._words.sizeHint().width()
        room = self.width() - 2 * _SIDE - self._badge.sizeHint().width() - _GAP
        self._words.setWordWrap(needed > room)
        self._words.setMinimumWidth(max(0, min(needed, room)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        look = self._look
        painter = QPainter(self)
        edge = look.color("line") if look.theme_name == "high_contrast" else None
        fill = look.color("paper_alt")
        paint_box(painter, QRectF(self.rect()), look.metric("radius_field"), fill=fill, edge=edge)
        painter.end()


class HandoverCard(Overlay):
    """Ask for the next player; `ready` comes with Space, Enter or a tap on the button."""

    ready = Signal()

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(look, host)
        self._player: PlayerView | None = None
        self._turn: Transition | None = None
        self._seats: tuple[Seat, ...] = ()
        self._state: State | None = None
        self._badge = Badge(look, _FORMS[0][0])
        self._lead = Text(look, "body", "ink_soft", wrap=False)
        self._name = Text(look, "display")
        self._last = LastTurn(look)
        self._facts = Text(look, "small", "ink_soft")
        self.button = ActionButton(look, primary=True)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._build()
        self.button.clicked.connect(self._on_button_clicked)

    def ask(self, player: PlayerView, last: Transition | None, seats: tuple[Seat, ...], state: State) -> None:
        """Open the card for `player` at `state`; `last` ended the turn before, None at the start."""
        self._player, self._turn, self._seats, self._state = player, last, seats, state
        self.retranslate()
        self.open()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        player, state = self._player, self._state
        if player is None or state is None:
            return
        narrator = NARRATORS[player.game_id]
        self._badge.set_seat(player.color)
        self._lead.setText(translate("Handover", "Pass the device to"))
        self._name.setText(player.name)
        self._last.setVisible(self._turn is not None)
        if self._turn is not None:
            self._last.tell(narrator, self._turn, self._seats)
        self.button.set_texts(
            translate("Handover", "{name} is ready").format(name=player.name),
            translate("Handover", "Space or tap"),
        )
        facts = narrator.progress(state)
        if not player.is_hidden:
            facts = translate("Handover", "{progress} · {name} has {points}").format(
                progress=facts, name=player.name, points=points_text(player.total)
            )
        self._facts.setText(facts)
        self.setAccessibleName(translate("Handover", "Pass the device to {name}.").format(name=player.name))
        if self.is_open:
            self.place()

    def focus_target(self) -> QWidget:
        """Return the button, so that Space says "ready"."""
        return self.button

    def arrange(self, low: bool) -> None:
        """Make badge and name as small as they must be; where that is not enough the facts go."""
        super().arrange(low)
        self.body.setSpacing(6 if low else 12)
        self.button.setMinimumHeight(max(52 if low else 64, self.button.minimumSizeHint().height()))
        width = min(round(self._look.px(self.card_width)), self.width() - 2 * EDGE)
        for badge, role, has_facts in _LOW_FORMS if low else _FORMS:
            self._badge.set_diameter(badge)
            self._name.set_role(role)
            self._facts.setVisible(has_facts)
            self.body.activate()
            if self.body.totalHeightForWidth(width) <= self.height() - 2 * EDGE:
                break

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Space and Enter wherever the focus is."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and not event.isAutoRepeat():
            self._on_button_clicked()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        center = Qt.AlignmentFlag.AlignHCenter
        for text in (self._lead, self._name, self._facts):
            text.setAlignment(center)
        self.body.addWidget(self._badge, 0, center)
        self.body.addSpacing(6)
        self.body.addWidget(self._lead)
        self.body.addWidget(self._name)
        self.body.addWidget(self._last)
        self.body.addSpacing(8)
        self.body.addWidget(self.button)
        self.body.addSpacing(4)
        self.body.addWidget(self._facts)

    def _on_button_clicked(self) -> None:
        if self.is_open:
            self.dismiss()
            self.ready.emit()
