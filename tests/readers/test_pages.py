"""Pages used through the accessibility tree alone: settings, menus, sessions, a table once more."""

import time
from pathlib import Path

import pytest

from dicegames.ui.table.start_pads import START_LOCK
from near_end import nearly_over
from readers.program_tree import Node, ProgramTree, accessible_program, has, needs_reader
from readers.reader_play import PLAYERS, play
from soaking import IS_SOAK
from storage.listing import list_sessions
from storage.session_help import write_session

pytestmark = needs_reader


def said(tree: ProgramTree, words: str) -> None:
    """Wait until words were announced."""
    tree.wait(lambda _: any(words in one for one in tree.heard))


def named(nodes: tuple[Node, ...], role: str) -> list[str]:
    return [node.name for node in nodes if node.role == role]


def test_a_setting_is_changed_and_a_session_is_deleted_taken_back_and_opened(tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    path = write_session(tmp_path / "sessions" / "one.dicegame", nearly_over("penta"))
    with accessible_program(tmp_path) as tree:
        tree.press("Settings", "button")
        tree.press("Pace of the computer", "button")
        menus = named(tree.wait(lambda nodes: has(nodes, "Instant", "menu item")), "popup menu")
        assert menus == ["Pace of the computer"]
        tree.press("Instant", "menu item")
        tree.wait(lambda nodes: has(nodes, "Pace of the computer: Instant", "button"))
        tree.press("Larger text", "button")
        said(tree, "110%")
        tree.press("Sessions", "button")
        tree.wait(lambda nodes: any(name.startswith("Penta") for name in named(nodes, "list item")))
        tree.press("More for all sessions", "button")
        tree.press("Longest first", "menu item")
        tree.press("More", "button")
        tree.press("Delete", "menu item")
        said(tree, "“Penta” is deleted.")
        assert not path.exists()
        tree.press("Undo", "button")
        tree.wait(lambda nodes: any(name.startswith("Penta") for name in named(nodes, "list item")))
        assert path.exists()
        tree.press("Continue", "button")
        said(tree, "Ada, it’s your turn.")
        tree.press("More", "button")
        tree.press("Pause", "menu item")
        tree.press("Go on", "button")
        tree.press("Roll", "button")
        said(tree, "Ada rolls ")


@pytest.mark.skipif(not IS_SOAK, reason="it takes its time")
@pytest.mark.parametrize("again", ["Next game", "Rematch", "Play again"])
def test_a_match_is_played_once_more(again: str, tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    path = write_session(tmp_path / "sessions" / "one.dicegame", nearly_over("tenthousand"))
    with accessible_program(tmp_path, str(path)) as tree:
        play(tree, PLAYERS["tenthousand"]())
        del tree.heard[:]
        tree.press(again, "button")
        if again == "Rematch":
            said(tree, "Who is fastest?")
            time.sleep(START_LOCK / 1000)  # until then a press is one for what was there before
            tree.press("Ben starts", "button")
            said(tree, "Ben rolls ")
        elif again == "Play again":
            tree.press("Start game", "button")
            said(tree, "Round 1. ")
        else:
            said(tree, "Round 1. ")
    assert sorted(info.state for info in list_sessions(path.parent)) == ["finished", "open"]
