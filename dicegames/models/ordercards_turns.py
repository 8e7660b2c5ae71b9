"""What happened at a table of Order Cards, in words: rolls, placed dice, claims, and how turns ended."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import STACKS, Claim, OrderCardsState
from dicegames.models.ordercards_words import (
    card_name,
    exact_name,
    faces_text,
    from_text,
    onto_text,
)
from dicegames.models.phrases import faces, joined_names, points_text
from dicegames.models.resign_words import ends_turn, resign_remark, resign_told

translate = QCoreApplication.translate


def states(transition: Transition) -> tuple[OrderCardsState, OrderCardsState]:
    """Return the states before and after a step of this game."""
    before, after = transition.before, transition.after
    assert isinstance(before, OrderCardsState)  # the list of narrators gives every game its own
    assert isinstance(after, OrderCardsState)
    return before, after


def sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say what the seat did; "" for a step of nobody."""
    seat = transition.step.seat
    if seat is None:
        return ""
    name, (before, after) = seats[seat].name, states(transition)
    match transition.step.action:
        case Keep(die=die):
            text = translate("OrderCardsTurns", "{name} keeps {dice}")
            return text.format(name=name, dice=_dice(before, (die,)))
        case Release(die=die):
            text = translate("OrderCardsTurns", "{name} releases {dice}")
            return text.format(name=name, dice=_dice(before, (die,)))
        case Roll():
            return _roll(name, before, after)
        case Place(target=target, dice=dice):
            return _place(name, target, dice, transition, seats)
        case TakeBack(target=target):
            return _take_back(name, target, before, seats)
        case TurnDie(die=die):
            text = translate("OrderCardsTurns", "{name} turns {old} to {new} with the bonus die")
            return text.format(name=name, old=before.dice[die], new=after.dice[die])
        case EndTurn() if not _groups(before):
            return translate("OrderCardsTurns", "{name} places nothing and ends the turn").format(name=name)
        case EndTurn():
            return translate("OrderCardsTurns", "{name} ends the turn").format(name=name)
        case _:
            count, height = STACKS[before.players]
            return translate(
                "OrderCardsTurns", "{name} begins, {count} stacks of {height} cards are laid out"
            ).format(name=name, count=count, height=height)


def remark(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say what was won when a turn had ended, by whom, and how the game came to its end; "" for nothing."""
    alone = resign_remark(transition, seats)
    if alone or not (isinstance(transition.step.action, EndTurn) or ends_turn(transition)):
        return alone
    _, after = states(transition)
    parts = _claim_texts(after, seats)
    if after.is_over:
        parts.insert(1, _end_text(after))
        if after.last_holder is not None:
            parts.append(
                translate("OrderCardsTurns", "{name} rolls the bonus die for the last time: {points}").format(
                    name=seats[after.last_holder].name, points=points_text(after.last_face)
                )
            )
    return ". ".join(parts)


def step_name(transition: Transition) -> str:
    """Name a step without its seat, as the object of "takes back"."""
    before, after = states(transition)
    match transition.step.action:
        case Roll():
            rolled = faces(_at(after, before.roll_dice))
            return translate("OrderCardsTurns", "the roll {faces}").format(faces=rolled)
        case Place(target=target, dice=dice):
            return _on(_at(before, dice), before, target)
        case TakeBack(target=target):
            return translate("OrderCardsTurns", "taking {faces} back").format(
                faces=faces_text(_at(before, before.group_on(target)))
            )
        case TurnDie(die=die):
            return translate("OrderCardsTurns", "turning {old} to {new}").format(
                old=before.dice[die], new=after.dice[die]
            )
        case EndTurn():
            return translate("OrderCardsTurns", "the end of the turn")
        case Keep() | Release():
            return translate("OrderCardsTurns", "the last choice")
        case _:
            return translate("OrderCardsTurns", "the beginning")


def turn_short(transition: Transition) -> str:
    """Return the shortest form of what was placed in the turn that ended: "places 4 4 and 6"."""
    before, _ = states(transition)
    groups = [faces_text(_at(before, dice)) for _, dice in _groups(before)]
    if not groups:
        return translate("OrderCardsTurns", "places nothing")
    return translate("OrderCardsTurns", "places {groups}").format(groups=joined_names(groups))


def turn_told(transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
    """Tell the next player what was placed, which of their dice it beat and what they win.

    Rich: with dice, cards and points in bold; else plain.
    """
    before, after = states(transition)
    name = seats[transition.step.seat or 0].name
    gave_up = ends_turn(transition)
    if gave_up:
        parts = [resign_told(transition, seats, rich=rich)]
    else:
        parts = [_placed_told(escape(name) if rich else name, before, rich)]
    if after.is_over:
        return parts[0]
    # What was placed in a turn that is given up comes off again.
    beaten = [] if gave_up else [exact_name(before, target) for target in lost_targets(before, after.seat)]
    if beaten:
        text = translate("OrderCardsTurns", "Your dice are beaten: {targets}.")
        parts.append(text.format(targets=joined_names(beaten)))
    if after.claims:
        text = translate("OrderCardsTurns", "You win: {claims}.")
        parts.append(text.format(claims=_bold(_claims(after, after.claims), rich)))
    return " ".join(parts)


def lost_targets(before: OrderCardsState, seat: int) -> tuple[int, ...]:
    """Return on which targets the dice placed in the turn of `before` beat dice of `seat`."""
    return tuple(target for target, bid in enumerate(before.beaten) if bid is not None and bid.seat == seat)


def _at(state: OrderCardsState, dice: Iterable[int]) -> tuple[int, ...]:
    return tuple(state.dice[die] for die in dice)


def _groups(state: OrderCardsState) -> list[tuple[int, tuple[int, ...]]]:
    """Return each target on which dice were placed in this turn, with their positions."""
    return [(target, state.group_on(target)) for target in state.targets if state.group_on(target)]


def _dice(state: OrderCardsState, dice: Iterable[int]) -> str:
    """Write dice of the turn, the bonus die apart from the own ones."""
    own = faces(_at(state, (die for die in dice if die < state.own_count)))
    if state.own_count not in dice:
        return own
    if not own:
        return translate("OrderCardsTurns", "the bonus die ({face})").format(face=state.bonus_face)
    return translate("OrderCardsTurns", "{dice} and the bonus die ({face})").format(
        dice=own, face=state.bonus_face
    )


def _roll(name: str, before: OrderCardsState, after: OrderCardsState) -> str:
    rolled = _dice(after, before.roll_dice)
    kept = tuple(die for die, is_kept in enumerate(before.kept) if is_kept)
    if kept:
        text = translate("OrderCardsTurns", "{name} keeps {kept} and rolls {dice}")
        return text.format(name=name, kept=_dice(before, kept), dice=rolled)
    if before.dice:
        return translate("OrderCardsTurns", "{name} rolls all dice again: {dice}").format(
            name=name, dice=rolled
        )
    return translate("OrderCardsTurns", "{name} rolls {dice}").format(name=name, dice=rolled)


def _on(values: tuple[int, ...], state: OrderCardsState, target: int) -> str:
    return f"{faces_text(values)} {onto_text(state, target)}"


def _place(
    name: str, target: int, dice: tuple[int, ...], transition: Transition, seats: tuple[Seat, ...]
) -> str:
    before, after = states(transition)
    added, place = faces_text(_at(before, dice)), onto_text(before, target)
    if before.group_on(target):
        text = translate("OrderCardsTurns", "{name} adds {added}, now {faces} {place}")
        group = faces_text(_at(after, after.group_on(target)))
        return text.format(name=name, added=added, faces=group, place=place)
    beaten = after.beaten[target]
    if beaten is None:
        text = translate("OrderCardsTurns", "{name} places {faces} {place}")
        return text.format(name=name, faces=added, place=place)
    text = translate("OrderCardsTurns", "{name} places {faces} {place} and beats {owner}’s {beaten}")
    return text.format(
        name=name,
        faces=added,
        place=place,
        beaten=faces_text(beaten.faces),
        owner=seats[beaten.seat].name,
    )


def _take_back(name: str, target: int, before: OrderCardsState, seats: tuple[Seat, ...]) -> str:
    taken, beaten = faces_text(_at(before, before.group_on(target))), before.beaten[target]
    if beaten is None:
        text = translate("OrderCardsTurns", "{name} takes {faces} back {place}")
        return text.format(name=name, faces=taken, place=from_text(before, target))
    text = translate(
        "OrderCardsTurns", "{name} takes {faces} back {place}, where {owner}’s {beaten} lies again"
    )
    return text.format(
        name=name,
        faces=taken,
        place=from_text(before, target),
        beaten=faces_text(beaten.faces),
        owner=seats[beaten.seat].name,
    )


def claims_told(state: OrderCardsState) -> str:
    """Tell the seat on turn what it has won at the start of this turn, and why (A4)."""
    claims = joined_names([_claim_told(state, claim) for claim in state.claims])
    return translate("OrderCardsTurns", "Nobody beat you: you win {claims}.").format(claims=claims)


def _claim_told(state: OrderCardsState, claim: Claim) -> str:
    """Name a claim as what "you" win."""
    if claim.card is None:
        return translate("OrderCardsTurns", "the bonus die for your turn")
    points = points_text(state.ruleset.order(claim.card).points)
    if state.ruleset.color(claim.card) is None:
        return translate("OrderCardsTurns", "the centre card ({points})").format(points=points)
    card = card_name(state.ruleset, claim.card)
    return translate("OrderCardsTurns", "{card} ({points})").format(card=card, points=points)


def _claim_texts(state: OrderCardsState, seats: tuple[Seat, ...]) -> list[str]:
    return [_claim_text(seats[seat].name, state, claims) for seat, claims in _claims_by_seat(state)]


def _claims_by_seat(state: OrderCardsState) -> list[tuple[int, tuple[Claim, ...]]]:
    """Return who won something, in the order in which it was won."""
    winners = dict.fromkeys(claim.seat for claim in state.claims)
    return [(seat, tuple(claim for claim in state.claims if claim.seat == seat)) for seat in winners]


def _claim_text(name: str, state: OrderCardsState, claims: tuple[Claim, ...]) -> str:
    return translate("OrderCardsTurns", "{name} wins: {claims}").format(
        name=name, claims=_claims(state, claims)
    )


def _claims(state: OrderCardsState, claims: tuple[Claim, ...]) -> str:
    return "; ".join(_claim(state, claim) for claim in claims)


def _claim(state: OrderCardsState, claim: Claim) -> str:
    if claim.card is None and state.is_over:
        return translate("OrderCardsTurns", "the bonus die")
    if claim.card is None:
        return translate("OrderCardsTurns", "the bonus die for this turn")
    points = points_text(state.ruleset.order(claim.card).points)
    return f"{card_name(state.ruleset, claim.card)}, {points}"


def _end_text(state: OrderCardsState) -> str:
    if state.players == max(STACKS):
        return translate("OrderCardsTurns", "Two stacks are used up, so the game is over")
    return translate("OrderCardsTurns", "A stack is used up, so the game is over")


def _placed_told(name: str, before: OrderCardsState, rich: bool) -> str:
    groups = [_bold(_on(_at(before, dice), before, target), rich) for target, dice in _groups(before)]
    if not groups:
        return translate("OrderCardsTurns", "{name} placed nothing.").format(name=name)
    return translate("OrderCardsTurns", "{name} placed {groups}.").format(
        name=name, groups=joined_names(groups)
    )


def _bold(text: str, rich: bool) -> str:
    return f"<b>{escape(text)}</b>" if rich else text
