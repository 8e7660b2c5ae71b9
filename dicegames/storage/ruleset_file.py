"""A file with a ruleset, for oneself or for others: `*.dicerules`, UTF-8, one JSON object.

    {"dicegames_ruleset": 1, "game": "tenthousand", "ruleset": {…every field of the ruleset…}}

The name that somebody gave the ruleset stands inside.
"""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import game_info
from dicegames.games.names import is_name, ordinary
from dicegames.games.ruleset import Ruleset
from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.journal import check_regular
from dicegames.storage.plain import NestingError, parse_json
from dicegames.storage.ruleset_ids import fresh_id, is_own_id

FORMAT = 1
VERSION = 1
"""The newest version of a ruleset inside, whatever its game."""
SUFFIX = ".dicerules"
MAX_RULESET_BYTES = 64 << 10
MAX_NAME = 40

_MAGIC = "dicegames_ruleset"
_FIELDS = (_MAGIC, "game", "ruleset")
_FIELD_PATH = re.compile(r" - at `\$\.?([^`]*)`\Z")
_PROBLEM = re.compile(r"([a-z_.]+): ([a-z_]+)(?: (\d+))?")
_FIELD_NAME = re.compile(r"Object (?:missing required|contains unknown) field `([^`]*)`")


class RulesetFileError(InvalidRecordError):
    """A ruleset that can't be used, and where.

    `reason` is "unreadable", "too_large", "bad_encoding", "bad_json", "too_deep", "cut_off", "not_a_ruleset",
    "newer_ruleset", "unknown_game", "missing_field", "unknown_field", "bad_field", "no_game" (the values
    make no game; `detail` is the game's own id of the problem, `limit` its number), "bad_name" or
    "misplaced".
    `line` and `column` count from 1 (0: not known), `field` is dotted as in the file ("bar.start").
    """

    def __init__(
        self,
        reason: str,
        *,
        line: int = 0,
        column: int = 0,
        field: str = "",
        detail: str = "",
        limit: int = 0,
    ) -> None:
        super().__init__(reason, line, detail)
        self.column = column
        self.field = field
        self.limit = limit


def clean_name(name: str) -> str:
    """Return `name` in one line, without characters that may not stand in a name."""
    return " ".join(ordinary(name).split())


def export_ruleset(ruleset: Ruleset, path: Path, disk: Disk | None = None) -> None:
    """Write `ruleset` into a file for others; one that has no own id yet gets one there.

    Raises:
        RulesetFileError: it has no name.
        OSError: nothing was written.
    """
    plain = msgspec.to_builtins(ruleset)
    if not is_own_id(ruleset.id):
        plain["id"] = fresh_id()
    kept = decode_ruleset(ruleset.game, plain)
    atomic_write(path, encode_ruleset(kept), disk, backup=False)


def encode_ruleset(ruleset: Ruleset) -> bytes:
    """Return the bytes of a ruleset's file."""
    whole = {_MAGIC: FORMAT, "game": ruleset.game, "ruleset": msgspec.to_builtins(ruleset)}
    return json.dumps(whole, ensure_ascii=False, indent=2).encode() + b"\n"


def read_ruleset(path: Path) -> Ruleset:
    """Return the ruleset in a file.

    Raises:
        RulesetFileError: what is wrong with it, and where.
    """
    try:
        check_regular(path)
        with path.open("rb") as file:
            data = file.read(MAX_RULESET_BYTES + 1)
    except OSError as error:
        raise RulesetFileError("unreadable", detail=str(error)) from error
    except InvalidRecordError as error:
        raise RulesetFileError("not_a_ruleset", detail=error.detail) from error
    return decode_ruleset_file(data)


def decode_ruleset_file(data: bytes) -> Ruleset:
    """Return the ruleset that the bytes of a file hold.

    Raises:
        RulesetFileError: what is wrong with them, and where.
    """
    if len(data) > MAX_RULESET_BYTES:
        raise RulesetFileError("too_large", detail=f"more than {MAX_RULESET_BYTES} bytes")
    plain = _parsed(_text(data))
    if not isinstance(plain, dict) or _MAGIC not in plain:
        raise RulesetFileError("not_a_ruleset", detail=f"no {_MAGIC}")
    version = plain[_MAGIC]
    if type(version) is not int or version < 1:
        raise RulesetFileError("bad_field", field=_MAGIC, detail="no format number")
    if version > FORMAT:
        raise RulesetFileError("newer_ruleset", detail=f"format {version}")
    for field in _FIELDS:
        if field not in plain:
            raise RulesetFileError("missing_field", field=field)
    for field in plain:
        if field not in _FIELDS:
            raise RulesetFileError("unknown_field", field=field)
    if not isinstance(plain["game"], str):
        raise RulesetFileError("bad_field", field="game", detail="no text")
    if not isinstance(plain["ruleset"], dict):
        raise RulesetFileError("bad_field", field="ruleset", detail="no object")
    return decode_ruleset(plain["game"], plain["ruleset"])


def _text(data: bytes) -> str:
    if data.startswith(b"\xef\xbb\xbf"):
        raise RulesetFileError("bad_encoding", line=1, detail="a byte order mark")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RulesetFileError("bad_encoding", line=line, detail=str(error)) from error


def _parsed(text: str) -> Any:
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        cut_off = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        raise RulesetFileError(
            "cut_off" if cut_off else "bad_json",
            line=error.lineno,
            column=error.colno,
            detail=text[error.pos : error.pos + 1],
        ) from error
    except NestingError as error:
        raise RulesetFileError("too_deep") from error
    except ValueError as error:
        raise RulesetFileError("bad_json", detail=str(error)) from error


def decode_ruleset(game_id: str, plain: dict[str, Any]) -> Ruleset:
    """Return the ruleset of a game that plain data describes, its name cleaned.

    Raises:
        RulesetFileError: which field can't be used.
    """
    try:
        info = game_info(game_id)
    except InvalidRecordError as error:
        raise RulesetFileError("unknown_game", field="game", detail=error.detail) from error
    version = plain.get("version")
    if type(version) is int and version > VERSION:
        raise RulesetFileError("newer_ruleset", field="version", detail=f"version {version}")
    name = plain.get("name", "")
    if isinstance(name, str):
        name = clean_name(name)
        if len(name) > MAX_NAME or not is_name(name):
            raise RulesetFileError("bad_name", field="name", detail=f"{len(name)} characters")
        plain = {**plain, "name": name}
    try:
        return info.decode_ruleset(plain)
    except InvalidRecordError as error:
        raise _field_error(error, plain, game_id) from error


def _field_error(error: InvalidRecordError, plain: dict[str, Any], game_id: str) -> RulesetFileError:
    """Return what a game's decoder said, with the field that it concerns."""
    if "game" in plain and plain["game"] != game_id:
        return RulesetFileError("bad_field", field="game", detail="another game")
    problem = _PROBLEM.fullmatch(error.detail)
    if problem:
        field, detail, limit = problem.groups()
        return RulesetFileError("no_game", field=field, detail=detail, limit=int(limit or 0))
    place = _FIELD_PATH.search(error.detail)
    path = place.group(1) if place else ""
    reason = "bad_field"
    named = _FIELD_NAME.match(error.detail)
    if named:
        reason = "missing_field" if "missing" in named.group(0) else "unknown_field"
        path = f"{path}.{named.group(1)}" if path else named.group(1)
    return RulesetFileError(reason, field=path, detail=error.detail)
