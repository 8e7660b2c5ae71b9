"""What the tests of the window share: settings, answered dialogs, the files of sessions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.look import Look
from storage.listing import list_sessions

FACES = [(1, 2, 3, 4, 6)]
CALM = Settings(motion="off")
NO_CLOCK = TableOptions(auto_entry=0, handover=False)


class Answers:
    """Answer the program's dialogs and note what they said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: bool = True) -> None:
        self.said: list[str] = []
        self.answer = answer
        monkeypatch.setattr(Question, "ask", staticmethod(self.ask))
        monkeypatch.setattr(Message, "tell", staticmethod(self.tell))

    def ask(self, parent: object, look: Look, words: Callable[[], Doubt]) -> bool:
        self.said.append(f"{words().title} {words().text}")
        return self.answer

    def tell(self, parent: object, look: Look, words: Told) -> None:
        self.said.append(" ".join(words()))


def session_files(folder: Path) -> list[Path]:
    return [info.path for info in list_sessions(folder / "data" / "sessions")]
