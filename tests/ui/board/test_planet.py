"""The planet on the board: its sky follows the CO₂ level, continents show their plants, its risk is told."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication

from co2desk.engine.table.table import FossilPlant
from co2desk.forecast import Forecast, RivalForecast, TeamForecast, forecast, percent
from co2desk.session import Session
from co2desk.session.history import Fate, limits
from co2desk.ui.board.background import WORLD_ROOM, lands
from co2desk.ui.board.geometry import HEIGHT, WIDTH
from co2desk.ui.board.items.climate import Co2Item
from co2desk.ui.board.items.continent import GREEN, draw_continent
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.items.players import PlayerItem
from co2desk.ui.board.items.regions import RegionItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.theme.look import DANGER, Type, look_of
from co2desk.ui.theme.outlines import WORLD, fitting_outline
from tests.replays.games import load_recorded
from tests.ui import second_screen
from tests.ui.board.painting_boards import draw
from tests.ui.board_check import same_picture
from tests.ui.first_screen import ANNA, EUROPE, prepared
from tests.ui.painted_words import listening
from tests.ui.painting import picture_of
from tests.ui.screen import Screen
from tests.ui.stations import crowded

pytestmark = pytest.mark.shared_window


def laid_at(screen: Screen, ppm: int) -> None:
    session, stage = prepared()
    stage.table.co2 = ppm
    screen.lay(session)


def corner(screen: Screen) -> tuple[int, int, int]:
    """The colour of the sky below the board."""
    picture = picture_of(screen.game_view.view.viewport())
    found = picture.pixelColor(3, picture.height() - 3)
    return found.red(), found.green(), found.blue()


def test_the_air_is_clear_without_co2_and_burns_where_the_planet_is_lost(screen: Screen) -> None:
    airs = []
    for ppm in (0, 200, 340, 350, 490, 500, 600):
        laid_at(screen, ppm)
        airs.append(screen.game_view.board.air)
    assert airs == sorted(airs)
    assert airs[0] == 0
    assert airs[2] < DANGER <= airs[3]
    assert airs[5] == airs[6] == 1


def test_the_sky_changes_on_the_screen_when_the_level_changes(screen: Screen) -> None:
    laid_at(screen, 100)
    red, _, blue = corner(screen)
    assert blue > red
    table = screen.controller.table
    table.co2 = 490
    screen.controller.model.update(table, ANNA)
    screen.settle()
    later, _, blue = corner(screen)
    assert later > blue
    assert later - blue > 100


def layered(paths: Iterable[QPainterPath]) -> QImage:
    """The board with its paths on top of each other: the more of them a pixel lies in, the brighter it is."""
    picture = QImage(int(WIDTH), int(HEIGHT), QImage.Format.Format_RGB32)
    picture.fill("black")
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for path in paths:
        painter.fillPath(path, QColor(1, 1, 1))
    painter.end()
    return picture


def test_the_world_has_the_land_of_its_outline_and_its_lakes(app: QApplication) -> None:
    """A lake is a hole in its continent: painted by itself it would be an island."""
    world = fitting_outline(WORLD, WORLD_ROOM)
    assert layered(lands()) == layered([world]) != layered([])
    shores = len(world.toSubpathPolygons())
    assert len(lands()) < shores == sum(len(land.toSubpathPolygons()) for land in lands())


def test_a_continent_shows_what_stands_on_its_slots(screen: Screen) -> None:
    session, stage = prepared()
    stage.demand("europe", "coal", "solar:0:0")
    screen.lay(session)
    item = screen.game_view.board.items_by_key[at.region(EUROPE)]
    assert isinstance(item, RegionItem)
    plants = item.plants()
    assert plants[:2] == (40, GREEN)
    assert not any(plants[2:])


def test_a_continent_lies_in_its_place_on_a_screen_of_any_ratio(app: QApplication) -> None:
    """It is copied pixel by pixel, past the scale of the painter."""
    look, pictures = look_of("standard", dark=True), []
    for ratio in (1.0, 1.5):
        picture = QPixmap(300, 240)
        picture.fill("black")
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.scale(0.75 / ratio, 0.75 / ratio)
        painter.translate(33.3, 21.7)
        area = QRectF(0, 0, 274, 226)
        draw_continent(Pen(painter, look, Type("Noto Sans")), area, "africa", (GREEN, 40, 0), 10)
        painter.end()
        picture.setDevicePixelRatio(1)
        pictures.append(picture.toImage())
    assert same_picture(*pictures)
    assert pictures[0].pixelColor(120, 60) != QColor("black")


def test_a_continent_is_painted_again_only_when_its_plants_change(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of a decade the next slot of every region changes, and no continent does."""
    laid_at(screen, 100)
    board, table = screen.game_view.board, screen.controller.table
    painted: list[PlaceKey] = []
    monkeypatch.setattr(RegionItem, "paint_again", lambda item: painted.append(item.key))
    board.show_changes([at.slot(EUROPE, 0)])
    assert painted == []
    table.demand[EUROPE] = (FossilPlant(0), *table.demand[EUROPE][1:])
    screen.controller.model.update(table, ANNA)
    assert painted == [at.region(EUROPE)]


def test_the_panel_of_a_region_shows_its_ring(screen: Screen) -> None:
    """It is painted with the sky, and on the screen at once all the same."""
    laid_at(screen, 100)
    view = screen.game_view.view
    marks = {key: item.mark for key, item in view.board.items_by_key.items()}
    without = picture_of(view.viewport())
    view.board.set_marks({**marks, at.region(EUROPE): "chosen"})
    screen.settle()
    assert not same_picture(picture_of(view.viewport()), without)
    view.board.set_marks(marks)
    screen.settle()
    assert same_picture(picture_of(view.viewport()), without)


def test_a_track_tells_income_level_and_crane(screen: Screen) -> None:
    """Issues 19 and 20: three numbers that are easily mixed up, each with its word."""
    session, stage = prepared()
    table, energy = stage.table, 1
    table.expertise[energy] = 4
    screen.lay(session)
    _, lines = screen.game_view.board.words.explain(
        at.track(energy), screen.controller.model.value(at.track(energy))
    )
    income = table.setting.base.tracks[energy].income[3]
    crane = table.setting.kit.plants[energy][table.plant_stack[energy][0]].tech
    assert f"Anna: level 4, income {income}" in lines
    assert f"Crane: the next plant needs level {crane}." in lines
    assert "The coin on a space is its income, the number below it the level." in lines


@pytest.mark.parametrize(("edition", "players"), [("first", 2), ("first", 4), ("second", 2), ("second", 4)])
def test_a_track_tells_an_income_only_to_those_who_earn_it(
    screen: Screen, edition: str, players: int
) -> None:
    """6.1, 11: the highest level earns; with three or more players the second highest, too."""
    session = prepared(players)[0] if edition == "first" else second_screen.prepared(players=players)[0]
    table, energy = session.game.table, 1
    levels, energies = (4, 3, 2, 0)[:players], table.setting.energies
    table.expertise[energy::energies] = levels
    screen.lay(session)
    _, lines = screen.game_view.board.words.explain(
        at.track(energy), screen.controller.model.value(at.track(energy))
    )
    income = table.setting.base.tracks[energy].income
    names = [seat.name for seat in screen.controller.seats]
    assert f"{names[0]}: level 4, income {income[3]}" in lines
    if players == 2:
        assert f"{names[1]}: level 3" in lines
        assert "Once in a decade, only the highest level earns its income." in lines
    else:
        assert f"{names[1]}: level 3, income {income[2]}" in lines
        assert {f"{names[2]}: level 2", f"{names[3]}: level 0"} <= set(lines)
        assert "Once in a decade, the two highest levels earn their income." in lines


def test_a_track_shows_income_above_and_the_level_below(screen: Screen) -> None:
    """Issue 20: who sees only one number on a space takes it for the level. A sign stands for its level."""
    session, stage = prepared()
    table, energy = stage.table, 1
    table.expertise[energy] = 4
    screen.lay(session)
    board = screen.game_view.board
    item = board.items_by_key[at.track(energy)]
    with listening() as heard:
        draw(board, item, item.value)
    middle = item.area.center().y()
    above = [word.text for word in heard.words if word.room.center().y() < middle - item.area.height() / 4]
    below = [word.text for word in heard.words if word.room.center().y() > middle + item.area.height() / 6]
    track = table.setting.base.tracks[energy]
    assert above == [str(income) for income in track.income]
    assert below == [str(level) for level in range(1, track.length + 1) if level != table.expertise[energy]]


def test_a_player_s_chip_tells_plants_and_regions(screen: Screen) -> None:
    """Issue 19: at a glance, and with names beside the mouse."""
    session, stage = prepared()
    stage.control("europe", ANNA)
    stage.demand("europe", "solar:0:0")
    screen.lay(session)
    item = screen.game_view.board.items_by_key[at.player(ANNA)]
    assert isinstance(item, PlayerItem)
    assert dict(item.standing()) == {"plant": 1, "control": 1}
    _, lines = screen.game_view.board.words.explain(item.key, item.value)
    assert "Controlled regions: Europe" in lines


@pytest.mark.parametrize("mode", ["first", "cooperative", "competitive", "solo"])
def test_the_board_tells_the_same_chance_of_losing_as_the_forecast(screen: Screen, mode: str) -> None:
    session: Session = crowded(mode)
    screen.lay(session)
    board, told = screen.game_view.board, forecast(session.game.table, screen.controller.seat)
    if isinstance(told, Forecast):
        chance = told.climate.loss if told.decade else 0
    elif isinstance(told, TeamForecast):
        chance = told.losing
    else:
        assert isinstance(told, RivalForecast)
        chance = told.loss
    assert board.risk == chance
    assert screen.game_view.forecast.told == told
    _, lines = board.words.explain(at.CO2, session.game.table.co2)
    assert any(f"{percent(board.risk)}%" in line for line in lines)


def test_a_team_reads_first_how_the_level_is_reduced_and_then_what_loses(screen: Screen) -> None:
    """13, A7: above the limit nothing is lost before the level could be bought down."""
    session, stage = second_screen.prepared()
    screen.lay(session)
    _, lines = screen.game_view.board.words.explain(at.CO2, stage.table.co2)
    reduced = next(n for n, line in enumerate(lines) if line.startswith("After the energy supply it can be"))
    assert lines[reduced + 1] == "If it is still above 500 ppm then, the game is lost."


def test_beside_the_level_stands_what_a_chance_of_losing_is_about(screen: Screen) -> None:
    """A figure alone would be read as that of the whole game."""
    session, stage = prepared()
    stage.table.co2 = 480
    screen.lay(session)
    board = screen.game_view.board
    assert board.risk
    told = painted(board, board.items_by_key[at.CO2])
    assert "Lost if nothing more is done" in told
    assert f"{percent(board.risk)}%" in told
    assert "left to" not in told


def test_a_certain_loss_on_a_calm_board_is_no_alarm(screen: Screen) -> None:
    """A team begins with a loss that its turns prevent: the box has its condition, and another colour than
    near the limit."""
    session, _ = second_screen.prepared()
    screen.lay(session)
    board = screen.game_view.board
    assert board.risk == 1
    item = board.items_by_key[at.CO2]
    assert isinstance(item, Co2Item)
    assert item.value < item.alarm()
    assert "Lost if nothing more is done" in painted(board, item)
    assert item.risk_shade(board.look) == board.look.forced
    board.show_level(item.alarm())
    assert item.risk_shade(board.look) == board.look.danger


@pytest.mark.parametrize("ppm", [300, 480])
def test_where_nothing_can_be_lost_the_board_tells_how_far_the_limit_is(screen: Screen, ppm: int) -> None:
    """In the last decade no supply phase follows, at any level: 0% would call 480 ppm safe."""
    session, stage = prepared()
    stage.table.co2, stage.table.decade = ppm, session.game.table.setting.decades
    screen.lay(session)
    board = screen.game_view.board
    assert board.risk == 0
    told = painted(board, board.items_by_key[at.CO2])
    assert f"ppm left to 500 {500 - ppm}" in told
    assert "%" not in told


def test_while_a_decade_turns_the_distance_to_the_limit_follows_the_level(screen: Screen) -> None:
    """There is no forecast then, and each fossil plant brings the limit closer."""
    laid_at(screen, 300)
    board = screen.game_view.board
    board.set_risk(None)
    board.show_level(340)
    assert "ppm left to 500 160" in painted(board, board.items_by_key[at.CO2])
    board.show_level(510)
    assert "ppm above 500 10" in painted(board, board.items_by_key[at.CO2])


@pytest.mark.parametrize(
    ("name", "fate"),
    [
        ("first-green-regions", Fate.SAVED),  # at 460 ppm
        ("competitive-last-decade", Fate.SAVED),  # at 490
        ("cooperative-won", Fate.SAVED),  # at the limit itself
        ("first-planet-lost", Fate.LOST),
    ],
)
def test_at_the_end_a_planet_looks_saved_or_lost_whatever_its_level(
    screen: Screen, name: str, fate: Fate
) -> None:
    """The light, the continents and the words; an action that is taken back takes them along."""
    session = load_recorded(name)
    screen.lay(session)
    view = screen.game_view
    board, level = view.board, view.board.items_by_key[at.CO2]
    is_saved = fate is Fate.SAVED
    assert board.fate is fate
    assert board.air == (0 if is_saved else 1)
    for item in board.items_by_key.values():
        if isinstance(item, RegionItem):
            assert all(plant <= 0 if is_saved else plant > 0 for plant in item.shown_plants)
    assert isinstance(level, Co2Item)
    told = painted(board, level)
    assert ("Planet saved" in told, "Planet lost" in told) == (is_saved, not is_saved)
    assert ("The planet is saved." in view.prompt.sentence.text()) == is_saved
    screen.controller.undo(1)
    assert board.fate is None
    assert board.air == level.air()
    assert "Planet" not in painted(board, level)
    for item in board.items_by_key.values():
        if isinstance(item, RegionItem):
            assert item.shown_plants == item.plants()


def test_a_lost_planet_burns_everywhere_though_its_sky_was_as_red_before(screen: Screen) -> None:
    """The sky is not painted again then: each region has to say so itself."""
    laid_at(screen, 500)
    view, board = screen.game_view.view, screen.game_view.board
    assert board.fate is None
    assert board.air == 1
    before = picture_of(view.viewport())
    board.set_fate(Fate.LOST)
    region = view.mapFromScene(board.items_by_key[at.region(EUROPE)].sceneBoundingRect()).boundingRect()
    assert picture_of(view.viewport()).copy(region) != before.copy(region)


def test_a_team_that_fails_below_the_limit_has_lost_the_game_not_the_planet(screen: Screen) -> None:
    """At 400 ppm, for its solo goal: light and continents are those of the level."""
    session = load_recorded("solo-card-missed")
    screen.lay(session)
    board, level = screen.game_view.board, screen.game_view.board.items_by_key[at.CO2]
    assert isinstance(level, Co2Item)
    assert session.game.table.co2 < limits(session.game.table.setting)[1]
    assert board.fate is Fate.GAME_LOST
    assert 0 < level.air() < 1
    assert board.air == level.air()
    for item in board.items_by_key.values():
        if isinstance(item, RegionItem):
            slots = [at.slot(item.key.number, slot) for slot in range(item.kit.slots[item.key.number])]
            empty = [board.model.value(slot).plant is None for slot in slots]
            assert [plant == 0 for plant in item.plants()] == empty
    told = painted(board, level)
    assert "Game lost" in told
    assert "Planet" not in told
    assert "planet" not in screen.game_view.prompt.sentence.text()
    screen.controller.undo(1)
    assert "Game lost" not in painted(board, level)


def painted(board: BoardScene, item: PlaceItem) -> str:
    """The words on a piece."""
    with listening() as words:
        picture = QImage(200, 600, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        item.draw(Pen(painter, board.look, board.type), item.area)
        painter.end()
    return " ".join(word.text for word in words.words)
