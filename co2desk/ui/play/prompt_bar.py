"""The prompt bar: who decides, what, and every legal choice as a button. Below it, the turn at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from co2desk.engine.machine.actions import Action, meanings
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.actions import END_TURN
from co2desk.ui.editors.editor import Editor
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.play.choice_buttons import ChoiceButtons
from co2desk.ui.play.prompt_frame import PromptFrame
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.play.turn_steps import TurnSteps
from co2desk.ui.theme.art import sign_pixmap
from co2desk.ui.theme.look import Look
from co2desk.ui.widgets.labels import Sentence

MANY_BUTTONS = 10  # more of one kind, such as moves of several scientists, would bury the board
TURN = "turn"
# Decisions that are answered by actions of a turn: a turn, and one action that is owed or has been bought.
TURN_LIKE = (TURN, "owed_action", "second_action")


class PromptBar(Retranslated, PromptFrame):
    list_wanted = Signal()
    result_wanted = Signal()

    def __init__(self, proposals: Proposals, look: Look, parent: QWidget | None = None) -> None:
        controller = proposals.controller
        super().__init__(TurnSteps(controller, look), parent)
        self.controller, self.proposals, self.look = controller, proposals, look
        self.buttons = ChoiceButtons(proposals, look)
        self.asked: Frame | None = None  # the decision that is shown
        self.editor: Editor | None = None
        self.what.clicked.connect(self.list_wanted)
        controller.decision_changed.connect(self.refresh)
        controller.stepped.connect(self._wait)
        proposals.warned.connect(self._warned)
        self.retranslate()

    # --- showing -----------------------------------------------------------------------------------------

    def set_look(self, look: Look) -> None:
        self.look = self.steps.look = self.buttons.look = look
        self._ask_again()

    def retranslate(self) -> None:
        #: A button: the player's own question. It opens a list of all actions.
        self.what.setText(translate("PromptBar", "What can I do?"))
        self.what.setToolTip(
            translate("PromptBar", "Search all actions, with the reasons why some are not possible")
        )
        self._ask_again()

    def _ask_again(self) -> None:
        """The same question in other words or colours: what was half chosen stays so."""
        asked, pending = self.asked, self.proposals.pending
        values = self.editor.values() if self.editor is not None else []
        focus, places = self.window().focusWidget(), self._places()
        place = places.index(focus) if focus in places else None
        self.refresh()
        if asked is None or asked != self.asked:
            self.proposals.withdraw()
            return
        if self.editor is not None and values:
            self.editor.take(values)
        if pending is not None:
            self._warn_again(pending.action)
        places = self._places()
        if place is not None and place < len(places):
            places[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _places(self) -> list[QWidget]:
        """Where the keyboard can be below the question, in the order of making."""
        return [
            widget
            for widget in self.choices.findChildren(QWidget)
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisibleTo(self.choices)
        ]

    def refresh(self) -> None:
        """Show the open decision."""
        self._clear()
        controller = self.controller
        if not controller.has_game:
            return
        self.what.setEnabled(controller.is_my_decision)
        self.steps.refresh()
        if controller.is_over:
            self._game_over()
        elif controller.is_my_decision and controller.moves.legal:
            self._ask()
        else:
            self._somebody_else()
        self.arrange()
        self.updateGeometry()

    def _clear(self) -> None:
        self.name.clear()
        self.asked, self.editor = None, None
        self.flow.clear()

    def _wait(self) -> None:
        """The board is catching up: nothing to choose for a moment."""
        self._clear()

    def _show_sign(self, player: int) -> None:
        self.sign.setPixmap(
            sign_pixmap(self.controller.seats[player].sign, 28, self.look, self.devicePixelRatioF())
        )
        self.sign.setAccessibleName(self.controller.seats[player].name)

    def _game_over(self) -> None:
        result = self.controller.game.result
        if result.winners:
            self._show_sign(result.winners[0])
        else:
            self.sign.clear()
        self.sentence.setText(self.controller.speaker.ending(result.ending))
        #: The button that opens the dialog with the result, when the game is over.
        button = QPushButton(translate("PromptBar", "Result"))
        button.setProperty("primary", True)
        button.clicked.connect(self.result_wanted)
        self.add(button)

    def _somebody_else(self) -> None:
        player = self.controller.game.decision.player
        self._show_sign(player)
        seat = self.controller.seats[player]
        if seat.is_person:
            text = translate("PromptBar", "{name} decides.").format(name=seat.name)
        else:
            text = translate("PromptBar", "{name} (computer) is playing.").format(name=seat.name)
        self.sentence.setText(text)

    # --- asking ------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        controller = self.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        self.asked = frame
        self._show_sign(frame.player)
        self.name.setText(controller.seats[frame.player].name)
        self.sentence.setText(speaker.decision(frame, table))
        records = controller.declaration.actions
        legal = [action for action in controller.moves.legal if records.of(action).is_asked(frame.kind)]
        if frame.kind in TURN_LIKE:
            legal = self._ask_for_turn(frame.kind, legal)
        editors = controller.declaration.editors
        if frame.kind in editors:
            editor, kind = editors[frame.kind]
            covered = [action for action in legal if isinstance(action, kind)]
            if covered:
                self.editor = editor(covered, table, frame, speaker)
                self.editor.chosen.connect(self.proposals.propose)
                self.add(self.editor)
                legal = [action for action in legal if not isinstance(action, kind)]
        self._offer(legal)

    def _ask_for_turn(self, asked: str, legal: Sequence[Action]) -> list[Action]:
        """The actions by groups; returns those that belong to none. In a turn a group without an action says
        why; where only one action is asked for, it stays away."""
        known = self.controller.game.edition.rule_for
        rest = [action for action in legal if action != END_TURN]
        for kind, classes in self.controller.declaration.actions.turn_groups():
            actions = [action for action in rest if isinstance(action, classes)]
            rest = [action for action in rest if not isinstance(action, classes)]
            if actions or (asked == TURN and any((asked, cls) in known for cls in classes)):
                only = len(classes) == 1 and not meanings(classes[0])
                self.add(self.buttons.lone(kind, actions) if only else self.buttons.group(kind, actions))
        if asked == TURN:
            self.add(self.buttons.end_of_turn(END_TURN in legal))
        return rest

    def _offer(self, legal: Sequence[Action]) -> None:
        """A button for each choice; too many of one kind share a menu."""
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.kind, []).append(action)
        for kind, actions in by_kind.items():
            if len(actions) > MANY_BUTTONS:
                self.add(self.buttons.group(kind, actions))
                continue
            for action in actions:
                self.add(self.buttons.choice(action))

    # --- warning -----------------------------------------------------------------------------------------

    def _warned(self, action: Action, lines: Sequence[str]) -> None:
        """An action waits for a confirmation."""
        back = self._warn(action, lines)
        back.setFocus(Qt.FocusReason.OtherFocusReason)  # a second Enter must not give anything away

    def _warn_again(self, action: Action) -> None:
        """The same in other words, if there is still something to warn of."""
        lines = self.proposals.adviser.warnings(action)
        if lines:
            self._warn(action, lines)
        else:
            self._back(action)

    def _warn(self, action: Action, lines: Sequence[str]) -> QPushButton:
        """Returns the way back."""
        self.editor = None
        self.flow.clear()
        for line in lines:
            label = Sentence(line)
            label.setProperty("role", "warning")
            self.add(label)
        controller = self.controller
        words = controller.speaker.choice(action, controller.table, controller.game.decision)
        #: The button that gives an action up which is about to be confirmed.
        go, back = QPushButton(words), QPushButton(translate("PromptBar", "Back"))
        go.setObjectName("do_it")
        back.setObjectName("back")
        go.setProperty("primary", True)
        go.clicked.connect(self.proposals.confirm)
        back.clicked.connect(lambda: self._back(action))
        self.add(go)
        self.add(back)
        self.updateGeometry()
        return back

    def _back(self, action: Action) -> None:
        """Ask once more; an editor still shows what it was."""
        self.proposals.withdraw()
        self.refresh()
        if self.editor is not None and self.editor.can_say(action):
            self.editor.say(action)
