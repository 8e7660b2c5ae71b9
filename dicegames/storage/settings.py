"""The person's settings: typed values in one JSON file.

Any further setting or value makes a new format: an older program would drop it when it writes the file. One
that meets a newer format uses what it understands and leaves the file as it is.
"""

import errno
import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from dicegames.engine.match import Seat
from dicegames.storage.atomic import atomic_write, backup_path, put_aside
from dicegames.storage.disk import Disk
from dicegames.storage.people import SEAT_COLORS, seats_problem
from dicegames.storage.plain import parse_json

FORMAT = 1
"""Stands in the file as "format"; the first files have none."""
MAX_SETTINGS_BYTES = 1 << 20
MAX_PATH = 4096

Language = Annotated[str, msgspec.Meta(pattern=r"^(system|[a-z]{2,3}(_[A-Z][A-Za-z]{1,7})?)$")]
"""A language may be a file of the user's that is gone later."""
ThemeChoice = Literal["system", "light", "dark", "high_contrast"]
Motion = Literal["system", "full", "reduced", "off"]
Cloth = Literal["green", "blue", "wine", "slate"]
DiceSet = Literal["ivory", "walnut", "night", "cherry", "digits", "contrast"]
AutoEntry = Literal[0, 3, 10, 30]
DiceOrigin = Literal["app", "typed"]
Pace = Literal["slow", "normal", "fast", "instant"]
Tutor = Literal["off", "large", "clear", "small"]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
TextScale = Annotated[float, msgspec.Meta(ge=0.8, le=1.6)]
FolderPath = Annotated[str, msgspec.Meta(max_length=MAX_PATH)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16384)]


class LineUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who played last, and by which ruleset."""

    ruleset: str
    seats: tuple[Seat, ...]


class Settings(msgspec.Struct, frozen=True):
    """Every setting; `auto_entry` in seconds (0: off), `tutor`: which mistakes it warns of.

    `confirm_zero`: ask before a move that gives something away, such as entering 0 points.
    `volume` of the sounds is in percent (0: off).
    The window is in logical pixels, line-ups go by game id. Sessions and rulesets are kept in `data_folder`,
    "" where the system intends it.
    """

    language: Language = "system"
    theme: ThemeChoice = "system"
    motion: Motion = "system"
    cloth: Cloth = "green"
    dice_set: DiceSet = "ivory"
    text_scale: TextScale = 1.0
    show_keys: bool = False
    auto_entry: AutoEntry = 3
    handover: bool = True
    confirm_zero: bool = True
    dice: DiceOrigin = "app"
    pace: Pace = "normal"
    tutor: Tutor = "off"
    volume: Volume = 40
    data_folder: FolderPath = ""
    window_width: Pixels = 1280
    window_height: Pixels = 800
    line_ups: dict[str, LineUp] = {}


class SettingsStore:
    """The settings file at `path`. A file that can't be read is put aside, never overwritten."""

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self._path = path
        self._disk = disk
        self._stuck = False
        self.is_newer = False
        """Whether the file is a newer program's: it stays as it is."""

    def load(self) -> tuple[Settings, str | None]:
        """Return the settings and what went wrong.

        The problem is None, "settings_partly" (wrong values fell back to their defaults),
        "settings_restored" (the file was unreadable; the previous one is used),
        "settings_unreadable" (the same, but there is no previous one) or "settings_newer" (the file is a
        newer program's; what is understood of it is used, and nothing is saved).
        """
        self._stuck = self.is_newer = False
        try:
            settings, complete, version = _decode(_read(self._path))
        except (FileNotFoundError, NotADirectoryError):
            return Settings(), None
        except (OSError, ValueError):
            self._stuck = not put_aside(self._path)
            previous = self._previous()
            if previous is None:
                return Settings(), "settings_unreadable"
            return previous, "settings_restored"
        if version > FORMAT:
            self.is_newer = True
            return settings, "settings_newer"
        return settings, None if complete else "settings_partly"

    def save(self, settings: Settings) -> None:
        """Write `settings`, keeping the file that they replace as the previous one; a newer file stays.

        Raises:
            OSError: they could not be written, or an unreadable file could not be put aside; the file is
                as it was.
        """
        if self._stuck:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))
        if self.is_newer:
            return
        plain = {"format": FORMAT} | msgspec.to_builtins(settings)
        data = msgspec.json.format(msgspec.json.encode(plain), indent=2) + b"\n"
        try:
            unchanged = _read(self._path) == data
        except (OSError, ValueError):
            unchanged = False
        if not unchanged:
            atomic_write(self._path, data, self._disk)

    def _previous(self) -> Settings | None:
        """Return the settings before the last `save`, or None."""
        try:
            return _decode(_read(backup_path(self._path.resolve())))[0]
        except (OSError, ValueError):
            return None


def chosen_data_folder(path: Path) -> str:
    """Return the data folder that a settings file names, "" for none; the file stays as it is."""
    try:
        return _decode(_read(path))[0].data_folder
    except (OSError, ValueError):
        return ""


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(MAX_SETTINGS_BYTES + 1)
    if len(data) > MAX_SETTINGS_BYTES:
        raise ValueError("too large")
    return data


def _decode(data: bytes) -> tuple[Settings, bool, int]:
    """Return the settings in `data`, whether every value could be used, and the format."""
    plain = parse_json(data.decode())
    if not isinstance(plain, dict):
        raise ValueError("no settings")
    values: dict[str, Any] = {}
    complete = True
    for field in msgspec.structs.fields(Settings):
        if field.name not in plain or field.name == "line_ups":
            continue
        try:
            values[field.name] = msgspec.convert(plain[field.name], field.type, strict=True)
        except msgspec.ValidationError:
            complete = False
    values["line_ups"], all_kept = _line_ups(plain.get("line_ups", {}))
    version = plain.get("format", FORMAT)
    is_known = type(version) is int and version >= 1
    return Settings(**values), complete and all_kept and is_known, version if is_known else FORMAT


def _line_ups(plain: object) -> tuple[dict[str, LineUp], bool]:
    kept: dict[str, LineUp] = {}
    if not isinstance(plain, dict):
        return kept, False
    for game, value in plain.items():
        try:
            line_up = msgspec.convert(value, LineUp, strict=True)
        except msgspec.ValidationError:
            continue
        if len(line_up.seats) <= len(SEAT_COLORS) and seats_problem(line_up.seats) is None:
            kept[game] = line_up
    return kept, len(kept) == len(plain)
