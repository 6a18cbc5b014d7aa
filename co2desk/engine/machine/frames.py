"""The decision stack: what is still to be done, as plain data.

A frame is either a **decision** (the engine waits for an answer of `player`) or a **task** (the engine
carries it out as soon as it is on top). A procedure that has to wait for somebody pushes a task with
its remaining steps and the decision above it. Because frames hold nothing but a name and a few numbers,
a game can be copied, compared and saved in the middle of any choice.
"""

from __future__ import annotations

from typing import NamedTuple

NOBODY = -1


class Frame(NamedTuple):
    kind: str
    player: int = NOBODY
    data: tuple[int, ...] = ()
