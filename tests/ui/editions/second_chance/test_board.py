"""The board of Second Chance: where everything lies, and that what matters can be seen without colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import region_of, summit_of
from co2desk.session import GameOptions, Session
from co2desk.text import Speaker
from co2desk.ui.board.flyers import grip_pixmap
from co2desk.ui.board.geometry import SCENE, SEAT_HEIGHT, SEAT_Y
from co2desk.ui.board.items import draw
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE, turn_steps
from co2desk.ui.editions.second_chance.items.climate import TeamScoreItem
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.models.table_model import TableModel
from co2desk.ui.preferences import PALETTES, STANDARD
from co2desk.ui.theme.appearance import FAMILY, load_fonts
from co2desk.ui.theme.look import SMALLEST, Type, look_of
from tests.engine.second_chance.scene import scene
from tests.ui.screen import people

GAMES = {
    "four partners": GameOptions("second_chance", 4, variants={"mode": "cooperative", "inspectors": True}),
    "three partners": GameOptions("second_chance", 3, variants={"mode": "cooperative"}),
    "two partners": GameOptions("second_chance", 2, variants={"mode": "cooperative", "draft": True}),
    "four rivals": GameOptions("second_chance", 4, variants={"mode": "competitive"}),
    "two rivals": GameOptions("second_chance", 2, variants={"mode": "competitive"}),
    "alone": GameOptions("second_chance", 1, variants={"mode": "solo", "solo_card": 5}),
}


class Board:
    """A table laid out for a seat."""

    def __init__(self, table: Any, seat: int = 0, palette: str = STANDARD, dark: bool = False) -> None:
        load_fonts()
        self.table, self.seat = table, seat
        setting = table.setting
        self.model = TableModel()
        self.model.begin(SECOND_CHANCE.places(setting), table, seat)
        self.seats = people(setting.players)
        speaker = Speaker(setting.base, [sitting.name for sitting in self.seats])
        words = SECOND_CHANCE.board.words(speaker, setting, lambda: self.model.table)
        self.scene = BoardScene(self.model, look_of(palette, dark), Type(FAMILY))
        self.scene.begin(setting, self.seats, words, SECOND_CHANCE.board)

    def item(self, key: PlaceKey) -> PlaceItem:
        return self.scene.items_by_key[key]

    def visible(self) -> list[PlaceItem]:
        return [item for item in self.scene.items_by_key.values() if item.isVisible()]

    def update(self) -> None:
        self.model.update(self.table, self.seat)

    def picture(self, key: PlaceKey, grey: bool = True) -> QImage:
        """An item as it is painted, without its colours."""
        item = self.item(key)
        scale = 3
        size = item.boundingRect().size().toSize() * scale
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(0x808080)
        painter = QPainter(image)
        painter.scale(scale, scale)
        painter.translate(-item.boundingRect().topLeft())
        item.paint(painter, None)  # type: ignore[arg-type]
        painter.end()
        return image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image


SEAT = QRectF(0, SEAT_Y, 1280, SEAT_HEIGHT)


def full(options: GameOptions) -> Any:
    """Everything that can be there is there: hands, scientists everywhere, lobbyists in play, all goals."""
    table = Session.new(options).game.table
    setting, kit = table.setting, table.setting.kit
    for player in range(setting.players):
        table.hand_scientists[player], table.pool_scientists[player] = kit.scientists, kit.scientists - 1
        table.lobby_hand[player] = tuple(range(1, 1 + kit.lobby_hand))
        table.goal[player] = 1
        if not setting.rivals:
            table.personal[player] = (1, 2, 9, 12)
    table.space_energy[:] = [0] * setting.spaces
    table.space_level[:] = [2] * setting.spaces
    table.space_stage[:] = [1] * setting.spaces
    table.space_scientist[:] = [0] * setting.spaces
    largest = max(range(len(kit.summits)), key=lambda tile: len(kit.summits[tile]))
    for summit in range(len(table.summit_tile)):
        table.summit_tile[summit] = largest
        table.summit_seats[summit] = (0,) * len(kit.summits[largest])
    for card in range(1, 1 + setting.players * kit.lobby_hand):
        table.card_in_play[card] = 1
    return table


# --- where everything lies ---------------------------------------------------------------------------------

# A place that lies on another one -> that one, by the place's number.
LIES_ON: dict[PlaceKind, Callable[[int], PlaceKey]] = {
    **dict.fromkeys(at.REGION_PARTS, at.region),
    **dict.fromkeys(at.SEAT_PARTS - {PlaceKind.PERSONAL_GOAL}, lambda number: at.SEAT),
    PlaceKind.SPACE: lambda number: at.region(region_of(number)),
    PlaceKind.TOPIC: lambda number: at.summit(summit_of(number)),
    PlaceKind.ENVIRONMENTAL_GOAL: lambda number: at.goal_group(0 if number < 8 else 1 if number < 13 else 2),
    PlaceKind.LOBBYIST: lambda number: at.LOBBYISTS,
}


def layer(key: PlaceKey) -> str:
    """Scientists stand on places, places lie on regions, summits and the seat, and those on the ground."""
    return (
        "piece"
        if key.kind is PlaceKind.WORKER
        else "place"
        if key.kind in (*LIES_ON, PlaceKind.PERSONAL_GOAL)
        else "ground"
    )


def area(item: PlaceItem) -> QRectF:
    return item.mapToScene(item.area).boundingRect()


@pytest.mark.parametrize("name", GAMES)
def test_everything_lies_on_the_board_and_nothing_on_anything_else(app: QApplication, name: str) -> None:
    """The geometry of a full table: inside the scene, no two places or pieces of a layer overlap, and what
    belongs to a region, a summit, a group of goals or the seat lies on it."""
    board = Board(full(GAMES[name]))
    items = board.visible()
    assert {item.key for item in items} == set(board.scene.items_by_key), "this table is not full"
    assert all(SCENE.contains(area(item)) for item in items)
    for first, second in combinations(items, 2):
        if layer(first.key) == layer(second.key):
            both = area(first).intersected(area(second))
            assert both.width() < 0.5 or both.height() < 0.5, (first.key, second.key)
    for item in items:
        if item.key.kind in LIES_ON:
            outer = LIES_ON[item.key.kind](item.key.number)
            assert area(board.item(outer)).contains(area(item)), (item.key, outer)


@pytest.mark.parametrize("name", GAMES)
def test_every_place_that_can_be_seen_has_its_item(app: QApplication, name: str) -> None:
    """Whatever the model knows is on the board; places that only hold others, or say more of one, are not."""
    board = Board(full(GAMES[name]))
    known = board.model.keys()
    kinds = {key.kind for key in known} - {key.kind for key in board.scene.items_by_key}
    hidden = {"regions", "summits", "stacks", "tracks", "players", "progress", "solo_state"}
    if not board.table.setting.rivals:
        hidden.add("region_tech")  # only events bring cubes to a region
    assert kinds <= hidden


# --- what can be seen --------------------------------------------------------------------------------------


@pytest.fixture
def small_text(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, int]]:
    """Words that had to be made smaller than a label to fit."""
    found: set[tuple[str, int]] = set()
    fitting = draw.fitting

    def watched(font: QFont, words: str, rect: QRectF, least: int = SMALLEST) -> QFont:
        chosen = fitting(font, words, rect, least)
        if chosen.pixelSize() < font.pixelSize():
            found.add((words, chosen.pixelSize()))
        return chosen

    monkeypatch.setattr(draw, "fitting", watched)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_words_on_the_board_are_not_squeezed(
    app: QApplication, small_text: set[tuple[str, int]], name: str
) -> None:
    """Everything fits at its size in English; only the names of regions on cards give way a little."""
    table = full(GAMES[name])
    board = Board(table)
    for item in board.visible():
        board.picture(item.key)
    regions = {board.scene.words.region(number) for number in range(table.setting.regions)}
    squeezed = {(words, size) for words, size in small_text if words not in regions and words != "+"}
    assert squeezed == set()
    assert all(size >= 10 for words, size in small_text if words in regions)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("dark", [False, True])
def test_the_board_is_painted_in_every_palette(app: QApplication, palette: str, dark: bool) -> None:
    """A full table of partners and of rivals: something is to be seen everywhere along its middle."""
    for name in ("four partners", "four rivals"):
        image = painted(Board(full(GAMES[name]), 0, palette, dark))
        assert len({image.pixel(x, 300) for x in range(0, 1280, 3)}) > 20


def test_nothing_of_a_seat_is_seen_while_nobody_sits_there(app: QApplication) -> None:
    """The strip of the seat looks the same whatever the players hold."""
    for name in ("four partners", "four rivals", "alone"):
        table = full(GAMES[name])
        strip = SEAT.toRect()
        before = painted(Board(table, NOBODY)).copy(strip)
        for player in range(table.setting.players):
            table.lobby_hand[player], table.personal[player] = (30, 31), (3, 4)
            table.goal[player] = 2 if table.setting.rivals else 0
            table.money[player] += 5
        assert painted(Board(table, NOBODY)).copy(strip) == before
        assert painted(Board(table, 0)).copy(strip) != before


def painted(board: Board) -> QImage:
    """The whole board."""
    image = QImage(1280, 800, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    board.scene.render(painter)
    painter.end()
    return image


def different(pictures: list[QImage]) -> bool:
    return all(one != other for one, other in combinations(pictures, 2))


def shown(board: Board, key: PlaceKey, states: list[Callable[[], None]]) -> list[QImage]:
    """The picture of an item in several states of the table."""
    found = []
    for change in states:
        change()
        board.update()
        found.append(board.picture(key))
    return found


def test_an_achieved_goal_and_an_inspector_are_seen_without_colour(app: QApplication) -> None:
    """12, 17.7: open, achieved, and each of them under an inspector are four different pictures."""
    table = Session.new(GAMES["four partners"]).game.table
    board = Board(table)

    def set_to(done: int, at: int) -> Callable[[], None]:
        def change() -> None:
            table.env_done[0] = done
            table.inspector_at = [at, NOBODY]

        return change

    assert different(
        shown(board, at.environmental_goal(0), [set_to(d, at) for d in (0, 1) for at in (-1, 0)])
    )


def test_every_kind_of_environmental_goal_has_its_own_picture(app: QApplication) -> None:
    """17.5: all 22 + 10 + 15 tiles; only equal ones look equal, also without colour."""
    stage = scene("cooperative")
    table, kit = stage.table, stage.table.setting.kit
    board = Board(table)
    pictures: dict[Any, QImage] = {}
    for group, row in enumerate(kit.environmental):
        for number, tile in enumerate(row):
            rows: list[tuple[int, ...]] = [(), (), ()]
            rows[group] = (number,)
            table.env_tiles = tuple(rows)
            table.env_done = [0]
            board.update()
            picture = board.picture(at.environmental_goal((0, 8, 13)[group]))
            assert pictures.setdefault(tile, picture) == picture
    assert len(pictures) == 11 + 10 + 8
    assert different(list(pictures.values()))


def test_a_plant_shows_level_builder_and_host(app: QApplication) -> None:
    """9.C: each of the three can be told from the picture."""
    pictures = []
    for plant in ("solar:1:0:0", "solar:2:0:0", "solar:1:1:0", "solar:1:0:1", "wind:1:0:0"):
        stage = scene("competitive")
        stage.demand("asia", plant)
        pictures.append(Board(stage.table).picture(at.slot(stage.region("asia"), 0)))
    assert different(pictures)


def test_a_project_shows_stage_level_host_and_scientist(app: QApplication) -> None:
    """9.A, 9.B: planned or prepared, its level and whose marker it is; a prepared one has no place for a
    scientist."""
    pictures = []
    for level, host in ((1, -1), (2, -1), (1, 0), (1, 1), (2, 1)):
        stage = scene("cooperative")
        stage.project("asia/tech", "solar", level=level, host=host)
        pictures.append(Board(stage.table).picture(at.space(stage.space("asia/tech"))))
    assert different(pictures)


def test_the_marks_of_a_track_differ_from_each_other(app: QApplication) -> None:
    """P4: a space with a level, the middle, the last one: another kit, another picture."""
    stage = scene("cooperative")
    board = Board(stage.table)
    setting = stage.table.setting
    kit, pictures = setting.kit, []
    marks = list(kit.marks)
    for changed in (
        marks[0],
        marks[0]._replace(level1=3),
        marks[0]._replace(level2=3),
        marks[0]._replace(half=3),
        marks[0]._replace(level2=3, half=3),
    ):
        object.__setattr__(kit, "marks", (changed, *marks[1:]))
        pictures.append(board.picture(at.track(0)))
    object.__setattr__(kit, "marks", tuple(marks))
    assert different(pictures)


def test_cubes_show_who_has_them_and_the_opponents_differ(app: QApplication) -> None:
    """7.7: by the signs of the players; the opponent's are framed and have a sign of nobody."""
    stage = scene("solo")
    asia = stage.region("asia")
    board = Board(stage.table)

    def own() -> None:
        stage.demand("asia", "wind:1:0:0")

    def both() -> None:
        stage.table.rival_cubes[asia * 5 + stage.energy("wind")] = 1

    def opponent() -> None:
        stage.table.cubes[:] = [0] * len(stage.table.cubes)

    assert different(shown(board, at.cubes(asia), [lambda: None, own, both, opponent]))


def test_a_visited_lobbyist_shows_its_visitor(app: QApplication) -> None:
    """17.1: an empty place, or the scientist of one of the players."""
    stage = scene("cooperative")
    board = Board(stage.table)
    assert not board.item(at.lobbyist(0)).isVisible()

    def visited_by(player: int) -> Callable[[], None]:
        def change() -> None:
            stage.in_play(4)
            stage.table.card_visitor[4] = player

        return change

    assert different(shown(board, at.lobbyist(0), [visited_by(player) for player in (NOBODY, 0, 1)]))
    assert board.item(at.lobbyist(0)).isVisible()


def test_progress_is_repainted_with_the_goal_it_belongs_to(app: QApplication) -> None:
    """The goal stays the same card; what one has of it is a place of its own that the item shows too."""
    table = scene("cooperative").table
    table.personal[0] = (4, 8)
    board = Board(table)
    repainted: list[PlaceKey] = []
    item = board.item(at.personal_goal(0))
    item.update = lambda *_: repainted.append(item.key)  # type: ignore[method-assign]
    before = board.picture(at.personal_goal(0))
    table.tech[0] = 3
    board.update()
    assert repainted == [at.personal_goal(0)]
    assert board.picture(at.personal_goal(0)) != before


def test_only_rivals_have_points_on_their_chips(app: QApplication) -> None:
    """1: a team has one score; more points change the ruler and not the chips."""
    for mode, on_chip in (("cooperative", False), ("competitive", True)):
        table = scene(mode).table
        board = Board(table)
        chip, ruler = board.picture(at.player(0)), board.picture(at.SCORE)
        table.vp[0] += 7
        board.update()
        assert (board.picture(at.player(0)) != chip) == on_chip
        assert board.picture(at.SCORE) != ruler


def test_the_points_of_a_team_stay_on_the_ruler(app: QApplication) -> None:
    """A6: also far below zero and beyond the end there is room for the number."""
    table = scene("cooperative").table
    board = Board(table)
    ruler = board.item(at.SCORE)
    assert isinstance(ruler, TeamScoreItem)

    def points(amount: int) -> Callable[[], None]:
        def change() -> None:
            table.vp[0] = amount

        return change

    amounts = (-60, -1, 0, 40, 300)
    assert different(shown(board, at.SCORE, [points(n) for n in amounts]))
    for amount in amounts:
        points(amount)()
        board.update()
        low, high = ruler.ends()
        assert low < amount < high


def test_pieces_can_be_taken_from_stacks_and_spaces(app: QApplication) -> None:
    """What travels is a picture of the piece: a project tile, an infrastructure, a CEP, a scientist."""
    board = Board(full(GAMES["four partners"]))
    for key in (at.projects(0), at.space(0), at.CEP, at.worker(0), at.lobby_card(0), at.region_cep(0)):
        picture = grip_pixmap(board.item(key), 1.0)
        assert picture.width() > 10
        assert picture.height() > 10


# --- the declaration ---------------------------------------------------------------------------------------


def turns(options: GameOptions) -> Iterator[tuple[Any, list[Action]]]:
    """Tables and legal actions of the turns of a game."""
    session = Session.new(options)
    session.game.table.vp[0] += 200
    step = 0
    while not session.game.is_over:
        legal = session.game.legal()
        if session.game.decision.kind == "turn":
            yield session.game.table, legal
        session.play(legal[step * 7 % len(legal)])
        step += 1


@pytest.mark.parametrize("name", ["four partners", "two rivals", "alone"])
def test_every_action_of_a_turn_has_its_group(app: QApplication, name: str) -> None:
    """6: whatever is legal in a turn is found under a button; ending it and cashing a goal have their own."""
    grouped = tuple(kind for _, kinds in SECOND_CHANCE.actions.turn_groups() for kind in kinds)
    elsewhere = (act.EndTurn, act.CashCompanyGoal)
    seen: set[type[Action]] = set()
    for table, legal in turns(GAMES[name]):
        assert declaration_of(table.setting) is SECOND_CHANCE
        assert all(isinstance(action, (*grouped, *elsewhere)) for action in legal)
        seen |= {type(action) for action in legal}
    assert {act.Plan, act.Infrastructure, act.MoveScientist} <= seen
    assert (act.SecondAction in seen) == (name == "alone")


def test_the_steps_of_a_turn_follow_the_mode(app: QApplication) -> None:
    """6: one main action and three director actions; alone a second main action, done when it is taken."""
    team, alone = scene("cooperative").table, scene("solo").table
    assert [step for step, _ in turn_steps(team)] == ["main", "scientist", "market", "card"]
    assert [step for step, _ in turn_steps(alone)] == ["main", "second", "scientist", "market", "card"]
    assert not any(done for _, done in turn_steps(alone))
    alone.mandatory_done, alone.second_action = 1, 1
    assert dict(turn_steps(alone)) == {
        "main": True,
        "second": False,
        "scientist": False,
        "market": False,
        "card": False,
    }
    alone.second_action, alone.used_card = 2, 1
    assert dict(turn_steps(alone))["second"]
    assert dict(turn_steps(alone))["card"]
