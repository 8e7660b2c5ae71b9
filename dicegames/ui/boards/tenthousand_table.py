"""The table of 10.000: the tray with what is set aside, the gauge to the bar, and the race."""

from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.tenthousand.state import Collect, Miss, Roll, SetAside, TenThousandState
from dicegames.models.phrases import end_texts
from dicegames.models.race import RaceModel, strike_note_of
from dicegames.models.race_words import strike_lead, strike_sentence, strike_text
from dicegames.models.tenthousand_words import useless_text
from dicegames.ui.boards.board import BoardKey, GameBoard, Prompt
from dicegames.ui.boards.prompts import rolling_prompt, waiting_prompt
from dicegames.ui.boards.tenthousand_prompt import (
    TAKE_ALL_KEY,
    collect_barred,
    enter_key,
    roll_key,
    turn_prompt,
)
from dicegames.ui.boards.tenthousand_view import aside_view, take_all_action, tap_action, useless_faces
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.dice.aside_tray import AsideTray
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.race.farkle_card import FarkleCard
from dicegames.ui.race.race_drawer import RaceDrawer
from dicegames.ui.race.race_panel import RacePanel
from dicegames.ui.sizes import Mode

translate = QCoreApplication.translate

GAP = 12
SMALL_GAP = 8
PANEL_SHARE = 0.478  # of the board, where it stands beside the tray
PANEL_MIN, PANEL_MAX = 420, 760
TRAY_SHAPE = 1.35  # the tray grows to this width, of its height
TRAY_PORTRAIT = 0.52  # of the board's height, where the race has room below it
TRAY_LEAST = 290  # px of it otherwise
DIE_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TenThousandTable(GameBoard):
    """Show a `TenThousandState` as tray, gauge and race, and turn taps into actions."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._state: TenThousandState | None = None
        self._seats: tuple[Seat, ...] = ()
        self._interactive = False
        self._is_showing = False
        self._is_told = False  # what the dice mean, by the sentence of their roll
        self._show_keys = False
        self._mode = Mode.WIDE
        self._model = RaceModel(self)
        self.tray = AsideTray(look, self)  # first, for Tab
        self.panel = RacePanel(look, self._model, self)
        self.race_button = FlatButton(look, "flag")
        self.race_button.setParent(self)
        self.card = FarkleCard(look, self.tray)
        self._drawer: RaceDrawer | None = None
        self.tray.die_tapped.connect(self._on_tray_die_tapped)
        self.tray.roll_requested.connect(self._on_tray_roll_requested)
        self.tray.settled.connect(self._on_tray_settled)
        self.panel.race.body.lanes.seat_asked.connect(self.tell_seat)
        self.race_button.clicked.connect(self.show_overview)
        look.changed.connect(self._on_look_changed)
        self.retranslate()

    @property
    def is_moving(self) -> bool:
        """Whether dice tumble."""
        return self.tray.is_tumbling

    @property
    def drawer(self) -> RaceDrawer | None:
        """Return the race as a drawer, once it was opened."""
        return self._drawer

    def show_state(
        self, state: State, seats: tuple[Seat, ...], interactive: bool, transition: Transition | None = None
    ) -> None:
        """Show `state`; a roll in `transition` tumbles the dice that were thrown."""
        assert isinstance(state, TenThousandState)
        self._state, self._seats, self._interactive = state, seats, interactive
        self._is_told = is_roll = transition is not None and isinstance(transition.step.action, Roll)
        self._is_showing = True  # without motion the dice rest before the rest is shown
        may_roll = interactive and not state.is_over and not state.is_missed
        self.tray.set_cup_enabled(may_roll)
        if is_roll:
            self.card.clear()
            self.tray.hide_cup(False)
            self.tray.set_hot(False)
        self._say(is_hidden=is_roll)  # before the throw, which other words would move the places of
        self.tray.show_roll(
            aside_view(state),
            rolled=tuple(range(len(state.dice))) if is_roll else (),
            enabled=interactive and bool(state.dice) and not state.is_missed,
            throw=state.rolls + 7 * state.turn,
        )
        self._is_showing = False
        if is_roll and not self.tray.is_tumbling:
            self._say()
        self._show_beside()
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
        return rolling_prompt() if self.tray.is_tumbling else turn_prompt(state, self._seats)

    def standing(self) -> tuple[str, ...]:
        """Return the dice, what lies aside, the bar, and who has strikes and what they cost."""
        return (*self.tray.standing(), *self.panel.standing(), *self._strikes())

    def _strikes(self) -> tuple[str, ...]:
        """Say what taps on the players tell; of others than the one on turn only who has strikes."""
        state = self._state
        if state is None or self.tray.is_tumbling:
            return ()
        order = (state.seat, *(seat for seat in range(len(self._seats)) if seat != state.seat))
        notes = [note for seat in order if (note := strike_note_of(state, self._seats, seat)) is not None]
        leads = [strike_lead(note) for note in notes if note is notes[0] or note.count]
        return (*leads, *(strike_text(note) for note in notes[:1]))

    def topic(self) -> str:
        """Return what a turn is about: strikes, hot dice, a bar that isn't reached, the last throws."""
        state = self._state
        if state is None or self.tray.is_tumbling:
            return ""
        if state.is_missed:
            return "strikes"
        if state.dice and state.is_hot:
            return "hot"
        if state.dice and state.chosen_points and state.missing > 0:
            return "bar"
        return "end" if state.turns_left is not None else ""

    def tell_seat(self, seat: int) -> None:
        """Say how many strikes a seat has and what they cost."""
        state = self._state
        note = strike_note_of(state, self._seats, seat) if state is not None else None
        if note is not None and not self.tray.is_tumbling:
            self.explained.emit(partial(strike_sentence, note))

    def set_mode(self, mode: Mode) -> None:
        """Arrange for a kind of window."""
        self._mode = mode
        if mode is not Mode.SMALL and self._drawer is not None:
            self._drawer.dismiss()
        self._arrange()

    def wish(self, action: Action) -> None:
        """Pass on what a button or a key wants; a roll goes the way of the cup."""
        if isinstance(action, Roll):
            self.tray.request_roll()
            return
        self.tray.finish()
        # The button that took dice becomes the one that rolls: a double click must not reach it.
        self.tray.hold_rolls()
        self.action_wished.emit(action)

    def finish_motion(self) -> None:
        """End what moves at once."""
        self.tray.finish()
        self.panel.finish()
        self.card.finish()

    def take_key(self, key: int) -> bool:
        """Use 1 to 6 for the dice, T for all that score, R and Space for a roll, Enter to collect."""
        state = self._state
        if state is None or not self._interactive:
            return False
        if key in DIE_KEYS:
            die = DIE_KEYS.index(Qt.Key(key))
            if die < len(state.dice) and not state.is_missed:
                self.tray.finish()
                self._tap(die)
            else:
                self._ask_rules(SetAside((die,)))
            return True
        if key == Qt.Key.Key_T:
            self._take_all(state)
            return True
        if key in (Qt.Key.Key_Space, Qt.Key.Key_R):
            if state.is_missed:
                self._ask_rules(Roll())
            else:
                self.wish(Roll())
            return True
        if key in ENTER_KEYS:
            self._finish_turn(state)
            return True
        return False

    @property
    def has_overview(self) -> bool:
        """Whether the race doesn't stand on the table itself."""
        return self._mode is Mode.SMALL

    def overview_name(self) -> str:
        """Return what the race is called."""
        return translate("TenThousandTable", "Race")

    def show_overview(self) -> None:
        """Show the race in a drawer, where it doesn't stand on the table."""
        if not self.has_overview:
            return
        if self._drawer is None:
            self._drawer = RaceDrawer(self._look, self._model, self.parentWidget() or self)
            self._drawer.closed.connect(self._on_drawer_closed)
        self._drawer.open()
        self.covered.emit(True)

    def keys(self) -> tuple[BoardKey, ...]:
        """Return what the keys do, in words."""
        return tenthousand_keys()

    def set_show_keys(self, show: bool) -> None:
        """Name the keys of dice and cup in the tray's hint."""
        self._show_keys = show
        self.tray.start_hint.set_show_keys(show)
        self._say()

    def doubt(self, action: Action) -> Doubt | None:
        """Ask nothing: nobody gives points away by accident here."""
        return None

    def show_countdown(self, target: object, milliseconds: int, total: int) -> None:
        """Show nothing: no clock runs in this game."""

    def hide_countdown(self) -> None:
        """Show nothing: no clock runs in this game."""

    def retranslate(self) -> None:
        """Say every word anew."""
        self.race_button.set_texts(self.overview_name())
        self._say()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Place the parts in the board's size."""
        width, height = self.width(), self.height()
        small = self._mode is Mode.SMALL
        row_fits = height >= self.tray.minimumHeight() + SMALL_GAP + self.panel.gauge.compact_height()
        self.race_button.setVisible(small and row_fits)
        self.panel.setVisible(not small or row_fits)
        self.panel.set_row(small)
        if small and not row_fits:  # a banner over the table; the buttons say what is missing to the bar
            self.tray.setGeometry(0, 0, width, height)
        elif small:
            button = self.race_button.sizeHint()
            beside = width - button.width() - SMALL_GAP
            room = height - SMALL_GAP - self.tray.minimumHeight()
            row = max(self.panel.fit_row(beside, room), button.height())
            self.tray.setGeometry(0, 0, width, height - row - SMALL_GAP)
            top = height - row
            self.race_button.setGeometry(width - button.width(), top, button.width(), row)
            self.panel.setGeometry(0, top, beside, row)
        elif self._mode is Mode.PORTRAIT:
            least = self.panel.needed_height(width) + GAP
            tray = max(TRAY_LEAST, min(round(height * TRAY_PORTRAIT), height - least))
            self.tray.setGeometry(0, 0, width, tray)
            self.panel.setGeometry(0, tray + GAP, width, height - tray - GAP)
        else:
            most = max(PANEL_MAX, width - GAP - round(height * TRAY_SHAPE))  # no room is left beside them
            panel = min(most, max(PANEL_MIN, round(width * PANEL_SHARE)))
            tray = min(width - GAP - panel, round(height * TRAY_SHAPE))
            margin = (width - GAP - panel - tray) // 2
            self.tray.setGeometry(margin, 0, tray, height)
            self.panel.setGeometry(margin + tray + GAP, 0, panel, height)
        self.card.place_in(self.tray.cloth)
        self._cover_dice()

    def _cover_dice(self) -> None:
        if not self.tray.is_tumbling:
            self.tray.cover_dice(self.card.shows_dice)
            over = self._state is not None and self._state.is_over
            self.tray.hide_cup(over or self.card.miss is not None)

    def _say(self, *, is_hidden: bool = False) -> None:
        """Word the tray for the state; `is_hidden` while the dice tumble: without what they show."""
        state = self._state
        if state is None:
            return
        name = self._seats[state.seat].name
        hint: str | None = ""
        if state.outcome is not None:
            headline, below = end_texts([seat.name for seat in self._seats], state.outcome.winners)
        elif state.rolls == 0:
            below = translate("TenThousandTable", "6 dice")
            if self._interactive:
                headline = translate("TenThousandTable", "Your turn, {name}").format(name=name)
                hint = None
            else:
                headline = translate("TenThousandTable", "{name}’s turn").format(name=name)
        else:
            headline = translate("TenThousandTable", "Roll {number} in this turn").format(number=state.rolls)
            is_hidden = is_hidden or self.tray.is_tumbling
            below = translate("TenThousandTable", "%n die/dice", None, len(state.dice))
            if not is_hidden:
                below, hint = self._below(state), self._hint(state)
        self.tray.set_texts(headline, below, hint)

    def _below(self, state: TenThousandState) -> str:
        if state.is_missed:
            if state.is_bust:
                return translate("TenThousandTable", "no die scores")
            return translate("TenThousandTable", "all six used for too little")
        if self._interactive and not any(state.chosen):
            return translate("TenThousandTable", "Set aside at least one scoring combination")
        rest = len(state.dice) - sum(state.chosen)
        if not rest:
            return translate("TenThousandTable", "no die is left")
        return translate("TenThousandTable", "%n die is free/dice are free", None, rest)

    def _hint(self, state: TenThousandState) -> str:
        if state.is_missed or not self._interactive:
            return ""
        hint = useless_text(useless_faces(state)) if any(state.chosen) else ""
        if not self._show_keys:
            return hint
        keys = "1–6"
        return f"{hint} ({keys})" if hint else translate("TenThousandTable", "Dice: {keys}").format(keys=keys)

    def _show_beside(self) -> None:
        """Show gauge, race and card; while dice tumble without what they bring, which would give it away."""
        state = self._state
        if state is None:
            return
        if self.tray.is_tumbling:
            hidden = msgspec.structs.replace(state, dice=(), chosen=())
            self._model.show(hidden, self._seats)
            return
        self._model.show(state, self._seats)
        miss = self._model.miss
        if miss is None:
            self.card.clear()
        else:
            self.card.place_in(self.tray.cloth)
            self.card.show_miss(miss, is_told=self._is_told)
        self._cover_dice()
        self.tray.set_hot(state.is_hot and any(state.chosen))
        if self._mode is not Mode.WIDE:
            self._arrange()  # the banner of the last throws takes its room from the tray

    def _tap(self, die: int) -> None:
        state = self._state
        if state is not None and die < len(state.dice):
            self.action_wished.emit(tap_action(state, die))

    def _take_all(self, state: TenThousandState) -> None:
        if not state.dice or state.is_missed:
            self._ask_rules(SetAside((0,)))
            return
        action = take_all_action(state)
        if action is not None:
            self.wish(action)
        elif self.tray.is_tumbling:
            self.tray.finish()
        else:
            self.explained.emit(all_aside_text)

    def _ask_rules(self, action: Action) -> None:
        """Wish what the rules refuse now: they answer why. A press while dice move only ends that."""
        if self.tray.is_tumbling:
            self.tray.finish()
        else:
            self.action_wished.emit(action)

    def _finish_turn(self, state: TenThousandState) -> None:
        """Collect, or end a missed turn; a press that comes while dice tumble only shows them."""
        if self.tray.is_tumbling or not state.dice:
            self._ask_rules(Collect())
            return
        barred = partial(collect_barred, state, self._seats)
        if not state.is_missed and barred():
            self.explained.emit(barred)
        else:
            self.wish(Miss() if state.is_missed else Collect())

    def _on_tray_settled(self) -> None:
        if self._is_showing:
            return
        self._say()
        self._show_beside()
        self.prompt_changed.emit()
        self.settled.emit()

    def _on_look_changed(self) -> None:
        self._arrange()

    def _on_drawer_closed(self) -> None:
        self.covered.emit(False)

    def _on_tray_die_tapped(self, die: int) -> None:
        self._tap(die)

    def _on_tray_roll_requested(self) -> None:
        self.action_wished.emit(Roll())


def all_aside_text() -> str:
    """Say that there is nothing left to take."""
    return translate("TenThousandTable", "All that scores is set aside already.")


def tenthousand_keys() -> tuple[BoardKey, ...]:
    """Return the keys of 10.000, in words."""
    return (
        BoardKey(
            (Qt.Key.Key_Space,), roll_key(), translate("TenThousandTable", "Roll, roll on (R always works)")
        ),
        BoardKey(DIE_KEYS, "1–6", translate("TenThousandTable", "Set a die aside, put it back")),
        BoardKey((Qt.Key.Key_T,), TAKE_ALL_KEY, translate("TenThousandTable", "Take all that scores")),
        BoardKey((Qt.Key.Key_Return,), enter_key(), translate("TenThousandTable", "Collect, go on")),
    )
