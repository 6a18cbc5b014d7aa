"""The one way from the window to the session.

Whatever a player does ends in `submit` (`play/proposals.py` is the way there). The controller plays the
action, hides what is secret when another person has to decide, lets computer players answer, and tells the
window what happened. It draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from co2desk.bots.thought import Intention
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import CashCompanyGoal, cash_company_goal
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.protocol.player import Choice
from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.locks import Lock
from co2desk.session.seats import Program, Seat
from co2desk.session.setup import GameSetup
from co2desk.session.story import story
from co2desk.session.takebacks import FREE
from co2desk.text import Speaker
from co2desk.ui.actions.moves import Moves
from co2desk.ui.editions.declaration import Declaration
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.i18n.default_names import shown_seats
from co2desk.ui.i18n.translation import translate
from co2desk.ui.log.model import LogModel
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.table_model import TableModel
from co2desk.ui.players.computer_players import ComputerPlayers, Script
from co2desk.ui.players.plans import plans
from co2desk.ui.players.process import wait_for_ends
from co2desk.ui.players.why import why
from co2desk.ui.preferences import Preferences
from co2desk.ui.widgets.why_box import Why

T = TypeVar("T")


class Audience(IntEnum):
    """For whom the screen shows what happens."""

    PLAYER = 0  # whoever sits there
    TABLE = 1  # everybody, for a moment: the next player is asked for afterwards
    GATHERED = 2  # everybody comes to the screen: nothing secret is in sight


class Controller(QObject):
    """For one action signals come in this order: `recorded`; `covered`, or `seat_left` if the cover comes
    later; `stepping` and `stepped`; when the board has caught up, the late `covered`; `decision_changed`."""

    began = Signal()  # another game lies on the table
    turned_to = Signal(int)  # the screen turns to this seat, or to everybody (NOBODY)
    covered = Signal(int)  # this seat has to decide, and somebody else sits at the screen
    seat_left = Signal()  # everybody looks at the screen: what is secret has to go, the cover comes later
    cover_lifted = Signal()  # nobody has to sit down any more
    stepping = Signal()  # the table is about to change
    stepped = Signal(object)  # what happened, as a list of events
    decision_changed = Signal()  # somebody may act now, or the game is over
    jumped = Signal()  # the table is another one: actions were taken back, or done again
    refused = Signal(object)  # a Refusal
    seats_changed = Signal()  # somebody else plays, or names are those of another language
    recorded = Signal()  # the journal was written, or could not be: see `autosave.trouble`
    over = Signal()
    player_failed = Signal(int, object)  # a seat that no person plays, and its Failure: the game waits

    def __init__(
        self, preferences: Preferences, parent: QObject | None = None, autosave: Autosave | None = None
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.autosave = autosave
        self.model = TableModel(self)
        self._session: Session | None = None
        self._setup: GameSetup | None = None
        self._speaker: Speaker | None = None
        self.seats: tuple[Seat, ...] = ()
        self.is_lesson = False  # the game on the table is a chapter of a lesson
        self.log = LogModel(self)
        self.log.why = self.why
        self.log.places_of = lambda event: self.declaration.event_places.places_of(event, self.model.table)
        self.moves = Moves()
        self.seat = NOBODY  # who sits at the screen
        self.waiting_for = NOBODY  # whom the cover asks for
        self.last_decided: list[int] = []  # by seat: how many actions were played when it last decided
        self.show_with(lambda events: Audience.PLAYER, lambda events, before: False)
        self._cover_later = False
        self.busy = False  # an animation runs; computer players wait for it
        self.held = False  # somebody looks at the past; computer players wait as well
        self.paused = False  # somebody wants to read what they have done before they go on
        self.computers = ComputerPlayers(self)
        self.computers.chosen.connect(self._computer_chose)
        self.computers.failed.connect(self.player_failed)
        self._choice: Choice | None = None  # what a computer player wants to do, as soon as it may
        self._play_soon = QTimer(self)  # when whoever shows something else has finished
        self._play_soon.setSingleShot(True)
        self._play_soon.timeout.connect(self._let_computer_play)
        self.choices: dict[int, Choice] = {}  # by step: what computer players have said to their actions

    def show_with(
        self,
        audience: Callable[[Sequence[Event]], Audience],
        animate: Callable[[Sequence[Event], Table], bool],
    ) -> None:
        """Who shows what happens. `audience` says for whom, and is asked first, for every action; `animate`
        shows it, from the table as it was before. It returns True when pieces travel, and calls
        `animation_ended` when they have arrived."""
        self.audience, self.animate = audience, animate

    # --- a game begins ---------------------------------------------------------------------------------

    def begin(self, setup: GameSetup) -> None:
        """Set up a new game. Raises BadDocumentError or PackError and changes nothing when it cannot."""
        self.open(Session.new(setup.options), setup)

    def open(
        self,
        session: Session,
        setup: GameSetup,
        lock: Lock | None = None,
        saved_as: str = "",
        saved_entries: int = 0,
        script: Script | None = None,
    ) -> None:
        """Lay a game on the table: a new one, or one that was kept, with the lock that was taken for it.

        A game with a `script`, which plays all seats but the learner's, is a lesson. Nobody records it.

        Raises TakenError when another window plays it.
        """
        session.seats, session.practice = setup.seats, setup.practice
        if self.autosave is not None and script is None:
            self.autosave.begin(session, lock, saved_as, saved_entries)
        elif self.autosave is not None:
            self.autosave.end()
        self.is_lesson = script is not None
        self._session, self._setup, self.seats = session, setup, shown_seats(setup.seats)
        self._choice, self.choices = None, {}
        self.computers.begin(session, script)
        names = [seat.name for seat in self.seats]
        self._speaker = Speaker(session.game.table.setting.base, names, translate, session.readings)
        self._speaker.see(session.game.table)
        self._count_decided()
        self.busy = self._cover_later = False
        self.waiting_for = NOBODY
        self.seat = NOBODY if self._covers_are_used() else self._first_person()
        self.model.begin(self.declaration.places(self.table.setting), self.table, self.seat)
        self.log.reset(())  # the lines of the last game are not for the new speaker
        self.log.set_speaker(self.speaker)
        self.log.set_seat(self.seat)
        self.log.reset(*story(session))
        self.moves = Moves()  # those of the last game are told no more, in whatever language
        self.began.emit()
        self.turned_to.emit(self.seat)  # after what was shown of the last game is gone
        self.recorded.emit()
        self._ask_next()

    def stop(self) -> None:
        """The program ends, or another game comes: this one stays in the library as it is."""
        self._choice = None
        self.computers.end()
        wait_for_ends()
        if self.autosave is not None:
            self.autosave.end()

    # --- the game that lies on the table -----------------------------------------------------------------

    @property
    def has_game(self) -> bool:
        return self._session is not None

    @property
    def session(self) -> Session:
        return present(self._session)

    @property
    def setup(self) -> GameSetup:
        return present(self._setup)

    @property
    def speaker(self) -> Speaker:
        return present(self._speaker)

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def declaration(self) -> Declaration:
        return declaration_of(self.table.setting)

    @property
    def table(self) -> Table:
        table: Table = self.game.table
        return table

    @property
    def is_over(self) -> bool:
        return not self.has_game or self.session.game.is_over

    def _first_person(self) -> int:
        """Who is shown when nobody has to be hidden from anybody."""
        return next((number for number, seat in enumerate(self.seats) if seat.is_person), NOBODY)

    def _covers_are_used(self) -> bool:
        people = sum(seat.is_person for seat in self.seats)
        return people > 1 and bool(self.preferences.value("covers"))

    # --- acting ----------------------------------------------------------------------------------------

    def submit(self, action: Action) -> bool:
        """A player's answer. What the rules refuse changes nothing and is told."""
        if not self.has_game or self.waiting_for != NOBODY:
            return False
        try:
            events = self.session.play(action)
        except IllegalActionError as error:
            self.refused.emit(error.refusal)
            return False
        self._show(events)
        return True

    def _show(self, events: Sequence[Event]) -> None:
        """An action was played: show what happened, and then ask whoever is next."""
        self._choice = None
        self.computers.drop()  # somebody has acted out of turn
        self._record()
        step = len(self.session.actions)
        self._forget_reasons()
        self.last_decided[self.session.decider(step - 1)] = step
        before = self.session.positions[-1]
        self.moves = Moves()  # nothing can be done until the board has caught up
        self._cover_if_due(before, self.audience(events))  # the table as it was: nothing new is shown yet
        self.stepping.emit()
        self.log.append(events, step)
        self.model.update(self.table, self.seat)
        self.stepped.emit(events)
        self._let_computer_think()  # while pieces travel
        self.busy = self.animate(events, before)
        if not self.busy:
            self._shown()

    def _shown(self) -> None:
        """The board has caught up: whoever decides next is asked."""
        if self._cover_later:
            self._cover()
        self._ask_next()

    def _record(self) -> None:
        """What has happened is on the disk before anybody sees it."""
        if self.autosave is not None:
            self.autosave.record()
            self.recorded.emit()

    # --- taking back -------------------------------------------------------------------------------------

    def undo(self, count: int, how: str = FREE) -> None:
        """Take back the last actions. Whether that is fair is asked before (`history/undo.py`)."""
        if self.session.undo(count, how):
            self._record()
            self._show_again()

    def redo(self, count: int) -> None:
        """Do again what was taken back."""
        for _ in range(min(count, len(self.session.undone))):
            self.session.redo()
            self._record()
        self._show_again()

    def _show_again(self) -> None:
        """The board shows the table as it is now, without a way from there to here."""
        self._choice = None
        self.computers.turn_back()
        self.busy = self._cover_later = False
        self._count_decided()
        self.jumped.emit()
        self.log.reset(*story(self.session))
        self.moves = Moves()
        following = self._asked()
        if following != NOBODY and following == self.waiting_for:
            self.covered.emit(following)  # the cover asks for something else by now
        elif following not in (NOBODY, self.seat):
            self.waiting_for = NOBODY
            self._cover_if_due(self.table)
        self.model.update(self.table, self.seat)
        self.turned_to.emit(self.reader)  # who was one of many at the end decides again
        self._ask_next()

    def _count_decided(self) -> None:
        """When each seat last decided, in a game that was not played from its beginning."""
        self.last_decided = [0] * len(self.seats)
        for step in range(len(self.session.actions)):
            self.last_decided[self.session.decider(step)] = step + 1

    # --- who sits at the screen --------------------------------------------------------------------------

    def _cover_if_due(self, table: Table, audience: Audience = Audience.PLAYER) -> None:
        """Another person decides next: what is secret leaves the table that is shown, before that changes.
        The cover itself may come later, when everybody has seen what happens."""
        following = self._asked()
        if audience is Audience.GATHERED and self.seat != NOBODY and self._covers_are_used():
            self._leave_seat(table)
            self.seat_left.emit()
        if following == NOBODY or not self.seats[following].is_person or following == self.seat:
            return
        if self._covers_are_used():
            self.waiting_for = following
            self._leave_seat(table)
            self._cover_later = audience is not Audience.PLAYER
            if self._cover_later:
                self.seat_left.emit()
            else:
                self._cover()
        else:
            self._sit(following, table)

    def _asked(self) -> int:
        """Who owes an answer, or NOBODY. What belongs to a team is not spent by a computer player: for one of
        those a person answers, if there is one; best the one at the screen."""
        following = self.game.to_act
        if following is None:
            return NOBODY
        if self.seats[following].is_person or not self._is_for_the_team():
            return following
        sits = self.seat != NOBODY and self.seats[self.seat].is_person
        person = self.seat if sits else self._first_person()
        return following if person == NOBODY else person

    def _is_for_the_team(self) -> bool:
        return self.game.decision.kind in self.declaration.team_decisions

    def _cover(self) -> None:
        self._cover_later = False
        if self.waiting_for != NOBODY:  # somebody else may play that seat by now
            self.turned_to.emit(self.waiting_for)
            self.covered.emit(self.waiting_for)

    def _sit(self, seat: Player, table: Table) -> None:
        self.seat = seat
        self.turned_to.emit(seat)
        self.log.set_seat(seat)
        self.model.update(table, seat)

    def _leave_seat(self, table: Table) -> None:
        """What only one player may know is in sight no more."""
        self.seat = NOBODY
        self.log.set_seat(NOBODY)
        self.model.update(table, NOBODY)

    def step_away(self) -> None:
        """The screen shows something else for a while: whoever comes back is asked who it is."""
        if self._covers_are_used() and not self.is_over and self.seat != NOBODY:
            self._leave_seat(self.table)
            self._ask_next()

    def take_seat(self) -> None:
        """The person the cover asked for sits at the screen now."""
        if self.waiting_for == NOBODY:
            return
        seat, self.waiting_for = self.waiting_for, NOBODY
        self._sit(seat, self.table)
        self._ask_next()

    def set_language(self, seat: int, language: str) -> None:
        """What a player reads from now on, in this game and wherever it is kept."""
        self._seat(seat, replace(self.session.seats[seat], language=language))
        self.turned_to.emit(self.reader)

    def set_player(self, seat: int, player: str, program: Program | None = None) -> None:
        """Somebody else plays a seat from now on; whoever did so already begins anew."""
        self._seat(seat, replace(self.session.seats[seat], player=player, program=program))
        self._choice = None
        self.computers.drop()
        self.computers.seat(seat, self.seats[seat])
        self.log.reset(*story(self.session))
        self._turn_screen()
        if not self.busy:
            self._ask_next()

    def _seat(self, number: int, seat: Seat) -> None:
        self.session.seat(number, seat)
        self.seats = shown_seats(self.session.seats)
        self._setup = replace(self.setup, seats=self.session.seats)
        self.seats_changed.emit()
        self._record()

    def rename(self) -> None:
        """The window speaks another language: names that nobody has typed follow it."""
        if self.has_game:
            self.seats = shown_seats(self.session.seats)
            self.speaker.names[:] = [seat.name for seat in self.seats]
            self.seats_changed.emit()

    def _turn_screen(self) -> None:
        """To somebody who plays at it: a person may have left, or have come."""
        if self.waiting_for != NOBODY and not self.seats[self.waiting_for].is_person:
            self.waiting_for = NOBODY
            self.cover_lifted.emit()
        if self.waiting_for != NOBODY or (self.seat != NOBODY and self.seats[self.seat].is_person):
            return
        shown = NOBODY if self._covers_are_used() else self._first_person()
        if shown != NOBODY:
            self._sit(shown, self.table)
        elif self.seat != NOBODY:
            self._leave_seat(self.table)
            self.turned_to.emit(self.reader)

    # --- who is next -----------------------------------------------------------------------------------

    def animation_ended(self) -> None:
        """The pieces that `animate` let travel have arrived."""
        if self.busy:
            self.busy = False
            self._shown()

    def hold(self, on: bool) -> None:
        """Somebody looks at the past: computer players wait until the present is back."""
        self.held = on
        self._play_soon.start(0)

    def pause(self, on: bool) -> None:
        """Computer players wait before their next move, or go on."""
        self.paused = on
        self._play_soon.start(0)

    def _ask_next(self) -> None:
        """The board shows the position: let the next one decide."""
        if self.is_over:
            self._leave_seat_at_the_end()
            self.moves = Moves()
            self.decision_changed.emit()
            self.over.emit()
            return
        if self.waiting_for == NOBODY:
            self._cover_if_due(self.table)
        self.moves = Moves(self.game, self._answers_for(), self.declaration.actions)
        self.decision_changed.emit()
        self._let_computer_think()
        self._play_soon.start(0)

    def _answers_for(self) -> int:
        """The seat whose answer the person at the screen gives: the own one, unless it is the team's."""
        owes = self.game.decision.player
        return owes if self._is_for_the_team() and self.is_my_decision else self.seat

    def _leave_seat_at_the_end(self) -> None:
        """Everybody looks at the result: what is secret stays so, also on a lost planet (G-40)."""
        self.waiting_for = NOBODY
        if self._covers_are_used() and self.seat != NOBODY:
            self._leave_seat(self.table)
        self.turned_to.emit(self.reader)

    # --- computer players --------------------------------------------------------------------------------

    def _let_computer_think(self) -> None:
        """It may do so at any time; its answer waits until it can be shown."""
        if not self.is_over and self._choice is None and not self.seats[self._asked()].is_person:
            self.computers.think()

    def _computer_chose(self, choice: Choice) -> None:
        self._choice = choice
        self._let_computer_play()

    def _let_computer_play(self) -> None:
        choice = self._choice
        if choice is None or self.busy or self.held or self.paused or self.waiting_for != NOBODY:
            return
        self._choice = None
        events = self.session.play(choice.action)
        self.choices[len(self.session.actions)] = choice
        self._show(events)

    # --- why a computer player did something ---------------------------------------------------------------

    def why(self, step: int) -> Why | None:
        """The reasons for the action that led to a step, if a computer player has given some."""
        choice = self.choices.get(step)
        actions = self.session.actions
        if choice is None or step > len(actions) or actions[step - 1] != choice.action:
            return None
        return why(choice, self.speaker, self.seats[self.session.decider(step - 1)].name, self.is_over)

    @property
    def plans(self) -> dict[int, tuple[Intention, ...]]:
        """By seat: what computer players plan, and what they ask of others."""
        return plans(self.session, self.choices)

    @property
    def has_reasons(self) -> bool:
        return any(self.why(step) is not None for step in self.choices)

    def _forget_reasons(self) -> None:
        """Those of actions that were undone and will not be done again."""
        last = len(self.session.actions) + len(self.session.undone)
        self.choices = {step: choice for step, choice in self.choices.items() if step <= last}

    # --- questions of the window -------------------------------------------------------------------------

    @property
    def is_covered(self) -> bool:
        """Does the screen wait for somebody to sit down?"""
        return self.waiting_for != NOBODY

    @property
    def reader(self) -> int:
        """Whom the screen speaks to. At the end that is everybody: NOBODY, unless all have one language."""
        if not self.is_over:
            return self.waiting_for if self.is_covered else self.seat
        people = [seat for seat, who in enumerate(self.seats) if who.is_person]
        languages = {self.seats[seat].language for seat in people}
        return people[0] if len(languages) == 1 else NOBODY

    @property
    def is_a_persons_decision(self) -> bool:
        """Does a person owe the answer, wherever that person sits?"""
        return not self.is_over and self.seats[self._asked()].is_person

    @property
    def is_my_decision(self) -> bool:
        """Does the person at the screen owe the answer?"""
        return not self.is_over and self.waiting_for == NOBODY and self._asked() == self.seat

    @property
    def has_company_goals(self) -> bool:
        """A team has none to discard."""
        return any(action is CashCompanyGoal for _, action in self.game.edition.rule_for)

    def can_cash(self, seat: int) -> bool:
        """May this player discard the company goal now? Not while the screen waits for somebody."""
        if self.is_over or self.waiting_for != NOBODY:
            return False
        return self.game.why_not(cash_company_goal(seat)) is None


def present(thing: T | None) -> T:
    """What exists once a game lies on the table. Ask `has_game` first."""
    if thing is None:
        raise LookupError("no game lies on the table")
    return thing
