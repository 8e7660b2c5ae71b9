"""What the action bar says, whatever the game, while there is nothing to decide."""

from PySide6.QtCore import QCoreApplication

from dicegames.ui.boards.board import BarButton, Prompt

translate = QCoreApplication.translate


def waiting_prompt(name: str) -> Prompt:
    """Return what is said while somebody else plays."""
    message = translate("Prompts", "It is {name}'s turn.").format(name=name)
    waiting = translate("Prompts", "{name} is playing").format(name=name)
    return Prompt(message, BarButton(waiting, translate("Prompts", "One moment"), "chip", None))


def rolling_prompt() -> Prompt:
    """Return what is said while dice tumble: nothing that gives them away."""
    message = translate("Prompts", "The dice are rolling.")
    title = translate("Prompts", "Dice are rolling")
    return Prompt(message, BarButton(title, translate("Prompts", "One moment"), "roll", None))
