"""What the action bar tells and offers in 10.000."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat
from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.state import Collect, Miss, PutBack, Roll, SetAside, TenThousandState
from dicegames.models.numbers import number_text, percent_text
from dicegames.models.phrases import faces, points_text
from dicegames.models.race import gauge_of
from dicegames.models.race_words import gauge_title
from dicegames.models.tenthousand_words import reason_text
from dicegames.ui.boards.board import BarButton, Prompt
from dicegames.ui.boards.tenthousand_view import is_dead_end, take_all_action

translate = QCoreApplication.translate


def turn_prompt(state: TenThousandState, seats: tuple[Seat, ...]) -> Prompt:
    """Return what the person on turn is told and offered; the dice rest."""
    if not state.dice:
        name = seats[state.seat].name
        roll = BarButton(
            translate("TenThousandTable", "Roll"),
            translate("TenThousandTable", "all 6 dice"),
            "roll",
            Roll(),
            roll_key(),
        )
        if state.round == 1:
            return Prompt(_first_message(state), roll)
        return Prompt(translate("TenThousandTable", "{name}, it’s your turn.").format(name=name), roll)
    if state.is_missed:
        return _missed(state, seats)
    refusal = state.refusal_of(Roll())
    if refusal in (reasons.NOTHING_ASIDE, reasons.ASIDE_COUNTS_NOTHING):
        return Prompt(_choose_message(refusal), _take_all(state), _collect(state, seats))
    if is_dead_end(state):
        text = translate(
            "TenThousandTable",
            "All six are used, but {missing} are missing. Put dice back and roll on.",
        )
        detail = translate("TenThousandTable", "all dice of this roll")
        message = text.format(missing=number_text(state.missing))
        return Prompt(message, _put_back(take_all_action(state), detail), _collect(state, seats))
    if refusal == reasons.ALL_USED:
        return Prompt(translate("TenThousandTable", "All six dice are used."), _collect(state, seats))
    return Prompt(_message(state), _roll_on(state), _collect(state, seats), favours_second=_is_great(state))


def roll_key() -> str:
    """Return how the key that rolls is called."""
    return translate("TenThousandTable", "Space")


def enter_key() -> str:
    """Return how the key that collects is called."""
    return translate("TenThousandTable", "Enter")


TAKE_ALL_KEY = "T"


def _choose_message(refusal: str) -> str:
    if refusal == reasons.NOTHING_ASIDE:
        return translate("TenThousandTable", "Tap what you want to take.")
    return translate("TenThousandTable", "These dice score nothing together.")


def _first_message(state: TenThousandState) -> str:
    """Explain what a turn is about, to those who have their first."""
    if not state.needed:
        return translate("TenThousandTable", "Roll. You may collect any points.")
    return translate("TenThousandTable", "Roll. With {points} points in one turn you may collect.").format(
        points=number_text(state.needed)
    )


def _is_great(state: TenThousandState) -> bool:
    """Tell whether collecting now reaches the target, or takes the lead in the last throws."""
    if state.refusal_of(Collect()):
        return False
    points = state.points[state.seat] + state.turn_points
    return points >= state.ruleset.target if state.turns_left is None else points > max(state.points)


def _message(state: TenThousandState) -> str:
    more = take_all_action(state)
    if isinstance(more, SetAside):
        gain = state.child(more).turn_points - state.turn_points
        if state.missing:
            text = translate("TenThousandTable", "Take {faces} too (+{gain}), or roll on.")
        else:
            text = translate("TenThousandTable", "Take {faces} too (+{gain}), collect, or roll on.")
        lying = faces(tuple(sorted(state.dice[die] for die in more.dice)))
        return text.format(faces=lying, gain=number_text(gain))
    if state.is_hot:
        if state.refusal_of(Collect()) == reasons.MUST_ROLL_ON:
            return translate("TenThousandTable", "All six dice are used: roll all six again.")
        if state.missing:
            return translate("TenThousandTable", "All six dice are used. You may roll all six again.")
        return translate("TenThousandTable", "All six dice are used. Collect, or roll all six again.")
    if state.missing:
        return translate("TenThousandTable", "Roll on, or put dice back.")
    return translate("TenThousandTable", "Collect, or roll on and risk {points}.").format(
        points=points_text(state.turn_points)
    )


def _missed(state: TenThousandState, seats: tuple[Seat, ...]) -> Prompt:
    after = state.child(Miss())
    if after.is_over:
        title = translate("TenThousandTable", "To the result")
        message = translate("TenThousandTable", "That was the last turn.")
    elif after.seat == state.seat:
        title = translate("TenThousandTable", "Go on")
        message = translate("TenThousandTable", "This turn is over.")
    else:
        name = seats[after.seat].name
        title = translate("TenThousandTable", "On to {name}").format(name=name)
        message = translate("TenThousandTable", "{name} is next.").format(name=name)
    return Prompt(message, BarButton(title, "", "chevron_right", Miss(), enter_key()))


def _take_all(state: TenThousandState) -> BarButton:
    action = take_all_action(state)
    if not isinstance(action, SetAside):
        return _put_back(action, translate("TenThousandTable", "what scores nothing"))
    after = state.child(action)
    points, rest = number_text(after.turn_points), after.rest_count
    if rest:
        left = translate("TenThousandTable", "%n die is left/dice are left", None, rest)
    else:
        left = translate("TenThousandTable", "all six used")
    detail = translate("TenThousandTable", "Total {points}, {dice}").format(points=points, dice=left)
    return BarButton(translate("TenThousandTable", "Take all"), detail, "check", action, TAKE_ALL_KEY)


def _put_back(action: SetAside | PutBack | None, detail: str) -> BarButton:
    return BarButton(translate("TenThousandTable", "Put back"), detail, "undo", action, TAKE_ALL_KEY)


def _roll_on(state: TenThousandState) -> BarButton:
    dice = translate("TenThousandTable", "%n die/dice", None, state.free_count)
    detail = translate("TenThousandTable", "{dice}, Farkle {chance}").format(
        dice=dice, chance=percent_text(state.bust_chance)
    )
    return BarButton(translate("TenThousandTable", "Roll on"), detail, "roll", Roll(), roll_key())


def collect_barred(state: TenThousandState, seats: tuple[Seat, ...]) -> str:
    """Return why nothing can be collected now, as a sentence with what is missing; "" if it can."""
    refusal = state.refusal_of(Collect())
    if not refusal or refusal == reasons.MUST_ROLL_ON or not state.missing:
        return reason_text(refusal) if refusal else ""
    return translate("TenThousandTable", "{missing}, then you can collect.").format(
        missing=gauge_title(gauge_of(state, seats))
    )


def _collect(state: TenThousandState, seats: tuple[Seat, ...]) -> BarButton:
    title = translate("TenThousandTable", "Collect")
    refusal = state.refusal_of(Collect())
    if not refusal:
        return BarButton(title, points_text(state.turn_points), "check", Collect(), enter_key())
    if refusal == reasons.MUST_ROLL_ON:
        detail = translate("TenThousandTable", "after all six you must roll on")
    elif state.missing:
        detail = translate("TenThousandTable", "from {needed} on, {missing} to go").format(
            needed=number_text(state.needed), missing=number_text(state.missing)
        )
    elif refusal == reasons.NOTHING_ASIDE:
        detail = translate("TenThousandTable", "set something aside first")
    else:
        detail = translate("TenThousandTable", "not with these dice")
    return BarButton(title, detail, "lock", None, reason=partial(collect_barred, state, seats))
