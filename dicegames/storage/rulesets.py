"""Own rulesets: one file each, to be kept, handed on and taken from others.

A file is `*.dicerules`, UTF-8, one JSON object:

    {"dicegames_ruleset": 1, "game": "tenthousand", "ruleset": {…every field of the ruleset…}}

The name that somebody gave a ruleset stands inside; a file in the library is named after the ruleset's id.
"""

import errno
import json
import os
import re
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.storage.atomic import atomic_write, backup_path
from dicegames.storage.disk import Disk
from dicegames.storage.journal import check_regular
from dicegames.storage.plain import parse_json

FORMAT = 1
SUFFIX = ".dicerules"
MAX_RULESET_BYTES = 64 << 10
MAX_NAME = 40
TRASH = "trash"

_MAGIC = "dicegames_ruleset"
_FIELDS = (_MAGIC, "game", "ruleset")
_OWN_ID = re.compile(r"own-[0-9a-f]{32}")
_FIELD_PATH = re.compile(r" - at `\$\.?([^`]*)`\Z")
_PROBLEM = re.compile(r"([a-z_.]+): ([a-z_]+)")
_FIELD_NAME = re.compile(r"Object (?:missing required|contains unknown) field `([^`]*)`")


class RulesetFileError(InvalidRecordError):
    """A ruleset that can't be used, and where.

    `reason` is "unreadable", "too_large", "bad_encoding", "bad_json", "cut_off", "not_a_ruleset",
    "newer_ruleset", "unknown_game", "missing_field", "unknown_field", "bad_field", "no_game" (the values
    make no game; `detail` is the game's own id of the problem), "bad_name" or "misplaced".
    `line` and `column` count from 1 (0: not known), `field` is dotted as in the file ("bar.start").
    """

    def __init__(
        self, reason: str, *, line: int = 0, column: int = 0, field: str = "", detail: str = ""
    ) -> None:
        super().__init__(reason, line, detail)
        self.column = column
        self.field = field


class UnreadableRuleset(msgspec.Struct, frozen=True):
    """A file of the library that can't be used; it stays as it is."""

    path: Path
    error: RulesetFileError


class RulesetListing(msgspec.Struct, frozen=True):
    """What the library holds: the own rulesets by name, and the files that can't be used."""

    rulesets: tuple[Ruleset, ...]
    unreadable: tuple[UnreadableRuleset, ...]


class RulesetLibrary:
    """The own rulesets in `directory`; the folder is made when the first one is saved."""

    def __init__(self, directory: Path, disk: Disk | None = None) -> None:
        self._directory = directory
        self._disk = disk or Disk()

    def listing(self) -> RulesetListing:
        """Return every own ruleset, and what can't be read; no file is changed."""
        try:
            paths = sorted(path for path in self._directory.iterdir() if path.suffix == SUFFIX)
        except OSError:
            paths = []
        rulesets: list[Ruleset] = []
        unreadable: list[UnreadableRuleset] = []
        for path in paths:
            try:
                rulesets.append(self._read(path))
            except RulesetFileError as error:
                unreadable.append(UnreadableRuleset(path, error))
        rulesets.sort(key=_rank)
        return RulesetListing(tuple(rulesets), tuple(unreadable))

    def save(self, ruleset: Ruleset) -> Ruleset:
        """Write `ruleset` and return it as it is kept.

        One with an own id replaces the ruleset of that id, another gets a fresh one. The name is cleaned,
        and counted up where another own ruleset of the game has it.

        Raises:
            RulesetFileError: its name or a value can't be kept.
            OSError: nothing was written.
        """
        plain = msgspec.to_builtins(ruleset)
        if not is_own_id(plain["id"]):
            plain["id"] = _fresh_id()
        name = clean_name(plain.get("name", ""))
        taken = {other.name for other in self._others(ruleset.game, plain["id"])}
        plain["name"] = _unique(name, taken)
        kept = _decode(ruleset.game, plain)
        atomic_write(self._path(kept.id), encode_ruleset(kept), self._disk)
        return kept

    def add(self, ruleset: Ruleset) -> Ruleset:
        """Take in a ruleset from a file and return it as it is kept.

        The very same one is not kept twice; one that differs from the ruleset of its id gets a fresh id.

        Raises:
            RulesetFileError: its name or a value can't be kept.
            OSError: nothing was written.
        """
        if is_own_id(ruleset.id) and os.path.lexists(self._path(ruleset.id)):
            with suppress(RulesetFileError):
                if self._read(self._path(ruleset.id)) == ruleset:
                    return ruleset
            ruleset = _decode(ruleset.game, msgspec.to_builtins(ruleset) | {"id": _fresh_id()})
        return self.save(ruleset)

    def delete(self, ruleset_id: str) -> None:
        """Move a ruleset to the trash, from which `restore` takes it back.

        Raises:
            OSError: it is not there, or could not be moved.
        """
        path = self._path(ruleset_id)
        self._disk.make_folder(path.parent / TRASH)
        self._move(path, path.parent / TRASH / path.name)

    def restore(self, ruleset_id: str) -> Ruleset:
        """Take a deleted ruleset back and return it; its name is counted up when it was given anew.

        Raises:
            RulesetFileError: it can't be read; it stays in the trash.
            OSError: it is not there, could not be moved, or was saved anew.
        """
        path = self._path(ruleset_id)
        thrown_away = path.parent / TRASH / path.name
        thrown_away.stat()
        ruleset = read_ruleset(thrown_away)
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self._move(thrown_away, path)
        if any(other.name == ruleset.name for other in self._others(ruleset.game, ruleset_id)):
            return self.save(ruleset)
        return ruleset

    def _read(self, path: Path) -> Ruleset:
        ruleset = read_ruleset(path)
        if path.stem != ruleset.id or not is_own_id(ruleset.id):
            raise RulesetFileError("misplaced", detail="the file is not named after an own id")
        return ruleset

    def _others(self, game_id: str, ruleset_id: str) -> tuple[Ruleset, ...]:
        """Return the own rulesets of a game except one."""
        rulesets = self.listing().rulesets
        return tuple(other for other in rulesets if other.game == game_id and other.id != ruleset_id)

    def _path(self, ruleset_id: str) -> Path:
        """Return where a ruleset is kept. Raises: FileNotFoundError for what is no own id."""
        if not is_own_id(ruleset_id):
            raise FileNotFoundError(ruleset_id)
        return self._directory / f"{ruleset_id}{SUFFIX}"

    def _move(self, source: Path, target: Path) -> None:
        os.replace(source, target)
        with suppress(FileNotFoundError):
            os.replace(backup_path(source), backup_path(target))
        for folder in (target.parent, source.parent):
            self._disk.sync_folder(folder)


def is_own_id(ruleset_id: str) -> bool:
    """Tell whether an id is one that the library gives."""
    return _OWN_ID.fullmatch(ruleset_id) is not None


def clean_name(name: str) -> str:
    """Return `name` in one line, without characters that don't print as themselves."""
    return " ".join("".join(char for char in name if char.isprintable() or char.isspace()).split())


def export_ruleset(ruleset: Ruleset, path: Path, disk: Disk | None = None) -> None:
    """Write `ruleset` into a file for others.

    Raises:
        RulesetFileError: it is nobody's own, so it has no name.
        OSError: nothing was written.
    """
    _decode(ruleset.game, msgspec.to_builtins(ruleset))
    atomic_write(path, encode_ruleset(ruleset), disk)


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
    return _decode(plain["game"], plain["ruleset"])


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
    except ValueError as error:
        raise RulesetFileError("bad_json", detail=str(error)) from error


def _decode(game_id: str, plain: dict[str, Any]) -> Ruleset:
    """Return the ruleset with its name cleaned."""
    try:
        info = game_info(game_id)
    except InvalidRecordError as error:
        raise RulesetFileError("unknown_game", field="game", detail=error.detail) from error
    name = plain.get("name", "")
    if isinstance(name, str):
        name = clean_name(name)
        plain = {**plain, "name": name}
    try:
        ruleset = info.decode_ruleset(plain)
    except InvalidRecordError as error:
        raise _field_error(error, plain, game_id) from error
    if not 0 < len(name) <= MAX_NAME:
        raise RulesetFileError("bad_name", field="name", detail=f"{len(name)} characters")
    return ruleset


def _field_error(error: InvalidRecordError, plain: dict[str, Any], game_id: str) -> RulesetFileError:
    """Return what a game's decoder said, with the field that it concerns."""
    if "game" in plain and plain["game"] != game_id:
        return RulesetFileError("bad_field", field="game", detail="another game")
    problem = _PROBLEM.fullmatch(error.detail)
    if problem:
        return RulesetFileError("no_game", field=problem.group(1), detail=problem.group(2))
    place = _FIELD_PATH.search(error.detail)
    path = place.group(1) if place else ""
    reason = "bad_field"
    named = _FIELD_NAME.match(error.detail)
    if named:
        reason = "missing_field" if "missing" in named.group(0) else "unknown_field"
        path = f"{path}.{named.group(1)}" if path else named.group(1)
    return RulesetFileError(reason, field=path, detail=error.detail)


def _rank(ruleset: Ruleset) -> tuple[str, str]:
    return ruleset.name.casefold(), ruleset.id


def _fresh_id() -> str:
    return f"own-{uuid4().hex}"


def _unique(name: str, taken: Collection[str]) -> str:
    """Return `name`, with a number behind it where it is taken."""
    unique, number = name, 2
    while unique in taken:
        ending = f" ({number})"
        unique = name[: MAX_NAME - len(ending)].rstrip() + ending
        number += 1
    return unique
