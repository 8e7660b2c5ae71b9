"""The page on which a ruleset of 10.000 is made or changed (T14)."""

import msgspec
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand.problems import Problem, find_problems
from dicegames.games.tenthousand.ruleset import PRESETS, SHORT, Bar, TenThousandRuleset
from dicegames.models.ruleset_fields import (
    Value,
    costly,
    nearest_preset,
    rebased,
    rising,
    settled,
    with_leaf,
)
from dicegames.models.ruleset_words import problem_text
from dicegames.ui.announce import announce
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_tabs, pass_focus
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from dicegames.ui.editor.preview_panel import PreviewPanel
from dicegames.ui.editor.undo_strip import UndoStrip
from dicegames.ui.editor.values_form import ValuesForm
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.ruleset_editors import RulesetEditor
from dicegames.ui.sizes import HIGH_FROM, WIDE_FROM

translate = QCoreApplication.translate

_NEW_ID = "draft"  # what isn't kept yet gets its id where it is kept
_TITLE = 22.0  # F
_BUTTON_NAME = 20  # characters


class TenThousandEditor(RulesetEditor):
    """Change every value of a ruleset, see at once what that means, and wish to keep it.

    In narrow windows its two halves are tabs.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._draft = SHORT  # as it is edited: hidden values stay, for the case that they are shown again
        self._base = SHORT
        self._kept: TenThousandRuleset | None = None  # as it is kept, when it is
        self._begun = SHORT  # what there is nothing to lose of
        self._wished: TenThousandRuleset | None = None  # what was to be kept or taken back last
        self._deleted: TenThousandRuleset | None = None
        self._others: tuple[Ruleset, ...] = ()
        self._still = SHORT.bar  # as the bar was before it was to rise
        self._tried = False  # to save without a name
        self.back_button = FlatButton(look, "back")
        self._title = OneLine(look, "title", widest=_TITLE)
        self.tabs = Segmented(look)
        self.import_button = FlatButton(look, "export")
        self.export_button = FlatButton(look, "share")
        self.delete_button = FlatButton(look, "trash")
        self.strip = UndoStrip(look)
        self.values = ValuesForm(look)
        self.preview = PreviewPanel(look)
        self._sentence = Text(look, "body")
        self._wrong = Text(look, "body", "bad")
        self.play_button = ActionButton(look, primary=True, icon="play")
        self.save_button = ActionButton(look, primary=True, icon="check")
        self._build()
        self._connect()
        self.retranslate()
        self.tabs.set_current("values")
        self.show_ruleset(SHORT)
        order_tabs(
            self,
            (
                self.back_button,
                self.tabs,
                self.import_button,
                self.export_button,
                self.delete_button,
                self.strip,
                *self.values.parts,
                self.preview.name,
                self.play_button,
                self.save_button,
            ),
        )
        self.arrange()

    @property
    def ruleset(self) -> TenThousandRuleset:
        """Return the ruleset as it is to be kept."""
        whole = settled(self._draft, self._base)
        return msgspec.structs.replace(whole, name=" ".join(whole.name.split()))

    @property
    def has_changes(self) -> bool:
        """Tell whether something would be lost by leaving."""
        return self.ruleset != self._begun

    @property
    def is_wrong(self) -> bool:
        """Tell whether the sentence is about a mistake."""
        return bool(self._wrong.text())

    @property
    def sentence(self) -> str:
        """Return what is said beside the button that saves."""
        return self._wrong.text() or self._sentence.text()

    def show_ruleset(self, ruleset: Ruleset) -> None:
        """Begin with a ruleset: one's own to change it, one of the program to make a new one of it."""
        own = _own_kind(ruleset)
        if own in PRESETS:
            self.show_copy(own)
        else:
            self._begin(own, own)

    def show_copy(self, ruleset: Ruleset) -> None:
        """Begin a new ruleset with the values of `ruleset`, which may be one's own."""
        self._begin(msgspec.structs.replace(_own_kind(ruleset), id=_NEW_ID, name=""), None)

    def show_saved(self, ruleset: Ruleset) -> None:
        """Tell that the ruleset is kept, in this form: id and name may be new.

        What was changed since the wish stays as it is, unsaved.
        """
        kept = _own_kind(ruleset)
        whole = self.ruleset
        if whole == self._wished:
            self._draft = kept
            self.preview.name.setText(kept.name)
        else:
            self._draft = msgspec.structs.replace(self._draft, id=kept.id)
        self._kept = self._begun = kept
        self._deleted = None
        self._hide_strip()
        self._show()
        announce(self, translate("RulesetEditor", "Saved."))

    def show_deleted(self) -> None:
        """Tell that the ruleset is gone, and offer to take it back."""
        self._deleted, self._kept = self._kept, None
        self._draft = msgspec.structs.replace(self._draft, id=_NEW_ID)
        self._begun = msgspec.structs.replace(self._begun, id=_NEW_ID)  # edits are still to be lost
        self._show()
        if self._deleted is not None:
            self.strip.show_deleted(self._deleted.name)
            pass_focus(self.delete_button, self.strip.undo_button)

    def set_own_rulesets(self, rulesets: tuple[Ruleset, ...]) -> None:
        """Know the rulesets whose names are taken."""
        self._others = rulesets
        self._show()

    def may_leave(self) -> bool:
        """Ask whether unsaved changes may be lost; True at once when there are none."""
        if not self.has_changes:
            return True
        return Question.ask(self, self.look, leaving_doubt)

    def retranslate(self) -> None:
        """Say every word anew."""
        self.back_button.set_texts(translate("RulesetEditor", "Back"))
        self.tabs.set_options(
            [
                ("values", translate("RulesetEditor", "Values"), None),
                ("preview", translate("RulesetEditor", "Name and preview"), None),
            ]
        )
        self.import_button.set_texts(translate("RulesetEditor", "Import …"))
        self.export_button.set_texts(translate("RulesetEditor", "Export …"))
        self.delete_button.set_texts(translate("RulesetEditor", "Delete"))
        self.strip.retranslate()
        self.values.retranslate()
        self.preview.retranslate()
        self._show()

    def arrange(self) -> None:
        """Put both halves side by side, or one behind the other."""
        narrow = self.width() < WIDE_FROM
        low = self.height() < HIGH_FROM
        self.tabs.setVisible(narrow)
        shown = self.tabs.current_id
        self._values_panel.setVisible(not narrow or shown == "values")
        self._preview_panel.setVisible(not narrow or shown == "preview")
        buttons = (self.import_button, self.export_button, self.delete_button)
        words = self._title.sizeHint().width() + self.look.px(7)
        for button in (self.back_button, *buttons):
            button.set_compact(False)
            words += button.sizeHint().width() + 8
        for button in (self.back_button, *buttons):
            button.set_compact(narrow or words > self.width())
        head = self._title.sizeHint().width() + self.tabs.sizeHint().width() + 4 * 52 + 64
        self._title.setVisible(not narrow or head <= self.width())
        foot, side = 8 if low else 14, self.side(16)
        self._head.setContentsMargins(side, 6, side, 6)
        self._middle.setContentsMargins(side, 0, side, 0)
        self._foot.setContentsMargins(side, foot, side, foot)
        self.save_button.setMinimumWidth(0 if narrow else 270)
        self._show_sentence()

    def _build(self) -> None:
        look = self.look
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._head = head = inner_layout(whole, QHBoxLayout)
        head.setSpacing(8)
        head.addWidget(self.back_button)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.tabs)
        for button in (self.import_button, self.export_button, self.delete_button):
            head.addWidget(button)
        whole.addWidget(self.strip)
        self._values_panel = _panel_with(look, self.values)
        self._preview_panel = _panel_with(look, self.preview)
        self._middle = middle = inner_layout(whole, QHBoxLayout, 1)
        middle.setSpacing(16)
        middle.addWidget(self._values_panel, 740)
        middle.addWidget(self._preview_panel, 460)
        self._foot = inner_layout(whole, QHBoxLayout)
        self._foot.setSpacing(12)
        words = inner_layout(self._foot, QVBoxLayout, 1)
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._sentence)
        words.addWidget(self._wrong)
        words.addStretch(1)
        for action in (self.play_button, self.save_button):
            action.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._foot.addWidget(action)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self._on_back_button_clicked)
        self.tabs.chosen.connect(self._on_tabs_chosen)
        self.import_button.clicked.connect(self._on_import_button_clicked)
        self.export_button.clicked.connect(self._on_export_button_clicked)
        self.delete_button.clicked.connect(self._on_delete_button_clicked)
        self.strip.undo_requested.connect(self._on_strip_undo_requested)
        self.values.changed.connect(self._on_values_changed)
        self.values.base_chosen.connect(self._on_values_base_chosen)
        self.values.reset_requested.connect(self._on_values_reset_requested)
        self.preview.name_edited.connect(self._on_preview_name_edited)
        self.preview.name.entered.connect(self._on_preview_name_entered)
        self.play_button.clicked.connect(self._on_play_button_clicked)
        self.save_button.clicked.connect(self._on_save_button_clicked)
        self._save_key = QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self)
        self._save_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._save_key.activated.connect(self.save_button.click)

    def _begin(self, draft: TenThousandRuleset, kept: TenThousandRuleset | None) -> None:
        self._draft = draft
        self._base = nearest_preset(draft)
        self._kept = kept
        self._begun = self.ruleset
        self._deleted = None
        self._still = draft.bar
        self._tried = False
        self._hide_strip()
        self.preview.name.setText(draft.name)
        self._show()

    def _show(self) -> None:
        """Show the draft and what can be done with it."""
        ruleset = self.ruleset
        problems = find_problems(ruleset)
        name_problem = self._name_problem(ruleset, problems)
        self._title.setText(self._kept.name if self._kept else translate("RulesetEditor", "New rules"))
        self.tabs.setAccessibleName(self._title.text())
        self.values.show_ruleset(self._draft, self._base, problems)
        # an empty name is no mistake, it is still to come
        self.preview.show_ruleset(ruleset, self._base, name_problem if ruleset.name else "")
        other = next((problem for problem in problems if problem.field != "name"), None)
        wrong = problem_text(other) if other else name_problem
        self.export_button.setEnabled(not wrong)
        if not other and not ruleset.name and not self._tried:
            wrong = ""
        unsaved = self._is_unsaved
        self._enable(self.delete_button, self._kept is not None, self.back_button)
        if unsaved:
            pass_focus(self.play_button, self.back_button)
        self.play_button.setVisible(not unsaved)
        self.play_button.set_texts(
            translate("RulesetEditor", "Play by these rules"), _shortened(ruleset.name)
        )
        # without a name it may be pressed: that is how people learn what is missing
        may_save = unsaved and not other and not (name_problem and ruleset.name)
        self._enable(self.save_button, may_save, self.back_button if unsaved else self.play_button)
        self.save_button.set_icon("check" if self.save_button.isEnabled() else "lock")
        if other:
            detail = translate("RulesetEditor", "Correct the values first")
        elif name_problem and ruleset.name:
            detail = translate("RulesetEditor", "Choose another name")
        elif not unsaved:
            detail = translate("RulesetEditor", "Nothing changed")
        else:
            detail = _shortened(ruleset.name)
        self.save_button.set_texts(translate("RulesetEditor", "Save"), detail)
        self.save_button.setToolTip(self._save_key.key().toString(QKeySequence.SequenceFormat.NativeText))
        if wrong != self._wrong.text():
            announce(self, wrong)
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        self._sentence.setText(self._state_text())
        self._show_sentence()

    @property
    def _is_unsaved(self) -> bool:
        return self._kept is None or self.has_changes

    def _show_sentence(self) -> None:
        """Show how things stand, if nothing is wrong; two buttons leave it no room in narrow windows."""
        has_room = self._is_unsaved or self.width() >= WIDE_FROM
        self._sentence.setVisible(has_room and not self._wrong.text())

    def _state_text(self) -> str:
        if not self.ruleset.name:
            return translate("RulesetEditor", "Give these rules a name, then you can save them.")
        if not self._is_unsaved:
            return translate("RulesetEditor", "Everything is saved.")
        if self._kept is None:
            return translate("RulesetEditor", "Not saved yet.")
        return translate("RulesetEditor", "Your changes are not saved yet. Running games keep their rules.")

    def _name_problem(self, ruleset: TenThousandRuleset, problems: tuple[Problem, ...]) -> str:
        """Return what is wrong with the name, "" for a good one."""
        if not ruleset.name:
            return translate("RulesetEditor", "Give these rules a name, then you can save them.")
        for problem in problems:
            if problem.field == "name":
                return problem_text(problem)
        name = ruleset.name.casefold()
        taken = (
            other.name.casefold()
            for other in self._others
            if other.game == ruleset.game and other.id != ruleset.id
        )
        if name in taken:
            return translate("RulesetEditor", "You already have rules of this name. Choose another one.")
        return ""

    def _switched_bar(self, rises: bool) -> Bar:
        """Return the bar of the draft, rising or not; one that is only tried leaves no trace."""
        bar = self._draft.bar
        if rises:
            self._still = bar
            return rising(bar)
        if bar == rising(self._still):
            return msgspec.structs.replace(self._still, rises=False)
        return msgspec.structs.replace(bar, rises=False)

    def _ask_for_name(self) -> None:
        self._tried = True
        self.tabs.set_current("preview")
        self._show()
        self.arrange()
        self.preview.name.setFocus(Qt.FocusReason.TabFocusReason)

    def _enable(self, button: QWidget, enabled: bool, other: QWidget) -> None:
        if not enabled:
            pass_focus(button, other)
        button.setEnabled(enabled)

    def _hide_strip(self) -> None:
        pass_focus(self.strip.undo_button, self.back_button)
        self.strip.hide()

    def _on_back_button_clicked(self) -> None:
        if self.may_leave():
            self.back_requested.emit()

    def _on_tabs_chosen(self) -> None:
        self.arrange()

    def _on_import_button_clicked(self) -> None:
        self.import_requested.emit()

    def _on_export_button_clicked(self) -> None:
        self.export_requested.emit(self.ruleset)

    def _on_delete_button_clicked(self) -> None:
        if self._kept is not None:
            self.delete_requested.emit(self._kept)

    def _on_strip_undo_requested(self) -> None:
        if self._deleted is not None:
            self._wished = self._begun  # what was edited meanwhile stays
            self.restore_requested.emit(self._deleted)

    def _on_values_changed(self, leaf: str, value: Value) -> None:
        if leaf == "bar.rises":
            self._draft = msgspec.structs.replace(self._draft, bar=self._switched_bar(bool(value)))
        else:
            self._draft = with_leaf(self._draft, leaf, value)
        if leaf == "strikes.penalty":
            self._draft = msgspec.structs.replace(self._draft, strikes=costly(self._draft.strikes))
        self._show()

    def _on_values_base_chosen(self, preset_id: str) -> None:
        new = next(preset for preset in PRESETS if preset.id == preset_id)
        self._draft = rebased(self._draft, self._base, new)
        self._base = new
        self._still = self._draft.bar
        self._show()

    def _on_values_reset_requested(self) -> None:
        self._draft = msgspec.structs.replace(self._base, id=self._draft.id, name=self._draft.name)
        self._still = self._draft.bar
        self._show()

    def _on_preview_name_edited(self, name: str) -> None:
        self._draft = msgspec.structs.replace(self._draft, name=name)
        self._show()

    def _on_preview_name_entered(self) -> None:
        taker = self.save_button if self.save_button.isEnabled() else self.back_button
        taker.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_play_button_clicked(self) -> None:
        if self._kept is not None:
            self.play_requested.emit(self._kept)

    def _on_save_button_clicked(self) -> None:
        if not self.ruleset.name:
            self._ask_for_name()
            return
        self._wished = self.ruleset
        self.save_requested.emit(self._wished)


def _own_kind(ruleset: Ruleset) -> TenThousandRuleset:
    """Return a ruleset as one of this game. Raises: TypeError for another game's."""
    if not isinstance(ruleset, TenThousandRuleset):
        raise TypeError(f"no ruleset of 10.000: {ruleset!r}")
    return ruleset


def _shortened(name: str) -> str:
    """Return a name that leaves a button its width."""
    return name if len(name) <= _BUTTON_NAME else f"{name[: _BUTTON_NAME - 1].rstrip()}…"


def _panel_with(look: Look, content: QWidget) -> Panel:
    panel = Panel(look)
    column = QVBoxLayout(panel)
    column.setContentsMargins(1, 4, 1, 4)
    column.addWidget(Scroll(look, content, "paper"))
    return panel


def leaving_doubt() -> Doubt:
    """Return the question in the current language."""
    return Doubt(
        translate("RulesetEditor", "Leave without saving?"),
        translate("RulesetEditor", "Your changes to these rules are not saved yet."),
        translate("RulesetEditor", "Discard changes"),
        translate("RulesetEditor", "Keep editing"),
    )
