"""Scenes: stretches of events that play in front of everybody, such as the end of a decade or a summit.

An edition declares which events open a scene, which of them begin each of its steps, and which come after it.
A scene may stretch over several actions, because players decide things in the middle of it. Nothing but
events is read, so no scene can tell what the log would not tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev

BEGINS_PLAY = (ev.DecadeBegan, ev.RoundBegan, ev.TurnBegan)
# What is decided before the first decade begins, and never later.
IN_SETUP = frozenset({"draft", "keep_goal", "start_region", "start_space", "opponent_start"})


@dataclass(frozen=True)
class SceneStep:
    code: str
    begins: frozenset[type] = frozenset()  # events that begin it; all others go on with the step before


@dataclass(frozen=True)
class Scene:
    code: str
    steps: tuple[SceneStep, ...]
    opens: frozenset[type]
    last: frozenset[type] = frozenset()  # ends the scene, and belongs to it
    after: frozenset[type] = frozenset()  # ends the scene, and does not belong to it
    in_setup: bool = False  # only before the first decade begins
    gathers: bool = False  # everybody comes to the screen for it, and nobody skips its result
    tells: frozenset[type] = frozenset()  # events whose sentence is the result, if there is one

    @property
    def is_endless(self) -> bool:
        """No event ends it: the game is over."""
        return not self.last and not self.after

    def step_of(self, event: Event, before: int) -> int:
        """The step that an event belongs to, after one of another step."""
        kind = type(event)
        return next((number for number, step in enumerate(self.steps) if kind in step.begins), before)


@dataclass
class Part:
    """Some of the events of one action: all of a scene, or of none."""

    scene: Scene | None
    events: list[Event] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)  # by event
    is_first: bool = False  # the scene begins
    is_last: bool = False  # the scene is over
    told: list[Event] = field(
        default_factory=list
    )  # all that the scene has told so far, in this action and before


class Plot:
    """Which scene the game is in. It takes the events of one action after the other.

    `first_asked` is the decision with which the game begins: one that was laid out in the middle has no
    events that tell how far it is.
    """

    def __init__(self, scenes: Sequence[Scene], first_asked: str = "") -> None:
        self.scenes = scenes
        self.scene: Scene | None = None
        self.step = 0
        self.so_far: list[Event] = []  # what the open scene has told, or the last one; each has its own list
        self.has_begun = bool(first_asked) and first_asked not in IN_SETUP  # the first decade has

    def take_all(self, actions: Iterable[Sequence[Event]]) -> None:
        """What has happened so far."""
        for events in actions:
            self.take(events)

    def take(self, events: Sequence[Event]) -> list[Part]:
        """What one action brought, divided."""
        parts: list[Part] = []
        for event in events:
            self._close_before(event, parts)
            is_first = self.scene is None and self._open(event)
            if not parts or parts[-1].scene is not self.scene or parts[-1].is_last or is_first:
                parts.append(Part(self.scene, is_first=is_first, told=self.so_far))
            part = parts[-1]
            part.events.append(event)
            if self.scene is not None:
                self.step = self.scene.step_of(event, self.step)
                self.so_far.append(event)
                if type(event) in self.scene.last:
                    part.is_last = True
                    self.scene = None
            part.steps.append(self.step)
            self.has_begun = self.has_begun or type(event) in BEGINS_PLAY
        if self.scene is not None and self.scene.is_endless:
            parts[-1].is_last = True
        return parts

    def _close_before(self, event: Event, parts: list[Part]) -> None:
        if self.scene is not None and type(event) in self.scene.after:
            if not parts:  # nothing of it came with this action: its result is still due
                parts.append(Part(self.scene, told=self.so_far))
            parts[-1].is_last = True
            self.scene = None

    def _open(self, event: Event) -> bool:
        kind = type(event)
        for scene in self.scenes:
            if kind in scene.opens and not (scene.in_setup and self.has_begun):
                self.scene, self.step, self.so_far = scene, 0, []
                return True
        return False
