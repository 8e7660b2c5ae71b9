"""The words of hints in the sheet games: what to keep or where to enter, and which boxes speak for it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.computer.advice import Advice, Choice
from dicegames.computer.lattice import INDEX
from dicegames.computer.sheet_chances import Prospect, means_of, prospects, turn_mean
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import BOX_INDEX, UPPER, Box
from dicegames.games.sheet.offers import Offer
from dicegames.games.sheet.scoring import DICE, full_points
from dicegames.games.sheet.state import Enter, SheetState
from dicegames.models.hint_words import all_dice_words, chances_text, dice_words, tenths
from dicegames.models.phrases import faces, joined_names, points_text
from dicegames.models.wordings import box_name, wording_of

translate = QCoreApplication.translate

_SERVED = 0.7
"""A keep serves a box if it leaves this share of the best chance that any keep of the roll has."""

_LEAST = 0.03
_UNLIKELY = 0.4
_SURE = 1 - 1e-9
_LEAST_COST = 0.05
_MOST_SAFE = 2
_MOST_CHANCES = 3


class SheetHintWords:
    """Say what a sheet game's choices are; see `HintWords` for what each method says."""

    def choice(self, state: State, choice: Choice) -> str:
        """Ask to keep dice and roll, or to enter the roll."""
        ready = _ready(state, choice)
        if isinstance(choice.actions[-1], Enter):
            return _entry_wish(ready)
        if not ready.dice:
            return translate("SheetHints", "Roll all five dice.")
        if not any(ready.kept):
            return translate("SheetHints", "Roll {dice} again.").format(dice=all_dice_words(DICE))
        if ready.ruleset.game == "fivedice":
            text = translate("SheetHints", "Secure {kept} and roll {dice}.")
        else:
            text = translate("SheetHints", "Keep {kept} and roll {dice}.")
        return text.format(kept=_kept_text(ready), dice=dice_words(len(ready.roll_dice)))

    def short(self, state: State, choice: Choice) -> str:
        """Name what is kept, or where the roll is entered."""
        ready = _ready(state, choice)
        if isinstance(choice.actions[-1], Enter):
            offer = _chosen(ready)
            if not offer.points + offer.extra:
                text = translate("SheetHints", "sacrifice {box}")
            else:
                text = translate("SheetHints", "enter {box} with {points}")
            return text.format(box=_name(ready, offer.box), points=_sum_text(offer))
        if not any(ready.kept):
            return translate("SheetHints", "roll {dice}").format(dice=all_dice_words(DICE))
        if ready.ruleset.game == "fivedice":
            return translate("SheetHints", "secure {kept}").format(kept=_kept_text(ready))
        return translate("SheetHints", "keep {kept}").format(kept=_kept_text(ready))

    def done(self, state: State, choice: Choice) -> str:
        """Tell what "you" keep, or where you enter the roll."""
        ready = _ready(state, choice)
        if isinstance(choice.actions[-1], Enter):
            offer = _chosen(ready)
            if not offer.points + offer.extra:
                text = translate("SheetHints", "You sacrifice {box}.")
            else:
                text = translate("SheetHints", "You enter {box} with {points}.")
            return text.format(box=_name(ready, offer.box), points=_sum_text(offer))
        if not any(ready.kept):
            return translate("SheetHints", "You roll {dice}.").format(dice=all_dice_words(DICE))
        if ready.ruleset.game == "fivedice":
            text = translate("SheetHints", "You secure {kept} and roll {dice}.")
        else:
            text = translate("SheetHints", "You keep {kept} and roll {dice}.")
        return text.format(kept=_kept_text(ready), dice=dice_words(len(ready.roll_dice)))

    def reason(self, state: State, advice: Advice) -> str:
        """Say which boxes the best choice is made for, with chances or points."""
        best = advice.choices[0]
        ready = _ready(state, best)
        if isinstance(best.actions[-1], Enter):
            return _entry_reason(ready, advice)
        if not ready.dice:
            return _start_reason(ready)
        return _roll_reason(ready)

    def doubt(self, state: State, choice: Choice) -> str:
        """Say what the keep is good for, that the entry loses the bonus, or what the box usually gets."""
        ready = _ready(state, choice)
        if isinstance(choice.actions[-1], Enter):
            return _entry_doubt(ready)
        return _roll_reason(ready) if ready.dice else _start_reason(ready)

    def points(self, value: float) -> str:
        """Return how many points the sheet has in the end."""
        return translate("SheetHints", "{points} points in the end on average").format(points=tenths(value))


def _ready(state: State, choice: Choice) -> SheetState:
    """Return the state in which only the last decision of a choice is missing."""
    assert isinstance(state, SheetState)  # the list of hint words gives every game its own family's
    for action in choice.actions[:-1]:
        state = state.child(action)
    return state


def _kept_text(ready: SheetState) -> str:
    return faces(_kept(ready))


def _kept(ready: SheetState) -> tuple[int, ...]:
    return tuple(sorted(face for face, kept in zip(ready.dice, ready.kept, strict=True) if kept))


def _chosen(ready: SheetState) -> Offer:
    assert ready.chosen is not None  # else nothing could be entered
    return ready.offers()[BOX_INDEX[ready.chosen]]


def _name(ready: SheetState, box: Box) -> str:
    return box_name(box, ready.ruleset)


def _sum_text(offer: Offer) -> str:
    return f"{offer.points} + {offer.extra}" if offer.extra else str(offer.points)


def _entry_wish(ready: SheetState) -> str:
    offer = _chosen(ready)
    if not offer.points + offer.extra:
        return translate("SheetHints", "Sacrifice {box}.").format(box=_name(ready, offer.box))
    if offer.extra:
        text = translate("SheetHints", "Enter {box}: {points} and {extra} extra.")
    else:
        text = translate("SheetHints", "Enter {box}: {points}.")
    return text.format(box=_name(ready, offer.box), points=points_text(offer.points), extra=offer.extra)


# --- why to enter


def _entry_reason(ready: SheetState, advice: Advice) -> str:
    offer, sheet, ruleset = _chosen(ready), ready.sheet, ready.ruleset
    name, gained = _name(ready, offer.box), offer.points + offer.extra
    if len(sheet.open_boxes) == 1:
        return translate("SheetHints", "Nothing but {box} is open.").format(box=name)
    if len(advice.choices) == 1:
        return translate("SheetHints", "The joker may go nowhere else.")
    if not gained:
        return translate(
            "SheetHints",
            "Sacrificing {box} costs least: a turn for it alone brings {points} points on average.",
        ).format(box=name, points=tenths(turn_mean(ruleset, sheet, offer.box)))
    bonus = _bonus_reason(ready, offer)
    if bonus:
        return bonus
    if offer.extra:
        return translate("SheetHints", "There are {points} extra.").format(points=points_text(offer.extra))
    if ready.rolls_left and offer.points == full_points(ruleset, offer.box):
        return translate("SheetHints", "{box} can’t bring more than {points}.").format(
            points=offer.points, box=name
        )
    return _average_reason(ready, offer, advice)


def _bonus_reason(ready: SheetState, offer: Offer) -> str:
    """Say what an upper box does for the bonus; "" where the bonus is decided or too far away."""
    sheet, ruleset = ready.sheet, ready.ruleset
    missing = sheet.missing(ruleset)
    if offer.box not in UPPER or not missing or not ruleset.upper_bonus:
        return ""
    left = missing - offer.points
    if left <= 0:
        return translate("SheetHints", "With that the bonus of {bonus} is reached.").format(
            bonus=ruleset.upper_bonus
        )
    others = [box for box in sheet.open_boxes if box in UPPER and box is not offer.box]
    # Three dice a face is what the bonus takes on average: with more than three and a half it is far away.
    if 2 * left > 7 * sum(BOX_INDEX[box] + 1 for box in others):
        return ""
    return translate("SheetHints", "You need {points} more for the bonus then; open for it: {boxes}.").format(
        points=left, boxes=_open_text(ready, others)
    )


def _average_reason(ready: SheetState, offer: Offer, advice: Advice) -> str:
    """Compare what boxes get with what a turn played for them alone brings."""
    losses = {
        other.box: turn_mean(ready.ruleset, ready.sheet, other.box) - other.points
        for other in ready.offers()
        if other.is_allowed
    }
    loss = losses[offer.box]
    if loss > 0 and loss <= min(losses.values()):
        return translate(
            "SheetHints", "The loss against an average turn is least here: {points} points."
        ).format(points=tenths(loss))
    cost = _next_entry_cost(advice)
    if loss > 0 and cost >= _LEAST_COST and advice.unit == "points":
        return translate(
            "SheetHints", "In the long run every other entry costs at least {points} points more."
        ).format(points=tenths(cost))
    return _mean_text(ready, offer)


def _mean_text(ready: SheetState, offer: Offer) -> str:
    return translate(
        "SheetHints", "That is {points}; a turn played for it alone brings {mean} on average."
    ).format(points=points_text(offer.points), mean=tenths(turn_mean(ready.ruleset, ready.sheet, offer.box)))


def _entry_doubt(ready: SheetState) -> str:
    """Say that the entry puts the bonus out of reach, or compare it with a turn played for the box."""
    offer, sheet, ruleset = _chosen(ready), ready.sheet, ready.ruleset
    most = sum(full_points(ruleset, box) for box in sheet.open_boxes if box in UPPER)
    lost = full_points(ruleset, offer.box) - offer.points if offer.box in UPPER else 0
    if ruleset.upper_bonus and most - lost < sheet.missing(ruleset) <= most:
        return translate("SheetHints", "That puts the bonus of {bonus} out of reach.").format(
            bonus=ruleset.upper_bonus
        )
    return _mean_text(ready, offer)


def _next_entry_cost(advice: Advice) -> float:
    """Return how much more the second best box costs; only the one that can be entered: nothing."""
    entries = [choice for choice in advice.choices if isinstance(choice.actions[-1], Enter)]
    return entries[0].value - entries[1].value if len(entries) > 1 else 0.0


# --- why to roll


def _start_reason(ready: SheetState) -> str:
    return translate("SheetHints", "Still open: {boxes}.").format(
        boxes=_open_text(ready, ready.sheet.open_boxes)
    )


def _open_text(ready: SheetState, boxes: Sequence[Box]) -> str:
    """Name boxes, or say how many there are."""
    if len(boxes) > _MOST_CHANCES:
        return wording_of(ready.ruleset).places(len(boxes))
    return joined_names([_name(ready, box) for box in boxes])


def _roll_reason(ready: SheetState) -> str:
    found = prospects(ready.ruleset, ready.sheet, ready.dice, _kept(ready), ready.rolls_left)
    safe = [_aim(ready, one) for one in found if one.chance >= _SURE][:_MOST_SAFE]
    told = [(_aim(ready, one), one.chance) for one in _served(found, ready)[:_MOST_CHANCES]]
    told.sort(key=lambda pair: pair[1], reverse=True)
    if safe and told:
        return translate("SheetHints", "Safe: {boxes}; in addition {chances}.").format(
            boxes=joined_names(safe), chances=chances_text(told)
        )
    if safe:
        return translate("SheetHints", "Safe: {boxes}; it can still become more.").format(
            boxes=joined_names(safe)
        )
    if not told:
        return _mean_reason(ready)
    if ready.sheet.is_open(Box.CHANCE) and sum(chance for _, chance in told) < _UNLIKELY:
        return translate("SheetHints", "Chances: {chances}; {box} gets {points} points on average.").format(
            chances=chances_text(told),
            box=_name(ready, Box.CHANCE),
            points=tenths(_mean(ready, Box.CHANCE)),
        )
    return translate("SheetHints", "Chances: {chances}.").format(chances=chances_text(told))


def _served(found: Sequence[Prospect], ready: SheetState) -> list[Prospect]:
    """Return what the keep is good for and isn't sure of, most points on average first."""
    unsure = sorted((one for one in found if 0 < one.chance < _SURE), key=lambda one: one.mean, reverse=True)
    served = [
        one
        for one in unsure
        if one.chance >= _SERVED * one.best and (one.chance >= _LEAST or one.box is None)
    ]
    alone = not served and not ready.sheet.is_open(Box.CHANCE) and len(unsure) == len(found)
    return unsure[:1] if alone else served


def _mean_reason(ready: SheetState) -> str:
    """Say what the box gets that gets most, where there is no chance worth telling."""
    means = [(_mean(ready, box), box) for box in reversed(ready.sheet.open_boxes)]
    mean, box = max(means, key=lambda pair: pair[0])
    return translate("SheetHints", "That brings {points} points in {box} on average.").format(
        box=_name(ready, box), points=tenths(mean)
    )


def _mean(ready: SheetState, box: Box) -> float:
    return means_of(ready.ruleset, ready.sheet, box, ready.rolls_left)[INDEX[_kept(ready)]]


def _aim(ready: SheetState, prospect: Prospect) -> str:
    """Name a box, an upper one with the points that keep up with the bonus."""
    if prospect.box is None:
        return translate("SheetHints", "a further five of a kind")
    name = _name(ready, prospect.box)
    if prospect.box not in UPPER:
        return name
    return translate("SheetHints", "{box} ({points} or more)").format(box=name, points=prospect.points)
