"""Lists of values and cards in a section, made from the components of the game: other values, other lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.table.kit import PlantLevel, PlantTile, SecondChanceKit, UnCard, UnGoal
from co2desk.engine.table.setting import Setting
from co2desk.rulebook.values import RECONSTRUCTED, AnySetting
from co2desk.text import Speaker
from co2desk.text.card_names import numbered
from co2desk.text.figures import figure
from co2desk.text.words import capital

Row = tuple[str, ...]
# What a row is about: the number of a card, region or energy; of a tile without a number, what is on it.
About = int | tuple[Any, ...]
Listed = tuple[About, Row]


class Table(NamedTuple):
    """Headings and rows; `reconstructed` if some of the values are printed on the pieces only."""

    headings: Row
    rows: tuple[Row, ...]
    about: tuple[About, ...]  # of each row
    reconstructed: bool


class _Kind(NamedTuple):
    headings: Row  # keys of `table_headings`
    rows: Callable[[Speaker, Any], list[Listed]]  # of a setting of the edition that has such a list
    parts: Row  # of the pack, to look up where the values come from


def table(name: str, speaker: Speaker, setting: AnySetting, sources: Mapping[str, str]) -> Table:
    kind = KINDS[name]
    ours = any(source == RECONSTRUCTED and path.startswith(kind.parts) for path, source in sources.items())
    headings = tuple(speaker.template("table_headings", key) for key in kind.headings)
    listed = kind.rows(speaker, setting)
    return Table(headings, tuple(row for _, row in listed), tuple(about for about, _ in listed), ours)


def _energy(speaker: Speaker, energy: int) -> str:
    return capital(speaker.energy_name(energy))


def _regions(speaker: Speaker, setting: Setting) -> list[Listed]:
    kit = setting.base
    return [
        (region, (speaker.region_name(region), figure(kit.slots[region]), figure(kit.cep_limit[region])))
        for region in range(len(kit.regions))
    ]


def _players(speaker: Speaker, setting: FirstSetting) -> list[Listed]:
    kit = setting.kit
    return [
        (n, (figure(n), figure(kit.decades[n]), figure(kit.rounds[n]))) for n in range(1, len(kit.rounds))
    ]


def _rounds(speaker: Speaker, setting: AnySetting) -> list[Listed]:
    return [(n, (figure(n), figure(setting.kit.rounds[n]))) for n in range(1, len(setting.kit.rounds))]


def _rewards(speaker: Speaker, setting: Setting) -> list[Listed]:
    return [
        (energy, (_energy(speaker, energy), speaker.listed("and", speaker.goods(**benefit._asdict()))))
        for energy, benefit in enumerate(setting.base.benefits)
    ]


def _plants(speaker: Speaker, setting: AnySetting) -> list[Listed]:
    """Of each stack from top to bottom; in Second Chance by level."""
    stacks: Sequence[Sequence[PlantTile | PlantLevel]] = setting.kit.plants
    return [
        (
            energy,
            (
                _energy(speaker, energy) if number == 1 else "",
                figure(number),
                speaker.listed("comma", speaker.goods(**_price(plant))),
                figure(plant.vp),
            ),
        )
        for energy, stack in enumerate(stacks)
        for number, plant in enumerate(stack, 1)
    ]


def _price(plant: PlantTile | PlantLevel) -> dict[str, int]:
    return {good: getattr(plant, good, 0) for good in ("money", "tech", "cep")}


def _tracks(speaker: Speaker, setting: Setting) -> list[Listed]:
    """The income of every space, and the bonuses with the spaces they are on."""
    rows: list[Listed] = []
    for energy, track in enumerate(setting.base.tracks):
        bonuses = [
            speaker.say("table_words", "bonus", level=level, bonus=speaker.bonus(bonus))
            for level, bonus in enumerate(track.bonus, 1)
            if bonus is not None
        ]
        income = speaker.listed("comma", [figure(amount) for amount in track.income])
        rows.append((energy, (_energy(speaker, energy), income, speaker.listed("semicolon", bonuses))))
    return rows


def _lobby(speaker: Speaker, setting: Setting) -> list[Listed]:
    rows: list[Listed] = []
    for card in setting.base.lobby:
        main = speaker.listed("or", [speaker.effect(card, effect) for effect in card.main])
        row = (figure(card.number), capital(speaker.trigger(card)), main, speaker.effect(card, card.minor))
        rows.append((card.number, row))
    return rows


def _un_goals(speaker: Speaker, setting: AnySetting) -> list[Listed]:
    kit = setting.kit
    valued: list[tuple[UnCard | UnGoal, int]]
    if isinstance(kit, SecondChanceKit):
        valued = [(card, card.tech) for card in (*kit.un_two, *kit.un_three)]
    else:
        valued = [(card, card.vp) for card in kit.un_goals]
    return [
        (card.number, (figure(card.number), speaker.energy_names(card.energies), figure(value)))
        for card, value in valued
    ]


def _company_goals(speaker: Speaker, setting: AnySetting) -> list[Listed]:
    return [
        (card.number, (figure(card.number), capital(speaker.company_goal_phrase(card.number))))
        for card in setting.kit.company_goals
    ]


def _personal_goals(speaker: Speaker, setting: SecondChanceSetting) -> list[Listed]:
    return [
        (
            card.number,
            (figure(card.number), capital(speaker.personal_goal_phrase(card.number, setting.players))),
        )
        for card in setting.kit.personal_goals
    ]


def _solo_goals(speaker: Speaker, setting: SecondChanceSetting) -> list[Listed]:
    return [
        (card.number, (figure(card.number), speaker.solo_goal(card.number).body[0]))
        for card in setting.kit.solo_cards
    ]


def _events(speaker: Speaker, setting: AnySetting) -> list[Listed]:
    kit = setting.kit
    return [
        (
            card.number,
            (figure(card.number), speaker.region_name(numbered(kit.events, card.number).region)),
        )
        for card in kit.events
    ]


def _summits(speaker: Speaker, setting: Setting) -> list[Listed]:
    return [(topics, (figure(len(topics)), speaker.energy_names(topics))) for topics in setting.base.summits]


def _environmental_goals(speaker: Speaker, setting: SecondChanceSetting) -> list[Listed]:
    """Each once, with the number of tiles that ask for it."""
    tiles = [tile for group in setting.kit.environmental for tile in group]
    return [
        (tile, (capital(speaker.environmental_goal(tile)), figure(tiles.count(tile))))
        for tile in dict.fromkeys(tiles)
    ]


def _fossils(speaker: Speaker, setting: Setting) -> list[Listed]:
    return [
        (n, (capital(speaker.fossil_name(n)), figure(fossil.ppm), figure(fossil.tiles)))
        for n, fossil in enumerate(setting.base.fossils)
    ]


def _presets(speaker: Speaker, setting: FirstSetting) -> list[Listed]:
    return [
        (n, (speaker.variant_value("preset", preset.name), speaker.variant_help("preset", preset.name)))
        for n, preset in enumerate(setting.kit.presets)
    ]


def _difficulties(speaker: Speaker, setting: SecondChanceSetting) -> list[Listed]:
    return [
        (n, (speaker.variant_value("difficulty", found.name), speaker.variant_help("difficulty", found.name)))
        for n, found in enumerate(setting.kit.difficulties)
    ]


KINDS = {
    "regions": _Kind(("region", "slots", "ceps"), _regions, ("regions.",)),
    "players": _Kind(("players", "decades", "rounds"), _players, ("players.rounds",)),
    "rounds": _Kind(("players", "rounds"), _rounds, ("players.rounds",)),
    "rewards": _Kind(("energy", "reward"), _rewards, ("install.", "infrastructure.")),
    "plants": _Kind(("energy", "plant", "price", "points"), _plants, ("plants.",)),
    "tracks": _Kind(("energy", "income", "bonuses"), _tracks, ("tracks.",)),
    "lobby": _Kind(("card", "action", "main", "minor"), _lobby, ("lobby.",)),
    "un_goals": _Kind(("card", "energies", "value"), _un_goals, ("un_goals.",)),
    "company_goals": _Kind(("card", "goal"), _company_goals, ("company_goals.cards",)),
    "personal_goals": _Kind(("card", "goal"), _personal_goals, ("personal_goals.cards",)),
    "solo_goals": _Kind(("card", "goal"), _solo_goals, ("solo.cards",)),
    "summits": _Kind(("topics", "energies"), _summits, ("summits.tiles",)),
    "environmental_goals": _Kind(("goal", "copies"), _environmental_goals, ("environmental_goals.",)),
    "events": _Kind(("card", "region"), _events, ("events.cards", "events.tiles")),
    "fossils": _Kind(("fuel", "ppm", "tiles"), _fossils, ("fossil.",)),
    "presets": _Kind(("set", "start"), _presets, ("presets.",)),
    "difficulties": _Kind(("level", "start"), _difficulties, ("difficulties.",)),
}
