"""Take sessions in beside those that are there: nothing is replaced, and nothing is kept twice."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.disk import Disk
from dicegames.storage.free_names import names_like
from dicegames.storage.journal import SUFFIX
from dicegames.storage.library import read_bytes
from dicegames.storage.new_file import write_new
from dicegames.storage.plain import parse_json
from dicegames.storage.record import MAX_LINE_BYTES, whole_length

_ID = re.compile(r"[0-9a-f]{32}")


class SessionMerger:
    """Add sessions to the folder `directory`."""

    def __init__(self, directory: Path, disk: Disk | None = None) -> None:
        self._directory = directory
        self._disk = disk or Disk()
        self._paths: dict[str, list[Path]] | None = None  # by the ids of the sessions; read when first needed

    def add(self, name: str, data: bytes) -> Path | None:
        """Write a session under its name, counted up where it is taken; None when all of it is there already.

        A session that was played on since then is there already. One of the same id that went another way
        is kept beside the other.

        Raises:
            OSError: it could not be written; nothing was left behind.
        """
        if self._holds(self._directory / name, data):
            return None
        session_id = _id_of(data)
        known = self._known().setdefault(session_id, []) if session_id else []
        if any(self._holds(path, data) for path in known):
            return None
        path = self._write(name, data)
        known.append(path)
        return path

    def _write(self, name: str, data: bytes) -> Path:
        names = names_like(name)
        while True:
            path = self._directory / next(names)
            with suppress(FileExistsError):
                if not os.path.lexists(path):
                    write_new(path, data, self._disk)
                    return path

    def _holds(self, path: Path, data: bytes) -> bool:
        try:
            there = read_bytes(path)
        except InvalidRecordError:
            return False
        whole = data[: whole_length(data)]  # what follows was never shown
        return there == data or (bool(whole) and there.startswith(whole))

    def _known(self) -> dict[str, list[Path]]:
        if self._paths is None:
            self._paths = {}
            for path in self._files():
                with suppress(OSError), path.open("rb") as file:
                    session_id = _id_of(file.read(MAX_LINE_BYTES))
                    if session_id:
                        self._paths.setdefault(session_id, []).append(path)
        return self._paths

    def _files(self) -> Iterator[Path]:
        with suppress(OSError):
            for path in sorted(self._directory.iterdir()):
                if path.suffix == SUFFIX and path.is_file():
                    yield path


def _id_of(data: bytes) -> str:
    """Return the id in the header of a session, "" where there is none."""
    try:
        plain = parse_json(data[:MAX_LINE_BYTES].partition(b"\n")[0].decode())
        found = plain["id"]
    except (ValueError, TypeError, KeyError):
        return ""
    return found if isinstance(found, str) and _ID.fullmatch(found) else ""
