"""A reader of saves written from docs/save-format.md alone. It knows nothing of co2desk."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Save = dict[str, Any]


def read_save(path: Path) -> Save:
    """The save in a file, as version 3 describes it."""
    return up_to_date(json.loads(path.read_text(encoding="utf-8-sig")))


def up_to_date(save: Save) -> Save:
    if save.get("format") != "co2game":
        raise ValueError("no game of co2desk")
    if save["version"] > 3:
        raise ValueError("a later version")
    if save["version"] == 1:
        end = {"after": len(save["actions"]), "fingerprint": save["fingerprint"]}
        save = {**save, "log": save["actions"], "turns": [end], "players": save.get("seats", [])}
    return save


def players(save: Save) -> Any:
    """Name, sign, player and language by seat; only their number in a game of programs."""
    return [
        (seat["name"], seat["sign"], seat["player"], seat.get("language", "")) for seat in save["players"]
    ] or save["options"]["players"]


def actions(save: Save) -> list[Any]:
    """The actions that count."""
    found: list[Any] = []
    for entry in save["log"]:
        if "undo" in entry:
            if not 1 <= entry["undo"] <= len(found) or entry["how"] not in ("free", "agreed", "practice"):
                raise ValueError("a wrong take-back")
            del found[-entry["undo"] :]
        else:
            found.append(entry)
    return found


def turns(save: Save) -> list[tuple[Any, ...]]:
    """Where each turn begins: the number of entries before it, and what is told about it."""
    told = [(turn["after"], *map(turn.get, ("decade", "round", "player", "co2"))) for turn in save["turns"]]
    order = [after for after, *_ in told]
    if told and (order != sorted(set(order)) or order[-1] != len(save["log"])):
        raise ValueError("wrong turns")
    return told


def read_journal(path: Path) -> Save:
    """The save that a journal amounts to."""
    said = list(lines(path.read_bytes()))
    if said[0]["journal"] != 1:
        raise ValueError("another journal")
    save: Save = said[1]
    for line in said[2:]:
        if "log" in line:
            save["log"].append(line["log"])
        if "mark" in line:
            save["turns"].append(line["mark"])
    del save["log"][save["turns"][-1]["after"] :]
    return save


def lines(data: bytes) -> Iterator[Any]:
    """What the lines say, up to the first one that is not right."""
    for line in data.split(b"\n")[:-1]:
        digits, text = line[:8], line[9:]
        if digits.decode("latin-1") != f"{zlib.crc32(text):08x}" or line[8:9] != b" ":
            return
        yield json.loads(text)
