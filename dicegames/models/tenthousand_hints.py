"""The words of hints in 10.000: what to set aside, whether to roll on, and the risk that decides it."""

from PySide6.QtCore import QCoreApplication

from dicegames.computer.advice import Advice, Choice
from dicegames.engine.game import State
from dicegames.games.tenthousand.ruleset import DICE
from dicegames.games.tenthousand.state import Collect, Miss, PutBack, Roll, TenThousandState
from dicegames.models.hint_words import all_dice_words, dice_words, tenths
from dicegames.models.numbers import number_text, percent_text
from dicegames.models.phrases import faces, points_text

translate = QCoreApplication.translate


class TenThousandHintWords:
    """Say what the choices of 10.000 are; see `HintWords` for what each method says."""

    def choice(self, state: State, choice: Choice) -> str:
        """Ask to set dice aside, and to collect or to roll."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, Miss):
            return translate("TenThousandHints", "End the turn.")
        if not ready.dice:
            return translate("TenThousandHints", "Roll {dice}.").format(dice=all_dice_words(DICE))
        if isinstance(last, Collect):
            if len(choice.actions) == 1:
                text = translate("TenThousandHints", "Collect {points}.")
            elif _puts_back(choice):
                text = translate("TenThousandHints", "Set only {faces} aside and collect {points}.")
            else:
                text = translate("TenThousandHints", "Set {faces} aside and collect {points}.")
            return text.format(faces=_aside(ready), points=points_text(ready.turn_points))
        if len(choice.actions) == 1:
            text = translate("TenThousandHints", "Roll {dice}.")
        elif _puts_back(choice):
            text = translate("TenThousandHints", "Set only {faces} aside and roll {dice}.")
        else:
            text = translate("TenThousandHints", "Set {faces} aside and roll {dice}.")
        return text.format(faces=_aside(ready), dice=_rolled(ready))

    def short(self, state: State, choice: Choice) -> str:
        """Name what is set aside, and what is done then."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, Miss):
            return translate("TenThousandHints", "end the turn")
        if not ready.dice:
            return translate("TenThousandHints", "roll {dice}").format(dice=all_dice_words(DICE))
        if isinstance(last, Collect):
            if len(choice.actions) == 1:
                text = translate("TenThousandHints", "collect {points}")
            else:
                text = translate("TenThousandHints", "set {faces} aside, collect {points}")
            return text.format(faces=_aside(ready), points=points_text(ready.turn_points))
        if len(choice.actions) == 1:
            return translate("TenThousandHints", "roll {dice}").format(dice=_rolled(ready))
        text = translate("TenThousandHints", "set {faces} aside, roll {dice}")
        return text.format(faces=_aside(ready), dice=_rolled(ready))

    def done(self, state: State, choice: Choice) -> str:
        """Tell what "you" set aside, and what you do then."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, Miss):
            return translate("TenThousandHints", "You end the turn.")
        if not ready.dice:
            return translate("TenThousandHints", "You roll {dice}.").format(dice=all_dice_words(DICE))
        if isinstance(last, Collect):
            text = translate("TenThousandHints", "You set {faces} aside and collect {points}.")
            return text.format(faces=_aside(ready), points=points_text(ready.turn_points))
        text = translate("TenThousandHints", "You set {faces} aside and roll {dice}.")
        return text.format(faces=_aside(ready), dice=_rolled(ready))

    def reason(self, state: State, advice: Advice) -> str:
        """Say what is at stake, how likely it is lost, and what is still missing."""
        best = advice.choices[0]
        ready, last = _ready(state, best), best.actions[-1]
        if isinstance(last, Miss):
            return _miss_reason(ready)
        if not ready.dice:
            return _start_reason(ready)
        if isinstance(last, Collect):
            return _collect_reason(ready)
        return _roll_reason(ready, state, advice)

    def doubt(self, state: State, choice: Choice) -> str:
        """Say what the next roll risks, and in last throws how much collecting leaves missing."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, Miss):
            return _miss_reason(ready)
        if not ready.dice:
            return _start_reason(ready)
        return _collect_doubt(ready) if isinstance(last, Collect) else _roll_doubt(ready)

    def points(self, value: float) -> str:
        """Return how many points this turn brings."""
        return translate("TenThousandHints", "{points} points this turn on average").format(
            points=tenths(value)
        )


def _ready(state: State, choice: Choice) -> TenThousandState:
    """Return the state in which only the last decision of a choice is missing."""
    assert isinstance(state, TenThousandState)  # the list of hint words gives every game its own family's
    for action in choice.actions[:-1]:
        state = state.child(action)
    return state


def _puts_back(choice: Choice) -> bool:
    return any(isinstance(action, PutBack) for action in choice.actions)


def _aside(ready: TenThousandState) -> str:
    return faces(tuple(sorted(ready.chosen_faces)))


def _rolled(ready: TenThousandState) -> str:
    return all_dice_words(DICE) if ready.free_count == DICE else dice_words(ready.free_count)


def _risk(ready: TenThousandState) -> str:
    """Say how likely the next roll is a Farkle, as the beginning of a sentence."""
    return translate("TenThousandHints", "With {dice} the chance of a Farkle is {chance}").format(
        dice=_rolled(ready), chance=percent_text(ready.bust_chance)
    )


def _miss_reason(ready: TenThousandState) -> str:
    if ready.is_bust:
        return translate("TenThousandHints", "No die of this roll scores.")
    return translate(
        "TenThousandHints", "All six are used, and {points} are too few: you need {needed}."
    ).format(points=points_text(ready.saved_points + _most(ready)), needed=number_text(ready.needed))


def _most(ready: TenThousandState) -> int:
    return max(points for _, points in ready.scoring.options(ready.dice))


def _start_reason(ready: TenThousandState) -> str:
    if not ready.needed:
        return f"{_risk(ready)}."
    return translate("TenThousandHints", "To collect you need {points} in this turn.").format(
        points=points_text(ready.needed)
    )


# --- why to collect


def _collect_reason(ready: TenThousandState) -> str:
    own, rivals = _total(ready), _rivals(ready)
    if ready.turns_left is not None and rivals:
        lead = own - max(rivals)
        if lead >= 0:
            return _last_throws_lead(ready, lead)
    elif own >= ready.ruleset.target:
        return translate("TenThousandHints", "With that you reach the target of {target}.").format(
            target=number_text(ready.ruleset.target)
        )
    return _dead_end_text(ready) or _cost_text(ready)


def _dead_end_text(ready: TenThousandState) -> str:
    """Say that nothing but collecting is left; "" where another roll could follow."""
    if ready.is_hot and ready.ruleset.hot_dice == "none":
        return translate("TenThousandHints", "All six are used, rolling on isn’t allowed.")
    return ""


def _cost_text(ready: TenThousandState) -> str:
    """Say how likely a Farkle is and what it would cost."""
    strike = ready.points[ready.seat] - ready.points_after_miss
    if strike > 0:
        return translate("TenThousandHints", "{risk}, and strike {count} would cost {points}.").format(
            risk=_risk(ready), count=ready.strikes_after_miss, points=points_text(strike)
        )
    return translate("TenThousandHints", "{risk}, which would cost {points}.").format(
        risk=_risk(ready), points=points_text(ready.turn_points)
    )


def _last_throws_lead(ready: TenThousandState, lead: int) -> str:
    if ready.turns_left == 1:
        if lead:
            return translate("TenThousandHints", "With that you win.")
        return translate("TenThousandHints", "With that you share the win.")
    if lead:
        return translate("TenThousandHints", "With that you lead the last throws by {points}.").format(
            points=points_text(lead)
        )
    return translate("TenThousandHints", "With that you draw level in the last throws.")


# --- why to roll on


def _roll_reason(ready: TenThousandState, state: State, advice: Advice) -> str:
    if ready.is_hot and ready.ruleset.hot_dice == "must":
        return translate("TenThousandHints", "All six are used: you must roll on.")
    risk, rivals = _risk(ready), _rivals(ready)
    if ready.turns_left is not None and rivals and _total(ready) < max(rivals):
        return translate("TenThousandHints", "{risk}, and you need {points} more to draw level.").format(
            risk=risk, points=number_text(max(rivals) - _total(ready))
        )
    other = _other_roll(state, advice)
    if other is not None and other.free_count < ready.free_count:
        return translate("TenThousandHints", "{risk}, with {dice} it would be {chance}.").format(
            risk=risk, dice=_rolled(other), chance=percent_text(other.bust_chance)
        )
    if other is not None and other.free_count == ready.free_count and other.turn_points < ready.turn_points:
        return translate(
            "TenThousandHints", "With {faces} it is {points} more, and as many dice are left."
        ).format(faces=_aside(ready), points=number_text(ready.turn_points - other.turn_points))
    if ready.missing:
        return _missing_text(ready)
    return translate("TenThousandHints", "{risk}, at stake: {points}.").format(
        risk=risk, points=points_text(ready.turn_points)
    )


# --- what speaks against it


def _collect_doubt(ready: TenThousandState) -> str:
    rivals = _rivals(ready)
    if ready.turns_left is not None and rivals and _total(ready) < max(rivals):
        return translate("TenThousandHints", "To draw level you would still lack {points}.").format(
            points=number_text(max(rivals) - _total(ready))
        )
    return _dead_end_text(ready) or f"{_risk(ready)}."


def _roll_doubt(ready: TenThousandState) -> str:
    return _missing_text(ready) if ready.missing else _cost_text(ready)


def _missing_text(ready: TenThousandState) -> str:
    return translate("TenThousandHints", "{risk}, and you need {points} more to collect.").format(
        risk=_risk(ready), points=number_text(ready.missing)
    )


def _other_roll(state: State, advice: Advice) -> TenThousandState | None:
    """Return what the second best choice rolls on with; None where it doesn't."""
    if len(advice.choices) < 2 or not isinstance(advice.choices[1].actions[-1], Roll):
        return None
    return _ready(state, advice.choices[1])


def _total(ready: TenThousandState) -> int:
    return ready.points[ready.seat] + ready.turn_points


def _rivals(ready: TenThousandState) -> list[int]:
    return [
        points
        for seat, points in enumerate(ready.points)
        if seat != ready.seat and seat not in ready.resigned
    ]
