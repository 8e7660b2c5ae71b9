"""The won cards: counts, bonuses, what comes next, the joker's place, hidden sums, the near end."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from dicegames.engine.action import Draw
from dicegames.engine.match import Seat
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import OrderCardsGame, OrderCardsState
from dicegames.models.won_cards import WonCardsModel, WonRole, end_note_of, won_views
from dicegames.models.won_values import WonView
from dicegames.models.won_words import (
    counts_sentence,
    counts_text,
    end_text,
    following_sentences,
    sum_text,
    total_text,
    won_sentence,
)
from words import Words, installed

RED, YELLOW, BLUE, BLACK = 0, 12, 24, 36  # the first card of each colour, a Number 1
SEATS = tuple(
    Seat(name, color)
    for name, color in zip(
        ("Ada", "Ben", "Cem", "Dora", "Emil"), ("orange", "teal", "pink", "violet", "lime"), strict=True
    )
)
Won = tuple[int, ...]


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


def dealt(players: int, *won: Won, first_seat: int = 0) -> OrderCardsState:
    """Return a dealt game in which the first seats have won these cards."""
    state = OrderCardsGame(standard(), players, first_seat).initial_state().child(Draw(tuple(range(48))))
    return msgspec.structs.replace(state, won=(*won, *((),) * (players - len(won))))


def with_heights(state: OrderCardsState, *heights: int) -> OrderCardsState:
    """Return the state with the first stacks cut to these heights."""
    stacks = [stack[len(stack) - height :] for stack, height in zip(state.stacks, heights, strict=False)]
    return msgspec.structs.replace(state, stacks=(*stacks, *state.stacks[len(heights) :]))


def view_of(*cards: int) -> WonView:
    return won_views(dealt(2, cards), SEATS[:2])[0]


@pytest.mark.rule("A12")
def test_counts_bonuses_and_points_of_cards() -> None:
    view = view_of(RED, RED + 1, YELLOW + 8, BLUE, BLUE + 1, BLUE + 2)
    assert [color.color for color in view.colors] == ["red", "yellow", "blue", "black"]
    assert [color.count for color in view.colors] == [2, 1, 3, 0]
    assert [color.bonus for color in view.colors] == [3, 0, 6, 0]
    assert (view.cards, view.bonus, view.total, view.count) == (5 + 8, 9, 22, 6)
    assert (sum_text(view), total_text(view), view.joker) == ("13 + 9", "22", None)


@pytest.mark.rule("A12")
@pytest.mark.parametrize(("count", "following"), [(0, 0), (1, 3), (2, 3), (3, 4), (4, 5), (7, 8)])
def test_what_the_next_card_of_a_colour_brings(count: int, following: int) -> None:
    red, *others = view_of(*range(RED, RED + count)).colors
    assert red.following == following
    assert [color.following for color in others] == [0, 0, 0]


@pytest.mark.rule("A12")
def test_the_joker_counts_where_it_helps_most_and_may_move() -> None:
    view = view_of(RED, RED + 1, YELLOW, CENTRE_CARD)
    assert view.joker == "red"
    assert [color.count for color in view.colors] == [2, 1, 0, 0]
    assert [color.counted for color in view.colors] == [3, 1, 0, 0]
    assert [color.bonus for color in view.colors] == [6, 0, 0, 0]
    assert view.count == 4
    # red: 3 + joker = 10; yellow: its second card lets the joker stay, 3 more; blue and black: nothing yet
    assert [color.following for color in view.colors] == [4, 3, 0, 0]
    level = view_of(RED, YELLOW, CENTRE_CARD)
    assert [color.following for color in level.colors] == [3, 3, 0, 0]


def test_a_lone_joker_lies_in_some_colour_and_brings_no_bonus() -> None:
    view = view_of(CENTRE_CARD)
    assert (view.joker, view.bonus, view.cards) == ("red", 0, 15)
    assert [color.following for color in view.colors] == [3, 3, 3, 3]


def test_whose_turn_it_is_and_who_follows() -> None:
    assert [view.status for view in won_views(dealt(3), SEATS[:3])] == ["turn", "next", ""]
    assert [view.status for view in won_views(dealt(3, first_seat=2), SEATS[:3])] == ["next", "", "turn"]


def test_sums_stay_hidden_until_the_end() -> None:
    state = dealt(2, (RED, RED + 1), (BLUE,))
    view = won_views(state, SEATS[:2], totals=False)[0]
    assert (total_text(view), sum_text(view)) == ("–", "")
    assert [color.bonus for color in view.colors] == [3, 0, 0, 0]
    assert "5" not in won_sentence(view)
    assert "points are told at the end" in won_sentence(view)
    over = msgspec.structs.replace(state, ended=True, last_holder=1, last_face=6)
    ada, ben = won_views(over, SEATS[:2], totals=False)
    assert (total_text(ada), total_text(ben)) == ("5", "7")
    assert sum_text(ben) == "1 + 0 + 6"
    assert "Bonus die: 6 points." in won_sentence(ben)
    assert [view.status for view in (ada, ben)] == ["", ""]


def test_everything_is_said_to_screen_readers() -> None:
    view = view_of(RED, RED + 1, CENTRE_CARD)
    assert won_sentence(view) == (
        "Ada, is playing: 23 points, 17 from cards, 6 from colour bonuses. "
        "Red: 3 cards with the joker, bonus 6. "
        "Yellow: 0 cards. Blue: 0 cards. Black: 0 cards. The joker counts as Red."
    )
    assert following_sentences(view) == (
        "Next red card: +4. Next yellow card: no bonus yet. "
        "Next blue card: no bonus yet. Next black card: no bonus yet."
    )


def test_how_many_cards_everyone_has() -> None:
    views = won_views(dealt(3, (RED, CENTRE_CARD), (BLUE,)), SEATS[:3])
    assert counts_text(views) == "won: 2 · 1 · 0"
    assert counts_sentence(views) == "Ada 2 cards, Ben 1 card, Cem 0 cards"


def noted(state: OrderCardsState) -> str:
    note = end_note_of(state)
    return "" if note is None else end_text(note)


@pytest.mark.rule("A10")
def test_the_end_is_in_sight() -> None:
    state = dealt(3)  # in the order of the deck: the last cards of the stacks are 3, 7, 11 …
    assert noted(state) == ""
    assert noted(with_heights(state, 2)) == ""
    one = "“Number 4” in red is the last card of its stack."
    assert noted(with_heights(state, 1)) == f"{one} Whoever wins it ends the game."
    assert noted(with_heights(state, 1, 4, 4, 1)) == (
        "“Number 4” in red and “Number 4” in yellow are the last cards of their stacks. "
        "Whoever wins one of them ends the game."
    )
    several = noted(with_heights(state, 1, 1, 1))
    assert several == "3 stacks are down to their last card. Whoever wins one of them ends the game."
    assert noted(msgspec.structs.replace(with_heights(state, 1), ended=True)) == ""


@pytest.mark.rule("A10")
def test_with_five_players_two_stacks_end_the_game() -> None:
    state = dealt(5)
    one = "“Number 3” in red is the last card of its stack."
    assert noted(with_heights(state, 1)) == f"{one} The game ends when two stacks are empty."
    lead = "One stack is empty. The game ends with the second: "
    assert noted(with_heights(state, 1, 0)) == f"{lead}{one}"
    assert noted(with_heights(state, 1, 0, 1)).endswith(" are the last cards of their stacks.")
    assert noted(with_heights(state, 1, 0, 1, 1, 1, 1)) == f"{lead}5 stacks have only one card left."
    assert noted(with_heights(state, 0)) == ""


def test_the_model_tells_what_differs() -> None:
    model = WonCardsModel()
    shown, changed, reset = (
        QSignalSpy(signal) for signal in (model.shown, model.dataChanged, model.modelReset)
    )
    model.show(dealt(3, (RED,)), SEATS[:3])
    assert (shown.count(), changed.count(), reset.count()) == (1, 0, 1)
    assert model.rowCount() == 3
    index = model.index(0)
    assert index.data() == "Ada"
    assert index.data(WonRole.VIEW) == model.views[0]
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == won_sentence(model.views[0])
    model.show(dealt(3, (RED,)), SEATS[:3])
    assert (shown.count(), changed.count()) == (2, 0)
    model.show(dealt(3, (RED,), (BLUE,)), SEATS[:3])
    assert changed.count() == 1
    assert changed.at(0)[0].row() == 1
    model.show(dealt(2), SEATS[:2])
    assert reset.count() == 2


def test_before_the_deal_nobody_has_anything() -> None:
    state = OrderCardsGame(standard(), 2).initial_state()
    assert [view.count for view in won_views(state, SEATS[:2])] == [0, 0]
    assert end_note_of(state) is None
