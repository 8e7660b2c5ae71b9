"""The questions for a file with own rules: which one to take in, and where to write one."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from dicegames.ui.dialogs.system_files import ask_file, ask_target

translate = QCoreApplication.translate


class ImportRulesetDialog:
    """Ask for a file with rules with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, suffix: str) -> Path | None:
        """Return the file that was chosen, None when none was; `suffix` is that of the files offered."""
        return ask_file(parent, partial(_importing, suffix))


class ExportRulesetDialog:
    """Ask with the system's own dialog where rules are written."""

    @staticmethod
    def ask(parent: QWidget, name: str, suffix: str) -> Path | None:
        """Return the file that was chosen, None when none was; it is called after `name` at first."""
        return ask_target(parent, partial(_exporting, suffix), name, suffix)


def _importing(suffix: str) -> tuple[str, str]:
    return translate("OwnRules", "Import rules"), _rules(suffix)


def _exporting(suffix: str) -> tuple[str, str]:
    return translate("OwnRules", "Export rules"), _rules(suffix)


def _rules(suffix: str) -> str:
    return translate("OwnRules", "Rules (*{suffix})").format(suffix=suffix)
