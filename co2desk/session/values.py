"""A short code for the component values of a game: equal codes, equal values.

Where values come from does not count: who has typed in what the program knows anyway plays the same game.
"""

from __future__ import annotations

import hashlib
import json

from co2desk.components import Pack
from co2desk.components.documents import SOURCE


def values_code(pack: Pack) -> str:
    """Sixteen digits from 0 to f, the same on every system. Texts and codes hold them: never change it."""
    written = json.dumps(_without_sources(pack.document), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()


def _without_sources(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_sources(inner) for key, inner in value.items() if key != SOURCE}
    return value
