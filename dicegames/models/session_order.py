"""Which sessions a list shows, and in which order."""

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter
from pathlib import Path

from dicegames.models.session_words import session_game, session_rules
from dicegames.storage.library import SessionInfo

FILTERS = ("all", "open", "finished", "damaged")
SORTS = ("played", "begun", "game", "length")

_Kind = tuple[str | None, str, str, str]


class SessionSearch:
    """Find sessions by words of their name, game, rules or players, or by the name of a damaged file.

    What a session says is kept, since every letter asks all of them again: each language needs a new one.
    """

    def __init__(self) -> None:
        self._texts: dict[Path, tuple[SessionInfo, str]] = {}
        self._games: dict[_Kind, str] = {}

    def found(self, infos: Iterable[SessionInfo], words: str) -> list[SessionInfo]:
        """Return the sessions in which every word is found, whatever the case of its letters."""
        wanted = words.casefold().split()
        if not wanted:
            return list(infos)
        return [info for info in infos if all(word in self._text(info) for word in wanted)]

    def _text(self, info: SessionInfo) -> str:
        known = self._texts.get(info.path)
        if known is not None and known[0] is info:
            return known[1]
        names = [seat.name for seat in info.seats]
        parts = [info.title, self._game(info), *names, info.path.name if info.reason else ""]
        text = "\n".join(parts).casefold()
        self._texts[info.path] = (info, text)
        return text

    def _game(self, info: SessionInfo) -> str:
        kind = _kind_of_game(info)
        if kind not in self._games:
            rules = session_rules(info) if info.game_id is not None else ""
            self._games[kind] = f"{session_game(info)}\n{rules}"
        return self._games[kind]


def of_kind(infos: Iterable[SessionInfo], filter_id: str) -> list[SessionInfo]:
    """Return the sessions that one of FILTERS lets through; what can't be read counts as damaged."""
    if filter_id == FILTERS[0]:
        return list(infos)
    states = ("damaged", "newer") if filter_id == "damaged" else (filter_id,)
    return [info for info in infos if info.state in states]


def counts(infos: Iterable[SessionInfo]) -> dict[str, int]:
    """Return how many sessions each of FILTERS lets through."""
    states = Counter(map(attrgetter("state"), infos))
    return {
        "all": states.total(),
        "open": states["open"],
        "finished": states["finished"],
        "damaged": states["damaged"] + states["newer"],
    }


def ordered(infos: Iterable[SessionInfo], sort_id: str) -> list[SessionInfo]:
    """Return sessions by one of SORTS, then by when they were last played, then as they come.

    Raises: KeyError for an unknown id.
    """
    found = sorted(infos, key=attrgetter("changed"), reverse=True)
    match sort_id:
        case "played":
            return found
        case "begun":
            return sorted(found, key=attrgetter("created"), reverse=True)
        case "length":
            return sorted(found, key=_seconds, reverse=True)
        case "game":
            names = {_kind_of_game(info): session_game(info).casefold() for info in _one_each(found)}
            return sorted(found, key=lambda info: (info.game_id is None, names[_kind_of_game(info)]))
    raise KeyError(sort_id)


def _seconds(info: SessionInfo) -> int:
    return info.summary.seconds if info.summary is not None else -1


def _kind_of_game(info: SessionInfo) -> _Kind:
    """Return what the name of a session's game depends on."""
    return info.game_id, info.ruleset_id, info.ruleset_name, info.state if info.game_id is None else ""


def _one_each(infos: Iterable[SessionInfo]) -> Iterable[SessionInfo]:
    """Return one session of each kind of game: names are looked up for some, not for thousands."""
    return {_kind_of_game(info): info for info in infos}.values()
