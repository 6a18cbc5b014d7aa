"""What a seat may know (section 19). That nothing else shows: `tests/engine/test_deal_again.py`."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.second_chance.document import attributes, to_document
from co2desk.engine.editions.second_chance.ending import LAST_DECADE
from co2desk.engine.editions.second_chance.observe import LOOKS
from co2desk.engine.editions.second_chance.setting import MODES, SOLO
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.document import Sight

from ..stage import ONLOOKER
from .scene import scene
from .tiles import SUMMIT_ALONE


def test_partners_do_not_see_each_others_cards() -> None:
    """4.1: hands and personal goals are secret among partners too."""
    s = scene("cooperative", players=3)
    s.lobby(0, 1, 2, 3)
    s.lobby(1, 4, 9)
    s.lobby(2, 20)
    s.table.personal[:] = [(1, 2), (4, 5), (6, 7)]
    view = s.game.observe(1)
    assert view["lobby_hand"] == [{"count": 3}, [4, 9], {"count": 1}]
    hidden = {"count": 2, "shown": []}
    assert view["personal"] == [hidden, [4, 5], hidden]
    assert s.game.observe(ONLOOKER)["personal"] == [hidden] * 3


def test_summit_held_alone_shows_its_goal() -> None:
    """A24: goal 03 becomes public when it is achieved; that a summit was held alone is public anyway."""
    s = scene("cooperative", players=2)
    s.table.personal[:] = [(2, SUMMIT_ALONE), (4, 5)]
    assert s.game.observe(1)["personal"][0] == {"count": 2, "shown": []}
    s.table.small_summit_alone[:] = [1, 1]
    view = s.game.observe(ONLOOKER)
    assert view["personal"] == [{"count": 2, "shown": [SUMMIT_ALONE]}, {"count": 2, "shown": []}]
    assert view["small_summit_alone"] == [True, True]


@pytest.mark.parametrize("ending", ["", "team_won", "points_lost", "planet_lost"])
def test_personal_goals_are_shown_when_the_game_is_over(ending: str) -> None:
    s = scene("cooperative", players=2)
    s.table.personal[:] = [(2, 8), (4, 5)]
    s.table.ending = ending
    shown = s.game.observe(0)["personal"]
    assert shown == ([[2, 8], [4, 5]] if ending else [[2, 8], {"count": 2, "shown": []}])


@pytest.mark.parametrize("ending", ["", "last_decade", "planet_lost"])
def test_company_goals_are_secret_until_they_are_scored(ending: str) -> None:
    """17.3: also when discarded; a scored one is shown. A lost planet scores nothing."""
    s = scene("competitive", players=3)
    s.table.goal[:] = [4, 0, 10]
    s.table.goal_cashed[1] = 1
    s.table.ending = ending
    hidden = [{"held": True}, None, {"held": True}]
    view = s.game.observe(1)
    assert view["goal"] == ([4, None, 10] if ending == LAST_DECADE else hidden)
    assert view["goal_cashed"] == [False, True, False]


def test_goals_to_choose_from_are_seen_by_who_chooses() -> None:
    """D2: of the others it is only known how many they were dealt."""
    s = scene("competitive", players=2)
    s.table.goal_choice[:] = [(1, 4), (3, 8)]
    assert s.game.observe(0)["goal_choice"] == [[1, 4], {"count": 2}]
    assert s.game.observe(ONLOOKER)["goal_choice"] == [{"count": 2}, {"count": 2}]


def test_own_packet_of_the_draft_is_seen() -> None:
    """17.6: everybody sees the own packet, the others see how many cards are in it."""
    s = scene("cooperative", players=2)
    s.table.packets[:] = [(3, 5, 7), (8,)]
    assert s.game.observe(0)["packets"] == [[3, 5, 7], {"count": 1}]


def test_piles_are_counted_and_the_next_event_lies_face_up() -> None:
    """Section 19: fossil, summit and event piles are hidden, but for the event on top."""
    s = scene("competitive", players=2)
    s.table.event_pile = (5, 2, 6)
    view = s.game.observe(0)
    assert view["event_pile"] == {"count": 3, "top": 5}
    assert view["fossil_pile"] == {"count": len(s.table.fossil_pile)}
    assert view["summit_pile"] == {"count": len(s.table.summit_pile)}


@pytest.mark.parametrize("mode", MODES)
def test_what_is_open_is_shown_as_in_the_document(mode: str) -> None:
    """Everything else reads like the document of the table, the pending decisions too."""
    s = scene(mode)
    s.table.stack.append(Frame("bonus_any", 0))
    view, document = s.game.observe(ONLOOKER), to_document(s.table)
    secret = {key for key, (_, sight) in attributes(s.table.setting).items() if sight is not Sight.PUBLIC}
    assert view.keys() == document.keys()
    assert {key for key in document if view[key] != document[key]} <= secret
    assert secret == {
        *("fossil_pile", "summit_pile", "event_pile", "lobby_pile"),
        *("lobby_hand", "packets", "goal", "personal", "goal_choice"),
    }


def test_every_sight_of_this_edition_has_a_look() -> None:
    sights = {attribute.sight for attribute in attributes(scene(SOLO).table.setting).values()}
    assert sights <= LOOKS.keys()
