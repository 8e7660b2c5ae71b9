"""What was remarkable about a finished match of Order Cards: plain facts, worded when they are shown."""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.games.ordercards.actions import EndTurn
from dicegames.games.ordercards.ruleset import CENTRE_CARD, Color, OrderCardsRuleset
from dicegames.games.ordercards.score import color_bonus
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.ordercards_turns import states
from dicegames.models.ordercards_words import card_name, color_name
from dicegames.models.phrases import points_text

translate = QCoreApplication.translate

FactKind = Literal["decided", "close", "joker", "haul", "color", "last_roll", "beaten", "dearest"]

_ICONS: dict[FactKind, str] = {
    "decided": "flag",
    "close": "trophy",
    "joker": "bolt",
    "haul": "bolt",
    "color": "chart",
    "last_roll": "roll",
    "beaten": "bolt",
    "dearest": "trophy",
}

CLOSE = 2
"""A victory by at most so many points is a close one."""
HAUL = 3
"""So many cards won at once are told."""
MANY = 4
"""So many cards of one colour are told."""
OFTEN = 3
"""Beating other dice so often is told."""


class OrderCardsFact(msgspec.Struct, frozen=True):
    """One remarkable fact of a game: what kind, whose, how many or how much.

    `number` is what the fact counts, `points` what that brought; `ruleset` and `card` name a won card.
    """

    kind: FactKind
    seat: int
    number: int = 0
    points: int = 0
    round: int = 0
    color: Color | None = None
    ruleset: OrderCardsRuleset | None = None
    card: int = 0
    shared: bool = False

    @property
    def icon(self) -> str:
        """The name of the icon beside it."""
        return _ICONS[self.kind]

    def text(self, seats: tuple[Seat, ...]) -> str:
        """Return the fact as a sentence."""
        match self.kind:
            case "decided" if self.shared:
                text = translate("OrderCardsResult", "{name} draws level with the bonus die: {points}.")
            case "decided":
                text = translate("OrderCardsResult", "{name} takes the lead with the bonus die: {points}.")
            case "close":
                text = translate("OrderCardsResult", "{name} wins narrowly, by {points}.")
            case "joker" if not self.points:
                text = translate("OrderCardsResult", "{name} wins the centre card. No colour gains by it.")
            case "joker":
                text = translate(
                    "OrderCardsResult", "{name} wins the centre card. Joker for {color}: {points} more."
                )
            case "haul":
                text = translate(
                    "OrderCardsResult", "{name} wins {number} cards at once after round {round}."
                )
            case "color":
                text = translate(
                    "OrderCardsResult",
                    "{name} has the most cards of one colour: {color}, {number} cards, {points}.",
                )
            case "last_roll":
                text = translate(
                    "OrderCardsResult", "{name} rolls the bonus die for the last time: {points}."
                )
            case "beaten":
                text = translate("OrderCardsResult", "{name} beats other dice most often: {number} times.")
            case "dearest":
                text = translate("OrderCardsResult", "{name} wins the most valuable card: {card}, {points}.")
        return text.format(
            name=seats[self.seat].name,
            number=self.number,
            points=points_text(self.points),
            round=self.round,
            color=color_name(self.color) if self.color is not None else "",
            card=card_name(self.ruleset, self.card) if self.ruleset is not None else "",
        )


def ordercards_facts(
    state: OrderCardsState, transitions: tuple[Transition, ...]
) -> tuple[OrderCardsFact, ...]:
    """Return the most remarkable facts first; each is true for one seat alone.

    Raises:
        ValueError: the match isn't over.
    """
    if state.outcome is None:
        raise ValueError("the match isn't over")
    if state.resigned:  # who gave up has played less: only what was won at once is compared
        few = (_joker(state), _haul(transitions), _last_roll(state), _dearest(state))
        return tuple(fact for fact in few if fact is not None)
    decided = _decided(state)
    found = [
        decided,
        _close(state),
        _joker(state),
        _haul(transitions),
        _color(state),
        None if decided is not None else _last_roll(state),
        _beaten(state.players, transitions),
        _dearest(state),
    ]
    return tuple(fact for fact in found if fact is not None)


def _decided(state: OrderCardsState) -> OrderCardsFact | None:
    """Return the last roll of the bonus die if it changed who is in front."""
    seat, scores = state.last_holder, state.scores()
    if seat is None or scores[seat] < max(scores):
        return None
    others = max(score for place, score in enumerate(scores) if place != seat)
    if scores[seat] - state.last_face >= others:
        return None
    return OrderCardsFact("decided", seat, points=state.last_face, shared=scores[seat] == others)


def _close(state: OrderCardsState) -> OrderCardsFact | None:
    scores = state.scores()
    first, second = sorted(scores, reverse=True)[:2]
    if not 0 < first - second <= CLOSE:
        return None
    return OrderCardsFact("close", scores.index(first), points=first - second)


def _joker(state: OrderCardsState) -> OrderCardsFact | None:
    """Return who won the centre card, and what it brings as a card of a colour."""
    for seat, won in enumerate(state.won):
        if CENTRE_CARD in won:
            score = state.score(seat)
            more = sum(score.bonuses) - sum(color_bonus(count) for count in score.counts)
            return OrderCardsFact("joker", seat, points=more, color=score.joker)
    return None


def _haul(transitions: tuple[Transition, ...]) -> OrderCardsFact | None:
    """Return who won most cards at once during the game; what everybody gets at its end is no feat."""
    hauls = []
    for transition in transitions:
        before, after = states(transition)
        if isinstance(transition.step.action, EndTurn) and not after.is_over:
            cards = sum(claim.card is not None for claim in after.claims)
            hauls.append(OrderCardsFact("haul", after.seat, cards, round=before.round))
    best = max(hauls, key=_number, default=None)
    if best is None or best.number < HAUL or sum(haul.number == best.number for haul in hauls) > 1:
        return None
    return best


def _color(state: OrderCardsState) -> OrderCardsFact | None:
    """Return who has most cards of one colour, the joker counted where it helps."""
    piles = []
    for seat in range(state.players):
        score = state.score(seat)
        for color, count, bonus in zip(state.ruleset.colors, score.counts, score.bonuses, strict=True):
            helped = count + (color == score.joker)
            piles.append(OrderCardsFact("color", seat, helped, bonus, color=color))
    best = max(piles, key=_number)
    if best.number < MANY or sum(pile.number == best.number for pile in piles) > 1:
        return None
    return best


def _last_roll(state: OrderCardsState) -> OrderCardsFact | None:
    if state.last_holder is None:
        return None
    return OrderCardsFact("last_roll", state.last_holder, points=state.last_face)


def _beaten(players: int, transitions: tuple[Transition, ...]) -> OrderCardsFact | None:
    """Return who beat other dice most often, when it is one seat alone."""
    counts = [0] * players
    for transition in transitions:
        before, _ = states(transition)
        if isinstance(transition.step.action, EndTurn):
            counts[before.seat] += sum(bid is not None for bid in before.beaten)
    most = max(counts)
    if most < OFTEN or counts.count(most) > 1:
        return None
    return OrderCardsFact("beaten", counts.index(most), most)


def _dearest(state: OrderCardsState) -> OrderCardsFact | None:
    """Return the card of a stack with most points that anybody won, when it is one card alone."""
    cards = [
        OrderCardsFact("dearest", seat, points=state.ruleset.order(card).points, card=card)
        for seat, won in enumerate(state.won)
        for card in won
        if card != CENTRE_CARD
    ]
    best = max(cards, key=_points, default=None)
    if best is None or sum(card.points == best.points for card in cards) > 1:
        return None
    return msgspec.structs.replace(best, ruleset=state.ruleset)


def _number(fact: OrderCardsFact) -> int:
    return fact.number


def _points(fact: OrderCardsFact) -> int:
    return fact.points
