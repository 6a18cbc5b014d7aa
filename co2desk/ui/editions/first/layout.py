"""Where everything lies on the board of CO₂ (2012)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.ui.board.edition import Placed
from co2desk.ui.board.geometry import EDGE, RIGHT_WIDTH, RIGHT_X, SEAT_HEIGHT, SEAT_Y, TOP_Y, WIDTH, Grid
from co2desk.ui.board.items import climate
from co2desk.ui.board.items import players as seat
from co2desk.ui.board.items import regions as region
from co2desk.ui.board.items import supplies as supply
from co2desk.ui.board.items.lobby_cards import LobbyCardItem
from co2desk.ui.board.shared_layout import band, players, slots, spaces
from co2desk.ui.editions.first import items
from co2desk.ui.models import places as at

GRID = Grid(left_width=96, region_width=274)


def first_layout(setting: FirstSetting) -> Iterator[Placed]:
    """Every item of the board, from back to front: its class, key, rectangle, and whose contents it shows."""
    yield from _instruments()
    for number in range(setting.regions):
        yield from _region(setting, number)
    yield from band(setting, GRID)
    yield from _tracks_and_stacks(setting)
    yield from _cards(setting)
    yield from players(setting, climate.ScoreItem, seat.PlayerItem)
    yield from _seat(setting)


def _instruments() -> Iterator[Placed]:
    yield items.DangerCo2Item, at.CO2, QRectF(EDGE, TOP_Y, GRID.left_width, 458), None
    yield climate.DecadeItem, at.DECADE, QRectF(EDGE, 474, GRID.left_width, 66), None
    yield climate.RoundItem, at.ROUND, QRectF(EDGE, 548, GRID.left_width, 62), None


def _region(setting: FirstSetting, number: int) -> Iterator[Placed]:
    place = GRID.region(setting.base.regions[number])
    x, y, room = place.left(), place.top(), place.width() - 16
    yield region.RegionItem, at.region(number), place, None
    yield region.ControlItem, at.control(number), QRectF(place.right() - 40, y + 6, 32, 32), None
    yield region.AgendaItem, at.agenda(number), QRectF(x + 9, y + 38, 118, 30), None
    yield region.RegionCepItem, at.region_cep(number), QRectF(x + 140, y + 41, 66, 27), None
    yield region.RegionTechItem, at.region_tech(number), QRectF(x + 216, y + 42, 50, 25), None
    yield from slots(setting, number, QRectF(x + 8, y + 77, room, 58), 46, region.SlotItem)
    yield from spaces(number, QRectF(x + 8, y + 142, room, 76), region.SpaceItem)


def _tracks_and_stacks(setting: FirstSetting) -> Iterator[Placed]:
    for energy in range(setting.energies):
        rect = QRectF(RIGHT_X, TOP_Y + energy * 55, RIGHT_WIDTH, 52)
        yield items.CraneTrackItem, at.track(energy), rect, None
    width = (RIGHT_WIDTH - (setting.energies - 1) * 3) / setting.energies
    for energy in range(setting.energies):
        x = RIGHT_X + energy * (width + 3)
        yield items.PlantStackItem, at.plants(energy), QRectF(x, 287, width, 90), None
        yield items.ProjectsLeftItem, at.projects(energy), QRectF(x, 380, width, 56), None


def _cards(setting: FirstSetting) -> Iterator[Placed]:
    top, height = 442.0, 168.0
    each = (height - 6) / 2
    yield supply.EventItem, at.EVENT, QRectF(RIGHT_X, top, 74, each), None
    yield supply.EventItem, at.NEXT_EVENT, QRectF(RIGHT_X, top + each + 6, 74, each), None
    shown = max(setting.kit.un_row[setting.players], 1)
    most = len(setting.kit.un_goals) if setting.solo else shown
    rows = 2 if most <= 10 else 3
    columns = max(5, -(-most // rows))
    left = RIGHT_X + 80
    width = (RIGHT_WIDTH - 80 - (columns - 1) * 3) / columns
    tall = (height - (rows - 1) * 5) / rows
    for number in range(most):
        row, column = divmod(number, columns)
        rect = QRectF(left + column * (width + 3), top + row * (tall + 5), width, tall)
        yield items.ScoredUnGoalItem, at.un_goal(number), rect, None


def _seat(setting: FirstSetting) -> Iterator[Placed]:
    y = SEAT_Y
    yield seat.SeatItem, at.SEAT, QRectF(EDGE, y, WIDTH - 2 * EDGE, SEAT_HEIGHT), None
    yield seat.MoneyItem, at.MONEY, QRectF(112, y + 12, 74, 76), None
    yield seat.GoodsItem, at.CEP, QRectF(196, y + 14, 88, 74), None
    yield seat.GoodsItem, at.TECH, QRectF(292, y + 14, 88, 74), None
    count = setting.base.scientists
    for number in range(count):
        rect = QRectF(392 + number * 46, y + 14, 44, 56)
        yield seat.HandScientistItem, at.scientist(number), rect, None
    for number in range(count - 1):
        rect = QRectF(392 + count * 46 + 8 + number * 30, y + 34, 28, 36)
        yield seat.HandScientistItem, at.pool(number), rect, None
    cards = setting.base.lobby_hand
    for number in range(cards):
        rect = QRectF(684 + number * 85, y + 5, 81, 87)
        yield LobbyCardItem, at.lobby_card(number), rect, None
    yield seat.CompanyGoalItem, at.COMPANY_GOAL, QRectF(684 + cards * 85 + 4, y + 5, 152, 87), None
