"""Which sound belongs to what happens: one for each action at most, that of the weightiest event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events
from co2desk.ui.controller import Controller
from co2desk.ui.preferences import Preferences

WIN, LOSE = "win", "lose"
# The weightiest first.
OF_EVENTS: dict[str, tuple[type[object], ...]] = {
    "danger": (events.DisasterStruck, events.FossilPlantPlaced, events.EnvironmentalPenalty),
    "decade": (events.DecadeBegan,),
    "build": (events.PlantBuilt,),
    "card": (
        *(events.LobbyPlayed, events.UnGoalScored, events.EnvironmentalGoalAchieved),
        *(events.CompanyGoalCashed, events.LobbyKept, events.GoalKept),
    ),
    "place": (
        *(events.ProjectProposed, events.ProjectInstalled, events.ControlTaken),
        *(events.ScientistMoved, events.ScientistRecruited, events.OpponentCubePlaced),
    ),
    "pay": (
        *(events.CepBought, events.CepSold, events.CepPaid, events.RegionCepPaid, events.Co2Reduced),
        *(events.MoneyPaid, events.MoneyGained, events.IncomeSplit, events.PenaltyPaid),
    ),
}


def sound_of(happened: Sequence[Event]) -> str:
    """The name of a sound, or "" where nothing is worth one."""
    kinds = {type(event) for event in happened}
    return next((name for name, loud in OF_EVENTS.items() if kinds & set(loud)), "")


class Sounds(QObject):
    """Follows the game. `play` is asked for a sound by its name; who puts nothing there hears nothing."""

    def __init__(self, controller: Controller, preferences: Preferences) -> None:
        super().__init__(controller)
        self.controller, self.preferences = controller, preferences
        self.play: Callable[[str], None] = lambda name: None
        self._is_played = False  # a finished game that is only opened is not won again
        controller.began.connect(self._begin)
        controller.stepped.connect(self._hear)
        controller.over.connect(self._end)

    def _begin(self) -> None:
        self._is_played = False

    def _hear(self, happened: Sequence[Event]) -> None:
        self._is_played = True
        if not self.controller.is_over:
            self._say(sound_of(happened))

    def _end(self) -> None:
        if not self._is_played:
            return
        self._is_played = False
        winners, seats = self.controller.game.result.winners, self.controller.seats
        people = [number for number, seat in enumerate(seats) if seat.is_person]
        is_won = any(number in winners for number in people) if people else bool(winners)
        self._say(WIN if is_won else LOSE)

    def _say(self, name: str) -> None:
        if name and self.preferences.value("sound"):
            self.play(name)
