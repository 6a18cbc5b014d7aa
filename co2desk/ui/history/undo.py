"""Taking back, fairly: freely what nobody can have learned from, everything else only if the table agrees.

The dialog names what would be taken back. A person alone, also among computer players, has nobody to ask, and
in games for practice nobody has to be asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from co2desk.engine.machine.rule import Event
from co2desk.session.fairness import decided_by, free_undo, taking_back
from co2desk.session.takebacks import AGREED, FREE, PRACTICE
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.log.lines import LINES, Weight
from co2desk.ui.widgets import message_box

MOST_LINES = 12


class Undo:
    def __init__(self, controller: Controller, parent: QWidget) -> None:
        self.controller, self.parent = controller, parent

    @property
    def can_undo(self) -> bool:
        return self.controller.has_game and self._count() > 0

    @property
    def can_redo(self) -> bool:
        return self.controller.has_game and bool(self.controller.session.undone)

    @property
    def is_unlimited(self) -> bool:
        """Nobody else has to agree, or could."""
        people = sum(seat.is_person for seat in self.controller.seats)
        return self.controller.session.practice or people <= 1

    def undo(self) -> None:
        """Back to the last decision of a person."""
        count = self._count()
        if not count:
            return
        if self._is_free(count):
            self.controller.undo(count, FREE)
        elif self.is_unlimited:
            self.controller.undo(count, PRACTICE)
        elif self._table_agrees(count):
            self.controller.undo(count, AGREED)

    def redo(self) -> None:
        """On to the next decision of a person; what computer players had done comes along."""
        session, count = self.controller.session, 0
        again = session.game.copy()
        for action in reversed(session.undone):
            again.apply_trusted(action)
            count += 1
            if again.is_over or self.controller.seats[again.decision.player].is_person:
                break
        if count:
            self.controller.redo(count)

    def _is_free(self, count: int) -> bool:
        """Only for the one whose decision it was, or as long as nobody has taken that one's place."""
        controller, session = self.controller, self.controller.session
        if count > free_undo(session):
            return False
        return controller.is_covered or decided_by(session, len(session.actions) - 1) == controller.seat

    def _count(self) -> int:
        """How many actions lie behind the last decision of a person, that one included."""
        controller, session = self.controller, self.controller.session
        for step in range(len(session.actions) - 1, -1, -1):
            if controller.seats[decided_by(session, step)].is_person:
                return len(session.actions) - step
        return 0

    def _table_agrees(self, count: int) -> bool:
        controller, session = self.controller, self.controller.session
        lost = taking_back(session, count)
        names = [controller.seats[player].name for player in lost.players]
        #: “This” are the last actions. Others have seen or answered them, so the whole table is asked.
        #: {names} are the players whose decisions would be lost, with a comma between them.
        asked = [
            translate("Undoing", "Undoing this needs everyone's consent. Does everyone agree?"),
            translate("Undoing", "This undoes decisions of these players: {names}.").format(
                names=translate("Undoing", ", ").join(names)
            ),
        ]
        if lost.hidden:
            asked.append(translate("Undoing", "Hidden information has been revealed since then."))
        choice = message_box.ask(
            self.parent,
            "\n\n".join(asked),
            [translate("Undoing", "Everyone agrees: undo")],
            "\n".join(self._lines(count)),
            careful=True,
        )
        return choice != message_box.CANCELLED

    def _lines(self, count: int) -> list[str]:
        """What would be taken back, as everybody may read it, the last action first."""
        session, speaker = self.controller.session, self.controller.speaker
        told = [
            translate("Undoing", "•  {sentence}").format(sentence=speaker.event(event))
            for events in reversed(session.events[-count:])
            for event in gist(events)
        ]
        rest = len(told) - MOST_LINES
        if rest > 0:
            told[MOST_LINES:] = [translate("Undoing", "… and {count} more").format(count=rest)]
        return told


def gist(events: Sequence[Event]) -> Sequence[Event]:
    """What an action was about: its first fact, not what it cost on the way."""
    facts = [event for event in events if LINES[type(event)][1] == Weight.FACT]
    return (facts or events)[:1]
