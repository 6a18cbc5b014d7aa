"""The outlines of the continents: one for each region of both games, with the places where plants show."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPointF, QRectF

from co2desk.components.packs import load_pack
from co2desk.engine.table.kit import Kit
from co2desk.paths import resources_dir
from co2desk.ui.theme.outlines import WORLD, fitting_outline, outline, spots

KITS: list[Kit] = [load_pack(edition, None).kit for edition in ("first", "second_chance")]
REGIONS = sorted({region for kit in KITS for region in kit.regions})


def test_the_file_says_where_the_outlines_come_from() -> None:
    stored = json.loads((resources_dir() / "map" / "outlines.json").read_text(encoding="utf-8"))
    assert "Natural Earth" in stored["source"]
    assert stored["licence"] == "public domain"
    assert sorted(stored["outlines"]) == sorted([*REGIONS, WORLD])


@pytest.mark.parametrize("name", [*REGIONS, WORLD])
def test_an_outline_is_land_and_sea_and_fits_where_it_is_put(name: str) -> None:
    path = outline(name)
    box = path.boundingRect()
    assert abs(box.left()) < 1
    assert abs(box.top()) < 1
    tried = [QPointF(box.width() * x / 40, box.height() * y / 40) for x in range(40) for y in range(40)]
    assert 0.2 < sum(path.contains(point) for point in tried) / len(tried) < 0.8
    room = QRectF(10, 20, 120, 90)
    placed = fitting_outline(name, room).boundingRect()
    assert room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(placed)
    assert placed.width() > 119 or placed.height() > 89


@pytest.mark.parametrize("kit", KITS, ids=["first", "second_chance"])
def test_every_demand_slot_has_a_place_on_land_apart_from_the_others(kit: Kit) -> None:
    for region, count in zip(kit.regions, kit.slots, strict=True):
        path = outline(region)
        box = path.boundingRect()
        places = [QPointF(x * box.width(), y * box.height()) for x, y in spots(region, count)]
        assert len(places) == count
        assert all(path.contains(place) for place in places)
        gaps = [one - other for one in places for other in places if one is not other]
        assert min(gap.manhattanLength() for gap in gaps) > 100, region
