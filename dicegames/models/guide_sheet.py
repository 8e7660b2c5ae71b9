"""The lessons of the games with a sheet: Penta and 5 Dice."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.games.sheet.state import SheetState
from dicegames.models.guide_lessons import LessonWords, lessons_of

translate = QCoreApplication.translate

CLOCK = "clock"
"""The topic of what happens by itself (P4)."""


def _is_own(state: SheetState, seat: int) -> bool:
    return state.current_seat == seat and not state.rolling


def _is_fresh(state: SheetState, seat: int, since: int = 1) -> bool:
    """Tell whether a turn of one's own begins, in the round `since` or later."""
    return _is_own(state, seat) and not state.dice and state.round >= since


def _has_rolled(state: SheetState, seat: int) -> bool:
    return _is_own(state, seat) and bool(state.dice)


def _goal(state: SheetState, seat: int) -> bool:
    return _is_fresh(state, seat)


def _joker(state: SheetState, seat: int) -> bool:
    return (_has_rolled(state, seat) and state.is_joker) or _is_fresh(state, seat, 6)


def _zero(state: SheetState, seat: int) -> bool:
    return (_has_rolled(state, seat) and state.must_sacrifice) or _is_fresh(state, seat, 4)


def _confirm(state: SheetState, seat: int) -> bool:
    return _has_rolled(state, seat) and state.chosen is not None


def _auto(state: SheetState, seat: int) -> bool:
    return (_has_rolled(state, seat) and not state.rolls_left and state.chosen is None) or _is_fresh(
        state, seat, 5
    )


def _choose(state: SheetState, seat: int) -> bool:
    """Tell whether a box is to be chosen; who enters early hears of it in the next round."""
    if not _has_rolled(state, seat) or state.chosen is not None:
        return False
    return not state.rolls_left or (state.round > 1 and state.rolls == 1)


def _keep(state: SheetState, seat: int) -> bool:
    return _has_rolled(state, seat) and state.rolls == 1


def _again(state: SheetState, seat: int) -> bool:
    return (_has_rolled(state, seat) and state.rolls == 2) or _is_fresh(state, seat, 5)


def _bonus(state: SheetState, seat: int) -> bool:
    used = any(not state.sheets[seat].is_open(box) for box in UPPER)
    return _is_fresh(state, seat, 2) and (used or state.round >= 4)


def _practice(state: SheetState, seat: int) -> bool:
    return _is_fresh(state, seat, 2)


def _barred(state: SheetState, seat: int) -> bool:
    return _has_rolled(state, seat) and any(offer.status == "barred" for offer in state.offers())


def _ahead(state: SheetState, seat: int) -> bool:
    """Tell whether the lower half is begun: what a total is made of can be seen then."""
    return _is_fresh(state, seat, 3) and any(not state.sheets[seat].is_open(box) for box in LOWER)


def _penta_words(lesson: str, state: SheetState, seat: int) -> LessonWords:
    rules = state.ruleset
    match lesson:
        case "goal":
            return LessonWords(
                translate("Guide", "Fill your sheet: 13 rounds, 13 boxes."),
                translate(
                    "Guide",
                    "Roll up to three times a turn, then enter the dice into one box. Most points win. "
                    "Tap the cup, or press Space.",
                ),
            )
        case "keep":
            return LessonWords(
                translate("Guide", "Keep what you want to have."),
                translate(
                    "Guide",
                    "Tap dice to keep them, tap again to release them. The next roll throws only the others.",
                ),
            )
        case "again":
            return LessonWords(
                translate("Guide", "You need not use all three rolls."),
                translate(
                    "Guide",
                    "After the second roll you may keep and release anew, or choose a box at once.",
                ),
            )
        case "choose":
            return LessonWords(
                translate("Guide", "Choose a box."),
                translate(
                    "Guide",
                    "Every open box shows what these dice bring there. Choosing is free: nothing counts yet.",
                ),
            )
        case "confirm":
            return LessonWords(
                translate("Guide", "Nothing is entered until you confirm."),
                translate(
                    "Guide",
                    "“Confirm turn” enters your dice. Another box, or another roll while some are left, "
                    "changes your mind.",
                ),
            )
        case "auto":
            return LessonWords(
                translate("Guide", "A clock helps after the third roll."),
                translate(
                    "Guide",
                    "If you choose no box in time, the best one is entered by itself. Choosing stops "
                    "the clock. "
                    "The settings change the time or switch it off.",
                ),
            )
        case "joker":
            text = translate(
                "Guide",
                "Once Penta holds {box} points, each further five of a kind brings {extra} extra and "
                "is a joker: "
                "first for its own upper box, else for any lower one, with full points.",
            )
            return LessonWords(
                translate("Guide", "Five of a kind can be a joker."),
                text.format(box=rules.five_kind, extra=rules.five_bonus),
            )
        case _:
            return _common_words(lesson, state, seat)


def _fivedice_words(lesson: str, state: SheetState, seat: int) -> LessonWords:
    rules = state.ruleset
    match lesson:
        case "goal":
            return LessonWords(
                translate("Guide", "Fill your 13 columns in 13 rounds."),
                translate(
                    "Guide",
                    "Roll up to three times a turn, then enter the dice into one column. Most points win. "
                    "Tap the cup, or press Space.",
                ),
            )
        case "keep":
            return LessonWords(
                translate("Guide", "Secure what you want to have."),
                translate(
                    "Guide",
                    "Tap dice or drag them to the left to secure them; they come back the same way. "
                    "The cup throws only the others.",
                ),
            )
        case "again":
            return LessonWords(
                translate("Guide", "You need not use all three rolls."),
                translate(
                    "Guide",
                    "The marks under the cup are the rolls that are left. You may secure anew "
                    "between two rolls, "
                    "or choose a column at once.",
                ),
            )
        case "choose":
            return LessonWords(
                translate("Guide", "Choose a column."),
                translate(
                    "Guide",
                    "Tap one: it shows what these dice bring there. Nothing counts yet.",
                ),
            )
        case "confirm":
            return LessonWords(
                translate("Guide", "Nothing is entered without you."),
                translate(
                    "Guide",
                    "“Enter” writes your points. Another column, or another roll while some are left, "
                    "changes your mind.",
                ),
            )
        case "joker":
            text = translate(
                "Guide",
                "Once a turn of yours ended with five equal dice, each later five of a kind brings "
                "{extra} extra "
                "and fills any open column with the most that it can hold.",
            )
            return LessonWords(
                translate("Guide", "A second five of a kind is a joker."), text.format(extra=rules.five_bonus)
            )
        case _:
            return _common_words(lesson, state, seat)


def _common_words(lesson: str, state: SheetState, seat: int) -> LessonWords:
    rules = state.ruleset
    match lesson:
        case "bonus":
            sheet = state.sheets[seat]
            missing = sheet.missing(rules)
            if missing and not any(map(sheet.is_open, UPPER)):  # read again, when it is too late
                rest = translate("Guide", "You had {missing} to go at the end.").format(missing=missing)
            elif missing:
                rest = translate("Guide", "You have {missing} to go.").format(missing=missing)
            else:
                rest = translate("Guide", "You have them already.")
            text = translate(
                "Guide",
                "Reach {target} points with your ones to sixes. Three of each face are just enough. {rest}",
            )
            return LessonWords(
                translate("Guide", "Ones to sixes earn {bonus} more.").format(bonus=rules.upper_bonus),
                text.format(target=rules.upper_target, rest=rest),
            )
        case "zero":
            return LessonWords(
                translate("Guide", "Nothing fits? Sacrifice a box."),
                translate(
                    "Guide",
                    "A box whose condition fails takes 0 points. Give up one that you would hardly fill.",
                ),
            )
        case "barred":
            return LessonWords(
                translate("Guide", "A box with a lock is barred now."),
                translate("Guide", "Tap it and it says why. The others are open to you."),
            )
        case "ahead":
            return LessonWords(
                translate("Guide", "Some boxes ask for a combination."),
                translate(
                    "Guide",
                    "A full house, straights and five equal dice pay what stands beside their name. "
                    "F1 shows examples.",
                ),
            )
        case _:
            return LessonWords(
                translate("Guide", "Take back whatever you like."),
                translate(
                    "Guide",
                    "“Undo” goes back as far as you want: this is a practice table. "
                    "“Hint” tells what is best now.",
                ),
            )


_URGENT_FIRST = (
    ("joker", _joker, True),
    ("barred", _barred, False),
    ("zero", _zero, True),
    ("confirm", _confirm, True),
)
_CHOOSE = ("choose", _choose, True)  # what to do comes before what the clock does
_THEN = (
    ("keep", _keep, True),
    ("again", _again, True),
    ("goal", _goal, True),
    ("bonus", _bonus, True),
    ("practice", _practice, True),
    ("ahead", _ahead, False),
)

_TOPICS = {
    "joker": "joker",
    "barred": "joker",
    "zero": "zero",
    "confirm": "turn",
    "auto": CLOCK,
    "choose": "boxes",
    "keep": "turn",
    "again": "turn",
    "bonus": "bonus",
    "practice": "undo",
    "ahead": "boxes",
}

PENTA_LESSONS = lessons_of((*_URGENT_FIRST, _CHOOSE, ("auto", _auto, True), *_THEN), _penta_words, _TOPICS)
FIVEDICE_LESSONS = lessons_of((*_URGENT_FIRST, _CHOOSE, *_THEN), _fivedice_words, _TOPICS)
