"""The players' model: totals, previews, whose turn it is, what is told to screen readers."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QModelIndex, Qt

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import BOXES, UPPER, Box
from dicegames.games.sheet.state import Choose
from dicegames.models.players import (
    PlayerRole,
    PlayersModel,
    PlayerView,
    computer_text,
    player_views,
    spoken,
    status_text,
    status_texts,
)
from table_samples import faces_for, new_match, roll, turn, whole_match
from words import Words, installed

NO_DICE = ScriptedDice([])


@pytest.fixture(autouse=True)
def words(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def views(match: Match) -> tuple[PlayerView, ...]:
    return player_views(match)


def choose(match: Match, box: Box) -> None:
    match.apply(Choose(box), NO_DICE)


def test_turn_next_waiting_and_last_entry() -> None:
    match = new_match(3, computers=(2,))
    assert [view.status for view in views(match)] == ["turn", "next", "waiting"]
    turn(match, (1, 1, 3, 4, 6), Box.ACES)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    assert [view.status for view in views(match)] == ["next", "last", "turn"]
    assert [status_text(view) for view in views(match)] == ["next", "Large straight 40", "is playing"]
    assert [view.total for view in views(match)] == [2, 40, 0]


def test_computer_that_waits_says_how_well_it_plays() -> None:
    match = new_match(3, computers=(2,))
    view = views(match)[2]  # a level of former versions is called after the one that plays in its place
    assert status_text(view) == "Computer · Strong"
    assert status_texts(view) == ("Computer · Strong", "Strong")
    bold = msgspec.structs.replace(view, game_id="tenthousand", level="easy", style="bold")
    assert status_texts(bold) == ("Computer · Easy · Bold", "Easy · Bold", "Easy")
    assert status_text(msgspec.structs.replace(view, level="")) == "Computer"
    assert status_text(msgspec.structs.replace(view, level="unheard of")) == "Computer"
    assert status_texts(msgspec.structs.replace(view, status="next")) == ("next",)


def test_the_style_of_a_seat_is_known() -> None:
    info = game_info("tenthousand")
    seats = (Seat("Ada", "blue"), Seat("Cem", "teal", "computer", "strong", "cautious"))
    match = Match(info.new_game(info.rulesets[0], 2), seats)
    assert [view.style for view in views(match)] == ["", "cautious"]
    assert computer_text(views(match)[1]) == "Computer · Strong · Cautious"


def test_gain_of_a_chosen_box_counts_the_extra() -> None:
    match = new_match(1)
    turn(match, (4,) * 5, Box.FIVE_KIND)
    turn(match, (4,) * 5, Box.FOURS)
    roll(match, 4, 4, 4, 4, 4)
    assert views(match)[0].gain is None
    choose(match, Box.LARGE_STRAIGHT)
    assert views(match)[0].gain == 140


@pytest.mark.rule("P7")
def test_gain_of_a_chosen_box_counts_the_bonus_it_brings() -> None:
    match = new_match(1)
    for box in UPPER[:-1]:
        turn(match, faces_for(box, 3), box)
    roll(match, 6, 6, 6, 1, 2)
    choose(match, Box.SIXES)
    assert views(match)[0].gain == 18 + 35


def test_gain_of_a_zero_is_shown_as_zero() -> None:
    match = new_match(1)
    roll(match, 2, 2, 3, 4, 6)
    choose(match, Box.ACES)
    assert views(match)[0].gain == 0


def test_only_seats_that_play_on_are_next() -> None:
    match = new_match(2)
    for box in BOXES[:-1]:
        for _ in match.seats:
            turn(match, faces_for(box, 3), box)
    turn(match, (1, 2, 3, 4, 6), Box.CHANCE)
    assert [view.status for view in views(match)] == ["last", "turn"]


def test_end_names_winners_and_places() -> None:
    match = whole_match((3, 2, 3))
    shown = views(match)
    assert [view.status for view in shown] == ["winner", "finished", "winner"]
    assert [view.place for view in shown] == [1, 3, 1]
    assert [status_text(view) for view in shown] == ["wins", "place 3", "wins"]
    assert all(view.gain is None for view in shown)


def test_sentence_for_screen_readers_with_both_numbers() -> None:
    match = new_match(2, computers=(1,))
    turn(match, (1, 2, 3, 4, 6), Box.ACES)
    first, second = views(match)
    assert spoken(first) == "Ada: 1 point, next"
    assert spoken(second) == "Ben (computer): 0 points, is playing"
    roll(match, 1, 1, 3, 4, 6)
    choose(match, Box.ACES)
    assert spoken(views(match)[1]).endswith("is playing, the chosen box adds 2")


def test_a_name_that_says_computer_is_not_told_so_twice() -> None:
    match = new_match(2, computers=(1,))
    view = msgspec.structs.replace(views(match)[1], name="Computer 2")
    assert spoken(view).startswith("Computer 2: 0 points")


def test_model_tells_only_rows_that_differ() -> None:
    match = new_match(3)
    model = PlayersModel()
    resets: list[bool] = []
    changed: list[int] = []

    def on_reset() -> None:
        resets.append(True)

    def on_changed(first: QModelIndex, last: QModelIndex) -> None:
        changed.extend(range(first.row(), last.row() + 1))

    model.modelReset.connect(on_reset)
    model.dataChanged.connect(on_changed)
    model.show(match)
    assert (len(resets), changed, model.rowCount()) == (1, [], 3)
    roll(match, 1, 1, 3, 4, 6)
    model.show(match)
    assert changed == []
    choose(match, Box.ACES)
    model.show(match)
    assert (len(resets), changed) == (1, [0])
    view = model.index(0).data(PlayerRole.VIEW)
    assert isinstance(view, PlayerView)
    assert view.gain == 2
    assert model.index(0).data() == "Ada"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == spoken(view)
