"""The program's texts as translators for tests, read from the files that its languages are compiled from."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QTranslator

FOLDER = Path(__file__).resolve().parent.parent / "translations"


class Words(QTranslator):
    """Say every text in "de" or "en"; the words of the context `marked` stand in brackets."""

    def __init__(self, language: str, marked: str = "") -> None:
        super().__init__()
        self._texts = _texts(language)
        self._marked = marked

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        forms = self._texts.get((context, sourceText), (sourceText,))
        text = self._altered(forms[0 if n == 1 else -1])
        if n >= 0:
            text = text.replace("%n", str(n))
        return f"[{text}]" if context == self._marked else text

    def _altered(self, text: str) -> str:
        """Return what is said instead of `text`, in which numbers aren't filled in yet."""
        return text


@contextmanager
def installed(translator: QTranslator) -> Iterator[None]:
    """Let the application speak through a translator for a while."""
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


@cache
def _texts(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return the forms of each text by context and source: one, or singular and plural."""
    texts = {}
    for context in ElementTree.parse(FOLDER / f"dicegames_{language}.ts").getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            source = message.findtext("source", "")
            texts[name, source] = forms or (translation.text or source,)
    return texts
