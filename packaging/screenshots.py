#!/usr/bin/env python3
"""Take the pictures of docs/screenshots with a real window: `make screenshots` starts this under Xvfb.

Every picture is a grab of the screen, so it shows what a player sees: the window, and a dialog over it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from camera import FOLDER, Camera
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QDialog
from stage_pictures import SHOTS, StagePictures

from co2desk.commands.examples import GENTLE, crowded_second_chance, crowded_session, played
from co2desk.engine.table.actions import build
from co2desk.languages import LANGUAGES
from co2desk.session import Session
from co2desk.session.setup import setup_of
from co2desk.ui.preferences import DARK, LIGHT
from co2desk.ui.setup.played_readings import PlayedReadings
from co2desk.ui.theme.appearance import load_fonts

SIZES = ((1280, 720), (1600, 1000), (2560, 1440))
MIDDLE_SEED, WON_SEED = 107, 107


class Pictures(Camera):
    # --- scenes ------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.take("start")

    def setup(self) -> None:
        self.lay(played(4, MIDDLE_SEED, 1))
        self.take("setup")

    def middle(self) -> None:
        self.lay(played(3, MIDDLE_SEED, 3))
        self.window.parts.game_view.side.setCurrentIndex(1)
        self.take("middle")
        self.window.parts.game_view.side.setCurrentIndex(0)

    def late(self) -> None:
        self.lay(crowded_session())
        self.take("late")

    def cover(self) -> None:
        session = crowded_session()
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        controller.open(session, setup_of(session))
        self.window.pages.setCurrentWidget(game_view)
        self.take("cover")

    def dialog(self) -> None:
        from co2desk.ui.setup.dialog import NewGameDialog  # noqa: PLC0415 - as the window does it

        dialog = NewGameDialog(self.window, None, self.window.appearance.look)
        dialog.open()
        self.over_the_window(dialog)
        self.take("dialog")
        dialog.close()

    def second_chance(self) -> None:
        for mode in ("cooperative", "competitive", "solo"):
            self.lay(crowded_second_chance(mode))
            self.take(mode)

    def end(self) -> None:
        self._finished("end", played(4, WON_SEED, 99))

    def team_end(self) -> None:
        variants = {"mode": "cooperative", "difficulty": "easy"}
        self._finished("team-end", played(4, 1, 99, "second_chance", variants, GENTLE))

    def past(self) -> None:
        """Somebody steps back through a game."""
        self.lay(crowded_session())
        game_view = self.window.parts.game_view
        game_view.show_history(97)
        self.take("past")
        game_view.history.leave.click()

    def games(self) -> None:
        """The list of games, one of them cut off."""
        sessions = (crowded_second_chance("cooperative"), played(3, MIDDLE_SEED, 3), crowded_session())
        for session in sessions:
            self.lay(session)
            self.window.parts.thumbnails.draw()
        library = self.window.autosave.library
        self.window.start.show_games(list(library.games()))
        self.window.pages.setCurrentWidget(self.window.start)
        self.window.status.clear()
        self.take("games")

    def speaking(self) -> None:
        """The board, a refusal, the log and the readings of the rules in the language of the window."""
        self.lay(crowded_session())
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        self.take_spoken("board")
        refusal = controller.game.why_not(build(0, 0, 0))
        game_view.pointer.bubble.tell(QPoint(330, 330), game_view.adviser.refusal(refusal))
        self.take_spoken("refusal")
        game_view.pointer.hide()
        game_view.side.setCurrentIndex(1)
        self.take_spoken("log")
        game_view.side.setCurrentIndex(0)
        dialog = PlayedReadings(self.window, controller)
        dialog.open()
        self.over_the_window(dialog)
        self.take_spoken("rules")
        dialog.close()

    def take_spoken(self, name: str) -> None:
        self.wait()
        picture = self.window.screen().grabWindow(0, 0, 0, *self.size)
        self.keep(picture, f"{self.language}-{name}.png")

    def _finished(self, name: str, session: Session) -> None:
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        controller.open(session, setup_of(session))
        self.window.pages.setCurrentWidget(game_view)
        self.wait()
        for widget in self.app.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                self.over_the_window(widget)
                self.take(name)
                widget.close()


def main(wanted: list[str]) -> None:
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    load_fonts()
    FOLDER.mkdir(exist_ok=True)
    for size in SIZES:
        for theme in (LIGHT, DARK):
            camera = Pictures(app, theme, size)
            scenes: dict[str, Callable[[], None]] = {
                "start": camera.start,
                "setup": camera.setup,
                "middle": camera.middle,
                "late": camera.late,
                "dialog": camera.dialog,
                "cover": camera.cover,
                "end": camera.end,
                "second_chance": camera.second_chance,
                "team_end": camera.team_end,
                "past": camera.past,
                "games": camera.games,
            }
            for name, take in scenes.items():
                if not wanted or name in wanted:
                    take()
            camera.close()
    for size, theme, language in SHOTS if not wanted or "stage" in wanted else ():
        stage = StagePictures(app, theme, size, language)
        stage.take_all()
        stage.close()
    for language in LANGUAGES if not wanted or "languages" in wanted else ():
        camera = Pictures(app, DARK, SIZES[0], language)
        camera.speaking()
        camera.close()


if __name__ == "__main__":
    main(sys.argv[1:])
