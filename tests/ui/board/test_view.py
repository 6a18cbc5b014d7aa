"""The view on the board: fit, zoom, pan, zoom to a region; and where everything lies."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from co2desk.engine.table.ids import region_of, summit_of
from co2desk.session import GameOptions, Session
from co2desk.ui.board.geometry import SCENE
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.view import MOST, STEP, BoardView
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from tests.ui.first_screen import EUROPE, SOLAR, prepared
from tests.ui.screen import GROUND, LEFT, MIDDLE, Screen

pytestmark = pytest.mark.shared_window

CTRL = Qt.KeyboardModifier.ControlModifier


def scale(view: BoardView) -> float:
    return view.transform().m11()


def visible(view: BoardView) -> QRectF:
    """The part of the board that is in view."""
    return view.mapToScene(view.viewport().rect()).boundingRect()


def shows_everything(view: BoardView) -> bool:
    return visible(view).adjusted(-1, -1, 1, 1).contains(SCENE)


@pytest.fixture
def view(screen: Screen) -> BoardView:
    """The view of a game that has begun."""
    session, _ = prepared()
    screen.lay(session)
    return screen.game_view.view


# --- size --------------------------------------------------------------------------------------------------


def test_every_pixel_is_painted_beside_the_board_too(screen: Screen, view: BoardView) -> None:
    """Qt does not fill the view before the board is painted."""
    screen.window.resize(2000, 700)
    screen.settle()
    picture = QPixmap(view.viewport().size())
    picture.fill(Qt.GlobalColor.magenta)
    view.viewport().render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    image, room = picture.toImage(), view.viewport().rect()
    assert visible(view).width() > SCENE.width() + 10
    for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
        assert image.pixelColor(corner) != QColor(Qt.GlobalColor.magenta)


def test_the_whole_board_fits_whatever_the_size_of_the_window(screen: Screen, view: BoardView) -> None:
    """And is as large as it goes: in one direction it fills the view."""
    for size in ((1600, 1000), (1000, 620), (2400, 900)):
        screen.window.resize(*size)
        screen.settle()
        assert view.fits
        assert shows_everything(view)
        room = view.viewport().rect()
        filled = max(SCENE.width() * scale(view) / room.width(), SCENE.height() * scale(view) / room.height())
        assert filled == pytest.approx(1, abs=0.01)


def test_the_wheel_zooms_in_steps_between_two_limits(screen: Screen, view: BoardView) -> None:
    """From the whole board to five times its size, and back to fitting exactly."""
    fitting = scale(view)
    screen.wheel(1)
    assert scale(view) == pytest.approx(fitting * STEP)
    assert not view.fits
    screen.wheel(40)
    assert scale(view) == pytest.approx(fitting * MOST)
    screen.wheel(-1)
    assert scale(view) == pytest.approx(fitting * MOST / STEP)
    screen.wheel(-40)
    assert scale(view) == pytest.approx(fitting)
    assert view.fits
    assert shows_everything(view)


def test_the_place_under_the_mouse_stays_there_while_zooming(screen: Screen, view: BoardView) -> None:
    """A player looks at something and wants it larger, not elsewhere."""
    where = screen.point(at.region(EUROPE))
    QTest.mouseMove(view.viewport(), where)
    looked_at = view.mapToScene(where)
    screen.wheel(4, at.region(EUROPE))
    moved = view.mapFromScene(looked_at) - where
    assert moved.manhattanLength() <= 3


def test_keys_zoom_and_fit(screen: Screen, view: BoardView) -> None:
    """The shortcuts of the menu "View"."""
    fitting = scale(view)
    screen.key(Qt.Key.Key_Plus, CTRL)
    screen.key(Qt.Key.Key_Plus, CTRL)
    assert scale(view) == pytest.approx(fitting * STEP**2)
    screen.key(Qt.Key.Key_Minus, CTRL)
    assert scale(view) == pytest.approx(fitting * STEP)
    screen.key(Qt.Key.Key_0, CTRL)
    assert scale(view) == pytest.approx(fitting)
    assert view.fits


def test_a_zoomed_view_keeps_its_size_when_the_window_grows(screen: Screen, view: BoardView) -> None:
    """Only a view that fits follows the window; but the board is never smaller than it could be."""
    screen.window.resize(1000, 640)
    screen.settle()
    screen.wheel(2)
    zoomed = scale(view)
    screen.window.resize(1060, 680)
    screen.settle()
    assert scale(view) == pytest.approx(zoomed)
    screen.window.resize(2000, 1300)
    screen.settle()
    assert view.fits
    assert shows_everything(view)


def test_a_key_zooms_to_each_region(screen: Screen, view: BoardView) -> None:
    """Ctrl and the number of the region in the order of the supply phase (6.2); also before the menu was ever
    open. The whole region is in view, and larger than before."""
    fitting = scale(view)
    keys = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
    for region, key in enumerate(keys):
        screen.key(key, CTRL)
        item = screen.game_view.board.items_by_key[at.region(region)]
        assert visible(view).contains(item.sceneBoundingRect())
        assert fitting * 1.5 < scale(view) <= fitting * MOST + 1e-6
        screen.key(Qt.Key.Key_0, CTRL)
        assert scale(view) == pytest.approx(fitting)


def test_the_menu_zooms_to_a_region_by_its_name(screen: Screen, view: BoardView) -> None:
    """By mouse: View, Zoom to a region, Europe."""
    menu = screen.window.menus.region
    menu.popup(screen.window.mapToGlobal(QPoint(50, 50)))
    screen.settle()
    entry = next(entry for entry in menu.actions() if "Europe" in entry.text())
    screen.choose_entry(menu, entry)
    item = screen.game_view.board.items_by_key[at.region(EUROPE)]
    assert visible(view).contains(item.sceneBoundingRect())
    assert not view.fits


# --- panning -----------------------------------------------------------------------------------------------


def test_the_middle_button_pans_a_zoomed_board_anywhere(screen: Screen, view: BoardView) -> None:
    """Also where the mouse is on a piece, which stays where it is."""
    screen.wheel(5, at.region(EUROPE))
    before, corner = screen.fingerprint, visible(view).topLeft()
    screen.pan(view.viewport().rect().center(), QPoint(-80, -40), MIDDLE)
    moved = visible(view).topLeft() - corner
    assert moved.x() == pytest.approx(80 / scale(view), abs=1)
    assert moved.y() == pytest.approx(40 / scale(view), abs=1)
    assert screen.flyers() == []
    assert screen.fingerprint == before


def test_the_ground_is_dragged_with_the_left_button(screen: Screen, view: BoardView) -> None:
    """Empty ground moves the board; a press on a piece drags the piece."""
    screen.wheel(4)
    view.centerOn(GROUND)
    corner = visible(view).topLeft()
    screen.pan(view.mapFromScene(GROUND), QPoint(60, -30), LEFT)
    moved = corner - visible(view).topLeft()
    assert moved.x() == pytest.approx(60 / scale(view), abs=1)
    assert moved.y() == pytest.approx(-30 / scale(view), abs=1)


def test_a_board_that_fits_stays_where_it_is(screen: Screen, view: BoardView) -> None:
    """There is nothing to see beside it."""
    for button in (MIDDLE, LEFT):
        screen.pan(screen.point(at.TABLE), QPoint(70, 50), button)
        assert shows_everything(view)


def test_pieces_are_dragged_in_a_zoomed_view_too(screen: Screen, view: BoardView) -> None:
    """8.1: the tile lands where the mouse is, whatever the scale."""
    screen.wheel(1, at.projects(SOLAR))
    view.ensureVisible(QRectF(600, 60, 600, 380))
    screen.drag(at.projects(SOLAR), at.space(12))
    assert screen.table.space_energy[12] == SOLAR


# --- where everything lies ---------------------------------------------------------------------------------

# A place that lies on another one -> that one, by the place's number.
LIES_ON: dict[PlaceKind, Callable[[int], PlaceKey]] = {
    **dict.fromkeys(at.REGION_PARTS, at.region),
    **dict.fromkeys(at.SEAT_PARTS, lambda number: at.SEAT),
    PlaceKind.SPACE: lambda number: at.region(region_of(number)),
    PlaceKind.TOPIC: lambda number: at.summit(summit_of(number)),
}


def layer(key: PlaceKey) -> str:
    """Scientists stand on places, places lie on regions, summits and the seat, and those on the ground."""
    return "piece" if key.kind is PlaceKind.WORKER else "place" if key.kind in LIES_ON else "ground"


def area(item: PlaceItem) -> QRectF:
    return item.mapToScene(item.area).boundingRect()


def full(session: Session) -> Session:
    """Everything that can be there is there: whole hands, scientists everywhere, all UN goals."""
    table = session.game.table
    kit = table.setting.kit
    for player in range(table.setting.players):
        table.hand_scientists[player], table.pool_scientists[player] = kit.scientists, kit.scientists - 1
        table.lobby_hand[player] = tuple(range(1, 1 + kit.lobby_hand))
        table.goal[player] = 28
    table.space_energy[:] = [0] * len(table.space_energy)
    table.space_stage[:] = [1] * len(table.space_stage)
    table.space_scientist[:] = [0] * len(table.space_scientist)
    largest = max(range(len(kit.summits)), key=lambda tile: len(kit.summits[tile]))
    for summit in range(len(table.summit_tile)):
        table.summit_tile[summit] = largest
        table.summit_seats[summit] = (0,) * len(kit.summits[largest])
    if table.setting.solo:
        table.un_row = tuple(goal.number for goal in kit.un_goals)
    return session


LAYOUTS = {
    **{f"{players} players": GameOptions(players=players) for players in range(1, 6)},
    **{f"{n} summits": GameOptions(players=3, switches={"summit_spaces": n}) for n in (5, 7)},
    "3 players, book as printed": GameOptions(players=3, book="zh", literal=True),
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_everything_lies_on_the_board_and_nothing_on_anything_else(screen: Screen, name: str) -> None:
    """The geometry of a full table: inside the scene, no two places or pieces of a layer overlap, and what
    belongs to a region, a summit or the seat lies on it."""
    screen.lay(full(Session.new(LAYOUTS[name])))
    board = screen.game_view.board
    items = [item for item in board.items_by_key.values() if item.isVisible()]
    assert all(SCENE.contains(area(item)) for item in items)
    for first, second in combinations(items, 2):
        if layer(first.key) == layer(second.key):
            both = area(first).intersected(area(second))
            assert both.width() < 0.5 or both.height() < 0.5, (first.key, second.key)
    for item in items:
        if item.key.kind in LIES_ON:
            outer = LIES_ON[item.key.kind](item.key.number)
            assert area(board.items_by_key[outer]).contains(area(item)), (item.key, outer)
    assert {item.key for item in items} == set(board.items_by_key), "this table is not full"


def test_a_summit_of_two_topics_uses_its_whole_tile(screen: Screen) -> None:
    """11: two topics stand side by side, three or four in two rows; a new tile finds its room."""
    session, stage = prepared()
    stage.summit(0, "solar", "fusion")
    stage.summit(1, "forestation", "solar", "fusion", "biomass")
    screen.lay(session)
    items = screen.game_view.board.items_by_key
    two, four = area(items[at.topic(0, 0)]), area(items[at.topic(1, 0)])
    assert two.height() > 1.9 * four.height()
    assert QPointF(two.center()).y() > four.center().y()
