"""A complete third language, made from the English texts: its words have no letter of the Latin alphabet."""

import re
import string
from functools import cache
from pathlib import Path

import texts

LANGUAGE = "pl"
ROOT = Path(__file__).resolve().parent.parent
MARKS = "①②③"
"""They end the forms of each plural: for 1, for 2 to 4, for 5 and more."""

# What has a meaning for the program, not for people: placeholders, forms of files, tags, mnemonics.
_KEPT = re.compile(r"\{[^{}]*\}|%n|\*\.\w+|<[^<>]*>|&(?=\w)")
_LETTERS = str.maketrans(string.ascii_letters, "".join(chr(0x10D0 + index) for index in range(26)) * 2)


def marked(text: str) -> str:
    """Return a text in the third language."""
    parts, end = [], 0
    for kept in _KEPT.finditer(text):
        parts += [text[end : kept.start()].translate(_LETTERS), kept[0]]
        end = kept.end()
    return "".join([*parts, text[end:].translate(_LETTERS)])


@cache
def _messages() -> tuple[texts.Message, ...]:
    return tuple(texts.collect(ROOT / "dicegames"))


@cache
def _source(missing: frozenset[str]) -> str:
    messages = _messages()
    translations = {message: _forms(message) for message in messages if message.source not in missing}
    return texts.write_ts(LANGUAGE, messages, translations)


def _forms(message: texts.Message) -> tuple[str, ...]:
    if message.context == "Dates" and "MMMM" in message.source:
        return (message.source,)
    text = marked(message.source)
    return tuple(text + mark for mark in MARKS) if message.plural else (text,)


def write_language(folder: Path, missing: frozenset[str] = frozenset()) -> Path:
    """Write the file of the language into `folder`, without some texts, and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"dicegames_{LANGUAGE}.ts"
    source.write_text(_source(missing), encoding="utf-8")
    (compiled,) = texts.compile_all(folder, texts.find_lrelease())
    source.unlink()
    return compiled
