"""Tables of Second Chance, each set for one gesture."""

from __future__ import annotations

from collections.abc import Callable

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions as act
from co2desk.session import Session
from tests.engine.second_chance.scene import Scene
from tests.ui.second_screen import ANNA, BRUNO, EUROPE, EUROPE_TECH, SOLAR, WIND

Prepare = Callable[[Session, Scene], None]


def nothing(session: Session, s: Scene) -> None:
    """The neutral table."""


def wind_planned(session: Session, s: Scene) -> None:
    s.project("europe/tech", "wind")


def wind_planned_and_a_cep(session: Session, s: Scene) -> None:
    s.project("europe/tech", "wind")
    s.give(ANNA, cep=1)


def asia_pays(session: Session, s: Scene) -> None:
    s.project("europe/tech", "wind")
    s.control("asia", ANNA)


def at_work(session: Session, s: Scene) -> None:
    """Anna works in Europe; there is room in Asia, at a summit, and on a card in play."""
    s.project("europe/tech", "wind", scientist=ANNA)
    s.project("asia/money", "hydro")
    s.summit(0, "solar", "wind")
    s.in_play(2, 7)


def card_in_play(session: Session, s: Scene) -> None:
    """Two cards lie on the table; the second one, by number, is free."""
    s.project("europe/tech", "wind")
    s.in_play(2, 7)
    s.table.card_visitor[2] = BRUNO
    s.employ(BRUNO)


def sent_away(session: Session, s: Scene) -> None:
    """Anna prepares an infrastructure where Bruno's scientist stands (D13)."""
    s.project("europe/tech", "wind", scientist=BRUNO)
    s.project("asia/money", "hydro")
    s.summit(0, "solar", "wind")
    s.in_play(7)
    s.give(ANNA, cep=1)
    session.play(act.infrastructure(EUROPE_TECH))


def move_granted(session: Session, s: Scene) -> None:
    wind_planned(session, s)
    s.table.stack.append(Frame("granted_move", ANNA))


def scientist_subsidy(session: Session, s: Scene) -> None:
    s.table.stack.append(Frame("research_grant", ANNA))


def wind_can_be_built(session: Session, s: Scene) -> None:
    """On Bruno's infrastructure, at its exact price."""
    s.project("europe/tech", "wind", host=BRUNO)
    s.knowledge(ANNA, wind=2)
    s.give(ANNA, money=9, tech=2, cep=1)


def rich(session: Session, s: Scene) -> None:
    s.give(ANNA, money=3)


def one_cep(session: Session, s: Scene) -> None:
    s.give(ANNA, cep=1)


def payment_due(session: Session, s: Scene) -> None:
    s.give(ANNA, cep=1)
    s.control("asia", ANNA)
    s.table.stack.append(Frame("pay_cep", ANNA, (-1,)))


def asked(kind: str, *data: int) -> Prepare:
    def prepare(session: Session, s: Scene) -> None:
        s.table.stack.append(Frame(kind, ANNA, data))

    return prepare


def bonus_due(session: Session, s: Scene) -> None:
    """A point of solar that Anna may use or hand over."""
    s.table.stack.append(Frame("bonus", ANNA, (0, SOLAR)))


def cep_bonus(session: Session, s: Scene) -> None:
    s.region_cep("europe", 4)
    s.table.stack.append(Frame("bonus_region_cep", ANNA))


def one_card(session: Session, s: Scene) -> None:
    """Card 23 goes with building solar, which nobody can do now: only its minor effect is left."""
    s.lobby(ANNA, 23)


def goal_reached(session: Session, s: Scene) -> None:
    """UN goal 2 asks for recycling and hydro; Bruno built on both of Anna's infrastructures."""
    s.demand("europe", "recycling:1:1:0", "hydro:1:1:0")
    s.give(ANNA, tech=1)
    s.table.un_row = (1, 2)


def main_action_done(session: Session, s: Scene) -> None:
    """A project is planned, and its infrastructure could be prepared with a second action."""
    s.give(ANNA, cep=1)
    session.play(act.plan(WIND, EUROPE, 1))
