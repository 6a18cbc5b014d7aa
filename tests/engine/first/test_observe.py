"""What a seat may know (I-22). That nothing else shows is proven by `tests/engine/test_deal_again.py`."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.document import attributes, to_document
from co2desk.engine.editions.first.observe import LOOKS
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.document import Sight

from ..stage import ONLOOKER
from .scene import scene


def test_own_secrets_are_seen() -> None:
    """I-22: lobby hand and company goal of the own seat, and of no other."""
    s = scene(players=3)
    s.lobby(1, 4, 9)
    s.lobby(2, 20)
    s.table.goal[:] = [27, 28, 29]
    view = s.game.observe(1)
    assert view["lobby_hand"] == [{"count": len(s.table.lobby_hand[0])}, [4, 9], {"count": 1}]
    assert view["goal"] == [{"held": True}, 28, {"held": True}]


def test_own_packet_of_the_draft_is_seen() -> None:
    """16.3: everybody sees the own packet, the others see how many cards are in it."""
    s = scene(players=2)
    s.table.packets[:] = [(3, 5), (7,)]
    assert s.game.observe(0)["packets"] == [[3, 5], {"count": 1}]
    assert s.game.observe(1)["packets"] == [{"count": 2}, [7]]


def test_onlooker_sees_no_hand_and_no_goal() -> None:
    """Who sits nowhere sees what lies open."""
    s = scene(players=2)
    s.lobby(0, 1, 2, 3)
    s.lobby(1, 4)
    s.table.goal[:] = [27, 0]
    s.table.goal_cashed[1] = 1
    view = s.game.observe(ONLOOKER)
    assert view["lobby_hand"] == [{"count": 3}, {"count": 1}]
    assert view["goal"] == [{"held": True}, {"held": False}]
    assert view["goal_cashed"] == [False, True]


def test_piles_are_counted_and_the_next_event_lies_face_up() -> None:
    """Section 3: of a hidden stack only the height is known, but two events are visible."""
    s = scene(players=2)
    s.table.event_pile = (50, 47, 52)
    view = s.game.observe(0)
    assert view["event_pile"] == {"count": 3, "top": 50}
    assert view["fossil_pile"] == {"count": len(s.table.fossil_pile)}
    assert view["summit_pile"] == {"count": len(s.table.summit_pile)}
    s.table.event_pile = ()
    assert s.game.observe(0)["event_pile"] == {"count": 0, "top": None}


@pytest.mark.parametrize("ending", ["last_decade", "planet_lost"])
def test_scored_company_goal_is_shown_to_all(ending: str) -> None:
    """G-40: a scored goal is shown; one that was cashed, or kept on a lost planet, is not."""
    s = scene(players=3)
    s.table.goal[:] = [27, 0, 31]
    s.table.stack.clear()
    s.table.ending = ending
    hidden = [{"held": True}, None, {"held": True}]
    assert s.game.observe(1)["goal"] == ([27, None, 31] if ending == "last_decade" else hidden)


def test_what_is_open_is_shown_as_in_the_document() -> None:
    """Everything else reads like the document of the table, the pending decisions too."""
    s = scene(players=2)
    s.table.stack.append(Frame("bonus_any", 1))
    view, document = s.game.observe(ONLOOKER), to_document(s.table)
    for key, attribute in attributes(s.table.setting).items():
        if attribute.sight is Sight.PUBLIC:
            assert view[key] == document[key]
    assert view["stack"][-1] == {"kind": "bonus_any", "player": 1, "data": []}


def test_seed_is_never_shown() -> None:
    """It would tell the order of every pile."""
    s = scene(players=2)
    hidden = {key for key, attribute in attributes(s.table.setting).items() if attribute.sight not in LOOKS}
    assert hidden == {"reserve_seed"}
    assert not hidden & s.game.observe(0).keys()
