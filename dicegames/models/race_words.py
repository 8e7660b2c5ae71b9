"""All words about what stands beside the dice in 10.000."""

from html import escape

from PySide6.QtCore import QCoreApplication

from dicegames.models.numbers import number_text
from dicegames.models.phrases import joined_names, kind_of_name
from dicegames.models.race_values import BAR_NEEDS, Gauge, Lane, LastThrows, Miss, NextBar, StrikeNote

translate = QCoreApplication.translate

MOST_DETAIL = 2
"""How much `last_throws_text` says: 0 the least."""


def gauge_title(gauge: Gauge) -> str:
    """Say how far the turn is from what it needs."""
    if gauge.following is not None:
        return _next_title(gauge.following)
    if not gauge.needed:
        return translate("Race", "Points in this turn")
    needed, missing = number_text(gauge.needed), number_text(gauge.missing)
    if gauge.need in BAR_NEEDS:
        if not gauge.missing:
            return translate("Race", "Bar of {needed} reached").format(needed=needed)
        return translate("Race", "{missing} to go to the bar of {needed}").format(
            missing=missing, needed=needed
        )
    if not gauge.missing:
        return translate("Race", "{needed} reached").format(needed=needed)
    if gauge.need == "opening":
        text = translate("Race", "{missing} to go to the opening of {needed}")
    else:
        text = translate("Race", "{missing} to go to the minimum of {needed}")
    return text.format(missing=missing, needed=needed)


def gauge_source(gauge: Gauge) -> str:
    """Say where it comes from what the turn needs."""
    if gauge.following is not None:
        return _next_source(gauge.following)
    needed = number_text(gauge.needed)
    match gauge.need:
        case "none":
            return translate("Race", "No minimum")
        case "start":
            return translate("Race", "Start: {needed}").format(needed=needed)
        case "before":
            return translate("Race", "Player before: {points} + {step}").format(
                points=number_text(gauge.before), step=number_text(gauge.step)
            )
        case "own":
            return translate("Race", "Your last turn: {points} + {step}").format(
                points=number_text(gauge.before), step=number_text(gauge.step)
            )
        case "missed":
            return translate("Race", "After a Farkle: {needed}").format(needed=needed)
        case "fixed":
            return translate("Race", "Fixed bar: {needed}").format(needed=needed)
        case "opening":
            return translate("Race", "To open: {needed}").format(needed=needed)
        case "turn":
            return translate("Race", "At least {needed} a turn").format(needed=needed)


def gauge_help(gauge: Gauge) -> str:
    """Explain what the mark on the gauge is and where it comes from."""
    if gauge.following is not None:
        return next_text(gauge.following)
    needed = number_text(gauge.needed)
    match gauge.need:
        case "none":
            text = translate("Race", "You may collect any points.")
        case "opening":
            text = translate("Race", "You are in the game with your first {needed} points in one turn.")
        case "turn":
            text = translate("Race", "Every turn needs at least {needed} points to be collected.")
        case "fixed":
            text = translate("Race", "The bar: to collect, your turn needs at least {needed} points.")
        case _:
            text = translate(
                "Race",
                "The bar: to collect, your turn needs at least {needed} points. It lies {step} above what "
                "the turn before collected; a missed turn puts it back.",
            )
    return text.format(needed=needed, step=number_text(gauge.step))


def tie_text(gauge: Gauge) -> str:
    """Name the mark of what draws level with the leader."""
    return translate("Race", "Level {points}").format(points=number_text(gauge.tie))


def tick_text(gauge: Gauge) -> str:
    """Name the mark on the gauge."""
    needed = number_text(gauge.needed)
    if gauge.need in BAR_NEEDS:
        return translate("Race", "Bar {needed}").format(needed=needed)
    if gauge.need == "opening":
        return translate("Race", "Opening {needed}").format(needed=needed)
    return translate("Race", "Minimum {needed}").format(needed=needed)


def next_text(following: NextBar) -> str:
    """Say what the number after a missed turn means; after the last one, who has won."""
    if not following.name:
        names, points = joined_names(following.winners), number_text(following.points)
        if len(following.winners) > 1:
            return translate("Race", "{names} share the win with {points}.").format(
                names=names, points=points
            )
        return translate("Race", "{name} wins with {points}.").format(name=names, points=points)
    if not following.after:
        return translate("Race", "{name} may collect any points.").format(name=following.name)
    return translate("Race", "{name} needs this much to collect.").format(name=following.name)


def gauge_sentence(gauge: Gauge) -> str:
    """Return everything that the gauge shows, for screen readers."""
    parts = [gauge_title(gauge), gauge_source(gauge)]
    following = gauge.following
    if following is None:
        parts.append(points_of_turn(gauge.points))
        if gauge.tie:
            parts.append(tie_text(gauge))
    else:
        if following.name and following.after:
            parts.append(number_text(following.after))
        parts.append(next_text(following))
    return ". ".join(part.rstrip(".") for part in parts if part) + "."


def points_of_turn(points: int) -> str:
    """Say how many points the running turn has."""
    return translate("Race", "{points} points in this turn").format(points=number_text(points))


def race_title(target: int) -> str:
    """Name the race."""
    return translate("Race", "Race to {target}").format(target=number_text(target))


def lane_sentence(lane: Lane, target: int) -> str:
    """Return everything that a lane shows, for screen readers."""
    text = translate("Race", "{name}: {points} of {target} points").format(
        name=kind_of_name(lane.name, lane.is_computer),
        points=number_text(lane.points),
        target=number_text(target),
    )
    parts = [text]
    if lane.gain:
        parts.append(translate("Race", "{points} more in this turn").format(points=number_text(lane.gain)))
    if lane.in_row:
        parts.append(
            translate("Race", "{count} of %n strike/strikes", None, lane.in_row).format(count=lane.strikes)
        )
    if lane.is_current:
        parts.append(translate("Race", "is playing"))
    elif lane.is_done:
        parts.append(translate("Race", "has no turn any more"))
    return ", ".join(parts)


def strike_lead(note: StrikeNote) -> str:
    """Say how many strikes somebody has."""
    if not note.count:
        return translate("Race", "{name} has no strike.").format(name=note.name)
    return translate("Race", "{name} has %n strike/strikes.", None, note.count).format(name=note.name)


def strike_text(note: StrikeNote) -> str:
    """Say what strikes cost."""
    points = number_text(note.minus)
    if note.in_row == 1:
        if note.penalty == "zero":
            return translate("Race", "Every strike sets the score to 0.")
        return translate("Race", "Every strike costs {points} points.").format(points=points)
    count = _count_word(note.in_row)
    if note.penalty == "zero":
        return translate("Race", "{count} in a row set the score to 0.").format(count=count)
    return translate("Race", "{count} in a row cost {points} points.").format(count=count, points=points)


def strike_sentence(note: StrikeNote) -> str:
    """Say how many strikes somebody has and what strikes cost."""
    return f"{strike_lead(note)} {strike_text(note)}"


def last_throws_lead() -> str:
    """Name the last throws."""
    return translate("Race", "Last throws:")


def last_throws_leader(last: LastThrows) -> str:
    """Say who leads."""
    names, points = joined_names(last.leaders), number_text(last.points)
    if len(last.leaders) > 1:
        return translate("Race", "{names} have {points}.").format(names=names, points=points)
    return translate("Race", "{name} has {points}.").format(name=names, points=points)


def last_throws_text(last: LastThrows, detail: int = MOST_DETAIL) -> str:
    """Say who leads and what draws level; with more `detail` also what a tie means, then who else plays."""
    parts = [last_throws_leader(last)]
    if last.chaser:
        parts.append(_chase(last))
    if last.waiting and (detail == MOST_DETAIL or not last.chaser):
        waiting = joined_names(last.waiting)
        if last.chaser:
            parts.append(translate("Race", "Then {names}.").format(names=waiting))
        else:
            parts.append(translate("Race", "Still to play: {names}.").format(names=waiting))
    if detail and (last.waiting or (last.chaser and last.to_tie >= last.needed)):
        parts.append(translate("Race", "With a tie you share the win."))
    return " ".join(parts)


def miss_title(miss: Miss) -> str:
    """Head the card of a missed turn."""
    return translate("Race", "Farkle!") if miss.kind == "farkle" else translate("Race", "Not enough")


def miss_text(miss: Miss, *, rich: bool = False) -> str:
    """Say why the turn was missed and what is lost; `rich` marks the points."""
    if miss.kind == "short":
        text = translate("Race", "All six are used, but {points} is not enough for {needed}.")
        return text.format(points=_marked(number_text(miss.lost), rich), needed=number_text(miss.needed))
    if not miss.lost:
        if miss.penalty:  # the strike takes points, though the turn had none
            return translate("Race", "No die scores.")
        return translate("Race", "No die scores. No points are lost.")
    points = translate("Race", "{points} points").format(points=number_text(miss.lost))
    text = translate("Race", "No die scores. {points} are lost.")
    return text.format(points=_marked(points, rich))


def strike_title(miss: Miss) -> str:
    """Number the strike that the turn brought."""
    return translate("Race", "Strike {count}").format(count=miss.strike)


def strike_result(miss: Miss) -> str:
    """Say what the strike means: one of several in a row, or what it costs."""
    if miss.penalty is None:
        return translate("Race", "of {total} in a row").format(total=miss.in_row)
    points = number_text(miss.penalty)
    if not miss.is_zeroed:
        return translate("Race", "That costs {points} points").format(points=points)
    if not miss.penalty:
        return translate("Race", "The score stays 0")
    return translate("Race", "All {points} points are gone").format(points=points)


def miss_sentence(miss: Miss) -> str:
    """Return everything that the card of a missed turn shows, for screen readers."""
    text = f"{miss_title(miss).rstrip('.')} {miss_text(miss)}"
    if miss.kind == "short":
        text = f"{miss_title(miss)}. {miss_text(miss)}"
    if not miss.in_row:
        return text
    joint = " " if miss.penalty is None else ". "
    return f"{text} {strike_title(miss)}{joint}{strike_result(miss)}."


def _chase(last: LastThrows) -> str:
    """Say what draws level, and what wins; below what may be collected only more is possible."""
    if last.to_tie < last.needed:
        return translate("Race", "{name} takes the lead with {points}.").format(
            name=last.chaser, points=number_text(last.needed)
        )
    return translate("Race", "{name} draws level with {points} and leads with more.").format(
        name=last.chaser, points=number_text(last.to_tie)
    )


def _next_title(following: NextBar) -> str:
    if not following.name:
        return translate("Race", "That was the last turn.")
    return translate("Race", "The bar") if following.is_bar else translate("Race", "The next turn")


def _next_source(following: NextBar) -> str:
    if not following.name or not following.is_bar:
        return ""
    after = number_text(following.after)
    if following.after < following.before:
        return translate("Race", "back to {bar}").format(bar=after)
    if following.after == following.before:
        return translate("Race", "stays at {bar}").format(bar=after)
    return ""


def _count_word(count: int) -> str:
    """Return a small number as the first word of a sentence."""
    words = {
        2: translate("Race", "Two"),
        3: translate("Race", "Three"),
        4: translate("Race", "Four"),
        5: translate("Race", "Five"),
        6: translate("Race", "Six"),
        7: translate("Race", "Seven"),
        8: translate("Race", "Eight"),
        9: translate("Race", "Nine"),
    }
    return words.get(count, str(count))


def _marked(text: str, rich: bool) -> str:
    return f"<b>{escape(text)}</b>" if rich else text
