"""The page on which a game is set up: which game, by which rules, who plays."""

import random
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.engine.match import Seat
from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.models.game_words import GAME_ORDER, game_name, match_length, puzzle_name, short_ruleset_name
from dicegames.models.guide import first_game_name, has_first_game
from dicegames.models.phrases import joined_names
from dicegames.models.puzzle import span_text
from dicegames.models.scorings import SCORINGS
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_tabs
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.game_choice import GameChoice
from dicegames.ui.pages.line_up_form import LineUpForm
from dicegames.ui.pages.page import Page
from dicegames.ui.pages.ruleset_choice import RulesetChoice
from dicegames.ui.pages.ruleset_editors import EDITORS
from dicegames.ui.pages.seat_drafts import (
    SeatDraft,
    drafts_of,
    first_drafts,
    in_game,
    seat_colors,
    seats_of,
    with_color,
)
from dicegames.ui.pages.table_options import TableOptionsForm
from dicegames.ui.sizes import HIGH_FROM, WIDE_FROM

translate = QCoreApplication.translate

_FIRST_SEATS = 2
_WIDE = 73.5  # F; from this width both halves have room side by side
_FEW_SEATS = 18.0  # F; the height of two seats with their heading
_FOOT_SIDE = 16  # px beside the foot
_SIDES = 34  # px beside what lies on a panel as wide as the page
_PANEL = 10  # px that a panel adds to the height of what lies on it
_BAR = 14  # px that a scroll bar and the edges add to the width of what lies on a panel
_BETWEEN = 48  # px beside and between two halves
_UNBOUND = 16777215  # Qt's own for no limit
_BESIDE = 32  # px that a card keeps from the shade at the edge of what scrolls
_BUTTON_NAME = 20  # characters
_LONGEST_NAMES = 60  # characters that the sentence spends on names


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that was set up and shall begin."""

    game_id: str
    ruleset: Ruleset
    seats: tuple[Seat, ...]
    options: TableOptions


class NewGamePage(Page):
    """Set up a game; Enter outside a name starts it.

    In narrow windows its two halves lie one below the other, or become tabs where that is too low. Of
    those the choice of game is shown first, unless a line-up is there already.
    """

    start_requested = Signal(object)
    first_game_requested = Signal(str)  # the game's id: its guided first game
    edit_requested = Signal(object)  # Ruleset: one's own, to be changed
    copy_requested = Signal(object)  # Ruleset, of which a new one is made
    back_requested = Signal()

    def __init__(
        self, look: Look, source: random.Random | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._game_id = GAME_ORDER[0]
        self._own_rulesets: tuple[Ruleset, ...] = ()  # of all games
        self._from_last_time = False
        self._has_first_button_below = False
        self._several: tuple[SeatDraft, ...] = ()  # who else plays where one isn't alone
        self.back_button = FlatButton(look, "back")
        self.back_button.clicked.connect(self.back_requested)
        self._title = Text(look, "title", wrap=False)
        self.tabs = Segmented(look)
        self.tabs.chosen.connect(self._on_tabs_chosen)
        self.games = GameChoice(look)
        self.games.chosen.connect(self._on_games_chosen)
        self.first_button = FlatButton(look, "book", dashed=True)
        self.first_button.clicked.connect(self._on_first_button_clicked)
        self.rulesets = RulesetChoice(look)
        self.rulesets.chosen.connect(self._on_rulesets_chosen)
        self.rulesets.edit_requested.connect(self.edit_requested)
        self.rulesets.copy_requested.connect(self.copy_requested)
        self.options = TableOptionsForm(look)
        self.line_up = LineUpForm(look, source or random.SystemRandom())
        self.line_up.changed.connect(self._on_line_up_changed)
        self.line_up.names_entered.connect(self._on_line_up_names_entered)
        self._sentence = Text(look, "strong")
        self._hint = Text(look, "small", "ink_soft")
        self.shuffle_button = ActionButton(look, icon="swap")
        self.shuffle_button.clicked.connect(self.line_up.shuffle)
        self.start_button = ActionButton(look, primary=True, icon="play")
        self.start_button.clicked.connect(self._start)
        self._captions = tuple(Caption(look) for _ in range(3))
        self._build()
        self._show_rulesets("")
        self.retranslate()
        self.tabs.set_current("game")
        self.open_for(self._game_id, None, Settings())
        self.arrange()

    @property
    def sentence(self) -> str:
        """Return what is said to begin."""
        return self._sentence.text()

    @property
    def hint(self) -> str:
        """Return what is said below the sentence."""
        return self._hint.text()

    def open_for(self, game_id: str, line_up: LineUp | None, settings: Settings) -> None:
        """Begin setting up a game: as the last time (`line_up`), else for two people.

        Raises: InvalidRecordError for an unknown game.
        """
        info = game_info(game_id)
        self._game_id = game_id
        self.games.set_current(game_id)
        self._show_rulesets(line_up.ruleset if line_up else "")
        options = TableOptions(auto_entry=settings.auto_entry, handover=settings.handover, dice=settings.dice)
        self._show_options(options)
        seats = line_up.seats if line_up else ()
        least, most = info.player_limits(self.rulesets.current)
        self._from_last_time = least <= len(seats) <= most
        count = max(info.min_players, min(_FIRST_SEATS, info.max_players))
        drafts = first_drafts(count, seat_colors(game_id))
        if self._from_last_time:
            last = drafts_of(seats)
            drafts = last if most > 1 else _joined(last[0], drafts)
        self._show_line_up(drafts)
        self._order()
        self._tell()
        self.tabs.set_current("seats" if self._from_last_time else "game")
        self.arrange()

    def set_own_rulesets(self, rulesets: tuple[Ruleset, ...]) -> None:
        """Offer these beside the rulesets of the program; the choice stays as long as it is there."""
        self._own_rulesets = rulesets
        self._take_ruleset(self.rulesets.current.id)

    def choose_ruleset(self, ruleset_id: str) -> None:
        """Choose a ruleset of the game that is set up, and show it; an unknown id chooses the default."""
        self._take_ruleset(ruleset_id)
        self.tabs.set_current("game")
        self.arrange()
        # a new card gets its place with the next layout
        QTimer.singleShot(0, self, self._show_chosen_card)

    def _take_ruleset(self, ruleset_id: str) -> None:
        self._show_rulesets(ruleset_id)
        self._order()
        self._on_rulesets_chosen()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.back_button.set_texts(translate("NewGame", "Overview"))
        self._title.setText(translate("NewGame", "New game"))
        words = (
            translate("NewGame", "Game"),
            translate("NewGame", "Rules"),
            translate("NewGame", "Options"),
        )
        for caption, word in zip(self._captions, words, strict=True):
            caption.setText(word)
        self.games.setAccessibleName(words[0])
        self.rulesets.setAccessibleName(words[1])
        self.tabs.setAccessibleName(self._title.text())
        self.tabs.set_options(
            [
                ("game", translate("NewGame", "Game and rules"), None),
                ("seats", translate("NewGame", "Who is playing?"), None),
            ]
        )
        self.options.retranslate()
        self.line_up.retranslate()
        self.shuffle_button.set_texts(translate("NewGame", "Draw the order"))
        self.first_button.set_texts(
            first_game_name(), translate("NewGame", "Every rule is told when it comes up; undo anything.")
        )
        self._tell()

    def arrange(self) -> None:
        """Put both halves side by side, one below the other, or one behind the other."""
        narrow = self.width() < max(WIDE_FROM, self.look.px(_WIDE))
        low = self.height() < HIGH_FROM
        stacked = narrow and self._fit_one_below_the_other()
        tabbed = narrow and not stacked
        self._place_first_button(tabbed)
        self.tabs.setVisible(tabbed)
        self.back_button.set_compact(narrow)
        title = self._title.sizeHint().width() + self.tabs.sizeHint().width() + 120
        self._title.setVisible(not narrow or title <= self.width())
        buttons = sum(button.sizeHint().width() for button in (self.shuffle_button, self.start_button))
        # the start button says who begins: in large text the words beside it give way
        words = self._sentence.minimumSizeHint().width() + 2 * self._foot.spacing() + 2 * _FOOT_SIDE
        has_room = buttons + max(self.look.px(12), words) <= self.width()
        self._sentence.setVisible(has_room)
        shown = self.tabs.current_id
        self._game_panel.setVisible(not tabbed or shown == "game")
        self._seat_panel.setVisible(not tabbed or shown == "seats")
        # beside each other the choice of game has what it needs, at most half
        needed = self._game_content.minimumSizeHint().width() + _BAR
        self._game_panel.setMinimumWidth(0 if narrow else min(needed, (self.width() - _BETWEEN) // 2))
        direction = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._middle.setDirection(direction)
        side, end = self.side(_FOOT_SIDE), 0 if narrow else self.end()
        self._whole.setContentsMargins(0, end, 0, end)
        self._head.setContentsMargins(side, 6, side, 6)
        foot = 8 if low or stacked else 18
        self._foot.setContentsMargins(side, foot, side, foot)
        self._middle.setContentsMargins(side, 0, side, 0)
        self._hint.setVisible(has_room and not low)
        self.shuffle_button.set_icon(None if narrow else "swap")
        wide = 270 if not narrow else 0
        self.start_button.setMinimumWidth(wide)
        self.shuffle_button.setMinimumWidth(wide - 12 if wide else 0)
        self.line_up.set_low(low or stacked)
        if stacked:  # the seats have what they need, at most half, or what the choice of game leaves
            room = self._room() - self._middle.spacing()
            wanted = min(room // 2, self.line_up.wanted_height(self.width() - _SIDES) + _PANEL)
            self._seat_panel.setFixedHeight(max(wanted, room - self._game_height()))
        else:
            self._seat_panel.setMinimumHeight(0)
            self._seat_panel.setMaximumHeight(_UNBOUND)

    def _place_first_button(self, tabbed: bool) -> None:
        """Put the way to a first game into the head, or below the games where tabs stand there."""
        if tabbed == self._has_first_button_below:
            return
        self._has_first_button_below = tabbed
        if tabbed:
            self._game_column.insertWidget(self._game_column.indexOf(self.games) + 1, self.first_button)
        else:
            self._head.addWidget(self.first_button)
        self._order()

    def _room(self) -> int:
        """Return the height between head and foot, in the tight form of the foot."""
        return self.height() - self._head.sizeHint().height() - self.start_button.sizeHint().height() - 16

    def _fit_one_below_the_other(self) -> bool:
        """Tell whether the choice of game and a few seats are seen at once at this size."""
        spare = 0
        if self._has_first_button_below:
            spare = self.first_button.sizeHint().height() + self._game_column.spacing()
        needed = self._game_height() - spare + self._middle.spacing() + self.look.px(_FEW_SEATS)
        return needed <= self._room()

    def _game_height(self) -> int:
        """Return the height in which the whole choice of game is seen at the page's width."""
        self._settle_game()
        layout = self._game_content.layout()
        return _PANEL + (layout.totalHeightForWidth(self.width() - _SIDES) if layout is not None else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start the game by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._start()
            return
        super().keyPressEvent(event)

    def _order(self) -> None:
        """Let Tab go through the page as people read it; the cards of the rules may be new."""
        games = (self.games, self.first_button)
        order_tabs(
            self,
            (
                self.back_button,
                self.tabs,
                *(games if self._has_first_button_below else reversed(games)),
                *self.rulesets.parts,
                *self.options.parts,
                *self.line_up.parts,
                self.shuffle_button,
                self.start_button,
            ),
        )

    def _build(self) -> None:
        look = self.look
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._head = inner_layout(self._whole, QHBoxLayout)
        self._head.setSpacing(16)
        self._head.addWidget(self.back_button)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self.tabs)
        self._head.addWidget(self.first_button)

        self._game_content = QWidget()
        self._game_column = game = QVBoxLayout(self._game_content)
        game.setContentsMargins(22, 11, 22, 4)
        game.setSpacing(4)
        blocks: tuple[QWidget, ...] = (self.games, self.rulesets, self.options)
        for index, (caption, block) in enumerate(zip(self._captions, blocks, strict=True)):
            if index:
                game.addSpacing(5)
            game.addWidget(caption)
            game.addWidget(block)
        game.addStretch(1)
        self._game_scroll = Scroll(look, self._game_content, "paper")
        self._game_panel = _panel_with(look, self._game_scroll)
        self._seat_panel = _panel_with(look, self.line_up)

        self._middle = inner_layout(self._whole, QHBoxLayout, 1)
        self._middle.setSpacing(16)
        self._middle.addWidget(self._game_panel, 536)
        self._middle.addWidget(self._seat_panel, 696)

        self._foot = inner_layout(self._whole, QHBoxLayout)
        self._foot.setSpacing(12)
        words = inner_layout(self._foot, QVBoxLayout, 1)
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._sentence)
        words.addWidget(self._hint)
        words.addStretch(1)
        for button in (self.shuffle_button, self.start_button):
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._foot.addWidget(button)

    def _tell(self) -> None:
        """Say in the bottom bar what would begin now."""
        seats = seats_of(self.line_up.drafts, self._game_id)
        names = tuple(seat.name for seat in seats)
        begins = translate("NewGame", "{name} begins")
        self._sentence.setText(self._match_text(joined_names(names), len(names)))
        limit = self.rulesets.limit
        if limit:
            length = translate("NewGame", "The clock runs from the first roll on, for {span}.")
            hints = [length.format(span=span_text(limit))]
        else:
            hints = [match_length(self.rulesets.current)]
        if self._from_last_time:
            hints.insert(0, translate("NewGame", "Line-up from last time."))
        self._hint.setText(" ".join(hints))
        first = span_text(limit) if limit else begins.format(name=_shortened(names[0]))
        self.start_button.set_texts(translate("NewGame", "Start game"), first)
        self.first_button.setVisible(has_first_game(self._game_id))
        self.shuffle_button.setEnabled(len(seats) > 1)
        self.shuffle_button.setVisible(not limit)

    def _match_text(self, names: str, count: int) -> str:
        """Return the game, its rules where they have a name of their own, and who plays."""
        game, current = game_name(self._game_id), self.rulesets.current
        ruleset = puzzle_name() if current.time_limit else _shortened(short_ruleset_name(current))
        has_rules, is_short = ruleset != game, len(names) <= _LONGEST_NAMES
        if has_rules and is_short:
            sentence = translate("NewGame", "{game}, {ruleset} – {names}.")
        elif has_rules:
            sentence = translate("NewGame", "{game}, {ruleset} – %n player/players.", None, count)
        elif is_short:
            sentence = translate("NewGame", "{game} with {names}.")
        else:
            sentence = translate("NewGame", "{game} with %n player/players.", None, count)
        return sentence.format(game=game, ruleset=ruleset, names=names)

    def _show_rulesets(self, current_id: str) -> None:
        own = tuple(ruleset for ruleset in self._own_rulesets if ruleset.game == self._game_id)
        offered = (*game_info(self._game_id).rulesets, *own)
        self.rulesets.show_rulesets(offered, current_id, editable=self._game_id in EDITORS)

    def _show_options(self, options: TableOptions) -> None:
        rules = self.rulesets.current
        self.options.show_options(
            options,
            has_clock=rules.auto_entry,
            is_timed=rules.time_limit > 0,
            has_totals=self._game_id in SCORINGS,
        )
        for part in (self._captions[2], self.options):
            part.setVisible(not rules.time_limit)

    def _show_line_up(self, drafts: tuple[SeatDraft, ...]) -> None:
        """Show the seats, of which the first plays alone against the clock; the others come back after it."""
        self._several = drafts
        self.line_up.show_line_up(self._game_id, self.rulesets.current, drafts)

    def _everybody(self) -> tuple[SeatDraft, ...]:
        """Return the seats that are shown, and those who wait while one plays alone."""
        shown = self.line_up.drafts
        return _joined(shown[0], self._several) if self.line_up.is_alone else shown

    def _start(self) -> None:
        seats = seats_of(self.line_up.drafts, self._game_id)
        new = NewGame(self._game_id, self.rulesets.current, seats, self.options.options())
        self.start_requested.emit(new)

    def _show_chosen_card(self) -> None:
        self._settle_game()
        self._game_scroll.fit()
        self._game_scroll.ensureWidgetVisible(self.rulesets.chosen_card, 0, _BESIDE)

    def _settle_game(self) -> None:
        """Lay the choice of game out: cards are as high as their words once asked from the inside out."""
        for part in (self.rulesets, self.options, self._game_content):
            layout = part.layout()
            if layout is not None:
                layout.activate()

    def _on_first_button_clicked(self) -> None:
        self.first_game_requested.emit(self._game_id)

    def _on_tabs_chosen(self) -> None:
        self.arrange()

    def _on_games_chosen(self, game_id: str) -> None:
        info = game_info(game_id)
        self._game_id = game_id
        self._from_last_time = False
        self._show_rulesets("")
        self._show_options(self.options.chosen())
        drafts = self._everybody()[: info.max_players]
        self._show_line_up(in_game(drafts, game_id))
        self._order()
        self.arrange()
        self._tell()

    def _on_rulesets_chosen(self) -> None:
        self._show_options(self.options.chosen())
        self._show_line_up(self._everybody())
        self.arrange()
        self._tell()

    def _on_line_up_changed(self) -> None:
        self._from_last_time = False
        self.arrange()
        self._tell()

    def _on_line_up_names_entered(self) -> None:
        self.start_button.setFocus(Qt.FocusReason.TabFocusReason)


def _joined(draft: SeatDraft, others: tuple[SeatDraft, ...]) -> tuple[SeatDraft, ...]:
    """Put the name and colour of who played alone into the first of several seats."""
    first, *rest = with_color(others, 0, draft.color)
    return (replace(first, name=draft.name), *rest)


def _shortened(name: str) -> str:
    """Return a name that leaves a button its width."""
    return name if len(name) <= _BUTTON_NAME else f"{name[: _BUTTON_NAME - 1].rstrip()}…"


def _panel_with(look: Look, content: QWidget) -> Panel:
    panel = Panel(look)
    column = QVBoxLayout(panel)
    column.setContentsMargins(1, 4, 1, 4)
    column.addWidget(content)
    return panel
