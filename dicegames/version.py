"""The version of the program; the build reads it from here."""

__version__ = "0.1.0"


def app_version() -> str:
    """Return the version, such as "0.1.0"."""
    return __version__
