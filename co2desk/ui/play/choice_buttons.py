"""The buttons of the prompt bar: one for a choice, one for a whole group, one for the end of the turn.

A button says what follows from it before it is pressed; one that is closed says why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QPushButton, QToolButton

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import END_TURN, KeepCard
from co2desk.ui.actions.record import ChoiceStep
from co2desk.ui.help.topics import Topic, set_topic
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.play.action_icons import put_icon
from co2desk.ui.play.action_menu import ActionMenu
from co2desk.ui.play.goal_button import GoalButton
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.play.stepwise import Stepwise
from co2desk.ui.theme.look import Look


def group_text(title: str, count: int, is_narrow: bool) -> str:
    """The words on a button with a menu; the number goes where there is little room."""
    if is_narrow:
        return title
    return translate("PromptBar", "{group} ({count})").format(group=title, count=count)


class ChoiceButtons:
    """Makes them for the open decision; each proposes its action."""

    def __init__(self, proposals: Proposals, stepwise: Stepwise, look: Look) -> None:
        self.proposals, self.stepwise, self.look = proposals, stepwise, look
        self.controller, self.adviser = proposals.controller, proposals.adviser
        self.is_narrow = False
        self.card_picture: Callable[[int], QPixmap] = lambda card: QPixmap()

    def choice(self, action: Action) -> QPushButton:
        controller = self.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        if isinstance(action, KeepCard) and frame.kind == "keep_goal":
            goals = controller.declaration.goals(controller.game, frame.player, speaker)
            goal = GoalButton(*goals.to_keep(action.card))
            set_topic(goal, Topic("places", goals.kept_at, about=action.card))
            return self._choosing(goal, action)
        words = speaker.choice(action, table, frame)
        leads = self.adviser.chain(action)
        if leads:
            words = translate("PromptBar", "{action}  ({bonuses})").format(action=words, bonuses=leads)
        button = QPushButton(words)
        put_icon(button, action, controller, self.look)
        lines = [speaker.action(action, table, frame), *self.adviser.consequences(action)]
        if isinstance(action, KeepCard):
            card = speaker.lobby_card(action.card)
            lines = [card.title, *card.body]
            picture = self.card_picture(action.card)
            set_topic(button, Topic("places", PlaceKind.LOBBY_CARD, about=action.card))
            button.setIcon(QIcon(picture))
            button.setIconSize(picture.deviceIndependentSize().toSize())
        button.setToolTip("\n".join(lines))
        button.setAccessibleDescription("\n".join(lines))
        return self._choosing(button, action)

    def _choosing(self, button: QPushButton, action: Action) -> QPushButton:
        button.clicked.connect(lambda: self.proposals.propose(action))
        button.setProperty("choice", action)
        return button

    def lone(self, kind: str, actions: Sequence[Action]) -> QPushButton:
        """A group of a single action needs no menu."""
        button = self.choice(actions[0]) if actions else QPushButton(self.controller.speaker.group(kind))
        button.setObjectName(f"group_{kind}")
        if not actions:
            self._close(button, kind)
        return button

    def group(self, kind: str, actions: Sequence[Action]) -> QToolButton:
        """All actions of a kind: in a menu, or step by step on the board where there are very many."""
        button = QToolButton()
        button.setObjectName(f"group_{kind}")
        title = self.controller.speaker.group(kind)
        if not actions:
            button.setText(title)
            self._close(button, kind)
            return button
        button.setText(group_text(title, len(actions), self.is_narrow))
        if self.stepwise.suits(actions):
            button.setProperty("steps", list(actions))
            button.clicked.connect(lambda: self.stepwise.begin(actions))
            return button
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = ActionMenu(actions, self.adviser, self.look, button)
        menu.chosen.connect(self.proposals.propose)
        button.setMenu(menu)
        return button

    def step(self, step: ChoiceStep, actions: Sequence[Action]) -> QPushButton:
        """An answer to one step of a choice; the last one says what follows."""
        button = QPushButton(step.words)
        button.setProperty("leaves", list(actions))
        if step.place.kind is PlaceKind.PROJECTS:
            put_icon(button, actions[0], self.controller, self.look)
        if len(actions) == 1:
            button.setToolTip("\n".join(self.adviser.consequences(actions[0])))
        button.clicked.connect(lambda: self.stepwise.narrow(actions))
        return button

    def _close(self, button: QPushButton | QToolButton, kind: str) -> None:
        button.setEnabled(False)
        button.setToolTip(self.adviser.why_closed(kind))

    def end_of_turn(self, is_legal: bool) -> QPushButton:
        controller = self.controller
        button = QPushButton(controller.speaker.choice(END_TURN, controller.table, controller.game.decision))
        button.setObjectName("end_turn")
        button.setEnabled(is_legal)
        if is_legal:
            button.setProperty("primary", bool(controller.table.mandatory_done))
            return self._choosing(button, END_TURN)
        refusal = controller.game.why_not(END_TURN)
        if refusal is not None:
            button.setToolTip(self.adviser.refusal(refusal))
        return button
