"""Every list with a line for each game has one, and none for a game that isn't there."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from dicegames.computer.levels import LEVELS
from dicegames.engine.match import Match
from dicegames.games.catalog import GAMES, GameInfo
from dicegames.models import game_words
from dicegames.models.game_words import GAME_ORDER, ruleset_description, ruleset_name
from dicegames.models.narrators import NARRATORS
from dicegames.session.clocks import CLOCKS
from dicegames.ui.boards.catalog import BOARDS, board_for
from dicegames.ui.boards.prompts import waiting_prompt
from dicegames.ui.look import Look
from dicegames.ui.pages.tiles import PICTURES, GameMark, paint_game_mark, paint_game_tile
from dicegames.ui.rules_text.blocks import Heading
from dicegames.ui.rules_text.catalog import RULES_TEXTS, rules_text
from table_samples import seats
from words import Words, installed

BUILT = [info.id for info in GAMES]
each_game = pytest.mark.parametrize("info", GAMES, ids=BUILT)


def test_every_list_has_a_line_for_each_game_and_no_other() -> None:
    for catalog in (LEVELS, NARRATORS, BOARDS, RULES_TEXTS):
        assert sorted(catalog) == sorted(BUILT)
    assert set(CLOCKS) <= set(BUILT)


def test_all_four_games_are_offered() -> None:
    assert list(GAME_ORDER) == BUILT
    assert sorted(GAME_ORDER) == ["fivedice", "ordercards", "penta", "tenthousand"]


@pytest.mark.parametrize("game_id", GAME_ORDER)
@pytest.mark.parametrize(
    "words",
    [game_words.game_name, game_words.game_tagline, game_words.game_meta, game_words.game_length],
)
def test_every_game_has_words(game_id: str, words: Callable[[str], str]) -> None:
    assert words(game_id)
    assert game_id not in words(game_id)


@pytest.mark.parametrize("game_id", GAME_ORDER)
def test_every_game_has_pictures(look: Look, game_id: str) -> None:
    assert set(PICTURES) == set(GAME_ORDER)
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    colors = []
    for dice in ((), (4, 4), (4,)):
        image.fill(0)
        painter = QPainter(image)
        if dice:
            paint_game_mark(painter, image.rect().toRectF(), GameMark(game_id, dice), look)
        else:
            paint_game_tile(painter, image.rect().toRectF(), game_id, look)
        painter.end()
        colors.append(image.copy())
    assert all(picture.pixelColor(100, 5).alpha() == 255 for picture in colors)
    assert colors[0] != colors[1] != colors[2]


@each_game
def test_every_ruleset_has_words_and_rules(info: GameInfo, qapp: object) -> None:
    names = [ruleset_name(ruleset.id) for ruleset in info.rulesets]
    assert len(set(names)) == len(names)
    for ruleset in info.rulesets:
        assert ruleset_name(ruleset.id) != ruleset_name("a ruleset of somebody")
        assert ruleset_description(ruleset.id)
        assert any(isinstance(block, Heading) for block in rules_text(ruleset))


@each_game
def test_every_board_shows_the_first_state_and_names_its_keys(
    info: GameInfo, look: Look, qtbot: QtBot
) -> None:
    match = Match(info.new_game(info.rulesets[0], info.min_players), seats(info.min_players))
    board = board_for(info.id, look)
    qtbot.addWidget(board)
    board.resize(1000, 600)
    board.show()
    board.show_state(match.state, match.seats, True)
    assert board.prompt().message
    assert board.keys() == BOARDS[info.id].keys()


@each_game
def test_every_board_waits_for_a_computer_in_the_same_words(info: GameInfo, look: Look, qtbot: QtBot) -> None:
    match = Match(info.new_game(info.rulesets[0], info.min_players), seats(info.min_players, (0,)))
    board = board_for(info.id, look)
    qtbot.addWidget(board)
    with installed(Words("de")):
        board.show_state(match.state, match.seats, False)
        assert board.prompt() == waiting_prompt(match.seats[0].name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Maximilian von Hohenlohe", "Maximilian"),
        ("Maximiliane-Alexandra", "Maximiliane…"),
    ],
)
def test_a_long_name_stands_whole_in_the_message_and_short_on_the_button(name: str, shown: str) -> None:
    prompt = waiting_prompt(name)
    assert prompt.message == f"It is {name}’s turn."
    assert prompt.primary is not None
    assert prompt.primary.title == f"{shown} is playing"
