"""The version of the installed program."""

from importlib.metadata import version


def app_version() -> str:
    """Return the version that the package was installed with, such as "0.1.0"."""
    return version("dicegames")
