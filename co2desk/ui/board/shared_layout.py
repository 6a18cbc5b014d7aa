"""Where things lie that both editions have: summits around the market, players, the seat at the screen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from co2desk.engine.table.ids import GRANTS, MAX_TOPICS, space_of, topic_place
from co2desk.engine.table.setting import Setting
from co2desk.ui.board.edition import Placed
from co2desk.ui.board.geometry import (
    BAND_HEIGHT,
    BAND_Y,
    EDGE,
    GAP,
    MARKET_WIDTH,
    PLAYERS_HEIGHT,
    PLAYERS_Y,
    SCORE_Y,
    WIDTH,
    Grid,
    cells,
)
from co2desk.ui.board.items import regions as region
from co2desk.ui.board.items import summits as summit
from co2desk.ui.board.items import supplies as supply
from co2desk.ui.board.items.climate import ScoreItem
from co2desk.ui.board.items.players import PlayerItem
from co2desk.ui.models import places as at

TWO, WIDE = 2, 640.0  # two players have room for the names of what they have

# --- regions ------------------------------------------------------------------------------------------------


def slots(
    setting: Setting, number: int, area: QRectF, widest: float, kind: type[region.SlotItem]
) -> Iterator[Placed]:
    """The demand slots of a region, from the left."""
    count = setting.base.slots[number]
    width = min(widest, (area.width() - (count - 1) * 5) / count)
    for slot in range(count):
        rect = QRectF(area.left() + slot * (width + 5), area.top(), width, area.height())
        yield kind, at.slot(number, slot), rect, None


def spaces(number: int, area: QRectF, kind: type[region.SpaceItem]) -> Iterator[Placed]:
    """The project spaces of a region, each with room for a scientist."""
    for grant, rect in enumerate(cells(area, GRANTS, gap=6)):
        space = space_of(number, grant)
        yield kind, at.space(space), rect, None
        worker = QRectF(rect.right() - 38, rect.top() + 7, 34, 40)
        yield region.WorkerItem, at.worker(space), worker, at.space(space)


# --- the band between the regions ---------------------------------------------------------------------------


def band(setting: Setting, grid: Grid) -> Iterator[Placed]:
    """Summits on both sides of the market."""
    middle = grid.middle_x + grid.middle_width / 2
    market = QRectF(middle - MARKET_WIDTH / 2, BAND_Y, MARKET_WIDTH, 98)
    yield supply.MarketItem, at.MARKET, market, None
    yield supply.BankItem, at.BANK, QRectF(market.left(), BAND_Y + 103, MARKET_WIDTH, 31), None
    count = setting.base.summit_spaces
    left = (count + 1) // 2
    room = market.left() - GAP - grid.middle_x
    width = (room - (left - 1) * GAP) / left
    for number in range(count):
        side, place = divmod(number, left)
        x = (market.right() + GAP if side else grid.middle_x) + place * (width + GAP)
        yield from _summit(number, QRectF(x, BAND_Y, width, BAND_HEIGHT))


def _summit(number: int, place: QRectF) -> Iterator[Placed]:
    yield summit.SummitItem, at.summit(number), place, None
    for topic in range(MAX_TOPICS):
        yield summit.TopicItem, at.topic(number, topic), place, None  # finds its room on the tile by itself
        spot = summit.topic_rect(place, topic, 2)
        worker = QRectF(spot.right() - 33, spot.bottom() - 40, 32, 38)
        yield region.WorkerItem, at.worker(topic_place(number, topic)), worker, at.topic(number, topic)


# --- the players --------------------------------------------------------------------------------------------


def players(
    setting: Setting, score: type[ScoreItem], chip: type[PlayerItem], widest: float = 420
) -> Iterator[Placed]:
    yield score, at.SCORE, QRectF(EDGE, SCORE_Y, WIDTH - 2 * EDGE, 27), None
    count = setting.players
    width = min(WIDE if count == TWO else widest, (WIDTH - 2 * EDGE - (count - 1) * GAP) / count)
    for player in range(count):
        rect = QRectF(EDGE + player * (width + GAP), PLAYERS_Y, width, PLAYERS_HEIGHT)
        yield chip, at.player(player), rect, None
