"""Shows what an action brought at a pace that a person can follow.

A person's own move is shown at once, as ever. A computer player's move is announced in the prompt bar: who,
what, what it brought, with the place lit and the pieces on their way. Scenes play on the stage, whoever
caused them. The board stays held all the time; `Animator.finish` ends everything, whoever calls it, and the
board shows how it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QRect, QTimer, Signal

from co2desk.engine.machine.rule import Event
from co2desk.engine.table.table import Table
from co2desk.session.history import fate_of, limits
from co2desk.text.events import is_told
from co2desk.ui.board.animation import Animator
from co2desk.ui.controller import Audience, Controller
from co2desk.ui.i18n.translation import sentences
from co2desk.ui.log.lines import Weight, is_heading, player_of, weight_of
from co2desk.ui.log.steps import gist_of, told_at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.scenes import Part, Plot, Scene
from co2desk.ui.play.pace import MOVE_MS
from co2desk.ui.play.prompt_bar import PromptBar
from co2desk.ui.preferences import AT_ONCE
from co2desk.ui.stage.anchors import anchors
from co2desk.ui.stage.figures import figures_of, level_of, totals
from co2desk.ui.stage.panel import StagePanel
from co2desk.ui.stage.pictures import picture_of
from co2desk.ui.stage.telling import ABOUT_THE_LEVEL, Telling, up_to
from co2desk.ui.stage.words import EMBLEMS, scene_name, team_name

FLIGHT = 0.6  # of the time of a beat: then the pieces have landed
FACT, CONSEQUENCE = 0.85, 0.6  # the time of a line on the stage, as parts of a computer player's move
SMALL = 0.5  # the same for a move of which there is little to tell
MORE = 0.25  # for each further line that is to be read
LINGER = 1.3  # how long the last line of a scene is left to be read
RESULT = 3.0  # and a result, if nobody sits there who could go on
LINES = 4  # of a computer player's move: the log tells the rest


@dataclass
class Beat:
    """What is told and shown at a time."""

    part: Part
    events: Sequence[Event]
    step: int = 0
    is_result: bool = False


class Storyteller(QObject):
    listening = Signal(bool)  # is there something to follow?
    level_changes = Signal(bool)  # a scene begins which makes a forecast untrue; does it end the game?

    def __init__(
        self, controller: Controller, animator: Animator, prompt: PromptBar, stage: StagePanel
    ) -> None:
        super().__init__(stage)
        self.controller, self.animator, self.prompt, self.stage = controller, animator, prompt, stage
        self.telling = Telling(controller, animator.board)
        stage.name_of = self.telling.name_of
        self.plot = Plot(())
        self.is_skipping = False  # up to a person's next decision
        self._parts: list[Part] = []  # of the action that is being shown
        self._beats: list[Beat] = []
        self._beat: Beat | None = None
        self._before: Table | None = None
        self._due = 0  # milliseconds that the beat takes
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        controller.began.connect(self._read_game)
        controller.jumped.connect(self._read_game)
        controller.covered.connect(self.end)
        controller.decision_changed.connect(self._decision_changed)
        animator.ended.connect(self._stop)
        stage.continued.connect(self.go_on)
        stage.clicked.connect(self.hurry)
        prompt.teller.pause_wanted.connect(self.toggle_pause)
        prompt.teller.skip_wanted.connect(self.skip)

    # --- which scene the game is in ----------------------------------------------------------------------

    def _read_game(self) -> None:
        """Another game, or another position of it: nothing of the old one goes on."""
        self.end()
        controller = self.controller
        self.is_skipping = False
        self._pause(False)
        self.stage.close_scene()
        self.stage.set_seats(controller.seats)
        session = controller.session
        first = session.positions[0] if session.positions else controller.table
        scenes = controller.declaration.scenes(controller.table.setting)
        self.plot = Plot(scenes, first.stack[-1].kind if first.stack else "")
        self.plot.take_all((session.setup_events, *session.events))

    def audience(self, events: Sequence[Event]) -> Audience:
        """Asked first for every action: for whom is it shown?"""
        self._parts = self.plot.take(events)
        shown = [part.scene for part in self._parts if part.scene is not None and self._shows(part)]
        if self.pace == AT_ONCE or not shown:
            return Audience.PLAYER
        return Audience.GATHERED if any(scene.gathers for scene in shown) else Audience.TABLE

    def _shows(self, part: Part) -> bool:
        """Is there anything of a scene to be seen? Whoever skips is only shown results that matter to all."""
        if part.scene is None:
            return False
        return self._concludes(part) or (bool(part.events) and not self.is_skipping)

    def _concludes(self, part: Part) -> bool:
        """Does a result follow? The end of the game has a result of its own, and whoever skips does not wait
        for that of a small scene."""
        scene = part.scene
        if scene is None or not part.is_last or (self.is_skipping and not scene.gathers):
            return False
        return not any(later.scene is not None and later.scene.is_endless for later in self._after(part))

    def _after(self, part: Part) -> list[Part]:
        return self._parts[self._parts.index(part) + 1 :]

    # --- one action --------------------------------------------------------------------------------------

    @property
    def pace(self) -> str:
        found: str = self.controller.preferences.value("pace")
        return found

    @property
    def is_telling(self) -> bool:
        return self._before is not None

    @property
    def is_followed(self) -> bool:
        """Is something told, or does the stage still show what was told last?"""
        return self.is_telling or self.stage.scene is not None

    def run(self, events: Sequence[Event], before: Table) -> bool:
        """Show what happened; whether it takes time. Called after `audience`."""
        controller = self.controller
        actor = controller.session.decider(len(controller.session.actions) - 1)
        is_computer = not controller.seats[actor].is_person
        if self.pace == AT_ONCE or not (is_computer or any(self._shows(part) for part in self._parts)):
            return self.animator.run(events, before)
        self._beats = [beat for part in self._parts for beat in self._beats_of(part, is_computer)]
        if not self._beats:
            self.animator.finish()
            return False
        self._before = before
        self.listening.emit(True)
        self.animator.began.emit()
        self._next()
        return self.is_telling

    def _beats_of(self, part: Part, is_computer: bool) -> list[Beat]:
        beats: list[Beat] = []
        if part.scene is None:
            if not self.is_skipping and not all(is_heading(event) for event in part.events):
                beats.append(Beat(part, part.events))
        elif not self.is_skipping and not part.scene.is_endless:
            for event, step in zip(part.events, part.steps, strict=True):
                if is_told(event) or not beats:
                    beats.append(Beat(part, [event], step))
                else:  # the sentence before it names what it brings
                    beats[-1].events = [*beats[-1].events, event]
        if self._concludes(part):
            beats.append(Beat(part, part.events if self.is_skipping else (), is_result=True))
        return beats

    def _next(self) -> None:
        """The next beat, or the end."""
        if self.controller.paused or not self.is_telling:
            return
        if not self._beats:
            self.end()
            return
        beat = self._beat = self._beats.pop(0)
        self._since.start()
        if beat.is_result:
            self._conclude(beat)
            return
        self._due = self._time_of(beat)
        if beat.part.scene is None:
            self._announce(beat)
        else:
            self._play(beat.part.scene, beat)
        self._light(beat)
        self.animator.fly(
            beat.events, self._table_before(), round(self._due * FLIGHT), self._later(), self._landed
        )

    def _landed(self) -> None:
        """The pieces have arrived: what is told stays for the rest of its time."""
        if self.is_telling:
            self._timer.start(max(0, self._due - self._since.elapsed()))

    def _table_before(self) -> Table:
        return self._before if self._before is not None else self.controller.table

    def _time_of(self, beat: Beat) -> int:
        """A person's own move has no time of its own; a move of which only little is told has less."""
        whole = MOVE_MS[self.pace]
        is_fact = any(weight_of(event) == Weight.FACT for event in beat.events)
        if beat.part.scene is None:
            if not self._is_computers():
                return 0
            lines = sum(is_told(event) and not is_heading(event) for event in beat.events)
            more = MORE * (min(lines, LINES) - 1) if lines else 0
            return round(whole * (1 + more if is_fact else SMALL))
        is_end = beat.part.is_last and not self._beats_left_of(beat.part) and not self._concludes(beat.part)
        return round(whole * (LINGER if is_end else FACT if is_fact else CONSEQUENCE))

    def _beats_left_of(self, part: Part) -> bool:
        return any(beat.part is part for beat in self._beats)

    def _is_computers(self) -> bool:
        session = self.controller.session
        return not self.controller.seats[session.decider(len(session.actions) - 1)].is_person

    # --- what is seen ------------------------------------------------------------------------------------

    def _announce(self, beat: Beat) -> None:
        """Who did what, and what it brought: the lines of the log."""
        if not self._is_computers():
            return
        controller, step = self.controller, len(self.controller.session.actions)
        kept = [event for event in beat.events if is_told(event) and not is_heading(event)]
        if not kept:
            return
        actor = controller.session.decider(step - 1)
        is_whole = len(self._parts) == 1

        def words() -> str:
            if is_whole:
                told = [line for line in told_at(controller.log, step) if line.weight > Weight.TURN]
                lines = dict.fromkeys(line.text for line in (*gist_of(told), *told))
            else:
                lines = dict.fromkeys(controller.speaker.event(event, controller.seat) for event in kept)
            return sentences(*list(lines)[:LINES])

        self.prompt.announce(actor, words)

    def _play(self, scene: Scene, beat: Beat) -> None:
        """An event of a scene, on the stage."""
        self._set_stage(scene, beat.part)
        event = beat.events[0]
        board = self.animator.board
        figures = [figure for one in beat.events for figure in figures_of(one, board.kit.energies)]
        words, picture = self.telling.words_of(event), picture_of(event, board)
        self.stage.tell(beat.step, words, player_of(event), figures, picture)
        self._show_players(scene, up_to(beat.part.told, beat.events[-1]))
        self.prompt.follow(partial(scene_name, scene.code), EMBLEMS[scene.code])
        for one in beat.events:
            level = level_of(one)
            if level is not None:
                self.stage.gauge.go_to(level, self.animator.is_still)
                board.show_level(level)

    def _show_players(self, scene: Scene, told: Sequence[Event]) -> None:
        """How they stand after these events, and what the one at the screen keeps."""
        stage = self.stage
        stage.show_standings(self.telling.standings(scene, told))
        stage.show_cards(self.telling.cards(scene, told, stage.type.scale, stage.devicePixelRatioF()))

    def _set_stage(self, scene: Scene, part: Part) -> None:
        stage = self.stage
        if stage.scene is scene and stage.isVisible() and not stage.is_result:
            return
        is_new = part.is_first or stage.scene is not scene
        stage.open(scene, partial(scene_name, scene.code), self._anchors(part))
        if scene.code not in ABOUT_THE_LEVEL:
            stage.gauge.hide()
        elif is_new:
            self.level_changes.emit(scene.is_endless)
            danger, loss = limits(self.controller.table.setting)
            stage.measure(self._table_before().co2, danger, loss)

    def _anchors(self, part: Part) -> list[QRect]:
        places = [key for event in part.events for key in self._places(event)]
        return anchors(self.animator.board, self.animator.view, self.stage.screen_, places)

    def place_stage(self) -> None:
        """The board has another size."""
        beat = self._beat
        if beat is not None and self.stage.scene is not None:
            self.stage.place_at(self._anchors(beat.part))

    def _conclude(self, beat: Beat) -> None:
        """All has been told: the board shows everything, and the stage what it came to."""
        controller, scene = self.controller, beat.part.scene
        if scene is None:
            return
        self.animator.board.reconcile()
        self.animator.board.set_marks({})
        if scene.is_endless:
            self.animator.board.set_fate(fate_of(controller.game))
        self._set_stage(scene, beat.part)
        table = controller.table
        self.stage.gauge.go_to(table.co2, self.animator.is_still or self.is_skipping)
        waits = any(seat.is_person for seat in controller.seats)
        brought = totals([] if scene.is_endless else beat.part.told, controller.table.setting.base.energies)
        self.prompt.follow(partial(scene_name, scene.code), EMBLEMS[scene.code], controls=False)
        self.stage.show_result(
            self.telling.result(scene, beat.part, table),
            brought,
            team_name,
            waits,
            self.telling.planet_burns(scene, table),
            is_end=scene.is_endless,
        )
        self.stage.show_headline(*self.telling.headline(scene))
        self._show_players(scene, beat.part.told)
        if not waits:
            self._timer.start(round(MOVE_MS[self.pace] * RESULT))

    def _places(self, event: Event) -> tuple[PlaceKey, ...]:
        return self.animator.event_places.places_of(event, self.controller.table)

    def _light(self, beat: Beat) -> None:
        """Where it happens is lit; of several places the most telling one of each line."""
        lit = {
            key: "pointed"
            for event in beat.events
            if not is_heading(event) and (beat.part.scene or weight_of(event) == Weight.FACT)
            for key in self._places(event)[: 2 if beat.part.scene else 1]
        }
        self.animator.board.set_marks(lit)

    def _later(self) -> frozenset[PlaceKey]:
        """Places that are told of again in this action: they are shown when that has happened."""
        later = (event for beat in self._beats for event in beat.events)
        return frozenset(key for event in later for key in self._places(event))

    # --- how it ends -------------------------------------------------------------------------------------

    def end(self) -> None:
        """The board shows how it is, and the game goes on."""
        if self.is_telling:
            self.animator.finish()

    def _stop(self) -> None:
        """Somebody has ended it: nothing is left to be told."""
        self._timer.stop()
        was_telling, self._before, self._beat = self.is_telling, None, None
        self._beats = []
        if was_telling:
            self.animator.board.set_marks({})
        if self.plot.scene is None or self.stage.is_result:
            self.stage.close_scene()
            self.prompt.stop_following()

    def _decision_changed(self) -> None:
        """A person's question takes the room of the stage, also in the middle of a scene."""
        controller = self.controller
        is_free = controller.is_over or controller.is_a_persons_decision
        self.listening.emit(not is_free)
        if is_free:
            self.is_skipping = False
            self._pause(False)
            self.stage.close_scene()

    # --- what a person can do ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """The result has been read."""
        if self.is_telling and self.stage.is_result:
            self._next()

    def hurry(self) -> None:
        """Show how this ends: a move is over, a scene at its result."""
        if not self.is_telling:
            return
        if self.stage.is_result:
            self._next()
            return
        result = next((place for place, beat in enumerate(self._beats) if beat.is_result), None)
        if result is None:
            self._pause(False)
            self.end()
            return
        del self._beats[:result]
        self._pause(False)
        self._timer.stop()  # the end of a pause may have started it
        self.animator.drop_flights()
        self._next()

    def skip(self) -> None:
        """Everything passes at once, up to the next decision of a person or a result that matters to all."""
        self.is_skipping = True
        self._pause(False)
        self._beats = [beat for beat in self._beats if not beat.is_result or self._concludes(beat.part)]
        self.hurry()

    def toggle_pause(self) -> None:
        self._pause(not self.controller.paused)

    def _pause(self, on: bool) -> None:
        if on == self.controller.paused:
            return
        self.is_skipping = self.is_skipping and not on
        self.controller.pause(on)
        self.prompt.teller.set_paused(on)
        if not on and self.is_telling and self._is_due():
            self._timer.start(0)

    def _is_due(self) -> bool:
        """Has the beat had its time while everything stood still?"""
        return not self._timer.isActive() and not self.animator.is_flying and not self.stage.is_result
