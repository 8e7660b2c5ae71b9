"""Where cards lie on the cloth, where arrow keys go, and where the parts of one card lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from dicegames.ui.cards.layout import BEFORE, BEHIND, Way, arrange, neighbour
from dicegames.ui.cards.target_plan import bonus_spots, dice_spots, target_plan
from dicegames.ui.paint.card import socket_places
from dicegames.ui.sizes import Mode
from ui.page_help import make_look

WIDE, SMALL, PORTRAIT, HUGE = (870, 440), (770, 330), (740, 620), (2880, 1500)
SIZES = [(WIDE, Mode.WIDE), (SMALL, Mode.SMALL), (PORTRAIT, Mode.PORTRAIT), (HUGE, Mode.WIDE)]
CENTRE, BONUS = 9, 10


@pytest.mark.parametrize("stacks", [6, 9, 12])
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize(("size", "mode"), SIZES)
def test_cards_lie_apart_inside_and_large_enough(
    stacks: int, extra: bool, size: tuple[int, int], mode: Mode
) -> None:
    area = QRectF(0, 0, *size)
    found = arrange(area, stacks, portrait=mode is Mode.PORTRAIT, extra=extra)
    assert len(found.targets) == stacks + 2
    places = [*found.targets, *([found.extra] if found.extra is not None else [])]
    assert (found.extra is not None) == extra
    before, behind = int(BEFORE * found.edge), int(BEHIND * found.edge)
    with_rings = [place.adjusted(-before, -before, behind, behind) for place in places]
    for number, place in enumerate(with_rings):
        assert area.contains(place)
        assert min(places[number].width(), places[number].height()) >= 70
        assert places[number] == QRectF(places[number].toRect())
        assert not any(place.intersects(other) for other in with_rings[:number])
    assert len({place.size().toTuple() for place in found.targets[:stacks]}) == 1
    middle = (min(p.left() for p in with_rings) + max(p.right() for p in with_rings)) / 2
    assert middle == pytest.approx(area.center().x(), abs=2)


@given(width=st.integers(480, 4000), height=st.integers(270, 2200), stacks=st.sampled_from([6, 9, 12]))
def test_any_area_holds_the_cards(width: int, height: int, stacks: int) -> None:
    area = QRectF(0, 0, width, height)
    for portrait in (False, True):
        places = arrange(area, stacks, portrait=portrait).targets
        assert all(area.contains(place) for place in places)
        assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])


def test_nine_stacks_lie_in_rows_of_four_round_centre_and_bonus() -> None:
    places = arrange(QRectF(0, 0, *WIDE), 9).targets
    rows = [sorted(at for at, place in enumerate(places) if place.top() == top) for top in _tops(places)]
    assert rows == [[0, 1, 2, 3], [4, 5, CENTRE, BONUS], [6, 7, 8]]
    assert places[4].left() == places[0].left()
    assert places[5].right() == places[3].right()
    assert places[4].right() < places[CENTRE].left() < places[BONUS].left() < places[5].left()
    assert 170 <= places[0].width() <= 210
    assert 110 <= places[0].height() <= 130


def _tops(places: tuple[QRectF, ...]) -> list[float]:
    return sorted({place.top() for place in places})


def test_cards_grow_with_the_window_but_not_without_end() -> None:
    widths = [arrange(QRectF(0, 0, w, w / 2), 9).targets[0].width() for w in (800, 1200, 1600, 3000)]
    assert widths == sorted(widths)
    assert widths[2] <= 400
    assert widths[3] > 400


@pytest.mark.parametrize("stacks", [6, 9, 12])
@pytest.mark.parametrize("portrait", [False, True])
def test_arrows_reach_every_place_and_go_back(stacks: int, portrait: bool) -> None:
    places = arrange(QRectF(0, 0, *WIDE), stacks, portrait=portrait).targets
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for way in Way:
            there = neighbour(places, here, way)
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(range(stacks + 2))
    for here in range(stacks + 2):
        right = neighbour(places, here, Way.RIGHT)
        assert right == here or neighbour(places, right, Way.LEFT) == here
    assert neighbour(places, 0, Way.LEFT) == neighbour(places, 0, Way.UP) == 0


def test_arrows_pass_over_places_that_are_gone() -> None:
    places = list(arrange(QRectF(0, 0, *WIDE), 9).targets)
    places[CENTRE] = QRectF()
    assert neighbour(tuple(places), 4, Way.RIGHT) == BONUS


@given(
    width=st.integers(130, 560),
    share=st.floats(0.54, 0.78),
    scale=st.sampled_from([1.0, 1.6]),
    has_words=st.booleans(),
    felt=st.booleans(),
    count=st.integers(1, 5),
)
def test_parts_of_a_card_stay_inside_it(
    qapp: QApplication, width: int, share: float, scale: float, has_words: bool, felt: bool, count: int
) -> None:
    look = make_look()
    look.set_text_scale(scale)
    rect = QRectF(10, 20, width, round(width * share))
    plan = target_plan(rect, look, on_felt=felt, has_words=has_words)
    for part in (plan.band, plan.circle, plan.badge, plan.middle, plan.head, plan.foot):
        assert part.isEmpty() or rect.contains(part)
    assert plan.middle.top() >= plan.head.bottom() or plan.head.isEmpty()
    if has_words:
        assert plan.middle.bottom() <= plan.foot.top()
    spots = dice_spots(plan.middle, count, plan.grow)
    assert all(rect.contains(spot.center) for spot in spots)
    assert all(spot.size <= plan.middle.height() for spot in spots)
    assert all(plan.middle.contains(place) for place in _sockets(plan.middle, count))
    assert plan.middle.left() - plan.band.right() >= 10 - 1e-6
    assert plan.middle.center().x() == pytest.approx((plan.band.right() + rect.right()) / 2)


def _sockets(middle: QRectF, count: int) -> list[QRectF]:
    hair = QRectF(middle).adjusted(1, 1, -1, -1)
    return socket_places(hair, count, 34.0, rising=True) if count > 2 else []


def test_sockets_of_a_straight_rise_and_those_of_a_set_are_level() -> None:
    area = QRectF(0, 0, 150, 60)
    tops = [place.top() for place in socket_places(area, 4, 34.0, rising=True)]
    assert tops == sorted(tops, reverse=True)
    assert tops[0] - tops[-1] >= 9
    assert len({place.top() for place in socket_places(area, 4, 34.0, rising=False)}) == 1


def test_dice_and_sockets_lie_in_the_middle_while_no_words_stand_below(qapp: QApplication) -> None:
    rect = QRectF(0, 0, 190, 120)
    look = make_look()
    bare = target_plan(rect, look, on_felt=False, has_words=False)
    said = target_plan(rect, look, on_felt=False, has_words=True)
    assert rect.bottom() - bare.middle.bottom() < 10
    assert said.middle.bottom() < said.foot.top() < bare.middle.bottom()


@pytest.mark.parametrize("size", [(131, 88), (168, 98), (150, 90), (202, 89), (190, 120)])
@pytest.mark.parametrize("has_words", [False, True])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_badge_keeps_clear_of_the_dice_at_the_bonus_place(
    qapp: QApplication, size: tuple[int, int], has_words: bool, count: int
) -> None:
    plan = target_plan(QRectF(0, 0, *size), make_look(), on_felt=True, has_words=has_words)
    clear = plan.badge.adjusted(-6, -6, 6, 6)
    spots = bonus_spots(plan, count)
    assert len(spots) == count + 1
    for spot in spots:
        assert spot.size >= 12
        die = spot.area.adjusted(0.02, 0.02, -0.02, -0.02)
        assert not die.intersects(clear)
        assert plan.middle.adjusted(-0.1, -0.1, 0.1, 0.1).contains(die)


def test_low_cards_use_the_width_they_have() -> None:
    portrait = arrange(QRectF(0, 0, 716, 640), 12, portrait=True, extra=True).targets
    assert portrait[2].right() - portrait[0].left() >= 640
    small = arrange(QRectF(0, 0, 760, 320), 6, extra=True).targets
    assert small[0].width() >= 190
