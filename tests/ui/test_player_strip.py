"""The cards of the players above the table."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose
from dicegames.models.players import PlayersModel
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.player_card import CardForm
from dicegames.ui.table.player_strip import PlayerStrip
from table_samples import new_match, roll, turn
from ui.page_help import places_of
from ui.table_parts_help import TOUCH, Window, put, role, shown, still_look, windows_of_sizes
from words import Words, installed


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return still_look(qapp)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return windows_of_sizes(qtbot)


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("width", [640, 768, 1280])
def test_strip_fits_one_to_eight_players(look: Look, window: Window, count: int, width: int) -> None:
    top, strip = window(width, 200), PlayerStrip(look, shown(new_match(count)))
    strip.set_slim(width < 700)
    put(top, strip)
    cards = strip.cards
    assert len(cards) == count
    assert cards[0].x() == 0
    assert cards[-1].geometry().right() <= strip.width()
    for left, right in pairwise(cards):
        assert left.geometry().right() < right.x()
        assert cards[0].width() >= right.width()
    for card in cards:
        assert card.width() >= TOUCH
        assert card.height() >= TOUCH
    bold = look.font("body")
    bold.setBold(True)
    if count > 1:
        assert cards[1].width() > QFontMetricsF(bold).horizontalAdvance("1575")
        assert cards[0].width() > cards[1].width()


def test_cards_shorten_what_they_show_as_room_runs_out(look: Look, window: Window) -> None:
    top, strip = window(1280, 200), PlayerStrip(look, shown(new_match(8)))
    put(top, strip)
    forms = {card.form for card in strip.cards[1:]}
    assert forms == {CardForm.NAMED}
    top.resize(640, 200)
    QApplication.processEvents()
    assert {card.form for card in strip.cards[1:]} == {CardForm.BADGE}
    assert strip.cards[0].form is CardForm.FULL


def test_a_computer_has_its_chip_on_narrow_cards_too(look: Look, window: Window) -> None:
    def inks(computers: tuple[int, ...]) -> int:
        strip = PlayerStrip(look, shown(new_match(4, computers)))
        top = window(736, 100)
        put(top, strip)
        QApplication.processEvents()
        assert strip.cards[1].form is CardForm.NAMED
        return len(places_of(strip.cards[1].grab().toImage(), look.color("ink_soft")))

    assert inks((1,)) > inks(()) + 10


def test_cards_that_wait_have_one_form_in_small_windows(look: Look, window: Window) -> None:
    model = PlayersModel()
    top, strip = window(531, 60), PlayerStrip(look, model)
    put(top, strip)
    strip.set_slim(True)
    model.show(new_match(5))
    active, *others = strip.cards
    mixed = 0
    for width in range(440, 900, 4):
        strip.resize(width, strip.height())
        wishes = {card.wants_stack for card in others}
        mixed += len(wishes) == 2
        assert {card.is_stacked for card in others} == {any(wishes)}
        assert active.is_stacked is active.wants_stack
    assert mixed


def test_card_is_a_text_with_the_whole_sentence(look: Look, window: Window) -> None:
    match = new_match(2, computers=(1,))
    top, strip = window(800, 200), PlayerStrip(look, shown(match))
    put(top, strip)
    assert role(strip.cards[0]) is QAccessible.Role.StaticText
    assert strip.cards[0].accessibleName() == "Ada: 0 points, is playing"
    assert strip.cards[1].accessibleName() == "Ben (computer): 0 points, next"


def test_chosen_box_shows_its_gain_and_the_turn_moves_on(look: Look, window: Window) -> None:
    match = new_match(2)
    model = shown(match)
    top, strip = window(800, 200), PlayerStrip(look, model)
    put(top, strip)
    roll(match, 1, 2, 3, 4, 5)
    match.apply(Choose(Box.LARGE_STRAIGHT), ScriptedDice([]))
    model.show(match)
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (0, 40)
    wide = strip.cards[0].width()
    turn_over = new_match(2)
    turn(turn_over, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    model.show(turn_over)
    assert strip.cards[1].width() == pytest.approx(wide, abs=1)
    # Without motion the total is there at once and the gain stays for a moment.
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (40, 40)
    strip.finish()
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (40, None)


def test_total_counts_up_with_motion_and_can_be_ended(look: Look, window: Window, qtbot: QtBot) -> None:
    look.set_motion(Motion.FULL)
    match = new_match(2)
    model = shown(match)
    top, strip = window(800, 200), PlayerStrip(look, model)
    put(top, strip)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    model.show(match)
    assert strip.cards[0].shown_total < 40
    strip.finish()
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (40, None)
    assert strip.cards[1].width() > strip.cards[0].width()


def test_taken_back_entry_takes_the_total_back_at_once(look: Look, window: Window) -> None:
    look.set_motion(Motion.FULL)
    match = new_match(2)
    model = shown(match)
    top, strip = window(800, 200), PlayerStrip(look, model)
    put(top, strip)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    model.show(match)
    match.undo()
    model.show(match)
    assert (strip.cards[0].shown_total, strip.cards[0].shown_gain) == (0, 40)
    strip.finish()


def test_active_card_is_the_wide_one_turn_after_turn(look: Look, window: Window) -> None:
    match = new_match(3)
    model = shown(match)
    top, strip = window(1280, 200), PlayerStrip(look, model)
    put(top, strip)
    for active in (1, 2, 0):
        turn(match, (1, 2, 3, 4, 6), (Box.ACES, Box.TWOS, Box.CHANCE)[active])
        model.show(match)
        widths = [card.width() for card in strip.cards]
        assert widths.index(max(widths)) == active
    strip.finish()


def test_cards_follow_the_language(look: Look, window: Window) -> None:
    top, strip = window(800, 200), PlayerStrip(look, shown(new_match(2)))
    put(top, strip)
    with installed(Words("en", "Players")):
        QApplication.sendEvent(strip, QEvent(QEvent.Type.LanguageChange))
        assert strip.cards[0].accessibleName().startswith("[Ada: 0 points")
