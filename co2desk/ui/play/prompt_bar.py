"""The prompt bar: who decides, what, and every legal choice as a button. Below it, the turn at a glance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPixmap
from PySide6.QtWidgets import QCheckBox, QPushButton, QToolButton, QWidget

from co2desk.engine.machine.actions import Action, meanings
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.actions import END_TURN, KeepCard
from co2desk.ui.editors.editor import NOTE_LINES, Editor
from co2desk.ui.i18n.translation import Retranslated, sentences, translate
from co2desk.ui.models.places import NOBODY, PlaceKind
from co2desk.ui.play.choice_buttons import ChoiceButtons, group_text
from co2desk.ui.play.ending_words import ending_words
from co2desk.ui.play.prompt_frame import PromptFrame
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.play.stepwise import Stepwise
from co2desk.ui.play.teller_row import TellerRow
from co2desk.ui.play.turn_steps import TurnSteps
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import Look
from co2desk.ui.theme.style import set_style
from co2desk.ui.widgets.labels import ENDLESS, LongestText, Sentence

MANY_BUTTONS = 10  # more of one kind, such as moves of several scientists, would bury the board
FEWER_BUTTONS = (4, 1)  # where the bar would be higher than it is in a turn
MANY_ACTIONS = 88  # of one kind in a turn
CREST = 1.9  # how large it is, in heights of a line
THE_END = "vp"  # the emblem of a game that nobody has won
TURN = "turn"
# Decisions that are answered by actions of a turn: a turn, and one action that is owed or has been bought.
TURN_LIKE = (TURN, "owed_action", "second_action")


class Announcement(NamedTuple):
    """What the bar says while others move, or while a scene plays."""

    player: int  # NOBODY: a scene plays
    words: Callable[[], str]
    controls: bool = True  # to pause, to skip, to choose the pace
    emblem: str = ""  # of a scene: a picture of resources/art


class PromptBar(Retranslated, PromptFrame):
    list_wanted = Signal()
    hint_wanted = Signal()
    result_wanted = Signal()

    def __init__(self, proposals: Proposals, look: Look, parent: QWidget | None = None) -> None:
        controller = proposals.controller
        super().__init__(TurnSteps(controller, look), parent)
        self.controller, self.proposals, self.look = controller, proposals, look
        self.stepwise = Stepwise(proposals)
        self.buttons = ChoiceButtons(proposals, self.stepwise, look)
        self.asked: Frame | None = None  # the decision that is shown
        self.editor: Editor | None = None
        self._sample = QToolButton(self)  # tells how large a button is
        self._sample.hide()
        self._note = LongestText(NOTE_LINES, self)  # tells how high the note of an editor is
        self._note.setProperty("role", "note")
        self._note.hide()
        self._is_leaving = False  # the choices are about to go
        self.teller = TellerRow(controller.preferences, look, self)
        self._told: Announcement | None = None  # what a computer player did last, or what is on the stage
        self.what.clicked.connect(self.list_wanted)
        self.hint.clicked.connect(self.hint_wanted)
        controller.began.connect(self._forget_told)
        controller.jumped.connect(self._forget_told)
        controller.began.connect(self.measure)
        controller.decision_changed.connect(self.refresh)
        controller.stepped.connect(self._wait)
        self.stepwise.changed.connect(self.refresh)
        proposals.warned.connect(self._warned)
        self.retranslate()

    # --- showing -----------------------------------------------------------------------------------------

    def set_look(self, look: Look) -> None:
        self.look = self.steps.look = self.buttons.look = look
        self.teller.set_look(look)
        self._ask_again()
        self.measure()

    def retranslate(self) -> None:
        #: A button: the player's own question. It opens a list of all actions.
        self.what.setText(translate("PromptBar", "What can I do?"))
        #: A button: asks for the best moves.
        self.hint.setText(translate("PromptBar", "Hint"))
        self._offer_help(self.hint.isEnabled())
        self._ask_again()
        self.measure()

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
        """Where the keyboard can be below the question, in the order of making: a closed group has none."""
        return [
            widget
            for widget in self.choices.findChildren(QWidget)
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
            and widget.isVisibleTo(self.choices)
            and widget.isEnabledTo(self.choices)
        ]

    def refresh(self) -> None:
        """Show the open decision."""
        self._clear()
        controller = self.controller
        if not controller.has_game:
            return
        self.hint.setVisible(not controller.is_lesson)  # which says what to do, and can do it
        self._offer_help(controller.is_my_decision)
        self.steps.refresh()
        if controller.is_over:
            self._game_over()
        elif controller.is_my_decision and controller.moves.legal:
            self._ask()
        else:
            self._somebody_else()
        self.arrange()
        self._hand_on_keyboard()

    def _offer_help(self, on: bool) -> None:
        """Help is for whoever decides: at any other time its buttons say why they are closed."""
        closed = "" if on else translate("PromptBar", "Possible as soon as it is your decision")
        what = translate("PromptBar", "Search all actions, with the reasons why some are not possible")
        hint = translate("PromptBar", "Show the best moves, with their reasons")
        if not on and (self.what.hasFocus() or self.hint.hasFocus()):
            self._keep_keyboard()
        for button, use in ((self.what, what), (self.hint, hint)):
            button.setEnabled(on)
            button.setToolTip(closed or use)

    def _clear(self) -> None:
        self._leave_choices()
        self.name.clear()
        self._say_as("instruction")
        self.tells = False
        self.asked, self.editor = None, None
        self._drop_choices()

    def _drop_choices(self) -> None:
        self.flow.removeWidget(self.teller)  # it is not thrown away
        self.teller.setParent(self)
        self.teller.hide()
        self.flow.clear()

    # --- the keyboard ------------------------------------------------------------------------------------

    def _leave_choices(self) -> None:
        """The choices go. Qt would hand the keyboard on to the next button, which is Undo."""
        focus: object = self.window().focusWidget()  # None where nothing has it, whatever its type says
        if isinstance(focus, QWidget) and self.choices.isAncestorOf(focus):
            self._keep_keyboard()

    def _keep_keyboard(self) -> None:
        self._is_leaving = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_leaving = False

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Whoever gives the keyboard to the bar gives it to the next choice."""
        super().focusInEvent(event)
        if not self._is_leaving:
            self._hand_on_keyboard()

    def _hand_on_keyboard(self) -> None:
        """Where the bar has the keyboard, the first choice gets it as soon as there is one."""
        places = self._places()
        if self.window().focusWidget() is self and places:
            places[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- its one height ----------------------------------------------------------------------------------

    def make_room(self) -> None:
        super().make_room()
        if self.asked is not None and self.asked.kind == TURN and not self.isHidden():
            self.grow()

    def made_narrow(self) -> None:
        self.buttons.is_narrow = self.is_narrow
        self._ask_again()

    def usual_choices(self) -> list[QSize]:
        """The end of a turn, which takes its room first, and the groups, each with a large number."""
        if not self.controller.has_game:
            return []
        speaker = self.controller.speaker
        known = self.controller.game.edition.rule_for
        words = [
            group_text(speaker.group(kind), MANY_ACTIONS, self.is_narrow)
            for kind, classes in self.controller.declaration.actions.turn_groups()
            if any((TURN, cls) in known for cls in classes)
        ]
        return [self._size_of(text) for text in (speaker.group(END_TURN.kind), *words)]

    def _size_of(self, text: str) -> QSize:
        self._sample.setText(text)
        self._sample.ensurePolished()
        return self._sample.sizeHint()

    def note_height(self) -> int:
        return self._note.heightForWidth(ENDLESS)

    def longest_name(self) -> int:
        if not self.controller.has_game:
            return super().longest_name()
        return max(self.name.width_of(seat.name) for seat in self.controller.seats)

    # --- what is shown -----------------------------------------------------------------------------------

    def _wait(self) -> None:
        """The board is catching up: nothing to choose for a moment."""
        self._clear()

    def _show_sign(self, player: int, emblem: str = "") -> None:
        """Whose turn it is: by a crest, and by the tint of the whole bar. What nobody decides has an emblem
        in the same place, and the colour of the program."""
        look, ratio = self.look, self.devicePixelRatioF()
        side = round(CREST * self.fontMetrics().height())
        if player != NOBODY:
            seat = self.controller.seats[player]
            self.set_tint(look.signs[seat.sign][0])
            self.sign.setPixmap(crest_pixmap(seat.sign, side, look, ratio))
            self.sign.setAccessibleName(seat.name)
            return
        self.set_tint(look.accent if emblem else "")
        self.sign.setPixmap(ART.pixmap(emblem, side, look.accent, ratio) if emblem else QPixmap())
        self.sign.setAccessibleName("")

    def _game_over(self) -> None:
        result = self.controller.game.result
        if result.winners:
            self._show_sign(result.winners[0])
        else:
            self._show_sign(NOBODY, THE_END)
        self.sentence.setText(ending_words(self.controller.speaker, self.controller.game))
        #: The button that opens the dialog with the result, when the game is over.
        button = QPushButton(translate("PromptBar", "Result"))
        button.setProperty("primary", True)
        button.clicked.connect(self.result_wanted)
        self.add(button)

    def announce(self, player: int, words: Callable[[], str]) -> None:
        """What a computer player does, in words for whoever reads; it stays until the next one is told."""
        self._show_told(Announcement(player, words))

    def follow(self, words: Callable[[], str], emblem: str, controls: bool = True) -> None:
        """What plays on the stage; without the controls where it waits to be read."""
        self._show_told(Announcement(NOBODY, words, controls, emblem))

    def stop_following(self) -> None:
        """The stage is empty."""
        if self._told is not None and self._told.player == NOBODY:
            self._forget_told()

    def _show_told(self, told: Announcement) -> None:
        self._told = told
        self._clear()
        self._offer_help(False)
        self._tell()
        self.arrange()
        self._hand_on_keyboard()

    def _tell(self) -> bool:
        """Show what was told last, if anything was."""
        if self._told is None:
            return False
        player, words, controls, emblem = self._told
        self._show_sign(player, emblem)
        self.sentence.setText(words())
        self.tells = True
        if controls:
            self.add(self.teller)
        return True

    def _forget_told(self) -> None:
        self._told = None

    def _somebody_else(self) -> None:
        player = self.controller.game.decision.player
        seat = self.controller.seats[player]
        if not seat.is_person and self._tell():
            return
        self._show_sign(player)
        if seat.is_person:
            text = translate("PromptBar", "{name} decides.").format(name=seat.name)
        elif self.controller.is_lesson:  # nobody plays before the learner has read
            text = translate("PromptBar", "{name} is next: the lesson shows it.").format(name=seat.name)
        else:
            text = translate("PromptBar", "{name} (computer) is playing.").format(name=seat.name)
            self.add(self.teller)
        self.sentence.setText(text)

    # --- asking ------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        controller = self.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        self.asked = frame
        self._forget_told()
        # For what a team owns, a person may answer instead of a computer player.
        player = frame.player if controller.seats[frame.player].is_person else controller.seat
        self._show_sign(player)
        self.name.setText(controller.seats[player].name)
        if self.stepwise.is_active:
            self._ask_step()
            return
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

    def _ask_step(self) -> None:
        """One part of an action, to be chosen here or on the board."""
        options = self.stepwise.options()
        question = step_text(next(iter(options)).place.kind)
        settled = [step.words for step in self.stepwise.answered()]
        if settled:
            #: Before a question. {parts} is what was chosen already, in a list: “Europe, solar”.
            chosen = translate("PromptBar", "Chosen: {parts}.")
            parts = self.controller.speaker.listed("comma", settled)
            question = sentences(chosen.format(parts=parts), question)
        self.sentence.setText(question)
        for step, actions in options.items():
            self.add(self.buttons.step(step, actions))
        back = QPushButton(translate("PromptBar", "Back"))
        back.setObjectName("back")
        back.clicked.connect(self.stepwise.back)
        self.add(back)

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
            self.add_at_end(self.buttons.end_of_turn(END_TURN in legal))
        return rest

    def _offer(self, legal: Sequence[Action]) -> None:
        """A button for each choice; too many of one kind share a menu, and fewer do where they need more room
        than the bar has. Cards are shown."""
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.kind, []).append(action)
        alone = not self.flow.count() and not any(isinstance(action, KeepCard) for action in legal)
        self._add_choices(by_kind, MANY_BUTTONS)
        for most in FEWER_BUTTONS:
            if alone and self.is_overfull:
                self._leave_choices()
                self._drop_choices()
                self._add_choices(by_kind, most)

    def _add_choices(self, by_kind: Mapping[str, Sequence[Action]], most: int) -> None:
        for kind, actions in by_kind.items():
            if len(actions) > most:
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
        """Returns the way back. The buttons come first: there they are always at the same place."""
        self.editor = None
        self._drop_choices()
        controller = self.controller
        words = controller.speaker.choice(action, controller.table, controller.game.decision)
        #: The button that gives an action up which is about to be confirmed.
        go, back = QPushButton(words), QPushButton(translate("PromptBar", "Back"))
        go.setObjectName("do_it")
        back.setObjectName("back")
        go.setProperty("primary", True)
        back.clicked.connect(lambda: self._back(action))
        self.add(go)
        self.add(back)
        never = None
        if self.proposals.adviser.asks_about_unused(action):
            never = QCheckBox(translate("PromptBar", "Do not ask about unused actions again"))
            never.setObjectName("do_not_ask")
            never.setToolTip(translate("PromptBar", "You can change this in the settings."))
            self.add(never)
        go.clicked.connect(lambda: self._confirm(never is not None and never.isChecked()))
        labels = [Sentence(line) for line in lines]
        for label in labels:
            label.setProperty("role", "warning")
            self.add(label)
        if self.is_overfull:
            self._warn_above(lines, labels)
        self.updateGeometry()
        return back

    def _warn_above(self, lines: Sequence[str], labels: Sequence[Sentence]) -> None:
        """In the place of the question, where the room of the steps is added to it."""
        for label in labels:
            self.flow.removeWidget(label)
            label.hide()
            label.deleteLater()
        self.tells = True
        self.sentence.setText(sentences(*lines))
        self._say_as("warning")
        self.arrange()

    def _say_as(self, role: str) -> None:
        """What the sentence of the bar is."""
        set_style(self.sentence, "role", role)

    def _confirm(self, never_again: bool) -> None:
        if never_again:
            self.controller.preferences.set("confirm_end_turn", value=False)
        self.proposals.confirm()

    def _back(self, action: Action) -> None:
        """Ask once more; an editor still shows what it was."""
        self.proposals.withdraw()
        self.refresh()
        if self.editor is not None and self.editor.can_say(action):
            self.editor.say(action)


#: What is asked for while one action of many is chosen step by step. “Here” are buttons below.
def step_text(kind: PlaceKind) -> str:
    if kind is PlaceKind.REGION:
        return translate("PromptBar", "Choose a region, here or on the board.")
    if kind is PlaceKind.PROJECTS:
        return translate("PromptBar", "Choose an energy, here or on the board.")
    return translate("PromptBar", "Choose a space, here or on the board.")
