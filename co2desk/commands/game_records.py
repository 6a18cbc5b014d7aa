"""Games between computer players, kept in a file of JSON lines: a long measurement resumes where it stopped.

A game is found again by its options, its players and its seed, by the code of the players (other code is
another player) and by the values of the components.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from co2desk import bots
from co2desk.components import load_pack
from co2desk.session import GameOptions

Record = dict[str, Any]
LONGEST_LINE = 10_000
TOLD = ("advice.py", "explain.py", "intentions.py", "review.py", "thought.py")  # about choices, not for them
SHARED = ("planet.py", "search.py", "weights.py")  # of the rivals' code, that partners think with as well


def games_to_play(first_seed: int, games: int, names: list[str]) -> list[tuple[int, int]]:
    """Seeds with rotations of the names; players of one kind need not change seats."""
    rotations = len(names) if len(set(names)) > 1 else 1
    return [(first_seed + number // rotations, number % rotations) for number in range(games)]


def compete(options: GameOptions) -> bool:
    return options.edition == "first" or options.variants.get("mode") == "competitive"


def players_hash(rivals: bool) -> str:
    """Of everything that the choices of rivals, or of partners, depend on."""
    folder = Path(bots.__file__).parent
    content = hashlib.blake2b(digest_size=8)
    for path in sorted(folder.rglob("*.py")):
        if path.name not in TOLD and chooses(path.relative_to(folder), rivals):
            content.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return content.hexdigest()


def chooses(path: Path, rivals: bool) -> bool:
    """Whether choices of rivals, or of partners, depend on a file of the computer players."""
    if rivals:
        return path.parts[0] != "team"
    return path.parts[0] != "sample" and (path.parts[0] != "rivals" or path.name in SHARED)


def values_hash(edition: str) -> str:
    """Of the values that games are played with, an owner's own ones included."""
    values = json.dumps(load_pack(edition).document, sort_keys=True)
    return hashlib.blake2b(values.encode(), digest_size=8).hexdigest()


class Records:
    """The games of one measurement. Without a file they are only counted."""

    def __init__(self, path: Path | None, options: GameOptions, names: list[str]) -> None:
        self.path = path
        self.games: list[Record] = []
        document = options.to_json() | {"seed": 0}
        self.what = {
            "options": document,
            "names": names,
            "players": players_hash(compete(options)),
            "values": values_hash(options.edition),
        }
        self.known = {(game["seed"], game["rotation"]): game for game in self._read()}

    def _read(self) -> list[Record]:
        """The games of this measurement in the file. A line that was cut in the middle is left out."""
        if self.path is None or not self.path.exists():
            return []
        found = []
        with self.path.open(encoding="utf-8") as lines:
            for line in lines:
                try:
                    game = json.loads(line[:LONGEST_LINE])
                except ValueError:
                    continue
                if isinstance(game, dict) and game.get("what") == self.what:
                    found.append(game["game"])
        return found

    def find(self, seed: int, rotation: int) -> Record | None:
        record = self.known.get((seed, rotation))
        if record is not None:
            self.games.append(record)
        return record

    def add(self, record: Record) -> Record:
        self.games.append(record)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"what": self.what, "game": record}) + "\n")
        return record
