"""Write a session of every game with every kind of line, for the samples of a format to be released.

Run as `python make_samples.py FOLDER`, put the files beside this one and what they hold into `expected.json`.
The folder `version-…` is everything that this version keeps: what comes later has to read it.
Samples that were released stay as they are.
"""

import random
import sys
from pathlib import Path

TESTS = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

import msgspec  # noqa: E402

from dicegames.engine.chance import SeededDice  # noqa: E402
from dicegames.engine.match import Entry, Mark, Match, Naming, Seat, Seating  # noqa: E402
from dicegames.games.catalog import GAMES, GameInfo  # noqa: E402
from dicegames.games.sheet.ruleset import PUZZLE5  # noqa: E402
from dicegames.games.tenthousand.ruleset import SHORT  # noqa: E402
from dicegames.storage.best import BestResult, BestStore  # noqa: E402
from dicegames.storage.directories import directories  # noqa: E402
from dicegames.storage.record import FORMAT, encode_entry, encode_header, new_header  # noqa: E402
from dicegames.storage.ruleset_file import encode_ruleset  # noqa: E402
from dicegames.storage.settings import LineUp, Settings, SettingsStore  # noqa: E402
from dicegames.version import app_version  # noqa: E402

OWN_ID = "own-0123456789abcdef0123456789abcdef"
BEGAN = "2026-11-30T05:00:00.000Z"
SEATS = (Seat("Ada", "blue"), Seat("Bö „b“", "pink"), Seat("R2", "violet", "computer", "simple"))


def sample(info: GameInfo, *, resigned: bool) -> bytes:
    """Return a session under way, or one in which two give up, so that the third wins."""
    header = new_header(info.id, info.rulesets[0], SEATS, first_seat=1, app_version="0.1.0", created=BEGAN)
    header = msgspec.structs.replace(header, id=f"{resigned:x}{info.id.encode().hex():0<32}"[:32])
    match = Match(header.new_game(), SEATS)
    dice, choice = SeededDice(7), random.Random(7)
    entries: list[Entry] = [Naming("Sonntag <b>“")]

    def play(steps: int) -> None:
        for _ in range(steps):
            state = match.state
            action = None if state.chance is not None else choice.choice(state.legal_actions())
            entries.append(match.apply(action, dice).step)

    def note(*more: Entry) -> None:
        for entry in more:
            match.follow(entry)
            entries.append(entry)

    def give_up(seat: int) -> None:
        if resigned:
            action = match.game.action_from_data({"type": "resign", "seat": seat})
            entries.append(match.apply(action, dice).step)

    play(8)
    note(Mark("hint"), Mark("tutor"), Mark("pause"), Mark("resume"), Mark("practice"))
    play(12)
    entries.append(Mark("undo", len(match.undo())))
    entries.append(Mark("redo", len(match.redo())))
    play(6)
    note(Seating((SEATS[0], Seat("Cem", "lime"), SEATS[2])), Naming("Montag"))
    give_up(1)
    play(10)
    give_up(0)
    if resigned:
        entries.append(Mark("finish"))
    lines = [encode_entry(match.game, n, entry, _time(n)) for n, entry in enumerate(entries, start=1)]
    return encode_header(header) + b"".join(lines)


def guided(info: GameInfo) -> bytes:
    """Return a session whose beginning was explained."""
    header = new_header(info.id, info.rulesets[0], SEATS[:1], app_version="0.1.0", created=BEGAN)
    header = msgspec.structs.replace(header, id=f"2{info.id.encode().hex():0<32}"[:32])
    match = Match(header.new_game(), SEATS[:1])
    dice, choice = SeededDice(7), random.Random(7)
    entries: list[Entry] = [Mark("guide")]
    while len(match.steps) < 20:
        for mark, steps in ((Mark("guide_read"), 7), (Mark("guide_end"), 14)):
            if len(match.steps) == steps and mark not in entries:
                entries.append(mark)
        state = match.state
        action = None if state.chance is not None else choice.choice(state.legal_actions())
        entries.append(match.apply(action, dice).step)
    lines = [encode_entry(match.game, n, entry, _time(n)) for n, entry in enumerate(entries, start=1)]
    return encode_header(header) + b"".join(lines)


def whole_folder(folder: Path) -> None:
    """Write the data folder of somebody who has used everything that is kept: `--data-dir` opens it."""
    folders = directories(folder)
    folders.sessions.mkdir(parents=True)
    for info in GAMES:
        for word, resigned in (("open", False), ("over", True)):
            (folders.sessions / f"{info.id}-{word}.dicegame").write_bytes(sample(info, resigned=resigned))
    ruleset = msgspec.structs.replace(SHORT, id=OWN_ID, name="Unsere <b>“", target=3000)
    folders.rulesets.mkdir()
    (folders.rulesets / f"{OWN_ID}.dicerules").write_bytes(encode_ruleset(ruleset))
    best = BestStore(folders.best)
    for score, seconds in ((180, 5), (240, 9)):
        best.add(PUZZLE5.id, BestResult(f"{score:032x}", score, "Bö „b“", _time(seconds), 1))
    line_ups = {info.id: LineUp(info.rulesets[0].id, SEATS) for info in GAMES}
    settings = Settings(
        language="de",
        theme="dark",
        motion="off",
        cloth="wine",
        dice_set="cherry",
        text_scale=1.3,
        show_keys=True,
        auto_entry=30,
        handover=False,
        confirm_zero=False,
        dice="typed",
        pace="instant",
        tutor="clear",
        volume=60,
        data_folder="/games",
        window_width=901,
        window_height=601,
        line_ups=line_ups,
    )
    SettingsStore(folders.settings).save(settings)
    (folder / "best.json.bak").unlink()


def _time(seconds: int) -> str:
    return f"2026-11-30T05:{seconds // 60:02}:{seconds % 60:02}.000Z"


if __name__ == "__main__":
    for info in GAMES:
        for word, resigned in (("all", False), ("resigned", True)):
            path = Path(sys.argv[1]) / f"format{FORMAT}-{word}-{info.id}.dicegame"
            path.write_bytes(sample(info, resigned=resigned))
    path = Path(sys.argv[1]) / f"format{FORMAT}-guided-penta.dicegame"
    path.write_bytes(guided(GAMES[0]))
    whole_folder(Path(sys.argv[1]) / f"version-{app_version()}")
