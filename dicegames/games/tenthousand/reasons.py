"""Why a decision isn't allowed: the ids that `IllegalActionError.reason` carries."""

NO_DICE = "no_dice"  # nothing was rolled in this turn yet (T2)
NO_DIE = "no_die"  # there is no die with this number, or it is named twice
DIE_COUNTS_NOTHING = "die_counts_nothing"  # no combination of this roll has the die (T7)
ALREADY_ASIDE = "already_aside"  # the die is set aside as it is
NOT_ASIDE = "not_aside"  # the die can't be put back, it wasn't set aside from this roll
NOTHING_ASIDE = "nothing_aside"  # from every roll something must be set aside first (T2)
ASIDE_COUNTS_NOTHING = "aside_counts_nothing"  # the chosen dice score nothing together (T7)
BELOW_NEEDED = "below_needed"  # fewer points than are needed to collect (T8, T14)
MUST_ROLL_ON = "must_roll_on"  # all six are used, and the ruleset wants another roll (T14)
ALL_USED = "all_used"  # all six are used, and the ruleset allows no further roll (T14)
TURN_MISSED = "turn_missed"  # a Farkle, or too few points with all six used: the turn is over (T4, T14)
TURN_NOT_MISSED = "turn_not_missed"  # the turn can't be given up while it can be played on
GAME_OVER = "game_over"  # the last throws are over (T12)
DRAW_MISSING = "draw_missing"  # the dice are in the air: faces first, then decisions
DRAW_BY_HAND = "draw_by_hand"  # faces without a roll

REASONS = frozenset(
    {
        NO_DICE,
        NO_DIE,
        DIE_COUNTS_NOTHING,
        ALREADY_ASIDE,
        NOT_ASIDE,
        NOTHING_ASIDE,
        ASIDE_COUNTS_NOTHING,
        BELOW_NEEDED,
        MUST_ROLL_ON,
        ALL_USED,
        TURN_MISSED,
        TURN_NOT_MISSED,
        GAME_OVER,
        DRAW_MISSING,
        DRAW_BY_HAND,
    }
)
"""Every reason of this game."""
