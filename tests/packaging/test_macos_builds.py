"""The disk image for macOS, made here with tools that only note how they were called."""

import os
import plistlib
from pathlib import Path

import pytest

import code_signature
import dmg
from build_value import Build, BuildError, MissingToolError
from fake_builds import Tools, make_build, needs_scripts, put

pytestmark = needs_scripts

HDIUTIL = "Path(sys.argv[-1]).write_bytes(b'image')"
ACCEPTED = "print('  id: 1\\n  status: Accepted')"
MACH_O = b"\xcf\xfa\xed\xfe rest"
FAT = b"\xca\xfe\xba\xbe rest"


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    for name in (code_signature.IDENTITY, code_signature.PROFILE):
        monkeypatch.delenv(name, raising=False)
    made = Tools(tmp_path / "tools", monkeypatch)
    made.add("hdiutil", HDIUTIL)
    made.add("codesign")
    made.add("xcrun", ACCEPTED)
    made.add("ditto")
    return made


@pytest.fixture
def build(tmp_path: Path) -> Build:
    build = make_build(tmp_path, "macos", "arm64")
    contents = build.app / "Contents"
    put(contents / "Info.plist", plistlib.dumps({"CFBundleName": "x"}))
    put(contents / "MacOS" / "dicegames", MACH_O)
    put(contents / "MacOS" / "helper", MACH_O)
    put(contents / "Frameworks" / "libb.dylib", FAT)
    put(contents / "Frameworks" / "PySide6" / "QtCore.abi3.so", MACH_O)
    put(contents / "Frameworks" / "QtCore.framework" / "Versions" / "A" / "QtCore", MACH_O)
    (contents / "Frameworks" / "QtCore.framework" / "QtCore").symlink_to("Versions/A/QtCore")
    put(contents / "Resources" / "themes.toml", b"text")
    (contents / "Resources" / "libb.dylib").symlink_to("../Frameworks/libb.dylib")
    return build


def words_of(tools: Tools, name: str) -> list[list[str]]:
    return [arguments for tool, *arguments in tools.calls() if tool == name]


def test_the_image_shows_the_program_and_where_it_goes(
    tools: Tools, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    image = dmg.make_dmg(build)
    assert image == build.out / "dicegames-1.2.3-macos-arm64.dmg"
    (made,) = words_of(tools, "hdiutil")
    assert made[0] == "create"
    assert made[made.index("-volname") + 1] == "Dice Games"
    stage = Path(made[made.index("-srcfolder") + 1])
    assert os.readlink(stage / "Applications") == "/Applications"
    bundle = stage / "dicegames.app"
    assert (bundle / "Contents" / "Resources" / "de.lproj" / "InfoPlist.strings").is_file()
    assert (bundle / "Contents" / "Resources" / "libb.dylib").is_symlink()
    assert not (build.app / "Contents" / "Resources" / "de.lproj").exists()
    assert f"not signed: {code_signature.IDENTITY} isn't set" in capsys.readouterr().out


def test_without_an_identity_the_signature_has_no_name_and_nothing_is_sent(
    tools: Tools, build: Build
) -> None:
    dmg.make_dmg(build)
    signed = [words for words in words_of(tools, "codesign") if "--verify" not in words]
    assert all(words[:3] == ["--force", "--sign", "-"] and "runtime" not in words for words in signed)
    assert not words_of(tools, "xcrun")


def test_everything_is_signed_from_the_inside_out(
    tools: Tools, build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(code_signature.IDENTITY, "Developer ID Application: Somebody")
    dmg.make_dmg(build)
    *signed, verified, image = words_of(tools, "codesign")
    bundle = build.work / "dmg" / "dicegames.app"
    names = [str(Path(words[-1]).relative_to(bundle.parent)) for words in signed]
    assert names == [
        "dicegames.app/Contents/Frameworks/QtCore.framework/Versions/A/QtCore",
        "dicegames.app/Contents/Frameworks/PySide6/QtCore.abi3.so",
        "dicegames.app/Contents/Frameworks/libb.dylib",
        "dicegames.app/Contents/Frameworks/QtCore.framework",
        "dicegames.app/Contents/MacOS/helper",
        "dicegames.app",
    ]
    for words in signed:
        assert words[words.index("--sign") + 1] == "Developer ID Application: Somebody"
        assert words[words.index("--options") + 1] == "runtime"
        assert "--timestamp" in words
    with_entitlements = [words for words in signed if "--entitlements" in words]
    assert with_entitlements == signed[-2:]
    assert verified == ["--verify", "--deep", "--strict", str(bundle)]
    assert image[-1] == str(build.artefact("dmg"))


def test_with_an_account_program_and_image_are_looked_through_and_stapled(
    tools: Tools, build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(code_signature.IDENTITY, "Developer ID Application: Somebody")
    monkeypatch.setenv(code_signature.PROFILE, "account")
    dmg.make_dmg(build)
    bundle, image = build.work / "dmg" / "dicegames.app", build.artefact("dmg")
    packed = build.work / "dicegames.zip"
    assert words_of(tools, "ditto") == [["-c", "-k", "--keepParent", str(bundle), str(packed)]]
    asked = ["--keychain-profile", "account", "--wait"]
    assert words_of(tools, "xcrun") == [
        ["notarytool", "submit", str(packed), *asked],
        ["stapler", "staple", str(bundle)],
        ["notarytool", "submit", str(image), *asked],
        ["stapler", "staple", str(image)],
    ]
    order = [name for name, *_ in tools.calls()]
    assert order.index("xcrun") < order.index("hdiutil")


def test_an_identity_without_account_says_what_is_missing(
    tools: Tools, build: Build, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(code_signature.IDENTITY, "Developer ID Application: Somebody")
    dmg.make_dmg(build)
    assert not words_of(tools, "xcrun")
    assert capsys.readouterr().out.count(f"not notarised: {code_signature.PROFILE} isn't set") == 2


def test_a_refusal_stops_the_build(tools: Tools, build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(code_signature.IDENTITY, "Developer ID Application: Somebody")
    monkeypatch.setenv(code_signature.PROFILE, "account")
    tools.add("xcrun", "print('  status: Invalid')")
    with pytest.raises(BuildError, match=r"not accepted dicegames\.app:\nstatus: Invalid"):
        dmg.make_dmg(build)
    assert not build.artefact("dmg").exists()


def test_a_failing_tool_is_told_with_its_words(tools: Tools, build: Build) -> None:
    tools.add("codesign", "print('no such identity', file=sys.stderr)\nsys.exit(1)")
    with pytest.raises(BuildError, match="codesign ended with 1:\nno such identity"):
        dmg.make_dmg(build)


def test_an_image_that_was_not_made_is_told_and_an_old_one_is_gone(tools: Tools, build: Build) -> None:
    put(build.artefact("dmg"), b"old")
    tools.add("hdiutil")
    with pytest.raises(BuildError, match="has made no dicegames-1"):
        dmg.make_dmg(build)


@pytest.mark.parametrize("name", ["hdiutil", "codesign"])
def test_off_macos_a_tool_is_missing(tools: Tools, build: Build, name: str) -> None:
    (tools.folder / name).unlink()
    with pytest.raises(MissingToolError, match=f"{name} is missing"):
        dmg.make_dmg(build)


def test_without_a_bundle_nothing_is_made(tools: Tools, build: Build) -> None:
    (build.app / "Contents" / "Info.plist").unlink()
    with pytest.raises(BuildError, match="no bundle"):
        dmg.make_dmg(build)


def test_the_entitlements_are_those_that_are_needed() -> None:
    values = plistlib.loads(code_signature.ENTITLEMENTS.read_bytes())
    prefix = "com.apple.security.cs."
    assert values == {
        f"{prefix}allow-unsigned-executable-memory": True,
        f"{prefix}disable-library-validation": True,
    }
