"""The pace of a replay: when the next step is due. Pieces that travel are waited for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from co2desk.ui.i18n.translation import translate
from co2desk.ui.preferences import CHOICES, Preferences

SPEED = "replay_speed"
SPEEDS: tuple[int, ...] = CHOICES[SPEED][1]  # percent of the normal one
STEP_MS = 1000  # how long a position is looked at, at normal speed
GLIDING = 100  # faster than this, pieces do not travel: the position is just there


#: How fast a finished game is played again.
def speed_names() -> dict[int, str]:
    """The speeds of a replay, in percent of the normal one."""
    return {
        50: translate("ReplayClock", "Slow"),
        100: translate("ReplayClock", "Normal speed"),
        300: translate("ReplayClock", "Fast"),
        800: translate("ReplayClock", "Very fast"),
    }


class ReplayClock(QObject):
    """Ticks once for each call of `rest`, as long as the replay runs."""

    due = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.is_running = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.due)
        preferences.changed.connect(self._preference_changed)

    @property
    def speed(self) -> int:
        found: int = self.preferences.value(SPEED)
        return found

    @property
    def glides(self) -> bool:
        """Is there time to let pieces travel?"""
        return not self.is_running or self.speed <= GLIDING

    def start(self) -> None:
        self.is_running = True
        self.rest()

    def stop(self) -> None:
        self.is_running = False
        self.timer.stop()

    def rest(self) -> None:
        """A position is shown: the next one comes after a while."""
        if self.is_running:
            self.timer.start(round(STEP_MS * 100 / self.speed))

    def faster(self) -> None:
        self._change_speed(1)

    def slower(self) -> None:
        self._change_speed(-1)

    def _change_speed(self, by: int) -> None:
        """To a faster or slower one of the few that there are."""
        wanted = SPEEDS.index(self.speed) + by
        self.preferences.set(SPEED, SPEEDS[max(0, min(wanted, len(SPEEDS) - 1))])

    def _preference_changed(self, key: str) -> None:
        """At once: also the position that is being looked at."""
        if key == SPEED and self.timer.isActive():
            self.rest()
