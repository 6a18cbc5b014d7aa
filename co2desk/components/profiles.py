"""Rulebook profiles: the switches in which a printed rulebook differs from the consensus reading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from co2desk import paths
from co2desk.components.documents import EDITION
from co2desk.components.problems import PackError, Problem, describe, listed
from co2desk.components.reader import Cursor
from co2desk.components.yamldoc import parse_yaml, read_bytes
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.phrases import one_of, phrase
from co2desk.engine.machine.switches import Switch, Value, catalogue_of, problem_with

EDITIONS = ("first",)  # there is only one rulebook of Second Chance


@dataclass(frozen=True, slots=True)
class Profile:
    """One rulebook.

    `values` are its readings, `literal` its probable misprints, `differences` the entry of the register
    of differences (D-nn) for each switch in either.
    """

    name: str
    values: Mapping[str, Value]
    literal: Mapping[str, Value]
    differences: Mapping[str, str]


def load_profiles(edition: str) -> dict[str, Profile]:
    """The profiles of an edition by name, the consensus first. Raises PackError."""
    if edition not in EDITIONS:
        raise PackError((Problem("", 0, EDITION, one_of(EDITIONS), describe(edition)),))
    path = paths.resources_dir() / "profiles" / f"{edition}.yaml"
    return dict(_profiles(edition, read_bytes(path), str(path)))


@lru_cache(maxsize=4)
def _profiles(edition: str, data: bytes, file: str) -> dict[str, Profile]:
    """Every game that is opened asks for them, and reading YAML takes longer than replaying a game."""
    document = parse_yaml(data, file)
    problems: list[Problem] = []
    root = Cursor(document, document.tree, "", problems).block([EDITION, "profiles"])
    root[EDITION].word([edition])
    by_name = root["profiles"]
    names = list(by_name.value) if isinstance(by_name.value, dict) else []
    profiles = {name: _profile(name, cursor) for name, cursor in by_name.block(names).items()}
    if problems:
        raise PackError(tuple(problems))
    return profiles


def profile_values(edition: str, name: str, literal: bool = False) -> dict[str, Value]:
    """The values of a profile for `switches()`, with its probable misprints only when taken literally."""
    profiles = load_profiles(edition)
    if name not in profiles:
        raise PackError(
            (Problem("", 0, "profile", phrase("one of {words}", words=listed(profiles)), describe(name)),)
        )
    profile = profiles[name]
    return {**profile.values, **(profile.literal if literal else {})}


def _profile(name: str, cursor: Cursor) -> Profile:
    parts = cursor.block(["values", "literal"])
    differences: dict[str, str] = {}
    values, literal = (_readings(parts[part], differences) for part in ("values", "literal"))
    return Profile(name, values, literal, differences)


def _readings(cursor: Cursor, differences: dict[str, str]) -> dict[str, Value]:
    known = {switch.key: switch for switch in catalogue_of(Switches)}
    readings: dict[str, Value] = {}
    for key, reading in cursor.block([], optional=known).items():
        parts = reading.block(["value", "difference"])
        readings[key] = _value(parts["value"], known[key])
        differences[key] = parts["difference"].word(known[key].settles)
    return readings


def _value(cursor: Cursor, switch: Switch) -> Value:
    value = cursor.value
    before = len(cursor.problems)
    if isinstance(value, list):
        value = tuple(item.number(1, 99) for item in cursor.items(0, 20))
    if isinstance(value, (str, int, tuple)) and not problem_with(Switches, switch.key, value):
        return value
    if len(cursor.problems) == before:
        cursor.complain(one_of(switch.values))
    return switch.values[0]
