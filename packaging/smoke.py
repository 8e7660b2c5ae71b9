"""Try what people install: install it, play it, open what it saved, end it, and look what is left.

    smoke.py ARTEFACT ...            wheel, sdist, tar.gz, deb, AppImage, zip, dmg, installer, folder, program
    smoke.py source                  the program of this source tree
    smoke.py --pictures FOLDER ...   where pictures of the screen go (build/smoke)

Each check is one line; the exit status is 0 if all pass. Run it with the environment's Python: wheels take
their dependencies from there, and the time of a start is compared with that of the source tree.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from build_value import ROOT, BuildError, version_of
from smoke_run import ENDED, Running, World, output_of
from smoke_screen import FEWEST_COLORS, Camera, display
from smoke_unpack import SOURCE, Program, SmokeError, contents, installed, source_program

SETTINGS = '{"motion": "off"}\n'
BUTTONS = {"de": "Abbrechen", "en": "Cancel"}
"""What Qt's own dialogs say on their button, by language."""

PLATFORMS = {"linux": ("xcb", "wayland"), "win32": ("windows",), "darwin": ("cocoa",)}
# Somebody strong plays, who works out the game beforehand: nothing else here would miss numpy.
SIMULATION = ("simulate", "penta", "--players", "easy,strong", "--games", "8", "--seed", "3", "--json")
STARTS = 5
HAND_OVER_SECONDS = 20.0

# What libraries and systems keep for every program.
NOT_OURS = (
    ".cache/fontconfig",
    ".cache/mesa_shader_cache",
    ".cache/qtshadercache",
    ".config/QtProject.conf",
    "Library/",
    "Local/D3DSCache",
    "Local/Microsoft",
    "Roaming/Microsoft",
)


class Trial:
    """Everything that is tried with one program; `report` gets a name and what was found."""

    def __init__(
        self, program: Program, world: World, camera: Camera, report: Callable[[str, str], None]
    ) -> None:
        self._program = program
        self._world = world
        self._camera = camera
        self._report = report
        self._data = world.folder / "data"
        self._files = self._program_files()
        self._session = Path()
        _furnish(self._data)

    def run(self) -> None:
        """Try all of it.

        Raises: SmokeError at the first thing that isn't as it should be.
        """
        self._try_version()
        self._try_installation()
        self._try_simulation()
        self._try_demo()
        self._try_replay()
        self._try_opening()
        self._try_leftovers()
        self._try_start()

    def _try_version(self) -> None:
        said = output_of(self._program, self._world, ["--version"]).strip()
        _expect(said == f"dicegames {version_of(ROOT)}", f"--version says {said!r}")
        self._report("version", said)

    def _try_installation(self) -> None:
        file = self._world.folder / "found.json"
        output_of(self._program, self._world, ["--self-check", str(file)])
        found = json.loads(file.read_text(encoding="utf-8"))
        buttons = {language: words["button"] for language, words in found["languages"].items()}
        _expect(found["version"] == version_of(ROOT), f"it is version {found['version']}")
        _expect(buttons == BUTTONS, f"Qt's buttons are {buttons}")
        titles = {words["title"] for words in found["languages"].values()}
        _expect(len(titles) == len(buttons), f"its own words are {titles}")
        _expect(found["platform"] in PLATFORMS[sys.platform], f"it draws by {found['platform']}")
        _expect("Fusion" in found["styles"], f"its styles are {found['styles']}")
        missing = {"numpy", *(("Qt", "Python") if found["frozen"] else ())} - set(found["licences"])
        _expect(not missing, f"licences are missing: {', '.join(missing)}")
        kind = "frozen" if found["frozen"] else "on Python"
        facts = f"{kind} {found['python']}, Qt {found['qt']}, {found['platform']}, sound {found['sound']}"
        self._report("languages", ", ".join(f"{language}: {word}" for language, word in buttons.items()))
        self._report("made of", facts)

    def _try_simulation(self) -> None:
        """Let helper processes play: they come out of the same program."""
        words = [*SIMULATION, "--data-dir", str(self._data)]
        own = json.loads(output_of(self._program, self._world, [*words, "--processes", "2"]))
        same = json.loads(output_of(source_program(), self._world, [*words, "--processes", "1"]))
        _expect(own == same, "helper processes play other games")
        self._report("helpers", "two processes play as the source tree does")

    def _try_demo(self) -> None:
        running = self._started("--demo", "--quit-after-game", "--lang", "de")
        try:
            running.wait_for("match_ended")
            self._look("demo")
            _expect(running.wait() == 0, f"the demo ended with {running.process.returncode}")
            took = time.perf_counter() - running.began
        finally:
            running.close()
        self._expect_end(running)
        sessions = sorted((self._data / "sessions").glob("*.dicegame"))
        _expect(len(sessions) == 1, f"{len(sessions)} sessions were saved")
        self._session = sessions[0]
        self._report("demo game", f"to its end in a window in {took:.1f} s")

    def _try_replay(self) -> None:
        words = ["replay", str(self._session), "--json"]
        replayed: dict[str, Any] = json.loads(output_of(self._program, self._world, words))
        _expect(replayed["outcome"] is not None, "the saved game isn't over")
        _expect(not replayed["torn"], "the saved game is torn")
        _expect(
            replayed == json.loads(output_of(source_program(), self._world, words)), "it replays otherwise"
        )
        self._report("replay", f"{len(replayed['states'])} states, {replayed['states'][-1]['scores']}")

    def _try_opening(self) -> None:
        """Open the saved game, hand a further file over by a second start, and end."""
        other = self._world.folder / "Größe „zwei“.dicegame"
        shutil.copy2(self._session, other)
        running = self._started(str(self._session), "--lang", "en")
        try:
            running.wait_for("table_opened")
            running.wait_for("window_shown")
            entries = {name: facts for name, facts in running.events()}["table_opened"]["entries"]
            _expect(int(entries) > 100, f"the opened game has {entries} entries")
            self._look("opened")
            self._report("open", f"the saved game is shown with its {entries} entries")
            self._hand_over(other, running)
            status = running.ask_to_end()
        finally:
            running.close()
        _expect(status in ENDED, f"it ended with {status}")
        self._expect_end(running)
        self._report("end", f"in an orderly way, status {status}")

    def _hand_over(self, other: Path, running: Running) -> None:
        second = self._started(str(other))
        try:
            running.wait_for("table_opened", 2)
            status = second.wait()
            took = time.perf_counter() - second.began
        finally:
            second.close()
        _expect(status == 0, f"the second start ended with {status}")
        _expect(took < HAND_OVER_SECONDS, f"the second start took {took:.1f} s")
        _expect(("called", {"files": "1"}) in running.events(), "nobody called the first start")
        _expect(running.process.poll() is None, "the first start ended, too")
        self._report("second start", f"handed its file to the first one in {took:.1f} s")

    def _try_leftovers(self) -> None:
        left = self._world.processes_that_stay()
        _expect(not left, f"processes are left: {left}")
        self._report("processes", "none is left")
        strange = [path for path in contents(self._world.home) if not path.startswith(NOT_OURS)]
        strange += [f"tmp/{path}" for path in contents(self._world.passing)]
        _expect(not strange, f"files outside the data folder: {', '.join(strange[:5])}")
        changed = dict(set(self._program_files().items()) ^ set(self._files.items()))
        _expect(not changed, f"files of the program changed: {', '.join(sorted(changed)[:5])}")
        self._report("files", "none outside the data folder, those of the program are as they were")

    def _try_start(self) -> None:
        """Compare starts with those of the source tree, in turn."""
        times: dict[bool, list[float]] = {True: [], False: []}
        for number in range(-1, STARTS):  # once uncounted: what is read then is in the cache
            for is_own in (True, False):
                seconds = self._start_seconds(is_own)
                if number >= 0:
                    times[is_own].append(seconds)
        own, source = (statistics.median(times[is_own]) for is_own in (True, False))
        ratio = statistics.median(a / b for a, b in zip(times[True], times[False], strict=True))
        self._report(
            "start", f"{own:.2f} s to the first picture, {ratio:.2f} times the source tree ({source:.2f} s)"
        )

    def _start_seconds(self, is_own: bool) -> float:
        folder = self._world.folder / ("started" if is_own else "started-source")
        _furnish(folder)
        running = Running(self._program if is_own else source_program(), self._world, folder)
        try:
            seconds = running.wait_for("window_shown")
            running.ask_to_end()
        finally:
            running.close()
        return seconds

    def _started(self, *words: str) -> Running:
        return Running(self._program, self._world, self._data, *words)

    def _look(self, name: str) -> None:
        time.sleep(0.3)  # the screen has it a moment after the program
        colors = self._camera.take(name)
        _expect(colors >= FEWEST_COLORS, f"the picture {name!r} has {colors} colours only")

    def _expect_end(self, running: Running) -> None:
        names = [name for name, _ in running.events()]
        _expect(names[-1:] == ["end"], f"its log ends with {names[-1:]}")
        bad = [name for name in names if name.endswith("_error") or name == "qt_critical"]
        _expect(not bad, f"its log has {bad}")

    def _program_files(self) -> dict[str, int]:
        folder = self._program.files
        return {} if folder is None else contents(folder, lambda path: path.suffix != ".pyc")


def smoke(artefact: str, pictures: Path) -> bool:
    """Try one artefact, print what is found, and return whether all is as it should be."""
    name = artefact if artefact == SOURCE else Path(artefact).resolve().name
    print(f"== {name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="dicegames-smoke-") as folder, ExitStack() as stack:
        place = Path(folder, "Spiele, Würfel & „mehr“")  # people call their folders as they like
        place.mkdir()
        try:
            screen = stack.enter_context(display())
            camera = Camera(pictures / name, screen)
            stack.callback(camera.close)
            program = stack.enter_context(installed(artefact, place))
            Trial(program, World(Path(folder), screen), camera, _tell).run()
        except (SmokeError, BuildError, subprocess.TimeoutExpired) as error:
            print(f"FAILED        {error}", flush=True)
            return False
        except (OSError, ValueError, LookupError) as error:  # what a program says may be anything
            print(f"FAILED        {type(error).__name__}: {error}", flush=True)
            return False
    return True


def _furnish(data: Path) -> None:
    config = data / "config"
    config.mkdir(parents=True, exist_ok=True)
    (config / "settings.json").write_text(SETTINGS, encoding="utf-8")


def _expect(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise SmokeError(otherwise)


def _tell(name: str, found: str) -> None:
    print(f"{name:<13} {found}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try every artefact and return the exit status."""
    parser = argparse.ArgumentParser(prog="smoke.py", description="Try what people install.")
    parser.add_argument("artefacts", nargs="+", metavar="ARTEFACT", help=f"a file or a folder, or {SOURCE!r}")
    parser.add_argument(
        "--pictures", type=Path, default=ROOT / "build" / "smoke", metavar="FOLDER", help="where pictures go"
    )
    options = parser.parse_args(arguments)
    passed = [smoke(artefact, options.pictures.resolve()) for artefact in options.artefacts]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
