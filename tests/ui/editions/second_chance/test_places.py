"""The places of Second Chance: what lies where, and that nobody sees what is not theirs to see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.ids import EMPTY, GRANTS, INSTALLED, PREPARING, PROPOSED
from co2desk.engine.table.kit import EnvironmentalTile
from co2desk.session import GameOptions, Session
from co2desk.text import Speaker
from co2desk.ui.editions.second_chance.places import second_places
from co2desk.ui.editions.second_chance.views import (
    CubesView,
    EnvironmentalGoalView,
    GoalGroupView,
    LobbyistView,
    MarkersView,
    PhaseView,
    ProgressView,
    SecondSpaceView,
    SoloStateView,
)
from co2desk.ui.editions.second_chance.words.board import SecondWords
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.models.table_model import TableModel
from tests.engine.second_chance.scene import Scene, scene

NAMES = ["Anna", "Bruno", "Chiara", "David"]
GAMES = {
    "cooperative": GameOptions("second_chance", 4, variants={"mode": "cooperative", "inspectors": True}),
    "three partners": GameOptions("second_chance", 3, variants={"mode": "cooperative", "draft": True}),
    "competitive": GameOptions("second_chance", 3, variants={"mode": "competitive"}),
    "solo": GameOptions("second_chance", 1, variants={"mode": "solo", "solo_card": 5}),
}


def values(table: Any, seat: int = 0) -> dict[PlaceKey, Any]:
    """What lies on every place, as this seat sees it."""
    return {place.key: place.read(table, seat) for place in second_places(table.setting).walk()}


def words_for(table: Any) -> SecondWords:
    speaker = Speaker(table.setting.base, NAMES[: table.setting.players])
    return SecondWords(speaker, table.setting, lambda: table)


def goals_seen(table: Any, seat: int) -> tuple[int, tuple[int, ...]]:
    """How many personal goals player 1 has, and those of them that a seat sees."""
    company = values(table, seat)[at.player(1)]
    return company.personal_goals, company.open_goals


def told(table: Any, seat: int = 0) -> dict[PlaceKey, Any]:
    """What is said about every place."""
    words = words_for(table)
    return {key: words.explain(key, value) for key, value in values(table, seat).items()}


def along(options: GameOptions, every: int = 11) -> Iterator[Any]:
    """Positions of a whole game; a team is rich, or it would lose in the first decade."""
    session = Session.new(options)
    session.game.table.vp[0] += 200
    step = 0
    while not session.game.is_over:
        if step % every == 0:
            yield session.game.table
        legal = session.game.legal()
        session.play(legal[step * 7 % len(legal)])
        step += 1
    yield session.game.table


# --- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_shown_and_explained_to_everybody(name: str) -> None:
    """Every position has a value and words for every place, for each seat and for nobody; the places stay."""
    keys = set()
    for table in along(GAMES[name]):
        for seat in range(NOBODY, table.setting.players):
            shown = values(table, seat)
            keys.add(frozenset(shown))
            for key, (title, lines) in told(table, seat).items():
                assert all([title, *lines]) or not title, key
    assert len(keys) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_place_with_something_on_it_has_a_name(name: str) -> None:
    """A screen reader reads the names; only places that hold others have none."""
    holders = {"regions", "summits", "stacks", "tracks", "players"}
    table = Session.new(GAMES[name]).game.table
    for key, (title, _lines) in told(table).items():
        nothing = values(table)[key] in (None, 0, False) and key.kind not in (
            PlaceKind.REGION_TECH,
            PlaceKind.CONTROL,
        )
        assert title or nothing or key.kind in holders, key


@pytest.mark.parametrize("name", GAMES)
def test_the_model_tells_of_every_place_that_differs_and_of_no_other(name: str) -> None:
    """Values can be compared: after each step exactly the places that read differently are told."""
    session = Session.new(GAMES[name])
    model = TableModel()
    model.begin(second_places(session.game.table.setting), session.game.table, 0)
    for step in range(40):
        if session.game.is_over:
            break
        before = values(session.game.table)
        legal = session.game.legal()
        session.play(legal[step * 5 % len(legal)])
        after = values(session.game.table)
        assert set(model.update(session.game.table, 0)) == {key for key in after if after[key] != before[key]}


# --- secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_can_be_read_on_the_board(name: str) -> None:
    """19: hands, goals (also among partners) and the order of piles; not in a value and not in a word."""
    chance = Random(name)
    for table in along(GAMES[name]):
        for seat in range(NOBODY, table.setting.players):
            other = EDITIONS[table.setting.mode].deal_again(table, seat, chance)
            assert values(other, seat) == values(table, seat)
            assert told(other, seat) == told(table, seat)


def test_personal_goals_are_the_players_own_until_the_end() -> None:
    """19: each partner sees the own ones with their progress; the others see how many there are."""
    table = scene("cooperative", players=2).table
    table.personal[:] = [(4, 8), (6, 16)]
    table.tech[0] = 3
    assert [values(table, 0)[at.personal_goal(n)] for n in range(2)] == [4, 8]
    assert [values(table, 1)[at.personal_goal(n)] for n in range(2)] == [6, 16]
    assert [values(table, NOBODY)[at.personal_goal(n)] for n in range(2)] == [0, 0]
    assert values(table, 0)[at.progress(0)] == ProgressView(have=3, needed=3)
    assert values(table, NOBODY)[at.progress(0)] is None
    assert goals_seen(table, 0) == (2, ())
    table.ending = "won"
    assert goals_seen(table, 0) == (2, (6, 16))


def test_a_goal_that_had_to_be_shown_is_seen_by_all() -> None:
    """A24: a small summit held alone shows the goal that asked for it, and no other."""
    table = scene("cooperative", players=2).table
    table.personal[:] = [(4, 8), (3, 16)]
    table.small_summit_alone[1] = 1
    for seat in (NOBODY, 0, 1):
        assert goals_seen(table, seat) == (2, (3,))


# --- regions -----------------------------------------------------------------------------------------------


def shown(stage: Scene, key: PlaceKey) -> Any:
    return values(stage.table)[key]


def test_a_project_tells_its_level_and_whose_infrastructure_it_is() -> None:
    """9.A, 9.B: planned with room for a scientist, in work, and prepared with the marker of its host."""
    stage = scene()
    stage.project("europe/money", "wind", level=2, scientist=1)
    stage.project("europe/tech", "recycling", level=1, host=3)
    wind, recycling = stage.energy("wind"), stage.energy("recycling")
    planned, prepared = stage.space("europe/money"), stage.space("europe/tech")
    assert shown(stage, at.space(planned)) == SecondSpaceView(
        energy=wind, stage=PROPOSED, scientist=1, level=2, host=NOBODY
    )
    assert shown(stage, at.space(prepared)) == SecondSpaceView(
        energy=recycling, stage=INSTALLED, scientist=NOBODY, level=1, host=3
    )
    assert shown(stage, at.space(prepared + 1)) == SecondSpaceView(
        energy=-1, stage=EMPTY, scientist=NOBODY, level=0, host=NOBODY
    )
    words = words_for(stage.table)
    assert "prepared" in words.explain(at.space(prepared), shown(stage, at.space(prepared)))[0]
    assert any(
        "David" in line for line in words.explain(at.space(prepared), shown(stage, at.space(prepared)))[1]
    )
    stage.table.space_stage[planned] = PREPARING
    assert "in progress" in words.explain(at.space(planned), shown(stage, at.space(planned)))[0]


def test_a_plant_tells_who_built_it_and_on_whose_infrastructure() -> None:
    """9.C: builder and host are two things; both are named."""
    stage = scene()
    stage.demand("africa", "coal", "hydro:2:1:3")
    africa = stage.region("africa")
    plant = shown(stage, at.slot(africa, 1)).plant
    assert (plant.level, plant.owner, plant.host) == (2, 1, 3)
    lines = "\n".join(told(stage.table)[at.slot(africa, 1)][1])
    assert "Bruno" in lines
    assert "David" in lines


def test_the_cubes_lie_below_the_energies_of_the_agenda() -> None:
    """7.7: for each field who has a cube there; more than one of a player counts no more than one."""
    stage = scene("competitive", players=3)
    stage.demand("europe", "wind:1:2:0", "recycling:1:0:0", "wind:1:0:1", "recycling:2:0:1")
    assert shown(stage, at.cubes(stage.region("europe"))) == (
        CubesView(players=(), rivals=0),
        CubesView(players=(0, 2), rivals=0),
        CubesView(players=(0,), rivals=0),
    )
    assert "Control cubes" in told(stage.table)[at.cubes(stage.region("europe"))][0]


def test_the_opponent_of_the_solo_game_has_cubes_too() -> None:
    """4.3: eight cubes of another colour, counted for each field."""
    stage = scene("solo")
    asia = stage.region("asia")
    stage.table.rival_cubes[asia * 5 + stage.energy("wind")] = 2
    assert shown(stage, at.cubes(asia)) == (
        CubesView(players=(), rivals=0),
        CubesView(players=(), rivals=2),
        CubesView(players=(), rivals=0),
    )
    assert any("opponent (2)" in line for line in told(stage.table)[at.cubes(asia)][1])


def begun(mode: str) -> Any:
    """A game in its first turn, with the rest of the decade still waiting."""
    game = Session.new(GAMES[mode]).game
    while game.decision.kind != "turn":
        game.apply(game.legal()[0])
    return game.table


def next_slots(table: Any) -> set[int]:
    shown = values(table)
    return {key.slot for key, value in shown.items() if key.kind is PlaceKind.SLOT and value.is_next}


def test_the_slot_that_the_next_supply_looks_at_is_marked() -> None:
    """13: a team is supplied at the end of a decade, rivals at its beginning."""
    team, rivals = begun("cooperative"), begun("competitive")
    assert next_slots(team) == {0}
    assert next_slots(rivals) == {1}
    team.stack[:] = [Frame("decade_end"), Frame("reduction", 0)]
    assert next_slots(team) == {1}
    team.decade = team.setting.decades
    assert next_slots(team) == set()


def test_a_cep_on_a_new_fossil_plant_is_seen_on_it() -> None:
    """13: an uncontrolled region pays with a CEP that lies on the plant of this decade only."""
    stage = scene("competitive")
    stage.demand("asia", "coal", "gas")
    asia = stage.region("asia")
    stage.table.decade = 2
    stage.table.fossil_cep[asia] = 1
    assert [shown(stage, at.slot(asia, slot)).has_cep for slot in range(3)] == [False, True, False]


# --- goals, cards, time ------------------------------------------------------------------------------------


def test_environmental_goals_tell_what_is_done_and_who_looks() -> None:
    """12, 17.7: the tile, whether it is achieved, and the inspector at it; a goal costs twice under one."""
    stage = scene("cooperative", inspectors=True)
    stage.goals(("plant_of_type", "solar"), ("plant_in_region", "asia"), ("summit_size", 3))
    table = stage.table
    table.env_done[1] = 1
    table.inspector_at = [0, NOBODY]
    solar, asia = stage.energy("solar"), stage.region("asia")
    assert shown(stage, at.environmental_goal(0)) == EnvironmentalGoalView(
        EnvironmentalTile("plant_of_type", solar), is_achieved=False, inspector=0
    )
    assert shown(stage, at.environmental_goal(1)) == EnvironmentalGoalView(
        EnvironmentalTile("plant_in_region", asia), is_achieved=True, inspector=NOBODY
    )
    assert shown(stage, at.environmental_goal(2)) is None
    assert shown(stage, at.environmental_goal(13)) == EnvironmentalGoalView(
        EnvironmentalTile("summit_size", 3), is_achieved=False, inspector=NOBODY
    )
    assert shown(stage, at.goal_group(0)) == GoalGroupView(achieved=1, shown=2)
    table.inspector_at = [NOBODY, 0]
    assert shown(stage, at.environmental_goal(13)).inspector == 1
    table.decade = 3
    assert "3 points" in told(table)[at.environmental_goal(0)][1][0]
    assert "twice" in told(table)[at.environmental_goal(13)][1][1]
    assert told(table)[at.environmental_goal(1)][1] == ["Achieved."]


def test_the_second_of_two_equal_goals_tells_what_it_needs() -> None:
    """A33: the second copy needs a second event."""
    stage = scene("cooperative")
    stage.goals(("plant_of_type", "solar"), ("plant_of_type", "solar"))
    stage.demand("asia", "solar:1:0:0")
    assert len(told(stage.table)[at.environmental_goal(0)][1]) == 1
    assert "Needed: 2, so far: 1." in told(stage.table)[at.environmental_goal(1)][1][-1]


def test_lobbyists_in_play_lie_in_the_order_of_their_numbers() -> None:
    """17.1: the card and whose scientist has visited it."""
    stage = scene("cooperative", players=2)
    stage.in_play(31, 4)
    stage.table.card_visitor[31] = 1
    assert [shown(stage, at.lobbyist(n)) for n in range(3)] == [
        LobbyistView(card=4, visitor=NOBODY),
        LobbyistView(card=31, visitor=1),
        None,
    ]
    assert sum(key.kind is PlaceKind.LOBBYIST for key in values(stage.table)) == 10
    assert "Bruno" in told(stage.table)[at.lobbyist(1)][1][1]


def test_the_phase_is_read_from_what_still_waits() -> None:
    """5: the phases of the mode in their order, and the present one; nothing before the first decade."""
    team = ("rounds", "income", "goals", "energy_supply", "reduction_step", "decade_end")
    rivals = ("energy_supply", "rounds", "income", "event_phase", "decade_end")
    assert values(begun("cooperative"))[at.PHASE] == PhaseView(now="rounds", phases=team)
    assert values(begun("competitive"))[at.PHASE] == PhaseView(now="rounds", phases=rivals)
    drafting = Session.new(GAMES["three partners"]).game.table
    assert values(drafting)[at.PHASE] == PhaseView(now="", phases=team)
    drafting.ending = "points_lost"
    assert values(drafting)[at.PHASE].now == "over"


def test_three_partners_have_fewer_rounds_in_the_last_decade() -> None:
    """5: three rounds, in the last decade two."""
    stage = scene("cooperative", players=3)
    assert shown(stage, at.ROUND).last == 3
    stage.table.decade = 4
    assert shown(stage, at.ROUND).last == 2


def test_a_team_has_its_points_together() -> None:
    """1: one account for the team, one for each rival; words say so."""
    assert len(shown(scene("cooperative"), at.SCORE).points) == 1
    assert len(shown(scene("competitive"), at.SCORE).points) == 4
    assert "team" in told(scene("cooperative").table)[at.SCORE][0]
    assert "team" not in told(scene("solo").table)[at.SCORE][0]


def test_markers_and_cubes_run_out() -> None:
    """2, A29, A49: eight of each; alone one goes on with other colours, so there are never less than none."""
    stage = scene("solo")
    assert shown(stage, at.MARKERS) == MarkersView(infrastructures=8, cubes=8)
    stage.demand("asia", "solar:1:0:0")
    stage.project("asia/money", "wind", host=0)
    assert shown(stage, at.MARKERS) == MarkersView(infrastructures=6, cubes=7)
    stage.table.infrastructures[0] = 12
    assert shown(stage, at.MARKERS).infrastructures == 0
    assert values(stage.table, NOBODY)[at.MARKERS] is None


def test_a_mode_has_only_the_places_it_needs() -> None:
    """4.2, 4.3: events and company goals for rivals, goals for a team, a card for who plays alone."""
    kinds = {
        mode: {key.kind for key in values(scene(mode).table)}
        for mode in ("cooperative", "competitive", "solo")
    }
    assert kinds["competitive"] - kinds["cooperative"] == {"event", "next_event", "company_goal"}
    assert kinds["cooperative"] - kinds["competitive"] == {
        "goal_group",
        "environmental_goal",
        "personal_goal",
        "progress",
    }
    assert kinds["solo"] - kinds["cooperative"] == {"solo_card", "solo_state"}


def test_the_solo_card_tells_how_far_it_is() -> None:
    """17.4: what there is of what it asks for; missed once its decade has ended without it."""
    stage = scene("solo", solo_card=3)
    assert shown(stage, at.SOLO_CARD) == 3
    assert shown(stage, at.SOLO_STATE) == SoloStateView(is_kept=True, progress=ProgressView(have=0, needed=5))
    stage.table.solo_kept = 0
    assert "missed" in told(stage.table)[at.SOLO_STATE][0]


def test_a_stack_shows_the_levels_of_its_tiles_and_the_price_card_both() -> None:
    """4.1, P1: two tiles of level 1 on three of level 2; a plant of each level has its price."""
    stage = scene()
    stage.project("asia/money", "solar")
    solar = stage.energy("solar")
    assert shown(stage, at.projects(solar)) == (1, 2, 2, 2)
    assert [plant.money for plant in shown(stage, at.price(solar))] == [10, 14]
    assert any("I, II, II, II" in line for line in told(stage.table)[at.projects(solar)][1])


def test_a_track_explains_its_marks() -> None:
    """P4: from where plants of each level can be built, the middle and the last space."""
    stage = scene()
    solar = stage.energy("solar")
    marks = stage.table.setting.kit.marks[solar]
    lines = "\n".join(told(stage.table)[at.track(solar)][1])
    for words in (
        f"plants of level I need level {marks.level1} on this track",
        f"plants of level II need level {marks.level2} on this track",
        f"level {marks.half}",
        "level 10",
    ):
        assert words in lines


def test_the_regions_are_numbered_from_the_home_region_on() -> None:
    """A1: the energy supply begins at home and goes on clockwise."""
    stage = scene("cooperative", home="europe")
    words = words_for(stage.table)
    order = [words.order(region) for region in range(6)]
    assert order[stage.region("europe")] == 1
    assert sorted(order) == [1, 2, 3, 4, 5, 6]
    assert order[stage.region("south_america")] == 6


def test_a_un_goal_says_only_what_it_is_worth_in_this_mode() -> None:
    """8.C: points at once for a team, all cards together at the end for rivals."""
    for mode, said, unsaid in (
        ("cooperative", "team", "score together"),
        ("competitive", "score together", "team"),
    ):
        table = scene(mode).table
        text = "\n".join(told(table)[at.un_goal(0)][1])
        assert said in text
        assert unsaid not in text


def test_grants_and_levels_fit_the_kit() -> None:
    """A kit of another copy may have other spaces; the places follow it."""
    table = scene("competitive").table
    shown = values(table)
    assert sum(key.kind is PlaceKind.SPACE for key in shown) == table.setting.regions * GRANTS
    assert sum(key.kind is PlaceKind.SLOT for key in shown) == sum(table.setting.kit.slots_competitive)
    assert sum(key.kind is PlaceKind.UN_GOAL for key in shown) == 10
