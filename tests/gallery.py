"""Render every screen, in both languages, all themes and three sizes, for the eye to judge.

Run as a program: `gallery.py FOLDER [WORD ...]`. A word is a size ("1920x1080"), a theme ("dark"), a language
("de") or a part of a screen's name; of what no word names, all are rendered. "160%" is the size of the text.
QT_SCALE_FACTOR is obeyed. The pictures are `FOLDER/SCREEN/SIZE-THEME-LANGUAGE.png`, with the size of text at
the end where it is another.
"""

import os
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypedDict

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer  # noqa: E402
from PySide6.QtGui import QFont, QPainter, QPixmap  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from dicegames.app.main import make_app  # noqa: E402
from dicegames.app.main_window import MainWindow  # noqa: E402
from dicegames.engine.chance import SeededDice  # noqa: E402
from dicegames.engine.game import State  # noqa: E402
from dicegames.engine.match import Entry, Mark, Match, Seat  # noqa: E402
from dicegames.games.catalog import GAMES, game_info  # noqa: E402
from dicegames.storage.record import TableOptions, new_header  # noqa: E402
from dicegames.storage.settings import Language, Settings, ThemeChoice  # noqa: E402
from dicegames.ui.dialogs.paper import Paper  # noqa: E402
from dicegames.ui.look import TEXT_SCALES  # noqa: E402
from gallery_cards import SCREENS as CARD_SCREENS  # noqa: E402
from gallery_dialogs import DIALOG_SCREENS  # noqa: E402
from gallery_frame import SCREENS as FRAME_SCREENS  # noqa: E402
from gallery_pages import PAGE_SCREENS  # noqa: E402
from gallery_sheets import SHEET_TABLES, count_down, write_mocks  # noqa: E402
from gallery_steps import SCREENS as STEP_SCREENS  # noqa: E402
from gallery_tenthousand import POSITIONS as TENTHOUSAND  # noqa: E402
from players import idle_players  # noqa: E402
from soaking import IS_SOAK  # noqa: E402
from storage.session_help import TIME, encode_session, write_session  # noqa: E402
from windows import open_window  # noqa: E402

SIZES = ((1280, 800), (800, 480), (768, 1024))
THEMES: tuple[ThemeChoice, ...] = ("light", "dark", "high_contrast")
SMALLEST, LARGEST = 320, 16384  # px of a window's side
LANGUAGES: tuple[Language, ...] = ("de", "en")
COLORS = {"ordercards": ("orange", "teal", "pink")}
NAMES = ("Ada", "Ben", "Cem")

Take = Callable[[], None]
Screen = Callable[[MainWindow, Path, Take], None]


def played(game_id: str, stop: Callable[[int, State], bool], *, ruleset: str = "", seed: int = 3) -> bytes:
    """Return a session of three sensible people that ends where `stop(turns so far, state)` says so."""
    info = game_info(game_id)
    rules = next(one for one in info.rulesets if not ruleset or one.id == ruleset)
    colors = COLORS.get(game_id, ("blue", "orange", "teal"))
    count = min(len(NAMES), info.player_limits(rules)[1])
    seats = tuple(Seat(name, color) for name, color in zip(NAMES[:count], colors, strict=False))
    options = TableOptions(auto_entry=0, handover=False)
    header = new_header(game_id, rules, seats, app_version="0.1.0", created=TIME, options=options)
    match, dice, luck = Match(header.new_game(), seats), SeededDice(seed), random.Random(seed)
    player = idle_players().player(game_id, "medium", "")
    entries: list[Entry] = []
    turns, last = 0, None
    while match.state.outcome is None and not stop(turns, match.state):
        state = match.state
        turns += state.current_seat != last
        last = state.current_seat
        action = None if state.chance is not None else player.decide(state, luck, _never)
        entries.append(match.apply(action, dice).step)
    if match.state.outcome is not None:
        entries.append(Mark("finish"))
    return encode_session(header, tuple(entries))


def _never() -> bool:
    return False


def _at_start(_turns: int, _state: State) -> bool:
    return True


def _mid_turn(turns: int, state: State) -> bool:
    return turns > 14 and state.chance is None and bool(getattr(state, "dice", ()))


def _to_the_end(_turns: int, _state: State) -> bool:
    return False


def write_samples(folder: Path) -> None:
    """Fill a folder of sessions: of each game the start, the middle of a turn and the end; damaged ones."""
    for info in GAMES:
        for name, stop in (("start", _at_start), ("turn", _mid_turn), ("over", _to_the_end)):
            write_session(folder / f"{info.id}-{name}.dicegame", played(info.id, stop))
    write_session(folder / "puzzle-over.dicegame", played("fivedice", _to_the_end, ruleset="puzzle5"))
    lines = played("penta", _to_the_end).split(b"\n")
    write_session(folder / "damaged.dicegame", b"\n".join([*lines[:47], b"{nonsense", *lines[48:]]))
    write_session(folder / "newer.dicegame", b'{"dicegames":9,"id":"x"}\n')
    write_mocks(folder)


def wait(milliseconds: int) -> None:
    """Let the event loop run; a loop of its own, since waiting in QTest starves threads."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def press(window: MainWindow, key: Qt.Key) -> None:
    """Press a key wherever the focus is in the window, which a dialog may have taken it from."""
    window.activateWindow()
    focus: QWidget | None = window.focusWidget()
    QTest.keyClick(focus or window, key)


# --- the screens


def page(page_id: str, window: MainWindow, _folder: Path, take: Take) -> None:
    window.show_home()
    window.shell.show_page(page_id)
    wait(600 if page_id == "sessions" else 50)
    take()


def chosen_session(name: str, window: MainWindow, folder: Path, take: Take) -> None:
    window.show_home()
    window.shell.show_page("sessions")
    wait(600)
    window.sessions.choose(folder / name)
    wait(100)
    take()


def set_up(game_id: str, window: MainWindow, _folder: Path, take: Take) -> None:
    window.show_new_game(game_id)
    wait(50)
    take()


def rules(game_id: str, window: MainWindow, folder: Path, take: Take) -> None:
    """Show the rules of a game over its table."""
    table(f"{game_id}-start", window, folder, _nothing)
    with _grabbed(take):
        window.menus.rules.trigger()


def table(name: str, window: MainWindow, folder: Path, take: Take) -> None:
    window.show_home()
    window.open_file(folder / f"{name}.dicegame")
    wait(50)
    if window.table is not None and window.table.pause_cover.is_open:
        window.table.pause_cover.button.click()  # a clock stands still over an opened file
        wait(50)
    take()


def auto_entry(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the countdown of the automatic entry."""
    table("mock-penta_auto", window, folder, _nothing)
    count_down(window.table)
    take()


def position(make: Callable[[], bytes], window: MainWindow, folder: Path, take: Take) -> None:
    """Show a session that is made for the picture."""
    window.show_home()
    path = folder / "position.dicegame"
    write_session(path, make())
    window.open_file(path)
    wait(50)
    take()
    window.show_home()
    path.unlink()


def over_table(game_id: str, key: Qt.Key, window: MainWindow, folder: Path, take: Take) -> None:
    """Show what a key brings over a table in the middle of a turn."""
    table(f"{game_id}-turn", window, folder, _nothing)
    press(window, key)
    wait(400)
    take()
    press(window, Qt.Key.Key_Escape)


def looked_through(name: str, window: MainWindow, folder: Path, take: Take) -> None:
    window.show_home()
    window.viewer.look_through(folder / f"{name}.dicegame")
    wait(50)
    take()
    press(window, Qt.Key.Key_Escape)


def asked(action: str, window: MainWindow, folder: Path, take: Take) -> None:
    """Show the dialog that an action of the menu opens over a table."""
    table("penta-turn", window, folder, _nothing)
    with _grabbed(take):
        getattr(window.menus, action).trigger()


@contextmanager
def _grabbed(take: Take) -> Iterator[None]:
    """Take a picture of the dialog that opens meanwhile, and close it."""
    timer = QTimer(interval=80)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, Paper):
            timer.stop()
            take()
            dialog.reject()

    timer.timeout.connect(look)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
        timer.deleteLater()


def _nothing() -> None:
    pass


SCREENS: dict[str, Screen] = {
    "home": partial(page, "home"),
    "sessions": partial(page, "sessions"),
    "sessions-damaged": partial(chosen_session, "damaged.dicegame"),
    "sessions-newer": partial(chosen_session, "newer.dicegame"),
    "settings": partial(page, "settings"),
    "rules": partial(page, "rules"),
    **{f"new-{info.id}": partial(set_up, info.id) for info in GAMES},
    **{f"rules-{info.id}": partial(rules, info.id) for info in GAMES},
    **{f"start-{info.id}": partial(table, f"{info.id}-start") for info in GAMES},
    **{f"table-{info.id}": partial(table, f"{info.id}-turn") for info in GAMES},
    **{f"result-{info.id}": partial(table, f"{info.id}-over") for info in GAMES},
    "result-puzzle": partial(table, "puzzle-over"),
    **{f"hint-{info.id}": partial(over_table, info.id, Qt.Key.Key_H) for info in GAMES},
    "log": partial(over_table, "penta", Qt.Key.Key_L),
    "pause": partial(over_table, "penta", Qt.Key.Key_P),
    **{f"look-{info.id}": partial(looked_through, f"{info.id}-turn") for info in GAMES},
    "look-damaged": partial(looked_through, "damaged"),
    **{name: partial(position, make) for name, make in TENTHOUSAND.items()},
    "line-up": partial(asked, "players"),
    "keys": partial(asked, "shortcuts"),
    **{name: partial(table, name) for name in SHEET_TABLES},
    "mock-penta_auto": auto_entry,
    "about": partial(asked, "about"),
    **PAGE_SCREENS,
    **DIALOG_SCREENS,
    **CARD_SCREENS,
    **FRAME_SCREENS,
    **STEP_SCREENS,
}


def share(number: int, of: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """Return every `of`-th screen from `number` on, of `names` or of all; in the long tests all of them."""
    chosen = tuple(names or SCREENS)
    return chosen if IS_SOAK else chosen[number::of]


def picture(window: MainWindow) -> QPixmap:
    """Return the window with the dialog that lies over it."""
    shot = window.grab()
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        painter = QPainter(shot)
        room = window.size() - dialog.size()
        painter.drawPixmap(QPoint(room.width() // 2, room.height() // 2), dialog.grab())
        painter.end()
    return shot


def render(
    target: Path,
    words: Sequence[str],
    languages: Sequence[Language] = LANGUAGES,
    themes: Sequence[ThemeChoice] = THEMES,
    sizes: Sequence[tuple[int, int]] = SIZES,
    text_scale: float = 1.0,
) -> int:
    """Render the screens into `target`; return how many pictures there are."""
    chosen = {name: screen for name, screen in SCREENS.items() if not words or any(w in name for w in words)}
    count = 0
    for language in languages:
        for theme in themes:
            for size in sizes:
                with tempfile.TemporaryDirectory() as folder:
                    sessions = Path(folder) / "data" / "sessions"
                    write_samples(sessions)
                    settings = Settings(motion="off", language=language, theme=theme, text_scale=text_scale)
                    with open_window(Path(folder), size=size, language=language, settings=settings) as driver:
                        for name, screen in chosen.items():
                            end = "" if text_scale == 1.0 else f"-{round(100 * text_scale)}"
                            path = target / name / f"{size[0]}x{size[1]}-{theme}-{language}{end}.png"
                            path.parent.mkdir(parents=True, exist_ok=True)
                            screen(driver.window, sessions, partial(_save, driver.window, path))
                            count += 1
    return count


class Choice(TypedDict):
    """What to render: parts of names, languages, themes, sizes in pixels, the size of the text."""

    words: Sequence[str]
    languages: Sequence[Language]
    themes: Sequence[ThemeChoice]
    sizes: Sequence[tuple[int, int]]
    text_scale: float


def chosen_by(arguments: Sequence[str]) -> Choice:
    """Return what the words of the command line choose."""
    sizes = [size for size in (_size(word) for word in arguments) if size is not None]
    scales = [float(word[:-1]) / 100 for word in arguments if re.fullmatch(r"\d+%", word)]
    kinds = {*LANGUAGES, *THEMES}
    return {
        "words": [word for word in arguments if word not in kinds and not re.fullmatch(r"\d+(x\d+|%)", word)],
        "languages": [one for one in LANGUAGES if one in arguments] or LANGUAGES,
        "themes": [one for one in THEMES if one in arguments] or THEMES,
        "sizes": sizes or SIZES,
        "text_scale": scales[0] if scales else 1.0,
    }


def _size(word: str) -> tuple[int, int] | None:
    found = re.fullmatch(r"(\d+)x(\d+)", word)
    return (int(found[1]), int(found[2])) if found else None


def _save(window: MainWindow, path: Path) -> None:
    if not picture(window).save(str(path)):
        raise OSError(f"{path} could not be written")


def problem_with(folder: Path, choice: Choice) -> str | None:
    """Return why nothing can be rendered so, None if it can."""
    unknown = [word for word in choice["words"] if not any(word in name for name in SCREENS)]
    if unknown:
        return f"no screen is named like this: {', '.join(unknown)}"
    least, most = TEXT_SCALES
    if not least <= choice["text_scale"] <= most:
        return f"text can have {least:.0%} to {most:.0%} of its size"
    if any(not SMALLEST <= side <= LARGEST for size in choice["sizes"] for side in size):
        return f"sizes go from {SMALLEST} to {LARGEST} pixels"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return f"the folder can't be made: {error}"
    return None


def main() -> int:
    """Render what the command line asks for."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    target, choice = Path(sys.argv[1]), chosen_by(sys.argv[2:])
    problem = problem_with(target, choice)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 2
    app = make_app(sys.argv[:1])
    font = QFont("Noto Sans")
    font.setPixelSize(13)
    app.setFont(font)
    print(render(target, **choice), "pictures")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
