"""Whole games of all four kinds through the accessibility tree alone, from the first page to the result."""

from pathlib import Path

import pytest

from dicegames.models.guide import LESSONS, words_of
from dicegames.storage.library import load
from readers.program_tree import Node, accessible_program, needs_reader, usable
from readers.reader_play import PLAYERS, play, untold
from screen import IS_SOAK
from storage.listing import list_sessions
from words import Words, installed

pytestmark = [needs_reader, pytest.mark.skipif(not IS_SOAK, reason="a whole game takes its time")]

TILES = {"penta": "Penta", "fivedice": "5 Dice", "tenthousand": "10,000", "ordercards": "Order Cards"}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", TILES)
def test_a_whole_match_is_begun_and_played_and_all_of_it_is_told(game_id: str, tmp_path: Path) -> None:
    with accessible_program(tmp_path) as tree:
        tree.press(TILES[game_id], "button")
        tree.press("Start game", "button")
        play(tree, PLAYERS[game_id]())
    session, *others = list_sessions(tmp_path / "sessions")
    assert (session.state, others) == ("finished", [])
    with installed(Words("en")):
        assert untold(session.path, 0, tree.heard) == []


@pytest.mark.usefixtures("qapp")
def test_a_guided_first_game_is_played_and_every_lesson_is_told(tmp_path: Path) -> None:
    choose = PLAYERS["penta"]()

    def learn(nodes: tuple[Node, ...]) -> Node | None:
        return next(usable(nodes, "Got it", "button"), None) or choose(nodes)

    with accessible_program(tmp_path) as tree:
        tree.press("Penta: First game", "button")
        play(tree, learn)
    (session,) = list_sessions(tmp_path / "sessions")
    assert session.state == "finished"
    with installed(Words("en")):
        assert untold(session.path, 0, tree.heard) == []
        state = load(session.path).match().state
        leads = [words_of(lesson, state, 0).lead for lesson in LESSONS["penta"]]
    assert tree.heard[0].startswith("Fill your sheet")
    assert len([lead for lead in leads if any(lead in words for words in tree.heard)]) > 5
    assert any("Your first game is over." in words for words in tree.heard)
