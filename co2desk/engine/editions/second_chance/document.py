"""The table of Second Chance as a document: what only this edition has, and what it prints in its own way."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...machine.frames import NOBODY
from ...table.document import (
    Attribute,
    Attributes,
    Printed,
    Shapes,
    Sight,
    pile,
    read,
    shared_attributes,
    write,
)
from ...table.ids import MAX_TOPICS
from ...table.shapes import (
    ByName,
    Choice,
    Flag,
    Flat,
    ListOf,
    Marks,
    Name,
    Nullable,
    Number,
    Problem,
    Record,
    Shape,
    Sparse,
    Tupled,
    Word,
)
from .ending import CO2_LOST, GOALS_MISSED, LAST_DECADE, POINTS_LOST, SOLO_GOAL_MISSED, UN_GOALS_MISSED, WON
from .main_actions import BUILD, INFRASTRUCTURE, PLAN
from .setting import COMPETITIVE, COOPERATIVE, SOLO, SecondChanceSetting
from .table import LevelPlant, SecondChanceTable

STAGES = ("empty", "planned", "infrastructure", "preparing")
SCORING_STEPS = ("company_goal", "money", "most_tech", "un_goals")
MAIN_ACTIONS = {"plan": PLAN, "infrastructure": INFRASTRUCTURE, "build": BUILD}
SECOND_ACTIONS = ("none", "bought", "taken")
GOAL_GROUPS = ("plant", "knowledge", "summit")
TEAM_ENDINGS = (WON, POINTS_LOST, CO2_LOST, GOALS_MISSED, UN_GOALS_MISSED)
ENDINGS_OF = {
    COOPERATIVE: TEAM_ENDINGS,
    COMPETITIVE: (LAST_DECADE, CO2_LOST),
    SOLO: (*TEAM_ENDINGS, SOLO_GOAL_MISSED),
}


@lru_cache(maxsize=16)
def attributes(setting: SecondChanceSetting) -> Attributes:
    """Every attribute of a table but its setting, in the order of the document."""
    kit = setting.kit
    s = Shapes(setting)
    level = Choice(sorted(set(kit.project_levels)))
    plant = Record(LevelPlant, energy=s.energy, level=level, owner=s.seat, host=s.seat)
    events = [card.number for card in kit.events]
    printed = Printed(
        decades=setting.decades,
        rounds=kit.rounds[setting.players],
        endings=ENDINGS_OF[setting.mode],
        scoring_steps=SCORING_STEPS,
        stages=STAGES,
        main_actions=Marks(MAIN_ACTIONS, Word(list(MAIN_ACTIONS))),
        plant=plant,
        plants=[len(kit.project_levels)] * setting.energies,
        un_goals=list(setting.un_by_number),
        company_goals=list(setting.goal_by_number),
        events=events,
    )
    return (
        shared_attributes(setting, printed)
        | projects_and_cubes(setting, s, level)
        | cards_and_goals(setting, s)
        | {
            "event_out": Attribute(pile(Choice(events), len(events))),
            "summit_last": Attribute(ListOf(s.seat_or_nobody, kit.summit_spaces)),
            "second_action": Attribute(Name(SECOND_ACTIONS)),
        }
    )


def projects_and_cubes(setting: SecondChanceSetting, s: Shapes, level: Shape[int]) -> dict[str, Attribute]:
    """The board: project tiles, infrastructures, control cubes, and what lies on new fossil plants."""
    kit, players, energies = setting.kit, setting.players, setting.energies
    tiles = len(kit.project_levels)
    count = Number(0, tiles)
    by_field = Flat(ByName(kit.energies, s.by_player(count)), players)
    rival = Number(0, kit.solo_opponent_cubes)
    return {
        "project_stack": Attribute(ByName(kit.energies, pile(level, tiles))),
        "space_level": Attribute(ByName(s.spaces, Nullable(level, 0))),
        "space_host": Attribute(ByName(s.spaces, s.seat_or_nobody)),
        "infrastructures": Attribute(s.by_player_and_energy([tiles] * energies)),
        "supporting": Attribute(s.by_player_and_energy([tiles] * energies)),
        "cubes": Attribute(Flat(ByName(kit.regions, by_field), energies * players)),
        "rival_cubes": Attribute(Flat(ByName(kit.regions, ByName(kit.energies, rival)), energies)),
        "fossil_cep": Attribute(ByName(kit.regions, Flag())),
        "supply_due": Attribute(pile(Name(kit.regions), setting.regions)),
        "replaced": Attribute(Number(0, sum(kind.tiles for kind in kit.fossils))),
    }


def cards_and_goals(setting: SecondChanceSetting, s: Shapes) -> dict[str, Attribute]:
    """Lobbyists in play, and the goals of the table, of the partners and of the solo game."""
    kit = setting.kit
    lobbyists = list(setting.lobby_by_number)
    summits = Number(0, len(kit.summits))
    shown = kit.environmental_shown
    tiles = [pile(Number(0, len(row) - 1), n) for row, n in zip(kit.environmental, shown, strict=True)]
    personal = s.cards(list(setting.personal_by_number))
    company = s.cards(list(setting.goal_by_number))
    return {
        "card_in_play": Attribute(Sparse(lobbyists, Flag(), 0)),
        "card_visitor": Attribute(Sparse(lobbyists, s.seat, NOBODY)),
        "cards_in_decade_1": Attribute(Number(0, len(lobbyists))),
        "env_tiles": Attribute(Tupled(ByName(GOAL_GROUPS, tiles))),
        "env_done": Attribute(ListOf(Flag(), sum(shown))),
        "summits_by_size": Attribute(ListOf(summits, MAX_TOPICS + 1)),
        "summits_by_topic": Attribute(ByName(kit.energies, summits)),
        "inspector_at": Attribute(ListOf(Nullable(Number(0, max(shown) - 1), NOBODY), kit.inspectors)),
        "un_claimed": Attribute(s.by_player(s.cards(list(setting.un_by_number)))),
        "personal": Attribute(s.by_player(personal), Sight.PERSONAL),
        "goal_choice": Attribute(s.by_player(personal if setting.mode == SOLO else company), Sight.HAND),
        "small_summit_alone": Attribute(s.by_player(Flag())),
        "solo_card": Attribute(Nullable(Choice(list(setting.solo_by_number)), 0)),
        "solo_kept": Attribute(Flag()),
    }


def to_document(table: SecondChanceTable) -> dict[str, Any]:
    """The whole table, hidden things too."""
    return write(table, attributes(table.setting))


def from_document(
    setting: SecondChanceSetting, document: object
) -> tuple[SecondChanceTable | None, list[Problem]]:
    """The table of a document, or everything that is wrong with its form."""
    return read(SecondChanceTable(setting), attributes(setting), document)
