"""The choice of how well a computer plays at a seat, and in which style where the game has some."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QPainter

from dicegames.models.level_words import level_name, style_name
from dicegames.ui.controls.base import text_width
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.look import Look

translate = QCoreApplication.translate

_LINE = 1.15  # of a letter's size: two lines belong together
_ROUND_LINES = 6.0  # px above and below them, together


class LevelButton(MenuButton):
    """Offer levels and, below them in the same list, styles; a style other than the plain one is shown."""

    style_chosen = Signal(str)  # the id of the style that the person chose

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._levels: tuple[str, ...] = ()
        self._styles: tuple[str, ...] = ()
        self._style = ""
        self._style_entries: tuple[QAction, ...] = ()

    @property
    def spoken_choice(self) -> str:
        """Return level and style as screen readers say them."""
        words = (self.current_label, style_name(self._style)) if self._styles else (self.current_label,)
        return ", ".join(words)

    def show_choice(self, levels: Sequence[str], level: str, styles: Sequence[str], style: str) -> None:
        """Offer these levels and styles, and show one of each; a game with one style only has none."""
        self._levels, self._style = tuple(levels), style
        self._styles = tuple(styles) if len(styles) > 1 else ()
        self.set_purpose(
            translate("NewGame", "Level and style") if self._styles else translate("NewGame", "Level")
        )
        self.set_options([(level_id, level_name(level_id), None) for level_id in self._levels])
        self.set_current(level)

    def fill_menu(self) -> None:
        """Put levels and styles into the list, each below its heading."""
        self.menu.addSection(translate("NewGame", "Level"))
        super().fill_menu()
        if self._styles:
            self.menu.addSection(translate("NewGame", "Style"))
        self._style_entries = tuple(
            self.add_entry(style, style_name(style), style == self._style) for style in self._styles
        )

    def words_width(self) -> float:
        """Return the width of the longest name of a level, or of a style that is shown."""
        styles = [text_width(self._look, "small", style_name(style)) for style in self._styles if style]
        return max(super().words_width(), *styles, 0.0)

    def sizeHint(self) -> QSize:
        """Return the size that has room for a level over a style, where there are any."""
        hint = super().sizeHint()
        if not self._styles:
            return hint
        return QSize(hint.width(), max(hint.height(), round(sum(self._line_heights()) + _ROUND_LINES)))

    def paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the level, and the style below it unless it is the plain one."""
        if not self._style:
            super().paint_words(painter, rect)
            return
        upper, lower = self._line_heights()
        top = rect.center().y() - (upper + lower) / 2
        self.paint_line(painter, QRectF(rect.left(), top, rect.width(), upper), "body", self.current_label)
        below = QRectF(rect.left(), top + upper, rect.width(), lower)
        self.paint_line(painter, below, "small", style_name(self._style))

    def _line_heights(self) -> tuple[float, float]:
        body, small = (self._look.font(role).pixelSize() * _LINE for role in ("body", "small"))
        return body, small

    def _on_menu_triggered(self, action: QAction) -> None:
        if action not in self._style_entries:
            super()._on_menu_triggered(action)
        elif action.data() != self._style:
            self._style = str(action.data())
            self.set_current(self.current_id)
            self.style_chosen.emit(self._style)
