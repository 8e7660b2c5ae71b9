"""Apply the settings that change how everything looks and sounds, and follow the system where asked."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from dicegames.app.system_motion import SystemMotion
from dicegames.app.translation import Translation
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look, Motion


class Appearance(QObject):
    """Keep look, palette and language in step with the settings and with what the system says of them."""

    def __init__(
        self,
        app: QApplication,
        look: Look,
        translation: Translation,
        language: str | None,
        system_motion: SystemMotion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._look = look
        self._translation = translation
        self._language = language  # of this run, from the command line
        self._system_motion = system_motion
        self._settings = Settings()
        look.changed.connect(self._on_look_changed)
        app.styleHints().colorSchemeChanged.connect(self._on_color_scheme_changed)
        system_motion.changed.connect(self._on_system_motion_changed)

    def apply(self, settings: Settings) -> None:
        """Show everything as `settings` say."""
        if settings.language != self._settings.language:
            self._language = None  # a choice made in the window wins over the command line
        self._settings = settings
        self._translation.set_language(self._language or settings.language)
        self._look.set_motion(self._motion())
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

    def _motion(self) -> Motion:
        if self._settings.motion != "system":
            return Motion(self._settings.motion)
        return Motion.REDUCED if self._system_motion.is_reduced else Motion.FULL

    def _on_look_changed(self) -> None:
        palette = self._look.palette()
        if palette != self._app.palette():
            self._app.setPalette(palette)

    def _on_color_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self._look.set_theme(self._theme())

    def _on_system_motion_changed(self) -> None:
        self._look.set_motion(self._motion())
