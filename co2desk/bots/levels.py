"""The levels of computer players, from the weakest to the strongest.

They differ in how far they look: one action (Beginner), the whole turn (Steady), the turns of the others
after it (Strong), and more of both (Expert). Work is counted, not time, so that a level is as strong on a
slow machine.
"""

from __future__ import annotations

LEVELS = ("beginner", "steady", "strong", "expert")
DEFAULT_LEVEL = "steady"
DEFAULT_PARTNER = "strong"  # of a team: the weakest that plans the whole decade, and says what it plans
SECONDS = 3.0  # a decision never takes much longer, on however slow a machine
