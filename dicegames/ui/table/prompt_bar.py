"""What binds a board's prompt to the action bar: what the bar says and offers, and what its buttons wish."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from dicegames.ui.boards.board import BarButton, GameBoard
from dicegames.ui.table.action_bar import ActionBar

translate = QCoreApplication.translate


class PromptBar(QObject):
    """Show what a board prompts on the bar, and pass the presses of its buttons on to the board."""

    def __init__(self, board: GameBoard, bar: ActionBar) -> None:
        super().__init__()
        self._board = board
        self._bar = bar
        self._show_keys = False
        bar.primary_requested.connect(self._on_bar_primary_requested)
        bar.secondary_requested.connect(self._on_bar_secondary_requested)

    def set_show_keys(self, show: bool) -> None:
        """Name the keys on the buttons, or only in their tooltips; seen with the next `show`."""
        self._show_keys = show

    def show(self, instead: str) -> None:
        """Show the board's prompt; the message is `instead`, unless that is empty."""
        bar, prompt = self._bar, self._board.prompt()
        bar.set_message(instead or prompt.message)
        bar.set_brass(secondary=prompt.favours_second)
        if prompt.primary is None:
            bar.hide_primary()
        else:
            self._fill(bar.show_primary, prompt.primary)
        if prompt.secondary is None:
            bar.hide_secondary()
        else:
            self._fill(bar.show_secondary, prompt.secondary)

    def _fill(self, show: Callable[..., None], button: BarButton) -> None:
        may = button.action is not None
        show(
            button.title,
            self._detail(button),
            button.icon or None,
            enabled=may or button.reason is not None,
            barred=not may,
            reason=button.reason() if button.reason is not None else "",
            hint=self._hint(button),
        )

    def _detail(self, button: BarButton) -> str:
        shows = self._show_keys and button.key and button.action is not None
        if not shows:
            return button.detail
        return f"{button.detail} · {button.key}" if button.detail else button.key

    def _hint(self, button: BarButton) -> str:
        if button.action is None or not button.key:
            return ""
        return translate("Table", "{title} ({key})").format(title=button.title, key=button.key)

    def _wish(self, button: BarButton | None) -> None:
        if button is None:
            return
        if button.action is not None:
            self._board.wish(button.action)
        elif button.reason is not None:
            self._board.explained.emit(button.reason)

    def _on_bar_primary_requested(self) -> None:
        self._wish(self._board.prompt().primary)

    def _on_bar_secondary_requested(self) -> None:
        self._wish(self._board.prompt().secondary)
