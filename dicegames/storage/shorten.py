"""Tell a session again in fewer entries: without what was taken back for good, and without repeated marks.

The match after the last entry is the same: its steps, what redo would bring back, and who sits there. Only
the faces of rolls that nobody can bring back any more are forgotten.
"""

from collections.abc import Sequence

from dicegames.engine.errors import IllegalActionError
from dicegames.engine.match import Entry, Mark, Match, Step
from dicegames.storage.record import Header

Timed = tuple[Entry, str]
"""An entry and when it happened."""


def shortened(header: Header, entries: Sequence[Timed]) -> list[Timed]:
    """Return entries that lead to the same match as the given ones, which fit it; often fewer."""
    game = header.new_game()
    match = Match.replay(game, header.seats, (entry for entry, _ in entries), header.options.undo)
    kept = _with_one_undo(header, *_without_branches(entries), len(match.undone))
    few = _with_few_marks(kept, game.is_timed)
    try:
        again = Match.replay(game, header.seats, (entry for entry, _ in few), header.options.undo)
    except IllegalActionError:
        return list(entries)  # undo and a change of players between the same steps
    parts = ((found.steps, found.undone, found.seats, found.undo_rule) for found in (match, again))
    return few if next(parts) == next(parts) else list(entries)


def _without_branches(entries: Sequence[Timed]) -> tuple[list[Timed], list[int]]:
    """Leave out steps that no redo brings back, and the undo and redo before the last step.

    Returns also where the undo and redo after it stand.
    """
    kept: list[Timed] = []
    places: list[int] = []  # where in `kept` each step stands, those that were taken back too
    turns: list[int] = []  # and each undo and redo since the last step
    position = 0
    for entry, at in entries:
        if isinstance(entry, Step):
            if turns:
                gone = {*places[position:], *turns}
                start = min(gone)
                kept[start:] = [item for place, item in enumerate(kept[start:], start) if place not in gone]
                places = [place for place in places[:position] if place < start]
                rest = enumerate(kept[start:], start)
                places += [place for place, (there, _) in rest if isinstance(there, Step)]
                turns = []
            places.append(len(kept))
            position += 1
        elif isinstance(entry, Mark) and entry.kind in ("undo", "redo"):
            turns.append(len(kept))
            position += entry.count if entry.kind == "redo" else -entry.count
        kept.append((entry, at))
    return kept, turns


def _with_one_undo(header: Header, kept: list[Timed], turns: list[int], undone: int) -> list[Timed]:
    """Put what all the undo and redo since the last step come to in the place of the last undo."""
    undos = [place for place in turns if _is_undo(kept[place][0])]
    if not undos:
        return kept
    last, gone = undos[-1], set(turns)
    is_free = header.options.undo == "free" or any(entry == Mark("practice") for entry, _ in kept[:last])
    marks = [Mark("undo", undone)] if is_free and undone else [Mark("undo", 1)] * undone
    parts = [
        [item for place, item in enumerate(kept) if place not in gone and (place < last) is is_before]
        for is_before in (True, False)
    ]
    return [*parts[0], *((mark, kept[last][1]) for mark in marks), *parts[1]]


def _is_undo(entry: Entry) -> bool:
    return isinstance(entry, Mark) and entry.kind == "undo"


def _with_few_marks(entries: Sequence[Timed], is_timed: bool) -> list[Timed]:
    """Leave out what is said again or otherwise before the next step; every break from the clock stays."""
    few: list[Timed] = []
    seen: set[object] = set()
    for entry, at in reversed(entries):
        matter = entry.kind if isinstance(entry, Mark) else type(entry)
        if matter in (Step, "undo"):
            seen.clear()
        elif matter in seen and not (is_timed and matter in ("pause", "resume")):
            continue
        else:
            seen.add(matter)
        few.append((entry, at))
    return few[::-1]
