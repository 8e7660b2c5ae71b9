"""The log file: what the program did and what failed, without names, paths or anything that people wrote.

It says what happened as an id with ids and numbers beside it. Of an unexpected error it holds the kind and
where it came from, never the message: that could quote a name. Of Qt's messages it holds the words before the
first that could be a path, a quotation or a value. Four files of half a megabyte are kept.
"""

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

FILE = "dicegames.log"
MAX_BYTES = 512 * 1024
OLDER_FILES = 3
MAX_FRAMES = 60

_log = logging.getLogger("dicegames")
_log.propagate = False
_log.addHandler(logging.NullHandler())
_PLAIN = re.compile(r"[A-Za-z0-9_.+-]{1,60}")
_WORD = re.compile(r"[A-Za-z][A-Za-z:()_.,-]{0,59}")
_MOST_WORDS = 12


class LogFile:
    """Write to a log file in `folder` from `begin` to `end`, or nothing where that isn't possible."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._handler: logging.Handler | None = None

    def begin(self) -> None:
        """Open the file; say in one line on the terminal when it can't be."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handler = _Handler(
                self._folder / FILE, maxBytes=MAX_BYTES, backupCount=OLDER_FILES, encoding="utf-8"
            )
        except OSError as error:
            _say_unwritable(error)
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        _log.setLevel(logging.INFO)
        _log.addHandler(handler)
        self._handler = handler

    def end(self) -> None:
        """Close the file."""
        if self._handler is not None:
            _log.removeHandler(self._handler)
            with suppress(OSError):  # a full disk has been complained about
                self._handler.close()
            self._handler = None


def note(event: str, **facts: str | int) -> None:
    """Write down an event; facts are ids and numbers, and whatever looks like anything else is left out."""
    _log.info("%s", " ".join([event, *(f"{key}={_plain(fact)}" for key, fact in facts.items())]))


def note_error(error: BaseException, event: str = "unexpected_error") -> None:
    """Write down an error: its kind, and the way to it through the code."""
    _log.error("%s", "\n".join([event, *_error_lines(error)]))


def note_message(event: str, category: str, message: str) -> None:
    """Write down how a message of Qt begins."""
    _log.warning("%s category=%s %s", event, _plain(category), " ".join(_first_words(message)))


class _Handler(RotatingFileHandler):
    """Complain once when the disk refuses, not at every line."""

    _complained = False

    def handleError(self, record: logging.LogRecord) -> None:
        if not self._complained:
            self._complained = True
            _say_unwritable(sys.exc_info()[1])


def _say_unwritable(error: BaseException | None) -> None:
    why = error.strerror if isinstance(error, OSError) and error.strerror else "it cannot be written"
    print(f"dicegames: no log file: {why}", file=sys.stderr)


def _plain(fact: str | int) -> str:
    text = str(fact)
    return text if _PLAIN.fullmatch(text) else "?"


def _first_words(message: str) -> Iterator[str]:
    for word in message.split()[:_MOST_WORDS]:
        if not _WORD.fullmatch(word):
            yield "..."
            return
        yield word


def _error_lines(error: BaseException) -> Iterator[str]:
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        number = f" errno={found.errno}" if isinstance(found, OSError) and found.errno else ""
        yield f"  {type(found).__module__}.{type(found).__qualname__}{number}"
        frames = [
            f"    {frame.f_globals.get('__name__', '?')}:{line} {frame.f_code.co_name}"
            for frame, line in traceback.walk_tb(found.__traceback__)
        ]
        if len(frames) > MAX_FRAMES:
            frames[MAX_FRAMES // 2 : -MAX_FRAMES // 2] = ["    ..."]
        yield from frames
        before, found = found, found.__cause__
        if found is None and not before.__suppress_context__:
            found = before.__context__
