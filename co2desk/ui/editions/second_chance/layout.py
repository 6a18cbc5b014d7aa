"""Where everything lies on the board of CO₂: Second Chance, in each of its modes."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.ui.board.edition import Placed
from co2desk.ui.board.geometry import (
    EDGE,
    GAP,
    PLAYERS_Y,
    RIGHT_WIDTH,
    RIGHT_X,
    SEAT_HEIGHT,
    SEAT_Y,
    TABLE_END,
    TOP_Y,
    WIDTH,
    Grid,
    cells,
)
from co2desk.ui.board.items import climate
from co2desk.ui.board.items import players as seat
from co2desk.ui.board.items import regions as region
from co2desk.ui.board.items import supplies as supply
from co2desk.ui.board.items.lobby_cards import LobbyCardItem
from co2desk.ui.board.shared_layout import band, players, slots, spaces
from co2desk.ui.editions.second_chance.items import climate as second_climate
from co2desk.ui.editions.second_chance.items import goals
from co2desk.ui.editions.second_chance.items import players as second_seat
from co2desk.ui.editions.second_chance.items import regions as second_region
from co2desk.ui.editions.second_chance.items import supplies as second_supply
from co2desk.ui.editions.second_chance.places import goals_held, un_goals_shown
from co2desk.ui.models import places as at

GRID = Grid(left_width=192, region_width=242)
GLASS = 76.0  # width of the CO₂ level
CLOCK_Y = 506.0  # phase, decade and round; above it the CO₂ level, and beside it goals or events
PRICES_Y, UN_GOALS_Y, LOBBYISTS_Y = 271.0, 409.0, 526.0  # groups on the right, with air between them
IN_A_ROW = 3  # environmental goals
ALONE = 300.0  # width of the only player's chip


def second_layout(setting: SecondChanceSetting) -> Iterator[Placed]:
    """Every item of the board, from back to front: its class, key, rectangle, and whose contents it shows."""
    yield from _events() if setting.rivals else _environmental_goals(setting)
    yield from _clock()
    for number in range(setting.regions):
        yield from _region(setting, number)
    yield from band(setting, GRID)
    yield from _tracks_and_stacks(setting)
    yield from _cards(setting)
    score = climate.ScoreItem if setting.rivals else second_climate.TeamScoreItem
    widest = ALONE if setting.opponent else 420
    yield from players(setting, score, second_seat.CompanyItem, widest)
    yield from _seat(setting)


def _left(y: float, end: float) -> QRectF:
    return QRectF(EDGE, y, GRID.left_width, end - y)


def _clock() -> Iterator[Placed]:
    yield second_climate.PhaseItem, at.PHASE, _left(CLOCK_Y, CLOCK_Y + 46), None
    yield second_climate.DecadeRowItem, at.DECADE, _left(CLOCK_Y + 50, CLOCK_Y + 75), None
    yield second_climate.RoundRowItem, at.ROUND, _left(TABLE_END - 25, TABLE_END), None


def _glass(kind: type[climate.Co2Item]) -> Placed:
    return kind, at.CO2, QRectF(EDGE, TOP_Y, GLASS, CLOCK_Y - 5 - TOP_Y), None


def _beside_the_glass(y: float, end: float) -> QRectF:
    return _left(y, end).adjusted(GLASS + 5, 0, 0, 0)


def _events() -> Iterator[Placed]:
    yield _glass(second_climate.RisingCo2Item)
    end = CLOCK_Y - 5
    middle = (TOP_Y + end) / 2
    yield supply.EventItem, at.EVENT, _beside_the_glass(TOP_Y, middle - 3), None
    yield supply.EventItem, at.NEXT_EVENT, _beside_the_glass(middle + 3, end), None


def _environmental_goals(setting: SecondChanceSetting) -> Iterator[Placed]:
    yield _glass(second_climate.TeamCo2Item)
    rows = [-(-shown // IN_A_ROW) for shown in setting.kit.environmental_shown]
    title, gap, end = 25.0, 4.0, CLOCK_Y - 5
    tall = (end - TOP_Y - len(rows) * (title + gap) + gap) / sum(rows)
    goal, y = 0, TOP_Y
    for group, shown in enumerate(setting.kit.environmental_shown):
        place = _beside_the_glass(y, y + title + rows[group] * tall)
        yield goals.GoalGroupItem, at.goal_group(group), place, None
        tiles = cells(place.adjusted(5, 20, -5, -5), IN_A_ROW, rows[group])
        for number in range(shown):
            yield goals.EnvironmentalGoalItem, at.environmental_goal(goal), tiles[number], None
            goal += 1
        y = place.bottom() + gap


def _region(setting: SecondChanceSetting, number: int) -> Iterator[Placed]:
    place = GRID.region(setting.base.regions[number])
    x, y, room = place.left(), place.top(), place.width() - 16
    yield region.RegionItem, at.region(number), place, None
    yield region.ControlItem, at.control(number), QRectF(place.right() - 38, y + 5, 30, 30), None
    field = 50.0
    yield region.AgendaItem, at.agenda(number), QRectF(x + 9, y + 33, 2 * field + 28, 28), None
    yield second_region.CubesItem, at.cubes(number), QRectF(x + 8, y + 63, 3 * field, 15), None
    right = x + 16 + 3 * field
    yield region.RegionCepItem, at.region_cep(number), QRectF(right, y + 38, 66, 22), None
    if setting.rivals:
        yield region.RegionTechItem, at.region_tech(number), QRectF(right, y + 60, 50, 20), None
    yield from slots(setting, number, QRectF(x + 8, y + 83, room, 55), 58, second_region.LevelSlotItem)
    yield from spaces(number, QRectF(x + 8, y + 144, room, 75), second_region.LevelSpaceItem)


def _tracks_and_stacks(setting: SecondChanceSetting) -> Iterator[Placed]:
    """The tracks; below them a column for each energy, with what its plants cost and its projects."""
    for energy in range(setting.energies):
        rect = QRectF(RIGHT_X, TOP_Y + energy * 51, RIGHT_WIDTH, 49)
        yield second_supply.KnowledgeItem, at.track(energy), rect, None
    signs = second_supply.SIGNS
    left, width = RIGHT_X + signs, RIGHT_WIDTH - signs
    prices = cells(QRectF(left, PRICES_Y, width, 80), setting.energies)
    stacks = cells(QRectF(left, PRICES_Y + 83, width, 46), setting.energies)
    for energy in range(setting.energies):
        price = prices[energy] if energy else prices[energy].adjusted(-signs, 0, 0, 0)
        yield second_supply.PriceItem, at.price(energy), price, None
        yield second_supply.LevelStackItem, at.projects(energy), stacks[energy], None


def _cards(setting: SecondChanceSetting) -> Iterator[Placed]:
    """UN goals in two rows, and below them the lobbyists in play."""
    yield second_supply.UnGoalsItem, at.UN_GOALS, QRectF(RIGHT_X, UN_GOALS_Y, RIGHT_WIDTH, 20), None
    shown = un_goals_shown(setting)
    cards = cells(QRectF(RIGHT_X, UN_GOALS_Y + 22, RIGHT_WIDTH, 87), -(-shown // 2), 2)
    for number in range(shown):
        yield second_supply.ClaimItem, at.un_goal(number), cards[number], None
    panel = QRectF(RIGHT_X, LOBBYISTS_Y, RIGHT_WIDTH, TABLE_END - LOBBYISTS_Y)
    yield second_supply.LobbyistsItem, at.LOBBYISTS, panel, None
    most = setting.players * setting.kit.lobby_hand
    rows = min(3, -(-most // 7))
    places = cells(panel.adjusted(4, 21, -4, -3), -(-most // rows), rows)
    for number in range(most):
        yield second_supply.PlayedItem, at.lobbyist(number), places[number], None


def _seat(setting: SecondChanceSetting) -> Iterator[Placed]:
    y = SEAT_Y
    yield second_seat.NarrowSeatItem, at.SEAT, QRectF(EDGE, y, WIDTH - 2 * EDGE, SEAT_HEIGHT), None
    yield seat.MoneyItem, at.MONEY, QRectF(102, y + 12, 62, 76), None
    yield seat.GoodsItem, at.CEP, QRectF(168, y + 14, 72, 74), None
    yield seat.GoodsItem, at.TECH, QRectF(242, y + 14, 72, 74), None
    yield second_seat.MarkersItem, at.MARKERS, QRectF(318, y + 14, 60, 74), None
    count = setting.base.scientists
    for number in range(count):
        rect = QRectF(384 + number * 38, y + 16, 38, 52)
        yield seat.HandScientistItem, at.scientist(number), rect, None
    for number in range(count - 1):
        rect = QRectF(388 + count * 38 + number * 25, y + 36, 24, 32)
        yield seat.HandScientistItem, at.pool(number), rect, None
    hand = setting.base.lobby_hand
    for number in range(hand):
        rect = QRectF(620 + number * 80, y + 5, 77, 87)
        yield LobbyCardItem, at.lobby_card(number), rect, None
    left = 620 + hand * 80 + 3
    room = QRectF(left, y + 5, WIDTH - EDGE - 6 - left, 87)
    yield from _company_goal(room) if setting.rivals else _personal_goals(setting, room)


def _company_goal(room: QRectF) -> Iterator[Placed]:
    yield seat.CompanyGoalItem, at.COMPANY_GOAL, room, None


def _personal_goals(setting: SecondChanceSetting, room: QRectF) -> Iterator[Placed]:
    """Two at the seat; alone there is room for more beside the only player, and for the card."""
    places = [*cells(room, 2)]
    if setting.opponent:
        beside = EDGE + ALONE + GAP
        yield goals.SoloCardItem, at.SOLO_CARD, QRectF(beside, PLAYERS_Y, 390, 46), None
        rest = beside + 390 + GAP
        places += cells(QRectF(rest, PLAYERS_Y, WIDTH - EDGE - rest, 46), 2)
    for number in range(goals_held(setting)):
        yield goals.PersonalGoalItem, at.personal_goal(number), places[number], None
