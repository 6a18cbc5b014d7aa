"""A pack of the first edition -> the frozen records the engine plays with.

Reads shapes, references and bounds of what is the first edition's own; `co2desk.components.shared` reads the
rest. Whether the values together can be played is the question of `co2desk.components.first_checks`.
"""

from __future__ import annotations

from co2desk.components.cards import AMOUNT, CARDS, read_company_goals, read_events
from co2desk.components.reader import Cursor
from co2desk.components.shared import (
    FOSSILS,
    PPM,
    SLOTS,
    TILES,
    Form,
    Opened,
    by_players,
    open_pack,
    read_players,
    read_shared,
    read_track,
)
from co2desk.engine.rules.lobby import EFFECTS
from co2desk.engine.table import kit

PRESETS = ("beginner", "normal", "expert", "extreme")
COUNTED = (
    "controlled_region",
    "region_with_own_plant",
    "un_goal",
    "own_plant_after_first",
    "cep_in_hand_before_regions",
    "leading_expertise_ties_count",
    "own_plant_type",
)

FORM = Form(
    edition="first",
    players=5,
    energies=("forestation", "solar", "fusion", "biomass", "recycling"),
    grants=("money", "tech", "research"),
    benefits="install",
    actions=("propose", "install", "build", "summit", "buy", "sell"),
    effects=tuple(EFFECTS),
    layout={
        "regions": ("slots",),
        "install": (),
        "un_goals": ("cards",),
        "events": ("cards", "spare"),
        "presets": (),
    },
    numbers={
        "projects_per_energy": ("supplies.projects", 1, TILES),
        "un_goal_tech": ("un_goals.tech", 0, AMOUNT),
        "danger_ppm": ("co2.danger", 1, PPM),
        "money_grant_minimum": ("amounts.money_grant_minimum", 0, AMOUNT),
        "tech_grant": ("amounts.tech_grant", 0, AMOUNT),
        "displacement_fee": ("amounts.displacement_fee", 0, AMOUNT),
        "event_tech": ("events.tech", 0, AMOUNT),
        "event_vp": ("events.vp", 0, AMOUNT),
        "award_vp": ("amounts.award_vp", 0, AMOUNT),
        "money_per_vp": ("amounts.money_per_vp", 1, AMOUNT),
        "green_regions_to_end": ("amounts.green_regions_to_end", 1, AMOUNT),
        "auction_tech_value": ("amounts.auction_tech_value", 1, AMOUNT),
    },
)


def read_first(root: Cursor) -> kit.FirstKit:
    """The kit in a document. It is only good when the cursor has met no problem."""
    opened = open_pack(root, FORM)
    parts = opened.parts
    slots = parts["regions"]["slots"].numbers(opened.regions, 1, SLOTS)
    players = read_players(opened, ("decades", "rounds", "income_ranks", "un_goals_shown", "goals_removed"))
    removed = (row["goals_removed"].row(0, TILES, 1, CARDS) for row in players)
    spare = parts["events"]["spare"].block(["number", "region"])
    return kit.FirstKit(
        # 8.3: a region never holds more CEPs than it has demand slots
        **read_shared(opened, slots, slots, _tracks(opened)),
        plants=_plants(opened),
        un_goals=_un_goals(opened),
        company_goals=read_company_goals(parts["company_goals"]["cards"], COUNTED),
        goals_removed=((), *removed),
        events=read_events(parts["events"]["cards"], opened.regions),
        spare_event=kit.EventCard(spare["number"].number(1, CARDS), spare["region"].index(opened.regions)),
        decades=by_players(players, "decades", 1, SLOTS),
        rounds=by_players(players, "rounds", 1, SLOTS),
        income_ranks=by_players(players, "income_ranks", 1, FORM.players),
        un_row=by_players(players, "un_goals_shown", 0, TILES),
        presets=_presets(opened.blocks["presets"]),
    )


def _tracks(opened: Opened) -> tuple[kit.Track, ...]:
    tracks = []
    for row in opened.blocks["tracks"].block(opened.energies).values():
        values = row.block(["income", "bonus", "bonus_region"])
        tracks.append(read_track(values, opened.energies, values["bonus_region"].index(opened.regions)))
    return tuple(tracks)


def _plants(opened: Opened) -> tuple[tuple[kit.PlantTile, ...], ...]:
    return tuple(
        tuple(kit.PlantTile(*tile.numbers(kit.PlantTile._fields, 0, AMOUNT)) for tile in stack.numbered(20))
        for stack in opened.blocks["plants"].block(opened.energies).values()
    )


def _un_goals(opened: Opened) -> tuple[kit.UnGoal, ...]:
    goals = []
    for number, card in opened.parts["un_goals"]["cards"].table(CARDS):
        row = card.block(["plants", "vp"])
        energies = row["plants"].indexes(opened.energies, 1, 10)
        goals.append(kit.UnGoal(number, energies, row["vp"].number(0, AMOUNT)))
    return tuple(goals)


def _presets(block: Cursor) -> tuple[kit.Preset, ...]:
    presets = []
    for name, preset in block.block(PRESETS).items():
        row = preset.block(["start", "removed"])
        start, removed = (row[key].numbers(FOSSILS, 0, TILES) for key in ("start", "removed"))
        presets.append(kit.Preset(name, start, removed))
    return tuple(presets)
