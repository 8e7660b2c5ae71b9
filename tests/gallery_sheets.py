"""Positions of Penta and 5 Dice for the gallery, with chosen dice."""

from collections.abc import Sequence
from pathlib import Path

from dicegames.engine.action import Action
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Entry, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll, SheetState
from dicegames.storage.record import TableOptions, new_header
from dicegames.ui.table.table_page import TablePage
from storage.session_help import TIME, encode_session, write_session

Turn = tuple[tuple[int, ...], Box]  # the faces of the only roll, and the box that they go into

SEATS = (
    Seat("Ada", "blue"),
    Seat("Ben", "orange"),
    Seat("Cem", "teal", player="computer", level="strong"),
)

ADA: tuple[Turn, ...] = (
    ((2, 2, 2, 5, 6), Box.TWOS),
    ((3, 3, 3, 1, 2), Box.THREES),
    ((4, 4, 4, 4, 1), Box.FOURS),
    ((5, 5, 5, 1, 2), Box.FIVES),
    ((6, 6, 6, 4, 2), Box.THREE_KIND),
    ((5, 5, 5, 5, 2), Box.FOUR_KIND),
    ((1, 1, 1, 1, 1), Box.FIVE_KIND),
)
BEN: tuple[Turn, ...] = (
    ((1, 1, 1, 4, 5), Box.ACES),
    ((3, 3, 1, 4, 6), Box.THREES),
    ((5, 5, 5, 5, 1), Box.FIVES),
    ((6, 6, 6, 1, 2), Box.SIXES),
    ((5, 5, 5, 4, 2), Box.THREE_KIND),
    ((2, 2, 2, 5, 5), Box.FULL_HOUSE),
    ((1, 2, 3, 4, 6), Box.SMALL_STRAIGHT),
)
CEM: tuple[Turn, ...] = (
    ((2, 2, 2, 2, 5), Box.TWOS),
    ((4, 4, 4, 1, 2), Box.FOURS),
    ((6, 6, 6, 6, 2), Box.SIXES),
    ((3, 3, 3, 5, 5), Box.FULL_HOUSE),
    ((2, 3, 4, 5, 6), Box.LARGE_STRAIGHT),
    ((1, 2, 4, 5, 6), Box.FIVE_KIND),
    ((6, 6, 5, 4, 1), Box.CHANCE),
)

FIVE_ADA: tuple[Turn, ...] = (
    ((1, 1, 3, 4, 6), Box.ACES),
    ((3, 3, 3, 1, 2), Box.THREES),
    ((6, 6, 6, 1, 2), Box.SIXES),
    ((6, 6, 6, 2, 2), Box.THREE_KIND),
    ((4, 4, 4, 4, 2), Box.FOUR_KIND),
    ((2, 2, 2, 5, 5), Box.FULL_HOUSE),
)
FIVE_BEN: tuple[Turn, ...] = (
    ((1, 1, 1, 4, 5), Box.ACES),
    ((4, 4, 4, 1, 2), Box.FOURS),
    ((6, 6, 6, 6, 1), Box.SIXES),
    ((3, 3, 3, 3, 6), Box.FOUR_KIND),
    ((2, 2, 2, 5, 5), Box.FULL_HOUSE),
    ((4, 4, 4, 4, 4), Box.FIVE_KIND),
)
FIVE_CEM: tuple[Turn, ...] = (
    ((2, 2, 2, 2, 5), Box.TWOS),
    ((3, 3, 1, 4, 6), Box.THREES),
    ((5, 5, 5, 5, 1), Box.FIVES),
    ((6, 6, 6, 4, 2), Box.THREE_KIND),
    ((1, 2, 3, 4, 6), Box.SMALL_STRAIGHT),
    ((6, 6, 5, 4, 2), Box.CHANCE),
)

JOKER = ((4, 4, 4, 4, 2), (4,)), (Roll(), Keep(0), Keep(1), Keep(2), Keep(3), Roll())
HOUSE = ((3, 3, 3, 1, 2), (5, 5)), (Roll(), Keep(0), Keep(1), Keep(2), Roll())
LAST_HOUSE = (
    ((3, 3, 3, 1, 2), (1, 2), (5, 5)),
    (Roll(), Keep(0), Keep(1), Keep(2), Roll(), Roll()),
)
STRAIGHT = ((2, 3, 4, 1, 1), (5, 5)), (Roll(), Keep(0), Keep(1), Keep(2), Roll())


def session(
    turns: Sequence[Sequence[Turn]],
    last: tuple[tuple[tuple[int, ...], ...], tuple[Action, ...]] = ((), ()),
    *,
    game_id: str = "penta",
    ruleset: str = "",
    seats: tuple[Seat, ...] = SEATS,
    auto_entry: int = 0,
) -> bytes:
    """Return a session: each seat's `turns`, one after the other, then the rolls and actions of `last`."""
    info = game_info(game_id)
    rules = next(one for one in info.rulesets if not ruleset or one.id == ruleset)
    options = TableOptions(auto_entry=auto_entry, handover=False)
    header = new_header(game_id, rules, seats, app_version="0.1.0", created=TIME, options=options)
    match = Match(header.new_game(), seats)
    entries: list[Entry] = []

    def act(actions: Sequence[Action], faces: Sequence[tuple[int, ...]]) -> None:
        dice = ScriptedDice(faces)
        for action in actions:
            entries.append(match.apply(action, dice).step)
            while match.state.chance is not None:
                entries.append(match.apply(None, dice).step)

    played = 0
    while True:
        state = match.state
        assert isinstance(state, SheetState)
        seat, number = state.seat, played // len(seats)
        if number >= len(turns[seat]):
            break
        faces, box = turns[seat][number]
        act((Roll(), Choose(box), Enter()), (faces,))
        played += 1
    act(last[1], last[0])
    return encode_session(header, tuple(entries))


def names(count: int, name: str = "{number}") -> tuple[Seat, ...]:
    """Return so many people with names made by a pattern."""
    colors = ("blue", "orange", "teal", "pink", "violet", "sky", "lime", "graphite")
    return tuple(Seat(name.format(number=number + 1), colors[number]) for number in range(count))


def write_mocks(folder: Path) -> None:
    """Write the sessions of the positions that pictures of the look show."""
    penta = (ADA, BEN, CEM)
    house, straight = Choose(Box.FULL_HOUSE), Choose(Box.SMALL_STRAIGHT)
    chosen = HOUSE[0], (*HOUSE[1], house)
    five = (FIVE_ADA, FIVE_BEN, FIVE_CEM)
    of_five = STRAIGHT[0], (*STRAIGHT[1], straight)
    ada = SEATS[:1]
    joker = JOKER[0], (*JOKER[1], Choose(Box.LARGE_STRAIGHT))
    begun = ((*ADA, ((2, 3, 4, 5, 6), Box.LARGE_STRAIGHT)), BEN, CEM)
    sessions = {
        "mock-penta": session(penta, joker),
        "mock-penta_ordinary": session(penta, chosen),
        "mock-penta_start": session(begun),
        "mock-penta_auto": session(penta, LAST_HOUSE, auto_entry=3),
        "mock-fivedice": session(five, of_five, game_id="fivedice"),
        "mock-fivedice_puzzle": session(
            (FIVE_ADA,), of_five, game_id="fivedice", ruleset="puzzle5", seats=ada
        ),
        "many-penta": session((ADA[:2],) * 8, HOUSE, seats=names(8, "Spielerin {number}")),
        "many-fivedice": session(
            (ADA[:2],) * 8, HOUSE, game_id="fivedice", seats=names(8, "Spieler {number}")
        ),
        "wide-penta": session((ADA[:2],) * 4, chosen, seats=names(4, "W" * 23 + "{number}")),
        "wide-fivedice": session(
            (ADA[:2],) * 4, of_five, game_id="fivedice", seats=names(4, "山田🎲花子さん太郎{number}")
        ),
        "alone-penta": session((ADA,), chosen, seats=ada),
    }
    for game in ("penta", "fivedice"):
        sessions[f"torn-{game}"] = sessions[f"mock-{game}"] + b'{"n":'  # told by a banner over the table
    for name, data in sessions.items():
        write_session(folder / f"{name}.dicegame", data)


SHEET_TABLES = (
    "mock-penta",
    "mock-penta_ordinary",
    "mock-penta_start",
    "mock-fivedice",
    "mock-fivedice_puzzle",
    "many-penta",
    "many-fivedice",
    "wide-penta",
    "wide-fivedice",
    "alone-penta",
    "torn-penta",
    "torn-fivedice",
)
"""Tables of `write_mocks` that are shown as they are."""


def count_down(table: TablePage | None) -> None:
    """Show the clock of the automatic entry near its end: over an opened file it doesn't run."""
    assert table is not None
    table.board.show_countdown(Box.FULL_HOUSE, 1700, 3000)
