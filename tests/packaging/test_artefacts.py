"""Whatever can be made is made and tried; what can't be made here is no failure, what fails is one."""

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import artefacts
from artefacts import Row, make_and_try, table
from build import Kind
from build_value import Build, BuildError, MissingToolError, this_build


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    """A build whose kinds are made by functions of this test: good, bad, none."""
    out = tmp_path / "dist"
    out.mkdir()

    def good(build: Build) -> Path:
        path = build.out / f"dicegames-{build.version}.good"
        path.write_bytes(bytes(2_000_000))
        return path

    def bad(build: Build) -> Path:
        raise BuildError("it broke")

    def none(build: Build) -> Path:
        raise MissingToolError("There is no such tool.")

    monkeypatch.setitem(sys.modules, "makers", SimpleNamespace(good=good, bad=bad, none=none))
    makers = {"good": "good", "bad": "bad", "none": "none", "app": "bad", "flatpak": "good"}
    monkeypatch.setattr(artefacts, "KINDS", {name: Kind("makers", maker) for name, maker in makers.items()})
    return replace(this_build(out=out), work=tmp_path / "build")


def test_what_cannot_be_made_here_is_no_failure(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def smoke(artefact: str, pictures: Path) -> bool:
        tried.append(Path(artefact).suffix)
        return True

    monkeypatch.setattr(artefacts, "smoke", smoke)
    rows = make_and_try(build, ["good", "none", "flatpak"])
    assert [row.verdict for row in rows] == ["passed", "not made. There is no such tool.", "made, not tried"]
    assert tried == [".good"]
    assert not any(row.is_bad for row in rows)
    assert (build.out / "SHA256SUMS").exists()


def test_what_is_not_made_or_does_not_pass_is_a_failure(
    build: Build, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(artefacts, "smoke", lambda artefact, pictures: False)
    rows = make_and_try(build, ["good", "bad", "good"])
    assert [row.verdict for row in rows] == ["FAILED"] * 3
    assert "bad: it broke" in capsys.readouterr().err
    assert [row.kind for row in make_and_try(build, ["app", "good"])] == ["app"]


@pytest.mark.parametrize(("status", "verdict"), [(0, "passed"), (77, "not tried"), (1, "FAILED")])
def test_the_bare_root_gives_its_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, verdict: str
) -> None:
    trial = tmp_path / "trial.py"
    trial.write_text(f"import sys; assert sys.argv[1] == 'a.deb'; sys.exit({status})", encoding="utf-8")
    monkeypatch.setattr(artefacts, "CLEAN_ROOT", trial)
    assert artefacts._in_clean_root(Path("a.deb")).verdict == verdict


def test_the_table_has_a_line_for_each_kind() -> None:
    lines = table([Row("wheel", "passed", 1_250_000, 2.4, 30.0), Row("appimage", "not made. No tool.")])
    assert lines.splitlines() == [
        "kind                MB   made in  tried in  verdict",
        "wheel              1.2       2 s      30 s  passed",
        "appimage                                    not made. No tool.",
    ]
