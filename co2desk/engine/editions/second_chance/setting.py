"""The setting of Second Chance: components, readings, and what the chosen mode makes of them.

The three modes are three declarations of play; what they change in a shared rule is a value here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...machine.rule import Emit
from ...table.ids import Energy, Player
from ...table.kit import Bonus, Difficulty, SecondChanceKit, UnCard
from ...table.setting import Setting
from .bonuses import grant_bonus
from .goals import watch_levels
from .switches import Switches

COOPERATIVE, COMPETITIVE, SOLO = "cooperative", "competitive", "solo"
MODES = (COOPERATIVE, COMPETITIVE, SOLO)
NO_CARD, RANDOM_CARD = 0, -1


@dataclass(frozen=True, slots=True)
class Variants:
    """Mode and variants. `solo_card` is 0 for none, -1 for a random one, else its number."""

    mode: str = COOPERATIVE
    difficulty: str = "hard"
    inspectors: bool = False
    draft: bool = False
    solo_card: int = NO_CARD
    home: str = "north_america"  # where the energy supply begins (A1)


class SecondChanceSetting(Setting):
    sold_cep_goes_to_market = False
    stop_closes_market = True
    take_home_allowed = True
    triggers_last = False  # a lobbyist goes with the action right before or after the card
    work_stages: tuple[int, ...] = (1,)  # scientists work on planned projects only

    def __init__(self, kit: SecondChanceKit, switches: Switches, variants: Variants, players: int) -> None:
        self.mode = variants.mode
        competitive = variants.mode == COMPETITIVE
        if competitive:
            kit = replace(kit, slots=kit.slots_competitive)
        super().__init__(kit, players)
        self.kit = kit
        self.switches = switches
        self.variants = variants
        self.decades = kit.decades_competitive if competitive else kit.decades_cooperative
        self.income_ranks = kit.income_ranks[players]
        self.home = kit.regions.index(variants.home)
        self.co2_floor = 0 if competitive else kit.co2_floor
        self.shared_bonuses = variants.mode == COOPERATIVE or (
            competitive and switches.competitive_bonuses == "shared"
        )
        self.rivals = competitive
        self.lost_at_once = competitive  # above the limit the game ends in the middle of the supply phase
        solo = variants.mode == SOLO
        self.spare_pieces = solo  # markers and cubes of unused colours (A29, A49)
        self.opponent = solo  # cubes of an opponent who does not play
        self.solo_card = variants.solo_card if solo else NO_CARD
        self.goals_kept = kit.solo_goals_kept if solo else 1  # of those dealt to choose from
        self.inspectors = solo or (variants.inspectors and not competitive)
        self.draft_keeps = kit.draft_keeps
        self.un_by_number: Mapping[int, UnCard] = {card.number: card for card in (*kit.un_two, *kit.un_three)}
        self.goal_by_number = {goal.number: goal for goal in kit.company_goals}
        self.personal_by_number = {goal.number: goal for goal in kit.personal_goals}
        self.solo_by_number = {card.number: card for card in kit.solo_cards}
        self.event_region = {card.number: card.region for card in kit.events}
        self.on_plan = tuple(
            self.cards_triggered("plan", region=region, grant=grant)
            for region in range(self.regions)
            for grant in range(len(kit.grants))
        )  # by project space
        energies = range(self.energies)
        self.on_infrastructure = tuple(self.cards_triggered("infrastructure", energy=e) for e in energies)

    # `table` is Any: the type of a table names that of its setting, so it cannot be imported here.

    def grant_bonus(self, table: Any, player: Player, bonus: Bonus, emit: Emit) -> None:
        grant_bonus(table, player, bonus, emit)

    def watch_levels(self, table: Any, energy: Energy, level: int, emit: Emit) -> None:
        watch_levels(table, energy, level, emit)

    def accounts(self) -> tuple[int, ...]:
        """One account of points for the whole team, or one for each player."""
        return tuple(range(self.players)) if self.mode == COMPETITIVE else (0,) * self.players

    def rounds(self, decade: int) -> int:
        """Rounds of a decade; three partners have fewer in the last one."""
        kit = self.kit
        if self.mode == COOPERATIVE and self.players == 3 and decade == self.decades:
            return kit.three_player_last_rounds
        return kit.rounds[self.players]

    def fossils_removed(self) -> tuple[int, ...]:
        """Fossil tiles of each kind that leave the game before it starts."""
        kit = self.kit
        removed = list(self._difficulty().removed) if not self.rivals else [0] * len(kit.fossils)
        if self.players == 3 and (self.mode == COOPERATIVE or self.switches.competitive_gas == "removed"):
            removed = [a + b for a, b in zip(removed, kit.three_player_removed, strict=True)]
        return tuple(removed)

    def start_points(self) -> int:
        return self._difficulty().start_vp + (self.kit.solo_start_vp if self.mode == SOLO else 0)

    def _difficulty(self) -> Difficulty:
        """How hard the game for a team is; rivals have no use for it."""
        return next(d for d in self.kit.difficulties if d.name == self.variants.difficulty)
