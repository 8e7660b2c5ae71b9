"""What the action bar tells and offers in Order Cards."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from dicegames.engine.action import Action
from dicegames.engine.match import Seat
from dicegames.games.ordercards.actions import EndTurn, Roll, TurnDie
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.ordercards_turns import claims_text
from dicegames.models.phrases import faces
from dicegames.ui.boards.board import BarButton, Prompt

translate = QCoreApplication.translate


class ClearSelection(Action, frozen=True, tag="clear_selection"):
    """Select no die any more: a wish of the bar to the board alone."""


def waiting_prompt(state: OrderCardsState, seats: tuple[Seat, ...]) -> Prompt:
    """Return what is said while somebody else plays."""
    name = seats[state.seat].name
    message = translate("OrderCardsTable", "It is {name}'s turn.").format(name=name)
    waiting = translate("OrderCardsTable", "{name} is playing").format(name=name)
    return Prompt(message, BarButton(waiting, translate("OrderCardsTable", "One moment"), "chip", None))


def rolling_prompt() -> Prompt:
    """Return what is said while dice tumble."""
    title = translate("OrderCardsTable", "Dice are rolling")
    message = translate("OrderCardsTable", "The dice are rolling.")
    return Prompt(message, BarButton(title, translate("OrderCardsTable", "One moment"), "roll", None))


def turn_prompt(
    state: OrderCardsState,
    seats: tuple[Seat, ...],
    selected: frozenset[int],
    lit: int,
    told: str,
    brief: bool,
) -> Prompt:
    """Return what the person on turn is told and offered; `told` is what a tap on a target was answered.

    `selected` are the dice to be placed, which `lit` targets would take; a brief message is short.
    """
    if not state.dice:
        return _start(state, seats, brief)
    message = told or _message(state, selected, lit, brief)
    end = BarButton(translate("OrderCardsTable", "End turn"), "", "check", EndTurn(), enter_key())
    if brief:
        return _brief(state, message, end, _turning(state, selected, brief), bool(selected))
    turning = _turning(state, selected, brief)
    if state.rolls_left and state.roll_dice:
        dice = translate("OrderCardsTable", "%n die/dice", None, len(state.roll_dice))
        title = translate("OrderCardsTable", "Roll again")
        return Prompt(message, BarButton(title, dice, "roll", Roll(), roll_key()), turning or end)
    if turning is None and selected and not state.rolls_left:
        title = translate("OrderCardsTable", "Clear selection")
        return Prompt(message, end, BarButton(title, "", "close", ClearSelection(), CLEAR_KEY))
    return Prompt(message, end, turning)


def roll_key() -> str:
    """Return how the key that rolls is called."""
    return translate("OrderCardsTable", "Space")


def enter_key() -> str:
    """Return how the key that ends the turn is called."""
    return translate("OrderCardsTable", "Enter")


CLEAR_KEY = "C"
TURN_KEY = "T"


def _brief(
    state: OrderCardsState, message: str, end: BarButton, turning: BarButton | None, has_selection: bool
) -> Prompt:
    """Return the same with short words and no icons, for a bar with little room."""
    first, second = end, turning
    if state.rolls_left and state.roll_dice:
        dice = translate("OrderCardsTable", "%n die/dice", None, len(state.roll_dice))
        roll = translate("OrderCardsTable", "Roll")
        first, second = BarButton(roll, dice, "", Roll(), roll_key()), turning or end
    elif turning is None and has_selection and not state.rolls_left:
        title = translate("OrderCardsTable", "Clear", "the selection, in small windows")
        second = BarButton(title, "", "", ClearSelection(), CLEAR_KEY)
    if second is not None:
        first, second = replace(first, icon=""), replace(second, icon="")
    return Prompt(message, first, second)


def _start(state: OrderCardsState, seats: tuple[Seat, ...], brief: bool) -> Prompt:
    name = seats[state.seat].name
    dice = translate("OrderCardsTable", "all %n dice", None, state.dice_count)
    roll = BarButton(translate("OrderCardsTable", "Roll"), dice, "roll", Roll(), roll_key())
    won = brief_claims(state) if brief and len(state.claims) > 1 else claims_text(state, seats)
    return Prompt(won or translate("OrderCardsTable", "{name}, it's your turn.").format(name=name), roll)


def brief_claims(state: OrderCardsState) -> str:
    """Return how many cards were won at the start of a turn, where there is no room for their names."""
    cards = sum(claim.card is not None for claim in state.claims)
    if cards < len(state.claims):
        return translate("OrderCardsTable", "You win the bonus die and %n card/cards.", None, cards)
    return translate("OrderCardsTable", "You win %n card/cards.", None, cards)


def _turning(state: OrderCardsState, selected: frozenset[int], brief: bool) -> BarButton | None:
    """Return the offer to turn the one selected die to the bonus die's face (A9)."""
    dice = [die for die in selected if die < state.own_count]
    if not state.bonus_face or len(dice) != 1 or state.dice[dice[0]] == state.bonus_face:
        return None
    if brief:
        title, detail = translate("OrderCardsTable", "Turn to {face}"), ""
    else:
        title = translate("OrderCardsTable", "Turn die to {face}")
        detail = translate("OrderCardsTable", "the bonus die goes back")
    title = title.format(face=state.bonus_face)
    return BarButton(title, detail, "swap", TurnDie(dice[0]), TURN_KEY)


def _message(state: OrderCardsState, selected: frozenset[int], lit: int, brief: bool) -> str:
    dice = faces(tuple(sorted(state.dice[die] for die in selected)))
    if brief and selected and state.rolls_left:
        return translate("OrderCardsTable", "{dice} kept").format(dice=dice)
    if brief and selected:
        return translate("OrderCardsTable", "{dice} selected").format(dice=dice)
    if selected and lit:
        return translate("OrderCardsTable", "Tap a lit card to place {dice}.").format(dice=dice)
    if selected and state.rolls_left:
        if not state.roll_dice:
            return translate("OrderCardsTable", "All dice are kept. Release some to roll again.")
        return translate("OrderCardsTable", "Roll the other dice again, or keep different ones.")
    if len(selected) == 1:
        return translate("OrderCardsTable", "No place takes {dice} alone.").format(dice=dice)
    if selected:
        return translate("OrderCardsTable", "No place takes {dice} together.").format(dice=dice)
    if not state.free_dice:
        return translate("OrderCardsTable", "All dice are placed. End your turn.")
    if state.rolls_left:
        if brief:
            return translate("OrderCardsTable", "Keep dice or place them.")
        return translate("OrderCardsTable", "Tap dice to keep them, or a card to place dice on it.")
    if brief:
        return translate("OrderCardsTable", "Place dice now.")
    return translate("OrderCardsTable", "Tap dice, then a card; or a card for the dice that fit best.")
