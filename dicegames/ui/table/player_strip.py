"""The strip of players above a board: one card a seat, the active one wider."""

from PySide6.QtCore import QEasingCurve, QEvent, QModelIndex, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.models.players import PlayersModel, PlayerView
from dicegames.ui.look import Look
from dicegames.ui.table.player_card import PlayerCard

HEIGHT = 68
SLIM_HEIGHT = 44
GAP = 8
SLIM_GAP = 6
ACTIVE_SHARE = 1.634  # how much wider the active card is than another
ACTIVE_LEAST = 13.5  # F, so that the active player's name, total and gain fit
GAIN_STAYS_MS = 2000


class PlayerStrip(QWidget):
    """Show a `PlayersModel` as cards in seat order, one to eight at any width."""

    seat_asked = Signal(int)  # somebody wants to know what is marked there

    def __init__(self, look: Look, model: PlayersModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._cards: list[PlayerCard] = []
        self._slim = False
        self._weights: list[float] = []  # 1 for the active card, 0 for the others, between while it changes
        self._from: list[float] = []
        self._counting: int | None = None
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._turn.valueChanged.connect(self._on_turn_value_changed)
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._counted_from = 0
        self._count = QVariantAnimation(self)
        self._count.setStartValue(0.0)
        self._count.valueChanged.connect(self._on_count_value_changed)
        self._count.finished.connect(self._on_count_finished)
        self._gain_timer = QTimer(self)
        self._gain_timer.setSingleShot(True)
        self._gain_timer.timeout.connect(self._on_gain_timer_timeout)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._apply_height()
        model.dataChanged.connect(self._on_model_data_changed)
        model.modelReset.connect(self._on_model_reset)
        look.changed.connect(self._on_look_changed)
        self._on_model_reset()

    @property
    def cards(self) -> tuple[PlayerCard, ...]:
        """One card per seat, in seat order."""
        return tuple(self._cards)

    def set_slim(self, slim: bool) -> None:
        """Take the low form that fits into the header of small windows, or the normal one."""
        if slim != self._slim:
            self._slim = slim
            self._apply_height()
            self._place()

    def finish(self) -> None:
        """End what moves at once."""
        for animation in (self._turn, self._count):
            if animation.state() == QVariantAnimation.State.Running:
                animation.setCurrentTime(animation.duration())
        if self._gain_timer.isActive():
            self._gain_timer.stop()
            self._on_gain_timer_timeout()

    def retranslate(self) -> None:
        """Put every card into the current language."""
        for card in self._cards:
            card.retranslate()
            card.update()

    def sizeHint(self) -> QSize:
        """Return the height of the form; any width will do."""
        return QSize(200, SLIM_HEIGHT if self._slim else HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take presses: their release may ask."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask what is marked at the seat whose card was tapped."""
        place = event.position().toPoint()
        seat = next((at for at, one in enumerate(self.cards) if one.geometry().contains(place)), None)
        if seat is not None and event.button() == Qt.MouseButton.LeftButton:
            self.seat_asked.emit(seat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the cards anew."""
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def _apply_height(self) -> None:
        self.setFixedHeight(SLIM_HEIGHT if self._slim else max(HEIGHT, round(self._look.px(5.2))))

    def _on_look_changed(self) -> None:
        self._apply_height()
        self._place()
        for card in self._cards:
            card.update()

    def _on_model_reset(self) -> None:
        self._turn.stop()
        self._count.stop()
        self._gain_timer.stop()
        self._counting = None
        views = self._model.views
        while len(self._cards) > len(views):
            card = self._cards.pop()
            card.hide()
            card.deleteLater()
        while len(self._cards) < len(views):
            card = PlayerCard(self._look, self)
            card.show()
            self._cards.append(card)
        for card, view in zip(self._cards, views, strict=True):
            card.show_player(view, view.total, view.gain)
        self._weights = self._from = [float(view.is_active) for view in views]
        self._place()

    def _on_model_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._show(row, self._model.views[row])
        self._align()
        target = [float(view.is_active) for view in self._model.views]
        if target != self._weights and self._turn.state() != QVariantAnimation.State.Running:
            self._from = self._weights
            duration = self._look.duration("turn") if self.isVisible() else 0
            if duration:
                self._turn.setDuration(duration)
                self._turn.start()
            else:
                # An animation that ends where it ended before tells no value: it isn't asked.
                self._on_turn_value_changed(1.0)

    def _show(self, row: int, view: PlayerView) -> None:
        card = self._cards[row]
        earlier, total = card.view, card.view.total
        written = view.last is not None and view.last != earlier.last and view.total > total
        if not written or not self.isVisible():
            if row == self._counting and view.total != earlier.total:
                self._stop_counting()
            shown = (card.shown_total, card.shown_gain) if row == self._counting else (view.total, view.gain)
            card.show_player(view, *shown)
            return
        # The entry counts up; without motion the number changes at once and the gain stays for a moment.
        self._stop_counting()
        self._counting = row
        # the box is entered first, then the total counts
        duration = self._look.duration("enter") + self._look.duration("count_up")
        card.show_player(view, total if duration else view.total, view.total - total)
        if duration:
            self._counted_from = total
            self._count.setEndValue(float(duration))
            self._count.setDuration(duration)
            self._count.start()
        else:
            self._gain_timer.start(GAIN_STAYS_MS)

    def _stop_counting(self) -> None:
        self._count.stop()
        self._gain_timer.stop()
        self._settle()

    def _settle(self) -> None:
        if self._counting is not None:
            card = self._cards[self._counting]
            self._counting = None
            card.show_player(card.view, card.view.total, card.view.gain)
            self._align()

    def _on_turn_value_changed(self, value: float) -> None:
        target = [float(view.is_active) for view in self._model.views]
        self._weights = [a + (b - a) * value for a, b in zip(self._from, target, strict=True)]
        self._place()

    def _on_count_value_changed(self, time: float) -> None:
        if self._counting is not None:
            card = self._cards[self._counting]
            wait, total = self._look.duration("enter"), card.view.total
            share = (time - wait) / max(1.0, self._count.duration() - wait)
            gone = self._ease.valueForProgress(min(1.0, max(0.0, share)))
            value = round(self._counted_from + (total - self._counted_from) * gone)
            card.show_player(card.view, value, card.view.total - value or None)

    def _on_count_finished(self) -> None:
        self._settle()

    def _on_gain_timer_timeout(self) -> None:
        self._settle()

    def _place(self) -> None:
        count = len(self._cards)
        if not count:
            return
        gap = SLIM_GAP if self._slim else GAP
        free = float(self.width() - gap * (count - 1))
        plain = free / (count + ACTIVE_SHARE - 1)
        extra = plain * (ACTIVE_SHARE - 1)
        least = min(self._look.px(ACTIVE_LEAST), free * 0.6)
        if count > 1 and plain + extra < least:
            plain = (free - least) / (count - 1)
            extra = least - plain
        if not any(self._weights):
            plain, extra = free / count, 0.0
        left = 0.0
        for card, weight in zip(self._cards, self._weights, strict=True):
            width = plain + extra * weight
            card.setGeometry(round(left), 0, round(left + width) - round(left), self.height())
            left += width + gap
        self._align()

    def _align(self) -> None:
        """Give all cards but the active one the same form: one name without room stacks them all."""
        others = [card for card in self._cards if not card.view.is_active]
        stacked = any(card.wants_stack for card in others)
        for card in self._cards:
            card.set_stacked(stacked and not card.view.is_active)
