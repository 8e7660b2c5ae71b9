"""What the action bar tells and offers in Order Cards."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from dicegames.engine.action import Action
from dicegames.engine.match import Seat
from dicegames.games.ordercards.actions import EndTurn, Roll, TurnDie
from dicegames.games.ordercards.state import ROLLS, OrderCardsState
from dicegames.games.ordercards.suggest import fits_anywhere
from dicegames.models.ordercards_turns import claims_told
from dicegames.models.phrases import faces
from dicegames.ui.boards.board import BarButton, Prompt
from dicegames.ui.dice.order_words import lit_text, rolls_lost

translate = QCoreApplication.translate


class ClearSelection(Action, frozen=True, tag="clear_selection"):
    """Select no die any more: a wish of the bar to the board alone."""


def turn_prompt(
    state: OrderCardsState,
    seats: tuple[Seat, ...],
    selected: frozenset[int],
    lit: int,
    told: str,
    brief: bool,
) -> Prompt:
    """Return what the person on turn is told and offered; `told` is what a tap on a target was answered.

    `selected` are the dice to be placed, which `lit` targets would take; a brief message is short, and after
    a line break goes on with what matters less.
    """
    if not state.dice:
        return _start(state, seats, brief)
    message = told or (_brief_message if brief else _message)(state, selected, lit)
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
    dice = translate("OrderCardsTable", "all %n dice", None, state.dice_count)
    roll = BarButton(translate("OrderCardsTable", "Roll"), dice, "roll", Roll(), roll_key())
    if state.claims:
        return Prompt(brief_claims(state) if brief and len(state.claims) > 1 else claims_told(state), roll)
    if state.turn < state.players:
        return Prompt(_aim(brief), roll)
    name = seats[state.seat].name
    return Prompt(translate("OrderCardsTable", "{name}, it’s your turn.").format(name=name), roll)


def _aim(brief: bool) -> str:
    """Return what dice on cards are good for (A4): said in everybody's first turn."""
    if brief:
        aim = translate("OrderCardsTable", "Place dice on cards.")
        return f"{aim}\n{translate('OrderCardsTable', 'Unbeaten until your next turn, they win the card.')}"
    return translate(
        "OrderCardsTable",
        "Place dice on cards. If nobody beats them until your next turn, you win the cards.",
    )


def brief_claims(state: OrderCardsState) -> str:
    """Return how many cards were won at the start of a turn, where there is no room for their names; why."""
    cards = sum(claim.card is not None for claim in state.claims)
    if cards < len(state.claims):
        won = translate("OrderCardsTable", "You win the bonus die and %n card/cards.", None, cards)
    else:
        won = translate("OrderCardsTable", "You win %n card/cards.", None, cards)
    return f"{won}\n{translate('OrderCardsTable', 'Nobody beat you.')}"


def _turning(state: OrderCardsState, selected: frozenset[int], brief: bool) -> BarButton | None:
    """Return the offer to turn the one selected die to the bonus die's face (A9)."""
    dice = [die for die in selected if die < state.own_count]
    if not _can_turn(state, selected):
        return None
    if brief:
        title = translate("OrderCardsTable", "Turn to {face}")
        detail = translate("OrderCardsTable", "bonus goes back")
    else:
        title = translate("OrderCardsTable", "Turn die to {face}")
        detail = translate("OrderCardsTable", "the bonus die goes back")
    title = title.format(face=state.bonus_face)
    return BarButton(title, detail, "swap", TurnDie(dice[0]), TURN_KEY)


def _can_turn(state: OrderCardsState, dice: Iterable[int]) -> bool:
    """Return whether the bonus die can turn one of the dice, the only own one of them, to another face."""
    own = [die for die in dice if die < state.own_count]
    return bool(state.bonus_face) and len(own) == 1 and state.dice[own[0]] != state.bonus_face


def _can_turn_any(state: OrderCardsState) -> bool:
    return any(_can_turn(state, (die,)) for die in state.free_dice)


def _message(state: OrderCardsState, selected: frozenset[int], lit: int) -> str:
    dice = _faces(state, selected)
    if selected and lit and state.rolls_left:
        text = translate("OrderCardsTable", "Tap a lit card to place {dice}. After that you roll no more.")
        return text.format(dice=dice)
    if selected and lit:
        return translate("OrderCardsTable", "Tap a lit card to place {dice}.").format(dice=dice)
    if _can_turn(state, selected):
        return _turn_message(state, selected)
    if selected and state.rolls_left:
        if not state.roll_dice:
            return translate("OrderCardsTable", "All dice are kept. Release some to roll again.")
        return translate("OrderCardsTable", "Roll the other dice again, or keep different ones.")
    if len(selected) == 1:
        return translate("OrderCardsTable", "No place takes {dice} alone.").format(dice=dice)
    if selected:
        return translate("OrderCardsTable", "No place takes {dice} together.").format(dice=dice)
    if state.rolls_left:
        return translate("OrderCardsTable", "Tap dice to keep them, or a card: placing ends rolling.")
    if not state.free_dice:
        return _with_way_back(state, translate("OrderCardsTable", "All dice are placed. End your turn."))
    if not fits_anywhere(state):
        if _can_turn_any(state):
            text = translate("OrderCardsTable", "{nothing_fits} Turn a die to {face}, or end your turn.")
            return text.format(nothing_fits=_nothing_fits(state), face=state.bonus_face)
        text = translate("OrderCardsTable", "{nothing_fits} End your turn.")
        return _with_way_back(state, text.format(nothing_fits=_nothing_fits(state)))
    return _with_way_back(state, translate("OrderCardsTable", "Tap dice, then a card – or only the card."))


def _brief_message(state: OrderCardsState, selected: frozenset[int], lit: int) -> str:
    """Return the message in few words, and on a second line what matters less."""
    dice, second = _faces(state, selected), ""
    if selected:
        first = _chosen(dice, kept=state.rolls_left > 0)
        if lit and state.rolls_left:
            second = translate("OrderCardsTable", "placing ends rolling")
        elif not state.rolls_left:
            second = lit_text(lit)
    elif state.rolls_left:
        first = translate("OrderCardsTable", "Keep dice or place them.")
    elif not state.free_dice:
        first = translate("OrderCardsTable", "All dice are placed. End your turn.")
    elif fits_anywhere(state):
        first = translate("OrderCardsTable", "Place dice now.")
        second = rolls_lost(ROLLS - state.rolls) if _has_way_back(state) else ""
    else:
        first = _nothing_fits(state)
        if _can_turn_any(state):
            second = translate("OrderCardsTable", "Turn a die, or end your turn.")
        else:
            second = translate("OrderCardsTable", "End your turn.")
    return f"{first}\n{second}" if second else first


def _chosen(dice: str, *, kept: bool) -> str:
    text = (
        translate("OrderCardsTable", "{dice} kept")
        if kept
        else translate("OrderCardsTable", "{dice} selected")
    )
    return text.format(dice=dice)


def _turn_message(state: OrderCardsState, selected: frozenset[int]) -> str:
    """Return what the offer to turn a die is about (A9), where no place takes it as it is."""
    if state.rolls_left:
        text = translate(
            "OrderCardsTable", "Turn the {old} to {new} with the bonus die: after that you roll no more."
        )
    else:
        text = translate("OrderCardsTable", "Turn the {old} to {new} with the bonus die – or select others.")
    old = next(state.dice[die] for die in selected if die < state.own_count)
    return text.format(old=old, new=state.bonus_face)


def _nothing_fits(state: OrderCardsState) -> str:
    if len(state.free_dice) == 1:
        text = translate("OrderCardsTable", "{dice} fits nowhere.")
    else:
        text = translate("OrderCardsTable", "{dice} fit nowhere.")
    return text.format(dice=_faces(state, state.free_dice))


def _has_way_back(state: OrderCardsState) -> bool:
    """Return whether taking everything back gives rolls back; a turned die has ended rolling for good."""
    was_turned = state.bonus_turn and not state.bonus_in_hand
    return state.is_placing and not was_turned and state.rolls < ROLLS


def _with_way_back(state: OrderCardsState, message: str) -> str:
    if not _has_way_back(state):
        return message
    return f"{message} {translate('OrderCardsTable', 'Take back to go on rolling.')}"


def _faces(state: OrderCardsState, dice: Iterable[int]) -> str:
    return faces(tuple(sorted(state.dice[die] for die in dice)))
