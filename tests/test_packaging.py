"""The developer commands' own decisions, and that a built wheel carries what the program reads."""

import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

import dev
from dicegames import data
from dicegames.version import app_version

ROOT = Path(__file__).resolve().parent.parent
LISTING = (
    "installed\tlibgl1\t\n"
    "config-files\tlibegl1\t\n"
    "installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.84.4-3), libglib-2.0-0\n"
)


def project_file() -> dict[str, dict[str, object]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_package_counts_as_installed_by_name_or_as_provided() -> None:
    wanted = ["libgl1", "libegl1", "libglib2.0-0", "xvfb"]
    assert dev.missing_packages(wanted, LISTING) == ["libegl1", "xvfb"]


def test_each_command_asks_for_what_it_needs() -> None:
    assert "libxcb-cursor0" in dev.packages_for("play")
    assert "xvfb" not in dev.packages_for("play")
    assert {"binutils", "libxcb-cursor0"} <= set(dev.packages_for("build"))
    assert {"xvfb", "libxcb-cursor0", "fonts-dejavu-core"} <= set(dev.packages_for("test"))
    assert dev.packages_for("texts") == list(dev.BASE_PACKAGES)
    assert dev.packages_for("texts", has_venv_module=False)[0] == "python3-venv"


def test_the_stamp_follows_the_files_and_the_python(tmp_path: Path) -> None:
    file = tmp_path / "pyproject.toml"
    file.write_bytes(b"a\n")
    stamp = dev.stamp_of([file], "3.11")
    assert dev.stamp_of([file], "3.11") == stamp
    assert dev.stamp_of([file], "3.12") != stamp
    file.write_bytes(b"a\r\n")
    assert dev.stamp_of([file], "3.11") == stamp
    file.write_bytes(b"b\n")
    assert dev.stamp_of([file], "3.11") != stamp


@pytest.mark.parametrize("arguments", [[], ["fly"], ["--version"]])
def test_an_unknown_command_shows_the_known_ones(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == 2
    shown = capsys.readouterr().err
    assert all(f"dev.py {command}" in shown for command in dev.COMMANDS)


def test_an_old_python_is_told_so(tmp_path: Path) -> None:
    """The version check stands before everything that an older Python could stumble over."""
    code = "import sys; sys.version_info = (3, 10, 4); import runpy; runpy.run_path(sys.argv[1])"
    ran = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "packaging" / "dev.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "needs Python 3.11 or newer" in ran.stderr


def test_every_installed_dependency_has_an_exact_version() -> None:
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line for line in lines if line and not line.startswith("#")]
    assert all(line.count("==") == 1 and " " not in line for line in pinned)
    names = {canonical(line.split("==")[0]) for line in pinned}
    project = project_file()["project"]
    extras = project["optional-dependencies"]
    assert isinstance(extras, dict)
    wanted = [*as_list(project["dependencies"]), *(line for extra in extras.values() for line in extra)]
    assert {canonical(line.split(">=")[0]) for line in wanted} <= names


def canonical(name: str) -> str:
    return name.lower().replace("_", "-")


def as_list(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def test_the_version_is_that_of_the_project() -> None:
    assert app_version() == metadata.version("dicegames")


def test_the_source_tree_is_found() -> None:
    assert data.resources_dir() == ROOT / "resources"
    assert data.translations_dir() == ROOT / "translations"


def test_files_inside_the_package_come_first_and_missing_ones_are_told(tmp_path: Path) -> None:
    package = tmp_path / "dicegames"
    (package / "_resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    assert data._folder("resources", package) == package / "_resources"
    with pytest.raises(FileNotFoundError, match="translations"):
        data._folder("translations", package)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel without network and return the folder that it is unpacked in."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    zipfile.ZipFile(wheel).extractall(site)
    return site


def test_a_wheel_carries_resources_and_compiled_translations(installed: Path) -> None:
    package = installed / "dicegames"
    assert {path.name for path in (package / "_translations").iterdir()} == {
        "dicegames_de.qm",
        "dicegames_en.qm",
    }
    resources = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    assert resources
    for path in resources:
        copy = package / "_resources" / path.relative_to(ROOT / "resources")
        assert copy.read_bytes() == path.read_bytes()
    assert not (installed / "tests").exists()
    assert not (installed / "packaging").exists()


def test_an_installed_wheel_finds_its_own_files(installed: Path, tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(installed)!r}); from dicegames import data;"
        "print(data.resources_dir(), data.translations_dir(), sep='\\n')"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert shown.stdout.splitlines() == [
        str(installed / "dicegames" / "_resources"),
        str(installed / "dicegames" / "_translations"),
    ]


def test_a_wheel_has_both_commands(installed: Path) -> None:
    (entry_points,) = installed.glob("*.dist-info/entry_points.txt")
    text = entry_points.read_text(encoding="utf-8")
    assert "dicegames = dicegames.app.cli:main" in text
    assert "dicegames-gui = dicegames.app.cli:main" in text


def test_the_ci_runs_the_command_that_the_readme_names() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    script = ROOT / ".ci" / "run"
    command = "python3 packaging/dev.py test"
    assert command in readme
    assert "python3 packaging/dev.py play" in readme
    assert script.read_text(encoding="utf-8").splitlines()[-2:] == [
        command,
        "python3 packaging/dev.py artefacts",
    ]
