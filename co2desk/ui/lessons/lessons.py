"""Leads the window through a lesson: lays its games on the table, and follows what the learner does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from co2desk.components import PackError
from co2desk.engine.machine.actions import Action
from co2desk.lessons import DO, WATCH, Chapter, Guide, Lesson, Progress, Step, begin_chapter, load_lessons
from co2desk.lessons.records import LEARNER
from co2desk.session import Session
from co2desk.session.history import limits
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.lessons.dialog import LessonsDialog
from co2desk.ui.lessons.panel import After, LessonPanel
from co2desk.ui.lessons.script import ScriptedPlayer
from co2desk.ui.lessons.spotlight import Spotlight
from co2desk.ui.lessons.words import chapter_title
from co2desk.ui.models.place_names import place_key
from co2desk.ui.play.proposals import Proposals
from co2desk.ui.players.first_names import first_names
from co2desk.ui.players.thinker import Thinker
from co2desk.ui.widgets import message_box

STORED = "lessons/progress"
PARTNER = "beginner"  # how the table names who plays the other seats; the lesson plays them


class Lessons(QObject):
    """`may_leave` asks about the game on the table, `tell` says a sentence where the eye is, `finish` ends
    what is being shown on the board and the stage."""

    started = Signal()  # a chapter lies on the table
    game_wanted = Signal(str, object)  # a game of an edition, with these variants: what was learnt is played

    def __init__(
        self,
        window: QWidget,
        controller: Controller,
        proposals: Proposals,
        board: BoardScene,
        may_leave: Callable[[], bool],
        tell: Callable[[str], None],
        finish: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self.window, self.controller, self.proposals, self.board = window, controller, proposals, board
        self.may_leave, self.tell, self.finish = may_leave, tell, finish
        self.store = controller.preferences.store
        self.panel = LessonPanel(board.look)
        self.spotlight = Spotlight(board)
        self.guide: Guide | None = None
        self._is_watching = False  # others may play now
        self._told: tuple[str, int] | None = None  # the chapter and step that was told last
        self._players: list[ScriptedPlayer] = []
        self.panel.next_wanted.connect(self.go_on)
        self.panel.back_wanted.connect(self.go_back)
        self.panel.show_wanted.connect(self.show_me)
        self.panel.chapters_wanted.connect(self.choose)
        self.panel.play_wanted.connect(self.play)
        self.panel.retranslated.connect(self._show)
        controller.began.connect(self._game_began)
        controller.stepped.connect(self._follow)
        controller.jumped.connect(self._follow)
        controller.decision_changed.connect(self._show)
        proposals.held_back.connect(self._hold_back)

    # --- chapters ----------------------------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        return Progress.from_text(self.store.value(STORED))

    def choose(self) -> None:
        """Show all chapters."""
        dialog = LessonsDialog(self.window, load_lessons(), self.progress)
        is_wanted = dialog.exec() == dialog.DialogCode.Accepted
        chapter = dialog.chosen
        dialog.deleteLater()
        if is_wanted and chapter is not None:
            self.begin(chapter)

    def begin(self, chapter: Chapter) -> None:
        """Lay a chapter on the table, where it was left."""
        if not self.may_leave():
            return
        try:
            guide = self._resumed(chapter)
        except PackError as error:  # somebody's own lesson
            message_box.tell(self.window, str(error))
            return
        session = guide.session
        setup = GameSetup(session.options, seats_of(session), practice=True)
        self.guide, self._is_watching, self._told = guide, False, None
        self._players = []
        self.proposals.only = guide.wants
        self.controller.open(session, setup, script=self._player)
        self.panel.show()
        self._show()
        self.started.emit()
        self.panel.tell()  # what is hidden takes no focus: not before the page is to be seen

    def _resumed(self, chapter: Chapter) -> Guide:
        guide = Guide(chapter, begin_chapter(chapter))
        guide.resume(self.progress.step_of(chapter))
        return guide

    def _player(self, parent: QObject) -> Thinker:
        player = ScriptedPlayer(self._next_of_others, parent)
        self._players.append(player)
        return player

    def _next_of_others(self) -> Action | None:
        return self.guide.played_by_others if self.guide is not None and self._is_watching else None

    def _game_began(self) -> None:
        """Another game lies on the table: the lesson is left, and can be gone on with."""
        if self.guide is not None and self.controller.session is not self.guide.session:
            self.guide = None
            self._players = []
            self.proposals.only = None
            self.spotlight.light(())
            self.panel.clear()

    def next_chapter(self) -> Chapter | None:
        """The one after this; None after the last."""
        if self.guide is None:
            return None
        lesson = lesson_of(self.guide.chapter)
        number = lesson.chapters.index(self.guide.chapter)
        return lesson.chapters[number + 1] if number + 1 < len(lesson.chapters) else None

    # --- steps -------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The learner has read the step: to the next one, or let others play."""
        guide = self.guide
        if guide is None:
            return
        if guide.is_last:
            following = self.next_chapter()
            if following is not None:
                self.begin(following)
        elif guide.step.kind == WATCH:
            self._is_watching = True
            for player in self._players:
                player.play()
        else:
            guide.read_on()
            self._remember()
            self._show()

    def play(self) -> None:
        """The learner wants a whole game of the kind that the chapter was about."""
        if self.guide is not None:
            options = self.guide.session.options
            self.game_wanted.emit(options.edition, options.variants)

    def go_back(self) -> None:
        """To the step before, whatever is being shown: what the learner wants to see again comes first."""
        guide = self.guide
        if guide is None:
            return
        self._is_watching = False
        self.finish()
        count = guide.back()
        if count:
            self.controller.undo(count)
        self._remember()
        self._show()

    def show_me(self) -> None:
        """Do the step for the learner; what is still being shown of the one before has been seen."""
        self.finish()
        action = self.guide.shown if self.guide is not None else None
        if action is not None:
            self.proposals.submit(action)

    def _follow(self, *_: object) -> None:
        guide = self.guide
        if guide is None or self.controller.session is not guide.session:
            return
        before = guide.number
        guide.follow()
        if guide.number != before:
            self._is_watching = False
        self._remember()

    def _remember(self) -> None:
        if self.guide is not None:
            progress = self.progress.at(self.guide.chapter, self.guide.number)
            self.store.setValue(STORED, progress.to_text())

    # --- what is shown -----------------------------------------------------------------------------------

    def listen(self, is_telling: bool) -> None:
        """A scene or a move begins to be told, or has been told: the decision that follows is shown then."""
        guide, told = self.guide, self._told
        if guide is None or told is None or not is_telling or self.controller.session is not guide.session:
            return
        key, number = told
        if key == guide.chapter.key and number < guide.number and guide.chapter.steps[number].kind == DO:
            self.panel.show_scene()

    def _show(self) -> None:
        guide, controller = self.guide, self.controller
        if guide is None or not controller.has_game or controller.session is not guide.session:
            return
        step, setting = guide.step, controller.table.setting
        words = [self._words(step) for step in guide.chapter.steps]
        self.panel.make_room(words)
        self.panel.show_step(
            chapter_title(guide.chapter),
            step,
            guide.number,
            len(guide.chapter.steps),
            *words[guide.number],
            After(self.next_chapter() is not None, guide.chapter.leads_to_play),
        )
        self.spotlight.light([place_key(name, setting) for name in step.point])
        now = (guide.chapter.key, guide.number)
        if now != self._told:
            self._told = now
            self.panel.tell()

    def kept_free(self, view: QWidget) -> list[QRect]:
        """Where in the view of the board a learner looks: explanations lie elsewhere."""
        if self.guide is None:
            return []
        corner = view.mapFromGlobal(self.panel.mapToGlobal(QPoint()))
        (board,) = self.board.views()
        lit = (board.mapFromScene(place).boundingRect() for place in self.spotlight.places())
        return [*lit, QRect(corner, self.panel.size())]

    def _words(self, step: Step) -> tuple[str, str]:
        """What a step says, and what it asks for."""
        table, speaker = self.controller.table, self.controller.speaker
        bounds = limits(table.setting)
        return (
            speaker.lesson(step.code, table, LEARNER, bounds),
            speaker.lesson_task(step.code, table, LEARNER, bounds),
        )

    def _hold_back(self, action: Action) -> None:
        """A legal action, but not the one that the lesson is about: say which one it was, and what to do."""
        guide = self.guide
        if guide is None:
            return
        game = self.controller.game
        tried = self.controller.speaker.action(action, game.table, game.decision)
        _, task = self._words(guide.step)
        if task:
            #: {action} is what the learner has just tried, {task} what the lesson asks for: sentences.
            words = translate(
                "LessonPanel", "{action}: in a game you could do that. Here the lesson asks: {task}"
            )
        else:
            #: {action} is what the learner has just tried. {button} is the name of a button: Next or Watch.
            words = translate(
                "LessonPanel", "{action}: in a game you could do that. In the lesson, press “{button}” first."
            )
        self.tell(words.format(action=tried, task=task, button=self.panel.way_on.text()))


def lesson_of(chapter: Chapter) -> Lesson:
    return next(lesson for lesson in load_lessons() if lesson.name == chapter.lesson)


def seats_of(session: Session) -> tuple[Seat, ...]:
    """The learner, and others with names that everybody reads."""
    names = first_names(session.options.players)
    return tuple(
        Seat(name, SIGNS[number], "person" if number == LEARNER else PARTNER)
        for number, name in enumerate(names)
    )
