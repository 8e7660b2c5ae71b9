"""The rules of Order Cards once more, written as lists and as dice and cards that are carried about.

Nothing here asks the game: what may lie where stands as lists of dice, what beats what is told by the kind of
card, and `Table` moves each die and each card of a match by hand.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from dicegames.engine.action import Action, Draw
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Release, Roll, TakeBack, TurnDie

Dice = tuple[int, ...]

NAMES = ("1", "2", "3", "4", "5", "6", "row 3", "row 4", "row 5", "pair", "three", "four")
"""The twelve cards of a colour in the order of their ids (A1)."""
POINTS = (1, 1, 1, 1, 1, 1, 3, 5, 8, 2, 5, 8)
"""What they bring (A2)."""
CENTRE, BONUS = "five", "bonus die"
COLORS = ("red", "yellow", "blue", "black")
BONUSES = (0, 0, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91)
"""The colour bonus for so many cards (A12)."""
DEAL = {2: (6, 6), 3: (9, 4), 4: (9, 4), 5: (12, 3)}
"""How many stacks of how many cards for so many players (A3)."""

ALL_DICE: tuple[Dice, ...] = tuple(
    dice for count in range(1, 6) for dice in combinations_with_replacement(range(1, 7), count)
)
"""Every multiset of one to five dice, ascending."""

LISTS: dict[str, tuple[Dice, ...]] = {
    "row 3": ((1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)),
    "row 4": ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)),
    "row 5": ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)),
    "pair": ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)),
    "three": ((1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 5, 5), (6, 6, 6)),
    "four": tuple((face,) * 4 for face in (1, 2, 3, 4, 5, 6)),
    "five": tuple((face,) * 5 for face in (1, 2, 3, 4, 5, 6)),
    "bonus die": ALL_DICE,
}
"""Which dice fulfil what (A7); those further right in a row beat those further left (A8)."""
LISTS |= {face: tuple((int(face),) * count for count in (1, 2, 3, 4, 5)) for face in "123456"}

_SETS = {name: frozenset(dice) for name, dice in LISTS.items()}
_PIPS = {dice: len([pip for die in dice for pip in range(die)]) for dice in ALL_DICE}


def fits(name: str, dice: Dice) -> bool:
    """Return whether dice (ascending) fulfil what a target wants."""
    return dice in _SETS[name]


def wins(name: str, new: Dice, old: Dice) -> bool:
    """Return whether dice that fit beat dice that lie there."""
    if name == "bonus die":
        return _PIPS[new] > _PIPS[old]
    return LISTS[name].index(new) > LISTS[name].index(old)


def name_of(card: int) -> str:
    """Return what the card with an id wants."""
    return CENTRE if card == 48 else NAMES[card % 12]


def worth(cards: Sequence[int]) -> int:
    """Return the points of cards with their colour bonuses, the joker put where it brings most (A12)."""
    plain = [card for card in cards if card != 48]
    points = sum(POINTS[card % 12] for card in plain)
    colors = Counter(COLORS[card // 12] for card in plain)
    if len(plain) == len(cards):
        return points + sum(BONUSES[colors[color]] for color in COLORS)
    return (
        points
        + 15
        + max(sum(BONUSES[colors[color] + (color == joker)] for color in COLORS) for joker in COLORS)
    )


class Table:
    """A match played by hand: every player's five dice lie in the hand or on a place, cards are moved.

    `pools` are the dice of a seat in hand, `lying` by place whose they are and which; `piles` the stacks.
    """

    def __init__(self, players: int, first_seat: int, deck: Sequence[int]) -> None:
        self.players = players
        self.seat = first_seat
        count, height = DEAL[players]
        cards = list(deck)
        self.piles = [[cards.pop(0) for _ in range(height)] for _ in range(count)]
        self.hidden = cards
        self.middle = [48]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.in_hand = [5] * players
        self.lying: dict[int, tuple[int, Dice]] = {}
        self.turns = 0
        self.over = False
        self.bonus_owner: int | None = None
        self.bonus_face = 0
        self._new_turn()

    def _new_turn(self) -> None:
        self.rolls = 0
        self.shown: list[int] = []
        self.held: set[int] = set()
        self.used: dict[int, int] = {}
        self.under: dict[int, tuple[int, Dice]] = {}
        self.takes_bonus = self.bonus_owner == self.seat
        self.own = min(3 + self.turns, 5)

    def play(self, action: Action) -> None:
        """Do what a step says, as people would at the table."""
        match action:
            case Draw(values):
                self._throw(list(values))
            case Keep(die):
                self.held.add(die)
            case Release(die):
                self.held.remove(die)
            case Roll():
                self.rolls += 1
            case Place(target, dice):
                self._put(target, dice)
            case TakeBack(target):
                self._pick_up(target)
            case TurnDie(die):
                self.shown[die] = self.shown.pop()
                self.takes_bonus = False
                self.held = set()
            case EndTurn():
                self._pass_on()

    def _throw(self, faces: list[int]) -> None:
        if self.over:
            self.bonus_face = faces.pop()
            return
        count = self.own + self.takes_bonus
        self.shown = [
            self.shown[die] if die in self.held and self.shown else faces.pop(0) for die in range(count)
        ]
        if self.rolls == 3:
            self.held = set()

    def _put(self, target: int, dice: Dice) -> None:
        if target not in self.used.values() and target in self.lying:
            owner, old = self.under[target] = self.lying.pop(target)
            self.in_hand[owner] += len(old)
        for die in dice:
            self.used[die] = target
        self.in_hand[self.seat] -= len(dice)
        group = sorted(self.shown[die] for die, place in self.used.items() if place == target)
        self.lying[target] = (self.seat, tuple(group))

    def _pick_up(self, target: int) -> None:
        _, group = self.lying.pop(target)
        self.in_hand[self.seat] += len(group)
        self.used = {die: place for die, place in self.used.items() if place != target}
        if target in self.under:
            owner, old = self.lying[target] = self.under.pop(target)
            self.in_hand[owner] -= len(old)

    def _pass_on(self) -> None:
        self.turns += 1
        self.seat = (self.seat + 1) % self.players
        self.bonus_owner = None
        self._take(self.seat)
        empty = [pile for pile in self.piles if not pile]
        if len(empty) >= (2 if self.players == 5 else 1):
            self.over = True
            for seat in range(self.players):
                self._take(seat)
        self._new_turn()

    def _take(self, seat: int) -> None:
        for place, (owner, dice) in sorted(self.lying.items()):
            if owner != seat:
                continue
            del self.lying[place]
            self.in_hand[seat] += len(dice)
            if place == len(self.piles) + 1:
                self.bonus_owner = seat
            else:
                pile = self.middle if place == len(self.piles) else self.piles[place]
                self.hands[seat].append(pile.pop(0))

    def offers(self) -> dict[int, str]:
        """Return what each place wants where dice can lie at all."""
        wants = {place: name_of(pile[0]) for place, pile in enumerate(self.piles) if pile}
        if self.middle:
            wants[len(self.piles)] = CENTRE
        return wants | {len(self.piles) + 1: BONUS}

    def may_put(self) -> dict[int, set[Dice]]:
        """Return for each place which faces of free dice may be put there now."""
        free = sorted(face for die, face in enumerate(self.shown[: self.own]) if die not in self.used)
        hands = {dice for count in range(1, len(free) + 1) for dice in combinations(free, count)}
        had_bonus = self.bonus_owner == self.seat
        allowed: dict[int, set[Dice]] = {}
        for place, name in self.offers().items():
            group = self.lying[place][1] if place in self.used.values() else ()
            old = self.under.get(place) if group else self.lying.get(place)
            allowed[place] = {
                dice
                for dice in hands
                if fits(name, tuple(sorted(group + dice)))
                and (old is None or wins(name, tuple(sorted(group + dice)), old[1]))
                and not (name == BONUS and had_bonus)
            }
        return allowed

    def totals(self) -> tuple[int, ...]:
        """Return everyone's points."""
        return tuple(
            worth(hand) + (self.bonus_face if self.over and seat == self.bonus_owner else 0)
            for seat, hand in enumerate(self.hands)
        )
