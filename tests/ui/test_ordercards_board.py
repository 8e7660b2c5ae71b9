"""The table of Order Cards in the real window, by clicks and keys: keep, place, take back, turn, end."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicegames.games.ordercards.state import Bid
from dicegames.games.ordercards.suggest import best_group, fits_anywhere
from dicegames.storage.record import TableOptions
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from ui.ordercards_window import (
    BONUS,
    CENTRE,
    FOUR,
    ONE,
    PAIR_CARD,
    SIX,
    STRAIGHT,
    TRIPLE,
    chip,
    dice,
    end_turn,
    lit,
    placed,
    primary,
    roll_out,
    said,
    secondary,
    table,
    views,
)
from windows import OrderCardsDriver

CTRL = Qt.KeyboardModifier.ControlModifier
FIRST = (4, 4, 1)  # Ada's, with three dice
SECOND = (4, 4, 4, 6)  # Ben's, with four
AIM = "Place dice on cards. If nobody beats them until your next turn, you win the cards."
IDLE = ((2, 2, 3), (2, 2, 3, 5))


def idle_turn(driver: OrderCardsDriver) -> None:
    """Roll once, place nothing and end the turn whatever is asked."""
    driver.roll()
    end_turn(driver)


@pytest.fixture
def agreed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answer every question with yes, and write down what was asked."""
    asked: list[str] = []

    def ask(parent: object, look: object, words: Callable[[], Doubt]) -> bool:
        asked.append(words().title)
        return True

    monkeypatch.setattr(Question, "ask", ask)
    return asked


# --- rolling and keeping


@pytest.mark.rule("A5")
def test_the_first_turns_have_three_and_four_dice(tmp_path: Path, qtbot: QtBot, agreed: list[str]) -> None:
    with table(tmp_path, *IDLE, (1, 2, 3, 4, 5)) as driver:
        assert said(driver) == AIM
        assert primary(driver) == ("Roll", "all 3 dice")
        idle_turn(driver)
        assert said(driver) == AIM
        assert primary(driver) == ("Roll", "all 4 dice")
        idle_turn(driver)
        assert said(driver) == "Ada, it’s your turn."
        assert primary(driver) == ("Roll", "all 5 dice")
        driver.roll()
        assert [die.value for die in driver.tray.dice] == [1, 2, 3, 4, 5]
        assert primary(driver) == ("Roll again", "5 dice")


@pytest.mark.rule("A5")
def test_dice_are_kept_and_released_by_taps_and_keys(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (5,), (1, 2, 3)) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.key(Qt.Key.Key_2)
        assert driver.state.kept == (True, True, False)
        assert said(driver) == "Tap a lit card to place 4 4. After that you roll no more."
        assert primary(driver) == ("Roll again", "1 die")
        driver.tap_primary()
        assert dice(driver) == (4, 4, 5)
        driver.tap_die(1)
        driver.key(Qt.Key.Key_1)
        assert driver.state.kept == (False, False, False)
        driver.key(Qt.Key.Key_R)
        assert dice(driver) == (1, 2, 3)
        assert driver.state.rolls_left == 0
        assert not driver.tray.cup.isVisible()
        assert primary(driver) == ("End turn", "")


# --- placing


@pytest.mark.rule("A6", "A7")
def test_kept_dice_are_placed_while_rolls_are_left_and_then_nothing_is_rolled(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with table(tmp_path, FIRST, (6,)) as driver:
        driver.roll()
        assert lit(driver) == set()
        assert said(driver) == "Tap dice to keep them, or a card: placing ends rolling."
        driver.tap_die(0)
        driver.tap_die(1)
        assert lit(driver) == {FOUR, PAIR_CARD, BONUS}
        assert said(driver) == "Tap a lit card to place 4 4. After that you roll no more."
        assert chip(driver, FOUR) == "place"
        assert chip(driver, TRIPLE) == "exactly 3 dice"
        driver.tap_card(PAIR_CARD)
        assert placed(driver) == (PAIR_CARD, PAIR_CARD, None)
        assert driver.state.bids[PAIR_CARD] == Bid(0, (4, 4))
        assert primary(driver) == ("End turn", "")
        assert not driver.tray.cup.isVisible()
        assert driver.tray._heading._lines[1].accessibleName() == "2 rolls given up"
        assert said(driver) == "Tap dice, then a card – or only the card. Take back to go on rolling."
        driver.key(Qt.Key.Key_R)
        assert driver.state.rolls == 1
        driver.tap_card(PAIR_CARD)  # all back: rolling goes on with the same dice kept
        assert placed(driver) == (None, None, None)
        assert driver.state.kept == (True, True, False)
        assert primary(driver) == ("Roll again", "1 die")
        driver.roll()
        assert dice(driver) == (4, 4, 6)


@pytest.mark.rule("A6", "A7")
def test_dice_are_selected_and_placed_by_a_tap_on_a_lit_card(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        assert said(driver).startswith("Tap dice, then a card")
        driver.tap_die(2)
        assert driver.board.selected == {2}
        assert lit(driver) == {ONE, BONUS}
        assert secondary(driver) == "Clear selection"
        driver.tap_secondary()
        assert driver.board.selected == frozenset()
        assert lit(driver) == set()
        driver.tap_die(2)
        driver.key(Qt.Key.Key_C)
        assert driver.board.selected == frozenset()
        driver.key(Qt.Key.Key_3)
        driver.tap_card(ONE)
        assert placed(driver) == (None, None, ONE)
        assert driver.board.selected == frozenset()
        driver.tap_die(0)
        driver.tap_die(1)
        driver.tap_card(FOUR)
        assert driver.state.free_dice == ()
        assert said(driver) == "All dice are placed. End your turn."
        assert secondary(driver) == ""


@pytest.mark.rule("A7", "A8")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        (STRAIGHT, "Straight of 3 takes exactly 3 dice in a row."),
        (SIX, "Number 6 takes only sixes."),
        (TRIPLE, "3 of a kind takes exactly 3 equal dice."),
        (CENTRE, "Centre card takes exactly 5 equal dice."),
    ],
)
def test_a_card_that_refuses_says_why(tmp_path: Path, qtbot: QtBot, target: int, reason: str) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.tap_die(0)
        driver.tap_die(1)
        driver.tap_card(target)
        assert said(driver) == reason
        assert driver.board.selected == {0, 1}
        assert placed(driver) == (None, None, None)
        driver.tap_die(1)  # what follows is no longer about the refusal
        assert said(driver) == "Tap a lit card to place 4."


@pytest.mark.rule("A6")
def test_a_tap_on_a_card_with_nothing_selected_takes_what_fits_best(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        assert placed(driver) == (FOUR, FOUR, None)
        driver.tap_card(SIX)
        assert said(driver) == "None of your free dice fit here."
        driver.tap_card(BONUS)
        assert placed(driver) == (FOUR, FOUR, BONUS)
        driver.tap_card(FOUR)
        assert placed(driver) == (None, None, BONUS)


@pytest.mark.rule("A6")
def test_a_group_is_made_larger_and_taken_back_by_its_card_or_its_place(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.tap_die(0)
        driver.tap_card(FOUR)
        assert chip(driver, FOUR) == "take back"
        driver.tap_die(1)
        assert chip(driver, FOUR) == "add"
        assert PAIR_CARD not in lit(driver)
        driver.tap_card(FOUR)
        assert driver.state.bids[FOUR] == Bid(0, (4, 4))
        driver.tap_die(0)  # its empty place in the row
        assert placed(driver) == (None, None, None)
        assert driver.state.bids[FOUR] is None
        driver.key(Qt.Key.Key_3)
        driver.tap_card(ONE)
        driver.key(Qt.Key.Key_3)  # a placed die isn't selected by its key
        assert driver.board.selected == frozenset()
        driver.tap_die(2)
        assert driver.state.free_dice == (0, 1, 2)


@pytest.mark.rule("A6", "A8")
def test_beaten_dice_go_home_and_lie_there_again_when_the_better_ones_are_taken_back(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with table(tmp_path, FIRST, SECOND, SECOND, SECOND) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        end_turn(driver)
        roll_out(driver)
        driver.tap_die(0)
        assert FOUR not in lit(driver)
        assert chip(driver, FOUR) == "4 4 is higher"
        driver.tap_card(FOUR)
        assert said(driver) == "4 4 is already there and is higher."
        driver.tap_die(1)
        driver.tap_card(FOUR)
        assert said(driver) == "4 4 is already there and is just as high: you need more."
        driver.tap_die(2)
        assert chip(driver, FOUR) == "beats 4 4"
        driver.tap_card(FOUR)
        assert driver.state.bids[FOUR] == Bid(1, (4, 4, 4))
        assert views(driver)[FOUR].bid is not None
        driver.tap_card(FOUR)
        assert driver.state.bids[FOUR] == Bid(0, (4, 4))
        driver.tap_card(FOUR)  # what fits best beats them again
        end_turn(driver)
        assert driver.state.claims == ()
        assert said(driver) == "Ada, it’s your turn."


# --- claims


@pytest.mark.rule("A4")
def test_claims_are_told_at_the_start_of_the_turn(tmp_path: Path, qtbot: QtBot, agreed: list[str]) -> None:
    with table(tmp_path, FIRST, IDLE[1]) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        driver.tap_card(ONE)
        end_turn(driver)
        idle_turn(driver)
        assert said(driver) == (
            "Nobody beat you: you win Number 4 in yellow (1 point) and Number 1 in red (1 point)."
        )
        assert "Ada wins: Number 4 in yellow" in driver.table.bar.log_line.line
        assert driver.state.scores() == (2, 0)
        assert [view.under for view in views(driver)[:CENTRE]] == [4, 5, 5, 5, 5, 4]
        assert [card.shown_total for card in driver.table.strip.cards] == [2, 0]
        row = driver.board.panel.body.list.rows[0]
        assert [color.count for color in row.view.colors] == [1, 1, 0, 0]


# --- the bonus die


def with_bonus_die(driver: OrderCardsDriver) -> None:
    """Let Ada win the bonus die with her first turn, and begin her second one."""
    driver.roll()
    driver.tap_card(BONUS)
    end_turn(driver)
    idle_turn(driver)


@pytest.mark.rule("A9")
def test_the_bonus_die_is_rolled_kept_and_turns_a_die_once(
    tmp_path: Path, qtbot: QtBot, agreed: list[str]
) -> None:
    hand = (4, 3, 2, 1, 6, 5)
    with table(tmp_path, FIRST, IDLE[1], hand, (4, 4, 2, 1, 6)) as driver:
        with_bonus_die(driver)
        assert said(driver) == "Nobody beat you: you win the bonus die for your turn."
        assert views(driver)[BONUS].is_gone
        assert primary(driver) == ("Roll", "all 6 dice")
        driver.roll()
        assert driver.state.bonus_face == 5
        driver.key(Qt.Key.Key_6)
        assert driver.state.kept[5]
        driver.roll()
        assert dice(driver) == (4, 4, 2, 1, 6, 5)
        driver.tap_die(4)
        assert secondary(driver) == "Turn die to 5"
        driver.tap_secondary()
        assert dice(driver) == (4, 4, 2, 1, 5)
        assert not driver.state.bonus_in_hand
        assert not views(driver)[BONUS].is_gone
        assert driver.state.rolls_left == 0
        assert len(driver.tray.dice) == 5
        driver.tap_card(BONUS)
        assert "until the next one" in said(driver), "with nothing selected, too"
        driver.tap_die(0)
        driver.tap_card(BONUS)
        assert "until the next one" in said(driver)
        assert chip(driver, BONUS) == "barred in this turn"


@pytest.mark.rule("A9")
@pytest.mark.parametrize("way", ["key", "tap"])
def test_a_die_is_turned_by_the_key_or_a_tap_on_the_bonus_die(
    tmp_path: Path, qtbot: QtBot, agreed: list[str], way: str
) -> None:
    hand = (4, 3, 2, 1, 6, 5)
    with table(tmp_path, FIRST, IDLE[1], hand, hand, hand) as driver:
        with_bonus_die(driver)
        roll_out(driver)

        def turn() -> None:
            if way == "key":
                driver.key(Qt.Key.Key_T)
            else:
                driver.tap_die(5)

        turn()
        assert said(driver) == "Select the one die that you want to turn to 5."
        driver.tap_die(3)
        turn()
        assert dice(driver) == (4, 3, 2, 5, 6)
        driver.tap_card(STRAIGHT)
        assert driver.state.bids[STRAIGHT] == Bid(0, (4, 5, 6))
        driver.key(Qt.Key.Key_T)  # there is no bonus die any more
        assert dice(driver) == (4, 3, 2, 5, 6)


@pytest.mark.rule("A9")
def test_the_bonus_die_goes_back_unused_and_is_never_placed(
    tmp_path: Path, qtbot: QtBot, agreed: list[str]
) -> None:
    hand = (4, 3, 2, 1, 6, 5)
    with table(tmp_path, FIRST, IDLE[1], hand, hand, hand) as driver:
        with_bonus_die(driver)
        driver.roll()
        driver.tap_die(5)
        assert driver.board.selected == frozenset()
        assert lit(driver) == set()
        driver.drag(5, driver.place_of(SIX))
        assert placed(driver) == (None,) * 5
        end_turn(driver)
        assert not views(driver)[BONUS].is_gone
        assert driver.state.dice_count == 5


def test_what_kept_dice_are_for_is_said_where_no_place_takes_them(
    tmp_path: Path, qtbot: QtBot, agreed: list[str]
) -> None:
    with table(tmp_path, FIRST, IDLE[1], (4, 3, 2, 1, 6, 5)) as driver:
        with_bonus_die(driver)
        driver.roll()
        driver.tap_die(0)
        driver.tap_die(1)
        assert said(driver) == "Roll the other dice again, or keep different ones."
        for die in (2, 3, 4, 5):
            driver.tap_die(die)
        assert said(driver) == "All dice are kept. Release some to roll again."
        assert primary(driver) == ("End turn", "")


@pytest.mark.rule("A9")
def test_the_message_is_about_the_offer_to_turn_a_die(
    tmp_path: Path, qtbot: QtBot, agreed: list[str]
) -> None:
    hand = (3, 3, 2, 2, 2, 5)
    with table(tmp_path, FIRST, IDLE[1], hand, hand, hand) as driver:
        with_bonus_die(driver)
        driver.roll()
        driver.tap_die(0)
        assert said(driver) == "Turn the 3 to 5 with the bonus die: after that you roll no more."
        driver.tap_die(0)
        roll_out(driver)
        driver.tap_die(0)
        assert said(driver) == "Turn the 3 to 5 with the bonus die – or select others."
        assert secondary(driver) == "Turn die to 5"
        driver.tap_secondary()  # a turned die ends rolling for good: nothing is said of going on
        assert said(driver) == "Tap dice, then a card – or only the card."


def test_it_is_said_that_nothing_fits(tmp_path: Path, qtbot: QtBot) -> None:
    hand = (4, 4, 5, 3)
    with table(tmp_path, (6, 6, 6), hand, hand, hand) as driver:
        driver.roll()
        driver.tap_card(BONUS)
        end_turn(driver)
        roll_out(driver)
        driver.tap_card(FOUR)
        assert said(driver) == "3 5 fit nowhere. End your turn."
        driver.tap_card(FOUR)
        driver.tap_die(2)
        driver.tap_die(3)
        driver.tap_die(0)
        driver.tap_card(STRAIGHT)
        assert said(driver) == "Tap dice, then a card – or only the card."
        driver.tap_card(STRAIGHT)
        driver.key(Qt.Key.Key_C)
        driver.tap_card(PAIR_CARD)
        driver.window.resize(800, 480)
        driver.settle()
        assert said(driver) == "3 5 fit nowhere."
        assert driver.table.bar.second.text() == "End your turn."


# --- ending a turn


def test_a_turn_is_ended_without_a_question_only_if_nothing_more_fits(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def refuse(parent: object, look: object, words: Callable[[], Doubt]) -> bool:
        asked.append((words().title, words().text))
        return False

    monkeypatch.setattr(Question, "ask", refuse)
    with table(tmp_path, FIRST, asks=True) as driver:
        driver.key(Qt.Key.Key_Return)  # nothing was rolled: no harm
        assert asked == []
        driver.roll()
        driver.key(Qt.Key.Key_Return)
        assert asked.pop() == ("End the turn without placing?", "You have dice that fit on a card.")
        driver.tap_card(ONE)
        while fits_anywhere(driver.state):
            driver.key(Qt.Key.Key_Return)
            assert asked.pop() == ("End the turn already?", "You have more dice that fit on a card.")
            assert driver.state.turn == 0
            target = next(target for target in driver.state.targets if best_group(driver.state, target))
            driver.tap_card(target)
        driver.key(Qt.Key.Key_Return)
        assert asked == []
        assert driver.state.turn == 1


def test_the_question_before_the_end_of_a_turn_can_be_switched_off(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Question, "ask", None)
    with table(tmp_path, FIRST, asks=True) as driver:
        driver.table.set_confirm_zero(False)
        driver.roll()
        driver.key(Qt.Key.Key_Return)
        assert driver.state.turn == 1


# --- undo


def test_undo_and_redo_go_over_placing_and_turning_but_never_over_a_roll(
    tmp_path: Path, qtbot: QtBot, agreed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = (4, 3, 2, 1, 6, 5)
    with table(tmp_path, FIRST, IDLE[1], hand, hand, hand) as driver:
        with_bonus_die(driver)
        roll_out(driver)
        start = driver.state
        driver.tap_die(3)
        driver.key(Qt.Key.Key_T)
        driver.tap_card(STRAIGHT)
        done = driver.state
        driver.click(driver.table.header.undo)
        assert placed(driver) == (None,) * 5
        driver.key(Qt.Key.Key_Z, CTRL)
        assert driver.state == start
        assert len(driver.tray.dice) == 6
        assert views(driver)[BONUS].is_gone
        driver.click(driver.table.header.redo)
        driver.click(driver.table.header.redo)
        assert driver.state == done
        driver.key(Qt.Key.Key_Z, CTRL)
        driver.key(Qt.Key.Key_Z, CTRL)
        monkeypatch.setattr(Question, "ask", lambda *texts: False)
        driver.key(Qt.Key.Key_Z, CTRL)  # a roll is before this: only a practice table goes on
        assert driver.state == start


# --- passing the device on, real dice


def test_the_next_person_is_told_what_happened_to_their_dice(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, SECOND, options=TableOptions()) as driver:
        driver.roll()
        driver.tap_card(FOUR)
        end_turn(driver)
        assert driver.table.handover.is_open
        driver.tap_card(SIX)  # nothing reaches the table below
        driver.click(driver.table.handover.button)
        driver.roll()
        driver.tap_card(FOUR)
        end_turn(driver)
        assert driver.table.handover.is_open
        told = driver.table.handover._last._words.text()
        assert "4 4 4" in told
        assert "Your dice are beaten" in told


def test_real_dice_are_typed_in_with_the_bonus_die(tmp_path: Path, qtbot: QtBot, agreed: list[str]) -> None:
    with table(tmp_path, options=TableOptions(handover=False, dice="typed")) as driver:

        def type_in(faces: str) -> None:
            driver.roll()
            assert driver.table.typed_pad.is_open
            for face in faces:
                driver.key(Qt.Key(Qt.Key.Key_0 + int(face)))
            driver.key(Qt.Key.Key_Return)

        type_in("441")
        assert dice(driver) == FIRST
        driver.tap_card(BONUS)
        end_turn(driver)
        type_in("2235")
        end_turn(driver)
        type_in("432165")
        assert driver.state.bonus_face == 5
        assert len(driver.tray.dice) == 6
