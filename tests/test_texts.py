"""The collector of texts: what it reads, refuses, keeps, and that its files are what Qt reads."""

import json
import re
import textwrap
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import texts
from texts import Message

GREETING = Message("Home", "Hello {name}")
DICE = Message("Table", "%n die/dice", "", True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with one greeting and one plural."""
    root = tmp_path / "project"
    write(root / "dicegames" / "home.py", 'translate("Home", "Hello {name}").format(name=1)')
    write(root / "dicegames" / "ui" / "table.py", 'translate("Table", "%n die/dice", None, self.count)')
    return root


def write(path: Path, code: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(code) + "\n", encoding="utf-8")


def run(project: Path, *arguments: str) -> int:
    return texts.main(list(arguments), project)


def fill(project: Path, table: object) -> int:
    path = project / "table.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    return run(project, "--fill", str(path))


FULL = {
    "Home": {"Hello {name}": "Hallo {name}"},
    "Table": {"%n die/dice": {"de": ["%n Würfel", "%n Würfel"], "en": ["%n die", "%n dice"]}},
}


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ('translate("A", "Roll again")', Message("A", "Roll again")),
        ('QCoreApplication.translate("A", "Roll")', Message("A", "Roll")),
        ('translate("A", "Roll", "a noun")', Message("A", "Roll", "a noun")),
        ('translate("A", "Roll", None)', Message("A", "Roll")),
        ('translate("A", "%n die/dice", None, len(state.dice))', Message("A", "%n die/dice", "", True)),
        ("""f'<b>{translate("A", "Roll")}</b>'""", Message("A", "Roll")),
        ('translate("A", "{a} take(s) it", None, 2)', Message("A", "{a} take(s) it", "", True)),
        ('translate("A", "Two " "parts")', Message("A", "Two parts")),
        ('translate("A", "{a} & <b>").format(a=self.name.upper())', Message("A", "{a} & <b>")),
    ],
)
def test_a_call_is_read(code: str, message: Message) -> None:
    assert texts.collect_module(code, "module.py") == ([message], [])


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ('translate("A", name)', "literal"),
        ('translate(context, "Roll")', "literal"),
        ('translate("A", f"Roll {n}")', "literal"),
        ('translate("A", "Roll", note)', "comment"),
        ('translate("A", "%n dice", None, n=n)', "positional"),
        ('translate("A", *words)', "positional"),
        ('translate("A")', "takes a context"),
        ('translate("A", "%n dice")', "%n"),
    ],
)
def test_a_call_that_cannot_be_read_is_named_with_its_place(code: str, words: str) -> None:
    messages, faults = texts.collect_module("\n" + code, "ui/page.py")
    assert messages == []
    assert len(faults) == 1
    assert faults[0].startswith("ui/page.py:2: ")
    assert words in faults[0]


def test_other_methods_named_translate_are_left_alone() -> None:
    assert texts.collect_module("painter.translate(x, y)\nself.translate(1)", "module.py") == ([], [])


def test_collecting_is_repeatable_and_sorted(project: Path) -> None:
    write(project / "dicegames" / "a.py", 'translate("Home", "About"); translate("Home", "About")')
    assert texts.collect(project / "dicegames") == [Message("Home", "About"), GREETING, DICE]
    assert run(project) == 0
    german = project / "translations" / "dicegames_de.ts"
    before = german.read_bytes()
    assert run(project) == 0
    assert german.read_bytes() == before


def test_one_text_that_cannot_be_read_stops_the_collecting(project: Path) -> None:
    write(project / "dicegames" / "b.py", 'translate("Table", name)')
    with pytest.raises(texts.TextsError, match=r"dicegames/b\.py:1"):
        texts.collect(project / "dicegames")
    assert run(project) == 1
    assert not (project / "translations").exists()


def test_one_text_with_and_without_a_number_is_refused(project: Path) -> None:
    write(project / "dicegames" / "b.py", 'translate("A", "Take(s)", None, 2); translate("A", "Take(s)")')
    with pytest.raises(texts.TextsError, match="with and without a number"):
        texts.collect(project / "dicegames")


def test_new_texts_are_unfinished_until_filled(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(project) == 0
    german = (project / "translations" / "dicegames_de.ts").read_text(encoding="utf-8")
    assert german.count('type="unfinished"') == 2
    assert run(project, "--check") == 1
    assert "de: Home: 'Hello {name}' is not translated" in capsys.readouterr().out
    assert fill(project, FULL) == 0
    assert run(project, "--check") == 0
    assert capsys.readouterr().out == ""


def test_english_holds_the_plurals_only(project: Path) -> None:
    fill(project, FULL)
    english = texts.read_ts((project / "translations" / "dicegames_en.ts").read_text(encoding="utf-8"))
    assert english == {DICE: ("%n die", "%n dice")}


def test_translations_are_kept_and_vanished_texts_dropped(project: Path) -> None:
    fill(project, FULL)
    write(project / "dicegames" / "home.py", 'translate("Home", "Bye")')
    assert run(project, "--check") == 1
    assert run(project) == 0
    german = texts.read_ts((project / "translations" / "dicegames_de.ts").read_text(encoding="utf-8"))
    assert german == {Message("Home", "Bye"): ("",), DICE: ("%n Würfel", "%n Würfel")}


def test_check_changes_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(project, "--check") == 1
    assert not (project / "translations").exists()
    assert "dicegames_de.ts is out of step" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"Home": {"Hello {name}": "Hallo {nam}"}}, "'{nam}'"),
        ({"Home": {"Hello {name}": "Hallo"}}, "no placeholders"),
        ({"Table": {"%n die/dice": {"de": ["%n Würfel", "Würfel"]}}}, "no placeholders"),
        ({"Table": {"%n die/dice": {"de": ["%n Würfel"]}}}, "needs 2 form(s)"),
        ({"Table": {"%n die/dice": "%n Würfel"}}, "needs 2 form(s)"),
        ({"Home": {"Goodbye": "Tschüss"}}, "is no text of the program"),
        ({"Home": {"Hello {name}": {"de": "Hallo"}}}, "no placeholders"),
    ],
)
def test_a_translation_that_does_not_fit_is_named(
    project: Path, capsys: pytest.CaptureFixture[str], table: object, words: str
) -> None:
    fill(project, FULL)
    capsys.readouterr()
    assert fill(project, table) == 1
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    "table", [[], {"Home": []}, {"Home": {"Hello {name}": 3}}, {"Home": {"x": {"de": "y"}}}]
)
def test_a_table_of_another_form_changes_nothing(project: Path, table: object) -> None:
    fill(project, FULL)
    german = project / "translations" / "dicegames_de.ts"
    before = german.read_bytes()
    assert fill(project, table) == 1
    assert german.read_bytes() == before


def test_one_of_something_may_be_said_in_words(project: Path) -> None:
    one = {"Table": {"%n die/dice": {"de": ["ein Würfel", "%n Würfel"], "en": ["a die", "%n dice"]}}}
    assert fill(project, FULL | one) == 0


@pytest.mark.usefixtures("qapp")
def test_qt_reads_what_is_compiled(project: Path) -> None:
    write(project / "dicegames" / "more.py", 'translate("Home", "<b>&\\u201c\\nnext")')
    fill(project, FULL | {"Home": {"Hello {name}": "Hallo {name}", "<b>&\u201c\nnext": "<i>&\u201e\nweiter"}})
    paths = texts.compile_all(project / "translations", texts.find_lrelease())
    assert [path.name for path in paths] == ["dicegames_de.qm", "dicegames_en.qm"]
    german, english = (load(path) for path in paths)
    assert german.translate("Home", "Hello {name}") == "Hallo {name}"
    assert german.translate("Home", "<b>&\u201c\nnext") == "<i>&\u201e\nweiter"
    assert QCoreApplication.installTranslator(english)
    try:
        assert QCoreApplication.translate("Table", "%n die/dice", None, 1) == "1 die"
        assert QCoreApplication.translate("Table", "%n die/dice", None, 3) == "3 dice"
    finally:
        QCoreApplication.removeTranslator(english)


def load(path: Path) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(path))
    return translator


def test_compiling_again_happens_only_after_a_change(project: Path) -> None:
    fill(project, FULL)
    folder, lrelease = project / "translations", texts.find_lrelease()
    german = texts.compile_all(folder, lrelease)[0]
    first = german.stat().st_mtime_ns
    texts.compile_all(folder, lrelease)
    assert german.stat().st_mtime_ns == first
    german.write_bytes(b"")
    german.with_suffix(".ts").touch()
    texts.compile_all(folder, lrelease)
    assert german.stat().st_size > 0


def test_a_broken_file_is_told(project: Path) -> None:
    broken = project / "translations" / "dicegames_de.ts"
    write(broken, "<TS><context>")
    with pytest.raises(texts.TextsError, match=r"dicegames_de\.ts"):
        texts.compile_all(broken.parent, texts.find_lrelease())


# The program's own texts: what a machine can proofread

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = texts.collect(ROOT / "dicegames")
CRIES = ("Farkle!", "Fünfling!", "Five of a kind!")
FOR_EVERY_LANGUAGE = {
    "a straight quotation mark or apostrophe": r"[\"']",
    "three dots for an ellipsis": r"\.\.\.",
    "two spaces": r"  ",
    "a hyphen for a dash": r" - ",
    "a space before a sign": r" [.,:;!?](?!\S)",
    "a trade name": r"(?i)yahtzee|kniffel|zilch|las vegas",
}
OF_GERMAN = FOR_EVERY_LANGUAGE | {
    "a percent sign without its narrow space": r"(?<!\u202f)%(?!n)",
    "people called Sie": r"(?<=[a-zäöüß}] )Sie\b|\bIhnen\b|(?<=[a-zäöüß}] )Ihr(?:e[mnrs]?)?\b",
    "a word for something that has another": r"Kläng|\bLevel\b|Spiel ist (?:sofort )?aus|Partie ist beendet"
    r"|noch ?mal\b(?<!nochmal)|Letzte Züge",
}
OF_ENGLISH = FOR_EVERY_LANGUAGE | {"a space before a percent sign": r"\s%(?!n)"}


def translations(language: str) -> dict[Message, tuple[str, ...]]:
    return texts.read_ts((ROOT / "translations" / f"dicegames_{language}.ts").read_text(encoding="utf-8"))


def found(patterns: dict[str, str], said: str) -> list[str]:
    """Return what is wrong with a text."""
    calm = said
    for cry in CRIES:
        calm = calm.replace(cry, "")
    wrong = [name for name, pattern in patterns.items() if re.search(pattern, said)]
    return wrong + ["an exclamation mark"] * ("!" in calm)


def wrong_in(patterns: dict[str, str], said: dict[Message, tuple[str, ...]]) -> list[str]:
    return [
        f"{message.context}: {text!r} has {fault}"
        for message, forms in said.items()
        for text in forms
        for fault in found(patterns, text)
    ]


def test_english_is_set_in_real_signs() -> None:
    sources = {message: (message.source,) for message in MESSAGES}
    assert wrong_in(OF_ENGLISH, sources | translations("en")) == []


def test_german_is_set_in_real_signs_and_says_du() -> None:
    german = translations("de")
    assert wrong_in(OF_GERMAN, german) == []
    pairs = [text for forms in german.values() for text in forms if text.count("„") != text.count("“")]
    assert pairs == []


@pytest.mark.parametrize(
    ("patterns", "text"),
    [
        (OF_ENGLISH, "it's"),
        (OF_ENGLISH, "a - b"),
        (OF_ENGLISH, "44 %"),
        (OF_ENGLISH, "Well done!"),
        (OF_GERMAN, "44 %"),
        (OF_GERMAN, "44%"),
        (OF_GERMAN, "Wählen Sie ein Feld."),
        (OF_GERMAN, "So bleibt Ihr Spiel."),
        (OF_GERMAN, "Einen Moment ..."),
        (OF_GERMAN, "Versuch es noch mal."),
        (OF_GERMAN, 'Nur "Penta"'),
    ],
)
def test_what_the_proofreader_finds(patterns: dict[str, str], text: str) -> None:
    assert found(patterns, text)


@pytest.mark.parametrize(
    "text",
    [
        "Sie bleibt. Sie gilt: Sie zählt nicht.",
        "Ihre Werte sind noch da",
        "Farkle! Kein Würfel zählt.",
        "44\u202f%",
        "%n Würfel",
        "„Penta“ – …",
        "Würfle nochmal, dann noch einmal",
    ],
)
def test_what_the_proofreader_lets_pass(text: str) -> None:
    assert found(OF_GERMAN, text) == []


def test_every_text_is_there_in_both_languages_with_the_same_placeholders() -> None:
    for language in texts.LANGUAGES:
        wanted = [m for m in MESSAGES if m.plural or language not in texts.PLURALS_ONLY]
        assert texts.faults_of(language, wanted, translations(language)) == []


def test_a_further_language_is_one_file(project: Path) -> None:
    fill(project, FULL)
    polish = project / "translations" / "dicegames_pl.ts"
    polish.touch()
    assert run(project) == 0
    assert polish.read_text(encoding="utf-8").count("<numerusform></numerusform>") == 3
    assert run(project, "--check") == 0, "it may say the rest in English"
    dice = {"Table": {"%n die/dice": {"pl": ["%n kostka", "%n kostki", "%n kostek"]}}}
    assert fill(project, dice) == 0
    assert texts.read_ts(polish.read_text(encoding="utf-8"))[DICE] == ("%n kostka", "%n kostki", "%n kostek")
    assert fill(project, {"Home": {"Hello {name}": {"pl": "Hej {name}"}}}) == 0, "one form needs no list"
    wrong = {"Home": {"Hello {name}": {"pl": ["Hej {nazwa}"]}}}
    assert fill(project, wrong) == 1
    assert run(project, "--check") == 1


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("pl", "<TS><context>", "dicegames_pl.ts cannot be read"),
        (
            "fr",
            texts.write_ts("pl", [DICE], {DICE: ("%n a", "%n b", "%n c")}),
            "'%n die/dice' has 3 forms, the language has 2",
        ),
        ("French", "", "dicegames_French.ts needs the code of a language"),
        ("pt-BR", "", "dicegames_pt-BR.ts needs the code of a language"),
    ],
)
def test_a_file_that_is_no_language_is_told_and_stays_as_it_is(
    project: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, words: str
) -> None:
    fill(project, FULL)
    folder = project / "translations"
    write(folder / f"dicegames_{name}.ts", text)
    before = {path: path.read_bytes() for path in folder.iterdir()}
    write(project / "dicegames" / "more.py", 'translate("Home", "Bye")')
    for arguments in ((), ("--check",)):
        capsys.readouterr()
        assert run(project, *arguments) == 1
        assert words in capsys.readouterr().err
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
