"""Whole games of all four kinds through the accessibility tree alone, from the first page to the result."""

from pathlib import Path

import pytest

from dicegames.models.guide import LESSONS, words_of
from dicegames.storage.library import load
from readers.program_tree import Node, ProgramTree, accessible_program, needs_reader, usable
from readers.reader_play import PLAYERS, play, untold
from soaking import IS_SOAK
from storage.listing import list_sessions
from words import Words, installed

pytestmark = [needs_reader, pytest.mark.skipif(not IS_SOAK, reason="a whole game takes its time")]

TILES = {"penta": "Penta", "fivedice": "5 Dice", "tenthousand": "10,000", "ordercards": "Order Cards"}


def seat_a_computer(tree: ProgramTree) -> None:
    """Make the third seat one of the computer's."""
    nodes = tree.wait(lambda nodes: sum(1 for _ in usable(nodes, "Computer", "radio")) == 3)
    tree.act([*usable(nodes, "Computer", "radio")][-1])
    tree.wait(lambda nodes: "checked" in [*usable(nodes, "Computer", "radio")][-1].states)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", TILES)
def test_a_whole_match_of_three_is_begun_and_played_and_all_of_it_is_told(
    game_id: str, tmp_path: Path
) -> None:
    with accessible_program(tmp_path) as tree:
        tree.press(TILES[game_id], "button")
        tree.press("Add a seat", "button")
        seat_a_computer(tree)
        tree.press("Start game", "button")
        play(tree, PLAYERS[game_id]())
    session, *others = list_sessions(tmp_path / "sessions")
    assert (session.state, others) == ("finished", [])
    seats = load(session.path).match().seats
    assert [seat.player for seat in seats] == ["human", "human", "computer"]
    with installed(Words("en")):
        assert untold(session.path, 0, tree.heard) == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", TILES)
def test_a_guided_first_game_is_played_and_every_lesson_is_told(game_id: str, tmp_path: Path) -> None:
    choose = PLAYERS[game_id]()

    def learn(nodes: tuple[Node, ...]) -> Node | None:
        return next(usable(nodes, "Got it", "button"), None) or choose(nodes)

    with accessible_program(tmp_path) as tree:
        tree.press(f"{TILES[game_id]}: First game", "button")
        play(tree, learn)
    (session,) = list_sessions(tmp_path / "sessions")
    assert session.state == "finished"
    with installed(Words("en")):
        assert untold(session.path, 0, tree.heard) == []
        state = load(session.path).match().state
        leads = {words_of(lesson, state, 0).lead for lesson in LESSONS[game_id]}
    assert not any("Practice table" in words for words in tree.heard)  # the guide says so
    assert len([lead for lead in leads if any(lead in words for words in tree.heard)]) > 5
    assert any("Your first game is over." in words for words in tree.heard)


@pytest.mark.usefixtures("qapp")
def test_a_puzzle_is_solved_and_tried_again(tmp_path: Path) -> None:
    with accessible_program(tmp_path) as tree:
        tree.press("5 Dice", "button")
        tree.press("Puzzle", "radio")
        tree.press("Start", "push button")
        play(tree, PLAYERS["fivedice"]())
        tree.press("Once more", "button")
        tree.press("Roll", "button")
        tree.wait(lambda nodes: any(node.name.startswith("Die 1: ") for node in nodes))
    states = sorted(info.state for info in list_sessions(tmp_path / "sessions"))
    assert states == ["finished", "open"]
