"""The games this program knows, and how each is set up from options and component values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from co2desk.components import Pack, PackError, load_pack, profile_values
from co2desk.engine.editions import first
from co2desk.engine.editions.first import switches as first_switches
from co2desk.engine.editions.first.document import to_document as first_document
from co2desk.engine.editions.first.position import check_position as check_first
from co2desk.engine.editions.first.setting import FirstSetting, Variants
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Emit
from co2desk.engine.table.kit import FirstKit
from co2desk.session.options import GameOptions

Readings = Mapping[str, Any]


class EditionEntry(NamedTuple):
    """What the session needs of an edition besides the engine's own declaration."""

    most_players: int
    readings: Callable[[GameOptions], Readings]  # every switch with the value it is played with
    new_game: Callable[[GameOptions, Pack, Readings, Emit], Game[Any]]
    to_document: Callable[[Any], dict[str, Any]]
    from_document: Callable[[GameOptions, Pack, Readings, object], tuple[Game[Any] | None, list[Any]]]


def entry(options: GameOptions) -> EditionEntry:
    """The edition of a game. Raises BadDocumentError for options it does not know."""
    found = EDITIONS.get(options.edition)
    if found is None:
        raise BadDocumentError("options.edition", f"one of {', '.join(EDITIONS)}")
    if not 1 <= options.players <= found.most_players:
        raise BadDocumentError("options.players", f"1 to {found.most_players}")
    return found


def load_components(options: GameOptions) -> Pack:
    """The built-in values with those of the owner's own copy in their place."""
    return load_pack(options.edition)


# --- the first edition -----------------------------------------------------------------------------------


def first_readings(options: GameOptions) -> Readings:
    try:
        values = profile_values(options.edition, options.book, options.literal)
    except PackError as error:
        raise BadDocumentError("options.book", error.problems[0].expected) from error
    for key, value in options.switches.items():
        code = first_switches.problem(key, value)
        if code:
            known = {s.key: ", ".join(map(str, s.values)) for s in first_switches.catalogue()}
            raise BadDocumentError(f"options.switches.{key}", f"one of {known.get(key, ', '.join(known))}")
        values[key] = value
    resolved = first_switches.switches(values)
    return {s.key: getattr(resolved, s.key) for s in first_switches.catalogue()}


def first_kit(pack: Pack) -> FirstKit:
    if not isinstance(pack.kit, FirstKit):
        raise BadDocumentError("components.edition", "first")
    return pack.kit


def first_setting(options: GameOptions, pack: Pack, readings: Readings) -> FirstSetting:
    return FirstSetting(
        first_kit(pack), first_switches.switches(readings), first_variants(options, pack), options.players
    )


def first_variants(options: GameOptions, pack: Pack) -> Variants:
    presets = tuple(preset.name for preset in first_kit(pack).presets)
    values = dict(options.variants)
    preset = values.pop("preset", "")
    if preset and preset not in presets:
        raise BadDocumentError("options.variants.preset", f"one of {', '.join(presets)}")
    for key, value in values.items():
        if key not in ("auction", "draft"):
            raise BadDocumentError(f"options.variants.{key}", "one of preset, auction, draft")
        if not isinstance(value, bool):
            raise BadDocumentError(f"options.variants.{key}", "true or false")
    return Variants(str(preset), bool(values.get("auction")), bool(values.get("draft")))


def new_first(options: GameOptions, pack: Pack, readings: Readings, emit: Emit) -> Game[Any]:
    return first.begin(first_setting(options, pack, readings), options.seed, emit)


def load_first(
    options: GameOptions, pack: Pack, readings: Readings, document: object
) -> tuple[Game[Any] | None, list[Any]]:
    table, problems = check_first(first_setting(options, pack, readings), document)
    return (None if table is None else Game(first.EDITION, table)), problems


EDITIONS: dict[str, EditionEntry] = {
    "first": EditionEntry(5, first_readings, new_first, first_document, load_first),
}
