"""YAML component packs and rulebook profiles -> frozen, validated records.

The files lie in `resources/packs` and `resources/profiles`; an owner's own values lie in the data directory.
Whatever is wrong with a file is reported at once, by file, line, key, what was expected and what was found.
"""

from __future__ import annotations

from co2desk.components.packs import Pack, load_pack, pack_from_document
from co2desk.components.problems import PackError, Problem
from co2desk.components.profiles import Profile, load_profiles, profile_values

__all__ = [
    "Pack",
    "PackError",
    "Problem",
    "Profile",
    "load_pack",
    "load_profiles",
    "pack_from_document",
    "profile_values",
]
