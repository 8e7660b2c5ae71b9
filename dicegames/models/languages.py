"""The languages that the program can speak: one file each."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from dicegames.data import LANGUAGES, language_files

translate = QCoreApplication.translate

MAX_BYTES = 16 << 20
_NAMES = {"de": "Deutsch", "en": "English"}


def known_languages(folders: Sequence[Path]) -> tuple[str, ...]:
    """Return the languages that can be chosen: those of the program, then what else `folders` hold."""
    files = language_files(*folders)
    further = [code for code in sorted(files) if code not in LANGUAGES and _is_usable(code, files[code])]
    return (*LANGUAGES, *further)


def broken_languages(folders: Sequence[Path]) -> tuple[Path, ...]:
    """Return the files in `folders` that hold no language."""
    return tuple(path for code, path in language_files(*folders).items() if not _is_usable(code, path))


def language_name(code: str) -> str:
    """Return what a language is called by those who speak it."""
    name = _NAMES.get(code) or QLocale(code).nativeLanguageName() or code
    return name[0].upper() + name[1:]


def broken_words(paths: Sequence[Path]) -> tuple[str, str]:
    """Return title and text of what is said about files that hold no language."""
    title = translate("Languages", "A language cannot be used")
    text = translate("Languages", "{files}: not readable. It stays as it is; choose another language.")
    return title, text.format(files=", ".join(str(path) for path in paths))


def read_language(path: Path) -> QTranslator | None:
    """Return the words in a file, None when it holds none."""
    translator = QTranslator()
    try:
        fits = path.stat().st_size <= MAX_BYTES
    except OSError:
        return None
    return translator if fits and translator.load(str(path)) and not translator.isEmpty() else None


def _is_usable(code: str, path: Path) -> bool:
    return QLocale(code).language() != QLocale.Language.C and read_language(path) is not None
