"""Worked examples of 10.000; every number is what the ruleset and the engine make of the situation."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from dicegames.games.tenthousand.ruleset import TenThousandRuleset, Values
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.games.tenthousand.state import Collect, TenThousandState
from dicegames.models.numbers import number_text
from dicegames.models.phrases import faces, joined_names, points_text
from dicegames.ui.rules_text.blocks import Block, Heading, Table
from dicegames.ui.rules_text.tenthousand_totals import collected_total, total_below
from dicegames.ui.rules_text.tenthousand_values import divided, parts, points_of

translate = QCoreApplication.translate

_SETS = (
    (1, 1, 1, 5),
    (1, 1, 5, 5, 3, 3),
    (1, 1, 1, 1, 5, 5),
    (2, 2, 2, 4, 4, 4),
    (5, 5, 5, 6, 6, 6),
    (1, 1, 1, 6, 6, 6),
    (2, 2, 2, 2, 3, 3),
    (2, 2, 2, 2),
    (1, 2, 3, 4, 5, 6),
    (3, 3, 3, 5, 5),
)
_NOTHING = "–"
_SHORT_OF = 50  # points that are missing in the example
_COLLECTED = 350, 600  # for the bar that rises; more where a turn needs more or can't bring these
_SCORE = 4200  # before strikes take something of it
_SEATS = 4


def examples(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    """Return the chapter of examples."""
    sets = Table(
        (
            translate("TenThousandRules", "Set aside"),
            translate("TenThousandRules", "Counts as"),
            translate("TenThousandRules", "Points"),
        ),
        tuple(_set_aside(ruleset.values, dice) for dice in _SETS),
    )
    situations = Table(
        (translate("TenThousandRules", "Situation"), translate("TenThousandRules", "What follows")),
        (*_collecting(ruleset), *_strikes(ruleset), *_last_throws(ruleset)),
    )
    return Heading(translate("TenThousandRules", "Examples")), sets, situations


def _set_aside(values: Values, dice: tuple[int, ...]) -> tuple[str, str, str]:
    scoring = scoring_of(values)
    if scoring.points(dice) is not None:
        return faces(dice), parts(scoring, dice), points_of(scoring, dice)
    taken, left = divided(scoring, dice)
    if not taken:
        return faces(dice), translate("TenThousandRules", "not allowed, nothing scores"), _NOTHING
    text = translate("TenThousandRules", "not allowed, left over: {dice}")
    return faces(dice), text.format(dice=faces(left)), _NOTHING


def _collecting(ruleset: TenThousandRuleset) -> Iterator[tuple[str, str]]:
    """Yield what the bar is after a turn, and a turn that falls short of it."""
    least = max(ruleset.opening_minimum, ruleset.turn_minimum, ruleset.bar.start)
    before, more = (_collected(ruleset, points, least) for points in _COLLECTED)
    needed = _turn(ruleset, collected=before).needed
    so_far = total_below(ruleset, needed, needed - _SHORT_OF)
    if so_far is not None:
        state = _turn(ruleset, collected=before, so_far=so_far)
        short = translate("TenThousandRules", "You can’t collect: {missing} are missing.")
        if state.needed == state.bar:
            text = translate("TenThousandRules", "The bar is {needed}, your turn has {points}.")
        elif state.needed == ruleset.opening_minimum:
            text = translate("TenThousandRules", "To get started you need {needed}, your turn has {points}.")
        else:
            text = translate("TenThousandRules", "You need {needed}, your turn has {points}.")
        yield (
            text.format(needed=number_text(state.needed), points=number_text(state.turn_points)),
            short.format(missing=number_text(state.missing)),
        )
    if ruleset.bar.rises and more:
        text = translate("TenThousandRules", "The player before you collected {points}.")
        bar = translate("TenThousandRules", "The bar for you is {bar}.")
        yield (
            text.format(points=number_text(more)),
            bar.format(bar=number_text(_turn(ruleset, collected=more).bar)),
        )


def _collected(ruleset: TenThousandRuleset, wanted: int, least: int) -> int:
    """Return what a turn can bring: about `wanted` points, and no fewer than `least`."""
    found = collected_total(ruleset, max(wanted, least))
    return found or collected_total(ruleset, least) or 0


def _strikes(ruleset: TenThousandRuleset) -> Iterator[tuple[str, str]]:
    """Yield what the last strike in a row costs, and what the next player then needs."""
    rule = ruleset.strikes
    if not rule.in_row or rule.penalty == "none":
        return
    state = _turn(ruleset, points=_SCORE, strikes=rule.in_row - 1)
    text = translate("TenThousandRules", "You have {points} and miss your turn; it is strike {number}.")
    words = [
        translate("TenThousandRules", "You have {points} left and no strikes.").format(
            points=points_text(state.points_after_miss)
        )
    ]
    if ruleset.bar.rises:
        bar = ruleset.bar_after(0)
        after = (
            translate("TenThousandRules", "The next bar is {bar}.").format(bar=number_text(bar))
            if bar
            else translate("TenThousandRules", "There is no bar then.")
        )
        words.append(after)
    yield (
        text.format(points=points_text(_SCORE), number=state.strikes_after_miss),
        " ".join(words),
    )


def _last_throws(ruleset: TenThousandRuleset) -> Iterator[tuple[str, str]]:
    """Yield who still plays when the first or the last seat reaches the target."""
    text = translate("TenThousandRules", "Of {seats} players, seat {seat} reaches {target}.")
    for seat in (0, _SEATS - 1):
        waiting = _after_reaching_target(ruleset, seat).waiting_seats
        if waiting:
            result = translate(
                "TenThousandRules", "Seats {seats} have one turn each, then the game is over."
            ).format(seats=joined_names([str(later + 1) for later in waiting]))
        else:
            result = translate("TenThousandRules", "The game is over at once.")
        yield text.format(seats=_SEATS, seat=seat + 1, target=number_text(ruleset.target)), result


def _turn(
    ruleset: TenThousandRuleset, *, collected: int = 0, so_far: int = 0, points: int = 0, strikes: int = 0
) -> TenThousandState:
    """Return a turn of the first of two seats, neither of which has collected before."""
    return TenThousandState(
        ruleset,
        (points, 0),
        (strikes, 0),
        (False, False),
        first_seat=0,
        last_collected=collected,
        carried=so_far,
    )


def _after_reaching_target(ruleset: TenThousandRuleset, seat: int) -> TenThousandState:
    """Let a seat collect more than anything could demand; what else lay in its turn doesn't matter."""
    fewest = min(scoring_of(ruleset.values).combinations, key=lambda combination: len(combination.faces))
    state = TenThousandState(
        ruleset,
        (0,) * _SEATS,
        (0,) * _SEATS,
        (True,) * _SEATS,
        first_seat=0,
        turn=seat,
        carried=ruleset.target + max(ruleset.opening_minimum, ruleset.turn_minimum, ruleset.bar.start),
        rolls=1,
        dice=fewest.faces,
        chosen=(True,) * len(fewest.faces),
    )
    return state.child(Collect())
