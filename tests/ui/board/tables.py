"""Tables of the first edition, each set for one gesture."""

from __future__ import annotations

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions as act
from co2desk.session import Session
from tests.engine.first.scene import Scene
from tests.ui.first_screen import ANNA, BRUNO, EUROPE_TECH


def solar_proposed(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")


def solar_occupied(session: Session, s: Scene) -> None:
    """Anna works in Europe, there is room in Asia and at a summit."""
    s.project("europe/tech", "solar", scientist=ANNA)
    s.project("asia/money", "biomass")
    s.summit(0, "solar", "fusion")


def move_granted(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.table.stack.append(Frame("granted_move", ANNA))


def research_granted(session: Session, s: Scene) -> None:
    s.table.stack.append(Frame("research_grant", ANNA))


def sent_away(session: Session, s: Scene) -> None:
    """Anna installs a project on which Bruno's scientist stands (9.4)."""
    s.project("europe/tech", "solar", scientist=BRUNO)
    s.summit(0, "solar", "fusion")
    s.give(ANNA, money=1, cep=1)
    session.play(act.install(EUROPE_TECH))


def solar_can_be_built(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar", installed=True)
    s.expertise(ANNA, solar=2)
    s.give(ANNA, money=10, tech=2)


def one_cep(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.give(ANNA, cep=1)


def asia_pays(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.control("asia", ANNA)


def some_money(session: Session, s: Scene) -> None:
    s.give(ANNA, money=3)


def payment_due(session: Session, s: Scene) -> None:
    s.give(ANNA, cep=1)
    s.control("asia", ANNA)
    s.table.stack.append(Frame("pay_cep", ANNA, (-1,)))


def bonus_due(session: Session, s: Scene) -> None:
    s.table.stack.append(Frame("bonus_region_cep", ANNA))


def one_card(session: Session, s: Scene) -> None:
    s.lobby(ANNA, 1)


def goal_reached(session: Session, s: Scene) -> None:
    s.demand("europe", "biomass:0:0", "recycling:0:0")
    s.give(ANNA, tech=1)
    s.table.un_row = (46, 34)
