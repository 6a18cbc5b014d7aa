"""From where this computer installs Debian packages: the proof takes them from the same place."""

from __future__ import annotations

import subprocess
from typing import NamedTuple

# What a new system must know besides, to reach the same place in the same way.
SETTINGS = ("Acquire::http", "Acquire::https", "Acquire::Check-Valid-Until")


class Source(NamedTuple):
    address: str
    suite: str
    component: str

    def line(self) -> str:
        return f"deb {self.address} {self.suite} {self.component}"


def sources(release: str) -> list[Source]:
    """Those of a release and its updates, the release first; none on a computer with another release."""
    form = "$(REPO_URI) $(RELEASE) $(COMPONENT)"
    shown = _told("apt-get", "indextargets", "--format", form, "Created-By: Packages")
    found = {Source(*line.split()) for line in shown.splitlines()}
    ours = [source for source in found if source.suite.partition("-")[0] == release]
    return sorted(ours, key=lambda source: (source.suite, source.component))


def settings() -> str:
    shown = _told("apt-config", "dump")
    return "".join(f"{line}\n" for line in shown.splitlines() if line.startswith(SETTINGS))


def _told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603
