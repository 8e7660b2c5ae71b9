"""Read an Inno Setup script as far as a test needs it: sections, entries, what the preprocessor puts in."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

_SECTION = re.compile(r"\[(\w+)\]")
_PARAMETER = re.compile(r'\s*(\w+):\s*("(?:[^"]|"")*"|[^";]*)\s*(?:;|$)')
_DIRECTIVE_SECTIONS = ("Setup", "Messages", "CustomMessages")


class ScriptError(ValueError):
    """What is wrong, with the number of the line."""


@dataclass
class Script:
    """Hold directives ("name=value") and entries (parameters by name) by section."""

    directives: dict[str, dict[str, str]] = field(default_factory=dict)
    entries: dict[str, list[dict[str, str]]] = field(default_factory=dict)

    def values(self) -> list[str]:
        """Return everything that may hold constants."""
        found = [value for section in self.directives.values() for value in section.values()]
        entries = [entry for section in self.entries.values() for entry in section]
        return found + [value for entry in entries for value in entry.values()]


def read_script(text: str, defined: Mapping[str, str]) -> Script:
    """Return a script after the preprocessor, which knows `defined` and what the script defines itself.

    Raises: ScriptError for lines that are neither a section, a directive nor an entry, for names that aren't
    defined, for what is said twice.
    """
    script = Script()
    names = dict(defined)
    section, shown = "", [True]
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if line.startswith("#"):
                _preprocess(line, names, shown)
            elif all(shown) and line.strip() and not line.startswith(";"):
                section = _take(_replaced(line, names), section, script)
        except ValueError as error:
            raise ScriptError(f"line {number}: {error}") from error
    if len(shown) > 1:
        raise ScriptError("an #ifdef without #endif")
    return script


def constants(value: str) -> list[str]:
    """Return the constants of a value, inner ones too, as they stand between their braces.

    Raises: ScriptError for braces that aren't closed.
    """
    found: list[str] = []
    opened: list[int] = []
    plain = value.replace("{{", "\0\0")
    for index, sign in enumerate(plain):
        if sign == "{":
            opened.append(index)
        elif sign == "}" and opened:
            found.append(plain[opened.pop() + 1 : index])
    if opened:
        raise ScriptError(f"a brace isn't closed: {value}")
    return found


def _preprocess(line: str, names: dict[str, str], shown: list[bool]) -> None:
    word, _, rest = line[1:].partition(" ")
    if word == "define":
        name, _, value = rest.partition(" ")
        if not (value.startswith('"') and value.endswith('"')):
            raise ValueError(f"not a text in quotes: {value}")
        names[name] = value[1:-1]
    elif word == "ifdef":
        shown.append(rest.strip() in names)
    elif word == "endif" and len(shown) > 1:
        shown.pop()
    else:
        raise ValueError(f"not known here: {line}")


def _replaced(line: str, names: Mapping[str, str]) -> str:
    def value(match: re.Match[str]) -> str:
        if match[1] not in names:
            raise ValueError(f"{match[1]} isn't defined")
        return names[match[1]]

    return re.sub(r"\{#(\w+)\}", value, line)


def _take(line: str, section: str, script: Script) -> str:
    heading = _SECTION.fullmatch(line.strip())
    if heading is not None:
        return heading[1]
    if section in _DIRECTIVE_SECTIONS:
        name, equals, value = line.partition("=")
        known = script.directives.setdefault(section, {})
        if not equals or name in known:
            raise ValueError(f"no directive, or one for the second time: {line}")
        known[name] = value
    elif section:
        script.entries.setdefault(section, []).append(_parameters(line))
    else:
        raise ValueError(f"outside of any section: {line}")
    return section


def _parameters(line: str) -> dict[str, str]:
    found: dict[str, str] = {}
    position = 0
    while position < len(line.rstrip()):
        match = _PARAMETER.match(line, position)
        if match is None or match[1] in found:
            raise ValueError(f"no parameter, or one for the second time: {line[position:]}")
        value = match[2].strip()
        found[match[1]] = value[1:-1].replace('""', '"') if value.startswith('"') else value
        position = match.end()
    return found
