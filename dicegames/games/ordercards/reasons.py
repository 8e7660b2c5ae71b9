"""Why a decision isn't allowed: the ids that `IllegalActionError.reason` carries."""

NO_DICE = "no_dice"  # nothing was rolled in this turn yet
NO_DIE = "no_die"  # there is no die with this number, or it is named twice
ALREADY_KEPT = "already_kept"  # the die is kept as it is
NOT_KEPT = "not_kept"  # the die can't be released, it isn't kept
NO_ROLLS_LEFT = "no_rolls_left"  # three rolls were made (A5)
ALL_KEPT = "all_kept"  # re-rolling zero dice is no roll
ROLLING_OVER = "rolling_over"  # a die was placed or turned: first roll, then place (A6, A9)
NO_TARGET = "no_target"  # there is no such place, or its card is gone
DIE_PLACED = "die_placed"  # each die is placed once (A6)
BONUS_NOT_PLACED = "bonus_not_placed"  # the bonus die is rolled, never placed (A9)
BONUS_BARRED = "bonus_barred"  # who has had the bonus die in this turn may not place on it (A9)
WRONG_FACE = "wrong_face"  # a number card takes its own face only (A7)
WRONG_COUNT = "wrong_count"  # straights and sets take exactly their number of dice (A7)
NO_STRAIGHT = "no_straight"  # the faces don't follow one another (A7)
NOT_EQUAL = "not_equal"  # the faces differ (A7)
NOT_HIGHER = "not_higher"  # the dice that lie there are as high or higher (A8)
NOTHING_TO_TAKE = "nothing_to_take"  # nothing was placed there in this turn (A6)
NO_BONUS_DIE = "no_bonus_die"  # the bonus die isn't in hand (A9)
SAME_FACE = "same_face"  # the die shows that face already (A9)
GAME_OVER = "game_over"  # a stack is empty (A10)
DRAW_MISSING = "draw_missing"  # the dice are in the air: faces first, then decisions
DRAW_BY_HAND = "draw_by_hand"  # faces without a roll

REASONS = frozenset(
    value for name, value in list(globals().items()) if name.isupper() and isinstance(value, str)
)
"""Every reason of this game."""
