"""What does not change during a game: components, number of players, and look-up tables made of them.

All copies of a table share one setting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..machine.rule import Emit
from .ids import GRANTS, INSTALLED, PROPOSED, Card, Energy, Player, Region
from .kit import Bonus, CompanyGoal, Kit, LobbyCard, UnCard, UnGoal


class Setting:
    """Shared by both editions. Rules that differ in a detail read the detail here."""

    sold_cep_goes_to_market: bool  # first edition: onto the market pile; else to the bank
    stop_closes_market: bool  # when the market ran empty in a turn, buying ends too, not only selling (D-23)
    work_stages: tuple[int, ...] = (PROPOSED, INSTALLED)  # projects on which scientists work
    co2_floor: int = 0
    region_cep_from_bank: bool = False  # D-41
    draft_keeps: tuple[int, ...]  # lobby cards kept of each packet
    take_home_allowed: bool  # a scientist may be moved from a project to the hand (D-20)
    triggers_last: bool  # an action triggers lobby cards for the rest of the turn, not until the next one
    attached_cards: int = 0  # the mask of cards that are part of a build, never played by themselves (D-28)
    decades: int
    income_ranks: int  # so many of the highest levels on a track are paid
    un_by_number: Mapping[Card, UnGoal | UnCard]
    goal_by_number: Mapping[Card, CompanyGoal]
    event_region: Mapping[Card, Region]

    def __init__(self, kit: Kit, players: int) -> None:
        self.base = kit
        self.players = players
        self.energies = len(kit.energies)
        self.regions = len(kit.regions)
        self.spaces = self.regions * GRANTS
        self.account = self.accounts()
        self.lobby_by_number: dict[int, LobbyCard] = {card.number: card for card in kit.lobby}
        # Bit masks of lobby cards by what triggers them: one comparison tells whether a card may be played.
        self.card_bit = {card.number: 1 << i for i, card in enumerate(kit.lobby)}
        energies = range(self.energies)
        # By summit tile and energy: the topics of this energy.
        self.topics_on = tuple(
            tuple(tuple(i for i, topic in enumerate(tile) if topic == energy) for energy in energies)
            for tile in kit.summits
        )
        self.on_build = tuple(self.cards_triggered("build", energy=e) for e in energies)
        self.on_summit = tuple(self.cards_triggered("summit", energy=e) for e in energies)
        self.on_buy = self.cards_triggered("buy")
        self.on_sell = self.cards_triggered("sell")

    def accounts(self) -> tuple[int, ...]:
        """Which account of points a player scores to: everybody the own one, unless a mode shares."""
        return tuple(range(self.players))

    # `table` is Any: the type of a table names that of its setting, so it cannot be imported here.

    def grant_bonus(self, table: Any, player: Player, bonus: Bonus, emit: Emit) -> None:
        """What a bonus on a knowledge track does."""
        raise NotImplementedError

    def watch_levels(self, table: Any, energy: Energy, level: int, emit: Emit) -> None:
        """A player has reached a level on a track."""

    def cards_triggered(self, on: str, region: int = -1, grant: int = -1, energy: int = -1) -> int:
        """The mask of the lobby cards that an action triggers: same kind, and all they ask for given."""
        mask = 0
        for card in self.base.lobby:
            if (
                card.on == on
                and card.region in (-1, region)
                and card.grant in (-1, grant)
                and card.energy in (-1, energy)
            ):
                mask |= self.card_bit[card.number]
        return mask

    def turn_order(self, first: Player) -> list[Player]:
        """All players clockwise, beginning with `first`."""
        return [(first + i) % self.players for i in range(self.players)]

    def ring(self, first: Region) -> list[Region]:
        """All regions clockwise, beginning with `first`."""
        return [(first + i) % self.regions for i in range(self.regions)]

    def track_length(self, energy: Energy) -> int:
        return len(self.base.tracks[energy].income)
