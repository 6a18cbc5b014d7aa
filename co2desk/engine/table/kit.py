"""What lies in the box: the component values a game is played with, as frozen records.

The engine never reads files. `co2desk.components` fills these records from a YAML pack and says where
each value comes from. Energies, regions, grants and fossil fuels are numbered by their place in the
pack; the numbers index every list of the table, and only documents for people use the names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class FossilKind(NamedTuple):
    """One kind of fossil fuel plant: what a plant adds to the CO2 level, and how many tiles there are."""

    name: str
    ppm: int
    tiles: int


class Benefit(NamedTuple):
    """What a company receives for preparing a project (install, infrastructure)."""

    money: int = 0
    tech: int = 0
    cep: int = 0


class Bonus(NamedTuple):
    """A bonus printed on a space of a knowledge track.

    `kind` is one of `energy` (one point in `energy`), `any`, `tech` and `region_cep`. `region` is the
    region a `region_cep` bonus names under the reading of D-42 that lets the board name it.
    """

    kind: str
    energy: int = -1
    region: int = -1


class Track(NamedTuple):
    """One knowledge track. Level 1 is index 0 of both tuples."""

    income: tuple[int, ...]
    bonus: tuple[Bonus | None, ...]

    @property
    def length(self) -> int:
        return len(self.income)


class Effect(NamedTuple):
    """Something a card gives: money, tech, cep, vp, scientist (a move), expertise or discount."""

    kind: str
    amount: int


class LobbyCard(NamedTuple):
    """A lobby card: the action that triggers its main effect, what that action must show, and its effects.

    `on` is propose, install, build, summit, buy or sell (Second Chance: plan, infrastructure, build,
    summit, sell). At most one of `region`, `grant` and `energy` is set; -1 means "not asked".
    `main` lists the alternatives of the main effect: one, or several to choose from.
    """

    number: int
    on: str
    region: int
    grant: int
    energy: int
    main: tuple[Effect, ...]
    minor: Effect


class PlantTile(NamedTuple):
    """A green plant of the first edition: its price, the expertise it needs (= tech) and its value."""

    tech: int
    money: int
    vp: int


class UnGoal(NamedTuple):
    """A UN goal card: the energies it shows (an energy shown twice is listed twice) and its value."""

    number: int
    energies: tuple[int, ...]
    vp: int


class CompanyGoal(NamedTuple):
    """A company goal card: what is counted, the points for each, and the highest total."""

    number: int
    per: str
    vp: int
    limit: int


class EventCard(NamedTuple):
    number: int
    region: int


class Preset(NamedTuple):
    """A fixed set of fossil plants to start with: tiles of each kind, and tiles that leave the game."""

    name: str
    start: tuple[int, ...]
    removed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kit:
    """What both editions have. Tuples "by players" are indexed by the number of players, index 0 is empty."""

    edition: str
    energies: tuple[str, ...]
    regions: tuple[str, ...]  # clockwise
    grants: tuple[str, ...]
    slots: tuple[int, ...]  # energy demand slots by region
    cep_limit: tuple[int, ...]  # by region
    fossils: tuple[FossilKind, ...]
    cep: int
    tech: int
    scientists: int  # per player, the first one starts in hand
    start_money: tuple[int, ...]  # by place in turn order
    start_cep: int
    price_start: int
    price_min: int
    price_max: int
    market_refill: int
    benefits: tuple[Benefit, ...]  # by energy
    tracks: tuple[Track, ...]  # by energy
    agendas: tuple[tuple[int, ...], ...]  # energies, highest priority first
    summits: tuple[tuple[int, ...], ...]  # topics
    summit_spaces: int
    lobby: tuple[LobbyCard, ...]
    lobby_hand: int
    goal_cash: int  # what a company goal is discarded for
    loss_ppm: int


@dataclass(frozen=True, slots=True)
class FirstKit(Kit):
    """CO2 (2012)."""

    plants: tuple[tuple[PlantTile, ...], ...]  # by energy, in the order of the pack
    projects_per_energy: int
    un_goals: tuple[UnGoal, ...]
    un_goal_tech: int
    company_goals: tuple[CompanyGoal, ...]
    goals_removed: tuple[tuple[int, ...], ...]  # by players
    events: tuple[EventCard, ...]
    spare_event: EventCard  # the seventh card of D-03, never in play by default
    decades: tuple[int, ...]  # by players
    rounds: tuple[int, ...]  # by players
    income_ranks: tuple[int, ...]  # by players
    un_row: tuple[int, ...]  # by players
    danger_ppm: int
    money_grant_minimum: int
    tech_grant: int
    displacement_fee: int
    event_tech: int
    event_vp: int
    award_vp: int
    money_per_vp: int
    green_regions_to_end: int
    auction_tech_value: int
    presets: tuple[Preset, ...]


class PlantLevel(NamedTuple):
    """What a plant of Second Chance costs and scores, by energy and level."""

    money: int
    tech: int
    cep: int
    vp: int


class TrackMarks(NamedTuple):
    """Spaces marked on a knowledge track of Second Chance: plant levels 1 and 2, and halfway."""

    level1: int
    level2: int
    half: int


class EnvironmentalTile(NamedTuple):
    """An environmental goal. `kind` says what `value` is.

    plant_in_region (region), plant_of_type (energy), knowledge_last and knowledge_half (energy),
    summit_topic (energy), summit_size (number of topics).
    """

    kind: str
    value: int


class UnCard(NamedTuple):
    """A UN goal of Second Chance: the infrastructures it asks for (a multiset of energies) and its cost."""

    number: int
    energies: tuple[int, ...]
    tech: int


class PersonalGoal(NamedTuple):
    """A private goal of the cooperative game: what is counted, and how much is needed, by players."""

    number: int
    kind: str
    needed: tuple[int, ...]


class SoloCard(NamedTuple):
    """A solo goal: its kind, the amount asked for, and the decade by whose end it has to be met (0: end)."""

    number: int
    kind: str
    amount: int
    decade: int


class Difficulty(NamedTuple):
    name: str
    removed: tuple[int, ...]  # fossil tiles of each kind that leave the game
    start_vp: int


@dataclass(frozen=True, slots=True)
class SecondChanceKit(Kit):
    """CO2: Second Chance (2018). `slots` are those of the cooperative side of the board."""

    slots_competitive: tuple[int, ...]  # by region
    plants: tuple[tuple[PlantLevel, ...], ...]  # by energy; index 0 is level 1
    marks: tuple[TrackMarks, ...]  # by energy
    project_levels: tuple[int, ...]  # one stack from top to bottom, e.g. 1, 1, 2, 2, 2
    infrastructure_markers: int
    control_markers: int
    control_cubes: int
    start_tech: int
    tech_grant: int
    rounds: tuple[int, ...]  # by players
    decades_cooperative: int
    decades_competitive: int
    three_player_last_rounds: int
    three_player_removed: tuple[int, ...]  # fossil tiles of each kind
    income_ranks: tuple[int, ...]  # by players
    co2_start_cooperative: int
    co2_start_competitive: int
    co2_floor: int
    reduction_step: int
    decade_prices: tuple[int, ...]  # points for a reduction step or an open goal, by decade
    environmental: tuple[tuple[EnvironmentalTile, ...], ...]  # plant, knowledge and summit tiles
    environmental_shown: tuple[int, ...]  # of each group
    un_two: tuple[UnCard, ...]
    un_three: tuple[UnCard, ...]
    un_display: tuple[tuple[int, int], ...]  # cooperative and solo, by players
    un_display_competitive: tuple[int, int]
    un_vp: int  # cooperative, at once
    un_vp_competitive: tuple[int, ...]  # for 1, 2, 3, 4 or more cards
    un_open_allowed: int
    personal_goals: tuple[PersonalGoal, ...]
    personal_goals_dealt: int
    solo_goals_dealt: int
    solo_goals_kept: int
    company_goals: tuple[CompanyGoal, ...]
    company_goals_dealt: int
    company_goals_removed: tuple[int, ...]  # with two players
    events: tuple[EventCard, ...]
    second_event_ppm: int
    event_tech: int
    event_vp: int
    award_vp: int
    money_per_vp: int
    draft_keeps: tuple[int, ...]
    difficulties: tuple[Difficulty, ...]
    rating: tuple[int, ...]  # lowest points of each rank, worst rank first
    rating_ppm: int  # ppm below the limit that are worth one point
    inspectors: int
    inspector_ppm_per_tile: int
    solo_start_vp: int
    solo_second_action_ppm: int
    solo_opponent_cubes: int
    solo_opponent_cubes_per_region: int
    solo_cards: tuple[SoloCard, ...]
