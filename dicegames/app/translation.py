"""The language of the window: the program's own texts and Qt's."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

LANGUAGES = ("de", "en")


def system_language() -> str:
    """Return the language of the system if the program speaks it, else English."""
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


class Translation(QObject):
    """Install the texts of one language after the other; every widget then gets LanguageChange."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._installed: list[QTranslator] = []
        self.language = ""

    def set_language(self, choice: str) -> None:
        """Switch to "de", "en", or the system's language ("system")."""
        language = system_language() if choice == "system" else choice
        if language == self.language:
            return
        self.language = language
        self._uninstall()
        self._installed = [
            translator
            for translator in (
                self._load(
                    f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
                ),
                self._load(f"dicegames_{language}", str(self._directory)),
            )
            if translator is not None
        ]
        QLocale.setDefault(QLocale(language))
        for translator in self._installed:
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

    def _load(self, name: str, directory: str) -> QTranslator | None:
        translator = QTranslator(self)
        return translator if translator.load(name, directory) else None
