"""Why a decision isn't allowed: the ids that `IllegalActionError.reason` and `Offer.reason` carry."""

NO_DICE = "no_dice"  # nothing was rolled in this turn yet (P3)
NO_DIE = "no_die"  # there is no die with this number
ALREADY_KEPT = "already_kept"  # the die is kept as it is
NOT_KEPT = "not_kept"  # the die can't be released, it isn't kept
NO_ROLLS_LEFT = "no_rolls_left"  # three rolls were made: no roll, and nothing to keep for one (P2)
ALL_KEPT = "all_kept"  # re-rolling zero dice is no roll (P2)
BOX_USED = "box_used"  # each box is used once (P1)
JOKER_MATCHING_UPPER = "joker_matching_upper"  # the joker must go into the upper box of its face (P10 a)
JOKER_LOWER_FIRST = "joker_lower_first"  # the joker must go into an open lower box (P10 b)
ALREADY_CHOSEN = "already_chosen"  # this box is the chosen one as it is
NO_BOX_CHOSEN = "no_box_chosen"  # there is nothing to confirm (P3)
AUTO_NOT_DUE = "auto_not_due"  # auto entry: only after the last roll, with no box chosen (P4)
TIME_NOT_RUNNING = "time_not_running"  # time-out: only against the clock, from the first roll on (F8)
GAME_OVER = "game_over"  # every box of every sheet is used (P12), or the time is up (F8)
DRAW_MISSING = "draw_missing"  # the dice are in the air: faces first, then decisions
DRAW_BY_HAND = "draw_by_hand"  # faces without a roll

REASONS = frozenset(
    {
        NO_DICE,
        NO_DIE,
        ALREADY_KEPT,
        NOT_KEPT,
        NO_ROLLS_LEFT,
        ALL_KEPT,
        BOX_USED,
        JOKER_MATCHING_UPPER,
        JOKER_LOWER_FIRST,
        ALREADY_CHOSEN,
        NO_BOX_CHOSEN,
        AUTO_NOT_DUE,
        TIME_NOT_RUNNING,
        GAME_OVER,
        DRAW_MISSING,
        DRAW_BY_HAND,
    }
)
"""Every reason of this family."""
