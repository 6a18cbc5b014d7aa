"""The history bar: steps through the game so far, by hand or as a replay. The game itself stays as it is.

The bar knows the steps and their names. Whoever hears `moved` shows the position, and says so with `arrived`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from co2desk.session.steps import Steps, steps_of
from co2desk.ui.controller import Controller
from co2desk.ui.history import buttons as ways
from co2desk.ui.history.buttons import PlayButton, WayButton, name_button
from co2desk.ui.history.keys import HistoryKeys, Meanings
from co2desk.ui.history.replay_clock import SPEED, SPEEDS, ReplayClock, speed_names
from co2desk.ui.history.slider import HistorySlider
from co2desk.ui.history.words import HistoryWords
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models.places import NOBODY
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import Look, Type, mixed
from co2desk.ui.widgets.controls import Choice
from co2desk.ui.widgets.labels import ENDLESS, LongestText, put

SPACE = 6
SIGN = 24
ROOM = 280  # pixels for what happened, at a text size of 100 %; with less it has a line of its own
NOWHERE = -2  # no step, and none comes after it


class HistoryBar(Retranslated, QFrame):
    moved = Signal(int, bool)  # show this step; true when its pieces may travel to it
    closed = Signal()  # back to the present
    branch_wanted = Signal(int)  # play on from this step, in another game

    def __init__(
        self, controller: Controller, look: Look, type_: Type, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controller, self.look, self.type = controller, look, type_
        self.words: HistoryWords | None = None  # of the game that is looked at, while the bar is open
        self.step = NOWHERE
        self.least = 0  # pixels of height: it takes the place of something
        self._highest = 0  # that it has been since it was opened
        self.comes_back = False  # by itself, when the replay has reached the present
        self.clock = ReplayClock(controller.preferences, self)
        self.setProperty("role", "panel")
        self.setObjectName("history")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sign, self.where, self.what = QLabel(), QLabel(), LongestText(lines=2)
        self.where.setProperty("role", "hover-title")
        self.where.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.where.setWordWrap(True)
        self.first, self.decade_back, self.turn_back, self.back = (
            WayButton(way) for way in (ways.BEGINNING, ways.DECADE_BACK, ways.TURN_BACK, ways.STEP_BACK)
        )
        self.play = PlayButton()
        self.forth, self.turn_forth, self.decade_forth, self.last = (
            WayButton(way) for way in (ways.STEP_FORTH, ways.TURN_FORTH, ways.DECADE_FORTH, ways.END)
        )
        self.slider = HistorySlider(look, type_)
        self.speed = Choice()
        self.speed.offer(SPEEDS)
        self.since, self.branch, self.leave = QPushButton(), QPushButton(), QPushButton()
        self.leave.setProperty("primary", True)
        self.keys = HistoryKeys(self, self._meanings())
        self._arrange()
        self._connect()
        self.set_look(look, type_)
        self.retranslate()

    # --- building ----------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.top = QGridLayout()
        self.top.setHorizontalSpacing(2 * SPACE)
        self.top.setVerticalSpacing(SPACE)
        self.top.setColumnStretch(2, 1)
        for column, widget in enumerate((self.sign, self.where, self.what, *self._mode_buttons())):
            self.top.addWidget(widget, 0, column)
        keeps = self.branch.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # the present is one step from the past: nothing moves
        self.branch.setSizePolicy(keeps)
        for widget in (*self._mode_buttons(), self.speed):
            widget.setFocusPolicy(
                Qt.FocusPolicy.TabFocus
            )  # after a click the space bar is the replay's again
        below = QHBoxLayout()
        below.setSpacing(2)
        for button in (*self._ways_back(), self.play, *self._ways_on()):
            below.addWidget(button)
        below.addSpacing(SPACE)
        below.addWidget(self.slider, 1)
        below.addSpacing(SPACE)
        below.addWidget(self.speed, 0, Qt.AlignmentFlag.AlignVCenter)  # no higher than it needs to be
        self.rows = QGridLayout(self)
        self.rows.setContentsMargins(10, SPACE // 2, 10, SPACE // 2)  # no higher than the prompt bar
        self.rows.setVerticalSpacing(SPACE)
        self.rows.addLayout(self.top, 0, 0)
        self.rows.addLayout(below, 1, 0)

    def _ways_back(self) -> tuple[WayButton, ...]:
        return self.first, self.decade_back, self.turn_back, self.back

    def _ways_on(self) -> tuple[WayButton, ...]:
        return self.forth, self.turn_forth, self.decade_forth, self.last

    def _mode_buttons(self) -> tuple[QPushButton, ...]:
        """What shows something else than the next or the last step."""
        return self.since, self.branch, self.leave

    def _connect(self) -> None:
        self.first.clicked.connect(self.to_beginning)
        self.decade_back.clicked.connect(self.to_previous_decade)
        self.turn_back.clicked.connect(self.to_previous_turn)
        self.back.clicked.connect(self.to_previous_step)
        self.forth.clicked.connect(self.to_next_step)
        self.turn_forth.clicked.connect(self.to_next_turn)
        self.decade_forth.clicked.connect(self.to_next_decade)
        self.last.clicked.connect(self.to_end)
        self.since.clicked.connect(self.replay_since)
        self.branch.clicked.connect(lambda: self.branch_wanted.emit(self.step))
        self.leave.clicked.connect(self.end)
        self.play.toggled.connect(self._run)
        self.slider.valueChanged.connect(self.go_to)
        self.clock.due.connect(self._next)
        self.speed.activated.connect(lambda: self.controller.preferences.set(SPEED, self.speed.value))
        self.controller.preferences.changed.connect(self._preference_changed)
        self._preference_changed(SPEED)

    def _meanings(self) -> Meanings:
        key, plain, control = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
        return {
            (key.Key_Left, plain): self.to_previous_step,
            (key.Key_Right, plain): self.to_next_step,
            (key.Key_Left, control): self.to_previous_turn,
            (key.Key_Right, control): self.to_next_turn,
            (key.Key_PageUp, plain): self.to_previous_decade,
            (key.Key_PageDown, plain): self.to_next_decade,
            (key.Key_Home, plain): self.to_beginning,
            (key.Key_End, plain): self.to_end,
            (key.Key_Space, plain): self.play.toggle,
            (key.Key_Plus, plain): self.clock.faster,
            (key.Key_Minus, plain): self.clock.slower,
            (key.Key_Escape, plain): self.end,
        }

    # --- words and looks ---------------------------------------------------------------------------------

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.slider.set_look(look, type_)
        self.setStyleSheet(f"""
            #history {{ border: 1.5px solid {look.accent}; }}
            WayButton {{ padding: 0; background: transparent; border-color: transparent; }}
            WayButton:hover:enabled {{ border-color: {look.accent}; }}
            WayButton:pressed {{ background: {mixed(look.panel, look.accent, 0.25)}; }}
            PlayButton, PlayButton:checked {{ background: {look.accent}; border-color: {look.accent}; }}
            PlayButton:hover {{ background: {mixed(look.accent, look.ink, 0.15)}; }}
            """)
        self._highest = 0
        self._tell()
        self._fold()

    def retranslate(self) -> None:
        key = self.keys.name_of
        for button, call, text in (
            (self.first, self.to_beginning, translate("HistoryBar", "Go to the beginning ({key})")),
            (self.decade_back, self.to_previous_decade, translate("HistoryBar", "Previous decade ({key})")),
            (self.turn_back, self.to_previous_turn, translate("HistoryBar", "Previous turn ({key})")),
            (self.back, self.to_previous_step, translate("HistoryBar", "Previous step ({key})")),
            (self.forth, self.to_next_step, translate("HistoryBar", "Next step ({key})")),
            (self.turn_forth, self.to_next_turn, translate("HistoryBar", "Next turn ({key})")),
            (self.decade_forth, self.to_next_decade, translate("HistoryBar", "Next decade ({key})")),
            (self.last, self.to_end, translate("HistoryBar", "Go to the end ({key})")),
        ):
            name_button(button, text.format(key=key(call)))
        self.speed.name(speed_names()[value] for value in SPEEDS)
        self.speed.setAccessibleName(translate("HistoryBar", "Replay speed"))
        speed = translate("HistoryBar", "Replay speed (faster: {faster}, slower: {slower})")
        self.speed.setToolTip(speed.format(faster=key(self.clock.faster), slower=key(self.clock.slower)))
        self.slider.setAccessibleName(translate("HistoryBar", "Position in the game"))
        self.since.setText(translate("HistoryBar", "Since my last turn"))
        self.since.setToolTip(translate("HistoryBar", "Watch everything since your last decision"))
        self.branch.setText(translate("HistoryBar", "Continue from here"))
        self.branch.setToolTip(
            translate("HistoryBar", "Starts a separate game from this position. This game is not changed.")
        )
        leave = translate("HistoryBar", "Back to the current position ({key})")
        self.leave.setToolTip(leave.format(key=key(self.end)))
        self._highest = 0
        self._tell()
        self._fold()

    def _tell(self) -> None:
        """Everything that depends on the step; without a game nothing is left of it."""
        for label in (self.sign, self.where, self.what):
            label.clear()
        self.what.setToolTip("")
        words, step = self.words, self.step
        if words is None:
            return
        player = words.player(step)
        if player != NOBODY:
            side, sign = round(SIGN * self.type.scale), self.controller.seats[player].sign
            self.sign.setPixmap(crest_pixmap(sign, side, self.look, self.devicePixelRatioF()))
        self.where.setText(words.where(step))
        told = words.told(step)
        self.what.offer(words.what(step, told))
        self.what.setToolTip("\n".join(line.text for line in told))
        for button in self._ways_back():
            button.setEnabled(step > 0)
        for button in self._ways_on():
            button.setEnabled(step < words.steps.last)
        self.since.setVisible(self._since() is not None)
        self.branch.setVisible(step < words.steps.last)
        over = self.controller.is_over
        self.leave.setText(
            translate("HistoryBar", "Close the replay")
            if over
            else translate("HistoryBar", "Back to the game")
        )
        self._name_play()

    def _name_play(self) -> None:
        pause, play = translate("HistoryBar", "Pause ({key})"), translate("HistoryBar", "Play ({key})")
        name = pause if self.play.isChecked() else play
        name_button(self.play, name.format(key=self.keys.name_of(self.play.toggle)))

    def _fold(self) -> None:
        """Where the window is narrow, what happened has a line of its own; where it is narrower still, the
        buttons have one as well."""
        if self.words is None:
            return
        buttons = [self.branch, self.leave, *((self.since,) if not self.since.isHidden() else ())]
        room = self.width() - self.sign.sizeHint().width() - 6 * SPACE
        beside = room - sum(widget.sizeHint().width() + 2 * SPACE for widget in buttons)
        widest, metrics = self._widest_name(self.words), self.where.fontMetrics()
        name, least = metrics.horizontalAdvance(widest) + 1, round(ROOM * self.type.scale)
        buttons_below = beside < min(name, least)
        name = min(name, room if buttons_below else beside)
        what_below = buttons_below or beside - name < least
        lines = metrics.boundingRect(QRect(0, 0, name, ENDLESS), Qt.TextFlag.TextWordWrap, widest)
        self.where.setFixedSize(name, lines.height())  # nothing moves from step to step
        put(self.top, self.where, 0, 1, 5 if buttons_below else 1)
        put(self.top, self.what, *((1, 0, 6) if what_below else (0, 2, 1)))
        for column, button in enumerate(self._mode_buttons(), 3):
            put(self.top, button, 2 if buttons_below else 0, column)

    def _widest_name(self, words: HistoryWords) -> str:
        """The name of a step that needs most room."""
        self.where.ensurePolished()
        names = {words.where(step) for step in range(words.steps.last + 1)}
        return max(names, key=self.where.fontMetrics().horizontalAdvance)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._highest = 0  # a wider bar needs fewer lines
        self._fold()
        for layout in (self.top, self.rows):
            layout.invalidate()  # it remembers the lines of the old width
        self._make_room()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return done

    def be_at_least(self, height: int) -> None:
        """As high as the bar whose place it takes."""
        self.least = height
        self._make_room()

    def _make_room(self) -> None:
        """As high as it has been at this width: nothing moves while somebody steps through the game."""
        self._highest = max(self._highest, self.heightForWidth(self.width()))
        self.setFixedHeight(max(self.least, self._highest))

    def _preference_changed(self, key: str) -> None:
        if key == SPEED:
            self.speed.choose(self.clock.speed)

    # --- opening and closing -----------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self.words is not None

    @property
    def steps(self) -> Steps:
        """Of the game that is looked at. Ask `is_open` first."""
        if self.words is None:
            raise LookupError("nobody looks at the past")
        return self.words.steps

    def begin(self, step: int, play: bool = False, comes_back: bool = False) -> None:
        """Show the bar at a step, as a replay if wanted."""
        self.play.setChecked(False)
        self.words = HistoryWords(self.controller, steps_of(self.controller.session))
        self.slider.tell = self.words.with_level
        with QSignalBlocker(self.slider):
            self.slider.show_game(self.steps, self.controller.seats)
        self.step = NOWHERE
        self.show()
        self.keys.listen(True)
        self.setFocus()
        self._go(step)
        self._fold()
        self._highest = 0  # its parts have found their places only now
        self.play.setChecked(play)
        self.comes_back = comes_back

    def put_away(self) -> None:
        """Close the bar: another position is shown by somebody else. Nothing of the game stays here."""
        self.play.setChecked(False)
        self.keys.listen(False)
        self.words, self.step = None, NOWHERE
        self.slider.forget()
        self._tell()
        self.hide()

    def end(self) -> None:
        """Back to the present."""
        if self.is_open:
            self.put_away()
            self.closed.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """However the bar goes, the replay stops."""
        self.play.setChecked(False)
        super().hideEvent(event)

    # --- by hand -----------------------------------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """A running replay stops for it."""
        self.play.setChecked(False)
        if self.steps.inside(step) != self.step:
            self._go(step)

    def to_beginning(self) -> None:
        self.go_to(0)

    def to_previous_decade(self) -> None:
        self.go_to(self.steps.previous_decade(self.step))

    def to_previous_turn(self) -> None:
        self.go_to(self.steps.previous_turn(self.step))

    def to_previous_step(self) -> None:
        self.go_to(self.step - 1)

    def to_next_step(self) -> None:
        self.go_to(self.step + 1)

    def to_next_turn(self) -> None:
        self.go_to(self.steps.next_turn(self.step))

    def to_next_decade(self) -> None:
        self.go_to(self.steps.next_decade(self.step))

    def to_end(self) -> None:
        self.go_to(self.steps.last)

    def _go(self, step: int) -> None:
        before, self.step = self.step, self.steps.inside(step)
        with QSignalBlocker(self.slider):
            self.slider.setValue(self.step)
        self._tell()
        self.moved.emit(self.step, self.step == before + 1 and self.clock.glides)

    # --- as a replay -------------------------------------------------------------------------------------

    def _since(self) -> int | None:
        return None if self.controller.is_over else self.steps.since(self.controller.seat)

    def replay_since(self) -> None:
        """From the last decision of the seat at the screen to the present; there the bar goes by itself."""
        start = self._since()
        if start is not None:
            self.begin(start, play=True, comes_back=True)

    def _run(self, on: bool) -> None:
        self._name_play()
        self.comes_back = False
        if not on:
            self.clock.stop()
            return
        if self.step == self.steps.last:
            self._go(0)
        self.clock.start()

    def arrived(self) -> None:
        """The position is on the board; pieces that travelled have come to rest."""
        self.clock.rest()

    def _next(self) -> None:
        if self.step < self.steps.last:
            self._go(self.step + 1)
        elif self.comes_back:
            self.end()
        if self.is_open and self.step == self.steps.last and not self.comes_back:
            self.play.setChecked(False)
