"""Decide what of Qt, Python and the system goes into the frozen program.

Plugins are named one by one. A library stays when something that stays needs it and no system can be expected
to have it: what belongs to drivers, display or fonts must be the system's own.
"""

import posixpath
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import PurePath

Entry = tuple[str, str, str]
"""Where a file goes, where it lies now, and what PyInstaller calls its kind."""

UNUSED_MODULES = (
    # Sounds are an extra of installations from source.
    "PySide6.QtMultimedia",
    # Nothing here uses a network: what isn't shipped needs no security updates. hashlib has its own digests.
    "ssl",
    "_ssl",
    "_hashlib",
    "_uuid",
    # Of numpy's helpers for its own tests, builds and extensions.
    "numpy.f2py",
    "numpy.testing",
    "numpy.random",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy._core._multiarray_tests",
    # Asked for by what is never called, or offered by what is installed beside the program.
    "PIL",
    "_pytest",
    "asyncio",
    "curses",
    "distutils",
    "doctest",
    "lib2to3",
    "packaging",
    "pdb",
    "pkg_resources",
    "pydoc",
    "pytest",
    "readline",
    "setuptools",
    "sqlite3",
    "syslog",
    "test",
    "tkinter",
    "typing_extensions",
    "unittest",
    "xmlrpc",
    "yaml",
)

PLUGINS: Mapping[str, frozenset[str]] = {
    "platforms": frozenset({"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"}),
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
}
"""The plugins of Qt that are used, by folder, without what each system puts around their names."""

QT_LANGUAGES = ("de", "en")

# What every desktop with X11 or Wayland has, and must come from there: it talks to drivers, to the display or
# to the system's fonts, or is part of the C and C++ runtimes that drivers use as well.
_OF_THE_SYSTEM = re.compile(
    r"(?:ld-linux[\w-]*|lib(?:GL|EGL|OpenGL|GLX|GLdispatch|drm|gbm|vulkan|wayland-\w+"
    r"|X11|X11-xcb|Xau|Xdmcp|Xext|Xrender|xcb|xcb-dri\d|xcb-glx|fontconfig|freetype|expat|dbus-1"
    r"|glib-2\.0|gthread-2\.0|gobject-2\.0|gio-2\.0|gmodule-2\.0|pcre2-8|gssapi_krb5|stdc\+\+|gcc_s|c|m|dl|pthread|rt|util|z|resolv|crypt))\.so(?:\.|$)"
)
_PLUGIN = re.compile(r"(?:^|/)plugins/([^/]+)/(?:lib)?([^/]+?)\.(?:so|dll|dylib)$")
_PYTHON = re.compile(r"(?:lib)?python3[\d.]*\.(?:so|dll|dylib)[\d.]*|Python")
_QT_TRANSLATION = re.compile(r"(?:^|/)translations/(?:(qtbase)_(\w+)|[^/]*)\.qm$")


def is_kept_plugin(place: str) -> bool:
    """Return whether a file is one of Qt's plugins that are used."""
    found = _PLUGIN.search(place)
    return found is not None and found[2] in PLUGINS.get(found[1], ())


def is_of_the_system(place: str) -> bool:
    """Return whether a library comes from the system, never from the program."""
    return _OF_THE_SYSTEM.match(PurePath(place).name) is not None


def is_kept_data(place: str) -> bool:
    """Return whether a data file is used: of Qt's words the basic ones in the program's languages."""
    if place.startswith("dicegames/"):
        return True
    found = _QT_TRANSLATION.search(place)
    if found is not None:
        return found[1] == "qtbase" and found[2] in QT_LANGUAGES
    return not place.split("/")[0].endswith(".dist-info")


def kept_binaries(entries: Iterable[Entry], needed_by: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return Python's extensions, the used plugins, and every library that one of them needs.

    `needed_by` tells the file names of the libraries that a library names as its needs.
    """
    known: dict[str, Entry] = {}
    waiting: list[Entry] = []
    for entry in sorted(entries):
        place = entry[0].replace("\\", "/")
        if _PLUGIN.search(place):
            if is_kept_plugin(place):
                waiting.append(entry)
        elif entry[2] == "EXTENSION" or _is_python(place):
            waiting.append(entry)
        elif not is_of_the_system(place):
            known[PurePath(place).name.lower()] = entry
    kept: list[Entry] = []
    while waiting:
        entry = waiting.pop()
        kept.append(entry)
        for name in needed_by(entry[1]):
            library = known.pop(PurePath(name).name.lower(), None)
            if library is not None:
                waiting.append(library)
    return sorted(kept)


def kept_datas(entries: Iterable[Entry], binaries: Sequence[Entry]) -> list[Entry]:
    """Return the data files that are used, and the links to libraries that stayed.

    macOS takes a framework only as a whole: with the links and the list of facts around its library.
    """
    places = {entry[0] for entry in binaries}
    frameworks = {found for place in places if (found := _framework_of(place))}
    kept = []
    for entry in entries:
        place = entry[0].replace("\\", "/")
        framework = _framework_of(place)
        if framework:
            is_kept = framework in frameworks
        elif entry[2] == "SYMLINK":
            is_kept = posixpath.normpath(posixpath.join(posixpath.dirname(place), entry[1])) in places
        else:
            is_kept = is_kept_data(place)
        if is_kept:
            kept.append(entry)
    return kept


def _framework_of(place: str) -> str:
    """Return the folder of the framework that a file lies in, "" for none."""
    before, found, _ = place.partition(".framework/")
    return before if found else ""


def _is_python(place: str) -> bool:
    return _PYTHON.fullmatch(PurePath(place).name) is not None
