"""CO2 (2012) in a session."""

from __future__ import annotations

from typing import Any

from co2desk.components import Pack, PackError, profile_values
from co2desk.components.profiles import load_profiles
from co2desk.engine.editions.first import EDITION, begin
from co2desk.engine.editions.first.document import to_document
from co2desk.engine.editions.first.position import check_position
from co2desk.engine.editions.first.setting import FirstSetting, Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.phrases import verbatim
from co2desk.engine.machine.rule import Emit
from co2desk.engine.machine.switches import make_switches
from co2desk.engine.table.kit import FirstKit
from co2desk.session.builder import YES_OR_NO, Readings, check_players, check_variants, resolved
from co2desk.session.options import GameOptions

MOST_PLAYERS = 5


class FirstBuilder:
    def books(self) -> tuple[str, ...]:
        return tuple(load_profiles("first"))

    def readings(self, options: GameOptions) -> Readings:
        try:
            values = profile_values(options.edition, options.book, options.literal)
        except PackError as error:
            raise BadDocumentError("options.book", error.problems[0].expected) from error
        return resolved(Switches, values, options.switches)

    def setting(self, options: GameOptions, pack: Pack, readings: Readings) -> FirstSetting:
        check_players(options, 1, MOST_PLAYERS)
        if not isinstance(pack.kit, FirstKit):
            raise BadDocumentError("components.edition", verbatim(options.edition))
        presets = ("", *(preset.name for preset in pack.kit.presets))
        known = {"preset": presets, "auction": YES_OR_NO, "draft": YES_OR_NO}
        variants = Variants(**check_variants(options, known))
        return FirstSetting(pack.kit, make_switches(Switches, readings), variants, options.players)

    def begin(self, setting: FirstSetting, seed: int, emit: Emit) -> Game[FirstTable]:
        return begin(setting, seed, emit)

    def at_position(
        self, setting: FirstSetting, document: object, played: bool = False
    ) -> tuple[Game[FirstTable] | None, list[Any]]:
        table, problems = check_position(setting, document, played)
        return (None if table is None else Game(EDITION, table)), problems

    def to_document(self, table: FirstTable) -> dict[str, Any]:
        return to_document(table)
