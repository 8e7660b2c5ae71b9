"""`replay` checks a session and tells every state's scores."""

import json
from pathlib import Path

import pytest

from dicegames.app.replay import replay_file
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Mark, Match, Seat
from storage.session_help import encode_session, play, sample_bytes, sample_header, write_session


def test_every_state_has_a_line_and_the_winner_is_named(tmp_path: Path) -> None:
    header = sample_header((Seat("Ada", "blue"), Seat("Grace", "pink")))
    match, entries = play(header, 4, 5000)
    outcome = match.state.outcome
    assert outcome is not None
    path = write_session(tmp_path / "a.dicegame", encode_session(header, entries))
    lines = replay_file(path, as_json=False).splitlines()
    assert lines[0] == "penta, penta: Ada, Grace"
    assert len(lines) == len(entries) + 2
    assert lines[-1] == "first place: " + ", ".join(header.seats[seat].name for seat in outcome.winners)
    again = Match(header.new_game(), header.seats)
    for number, (entry, line) in enumerate(zip(entries, lines[1:-1], strict=True), start=1):
        again.apply_entry(entry)
        assert int(line.split()[0]) == number
        assert line.endswith("  " + " : ".join(str(score) for score in again.state.scores()))


def test_the_words_say_what_was_done(tmp_path: Path) -> None:
    text = replay_file(Path(__file__).with_name("samples") / "format1-open.dicegame", as_json=False)
    for words in ("roll: ", "choose ", "keep ", "undo 1", "redo 1", "pause"):
        assert f"  {words}" in text
    assert "not finished" in text
    assert "the last line was incomplete and is left out" in text


def test_a_hint_names_who_got_it(tmp_path: Path) -> None:
    header = sample_header((Seat("Ada", "blue"), Seat("Grace", "pink")))
    entries = (Mark("tutor"), *play(header, 4, 1)[1], Mark("hint"))
    path = write_session(tmp_path / "a.dicegame", encode_session(header, entries))
    lines = replay_file(path, as_json=False).splitlines()
    assert [" ".join(line.split()) for line in (lines[1], lines[3])] == ["1 tutor 0 : 0", "3 Ada hint 0 : 0"]
    plain = json.loads(replay_file(path, as_json=True))
    assert [state.get("mark") for state in plain["states"]] == [None, "tutor", None, "hint"]


def test_json_holds_the_same(tmp_path: Path) -> None:
    header = sample_header()
    match, entries = play(header, 6, 40)
    path = write_session(tmp_path / "a.dicegame", encode_session(header, entries))
    plain = json.loads(replay_file(path, as_json=True))
    assert plain["session"]["id"] == header.id
    assert len(plain["states"]) == len(entries) + 1
    assert plain["states"][0] == {"scores": [0, 0]}
    assert plain["states"][-1]["scores"] == list(match.state.scores())
    assert (plain["outcome"], plain["torn"]) == (None, False)


@pytest.mark.parametrize("as_json", [False, True])
def test_a_bad_step_is_told_with_its_line(tmp_path: Path, as_json: bool) -> None:
    data = sample_bytes().replace(b'"seat":0', b'"seat":1', 1)
    path = write_session(tmp_path / "a.dicegame", data)
    with pytest.raises(InvalidRecordError) as caught:
        replay_file(path, as_json)
    assert (caught.value.reason, caught.value.line) == ("illegal_step", 2)
    assert path.read_bytes() == data
