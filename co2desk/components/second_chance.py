"""A pack of Second Chance -> the frozen records the engine plays with.

Reads shapes, references and bounds of what is this edition's own; `co2desk.components.shared` reads the rest.
Whether the values together can be played is the question of `co2desk.components.second_chance_checks`.
"""

from __future__ import annotations

from co2desk.components.cards import AMOUNT, CARDS, read_company_goals, read_events
from co2desk.components.reader import Cursor
from co2desk.components.shared import (
    FOSSILS,
    PPM,
    SLOTS,
    TILES,
    TRACK,
    Form,
    Opened,
    by_players,
    open_pack,
    read_players,
    read_shared,
    read_track,
)
from co2desk.engine.rules.lobby import DISCOUNT, EFFECTS
from co2desk.engine.table import kit

DIFFICULTIES = ("hard", "normal", "easy")
COUNTED = (
    "cep_owned",
    "leading_expertise_ties_count",
    "un_goal",
    "controlled_region",
    "region_with_own_plant",
    "own_plant_type",
    "own_plant_after_first",
    "region_with_own_infrastructure",
    "own_infrastructure_type",
    "own_infrastructure_after_first",
)
PERSONAL_GOALS = (
    "cep_owned",
    "cep_in_controlled_region",
    "small_summit_alone",
    "tech_owned",
    "scientists_recruited",
    "money_owned",
    "tracks_finished",
    "regions_controlled",
    "infrastructure_same_type",
    "infrastructure_types",
    "infrastructure_in_one_region",
    "infrastructure_regions",
    "plants_same_type",
    "plant_types",
    "plants_in_one_region",
    "plant_regions",
)
SOLO_GOALS = (
    "tracks_finished",
    "plants_built",
    "plant_in_every_region",
    "all_personal_goals",
    "fewer_points",
    "no_gas",
    "plant_goals_by_decade",
    "region_cep",
    "every_summit_size",
    "replaced_fossil",
    "no_lobbyist_in_decade",
)
SUMMIT_SIZES = (2, 3, 4)

FORM = Form(
    edition="second_chance",
    players=4,
    energies=("recycling", "hydro", "wind", "solar", "forestation"),
    grants=("money", "tech", "scientist"),
    benefits="infrastructure",
    actions=("plan", "infrastructure", "build", "summit", "sell"),
    effects=tuple(kind for kind in EFFECTS if kind != DISCOUNT),
    layout={
        "regions": ("cep", "slots_cooperative", "slots_competitive"),
        "supplies": ("project_levels",),
        "decades": ("prices",),
        "three_players": ("removed",),
        "draft": ("keeps",),
        "infrastructure": (),
        "environmental_goals": (),
        "un_goals": ("vp_competitive", "shown_competitive", "two", "three"),
        "personal_goals": ("cards",),
        "company_goals": ("removed",),
        "events": ("tiles",),
        "difficulties": (),
        "rating": ("ranks",),
        "solo": ("cards",),
    },
    numbers={
        "infrastructure_markers": ("supplies.infrastructure_markers", 1, TILES),
        "control_markers": ("supplies.control_markers", 1, TILES),
        "control_cubes": ("supplies.control_cubes", 1, TILES),
        "start_tech": ("start.tech", 0, 20),
        "tech_grant": ("amounts.tech_grant", 0, AMOUNT),
        "decades_cooperative": ("decades.cooperative", 1, SLOTS),
        "decades_competitive": ("decades.competitive", 1, SLOTS),
        "three_player_last_rounds": ("three_players.last_decade_rounds", 1, SLOTS),
        "co2_start_cooperative": ("co2.start_cooperative", 0, PPM),
        "co2_start_competitive": ("co2.start_competitive", 0, PPM),
        "co2_floor": ("co2.floor", 0, PPM),
        "reduction_step": ("co2.reduction_step", 1, 500),
        "un_vp": ("un_goals.vp", 0, AMOUNT),
        "un_open_allowed": ("un_goals.open_allowed", 0, CARDS),
        "personal_goals_dealt": ("personal_goals.dealt", 1, 20),
        "company_goals_dealt": ("company_goals.dealt", 1, 20),
        "second_event_ppm": ("events.second_event", 0, PPM),
        "event_tech": ("events.tech", 0, AMOUNT),
        "event_vp": ("events.vp", 0, AMOUNT),
        "award_vp": ("amounts.award_vp", 0, AMOUNT),
        "money_per_vp": ("amounts.money_per_vp", 1, AMOUNT),
        "rating_ppm": ("rating.ppm_per_point", 1, 500),
        "inspectors": ("inspectors.count", 1, 20),
        "inspector_ppm_per_tile": ("inspectors.ppm_per_tile", 1, 500),
        "solo_start_vp": ("solo.start_vp", 0, AMOUNT),
        "solo_second_action_ppm": ("solo.second_action_ppm", 0, 500),
        "solo_opponent_cubes": ("solo.opponent_cubes", 0, TILES),
        "solo_opponent_cubes_per_region": ("solo.opponent_cubes_per_region", 1, TILES),
        "solo_goals_dealt": ("solo.personal_goals_dealt", 1, 20),
        "solo_goals_kept": ("solo.personal_goals_kept", 1, 20),
    },
)


def read_second_chance(root: Cursor) -> kit.SecondChanceKit:
    """The kit in a document. It is only good when the cursor has met no problem."""
    opened = open_pack(root, FORM)
    parts = opened.parts
    cep, slots, slots_competitive = (
        parts["regions"][key].numbers(opened.regions, 1, SLOTS)
        for key in ("cep", "slots_cooperative", "slots_competitive")
    )
    tracks, marks = _tracks(opened)
    environmental, shown = _environmental(opened)
    players = read_players(opened, ("rounds", "income_ranks", "un_goals_shown"))
    un_goals = parts["un_goals"]
    return kit.SecondChanceKit(
        **read_shared(opened, slots, cep, tracks),
        slots_competitive=slots_competitive,
        plants=_plants(opened),
        marks=marks,
        project_levels=parts["supplies"]["project_levels"].row(1, 20, 1, 2),
        rounds=by_players(players, "rounds", 1, SLOTS),
        three_player_removed=parts["three_players"]["removed"].numbers(FOSSILS, 0, TILES),
        income_ranks=by_players(players, "income_ranks", 1, FORM.players),
        decade_prices=parts["decades"]["prices"].row(1, SLOTS, 0, AMOUNT),
        environmental=environmental,
        environmental_shown=shown,
        un_two=_un_cards(un_goals["two"], opened.energies, 2),
        un_three=_un_cards(un_goals["three"], opened.energies, 3),
        un_display=((0, 0), *(_display(row["un_goals_shown"]) for row in players)),
        un_display_competitive=_display(un_goals["shown_competitive"]),
        un_vp_competitive=un_goals["vp_competitive"].row(1, 20, 0, AMOUNT),
        personal_goals=_personal_goals(parts["personal_goals"]["cards"]),
        company_goals=read_company_goals(parts["company_goals"]["cards"], COUNTED),
        company_goals_removed=parts["company_goals"]["removed"].row(0, TILES, 1, CARDS),
        events=read_events(parts["events"]["tiles"], opened.regions),
        draft_keeps=parts["draft"]["keeps"].row(1, 20, 1, 20),
        difficulties=_difficulties(opened.blocks["difficulties"]),
        rating=parts["rating"]["ranks"].row(1, 20, 0, 999),
        solo_cards=_solo_cards(parts["solo"]["cards"]),
    )


def _plants(opened: Opened) -> tuple[tuple[kit.PlantLevel, ...], ...]:
    return tuple(
        tuple(
            kit.PlantLevel(*level.numbers(kit.PlantLevel._fields, 0, AMOUNT))
            for level in levels.block(["1", "2"]).values()
        )
        for levels in opened.blocks["plants"].block(opened.energies).values()
    )


def _tracks(opened: Opened) -> tuple[tuple[kit.Track, ...], tuple[kit.TrackMarks, ...]]:
    tracks, marks = [], []
    for row in opened.blocks["tracks"].block(opened.energies).values():
        values = row.block(["income", "bonus", *kit.TrackMarks._fields])
        tracks.append(read_track(values, opened.energies))
        marks.append(kit.TrackMarks(*(values[key].number(1, TRACK) for key in kit.TrackMarks._fields)))
    return tuple(tracks), tuple(marks)


def _environmental(opened: Opened) -> tuple[tuple[tuple[kit.EnvironmentalTile, ...], ...], tuple[int, ...]]:
    """The tiles of each group, kind by kind, and how many of each group are shown."""
    energies = list(enumerate(opened.energies))
    groups = {
        "plant": {
            "regions": ("plant_in_region", list(enumerate(opened.regions))),
            "energies": ("plant_of_type", energies),
        },
        "knowledge": {"last": ("knowledge_last", energies), "half": ("knowledge_half", energies)},
        "summit": {
            "topics": ("summit_topic", energies),
            "sizes": ("summit_size", [(size, str(size)) for size in SUMMIT_SIZES]),
        },
    }
    tiles, shown = [], []
    for name, group in opened.blocks["environmental_goals"].block(groups).items():
        row = group.block(["shown", *groups[name]])
        shown.append(row["shown"].number(0, TILES))
        found = []
        for key, (kind, goals) in groups[name].items():
            counts = row[key].numbers([word for _, word in goals], 0, 20)
            for (value, _), count in zip(goals, counts, strict=True):
                found += [kit.EnvironmentalTile(kind, value)] * count
        tiles.append(tuple(found))
    return tuple(tiles), tuple(shown)


def _un_cards(block: Cursor, energies: tuple[str, ...], plants: int) -> tuple[kit.UnCard, ...]:
    cards = []
    for number, card in block.table(CARDS):
        row = card.block(["plants", "tech"])
        shown = row["plants"].indexes(energies, plants, plants)
        cards.append(kit.UnCard(number, shown, row["tech"].number(0, AMOUNT)))
    return tuple(cards)


def _display(cursor: Cursor) -> tuple[int, int]:
    """How many UN goals with two plants and with three are shown."""
    two, three = cursor.row(2, 2, 0, TILES) or (0, 0)
    return two, three


def _personal_goals(block: Cursor) -> tuple[kit.PersonalGoal, ...]:
    goals = []
    for number, card in block.table(CARDS):
        row = card.block(["kind", "needed"])
        needed = row["needed"].row(FORM.players, FORM.players, 1, AMOUNT)
        goals.append(kit.PersonalGoal(number, row["kind"].word(PERSONAL_GOALS), (0, *needed)))
    return tuple(goals)


def _difficulties(block: Cursor) -> tuple[kit.Difficulty, ...]:
    difficulties = []
    for name, difficulty in block.block(DIFFICULTIES).items():
        row = difficulty.block(["removed", "start_vp"])
        removed = row["removed"].numbers(FOSSILS, 0, TILES)
        difficulties.append(kit.Difficulty(name, removed, row["start_vp"].number(0, AMOUNT)))
    return tuple(difficulties)


def _solo_cards(block: Cursor) -> tuple[kit.SoloCard, ...]:
    cards = []
    for number, card in block.table(CARDS):
        row = card.block(["kind", "amount", "decade"])
        kind = row["kind"].word(SOLO_GOALS)
        cards.append(
            kit.SoloCard(number, kind, row["amount"].number(0, AMOUNT), row["decade"].number(0, SLOTS))
        )
    return tuple(cards)
