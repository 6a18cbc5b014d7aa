"""A menu at the pointer, for a drop or a click that can mean several actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.widgets.menu_entries import add_entries


class Chooser(QObject):
    """Proposes a single action at once, and lets somebody choose among several."""

    def __init__(self, proposals: Proposals, parent: QWidget) -> None:
        super().__init__(parent)
        self.proposals, self.widget = proposals, parent
        self.menu: QMenu | None = None  # while it is open

    def offer(self, actions: Sequence[Action], where: QPoint, dragged: PlaceKey | None = None) -> None:
        """`where` is a point of the screen, `dragged` the piece that was dropped there."""
        if len(actions) == 1:
            self.proposals.propose(actions[0], dragged)
        else:
            self._open(actions, where, dragged)

    def _open(self, actions: Sequence[Action], where: QPoint, dragged: PlaceKey | None) -> None:
        adviser, controller = self.proposals.adviser, self.proposals.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        menu = QMenu(self.widget)
        menu.setToolTipsVisible(True)
        menu.setObjectName("chooser")
        sentences = [speaker.action(action, table, frame) for action in actions]
        for action, entry in zip(actions, add_entries(menu, sentences), strict=True):
            entry.setToolTip("\n".join(adviser.consequences(action)))
            entry.triggered.connect(lambda _=False, a=action: self.proposals.propose(a, dragged))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.aboutToHide.connect(self._closes)
        self.menu = menu
        room = self.widget.screen().availableGeometry()  # a window may be larger than its screen
        menu.popup(QPoint(min(where.x(), room.right()), min(where.y(), room.bottom())))

    def _closes(self) -> None:
        self.menu = None  # it deletes itself

    def close(self) -> None:
        if self.menu is not None:
            self.menu.close()
