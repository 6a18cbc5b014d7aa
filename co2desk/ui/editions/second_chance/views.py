"""What lies on the places of CO₂: Second Chance that the first edition shows otherwise or does not have."""

from __future__ import annotations

from typing import NamedTuple

from co2desk.engine.editions.second_chance.table import LevelPlant
from co2desk.engine.table.ids import Card, Energy, Player
from co2desk.engine.table.kit import EnvironmentalTile
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.models.views import PlayerView


class PhaseView(NamedTuple):
    now: str  # "" before the first one, "over" after the last
    phases: tuple[str, ...]


class SecondSlotView(NamedTuple):
    plant: FossilPlant | LevelPlant | None
    is_next: bool  # the next energy supply looks at it
    has_cep: bool  # which the region pays for the new fossil plant


class SecondSpaceView(NamedTuple):
    energy: Energy
    stage: int
    scientist: Player
    level: int
    host: Player  # whose infrastructure it is, -1 before there is one


class CubesView(NamedTuple):
    """The control cubes below one energy of an agenda."""

    players: tuple[Player, ...]
    rivals: int  # cubes of the opponent in a solo game


class UnGoalsView(NamedTuple):
    claimed: int
    shown: int


class LobbyistView(NamedTuple):
    """A card in play."""

    card: Card
    visitor: Player  # whose scientist has visited it, -1 for nobody's


class GoalGroupView(NamedTuple):
    """Environmental goals of one kind."""

    achieved: int
    shown: int


class EnvironmentalGoalView(NamedTuple):
    tile: EnvironmentalTile
    is_achieved: bool
    inspector: int  # the one who stands at it, -1 for none


class CompanyView(NamedTuple):
    """What lies open in front of a player, with what only this edition has."""

    player: PlayerView
    infrastructures: int
    personal_goals: int
    open_goals: tuple[Card, ...]  # personal goals that everybody may see (19)


class MarkersView(NamedTuple):
    """What the player in view has left."""

    infrastructures: int
    cubes: int


class ProgressView(NamedTuple):
    """How far a goal is."""

    have: int
    needed: int


class SoloStateView(NamedTuple):
    is_kept: bool  # can still be met
    progress: ProgressView | None
