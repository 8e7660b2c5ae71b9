"""The option that keeps points hidden: written in new files, absent in older ones, refused as nonsense."""

from pathlib import Path

import msgspec
import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.session_details import session_details
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions, decode_record, encode_header
from storage.session_help import encode_session, play, sample_header, write_session

SAMPLES = Path(__file__).with_name("samples")
HIDDEN = TableOptions(totals=False)


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("format1-*.dicegame")), ids=lambda path: path.stem)
def test_files_from_before_the_option_show_points(path: Path) -> None:
    header = path.read_bytes().split(b"\n")[0]
    assert load(path).header.options.totals is (b'"totals":false' not in header)


def test_the_option_is_written_and_read_back() -> None:
    header = sample_header(options=HIDDEN)
    assert b'"totals":false' in encode_header(header)
    record = decode_record(encode_session(header, play(header, 3, 9)[1]))
    assert record.header.options == HIDDEN


@pytest.mark.parametrize("value", ["1", '"no"', "null"])
def test_anything_else_is_a_bad_header(value: str) -> None:
    header = encode_header(sample_header(options=HIDDEN))
    data = header.replace(b'"totals":false', b'"totals":' + value.encode())
    assert data != header
    with pytest.raises(InvalidRecordError, match="bad_header"):
        decode_record(data)


def test_lists_of_sessions_keep_points_hidden_until_the_end(tmp_path: Path) -> None:
    header = sample_header(options=HIDDEN)
    path = write_session(tmp_path / "a.dicegame", encode_session(header, play(header, 3, 40)[1]))
    details = session_details(path)
    assert details.is_hidden
    assert details.score_texts == ("–", "–")
    shown = msgspec.structs.replace(header, options=TableOptions())
    path = write_session(tmp_path / "b.dicegame", encode_session(shown, play(shown, 3, 40)[1]))
    assert session_details(path).score_texts == tuple(str(score) for score in session_details(path).scores)
    match, entries = play(header, 4, 5000)
    assert match.state.outcome is not None
    path = write_session(tmp_path / "c.dicegame", encode_session(header, entries))
    assert session_details(path).score_texts == tuple(str(score) for score in match.state.scores())
