"""What a position is worth to a team, where plans are compared by it."""

from __future__ import annotations

from co2desk.bots.team.bookkeeping import closed
from co2desk.engine.editions.second_chance.ending import CO2_LOST, POINTS_LOST
from tests.bots.team_positions import begin_books, team
from tests.engine.second_chance.scene import Scene


def books(points: int) -> Scene:
    """Decade 3 is over; two goals are open, and six fossil plants come."""
    s = team()
    s.goals(("plant_of_type", "solar"), ("plant_in_region", "asia"))
    s.table.vp[0] = points
    begin_books(s, decade=3, co2=480)
    return s


def test_every_point_that_is_missing_makes_a_lost_game_worse() -> None:
    """12, 13: goals and air are paid from one account. Whoever pays for the goals and then lacks points for
    the air has come nearer than a team that fell one point short of the goals."""
    endings = []
    worths = []
    for points in range(60):
        s = books(points)
        worths.append(closed(s.game, 0))
        endings.append(s.table.ending)
    lost = len([ending for ending in endings if ending])
    assert endings[0] == POINTS_LOST
    assert endings[lost - 1] == CO2_LOST
    assert 0 < lost < len(endings)
    assert worths[: lost + 1] == sorted(set(worths[: lost + 1]))
