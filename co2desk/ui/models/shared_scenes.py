"""Scenes that are the same in both editions."""

from __future__ import annotations

from co2desk.engine.table import events as ev
from co2desk.ui.models.scenes import Scene, SceneStep

PLAYING = frozenset({ev.RoundBegan, ev.TurnBegan})  # players act again: whatever was on the stage is over
ENDS = frozenset({ev.GameEnded})

SUMMIT = Scene(
    "summit",
    (
        SceneStep("topics", frozenset({ev.SummitHeld})),
        SceneStep("participants", frozenset({ev.ExpertiseGained, ev.ExpertiseLost})),
        SceneStep("next_summit", frozenset({ev.SummitReplaced})),
    ),
    opens=frozenset({ev.SummitHeld}),
    last=frozenset({ev.SummitReplaced}),
    after=PLAYING | ENDS,
    tells=frozenset({ev.SummitHeld}),
)
DRAFT = Scene(
    "draft",
    (SceneStep("keep", frozenset({ev.LobbyKept})), SceneStep("pass_on", frozenset({ev.PacketsPassed}))),
    opens=frozenset({ev.LobbyKept, ev.PacketsPassed}),
    after=frozenset({ev.DecadeBegan, *PLAYING}),
    in_setup=True,
)
ENDING = Scene("ending", (SceneStep("end"),), opens=ENDS, gathers=True)  # all that follows belongs to it
