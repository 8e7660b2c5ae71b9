"""Write what makes the program one of the desktop's own: entry, catalogue, file types, icons, manual page."""

import gzip
import shutil
import xml.etree.ElementTree as ElementTree
from datetime import UTC, date, datetime
from pathlib import Path

from build_value import Build
from changelog import UNRELEASED, Release, releases
from facts import APP_ID, Facts, project_facts
from icons import SIDES, make_icons

HERE = Path(__file__).resolve().parent
ICON_SIDES = tuple(side for side in SIDES if side <= 512)
_ICON_KINDS = (("dicegames", "apps", APP_ID), ("session", "mimetypes", f"{APP_ID}.session"))


def write_integration(build: Build, share: Path) -> None:
    """Write all files into a folder that is laid out as /usr/share."""
    facts = project_facts()
    _write(share / "applications" / f"{APP_ID}.desktop", desktop_entry())
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(build, facts))
    _write(share / "mime" / "packages" / f"{APP_ID}.xml", mime_types())
    page = share / "man" / "man6" / "dicegames.6.gz"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_bytes(packed(manual_page(build)))
    _copy_icons(build, share / "icons" / "hicolor")


def desktop_entry() -> str:
    """Return the entry of menus; it opens one file at a time, as the program does."""
    return _template("dicegames.desktop")


def mime_types() -> str:
    """Return the types of the program's files for the shared database."""
    return _template("mime.xml")


def manual_page(build: Build) -> str:
    """Return the manual page in roff."""
    day = day_of(build).isoformat()
    return _template("dicegames.6").replace("@VERSION@", build.version).replace("@DATE@", day)


def metainfo(build: Build, facts: Facts) -> str:
    """Return what catalogues show of the program; pictures and addresses only when they are known."""
    root = ElementTree.fromstring(_template("metainfo.xml").replace("@PICTURES@", facts.pictures))
    developer = ElementTree.SubElement(root, "developer", id=facts.developer_id)
    ElementTree.SubElement(developer, "name").text = facts.publisher
    for kind, address in (("homepage", facts.homepage), ("bugtracker", facts.issues)):
        if address:
            ElementTree.SubElement(root, "url", type=kind).text = address
    if not facts.pictures:
        root.remove(_only(root, "screenshots"))
    told = ElementTree.SubElement(root, "releases")
    for release in releases((build.root / "CHANGELOG.md").read_text(encoding="utf-8")):
        _add_release(told, release, build)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def day_of(build: Build) -> date:
    """Return the day of a build."""
    return datetime.fromtimestamp(build.source_date_epoch, UTC).date()


def packed(text: str) -> bytes:
    """Return a text as the same gzip file each time, as small as possible."""
    return gzip.compress(text.encode(), 9, mtime=0)


def _add_release(told: ElementTree.Element, release: Release, build: Build) -> None:
    """Add a release; what is unreleased is the version that is being built, of this day."""
    is_open = release.version == UNRELEASED
    version = build.version if is_open else release.version
    day = (release.date or day_of(build)).isoformat()
    element = ElementTree.SubElement(
        told, "release", version=version, date=day, type="development" if is_open else "stable"
    )
    description = ElementTree.Element("description")
    for section in release.sections:
        ElementTree.SubElement(description, "p").text = f"{section.name}:"
        points = ElementTree.SubElement(description, "ul")
        for point in section.points:
            ElementTree.SubElement(points, "li").text = point.replace("`", "").replace("**", "")
    if len(description):
        element.append(description)


def _only(root: ElementTree.Element, name: str) -> ElementTree.Element:
    found = root.find(name)
    if found is None:
        raise ValueError(f"no {name}")
    return found


def _copy_icons(build: Build, theme: Path) -> None:
    """Copy the icons of the program and of its files into a theme's folder."""
    made = make_icons(build.icons)
    for drawing, kind, name in _ICON_KINDS:
        for side in ICON_SIDES:
            _copy(made / f"{drawing}-{side}.png", theme / f"{side}x{side}" / kind / f"{name}.png")
        _copy(made / f"{drawing}.svg", theme / "scalable" / kind / f"{name}.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _template(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8").replace("@ID@", APP_ID)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
