"""What won cards are worth: their points, the bonus for each colour, and where the joker helps most (A12)."""

from collections.abc import Sequence

import msgspec

from dicegames.games.ordercards.ruleset import CENTRE_CARD, Color, OrderCardsRuleset


class CardScore(msgspec.Struct, frozen=True):
    """The parts of a score.

    `counts` are the won cards by colour in the order of the ruleset, without the joker; `bonuses` the bonus
    of each colour with it; `joker` is the colour that it counts for, None without the centre card.
    """

    cards: int
    counts: tuple[int, ...]
    bonuses: tuple[int, ...]
    joker: Color | None
    bonus_die: int

    @property
    def total(self) -> int:
        """The whole score."""
        return self.cards + sum(self.bonuses) + self.bonus_die


def color_bonus(count: int) -> int:
    """Return the bonus for so many cards of one colour: 1 + 2 + … for two or more."""
    return count * (count + 1) // 2 if count >= 2 else 0


def score_of(ruleset: OrderCardsRuleset, won: Sequence[int], bonus_die: int = 0) -> CardScore:
    """Return the score of won cards, and of the bonus die's last roll (A11)."""
    counts = [0] * len(ruleset.colors)
    for card in won:
        color = ruleset.color(card)
        if color is not None:
            counts[ruleset.colors.index(color)] += 1
    helped = list(counts)
    joker: Color | None = None
    if CENTRE_CARD in won:
        # Of equal gains the colour with more cards, then the first one, so that the place is certain.
        best = max(
            range(len(counts)),
            key=lambda place: (
                color_bonus(counts[place] + 1) - color_bonus(counts[place]),
                counts[place],
                -place,
            ),
        )
        helped[best] += 1
        joker = ruleset.colors[best]
    return CardScore(
        sum(ruleset.order(card).points for card in won),
        tuple(counts),
        tuple(color_bonus(count) for count in helped),
        joker,
        bonus_die,
    )
