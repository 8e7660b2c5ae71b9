"""Labels: what no line parts, and that the text stays what was set."""

import pytest
from pytestqt.qtbot import QtBot

from dicegames.ui.controls.text import Breakable, OneLine, Text, kept_together
from dicegames.ui.look import Look


@pytest.mark.parametrize(
    "text",
    [
        "Noch 25~Punkte bis 63",
        "etwa 25~Min. lang",
        "1~point, 30~seconds",
        "um 20~Uhr 5",
        "512~KB",
        "2 Würfel",
    ],
)
def test_numbers_stay_with_their_units(text: str) -> None:
    assert kept_together(text.replace("~", " ")) == text.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("kind", [Text, Breakable, OneLine])
def test_a_label_tells_the_text_that_was_set(qtbot: QtBot, look: Look, kind: type[Text]) -> None:
    label = kind(look)
    qtbot.addWidget(label)
    label.setText("Du bekommst 100 Punkte extra.")
    assert label.text() == "Du bekommst 100 Punkte extra."
