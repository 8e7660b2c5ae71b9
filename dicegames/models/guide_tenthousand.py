"""The lessons of 10.000."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.tenthousand.state import Collect, TenThousandState
from dicegames.models.guide_lessons import LessonWords, lessons_of
from dicegames.models.numbers import number_text

translate = QCoreApplication.translate


def _is_own(state: TenThousandState, seat: int) -> bool:
    return state.current_seat == seat and not state.rolling


def _is_fresh(state: TenThousandState, seat: int, since: int = 1) -> bool:
    """Tell whether a turn of one's own begins, in the round `since` or later."""
    return _is_own(state, seat) and not state.dice and state.round >= since


def _has_rolled(state: TenThousandState, seat: int) -> bool:
    return _is_own(state, seat) and bool(state.dice) and not state.is_missed


def _farkle(state: TenThousandState, seat: int) -> bool:
    return _is_own(state, seat) and state.is_missed


def _hot(state: TenThousandState, seat: int) -> bool:
    return (_has_rolled(state, seat) and state.is_hot) or _is_fresh(state, seat, 3)


def _collect(state: TenThousandState, seat: int) -> bool:
    return _is_own(state, seat) and not state.refusal_of(Collect())


def _short_of_bar(state: TenThousandState, seat: int) -> bool:
    set_aside = _has_rolled(state, seat) and bool(state.chosen_points) and state.missing > 0
    return set_aside or _is_fresh(state, seat, 2)


def _aside(state: TenThousandState, seat: int) -> bool:
    return _has_rolled(state, seat) and not any(state.chosen)


def _last(state: TenThousandState, seat: int) -> bool:
    runs = state.turns_left is not None and not state.is_over
    return _is_own(state, seat) and (runs or _is_fresh(state, seat, 3))


def _strikes(state: TenThousandState, seat: int) -> bool:
    return _is_fresh(state, seat) and (any(state.strikes) or state.round >= 2)


def _raised(state: TenThousandState, seat: int) -> bool:
    return _is_fresh(state, seat) and state.last_collected > 0


def _goal(state: TenThousandState, seat: int) -> bool:
    return _is_fresh(state, seat)


def _practice(state: TenThousandState, seat: int) -> bool:
    return _is_fresh(state, seat, 2)


def _words(lesson: str, state: TenThousandState, seat: int) -> LessonWords:
    rules = state.ruleset
    match lesson:
        case "goal":
            text = translate(
                "Guide",
                "Gather points in your turn and collect them before a bad roll takes them away. "
                "Tap the cup, or press Space.",
            )
            lead = translate("Guide", "Be the first with {target} points.")
            return LessonWords(lead.format(target=number_text(rules.target)), text)
        case "aside":
            return LessonWords(
                translate("Guide", "Set aside what scores."),
                translate(
                    "Guide",
                    "Marked dice score: a 1, a 5, three equal dice and more. Tap at least one; "
                    "tap again to put it back.",
                ),
            )
        case "bar":
            text = translate(
                "Guide",
                "A turn needs {needed} points to be collected. Under it you roll on. The gauge shows "
                "what is missing.",
            )
            return LessonWords(
                translate("Guide", "The bar has to be reached."),
                text.format(needed=number_text(state.needed)),
            )
        case "raised" if not state.last_collected:  # read again, when the bar is where it begins
            text = translate(
                "Guide",
                "Whoever comes next needs {step} more than were collected. After a missed turn the bar "
                "starts at {start} again.",
            )
            return LessonWords(
                translate("Guide", "Collecting raises the bar."),
                text.format(step=number_text(rules.bar.step), start=number_text(rules.bar.start)),
            )
        case "raised":
            text = translate(
                "Guide",
                "{collected} points were collected just now, so you need {needed}. After a missed "
                "turn the bar "
                "starts at {start} again.",
            )
            numbers = {
                "collected": number_text(state.last_collected),
                "needed": number_text(state.needed),
                "start": number_text(rules.bar.start),
            }
            return LessonWords(translate("Guide", "The bar went up."), text.format(**numbers))
        case "collect":
            return LessonWords(
                translate("Guide", "Collect, or dare another roll?"),
                translate(
                    "Guide",
                    "“Collect” writes your points down and ends the turn. “Roll on” may bring more "
                    "or lose them all: "
                    "it says how likely that is.",
                ),
            )
        case "hot":
            return LessonWords(
                translate("Guide", "All six dice used: hot dice."),
                translate(
                    "Guide",
                    "Whoever has used all six may roll all six again and carries the points on, or collects.",
                ),
            )
        case "farkle":
            if state.last_collected:  # else the bar lies where it begins
                text = translate(
                    "Guide",
                    "The points of this turn are lost and you get a strike. The bar falls back. "
                    "The next turn is a new chance.",
                )
            else:
                text = translate(
                    "Guide",
                    "The points of this turn are lost and you get a strike. The next turn is a new chance.",
                )
            return LessonWords(translate("Guide", "Farkle: no die scores."), text)
        case "strikes":
            text = translate(
                "Guide",
                "A missed turn is a strike: a slanted bar beside the name. {count} in a row set the "
                "score to 0; "
                "a collected turn clears them.",
            )
            return LessonWords(
                translate("Guide", "Mind the strikes."), text.format(count=rules.strikes.in_row)
            )
        case "last":
            return LessonWords(
                translate("Guide", "The end has last throws."),
                translate(
                    "Guide",
                    "When somebody reaches the target, those who haven’t played in this round yet "
                    "have one more "
                    "turn. Then the highest score wins.",
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


_TOPICS = {
    "farkle": "strikes",
    "hot": "hot",
    "last": "end",
    "collect": "turn",
    "bar": "bar",
    "aside": "scores",
    "strikes": "strikes",
    "raised": "bar",
    "practice": "undo",
}

TENTHOUSAND_LESSONS = lessons_of(
    (
        ("farkle", _farkle, False),
        ("hot", _hot, True),
        ("last", _last, True),
        ("collect", _collect, True),
        ("bar", _short_of_bar, True),
        ("aside", _aside, True),
        ("goal", _goal, True),
        ("strikes", _strikes, True),
        ("raised", _raised, False),
        ("practice", _practice, True),
    ),
    _words,
    _TOPICS,
)
