"""The view of a running game: the board with everything around it, and the connections between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSplitter, QToolTip, QVBoxLayout, QWidget

from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import cash_company_goal
from co2desk.engine.table.table import Table
from co2desk.forecast import forecast
from co2desk.ui.actions.moves import Moves
from co2desk.ui.board.animation import Animator
from co2desk.ui.board.flyers import card_pixmap
from co2desk.ui.board.gestures.board_input import BoardInput
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.board.view import BoardView
from co2desk.ui.controller import Controller
from co2desk.ui.forecast.panel import ForecastPanel
from co2desk.ui.goals.panel import GoalsPanel
from co2desk.ui.handover.cover import CoverPanel
from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.history.past import PastViewer
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.log.panel import LogPanel
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.play.action_list import ActionsDialog
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.play.chooser import Chooser
from co2desk.ui.play.prompt_bar import PromptBar
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.pointing.pointer import Pointer
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.widgets.tabs import Tabs

SIDE_WIDTH, SIDE_HEIGHT = 330, 160
INPUT = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,  # a shortcut never becomes a key press
)


class GameView(Retranslated, QWidget):
    result_wanted = Signal()
    seat_menu_wanted = Signal(int, QPoint)  # a seat, and where on the screen

    def __init__(self, controller: Controller, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.appearance = controller, appearance
        look, type_ = appearance.look, appearance.type
        self.adviser = Adviser(controller)
        self.board = BoardScene(controller.model, look, type_, self)
        self.view = BoardView(self.board)
        self.board_input = BoardInput(self.view)
        self.animator = Animator(self.board, self.view)
        self.proposals = Proposals(self.adviser, self)
        self.chooser = Chooser(self.proposals, self)
        self.prompt = PromptBar(self.proposals, look)
        self.log = LogPanel(controller.log, (), look, type_)
        self.forecast = ForecastPanel(look, type_)
        self.actions_dialog: ActionsDialog | None = None
        self._reader = NOBODY  # whom the screen speaks to
        self.side = Tabs()
        self.side.addTab(self.forecast, "")
        self.side.addTab(self.log, "")
        self.goals = GoalsPanel(look, type_)
        self.side.addTab(self.goals, "")
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(self.view)
        self.split.addWidget(self.side)
        self.split.setStretchFactor(0, 1)
        self.split.setCollapsible(0, False)
        self.side.setMinimumHeight(SIDE_HEIGHT)  # each page can be scrolled, or gives way
        self.split.setSizes([1280, round(SIDE_WIDTH * type_.scale)])
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 0, 6, 6)
        box.setSpacing(6)
        self.history = HistoryBar(controller, look, type_)
        self.history.hide()
        for widget in (self.prompt, self.history):
            box.addWidget(widget)
        box.addWidget(self.split, 1)
        self.cover = CoverPanel(self, look, type_)
        self.pointer = Pointer(self.proposals, self.board_input, self.forecast, self.cover)
        self.past = PastViewer(self, controller, self.history, self.prompt, self.animator, self.log)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        controller, board_input = self.controller, self.board_input
        controller.began.connect(self._begin)
        controller.covered.connect(self._cover)
        controller.cover_lifted.connect(self.cover.hide)
        controller.turned_to.connect(self._turned_to)
        controller.stepping.connect(self.animator.hold)
        controller.stepped.connect(self._stepped)
        controller.animate = self.animator.run
        controller.decision_changed.connect(self._decision_changed)
        self.animator.began.connect(self._listen)
        self.animator.ended.connect(self._stop_listening)
        self.animator.ended.connect(controller.animation_ended)
        board_input.chosen.connect(self.chooser.offer)
        board_input.sent_home.connect(self.animator.glide_home)
        board_input.menu_wanted.connect(self._want_menu)
        self.prompt.buttons.card_picture = lambda card: card_pixmap(
            self.board, card, self.devicePixelRatioF()
        )
        for put_away in (self.past.leave, self.pointer.hide, self.animator.finish):
            self.proposals.submitting.connect(put_away)
        self.prompt.list_wanted.connect(self.show_actions)
        self.prompt.result_wanted.connect(self.result_wanted)
        for panel in (self.log, self.forecast, self.goals):
            panel.pointed.connect(self.point_at)
            panel.unpointed.connect(self.board_input.show_marks)
        self.cover.uncovered.connect(self._uncovered)
        self.appearance.changed.connect(self._appearance_changed)
        controller.preferences.changed.connect(self._preference_changed)
        self._preference_changed("animation")

    def retranslate(self) -> None:
        #: A tab: what would follow if the decade ended now.
        self.side.setTabText(0, translate("GameView", "Forecast"))
        #: A tab: what has happened, line by line.
        self.side.setTabText(1, translate("GameView", "Log"))
        #: A tab: how far the goals are.
        self.side.setTabText(2, translate("GameView", "Goals"))
        #: The name of the board, for screen readers.
        self.view.setAccessibleName(translate("GameView", "Board"))
        self.board.repaint_all()
        self.controller.model.retranslate()
        QToolTip.hideText()  # what was told there was told in the old language
        if hasattr(self, "pointer"):
            self.pointer.hide()

    # --- the game ----------------------------------------------------------------------------------------

    def _begin(self) -> None:
        controller = self.controller
        declaration = controller.declaration
        setting = controller.table.setting
        words = declaration.board.words(controller.speaker, setting, lambda: controller.model.table)
        controller.model.words, controller.model.help_ = words.name, words.description
        self.animator.finish()
        self.animator.event_places = declaration.event_places
        self.board.begin(setting, controller.seats, words, declaration.board)
        self.log.set_game(controller.seats, declaration.log_names)
        self.forecast.set_game(controller.seats, controller.speaker, declaration.forecast)
        self.cover.hide()
        self.cover.set_seats(controller.seats)
        self.past.drop()
        self.put_choices_away()
        self._forget_searches()
        self.view.fit()
        self.view.zoom(controller.preferences.value("board_zoom") / 100)

    def _stepped(self) -> None:
        self.board_input.set_moves(self.controller.moves)

    def _decision_changed(self) -> None:
        controller = self.controller
        self.board_input.set_moves(controller.moves)
        self._show_panels(controller.game)
        self.past.offer()

    def _show_panels(self, game: Game[Any]) -> None:
        """Forecast and goals are those of the position on the board."""
        controller = self.controller
        if game.is_over:
            self.forecast.clear()
        else:
            self.forecast.show_forecast(forecast(game.table, controller.seat), game.table)
        self.goals.show_goals(controller.declaration.goals, game, controller.seat, controller.speaker)

    # --- choosing ----------------------------------------------------------------------------------------

    def show_actions(self) -> None:
        self.past.leave()
        if self.actions_dialog is None:
            self.actions_dialog = ActionsDialog(self.controller, self.adviser, self)
            self.actions_dialog.chosen.connect(self.proposals.propose)
        self.actions_dialog.refresh()
        self.actions_dialog.show()
        self.actions_dialog.raise_()
        self.actions_dialog.search.setFocus()

    def cash_goal(self, seat: int) -> None:
        """A player discards the company goal, out of turn or in it."""
        self.past.leave()
        self.proposals.propose(cash_company_goal(seat))

    def _want_menu(self, key: PlaceKey, place: QPoint) -> None:
        """Only players have one: the strip of each of them, and that in front of whoever is in view."""
        if key.kind is PlaceKind.PLAYER:
            self.seat_menu_wanted.emit(key.number, place)
        elif at.SEAT in at.enclosing(key) and self.controller.seat != NOBODY:
            self.seat_menu_wanted.emit(self.controller.seat, place)

    # --- the past ----------------------------------------------------------------------------------------

    def show_history(self, step: int, play: bool = False) -> None:
        """Look at an earlier position, or play from there; closing the bar comes back to the present."""
        self.past.open(step, play)

    def look_back(self) -> None:
        """One step back."""
        self.past.look_back()

    def show_since_last_turn(self) -> None:
        """A replay of what has happened since the player at the screen decided last."""
        self.past.replay_since()

    @property
    def is_covered(self) -> bool:
        """Is everything hidden until the next player sits down?"""
        return self.cover.isVisible()

    def show_panels_for(self, table: Table) -> None:
        """What stands beside the board is about an earlier position."""
        self.pointer.hide()
        self._show_panels(Game(self.controller.game.edition, table))

    def show_present(self) -> None:
        """The board shows the game as it stands: what can be done is to be done again."""
        self._decision_changed()

    # --- hot-seat ----------------------------------------------------------------------------------------

    def _turned_to(self, seat: int) -> None:
        """What somebody else was looking for is gone."""
        if seat != self._reader:
            self._reader = seat
            self._forget_searches()

    def _forget_searches(self) -> None:
        """For good: what is cleared could be brought back by the next player."""
        self.log.search.setText("")
        if self.actions_dialog is not None:
            self.actions_dialog.search.setText("")

    def _cover(self, seat: int) -> None:
        controller = self.controller
        self.past.drop()
        self._hide_secrets()
        since = controller.last_decided[seat]
        self.cover.show_for(
            seat,
            controller.seats[seat],
            lambda: controller.log.since(since, seat),
            self._asked_in_public,
        )

    def _hide_secrets(self) -> None:
        """Whatever may tell of a hand: the board shines through the cover."""
        self.goals.clear()
        self.forecast.clear()  # it may tell of the last player's own goals
        self.put_choices_away()

    def put_choices_away(self) -> None:
        """Whatever is offered on the board, or told over it."""
        self.board_input.set_moves(Moves())
        self.pointer.hide()
        QToolTip.hideText()
        self.chooser.close()
        if self.actions_dialog is not None:
            self.actions_dialog.hide()
            self.actions_dialog.search.setText("")

    def _asked_in_public(self) -> str:
        """What the next player has to decide, in words that tell nothing of the player's hand."""
        controller = self.controller
        if controller.game.decision.kind == "turn":
            #: On the cover, to the player who sits down next.
            return translate("GameView", "It is your turn.")
        return controller.speaker.decision(controller.game.decision, controller.table)

    def _uncovered(self) -> None:
        self.animator.finish()
        self.controller.take_seat()

    # --- looking -----------------------------------------------------------------------------------------

    def point_at(self, keys: Sequence[PlaceKey]) -> None:
        """Somebody reads a line: show where it happened."""
        self.board.set_marks(dict.fromkeys(keys, "pointed"))

    def _listen(self) -> None:
        """While pieces travel, every input is heard, wherever it goes."""
        self.appearance.app.installEventFilter(self)

    def _stop_listening(self) -> None:
        self.appearance.app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Any input ends a running animation."""
        if event.type() in INPUT and isinstance(watched, QWidget) and self.animator.is_running:
            self.animator.finish()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.board_input.cancel()
            self.board_input.clear_selection()
            self.pointer.hide()
            return
        super().keyPressEvent(event)

    # --- settings ----------------------------------------------------------------------------------------

    def _appearance_changed(self) -> None:
        look, type_ = self.appearance.look, self.appearance.type
        self.board.set_look(look, type_)
        self.prompt.set_look(look)
        self.log.set_look(look, type_)
        self.forecast.set_look(look, type_)
        self.goals.set_look(look, type_)
        self.history.set_look(look, type_)
        self.cover.set_look(look, type_)

    def _preference_changed(self, key: str) -> None:
        if key == "animation":
            self.animator.set_speed(self.controller.preferences.value("animation"))
