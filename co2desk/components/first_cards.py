"""The cards of a first edition pack: lobby cards, company goals, UN goals and events."""

from __future__ import annotations

from collections.abc import Sequence

from co2desk.components.reader import Cursor
from co2desk.engine.table import kit

ACTIONS = ("propose", "install", "build", "summit", "buy", "sell")
MAIN_EFFECTS = ("money", "tech", "cep", "vp", "scientist", "expertise", "discount")
MINOR_EFFECTS = ("tech", "money", "cep", "scientist")
COUNTED = (
    "controlled_region",
    "region_with_own_plant",
    "un_goal",
    "own_plant_after_first",
    "cep_in_hand_before_regions",
    "leading_expertise_ties_count",
    "own_plant_type",
)

CARDS = 99  # the highest number of a card
AMOUNT = 99  # the most money, points, tech or CEPs that change hands at once


def read_lobby(
    block: Cursor, energies: Sequence[str], regions: Sequence[str], grants: Sequence[str]
) -> tuple[kit.LobbyCard, ...]:
    values = block.block(["minor", "cards"])
    amounts = {name: value.number(1, AMOUNT) for name, value in values["minor"].block(MINOR_EFFECTS).items()}
    shown = {"region": regions, "grant": grants, "energy": energies}
    cards = []
    for number, card in values["cards"].table(CARDS):
        row = card.block(["action", "main", "minor"], optional=shown)
        pictures = {key: row[key].index(names) if key in row else -1 for key, names in shown.items()}
        minor = row["minor"].word(MINOR_EFFECTS)
        cards.append(
            kit.LobbyCard(
                number,
                row["action"].word(ACTIONS),
                **pictures,
                main=tuple(_effect(item) for item in row["main"].items(1, 3)),
                minor=kit.Effect(minor, amounts.get(minor, 1)),
            )
        )
    return tuple(cards)


def _effect(item: Cursor) -> kit.Effect:
    given = item.block([], optional=MAIN_EFFECTS)
    if len(given) == 1:
        kind, amount = next(iter(given.items()))
        return kit.Effect(kind, amount.number(1, AMOUNT))
    if isinstance(item.value, dict):
        item.complain("one effect, such as {money: 3}", f"{len(given)} effects")
    return kit.Effect(MAIN_EFFECTS[0], 1)


def read_un_goals(block: Cursor, energies: Sequence[str]) -> tuple[kit.UnGoal, ...]:
    goals = []
    for number, card in block.table(CARDS):
        row = card.block(["plants", "vp"])
        goals.append(kit.UnGoal(number, row["plants"].indexes(energies, 1, 10), row["vp"].number(0, AMOUNT)))
    return tuple(goals)


def read_company_goals(block: Cursor) -> tuple[kit.CompanyGoal, ...]:
    goals = []
    for number, card in block.table(CARDS):
        row = card.block(["per", "vp", "limit"])
        goals.append(
            kit.CompanyGoal(
                number, row["per"].word(COUNTED), row["vp"].number(0, AMOUNT), row["limit"].number(0, 999)
            )
        )
    return tuple(goals)


def read_events(block: Cursor, regions: Sequence[str]) -> tuple[kit.EventCard, ...]:
    return tuple(kit.EventCard(number, card.index(regions)) for number, card in block.table(CARDS))


def read_spare_event(block: Cursor, regions: Sequence[str]) -> kit.EventCard:
    row = block.block(["number", "region"])
    return kit.EventCard(row["number"].number(1, CARDS), row["region"].index(regions))
