"""The table of Order Cards: cards on the cloth, the dice row below them, the won cards beside them."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import ROLLS, OrderCardsState
from dicegames.games.ordercards.suggest import best_group, fits_anywhere
from dicegames.models.card_table import CardTableModel
from dicegames.models.card_table_words import refusal_sentence
from dicegames.models.ordercards_words import reason_text, target_name
from dicegames.models.won_cards import WonCardsModel
from dicegames.models.won_words import won_title
from dicegames.ui.announce import announce
from dicegames.ui.boards.board import BoardKey, GameBoard, Prompt
from dicegames.ui.boards.ordercards_prompt import (
    CLEAR_KEY,
    TURN_KEY,
    ClearSelection,
    enter_key,
    roll_key,
    turn_prompt,
)
from dicegames.ui.boards.prompts import rolling_prompt, waiting_prompt
from dicegames.ui.cards.table import CardTable
from dicegames.ui.cards.won_button import WonButton
from dicegames.ui.cards.won_drawer import WonDrawer
from dicegames.ui.cards.won_panel import LEAST_WIDTH, MOST_WIDTH, WIDTH, WonPanel
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_view import Lying, OrderView, Phase
from dicegames.ui.dice.order_words import short_place
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.sizes import WIDE_FROM, Mode

translate = QCoreApplication.translate

GAP = 12
ROW, ROW_PORTRAIT = 104, 116  # height of the dice row
ROW_MAX = 260
ROW_SHARE = 0.15  # of the cloth's height, where that is more
PANEL_SHARE = 0.2  # of the board's width, where that is more than the won cards' usual width
MARGIN = 10  # between the cloth's edge and what lies on it
DIE_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
END_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_E)  # Enter on a card places there instead
ARROW_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class OrderCardsTable(GameBoard):
    """Show an `OrderCardsState` as cards, dice and won cards, and turn taps and drags into actions.

    While rolls are left the kept dice are those to be placed; afterwards dice are selected here.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._state: OrderCardsState | None = None
        self._seats: tuple[Seat, ...] = ()
        self._interactive = False
        self._is_showing = False
        self._totals = True
        self._mode = Mode.WIDE
        self._chosen: frozenset[int] = frozenset()
        self._told = ""  # the answer to the last tap on a target
        self._cards_model = CardTableModel(self)
        self._won_model = WonCardsModel(self)
        self.cards = CardTable(look, self._cards_model, self)
        self.tray = OrderTray(look, self)
        self.panel = WonPanel(look, self._won_model)
        self.panel.setParent(self)
        self.won_button = WonButton(look, self._won_model)
        self.won_button.setParent(self)
        self.won_button.hide()
        self._drawer: WonDrawer | None = None
        self.cards.target_tapped.connect(self._on_cards_target_tapped)
        self.tray.die_tapped.connect(self._on_tray_die_tapped)
        self.tray.take_back_requested.connect(self._on_tray_take_back_requested)
        self.tray.roll_requested.connect(self._on_tray_roll_requested)
        self.tray.drag_moved.connect(self._on_tray_drag_moved)
        self.tray.dropped.connect(self._on_tray_dropped)
        self.tray.drag_cancelled.connect(self._on_tray_drag_cancelled)
        self.tray.settled.connect(self._on_tray_settled)
        self.won_button.clicked.connect(self.show_overview)
        look.changed.connect(self.update)

    @property
    def is_moving(self) -> bool:
        """Whether dice tumble."""
        return self.tray.is_tumbling

    @property
    def drawer(self) -> WonDrawer | None:
        """Return the won cards as a drawer, once it was opened."""
        return self._drawer

    @property
    def selected(self) -> frozenset[int]:
        """The positions of the own dice that a tap on a target places."""
        state = self._state
        if state is None or not state.dice:
            return frozenset()
        if not state.rolls_left:
            return self._chosen
        return frozenset(die for die in range(state.own_count) if state.kept[die])

    def show_state(
        self, state: State, seats: tuple[Seat, ...], interactive: bool, transition: Transition | None = None
    ) -> None:
        """Show `state`; a roll in `transition` tumbles the dice that were thrown."""
        assert isinstance(state, OrderCardsState)
        before = self._state
        self._state, self._seats, self._interactive = state, seats, interactive
        self._told = ""
        # A selection lives as long as the hand that it was made in.
        if before is None or _hand(before) != _hand(state) or before.rolls_left:
            self._chosen = frozenset()
        self._chosen &= frozenset(state.free_dice)
        rolled: tuple[int, ...] = ()
        turned = None
        action = transition.step.action if transition is not None else None
        if transition is not None and isinstance(action, Roll):
            was = transition.before
            assert isinstance(was, OrderCardsState)
            rolled = was.roll_dice
        elif isinstance(action, TurnDie):
            turned = action.die
        self._is_showing = True  # without motion the dice rest before the rest is shown
        self.tray.set_cup_enabled(interactive and state.rolls_left > 0)
        self._show_row(rolled, turned)
        self._is_showing = False
        self._show_cards()
        self._won_model.show(state, seats, totals=self._totals)
        self.prompt_changed.emit()
        if not self.tray.is_tumbling:
            self.settled.emit()

    def prompt(self) -> Prompt:
        """Return what the action bar should tell and offer."""
        state = self._state
        if state is None or state.is_over:
            return Prompt("", None)
        if not self._interactive:
            return waiting_prompt(self._seats[state.seat].name)
        if self.tray.is_tumbling:
            return rolling_prompt()
        brief = self._mode is Mode.SMALL
        return turn_prompt(state, self._seats, self.selected, self._lit(), self._told, brief)

    def standing(self) -> tuple[str, ...]:
        """Return the dice, where they lie, and what the cards are."""
        return (*self.tray.standing(), *self.cards.standing())

    def topic(self) -> str:
        """Return the bonus die for who has it, or placing while there are dice that can only be placed."""
        state = self._state
        if state is None or self.tray.is_tumbling or not state.dice:
            return ""
        if state.bonus_in_hand:
            return "bonus"
        return "placing" if state.is_placing or not state.rolls_left else ""

    def set_mode(self, mode: Mode) -> None:
        """Arrange for a kind of window."""
        self._mode = mode
        if mode is Mode.WIDE and self._drawer is not None:
            self._drawer.dismiss()
        small = mode is Mode.SMALL
        self.tray.set_in_bar(small)
        if not small and self.tray.parentWidget() is not self:
            self.tray.setParent(self)
            self.tray.show()
        self.cards.set_mode(mode)
        self.cards.set_extra(None if mode is Mode.WIDE else self.won_button)
        self._arrange()
        self.prompt_changed.emit()

    def bar_side(self, mode: Mode) -> QWidget | None:
        """Give the dice row to the action bar of small windows."""
        return self.tray if mode is Mode.SMALL else None

    def wish(self, action: Action) -> None:
        """Pass on what a button or a key wants; a roll goes the way of the cup."""
        if isinstance(action, Roll):
            self.tray.request_roll()
            return
        self.finish_motion()
        if isinstance(action, ClearSelection):
            self._select(frozenset())
        else:
            self.action_wished.emit(action)

    def finish_motion(self) -> None:
        """End what moves at once; dice under a finger go back to the row."""
        self.tray.cancel_drag()
        self.tray.finish()
        self.cards.finish()

    def take_key(self, key: int) -> bool:
        """Use 1 to 6 for the dice, R and Space to roll, T, C, E and Enter, and arrow keys to the cards."""
        state = self._state
        if state is None or not self._interactive:
            return False
        if key in DIE_KEYS:
            die = DIE_KEYS.index(Qt.Key(key))
            if die < len(state.dice):
                self.finish_motion()
                self._tap_die(die)
            else:
                self._refuse(reasons.NO_DIE if state.dice else reasons.NO_DICE)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_R):
            if state.rolls_left:
                self.wish(Roll())
            else:
                self._refuse(reasons.ROLLING_OVER if state.is_placing else reasons.NO_ROLLS_LEFT)
        elif key in END_KEYS:
            if state.dice and not self.tray.is_tumbling:
                self.wish(EndTurn())
            else:
                self._refuse(reasons.NO_DICE)
        elif key == Qt.Key.Key_T:
            if state.bonus_in_hand and state.dice:
                self._turn_die(state)
            else:
                self._refuse(reasons.NO_DICE if state.bonus_in_hand else reasons.NO_BONUS_DIE)
        elif key == Qt.Key.Key_C:
            if self._chosen or self.tray.carried:
                self.wish(ClearSelection())
            elif not state.dice:
                self._refuse(reasons.NO_DICE)
            else:
                self._tell(translate("OrderCardsTable", "No die is selected."))
        elif key in ARROW_KEYS:
            self._focus_cards()
        else:
            return False
        return True

    @property
    def has_overview(self) -> bool:
        """Whether the won cards don't stand on the table."""
        return self._mode is not Mode.WIDE

    def overview_name(self) -> str:
        """Name the won cards."""
        return won_title()

    def show_overview(self) -> None:
        """Show the won cards in a drawer, where they don't stand on the table."""
        if not self.has_overview:
            return
        self.finish_motion()  # nothing falls through the drawer
        if self._drawer is None:
            self._drawer = WonDrawer(self._look, self._won_model, self.parentWidget() or self)
            self._drawer.closed.connect(self._on_drawer_closed)
        self._drawer.open()
        self.covered.emit(True)

    def keys(self) -> tuple[BoardKey, ...]:
        """Return what the keys do, in words."""
        return ordercards_keys()

    def set_show_keys(self, show: bool) -> None:
        """Name the key of the cup: the bar's buttons name theirs."""
        self.tray.start_hint.set_show_keys(show)

    def set_totals(self, shown: bool) -> None:
        """Tell totals all the time from the next state on, or at the end only."""
        self._totals = shown

    def doubt(self, action: Action) -> Doubt | None:
        """Ask before a turn ends although dice that fit are left: nothing is lost by placing them."""
        state = self._state
        if state is None or not isinstance(action, EndTurn) or not fits_anywhere(state):
            return None
        has_placed = any(where is not None for where in state.placed)
        return Doubt(
            translate("OrderCardsTable", "End the turn already?")
            if has_placed
            else translate("OrderCardsTable", "End the turn without placing?"),
            translate("OrderCardsTable", "You have more dice that fit on a card.")
            if has_placed
            else translate("OrderCardsTable", "You have dice that fit on a card."),
            translate("OrderCardsTable", "End turn"),
            translate("OrderCardsTable", "Play on"),
        )

    def roll_reason(self, action: Action) -> str:
        """Say that the game is over and who rolls the bonus die, which the end of a turn can bring."""
        state = self._state
        if state is None or not isinstance(action, EndTurn):
            return ""
        holder = state.child(action).last_holder
        if holder is None:
            return ""
        text = translate("OrderCardsTable", "The game is over: {name} rolls the bonus die.")
        return text.format(name=self._seats[holder].name)

    def show_countdown(self, target: object, milliseconds: int, total: int) -> None:
        """Show nothing: no clock runs in this game."""

    def hide_countdown(self) -> None:
        """Show nothing: no clock runs in this game."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self._state is not None:
            self._told = ""
            self._show_row()
            self._show_cards()
            self.prompt_changed.emit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth below cards and dice."""
        painter = QPainter(self)
        paint_tray(painter, QRectF(self._cloth()), self._look)
        painter.end()

    def _cloth(self) -> QRect:
        width = self.width()
        if self._mode is Mode.WIDE:
            width -= GAP + self._panel_width()
        return QRect(0, 0, width, self.height())

    def _panel_width(self) -> int:
        if self.width() < WIDE_FROM + 200:
            return LEAST_WIDTH
        return min(MOST_WIDTH, max(WIDTH, round(PANEL_SHARE * self.width())))

    def _arrange(self) -> None:
        """Place the parts in the board's size."""
        cloth = self._cloth()
        wide, small = self._mode is Mode.WIDE, self._mode is Mode.SMALL
        self.panel.setVisible(wide)
        if wide:
            self.panel.setGeometry(cloth.right() + 1 + GAP, 0, self._panel_width(), self.height())
        inside = tray_inside(QRectF(cloth), self._look).toAlignedRect()
        room = inside.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        if not small:
            least = ROW_PORTRAIT if self._mode is Mode.PORTRAIT else ROW
            row = min(ROW_MAX, max(least, round(inside.height() * ROW_SHARE)))
            self.tray.setGeometry(room.left(), room.bottom() + 1 - row, room.width(), row)
            room.setBottom(room.bottom() - row - MARGIN)
        else:
            room = inside.adjusted(4, 4, -4, -4)
        self.cards.setGeometry(room)
        self._set_ways()
        self.update()

    def _set_ways(self) -> None:
        hand = QPointF(self.cards.width() / 2, self.cards.height() + 50.0)
        prize = QPointF(self.cards.width() + 80.0, 80.0)
        count = max(1, len(self._seats))
        homes = {seat: QPointF(self.cards.width() * (seat + 0.5) / count, -60.0) for seat in range(count)}
        self.cards.set_ways(hand, prize, homes)

    def _show_row(self, rolled: tuple[int, ...] = (), turned: int | None = None) -> None:
        state = self._state
        if state is None:
            return
        self.tray.show_row(
            self._row_view(state),
            rolled=rolled,
            turned=turned,
            enabled=self._interactive,
            throw=state.rolls + 3 * state.turn,
        )

    def _row_view(self, state: OrderCardsState) -> OrderView:
        placed = tuple(None if where is None else self._lying(state, where) for where in state.placed)
        return OrderView(
            color=self._seats[state.seat].color,
            values=state.dice,
            kept=state.kept if state.dice else (),
            selected=self.selected,
            placed=placed,
            has_bonus=state.bonus_in_hand,
            places=state.own_count + state.bonus_turn,
            phase=_phase(state),
            roll=state.rolls,
            rolls=ROLLS,
            rolls_left=state.rolls_left,
            lit=self._lit(),
        )

    def _lying(self, state: OrderCardsState, target: int) -> Lying:
        order = state.order(target)
        if order is None:
            short = short_place("bonus")
        elif target == state.centre:
            short = short_place("centre")
        else:
            short = short_place(order.kind, order.size)
        return Lying(target_name(state, target), short)

    def _lit(self) -> int:
        """Count the targets that take the selected dice."""
        state, dice = self._state, tuple(sorted(self.selected))
        if state is None or not dice:
            return 0
        return sum(not state.place_refusal(target, dice) for target in state.targets)

    def _show_cards(self) -> None:
        state = self._state
        if state is None:
            return
        # While dice tumble nothing lights up: that would tell what they show.
        plays = self._interactive and not self.tray.is_tumbling
        dice = tuple(sorted(self.selected)) if plays else ()
        self._cards_model.show(state, self._seats, state.seat if plays else None, dice)
        self.cards.set_live(self._live(state, dice) if plays else ())

    def _live(self, state: OrderCardsState, dice: tuple[int, ...]) -> Collection[int]:
        """Return the targets on which a press does something; all when rolling is over: others say why."""
        if not state.dice:
            return ()
        if not state.rolls_left:
            return state.targets
        return [
            target
            for target in state.targets
            if state.group_on(target)
            or (not state.place_refusal(target, dice) if dice else best_group(state, target))
        ]

    def _select(self, dice: frozenset[int]) -> None:
        self._chosen = dice
        self._told = ""
        self._show_row()
        self._show_cards()
        self.prompt_changed.emit()

    def _tell(self, text: str) -> None:
        self._told = text
        self.prompt_changed.emit()
        announce(self, text)

    def _tap_die(self, die: int) -> None:
        state = self._state
        if state is None or die >= len(state.dice):
            return
        if state.rolls_left:
            self.action_wished.emit(Release(die) if state.kept[die] else Keep(die))
        elif state.bonus_in_hand and die == state.own_count:
            self._turn_die(state)
        elif state.placed[die] is None:
            self._select(self._chosen ^ {die})
        else:
            self._tell(reason_text(reasons.DIE_PLACED))

    def _refuse(self, reason: str) -> None:
        """Say why a key does nothing now; while dice move it only ends that."""
        if self.tray.is_tumbling:
            self.tray.finish()
        elif self._state is not None and self._state.dice:
            self._tell(reason_text(reason))
        else:
            self.explained.emit(partial(reason_text, reason))

    def _turn_die(self, state: OrderCardsState) -> None:
        """Turn the one selected die to the bonus die's face, or say what to do for it."""
        if not state.bonus_face:
            return
        dice = [die for die in self.selected if die < state.own_count]
        if len(dice) == 1:
            self.wish(TurnDie(dice[0]))
        else:
            text = translate("OrderCardsTable", "Select the one die that you want to turn to {face}.")
            self._tell(text.format(face=state.bonus_face))

    def _place(self, target: int, dice: tuple[int, ...]) -> None:
        self.action_wished.emit(Place(target, dice))

    def _tap_target(self, target: int) -> None:
        """Place the selected dice, take back what lies there, or suggest what fits; else say why not."""
        state, dice = self._state, tuple(sorted(self.selected))
        if state is None or not self._interactive:
            return
        if not state.dice:
            self._refuse(reasons.NO_DICE)
        elif dice and not state.place_refusal(target, dice):
            self._place(target, dice)
        elif state.group_on(target):
            self.action_wished.emit(TakeBack(target))
        elif dice:
            self._tell(refusal_sentence(self._cards_model.views[target]))
        elif group := best_group(state, target):
            self._place(target, group)
        elif target == state.bonus and state.bonus_turn:
            self._tell(reason_text(reasons.BONUS_BARRED))
        else:
            self._tell(translate("OrderCardsTable", "None of your free dice fit here."))

    def _focus_cards(self) -> None:
        for button in self.cards.buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _target_at(self, pos: QPoint) -> int | None:
        return self.cards.target_at(self.cards.mapFromGlobal(pos))

    def _on_cards_target_tapped(self, target: int) -> None:
        is_asking = not self._interactive and not self.tray.is_tumbling
        self.tray.finish()
        if is_asking:
            self.explained.emit(self._waiting)
        self._tap_target(target)

    def _waiting(self) -> str:
        return self.prompt().message

    def _on_tray_die_tapped(self, die: int) -> None:
        self.cards.finish()
        self._tap_die(die)

    def _on_tray_take_back_requested(self, die: int) -> None:
        self.cards.finish()
        state = self._state
        if state is not None and die < len(state.placed):
            target = state.placed[die]
            if target is not None:
                self.action_wished.emit(TakeBack(target))

    def _on_tray_roll_requested(self) -> None:
        self.cards.finish()
        self.action_wished.emit(Roll())

    def _on_tray_drag_moved(self, pos: QPoint) -> None:
        self.cards.aim(self._target_at(pos))

    def _on_tray_dropped(self, pos: QPoint) -> None:
        self.cards.aim(None)
        target, dice = self._target_at(pos), tuple(sorted(self.tray.carried))
        state = self._state
        if target is None or not dice or state is None:
            return
        if state.place_refusal(target, dice):
            self._cards_model.show(state, self._seats, state.seat, dice)
            self._tell(refusal_sentence(self._cards_model.views[target]))
            self._show_cards()
        else:
            self._place(target, dice)

    def _on_tray_drag_cancelled(self) -> None:
        self.cards.aim(None)

    def _on_tray_settled(self) -> None:
        if self._is_showing:
            return
        self._show_cards()
        self.prompt_changed.emit()
        self.settled.emit()

    def _on_drawer_closed(self) -> None:
        self.covered.emit(False)


def _phase(state: OrderCardsState) -> Phase:
    if state.is_over:
        return Phase.OVER
    return Phase.ROLLING if state.rolls_left else Phase.PLACING


def _hand(state: OrderCardsState) -> tuple[int, int, tuple[int, ...]]:
    return state.turn, state.rolls, state.dice


def ordercards_keys() -> tuple[BoardKey, ...]:
    """Return the keys of Order Cards, in words."""
    return (
        BoardKey((Qt.Key.Key_Space,), roll_key(), translate("OrderCardsTable", "Roll (R: from anywhere)")),
        BoardKey(DIE_KEYS, "1–6", translate("OrderCardsTable", "Keep a die, or select it to place it")),
        BoardKey(
            (Qt.Key.Key_Down,),
            translate("OrderCardsTable", "Arrow keys"),
            translate("OrderCardsTable", "Move among the cards, Enter places"),
        ),
        BoardKey((Qt.Key.Key_T,), TURN_KEY, translate("OrderCardsTable", "Turn the selected die")),
        BoardKey((Qt.Key.Key_C,), CLEAR_KEY, translate("OrderCardsTable", "Clear the selection")),
        BoardKey(
            (Qt.Key.Key_Return,), enter_key(), translate("OrderCardsTable", "End the turn (E: from anywhere)")
        ),
    )
