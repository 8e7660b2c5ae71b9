"""What the list says of sessions, read at once and without an index."""

from pathlib import Path

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.journal import SUFFIX
from dicegames.storage.library import SessionInfo, info_of, read_bytes, unreadable_info


def list_sessions(directory: Path) -> list[SessionInfo]:
    """Return the sessions in `directory`, the one last played first; none when there is no such folder.

    Only the first and the last line of a file are checked here, so one that is listed as open can still
    turn out to be damaged. No file is changed.
    """
    try:
        paths = [path for path in directory.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except OSError:
        return []
    infos = [session_info(path) for path in paths]
    return sorted(infos, key=lambda info: (info.changed, info.path.name), reverse=True)


def session_info(path: Path) -> SessionInfo:
    """Return what the list says of one file, whatever it holds."""
    try:
        return info_of(path, read_bytes(path))
    except InvalidRecordError as error:
        return unreadable_info(path, error)
