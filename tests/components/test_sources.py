"""Every value of the built-in packs says where it comes from."""

from __future__ import annotations

import pytest

from co2desk.components import Pack
from co2desk.components.sources import SOURCES


@pytest.fixture(scope="module", params=["first", "second_chance"])
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def leaves(node: object, path: str = "") -> list[str]:
    """The paths of all single values and lists."""
    if not isinstance(node, dict):
        return [path]
    return [
        leaf
        for key, value in node.items()
        if key not in ("source", "edition")
        for leaf in leaves(value, f"{path}.{key}" if path else key)
    ]


def test_every_value_has_a_source(pack: Pack) -> None:
    assert set(pack.sources) == set(leaves(pack.document))
    assert set(pack.sources.values()) == set(SOURCES) - {"own_copy"}
