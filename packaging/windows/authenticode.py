"""Sign programs for Windows with a certificate in the user's store, where one is named.

Tokens, services and imported files all end up in that store, so no password passes through here:

    DICEGAMES_SIGN_THUMBPRINT   which certificate: 40 hexadecimal digits
    DICEGAMES_SIGN_TIMESTAMP    address of the service (RFC 3161) that says when it was signed, so that the
                                signature counts after the certificate's end, too
"""

import os
import re
from dataclasses import dataclass
from pathlib import Path

from build_value import Build, BuildError
from tools import credential, find_tool, run_tool, say

THUMBPRINT = "DICEGAMES_SIGN_THUMBPRINT"
TIMESTAMP = "DICEGAMES_SIGN_TIMESTAMP"

_FORM = re.compile(r"[0-9A-Fa-f]{40}")


@dataclass(frozen=True, slots=True)
class Signer:
    """A command that signs the files named behind it."""

    command: tuple[str, ...]

    def sign(self, build: Build, *files: Path) -> None:
        """Sign files.

        Raises: BuildError when that fails.
        """
        run_tool(build, [*self.command, *map(str, files)])

    def inno_setup_form(self) -> str:
        """Return the command as Inno Setup wants it: $q is a quote, $f the file that it has made."""
        return " ".join([*(f"$q{word}$q" if " " in word else word for word in self.command), "$f"])


def signer() -> Signer | None:
    """Return what signs, None after a line about it where no certificate is named.

    Raises: BuildError when one is named and can't be used: who asked for a signature must not miss its lack.
    """
    thumbprint, timestamp = credential(THUMBPRINT), credential(TIMESTAMP)
    if not thumbprint:
        say(f"not signed: {THUMBPRINT} isn't set. Windows will call the publisher unknown.")
        return None
    if not _FORM.fullmatch(thumbprint):
        raise BuildError(f"{THUMBPRINT} isn't made of 40 hexadecimal digits")
    if not timestamp:
        raise BuildError(f"{TIMESTAMP} isn't set: the signature would end with the certificate")
    try:
        tool = find_tool("signtool.exe", "signs programs", kits())
    except BuildError as missing:
        raise BuildError(f"{missing} {THUMBPRINT} is set.") from missing
    command = (tool, "sign", "/sha1", thumbprint, "/fd", "sha256", "/tr", timestamp, "/td", "sha256")
    return Signer(command)


def kits() -> list[Path]:
    """Return the folders of Windows' tools for developers, those of the newest kit first."""
    programs = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Windows Kits", "10", "bin")
    machine = "arm64" if os.environ.get("PROCESSOR_ARCHITECTURE") == "ARM64" else "x64"
    return sorted(programs.glob(f"*/{machine}"), key=_numbers, reverse=True)


def _numbers(folder: Path) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", folder.parent.name)]
