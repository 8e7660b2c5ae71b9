"""How the sheet games speak: 5 Dice has columns and secures dice, in both languages, everywhere."""

import inspect
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.reasons import REASONS
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll
from dicegames.models.cell_words import cell_text, row_hint, row_name
from dicegames.models.narrators import NARRATORS
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import CellKind, SumRow, cells_of, rows_of
from dicegames.models.sheet_words import reason_text
from dicegames.models.wording import Wording
from dicegames.models.wordings import WORDINGS, box_name
from games.sheet_help import start, thrice
from models.sheet_samples import seats
from words import Words, installed

TWOS = (2, 2, 2, 2, 2)
GERMAN = (
    "1er",
    "2er",
    "3er",
    "4er",
    "5er",
    "6er",
    "3x",
    "4x",
    "Full House",
    "Kleine Straße",
    "Große Straße",
    "5x",
    "SOS",
)
ENGLISH = (
    "1s",
    "2s",
    "3s",
    "4s",
    "5s",
    "6s",
    "3x",
    "4x",
    "Full house",
    "Small straight",
    "Large straight",
    "5x",
    "SOS",
)


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


@pytest.fixture
def german(qapp: object) -> Iterator[None]:
    with installed(Words("de")):
        yield


def everything(wording: Wording) -> Iterator[str]:
    """Yield every phrase of a wording, with something plausible put in."""
    values = {
        "box": Box.CHANCE,
        "ruleset": FIVEDICE,
        "small": False,
        "name": "Ada",
        "points": "30 Punkte",
        "best": 30,
        "face": 4,
        "kept": "4 4",
        "rolled": "1 2 3",
        "target": 63,
        "bonus": "35 Bonuspunkte",
        "gain": 30,
        "reason": "box_used",
        "is_solo": True,
        "count": 2,
    }
    for _, method in inspect.getmembers(wording, inspect.ismethod):
        said = method(*(values[name] for name in inspect.signature(method).parameters))
        yield from said if isinstance(said, tuple) else (said,)


@pytest.mark.rule("F1")
def test_columns_have_the_names_of_the_rules(language: str) -> None:
    names = tuple(box_name(box, FIVEDICE) for box in BOXES)
    assert names == (GERMAN if language == "de" else ENGLISH)
    assert len(set(names)) == 13


def test_5_dice_never_speaks_of_boxes_or_of_above_and_below(language: str) -> None:
    phrases = list(everything(WORDINGS["fivedice"]))
    assert len(phrases) > 35
    for phrase in phrases:
        lower = re.sub(r"\{.*?\}", "", phrase).lower()
        for word in ("feld", "kästchen", "behäl", "oben", "unten", "box", "keep", "upper", "lower"):
            assert word not in lower, phrase


def test_every_wording_answers_everything(language: str) -> None:
    penta, fivedice = (list(everything(WORDINGS[game])) for game in ("penta", "fivedice"))
    assert len(penta) == len(fivedice)
    assert sum(said != own for said, own in zip(penta, fivedice, strict=True)) > 30


def test_every_reason_has_a_sentence_in_either_game(language: str) -> None:
    for wording in WORDINGS.values():
        sentences = [reason_text(reason, wording) for reason in REASONS]
        assert all(sentence.endswith(".") for sentence in sentences)
        assert len(set(sentences)) == len(sentences)


def test_the_log_tells_that_dice_are_secured(german: None) -> None:
    narrator = NARRATORS["fivedice"]
    match = Match(game_info("fivedice").new_game(FIVEDICE, 1), (Seat("Ada", "blue"),))
    dice = ScriptedDice([(2, 3, 4, 1, 6), (5, 5)])
    actions = (
        Roll(),
        Keep(0),
        Keep(1),
        Keep(2),
        Keep(3),
        Release(3),
        Roll(),
        Choose(Box.SMALL_STRAIGHT),
        Enter(),
    )
    said = [narrator.sentence(match.apply(action, dice), match.seats) for action in actions]
    assert said[0] == "Ada würfelt 2 3 4 1 6"
    assert said[1] == "Ada sichert die 2"
    assert said[5] == "Ada nimmt die 1 zurück"
    assert said[6] == "Ada sichert 2 3 4 und würfelt 5 5"
    assert said[8] == "Ada trägt Kleine Straße ein: 30 Punkte"


def test_the_right_part_ends_with_its_sum_and_the_jokers_in_it(german: None) -> None:
    assert rows_of(PENTA)[-2:] == (SumRow.FIVE_BONUS, SumRow.TOTAL)
    rows = rows_of(FIVEDICE)
    assert rows[-2:] == (SumRow.LOWER_SUM, SumRow.TOTAL)
    state = start(FIVEDICE, {Box.CHANCE: 20, Box.FIVE_KIND: 50}, had_five=True)
    one = state.sheets[0].entered(Box.SMALL_STRAIGHT, 30, 50, True)
    model = SheetModel()
    model.show(type(state)(FIVEDICE, (one,), 0, 0), seats(1))
    assert model.rowCount() == 17
    assert model.cell(15, 0).points == 150
    assert row_name(rows[-2], FIVEDICE) == "Summe"
    assert row_hint(rows[-2], FIVEDICE) == "+50 je Joker"
    spoken = model.index(15, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Rechter Bereich mit Extrapunkten: 150 Punkte, davon 50 extra"


@pytest.mark.rule("F5")
def test_a_joker_shows_its_extra_in_every_open_column(german: None) -> None:
    state = thrice(start(FIVEDICE, {Box.CHANCE: 10}, had_five=True), *TWOS)
    cells = dict(zip(rows_of(FIVEDICE), cells_of(state, 0), strict=True))
    for box in BOXES:
        if box is not Box.CHANCE:
            assert cells[box].kind is CellKind.PREVIEW
            assert cell_text(cells[box]).endswith("+50")
    penta = thrice(start(PENTA, {Box.FIVE_KIND: 50, Box.TWOS: 4}), *TWOS)
    own_row = dict(zip(rows_of(PENTA), cells_of(penta, 0), strict=True))
    assert cell_text(own_row[Box.CHANCE]) == "10"  # the row of further fives tells the extra there
