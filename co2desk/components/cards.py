"""The cards of both editions: lobby cards, company goals and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from co2desk.components.reader import Cursor
from co2desk.engine.machine.phrases import phrase
from co2desk.engine.table import kit

MINOR_EFFECTS = ("tech", "money", "cep", "scientist")

CARDS = 99  # the highest number of a card
AMOUNT = 99  # the most money, points, tech or CEPs that change hands at once


def read_lobby(
    block: Cursor, actions: Sequence[str], effects: Sequence[str], shown: Mapping[str, Sequence[str]]
) -> tuple[kit.LobbyCard, ...]:
    """The lobby cards. `shown` are the names of what a card can picture: a region, a grant or an energy."""
    values = block.block(["minor", "cards"])
    amounts = {name: value.number(1, AMOUNT) for name, value in values["minor"].block(MINOR_EFFECTS).items()}
    cards = []
    for number, card in values["cards"].table(CARDS):
        row = card.block(["action", "main", "minor"], optional=shown)
        pictures = {key: row[key].index(names) if key in row else -1 for key, names in shown.items()}
        minor = row["minor"].word(MINOR_EFFECTS)
        cards.append(
            kit.LobbyCard(
                number,
                row["action"].word(actions),
                **pictures,
                main=tuple(_effect(item, effects) for item in row["main"].items(1, 3)),
                minor=kit.Effect(minor, amounts.get(minor, 1)),
            )
        )
    return tuple(cards)


def _effect(item: Cursor, effects: Sequence[str]) -> kit.Effect:
    given = item.block([], optional=effects)
    if len(given) == 1:
        kind, amount = next(iter(given.items()))
        return kit.Effect(kind, amount.number(1, AMOUNT))
    if isinstance(item.value, dict):
        expected = phrase("one effect, such as {example}", example="{money: 3}")
        item.complain(expected, phrase("effects: {count}", count=len(given)))
    return kit.Effect(effects[0], 1)


def read_company_goals(block: Cursor, counted: Sequence[str]) -> tuple[kit.CompanyGoal, ...]:
    goals = []
    for number, card in block.table(CARDS):
        row = card.block(["per", "vp", "limit"])
        goals.append(
            kit.CompanyGoal(
                number, row["per"].word(counted), row["vp"].number(0, AMOUNT), row["limit"].number(0, 999)
            )
        )
    return tuple(goals)


def read_events(block: Cursor, regions: Sequence[str]) -> tuple[kit.EventCard, ...]:
    return tuple(kit.EventCard(number, card.index(regions)) for number, card in block.table(CARDS))
