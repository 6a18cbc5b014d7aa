"""“What should I think about?”: at most three sentences above the forecast, for the player at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from co2desk.engine.table.ids import NONE
from co2desk.engine.table.table import Table
from co2desk.forecast.concerns import Concern
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, Heading, Icon, Line, Row

# What a sentence is about, as a drawing in front of it.
DRAWINGS = {
    "region": "smoke",
    "regions": "smoke",
    "cep": "cep",
    "build": "crane",
    "build_lack": "crane",
    "un_goal": "un_goal",
    "un_goal_lack": "un_goal",
    "scientist": "scientist",
    "summit": "summit",
    "company_goal": "company_goal",
    "personal_goal": "secret",
    "project": "infrastructure",
}


def concern_rows(concerns: Sequence[Concern], table: Table, speaker: Speaker) -> list[Row]:
    if not concerns:
        return []
    #: The heading over at most three sentences about the position: the player's own question.
    title = translate("ForecastPanel", "What should I think about?")
    rows: list[Row] = [Heading(("concerns",), (), title, "hint", title)]
    for number, concern in enumerate(concerns):
        words = speaker.concern(concern, table)
        icon = Icon(ART, DRAWINGS[concern.code])
        rows.append(Line(("concern", number), places_of(concern, table), words, icon, body=words))
    return rows


def places_of(concern: Concern, table: Table) -> tuple[PlaceKey, ...]:
    """Where on the board a sentence is about."""
    found: list[PlaceKey] = [at.region(region) for region in concern.regions]
    if concern.space != NONE:
        found.append(at.space(concern.space))
    if concern.place != NONE:
        found.append(at.space_or_topic(concern.place))
    if concern.code == "company_goal":
        found.append(at.COMPANY_GOAL)
    if concern.code.startswith("un_goal"):
        found += (at.un_goal(n) for n, card in enumerate(table.un_row) if card == concern.card)
    return tuple(found)
