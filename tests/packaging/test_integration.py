"""Desktops find the program: its entry, catalogue page, file types, icons and manual page hold together."""

import configparser
import dataclasses
import gzip
import re
import struct
import xml.etree.ElementTree as ElementTree
from datetime import date
from pathlib import Path

import pytest

import facts
import integration
import names
from dicegames.app import cli
from dicegames.games.catalog import game_info
from dicegames.storage.ruleset_file import encode_ruleset
from fake_builds import ROOT
from linux_packages import make_build, run_tool

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
CHANGELOG = """\
# Changes

## Unreleased

### Added

- A `thing`.

## 1.2.0 – 2025-11-30

### Fixed

- Another.
"""
COMMANDS = ("", "simulate", "solve", "replay", "backup", "restore")


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("integration")
    integration.write_integration(make_build(folder), folder / "share")
    return folder / "share"


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def read_entry(path: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys are told apart by case
    parser.read(path, encoding="utf-8")
    return parser["Desktop Entry"]


def types_of(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {element.attrib["type"]: element for element in root.iter(f"{MIME}mime-type")}


def test_the_id_turns_a_host_name_around_and_begins_with_the_developers() -> None:
    assert re.fullmatch(r"[a-z][a-z0-9]*(\.[a-z][a-z0-9]*){2,}", facts.APP_ID)
    assert facts.APP_ID.startswith(facts.project_facts().developer_id + ".")


def test_every_file_is_named_by_the_id(share: Path) -> None:
    assert only_file(share / "applications").name == f"{facts.APP_ID}.desktop"
    assert only_file(share / "metainfo").name == f"{facts.APP_ID}.metainfo.xml"
    assert only_file(share / "mime" / "packages").name == f"{facts.APP_ID}.xml"
    for path in share.rglob("*"):
        if path.suffix in (".desktop", ".xml"):
            assert "@" not in path.read_text(encoding="utf-8")


def test_the_entry_is_valid_and_names_icon_types_and_window(share: Path) -> None:
    path = only_file(share / "applications")
    entry = read_entry(path)
    assert entry["Icon"] == facts.APP_ID
    assert entry["Exec"] == "dicegames %f"
    assert entry["StartupWMClass"] == "dicegames"  # what Qt tells X servers: the program's name
    assert entry["Name"] != entry["Name[de]"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert entry[f"{key}[de]"]
    types = types_of(ElementTree.parse(only_file(share / "mime" / "packages")).getroot())
    assert set(entry["MimeType"].strip(";").split(";")) == set(types)
    run_tool("desktop-file-validate", path)


def test_the_catalogue_page_is_valid_and_tells_of_the_same_things(share: Path) -> None:
    path = only_file(share / "metainfo")
    root = ElementTree.parse(path).getroot()
    assert root.findtext("id") == facts.APP_ID
    assert root.findtext("metadata_license") == "CC0-1.0"
    assert root.findtext("launchable") == f"{facts.APP_ID}.desktop"
    rating = root.find("content_rating")
    assert rating is not None
    assert rating.attrib["type"] == "oars-1.1"
    provided = {element.text for element in root.iter("mediatype")}
    assert provided == set(types_of(ElementTree.parse(only_file(share / "mime" / "packages")).getroot()))
    entry = read_entry(only_file(share / "applications"))
    called = {element.get(LANGUAGE, "en"): element.text for element in root.findall("name")}
    assert called == {"en": entry["Name"], "de": entry["Name[de]"]} == names.PROGRAM_NAMES
    summaries = {element.get(LANGUAGE, ""): element.text for element in root.findall("summary")}
    assert summaries == {"": entry["Comment"], "de": entry["Comment[de]"]}
    for paragraph in (*root.findall("description//p"), *root.findall("description//li")):
        assert paragraph.get(LANGUAGE) in (None, "de")
    said = [element.get(LANGUAGE) for element in root.iter("caption")]
    assert said.count("de") == said.count(None) > 0
    run_tool("appstreamcli", "validate", "--no-net", path)


def test_every_picture_of_the_catalogue_is_there_in_the_size_it_says(share: Path) -> None:
    root = ElementTree.parse(only_file(share / "metainfo")).getroot()
    images = list(root.iter("image"))
    assert len(images) >= 4
    for image in images:
        assert image.text is not None
        content = (ROOT / "packaging" / "pictures" / image.text.rsplit("/", 1)[1]).read_bytes()
        assert struct.unpack_from(">II", content, 16) == (
            int(image.get("width", 0)),
            int(image.get("height", 0)),
        )


def test_addresses_are_told_only_when_they_are_known(tmp_path: Path) -> None:
    build = make_build(tmp_path)
    known = facts.Facts(
        "Ada", "ada@example.org", "org.example", "https://example.org/h", "https://example.org/i", ""
    )
    root = ElementTree.fromstring(integration.metainfo(build, known).encode())
    assert [(url.get("type"), url.text) for url in root.iter("url")] == [
        ("homepage", "https://example.org/h"),
        ("bugtracker", "https://example.org/i"),
    ]
    assert root.find("screenshots") is None
    unknown = dataclasses.replace(known, homepage="", issues="")
    assert b"<url" not in integration.metainfo(build, unknown).encode()


def test_releases_come_from_the_changelog(tmp_path: Path) -> None:
    build = make_build(tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    told = integration.metainfo(dataclasses.replace(build, root=tmp_path), facts.project_facts())
    found = ElementTree.fromstring(told.encode()).findall("releases/release")
    assert [(release.get("version"), release.get("date"), release.get("type")) for release in found] == [
        ("1.2.3", "2026-01-01", "development"),
        ("1.2.0", "2025-11-30", "stable"),
    ]
    assert [release.findtext("description/ul/li") for release in found] == ["A thing.", "Another."]


def test_the_file_types_are_valid(share: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # it complains about folders that nobody searches
    source = only_file(share / "mime" / "packages")
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    (packages / source.name).write_bytes(source.read_bytes())
    said = run_tool("update-mime-database", tmp_path / "mime")
    assert said == ""
    globs = (tmp_path / "mime" / "globs2").read_text(encoding="utf-8").splitlines()
    assert "50:application/x-dicegames-session:*.dicegame" in globs
    assert "50:application/x-dicegames-rules:*.dicerules" in globs


def test_the_file_types_are_those_of_all_systems(share: Path) -> None:
    found = {}
    for element in types_of(ElementTree.parse(only_file(share / "mime" / "packages")).getroot()).values():
        (glob,) = element.findall(f"{MIME}glob")
        comments = element.findall(f"{MIME}comment")
        said = {comment.get(LANGUAGE, "en"): comment.text for comment in comments}
        found[glob.attrib["pattern"]] = (element.attrib["type"], said)
    assert found == {f"*.{kind.extension}": (kind.mime_type, kind.names) for kind in names.FILE_TYPES}


def test_files_of_the_program_begin_as_their_types_say(share: Path) -> None:
    types = types_of(ElementTree.parse(only_file(share / "mime" / "packages")).getroot())
    sessions = sorted((ROOT / "tests" / "storage" / "samples").glob("*.dicegame"))
    assert sessions
    for path in sessions:
        assert fits(path.read_bytes(), types["application/x-dicegames-session"])
        assert not fits(path.read_bytes(), types["application/x-dicegames-rules"])
    rules = encode_ruleset(game_info("tenthousand").rulesets[0])
    assert fits(rules, types["application/x-dicegames-rules"])
    assert not fits(rules, types["application/x-dicegames-session"])


def fits(content: bytes, kind: ElementTree.Element) -> bool:
    """Tell whether a file begins as a type says: one of the matches, and one of those inside it."""

    def found(parent: ElementTree.Element) -> bool:
        matches = parent.findall(f"{MIME}match")
        return not matches or any(at(match) and found(match) for match in matches)

    def at(match: ElementTree.Element) -> bool:
        first, _, last = match.attrib["offset"].partition(":")
        value = match.attrib["value"].encode()
        return any(content.startswith(value, offset) for offset in range(int(first), int(last or first) + 1))

    magic = kind.find(f"{MIME}magic")
    assert magic is not None
    return found(magic)


def test_both_drawings_are_there_in_every_size(share: Path) -> None:
    types = types_of(ElementTree.parse(only_file(share / "mime" / "packages")).getroot())
    wanted = set()
    for element in types.values():
        icon = element.find(f"{MIME}icon")
        assert icon is not None
        wanted.add(icon.attrib["name"])
    theme = share / "icons" / "hicolor"
    for folder in theme.iterdir():
        suffix = "svg" if folder.name == "scalable" else "png"
        assert only_file(folder / "apps").name == f"{facts.APP_ID}.{suffix}"
        assert {only_file(folder / "mimetypes").name} == {f"{name}.{suffix}" for name in wanted}
    assert {"16x16", "48x48", "256x256", "scalable"} <= {folder.name for folder in theme.iterdir()}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_manual_page_has_the_options_of_each_command(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main([word for word in (command, "--help") if word])
    options = capsys.readouterr().out.split("options:", 1)[1].split("commands:")[0]
    known = set(re.findall(r"--[a-z][a-z-]+", options))
    page = (ROOT / "packaging" / "linux" / "dicegames.6").read_text(encoding="utf-8").replace("\\-", "-")
    title = f".SS dicegames {command}".rstrip()
    part = re.split(rf"^{re.escape(title)}$", page, flags=re.MULTILINE)[1]
    part = re.split(r"^\.S[SH] ", part, flags=re.MULTILINE)[0]
    told = set(re.findall(r"^\.B[IR]? .*?(--[a-z][a-z-]+)", part, flags=re.MULTILINE))
    if command:
        known.discard("--help")  # told once, of all
    assert told == known


def test_the_manual_page_knows_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    known = set(re.findall(r"^  dicegames ([a-z]+)", capsys.readouterr().out, flags=re.MULTILINE))
    assert known == set(COMMANDS) - {""}


def test_the_manual_page_is_dated_packed_and_well_formed(share: Path, tmp_path: Path) -> None:
    text = gzip.decompress((share / "man" / "man6" / "dicegames.6.gz").read_bytes()).decode()
    assert f'"{date(2026, 1, 1).isoformat()}" "dicegames 1.2.3"' in text
    page = tmp_path / "dicegames.6"
    page.write_text(text, encoding="utf-8")
    assert "warning" not in run_tool("man", "--warnings", "--local-file", "-Tutf8", page).split("NAME")[0]
