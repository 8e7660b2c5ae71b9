"""A card on the home page for whoever never played: a guided first game of each game."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dicegames.models.game_words import GAME_ORDER, game_name
from dicegames.models.guide import LESSONS, first_game_name
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon

translate = QCoreApplication.translate

_BOOK = 28.0
_WORDS = 17.0  # F that the words have beside the buttons
_GAP = 8


class _Book(QWidget):
    """The sign of the guide, as it stands on its strip."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedSize(round(_BOOK), round(_BOOK))
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the book."""
        painter = QPainter(self)
        paint_icon(painter, "book", QRectF(self.rect()), self._look.color("accent_ink"))
        painter.end()


class _GameButton(ActionButton):
    """Begin the first game of one game."""

    chosen = Signal(str)

    def __init__(self, look: Look, game_id: str) -> None:
        super().__init__(look, small=True)
        self.game_id = game_id
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.chosen.emit(self.game_id)


class FirstGamesCard(Panel):
    """Ask who never played, with a button for each game that was never begun."""

    first_game_requested = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._look = look
        self._compact = False
        self._games: tuple[str, ...] = ()
        self._book = _Book(look)
        self._title = Caption(look, wrap=True)
        self._text = Text(look, "small", "ink_soft")
        self.buttons = tuple(_GameButton(look, game_id) for game_id in GAME_ORDER if game_id in LESSONS)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(12)
        head = inner_layout(self._row, QHBoxLayout, 1)
        head.setSpacing(14)
        head.addWidget(self._book, 0, Qt.AlignmentFlag.AlignVCenter)
        words = inner_layout(head, QVBoxLayout, 1)
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        self._grid = inner_layout(self._row, QGridLayout)
        self._grid.setSpacing(_GAP)
        for index, button in enumerate(self.buttons):
            self._grid.addWidget(button, 0, index)
            button.chosen.connect(self.first_game_requested)
        self.retranslate()

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games that are offered."""
        return self._games

    def show_games(self, game_ids: tuple[str, ...]) -> None:
        """Offer the first games of these."""
        self._games = game_ids
        for button in self.buttons:
            button.setVisible(button.game_id in game_ids)

    def fit(self, width: int, *, compact: bool) -> None:
        """Place words and buttons for a card of `width` px: side by side, or the buttons below."""
        margin = 8 if compact else 12
        self._row.setContentsMargins(margin + 8, margin, margin + 4, margin)
        self._text.setVisible(not compact)
        inner = width - 2 * margin - 12
        shown = [button for button in self.buttons if button.game_id in self._games]
        widest = max((button.sizeHint().width() for button in shown), default=1)
        least = round(self._look.px(_WORDS)) + round(_BOOK) + 14 + self._row.spacing()
        beside = len(shown) * (widest + _GAP) + least <= inner
        columns = (
            len(shown)
            if beside
            else next((count for count in (4, 2) if count * (widest + _GAP) - _GAP <= inner), 1)
        )
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        for index, button in enumerate(shown):
            self._grid.addWidget(button, index // max(1, columns), index % max(1, columns))

    def retranslate(self) -> None:
        """Say every word anew."""
        self._title.setText(translate("Home", "Never played? Learn a game step by step."))
        self._text.setText(translate("Home", "Every rule is told when it comes up. You can undo anything."))
        for button in self.buttons:
            button.set_texts(game_name(button.game_id))
            button.setAccessibleName(
                translate("Home", "{game}: {title}").format(
                    game=game_name(button.game_id), title=first_game_name()
                )
            )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
