"""Tell what an installation is made of: whoever packs the program sees whether anything was forgotten."""

import platform
import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QLibraryInfo, qVersion
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QDialogButtonBox, QStyleFactory

from dicegames.app.main import make_app
from dicegames.app.sound_player import multimedia_module
from dicegames.app.translation import Translation
from dicegames.data import resources_dir, translations_dir
from dicegames.models.languages import known_languages
from dicegames.storage.directories import directories
from dicegames.storage.licences import components
from dicegames.ui.theme import load_themes
from dicegames.version import app_version

translate = QCoreApplication.translate


class LanguageWords(msgspec.Struct, frozen=True):
    """What a button of Qt's own dialogs says in a language, and the title of the window."""

    button: str
    title: str


class Findings(msgspec.Struct, frozen=True):
    """Everything that is told; `platform` is Qt's word for what draws windows here.

    `licences` names the works of others whose texts are there.
    """

    version: str
    python: str
    qt: str
    frozen: bool
    platform: str
    styles: tuple[str, ...]
    images: tuple[str, ...]
    sound: bool
    themes: tuple[str, ...]
    languages: dict[str, LanguageWords]
    licences: tuple[str, ...]
    folders: dict[str, str]


def check_installation(file: Path, data_dir: Path | None) -> int:
    """Write the findings into `file` as one JSON object, and return the exit status.

    Raises:
        OSError: the file can't be written.
    """
    app = make_app(sys.argv[:1])
    folders = directories(data_dir)
    findings = Findings(
        version=app_version(),
        python=platform.python_version(),
        qt=qVersion(),
        frozen=bool(getattr(sys, "frozen", False)),
        platform=app.platformName(),
        styles=tuple(QStyleFactory.keys()),
        images=tuple(sorted(bytes(form.data()).decode() for form in QImageReader.supportedImageFormats())),
        sound=multimedia_module() is not None,
        themes=tuple(load_themes(resources_dir() / "themes").themes),
        licences=tuple(part.name for part in components() if part.texts),
        languages=_languages((translations_dir(), folders.languages)),
        folders={
            "data": str(folders.data),
            "config": str(folders.config),
            "cache": str(folders.cache),
            "log": str(folders.log),
            "resources": str(resources_dir()),
            "translations": str(translations_dir()),
            "qt_plugins": QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath),
        },
    )
    file.write_bytes(msgspec.json.format(msgspec.json.encode(findings), indent=2) + b"\n")
    return 0


def _languages(folders: tuple[Path, ...]) -> dict[str, LanguageWords]:
    translation = Translation(*folders)
    found = {}
    for language in known_languages(folders):
        translation.set_language(language)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        button = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        found[language] = LanguageWords(button.text().replace("&", ""), translate("Window", "Dice Games"))
    translation.remove()
    return found
