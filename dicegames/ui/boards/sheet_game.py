"""What the boards of all sheet games share: a tray and a sheet, bound to one state."""

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import BOX_INDEX, Box
from dicegames.games.sheet.scoring import is_five
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll, SheetState
from dicegames.models.phrases import end_texts, points_text
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import SumRow
from dicegames.models.sheet_words import bonus_rule_text, countdown_lead, five_rule_text, reason_text
from dicegames.models.wording import Wording
from dicegames.models.wordings import box_name, wording_of
from dicegames.ui.boards.board import BarButton, BoardKey, GameBoard, Prompt
from dicegames.ui.boards.prompts import waiting_prompt
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.doubt import Doubt
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sheet.notes import note_for, standing_note
from dicegames.ui.sheet.zoom import ZOOM_MAX
from dicegames.ui.sizes import Mode

translate = QCoreApplication.translate

TrayMaker = Callable[[QWidget], DiceTray]
SheetMaker = Callable[[SheetModel, QWidget], SheetBoard]

GAP_PORTRAIT = 12  # px between the tray and what lies below it
SHEET_PORTRAIT = 450  # px of a sheet below the tray, in a board of this size:
BOARD_PORTRAIT = (736, 796)
TRAY_PORTRAIT_MIN = 230

DIE_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


class SheetGameBoard(GameBoard):
    """Show a `SheetState` as dice and sheet, and turn taps into actions; a subclass places both."""

    def __init__(self, make_tray: TrayMaker, make_sheet: SheetMaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: SheetState | None = None
        self._seats: tuple[Seat, ...] = ()
        self._interactive = False
        self._is_showing = False
        self._show_keys = False
        self._mode = Mode.WIDE
        self._countdown: tuple[Box, int] | None = None  # the box and the seconds left
        self._model = SheetModel(self)
        self.tray = make_tray(self)  # first, for Tab
        self.sheet = make_sheet(self._model, self)
        self.tray.raise_()
        self.tray.die_tapped.connect(self._on_tray_die_tapped)
        self.tray.roll_requested.connect(self._on_tray_roll_requested)
        self.tray.settled.connect(self._on_tray_settled)
        self.sheet.touched.connect(self.finish_motion)
        self.sheet.all_sheets_requested.connect(self.show_overview)
        self.sheet.box_tapped.connect(self._on_sheet_box_tapped)
        self.sheet.box_asked.connect(self._on_sheet_box_asked)
        self.sheet.sum_asked.connect(self._on_sheet_sum_asked)
        self.sheet.confirm_requested.connect(self._on_sheet_confirm_requested)

    @property
    def is_moving(self) -> bool:
        """Whether dice tumble."""
        return self.tray.is_tumbling

    def show_state(
        self, state: State, seats: tuple[Seat, ...], interactive: bool, transition: Transition | None = None
    ) -> None:
        """Show `state`; a roll in `transition` tumbles the dice that were thrown."""
        assert isinstance(state, SheetState)
        self._state, self._seats, self._interactive = state, seats, interactive
        rolled: tuple[int, ...] = ()
        if transition is not None and isinstance(transition.step.action, Roll):
            before = transition.before
            assert isinstance(before, SheetState)
            rolled = before.roll_dice
        self._is_showing = True  # without motion the dice rest before the sheet is shown
        self._say()
        over = state.outcome is not None
        self.tray.set_rolls(*((0, 0) if over else (state.rolls_left, state.rolls + state.rolls_left)))
        self.tray.hide_cup(over)
        # With all dice kept the cup still takes a tap: the refusal then says why it doesn't roll.
        self.tray.set_cup_enabled(interactive and state.rolls_left > 0)
        self.tray.show_dice(
            state.dice,
            state.kept if state.dice else (),
            rolled=rolled,
            enabled=interactive and state.rolls_left > 0,
            throw=state.rolls + 3 * (state.sheet.used_count + 13 * state.seat),
        )
        self._is_showing = False
        self._show_sheet()
        self.prompt_changed.emit()
        if not self.tray.is_tumbling:
            self.settled.emit()

    def prompt(self) -> Prompt:
        """Return what the action bar should tell and offer."""
        state = self._state
        if state is None or state.outcome is not None:
            return Prompt("", None)
        name = self._seats[state.seat].name
        if not self._interactive:
            return waiting_prompt(name)
        if not state.dice:
            message = translate("SheetTable", "{name}, it’s your turn.").format(name=name)
            roll = BarButton(
                translate("SheetTable", "Roll"),
                translate("SheetTable", "all 5 dice"),
                "roll",
                Roll(),
                roll_key(),
            )
            return Prompt(message, roll)
        return Prompt(self._message(state), *self._buttons(state))

    def standing(self) -> tuple[str, ...]:
        """Return the dice, what is said of the choice, the open boxes and the way to the bonus."""
        notes = (note_for(self._model, own_turn=self._interactive), standing_note(self._model))
        return (
            *self.tray.standing(),
            *(f"{note.lead} {note.text}".strip() for note in notes if note is not None),
        )

    def topic(self) -> str:
        """Return the joker while there is one or a box is barred, or that nothing scores."""
        state = self._state
        if state is None or not state.dice or self.tray.is_tumbling:
            return ""
        if state.is_joker or any(offer.status == "barred" for offer in state.offers()):
            return "joker"
        return "zero" if state.must_sacrifice else ""

    def set_mode(self, mode: Mode) -> None:
        """Arrange for a kind of window."""
        self._mode = mode
        self.sheet.set_mode(mode)
        self._say()
        self._arrange()
        self.prompt_changed.emit()  # what has no room for a note is said there

    def wish(self, action: Action) -> None:
        """Pass on what a button or a key wants; a roll goes the way of the cup."""
        if isinstance(action, Roll):
            self.tray.request_roll()
        else:
            self.tray.finish()
            self.action_wished.emit(action)

    def finish_motion(self) -> None:
        """End what moves at once."""
        self.tray.finish()
        self.sheet.finish_motion()

    def take_key(self, key: int) -> bool:
        """Use 1 to 5 for the dice, R and Space for a roll, Enter to confirm."""
        state = self._state
        if state is None or not self._interactive:
            return False
        if key in DIE_KEYS:
            if state.dice and state.rolls_left:
                self.tray.finish()
                self._toggle(DIE_KEYS.index(Qt.Key(key)))
            else:
                self._ask_rules(Keep(DIE_KEYS.index(Qt.Key(key))))
            return True
        if key in (Qt.Key.Key_Space, Qt.Key.Key_R):
            if state.rolls_left:
                self.wish(Roll())
            else:
                self._ask_rules(Roll())
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if state.chosen is not None:
                self.wish(Enter())
            else:
                self._ask_rules(Enter())
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.sheet.focus_boxes()
            return True
        return False

    def _ask_rules(self, action: Action) -> None:
        """Wish what the rules refuse now: they answer why. A press while dice move only ends that."""
        if self.tray.is_tumbling:
            self.tray.finish()
        else:
            self.action_wished.emit(action)

    @property
    def has_overview(self) -> bool:
        """All sheets can be shown at any time."""
        return True

    def overview_name(self) -> str:
        """Return what all sheets together are called."""
        return translate("SheetTable", "All sheets")

    def show_overview(self) -> None:
        """Show the sheets of all seats in a dialog."""
        dialog = self.sheet.open_all_sheets()
        dialog.finished.connect(self._on_all_sheets_finished)
        self.covered.emit(True)

    def keys(self) -> tuple[BoardKey, ...]:
        """Return what the keys do, in words."""
        return sheet_keys(self._wording())

    def set_show_keys(self, show: bool) -> None:
        """Name the keys of dice and cup in the tray's hint."""
        self._show_keys = show
        self.tray.start_hint.set_show_keys(show)
        self._say()

    def doubt(self, action: Action) -> Doubt | None:
        """Ask before a box is sacrificed although another one would bring points."""
        state = self._state
        if state is None or not isinstance(action, Enter) or state.chosen is None:
            return None
        offers = state.offers()
        chosen = offers[BOX_INDEX[state.chosen]]
        best = max(offer.points + offer.extra for offer in offers if offer.is_allowed)
        if chosen.points + chosen.extra > 0 or best == 0:
            return None
        return Doubt(
            translate("SheetTable", "Enter 0 points?"),
            self._wording().zero_doubt(box_name(state.chosen, state.ruleset), best),
            translate("SheetTable", "Enter 0"),
            translate("SheetTable", "Don’t enter"),
        )

    def show_countdown(self, target: object, milliseconds: int, total: int) -> None:
        """Show the countdown of the automatic entry."""
        assert isinstance(target, Box)
        self._countdown = target, -(-milliseconds // 1000)
        self.sheet.set_countdown(target, milliseconds / 1000, total / 1000)
        self.prompt_changed.emit()

    def hide_countdown(self) -> None:
        """Show no countdown any more."""
        self._countdown = None
        self.sheet.set_countdown(None)
        self.prompt_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.LayoutRequest
        ):  # letters are of another size, and so is what needs room
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """Place tray and sheet in the board's size."""
        raise NotImplementedError

    def _wording(self) -> Wording:
        assert self._state is not None  # nothing is said before the first state
        return wording_of(self._state.ruleset)

    def _say(self) -> None:
        """Word the tray for the state."""
        state = self._state
        if state is None:
            return
        name = self._seats[state.seat].name
        left = state.rolls_left
        hint: str | None = ""
        if state.outcome is not None:
            headline, below = end_texts([seat.name for seat in self._seats], state.outcome.winners)
        elif not state.dice:
            if self._interactive:
                headline = translate("SheetTable", "Your turn, {name}").format(name=name)
                hint = None
            else:
                headline = translate("SheetTable", "{name}’s turn").format(name=name)
            below = translate("SheetTable", "%n roll(s)", None, left)
        else:
            headline = translate("SheetTable", "Roll {roll} of {rolls}").format(
                roll=state.rolls, rolls=state.rolls + left
            )
            below = (
                translate("SheetTable", "%n roll(s) left", None, left)
                if left
                else translate("SheetTable", "no roll left")
            )
            if self._interactive and not left:
                hint = translate("SheetTable", "You have used all three rolls.")
            elif self._interactive:
                hint = self._wording().tap_hint(self._mode is Mode.SMALL)
        if hint and self._show_keys and state.dice and left:
            hint = f"{hint} (1–5)"
        self.tray.set_texts(headline, below, hint)

    def _show_sheet(self) -> None:
        """Show the sheet; while dice tumble without what they would bring, which would give them away."""
        state = self._state
        if state is None:
            return
        if self.tray.is_tumbling:
            state = msgspec.structs.replace(state, dice=(), chosen=None)
        self.sheet.show_state(state, self._seats)
        self.sheet.set_interactive(self._interactive)

    def _message(self, state: SheetState) -> str:
        wording = self._wording()
        if self.tray.is_tumbling:
            return translate("SheetTable", "The dice are rolling.")
        if self._countdown is not None and not self.sheet.has_inline_note:
            return countdown_lead(*self._countdown, state.ruleset)
        extra = max(offer.extra for offer in state.offers())
        if is_five(state.dice) and extra:
            return translate("SheetTable", "Five of a kind! You get {points} extra points.").format(
                points=extra
            )
        if state.chosen is not None:
            points = state.offers()[BOX_INDEX[state.chosen]].points
            return wording.chosen(box_name(state.chosen, state.ruleset), points_text(points))
        if state.must_sacrifice:
            return wording.sacrifice()
        if is_five(state.dice):
            return translate("SheetTable", "Five of a kind!")
        if state.rolls_left and not state.roll_dice:
            return wording.all_kept()
        return wording.choose_or_roll() if state.rolls_left else wording.choose()

    def _buttons(self, state: SheetState) -> tuple[BarButton, BarButton | None]:
        roll = None
        count = len(state.roll_dice)
        if state.rolls_left and count:
            dice = translate("SheetTable", "%n die/dice", None, count)
            roll = BarButton(translate("SheetTable", "Roll again"), dice, "roll", Roll(), roll_key())
        confirm_title = self._wording().confirm()
        if state.chosen is None:
            # Rolling a five of a kind with a bonus again would be a pity: it isn't the thing to do next.
            if roll is not None and not max(offer.extra for offer in state.offers()):
                return roll, None
            return BarButton(confirm_title, self._wording().choose_first(), "check", None), roll
        offer = state.offers()[BOX_INDEX[state.chosen]]
        points = f"{offer.points} + {offer.extra}" if offer.extra else f"{offer.points}"
        detail = f"{box_name(state.chosen, state.ruleset)} · {points}"
        return BarButton(confirm_title, detail, "check", Enter(), enter_key()), roll

    def _toggle(self, die: int) -> None:
        state = self._state
        if state is not None:
            self.action_wished.emit(Release(die) if state.kept[die] else Keep(die))

    def _on_tray_settled(self) -> None:
        if self._is_showing:
            return
        self._show_sheet()
        self.prompt_changed.emit()
        if self._state is not None and is_five(self._state.dice):
            self.tray.celebrate()
        self.settled.emit()

    def _on_all_sheets_finished(self) -> None:
        self.covered.emit(False)

    def _on_tray_die_tapped(self, die: int) -> None:
        self._toggle(die)

    def _on_tray_roll_requested(self) -> None:
        self.action_wished.emit(Roll())

    def _on_sheet_box_tapped(self, box: Box) -> None:
        self.tray.finish()
        state = self._state
        if state is not None and state.chosen is not box:
            self.action_wished.emit(Choose(box))

    def _on_sheet_box_asked(self, box: Box) -> None:
        state = self._state
        if state is None or state.is_over or self.tray.is_tumbling:
            return
        used = not state.sheet.is_open(box)
        reason = reasons.BOX_USED if used else reasons.NO_DICE
        self.explained.emit(partial(reason_text, reason, wording_of(state.ruleset)))

    def _on_sheet_sum_asked(self, row: SumRow) -> None:
        state = self._state
        if state is None or state.is_over or self.tray.is_tumbling:
            return
        if row is SumRow.BONUS:
            self.explained.emit(partial(bonus_rule_text, state))
        elif row is SumRow.FIVE_BONUS:
            self.explained.emit(partial(five_rule_text, state))

    def _on_sheet_confirm_requested(self) -> None:
        self.wish(Enter())


def portrait_shares(width: int, height: int, sheet: int = SHEET_PORTRAIT) -> tuple[float, int]:
    """Return the zoom of a sheet below the tray, and the height of the tray, for the size of a board.

    `sheet` is the height of the sheet in the smallest upright window.
    """
    zoom = max(1.0, min(ZOOM_MAX, width / BOARD_PORTRAIT[0], height / BOARD_PORTRAIT[1]))
    return zoom, max(TRAY_PORTRAIT_MIN, height - GAP_PORTRAIT - round(sheet * zoom))


def roll_key() -> str:
    """Return how the key that rolls is called."""
    return translate("SheetTable", "Space")


def enter_key() -> str:
    """Return how the key that chooses and confirms is called."""
    return translate("SheetTable", "Enter")


def sheet_keys(wording: Wording) -> tuple[BoardKey, ...]:
    """Return the keys of a sheet game, in its words."""
    return (
        BoardKey((Qt.Key.Key_Space,), roll_key(), translate("SheetTable", "Roll (R: from anywhere)")),
        BoardKey(DIE_KEYS, "1–5", wording.dice_key()),
        BoardKey(
            (Qt.Key.Key_Down,),
            translate("SheetTable", "Arrow keys"),
            wording.arrow_key(),
        ),
        BoardKey((Qt.Key.Key_Return,), enter_key(), wording.enter_key()),
    )
