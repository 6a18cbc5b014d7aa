"""What somebody is told who points at something: the card beside the mouse, and the bubble with a reason."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QCursor, QPixmap
from PySide6.QtWidgets import QWidget

from co2desk.engine.machine.refusals import Refusal
from co2desk.forecast import forecast_after
from co2desk.ui.board.flyers import enlarged_pixmap, line_pixmaps, scene_pixmap
from co2desk.ui.board.gestures.board_input import BoardInput
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.forecast.panel import ForecastPanel
from co2desk.ui.help.topics import Topic
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey, PlaceKind
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.pointing.info_card import WIDTH, InfoCard
from co2desk.ui.pointing.refusal_bubble import Bubble

HOVER_MS = 350
ENLARGED = 2.4
SIGN = 32.0  # the size of signs before lines, which are drawn smaller
FINGER = 18  # pixels around the mouse that stay free
PLACES = (PlaceKind.SPACE, PlaceKind.WORKER)  # a click on one of these points at a project space


class Pointer(QObject):
    """Explains what lies under the mouse, what a drop would do, and why something is impossible."""

    def __init__(
        self,
        proposals: Proposals,
        board_input: BoardInput,
        forecast: ForecastPanel,
        cover: QWidget,
    ) -> None:
        super().__init__(board_input)
        self.controller, self.adviser = proposals.controller, proposals.adviser
        self.board_input = board_input
        self.forecast, self.cover = forecast, cover
        self.view, self.board = board_input.view, board_input.board
        self.card = InfoCard(self.view)
        self.bubble = Bubble(self.view)
        self.taught: Callable[[QWidget], list[QRect]] = lambda view: []  # where in it a lesson is to be seen
        self._hovered: PlaceKey | None = None
        self._rule = ""  # of the refusal in the bubble
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOVER_MS)
        self._timer.timeout.connect(self._explain_hovered)
        board_input.hovered.connect(self._hover)
        board_input.chosen.connect(self.card.hide)
        board_input.shown.connect(self._show_click)
        board_input.impossible.connect(self._explain_refusal)
        proposals.refused.connect(self._tell_refusal)
        self.board.model.changed.connect(self._follow)
        # After `board_input`: a press is heard here before it is answered there.
        self.view.viewport().installEventFilter(self)

    @property
    def hovered(self) -> PlaceKey | None:
        """What lies under the mouse."""
        return self._hovered

    def refused_rule(self) -> Topic | None:
        """The rule of the refusal that can be read in the bubble."""
        return Topic("rules", self._rule) if self._rule and self.bubble.isVisible() else None

    def hide(self) -> None:
        """Take everything away that was told."""
        self.card.hide()
        self.bubble.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """A press on the board takes away what was told before."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.hide()
        return super().eventFilter(watched, event)

    def say(self, sentence: str) -> None:
        """A sentence at the mouse, or in the middle of the board if the mouse is elsewhere."""
        at = self.view.mapFromGlobal(QCursor.pos())
        self.bubble.tell(at if self.view.rect().contains(at) else self.view.rect().center(), sentence)

    # --- what lies there ---------------------------------------------------------------------------------

    def _hover(self, key: PlaceKey | None) -> None:
        self._hovered = key
        self.card.hide()
        self.forecast.show_after(None)
        if key is None:
            self._timer.stop()
        elif self.board_input.is_dragging:
            self._explain_hovered()
        else:
            self._timer.start()

    def _explain_hovered(self) -> None:
        key = self._hovered
        if key is None or self.cover.isVisible():
            return
        if self.board.held:  # pieces are on their way: what lies there is told once they have arrived
            self._timer.start()
            return
        item = self.board.items_by_key.get(key)  # the table as a whole is a target and no item
        if self.board_input.is_dragging:
            self._explain_drop(key, self.board_input.held() if item is None else self._rect(item))
            return
        if item is None or not item.isVisible():
            return
        near = self._rect(item)
        title, lines = self.board.words.explain(key, item.value)
        if title or lines:
            signs = line_pixmaps(item, SIGN, self.view.devicePixelRatioF())
            self.card.tell(near, title, lines, self._picture(item), self._kept_free(), signs)
        else:
            self.card.hide()

    def _rect(self, item: PlaceItem) -> QRect:
        """Where in the view an item is."""
        return self.view.mapFromScene(item.sceneBoundingRect()).boundingRect()

    def _follow(self) -> None:
        """The table has changed: a card that is open tells how it is now."""
        if self.card.isVisible() and not self.board_input.is_dragging:
            QTimer.singleShot(0, self, self._explain_hovered)

    def _kept_free(self) -> list[QRect]:
        """What the card does not cover if it can: the reason for a refusal, where the mouse is, and what a
        lesson says and has lit."""
        at = self.view.mapFromGlobal(QCursor.pos())
        free = [QRect(at, at).adjusted(-FINGER, -FINGER, FINGER, FINGER), *self.taught(self.view)]
        if self.bubble.isVisible():
            free.append(QRect(self.view.mapFromGlobal(self.bubble.mapToGlobal(QPoint())), self.bubble.size()))
        return free

    def _picture(self, item: PlaceItem) -> QPixmap | None:
        """A scene, or a larger picture of a card or tile; None for an empty place, and where it would be no
        larger than on the board."""
        ratio, scene = self.view.devicePixelRatioF(), item.hover_scene()
        if scene is not None:
            return scene_pixmap(item, scene, WIDTH - 8, ratio)
        scale = min(ENLARGED, WIDTH / (item.area.width() + 8))
        if not item.enlarges or item.is_empty() or scale <= self.view.transform().m11():
            return None
        return enlarged_pixmap(item, scale, ratio)

    # --- what can be done with it ------------------------------------------------------------------------

    def _show_click(self, key: PlaceKey) -> None:
        """After a first click: what a second one would do."""
        controller, action = self.controller, self.board_input.moves.clicks[key][0]
        title = controller.speaker.action(action, controller.table, controller.game.decision)
        #: The last line of the card beside a piece that was clicked once: how to do what the card says.
        again = translate("Pointer", "Click again to do this.")
        self._timer.stop()
        self.card.tell(
            self._rect(self.board.items_by_key[key]),
            title,
            [*self.adviser.consequences(action), *self.adviser.warnings(action), again],
            free=self._kept_free(),
        )
        self.forecast.show_after(forecast_after(controller.game, action, controller.seat))

    def _explain_drop(self, target: PlaceKey, near: QRect) -> None:
        """While dragging: what would happen here."""
        actions = self.board_input.actions_at(target)
        controller = self.controller
        words = [
            controller.speaker.action(action, controller.table, controller.game.decision)
            for action in actions
        ]
        if len(actions) > 1:
            self.card.tell(
                near, translate("Pointer", "Let go to choose from:"), words, free=self._kept_free()
            )
        elif actions:
            told = [*self.adviser.consequences(actions[0]), *self.adviser.warnings(actions[0])]
            self.card.tell(near, words[0], told, free=self._kept_free())
            self.forecast.show_after(forecast_after(controller.game, actions[0], controller.seat))

    def _explain_refusal(self, source: PlaceKey, target: PlaceKey | None, where: QPoint) -> None:
        """An impossible drop or click: the reason, where the eye is."""
        reasons = self.board_input.moves.reasons(source, target)
        if not reasons and target is None:
            return
        self._rule = ""
        at = self.view.mapFromGlobal(where)
        if not reasons:
            #: In the refusal bubble, about a piece that was dragged.
            self.bubble.tell(at, translate("Pointer", "This piece cannot be used there."))
        elif source.kind is PlaceKind.POOL and reasons[0].code == "not_now":
            self.bubble.tell(at, self.board.words.explain(source, value=True)[1][0])  # what brings a recruit
        else:
            self._tell(at, *reasons, anywhere=target is None and source.kind not in PLACES)

    def _tell_refusal(self, refusal: Refusal) -> None:
        """An answer that came too late, from a menu or a list that was still open."""
        self._tell(self.view.rect().center(), refusal)

    def _tell(self, where: QPoint, refusal: Refusal, *more: Refusal, anywhere: bool = False) -> None:
        """The reason with the section in the reader's rulebook; a click shows the other rulebooks."""
        self._rule = refusal.rule
        sentence = self.adviser.refusal(refusal, *more, anywhere=anywhere)
        books = "\n".join(self.adviser.other_books(refusal))
        way_on = translate("Pointer", "Press F1 to read the rule, or click here for the printed rulebooks.")
        self.bubble.tell(where, sentence, books, way_on)
