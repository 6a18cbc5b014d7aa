"""Pictures of what happens: scenes on the stage, moves of computer players, and choosing an action.

Each scene is taken three times: together the pictures have three languages, three sizes and both themes.
"""

from __future__ import annotations

from collections.abc import Callable

from camera import Camera
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from co2desk.commands.examples import before_event, played
from co2desk.engine.table import events as ev
from co2desk.languages import ENGLISH
from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.preferences import DARK, LIGHT, NORMAL, SLOW

SHOTS = (
    ((1280, 720), DARK, ENGLISH),
    ((1600, 1000), LIGHT, "de"),
    ((2560, 1440), DARK, "zh_CN"),
)
NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")
SEED, SUMMIT_SEED = 100, 107


def one_person(session: Session, person: int) -> tuple[Seat, ...]:
    """Computer players have all other seats."""
    seats = [Seat(NAMES[n], SIGNS[n], "steady") for n in range(session.options.players)]
    seats[person] = Seat(NAMES[person], SIGNS[person])
    return tuple(seats)


class StagePictures(Camera):
    def take_all(self) -> None:
        self.preferences.set("animation", NORMAL)
        self.preferences.set("pace", SLOW)
        self.decade()
        self.scene("summit", ev.SummitHeld, 5, SUMMIT_SEED)
        self.scene("auction", ev.AuctionWon, 3, SEED, {"auction": True})
        self.scene("draft", ev.PacketsPassed, 3, SEED, {"draft": True})
        self.scene("placement", ev.ProjectProposed, 1, SEED)
        self.ending()
        self.move()
        self.choosing()
        self.pointing()

    def take(self, name: str) -> None:
        picture = self.window.screen().grabWindow(0, 0, 0, *self.size)
        self.keep(picture, f"{name}-{self.language}-{self.size[0]}x{self.size[1]}-{self.theme}.png")

    def pause_when(self, happened: Callable[[], bool]) -> None:
        """Let time pass until something is seen, and hold it there until its pieces have landed."""
        teller = self.window.parts.game_view.storyteller
        self.wait_until(happened)
        teller.toggle_pause()
        self.wait_until(lambda: not teller.animator.is_flying)
        self.wait()

    def begin(
        self, kind: type, players: int, seed: int, variants: dict[str, bool] | None = None, decade: int = 0
    ) -> None:
        """The action is made that brings such an event."""
        session, action = before_event(kind, players, seed, decade, variants=variants)
        self.lay(session, one_person(session, session.game.decision.player))
        self.window.parts.controller.submit(action)

    # --- what happens ------------------------------------------------------------------------------------

    def decade(self) -> None:
        stage = self.window.parts.game_view.stage
        self.begin(ev.FossilPlantPlaced, 3, SEED, decade=3)
        self.pause_when(lambda: stage.isVisible() and stage.gauge.level > stage.gauge.start)
        self.wait_until(lambda: stage.gauge.shown == stage.gauge.level)
        self.take("decade")
        self.window.parts.game_view.storyteller.hurry()
        self.wait_until(lambda: stage.is_result)
        self.wait_until(lambda: stage.gauge.shown == stage.gauge.level)
        self.wait()
        self.take("decade-result")

    def scene(
        self, name: str, kind: type, players: int, seed: int, variants: dict[str, bool] | None = None
    ) -> None:
        stage = self.window.parts.game_view.stage
        self.begin(kind, players, seed, variants)
        self.pause_when(stage.isVisible)
        self.take(name)

    def ending(self) -> None:
        self.begin(ev.GameEnded, 3, SEED)
        stage = self.window.parts.game_view.stage
        self.wait_until(lambda: stage.isVisible() and stage.is_result)
        self.wait()
        self.take("ending")

    def move(self) -> None:
        """A computer player builds a plant or does something else that is worth a look."""
        session = played(3, SUMMIT_SEED, 3)
        person = (session.game.decision.player + 1) % 3
        self.lay(session, one_person(session, person))
        prompt = self.window.parts.game_view.prompt
        items = self.window.parts.game_view.board.items_by_key.values()
        self.pause_when(lambda: prompt.tells and any(item.mark == "pointed" for item in items))
        self.take("announced")

    # --- what can be done --------------------------------------------------------------------------------

    def choosing(self) -> None:
        session = played(3, SUMMIT_SEED, 2)
        self.lay(session, one_person(session, session.game.decision.player))
        view = self.window.parts.game_view
        view.show_actions()
        dialog = view.actions_dialog
        if dialog is not None:
            first = dialog.filter.index(0, 0, dialog.filter.index(0, 0))
            dialog.tree.setCurrentIndex(first)
            self.wait()
            self.take("actions")
            dialog.close()
        for button in view.prompt.choices.findChildren(type(view.prompt.undo)):
            if button.property("steps") is not None:
                button.click()
        actions = next(iter(view.prompt.stepwise.options().values()))
        view.prompt.stepwise.narrow(actions)
        self.wait()
        self.take("proposing")
        view.prompt.stepwise.cancel()

    def pointing(self) -> None:
        """The card beside the mouse."""
        self.show_card(at.plants(0), "hover-plant")
        self.show_card(at.player(0), "hover-player")
        self.show_card(at.track(0), "hover-track")

    def show_card(self, key: PlaceKey, name: str) -> None:
        game_view = self.window.parts.game_view
        view, item = game_view.view, game_view.board.items_by_key[key]
        where = view.mapFromScene(item.mapToScene(item.area.center()))
        QCursor.setPos(view.viewport().mapToGlobal(where))
        QTest.mouseMove(view.viewport(), where)
        self.wait_until(game_view.pointer.card.isVisible)
        self.wait()
        self.take(name)
        QTest.mouseMove(view.viewport(), view.viewport().rect().bottomLeft())
        self.wait()
