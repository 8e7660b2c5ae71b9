"""What the action bar says, whatever the game, while there is nothing to decide."""

from PySide6.QtCore import QCoreApplication

from dicegames.ui.boards.board import BarButton, Prompt

translate = QCoreApplication.translate

_NAME = 12  # letters of a name on a button


def waiting_prompt(name: str) -> Prompt:
    """Return what is said while somebody else plays; a long name is whole in the message only."""
    message = translate("Prompts", "It is {name}’s turn.").format(name=name)
    waiting = translate("Prompts", "{name} is playing").format(name=_shortened(name))
    return Prompt(message, BarButton(waiting, translate("Prompts", "One moment"), "chip", None))


def rolling_prompt() -> Prompt:
    """Return what is said while dice tumble: nothing that gives them away."""
    message = translate("Prompts", "The dice are rolling.")
    title = translate("Prompts", "Dice are rolling")
    return Prompt(message, BarButton(title, translate("Prompts", "One moment"), "roll", None))


def _shortened(name: str) -> str:
    """Return the first word of a long name, or what there is room for of it."""
    if len(name) <= _NAME:
        return name
    first = name.split(maxsplit=1)[0]
    return first if len(first) <= _NAME else f"{first[: _NAME - 1]}…"
