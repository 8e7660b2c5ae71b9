"""The page of saved sessions, and what people do with sessions there."""

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dicegames.app.refusals import problem_sentence, refusal
from dicegames.app.session_imports import Imported, import_all
from dicegames.app.session_lists import SessionLists
from dicegames.app.waiting import StoppedError, Waiting
from dicegames.engine.errors import InvalidRecordError
from dicegames.models.game_words import game_name
from dicegames.models.phrases import few_of
from dicegames.models.session_words import fitted_title, session_game, session_title
from dicegames.storage.archive import Report
from dicegames.storage.copies import duplicate, export_copy
from dicegames.storage.directories import Directories
from dicegames.storage.journal import JournalError
from dicegames.storage.library import SessionInfo
from dicegames.storage.naming import name_session
from dicegames.storage.record import current_time
from dicegames.storage.salvage import salvage
from dicegames.storage.trash import Trashed, put_into_trash, restore
from dicegames.ui.dialogs.rename_session import RenameSession
from dicegames.ui.dialogs.session_files import ExportSessionDialog, ImportSessionsDialog
from dicegames.ui.look import Look
from dicegames.ui.pages.sessions import SessionsPage
from dicegames.version import app_version

translate = QCoreApplication.translate

READ_AFTER_MS = 200
AT_ONCE = 10
"""More sessions than these are taken in beside the window."""


class SessionPages(QObject):
    """Own the page and do what is wished there with sessions; what changed in the folder is listed anew."""

    open_requested = Signal(object)  # Path
    told = Signal(object)  # Told on what did not work

    def __init__(self, look: Look, folders: Directories, lists: SessionLists, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self._folders = folders
        self._lists = lists
        # first the list is to be seen, then it is completed
        self._soon = QTimer(self, singleShot=True, interval=READ_AFTER_MS)
        self._soon.timeout.connect(lists.read_on)
        self._deleted: list[tuple[Trashed, str]] = []  # with their titles, the last one last
        lists.learned.connect(self._on_lists_learned)
        self.page = SessionsPage(look)
        self.page.folder = folders.sessions
        self._connect()
        self.page.show_sessions(lists.latest)

    @property
    def is_seen(self) -> bool:
        """Whether the page is what people look at."""
        return self.page.isVisible()

    def show_sessions(self, infos: list[SessionInfo], played: Path | None = None) -> None:
        """Show these sessions, the one that was just `played` chosen; read on what is missing while seen."""
        self.page.show_problem(self._folder_problem())
        self.page.show_sessions(infos, chosen=played)
        self.page.update_sessions((), self._lists.unlisted)
        if self.is_seen:
            self._soon.start()

    def shut_down(self) -> None:
        """Read nothing any more."""
        self.page.panel.shut_down()

    def import_files(self, paths: list[Path]) -> None:
        """Take copies of sessions from elsewhere; those that are there already are passed over."""
        imported = Imported()
        if len(paths) <= AT_ONCE:
            import_all(paths, self._folders.sessions, imported)
        else:

            def work(report: Report) -> None:
                import_all(paths, self._folders.sessions, imported, report)

            with suppress(StoppedError):  # what was taken in until then stays
                Waiting.wait(self._look, self._window, _importing, work)
        taken, known = imported.taken, imported.known
        self.refresh()
        if taken or known:
            self.page.choose((taken or known)[0])
        if taken:
            self.page.notice.tell("imported", self._chosen_title(), len(taken))
        if imported.problems:
            self.told.emit(partial(_import_words, imported))

    def refresh(self) -> None:
        """List what is in the folder now."""
        self.show_sessions(self._lists.listed())

    def _connect(self) -> None:
        page = self.page
        page.shown.connect(self._soon.start)
        page.left.connect(self._on_page_left)
        page.open_requested.connect(self.open_requested)
        page.file_requested.connect(self.open_requested)
        page.rescue_requested.connect(self._on_page_rescue_requested)
        page.duplicate_requested.connect(self._on_page_duplicate_requested)
        page.rename_requested.connect(self._on_page_rename_requested)
        page.export_requested.connect(self._on_page_export_requested)
        page.delete_requested.connect(self._on_page_delete_requested)
        page.undo_requested.connect(self._on_page_undo_requested)
        page.import_requested.connect(self._on_page_import_requested)

    def _folder_problem(self) -> str:
        """Return why the folder can't be read; one that isn't there yet has no sessions, no problem."""
        if self._lists.is_waiting:
            return translate(
                "SessionPages", "The folder of your sessions does not answer. The list comes when it does."
            )
        try:
            next(self._folders.sessions.iterdir(), None)
        except FileNotFoundError:
            return ""
        except OSError:
            return translate("SessionPages", "The folder of your sessions cannot be read. Check the disk.")
        return ""

    def _copied(self, info: SessionInfo) -> Path | None:
        """Return the file of a copy of a session as far as it is good; None after telling why not."""
        try:
            record = salvage(info.path).record
            name = info.title or (game_name(record.header.game_id) if info.reason else session_game(info))
            return duplicate(
                record,
                self._folders.sessions,
                current_time(),
                app_version(),
                title=fitted_title(translate("SessionPages", "{title} (copy)"), name),
            )
        except (InvalidRecordError, JournalError) as error:
            self.told.emit(
                refusal(lambda: translate("SessionPages", "This session cannot be duplicated"), error)
            )
            return None

    def _chosen_title(self) -> str:
        chosen = self.page.chosen
        return session_title(chosen) if chosen is not None else ""

    def _on_lists_learned(self, infos: tuple[SessionInfo, ...], left: int) -> None:
        self.page.update_sessions(infos, left)

    def _on_page_left(self) -> None:
        self._soon.stop()
        self._lists.rest()

    def _on_page_rescue_requested(self, info: SessionInfo) -> None:
        path = self._copied(info)
        if path is not None:
            self.open_requested.emit(path)

    def _on_page_duplicate_requested(self, info: SessionInfo) -> None:
        path = self._copied(info)
        if path is not None:
            self.refresh()
            self.page.choose(path)
            self.page.notice.tell("copied", self._chosen_title())

    def _on_page_rename_requested(self, info: SessionInfo) -> None:
        title = RenameSession.ask(self._window, self._look, info.title, partial(session_game, info))
        if title is None:
            return
        try:
            name_session(info.path, title)
        except (InvalidRecordError, JournalError) as error:
            self.told.emit(
                refusal(lambda: translate("SessionPages", "This session cannot be renamed"), error)
            )
        self.refresh()
        self.page.choose(info.path)

    def _on_page_export_requested(self, info: SessionInfo) -> None:
        name = info.path.stem if info.reason else f"{session_title(info)} {info.changed[:10]}"
        target = ExportSessionDialog.ask(self._window, name)
        if target is None:
            return
        try:
            export_copy(info.path, target)
        except (InvalidRecordError, JournalError) as error:
            self.told.emit(
                refusal(lambda: translate("SessionPages", "This session cannot be exported"), error)
            )
        else:
            self.page.notice.tell("exported", target.name)

    def _on_page_delete_requested(self, info: SessionInfo) -> None:
        try:
            trashed = put_into_trash(info.path, self._folders.trash)
        except JournalError as error:
            self.told.emit(
                refusal(lambda: translate("SessionPages", "This session cannot be deleted"), error)
            )
        except OSError:
            self.told.emit(
                lambda: (
                    translate("SessionPages", "This session cannot be deleted"),
                    translate("SessionPages", "Nothing was changed. Check the folder of your sessions."),
                )
            )
        else:
            title = info.path.name if info.reason else session_title(info)
            self._deleted.append((trashed, title))
            self.page.commands.take_back.setEnabled(True)
            self.page.notice.tell("deleted", title)
        self.refresh()

    def _on_page_undo_requested(self) -> None:
        if not self._deleted:
            return
        trashed, title = self._deleted.pop()
        self.page.commands.take_back.setEnabled(bool(self._deleted))
        try:
            path = restore(trashed)
        except OSError:
            self.told.emit(
                lambda: (
                    translate("SessionPages", "This session cannot be taken back"),
                    translate(
                        "SessionPages", "It is no longer in the trash, or the disk cannot be written to."
                    ),
                )
            )
            self.refresh()
            return
        self.refresh()
        self.page.choose(path)
        self.page.notice.tell("restored", title)

    def _on_page_import_requested(self) -> None:
        paths = ImportSessionsDialog.ask(self._window)
        if paths:
            self.import_files(paths)


def _importing() -> str:
    return translate("SessionPages", "Importing")


def _import_words(imported: Imported) -> tuple[str, str]:
    lines = [f"{name}: {problem_sentence(error)}" for name, error in imported.problems]
    return translate("SessionPages", "Not everything was imported"), "\n".join(few_of(lines))
