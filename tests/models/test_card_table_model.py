"""What the card table tells: what lies where, what the selected dice can do there, and why not."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from dicegames.engine.action import Draw
from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Seat
from dicegames.games.ordercards.actions import EndTurn, Place, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.reasons import BONUS_BARRED, REASONS
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import Bid, OrderCardsGame, OrderCardsState
from dicegames.models import card_table_words as words
from dicegames.models.card_table import RESTING_FACE, CardTableModel, TargetRole, target_views
from dicegames.models.card_values import TargetView
from words import Words, installed

COLORS = ("orange", "teal", "pink", "violet", "lime")
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil")
SEATS = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))
DECK = standard()
NUMBER, STRAIGHT, SET = 0, 6, 9  # places of number 1, straight of 3 and set of 2 in a colour
RED, YELLOW, BLUE, BLACK = 0, 12, 24, 36
CENTRE, BONUS = 9, 10

# number 4, set of 2, set of 2, straight of 3, number 6, straight of 5, set of 3 (last card), number 2, none
STACKS = (
    (YELLOW + NUMBER + 3, 1, 2),
    (BLUE + SET, 1),
    (RED + SET, 3),
    (BLACK + STRAIGHT, 4, 5),
    (BLUE + NUMBER + 5, 6),
    (RED + STRAIGHT + 2, 7),
    (YELLOW + SET + 1,),
    (BLACK + NUMBER + 1, 8, 9),
    (),
)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


def state(dice: tuple[int, ...] = (4, 4, 2, 1, 6), **changes: object) -> OrderCardsState:
    """Return a turn of the first of three seats, with dice of the others on the table."""
    lying = {1: Bid(1, (3, 3)), 2: Bid(2, (5, 5)), 3: Bid(1, (2, 3, 4)), BONUS: Bid(2, (6,))}
    position = OrderCardsState(
        DECK,
        3,
        0,
        STACKS,
        ((), (), ()),
        tuple(lying.get(target) for target in range(11)),
        turn=12,
        rolls=3,
        dice=dice,
        kept=(False,) * len(dice),
        placed=(None,) * 5,
        beaten=(None,) * 11,
    )
    return msgspec.structs.replace(position, **changes)


def views(position: OrderCardsState, *selected: int, seat: int | None = 0) -> tuple[TargetView, ...]:
    return target_views(position, SEATS[: position.players], seat, selected)


def with_bid(target: int, *faces: int) -> OrderCardsState:
    """Return the state with other dice of Ben on a target."""
    position = state()
    bids = list(position.bids)
    bids[target] = Bid(1, faces)
    return msgspec.structs.replace(position, bids=tuple(bids))


def dealt(players: int) -> OrderCardsState:
    return OrderCardsGame(DECK, players).initial_state().child(Draw(tuple(range(48))))


@pytest.mark.rule("A3")
@pytest.mark.parametrize(("players", "stacks", "under"), [(2, 6, 5), (3, 9, 3), (4, 9, 3), (5, 12, 2)])
def test_there_is_one_row_for_each_place_and_none_before_the_deal(
    players: int, stacks: int, under: int
) -> None:
    assert views(OrderCardsGame(DECK, players).initial_state()) == ()
    found = views(dealt(players))
    assert [view.kind for view in found] == ["stack"] * stacks + ["centre", "bonus"]
    assert {view.under for view in found[:stacks]} == {under}
    assert [view.target for view in found] == list(range(stacks + 2))
    assert (found[-2].points, found[-2].color, found[-1].face) == (15, None, RESTING_FACE)


def test_nothing_selected_says_nothing() -> None:
    assert {view.status for view in views(state())} == {"open"}
    assert not any(words.chip(view) or words.hint(view) for view in views(state()))


def test_other_seats_and_dice_in_the_air_offer_nothing() -> None:
    for found in (views(state(), 0, 1, seat=1), views(state(), 0, 1, seat=None)):
        assert {view.status for view in found} == {"open"}
    placed = state().child(Place(0, (0, 1)))
    assert views(placed)[0].status == "mine"
    assert views(placed, seat=1)[0].status == "open"
    thrown = state(rolls=1).child(Roll())
    assert {view.status for view in views(thrown, 0)} == {"open"}


@pytest.mark.rule("A7", "A8")
@pytest.mark.parametrize(
    ("target", "dice", "chips", "sentence"),
    [
        (0, (4, 4), ("place",), ""),
        (1, (4, 4), ("beats 3 3", "beats"), ""),
        (2, (4, 4), ("5 5 is higher", "is higher"), "5 5 is already there and is higher."),
        (
            2,
            (5, 5),
            ("5 5 is as high", "as high"),
            "5 5 is already there and is just as high: you need more.",
        ),
        (2, (5, 6), ("2 of a kind",), "2 of a kind takes exactly 2 equal dice."),
        (3, (4, 4), ("3 dice in a row", "3 in a row"), "Straight of 3 takes exactly 3 dice in a row."),
        (3, (3, 4, 5), ("beats 2 3 4", "beats"), ""),
        (5, (4, 4), ("5 dice in a row", "5 in a row"), "Straight of 5 takes exactly 5 dice in a row."),
        (6, (4, 4), ("exactly 3 dice", "exactly 3"), "3 of a kind takes exactly 3 equal dice."),
        (7, (4, 4), ("only twos",), "Number 2 takes only twos."),
        (8, (4, 4), (), ""),
        (CENTRE, (4, 4), ("5 of a kind",), "Centre card takes exactly 5 equal dice."),
        (CENTRE, (4, 4, 4, 4, 4), ("place",), ""),
        (BONUS, (4, 4), ("8 beats 6", "beats"), ""),
        (BONUS, (2, 4), ("6 is as high", "as high"), "6 is already there: you need more pips."),
        (BONUS, (4,), ("6 is higher", "is higher"), "6 is already there: you need more pips."),
    ],
)
def test_place_says_what_the_selected_dice_can_do(
    target: int, dice: tuple[int, ...], chips: tuple[str, ...], sentence: str
) -> None:
    position = state((*dice, *(1, 1, 1, 1, 1)[len(dice) :]))
    view = views(position, *range(len(dice)))[target]
    assert words.chip(view) == chips
    assert words.refusal_sentence(view) == sentence
    assert (view.status == "refuses") == bool(sentence)


@pytest.mark.rule("A9")
def test_place_of_the_bonus_die_is_barred_for_who_has_it() -> None:
    in_hand = state((4, 4, 2, 1, 6, 5), kept=(False,) * 6, bonus_turn=True, bonus_in_hand=True)
    view = views(in_hand, 0)[BONUS]
    assert (view.is_gone, view.status, view.reason) == (True, "refuses", BONUS_BARRED)
    assert words.chip(view) == ("barred in this turn", "barred")
    assert words.corner(view) == "in hand"
    assert words.refusal_sentence(view).startswith("You had the bonus die in this turn")
    assert words.spoken(view).startswith("Bonus die, in hand")
    used = in_hand.child(TurnDie(0))
    assert not views(used, 1)[BONUS].is_gone
    assert views(used, 1)[BONUS].reason == BONUS_BARRED
    never = views(in_hand, 5)[0]
    assert words.chip(never) == ("not the bonus die", "not possible")
    assert words.refusal_sentence(never) == "The bonus die is never placed."


@pytest.mark.rule("A6")
def test_own_dice_can_be_joined_and_taken_back() -> None:
    position = state().child(Place(0, (0,)))
    own = views(position)[0]
    assert (own.status, own.lying, words.chip(own)) == ("mine", (4,), ("take back", "back"))
    assert words.hint(own) == "Tap to take 4 back."
    joined = views(position, 1)[0]
    assert (joined.status, joined.group, words.chip(joined)) == ("takes", (4, 4), ("add",))
    assert "4 from you on it, you can add 4" in words.spoken(joined)
    assert views(position, 2)[0].status == "mine"
    assert views(position.child(TakeBack(0)))[0].status == "open"


@pytest.mark.rule("A6", "A8")
def test_what_was_beaten_in_this_turn_is_what_must_be_beaten() -> None:
    position = with_bid(0, 4)
    position = msgspec.structs.replace(position, dice=(4, 4, 4, 1, 6)).child(Place(0, (0, 1)))
    view = views(position)[0]
    assert view.bid is not None
    assert view.beaten is not None
    assert (view.bid.faces, view.bid.name, view.beaten.faces, view.beaten.name) == (
        (4, 4),
        "Ada",
        (4,),
        "Ben",
    )


def test_place_is_told_as_one_sentence() -> None:
    told = [words.spoken(view) for view in views(state(), 0, 1)]
    assert told[0] == "Number 4, yellow, 1 point, 2 more cards below; you can place 4 4"
    assert told[1] == (
        "2 of a kind, blue, 2 points, 1 more card below, on it 3 3 from Ben; you can place 4 4 and beat 3 3"
    )
    assert told[2].endswith("on it 5 5 from Cem; not possible: 5 5 is higher")
    assert told[6].startswith("3 of a kind, yellow, 5 points, last card of its stack; not possible")
    assert told[8] == "Empty stack"
    assert told[CENTRE].startswith("Centre card, 15 points; not possible")
    assert told[BONUS] == "Bonus die, on it 6 from Cem, 6 together; you can place 4 4 and beat 6"
    gone = views(state(centre_gone=True, won=((), (CENTRE_CARD,), ())))[CENTRE]
    assert words.spoken(gone) == "Centre card, with Ben"
    assert (words.title(gone), words.corner(gone)) == ("Centre card", "with Ben")


def test_corner_of_a_card_tells_what_lies_below() -> None:
    found = views(state())
    assert [words.corner(view) for view in found] == [
        "+2", "+1", "+1", "+2", "+1", "+1", "last", "+2", "", "Joker", "",
    ]  # fmt: skip
    assert [view.is_last for view in found] == [target == 6 for target in range(11)]


def test_narrow_cards_have_short_names_for_straights_alone() -> None:
    found = views(state())
    assert words.titles(found[3]) == ("Straight of 3", "Straight 3")
    assert words.titles(found[0]) == ("Number 4",)


def test_bonus_die_shows_its_last_roll_at_the_end() -> None:
    assert views(state(ended=True, last_holder=1, last_face=5))[BONUS].face == 5


def test_german_words() -> None:
    with installed(Words("de")):
        found = views(state(), 0, 1)
        assert [words.chip(view)[0] for view in found if words.chip(view)] == [
            "ablegen",
            "schlägt 3 3",
            "5 5 ist höher",
            "3 Würfel in Folge",
            "nur Sechser",
            "5 Würfel in Folge",
            "genau 3 Würfel",
            "nur Zweier",
            "5 Gleiche",
            "8 schlägt 6",
        ]
        assert words.refusal_sentence(found[2]) == "5 5 liegt schon da und ist höher."
        assert words.spoken(found[0]).startswith("Zahl 4, gelb, 1 Punkt, noch 2 Karten darunter; ")


@pytest.mark.rule("A6", "A7", "A8", "A9")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_lights_up_is_what_the_rules_allow(players: int) -> None:
    source, position = Random(players), dealt(players)
    rolls = SeededDice(players)
    statuses = set()
    while not position.is_over and position.turn < 40:
        if position.chance is not None:
            position = position.child(Draw(rolls.draw(position.chance)))
            continue
        seat, free = position.current_seat, position.free_dice
        if position.dice and free:
            selected = tuple(sorted(source.sample(free, source.randint(1, len(free)))))
            for view in views(position, *selected, seat=seat):
                refusal = position.place_refusal(view.target, selected)
                assert (view.status == "takes") == (not refusal)
                if view.status == "refuses":
                    assert view.reason == refusal
                    assert words.refusal_sentence(view)
                said = " ".join((*words.chip(view), words.spoken(view), words.hint(view)))
                assert not any(reason in said.split() for reason in REASONS)
                assert "{" not in said
                statuses.add(view.status)
        actions = position.legal_actions()
        places = [action for action in actions if isinstance(action, Place)]
        position = position.child(source.choice(places or [EndTurn() if position.dice else actions[0]]))
    assert {"takes", "refuses", "mine"} <= statuses


def test_model_tells_only_rows_that_differ() -> None:
    model = CardTableModel()
    resets = QSignalSpy(model.modelReset)
    changes, shown = QSignalSpy(model.dataChanged), QSignalSpy(model.shown)
    model.show(state(), SEATS[:3], 0)
    assert (resets.count(), changes.count(), shown.count()) == (1, 0, 1)
    model.show(state(), SEATS[:3], 0)
    assert changes.count() == 0
    model.show(state().child(Place(0, (0, 1))), SEATS[:3], 0)
    assert [changes.at(at)[0].row() for at in range(changes.count())] == [0]
    assert (resets.count(), shown.count()) == (1, 3)
    model.show(dealt(5), SEATS)
    assert (resets.count(), model.rowCount()) == (2, 14)


def test_model_gives_name_sentence_and_view() -> None:
    model = CardTableModel()
    model.show(state(), SEATS[:3], 0)
    index = model.index(0)
    assert model.data(index) == "Number 4"
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == words.spoken(model.views[0])
    assert model.data(index, TargetRole.TARGET) is model.views[0]
    assert model.data(index, Qt.ItemDataRole.FontRole) is None
    assert model.data(QModelIndex()) is None
    assert model.rowCount(index) == 0
