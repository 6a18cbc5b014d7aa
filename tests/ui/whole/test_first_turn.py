"""The first turn of a game by mouse: the shortest way through the whole window."""

from __future__ import annotations

from co2desk.engine.table.ids import PROPOSED
from co2desk.ui.models import places as at
from tests.ui.screen import Screen


def test_a_project_tile_dragged_onto_a_space_is_proposed_there(screen: Screen) -> None:
    """8.1, DP-10: the tile leaves its stack, the space shows it, and the main action is done."""
    screen.new(players=2)
    screen.sit_down()
    energy = screen.table.agenda[2][0]
    screen.drag(at.projects(energy), at.space(6))
    assert screen.table.space_energy[6] == energy
    assert screen.table.space_stage[6] == PROPOSED
    assert screen.game_view.board.items_by_key[at.space(6)].value.energy == energy
    assert screen.table.mandatory_done


def test_the_turn_ends_with_its_button_and_the_next_seat_is_covered(screen: Screen) -> None:
    """DP-09: after the main action; nothing of the next player is shown before the cover is answered."""
    screen.new(players=2)
    screen.sit_down()
    first = screen.controller.seat
    screen.drag(at.projects(screen.table.agenda[2][0]), at.space(6))
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))  # free actions are still open: asked once
    assert screen.game_view.cover.isVisible()
    assert screen.controller.seat == -1
    screen.sit_down()
    assert screen.controller.seat == 1 - first
