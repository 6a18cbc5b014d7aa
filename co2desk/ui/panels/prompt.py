"""The prompt bar: who decides, what, and every legal choice as a button. Below it, the turn at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.machine.actions import Action, meanings
from co2desk.engine.table.actions import (
    END_TURN,
    Appoint,
    Build,
    BuildPlant,
    CashCompanyGoal,
    ChooseEnergy,
    ChooseProject,
    GiveBonus,
    Infrastructure,
    Install,
    KeepCard,
    MoveScientist,
    Plan,
    Propose,
)
from co2desk.text import Speaker
from co2desk.ui.advice import Adviser
from co2desk.ui.art import energy_pixmap, sign_pixmap
from co2desk.ui.controller import Controller
from co2desk.ui.panels.editors import EDITORS, Editor
from co2desk.ui.panels.flow import FlowLayout
from co2desk.ui.panels.goal_button import GoalButton, goal_told
from co2desk.ui.panels.menu_entries import add_entries
from co2desk.ui.panels.placing import NameLabel, Sentence, put
from co2desk.ui.panels.tips import LongTips
from co2desk.ui.panels.turn_steps import TurnSteps
from co2desk.ui.reasons import nearest_reasons
from co2desk.ui.theme import Look
from co2desk.ui.tongue import Retranslated, translate

LONG_MENU = 12  # longer lists are divided into submenus
MANY_BUTTONS = 10  # more of one kind, such as moves of several scientists, would bury the board
EDGE = 10
MOST = 0.5  # of the window, for all that can be chosen
SENTENCE = 18  # the least width of what is asked for, in heights of a line
TURN = "turn"
# Decisions that are answered by actions of a turn: a turn, and one action that is owed or has been bought.
TURN_LIKE = (TURN, "owed_action", "second_action")


class PromptBar(Retranslated, QFrame):
    chosen = Signal(object)  # an action
    list_wanted = Signal()
    result_wanted = Signal()

    def __init__(
        self, controller: Controller, adviser: Adviser, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controller, self.adviser, self.look = controller, adviser, look
        self.pending: Action | None = None  # waits for a confirmation
        self.tips = LongTips(self)
        self.setProperty("role", "panel")
        self.setObjectName("prompt")
        self.sign = QLabel()
        self.name = NameLabel()
        self.name.setProperty("role", "prompt")
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("role", "instruction")
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.what = QPushButton()
        self.what.clicked.connect(self.list_wanted)
        self.steps = TurnSteps(controller, look)
        self.undo = QToolButton()
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.undo.setProperty("role", "plain")
        self.top = QGridLayout()
        self.top.setColumnStretch(2, 1)
        self.top.setHorizontalSpacing(8)
        for column, widget in enumerate((self.sign, self.name, self.sentence, *self._beside())):
            self.top.addWidget(widget, 0, column)
        self.choices = QWidget()
        self.flow = FlowLayout(self.choices)
        self.area = QScrollArea()  # for many choices in large letters
        self.area.setWidget(self.choices)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(EDGE, 6, EDGE, 6)
        box.setSpacing(5)
        box.addLayout(self.top)
        box.addWidget(self.area)
        self.editor: Editor | None = None
        self.card_picture: Callable[[int], QPixmap] = lambda card: QPixmap()
        controller.decision_changed.connect(self.refresh)
        controller.stepped.connect(self._wait)
        self.retranslate()

    # --- showing -----------------------------------------------------------------------------------------

    def _beside(self) -> tuple[QWidget, ...]:
        return self.steps, self.undo, self.what

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fold()
        self._make_room()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return done

    def _make_room(self) -> None:
        """All choices are in sight, unless they would bury the board: then they can be scrolled."""
        wide = self.contentsRect().width() - 2 * EDGE
        words, needed = self.top.totalHeightForWidth(wide), self.flow.heightForWidth(wide)
        most = round(self.window().height() * MOST) - words
        self.area.setFixedHeight(max(min(needed, most), 0))
        self.area.setVisible(needed > 0)
        self.setMinimumHeight(self.heightForWidth(self.width()))  # the board gives way

    def _fold(self) -> None:
        """Where there is little room for the sentence, it has a line of its own."""
        others = [widget for widget in (self.sign, self.name, *self._beside()) if not widget.isHidden()]
        taken = sum(widget.sizeHint().width() + self.top.horizontalSpacing() for widget in others)
        narrow = self.width() - taken < SENTENCE * self.fontMetrics().height()
        self.steps.setMinimumWidth(0 if narrow else self.steps.sizeHint().width())
        put(self.top, self.sentence, 0, 2, 4 if narrow else 1)
        put(self.top, self.steps, *((1, 0, 4) if narrow else (0, 3, 1)))
        put(self.top, self.undo, int(narrow), 4)
        put(self.top, self.what, int(narrow), 5)

    def set_look(self, look: Look) -> None:
        self.look = look
        self.steps.look = look
        self.refresh()

    def retranslate(self) -> None:
        self.what.setText(translate("PromptBar", "What can I do?"))
        self.what.setToolTip(translate("PromptBar", "Every action with its reason, to search in"))
        self.refresh()

    def refresh(self) -> None:
        """Show the open decision."""
        self.pending = None
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
        self._fold()
        self._make_room()  # at once: what can be chosen is in sight before anything else happens
        self.updateGeometry()

    def _clear(self) -> None:
        self.name.clear()
        self.editor = None
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
        button = QPushButton(translate("PromptBar", "Results"))
        button.setProperty("primary", True)
        button.clicked.connect(self.result_wanted)
        self._add(button)

    def _somebody_else(self) -> None:
        player = self.controller.game.to_act
        self._show_sign(player)
        seat = self.controller.seats[player]
        if seat.is_person:
            text = translate("PromptBar", "{name} decides.").format(name=seat.name)
        else:
            text = translate("PromptBar", "{name} (computer) is playing.").format(name=seat.name)
        self.sentence.setText(text)

    def _ask(self) -> None:
        controller = self.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        self._show_sign(frame.player)
        self.name.setText(controller.seats[frame.player].name)
        self.sentence.setText(speaker.decision(frame, table))
        legal = [action for action in controller.moves.legal if is_asked(action, frame.kind)]
        if frame.kind in TURN_LIKE:
            legal = self._ask_for_turn(frame.kind, legal)
        if frame.kind in EDITORS:
            editor, kind = EDITORS[frame.kind]
            covered = [action for action in legal if isinstance(action, kind)]
            if covered:
                self.editor = editor(covered, table, frame, speaker)
                self.editor.chosen.connect(self.choose)
                self._add(self.editor)
                legal = [action for action in legal if not isinstance(action, kind)]
        self._offer(legal)

    def _offer(self, legal: Sequence[Action]) -> None:
        """A button for each choice; too many of one kind share a menu."""
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.kind, []).append(action)
        for kind, actions in by_kind.items():
            if len(actions) > MANY_BUTTONS:
                self._add(self._group_button(kind, actions))
                continue
            for action in actions:
                self._add(self._button(action))

    # --- a turn ------------------------------------------------------------------------------------------

    def _ask_for_turn(self, asked: str, legal: Sequence[Action]) -> list[Action]:
        """The actions by groups; returns those that belong to none. In a turn a group without an action says
        why; where only one action is asked for, it stays away."""
        known = self.controller.game.edition.rule_for
        rest = [action for action in legal if action != END_TURN]
        for kind, classes in self.controller.declaration.turn_groups:
            actions = [action for action in rest if isinstance(action, classes)]
            rest = [action for action in rest if not isinstance(action, classes)]
            if actions or (asked == TURN and any((asked, cls) in known for cls in classes)):
                only = len(classes) == 1 and not meanings(classes[0])
                self._add(self._lone_button(kind, actions) if only else self._group_button(kind, actions))
        if asked == TURN:
            self._add(self._end_button(legal))
        return rest

    def _lone_button(self, kind: str, actions: Sequence[Action]) -> QPushButton:
        """A group of a single action needs no menu."""
        button = self._button(actions[0]) if actions else QPushButton(self.controller.speaker.group(kind))
        button.setObjectName(f"group_{kind}")
        if not actions:
            button.setEnabled(False)
            button.setToolTip(self.why_closed(kind))
        return button

    def _group_button(self, kind: str, actions: Sequence[Action]) -> QToolButton:
        speaker = self.controller.speaker
        button = QToolButton()
        button.setObjectName(f"group_{kind}")
        title = speaker.group(kind)
        if not actions:
            button.setText(title)
            button.setEnabled(False)
            button.setToolTip(self.why_closed(kind))
            return button
        button.setText(translate("PromptBar", "{group} ({count})").format(group=title, count=len(actions)))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(lambda: self._fill(menu, actions))
        button.setMenu(menu)
        return button

    def why_closed(self, kind: str) -> str:
        """Why there is no action of this kind now."""
        reasons = nearest_reasons(self.controller.game, kind)
        return self.adviser.refusal(*reasons, anywhere=True) if reasons else ""

    def _fill(self, menu: QMenu, actions: Sequence[Action]) -> None:
        """Menus are filled when they open: most of them never do."""
        if not menu.isEmpty():
            return
        speaker = self.controller.speaker
        by_region: dict[str, list[Action]] = {}
        if len(actions) > LONG_MENU:
            for action in actions:
                by_region.setdefault(heading(action, speaker), []).append(action)
        if len(by_region) > 1:
            for title, part in by_region.items():
                inner = menu.addMenu(title)
                inner.setToolTipsVisible(True)
                self._entries(inner, part)
        else:
            self._entries(menu, actions)

    def _entries(self, menu: QMenu, actions: Sequence[Action]) -> None:
        controller = self.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        sentences = [speaker.action(action, table, frame) for action in actions]
        for action, entry in zip(actions, add_entries(menu, sentences), strict=True):
            entry.setIcon(self._icon(action))
            entry.setData(action)
            entry.triggered.connect(lambda _=False, a=action: self.choose(a))
        menu.hovered.connect(self._tell_consequences)

    def _tell_consequences(self, entry: QAction) -> None:
        action = entry.data()
        if isinstance(action, Action) and not entry.toolTip().endswith("\u200b"):
            lines = self.adviser.consequences(action)
            entry.setToolTip("\n".join(lines) + "\u200b")  # the mark says: asked already

    def _end_button(self, legal: Sequence[Action]) -> QPushButton:
        button = QPushButton(
            self.controller.speaker.choice(END_TURN, self.controller.table, self.controller.game.decision)
        )
        button.setObjectName("end_turn")
        button.setEnabled(END_TURN in legal)
        if END_TURN in legal:
            button.setProperty("primary", bool(self.controller.table.mandatory_done))
            button.setProperty("choice", END_TURN)
            button.clicked.connect(lambda: self.choose(END_TURN))
        else:
            refusal = self.controller.game.why_not(END_TURN)
            button.setToolTip(self.adviser.refusal(refusal))
        return button

    # --- choices -----------------------------------------------------------------------------------------

    def _button(self, action: Action) -> QPushButton:
        controller = self.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        if isinstance(action, KeepCard) and frame.kind == "keep_goal":
            button: QPushButton = GoalButton(*goal_told(table)(table, frame.player, action.card, speaker))
            return self._choosing(button, action)
        words = speaker.choice(action, table, frame)
        leads = self.adviser.chain(action)
        if leads:
            words = translate("PromptBar", "{action}  ({bonuses})").format(action=words, bonuses=leads)
        button = QPushButton(words)
        button.setIcon(self._icon(action))
        button.setIconSize(QSize(20, 20))
        lines = [speaker.action(action, table, frame), *self.adviser.consequences(action)]
        if isinstance(action, KeepCard):
            card = speaker.lobby_card(action.card)
            lines = [card.title, *card.body]
            picture = self.card_picture(action.card)
            button.setIcon(QIcon(picture))
            button.setIconSize(picture.deviceIndependentSize().toSize())
        button.setToolTip("\n".join(lines))
        button.setAccessibleDescription("\n".join(lines))
        return self._choosing(button, action)

    def _choosing(self, button: QPushButton, action: Action) -> QPushButton:
        button.clicked.connect(lambda: self.choose(action))
        button.setProperty("choice", action)
        return button

    def _icon(self, action: Action) -> QIcon:
        energy = -1
        if isinstance(action, GiveBonus | Appoint):
            return QIcon(sign_pixmap(self.controller.seats[action.player].sign, 40, self.look))
        if isinstance(action, ChooseEnergy | Propose | Plan):
            energy = action.energy
        elif isinstance(action, ChooseProject | Install | Build | Infrastructure | BuildPlant):
            energy = self.controller.table.space_energy[action.space]
        if energy < 0:
            return QIcon()
        return QIcon(energy_pixmap(self.controller.table.setting.base.energies[energy], 40, self.look))

    def _add(self, widget: QWidget) -> None:
        self.flow.addWidget(widget)
        self.tips.watch(widget)
        widget.show()

    def choose(self, action: Action) -> None:
        """A choice was made: warn first if there is something to know. What has become impossible in the
        meantime is left to the controller, who refuses it."""
        late = self.controller.game.why_not(action) is not None
        warned = self.adviser.warnings(action) if action != self.pending and not late else []
        if not warned:
            self.pending = None
            self.chosen.emit(action)
            return
        self.warn(action, warned)

    def warn(self, action: Action, lines: Sequence[str]) -> None:
        self.pending = action
        self.editor = None
        self.flow.clear()
        for line in lines:
            label = Sentence(line)
            label.setProperty("role", "warning")
            self._add(label)
        controller = self.controller
        words = controller.speaker.choice(action, controller.table, controller.game.decision)
        go, back = QPushButton(words), QPushButton(translate("PromptBar", "Back"))
        go.setObjectName("do_it")
        back.setObjectName("back")
        go.setProperty("primary", True)
        go.clicked.connect(lambda: self.choose(action))
        back.clicked.connect(self.refresh)
        self._add(go)
        self._add(back)
        back.setFocus(Qt.FocusReason.OtherFocusReason)  # a second Enter must not give anything away
        self.updateGeometry()


def is_asked(action: Action, decision: str) -> bool:
    """Is this an answer to the question? A company goal can be discarded at any time and would only be in the
    way; where the money for a CEP is missing, it is one of the two answers (DP-08)."""
    return not isinstance(action, CashCompanyGoal) or decision == "forced_purchase"


def heading(action: Action, speaker: Speaker) -> str:
    """Under which entry of a long menu an action is found: its region, or where its scientist comes from."""
    if isinstance(action, Propose | Plan):
        return speaker.region_name(action.region)
    if isinstance(action, MoveScientist):
        return speaker.place(action.origin)
    return ""
