"""The card table: what each place looks like and says, taps, keys, drags, motion."""

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dicegames.engine.action import Draw
from dicegames.engine.match import Seat
from dicegames.games.ordercards.actions import EndTurn, Place, TakeBack
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import Bid, OrderCardsGame, OrderCardsState
from dicegames.models.card_table import CardTableModel
from dicegames.models.card_table_words import chip, corner, spoken, titles
from dicegames.models.card_values import TargetView
from dicegames.ui.cards import target_paint
from dicegames.ui.cards.layout import BEHIND, arrange
from dicegames.ui.cards.table import CardTable
from dicegames.ui.cards.target_paint import card_picture, fitting, squeezed
from dicegames.ui.cards.target_plan import target_plan, words_font
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.card import paint_pattern
from dicegames.ui.paint.shapes import mix
from dicegames.ui.sizes import Mode
from ui.page_help import make_look, places_of
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
COLORS = ("orange", "teal", "pink", "violet", "lime")
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil")
SEATS = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))
DECK = standard()
RED, YELLOW, BLUE, BLACK = 0, 12, 24, 36
NUMBER, STRAIGHT, SET = 0, 6, 9
CENTRE, BONUS = 9, 10
WIDE, SMALL, PORTRAIT, HUGE = (870, 440), (770, 330), (740, 620), (2880, 1500)
SIZES = [(WIDE, Mode.WIDE), (SMALL, Mode.SMALL), (PORTRAIT, Mode.PORTRAIT), (HUGE, Mode.WIDE)]
Show = Callable[..., CardTable]

STACKS = (
    (YELLOW + NUMBER + 3, 1, 2),
    (BLUE + SET, 1),
    (RED + SET, 3),
    (BLACK + STRAIGHT, 4, 5),
    (BLUE + NUMBER + 5, 6),
    (RED + STRAIGHT + 2, 7),
    (YELLOW + SET + 1,),
    (BLACK + NUMBER + 1, 8, 9),
    (RED + STRAIGHT + 1, 10),
)
EMPTY = (*STACKS[:8], ())


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Return a function that shows a card table over a state."""

    def make(look: Look, model: CardTableModel, size: tuple[int, int] = WIDE) -> CardTable:
        table = CardTable(look, model)
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitActive(table):
            table.show()
            table.activateWindow()
        return table

    return make


def state(**changes: object) -> OrderCardsState:
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
        dice=(4, 4, 2, 1, 6),
        kept=(False,) * 5,
        placed=(None,) * 5,
        beaten=(None,) * 11,
    )
    return msgspec.structs.replace(position, **changes)


def dealt(players: int) -> OrderCardsState:
    return OrderCardsGame(DECK, players).initial_state().child(Draw(tuple(range(48))))


def model_of(position: OrderCardsState, *selected: int, seat: int | None = 0) -> CardTableModel:
    model = CardTableModel()
    model.show(position, SEATS[: position.players], seat, selected)
    return model


def picture(table: CardTable) -> QImage:
    return table.grab().toImage()


# --- one card


def test_longest_words_that_fit_are_shown(look: Look) -> None:
    font = look.font("small")
    wide = QFontMetricsF(font).horizontalAdvance
    texts = ("beats 2 3 4 5 6", "beats")
    assert fitting(font, texts, wide(texts[0])) == (texts[0], font, True)
    assert fitting(font, texts, wide(texts[1])) == (texts[1], font, True)
    text, narrow, fits = fitting(font, texts, wide(texts[1]) - 3)
    assert (text, fits, narrow.pixelSize()) == (texts[1], True, font.pixelSize())
    assert QFontMetricsF(narrow).horizontalAdvance(text) <= wide(texts[1]) - 3
    cut, _, fits = fitting(font, texts, 20)
    assert (cut.endswith("…"), fits) == (True, False)


@pytest.mark.parametrize(("family", "scale"), [("Noto Sans", 1.0), ("DejaVu Sans", 1.0), ("Noto Sans", 1.6)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "mode"), SIZES)
def test_words_on_cards_are_whole(
    qapp: QApplication, family: str, scale: float, language: str, size: tuple[int, int], mode: Mode
) -> None:
    before = qapp.font()
    look = make_look(family)
    look.set_text_scale(scale)
    with installed(Words(language)):
        views = model_of(state(), 0, 1).views
        places = arrange(QRectF(0, 0, *size), 9, portrait=mode is Mode.PORTRAIT).targets
        for view, place in zip(views, places, strict=True):
            plan = target_plan(place, look, on_felt=view.kind == "bonus", has_words=bool(chip(view)))
            font = words_font(look, plan.grow)
            assert not chip(view) or fitting(font, chip(view), plan.foot.width() - 2 * 6.0)[2]
            font.setBold(True)
            room = plan.head.width() - (0.85 * plan.head.height() + 6.0 if view.is_last else 0.0)
            assert plan.head.isEmpty() or fitting(font, titles(view), room)[2], titles(view)
    qapp.setFont(before)


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("size", "mode"), SIZES)
def test_lit_places_carry_a_ring_outside_their_card(
    look: Look, show: Show, theme: str, size: tuple[int, int], mode: Mode
) -> None:
    look.set_theme(theme)
    table = show(look, model_of(state(), 0, 1), size)
    table.set_mode(mode)
    ring = places_of(picture(table), look.color("ring"))
    for target, button in enumerate(table.buttons):
        card = button.card_rect
        outside = {(round(card.left()) - 3, round(card.center().y()))}
        lit = button.view.status == "takes"
        assert (outside <= ring) == lit, target
    assert [b.view.target for b in table.buttons if b.view.status == "takes"] == [0, 1, BONUS]


def test_nothing_selected_shows_no_ring(look: Look, show: Show) -> None:
    table = show(look, model_of(state()))
    assert not places_of(picture(table), look.color("ring"))


def test_own_dice_of_this_turn_carry_a_dashed_ring(look: Look, show: Show) -> None:
    table = show(look, model_of(state().child(Place(0, (0, 1)))))
    card = table.card_rect(0)
    ring = places_of(picture(table), look.color("ring"))
    edge = [
        (x, round(card.top()) - 2) in ring for x in range(round(card.left()) + 10, round(card.right()) - 10)
    ]
    assert 0.3 < sum(edge) / len(edge) < 0.9


def test_card_that_takes_nothing_fades_but_its_reason_does_not(look: Look, show: Show) -> None:
    model = model_of(state())
    table = show(look, model)
    looks = []
    for selected in ((), (0, 1)):
        model.show(state(), SEATS[:3], 0, selected)
        shot, card = picture(table), table.card_rect(7)
        band = {
            shot.pixelColor(round(card.left()) + x, round(card.center().y()) + y).lightness()
            for x in range(4, 24)
            for y in range(-12, 12)
        }
        looks.append(min(band))
    assert looks[1] - looks[0] > 30
    soft = places_of(picture(table), look.color("ink_soft"))
    foot = table.card_rect(7)
    assert any(foot.contains(QPointF(*at)) and at[1] > foot.bottom() - 32 for at in soft)


def test_small_windows_leave_reasons_to_taps(look: Look, show: Show) -> None:
    table = show(look, model_of(state(), 0, 1), SMALL)
    assert table.buttons[7].words.chip == ("only twos",)
    table.set_mode(Mode.SMALL)
    assert not table.buttons[7].words.chip
    assert table.buttons[0].words.chip == ("place",)
    assert table.buttons[7].accessibleDescription() == "Number 2 takes only twos."


def test_dice_lie_in_the_colour_of_their_seat(look: Look, show: Show) -> None:
    table = show(look, model_of(state()))
    shot = picture(table)
    for target, color in ((1, "teal"), (2, "pink"), (BONUS, "pink")):
        badge = places_of(shot, look.seat(color).fill)
        assert any(table.card_rect(target).contains(QPointF(*at)) for at in badge)
    assert not any(
        table.card_rect(0).contains(QPointF(*at)) for at in places_of(shot, look.seat("teal").fill)
    )


def test_stack_shows_the_edges_of_the_cards_below(look: Look, show: Show) -> None:
    table = show(look, model_of(dealt(2)))
    edge = mix(look.color("card_back"), look.color("shadow"), 0.45)
    for shown, target, under in ((table, 4, 5), (show(look, model_of(state())), 6, 0)):
        card, edges = shown.card_rect(target), places_of(picture(shown), edge)
        y, right = round(card.center().y()), round(card.right())
        # each is sharp and clear of the next
        assert [(x, y) in edges for x in range(right, right + int(BEHIND))].count(True) == under


def test_card_colours_have_patterns_of_their_own(look: Look, qapp: QApplication) -> None:
    shots = []
    for color in ("red", "yellow", "blue", "black"):
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        path = QPainterPath()
        path.addRect(QRectF(0, 0, 40, 40))
        paint_pattern(painter, path, color, look)
        painter.end()
        base = look.color(f"card_{color}")
        marks = frozenset(
            (x, y) for x in range(40) for y in range(40) if _apart(image.pixelColor(x, y), base) > 40
        )
        assert 0.05 < len(marks) / 1600 < 0.6
        shots.append(marks)
    assert len(set(shots)) == 4


def _apart(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


def _head(view: TargetView, width: int, look: Look) -> QImage:
    """Return how a card of this width is painted."""
    words = target_paint.Words(titles(view), corner(view))
    return card_picture(QRectF(0, 0, width, 92), view, words, look, 1.0).toImage()


def test_a_last_card_carries_a_flag_where_the_word_would_squeeze_its_name(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    icons, words = _painted(monkeypatch)
    view = model_of(state()).views[6]
    _head(view, 240, look)
    assert (icons, words) == ([], ["3 of a kind", "last"])
    words.clear()
    _head(view, 131, look)
    assert (icons, words) == (["flag"], ["3 of a kind"])


def test_the_centre_card_always_names_the_joker(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    _, words = _painted(monkeypatch)
    view = model_of(state()).views[CENTRE]
    _head(view, 240, look)
    assert words == ["Centre card", "Joker"]
    words.clear()
    _head(view, 110, look)
    assert words == ["Joker"]


def test_places_without_a_card_say_what_they_were(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    _, words = _painted(monkeypatch)
    gone = state(stacks=EMPTY, centre_gone=True, won=((), (CENTRE_CARD,), ()))
    views = model_of(gone).views
    _head(views[8], 150, look)
    _head(views[CENTRE], 150, look)
    assert words == ["Empty stack", "Centre card", "with Ben"]


def _painted(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """Collect the icons and the words that are painted from now on."""
    icons: list[str] = []
    words: list[str] = []
    write = target_paint._write

    def note_icon(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
        icons.append(name)

    def note_words(
        painter: QPainter, rect: QRectF, font: QFont, color: QColor, text: str, side: Qt.AlignmentFlag
    ) -> None:
        words.append(QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1.0))
        write(painter, rect, font, color, text, side)

    monkeypatch.setattr(target_paint, "paint_icon", note_icon)
    monkeypatch.setattr(target_paint, "_write", note_words)
    return icons, words


# --- taps, keys, drags


def test_every_place_is_a_button_with_the_whole_sentence(look: Look, show: Show) -> None:
    table = show(look, model_of(state(stacks=EMPTY), 0, 1))
    for button in table.buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.role() == QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Name) == spoken(button.view)
        assert interface.state().disabled == (button.view.is_gone)
    assert table.buttons[0].accessibleDescription() == "Tap to place 4 4."
    assert table.accessibleName() == "Cards on the table"


@pytest.mark.parametrize(("size", "mode"), SIZES)
def test_tap_on_any_card_tells_its_number(look: Look, show: Show, size: tuple[int, int], mode: Mode) -> None:
    table = show(look, model_of(state(stacks=EMPTY), 0, 1), size)
    table.set_mode(mode)
    tapped = QSignalSpy(table.target_tapped)
    numbers = [button.view.target for button in table.buttons if button.isEnabled()]
    for number in numbers:
        QTest.mouseClick(table.buttons[number], LEFT)
    assert [tapped.at(at)[0] for at in range(tapped.count())] == numbers
    QTest.mouseClick(table.buttons[8], LEFT)
    assert tapped.count() == len(numbers)


def test_bonus_place_answers_while_its_die_is_in_hand(look: Look, show: Show) -> None:
    in_hand = state(dice=(4, 4, 2, 1, 6, 5), kept=(False,) * 6, bonus_turn=True, bonus_in_hand=True)
    table = show(look, model_of(in_hand, 0))
    tapped = QSignalSpy(table.target_tapped)
    QTest.mouseClick(table.buttons[BONUS], LEFT)
    assert tapped.count() == 1
    assert table.buttons[BONUS].words.corner == "in hand"


def test_keys_go_over_the_grid_and_tap(look: Look, show: Show) -> None:
    table = show(look, model_of(state(), 0, 1))
    tapped = QSignalSpy(table.target_tapped)
    table.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    path = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(table.focusWidget(), key)
        path.append(table.buttons.index(table.focusWidget()))
    assert path == [1, CENTRE, BONUS, 5, 3]
    table.set_live({3})
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(table.focusWidget(), key)
    assert [tapped.at(at)[0] for at in range(tapped.count())] == [3, 3, 3]


def test_tab_goes_in_reading_order_and_ends_at_the_extra_place(look: Look, show: Show) -> None:
    table = show(look, model_of(state(), 0, 1), SMALL)
    extra = QPushButton("Cards")
    table.set_mode(Mode.SMALL)
    table.set_extra(extra)
    assert extra.isVisible()
    assert extra.geometry().size() == table.card_rect(0).size().toSize()
    table.buttons[0].setFocus()
    order = []
    for _ in range(12):
        order.append(table.focusWidget())
        QTest.keyClick(table.focusWidget(), Qt.Key.Key_Tab)
    stops = [0, 1, 2, 3, 4, CENTRE, BONUS, 5, 6, 7, 8]
    assert order == [*(table.buttons[at] for at in stops), extra]
    table.set_extra(None)
    assert not extra.isVisible()


def test_dragged_die_finds_the_card_under_it(look: Look, show: Show) -> None:
    table = show(look, model_of(state(stacks=EMPTY), 0, 1))
    for number in (0, 7, CENTRE, BONUS):
        assert table.target_at(table.card_rect(number).center().toPoint()) == number
    assert table.target_at(table.card_rect(8).center().toPoint()) is None
    assert table.target_at(QPoint(1, 1)) is None
    before = picture(table)
    table.aim(0)
    assert [button.is_aimed for button in table.buttons].count(True) == 1
    assert picture(table) != before
    table.aim(None)
    assert picture(table) == before


# --- motion


def test_placed_dice_come_from_the_hand_and_beaten_ones_go_home(look: Look, show: Show) -> None:
    model = model_of(state(), 0, 1)
    table = show(look, model)
    hand, prize, home = QPointF(100, 500), QPointF(900, 50), QPointF(400, -50)
    table.set_ways(hand, prize, {1: home})
    ended = QSignalSpy(table.settled)
    after = state().child(Place(1, (0, 1)))
    model.show(after, SEATS[:3], 0)
    gone, came = table.ghosts[:2], table.ghosts[2:]
    assert [ghost.time for ghost in table.ghosts] == [260] * 2 + [180] * 2
    assert {ghost.end.y() for ghost in gone} == {home.y()}
    assert sum(ghost.end.x() for ghost in gone) / 2 == pytest.approx(home.x())
    assert {ghost.start.y() for ghost in came} == {hand.y()}
    assert {(ghost.target, ghost.part) for ghost in came} == {(1, "dice")}
    assert table.is_moving
    QTest.qWait(460)
    assert not table.is_moving
    assert ended.count() == 1


def test_dice_taken_back_go_to_the_hand_and_beaten_ones_return(look: Look, show: Show) -> None:
    placed = state().child(Place(1, (0, 1)))
    model = model_of(placed)
    table = show(look, model)
    hand, home = QPointF(100, 500), QPointF(400, -50)
    table.set_ways(hand, QPointF(), {0: QPointF(50, -50), 1: home})
    model.show(placed.child(TakeBack(1)), SEATS[:3], 0)
    assert [ghost.end.y() for ghost in table.ghosts[:2]] == [hand.y()] * 2
    assert [ghost.start.y() for ghost in table.ghosts[2:]] == [home.y()] * 2
    table.finish()


def test_only_added_dice_come_from_the_hand(look: Look, show: Show) -> None:
    one = state().child(Place(0, (0,)))
    model = model_of(one, 1)
    table = show(look, model)
    table.set_ways(QPointF(0, 900), QPointF(), {})
    model.show(one.child(Place(0, (1,))), SEATS[:3], 0)
    assert sorted(ghost.start.y() == 900 for ghost in table.ghosts) == [False, True]
    table.finish()


def test_won_card_slides_away_and_the_next_one_opens(look: Look, show: Show) -> None:
    before = state(bids=(*(None,) * 3, Bid(1, (2, 3, 4)), *(None,) * 7))
    model = model_of(before)
    table = show(look, model)
    prize = QPointF(950, 80)
    table.set_ways(QPointF(0, 900), prize, {1: QPointF(300, -40)})
    model.show(before.child(EndTurn()), SEATS[:3], 1)
    opened, won, *dice = table.ghosts
    assert (opened.after, opened.time, opened.part, opened.target) == (320, 200, "card", 3)
    assert opened.back is not None
    assert (won.end, won.time, won.opacity) == (prize, 320, (1.0, 0.0))
    assert [ghost.time for ghost in dice] == [260] * 3
    table.finish()
    assert table.buttons[3].words.titles[0] == "Number 5"


@pytest.mark.rule("A9")
def test_won_bonus_die_goes_to_the_hand(look: Look, show: Show) -> None:
    before = state(turn=13)
    model = model_of(before)
    table = show(look, model)
    table.set_ways(QPointF(0, 900), QPointF(), {2: QPointF(300, -40)})
    model.show(before.child(EndTurn()), SEATS[:3], 2)
    assert model.views[BONUS].is_gone
    assert any(ghost.end == QPointF(0, 900) and ghost.time == 260 for ghost in table.ghosts)
    table.finish()


def test_reduced_motion_only_fades_and_none_moves_nothing(look: Look, show: Show) -> None:
    for motion in (Motion.REDUCED, Motion.OFF):
        look.set_motion(motion)
        model = model_of(state(), 0, 1)
        table = show(look, model)
        for after in (state().child(Place(1, (0, 1))), state().child(EndTurn())):
            model.show(after, SEATS[:3], after.current_seat)
            assert all(ghost.start == ghost.end for ghost in table.ghosts)
            assert {ghost.time for ghost in table.ghosts} == ({120} if motion is Motion.REDUCED else set())
            table.finish()


def test_tap_ends_motion_and_counts(look: Look, show: Show) -> None:
    model = model_of(state(), 0, 1)
    table = show(look, model)
    tapped = QSignalSpy(table.target_tapped)
    model.show(state().child(Place(1, (0, 1))), SEATS[:3], 0)
    QTest.mouseClick(table.buttons[4], LEFT)
    assert (tapped.count(), table.is_moving) == (1, False)


def test_what_is_seen_at_rest_depends_on_the_model_alone(look: Look, show: Show) -> None:
    model = model_of(state(), 0, 1)
    table = show(look, model)
    steps = [state().child(Place(1, (0, 1)))]
    steps.append(steps[0].child(EndTurn()))
    steps.append(steps[0].child(TakeBack(1)))
    for position in steps:
        model.show(position, SEATS[:3], 0)
        moving = picture(table)
        table.finish()
        rest = picture(table)
        assert rest == picture(show(look, model_of(position)))
        assert moving != rest


def test_hidden_table_moves_nothing_and_hiding_ends_what_runs(look: Look, show: Show) -> None:
    model = model_of(state(), 0, 1)
    table = show(look, model)
    model.show(state().child(Place(1, (0, 1))), SEATS[:3], 0)
    table.hide()
    assert not table.is_moving
    model.show(state(), SEATS[:3], 0)
    assert not table.is_moving


def test_new_game_lays_other_cards(look: Look, show: Show) -> None:
    model = model_of(state(), 0, 1)
    table = show(look, model)
    model.show(state().child(Place(1, (0, 1))), SEATS[:3], 0)
    model.show(dealt(5), SEATS, 0)
    assert len(table.buttons) == 14
    assert not table.is_moving
    model.show(OrderCardsGame(DECK, 2).initial_state(), SEATS[:2], 0)
    assert table.buttons == ()


def test_language_changes_while_it_is_shown(look: Look, show: Show, german: Words) -> None:
    table = show(look, model_of(state(), 0, 1))
    QCoreApplication.installTranslator(german)
    QCoreApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.processEvents()
    assert table.accessibleName() == "Karten auf dem Tisch"
    assert table.buttons[0].words.titles == ("Zahl 4",)
    assert table.buttons[0].words.chip == ("ablegen",)
    assert table.buttons[0].accessibleName().startswith("Zahl 4, gelb")


def test_theme_cloth_and_text_size_change_while_it_is_shown(look: Look, show: Show) -> None:
    table = show(look, model_of(state(), 0, 1))
    shots = [picture(table)]
    changes: tuple[Callable[[], None], ...] = (
        lambda: look.set_theme("dark"),
        lambda: look.set_cloth("wine"),
        lambda: look.set_text_scale(1.6),
    )
    for change in changes:
        change()
        shots.append(picture(table))
        assert shots[-1] != shots[-2]
        assert shots[-1] == picture(show(look, model_of(state(), 0, 1)))


def test_pointer_over_a_card_shows(look: Look, show: Show) -> None:
    table = show(look, model_of(state()))
    QTest.mouseMove(table.buttons[8])
    before = picture(table)
    QTest.mouseMove(table.buttons[4])
    QCoreApplication.processEvents()
    assert picture(table) != before


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
def test_the_last_resort_of_words_is_smaller_letters(look: Look, family: str) -> None:
    font = look.font("small")
    font.setFamily(family)
    font.setPixelSize(24)
    whole = "Bonuswürfel"
    room = QFontMetricsF(font).horizontalAdvance(whole) * 0.6
    text, small = squeezed(font, (whole,), room)
    assert text == whole
    assert QFontMetricsF(small).horizontalAdvance(text) <= room
    assert squeezed(font, (whole,), 30.0)[0].endswith("…")
    assert squeezed(font, (whole,), 10 * room) == (whole, font)


def test_focus_leaves_the_ring_of_a_target_visible(look: Look, show: Show) -> None:
    table = show(look, model_of(state(), 0, 1))
    lit = table.buttons[1]
    assert lit.view.status == "takes"
    card = lit.card_rect.translated(-lit.pos().toPointF()).toRect()
    inside = (card.left() + 20, card.top() + 2)
    assert lit.grab().toImage().pixelColor(*inside) != look.color("ring")
    lit.setFocus(Qt.FocusReason.TabFocusReason)
    assert lit._ring.is_shown
    assert lit.grab().toImage().pixelColor(*inside) == look.color("ring")
