"""What F1 is about, at each part of the view of a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QCursor

from co2desk.engine.table.events import FossilPlantPlaced, code
from co2desk.ui.board.gestures.board_input import BoardInput
from co2desk.ui.controller import Controller
from co2desk.ui.help.topics import Topic, set_topic
from co2desk.ui.log.model import Role
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.pointing.place_topic import place_topic
from co2desk.ui.pointing.pointer import Pointer
from co2desk.ui.window.side_panels import SidePanels


class ViewTopics(QObject):
    def __init__(
        self,
        controller: Controller,
        board_input: BoardInput,
        pointer: Pointer,
        panels: SidePanels,
        is_covered: Callable[[], bool],
    ) -> None:
        super().__init__(panels)
        self.controller, self.board_input, self.pointer = controller, board_input, pointer
        self.panels, self.is_covered = panels, is_covered
        set_topic(board_input.view, self._on_board)
        set_topic(panels.log.view, self._of_line)
        set_topic(panels.forecast, Topic("events", FossilPlantPlaced.__name__))
        set_topic(panels.goals, self._of_goal)

    def told(self) -> Topic | None:
        """Somebody has just been told why something is impossible."""
        return self.pointer.refused_rule()

    def open(self) -> Topic | None:
        """What is to be decided now."""
        if self.is_covered() or self.controller.is_over:
            return None
        return Topic("decisions", self.controller.game.decision.kind)

    def _on_board(self) -> Topic | None:
        viewport = self.board_input.view.viewport()
        place = viewport.mapFromGlobal(QCursor.pos())
        key = self.board_input.key_at(QPointF(place)) if viewport.rect().contains(place) else None
        if key is None or self.is_covered():
            return None
        return place_topic(key, self.controller.model.value)

    def _of_line(self) -> Topic | None:
        view = self.panels.log.view
        index = view.indexAt(view.viewport().mapFromGlobal(QCursor.pos()))
        event = (index if index.isValid() else view.currentIndex()).data(Role.EVENT)
        return None if event is None else Topic("events", code(event), about=getattr(event, "card", None))

    def _of_goal(self) -> Topic:
        """The goal under the mouse, or the current one."""
        keys = self.panels.goals.places_at(QCursor.pos())
        if not keys:
            return Topic("places", PlaceKind.UN_GOAL)
        return place_topic(keys[0], self.controller.model.value)
