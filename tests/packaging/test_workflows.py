"""The workflows of hosted machines are well-formed and call what is there, the way it wants to be called."""

import re
import shlex
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

import build
import changelog
import dev
from build_value import version_of
from fake_builds import ROOT

FOLDER = ROOT / ".github" / "workflows"
NAMES = ("ci", "release")
Job = dict[str, Any]

# Systems of the machines and containers that jobs run on.
SYSTEMS = {"ubuntu": "linux", "debian": "linux", "windows": "windows", "macos": "macos"}
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
each_workflow = pytest.mark.parametrize("name", NAMES)


def workflow(name: str) -> dict[str, Any]:
    """Return a workflow; YAML takes the key `on` for a truth value."""
    loaded = yaml.safe_load((FOLDER / f"{name}.yml").read_text(encoding="utf-8"))
    return {("on" if key is True else key): value for key, value in loaded.items()}


def jobs_of(name: str) -> dict[str, Job]:
    jobs: dict[str, Job] = workflow(name)["jobs"]
    return jobs


def variants(job: Job) -> list[dict[str, str]]:
    """Return the values of the matrix for each run of a job."""
    matrix = job.get("strategy", {}).get("matrix", {})
    listed = [{key: value} for key, values in matrix.items() if key != "include" for value in values]
    return [*listed, *matrix.get("include", [])] or [{}]


def filled(text: str, values: dict[str, str]) -> str:
    """Return a text with the values of one run of its job."""
    return EXPRESSION.sub(lambda found: values.get(found[1].removeprefix("matrix."), found[0]), text)


def system_of(job: Job, values: dict[str, str]) -> str:
    """Return the system that a run of a job is on."""
    machine = filled(str(job.get("container", job["runs-on"])), values)
    return SYSTEMS[re.split(r"[-:]", machine)[0]]


def commands(name: str) -> Iterator[tuple[str, list[str]]]:
    """Give the system and the words of every command line that runs a script of the project."""
    for job in jobs_of(name).values():
        for values in variants(job):
            for step in job["steps"]:
                for line in filled(step.get("run", ""), values).splitlines():
                    words = shlex.split(line)
                    if any(word.startswith(("packaging/", ".ci/")) for word in words):
                        yield system_of(job, values), words


def script_of(words: list[str]) -> tuple[str, list[str]]:
    """Return the script in a command line and what it is called with."""
    index = next(i for i, word in enumerate(words) if word.startswith(("packaging/", ".ci/")))
    return words[index], words[index + 1 :]


@each_workflow
def test_every_script_is_there_and_runs_by_a_python(name: str) -> None:
    found = list(commands(name))
    assert found
    for _, words in found:
        script, _ = script_of(words)
        assert (ROOT / script).is_file()
        before = words[: words.index(script)]
        assert script == ".ci/run" or re.search(r"python(3|\.exe)?$", before[-1]), words


@each_workflow
def test_builds_name_kinds_of_their_system(name: str) -> None:
    for system, words in commands(name):
        script, arguments = script_of(words)
        if script == "packaging/dev.py":
            command, *kinds = arguments
            assert command in dev.COMMANDS
            assert command != "build" or set(kinds) <= set(build.kinds_of(system)), words
            assert command == "build" or not kinds


def test_every_system_makes_what_it_can_be_asked_for() -> None:
    made: dict[str, set[str]] = {}
    for system, words in commands("release"):
        script, arguments = script_of(words)
        if script == "packaging/dev.py" and arguments[0] == "build":
            made.setdefault(system, set()).update(arguments[1:])
    assert made == {
        "linux": {"wheel", "sdist", "tar", "deb"},
        "windows": {"setup", "zip"},
        "macos": {"dmg"},
    }


def test_everything_that_is_built_is_tried_out() -> None:
    tried: dict[str, set[str]] = {}
    for system, words in commands("release"):
        script, arguments = script_of(words)
        if script == "packaging/smoke.py":
            tried[system] = set(arguments)
    assert tried == {
        "linux": {"dist/*.whl", "dist/*.tar.gz", "dist/*.deb"},
        "windows": {"dist/*.exe", "dist/*.zip"},
        "macos": {"dist/*.dmg"},
    }


def test_the_notes_and_the_check_are_options_of_the_change_log(monkeypatch: pytest.MonkeyPatch) -> None:
    used = [script_of(words) for _, words in commands("release")]
    options = {arguments[0] for script, arguments in used if script == "packaging/changelog.py"}
    assert options == {"--check", "--notes"}
    version = version_of(ROOT)
    assert changelog.main(["--notes", version]) == 0


@each_workflow
def test_jobs_wait_for_jobs_that_are_there_and_end(name: str) -> None:
    jobs = jobs_of(name)
    done: set[str] = set()
    while len(done) < len(jobs):
        ready = {job for job in jobs if job not in done and needs_of(jobs[job]) <= done}
        assert ready, "jobs wait for each other, or for one that isn't there"
        done |= ready
    assert all(0 < job["timeout-minutes"] <= 90 for job in jobs.values())


def needs_of(job: Job) -> set[str]:
    needs = job.get("needs", [])
    return {needs} if isinstance(needs, str) else set(needs)


@each_workflow
def test_nobody_may_write_but_the_last_job_and_no_two_runs_meet(name: str) -> None:
    loaded = workflow(name)
    assert loaded["permissions"] == {"contents": "read"}
    granted = {job: found["permissions"] for job, found in loaded["jobs"].items() if "permissions" in found}
    assert granted == ({"publish": {"contents": "write"}} if name == "release" else {})
    assert "${{ github.ref }}" in loaded["concurrency"]["group"]


def test_only_a_checked_tag_is_published_and_after_all_systems() -> None:
    jobs = jobs_of("release")
    publish = jobs["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert needs_of(publish) == set(jobs) - {"check", "publish"}
    assert all(needs_of(jobs[system]) == {"check"} for system in needs_of(publish))
    assert "--draft" in publish["steps"][-1]["run"]


@each_workflow
def test_actions_are_those_of_the_host_and_pinned_to_a_major_version(name: str) -> None:
    used = [step["uses"] for job in jobs_of(name).values() for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in used), used


def test_secrets_are_named_and_only_reach_the_step_that_needs_them() -> None:
    jobs = jobs_of("release")
    for job in jobs.values():
        for key, value in job.get("env", {}).items():
            assert "secrets." not in value or (key.startswith("HAS_") and value.endswith("!= '' }}"))
        for step in job["steps"]:
            assert "secrets." not in step.get("run", "")
            secret = [value for value in step.get("env", {}).values() if "secrets." in value]
            assert all(re.fullmatch(r"\$\{\{ secrets\.[A-Z_]+ \}\}", value) for value in secret)
            assert not secret or step["if"].startswith("env.HAS_")
    named = set(re.findall(r"secrets\.([A-Z_]+)", str(jobs)))
    told = (FOLDER / "release.yml").read_text(encoding="utf-8").partition("name: Release")[0]
    assert all(name in told for name in named)


@each_workflow
def test_no_value_of_others_gets_into_a_command(name: str) -> None:
    """Words of a branch or a request could be commands: scripts take them from the environment."""
    for job in jobs_of(name).values():
        for step in job["steps"]:
            inserted = EXPRESSION.findall(step.get("run", ""))
            assert all(found.startswith("matrix.") for found in inserted), inserted


def test_every_build_carries_the_time_of_its_commit() -> None:
    jobs = jobs_of("release")
    for system in needs_of(jobs["publish"]):
        assert jobs[system]["env"]["SOURCE_DATE_EPOCH"] == "${{ needs.check.outputs.epoch }}"


def test_a_release_is_found_by_its_names() -> None:
    """What a job hands over lies in a folder of its own: the next step looks for folders."""
    names: list[str] = []
    for job in jobs_of("release").values():
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/upload-artifact@"):
                names += [filled(step["with"]["name"], values) for values in variants(job)]
                assert step["with"]["path"] == "dist"
    assert len(set(names)) == len(names) == 4
