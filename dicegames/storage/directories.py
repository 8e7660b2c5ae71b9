"""Where the program keeps its files."""

import errno
from pathlib import Path

import msgspec
from platformdirs import PlatformDirs


class Directories(msgspec.Struct, frozen=True):
    """The user's folders; none of them has to exist yet."""

    data: Path
    config: Path
    cache: Path
    log: Path

    @property
    def sessions(self) -> Path:
        """The folder of the session files."""
        return self.data / "sessions"

    @property
    def trash(self) -> Path:
        """The folder of deleted sessions; what has lain there for 30 days goes for good."""
        return self.sessions / "trash"

    @property
    def rulesets(self) -> Path:
        """The folder of the own rulesets."""
        return self.data / "rulesets"

    @property
    def best(self) -> Path:
        """The file of the best results."""
        return self.data / "best.json"

    @property
    def index(self) -> Path:
        """The file with what is known of the sessions; it can be deleted at any time."""
        return self.cache / "sessions.index"

    @property
    def solved(self) -> Path:
        """The folder of the games that were solved; it can be deleted at any time."""
        return self.cache / "solved"

    @property
    def languages(self) -> Path:
        """The folder of further languages, one file each."""
        return self.config / "languages"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"


def directories(data_dir: Path | None) -> Directories:
    """Return the folders that the system intends for programs, or everything below `data_dir`.

    Raises:
        FileNotFoundError: the system knows no home folder of the user.
    """
    if data_dir is None:
        found = PlatformDirs("dicegames", appauthor=False)
        try:
            return Directories(
                found.user_data_path, found.user_config_path, found.user_cache_path, found.user_log_path
            )
        except RuntimeError as error:
            words = "you have no home folder; name a folder with --data-dir"
            raise FileNotFoundError(errno.ENOENT, words) from error
    root = data_dir.absolute()
    return Directories(root, root / "config", root / "cache", root / "log")
