"""The view of a running game: the board with everything around it, and the connections between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import cash_company_goal
from co2desk.engine.table.table import Table
from co2desk.forecast.missing import Goal
from co2desk.ui.actions.moves import Moves
from co2desk.ui.advice.goals import GoalMenus
from co2desk.ui.advice.hints import Hints
from co2desk.ui.board.animation import Animator
from co2desk.ui.board.flyers import card_pixmap
from co2desk.ui.board.gestures.board_input import BoardInput
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.board.view import BoardView
from co2desk.ui.controller import Controller
from co2desk.ui.handover.cover import CoverPanel
from co2desk.ui.handover.since import since_last_turn
from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.history.past import PastViewer
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.play.action_list import ActionsDialog
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.play.chooser import Chooser
from co2desk.ui.play.prompt_bar import PromptBar
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.pointing.pointer import Pointer
from co2desk.ui.stage.keys import StageKeys
from co2desk.ui.stage.last import Last, last_of
from co2desk.ui.stage.moments import MomentBanner, Moments
from co2desk.ui.stage.panel import StagePanel
from co2desk.ui.stage.storyteller import Storyteller
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.tips.tips import Tips
from co2desk.ui.window.bar_place import BarPlace
from co2desk.ui.window.board_choices import BoardChoices
from co2desk.ui.window.impatience import Impatience
from co2desk.ui.window.side_column import SideColumn
from co2desk.ui.window.side_panels import PAGE_ICONS, SidePanels
from co2desk.ui.window.side_split import SMALL, SideSplit, SideStrip
from co2desk.ui.window.view_topics import ViewTopics


class GameView(Retranslated, QWidget):
    result_wanted = Signal()
    seat_menu_wanted = Signal(int, QPoint)  # a seat, and where on the screen

    def __init__(self, controller: Controller, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.appearance = controller, appearance
        look, type_ = appearance.look, appearance.type
        self.adviser = Adviser(controller)
        self.board = BoardScene(controller.model, look, appearance.board_type, self)
        self.proposals = Proposals(self.adviser, self)
        self.chooser = Chooser(self.proposals, self)
        # The tab key goes through the widgets in the order in which they are made. What holds others comes
        # before them: Qt restyles all that is in a widget when its parent changes.
        self.prompt = PromptBar(self.proposals, look, self)
        self.split = SideSplit(self)
        self.view = BoardView(self.board, self.split)
        self.board_input = BoardInput(self.view)
        self.animator = Animator(self.board, self.view)
        self.actions_dialog: ActionsDialog | None = None
        self._reader = NOBODY  # whom the screen speaks to
        self.beside = SideColumn(self.split)
        self.side = self.beside.pages
        self.hints, self.goal_menus = Hints(controller, self), GoalMenus(controller, self)
        self.panels = SidePanels(controller, self.hints, self.board, self.side, look, type_)
        self.log, self.forecast = self.panels.log, self.panels.forecast
        self.goals, self.advice = self.panels.goals, self.panels.advice
        self.strip = SideStrip(self.side, PAGE_ICONS, look, type_, self)
        self.split.setStretchFactor(0, 1)
        self.split.setCollapsible(0, False)
        box = self.box = QVBoxLayout(self)
        box.setContentsMargins(6, 0, 6, 6)
        box.setSpacing(6)
        self.history = HistoryBar(controller, look, type_, self)
        self.history.hide()
        self.bars = BarPlace(self.prompt, self.history, self.view, self)
        box.addWidget(self.bars)
        below = QHBoxLayout()
        below.addWidget(self.split, 1)
        below.addWidget(self.strip)
        box.addLayout(below, 1)
        for bar in (self.prompt, self.history):
            bar.raise_()
        self.prompt.usual_changed.connect(self._fit_side)
        self.bars.overhang_changed.connect(self.beside.keep_clear)
        self.cover = CoverPanel(self, look, type_)
        self._make_stage()
        self.cover.keyboard_after = self.stage.keyboard_after = self.prompt
        self.pointer = Pointer(self.proposals, self.board_input, self.forecast, self.cover)
        self.tips = Tips(controller, self.view)
        self.past = PastViewer(self, controller, self.history, self.prompt, self.animator, self.log)
        self.topics = ViewTopics(
            controller, self.board_input, self.pointer, self.panels, lambda: self.is_covered
        )
        self._connect()
        self.retranslate()

    def _make_stage(self) -> None:
        """What lies over the board while others move, and while scenes play."""
        look, type_ = self.appearance.look, self.appearance.type
        self.stage = StagePanel(self, look, type_)
        self.storyteller = Storyteller(self.controller, self.animator, self.prompt, self.stage)
        self.storyteller.level_changes.connect(self.panels.level_changes)
        self.banner = MomentBanner(self, self.view, look, type_)
        self.moments = Moments(self.controller, self.animator, self.banner)
        self.stage_keys = StageKeys(self.storyteller, self, self.view)
        self.impatience = Impatience(self.appearance.app, self.animator, self.storyteller)

    # --- room --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit_side()
        QTimer.singleShot(0, self, self.storyteller.place_stage)  # when the board has its new size

    def _fit_side(self) -> None:
        self.strip.make_room(self.width(), self.appearance.type.scale)
        edges = self.contentsMargins() + self.box.contentsMargins()
        taken = QSize(edges.left() + edges.right(), edges.top() + edges.bottom())
        taken.setHeight(taken.height() + self.bars.height() + self.box.spacing())
        if not self.strip.isHidden():
            taken.setWidth(taken.width() + self.strip.sizeHint().width() + self.box.spacing())
        self.split.share(self.size() - taken, self.side, self.appearance.type.scale, self.width() < SMALL)

    def _connect(self) -> None:
        controller, board_input = self.controller, self.board_input
        controller.began.connect(self._begin)
        controller.covered.connect(self._cover)
        controller.cover_lifted.connect(self.cover.hide)
        controller.turned_to.connect(self._turned_to)
        controller.seats_changed.connect(self._seats_changed)
        controller.stepping.connect(self.animator.hold)
        controller.stepped.connect(self._stepped)
        controller.seat_left.connect(self._hide_secrets)
        controller.decision_changed.connect(self._decision_changed)
        controller.show_with(self.storyteller.audience, self.storyteller.run)
        self.animator.ended.connect(controller.animation_ended)
        board_input.sent_home.connect(self.animator.glide_home)
        board_input.menu_wanted.connect(self._want_menu)
        self.prompt.buttons.card_picture = lambda card: card_pixmap(
            self.board, card, self.devicePixelRatioF()
        )
        for put_away in (self.past.leave, self.pointer.hide, self.animator.finish):
            self.proposals.submitting.connect(put_away)
        self.choices = BoardChoices(board_input, self.prompt, self.chooser)
        self.choices.unanswered.connect(self.pointer.say)
        self.prompt.list_wanted.connect(self.show_actions)
        self.prompt.result_wanted.connect(self.result_wanted)
        self.prompt.hint_wanted.connect(self.show_hint)
        self.advice.chosen.connect(self.proposals.propose)
        for asking in (self.goals.goal_wanted, self.goal_menus.chosen):
            asking.connect(self.show_missing)
        for panel in (self.log, self.forecast, self.goals, self.advice):
            panel.pointed.connect(self.point_at)
            panel.unpointed.connect(self.board_input.show_marks)
        self.cover.uncovered.connect(self._uncovered)
        self.appearance.changed.connect(self._appearance_changed)
        controller.preferences.changed.connect(self._preference_changed)
        self._preference_changed("animation")

    def retranslate(self) -> None:
        self.panels.retranslate()
        self.strip.name_buttons()
        #: The name of the board, for screen readers.
        self.view.setAccessibleName(translate("GameView", "Board"))
        self.board.repaint_all()
        self.controller.model.retranslate()
        QToolTip.hideText()  # what was told there was told in the old language
        if hasattr(self, "pointer"):
            self.pointer.hide()
            self.goal_menus.close()
            self.tips.retranslate()

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
        self.panels.begin()
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
        self.choices.show_step()  # also after a look at the past: what was half chosen stays so
        self.panels.show_position(self.controller.game)
        self.past.offer()

    # --- choosing ----------------------------------------------------------------------------------------

    def show_actions(self) -> None:
        self.past.leave()
        if self.actions_dialog is None:
            self.actions_dialog = ActionsDialog(self.controller, self.adviser, self)
            self.actions_dialog.chosen.connect(self.proposals.propose)
            self.actions_dialog.pointed.connect(self.point_at)
            self.actions_dialog.unpointed.connect(self.board_input.show_marks)
            self.actions_dialog.goal_wanted.connect(self.show_missing)
            self.actions_dialog.beside = self._beside_the_board
        self.actions_dialog.refresh()
        self.actions_dialog.show()
        self.actions_dialog.raise_()
        self.actions_dialog.search.setFocus()

    def _beside_the_board(self) -> QRect:
        """The column of the panels on the screen; where it has given way, the right edge of the board."""
        column: QWidget = self.side if self.side.isVisible() else self.view
        area = QRect(column.mapToGlobal(QPoint()), column.size())
        if column is self.view:
            area.setLeft(area.right())
        return area

    def show_hint(self) -> None:
        """The best moves of whoever decides, beside the board."""
        if self.hints.is_possible:
            self.past.leave()
            self.side.show()
            self.side.setCurrentWidget(self.advice)
            self.advice.ask()

    def show_missing(self, goal: Goal) -> None:
        """What the player at the screen is missing for a goal, beside the board."""
        if self.goal_menus.is_possible:
            self.past.leave()
            self.side.show()
            self.side.setCurrentWidget(self.advice)
            self.advice.show_missing(goal)

    def ask_for_goal(self) -> None:
        """By key: for what lies under the mouse, or for a goal out of a menu of all."""
        place = self.view.mapToGlobal(self.view.rect().center())
        self.goal_menus.open_at(self.pointer.hovered, place, else_all=True)

    def cash_goal(self, seat: int) -> None:
        """A player discards the company goal, out of turn or in it."""
        self.past.leave()
        self.proposals.propose(cash_company_goal(seat))

    def _want_menu(self, key: PlaceKey, place: QPoint) -> None:
        """Players have one: the strip of each of them, and that in front of whoever is in view; and so has
        what stands for a goal."""
        if key.kind is PlaceKind.PLAYER:
            self.seat_menu_wanted.emit(key.number, place)
        elif at.SEAT in at.enclosing(key) and self.controller.seat != NOBODY:
            self.seat_menu_wanted.emit(self.controller.seat, place)
        else:
            self.goal_menus.open_at(key, place)

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

    def list_since_last_turn(self) -> None:
        """The same as a list, from which the replay can be started."""
        controller = self.controller
        if self.is_covered or controller.seat == NOBODY:
            return
        dialog = since_last_turn(self, controller, self.appearance.look, self.appearance.type)
        dialog.replay_wanted.connect(self.show_since_last_turn)
        dialog.open()

    def show_why(self) -> None:
        """Why the last move of a computer player was made, beside its line in the log."""
        self.side.show()
        self.side.setCurrentWidget(self.log)
        self.log.show_why()

    @property
    def is_covered(self) -> bool:
        """Is everything hidden until the next player sits down?"""
        return self.cover.isVisible() or (self.controller.has_game and self.controller.is_covered)

    def show_panels_for(self, table: Table) -> None:
        """What stands beside the board is about an earlier position."""
        self.pointer.hide()
        self.panels.show_position(Game(self.controller.game.edition, table))

    def show_present(self) -> None:
        """The board shows the game as it stands: what can be done is to be done again."""
        self._decision_changed()

    def _seats_changed(self) -> None:
        """In another language this comes before Qt tells the widgets: they only need the names."""
        self.panels.take_seats()
        for told in (self.board, self.cover, self.stage):
            told.set_seats(self.controller.seats)

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
        self.panels.hide_secrets()
        self.put_choices_away()

    def put_choices_away(self) -> None:
        """Whatever is offered on the board, or told over it."""
        self.board_input.set_moves(Moves())
        self.pointer.hide()
        QToolTip.hideText()
        self.chooser.close()
        self.goal_menus.close()
        self.stage.close_scene()
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

    def show_last(self, side: int) -> Last | None:
        """What happened last, with pictures of this many pixels; its place stands out. Nothing at 0:
        something else is told, or somebody looks at the past."""
        last = last_of(self.controller, self.board, side, self.devicePixelRatioF()) if side else None
        self.board.set_last(last.place if last is not None else None)
        return last

    def point_at(self, keys: Sequence[PlaceKey]) -> None:
        """Somebody reads a line: show where it happened."""
        self.board.set_marks(dict.fromkeys(keys, "pointed"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.board_input.cancel()
            self.board_input.clear_selection()
            self.prompt.stepwise.cancel()
            self.pointer.hide()
            return
        super().keyPressEvent(event)

    # --- settings ----------------------------------------------------------------------------------------

    def _appearance_changed(self) -> None:
        look, type_ = self.appearance.look, self.appearance.type
        self._fit_side()
        self.board.set_look(look, self.appearance.board_type)
        self.prompt.set_look(look)
        for part in (self.panels, self.strip, self.history, self.cover, self.stage, self.banner):
            part.set_look(look, type_)

    def _preference_changed(self, key: str) -> None:
        if key == "concerns" and self.controller.has_game:
            self.past.leave()
            if not self.is_covered:
                self.panels.show_position(self.controller.game)
        if key == "animation":
            self.animator.set_speed(self.controller.preferences.value("animation"))
