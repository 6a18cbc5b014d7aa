"""Who signed the programs and libraries that a build for Windows runs and packs? Asked before any runs.

osslsigncode checks each signature and its time stamp up to a root that Microsoft trusts. It does not ask
whether a certificate was revoked since: that needs the network, and the checksums are pinned anyway.
"""

from __future__ import annotations

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path

from windows.pe import binaries, is_signed

TOOL = "osslsigncode"
CATALOGUE = "python.cat"
SIGNERS = frozenset({"Python Software Foundation", "Microsoft Corporation", "The QT Company Oy"})
# Nobody signed these; their checksum (downloads.sha256) has to do.
UNSIGNED = (
    "Lib/site-packages/PyInstaller/bootloader/Windows-64bit-intel/run*.exe",  # becomes co2desk.exe
    "Lib/site-packages/yaml/_yaml.cp311-win_amd64.pyd",
)
SIGNER = re.compile(r"Signer's certificate:.*?Subject: [^\n]*?/O=([^/\n]+)", re.DOTALL)


class SignatureError(Exception):
    """A file is not signed by one of those who should have signed it."""


def verify_all(python: Path, roots: Path) -> dict[str, int]:
    """How many files each signer signed. Raises SignatureError."""
    files = [*binaries(python), python / CATALOGUE]
    options = _options()

    def signer(path: Path) -> str:
        if path.name != CATALOGUE and not is_signed(path):
            return _nobody(path.relative_to(python).as_posix())
        return verified(path, roots, options)

    with ThreadPoolExecutor(2) as workers:
        found = list(workers.map(signer, files))
    return {name: found.count(name) for name in sorted(set(found))}


def _nobody(name: str) -> str:
    if not any(fnmatchcase(name, like) for like in UNSIGNED):
        raise SignatureError(f"{name} is not signed")
    return "nobody"


def verified(path: Path, roots: Path, options: tuple[str, ...] = ()) -> str:
    """Who signed it."""
    trust = ("-CAfile", str(roots), "-TSA-CAfile", str(roots))
    outcome = _run("verify", "-in", str(path), *trust, *options)
    if outcome.returncode:
        raise SignatureError(f"the signature of {path.name} is not right:\n{outcome.stdout}{outcome.stderr}")
    name = signer_of(outcome.stdout)
    if name not in SIGNERS:
        raise SignatureError(f"{path.name} is signed by {name or 'nobody'}, which was not expected")
    return name


def signer_of(told: str) -> str:
    found = SIGNER.search(told)
    return found[1] if found else ""


def _options() -> tuple[str, ...]:
    """Newer versions fetch lists of revoked certificates unless they are told not to; older ones never do."""
    told = _run("verify", "--help")
    return ("-ignore-crl",) if "-ignore-crl" in told.stdout + told.stderr else ()


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TOOL, *words], capture_output=True, text=True, errors="replace", check=False)  # noqa: S603
