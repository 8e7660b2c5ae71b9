"""Build hook: compile the translations and place them and the resources inside the package."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import texts


class TextsBuildHook(BuildHookInterface[Any]):
    """Compile `translations/*.ts`; a wheel gets `_resources` and `_translations` in the package.

    An editable install reads the source tree itself, so nothing is copied for it.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compiled = texts.compile_all(root / "translations", texts.find_lrelease())
        if version == "editable":
            return
        included = {str(path): f"dicegames/_translations/{path.name}" for path in compiled}
        included[str(root / "resources")] = "dicegames/_resources"
        build_data["force_include"].update(included)
