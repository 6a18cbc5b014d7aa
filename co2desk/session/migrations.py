"""Saves for ever: one small function for each version, which brings a document to the next version.

A function is never changed once a later version exists. It gets any JSON object with the right `format` and
`version`; whatever else is wrong with the document is left for the reader to name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from co2desk.session.documents import too_deep

Document = dict[str, Any]


def from_1(document: Document) -> Document:
    """Version 1 had actions but no log, one fingerprint for the end, players only from the window, no id."""
    younger = {key: value for key, value in document.items() if key not in _GONE_AFTER_1}
    actions = document.get("actions")
    younger["version"] = 2
    younger["log"] = actions
    younger["turns"] = [
        {
            "after": len(actions) if isinstance(actions, list) else 0,
            "fingerprint": document.get("fingerprint"),
        }
    ]
    younger["players"] = document.get("seats", [])
    younger["id"] = _code(document)  # the same file is the same game
    return younger


_GONE_AFTER_1 = ("actions", "fingerprint", "seats")


def from_2(document: Document) -> Document:
    """Version 2 knew fewer readings: what is a reading now was played in one way."""
    options, readings = document.get("options"), document.get("readings")
    edition = options.get("edition") if isinstance(options, dict) else None
    if isinstance(readings, dict) and isinstance(edition, str):
        readings = {**readings, **NEW_IN_3.get(edition, {})}
    return {**document, "version": 3, "readings": readings}


# The readings that version 3 added, each with the value that everybody played before.
NEW_IN_3: dict[str, dict[str, str]] = {
    "first": {"auction_decade_1_passed": "tile_moves"},
    "second_chance": {"scientist_subsidy": "optional", "award_without_tech": "nobody"},
}


def _code(document: Document) -> str:
    """A name for a document that has none. Raises BadDocumentError if it is too deep to be written down."""
    try:
        written = json.dumps(document, sort_keys=True)
    except RecursionError as error:
        raise too_deep() from error
    return hashlib.blake2b(written.encode(), digest_size=16).hexdigest()


MIGRATIONS: dict[int, Callable[[Document], Document]] = {1: from_1, 2: from_2}
