"""Nothing at which F1 is pressed in the window is without its section."""

from __future__ import annotations

import pytest

from co2desk.components import load_pack
from co2desk.rulebook.sections import Sections, sections_of
from co2desk.session import GameOptions, Session
from co2desk.session.editions import EDITIONS
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.log.lines import LINES

GAMES = [
    GameOptions("first", 1),
    GameOptions("first", 2),
    GameOptions("first", 5, variants={"auction": True, "draft": True}),
    GameOptions("second_chance", 1, variants={"mode": "solo", "solo_card": 1}),
    GameOptions("second_chance", 3, variants={"mode": "cooperative", "inspectors": True}),
    GameOptions("second_chance", 4, variants={"mode": "competitive"}),
]


def sections(edition: str) -> Sections:
    return sections_of(load_pack(edition, None).kit)


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o.edition}-{o.players}")
def test_every_place_of_the_board_has_its_section(options: GameOptions) -> None:
    setting = Session.new(options).game.table.setting
    kinds = {str(place.key.kind) for place in declaration_of(setting).places(setting).walk()}
    known = sections(options.edition)
    assert sorted(kind for kind in kinds if known.find("places", kind) is None) == []


def test_every_line_of_the_log_has_its_section() -> None:
    for kind in LINES:
        assert any(sections(edition).find("events", kind.__name__) for edition in EDITIONS), kind
