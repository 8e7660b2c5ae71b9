"""The gate before a person's decision: the tutor asks once more when it costs too much."""

from functools import partial
from typing import get_args

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dicegames.computer.advice import Advice, Choice
from dicegames.computer.mistakes import Strictness, choice_of, cost_of, is_mistake
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.models.hints import has_hints, mistake_of
from dicegames.session.desk import MatchDesk
from dicegames.ui.dialogs.tutor_question import Answer, TutorQuestion
from dicegames.ui.look import Look

WAIT_MS = 400
"""How long a decision waits for the advice that it is judged by."""


class Tutor(QObject):
    """Let a person's decisions through, with a question before one that costs too much.

    A decision that only prepares another one passes at once, as does one that nobody can judge in time.
    """

    passed = Signal(object, bool)  # Action; whether it needs no further question
    show_requested = Signal()  # somebody wants to see what is better

    def __init__(self, look: Look, desk: MatchDesk, page: QWidget) -> None:
        super().__init__()
        self._look = look
        self._controller = desk.controller
        self._preparation = desk.preparation
        self._coach = desk.coach
        self._page = page
        self._strictness: Strictness | None = None
        self._waiting: Action | None = None
        self._timer = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        desk.coach.advised.connect(self._on_coach_advised)
        controller = desk.controller
        for changed in (controller.stepped, controller.taken_back, controller.brought_back):
            changed.connect(self._on_controller_changed)
        controller.holds_changed.connect(self._on_controller_holds_changed)

    def set_strictness(self, tutor: str) -> None:
        """Warn from "large", "clear" or "small" mistakes on, or with "off" not at all."""
        known = has_hints(self._controller.match.game.id)
        self._strictness = next((kind for kind in get_args(Strictness) if kind == tutor and known), None)
        self._coach.set_watching(self._strictness is not None)

    def judge(self, action: Action) -> None:
        """Let `action` of the person on turn pass, at once or when its advice is there, or ask."""
        if self._waiting is not None:
            return  # a second press on what waits already
        advice = self._coach.known()
        watches = self._coach.is_watching and self._coach.can_advise and self._preparation.is_done
        if not watches or advice is not None or action.prepares:
            self._answer(action, advice)
            return
        self._waiting = action
        self._timer.start()
        self._coach.request()

    def _answer(self, action: Action, advice: Advice | None) -> None:
        strictness = self._strictness
        choice = None if advice is None else choice_of(advice, action)
        if strictness is None or advice is None or choice is None or len(advice.choices) == 1:
            self.passed.emit(action, False)
            return
        self._controller.mark_help("tutor")
        if is_mistake(advice, choice, strictness):
            self._ask(action, advice, choice)
        else:
            self.passed.emit(action, not cost_of(advice, choice))

    def _ask(self, action: Action, advice: Advice, choice: Choice) -> None:
        controller = self._controller
        state = controller.match.state
        words = partial(mistake_of, controller.match.game.id, state, advice, choice)
        try:
            words()
        except Exception:  # shown like any other; the game goes on
            self.passed.emit(action, False)
            raise
        controller.hold("question")
        answer = TutorQuestion.ask(self._page, self._look, words)
        controller.release("question")
        if controller.match.state != state:
            return  # the clock of the match ended it meanwhile
        if answer is Answer.PLAY:
            self.passed.emit(action, True)
        elif answer is Answer.SHOW:
            self.show_requested.emit()

    def _release(self, advice: Advice | None) -> None:
        action, self._waiting = self._waiting, None
        self._timer.stop()
        if action is not None:
            self._answer(action, advice)

    def _drop(self) -> None:
        self._waiting = None
        self._timer.stop()

    def _on_coach_advised(self, _state: State, advice: Advice | None) -> None:
        self._release(advice)

    def _on_timer_timeout(self) -> None:
        self._release(None)

    def _on_controller_changed(self, _change: object) -> None:
        self._drop()

    def _on_controller_holds_changed(self) -> None:
        if self._controller.is_held:
            self._drop()
