"""What is made once for all tests of packages."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import integration
from icons import make_icons


@pytest.fixture(scope="session", autouse=True)
def icons_made_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let every package take the same icons: drawing them takes longer than all else in a package."""

    @cache
    def made() -> Path:
        return make_icons(tmp_path_factory.mktemp("icons"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(integration, "make_icons", lambda _: made())
        yield
