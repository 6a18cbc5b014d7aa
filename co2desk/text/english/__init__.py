"""The English sentences: plain tables from the engine's codes to templates. Braces hold the values.

`{name}` is a value, `{name:noun}` a number with its noun (see `names`). A table `X_SECOND_CHANCE` holds what
that edition says otherwise than `X`. SECTIONS lists all tables by their names in lower case, which are the
contexts for translators.
"""

from __future__ import annotations

from collections.abc import Mapping

from co2desk.text.english.actions import (
    ACTIONS,
    ACTIONS_SECOND_CHANCE,
    CHOICES,
    GROUPS,
    GROUPS_SECOND_CHANCE,
)
from co2desk.text.english.cards import (
    AGENDAS,
    BONUSES,
    BONUSES_SECOND_CHANCE,
    CARD_TRIGGERS,
    COMPANY_GOALS,
    EFFECTS,
    EFFECTS_SECOND_CHANCE,
    ENVIRONMENTAL_GOALS,
    EVENT_CARDS,
    EVENT_CARDS_SECOND_CHANCE,
    GOAL_CARDS,
    GOAL_CARDS_SECOND_CHANCE,
    GRANT_HELP,
    GRANT_HELP_SECOND_CHANCE,
    LOBBY_CARDS,
    PERSONAL_GOALS,
    PLANTS,
    PLANTS_SECOND_CHANCE,
    PROJECTS,
    PROJECTS_SECOND_CHANCE,
    SOLO_GOALS,
    TITLES,
    TITLES_SECOND_CHANCE,
    UN_GOALS,
    UN_GOALS_SECOND_CHANCE,
)
from co2desk.text.english.decisions import DECISIONS, DECISIONS_SECOND_CHANCE
from co2desk.text.english.events import (
    ENDINGS,
    EVENT_DETAILS,
    EVENT_DETAILS_SECOND_CHANCE,
    EVENTS,
    EVENTS_SECOND_CHANCE,
    PRIVATE_EVENTS,
    PRIVATE_EVENTS_SECOND_CHANCE,
)
from co2desk.text.english.names import (
    AMOUNTS,
    ENERGIES,
    FOSSILS,
    GRANTS,
    LISTS,
    PLACES,
    PLACES_SECOND_CHANCE,
    PLAYERS,
    PLURALS,
    REGIONS,
    SCORING,
    SHORT_PLACES,
    TRIGGERS,
)
from co2desk.text.english.readings import READING_VALUES, READINGS
from co2desk.text.english.refusals import REFUSALS, REFUSALS_SECOND_CHANCE
from co2desk.text.english.rules import BOOKS, REFERENCES, RULES, RULES_SECOND_CHANCE
from co2desk.text.english.variants import (
    PROFILES,
    PROFILES_SECOND_CHANCE,
    VARIANT_HELP,
    VARIANT_HELP_SECOND_CHANCE,
    VARIANT_VALUES,
    VARIANTS,
    VARIANTS_SECOND_CHANCE,
)

__all__ = [
    "ACTIONS",
    "ACTIONS_SECOND_CHANCE",
    "AGENDAS",
    "AMOUNTS",
    "BONUSES",
    "BONUSES_SECOND_CHANCE",
    "BOOKS",
    "CARD_TRIGGERS",
    "CHOICES",
    "COMPANY_GOALS",
    "DECISIONS",
    "DECISIONS_SECOND_CHANCE",
    "EFFECTS",
    "EFFECTS_SECOND_CHANCE",
    "ENDINGS",
    "ENERGIES",
    "ENVIRONMENTAL_GOALS",
    "EVENTS",
    "EVENTS_SECOND_CHANCE",
    "EVENT_CARDS",
    "EVENT_CARDS_SECOND_CHANCE",
    "EVENT_DETAILS",
    "EVENT_DETAILS_SECOND_CHANCE",
    "FOSSILS",
    "GOAL_CARDS",
    "GOAL_CARDS_SECOND_CHANCE",
    "GRANTS",
    "GRANT_HELP",
    "GRANT_HELP_SECOND_CHANCE",
    "GROUPS",
    "GROUPS_SECOND_CHANCE",
    "LISTS",
    "LOBBY_CARDS",
    "PERSONAL_GOALS",
    "PLACES",
    "PLACES_SECOND_CHANCE",
    "PLANTS",
    "PLANTS_SECOND_CHANCE",
    "PLAYERS",
    "PLURALS",
    "PRIVATE_EVENTS",
    "PRIVATE_EVENTS_SECOND_CHANCE",
    "PROFILES",
    "PROFILES_SECOND_CHANCE",
    "PROJECTS",
    "PROJECTS_SECOND_CHANCE",
    "READINGS",
    "READING_VALUES",
    "REFERENCES",
    "REFUSALS",
    "REFUSALS_SECOND_CHANCE",
    "REGIONS",
    "RULES",
    "RULES_SECOND_CHANCE",
    "SCORING",
    "SECTIONS",
    "SHORT_PLACES",
    "SOLO_GOALS",
    "TITLES",
    "TITLES_SECOND_CHANCE",
    "TRIGGERS",
    "UN_GOALS",
    "UN_GOALS_SECOND_CHANCE",
    "VARIANTS",
    "VARIANTS_SECOND_CHANCE",
    "VARIANT_HELP",
    "VARIANT_HELP_SECOND_CHANCE",
    "VARIANT_VALUES",
]

SECTIONS: Mapping[str, Mapping[str, str]] = {
    name.lower(): globals()[name] for name in __all__ if name != "SECTIONS"
}
