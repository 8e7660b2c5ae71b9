"""The language of the window: the program's own texts and Qt's."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from dicegames.data import LANGUAGES, language_files
from dicegames.models.languages import known_languages, read_language


def system_language(known: Sequence[str] = LANGUAGES) -> str:
    """Return the language of the system if it is a known one, else English."""
    for name in QLocale.system().uiLanguages():
        words = name.replace("-", "_").split("_")
        for language in (f"{words[0]}_{words[-1]}", words[0]):
            if language in known:
                return language
    return "en"


def qt_folders() -> Iterator[Path]:
    """Return where Qt's own texts may lie: where Qt says, and inside PySide6 as its wheels bring it."""
    yield Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    package = Path(PySide6.__file__).parent
    yield from (package / "Qt" / "translations", package / "translations")


class Translation(QObject):
    """Install the texts of one language after the other; every widget then gets LanguageChange.

    `folders` hold a file for each language. What a language has no words for is said in English.
    """

    def __init__(self, *folders: Path) -> None:
        super().__init__()
        self._folders = folders
        self._installed: list[QTranslator] = []
        self.language = ""

    def set_language(self, choice: str) -> None:
        """Switch to a known language; else ("system", one whose file is gone) to that of the system."""
        known = known_languages(self._folders)
        language = choice if choice in known else system_language(known)
        if language == self.language:
            return
        self.language = language
        self._uninstall()
        files = language_files(*self._folders)
        # Asked in turn, the last one first: the plurals of English stand in for those that a file lacks.
        own = [files[code] for code in dict.fromkeys(("en", language)) if code in files]
        QLocale.setDefault(QLocale(language))
        # Boards aren't mirrored, and Qt would mirror what lies around them.
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        for path in (*_qt_files(language), *own):
            translator = read_language(path)
            if translator is not None:
                self._installed.append(translator)
                QCoreApplication.installTranslator(translator)

    def remove(self) -> None:
        """Take the texts away again; sources are English."""
        self._uninstall()
        self.language = ""

    def _uninstall(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []


def _qt_files(language: str) -> Iterable[Path]:
    """Return the file of Qt's own texts, none if there is none: then Qt speaks English."""
    for folder in qt_folders():
        for code in (language, language.split("_")[0]):
            path = folder / f"qtbase_{code}.qm"
            if path.is_file():
                return (path,)
    return ()
