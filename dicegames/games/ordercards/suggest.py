"""Which dice fit best on a target, when nobody has chosen any."""

from itertools import combinations

from dicegames.games.ordercards.state import OrderCardsState


def best_group(state: OrderCardsState, target: int) -> tuple[int, ...]:
    """Return the positions of the free dice that make the highest group on a target; () if none fits.

    Of equally high groups the one with fewer dice is taken, so that most stay free.
    """
    groups = [
        dice
        for count in range(1, len(state.free_dice) + 1)
        for dice in combinations(state.free_dice, count)
        if not state.place_refusal(target, dice)
    ]
    return max(groups, key=lambda dice: (sum(state.dice[die] for die in dice), -len(dice)), default=())


def can_place(state: OrderCardsState) -> bool:
    """Return whether any free dice can be placed on a target where nothing of this turn lies yet."""
    return any(best_group(state, target) for target in state.targets if not state.group_on(target))


def fits_anywhere(state: OrderCardsState) -> bool:
    """Return whether any free dice can be placed anywhere, also beside those placed in this turn."""
    return any(best_group(state, target) for target in state.targets)
