"""What the table page knows of any game's board."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.engine.match import Seat, Transition
from dicegames.ui.doubt import Doubt
from dicegames.ui.sizes import Mode


@dataclass(frozen=True)
class BarButton:
    """A button of the action bar: what it says, and what it does (None: it is barred and says why).

    `key` is the name of the key that does the same, `reason` words what a barred button answers when it is
    pressed, in the language of the moment; without it it can't be pressed. Where there is little room the
    icon is "".
    """

    title: str
    detail: str
    icon: str
    action: Action | None
    key: str = ""
    reason: Callable[[], str] | None = None


@dataclass(frozen=True)
class Prompt:
    """What the action bar tells and offers now; `favours_second` gives the brass to the secondary button."""

    message: str
    primary: BarButton | None
    secondary: BarButton | None = None
    favours_second: bool = False


@dataclass(frozen=True)
class BoardKey:
    """Keys that a board understands: the keys, how people call them, and what they do, in words."""

    keys: tuple[Qt.Key, ...]
    shown: str
    meaning: str


class GameBoard(QWidget):
    """A game's own part of the table.

    What is seen at rest is a function of state, seats, language and theme; a transition only adds motion.
    """

    action_wished = Signal(object)  # Action
    prompt_changed = Signal()
    explained = Signal(object)  # Callable[[], str]: words why something asked for is barred, as a sentence
    settled = Signal()  # nothing moves any more; follows every `show_state`, at once or after the motion
    covered = Signal(bool)  # a dialog of the board lies over the table, or no longer does

    @property
    def is_moving(self) -> bool:
        """Whether dice are in motion; `settled` tells when they rest."""
        raise NotImplementedError

    def show_state(
        self, state: State, seats: tuple[Seat, ...], interactive: bool, transition: Transition | None = None
    ) -> None:
        """Show `state`; with the transition that led to it, also the motion between."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """Return what the action bar should tell and offer."""
        raise NotImplementedError

    def set_mode(self, mode: Mode) -> None:
        """Arrange for a kind of window."""
        raise NotImplementedError

    def wish(self, action: Action) -> None:
        """Pass on what a button of the action bar or a key wants, by the rules of double presses."""
        raise NotImplementedError

    def finish_motion(self) -> None:
        """End what moves at once."""
        raise NotImplementedError

    def take_key(self, key: int) -> bool:
        """Use a key that no widget used; return whether it meant something here."""
        raise NotImplementedError

    def show_countdown(self, target: object, milliseconds: int, total: int) -> None:
        """Show how much time of the table's clock is left, and what it will choose (None: nothing)."""
        raise NotImplementedError

    def hide_countdown(self) -> None:
        """Show no clock any more."""
        raise NotImplementedError

    def bar_side(self, mode: Mode) -> QWidget | None:
        """Return the part of the board that has its place in the action bar in a kind of window, if any."""
        return None

    def standing(self) -> tuple[str, ...]:
        """Return what the board shows of the turn, as sentences to be read aloud: dice and what they mean."""
        return ()

    def roll_reason(self, action: Action) -> str:
        """Return why `action` rolls dice where that isn't plain, as a sentence."""
        return ""

    def topic(self) -> str:
        """Return the topic of the chapter of rules that fits what is happening; "" for none in particular."""
        return ""

    def tell_seat(self, seat: int) -> None:
        """Explain what is marked beside the name of a seat; most games mark nothing there."""

    def set_totals(self, shown: bool) -> None:
        """Tell totals all the time from the next state on, or at the end only; most boards tell none."""

    @property
    def has_overview(self) -> bool:
        """Whether `show_overview` shows more than the board itself does now."""
        raise NotImplementedError

    def overview_name(self) -> str:
        """Return what the overview is called; "" for a game without one."""
        raise NotImplementedError

    def show_overview(self) -> None:
        """Show everything about every seat at once, where the board itself shows less."""
        raise NotImplementedError

    def keys(self) -> tuple[BoardKey, ...]:
        """Return the keys that `take_key` understands, in words."""
        raise NotImplementedError

    def set_show_keys(self, show: bool) -> None:
        """Name the keys on the board itself, not only in tooltips and menus."""
        raise NotImplementedError

    def doubt(self, action: Action) -> Doubt | None:
        """Return what to ask before `action` gives something away, None for nothing."""
        raise NotImplementedError
