"""Keep the translations in step with the sources.

    texts.py                    collect the texts of dicegames/ into translations/*.ts
    texts.py --check            change nothing, say what is out of step or unfinished
    texts.py --fill TABLE.json  collect, then take translations from a table
    texts.py --compile          make the .qm files that the program loads

Qt's own lupdate drops calls that have an attribute as argument and loses the plural mark in Python sources,
so the texts are collected here. A text is a call `translate("Context", "Source")`, with a comment as third
argument if one is wanted, and for plurals `translate("Context", "%n die/dice", None, count)`.

A table looks like {"Context": {"Source": "Text", "%n die/dice": {"de": ["…", "…"], "en": ["…", "…"]}}};
a plain string is German.
"""

import argparse
import ast
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
# The languages that must be complete. Each further file in translations/ may leave the rest to English.
LANGUAGES = ("de", "en")
# English needs its plural forms only: it shows the rest as the source has it.
PLURALS_ONLY = ("en",)
# How many forms Qt takes for the plurals of a language; all others have two.
PLURAL_FORMS = {
    **dict.fromkeys(("fa", "hu", "id", "ja", "ko", "ms", "th", "tr", "vi", "zh"), 1),
    **dict.fromkeys(("be", "bs", "cs", "ga", "hr", "lt", "lv", "mk", "pl", "ro", "ru", "sk", "sr", "uk"), 3),
    **dict.fromkeys(("mt", "sl"), 4),
    "cy": 5,
    "ar": 6,
}
_CODE = re.compile(r"[a-z]{2,3}(?:_[A-Z][A-Za-z]+)?")
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")


class TextsError(Exception):
    """What keeps the texts from being collected, filled or compiled, one line a fault."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """One text of the program: context, English source, comment ("" if none), whether it has plurals."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False

    def forms(self, language: str) -> int:
        """Return how many translations the message needs in a language."""
        return plural_forms(language) if self.plural else 1


def plural_forms(language: str) -> int:
    """Return how many forms the plurals of a language ("pl", "pt_BR") have."""
    return PLURAL_FORMS.get(language.split("_")[0], 2)


Translations = Mapping[Message, tuple[str, ...]]


# Collecting


def collect(package: Path) -> list[Message]:
    """Return the messages of all modules below `package`, sorted.

    Raises: TextsError naming every call that can't be read.
    """
    messages: set[Message] = set()
    faults: list[str] = []
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package.parent).as_posix()
        found, wrong = collect_module(path.read_text(encoding="utf-8"), name)
        messages.update(found)
        faults += wrong
    faults += [
        f"{message.context}: {message.source!r} is used with and without a number"
        for message in sorted(messages)
        if message.plural and replace(message, plural=False) in messages
    ]
    if faults:
        raise TextsError("\n".join(faults))
    return sorted(messages)


def collect_module(code: str, name: str) -> tuple[list[Message], list[str]]:
    """Return the messages of one module and its faults as "name:line: what"."""
    messages: list[Message] = []
    faults: list[str] = []
    for node in ast.walk(ast.parse(code, name)):
        if isinstance(node, ast.Call) and _is_translate(node.func):
            try:
                messages.append(_message(node))
            except TextsError as fault:
                faults.append(f"{name}:{node.lineno}: {fault}")
    return messages, faults


def _is_translate(function: ast.expr) -> bool:
    """Tell `translate` and `QCoreApplication.translate` from other methods of that name, as a painter's."""
    if isinstance(function, ast.Attribute):
        owner = function.value
        return function.attr == "translate" and isinstance(owner, ast.Name) and owner.id == "QCoreApplication"
    return isinstance(function, ast.Name) and function.id == "translate"


def _message(call: ast.Call) -> Message:
    if call.keywords or any(isinstance(argument, ast.Starred) for argument in call.args):
        raise TextsError("translate takes positional arguments only")
    if not 2 <= len(call.args) <= 4:
        raise TextsError("translate takes a context, a source, a comment or None, a number")
    context, source = (_literal(argument) for argument in call.args[:2])
    if not isinstance(context, str) or not isinstance(source, str):
        raise TextsError("context and source must be literal strings")
    comment = _literal(call.args[2]) if len(call.args) > 2 else None
    if comment is not None and not isinstance(comment, str):
        raise TextsError("the comment must be a literal string or None")
    # A number without %n is fine: it then only chooses between "takes" and "take".
    plural = len(call.args) == 4
    if "%n" in source and not plural:
        raise TextsError("%n in the source needs a number as fourth argument")
    return Message(context, source, comment or "", plural)


def _literal(node: ast.expr) -> object:
    # `...` stands for everything that isn't written out: it is neither a string nor None.
    return node.value if isinstance(node, ast.Constant) else ...


# The .ts files


def read_ts(text: str) -> dict[Message, tuple[str, ...]]:
    """Return the translations in a .ts file; an empty string is one that is missing."""
    if not text:
        return {}
    translations: dict[Message, tuple[str, ...]] = {}
    for context in ElementTree.fromstring(text).iter("context"):
        for entry in context.iter("message"):
            message = Message(
                context.findtext("name", ""),
                entry.findtext("source", ""),
                entry.findtext("comment", ""),
                entry.get("numerus") == "yes",
            )
            parts = entry.iter("numerusform" if message.plural else "translation")
            translations[message] = tuple(part.text or "" for part in parts)
    return translations


def write_ts(language: str, messages: Iterable[Message], translations: Translations) -> str:
    """Return a .ts file in Qt's format 2.1, the same for the same input, without line numbers."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    context = None
    for message in sorted(messages):
        if message.context != context:
            if context is not None:
                lines.append("</context>")
            context = message.context
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        lines += _ts_message(language, message, translations.get(message, ()))
    if context is not None:
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _ts_message(language: str, message: Message, texts: tuple[str, ...]) -> Iterator[str]:
    forms = message.forms(language)
    finished = len(texts) == forms and all(texts)
    state = "" if finished else ' type="unfinished"'
    yield '    <message numerus="yes">' if message.plural else "    <message>"
    yield f"        <source>{escape(message.source)}</source>"
    if message.comment:
        yield f"        <comment>{escape(message.comment)}</comment>"
    if message.plural:
        yield f"        <translation{state}>"
        for text in (*texts, *[""] * forms)[:forms]:
            yield f"            <numerusform>{escape(text)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        <translation{state}>{escape(''.join(texts[:1]))}</translation>"
    yield "    </message>"


def faults_of(language: str, messages: Iterable[Message], translations: Translations) -> list[str]:
    """Return what is wrong with the translations: missing ones, and placeholders that differ.

    A further language may lack some.
    """
    faults: list[str] = []
    for message in messages:
        texts = translations.get(message, ())
        where = f"{language}: {message.context}: {message.source!r}"
        if len(texts) != message.forms(language) or not all(texts):
            if language in LANGUAGES:
                faults.append(f"{where} is not translated")
            continue
        wanted = sorted(set(_PLACEHOLDER.findall(message.source)))
        for number, text in enumerate(texts):
            found = sorted(set(_PLACEHOLDER.findall(text)))
            # One of something may be said in words: "a die" needs no %n.
            one_in_words = message.plural and number == 0 and sorted({*found, "%n"}) == wanted
            if found != wanted and not one_in_words:
                faults.append(f"{where} has {found or 'no placeholders'} in {text!r} instead of {wanted}")
    return faults


def fill(
    language: str, translations: Translations, table: object
) -> tuple[dict[Message, tuple[str, ...]], list[str]]:
    """Return the translations with those of a table put in, and the entries that fit no message.

    Raises: TextsError for a table of another form.
    """
    if not isinstance(table, dict) or not all(isinstance(entries, dict) for entries in table.values()):
        raise TextsError("a table is an object of contexts, a context an object of sources")
    filled = dict(translations)
    faults: list[str] = []
    for context, source, entry in ((c, s, entry) for c in table for s, entry in table[c].items()):
        if isinstance(entry, str):
            entry = {"de": entry}
        if isinstance(entry, dict):
            entry = {code: [text] if isinstance(text, str) else text for code, text in entry.items()}
        if not isinstance(entry, dict) or not all(map(_is_forms, entry.values())):
            raise TextsError(f"{context}: {source!r} needs a string, or strings or lists of them by language")
        if language not in entry:
            continue
        found = [message for message in filled if (message.context, message.source) == (context, source)]
        where = f"{language}: {context}: {source!r}"
        if not found:
            faults.append(f"{where} is no text of the program")
        for message in found:
            if len(entry[language]) == message.forms(language):
                filled[message] = tuple(entry[language])
            else:
                faults.append(f"{where} needs {message.forms(language)} form(s)")
    return filled, faults


def _is_forms(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(form, str) for form in value)


# Compiling


def find_lrelease() -> Path:
    """Return Qt's translation compiler as PySide6 brings it, without importing Qt.

    Raises: TextsError when PySide6 isn't installed or lacks it.
    """
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for name in ("lrelease", "lrelease.exe"):
            if (path := Path(folder) / name).is_file():
                return path
    raise TextsError("PySide6's lrelease was not found; is PySide6-Essentials installed?")


def compile_all(folder: Path, lrelease: Path) -> list[Path]:
    """Compile every .ts file of a folder that is newer than its .qm, and return all .qm files.

    Raises: TextsError with lrelease's own words when it fails.
    """
    compiled: list[Path] = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        compiled.append(target)
        if target.exists() and target.stat().st_mtime_ns > source.stat().st_mtime_ns:
            continue
        # Made beside it and moved: a program that runs has the old file mapped into its memory.
        made = target.with_suffix(".qm.new")
        done = subprocess.run(
            [lrelease, "-silent", source, "-qm", made], capture_output=True, text=True, check=False
        )
        if done.returncode or not made.exists():
            raise TextsError(f"lrelease failed on {source.name}: {(done.stderr or done.stdout).strip()}")
        made.replace(target)
    return compiled


# The command


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="texts.py", description="Keep the translations in step.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="change nothing, exit 1 when out of step")
    what.add_argument("--fill", type=Path, metavar="TABLE.json", help="take translations from a table")
    what.add_argument("--compile", action="store_true", help="make the .qm files")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.compile:
            compile_all(root / "translations", find_lrelease())
            return 0
        table = json.loads(chosen.fill.read_text(encoding="utf-8")) if chosen.fill else {}
        faults = update(root, table, write=not chosen.check)
    except (TextsError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    for fault in faults:
        print(fault)
    return 1 if faults and (chosen.check or chosen.fill) else 0


def update(root: Path, table: object, *, write: bool) -> list[str]:
    """Bring the .ts files in step with the sources and a table, and return what is wrong with them.

    Without `write` the files stay as they are; that one would change is then a fault too.
    Raises: TextsError when the texts or the table can't be read; no file is changed then.
    """
    messages = collect(root / "dicegames")
    faults: list[str] = []
    files: dict[Path, str] = {}
    folder = root / "translations"
    further = {path.stem.removeprefix("dicegames_") for path in folder.glob("dicegames_*.ts")}
    for language in (*LANGUAGES, *sorted(further.difference(LANGUAGES))):
        path = folder / f"dicegames_{language}.ts"
        if _CODE.fullmatch(language) is None:
            raise TextsError(f"{path.name} needs the code of a language in its name: pl, pt_BR")
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        try:
            known = read_ts(before)
        except ElementTree.ParseError as error:
            raise TextsError(f"{path.name} cannot be read ({error}); nothing was changed") from error
        for message, forms in known.items():
            if len(forms) > message.forms(language):
                raise TextsError(
                    f"{path.name}: {message.context}: {message.source!r} has {len(forms)} forms, "
                    f"the language has {message.forms(language)}; nothing was changed"
                )
        wanted = [message for message in messages if message.plural or language not in PLURALS_ONLY]
        translations, unused = fill(language, {message: known.get(message, ()) for message in wanted}, table)
        after = write_ts(language, wanted, translations)
        if after != before:
            files[path] = after
        faults += unused + faults_of(language, wanted, translations)
    if not write:
        return [f"{path.name} is out of step; run packaging/texts.py" for path in files] + faults
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    return faults


if __name__ == "__main__":
    sys.exit(main())
