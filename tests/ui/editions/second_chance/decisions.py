"""Ways to every decision of Second Chance, at the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.engine.table import actions as act
from co2desk.ui.models import places as at
from tests.engine.second_chance.scene import Scene
from tests.ui.play.decisions import end_turn
from tests.ui.screen import Screen
from tests.ui.second_screen import ANNA, ASIA, BRUNO, EUROPE_TECH, FORESTATION, HYDRO, WIND, options, prepared

EUROPE_MONEY, EUROPE_SCIENTIST = 6, 8
Way = Callable[[Screen, str], None]


def begin(screen: Screen, mode: str, **variants: Any) -> None:
    """A game from its setup on."""
    chosen = options(mode, **variants)
    screen.new(chosen.players, chosen.seed, edition=chosen.edition, variants=chosen.variants)
    screen.sit_down()


def lay(screen: Screen, mode: str, prepare: Callable[[Scene], None], **more: Any) -> None:
    session, stage = prepared(mode, **more)
    prepare(stage)
    screen.lay(session)


def at_the_end(screen: Screen, mode: str, prepare: Callable[[Scene], None], **more: Any) -> None:
    """Anna has taken her main action in the last turn of the decade, and ends it."""

    def ending(stage: Scene) -> None:
        stage.table.mandatory_done = 1
        stage.last_turn()
        prepare(stage)

    lay(screen, mode, ending, **more)
    end_turn(screen)


def other(mode: str) -> int:
    """Whose scientist is in the way: alone, only the own one can be."""
    return ANNA if mode == SOLO else BRUNO


def to_turn(screen: Screen, mode: str) -> None:
    lay(screen, mode, lambda s: s.give(ANNA, money=3, cep=1))


def to_owed_action(screen: Screen, mode: str) -> None:
    """A16: card 3 is played before the plan in Europe that it goes with."""
    lay(screen, mode, lambda s: s.lobby(ANNA, 3))
    screen.drag(at.lobby_card(0), at.TABLE)
    screen.pick(lambda words: "must follow" in words)


def to_research_grant(screen: Screen, mode: str) -> None:
    """9.A: a plan on the space of the scientist."""
    lay(screen, mode, lambda s: s.project("asia/money", "hydro"))
    screen.drag(at.projects(WIND), at.space(EUROPE_SCIENTIST))


def to_granted_move(screen: Screen, mode: str) -> None:
    """8.C: the minor effect of card 4."""

    def two_to_choose_from(s: Scene) -> None:
        s.project("asia/money", "hydro")
        s.project("asia/tech", "wind")
        s.lobby(ANNA, 4)

    lay(screen, mode, two_to_choose_from)
    screen.drag(at.lobby_card(0), at.TABLE)
    screen.pick(lambda words: "minor" in words)


def to_displaced(screen: Screen, mode: str) -> None:
    """D13: the infrastructure of a project on which a scientist stands."""

    def occupied(s: Scene) -> None:
        s.project("europe/tech", "wind", scientist=other(mode))
        s.project("asia/money", "hydro")
        s.give(ANNA, cep=1)

    lay(screen, mode, occupied)
    screen.drag(at.CEP, at.space(EUROPE_TECH))
    screen.sit_down()


def plan_hydro(screen: Screen, mode: str, **more: Any) -> None:
    """7.5: the third step in hydro brings a point of solar."""
    lay(screen, mode, lambda s: s.knowledge(ANNA, hydro=2), **more)
    screen.drag(at.projects(HYDRO), at.space(ASIA * 3))


def to_bonus(screen: Screen, mode: str) -> None:
    plan_hydro(screen, mode)


def to_bonus_received(screen: Screen, mode: str) -> None:
    """A14, A15: rivals may give bonuses away, too."""
    plan_hydro(screen, mode)
    screen.click(at.player(BRUNO))
    screen.sit_down()


def to_bonus_any(screen: Screen, mode: str) -> None:
    """7.5: the fourth step in forestation brings a point of choice; partners could have it."""
    lay(screen, mode, lambda s: s.knowledge(ANNA, forestation=3))
    screen.drag(at.projects(FORESTATION), at.space(EUROPE_MONEY))
    use_bonus(screen, mode)


def to_bonus_region_cep(screen: Screen, mode: str) -> None:
    """7.5: the second step in wind brings a CEP for a region."""

    def room(s: Scene) -> None:
        s.knowledge(ANNA, wind=1)
        s.region_cep("europe", 2)
        s.region_cep("asia", 2)

    lay(screen, mode, room)
    screen.drag(at.projects(WIND), at.space(EUROPE_MONEY))
    use_bonus(screen, mode)


def use_bonus(screen: Screen, mode: str) -> None:
    if mode != SOLO:
        screen.answer(act.give_bonus(ANNA))


def full_summit(s: Scene) -> None:
    """Both scientists are Anna's."""
    s.summit(0, "solar", "wind", seats={0: ANNA, 1: ANNA})
    s.table.summits_full = (0,)
    s.table.summit_last[0] = ANNA


def to_summit_points(screen: Screen, mode: str) -> None:
    """A13, the other reading: her own topics first, in an order of her choice."""
    at_the_end(screen, mode, full_summit, switches={"summit_points": "own_topic_first"})


def to_summit_extra(screen: Screen, mode: str) -> None:
    at_the_end(screen, mode, full_summit)


def learned(s: Scene) -> None:
    s.knowledge(ANNA, solar=4, hydro=2)
    s.table.vp[0] = 30


def to_income_split(screen: Screen, mode: str) -> None:
    at_the_end(screen, mode, learned)


def to_pay_cep(screen: Screen, mode: str) -> None:
    """D14: one CEP of the hand, and Asia's."""

    def two_sources(s: Scene) -> None:
        s.project("europe/tech", "wind")
        s.give(ANNA, cep=1)
        s.control("asia", ANNA)

    lay(screen, mode, two_sources)
    screen.use(at.space(EUROPE_TECH))


def to_draft(screen: Screen, mode: str) -> None:
    begin(screen, mode, draft=True)


def to_keep_goal(screen: Screen, mode: str) -> None:
    begin(screen, mode)


def to_reduction(screen: Screen, mode: str) -> None:
    """13: after the goals and the energy supply; the points are enough for several steps."""
    at_the_end(screen, mode, lambda s: s.table.vp.__setitem__(0, 40))


def to_second_action(screen: Screen, mode: str) -> None:
    """6: after the plan, and for 10 ppm."""
    lay(screen, mode, lambda s: s.give(ANNA, cep=1))
    screen.drag(at.projects(WIND), at.space(EUROPE_TECH))
    screen.use(at.CO2)


def to_opponent_start(screen: Screen, mode: str) -> None:
    """D4: after the goals are kept."""
    to_keep_goal(screen, mode)
    for _ in range(2):
        screen.push(screen.buttons()[0])


WAYS: dict[str, Way] = {
    "turn": to_turn,
    "owed_action": to_owed_action,
    "research_grant": to_research_grant,
    "granted_move": to_granted_move,
    "displaced": to_displaced,
    "bonus": to_bonus,
    "bonus_received": to_bonus_received,
    "bonus_any": to_bonus_any,
    "bonus_region_cep": to_bonus_region_cep,
    "summit_points": to_summit_points,
    "summit_extra": to_summit_extra,
    "income_split": to_income_split,
    "pay_cep": to_pay_cep,
    "draft": to_draft,
    "keep_goal": to_keep_goal,
    "reduction": to_reduction,
    "second_action": to_second_action,
    "opponent_start": to_opponent_start,
}
# Declared in common for all modes, and never asked in these: a point that is handed to a partner cannot hurt
# (A15); alone there is nobody to hand a bonus to, and nobody to pass cards to.
NEVER: dict[str, set[str]] = {
    COOPERATIVE: {"bonus_received"},
    COMPETITIVE: set(),
    SOLO: {"bonus", "bonus_received", "draft"},
}
