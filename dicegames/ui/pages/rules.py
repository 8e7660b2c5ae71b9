"""The page of rules: which game, by which ruleset, and what is said about it."""

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QResizeEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.models.game_words import FIRST_RULESET, GAME_ORDER, game_name, puzzle_name, ruleset_title
from dicegames.models.guide import first_game_name, has_first_game
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Shade, SlimScrollBar
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.page import Page
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.rules_text.blocks import Heading
from dicegames.ui.rules_text.catalog import rules_text
from dicegames.ui.rules_text.render import render
from dicegames.ui.sizes import PAGE_HIGH_FROM, PAGE_WIDE_FROM

translate = QCoreApplication.translate

_CHAPTERS = 250  # px, at least
_CHAPTERS_F = 19.0  # F, where there is room
_CHAPTER_LEFT, _CHAPTER_RIGHT = 10, 6
_CHAPTER_SIDE = 8  # px between the panel and its chapters
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_READ_FROM = 48  # px below the upper edge: a heading above it begins what is read
_MARK = 4.0  # px; beside the chapter that is read
_HEAD_GAP = 12
_FAIR_MENU_F = 18.0  # a name cut to this width can still be read
_LEAST_MENU_F = 10.0  # F
_LINE_LENGTH = 42.5  # F, about 75 letters
_TEXT_SIDE = 22  # px beside the lines, at least


class _ChapterDelegate(QStyledItemDelegate):
    """Paint chapters as quiet rows of a finger's height."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        room = QRect(0, 0, max(1, width - _CHAPTER_LEFT - _CHAPTER_RIGHT), 10_000)
        words = QFontMetrics(self._look.font("body")).boundingRect(room, _WRAP, str(index.data()))
        return QSize(width, round(max(self._look.metric("touch"), words.height() + 16)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one chapter."""
        look = self._look
        rect = QRectF(option.rect)
        fill = None
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_current:
            focused = option.state & QStyle.StateFlag.State_HasFocus
            fill = look.color("accent_tint" if focused else "paper_alt")
        elif option.state & QStyle.StateFlag.State_MouseOver:
            fill = look.color("paper_alt")
        paint_box(painter, rect, look.metric("radius_field"), fill=fill)
        if is_current:
            mark = QRectF(rect.left(), rect.top() + 8, _MARK, rect.height() - 16)
            paint_box(painter, mark, _MARK / 2, fill=look.color("accent_ink"))
        font = look.font("body")
        line = rect.adjusted(_CHAPTER_LEFT, 0, -_CHAPTER_RIGHT, 0)
        painter.setFont(font)
        painter.setPen(look.color("ink"))
        painter.drawText(line, _WRAP, str(index.data()))


class _Reading(QTextBrowser):
    """Show rules in lines that are easy to read, in the middle of whatever room there is.

    The text fades where there is more of it; the keyboard scrolls and selects, and Tab goes on.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(8)
        bar = SlimScrollBar(look)
        self.setVerticalScrollBar(bar)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._above = Shade(look, self, "paper", below=False)
        self._below = Shade(look, self, "paper", below=True)
        bar.valueChanged.connect(self._tell_of_more)
        bar.rangeChanged.connect(self._tell_of_more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines in the middle."""
        super().resizeEvent(event)
        self.center()
        self.document().size()  # lays all of it out, long texts would be done in parts
        super().resizeEvent(event)  # the bars know the lines of before

    def center(self) -> None:
        """Leave the room beside the lines free; a document that was written anew has to be told again."""
        room = self.viewport().width()
        side = max(_TEXT_SIDE, (room - round(self._look.px(_LINE_LENGTH))) // 2)
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        if (form.leftMargin(), form.rightMargin()) != (side, side):
            form.setLeftMargin(side)
            form.setRightMargin(side)
            frame.setFrameFormat(form)
        for shade in (self._above, self._below):
            shade.place(QRectF(self.viewport().geometry()))

    def _tell_of_more(self) -> None:
        bar = self.verticalScrollBar()
        self._above.setVisible(bar.value() > bar.minimum())
        self._below.setVisible(bar.value() < bar.maximum())


class RulesPage(Page):
    """Show the rules of a game; the list of chapters jumps to them.

    Where nothing is played its guided first game is offered.
    """

    first_game_requested = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ruleset = game_info(GAME_ORDER[0]).rulesets[0]
        self._own_rulesets: tuple[Ruleset, ...] = ()  # of all games
        self._offered = _offered(self._ruleset, ())
        self._positions: tuple[int, ...] = ()
        self._topics: tuple[str, ...] = ()
        self._wanted = ""  # the topic at which the page opens
        self._offers_first = False
        self._is_button_below: bool | None = None
        self._title = Text(look, "large", wrap=False)
        self.games = Segmented(look)
        self.games.chosen.connect(self._on_games_chosen)
        self.game_menu = MenuButton(look)  # where a row of all games is too wide
        self.game_menu.chosen.connect(self._on_games_chosen)
        self.rulesets = Segmented(look)
        self.rulesets.chosen.connect(self._on_rulesets_chosen)
        self.ruleset_menu = MenuButton(look)  # where a row of all rulesets is too wide
        self.ruleset_menu.chosen.connect(self._on_rulesets_chosen)
        self._names = QStringListModel(self)
        self.chapters = QListView()
        self.chapters.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.chapters.setModel(self._names)
        self.chapters.setItemDelegate(_ChapterDelegate(look, self.chapters))
        self.chapters.setFrameShape(QFrame.Shape.NoFrame)
        self.chapters.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.chapters.setVerticalScrollBar(SlimScrollBar(look))
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setResizeMode(QListView.ResizeMode.Adjust)
        self.chapters.setMouseTracking(True)
        self.chapters.clicked.connect(self._on_chapters_clicked)
        self.chapters.activated.connect(self._on_chapters_clicked)
        self._chapters_ring = FocusRing(look, self.chapters, look.metric("radius_field"))
        self.text = _Reading(look)
        self.text.verticalScrollBar().valueChanged.connect(self._on_text_scrolled)
        self._text_ring = FocusRing(look, self.text, look.metric("radius_field"))
        self.first_button = FlatButton(look, "book", dashed=True)
        self.first_button.clicked.connect(self._on_first_button_clicked)
        self.first_button.hide()
        for row in (self.games, self.rulesets):
            row.hide()  # until `arrange` knows the width: rows and menus would be wider than the page
        self._build()
        self.restyle()

    def show_ruleset(self, ruleset: Ruleset) -> None:
        """Show the rules of a game in the form that a ruleset gives them.

        One that is neither the program's nor one's own (a table's) is offered beside those of its game.
        """
        self._ruleset = ruleset
        self._offered = _offered(ruleset, self._own_rulesets)
        self.retranslate()
        self.arrange()
        self.text.verticalScrollBar().setValue(0)

    def offer_first_games(self) -> None:
        """Offer the guided first game of the game whose rules are shown."""
        self._offers_first = True
        self.arrange()

    def open_at(self, topic: str) -> None:
        """Begin at the chapter about `topic` when the page is shown; at the beginning if there is none."""
        self._wanted = topic if topic in self._topics else ""

    def set_own_rulesets(self, rulesets: tuple[Ruleset, ...]) -> None:
        """Offer these beside the program's own; one that is shown and is gone gives way to the first."""
        gone = self._ruleset in self._own_rulesets and self._ruleset not in rulesets
        self._own_rulesets = rulesets
        self.show_ruleset(game_info(self._ruleset.game).rulesets[0] if gone else self._ruleset)

    def retranslate(self) -> None:
        """Say every word anew; the place in the text stays."""
        self.setWindowTitle(translate("Rules", "Rules"))
        self._title.setText(self.windowTitle())
        games = [(game_id, game_name(game_id), None) for game_id in GAME_ORDER]
        for choice in (self.games, self.game_menu):
            choice.set_options(games)
            choice.set_current(self._ruleset.game)
        self.games.setAccessibleName(translate("Rules", "Game"))
        self.game_menu.set_purpose(translate("Rules", "Game"))
        options = [(str(index), self._name_of(rules), None) for index, rules in enumerate(self._offered)]
        for choice in (self.rulesets, self.ruleset_menu):
            choice.set_options(options)
            choice.set_current(str(self._offered.index(self._ruleset)))
        self.rulesets.setAccessibleName(translate("Rules", "Ruleset"))
        self.ruleset_menu.set_purpose(translate("Rules", "Ruleset"))
        self.first_button.set_texts(first_game_name())
        self.chapters.setAccessibleName(translate("Rules", "Chapters"))
        self.text.setAccessibleName(translate("Rules", "Rules"))
        self._write()

    def restyle(self) -> None:
        """Write the text anew in the fonts and colours of the look."""
        palette = self.look.palette()
        palette.setColor(QPalette.ColorRole.Base, self.look.color("paper"))
        palette.setColor(QPalette.ColorRole.Highlight, self.look.color("accent_tint"))
        palette.setColor(QPalette.ColorRole.HighlightedText, self.look.color("ink"))
        for view in (self.chapters, self.text):
            view.setPalette(palette)
            view.setFont(self.look.font("body"))
        self.chapters.doItemsLayout()
        self.retranslate()

    def arrange(self) -> None:
        """Leave the chapters out where the page is narrow; keep lines readable where it is wide."""
        wide = self.width() >= PAGE_WIDE_FROM
        low = self.height() < PAGE_HIGH_FROM
        margin = self.side(28 if wide else 16)
        self._column.setContentsMargins(margin, 10 if low else 20, margin, 12 if low else 25)
        self._column.setSpacing(8 if low else 12)
        self._arrange_head(self.width() - 2 * margin)
        self._chapter_panel.setVisible(wide)
        chapters = max(_CHAPTERS, min(round(self.look.px(_CHAPTERS_F)), self.width() // 3))
        button = self.first_button.sizeHint().width() + 2 * _CHAPTER_SIDE + 2
        below = not wide or button > max(chapters, self.width() * 3 // 8)
        self._place_first_button(below)
        shown = self._offers_first and has_first_game(self._ruleset.game)
        self.first_button.setVisible(shown)
        if shown and not below:
            chapters = max(chapters, button)
        self._chapter_panel.setFixedWidth(chapters)
        side = 8 if low else 14
        self._text_column.setContentsMargins(8, side, 8, side)
        self.text.center()

    def showEvent(self, event: QShowEvent) -> None:
        """Open at the chapter that is wanted."""
        super().showEvent(event)
        if self._wanted:
            self._go_to(self._topics.index(self._wanted))
            self._wanted = ""

    def _place_first_button(self, below: bool) -> None:
        """Put the way to a first game under the chapters, or under the text where that is too narrow."""
        if below == self._is_button_below:
            return
        self._is_button_below = below
        if below:
            self._column.addWidget(self.first_button, 0, Qt.AlignmentFlag.AlignRight)
        else:
            self._chapter_column.addWidget(self.first_button)

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        head = inner_layout(self._column, QHBoxLayout)
        head.setSpacing(_HEAD_GAP)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.games)
        head.addWidget(self.game_menu)
        head.addWidget(self.rulesets)
        head.addWidget(self.ruleset_menu)
        self._chapter_panel = Panel(self.look)
        self._chapter_column = QVBoxLayout(self._chapter_panel)
        self._chapter_column.setContentsMargins(_CHAPTER_SIDE, 12, _CHAPTER_SIDE, 12)
        self._chapter_column.addWidget(self.chapters, 1)
        text_panel = Panel(self.look)
        self._text_column = QHBoxLayout(text_panel)
        self._text_column.addWidget(self.text)
        panels = inner_layout(self._column, QHBoxLayout, 1)
        panels.setSpacing(16)
        panels.addWidget(self._chapter_panel)
        panels.addWidget(text_panel, 1)

    def _arrange_head(self, room: int) -> None:
        """Offer games and rulesets side by side where they fit beside the title, else in menus."""
        several = len(self._offered) > 1
        left = room - self._title.sizeHint().width() - 3 * _HEAD_GAP
        least = min(_width(self.rulesets), self.ruleset_menu.sizeHint().width()) if several else 0
        in_row = _width(self.games) + min(least, round(self.look.px(_FAIR_MENU_F))) <= left
        self.games.setVisible(in_row)
        self.game_menu.setVisible(not in_row)
        left -= _width(self.games) if in_row else self.game_menu.sizeHint().width()
        fits = _width(self.rulesets) <= left
        self.rulesets.setVisible(several and fits)
        self.ruleset_menu.setVisible(several and not fits)
        # A long name is cut rather than the page: the list and the heading of the text show it whole.
        self.ruleset_menu.setMaximumWidth(max(left, round(self.look.px(_LEAST_MENU_F))))

    def _write(self) -> None:
        bar = self.text.verticalScrollBar()
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        blocks = rules_text(self._ruleset)
        name = game_name(self._ruleset.game)
        title = self._name_of(self._ruleset)
        if title != name:
            title = translate("Rules", "{game}, {ruleset}").format(game=name, ruleset=title)
        self._positions = ()  # those of the text before mean nothing while another one is written
        self._positions = render(self.text.document(), title, blocks, self.look)
        self.text.center()
        headings = [block for block in blocks if isinstance(block, Heading)]
        self._topics = tuple(heading.topic for heading in headings)
        names = [heading.text for heading in headings]
        if names != self._names.stringList():
            self._names.setStringList(names)
            self.chapters.setCurrentIndex(self._names.index(0))
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        bar.setValue(round(share * bar.maximum()))

    def _name_of(self, ruleset: Ruleset) -> str:
        """Return the name of a ruleset; one that is offered nowhere else can only be that of a table."""
        if ruleset in game_info(ruleset.game).rulesets:
            return puzzle_name() if ruleset.time_limit else ruleset_title(ruleset)
        if ruleset.id == FIRST_RULESET:
            return ruleset_title(ruleset)
        # A table keeps the values that it began with; its ruleset may have become another since.
        is_former = ruleset.name in [rules.name for rules in self._own_rulesets]
        if ruleset in self._own_rulesets or (ruleset.name and not is_former):
            return ruleset.name
        return translate("Rules", "This table")

    def _on_chapters_clicked(self, index: QModelIndex | QPersistentModelIndex) -> None:
        self._go_to(index.row())

    def _go_to(self, row: int) -> None:
        """Show a chapter."""
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(self._positions[row])
        self.text.setTextCursor(cursor)
        top = self.text.cursorRect(cursor).top()
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() + top - 8)
        self.chapters.setCurrentIndex(self._names.index(row))  # the last ones can't come to the top

    def _on_first_button_clicked(self) -> None:
        self.first_game_requested.emit(self._ruleset.game)

    def _on_text_scrolled(self) -> None:
        """Mark the chapter that is read."""
        if not self._positions:
            return
        cursor = QTextCursor(self.text.document())
        row = -1
        for at in self._positions:
            cursor.setPosition(at)
            row += self.text.cursorRect(cursor).top() <= _READ_FROM
        row = max(row, 0)
        if row != self.chapters.currentIndex().row():
            self.chapters.setCurrentIndex(self._names.index(row))

    def _on_games_chosen(self, game_id: str) -> None:
        self.show_ruleset(game_info(game_id).rulesets[0])

    def _on_rulesets_chosen(self, index: str) -> None:
        self._ruleset = self._offered[int(index)]
        self.retranslate()
        self.text.verticalScrollBar().setValue(0)


def _offered(ruleset: Ruleset, own: tuple[Ruleset, ...]) -> tuple[Ruleset, ...]:
    """Return the rulesets to choose from beside `ruleset`; those that differ in their time only are one."""
    presets = game_info(ruleset.game).rulesets
    timed = next((rules for rules in presets if rules.time_limit), None)
    if ruleset.time_limit and ruleset in presets:
        timed = ruleset
    offered = [rules for rules in presets if not rules.time_limit]
    if timed is not None:
        offered.append(timed)
    offered += [rules for rules in own if rules.game == ruleset.game]
    return (*offered, ruleset) if ruleset not in offered else tuple(offered)


def _width(row: Segmented) -> int:
    """Return the width of all options; that of the row itself isn't known while it is hidden."""
    return sum(row.button(option_id).sizeHint().width() for option_id in row.option_ids)
