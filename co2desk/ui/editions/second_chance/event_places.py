"""Where the events of Second Chance happened: the lines of both editions, and its own.

Lobbyist cards stay on the table after they were played (17.1), a project tile becomes the plant (9.C), and
there are goals of the team and a solo opponent. Without a table the nearest place stands for them.
"""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import INSTALLED, Card, Goal, Place, Player, spaces_in
from co2desk.ui.models import places as at
from co2desk.ui.models.event_places import PLACES, TRAVELS, EventPlaces, Travel, Travels, Where, standing
from co2desk.ui.models.places import PlaceKey


def in_play(card: Card, owner: Player, table: SecondChanceTable | None) -> PlaceKey:
    """Where a card lies, or will lie, among those in play: they are in the order of their numbers."""
    return at.player(owner) if table is None else at.lobbyist(sum(table.card_in_play[:card]))


def scientist_at(place: Place, owner: Player, table: SecondChanceTable | None) -> PlaceKey:
    """The same for scientists, who may also stand on a card in play."""
    card = at.card_at(place)
    return standing(place, owner) if card is None else in_play(card, owner, table)


def scientist_travels(
    e: ev.ScientistMoved | ev.CardVisited, destination: PlaceKey, table: SecondChanceTable | None
) -> Travel:
    return Travel(scientist_at(e.origin, e.player, table), destination, f"scientist:{e.player}")


def project_of(e: ev.PlantBuilt, table: SecondChanceTable | None) -> PlaceKey:
    """The space of the project tile that becomes the plant."""
    if table is not None:
        for space in spaces_in(e.region):
            tile = (table.space_stage[space], table.space_energy[space], table.space_level[space])
            if tile == (INSTALLED, e.energy, e.tile):
                return at.space(space)
    return at.plants(e.energy)


def environmental_goal(goal: Goal, table: SecondChanceTable | None) -> Iterable[PlaceKey]:
    """A tile, and what it asks for: a plant in a region, an energy, or a summit of some size."""
    yield at.environmental_goal(goal)
    if table is None:
        return
    shown = [(group, number) for group, row in enumerate(table.env_tiles) for number in row]
    group, number = shown[goal]
    tile = table.setting.kit.environmental[group][number]
    if tile.kind == "plant_in_region":
        yield at.region(tile.value)
    elif tile.kind != "summit_size":
        yield at.track(tile.value)


def open_goals(table: SecondChanceTable | None) -> Iterable[PlaceKey]:
    """The environmental goals that cost points."""
    done = table.env_done if table is not None else ()
    return (at.environmental_goal(goal) for goal, achieved in enumerate(done) if not achieved)


OWN_PLACES: dict[type, Where] = {
    # scientists and cards
    ev.ScientistMoved: lambda e, t: (
        scientist_at(e.destination, e.player, t),
        scientist_at(e.origin, e.player, t),
    ),
    ev.CardVisited: lambda e, t: (in_play(e.card, e.player, t), scientist_at(e.origin, e.player, t)),
    ev.LobbyPlayed: lambda e, t: (in_play(e.card, e.player, t), at.player(e.player)),
    # goals
    ev.EnvironmentalGoalAchieved: lambda e, t: environmental_goal(e.goal, t),
    ev.EnvironmentalPenalty: lambda e, t: (at.SCORE, *open_goals(t)),
    ev.InspectorMoved: lambda e, t: environmental_goal(e.goal, t),
    ev.GoalKept: lambda e, t: (at.player(e.player),),
    ev.PersonalGoalShown: lambda e, t: (at.player(e.player),),
    ev.SoloGoalMissed: lambda e, t: (at.SOLO_CARD,),
    ev.OpponentCubePlaced: lambda e, t: (at.cubes(e.region),),
}

OWN_TRAVELS: dict[type, Travels] = {
    ev.PlantBuilt: lambda e, t: Travel(
        project_of(e, t), at.slot(e.region, e.slot), f"plant:{e.energy}:{e.tile}"
    ),
    ev.ScientistMoved: lambda e, t: scientist_travels(e, scientist_at(e.destination, e.player, t), t),
    ev.CardVisited: lambda e, t: scientist_travels(e, in_play(e.card, e.player, t), t),
    ev.LobbyPlayed: lambda e, t: Travel(at.player(e.player), in_play(e.card, e.player, t), "card"),
}

SECOND_CHANCE_EVENTS = EventPlaces(PLACES | OWN_PLACES, TRAVELS | OWN_TRAVELS)
