"""The words of hints in Order Cards: what to keep, place or turn, which cards it is for, and what holds."""

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.computer.advice import Advice, Choice
from dicegames.computer.ordercards_prospects import hold_chance, keep_chance, start_chance
from dicegames.engine.game import State
from dicegames.games.ordercards.actions import EndTurn, TurnDie
from dicegames.games.ordercards.score import score_of
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.ordercards.suggest import best_group, can_place
from dicegames.models.hint_words import all_dice_words, chances_text, dice_words, tenths
from dicegames.models.numbers import number_text
from dicegames.models.ordercards_words import (
    bonus_name,
    card_name,
    centre_name,
    exact_name,
    faces_text,
    from_text,
    onto_text,
)
from dicegames.models.phrases import joined_names, points_text

translate = QCoreApplication.translate

_SERVED = 0.7
"""A keep serves a target if it leaves this share of the best chance that any keep of the roll has."""

_SURE = 1 - 1e-9
_LEAST = 0.03
_LEAST_HOLD = 0.1
_MOST_TOLD = 3
_MOST_SAFE = 2
_BONUS_DIE = 1
"""What the bonus die counts when targets are compared, in points."""


class _Aim(msgspec.Struct, frozen=True):
    """A target with the chance to make a group for it, and the best chance that any keep has."""

    target: int
    chance: float
    best: float
    worth: int


class OrderCardsHintWords:
    """Say what the choices of Order Cards are; see `HintWords` for what each method says."""

    def choice(self, state: State, choice: Choice) -> str:
        """Ask to keep dice and roll, to place dice and end the turn, or to turn a die."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, TurnDie):
            return translate("OrderCardsHints", "Turn {old} to {new} with the bonus die.").format(
                old=ready.dice[last.die], new=ready.bonus_face
            )
        if isinstance(last, EndTurn):
            return _end_wish(_own(state), ready)
        if not any(ready.kept):
            return translate("OrderCardsHints", "Roll {dice}.").format(dice=_rolled(ready))
        return translate("OrderCardsHints", "Keep {kept} and roll {dice}.").format(
            kept=_kept(ready), dice=_rolled(ready)
        )

    def short(self, state: State, choice: Choice) -> str:
        """Name what is kept, placed or turned."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, TurnDie):
            return translate("OrderCardsHints", "turn {old} to {new}").format(
                old=ready.dice[last.die], new=ready.bonus_face
            )
        if isinstance(last, EndTurn):
            groups = _groups(ready)
            if not groups:
                return translate("OrderCardsHints", "place nothing")
            return translate("OrderCardsHints", "place {groups}").format(groups=_placed(ready, groups))
        if not any(ready.kept):
            return translate("OrderCardsHints", "roll {dice}").format(dice=_rolled(ready))
        return translate("OrderCardsHints", "keep {kept}").format(kept=_kept(ready))

    def done(self, state: State, choice: Choice) -> str:
        """Tell what "you" keep, place or turn."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, TurnDie):
            return translate("OrderCardsHints", "You turn {old} to {new}.").format(
                old=ready.dice[last.die], new=ready.bonus_face
            )
        if isinstance(last, EndTurn):
            groups = _groups(ready)
            if not groups:
                return translate("OrderCardsHints", "You end the turn and place nothing.")
            return translate("OrderCardsHints", "You end the turn with {groups}.").format(
                groups=_placed(ready, groups)
            )
        if not any(ready.kept):
            return translate("OrderCardsHints", "You roll {dice}.").format(dice=_rolled(ready))
        return translate("OrderCardsHints", "You keep {kept} and roll {dice}.").format(
            kept=_kept(ready), dice=_rolled(ready)
        )

    def reason(self, state: State, advice: Advice) -> str:
        """Say which cards it is for: their points and colours, the chances, and how likely dice hold."""
        best = advice.choices[0]
        ready, last = _ready(state, best), best.actions[-1]
        if isinstance(last, TurnDie):
            return _turn_reason(ready, last)
        if isinstance(last, EndTurn):
            return _end_reason(ready)
        return _roll_reason(ready)

    def doubt(self, state: State, choice: Choice) -> str:
        """Say what the keep is good for, what the dice that were placed bring, or that more can be placed."""
        ready, last = _ready(state, choice), choice.actions[-1]
        if isinstance(last, TurnDie):
            return _turn_reason(ready, last)
        if not isinstance(last, EndTurn):
            return _roll_reason(ready)
        if can_place(ready):
            return translate("OrderCardsHints", "You can still place dice.")
        return _end_reason(ready)

    def points(self, value: float) -> str:
        """Return what the turn brings."""
        return translate("OrderCardsHints", "{points} points for this turn on average").format(
            points=tenths(value)
        )


def _own(state: State) -> OrderCardsState:
    assert isinstance(state, OrderCardsState)  # the list of hint words gives every game its own family's
    return state


def _ready(state: State, choice: Choice) -> OrderCardsState:
    """Return the state in which only the last decision of a choice is missing."""
    ready = _own(state)
    for action in choice.actions[:-1]:
        ready = ready.child(action)
    return ready


def _kept(ready: OrderCardsState) -> str:
    """Write the dice that are kept, the bonus die apart from the own ones; there are some."""
    own = faces_text([ready.dice[die] for die in range(ready.own_count) if ready.kept[die]])
    if not ready.bonus_in_hand or not ready.kept[ready.own_count]:
        return own
    if not own:
        return translate("OrderCardsHints", "the bonus die ({face})").format(face=ready.bonus_face)
    return translate("OrderCardsHints", "{dice} and the bonus die ({face})").format(
        dice=own, face=ready.bonus_face
    )


def _rolled(ready: OrderCardsState) -> str:
    count = len(ready.roll_dice)
    return all_dice_words(count) if count == ready.dice_count else dice_words(count)


def _groups(state: OrderCardsState) -> dict[int, tuple[int, ...]]:
    """Return the faces placed in this turn by target."""
    if not state.dice:
        return {}
    found = {target: state.group_on(target) for target in state.targets}
    return {target: tuple(state.dice[die] for die in dice) for target, dice in found.items() if dice}


def _placed(state: OrderCardsState, groups: dict[int, tuple[int, ...]]) -> str:
    return joined_names(
        [f"{faces_text(faces)} {onto_text(state, target)}" for target, faces in groups.items()]
    )


def _end_wish(state: OrderCardsState, ready: OrderCardsState) -> str:
    """Ask for what is still to be taken back or placed before the turn ends."""
    before, after = _groups(state), _groups(ready)
    back = [
        f"{faces_text(faces)} {from_text(state, target)}"
        for target, faces in before.items()
        if after.get(target) != faces
    ]
    new = {target: faces for target, faces in after.items() if before.get(target) != faces}
    if back and new:
        text = translate("OrderCardsHints", "Take {taken} back, place {groups} and end the turn.")
    elif back:
        text = translate("OrderCardsHints", "Take {taken} back and end the turn.")
    elif new:
        text = translate("OrderCardsHints", "Place {groups} and end the turn.")
    elif after:
        text = translate("OrderCardsHints", "End the turn.")
    else:
        text = translate("OrderCardsHints", "End the turn and place nothing.")
    return text.format(taken=joined_names(back), groups=_placed(ready, new))


# --- what targets are worth


def _points(state: OrderCardsState, target: int) -> int:
    """Return the points of the card itself, of the bonus die what it counts in comparisons."""
    card = state.open_card(target)
    return _BONUS_DIE if card is None else state.ruleset.order(card).points


def _color_gain(state: OrderCardsState, target: int) -> int:
    """Return by how much the colour bonus of the seat on turn grows with the card."""
    card = state.open_card(target)
    if card is None:
        return 0
    won = state.won[state.seat]
    now, then = score_of(state.ruleset, won), score_of(state.ruleset, (*won, card))
    return sum(then.bonuses) - sum(now.bonuses)


def _worth(state: OrderCardsState, target: int) -> int:
    return _points(state, target) + _color_gain(state, target)


# --- why to end the turn, or to turn a die


def _end_reason(ready: OrderCardsState) -> str:
    groups = _groups(ready)
    if not groups:
        if can_place(ready):
            return translate("OrderCardsHints", "Placing dice would bring nothing more.")
        return translate("OrderCardsHints", "None of your dice fits anywhere.")
    target = max(groups, key=lambda place: _worth(ready, place))
    return translate("OrderCardsHints", "{card} {facts}.").format(
        card=_subject(ready, target), facts=joined_names(_facts(ready, target))
    )


def _subject(state: OrderCardsState, target: int) -> str:
    card = state.open_card(target)
    if card is None:
        return translate("OrderCardsHints", "The bonus die")
    if target == state.centre:
        return translate("OrderCardsHints", "The centre card")
    return card_name(state.ruleset, card)


def _facts(ready: OrderCardsState, target: int) -> list[str]:
    """Return what the dice on a target bring, as ends of a sentence."""
    if target == ready.bonus:
        facts = [translate("OrderCardsHints", "gives you one more die in your next turn")]
    else:
        facts = [
            translate("OrderCardsHints", "brings {points}").format(points=points_text(_points(ready, target)))
        ]
    color = _color_gain(ready, target)
    if color:
        facts.append(
            translate("OrderCardsHints", "adds {points} to the colour bonus").format(
                points=number_text(color)
            )
        )
    beaten = ready.beaten[target]
    if beaten is not None:
        facts.append(translate("OrderCardsHints", "beats {dice}").format(dice=faces_text(beaten.faces)))
    holds = hold_chance(ready, target)
    if holds >= _SURE:
        facts.append(translate("OrderCardsHints", "is safe until your next turn"))
    elif holds >= _LEAST_HOLD:
        # Rounded down: the others won't all play for this one target, so it is never less.
        facts.append(
            translate("OrderCardsHints", "holds until your next turn at {number}% or more").format(
                number=int(100 * holds)
            )
        )
    return facts


def _turn_reason(ready: OrderCardsState, action: TurnDie) -> str:
    """Name the best target on which the dice fit only with the turned die."""
    after = ready.child(action)
    best: tuple[int, int, str] | None = None
    for target in after.targets:
        if after.group_on(target):
            continue
        group = tuple(after.dice[die] for die in best_group(after, target))
        before = tuple(ready.dice[die] for die in best_group(ready, target))
        if sum(group) > sum(before) and (best is None or _worth(after, target) > best[0]):
            best = _worth(after, target), target, faces_text(group)
    if best is None:
        return translate("OrderCardsHints", "The bonus die shows {face}.").format(face=ready.bonus_face)
    _, target, dice = best
    return translate("OrderCardsHints", "Then you can place {dice} {place}.").format(
        dice=dice, place=onto_text(after, target)
    )


# --- why to roll


def _roll_reason(ready: OrderCardsState) -> str:
    aims = _aims(ready)
    safe = [aim for aim in aims if aim.chance >= _SURE][:_MOST_SAFE]
    told = [aim for aim in aims if _LEAST <= aim.chance < _SURE and aim.chance >= _SERVED * aim.best][
        :_MOST_TOLD
    ]
    if not safe and not told:
        told = aims[:1]
    told.sort(key=lambda aim: aim.chance, reverse=True)
    chances = chances_text([(_aim_name(ready, aim.target), aim.chance) for aim in told]) if told else ""
    names = joined_names([_safe_name(ready, aim.target) for aim in safe])
    if safe and told:
        return translate("OrderCardsHints", "Safe: {cards}; in addition {chances}.").format(
            cards=names, chances=chances
        )
    if safe:
        return translate("OrderCardsHints", "Safe: {cards}; it can still become more.").format(cards=names)
    return translate("OrderCardsHints", "Chances: {chances}.").format(chances=chances)


def _aims(ready: OrderCardsState) -> list[_Aim]:
    """Return every target that dice may be placed on, the most promising first."""
    found = []
    for target in ready.targets:
        if not ready.has_target(target) or (target == ready.bonus and ready.bonus_turn):
            continue
        if ready.dice:
            chance, best = keep_chance(ready, target)
        else:
            chance = best = start_chance(ready, target)
        found.append(_Aim(target, chance, best, _worth(ready, target)))
    return sorted(found, key=lambda aim: aim.chance * aim.worth, reverse=True)


def _aim_name(state: OrderCardsState, target: int) -> str:
    if target == state.bonus:
        return translate("OrderCardsHints", "the bonus die")
    if target == state.centre:
        return translate("OrderCardsHints", "the centre card")
    return exact_name(state, target)


def _safe_name(state: OrderCardsState, target: int) -> str:
    if target == state.bonus:
        return bonus_name()
    return centre_name() if target == state.centre else exact_name(state, target)
