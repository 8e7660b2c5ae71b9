"""Apply the settings that change how everything looks and sounds, and follow the system where asked."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from dicegames.app.translation import Translation
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look, Motion


class Appearance(QObject):
    """Keep look, palette and language in step with the settings and the system's colour scheme."""

    def __init__(
        self,
        app: QApplication,
        look: Look,
        translation: Translation,
        language: str | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._look = look
        self._translation = translation
        self._language = language  # of this run, from the command line
        self._settings = Settings()
        look.changed.connect(self._on_look_changed)
        app.styleHints().colorSchemeChanged.connect(self._on_color_scheme_changed)

    def apply(self, settings: Settings) -> None:
        """Show everything as `settings` say."""
        if settings.language != self._settings.language:
            self._language = None  # a choice made in the window wins over the command line
        self._settings = settings
        self._translation.set_language(self._language or settings.language)
        self._look.set_motion(Motion(settings.motion))
        self._look.set_cloth(settings.cloth)
        self._look.set_dice_set(settings.dice_set)
        self._look.set_text_scale(settings.text_scale)
        self._look.set_theme(self._theme())
        self._on_look_changed()

    def start(self, settings: Settings) -> None:
        """Apply the settings of the last time; the command line's language holds over them."""
        self._settings = settings
        self.apply(settings)

    def _theme(self) -> str:
        if self._settings.theme != "system":
            return self._settings.theme
        dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"

    def _on_look_changed(self) -> None:
        palette = self._look.palette()
        if palette != self._app.palette():
            self._app.setPalette(palette)

    def _on_color_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self._look.set_theme(self._theme())
