"""Every event has a place on the board, and what travels goes from one place of the board to another."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from co2desk.bots import seat_bots
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import CARD_PLACE, HAND, topic_place
from co2desk.engine.table.table import GreenPlant
from co2desk.forecast.first.events import FIRST_EVENTS as FIRST_TREATMENTS
from co2desk.forecast.second_chance.events import SECOND_EVENTS as SECOND_TREATMENTS
from co2desk.session import GameOptions, Session
from co2desk.ui.editions.first.event_places import FIRST_EVENTS
from co2desk.ui.editions.first.places import first_places
from co2desk.ui.editions.second_chance.event_places import SECOND_CHANCE_EVENTS
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

GAMES = [
    GameOptions(players=1, seed=5),
    GameOptions(players=2, seed=6, variants={"draft": True}),
    GameOptions(players=3, seed=7, variants={"auction": True}),
    GameOptions(players=5, seed=8),
]
SECOND_CHANCE = GameOptions(edition="second_chance", players=3, variants={"mode": "cooperative"})
SAMPLES: dict[str, Any] = {"Player": 1, "str": "market"}  # a value for each meaning; 0 is one for the others
EDITIONS = {"first": FIRST_EVENTS, "second_chance": SECOND_CHANCE_EVENTS}
HAPPENS = {"first": FIRST_TREATMENTS, "second_chance": SECOND_TREATMENTS}  # what an edition's rules can emit
EVENTS = [
    pytest.param(edition, event, id=f"{edition}-{event.__name__}")
    for edition, lines in EDITIONS.items()
    for event in lines.places
]


def sample(event: type, **values: Any) -> Event:
    """An event of a class, with numbers that exist in every game of at least two players."""
    fields = {name: SAMPLES.get(meaning, 0) for name, meaning in ev.meanings(event.__name__).items()}
    made: Event = event(**{**fields, **values})
    return made


@cache
def first_table() -> Any:
    return Session.new(GAMES[1]).game.table


@cache
def second_chance_table() -> Any:
    return Session.new(SECOND_CHANCE).game.table


TABLES = {"first": first_table, "second_chance": second_chance_table}


def movement(event: Event, table: Any = None) -> tuple[PlaceKey, PlaceKey] | None:
    """From where to where a piece travels in the first edition."""
    found = FIRST_EVENTS.travel(event, table)
    return found[:2] if found else None


def places_by_key(table: Any) -> set[PlaceKey]:
    return {place.key for place in first_places(table.setting).walk()}


def test_every_event_has_its_line_in_the_table_of_places() -> None:
    """No event class of either edition is forgotten, and none is listed that does not exist."""
    assert {event for lines in EDITIONS.values() for event in lines.places} == set(ev.EVENTS.values())
    for edition, lines in EDITIONS.items():
        assert set(HAPPENS[edition]) <= set(lines.places)
        assert set(lines.travels) <= set(lines.places)


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_every_event_happened_somewhere(edition: str, event: type) -> None:
    """In every edition that has it, and also when no table is at hand; no place is named twice."""
    for table in (TABLES[edition](), None):
        found = EDITIONS[edition].places_of(sample(event), table)
        assert found
        assert len(set(found)) == len(found)


@pytest.mark.parametrize("later", [0, 10])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players} players")
def test_every_place_of_a_whole_game_is_a_place_of_the_board(options: GameOptions, later: int) -> None:
    """The keys of places and travels are those of the model that the board shows, from setup to the end."""
    session = Session.new(replace(options, seed=options.seed + later))
    bots = seat_bots(["sample", "random"], options.players, options.seed + later)
    on_board = places_by_key(session.game.table)
    happened = [(event, session.game.table) for event in session.setup_events]
    while not session.game.is_over:
        before = session.game.table.copy()
        action = bots[session.game.decision.player].choose(session.game)
        happened += [(event, before) for event in session.play(action)]
    for event, before in happened:
        ends = movement(event, before) or ()
        places_of = FIRST_EVENTS.places_of
        named = {*places_of(event, session.game.table), *places_of(event, before), *ends}
        assert named <= on_board, event


@pytest.mark.parametrize(
    ("event", "origin", "destination", "code"),
    [
        (ev.ScientistMoved(1, HAND, 4), at.player(1), at.space(4), "scientist:1"),
        (
            ev.ScientistMoved(1, 4, topic_place(2, 1)),
            at.space(4),
            at.space_or_topic(topic_place(2, 1)),
            "scientist:1",
        ),
        (ev.ScientistMoved(1, 4, HAND), at.space(4), at.player(1), "scientist:1"),
        (ev.ScientistRecruited(2), at.pool(0), at.player(2), "scientist:2"),
        (ev.ProjectProposed(0, 3, 5), at.projects(3), at.space(5), "project:3"),
        (ev.ProjectReturned(3, 5), at.space(5), at.projects(3), "project:3"),
        (ev.PlantBuilt(0, 3, 2, 1, 4), at.plants(3), at.slot(2, 1), "plant:3:4"),
        (ev.FossilPlantPlaced(2, 1, 0, 350), at.BANK, at.slot(2, 1), "fossil:0"),
        (ev.FossilReplaced(2, 1, 0, 310), at.slot(2, 1), at.BANK, "fossil:0"),
        (ev.CepBought(1, 4), at.MARKET, at.player(1), "cep:1"),
        (ev.CepSold(1, 4), at.player(1), at.MARKET, "cep:1"),
        (ev.CepGained(1, "market"), at.MARKET, at.player(1), "cep:1"),
        (ev.CepGained(1, "bank"), at.BANK, at.player(1), "cep:1"),
        (ev.CepPaid(1, HAND), at.player(1), at.BANK, "cep:1"),
        (ev.CepPaid(1, 3), at.region_cep(3), at.BANK, "cep:1"),
        (ev.RegionCepPaid(3), at.region_cep(3), at.BANK, "cep:1"),
        (ev.RegionCepGained(3, 1), at.MARKET, at.region_cep(3), "cep:1"),
        (ev.CepForced(1, 0, 4), at.MARKET, at.BANK, "cep:1"),
        (ev.MarketRefilled(2, 5), at.BANK, at.MARKET, "cep:2"),
        (ev.TechGained(1, 2, 0), at.BANK, at.player(1), "tech:2"),
        (ev.TechPaid(1, 3, 1), at.player(1), at.BANK, "tech:3"),
        (ev.TechDonated(1, 3), at.player(1), at.region_tech(3), "tech:1"),
        (ev.MoneyGiven(1, 2, 1), at.player(1), at.player(2), "money:1"),
        (ev.MoneyPaid(1, 9, "build"), at.player(1), at.BANK, "money:9"),
        (ev.UnGoalScored(1, 4, 3), at.un_goal(0), at.player(1), "card"),
        (ev.PointsGained(1, 4, "plant"), at.player(1), at.SCORE, "points:4"),
        (ev.ControlTaken(2, 1, -1), at.player(1), at.control(2), "flag:1"),
        (ev.LobbyDrawn(1, 17), at.BANK, at.player(1), "card"),
    ],
    ids=str,
)
def test_a_piece_travels_from_where_it_was_to_where_it_is(
    event: Event, origin: PlaceKey, destination: PlaceKey, code: str
) -> None:
    """Home is the player's chip; the bank stands for every supply."""
    assert FIRST_EVENTS.travel(event, None) == (origin, destination, code)


@pytest.mark.parametrize(
    "event",
    [
        ev.TechGained(1, 0, 2),
        ev.TechPaid(1, 0, 1),
        ev.MarketRefilled(0, 5),
        ev.IncomeSplit(1, 0, 6),
        ev.TurnBegan(1),
        ev.PointsGained(1, 0, "plant"),
    ],
    ids=str,
)
def test_nothing_travels_where_nothing_changes_its_place(event: Event) -> None:
    """An amount of zero (G-01, G-02), a way from a place to itself, and what is no piece at all."""
    assert FIRST_EVENTS.travel(event, None) is None


@pytest.mark.parametrize(
    "event", [ev.CardVisited(1, HAND, 7), ev.ScientistMoved(1, CARD_PLACE + 7, HAND)], ids=str
)
def test_without_a_table_a_card_in_play_lies_at_its_player(event: Event) -> None:
    """Where it lies among the others is not known; nothing travels from the player to the player."""
    assert SECOND_CHANCE_EVENTS.travel(event, None) is None
    assert SECOND_CHANCE_EVENTS.places_of(event, None) == (at.player(1),)
    visit = ev.CardVisited(1, 4, 7)
    assert SECOND_CHANCE_EVENTS.travel(visit, None) == (at.space(4), at.player(1), "scientist:1")


def test_a_un_goal_is_looked_up_in_its_row() -> None:
    """It leaves its own place, a new one joins at the end, and a card that is gone has no place there."""
    table = first_table().copy()
    table.un_row = (11, 12, 13)
    assert movement(ev.UnGoalScored(1, 12, 4), table) == (at.un_goal(1), at.player(1))
    assert movement(ev.UnGoalRevealed(14), table) == (at.BANK, at.un_goal(3))
    assert FIRST_EVENTS.places_of(ev.UnGoalScored(1, 12, 4), table) == (at.player(1), at.un_goal(1), at.SCORE)
    assert FIRST_EVENTS.places_of(ev.UnGoalScored(1, 14, 4), table) == (at.player(1), at.SCORE)
    assert FIRST_EVENTS.places_of(ev.UnGoalScored(1, 14, 0), table) == (at.player(1),), (
        "points come at the end of the game"
    )


def test_a_cep_sold_in_second_chance_goes_to_the_bank() -> None:
    """The first edition puts it on sale again; where the table is known, its setting decides."""
    sold = ev.CepSold(1, 4)
    assert movement(sold, first_table()) == (at.player(1), at.MARKET)
    assert SECOND_CHANCE_EVENTS.travel(sold, second_chance_table()) == (at.player(1), at.BANK, "cep:1")


def test_an_environmental_goal_points_at_what_it_asks_for() -> None:
    """The tile itself, and its region or its energy; any summit of some size has no place of its own."""
    table = second_chance_table()
    shown = [(group, tile) for group, row in enumerate(table.env_tiles) for tile in row]
    for goal, (group, number) in enumerate(shown):
        tile = table.setting.kit.environmental[group][number]
        found = SECOND_CHANCE_EVENTS.places_of(ev.EnvironmentalGoalAchieved(goal), table)
        asked = {"plant_in_region": (at.region(tile.value),), "summit_size": ()}
        assert found == (at.environmental_goal(goal), *asked.get(tile.kind, (at.track(tile.value),)))


def test_the_end_points_at_its_reason() -> None:
    """Enough green regions: these regions. The planet lost: the CO₂ level. The last decade: the decades."""
    table = first_table().copy()
    table.demand[2] = (GreenPlant(0, 0, 0),) * len(table.demand[2])
    assert FIRST_EVENTS.places_of(ev.GameEnded("green_regions"), table) == (at.region(2),)
    assert FIRST_EVENTS.places_of(ev.GameEnded("planet_lost"), table) == (at.CO2,)
    assert FIRST_EVENTS.places_of(ev.GameEnded("last_decade"), table) == (at.DECADE,)


@pytest.mark.parametrize("name", sorted(ev.PRIVATE))
def test_no_place_and_no_piece_tells_a_secret(name: str) -> None:
    """Which card was drawn or kept changes neither place nor travel nor piece (I-22)."""
    one, other = (sample(ev.EVENTS[name], card=card) for card in (3, 17))
    for edition, lines in EDITIONS.items():
        if type(one) in lines.places:
            table = TABLES[edition]()
            assert lines.places_of(one, table) == lines.places_of(other, table)
            assert lines.travel(one, table) == lines.travel(other, table)


def test_places_are_known_without_a_window() -> None:
    """The module imports no Qt: tools that write about a game may use it."""
    blocked = "import sys; sys.modules['PySide6'] = None; import co2desk.ui.models.event_places"
    outcome = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
