"""The first page: go on with an open session, learn a game step by step, or choose one."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dicegames.models.game_words import GAME_ORDER
from dicegames.ui.controls.focus import order_reading
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.continue_card import ContinueCard, SessionCard
from dicegames.ui.pages.first_games_card import FirstGamesCard
from dicegames.ui.pages.game_tile import GameTile
from dicegames.ui.pages.page import Page
from dicegames.ui.sizes import PAGE_HIGH_FROM, PAGE_WIDE_FROM

translate = QCoreApplication.translate

CONTINUE_CARDS = 2
_ONE_COLUMN = 480
_GAP = 16
_TILE_FORM = 0.6  # of the width: wide tiles on high pages get no higher
_MOST = 1000  # stretch of what takes all the room that it can use
_UNBOUND = 16777215  # Qt's own for no limit


class HomePage(Page):
    """Show up to two open sessions and the four games.

    Where there is nothing to go on with, those games that were never begun are offered as first games.
    """

    game_chosen = Signal(str)
    first_game_requested = Signal(str)
    continue_requested = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._continue = Caption(look)
        self._question = Text(look, "large", wrap=False)
        self.cards = tuple(ContinueCard(look, primary=index == 0) for index in range(CONTINUE_CARDS))
        self.first_games = FirstGamesCard(look)
        self.first_games.first_game_requested.connect(self.first_game_requested)
        self.first_games.hide()
        self.tiles = tuple(GameTile(look, game_id) for game_id in GAME_ORDER)
        for card in self.cards:
            card.continue_requested.connect(self.continue_requested)
            card.hide()
        for tile in self.tiles:
            tile.chosen.connect(self.game_chosen)

        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addStretch(1)
        self._column.addWidget(self._continue)
        self._card_grid = inner_layout(self._column, QGridLayout)
        self._card_grid.setSpacing(_GAP)
        self._column.addWidget(self.first_games)
        self._column.addWidget(self._question)
        self._tile_grid = inner_layout(self._column, QGridLayout, _MOST)
        self._tile_grid.setSpacing(_GAP)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroll(look, content))
        self._continue.hide()
        self._shown = 0
        self.retranslate()
        self.arrange()
        order_reading((self._continue, *self.cards, self.first_games, self._question, *self.tiles))

    def show_sessions(self, sessions: tuple[SessionCard, ...], now: datetime | None = None) -> None:
        """Offer the first two of these open sessions; `now` is the local time."""
        moment = now or datetime.now().astimezone()
        self._shown = min(len(sessions), CONTINUE_CARDS)
        for card, session in zip(self.cards, sessions, strict=False):
            card.show_card(session, moment)
        self.arrange()

    def show_first_games(self, game_ids: tuple[str, ...]) -> None:
        """Offer the guided first games of these while there is no session to go on with."""
        if game_ids != self.first_games.games:
            self.first_games.show_games(game_ids)
            self.arrange()

    def retranslate(self) -> None:
        """Say every word anew."""
        self._continue.setText(translate("Home", "Continue"))
        self._question.setText(translate("Home", "What shall we play?"))

    def arrange(self) -> None:
        """Place cards and tiles for the page's size."""
        small = self.width() < PAGE_WIDE_FROM or self.height() < PAGE_HIGH_FROM
        low = self.height() < PAGE_HIGH_FROM
        columns = 1 if self.width() < _ONE_COLUMN else 2
        margin = self.side(16 if small else 28)
        shown = min(self._shown, 1 if low else CONTINUE_CARDS)
        for card in self.cards:
            card.set_compact(low)
        needed = max((card.sizeHint().width() for card in self.cards[:shown]), default=0)
        beside = self.width() >= PAGE_WIDE_FROM and 2 * needed + _GAP + 2 * margin <= self.width()
        card_columns = 2 if beside and shown > 1 else 1  # a single one has the whole width
        top = 12 if low else 22
        tile_width = (self.width() - 2 * margin - _GAP) / 2
        highest = round(_TILE_FORM * tile_width) if self.end() else _UNBOUND
        self._column.setContentsMargins(margin, top, margin, 16 if small else 25)
        self._column.setSpacing(8 if low else 10)
        self._question.set_role("title" if low else "large")
        self._continue.setVisible(self._shown > 0)
        self.first_games.setVisible(not self._shown and bool(self.first_games.games))
        self.first_games.fit(self.width() - 2 * margin, compact=low)
        for index, card in enumerate(self.cards):
            card.setVisible(index < shown)
            self._card_grid.addWidget(card, index // card_columns, index % card_columns)
        for column in range(2):
            self._card_grid.setColumnStretch(column, 1 if column < card_columns else 0)
            self._tile_grid.setColumnStretch(column, 1 if column < columns else 0)
        for index, tile in enumerate(self.tiles):
            tile.set_compact(small)
            tile.setMaximumHeight(highest)
            self._tile_grid.addWidget(tile, index // columns, index % columns, Qt.AlignmentFlag(0))
