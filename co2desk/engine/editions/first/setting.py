"""The first edition's setting: components adjusted by the rulebook switches, and look-up tables.

A switch that only changes a number or a card changes the kit here, once, so that no rule asks for it. At its
default a switch leaves the kit alone: the values of an owner's own copy are not to be overruled by us.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Any

from ...machine.rule import Emit
from ...table.ids import Player
from ...table.kit import Benefit, Bonus, Effect, FirstKit, LobbyCard, PlantTile, UnGoal
from ...table.setting import Setting
from .bonuses import grant_bonus
from .ending import LOST, SOLO_POLLUTION
from .switches import Switches

CONSENSUS = Switches()
NORMAL_UN_STACK, STRICT_UN_STACK = 4, 2  # the row of this number of players is the stack of one (G-39)
GOALS_BY_PLAYERS = ("goals_removed_1", "goals_removed_2", "goals_removed_3")


@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of specification 16. `preset` is "" for a random setup, else the name of a preset."""

    preset: str = ""
    auction: bool = False
    draft: bool = False


class FirstSetting(Setting):
    sold_cep_goes_to_market = True

    def __init__(self, kit: FirstKit, switches: Switches, variants: Variants, players: int) -> None:
        if variants.preset and variants.preset not in {preset.name for preset in kit.presets}:
            raise ValueError(f"unknown preset: {variants.preset}")
        kit = adjusted(kit, switches)
        super().__init__(kit, players)
        self.kit = kit
        self.switches = switches
        self.variants = variants
        self.take_home_allowed = switches.scientist_to_hand == "allowed"
        self.triggers_last = switches.lobby_main_timing != "with"
        self.attached_cards = 0 if switches.lobby_main_timing == "after" else reduce(or_, self.on_build)
        self.stop_closes_market = switches.market_after_stop == "closed"
        from_bank = ("recycling",) if switches.recycling_cep_source == "bank" else ()
        self.benefit_cep_from_bank = {kit.energies.index(name) for name in from_bank}  # D-15
        self.region_cep_from_bank = switches.region_cep_source == "bank"
        self.draft_keeps = (1,) * kit.lobby_hand
        self._play_alone_or_together(kit, variants, players)
        self.decades = last_decade(kit, switches, players)
        self.rounds = kit.rounds[players]
        self.income_ranks = kit.income_ranks[players]
        self.un_by_number: Mapping[int, UnGoal] = {goal.number: goal for goal in kit.un_goals}
        self.goal_by_number = {goal.number: goal for goal in kit.company_goals}
        self.event_region = {card.number: card.region for card in (*kit.events, kit.spare_event)}
        grants = range(len(kit.grants))
        self.on_propose = tuple(
            self.cards_triggered("propose", region=region, grant=grant)
            for region in range(self.regions)
            for grant in grants
        )  # by project space
        self.on_install = tuple(self.cards_triggered("install", energy=e) for e in range(self.energies))

    # `table` is Any: the type of a table names that of its setting, so it cannot be imported here.

    def grant_bonus(self, table: Any, player: Player, bonus: Bonus, emit: Emit) -> None:
        grant_bonus(table, player, bonus, emit)

    def _play_alone_or_together(self, kit: FirstKit, variants: Variants, players: int) -> None:
        """What one player does otherwise than several (16.4), as values: no rule asks how many there are."""
        solo = players == 1
        self.solo = solo
        self.draft = variants.draft and not solo
        self.auction = variants.auction and not solo
        self.start_projects = solo  # one of each energy is laid out before the first decade
        self.lobby_deck = solo  # the cards nobody got are drawn from
        self.disaster_takes_un_goal = solo
        self.pollution_ending = SOLO_POLLUTION if solo else LOST
        exceeds = solo and self.switches.solo_end_level == "exceeds"
        self.lost_from = kit.loss_ppm + exceeds
        stacks = {
            "two_player": len(kit.un_goals),
            "two_player_strict": kit.un_row[STRICT_UN_STACK],
            "normal": kit.un_row[NORMAL_UN_STACK],
        }
        self.un_stack = stacks[self.switches.solo_base] if solo else 0  # UN goals that lie face down


def adjusted(kit: FirstKit, switches: Switches) -> FirstKit:
    """The kit as the chosen rulebook prints it (D-02, D-03, D-05, D-07, D-08, D-14, D-24 to D-27, D-34)."""
    events = (*kit.events, kit.spare_event) if chosen(switches, "event_cards") else kit.events
    return replace(
        kit,
        benefits=adjusted_benefits(kit, switches),
        plants=tuple(sorted_plants(stack, switches.plant_sort) for stack in kit.plants),
        summit_spaces=switches.summit_spaces if chosen(switches, "summit_spaces") else kit.summit_spaces,
        lobby=adjusted_lobby(kit, switches),
        un_goals=kit.un_goals[: switches.un_goal_cards]
        if chosen(switches, "un_goal_cards")
        else kit.un_goals,
        goals_removed=adjusted_goals_removed(kit, switches),
        events=events,
        presets=tuple(
            preset._replace(removed=tuple(min(n, switches.extreme_removes_gas) for n in preset.removed))
            if chosen(switches, "extreme_removes_gas")
            else preset
            for preset in kit.presets
        ),
    )


def chosen(switches: Switches, key: str) -> bool:
    """Does this game play another reading than the consensus?"""
    return bool(getattr(switches, key) != getattr(CONSENSUS, key))


def adjusted_benefits(kit: FirstKit, switches: Switches) -> tuple[Benefit, ...]:
    if not chosen(switches, "biomass_install_money"):
        return kit.benefits
    biomass = kit.energies.index("biomass")
    benefits = list(kit.benefits)
    benefits[biomass] = benefits[biomass]._replace(money=switches.biomass_install_money)
    return tuple(benefits)


def adjusted_goals_removed(kit: FirstKit, switches: Switches) -> tuple[tuple[int, ...], ...]:
    removed = list(kit.goals_removed)
    for players, key in enumerate(GOALS_BY_PLAYERS, start=1):
        if chosen(switches, key):
            removed[players] = getattr(switches, key)
    return tuple(removed)


def sorted_plants(stack: tuple[PlantTile, ...], order: str) -> tuple[PlantTile, ...]:
    """Lowest tech number on top, or cheapest on top (D-05)."""
    if order == "tech":
        return tuple(sorted(stack, key=lambda tile: (tile.tech, tile.money)))
    return tuple(sorted(stack, key=lambda tile: (tile.money, tile.tech)))


def adjusted_lobby(kit: FirstKit, switches: Switches) -> tuple[LobbyCard, ...]:
    cards = {card.number: card for card in kit.lobby}
    on_grant = [n for n, card in cards.items() if card.grant >= 0]
    for number in on_grant if chosen(switches, "lobby_0709_tech") else ():
        effects = tuple(
            Effect("tech", switches.lobby_0709_tech) if effect.kind == "tech" else effect
            for effect in cards[number].main
        )
        cards[number] = cards[number]._replace(main=effects)
    if switches.lobby_0709_effect == "choose":
        every = tuple(effect for number in on_grant for effect in cards[number].main)
        for number in on_grant:
            cards[number] = cards[number]._replace(main=every)
    if switches.lobby_12_choice == "first":
        for number, card in cards.items():
            if card.on == "install":
                cards[number] = card._replace(main=card.main[:1])
    if switches.lobby_25_26 == "sell_buy":
        buy, sell = (next((c for c in cards.values() if c.on == on), None) for on in ("buy", "sell"))
        if buy is not None and sell is not None:  # an own copy may have other cards
            cards[buy.number] = buy._replace(on=sell.on, main=sell.main)
            cards[sell.number] = sell._replace(on=buy.on, main=buy.main)
    return tuple(cards[card.number] for card in kit.lobby)


def last_decade(kit: FirstKit, switches: Switches, players: int) -> int:
    """Five decades, six with five players; the misprint "six players" leaves everybody with five (D-31)."""
    if chosen(switches, "six_decades_at"):
        return min(kit.decades[1:])
    return kit.decades[players]
