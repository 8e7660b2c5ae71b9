"""`dicegames backup` and `dicegames restore`: one line each, and how they end."""

from pathlib import Path

import pytest

from dicegames.app.cli import main
from dicegames.storage.directories import directories
from dicegames.storage.settings import Settings, SettingsStore
from storage.session_help import sample_bytes, write_session


@pytest.fixture
def old(tmp_path: Path) -> Path:
    folders = directories(tmp_path / "old")
    write_session(folders.sessions / "a.dicegame", sample_bytes())
    SettingsStore(folders.settings).save(Settings(language="de"))
    return folders.data


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """Run a command; return its exit status and what it wrote to each stream."""
    status = main([str(word) for word in words])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_there_and_back(tmp_path: Path, old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, new = tmp_path / "b.zip", tmp_path / "new"
    told = run(capsys, "backup", file, "--data-dir", old)
    assert told == (0, f"{file} holds 1 session and settings.\n", "")
    back = "Brought back: 1 session and settings.\n"
    assert run(capsys, "restore", file, "--data-dir", new) == (0, back, "")
    assert (new / "sessions" / "a.dicegame").read_bytes() == (old / "sessions" / "a.dicegame").read_bytes()
    again = "Brought back: nothing. 1 of the sessions and rulesets were there already.\n"
    assert run(capsys, "restore", file, "--data-dir", new) == (0, again, "")


def test_settings_are_replaced_when_asked(
    tmp_path: Path, old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = directories(tmp_path / "new")
    SettingsStore(new.settings).save(Settings(language="en"))
    run(capsys, "backup", tmp_path / "b.zip", "--data-dir", old)
    for words, language in (((), "en"), (("--settings",), "de")):
        status, out, _ = run(capsys, "restore", tmp_path / "b.zip", "--data-dir", new.data, *words)
        assert (status, "settings" in out) == (0, language == "de")
        assert SettingsStore(new.settings).load()[0].language == language


def test_without_a_folder_it_is_the_users(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], fresh_directories: Path
) -> None:
    write_session(directories(None).sessions / "a.dicegame", sample_bytes())
    assert run(capsys, "backup", tmp_path / "b.zip")[1].startswith(f"{tmp_path / 'b.zip'} holds 1 session.")


def test_what_was_left_out_is_named(tmp_path: Path, old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (old / "sessions" / "huge.dicegame").open("wb") as file:
        file.truncate(33 << 20)
    out = run(capsys, "backup", tmp_path / "b.zip", "--data-dir", old)[1]
    assert out.endswith("Left out, since they cannot be read: huge.dicegame.\n")


def test_faults_are_told_in_a_sentence(tmp_path: Path, old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "b.zip"
    file.write_bytes(b"mine")
    told = run(capsys, "backup", file, "--data-dir", old)
    assert told == (1, "", f"{file} is there already. No file is replaced: choose another name.\n")
    told = run(capsys, "restore", file, "--data-dir", old)
    assert told == (1, "", f"{file} cannot be used: it is no backup of this program. It is left as it is.\n")
    assert file.read_bytes() == b"mine"
    told = run(capsys, "restore", tmp_path / "missing", "--data-dir", old)
    assert told[0] == 1
    assert "it is not there or may not be read" in told[2]
    told = run(capsys, "backup", file / "b.zip", "--data-dir", old)
    assert told[0] == 1
    assert told[2].startswith("No backup was written: ")
    assert told[2].count("\n") == 1


def test_a_file_in_a_backup_that_cannot_be_used_is_counted(
    tmp_path: Path, old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (old / "rulesets").mkdir()
    (old / "rulesets" / "x.dicerules").write_bytes(b"hello")
    run(capsys, "backup", tmp_path / "b.zip", "--data-dir", old)
    out = run(capsys, "restore", tmp_path / "b.zip", "--data-dir", tmp_path / "new")[1]
    assert out.endswith(" 1 file in the backup cannot be used.\n")


def test_the_folder_that_was_chosen_in_the_window_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], fresh_directories: Path
) -> None:
    chosen = tmp_path / "chosen"
    write_session(chosen / "sessions" / "a.dicegame", sample_bytes())
    SettingsStore(directories(None).settings).save(Settings(data_folder=str(chosen)))
    assert run(capsys, "backup", tmp_path / "b.zip")[1].startswith(f"{tmp_path / 'b.zip'} holds 1 session")
    (chosen / "sessions" / "a.dicegame").unlink()
    assert run(capsys, "restore", tmp_path / "b.zip")[0] == 0
    assert (chosen / "sessions" / "a.dicegame").exists()
    chosen.rename(tmp_path / "gone")
    for command in ("backup", "restore"):
        status, out, err = run(capsys, command, tmp_path / f"{command}.zip")
        assert (status, out) == (1, "")
        assert err == f"{chosen}: Your data folder is not there. Name another with --data-dir.\n"
    assert not (tmp_path / "backup.zip").exists()


def test_settings_that_come_back_keep_the_folder_of_this_computer(
    tmp_path: Path, old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = Settings(language="de", data_folder="/on/another/computer")
    SettingsStore(directories(old).settings).save(elsewhere)
    run(capsys, "backup", tmp_path / "b.zip", "--data-dir", old)
    new = directories(tmp_path / "new")
    run(capsys, "restore", tmp_path / "b.zip", "--data-dir", new.data)
    assert SettingsStore(new.settings).load()[0] == Settings(language="de")
    SettingsStore(new.settings).save(Settings(data_folder="/here"))
    run(capsys, "restore", tmp_path / "b.zip", "--data-dir", new.data, "--settings")
    assert SettingsStore(new.settings).load()[0] == Settings(language="de", data_folder="/here")
