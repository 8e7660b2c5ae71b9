"""What happened at a table of 10.000, in words: rolls with what was set aside, and how turns ended."""

from html import escape

from PySide6.QtCore import QCoreApplication

from dicegames.engine.match import Seat, Transition
from dicegames.engine.resign import Resign
from dicegames.games.tenthousand.state import Collect, Miss, PutBack, Roll, SetAside, TenThousandState
from dicegames.models.numbers import number_text
from dicegames.models.phrases import faces, joined_names, points_text
from dicegames.models.race import miss_of
from dicegames.models.race_values import Miss as Missed
from dicegames.models.resign_words import resign_remark, resign_told

translate = QCoreApplication.translate


def states(transition: Transition) -> tuple[TenThousandState, TenThousandState]:
    """Return the states before and after a step of this game."""
    before, after = transition.before, transition.after
    assert isinstance(before, TenThousandState)  # the list of narrators gives every game its own
    assert isinstance(after, TenThousandState)
    return before, after


def sentence(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say what the seat did; "" for a step of nobody."""
    seat = transition.step.seat
    if seat is None:
        return ""
    name, (before, after) = seats[seat].name, states(transition)
    match transition.step.action:
        case Roll():
            return _with_miss(_roll(name, before, after), after)
        case SetAside(dice=dice):
            return _aside(name, _at(before, dice), before, after)
        case PutBack(dice=dice):
            return translate("TenThousandTurns", "{name} puts {faces} back").format(
                name=name, faces=_at(before, dice)
            )
        case Collect():
            return _collect(name, before)
        case _:
            return _strike(name, missed(transition))


def remark(transition: Transition, seats: tuple[Seat, ...]) -> str:
    """Say what a step brought beside itself: six used, a costly strike, the first points, the target."""
    seat = transition.step.seat
    if seat is None:
        return ""
    name, (before, after) = seats[seat].name, states(transition)
    match transition.step.action:
        case Roll() if before.is_hot and not after.is_missed:
            return translate("TenThousandTurns", "All six used: {name} takes {points} along").format(
                name=name, points=points_text(after.carried)
            )
        case Miss():
            return _penalty(name, missed(transition))
        case Resign():
            return resign_remark(transition, seats) or _reopened(before, after)
        case Collect():
            return ". ".join(
                part for part in (_opened(name, seat, before), _reached(seat, transition, seats)) if part
            )
        case _:
            return ""


def step_name(transition: Transition) -> str:
    """Name a step without its seat, as the object of "takes back"."""
    before, after = states(transition)
    match transition.step.action:
        case SetAside(dice=dice):
            return translate("TenThousandTurns", "setting {faces} aside").format(faces=_at(before, dice))
        case PutBack(dice=dice):
            return translate("TenThousandTurns", "putting {faces} back").format(faces=_at(before, dice))
        case Collect():
            return translate("TenThousandTurns", "the collected {points}").format(
                points=points_text(before.turn_points)
            )
        case Miss() if before.is_bust:
            return translate("TenThousandTurns", "the Farkle")
        case Miss():
            return translate("TenThousandTurns", "the missed turn")
        case _:
            return translate("TenThousandTurns", "the roll {faces}").format(faces=faces(after.dice))


def turn_short(transition: Transition) -> str:
    """Return the shortest form of how a turn ended: "last 400"."""
    before, _ = states(transition)
    if isinstance(transition.step.action, Collect):
        return translate("TenThousandTurns", "last {points}").format(points=number_text(before.turn_points))
    if before.is_bust:
        return translate("TenThousandTurns", "last Farkle")
    return translate("TenThousandTurns", "last not enough")


def turn_told(transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
    """Tell the next player how a turn ended and what theirs needs; rich with numbers in bold, or plain."""
    before, after = states(transition)
    seat = transition.step.seat or 0
    name = escape(seats[seat].name) if rich else seats[seat].name
    if isinstance(transition.step.action, Collect):
        parts = [_collected(name, seat, transition, rich)]
    elif isinstance(transition.step.action, Resign):
        parts = [resign_told(transition, seats, rich=rich)]
    else:
        parts = [_lost(name, missed(transition), rich), _cost(missed(transition))]
    if not after.is_over:
        parts += [_bar(before, after, rich), _need(after, rich)]
        if after.turns_left is not None:
            parts.append(translate("TenThousandTurns", "This is your last turn."))
    return " ".join(part for part in parts if part)


def missed(transition: Transition) -> Missed:
    """Return how the turn was missed that `transition` ended without points."""
    miss = miss_of(states(transition)[0])
    assert miss is not None  # only a missed turn can be ended so
    return miss


def _at(state: TenThousandState, dice: tuple[int, ...]) -> str:
    return faces(tuple(sorted(state.dice[die] for die in dice)))


def _chosen(state: TenThousandState) -> str:
    return faces(tuple(sorted(state.chosen_faces)))


def _roll(name: str, before: TenThousandState, after: TenThousandState) -> str:
    rolled = faces(after.dice)
    if not before.dice:
        return translate("TenThousandTurns", "{name} rolls {faces}").format(name=name, faces=rolled)
    if before.is_hot:
        text = translate(
            "TenThousandTurns", "{name} sets {aside} aside ({points}) and rolls {faces} with all six"
        )
    else:
        text = translate("TenThousandTurns", "{name} sets {aside} aside ({points}) and rolls {faces}")
    points = number_text(before.chosen_points or 0)
    return text.format(name=name, aside=_chosen(before), points=points, faces=rolled)


def _with_miss(text: str, after: TenThousandState) -> str:
    """Add to a roll that it misses the turn, and what is lost by it."""
    miss = miss_of(after)
    if miss is None:
        return text
    points = points_text(miss.lost)
    if miss.kind == "short":
        return translate("TenThousandTurns", "{roll}: {points} are not enough for {needed}").format(
            roll=text, points=points, needed=number_text(miss.needed)
        )
    if not miss.lost:
        return translate("TenThousandTurns", "{roll}: Farkle").format(roll=text)
    return translate("TenThousandTurns", "{roll}: Farkle, {points} lost").format(roll=text, points=points)


def _aside(name: str, dice: str, before: TenThousandState, after: TenThousandState) -> str:
    points = after.chosen_points
    if points is None:
        text = translate("TenThousandTurns", "{name} sets {faces} aside, which does not score yet")
    elif any(before.chosen):
        text = translate("TenThousandTurns", "{name} sets {faces} aside, together {points}")
    else:
        text = translate("TenThousandTurns", "{name} sets {faces} aside: {points}")
    return text.format(name=name, faces=dice, points=points_text(points or 0))


def _collect(name: str, before: TenThousandState) -> str:
    if before.saved_points:
        text = translate("TenThousandTurns", "{name} sets {aside} aside ({value}) and collects {points}")
    else:
        text = translate("TenThousandTurns", "{name} sets {aside} aside and collects {points}")
    return text.format(
        name=name,
        aside=_chosen(before),
        value=number_text(before.chosen_points or 0),
        points=points_text(before.turn_points),
    )


def _strike(name: str, miss: Missed) -> str:
    if not miss.in_row:
        return translate("TenThousandTurns", "{name} comes away with nothing").format(name=name)
    return translate("TenThousandTurns", "{name} gets strike {count} of {total}").format(
        name=name, count=miss.strike, total=miss.in_row
    )


def _penalty(name: str, miss: Missed) -> str:
    if miss.penalty is None:
        return ""
    strikes = translate("TenThousandTurns", "%n strike/strikes in a row", None, miss.strike)
    if not miss.is_zeroed:
        text = translate("TenThousandTurns", "{strikes}: {name} loses {points}")
    elif miss.penalty:
        text = translate("TenThousandTurns", "{strikes}: {name} loses all {points}")
    else:
        text = translate("TenThousandTurns", "{strikes}: {name} stays at 0")
    return text.format(strikes=strikes, name=name, points=points_text(miss.penalty))


def _opened(name: str, seat: int, before: TenThousandState) -> str:
    if before.opened[seat] or not before.ruleset.opening_minimum:
        return ""
    return translate("TenThousandTurns", "{name} is in the game").format(name=name)


def _reached(seat: int, transition: Transition, seats: tuple[Seat, ...]) -> str:
    if not _reaches_target(transition):
        return ""
    _, after = states(transition)
    name, target = seats[seat].name, number_text(after.ruleset.target)
    waiting = joined_names([seats[place].name for place in after.waiting_seats])
    if not waiting:
        return translate("TenThousandTurns", "{name} reaches the target of {target}").format(
            name=name, target=target
        )
    return translate(
        "TenThousandTurns", "{name} reaches the target of {target}. Last throws for {names}"
    ).format(name=name, target=target, names=waiting)


def _reopened(before: TenThousandState, after: TenThousandState) -> str:
    """Say that there are no last throws any more, since nobody who plays on has reached the target."""
    if before.finisher is None or after.finisher is not None:
        return ""
    return translate("TenThousandTurns", "The target of {target} is open again").format(
        target=number_text(after.ruleset.target)
    )


def _reaches_target(transition: Transition) -> bool:
    before, after = states(transition)
    return before.finisher is None and after.finisher is not None


def _collected(name: str, seat: int, transition: Transition, rich: bool) -> str:
    before, after = states(transition)
    if _reaches_target(transition):
        text = translate("TenThousandTurns", "{name} collected {points} and reached the target with {total}.")
    else:
        text = translate("TenThousandTurns", "{name} collected {points}.")
    return text.format(
        name=name,
        points=_bold(number_text(before.turn_points), rich),
        total=number_text(after.points[seat]),
    )


def _lost(name: str, miss: Missed, rich: bool) -> str:
    points = _bold(points_text(miss.lost), rich)
    if miss.kind == "short":
        text = translate("TenThousandTurns", "{name} did not get the {needed} and lost {points}.")
        return text.format(name=name, needed=number_text(miss.needed), points=points)
    if not miss.lost:
        return translate("TenThousandTurns", "{name} rolled a Farkle.").format(name=name)
    return translate("TenThousandTurns", "{name} rolled a Farkle and lost {points}.").format(
        name=name, points=points
    )


def _cost(miss: Missed) -> str:
    if not miss.penalty:
        return ""
    if miss.is_zeroed:
        text = translate("TenThousandTurns", "That was strike {count}: all {points} are gone.")
    else:
        text = translate("TenThousandTurns", "That was strike {count}: it cost {points}.")
    return text.format(count=miss.strike, points=points_text(miss.penalty))


def _bar(before: TenThousandState, after: TenThousandState, rich: bool) -> str:
    """Say where a rising bar lies now."""
    if not after.ruleset.bar.rises:
        return ""
    if not after.bar:
        if after.needed:
            return ""
        return translate("TenThousandTurns", "There is no bar now.")
    if after.bar > before.bar:
        text = translate("TenThousandTurns", "The bar is at {bar} now.")
    elif after.bar < before.bar:
        text = translate("TenThousandTurns", "The bar is back at {bar}.")
    else:
        text = translate("TenThousandTurns", "The bar stays at {bar}.")
    return text.format(bar=_bold(number_text(after.bar), rich))


def _need(after: TenThousandState, rich: bool) -> str:
    """Say what the next turn needs where a rising bar doesn't tell it."""
    told = after.bar if after.ruleset.bar.rises else 0
    if after.needed <= told:
        return ""
    return translate("TenThousandTurns", "You need at least {needed}.").format(
        needed=_bold(number_text(after.needed), rich)
    )


def _bold(text: str, rich: bool) -> str:
    return f"<b>{escape(text)}</b>" if rich else text
