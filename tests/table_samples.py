"""Matches for the tests of what stands around the board."""

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Match, Seat, Transition
from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import BOXES, UPPER, Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll
from dicegames.storage.people import SEAT_COLORS

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gül", "Hannes")


def seats(count: int, computers: tuple[int, ...] = ()) -> tuple[Seat, ...]:
    """Return `count` seats, those in `computers` played by the computer."""
    return tuple(
        Seat(name, color, "computer", "simple") if place in computers else Seat(name, color)
        for place, (name, color) in enumerate(zip(NAMES[:count], SEAT_COLORS, strict=False))
    )


def new_match(count: int, computers: tuple[int, ...] = ()) -> Match:
    """Return a Penta match before the first roll."""
    info = game_info("penta")
    return Match(info.new_game(info.rulesets[0], count), seats(count, computers))


def roll(match: Match, *faces: int) -> Transition:
    """Roll, and let `faces` come up."""
    return match.apply(Roll(), ScriptedDice([faces]))


def keep(match: Match, *dice: int) -> None:
    """Keep the dice at these positions."""
    for die in dice:
        match.apply(Keep(die), ScriptedDice([]))


def enter(match: Match, box: Box) -> Transition:
    """Choose `box` and enter the dice on the table there."""
    match.apply(Choose(box), ScriptedDice([]))
    return match.apply(Enter(), ScriptedDice([]))


def turn(match: Match, faces: tuple[int, ...], box: Box) -> Transition:
    """Play a turn of one roll."""
    roll(match, *faces)
    return enter(match, box)


BEST = {
    Box.THREE_KIND: (6, 6, 6, 5, 5),
    Box.FOUR_KIND: (6, 6, 6, 6, 5),
    Box.FULL_HOUSE: (6, 6, 6, 5, 5),
    Box.SMALL_STRAIGHT: (1, 2, 3, 4, 6),
    Box.LARGE_STRAIGHT: (1, 2, 3, 4, 5),
    Box.FIVE_KIND: (6, 6, 6, 6, 6),
    Box.CHANCE: (6, 6, 6, 5, 5),
}
"""Rolls without a further five of a kind that score in each lower box."""


def faces_for(box: Box, count: int) -> tuple[int, ...]:
    """Return a roll that puts `count` times its face into an upper box, or scores in a lower one."""
    if box not in UPPER:
        return BEST[box]
    face = UPPER.index(box) + 1
    others = [other for other in (1, 2, 3, 4, 5, 6, 1, 2) if other != face]
    return (face,) * count + tuple(others[: 5 - count])


def whole_match(counts: tuple[int, ...]) -> Match:
    """Play a match in which each seat has its number of equal dice in every upper box, the best below."""
    match = new_match(len(counts))
    for box in BOXES:
        for count in counts:
            turn(match, faces_for(box, count), box)
    return match
