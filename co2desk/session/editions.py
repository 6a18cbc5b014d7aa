"""The games this program knows."""

from __future__ import annotations

from typing import Any

from co2desk.components import Pack, load_pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import one_of
from co2desk.session.builder import GameBuilder
from co2desk.session.first import FirstBuilder
from co2desk.session.options import GameOptions
from co2desk.session.second_chance import SecondChanceBuilder

BUILDERS: dict[str, GameBuilder[Any, Any]] = {"first": FirstBuilder(), "second_chance": SecondChanceBuilder()}
EDITIONS = tuple(BUILDERS)


def builder_for(options: GameOptions) -> GameBuilder[Any, Any]:
    """The edition of a game. Raises BadDocumentError for one that does not exist."""
    if options.edition not in BUILDERS:
        raise BadDocumentError("options.edition", one_of(EDITIONS))
    return BUILDERS[options.edition]


def check_playable(options: GameOptions, pack: Pack) -> None:
    """Raises BadDocumentError for what the edition does not know."""
    builder = builder_for(options)
    builder.setting(options, pack, builder.readings(options))


def load_components(options: GameOptions) -> Pack:
    """The built-in values with those of the owner's own copy in their place."""
    return load_pack(options.edition)
