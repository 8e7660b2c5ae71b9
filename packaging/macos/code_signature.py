"""Sign a bundle for macOS and have Apple look through it, where there is an identity and an account for that.

Passwords stay in the keychain, only names of what lies there come from outside:

    DICEGAMES_SIGN_IDENTITY    "Developer ID Application: ...", a certificate in the keychain
    DICEGAMES_NOTARY_PROFILE   an account, kept there by `xcrun notarytool store-credentials`
"""

from pathlib import Path

from build_value import Build, BuildError
from tools import credential, find_tool, run_tool, say

IDENTITY = "DICEGAMES_SIGN_IDENTITY"
PROFILE = "DICEGAMES_NOTARY_PROFILE"
ENTITLEMENTS = Path(__file__).resolve().parent / "entitlements.plist"

# The first bytes of programs and libraries: for one architecture, for several.
_MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")


def sign_bundle(build: Build, bundle: Path) -> bool:
    """Sign everything in a bundle from the inside out, and return whether there is an identity for it.

    Without one the signature has no name; Macs with Apple's processors start nothing that has none at all.

    Raises: MissingToolError without codesign, BuildError when it fails.
    """
    codesign = find_tool("codesign", "signs bundles")
    identity = credential(IDENTITY)
    if not identity:
        say(f"not signed: {IDENTITY} isn't set. macOS will ask before the first start.")
    hardened = ["--timestamp", "--options", "runtime"] if identity else []
    command = [codesign, "--force", "--sign", identity or "-", *hardened]
    for part in inner_code(bundle):
        run_tool(build, [*command, str(part)])
    for program in [*helpers(bundle), bundle]:
        run_tool(build, [*command, "--entitlements", str(ENTITLEMENTS), str(program)])
    run_tool(build, [codesign, "--verify", "--deep", "--strict", str(bundle)])
    return bool(identity)


def inner_code(bundle: Path) -> list[Path]:
    """Return the libraries of a bundle, deepest first, then the frameworks around them.

    Links are left out: what they lead to is in the list.
    """
    contents = bundle / "Contents"
    found = [path for path in contents.rglob("*") if not path.is_symlink()]
    libraries = [path for path in found if path.parent != contents / "MacOS" and _is_mach_o(path)]
    frameworks = [path for path in found if path.suffix == ".framework" and path.is_dir()]
    return [*_deepest_first(libraries), *_deepest_first(frameworks)]


def helpers(bundle: Path) -> list[Path]:
    """Return the programs of a bundle beside its own, which is signed together with the bundle."""
    programs = sorted((bundle / "Contents" / "MacOS").iterdir())
    return [path for path in programs if not path.is_symlink() and path.name != bundle.stem]


def sign_file(build: Build, path: Path) -> None:
    """Sign a disk image.

    Raises: BuildError when that fails.
    """
    codesign = find_tool("codesign", "signs disk images")
    run_tool(build, [codesign, "--force", "--timestamp", "--sign", credential(IDENTITY), str(path)])


def notarise(build: Build, path: Path) -> bool:
    """Send a bundle or disk image to Apple, wait, and fasten the answer to it; return whether that was done.

    Raises: BuildError when an account is named and Apple refuses or a tool fails.
    """
    profile = credential(PROFILE)
    if not profile:
        say(f"{path.name} not notarised: {PROFILE} isn't set. macOS will warn before the first start.")
        return False
    xcrun = find_tool("xcrun", "runs Apple's tools")
    sent = path
    if path.is_dir():
        ditto = find_tool("ditto", "packs bundles")
        sent = build.work / f"{path.stem}.zip"
        run_tool(build, [ditto, "-c", "-k", "--keepParent", str(path), str(sent)])
    said = run_tool(
        build, [xcrun, "notarytool", "submit", str(sent), "--keychain-profile", profile, "--wait"]
    )
    if "status: Accepted" not in said:
        raise BuildError(f"Apple has not accepted {path.name}:\n{said.strip()}")
    run_tool(build, [xcrun, "stapler", "staple", str(path)])
    return True


def _is_mach_o(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in _MACH_O


def _deepest_first(paths: list[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: (-len(path.parts), path))
