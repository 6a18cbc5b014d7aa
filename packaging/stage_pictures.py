"""Pictures of what happens: scenes on the stage, moves of computer players, and choosing an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from camera import Camera, wait_until
from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from co2desk.commands.examples import before_event, played
from co2desk.engine.table import events as ev
from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.window.game_view import GameView

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")
SEED, MIDDLE_SEED, SUMMIT_SEED, SECOND_SEED = 100, 107, 345, 5
GROWN = 0.15  # of the time that a plant takes, which is fast in the beginning
TEAM = {"mode": "cooperative"}


def one_person(session: Session, person: int) -> tuple[Seat, ...]:
    """Computer players have all other seats."""
    seats = [Seat(NAMES[n], SIGNS[n], "steady") for n in range(session.options.players)]
    seats[person] = Seat(NAMES[person], SIGNS[person])
    return tuple(seats)


def view_of(camera: Camera) -> GameView:
    return camera.window.parts.game_view


def pause_when(camera: Camera, happened: Callable[[], bool]) -> None:
    """Let time pass until something is seen, and hold it there until its pieces have landed."""
    teller = view_of(camera).storyteller
    wait_until(happened)
    teller.toggle_pause()
    wait_until(lambda: not teller.animator.is_flying)


def begin(
    camera: Camera,
    kind: type,
    players: int,
    seed: int,
    decade: int = 0,
    edition: str = "first",
    variants: Mapping[str, Any] | None = None,
) -> None:
    """The action is made that brings such an event, by the only person at the table."""
    session, action = before_event(kind, players, seed, decade, edition, variants)
    camera.lay(session, one_person(session, session.game.decision.player))
    camera.window.parts.controller.submit(action)


# --- what happens ------------------------------------------------------------------------------------------


def decade(camera: Camera) -> None:
    """The supply of regions, and what the decade has come to."""
    supply(camera, "decade", decade=3)
    stage = view_of(camera).stage
    view_of(camera).storyteller.hurry()
    wait_until(lambda: stage.is_result)
    camera.take("decade-result")


def second_decade(camera: Camera) -> None:
    """The same for a team, which decides something in between."""
    supply(camera, "second-decade", SECOND_SEED, edition="second_chance", variants=TEAM)
    begin(camera, ev.DecadeBegan, 3, SECOND_SEED, edition="second_chance", variants=TEAM)
    stage = view_of(camera).stage
    wait_until(stage.isVisible)
    view_of(camera).storyteller.hurry()
    wait_until(lambda: stage.is_result)
    camera.take("second-result")


def supply(camera: Camera, name: str, seed: int = SEED, **options: Any) -> None:
    begin(camera, ev.FossilPlantPlaced, 3, seed, **options)
    stage = view_of(camera).stage
    pause_when(camera, lambda: stage.isVisible() and stage.gauge.level > stage.gauge.start)
    camera.take(name)


def scene(
    name: str,
    kind: type,
    players: int,
    seed: int,
    edition: str = "first",
    variants: Mapping[str, Any] | None = None,
) -> Callable[[Camera], None]:
    """How it begins."""

    def taker(camera: Camera) -> None:
        begin(camera, kind, players, seed, edition=edition, variants=variants)
        pause_when(camera, view_of(camera).stage.isVisible)
        camera.take(name)

    return taker


def ending(
    name: str, players: int, seed: int, edition: str = "first", variants: Mapping[str, Any] | None = None
) -> Callable[[Camera], None]:
    """What the stage shows of a game that is over."""

    def taker(camera: Camera) -> None:
        begin(camera, ev.GameEnded, players, seed, edition=edition, variants=variants)
        stage, storyteller = view_of(camera).stage, view_of(camera).storyteller

        def is_over() -> bool:
            is_there = stage.is_result and stage.scene is not None and stage.scene.is_endless
            if not is_there:
                storyteller.hurry()  # past the scenes before
            return is_there

        wait_until(is_over)
        camera.take(name)

    return taker


def announced(camera: Camera) -> None:
    """A computer player builds a plant or does something else that is worth a look."""
    session = played(3, MIDDLE_SEED, 3)
    person = (session.game.decision.player + 1) % 3
    camera.lay(session, one_person(session, person))
    prompt = view_of(camera).prompt
    items = view_of(camera).board.items_by_key.values()
    pause_when(camera, lambda: prompt.tells and any(item.mark == "pointed" for item in items))
    camera.take("announced")


def growing(camera: Camera) -> None:
    """A plant grows where it was built."""
    begin(camera, ev.PlantBuilt, 3, SEED)
    animator = view_of(camera).animator

    def growths() -> list[QVariantAnimation]:
        found = animator.findChildren(QVariantAnimation)
        return [growth for growth in found if isinstance(growth.startValue(), float)]

    wait_until(lambda: bool(growths()))
    (growth,) = growths()
    growth.pause()
    growth.setCurrentTime(round(GROWN * growth.duration()))
    camera.take("growing")
    animator.finish()


def moment(camera: Camera) -> None:
    """A UN goal was claimed."""
    begin(camera, ev.UnGoalScored, 3, SEED)
    view = view_of(camera)
    wait_until(lambda: view.banner.isVisible() and not view.animator.is_flying)
    camera.take("moment")


# --- what can be done --------------------------------------------------------------------------------------


def choosing(camera: Camera) -> None:
    session = played(3, MIDDLE_SEED, 2)
    camera.lay(session, one_person(session, session.game.decision.player))
    view = view_of(camera)
    view.show_actions()
    dialog = view.actions_dialog
    if dialog is None:
        raise LookupError("the list of actions")
    dialog.tree.setCurrentIndex(dialog.filter.index(0, 0, dialog.filter.index(0, 0)))
    camera.take("actions")
    dialog.close()
    for button in view.prompt.choices.findChildren(type(view.prompt.undo)):
        if button.property("steps") is not None:
            button.click()
    actions = next(iter(view.prompt.stepwise.options().values()))
    view.prompt.stepwise.narrow(actions)
    camera.take("proposing")
    view.prompt.stepwise.cancel()


def pointing(camera: Camera) -> None:
    """The card beside the mouse."""
    session = played(3, MIDDLE_SEED, 2)
    camera.lay(session, one_person(session, session.game.decision.player))
    show_card(camera, at.plants(0), "hover-plant")
    show_card(camera, at.player(0), "hover-player")
    show_card(camera, at.track(0), "hover-track")


def show_card(camera: Camera, key: PlaceKey, name: str) -> None:
    game_view = view_of(camera)
    view, item = game_view.view, game_view.board.items_by_key[key]
    where = view.mapFromScene(item.mapToScene(item.area.center()))
    QCursor.setPos(view.viewport().mapToGlobal(where))
    QTest.mouseMove(view.viewport(), where)
    wait_until(game_view.pointer.card.isVisible)
    camera.take(name)
    QTest.mouseMove(view.viewport(), view.viewport().rect().bottomLeft())
    wait_until(lambda: not game_view.pointer.card.isVisible())


second_scene = partial(scene, edition="second_chance", variants=TEAM)

TAKERS: dict[str, Callable[[Camera], None]] = {
    "decade": decade,
    "summit": scene("summit", ev.SummitHeld, 5, SUMMIT_SEED),
    "auction": scene("auction", ev.AuctionWon, 3, SEED, variants={"auction": True}),
    "draft": scene("draft", ev.PacketsPassed, 3, SEED, variants={"draft": True}),
    "placement": scene("placement", ev.ProjectProposed, 1, SEED),
    "ending": ending("ending", 3, SEED),
    "announced": announced,
    "choosing": choosing,
    "pointing": pointing,
    "second-decade": second_decade,
    "second-summit": second_scene("second-summit", ev.SummitHeld, 3, SECOND_SEED),
    "lost": ending("lost", 3, SECOND_SEED, "second_chance", TEAM),
    "growing": growing,
    "moment": moment,
}
