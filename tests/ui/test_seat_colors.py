"""Games whose seats can't have every colour: what is given at first, offered, and changed."""

import random

import pytest
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.ruleset import PENTA
from dicegames.storage.people import SEAT_COLORS
from dicegames.ui.look import Look
from dicegames.ui.pages import seat_drafts
from dicegames.ui.pages.line_up_form import LineUpForm
from dicegames.ui.pages.seat_drafts import (
    SeatDraft,
    first_drafts,
    in_colors,
    seat_colors,
    with_one_more,
)

FIVE = ("orange", "teal", "pink", "violet", "lime")


def colors_of(drafts: tuple[SeatDraft, ...]) -> list[str]:
    return [draft.color for draft in drafts]


@pytest.mark.rule("A1")
def test_seats_of_order_cards_keep_away_from_the_colours_of_cards() -> None:
    assert seat_colors("ordercards") == FIVE
    assert seat_colors("penta") == SEAT_COLORS
    drafts = first_drafts(2, seat_colors("ordercards"))
    for _ in range(3):
        drafts = with_one_more(drafts, seat_colors("ordercards"))
    assert colors_of(drafts) == list(FIVE)


def test_seats_keep_their_colours_where_the_game_has_them() -> None:
    drafts = tuple(SeatDraft("", color) for color in ("blue", "orange", "graphite", "teal"))
    assert colors_of(in_colors(drafts, FIVE)) == ["pink", "orange", "violet", "teal"]
    assert in_colors(drafts, SEAT_COLORS) == drafts


def test_the_line_up_offers_the_colours_of_its_game(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = LineUpForm(look, random.Random(1))
    qtbot.addWidget(form)
    form.retranslate()
    monkeypatch.setitem(seat_drafts._COLORS, "penta", FIVE)
    form.show_line_up("penta", PENTA, first_drafts(2))
    picker = form.rows[0].picker
    assert [option[0] for option in picker._options] == list(FIVE)
    assert colors_of(form.drafts) == ["teal", "orange"]
    assert picker.current_id == "teal"
    form.add_button.click()
    assert colors_of(form.drafts) == ["teal", "orange", "pink"]
    monkeypatch.delitem(seat_drafts._COLORS, "penta")
    form.show_line_up("penta", PENTA, first_drafts(2))
    assert [option[0] for option in picker._options] == list(SEAT_COLORS)
    assert picker.current_id == "blue"
