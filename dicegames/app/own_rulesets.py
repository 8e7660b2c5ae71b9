"""What people do with their own rules: keep them, take them from files and write such, open their editor."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from dicegames.games.ruleset import Ruleset
from dicegames.models.rulesets import file_problem_text
from dicegames.storage.ruleset_file import SUFFIX, RulesetFileError, export_ruleset, read_ruleset
from dicegames.storage.rulesets import RulesetLibrary, UnreadableRuleset
from dicegames.ui.dialogs.ruleset_files import ExportRulesetDialog, ImportRulesetDialog
from dicegames.ui.look import Look
from dicegames.ui.pages.ruleset_editors import EDITORS, RulesetEditor

translate = QCoreApplication.translate


class OwnRulesets(QObject):
    """Keep the own rulesets in `directory`, and show their editor in `stack`."""

    changed = Signal(object)  # tuple[Ruleset, ...]: all that there are now
    left = Signal(str)  # the editor is closed; the id of the ruleset to be played, or ""
    told = Signal(object)  # Told on what did not work

    def __init__(self, look: Look, directory: Path, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._look = look
        self._library = RulesetLibrary(directory)
        self._stack = stack
        self._listing = self._library.listing()
        self._told_unreadable = False
        self._latest = ""
        self.editor: RulesetEditor | None = None

    @property
    def rulesets(self) -> tuple[Ruleset, ...]:
        """Every own ruleset, of all games."""
        return self._listing.rulesets

    def tell_unreadable(self) -> None:
        """Tell which files of the library can't be used, once."""
        if self._told_unreadable or not self._listing.unreadable:
            return
        self._told_unreadable = True
        self.told.emit(partial(_unreadable_words, self._listing.unreadable))

    def edit(self, ruleset: Ruleset) -> None:
        """Open the editor to change an own ruleset."""
        self._open(ruleset).show_ruleset(ruleset)

    def copy(self, ruleset: Ruleset) -> None:
        """Open the editor to make a new ruleset out of another."""
        self._open(ruleset).show_copy(ruleset)

    def leave(self) -> bool:
        """Close the editor, unless somebody wants to stay; return whether it is closed."""
        if self.editor is not None:
            if not self.editor.may_leave():
                return False
            self._close()
        return True

    def read(self, path: Path) -> Ruleset | None:
        """Return the ruleset in a file; None after telling why it can't be used."""
        try:
            return read_ruleset(path)
        except RulesetFileError as error:
            self._tell_unusable(error)
            return None

    def take(self, ruleset: Ruleset) -> Ruleset | None:
        """Take in a ruleset from a file and return it as it is kept; None after telling why not."""
        try:
            kept = self._library.add(ruleset)
        except RulesetFileError as error:
            self._tell_unusable(error)
            return None
        except OSError:
            self._tell_unsaved()
            return None
        self._refresh()
        return kept

    def _open(self, ruleset: Ruleset) -> RulesetEditor:
        self._close()
        self._latest = ""
        editor = EDITORS[ruleset.game](self._look)
        editor.save_requested.connect(self._on_editor_save_requested)
        editor.delete_requested.connect(self._on_editor_delete_requested)
        editor.restore_requested.connect(self._on_editor_restore_requested)
        editor.export_requested.connect(self._on_editor_export_requested)
        editor.import_requested.connect(self._on_editor_import_requested)
        editor.play_requested.connect(self._on_editor_play_requested)
        editor.back_requested.connect(self._on_editor_back_requested)
        editor.set_own_rulesets(self.rulesets)
        self.editor = editor
        self._stack.addWidget(editor)
        self._stack.setCurrentWidget(editor)
        return editor

    def _close(self) -> None:
        editor, self.editor = self.editor, None
        if editor is not None:
            self._stack.removeWidget(editor)
            editor.hide()
            editor.deleteLater()

    def _refresh(self) -> None:
        self._listing = self._library.listing()
        if self.editor is not None:
            self.editor.set_own_rulesets(self.rulesets)
        self.changed.emit(self.rulesets)

    def _tell_unusable(self, error: RulesetFileError) -> None:
        self.told.emit(
            lambda: (translate("OwnRules", "These rules cannot be used"), file_problem_text(error))
        )

    def _tell_unsaved(self) -> None:
        self.told.emit(_unsaved_words)

    def _on_editor_save_requested(self, ruleset: Ruleset) -> None:
        try:
            kept = self._library.save(ruleset)
        except RulesetFileError as error:
            self.told.emit(partial(_unsaved_words, error))
            return
        except OSError:
            self._tell_unsaved()
            return
        self._show_kept(kept)

    def _on_editor_delete_requested(self, ruleset: Ruleset) -> None:
        try:
            self._library.delete(ruleset.id)
        except OSError:
            self.told.emit(
                lambda: (
                    translate("OwnRules", "Your rules could not be deleted"),
                    translate("OwnRules", "Check the disk, then try again."),
                )
            )
            return
        self._latest = ""
        self._refresh()
        if self.editor is not None:
            self.editor.show_deleted()

    def _on_editor_restore_requested(self, ruleset: Ruleset) -> None:
        try:
            kept = self._library.restore(ruleset.id)
        except (OSError, RulesetFileError):
            self.told.emit(
                lambda: (
                    translate("OwnRules", "Your rules could not be taken back"),
                    translate("OwnRules", "Their values are still here: save them anew."),
                )
            )
            return
        self._show_kept(kept)

    def _show_kept(self, kept: Ruleset) -> None:
        self._latest = kept.id
        self._refresh()
        if self.editor is not None:
            self.editor.show_saved(kept)

    def _on_editor_export_requested(self, ruleset: Ruleset) -> None:
        path = ExportRulesetDialog.ask(self._stack, ruleset.name, SUFFIX)
        if path is None:
            return
        try:
            export_ruleset(ruleset, path)
        except RulesetFileError as error:
            self.told.emit(partial(_unsaved_words, error))
        except OSError:
            self._tell_unsaved()

    def _on_editor_import_requested(self) -> None:
        path = ImportRulesetDialog.ask(self._stack, SUFFIX)
        found = self.read(path) if path is not None else None
        if found is None or self.editor is None or not self.editor.may_leave():
            return
        kept = self.take(found)
        if kept is not None:
            self._latest = kept.id
            self.editor.show_ruleset(kept)

    def _on_editor_play_requested(self, ruleset: Ruleset) -> None:
        self._close()
        self.left.emit(ruleset.id)

    def _on_editor_back_requested(self) -> None:
        self._close()
        self.left.emit(self._latest)


def _unreadable_words(unreadable: tuple[UnreadableRuleset, ...]) -> tuple[str, str]:
    lines = [f"{lost.path.name}: {file_problem_text(lost.error)}" for lost in unreadable]
    lines.append(translate("OwnRules", "The files stay as they are."))
    return translate("OwnRules", "Some of your rules cannot be read"), "\n".join(lines)


def _unsaved_words(error: RulesetFileError | None = None) -> tuple[str, str]:
    """Return what is said of rules that could not be saved; without `error` it was the disk."""
    title = translate("OwnRules", "Your rules could not be saved")
    if error is None:
        return title, translate("OwnRules", "Check the disk, then try again.")
    return title, file_problem_text(error)
