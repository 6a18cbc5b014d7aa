#!/usr/bin/env python3
"""Make resources/map/outlines.json, the outlines of the six regions and of the world, from Natural Earth.

    make_outlines.py COUNTRIES.shp    the countries of Natural Earth 1:110m; columns `continent` and `name`

The result is part of the project, so nobody has to run this who does not change the outlines. It needs pyshp
and shapely, which nothing else does.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import shapefile
from shapely.geometry import Polygon, box, shape
from shapely.ops import unary_union

RESULT = Path(__file__).resolve().parent.parent / "resources" / "map" / "outlines.json"
SOURCE = {"source": "Natural Earth 1:110m, https://www.naturalearthdata.com", "licence": "public domain"}
# The point of each region that its projection leaves undistorted.
CENTRES = {
    "north_america": (-95, 50),
    "south_america": (-60, -20),
    "europe": (18, 54),
    "africa": (18, 3),
    "asia": (92, 40),
    "oceania": (140, -24),
}
REGION_SIZE, WORLD_SIZE = 1000, 2000

Projection = Callable[[float, float], tuple[float, float]]


def equal_area(centre: tuple[float, float]) -> Projection:
    """Lambert's azimuthal projection: shapes of continents as one knows them."""
    middle, height = map(math.radians, centre)

    def project(lon: float, lat: float) -> tuple[float, float]:
        east, north = math.radians(lon) - middle, math.radians(lat)
        away = math.sin(height) * math.sin(north) + math.cos(height) * math.cos(north) * math.cos(east)
        k = math.sqrt(2 / (1 + away))
        up = math.cos(height) * math.sin(north) - math.sin(height) * math.cos(north) * math.cos(east)
        return k * math.cos(north) * math.sin(east), -k * up

    return project


def natural_earth(lon: float, lat: float) -> tuple[float, float]:
    """The projection of the same name, for the whole world."""
    east, north = math.radians(lon), math.radians(lat)
    p2 = north * north
    p4 = p2 * p2
    x = east * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)))
    y = north * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
    return x, -y


def by_region(records: Iterable[Any]) -> tuple[dict[str, list[Any]], list[Any]]:
    """The land of each region of the game, and all land but Antarctica."""
    regions: dict[str, list[Any]] = {name: [] for name in CENTRES}
    world = []
    for each in records:
        land, continent = shape(each.shape.__geo_interface__).buffer(0), each.record["continent"]
        country = each.record["name"]
        if continent == "Antarctica" or continent.startswith("Seven"):
            continue
        world.append(land)
        if country == "Russia":  # on both sides of the Urals
            regions["europe"].append(land.intersection(box(-30, -90, 60, 90)))
            regions["asia"].append(land.intersection(box(60, -90, 180, 90)))
        elif country == "Indonesia":
            regions["asia"].append(land.intersection(box(90, -12, 129, 8)))
            regions["oceania"].append(land.intersection(box(129, -12, 142, 2)))
        elif country == "Turkey":
            regions["asia"].append(land)
        elif country == "United States of America":  # without Hawaii
            regions["north_america"].append(land.intersection(box(-170, 15, -50, 75)))
        elif continent == "Europe":  # without what lies overseas
            regions["europe"].append(land.intersection(box(-26, 30, 60, 85)))
        elif country != "Fiji":  # it lies on both edges of the map
            regions[continent.lower().replace(" ", "_")].append(land)
    return regions, world


def outline(land: Any, project: Projection, size: float, least: float) -> dict[str, Any]:
    """All pieces larger than `least` square degrees, in a box of this size."""
    pieces = [land] if isinstance(land, Polygon) else land.geoms
    large = [piece for piece in pieces if isinstance(piece, Polygon) and piece.area >= least]
    rings = [[project(*point[:2]) for point in piece.exterior.coords] for piece in large]
    xs, ys = ([point[axis] for ring in rings for point in ring] for axis in (0, 1))
    left, top, width, height = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    scale = size / max(width, height)
    moved = [[round(number * scale, 1) for x, y in ring for number in (x - left, y - top)] for ring in rings]
    return {"size": [round(width * scale, 1), round(height * scale, 1)], "rings": moved}


def written(outlines: dict[str, dict[str, Any]]) -> str:
    """One line for each ring: a change can be read in a comparison."""
    parts = []
    for name, each in outlines.items():
        rings = ",\n".join(f"   {json.dumps(ring, separators=(',', ':'))}" for ring in each["rings"])
        parts.append(f'  "{name}": {{"size": {json.dumps(each["size"])}, "rings": [\n{rings}\n  ]}}')
    head = "".join(f' "{key}": {json.dumps(value)},\n' for key, value in SOURCE.items())
    return "{\n" + head + ' "outlines": {\n' + ",\n".join(parts) + "\n }\n}\n"


def main(countries: str) -> None:
    regions, world = by_region(shapefile.Reader(countries).shapeRecords())
    outlines = {}
    for name, parts in regions.items():
        land = unary_union([part.buffer(0.15) for part in parts]).buffer(-0.1).simplify(0.25)
        if name == "north_america":
            land = land.intersection(box(-170, 5, -15, 84))
        outlines[name] = outline(land, equal_area(CENTRES[name]), REGION_SIZE, 1.2)
    everything = unary_union([part.buffer(0.1) for part in world]).simplify(0.3)
    outlines["world"] = outline(everything, natural_earth, WORLD_SIZE, 0.8)
    RESULT.write_text(written(outlines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
