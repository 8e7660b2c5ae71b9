"""Which page edits the rulesets of which game, and what all of them have."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Signal

from dicegames.games.ruleset import Ruleset
from dicegames.ui.look import Look
from dicegames.ui.pages.page import Page


class RulesetEditor(Page):
    """A page on which a ruleset is made or changed; it sees no files, it only wishes."""

    save_requested = Signal(object)  # Ruleset: with its own id to be replaced, with another to be added
    delete_requested = Signal(object)  # Ruleset: one's own, as it is kept
    restore_requested = Signal(object)  # Ruleset: the one just deleted
    export_requested = Signal(object)  # Ruleset: with a name
    import_requested = Signal()
    play_requested = Signal(object)  # Ruleset: one's own, as it is kept
    back_requested = Signal()

    def show_ruleset(self, ruleset: Ruleset) -> None:
        """Begin with a ruleset: one's own to change it, one of the program to make a new one of it."""
        raise NotImplementedError

    def show_copy(self, ruleset: Ruleset) -> None:
        """Begin a new ruleset with the values of `ruleset`, which may be one's own."""
        raise NotImplementedError

    def show_saved(self, ruleset: Ruleset) -> None:
        """Tell that the ruleset is kept, in this form: id and name may be new."""
        raise NotImplementedError

    def show_deleted(self) -> None:
        """Tell that the ruleset is gone, and offer to take it back."""
        raise NotImplementedError

    def set_own_rulesets(self, rulesets: tuple[Ruleset, ...]) -> None:
        """Know the own rulesets of all games, whose names are taken."""
        raise NotImplementedError

    def may_leave(self) -> bool:
        """Ask whether unsaved changes may be lost; True at once when there are none.

        `back_requested` and `import_requested` are only emitted after that.
        """
        raise NotImplementedError


def _tenthousand(look: Look) -> RulesetEditor:
    # imported where it is first opened: the page of a new game only asks which games have one
    from dicegames.ui.pages.ruleset_editor import TenThousandEditor

    return TenThousandEditor(look)


EDITORS: Mapping[str, Callable[[Look], RulesetEditor]] = MappingProxyType({"tenthousand": _tenthousand})
"""What makes the editor of each game whose rulesets can be edited, by the game's id."""
