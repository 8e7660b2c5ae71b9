"""The library of own rulesets: one file each, named after the ruleset's id."""

import errno
import os
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import msgspec

from dicegames.games.ruleset import Ruleset
from dicegames.storage.atomic import atomic_write, backup_path
from dicegames.storage.disk import Disk
from dicegames.storage.ruleset_file import (
    MAX_NAME,
    SUFFIX,
    RulesetFileError,
    clean_name,
    decode_ruleset,
    encode_ruleset,
    read_ruleset,
)
from dicegames.storage.ruleset_ids import fresh_id, is_own_id
from dicegames.storage.trash import empty_trash, note_deleted

TRASH = "trash"


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
            plain["id"] = fresh_id()
        name = clean_name(plain.get("name", ""))
        plain["name"] = _unique(name, self._taken_names(ruleset.game, plain["id"]))
        kept = decode_ruleset(ruleset.game, plain)
        atomic_write(self._path(kept.id), encode_ruleset(kept), self._disk)
        return kept

    def add(self, ruleset: Ruleset) -> Ruleset:
        """Take in a ruleset from a file and return it as it is kept.

        Nothing is kept twice: an own ruleset of the same values is returned instead, whatever its id and
        name. One that differs from the ruleset of its id gets a fresh id.

        Raises:
            RulesetFileError: its name or a value can't be kept.
            OSError: nothing was written.
        """
        values = _values(ruleset)
        same = [other for other in self.listing().rulesets if _values(other) == values]
        if same:  # of several the one that is called like it
            return max(same, key=lambda other: (other.id == ruleset.id, other.name == ruleset.name))
        if is_own_id(ruleset.id) and os.path.lexists(self._path(ruleset.id)):
            ruleset = decode_ruleset(ruleset.game, msgspec.to_builtins(ruleset) | {"id": fresh_id()})
        return self.save(ruleset)

    def delete(self, ruleset_id: str) -> None:
        """Move a ruleset to the trash, from which `restore` takes it back.

        Raises:
            OSError: it is not there, or could not be moved.
        """
        path = self._path(ruleset_id)
        trash = path.parent / TRASH
        self._disk.make_folder(trash)
        self._move(path, trash / path.name)
        note_deleted(trash, (path.name, backup_path(path).name))

    def empty_trash(self) -> None:
        """Delete for good what was thrown away 30 days ago."""
        empty_trash(self._directory / TRASH)

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
        if ruleset.name.casefold() in self._taken_names(ruleset.game, ruleset_id):
            return self.save(ruleset)
        return ruleset

    def _read(self, path: Path) -> Ruleset:
        ruleset = read_ruleset(path)
        if path.stem != ruleset.id or not is_own_id(ruleset.id):
            raise RulesetFileError("misplaced", detail="the file is not named after an own id")
        return ruleset

    def _taken_names(self, game_id: str, ruleset_id: str) -> frozenset[str]:
        """Return the names of the own rulesets of a game except one, as they are compared."""
        rulesets = self.listing().rulesets
        return frozenset(
            other.name.casefold() for other in rulesets if other.game == game_id and other.id != ruleset_id
        )

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


def _rank(ruleset: Ruleset) -> tuple[str, str]:
    return ruleset.name.casefold(), ruleset.id


def _values(ruleset: Ruleset) -> dict[str, object]:
    """Return what makes the rules, whoever made them and whatever they are called."""
    plain = msgspec.to_builtins(ruleset)
    values = {field: value for field, value in plain.items() if field not in ("id", "name")}
    return values | {"game": ruleset.game}


def _unique(name: str, taken: Collection[str]) -> str:
    """Return `name`, with a number behind it where it is taken, in whatever case."""
    unique, number = name, 2
    while unique.casefold() in taken:
        ending = f" ({number})"
        unique = name[: MAX_NAME - len(ending)].rstrip() + ending
        number += 1
    return unique
