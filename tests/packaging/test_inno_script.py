"""The installer's script is well-formed, in both languages, and fits the program that it installs."""

import re
from pathlib import Path

import pytest

import inno_setup
import names
from build_value import Build
from dicegames.app.main import DESKTOP_FILE_NAME
from dicegames.app.system_ways import RUNNING
from fake_builds import make_build, put
from inno_script import Script, ScriptError, constants, read_script

TEXT = inno_setup.SCRIPT.read_text(encoding="utf-8-sig")

# The parameters that may stand in the entries of each section.
COMMON = {"Languages", "Tasks", "Flags", "MinVersion"}
SECTIONS = {
    "Languages": {"Name", "MessagesFile"},
    "Tasks": {"Name", "Description", "GroupDescription", "Flags"},
    "InstallDelete": {"Type", "Name"},
    "Files": {"Source", "DestDir", "DestName"},
    "Icons": {"Name", "Filename", "AppUserModelID", "IconFilename"},
    "Registry": {"Root", "Subkey", "ValueType", "ValueName", "ValueData"},
    "Run": {"Filename", "Description", "Parameters"},
}
FLAGS = {
    "Tasks": {"unchecked"},
    "Files": {"ignoreversion", "recursesubdirs", "createallsubdirs", "touch"},
    "Registry": {"uninsdeletevalue", "uninsdeletekeyifempty", "uninsdeletekey"},
    "Run": {"nowait", "postinstall", "skipifsilent"},
}
# Messages that every language file of Inno Setup has.
OWN_MESSAGES = {"CreateDesktopIcon", "AdditionalIcons", "LaunchProgram"}
FOLDERS = {"app", "autoprograms", "autodesktop", "localappdata"}


@pytest.fixture
def build(tmp_path: Path) -> Build:
    build = make_build(tmp_path, "windows")
    put(build.app / "dicegames.exe")
    put(build.app / "_internal" / "python3.dll")
    put(build.icons / "session.ico")
    put(build.icons / "dicegames.ico")
    return build


@pytest.fixture
def script(build: Build) -> Script:
    lines = inno_setup.script_text(build, build.artefact("exe"), None).splitlines()
    defined = {
        name: value.strip('"')
        for _, name, value in (line.split(" ", 2) for line in lines if line.startswith("#define"))
    }
    return read_script(TEXT, defined)


def test_entries_have_known_parameters_and_flags(script: Script) -> None:
    assert set(script.directives) == {"Setup", "Messages", "CustomMessages"}
    assert set(script.entries) == set(SECTIONS)
    for section, entries in script.entries.items():
        for entry in entries:
            assert set(entry) <= SECTIONS[section] | COMMON, entry
            assert set(entry.get("Flags", "").split()) <= FLAGS.get(section, set()), entry


def test_braces_are_closed_and_every_constant_is_known(script: Script) -> None:
    known = {name.partition(".")[2] for name in script.directives["CustomMessages"]} | OWN_MESSAGES
    for value in script.values():
        for constant in constants(value):
            kind, colon, rest = constant.partition(":")
            assert rest.split(",")[0] in known if colon else kind in FOLDERS, constant


def test_every_own_message_is_there_in_every_language(script: Script) -> None:
    languages = {entry["Name"] for entry in script.entries["Languages"]}
    assert languages == set(names.PROGRAM_NAMES)
    for section in ("Messages", "CustomMessages"):
        said = [name.partition(".") for name in script.directives[section]]
        ids = {id_ for _, _, id_ in said}
        assert {(language, id_) for language, _, id_ in said} == {(a, b) for a in languages for b in ids}
        assert all(value.strip() for value in script.directives[section].values())


def test_the_names_are_those_of_the_program(script: Script) -> None:
    kinds = dict(zip(("SessionName", "RulesName"), names.FILE_TYPES, strict=True))
    said = script.directives["CustomMessages"]
    for language, name in names.PROGRAM_NAMES.items():
        assert said[f"{language}.ProgramName"] == name
        for id_, kind in kinds.items():
            assert said[f"{language}.{id_}"] == kind.names[language]


def test_it_is_for_one_user_and_recognised_by_one_id(script: Script) -> None:
    setup = script.directives["Setup"]
    assert re.fullmatch(r"\{\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", setup["AppId"])
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["DefaultDirName"].startswith(r"{localappdata}\Programs")
    assert setup["ChangesAssociations"] == "yes"
    assert setup["AppMutex"] == RUNNING
    assert setup["AppVersion"] == "1.2.3"
    assert setup["VersionInfoVersion"] == "1.2.3.0"
    assert {entry["Root"] for entry in script.entries["Registry"]} == {"HKA"}


def test_every_source_is_there_and_every_target_is_installed(script: Script, build: Build) -> None:
    installed = {path.relative_to(build.app).as_posix() for path in build.app.rglob("*")}
    for entry in script.entries["Files"]:
        source = Path(entry["Source"].replace("\\", "/"))
        found = list(source.parent.glob(source.name))
        assert found, entry
        installed |= {path.name for path in found}
    named = re.findall(r"\{app\}\\([\w.]+)", "\n".join(script.values()))
    assert {"dicegames.exe", "session.ico", "_internal"} == set(named) <= installed


def test_both_kinds_of_files_open_with_the_program(script: Script) -> None:
    values = {
        (entry["Subkey"].removeprefix("Software\\Classes\\"), entry.get("ValueName", "")): entry
        for entry in script.entries["Registry"]
    }
    for kind in names.FILE_TYPES:
        id_ = values[f".{kind.extension}", ""]["ValueData"]
        assert (f".{kind.extension}\\OpenWithProgids", id_) in values
        assert values[f".{kind.extension}", "Content Type"]["ValueData"] == kind.mime_type
        assert values[f"{id_}\\shell\\open\\command", ""]["ValueData"] == '"{app}\\dicegames.exe" "%1"'
        assert values[f"{id_}\\DefaultIcon", ""]["ValueData"] == f"{{app}}\\{kind.icon}.ico,0"
        assert values[id_, ""]["ValueData"].startswith("{cm:")
        assert ("Applications\\dicegames.exe\\SupportedTypes", f".{kind.extension}") in values


def test_nothing_stays_in_the_registry(script: Script) -> None:
    entries = script.entries["Registry"]
    removed = [entry["Subkey"] for entry in entries if "uninsdeletekey" in entry.get("Flags", "").split()]
    for entry in entries:
        is_inside = any(entry["Subkey"] == key or entry["Subkey"].startswith(key + "\\") for key in removed)
        assert is_inside or "uninsdeletevalue" in entry["Flags"], entry


def test_only_libraries_of_the_program_are_removed_never_what_people_made(script: Script) -> None:
    assert script.entries["InstallDelete"] == [{"Type": "filesandordirs", "Name": "{app}\\_internal"}]
    assert "UninstallDelete" not in script.entries


def test_links_and_files_carry_the_id_of_the_window(script: Script) -> None:
    ids = [entry["AppUserModelID"] for entry in script.entries["Icons"]]
    ids += [
        entry["ValueData"]
        for entry in script.entries["Registry"]
        if entry.get("ValueName") == "AppUserModelID"
    ]
    assert ids == [DESKTOP_FILE_NAME] * 4


def test_the_compiler_takes_the_words_for_unicode() -> None:
    assert inno_setup.SCRIPT.read_bytes().startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[Setup]\nAppName", "line 2: no directive"),
        ("[Setup]\nA=1\nA=2", "line 3: no directive"),
        ("[Files]\nSource: x; nonsense", "line 2: no parameter"),
        ("[Files]\nSource: {#None}", "line 2: None isn't defined"),
        ("#ifdef A\n[Setup]", "without #endif"),
        ("A=1", "line 1: outside"),
    ],
)
def test_a_broken_script_is_found_out(text: str, words: str) -> None:
    with pytest.raises(ScriptError, match=words):
        read_script(text, {})


def test_an_open_brace_is_found_out() -> None:
    assert constants("{app}\\{cm:A,{cm:B}}") == ["app", "cm:B", "cm:A,{cm:B}"]
    assert constants("{{GUID}") == []
    with pytest.raises(ScriptError, match="isn't closed"):
        constants("{app\\x")
