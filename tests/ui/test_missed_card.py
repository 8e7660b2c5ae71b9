"""The card of a missed turn in 10.000."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicegames.models.race_values import Miss
from dicegames.ui.look import Look, Motion
from dicegames.ui.race import farkle_card
from dicegames.ui.race.farkle_card import CardForm, FarkleCard
from ui.page_help import make_look
from ui.race_help import FAMILIES, Show, showing
from words import Words, installed

MISS = Miss("farkle", 350, 450, (2, 6), strike=2, in_row=3)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    return showing(qtbot)


@pytest.fixture
def cloth(show: Show) -> QWidget:
    """A place for cards."""
    widget = QWidget()
    show(widget, 640, 568)
    return widget


@pytest.mark.parametrize(
    ("height", "form"),
    [(300, CardForm.FULL), (130, CardForm.LOW), (80, CardForm.ROW)],
)
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_card_takes_the_form_that_fits(
    qapp: QApplication, show: Show, language: str, family: str, height: int, form: CardForm
) -> None:
    before = qapp.font()
    with installed(Words(language)):
        look = make_look(family)
        look.set_motion(Motion.OFF)
        cloth = QWidget()
        show(cloth, 640, 568)
        area = QRect(20, 80, 600, height)
        card = FarkleCard(look, cloth)
        card.place_in(area)
        for miss in (
            MISS,
            Miss("farkle", 0, 450, (2, 2, 3, 4, 6, 6), strike=3, in_row=3, penalty=4200, is_zeroed=True),
            Miss("short", 300, 350, (5,)),
            Miss("farkle", 12_000, 450, (2,), strike=9, in_row=9, penalty=1000),
        ):
            card.show_miss(miss)
            assert area.contains(card.geometry())
            labels = [label for label in card.findChildren(QLabel) if label.isVisible()]
            assert len(labels) == (4 if miss.in_row else 2)
            for label in labels:
                assert card.rect().contains(label.geometry())
                if label.wordWrap():
                    assert label.height() >= label.heightForWidth(label.width())
                else:
                    assert label.width() >= label.sizeHint().width()
        card.show_miss(MISS)
        assert card.form is form
    qapp.setFont(before)


def test_card_in_large_text_keeps_its_sentence_at_least(look: Look, cloth: QWidget) -> None:
    look.set_motion(Motion.OFF)
    look.set_text_scale(1.6)
    card = FarkleCard(look, cloth)
    area = QRect(0, 0, 600, 70)
    card.place_in(area)
    card.show_miss(MISS)
    assert area.contains(card.geometry())
    assert card.form is CardForm.LINE
    labels = [label for label in card.findChildren(QLabel) if label.isVisible()]
    assert [label.text() for label in labels] == ["No die scores. <b>350 points</b> are lost."]
    assert card.rect().contains(labels[0].geometry())
    assert "Strike 2 of 3" in card.accessibleName()


def test_card_parts_do_not_overlap(look: Look, cloth: QWidget) -> None:
    look.set_motion(Motion.OFF)
    card = FarkleCard(look, cloth)
    for width in (600, 420, 300):
        for height in (300, 130, 80):
            card.place_in(QRect(0, 0, width, height))
            card.clear()
            card.show_miss(Miss("farkle", 350, 450, (2, 2, 3, 4, 6, 6), strike=2, in_row=3))
            parts = [
                part.geometry()
                for part in card.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
                if part.isVisible()
            ]
            for index, first in enumerate(parts):
                assert not any(first.intersects(second) for second in parts[index + 1 :]), (width, height)


def test_card_fades_in_says_itself_and_goes(
    look: Look, cloth: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(farkle_card, "announce", lambda widget, text: said.append(text))
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    card.show_miss(MISS)
    effect = card.graphicsEffect()
    assert effect is not None
    assert effect.isEnabled()
    card.finish()
    assert not effect.isEnabled()
    card.show_miss(MISS)  # the same once more is nothing new
    assert said == ["Farkle! No die scores. 350 points are lost. Strike 2 of 3 in a row."]
    assert card.accessibleName() == said[0]
    card.clear()
    assert card.isHidden()
    assert card.miss is None


def test_card_is_there_at_once_without_motion(look: Look, cloth: QWidget) -> None:
    look.set_motion(Motion.OFF)
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    card.show_miss(MISS)
    effect = card.graphicsEffect()
    assert effect is not None
    assert card.isVisible()
    assert not effect.isEnabled()


def test_card_speaks_the_language_of_the_moment(look: Look, cloth: QWidget) -> None:
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    card.show_miss(MISS)
    with installed(Words("de")):
        QApplication.sendEvent(card, QEvent(QEvent.Type.LanguageChange))
        assert card.plain_text == (
            "Farkle! Kein Würfel zählt. 350 Punkte sind verloren. 2. Strich von 3 hintereinander."
        )
        words = [label.text() for label in card.findChildren(QLabel)]
        assert "Kein Würfel zählt. <b>350 Punkte</b> sind verloren." in words
    card.finish()
