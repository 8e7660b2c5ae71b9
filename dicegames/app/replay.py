"""Check a saved session step by step and print what every state's scores were."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from dicegames.engine.game import Game
from dicegames.engine.match import Entry, Mark, Match, Naming, Seating, Step
from dicegames.storage.library import load
from dicegames.storage.record import Record


def replay_file(path: Path, as_json: bool) -> str:
    """Return every state's scores of the session in `path`, as lines of text or as one JSON object.

    Raises:
        InvalidRecordError: the file can't be read, or a step breaks the rules.
    """
    record = load(path)
    return _as_json(record) if as_json else _as_text(record)


def _as_text(record: Record) -> str:
    header = record.header
    names = [seat.name for seat in header.seats]
    width = max(len(name) for name in names)
    digits = len(str(len(record.entries)))
    lines = [f"{header.game_id}, {header.ruleset['id']}: {', '.join(names)}"]
    match = _fresh(record)
    before = match.state.scores()
    for number, entry in enumerate(record.replay(match), start=1):
        scores = match.state.scores()
        names = [seat.name for seat in match.seats]
        seat = _seat_of(entry, match)
        name = "" if seat is None else names[seat]
        gained = 0 if seat is None else scores[seat] - before[seat]
        words = _words(record.game, entry) + (f" {gained:+}" if gained else "")
        totals = " : ".join(str(score) for score in scores)
        lines.append(f"{number:>{digits}}  {name:<{width}}  {words:<32}  {totals}")
        before = scores
    outcome = match.state.outcome
    if outcome is None:
        lines.append("not finished")
    else:
        lines.append("first place: " + ", ".join(names[seat] for seat in outcome.winners))
    if record.torn:
        lines.append("the last line was incomplete and is left out")
    return "\n".join(lines)


def _as_json(record: Record) -> str:
    match = _fresh(record)
    states = [{"scores": match.state.scores()}]
    for entry, at in zip(record.replay(match), record.times, strict=True):
        states.append(_plain(record.game, entry) | {"at": at, "scores": match.state.scores()})
    result = {
        "session": record.header,
        "states": states,
        "outcome": match.state.outcome,
        "torn": record.torn,
    }
    return msgspec.json.format(msgspec.json.encode(result), indent=2).decode()


def _fresh(record: Record) -> Match:
    return Match(record.game, record.header.seats, record.header.options.undo)


def _seat_of(entry: Entry, match: Match) -> int | None:
    """Return whom an entry is about, None for the whole table; `match` is the one after it."""
    if isinstance(entry, Mark):
        return match.state.current_seat if entry.kind == "hint" else None
    return entry.seat if isinstance(entry, Step) else None


def _plain(game: Game, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Mark):
        return {"mark": entry.kind, "count": entry.count}
    if isinstance(entry, Seating):
        return {"seats": [msgspec.to_builtins(seat) for seat in entry.seats]}
    if isinstance(entry, Naming):
        return {"title": entry.title}
    action = None if entry.action is None else game.action_to_data(entry.action)
    return {"seat": entry.seat, "do": action, "draws": [draw.values for draw in entry.draws]}


def _words(game: Game, entry: Entry) -> str:
    """Return the entry's plain data in one short line: "roll: 1 2 3 4 5", "choose chance", "undo 1"."""
    plain = _plain(game, entry)
    if isinstance(entry, Mark):
        return f"{entry.kind} {entry.count}" if entry.count else entry.kind
    if isinstance(entry, Seating):
        return "players: " + ", ".join(f"{seat.name} ({seat.level or seat.player})" for seat in entry.seats)
    if isinstance(entry, Naming):
        return f"title: {entry.title}"
    action: Mapping[str, object] = plain["do"] or {"type": "draw"}
    words = " ".join(str(value) for value in action.values())
    drawn = "; ".join(" ".join(str(value) for value in values) for values in plain["draws"])
    return f"{words}: {drawn}" if drawn else words


def problem_words(reason: str) -> str:
    """Return in plain words why a file can't be used, by the reason of an InvalidRecordError."""
    return {
        "not_a_session": "it is no session of this program",
        "unreadable": "it is not there or may not be read",
        "bad_encoding": "it is not UTF-8 text",
        "too_large": "it is larger than a session can be",
        "too_many_lines": "it has more lines than a session can have",
        "line_too_long": "the line is longer than a session's lines can be",
        "line_missing": "a line is missing before it",
        "newer_format": "it comes from a newer version of the program",
        "unknown_game": "this version does not know its game",
        "bad_ruleset": "its ruleset is not valid",
        "bad_seats": "its players are not valid",
        "illegal_step": "it breaks the rules of the game",
        "bad_step": "it is no move of this game",
    }.get(reason, "it is damaged")
