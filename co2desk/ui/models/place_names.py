"""Places as lessons and the rules inside write them: `co2`, or the kind and what tells it apart, such as
`slot/europe/2`."""

from __future__ import annotations

from co2desk.engine.table.codec import codec_of
from co2desk.engine.table.setting import Setting
from co2desk.ui.models import places as at
from co2desk.ui.models.places import REGION_PARTS, PlaceKey, PlaceKind

BY_REGION = REGION_PARTS | {PlaceKind.REGION}
BY_SPACE = frozenset({PlaceKind.SPACE, PlaceKind.WORKER})
BY_ENERGY = frozenset({PlaceKind.PLANTS, PlaceKind.PROJECTS, PlaceKind.PRICE, PlaceKind.TRACK})


def place_key(name: str, setting: Setting) -> PlaceKey:
    """The place of a name. Raises KeyError or ValueError for one that is none."""
    word, *rest = name.split("/")
    kind = PlaceKind(word)
    codec = codec_of(setting)
    if kind is PlaceKind.SLOT:
        region, slot = rest
        return PlaceKey(kind, codec.region_number[region], int(slot))
    if kind in BY_REGION:
        return PlaceKey(kind, codec.region_number[rest[0]])
    if kind in BY_SPACE:
        return PlaceKey(kind, codec.space_number("/".join(rest)))
    if kind in BY_ENERGY:
        return PlaceKey(kind, codec.energy_number[rest[0]])
    if kind is PlaceKind.TOPIC:
        summit, topic = rest
        return at.topic(int(summit), int(topic))
    return PlaceKey(kind, int(rest[0])) if rest else PlaceKey(kind)
