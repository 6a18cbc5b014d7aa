"""CO2: Second Chance (2018) in a session."""

from __future__ import annotations

from typing import Any

from co2desk.components import Pack
from co2desk.engine.editions.second_chance import EDITIONS, begin
from co2desk.engine.editions.second_chance.document import to_document
from co2desk.engine.editions.second_chance.position import check_position
from co2desk.engine.editions.second_chance.setting import (
    COMPETITIVE,
    MODES,
    NO_CARD,
    RANDOM_CARD,
    SOLO,
    SecondChanceSetting,
    Variants,
)
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.phrases import phrase, verbatim
from co2desk.engine.machine.rule import Emit
from co2desk.engine.machine.switches import make_switches
from co2desk.engine.table.kit import SecondChanceKit
from co2desk.session.builder import YES_OR_NO, Readings, check_players, check_variants, resolved
from co2desk.session.options import GameOptions

MOST_PLAYERS = 4
BOOK = "consensus"  # there is one rulebook


class SecondChanceBuilder:
    def books(self) -> tuple[str, ...]:
        return (BOOK,)

    def readings(self, options: GameOptions) -> Readings:
        if options.book != BOOK:
            raise BadDocumentError("options.book", verbatim(BOOK))
        if options.literal:
            expected = phrase(
                "{word}: there is only one rulebook, and it has no known misprints", word="false"
            )
            raise BadDocumentError("options.literal", expected)
        return resolved(Switches, {}, options.switches)

    def setting(self, options: GameOptions, pack: Pack, readings: Readings) -> SecondChanceSetting:
        if not isinstance(pack.kit, SecondChanceKit):
            raise BadDocumentError("components.edition", verbatim(options.edition))
        variants = self._variants(options, pack.kit)
        solo = variants.mode == SOLO
        check_players(options, 1 if solo else 2, 1 if solo else MOST_PLAYERS)
        return SecondChanceSetting(pack.kit, make_switches(Switches, readings), variants, options.players)

    def _variants(self, options: GameOptions, kit: SecondChanceKit) -> Variants:
        """Without a mode one player plays solo and several play together."""
        mode = options.variants.get("mode", SOLO if options.players == 1 else MODES[0])
        difficulties = tuple(difficulty.name for difficulty in kit.difficulties)
        known: dict[str, tuple[Any, ...]] = {"mode": MODES, "home": kit.regions}
        if mode != SOLO:
            known["draft"] = YES_OR_NO
        if mode != COMPETITIVE:
            known["difficulty"] = difficulties
            known["inspectors"] = YES_OR_NO
        if mode == SOLO:
            known["solo_card"] = (NO_CARD, RANDOM_CARD, *(card.number for card in kit.solo_cards))
        return Variants(**{**check_variants(options, known), "mode": str(mode)})

    def begin(self, setting: SecondChanceSetting, seed: int, emit: Emit) -> Game[SecondChanceTable]:
        return begin(setting, seed, emit)

    def at_position(
        self, setting: SecondChanceSetting, document: object, played: bool = False
    ) -> tuple[Game[SecondChanceTable] | None, list[Any]]:
        table, problems = check_position(setting, document, played)
        return (None if table is None else Game(EDITIONS[setting.mode], table)), problems

    def to_document(self, table: SecondChanceTable) -> dict[str, Any]:
        return to_document(table)
