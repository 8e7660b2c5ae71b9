"""The questions for a file with own rules: which one to take in, and where to write one."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate

_PLAIN = " -_()"


class ImportRulesetDialog:
    """Ask for a file with rules with the system's own dialog."""

    @staticmethod
    def ask(parent: QWidget, suffix: str) -> Path | None:
        """Return the file that was chosen, None when none was; `suffix` is that of the files offered."""
        name, _ = QFileDialog.getOpenFileName(
            parent, translate("OwnRules", "Import rules"), _folder(), _filters(suffix)
        )
        return Path(name) if name else None


class ExportRulesetDialog:
    """Ask with the system's own dialog where rules are written."""

    @staticmethod
    def ask(parent: QWidget, name: str, suffix: str) -> Path | None:
        """Return the file that was chosen, None when none was; it is called after `name` at first."""
        title = translate("OwnRules", "Export rules")
        dialog = QFileDialog(parent, title, _folder(), _filters(suffix))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # With it the dialog asks before a file is replaced even if its ending wasn't typed.
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        dialog.selectFile(f"{file_name(name)}{suffix}")
        accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
        dialog.deleteLater()
        return Path(chosen[0]) if accepted and chosen else None


def file_name(name: str) -> str:
    """Return `name` as every system takes it for a file: letters, digits and a few signs."""
    plain = "".join(char if char.isalnum() or char in _PLAIN else "_" for char in name).strip()
    return plain or "_"


def _folder() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _filters(suffix: str) -> str:
    rules = translate("OwnRules", "Rules (*{suffix})").format(suffix=suffix)
    return ";;".join((rules, translate("OwnRules", "All files (*)")))
