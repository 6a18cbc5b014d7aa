"""What a session needs of an edition besides the engine's own declaration, and checks that editions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from co2desk.components import Pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.phrases import one_of, phrase, verbatim
from co2desk.engine.machine.rule import Emit
from co2desk.engine.machine.switches import catalogue_of, make_switches, problem_with
from co2desk.engine.table.setting import Setting
from co2desk.engine.table.table import Table
from co2desk.session.options import GameOptions

Readings = Mapping[str, Any]
YES_OR_NO = (False, True)

S = TypeVar("S", bound=Setting)
T = TypeVar("T", bound=Table)


class GameBuilder(Protocol[S, T]):
    """Builds games of one edition from options and component values."""

    def books(self) -> tuple[str, ...]:
        """The rulebooks that a game can be played by; the first one unless another is chosen."""

    def readings(self, options: GameOptions) -> Readings:
        """Every switch with the value this game is played with."""

    def setting(self, options: GameOptions, pack: Pack, readings: Readings) -> S:
        """What does not change during the game. Raises BadDocumentError for options it does not know."""

    def begin(self, setting: S, seed: int, emit: Emit) -> Game[T]: ...

    def at_position(
        self, setting: S, document: object, played: bool = False
    ) -> tuple[Game[T] | None, list[Any]]:
        """The game in a written position, or all its problems. One that was `played` came out of a game."""

    def to_document(self, table: T) -> dict[str, Any]: ...


def resolved(switches: type[Any], values: dict[str, Any], chosen: Mapping[str, Any]) -> Readings:
    """All readings of a game: a profile's values with single choices on top."""
    known = {switch.key: switch.values for switch in catalogue_of(switches)}
    for key, value in chosen.items():
        if problem_with(switches, key, value):
            raise BadDocumentError(f"options.switches.{key}", one_of(known.get(key, tuple(known))))
    found = make_switches(switches, {**values, **chosen})
    return {key: getattr(found, key) for key in known}


def check_players(options: GameOptions, least: int, most: int) -> None:
    if not least <= options.players <= most:
        several = phrase("{least} to {most}", least=least, most=most)
        raise BadDocumentError("options.players", several if least < most else verbatim(least))


def check_variants(options: GameOptions, known: Mapping[str, tuple[Any, ...]]) -> dict[str, Any]:
    """The variants that were chosen, each with one of its known values."""
    for key, value in options.variants.items():
        if key not in known:
            raise BadDocumentError(f"options.variants.{key}", one_of(known))
        if not any(value == choice and type(value) is type(choice) for choice in known[key]):
            shown = one_of(str(choice).lower() if choice != "" else '""' for choice in known[key])
            raise BadDocumentError(f"options.variants.{key}", shown)
    return dict(options.variants)
