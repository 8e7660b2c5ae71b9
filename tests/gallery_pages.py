"""Screens of the pages: those of the drawings, and what those leave out: empty, full, long names."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from dicegames.app.main_window import MainWindow
from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Entry, Mark, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.storage.record import Header, TableOptions, encode_entry, encode_header, new_header
from dicegames.storage.settings import LineUp
from players import idle_players
from storage.session_help import write_session

Take = Callable[[], None]
Screen = Callable[[MainWindow, Path, Take], None]

ADA, BEN = Seat("Ada", "blue"), Seat("Ben", "orange")
CEM = Seat("Cem", "teal")
CEM_COMPUTER = Seat("Cem", "teal", "computer", "strong")
DORA = Seat("Dora", "pink")
EMIL_COMPUTER = Seat("Emil", "violet", "computer", "medium")
LONG_NAMES = (
    Seat("WWWWWWWWWWWWWWWWWWWWWWWW", "blue"),
    Seat("山田太郎と鈴木花子と佐藤次郎", "orange"),
    Seat("🎲👩‍👩‍👧 Mia & Ben 🏆", "teal"),
)
EIGHT = tuple(
    Seat(name, color, "computer" if level else "human", level)
    for name, color, level in (
        ("Ada", "blue", ""),
        ("Ben", "orange", ""),
        ("Cem", "teal", "strong"),
        ("Dora", "pink", ""),
        ("Emil", "violet", "easy"),
        ("Fatma", "sky", "champion"),
        ("Gustav", "lime", ""),
        ("Hanna", "graphite", "medium"),
    )
)
_TURN_SECONDS = 11


@dataclass(frozen=True, slots=True)
class Sample:
    """A session of `turns` (None: it is over) with its last roll; its last move was `ago`."""

    game: str
    seats: tuple[Seat, ...]
    turns: int | None
    ago: timedelta
    rules: str = ""
    last_roll: tuple[int, ...] = ()
    seed: int = 3


MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
PENTA = Sample("penta", (ADA, BEN, CEM_COMPUTER), 21, 5 * MINUTE, last_roll=(4, 4, 4, 4, 4))
CARDS = Sample("ordercards", (Seat("Ada", "orange"), DORA), 15, DAY)
DRAWN = (
    PENTA,
    CARDS,
    Sample("tenthousand", (ADA, BEN, CEM, DORA), None, 3 * DAY),
    Sample("fivedice", (ADA,), None, 4 * DAY, rules="puzzle5"),
    Sample("penta", (ADA, BEN), None, 8 * DAY, rules="classic"),
    Sample("tenthousand", (CEM, DORA, EMIL_COMPUTER), None, 9 * DAY, rules="farkle"),
)
OLDER = tuple(
    Sample(game, (ADA, BEN, CEM)[:count], None, (10 + 3 * index) * DAY, seed=index)
    for index, (game, count) in enumerate(
        (("penta", 3), ("tenthousand", 2), ("fivedice", 3), ("penta", 2)) * 4
    )
)
MANY = (*DRAWN, *OLDER)


@cache
def _encoded(sample: Sample, now: datetime) -> bytes:
    info = game_info(sample.game)
    rules = next(one for one in info.rulesets if not sample.rules or one.id == sample.rules)
    options = TableOptions(auto_entry=0, handover=False)
    header = new_header(sample.game, rules, sample.seats, app_version="0.1.0", created="", options=options)
    entries = _played(header, sample)
    end = now - sample.ago
    begin = end - timedelta(seconds=_TURN_SECONDS * len(entries))
    header = msgspec.structs.replace(header, created=_stamp(begin))
    game = header.new_game()
    lines = [
        encode_entry(game, number, entry, _stamp(begin + timedelta(seconds=_TURN_SECONDS * number)))
        for number, entry in enumerate(entries, start=1)
    ]
    return encode_header(header) + b"".join(lines)


def _played(header: Header, sample: Sample) -> list[Entry]:
    match, dice = Match(header.new_game(), sample.seats), SeededDice(sample.seed)
    luck, player = random.Random(sample.seed), idle_players().player(sample.game, "medium", "")
    entries: list[Entry] = []
    turns, last = 0, None
    while match.state.outcome is None:
        state = match.state
        turns += state.current_seat != last
        last = state.current_seat
        if sample.turns is not None and turns > sample.turns and _has_dice(state):
            return entries
        action = None if state.chance is not None else player.decide(state, luck, _never)
        is_last = sample.turns is not None and turns > sample.turns and bool(sample.last_roll)
        source = ScriptedDice([sample.last_roll]) if is_last else dice
        entries.append(match.apply(action, source).step)
    return [*entries, Mark("finish")]


def _has_dice(state: State) -> bool:
    return state.chance is None and bool(getattr(state, "dice", ()))


def _never() -> bool:
    return False


def _stamp(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@contextmanager
def only(
    window: MainWindow, folder: Path, samples: Sequence[Sample], damaged: bool = False
) -> Iterator[None]:
    """Let these sessions be all that there are, meanwhile."""
    window.show_home()  # a table that is open would write its session anew
    aside = folder.parent / "aside"
    folder.rename(aside)
    folder.mkdir()
    now = datetime.now(UTC).replace(second=0, microsecond=0)
    for index, sample in enumerate(samples):
        write_session(folder / f"{sample.game}-{index:02}.dicegame", _encoded(sample, now))
    if damaged:
        lines = _encoded(DRAWN[4], now).split(b"\n")
        write_session(folder / "penta-2026-11-24.dicegame", b"\n".join([*lines[:47], b"{", *lines[48:]]))
    try:
        window.show_home()
        _wait(50)
        yield
    finally:
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        aside.rename(folder)
        window.show_home()


def home(samples: Sequence[Sample], window: MainWindow, folder: Path, take: Take) -> None:
    with only(window, folder, samples):
        window.shell.show_page("home")
        _wait(50)
        take()


def sessions(
    samples: Sequence[Sample],
    damaged: bool,
    search: str,
    kind: str,
    window: MainWindow,
    folder: Path,
    take: Take,
) -> None:
    with only(window, folder, samples, damaged):
        window.shell.show_page("sessions")
        _wait(600 + 60 * len(samples))
        page = window.sessions
        page.search.setText(search)
        if kind:
            QTest.mouseClick(page.filter.button(kind), Qt.MouseButton.LeftButton)
        if samples and not search and not kind:
            page.choose(folder / f"{samples[0].game}-00.dicegame")
        _wait(50)
        take()
        page.search.clear()
        QTest.mouseClick(page.filter.button("all"), Qt.MouseButton.LeftButton)


def new_game(
    game_id: str, rules: str, seats: tuple[Seat, ...], window: MainWindow, folder: Path, take: Take
) -> None:
    window.show_new_game(game_id)
    page = window.new_game
    page.open_for(game_id, LineUp(rules, seats), window.settings)
    _wait(50)
    take()


def level_menu(game_id: str, window: MainWindow, folder: Path, take: Take) -> None:
    """Show the open list of levels and styles."""
    new_game(
        game_id,
        "",
        (Seat("Ada", "blue"), Seat("Cem", "teal", "computer", "strong")),
        window,
        folder,
        _nothing,
    )
    button = window.new_game.line_up.rows[1].level
    button.open_menu()
    _wait(50)
    _take_with(button.menu, window, take)
    button.menu.close()


def own_rules(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the choice of game with a ruleset of one's own."""
    window.show_new_game("tenthousand")
    own = msgspec.structs.replace(SHORT, id=f"own-{'0' * 32}", name="Hausregeln am Freitag", target=8000)
    page = window.new_game
    page.set_own_rulesets((own,))
    page.choose_ruleset(own.id)
    _wait(80)
    take()
    page.set_own_rulesets(())


def editor(window: MainWindow, folder: Path, take: Take) -> None:
    window.show_new_game("tenthousand")
    QTest.mouseClick(window.new_game.rulesets.copy_button, Qt.MouseButton.LeftButton)
    _wait(80)
    take()
    window.show_home()


def _take_with(menu: QMenu, window: MainWindow, take: Take) -> None:
    """Take a picture with a list that is open over the window."""
    cover = _Cover(menu, window)
    take()
    cover.setParent(None)


class _Cover(QWidget):
    """Paint a list where it lies over the window, whose picture has none of its own."""

    def __init__(self, menu: QMenu, window: QWidget) -> None:
        super().__init__(window)
        self._menu = menu
        at = window.mapFromGlobal(menu.mapToGlobal(QPoint(0, 0)))
        self._picture = menu.grab()
        self.setGeometry(at.x(), at.y(), menu.width(), menu.height())
        self.show()
        self.raise_()

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QApplication.processEvents()


def _nothing() -> None:
    pass


PAGE_SCREENS: dict[str, Screen] = {
    "mock-home": partial(home, DRAWN[:2]),
    "mock-new_game": partial(new_game, "penta", "penta", (ADA, BEN, CEM_COMPUTER)),
    "mock-sessions": partial(sessions, MANY, True, "", ""),
    "home-none": partial(home, ()),
    "home-one": partial(home, (CARDS,)),
    "home-long": partial(
        home, (Sample("penta", LONG_NAMES, 20, MINUTE), Sample("tenthousand", EIGHT, 30, MINUTE))
    ),
    "sessions-none": partial(sessions, (), False, "", ""),
    "sessions-one": partial(sessions, (CARDS,), False, "", ""),
    "sessions-cards": partial(sessions, (CARDS, *OLDER[:2]), False, "", ""),
    "sessions-over": partial(sessions, (DRAWN[2], DRAWN[0]), False, "", ""),
    "sessions-long": partial(
        sessions, (Sample("penta", LONG_NAMES, 20, MINUTE), Sample("penta", EIGHT, 60, MINUTE)), False, "", ""
    ),
    "sessions-eight": partial(sessions, (Sample("tenthousand", EIGHT, 30, MINUTE),), False, "", ""),
    "sessions-unfound": partial(sessions, DRAWN, False, "Zoe", ""),
    "sessions-elsewhere": partial(sessions, DRAWN, False, "Emil", "open"),
    "sessions-unfiltered": partial(sessions, DRAWN, False, "", "damaged"),
    "new-two": partial(new_game, "tenthousand", "", (ADA, BEN)),
    "new-eight": partial(new_game, "penta", "", EIGHT),
    "new-long": partial(new_game, "fivedice", "", LONG_NAMES),
    "new-puzzle": partial(new_game, "fivedice", "puzzle5", (ADA,)),
    "new-cards": partial(
        new_game,
        "ordercards",
        "",
        (Seat("Ada", "orange"), Seat("Cem", "teal", "computer", "champion", "bold")),
    ),
    "new-levels-ordercards": partial(level_menu, "ordercards"),
    "new-levels-penta": partial(level_menu, "penta"),
    "new-own": own_rules,
    "editor": editor,
}
