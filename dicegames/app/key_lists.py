"""Which keys mean something where: what the overview of keys lists, from the nearest to the widest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from dicegames.app.menus import Menus
from dicegames.models.game_words import GAME_ORDER, game_name
from dicegames.ui.boards.catalog import BOARDS
from dicegames.ui.controls.key_rows import KeyGroups, KeyRows

if TYPE_CHECKING:
    from dicegames.session.desk import MatchDesk
    from dicegames.ui.pages.sessions import SessionsPage
    from dicegames.ui.table.viewer_page import ViewerPage

translate = QCoreApplication.translate


def key_groups(
    menus: Menus,
    *,
    viewer: ViewerPage | None = None,
    desk: MatchDesk | None = None,
    sessions: SessionsPage | None = None,
    in_editor: bool = False,
    in_new_game: bool = False,
) -> KeyGroups:
    """Return the keys of what is seen, then those of the window; without a table those of every game."""
    if viewer is not None:
        seen: KeyGroups = ((translate("Window", "Looking through"), viewer.keys()),)
    elif sessions is not None:
        seen = ((translate("Window", "Sessions"), sessions.commands.key_rows()),)
    elif in_editor:
        seen = ((translate("Window", "Own rules"), _editor_rows()),)
    elif desk is not None:
        header = desk.controller.table.header
        seen = ((translate("Window", "Your turn"), _board_rows(header.game_id)),)
        if header.options.dice == "typed":
            seen = (*seen, (translate("Window", "Typing dice in"), _typed_rows()))
    else:
        seen = tuple((game_name(game_id), _board_rows(game_id)) for game_id in GAME_ORDER)
        if in_new_game:
            seen = ((translate("Window", "New game"), _new_game_rows()), *seen)
    # of the window those are left out that mean something else here
    taken = {keys for _, rows in seen for keys, _ in rows}
    window = ((name, tuple(row for row in rows if row[0] not in taken)) for name, rows in menus.key_groups())
    return (*seen, *window)


def _board_rows(game_id: str) -> KeyRows:
    board_keys = BOARDS[game_id].keys
    return tuple((key.shown, key.meaning) for key in board_keys())


def _typed_rows() -> KeyRows:
    return (
        ("1–6", translate("KeyLists", "Add a face")),
        (translate("KeyLists", "Backspace"), translate("KeyLists", "Take the last face away")),
        (translate("KeyLists", "Enter"), translate("KeyLists", "Take these dice")),
        (translate("KeyLists", "Esc"), translate("KeyLists", "Don’t roll yet")),
    )


def _editor_rows() -> KeyRows:
    save = QKeySequence(QKeySequence.StandardKey.Save).toString(QKeySequence.SequenceFormat.NativeText)
    return ((save, translate("KeyLists", "Save your rules")),)


def _new_game_rows() -> KeyRows:
    meaning = translate("KeyLists", "Start the game; in a name: go to the next one")
    return ((translate("KeyLists", "Enter"), meaning),)
