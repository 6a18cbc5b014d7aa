"""The panels beside the board: the forecast, the log, the goals and advice, each on a page of its own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from co2desk.bots.explain import valuation_of
from co2desk.engine.machine.game import Game
from co2desk.forecast import forecast
from co2desk.forecast.concerns import Concern, concerns
from co2desk.session.history import fate_of
from co2desk.ui.advice.hints import Hints
from co2desk.ui.advice.panel import AdvicePanel
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.controller import Controller
from co2desk.ui.forecast.panel import ForecastPanel, Without
from co2desk.ui.goals.panel import GoalsPanel
from co2desk.ui.i18n.translation import translate
from co2desk.ui.log.panel import LogPanel
from co2desk.ui.theme.look import Look, Type
from co2desk.ui.widgets.tabs import Tabs

PAGE_ICONS = ("ppm", "decade", "un_goal", "hint")


class SidePanels(QObject):
    """They are about the position on the board, in the present or in the past."""

    def __init__(
        self, controller: Controller, hints: Hints, board: BoardScene, pages: Tabs, look: Look, type_: Type
    ) -> None:
        super().__init__(pages)
        self.controller, self.board, self.pages = controller, board, pages
        # The tab key goes through them in the order in which they are made.
        self.log = LogPanel(controller.log, (), look, type_, pages)
        self.forecast = ForecastPanel(look, type_, pages)
        self.goals = GoalsPanel(look, type_, pages)
        self.advice = AdvicePanel(controller, hints, look, type_, pages)
        for page in (self.forecast, self.log, self.goals, self.advice):
            pages.addTab(page, "")

    def retranslate(self) -> None:
        #: A tab: what would follow if the decade ended now.
        self.pages.setTabText(0, translate("GameView", "Forecast"))
        #: A tab: what has happened, line by line.
        self.pages.setTabText(1, translate("GameView", "Log"))
        #: A tab: how far the goals are.
        self.pages.setTabText(2, translate("GameView", "Goals"))
        #: A tab: hints, and what partners plan.
        self.pages.setTabText(3, translate("GameView", "Advice"))

    def set_look(self, look: Look, type_: Type) -> None:
        for panel in (self.log, self.forecast, self.goals, self.advice):
            panel.set_look(look, type_)

    def begin(self) -> None:
        """Another game lies on the table."""
        controller = self.controller
        declaration = controller.declaration
        self.log.set_game(controller.seats, declaration.log_names)
        self.forecast.set_game(controller.seats, controller.speaker, declaration.forecast)

    def take_seats(self) -> None:
        """The players have other names; the speaker knows them already."""
        self.log.seats = self.forecast.seats = self.controller.seats

    def show_position(self, game: Game[Any]) -> None:
        controller = self.controller
        self.board.set_fate(fate_of(game))
        if game.is_over:
            self.forecast.clear(Without.OVER)
            self.board.set_risk(None)
        else:
            told = forecast(game.table, controller.seat)
            self.forecast.show_forecast(told, game.table, self._concerns(game))
            self.board.set_risk(controller.declaration.forecast[type(told)].risk(told))
        self.goals.show_goals(controller.declaration.goals, game, controller.seat, controller.speaker)

    def level_changes(self, is_end: bool) -> None:
        """A scene begins that ends a decade or the game: the forecast of before is no longer true."""
        self.forecast.clear(Without.OVER if is_end else Without.TURNING)

    def _concerns(self, game: Game[Any]) -> tuple[Concern, ...]:
        """What the player at the screen should think about. Lessons say that themselves."""
        controller = self.controller
        if controller.is_lesson or not controller.preferences.value("concerns"):
            return ()
        return concerns(game, controller.seat, valuation_of(game).by_term)

    def hide_secrets(self) -> None:
        """Whatever may tell of a hand; the forecast may tell of the last player's own goals."""
        self.goals.clear()
        self.advice.clear()
        self.forecast.clear()
