"""The card table: stacks, centre card and bonus die as buttons on the cloth, and what moves among them."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.models.card_table import CardTableModel
from dicegames.models.card_table_words import table_title
from dicegames.models.card_values import TargetView
from dicegames.ui.cards.journeys import Scene, Ways, journeys
from dicegames.ui.cards.layout import Way, arrange, neighbour
from dicegames.ui.cards.motion import Ghost, MotionLayer
from dicegames.ui.cards.target_button import TargetButton
from dicegames.ui.controls.focus import order_tabs
from dicegames.ui.look import Look
from dicegames.ui.sizes import Mode

_SMALLEST = QSize(480, 270)


class CardTable(QWidget):
    """Show a `CardTableModel`. It paints no cloth: it lies on the tray that its parent paints.

    What is seen at rest depends on the model alone; changes only add motion, which `finish` or a tap ends.
    """

    target_tapped = Signal(int)  # number of the target
    settled = Signal()  # follows motion that has ended

    def __init__(self, look: Look, model: CardTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._mode = Mode.WIDE
        self._extra: QWidget | None = None
        self._buttons: list[TargetButton] = []
        self._live: Collection[int] = ()
        self._aimed: int | None = None
        self._ways: Ways | None = None
        self._pending: list[Ghost] = []
        self._layer = MotionLayer(self)
        self._layer.finished.connect(self._on_layer_finished)
        model.modelReset.connect(self._on_model_reset)
        model.dataChanged.connect(self._on_model_data_changed)
        model.shown.connect(self._on_model_shown)
        look.changed.connect(self.finish)
        self.retranslate()
        self._on_model_reset()

    @property
    def buttons(self) -> tuple[TargetButton, ...]:
        """The places by number."""
        return tuple(self._buttons)

    def standing(self) -> tuple[str, ...]:
        """Return the cards on which dice lie or can be placed, in words."""
        return tuple(
            button.accessibleName()
            for button, view in zip(self._buttons, self._model.views, strict=True)
            if view.bid is not None or view.lying or view.chosen
        )

    @property
    def is_moving(self) -> bool:
        """Whether dice or cards are on their way."""
        return bool(self._layer.ghosts)

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """What is on its way."""
        return self._layer.ghosts

    def set_mode(self, mode: Mode) -> None:
        """Arrange for a kind of window; small ones tell reasons by taps alone."""
        if mode is not self._mode:
            self._mode = mode
            for button in self._buttons:
                button.set_reasons(mode is not Mode.SMALL)
            self._arrange()

    def set_live(self, live: Collection[int]) -> None:
        """Say on which targets a press does something: on the others Space means what it does elsewhere."""
        self._live = live
        for number, button in enumerate(self._buttons):
            button.set_live(number in live)

    def set_extra(self, widget: QWidget | None) -> None:
        """Give a widget a place of the size of a card; the one before is hidden and left to its owner."""
        if self._extra is not None:
            self._extra.hide()
        self._extra = widget
        if widget is not None:
            widget.setParent(self)
            widget.show()
        self._arrange()

    def set_ways(self, hand: QPointF, prize: QPointF, homes: Mapping[int, QPointF]) -> None:
        """Say where dice come from, won cards go, and the dice of each seat belong, in own coordinates."""
        self._ways = Ways(hand, prize, dict(homes))

    def card_rect(self, target: int) -> QRectF:
        """Return where the card of a target lies, in own coordinates."""
        return self._buttons[target].card_rect

    def target_at(self, pos: QPoint) -> int | None:
        """Return the target at a point in own coordinates; None where there is none to place dice on."""
        for number, button in enumerate(self._buttons):
            if button.isEnabled() and button.card_rect.contains(pos.toPointF()):
                return number
        return None

    def aim(self, target: int | None) -> None:
        """Show where a die that is dragged would fall; None: nowhere."""
        self._aimed = target
        for number, button in enumerate(self._buttons):
            button.set_aimed(number == target)

    def finish(self) -> None:
        """End what moves at once."""
        self._layer.finish()

    def retranslate(self) -> None:
        """Put the name of the table into the current language; the places look after their own words."""
        self.setAccessibleName(table_title())

    def sizeHint(self) -> QSize:
        return QSize(870, 440)

    def minimumSizeHint(self) -> QSize:
        return _SMALLEST

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.finish()
            self.retranslate()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.finish()
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        self._layer.setGeometry(self.rect())
        if not self._buttons:
            return
        found = arrange(
            QRectF(self.rect()),
            len(self._buttons) - 2,
            portrait=self._mode is Mode.PORTRAIT,
            extra=self._extra is not None,
        )
        for button, card in zip(self._buttons, found.targets, strict=True):
            button.place(card, found.edge)
        stops: list[tuple[QRectF, QWidget]] = [(button.card_rect, button) for button in self._buttons]
        if self._extra is not None and found.extra is not None:
            self._extra.setGeometry(found.extra.toRect())
            stops.append((found.extra, self._extra))
        stops.sort(key=_reading_order)
        order_tabs(self, [widget for _, widget in stops])

    def _scene(self, button: TargetButton) -> Scene:
        white = button.white_spot()
        return Scene(button.view, button.card_rect, button.spots(), white, button.card_picture())

    def _show(self, button: TargetButton, view: TargetView) -> None:
        old = button.view
        moves = (view.bid, view.card, view.is_gone) != (old.bid, old.card, old.is_gone)
        if not (moves and self.isVisible()):
            button.show_view(view)
            return
        before = self._scene(button)
        button.show_view(view)
        ways, ratio = self._ways or self._usual_ways(), self.devicePixelRatioF()
        self._pending += journeys(before, self._scene(button), ways, self._look, ratio)

    def _usual_ways(self) -> Ways:
        """Return ways for a table that was told none: hand below, prizes at the right, homes above."""
        middle = self.width() / 2
        above = {seat: QPointF(middle, -40.0) for seat in range(len(self._buttons))}
        return Ways(QPointF(middle, self.height() + 40.0), QPointF(self.width() + 60.0, 60.0), above)

    def _leave_out(self) -> None:
        for number, button in enumerate(self._buttons):
            button.leave_out(self._layer.shows(number, "dice"), self._layer.shows(number, "card"))

    def _on_model_reset(self) -> None:
        self._layer.finish()
        self._pending.clear()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for view in self._model.views:
            button = TargetButton(self._look, view, self)
            button.set_reasons(self._mode is not Mode.SMALL)
            button.set_live(view.target in self._live)
            button.tapped.connect(self._on_button_tapped)
            button.way_wished.connect(self._on_button_way_wished)
            button.show()
            self._buttons.append(button)
        self._arrange()

    def _on_model_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._show(self._buttons[row], self._model.views[row])

    def _on_model_shown(self) -> None:
        if not self._pending:
            return
        self._layer.finish()
        ghosts, self._pending = tuple(self._pending), []
        self._layer.play(ghosts)
        self._leave_out()

    def _on_button_tapped(self, target: int) -> None:
        self.finish()
        self.target_tapped.emit(target)

    def _on_button_way_wished(self, target: int, way: Way) -> None:
        places = tuple(button.card_rect if button.isEnabled() else QRectF() for button in self._buttons)
        here = (*places[:target], self._buttons[target].card_rect, *places[target + 1 :])
        self._buttons[neighbour(here, target, way)].setFocus(Qt.FocusReason.TabFocusReason)

    def _on_layer_finished(self) -> None:
        self._leave_out()
        self.settled.emit()


def _reading_order(stop: tuple[QRectF, QWidget]) -> tuple[float, float]:
    return stop[0].top(), stop[0].left()
