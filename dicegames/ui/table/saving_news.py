"""What a table tells of its saving: above the board, and on the result."""

from PySide6.QtCore import QObject

from dicegames.session.controller import MatchController
from dicegames.ui.table.notices import Notices
from dicegames.ui.table.result_page import ResultPage


class SavingNews(QObject):
    """Bring what becomes of the session's file onto the page; the parent is `notices`."""

    def __init__(self, controller: MatchController, notices: Notices, result: ResultPage) -> None:
        super().__init__(notices)
        self._notices = notices
        self._result = result
        controller.saving_failed.connect(self._on_controller_saving_failed)
        controller.saving_resumed.connect(self._on_controller_saving_resumed)
        controller.session_moved.connect(self._on_controller_session_moved)
        if controller.saver.problem is not None:
            notices.set_saving_problem(controller.saver.problem)

    def _on_controller_saving_failed(self, problem: str) -> None:
        self._tell(problem)

    def _on_controller_saving_resumed(self) -> None:
        self._tell("")

    def _on_controller_session_moved(self, reason: str) -> None:
        self._notices.show_moved(reason)

    def _tell(self, problem: str) -> None:
        self._notices.set_saving_problem(problem)
        self._result.set_saved(problem in ("", "slow"))
